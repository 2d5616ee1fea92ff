/** Small drawings that all parts of the face share: officers, armies, badges, cards. */

import { owners, symbols } from "../../look/theme.ts";
import type { Scene, SeatLook } from "../face.ts";
import { OFFICERS, type Officer } from "./material.ts";
import { WORDS, type Words } from "./words/index.ts";

/** By seat: colour, pattern and emblem, as in the pictures of the board (`picture.py`). */
export const COLOURS = ["red", "blue", "green", "yellow", "black"] as const;
export const SEATS: readonly (SeatLook & { readonly emblem: string; readonly wears: string })[] = COLOURS.map((name) => ({
  colour: owners[name]?.colour ?? "#444444", ink: owners[name]?.ink ?? "#ffffff", emblem: owners[name]?.emblem ?? "", wears: name,
}));
const NOBODY = { colour: "#6d6a60", ink: "#ffffff", emblem: "shield", wears: "neutral" };
export const seatLook = (seat: number): (typeof SEATS)[number] => SEATS[seat] ?? NOBODY;

/** The name of a seat; "" for the reader, whom sentences call "you". */
export const otherOf = (scene: Scene, seat: number): string => (seat >= 0 && seat === scene.viewer ? "" : nameOf(scene, seat));
export const wordsOf = (scene: Scene): Words => WORDS.in(scene.words.lang);
export const nameOf = (scene: Scene, seat: number): string => (seat < 0 ? wordsOf(scene).nobody : (scene.seats[seat]?.name ?? String(seat + 1)));
export const regionOf = (scene: Scene, region: string): string => scene.words.name("region", region);
/** As a heading or a button begins; inside a sentence `words.name`. */
export const officerName = (scene: Scene, officer: string): string => scene.words.name("officer", officer).replace(/^./, (first) => first.toUpperCase());
export const cardName = (scene: Scene, card: string): string => scene.words.name("card", card);
export const listed = (scene: Scene, names: readonly string[]): string => new Intl.ListFormat(scene.words.lang, { type: "conjunction" }).format(names);

export const ARMY = "infantry";
/** The drawing of an officer: what its kind of territory is about. */
export const SYMBOLS: Readonly<Record<Officer, string>> = { taktik: "shield", land: "tank", wasser: "battleship", luft: "fighter", abc: "triangle" };

const SIGNS = {
  swords: "M4 4l11.5 11.5M20 4 8.5 15.5M6 13.5l4.5 4.5M18 13.5 13.5 18", move: "M4 12h15M13 6l6 6-6 6", end: "M6 21V4M6 5c4-2.2 7 2 12 0v8c-5 2-8-2.2-12 0", coin: "M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16M12 8v8M9.5 10h4M9.5 14h4", card: "M6 3h12v18H6zM9 7h6M9 11h6", dice: "M5 5h14v14H5zM9 9h.01M15 15h.01M12 12h.01", flag: "M6 21V4M6 5c4-2.2 7 2 12 0v8c-5 2-8-2.2-12 0", star: "M12 3l2.6 5.8 6.2.6-4.7 4.2 1.4 6.2L12 16.6l-5.5 3.2 1.4-6.2L3.2 9.4l6.2-.6z", income: "M4 20V10l5 3v-3l5 3V5h3l1 15z", lost: "M6 6l12 12M18 6 6 18",
} as const;
export type SignName = keyof typeof SIGNS;

export const Stroke = ({ name }: { readonly name: SignName }) => <svg class="fp-sign" viewBox="0 0 24 24" aria-hidden="true"><path d={SIGNS[name]} /></svg>;

/** One's own money, beside one's points. */
export const ownMoney = (n: number) => <span class="sr-money"><Stroke name="coin" />{n}</span>;

export function Figure({ name }: { readonly name: string }) {
  return <svg class="sr-figure" viewBox="0 0 24 24" aria-hidden="true"><path d={symbols.units[name] ?? symbols.emblems[name] ?? symbols.marks[name] ?? ""} fill-rule="evenodd" /></svg>;
}
export const OfficerSign = ({ officer }: { readonly officer: Officer }) => <span class={`sr-officer sr-${officer}`} aria-hidden="true"><Figure name={SYMBOLS[officer]} /></span>;
export const isDeck = (deck: string): deck is Officer => OFFICERS.some((officer) => officer === deck);

/** Dice before they are rolled: the name of each kind, never a number alone, which would read as a roll. */
export const Unrolled = ({ scene, dice }: { readonly scene: Scene; readonly dice: readonly (6 | 8)[] }) => <span class="sr-dice" aria-hidden="true">{dice.map((die, i) => <i key={i} class={die === 8 ? "sr-d8" : ""}>{wordsOf(scene).die(die)}</i>)}</span>;

/** A seat's emblem on its colour. */
export function Badge({ seat }: { readonly seat: number }) {
  const look = seatLook(seat);
  return <span class="sr-badge" style={{ "--sr-colour": look.colour, "--sr-on": look.ink }} aria-hidden="true"><svg viewBox="0 0 24 24"><path d={symbols.emblems[look.emblem] ?? ""} fill-rule="evenodd" /></svg></span>;
}
