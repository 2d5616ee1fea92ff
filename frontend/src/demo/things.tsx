/** What a game is played with beside its map: tells games of one world apart in their small pictures. `?things`. */

import { render, type ComponentChildren } from "preact";

import "../faces/attacke/attacke.css";
import { CardFace } from "../faces/attacke/drawn.tsx";
import { Die } from "../faces/parts/Stage.tsx";
import "../faces/parts/stage.css";
import { symbols } from "../look/theme.ts";

const THINGS: Readonly<Record<string, readonly ComponentChildren[]>> = {
  attack: ["infantry", "tank", "fighter"].map((unit) => <Die face={{ path: symbols.units[unit] ?? "" }} label={unit} />),
  attacke: ["artillerie_5", "infanterie_7", "kavallerie_6", "revolution"].map((card) => <CardFace card={card} joker={0} />),
};

export function layThings(map: string, root: HTMLElement): void {
  root.className = `things of-${map}`;
  render(<>{THINGS[map]}</>, root);
}
