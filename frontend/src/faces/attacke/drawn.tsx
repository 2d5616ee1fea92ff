/** Small drawings that all parts of the face share: cards, their signs, badges of the seats. */

import signsFile from "../../../../src/kartentisch/pictures/attacke.toml";
import { owners, symbols } from "../../look/theme.ts";
import type { Scene, SeatLook } from "../face.ts";
import { Said } from "../parts/controls.tsx";
import { cardOf, isArmy, type Kind } from "./facts.ts";
import { WORDS, type Words } from "./words/index.ts";

/** By seat: colour, pattern and emblem, as the pictures of the game have them. */
const COLOURS = ["red", "blue", "green", "yellow"] as const;
export const SEATS: readonly (SeatLook & { readonly emblem: string; readonly wears: string })[] = COLOURS.map((name) => ({
  colour: owners[name]?.colour ?? "#444444",
  ink: owners[name]?.ink ?? "#ffffff",
  emblem: owners[name]?.emblem ?? "",
  wears: name,
}));
export const seatLook = (seat: number): SeatLook & { readonly emblem: string } => SEATS[seat] ?? { colour: "#6d6a60", ink: "#ffffff", emblem: "" };

/** The name of a seat; "" for the reader, whom sentences call "you". */
export const otherOf = (scene: Scene, seat: number): string => (seat >= 0 && seat === scene.viewer ? "" : nameOf(scene, seat));
export const wordsOf = (scene: Scene): Words => WORDS.in(scene.words.lang);
export const nameOf = (scene: Scene, seat: number): string => scene.seats[seat]?.name ?? String(seat + 1);
export const landOf = (scene: Scene, land: string): string => scene.words.name("land", land);
export const continentOf = (scene: Scene, continent: string): string => scene.words.name("continent", continent);
export const cardName = (scene: Scene, card: string): string => scene.words.name("card", card);

/** Whose: the emblem on the colour. */
export function Badge({ seat }: { readonly seat: number }) {
  const { colour, ink, emblem } = seatLook(seat);
  return <span class="ae-badge" style={{ "--ae-colour": colour, "--ae-on": ink }} aria-hidden="true"><svg viewBox="0 0 24 24"><path d={symbols.emblems[emblem] ?? ""} fill-rule="evenodd" /></svg></span>;
}

/** Filled drawings of 24 units. */
const SIGNS: Readonly<Record<Kind, string>> = {
  artillerie: symbols.units["artillery"] ?? "",
  infanterie: symbols.units["infantry"] ?? "",
  ...(signsFile as unknown as Record<Exclude<Kind, "artillerie" | "infanterie">, string>),
};

export function Sign({ kind }: { readonly kind: Kind }) {
  return <svg class="ae-sign" viewBox="0 0 24 24" aria-hidden="true"><path d={SIGNS[kind]} fill-rule="evenodd" /></svg>;
}

/** What stands on a card that is no army; it may break behind its first part, and its number stands in the corner. */
export const printedName = (scene: Scene, card: string): string =>
  (isArmy(card) ? "" : cardName(scene, card).replace(/\s\d+$/, "").replace(/^Gegen(?=r)/, "Gegen\u00ad"));

/** What a card shows, without a frame around it that could be pressed. */
export function CardFace({ scene, card, joker }: { readonly scene?: Scene; readonly card: string; readonly joker: number }) {
  const { kind, value } = cardOf(card);
  const number = kind === "joker" ? joker : value;
  const name = scene ? printedName(scene, card) : "";
  return (
    <span class={`ae-card ae-of-${kind}${name ? " ae-named" : ""}`} aria-hidden="true">
      {number ? <b>{number}</b> : null}
      <Sign kind={kind} />
      {name ? <small>{name}</small> : number ? <b class="ae-foot">{number}</b> : null}
    </span>
  );
}

export const CardBack = () => <span class="ae-card ae-back" aria-hidden="true"><svg viewBox="0 0 24 24"><path d="M12 3 21 12 12 21 3 12zM12 7.5 7.5 12 12 16.5 16.5 12z" fill-rule="evenodd" /></svg></span>;

/** Beside a player's figure: how many cards they hold. */
export const heldCards = (n: number) => <span class="ae-held" aria-hidden="true"><CardBack />{n}</span>;

/** Cards in a row, said in words. */
export function CardRow({ scene, cards, joker, small = false }: { readonly scene: Scene; readonly cards: readonly string[]; readonly joker: number; readonly small?: boolean }) {
  return (
    <span class={small ? "ae-row ae-small" : "ae-row"}>
      {cards.map((card, i) => <CardFace key={i} scene={scene} card={card} joker={joker} />)}
      <Said>{cards.map((card) => cardName(scene, card)).join(", ")}</Said>
    </span>
  );
}
