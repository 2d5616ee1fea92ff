/** Small drawings that all parts of the face share: units on the ground of their power, emblems, units in one line. */

import type { ComponentChildren } from "preact";

import { owners, symbols } from "../../look/theme.ts";
import type { Scene, SeatLook } from "../face.ts";
import { Said } from "../parts/controls.tsx";
import { Counted } from "../parts/Counted.tsx";
import { facts, powersOf, seatOf, type Army } from "./facts.ts";
import { KINDS, POWERS, type Kind, type Power } from "./material.ts";
import { WORDS, type Words } from "./words/index.ts";

export interface PowerLook extends SeatLook {
  readonly emblem: string;
}
export const powerLook = (power: string): PowerLook => {
  const { colour = "#6d6a60", ink = "#ffffff", emblem = "shield" } = owners[power] ?? {};
  return { colour, ink, emblem };
};
/** With two or three people the last one has several powers, and looks like the first of them. */
export const SEATS: readonly SeatLook[] = POWERS.map(powerLook);

export const wordsOf = (scene: Scene): Words => WORDS.in(scene.words.lang);
export const spaceOf = (scene: Scene, space: string): string => scene.words.name("space", space);
export const powerName = (scene: Scene, power: string): string => scene.words.name("owner", power);

/** Who plays a power, beside its name: "" for a bot that is called as the power. */
export function playedBy(scene: Scene, power: Power): string {
  const called = scene.called(seatOf(power, facts(scene.view).players));
  return called === powerName(scene, power) ? "" : called;
}

export const kindName = (scene: Scene, kind: string): string => scene.words.name("kind", kind);

/** The drawing of a kind on plates. */
export const symbolOf = (kind: Kind): string => (kind === "armor" ? "tank" : kind);

export function Figure({ kind }: { readonly kind: Kind | "factory" }) {
  return <svg class="eu-figure" viewBox="0 0 24 24" aria-hidden="true"><path d={symbols.units[kind === "factory" ? kind : symbolOf(kind)] ?? ""} fill-rule="evenodd" /></svg>;
}

/** A unit on the ground of its power. */
export function Token({ kind, power, label }: { readonly kind: Kind; readonly power: string; readonly label?: string }) {
  const look = powerLook(power);
  return <span class="eu-token" style={{ "--eu-colour": look.colour, "--eu-on": look.ink }} {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}><Figure kind={kind} /></span>;
}

const SPOTS: readonly (readonly [number, number])[] = [[6, 6], [18, 18], [18, 6], [6, 18], [6, 12], [18, 12]];
/** The face of a die, with its spots. */
export const pips = (n: number): { readonly path: string } => ({ path: [...(n % 2 ? [[12, 12] as const] : []), ...SPOTS.slice(0, n - (n % 2))].map(([x, y]) => `M${String(x - 2.6)} ${String(y)}a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0`).join("") });

/** What is chosen and pressed below a battle: on a phone it stays in sight while that is scrolled. */
export const Foot = ({ scene, children }: { readonly scene: Scene; readonly children: ComponentChildren }) => (scene.compact ? <div class="eu-foot">{children}</div> : <>{children}</>);

/** A power's emblem on its colour. */
export function Badge({ power }: { readonly power: string }) {
  const look = powerLook(power);
  return (
    <span class="eu-badge" style={{ "--eu-colour": look.colour, "--eu-on": look.ink }} aria-hidden="true">
      <svg viewBox="0 0 24 24"><path d={symbols.emblems[look.emblem] ?? ""} fill-rule="evenodd" /></svg>
    </span>
  );
}

/** The powers of a seat, side by side. */
export const Badges = ({ seat, players }: { readonly seat: number; readonly players: number }) => <>{powersOf(seat, players).map((power) => <Badge key={power} power={power} />)}</>;

/** Units with their numbers, for eyes and ears. */
export function Units({ scene, army }: { readonly scene: Scene; readonly army: Army }) {
  return <Counted things={KINDS.flatMap((kind) => { const n = army[kind] ?? 0; return n > 0 ? [{ key: kind, drawing: <Figure kind={kind} />, n, name: kindName(scene, kind), said: counted(scene, kind, n) }] : []; })} />;
}

/** "3 × fighter": kinds have one name only, whatever their number. */
export const counted = (scene: Scene, kind: Kind, n: number): string => `${String(n)} × ${kindName(scene, kind)}`;
export const listed = (scene: Scene, army: Army): string => KINDS.flatMap((kind) => { const n = army[kind] ?? 0; return n > 0 ? [n === 1 ? kindName(scene, kind) : counted(scene, kind, n)] : []; }).join(", ");

const SIGNS = {
  move: "M4 12h15M13 6l6 6-6 6", air: "M12 3v18M12 9 3 14M12 9l9 5M9 20h6", sea: "M12 3v14M8 7h8M5 13c0 5 7 7 7 7s7-2 7-7", bomb: "M12 21a6 6 0 0 1-6-6c0-4 6-8 6-8s6 4 6 8a6 6 0 0 1-6 6M9 3h6",
  swords: "M4 4l11.5 11.5M20 4 8.5 15.5M6 13.5l4.5 4.5M18 13.5 13.5 18", flag: "M6 21V4M6 5c4-2.2 7 2 12 0v8c-5 2-8-2.2-12 0", close: "M6 6l12 12M18 6 6 18", coin: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M14.5 9.5c-4-2-6 0-6 2.5s2 4.500 6 2.5",
  dice: "M5 5h14v14H5zM9 9h.01M15 15h.01M12 12h.01", lost: "M5 5l14 14M19 5 5 19", build: "M4 20V10l5 3v-3l5 3V5h3l1 15z", turn: "M4 12a8 8 0 0 1 14-5l2-2v6h-6l2.500-2.500A5.500 5.500 0 0 0 6.500 12",
} as const;
export type SignName = keyof typeof SIGNS;
export const Stroke = ({ name }: { readonly name: SignName }) => <svg class="eu-sign" viewBox="0 0 24 24" aria-hidden="true"><path d={SIGNS[name]} /></svg>;

/** Takes one row of a list back. */
export const Strike = ({ scene, label, onClick }: { readonly scene: Scene; readonly label: string; readonly onClick: () => void }) => (
  <button type="button" class="eu-strike" aria-label={label} title={label} aria-disabled={scene.busy} onClick={() => { if (!scene.busy) onClick(); }}><Stroke name="close" /></button>
);

/** An arrow between two spaces, and the word for it. */
export const To = ({ scene }: { readonly scene: Scene }) => <><span class="eu-to" aria-hidden="true">→</span><Said>{wordsOf(scene).to}</Said></>;

export type { Kind, Power };
