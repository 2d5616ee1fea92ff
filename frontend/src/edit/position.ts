/** A position as data: what of it is in a place or with a seat, and how one thing of it is changed. Pure; knows no game. */

import type { DrawnPart, Drawing, Outline, DrawnPosition, Shape } from "../net/shapes.ts";
import type { Json } from "../faces/face.ts";

export type Path = readonly (string | number)[];
type Dict = Readonly<Record<string, Json>>;

/** Something that can be changed: a value of a shape at a path; or whether a place is named there. */
export interface Slot {
  readonly part: DrawnPart;
  readonly path: Path;
  readonly shape: Shape;
  readonly seat: number | null;
  /** The place itself stands there, or is in the list: yes or no. */
  readonly names: "list" | "value" | null;
  /** Of rows that are about a place: the field that names it. */
  readonly key: string | null;
  /** What it is further about, such as an officer. */
  readonly word: string | null;
}

const dict = (value: Json | undefined): Dict | null => (typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Dict) : null);
const list = (value: Json | undefined): readonly Json[] | null => (Array.isArray(value) ? (value as readonly Json[]) : null);

export const wordsOf = (shape: Shape, outline: Outline): readonly string[] =>
  (shape.is === "one" || shape.is === "each" ? (shape.words ?? outline.words[shape.field ?? ""] ?? []) : []);

/** Whether the words of a shape are places of the board. */
export function ofPlaces(shape: Shape, outline: Outline): boolean {
  const words = wordsOf(shape, outline);
  return words.length > 0 && words.every((word) => word in outline.places);
}

function holdsPlaces(shape: Shape, outline: Outline): boolean {
  if (shape.is === "one") return ofPlaces(shape, outline);
  if (shape.is === "each") return ofPlaces(shape, outline) || holdsPlaces(shape.of, outline);
  if (shape.is === "row" || shape.is === "by_seat") return holdsPlaces(shape.of, outline);
  return shape.is === "record" && Object.values(shape.parts).some((part) => ofPlaces(part, outline));
}

/** What a part says of a place. */
function slotsAt(part: DrawnPart, place: string, players: number, outline: Outline): readonly Slot[] {
  const kind = outline.places[place] ?? "";
  if (part.where.length && !part.where.includes(kind)) return [];
  const walk = (shape: Shape, path: Path, seat: number | null, word: string | null): readonly Slot[] => {
    const slot = (more: Partial<Slot>): Slot => ({ part, path, shape, seat, word, names: null, key: null, ...more });
    if (shape.is === "by_seat") return Array.from({ length: players }, (_, one) => walk(shape.of, [...path, one], one, word)).flat();
    if (shape.is === "one") return wordsOf(shape, outline).includes(place) ? [slot({ names: "value" })] : [];
    if (shape.is === "each" && ofPlaces(shape, outline)) return wordsOf(shape, outline).includes(place) ? [slot({ path: [...path, place], shape: shape.of })] : [];
    if (shape.is === "each") return wordsOf(shape, outline).flatMap((one) => walk(shape.of, [...path, one], seat, one));
    if (shape.is !== "row") return [];
    const { of } = shape;
    if (of.is === "one" && wordsOf(of, outline).includes(place)) return [slot({ names: "list" })];
    const key = of.is === "record" ? Object.keys(of.parts).find((name) => { const field = of.parts[name]; return field && wordsOf(field, outline).includes(place); }) : undefined;
    return key === undefined ? [] : [slot({ key })];
  };
  return holdsPlaces(part.shape, outline) ? walk(part.shape, [part.name], null, null) : [];
}

/** Everything that can be drawn in a place. */
export const placeSlots = (outline: Outline, place: string, players: number): readonly Slot[] =>
  outline.parts.filter(({ drawn }) => drawn).flatMap((part) => slotsAt(part, place, players, outline));

/** What can be drawn of a seat (null: of the table) and is in no place. */
export function otherSlots(outline: Outline, seat: number | null): readonly Slot[] {
  return outline.parts.filter(({ drawn, shape }) => drawn && (shape.is === "by_seat") === (seat !== null) && !holdsPlaces(shape, outline))
    .map((part) => ({
      part, seat, names: null, key: null, word: null,
      path: seat === null ? [part.name] : [part.name, seat],
      shape: part.shape.is === "by_seat" ? part.shape.of : part.shape,
    }));
}

export function at(position: Json | undefined, path: Path): Json | undefined {
  let here: Json | undefined = position;
  for (const step of path) here = typeof step === "number" ? list(here)?.[step] : dict(here)?.[step];
  return here;
}

/** Whether it says nothing: 0, "", and what holds nothing else. */
export function isEmpty(value: Json | undefined): boolean {
  if (typeof value === "object" && value !== null) return Object.values(value).every((one) => isEmpty(one as Json));
  return value === undefined || value === null || value === 0 || value === "" || value === false;
}

/** What stands in an empty one of this shape. */
export function nothing(shape: Shape, players: number): Json {
  if (shape.is === "by_seat") return Array.from({ length: players }, () => shape.empty);
  if (shape.is === "row") return [];
  if (shape.is === "each" || shape.is === "record") return {};
  return shape.is === "count" || shape.is === "seat" ? 0 : shape.is === "flag" ? false : "";
}

/** The position with one thing changed; null takes it away. What held nothing else goes along. */
function put(value: Json | undefined, path: Path, to: Json | null, shape: Shape, players: number): Json | null {
  const [step, ...rest] = path;
  if (step === undefined) return to;
  const inner: Shape = shape.is === "record" ? (shape.parts[String(step)] ?? { is: "anything" }) : "of" in shape ? shape.of : { is: "anything" };
  if (typeof step === "number") {
    const rows = [...(list(value) ?? (nothing(shape, players) as readonly Json[]))];
    const put_ = put(rows[step], rest, to, inner, players);
    if (put_ === null && shape.is === "row") rows.splice(step, 1);
    else rows[step] = put_ ?? nothing(inner, players);
    return rows;
  }
  const { [step]: before, ...others } = { ...dict(value) };
  const after = put(before, rest, to, inner, players);
  if (after === null || (rest.length > 0 && isEmpty(after) && dict(after))) return others;
  return { ...others, [step]: after };
}

/** A drawing with one thing changed; what followed from it goes. */
export function changed(drawing: Drawing, outline: Outline, part: DrawnPart, path: Path, to: Json | null): Drawing {
  const players = drawing.names.length;
  const whole: Shape = { is: "record", parts: Object.fromEntries(outline.parts.map(({ name, shape }) => [name, shape])) };
  const after = { ...(put(drawing.position, path, to, whole, players) as Dict) };
  for (const gone of part.undoes) delete after[gone];
  return { ...drawing, position: after };
}

/** Whether the slot's place is named in it, or has anything by it. */
export function says(position: DrawnPosition, { path, names, key }: Slot, place: string): boolean {
  const value = at(position, path);
  if (names === "value") return value === place;
  if (names === "list") return list(value)?.includes(place) ?? false;
  if (key !== null) return list(value)?.some((row) => dict(row)?.[key] === place) ?? false;
  return !isEmpty(value);
}

/** The place named in a slot, or no longer. */
export function naming(drawing: Drawing, outline: Outline, slot: Slot, place: string, on: boolean): Drawing {
  const { part, path, names } = slot;
  if (names === "value") return changed(drawing, outline, part, path, on ? place : path.length > 2 ? null : "");
  const rows = (list(at(drawing.position, path)) ?? []).filter((one) => one !== place);
  return changed(drawing, outline, part, path, on ? [...rows, place] : rows);
}

/** The seat that holds a place; null: nobody. */
export const holder = (drawing: Drawing, slots: readonly Slot[], place: string): number | null =>
  slots.find((slot) => slot.part.holds && slot.seat !== null && says(drawing.position, slot, place))?.seat ?? null;

/** The place in the hands of another seat, with all that stands there; null: of nobody, and empty. */
export function handOver(drawing: Drawing, outline: Outline, slots: readonly Slot[], place: string, to: number | null): Drawing {
  let after = drawing;
  const held = slots.filter(({ part, seat }) => part.holds && seat !== null);
  const moved = held.filter((slot) => says(drawing.position, slot, place));
  for (const slot of moved) after = slot.names ? naming(after, outline, slot, place, false) : changed(after, outline, slot.part, slot.path, null);
  if (to === null) return after;
  for (const slot of moved) {
    const heir = held.find((one) => one.seat === to && one.part === slot.part && one.word === slot.word);
    if (!heir) continue;
    after = heir.names ? naming(after, outline, heir, place, true) : changed(after, outline, heir.part, heir.path, at(drawing.position, slot.path) ?? null);
  }
  if (moved.length) return after;
  const bare = held.filter(({ seat, word }) => seat === to && word === null);
  const [first] = bare;
  if (!first) return after;
  return first.names ? naming(after, outline, first, place, true) : after; // units come one by one
}

/** How many of a word are left of its stock; null: no stock is known. */
export function left(position: DrawnPosition, outline: Outline, part: DrawnPart, word: string): number | null {
  const all = part.stock[word];
  if (all === undefined) return null;
  const same = JSON.stringify(part.stock);
  const count = (value: Json | undefined, key: string): number => {
    if (typeof value === "number") return key === word ? value : 0;
    return Object.entries(dict(value) ?? {}).reduce((sum, [name, one]) => sum + count(one, name), 0) + (list(value) ?? []).reduce((sum: number, one) => sum + count(one, ""), 0);
  };
  const used = outline.parts.filter(({ stock }) => JSON.stringify(stock) === same).reduce((sum, { name }) => sum + count(position[name], ""), 0);
  return all - used;
}

/** What belongs to the middle of a turn. */
const MIDDLE = ["turn", "chance", "asked", "question", "answering", "pass", "answers", "sealed", "stack"];

export const inTheMiddle = (position: DrawnPosition): boolean => "stack" in position;

/** The same table at the beginning of a turn. */
export function atRest(drawing: Drawing, outline: Outline): Drawing {
  const kept = new Set(outline.parts.filter(({ drawn }) => drawn).map(({ name }) => name));
  return { ...drawing, position: Object.fromEntries(Object.entries(drawing.position).filter(([name]) => kept.has(name) && !MIDDLE.includes(name))) };
}

/** What everybody sees of it: a view that was seen last, with the parts that lie open as they are drawn. */
export function seen(drawing: Drawing, outline: Outline, before: Readonly<Record<string, unknown>> | null): Readonly<Record<string, unknown>> {
  const players = drawing.names.length;
  const view: Record<string, unknown> = { turn: 0, stack: [], hand_sizes: Array<number>(players).fill(0), active: 0, ...before, game: outline.game, players, viewer: -1, legal: [] };
  for (const { name, seen: open, shape } of outline.parts) {
    if (!open) continue;
    const value = drawing.position[name];
    if (value !== undefined) view[name] = value;
    else if (shape.is === "seat" || shape.is === "one" || shape.is === "count") delete view[name];
    else view[name] = nothing(shape, players);
  }
  view["active"] = drawing.position["active"] ?? before?.["active"] ?? 0;
  return view;
}
