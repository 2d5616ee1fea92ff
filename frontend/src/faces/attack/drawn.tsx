/** Small drawings that all parts of the face share: units, ships, cards, badges. */

import { owners, symbols } from "../../look/theme.ts";
import type { Scene, SeatLook } from "../face.ts";
import { Said } from "../parts/controls.tsx";
import { Counted } from "../parts/Counted.tsx";
import type { CardLook } from "../parts/OfferBuilder.tsx";
import { isShip, SHIPS, splitCard, UNITS, type Army, type Fleet, type Ship, type Suit, type Unit } from "./facts.ts";
import { WORDS, type Words } from "./words/index.ts";

/** By seat: colour, pattern and emblem go by the player's colour of the box (ATK-01). */
export const COLOURS = ["red", "blue", "green", "yellow", "pink", "black"] as const;
export const SEATS: readonly (SeatLook & { readonly emblem: string; readonly wears: string })[] = COLOURS.map((name) => ({
  colour: owners[name]?.colour ?? "#444444",
  ink: owners[name]?.ink ?? "#ffffff",
  emblem: owners[name]?.emblem ?? "",
  wears: name,
}));
export const NEUTRAL = { colour: "#6d6a60", ink: "#ffffff", emblem: "shield" };
export const seatLook = (seat: number): { readonly colour: string; readonly ink: string; readonly emblem: string } => SEATS[seat] ?? NEUTRAL;

export const nameOf = (scene: Scene, seat: number): string => (seat < 0 ? WORDS.in(scene.words.lang).neutrals : (scene.seats[seat]?.name ?? String(seat + 1)));
/** The name of a seat; "" for the reader, whom sentences call "you". */
export const otherOf = (scene: Scene, seat: number): string => (seat >= 0 && seat === scene.viewer ? "" : nameOf(scene, seat));
export const wordsOf = (scene: Scene): Words => WORDS.in(scene.words.lang);
export const regionOf = (scene: Scene, region: string): string => scene.words.name("region", region);
/** With its article, as it is attacked and taken. */
export const theRegion = (scene: Scene, region: string): string => scene.words.name("the-region", region);
export const unitName = (scene: Scene, unit: string): string => scene.words.name("unit", unit);
export const shipName = (scene: Scene, ship: string): string => scene.words.name("ship", ship);
/** Of a unit or a ship. */
export const thingName = (scene: Scene, what: Unit | Ship): string => (isShip(what) ? shipName(scene, what) : unitName(scene, what));

const DRAWN: Readonly<Record<Unit | Ship, string>> = {
  infantry: "infantry", tank: "tank", artillery: "artillery", aircraft: "fighter", destroyer: "destroyer", submarine: "submarine", battleship: "battleship", aircraft_carrier: "carrier",
};
/** The name of a unit's drawing on plates. */
export const symbolOf = (unit: Unit | Ship): string => DRAWN[unit];

const SIGNS = {
  move: "M4 12h15M13 6l6 6-6 6", blitz: "M13 3 5 13h6l-1 8 9-11h-6z", strategic: "M4 17c4 0 4-10 8-10h8M16 3l4 4-4 4", sea: "M12 3v14M8 7h8M5 13c0 5 7 7 7 7s7-2 7-7",
  diplomacy: "M4 12l4-4 4 3 4-3 4 4-7 7-3-3M8 8V6M16 8V6", produce: "M4 20V10l5 3v-3l5 3V5h3l1 15z", trade: "M4 8h14l-3-3M20 16H6l3 3",
  population: "M12 4a3 3 0 1 1 0 6 3 3 0 0 1 0-6M6 20c0-5 3-8 6-8s6 3 6 8z", oil: "M12 3c4 6 6 8 6 11a6 6 0 0 1-12 0c0-3 2-5 6-11z", minerals: "M4 9l4-5h8l4 5-8 11zM4 9h16M9 9l3 11 3-11", factories: "M4 20V10l5 3v-3l5 3V5h3l1 15z", rail_transport: "M8 3 5 21M16 3l3 18M7 8h10M6 13h12M5.5 18h13",
  swords: "M4 4l11.5 11.5M20 4 8.5 15.5M6 13.5l4.5 4.5M18 13.5 13.5 18", flag: "M6 21V4M6 5c4-2.2 7 2 12 0v8c-5 2-8-2.2-12 0", close: "M6 6l12 12M18 6 6 18", back: "M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
  capital: "M12 3l2.6 5.8 6.2.6-4.7 4.2 1.4 6.2L12 16.6l-5.5 3.2 1.4-6.2L3.2 9.4l6.2-.6z", dice: "M5 5h14v14H5zM9 9h.01M15 15h.01M12 12h.01", card: "M6 3h12v18H6zM9 7h6",
} as const;
export type SignName = keyof typeof SIGNS;

export function Stroke({ name }: { readonly name: SignName }) {
  return <svg class="ak-sign" viewBox="0 0 24 24" aria-hidden="true"><path d={SIGNS[name]} /></svg>;
}

/** The figure of a unit or ship in the text's colour. */
export function Figure({ unit }: { readonly unit: Unit | Ship }) {
  return <svg class="ak-figure" viewBox="0 0 24 24" aria-hidden="true"><path d={symbols.units[DRAWN[unit]] ?? ""} fill-rule="evenodd" /></svg>;
}

/** A unit on the ground of its owner. */
export function Token({ unit, seat, label, state = "" }: { readonly unit: Unit | Ship; readonly seat: number; readonly label?: string; readonly state?: string }) {
  const look = seatLook(seat);
  return (
    <span class={`ak-token ${state}`} style={{ "--ak-colour": look.colour, "--ak-on": look.ink }} {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}>
      <Figure unit={unit} />
    </span>
  );
}

/** A seat's emblem on its colour. */
export function Badge({ seat }: { readonly seat: number }) {
  const look = seatLook(seat);
  return (
    <span class="ak-badge" style={{ "--ak-colour": look.colour, "--ak-on": look.ink }} aria-hidden="true">
      <svg viewBox="0 0 24 24"><path d={symbols.emblems[look.emblem] ?? ""} fill-rule="evenodd" /></svg>
    </span>
  );
}

/** Units with their numbers, for eyes and ears. */
export function Units({ scene, army }: { readonly scene: Scene; readonly army: Army }) {
  return <Counted things={UNITS.flatMap((unit) => { const n = army[unit] ?? 0; return n > 0 ? [{ key: unit, drawing: <Figure unit={unit} />, n, name: unitName(scene, unit), said: counted(scene, unit, n) }] : []; })} />;
}

export function Ships({ scene, fleet }: { readonly scene: Scene; readonly fleet: Fleet }) {
  return <Counted things={SHIPS.flatMap((ship) => { const n = fleet[ship] ?? 0; return n > 0 ? [{ key: ship, drawing: <Figure unit={ship} />, n, name: shipName(scene, ship), said: counted(scene, ship, n) }] : []; })} />;
}

/** "1 tank", "3 tanks". */
export const counted = (scene: Scene, what: Unit | Ship, n: number): string => `${String(n)} ${n === 1 ? thingName(scene, what) : wordsOf(scene).many[what]}`;

export const listed = (scene: Scene, army: Army): string => UNITS.flatMap((unit) => { const n = army[unit] ?? 0; return n > 0 ? [counted(scene, unit, n)] : []; }).join(", ");
export const listedShips = (scene: Scene, fleet: Fleet): string => SHIPS.flatMap((ship) => { const n = fleet[ship] ?? 0; return n > 0 ? [counted(scene, ship, n)] : []; }).join(", ");

/** A colour by the name that its cards have. */
export const suitName = (scene: Scene, suit: Suit): string => scene.words.name("card", `${suit}_1`).replace(/\s*1$/, "");

export const SuitSign = ({ suit }: { readonly suit: Suit }) => <Stroke name={suit} />;

/** An economy card: colour, sign and value. */
export function Card({ scene, card, n = 1, twice = false }: { readonly scene: Scene; readonly card: string; readonly n?: number; readonly twice?: boolean }) {
  const { suit, value } = splitCard(card);
  return (
    <span class={`ak-card ak-suit-${suit} ${twice ? "ak-twice" : ""}`} data-about={`card ${card}`} title={scene.words.name("card", card)}>
      <SuitSign suit={suit} />
      <b aria-hidden="true">{value}</b>
      {n > 1 ? <small aria-hidden="true">×{n}</small> : null}
      <Said>{`${n > 1 ? `${String(n)} × ` : ""}${scene.words.name("card", card)}${twice ? `, ${wordsOf(scene).twice}` : ""}`}</Said>
    </span>
  );
}

/** How cards look and are called in offers. */
export const cardLook = (scene: Scene): CardLook => ({
  draw: (card, n) => <Card scene={scene} card={card} n={n} />,
  name: (card) => scene.words.name("card", card),
});

/** An arrow between two regions, and the word for it. */
export const To = ({ scene }: { readonly scene: Scene }) => <><span aria-hidden="true">→</span><Said>{wordsOf(scene).to}</Said></>;
