/** Where the map looks: at what matters when it is opened; while others play, on a desk, where one looks oneself, but for a battle or one's own places out of sight, and back again when one is asked; on a phone at what happens, and at what may be chosen with each new question, but not away from where one has just acted; while one chooses, only at a chosen place that is cut off. */

import type { Board } from "../board/index.ts";
import type { Draft, Face, LogLine, Scene, Told } from "../faces/face.ts";
import { lastRoute, legal } from "./draft.ts";
import { beginsTurn } from "./logLines.ts";

const NO_PLACES: ReadonlySet<string> = new Set(["event", "rule", "sentence", "power", "powers", "owner"]); // a power may be called as its land is

/** The regions that what was told is about, in its order: all that its arguments name. */
export function named(told: Told, regions: Readonly<Record<string, unknown>>): readonly string[] {
  const found = new Set<string>();
  const read = (value: unknown): void => {
    if (typeof value === "string") { if (value in regions) found.add(value); }
    else if (typeof value === "object" && value !== null) { for (const one of Object.values(value)) read(one); }
  };
  for (const [name, value] of Object.entries(told)) if (!NO_PLACES.has(name)) read(value);
  return [...found];
}

/** The last line that tells something, if it came after `seq`. */
export function fresh(log: readonly LogLine[], seq: number): LogLine | null {
  const last = log.findLast(({ events }) => events?.length);
  return last && last.seq > seq ? last : null;
}

const MANY = 8; // places that one line is about: where it is about the whole map, nobody has to look elsewhere
/** The regions that a line is about; none where it is about the whole map. */
export function scenery({ events = [] }: Pick<LogLine, "events">, regions: Readonly<Record<string, unknown>>): readonly string[] {
  const places = [...new Set(events.flatMap((told) => named(told, regions)))];
  return places.length <= MANY ? places : [];
}

/** Where the viewer has acted last in a turn that still goes on; none if that was about the whole map, or not at all. */
export function acted(log: readonly LogLine[], viewer: number, regions: Readonly<Record<string, unknown>>): readonly string[] {
  const last = log.slice(log.findLastIndex(beginsTurn) + 1).findLast((line) => line.seat === viewer && !line.auto && scenery(line, regions).length > 0);
  return last ? scenery(last, regions) : [];
}

const FEW = 4; // places asked about that have all to be in sight; of more a part is enough

/** Whether they are in one part of the map, such as a continent: then all of them are one place to look at. */
export function united(ids: readonly string[], regions: Readonly<Record<string, { readonly groups: readonly string[] }>>): boolean {
  const [first, ...more] = ids.flatMap((id) => (regions[id] ? [regions[id].groups] : []));
  return first?.some((group) => more.every((groups) => groups.includes(group))) ?? false;
}

/** Whether what is asked about has to be shown. */
export const hidden = (all: number, seen: number): boolean => all > 0 && (all <= FEW ? seen < all : seen * FEW < all);

/**
 * The place that was chosen last. Where it may be tapped once more, as for armies one by one, none: the map would slip
 * away from under the finger.
 */
export function chosen(draft: Draft, regions: Readonly<Record<string, unknown>>): string {
  const last = draft.steps.at(-1)?.fields ?? {};
  const place = [...Object.values(draft.chosen), ...Object.values(last).reverse()].find((value) => value in regions) ?? "";
  return Object.values(last).includes(place) && legal(draft).some(({ fields }) => Object.values(fields).includes(place)) ? "" : place;
}

interface Followed {
  /** The last line that the map has turned to; looking back and returning is no news. */
  seq: number;
  /** The last decision, and what was chosen for it last. */
  decision: string;
  chosen: string;
  /** What was chosen and aimed at then. */
  stake: string;
  /** What the last question was about. */
  about: string;
  /** What could be chosen then. */
  legal: string;
  /** Which question; "": something has happened since. */
  asked: string;
}

const boards = new WeakMap<Board, Followed>();

/** Shows where things happen; all of the map on a desk, if the face wants it. */
function begin(board: Board, face: Face, scene: Scene, about: readonly string[], close: boolean, glide = false): void {
  if (face.entire && !scene.compact) board.sight.fit(glide);
  else board.sight.open(about, close, glide);
}

/** What may be chosen on the map once something else was, such as a card: on a phone it comes into sight, if most of it is not. */
function narrow(board: Board, { compact, draft }: Scene, place: string, before: string): string {
  const legal = [...board.legal ?? []];
  const now = legal.join(" ");
  if (compact && draft && !draft.advised && !place && Object.keys(draft.chosen).length > 0 && now !== before && 2 * board.sight.sees(legal) < legal.length) board.sight.offer(legal);
  return now;
}

/** Whether a line tells what is shown large. */
const told = (line: LogLine, face: Face): boolean => line.events?.some(({ event }) => event in (face.beats ?? {})) ?? false;

/** A scene was laid on a board. */
export function turn(board: Board, face: Face, scene: Scene): void {
  const { draft, log } = scene;
  const theatre = (): readonly string[] => (face.theatre?.(scene) ?? []).filter((id) => id in board.map.regions);
  const followed = boards.get(board);
  const line = fresh(log, followed?.seq ?? 0);
  const decision = draft?.decision.id ?? followed?.decision ?? "";
  const place = draft ? (lastRoute(draft)?.routes[0]?.path.at(-1) ?? chosen(draft, board.map.regions)) : "";
  const stake = draft && scene.compact ? [...new Set([...board.stake, place].filter(Boolean))] : [];
  const now: Followed = { seq: line?.seq ?? followed?.seq ?? 0, decision, chosen: place, stake: stake.join(" "), about: followed?.about ?? "", legal: followed?.legal ?? "", asked: followed?.asked ?? "" };
  boards.set(board, now);
  if (line && ((line.seat ?? scene.viewer) !== scene.viewer || told(line, face))) now.asked = ""; // between two questions something has happened
  const goesOn = now.asked === draft?.decision.question; // as after a purchase: the map is held
  if (draft) now.asked = draft.decision.question;
  if (draft ? !goesOn : !now.asked) board.sight.asks(draft !== null);
  if (!followed) begin(board, face, scene, theatre(), scene.compact);
  else if (draft) {
    const asked = followed.decision !== decision && !draft.steps.length && Object.keys(draft.chosen).length === 0;
    if (!draft.advised && (stake.length <= FEW ? stake.length > (place ? 0 : 1) : stake.length <= MANY && united(stake, board.map.regions))) {
      if (stake.join(" ") !== followed.stake || asked) board.sight.together(stake);
      return;
    }
    if (followed.stake && !stake.length) board.sight.release();
    if (!draft.advised && place && place !== followed.chosen) board.sight.keep(place);
    now.legal = narrow(board, scene, place, now.legal);
    if (!asked) return;
    const about = theatre();
    const here = acted(log, scene.viewer, board.map.regions);
    const same = goesOn || about.join(" ") === now.about;
    now.about = about.join(" ");
    if (!scene.compact && board.sight.home((view) => !hidden(about.length, board.sight.sees(about, view)))) return;
    const one = about.length <= FEW || (!board.legal && about.length <= MANY && united(about, board.map.regions)); // all of it is one place to look at, such as a continent that rises
    if (same && !(scene.compact && one) && board.sight.sees(about)) return;
    if (!board.legal && !one) return; // nothing on the map is asked for
    if (scene.compact && one) board.sight.together(about); // no move if they lie free; at the edge their pieces would be cut off
    else if (scene.compact && !board.sight.lies && here.length <= FEW && here.some((id) => about.includes(id))) board.sight.together(here); // where one has acted one can go on
    else if (scene.compact && (board.sight.lies || !(board.sight.sees(about) && board.sight.sees(here)))) board.sight.offer(about); // where one acts already, one goes on, but where what is told lies over the map it makes room
    else if (hidden(about.length, board.sight.sees(about))) board.sight.calmly(() => { board.sight.away(() => { begin(board, face, scene, about, about.length <= FEW, true); }); });
  } else if (line) {
    const about = scenery(line, board.map.regions);
    if (scene.compact && !board.sight.lies) board.sight.together(about.length > FEW && united(about, board.map.regions) ? about : about.slice(-1)); // where it leads to, as large as before: all of it together would be a stamp
    else if (scene.compact) board.sight.follow(about.slice(-1)); // where it lies beside its place, what is told makes room for itself
    else if (scene.viewer < 0) board.sight.follow(about);
    else if (!board.sight.sees(about) && (told(line, face) || theatre().some((id) => about.includes(id)))) board.sight.away(() => { board.sight.follow(about); });
  }
}

/** The board has got another shape, by a phone that was turned: what was chosen last stays in sight. */
export function reshaped(board: Board, { draft }: Scene): void {
  const place = [...Object.values(draft?.chosen ?? {}), ...Object.values(draft?.steps.at(-1)?.fields ?? {})].find((value) => value in board.map.regions);
  if (place !== undefined) board.sight.keep(place);
}
