/** What every key does at each place where the keyboard can be: the one table that all handlers ask and that the list of
 * keys shows. No key has two meanings at one place (`tests/keys.test.ts`). Escape, which closes what lies on top, and the
 * keys with which one types belong to whoever has the focus.
 */

/** Where the keyboard is. "row": a hand or another row with one stop; "stop": something that can only be asked about; "field": where one types. */
export const PLACES = ["map", "log", "row", "stop", "grip", "slider", "button", "field", "page"] as const;
export type Place = (typeof PLACES)[number];

export type Deed =
  | "walk" | "along" | "first" | "last" | "next" | "before" | "pick" | "name" | "ask" | "nearer" | "further" | "whole" | "world"
  | "map" | "question" | "log" | "undo" | "hint" | "rules" | "past" | "back" | "cancel" | "commit"
  | "step" | "turn" | "begin" | "end" | "play";

export interface Row {
  readonly deed: Deed;
  /** As `KeyboardEvent.key` names them, letters small; "Ctrl+" for Ctrl or the command key, "Shift+" before letters alone. */
  readonly keys: readonly string[];
  readonly at: readonly Place[];
  /** While one looks back (true), only while one does not (false), or always. */
  readonly past?: boolean;
  /** Where single keys are switched off it does nothing, but for signs and figures on the map, which has the focus then. */
  readonly single?: true;
}

const ARROWS = "ArrowLeft ArrowRight ArrowUp ArrowDown";
const ANYWHERE = PLACES.filter((place) => place !== "field");

/** Rows as they are read: what is done, with which keys (apart by blanks; "Space" for that), where, while one looks back or not. */
const rows = (at: readonly Place[], of: Readonly<Partial<Record<Deed, string>>>, more: Pick<Row, "past" | "single"> = {}): readonly Row[] =>
  Object.entries(of).map(([deed, keys]) => ({ deed: deed as Deed, keys: keys.split(" ").map((key) => (key === "Space" ? " " : key)), at, ...more }));

const BESIDE: readonly Place[] = ["button", "page", "grip"]; // where arrows to the sides mean nothing
const ROW: readonly Place[] = ["row", "stop"];

export const ROWS: readonly Row[] = [
  ...rows(ANYWHERE, { map: "m", question: "q", log: "l", undo: "u", hint: "h", rules: "r", past: "b", world: "1 2", ask: "?", nearer: "+ =", further: "-", whole: "0" }, { single: true }),
  ...rows(["map"], { whole: "Home", walk: ARROWS, next: ".", before: ",", pick: "Enter Space" }),
  ...rows(ROW, { along: ARROWS, first: "Home", last: "End" }),
  ...rows(["log", "grip"], { along: "ArrowUp ArrowDown" }),
  ...rows(PLACES, { commit: "Ctrl+Enter" }),
  ...rows(ANYWHERE, { cancel: "Escape" }),
  ...rows(ANYWHERE, { back: "Backspace" }, { past: false }),
  ...rows(BESIDE, { step: "ArrowLeft ArrowRight", begin: "Home", end: "End" }, { past: true }),
  ...rows([...BESIDE, ...ROW], { turn: "PageUp PageDown" }, { past: true }),
  ...rows(["page", "stop"], { play: "Space" }, { past: true }),
];

/** Whether single keys do something: a table listens, and they are not switched off. Else every letter on a map is a name. */
export const singles = { on: false };

export interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** How the table names what was pressed; "" for what is the browser's. */
function pressed({ key, ctrlKey, altKey, metaKey, shiftKey }: Key): string {
  if (altKey) return "";
  const plain = key.length === 1 ? key.toLowerCase() : key;
  if (ctrlKey || metaKey) return `Ctrl+${plain}`;
  return shiftKey && (/^\p{L}$/u.test(key) || key.length > 1) ? `Shift+${plain}` : plain;
}

const LETTER = /^(Shift\+)?\p{L}$/u;

/** Whether a row counts now, for one of its keys. */
const counts = ({ single: one }: Row, key: string, place: Place): boolean => !one || singles.on || (place === "map" && !LETTER.test(key));

/** What a key does at a place; null: nothing of ours. */
export function deedOf(event: Key, place: Place, past = false): Deed | null {
  const key = pressed(event);
  const row = ROWS.find((one) => one.at.includes(place) && (one.past ?? past) === past && one.keys.includes(key) && counts(one, key, place));
  if (row) return row.deed;
  return place === "map" && LETTER.test(key) ? "name" : null; // no key of the list is meant
}

/** The place of an element; null: in a dialog the browser's keys are enough. */
export function placeOf(target: EventTarget | null): Place | null {
  if (!(target instanceof Element)) return "page";
  if (target.closest("dialog")) return null;
  if (target.closest(".kt-board")) return "map";
  if (target.matches("input[type=range]")) return "slider";
  if (target.matches("input:not([type=radio], [type=checkbox]), textarea, select")) return "field";
  if (target.closest(".log")) return "log";
  if (target.matches(".grip")) return "grip";
  if (target.closest("[data-row]")) return "row";
  if (target.matches("[data-stop]")) return "stop";
  return target.closest("button, a, summary, input") ? "button" : "page";
}

/** One of `n` things in a row, from that at `at`, by an arrow, Home or End at such a place; -1: the key means something else. */
export function along(event: Key, place: Place, at: number, n: number): number {
  const deed = deedOf(event, place);
  if (deed === "first") return 0;
  if (deed === "last") return n - 1;
  if (deed !== "along") return -1;
  return (at + (event.key === "ArrowRight" || event.key === "ArrowDown" ? 1 : -1) + n) % n;
}
