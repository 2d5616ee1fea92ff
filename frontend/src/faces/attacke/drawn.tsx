/** Small drawings that all parts of the face share: cards, their signs, badges of the seats. */

import { owners, symbols } from "../../look/theme.ts";
import type { Scene, SeatLook } from "../face.ts";
import { Said } from "../parts/controls.tsx";
import { cardOf, type Kind } from "./facts.ts";
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
  kavallerie: "M10.6 2.2 9.4 4.7C6.6 6 5.1 8.4 4.2 11.3l-1.6 3 .5 2.3 2.2.9 2.3-2.3 3.1-.8c.5 2.9-3.4 4-3.6 7.8h11.7c.9-2.2 1.6-4.8 1.6-7.6 0-5.9-3.7-9.5-8.3-10.200zm-.8 5.600a1 1 0 1 1 0 2 1 1 0 0 1 0-2z",
  joker: "M12 3.500a1.8 1.8 0 1 1-.01 0zM3 7a1.6 1.6 0 1 1-.01 0zM21 7a1.6 1.6 0 1 1-.01 0zM12 8l3.2 5.200L20.5 10l-2 7.500h-13l-2-7.5 5.3 3.200zM5.5 19h13v2.200h-13z",
  revolution: "M5 2h2v20H5zM8 3.300c4.2-2 6.4 2.2 12 .1v9.400c-5.6 2.1-7.8-2.1-12-.1z",
  verrat: "M12 1.5 14.2 5v8.500H9.800V5zM6 14.300h12v2.200H6zM10.8 17.200h2.400v3h-2.400zM12 20a1.6 1.6 0 1 1-.01 0z",
  gegenrevolution: "M12 1.8 20.5 5v6.500c0 5.2-3.6 8.8-8.5 10.7-4.9-1.9-8.5-5.5-8.5-10.700V5zM7.1 10.700v2.600h9.800v-2.600z",
  ueberlaeufer: "M9 3.200a2.7 2.7 0 1 1-.01 0zM4 21v-6.500C4 11.6 6 10 9 10c1.7 0 3 .5 3.9 1.500H16V8l6.5 5.3-6.5 5.300V15h-2.200v6z",
};

export function Sign({ kind }: { readonly kind: Kind }) {
  return <svg class="ae-sign" viewBox="0 0 24 24" aria-hidden="true"><path d={SIGNS[kind]} fill-rule="evenodd" /></svg>;
}

/** What a card shows, without a frame around it that could be pressed. */
export function CardFace({ card, joker }: { readonly card: string; readonly joker: number }) {
  const { kind, value } = cardOf(card);
  const number = kind === "joker" ? joker : value;
  return (
    <span class={`ae-card ae-of-${kind}`} aria-hidden="true">
      {number ? <b>{number}</b> : null}
      <Sign kind={kind} />
      {number ? <b class="ae-foot">{number}</b> : null}
    </span>
  );
}

export const CardBack = () => <span class="ae-card ae-back" aria-hidden="true"><svg viewBox="0 0 24 24"><path d="M12 3 21 12 12 21 3 12zM12 7.5 7.5 12 12 16.5 16.5 12z" fill-rule="evenodd" /></svg></span>;

/** Cards in a row, said in words. */
export function CardRow({ scene, cards, joker, small = false }: { readonly scene: Scene; readonly cards: readonly string[]; readonly joker: number; readonly small?: boolean }) {
  return (
    <span class={small ? "ae-row ae-small" : "ae-row"}>
      {cards.map((card, i) => <CardFace key={i} card={card} joker={joker} />)}
      <Said>{cards.map((card) => cardName(scene, card)).join(", ")}</Said>
    </span>
  );
}
