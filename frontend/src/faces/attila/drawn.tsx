/** Small drawings that all parts share: emblems, counters, signs. */

import { letters } from "../../look/seats.ts";
import { owners, symbols } from "../../look/theme.ts";
import type { Scene, SeatLook } from "../face.ts";
import type { People, Tile } from "./facts.ts";

/** By seat; unlike the peoples' stones they carry a letter (ATT-10). */
export const SEATS: readonly SeatLook[] = [
  { colour: "#ab2b26", ink: "#ffffff" },
  { colour: "#2a65a8", ink: "#ffffff" },
  { colour: "#2f7546", ink: "#ffffff" },
  { colour: "#d2a32a", ink: "#2a1c04" },
  { colour: "#7b4499", ink: "#ffffff" },
];

const SIGNS = {
  double: "M4 8.5h10.5V20H4zM9 8.5V4h11v11.5h-5.5",
  swap: "M4 8h14l-3.6-3.6M20 16H6l3.6 3.6",
  two: "M7.5 20V5M3.5 9l4-4 4 4M16.5 20V5M12.5 9l4-4 4 4",
  cards: "M4 7.5 12.5 5l4 13.2-8.6 2.6zM14.5 5.2l5.5 1v13.4l-3 .5",
  swords: "M4 4l11.5 11.5M20 4 8.5 15.5M6 13.5l4.5 4.5M18 13.5 13.5 18M8 16l-3.5 3.5M16 16l3.5 3.5",
  laurel: "M12 20c-5.5-1-7.8-5-7-13M12 20c5.5-1 7.8-5 7-13M5 11l3-1.5M5.6 15l3.4-1M19 11l-3-1.5M18.4 15l-3.4-1",
  slab: "M4 9.5h16v8H4zM4 13.5h16M9.5 9.5v4M14.5 13.5v4M7 6h10",
  hand: "M5 8.5 10 7l3 11-5 1.4zM11.5 6.5h5l-.6 11.5-2.6-.1M17 7.5l3.5.9-2.6 9.2-1.6-.4",
  flag: "M6 21V4M6 5c4-2.2 7 2 12 0v8c-5 2-8-2.2-12 0",
  left: "M14.5 5 8 12l6.5 7",
  right: "M9.5 5 16 12l-6.5 7",
  pause: "M8.5 5v14M15.5 5v14",
  play: "M8 5l10.5 7L8 19z",
  back: "M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
  all: "M5 6h14M5 12h14M5 18h14",
  close: "M6 6l12 12M18 6 6 18",
} as const;
export type SignName = keyof typeof SIGNS;

/** A sign in strokes of the text's colour. */
export function Stroke({ name }: { readonly name: SignName | Tile }) {
  return (
    <svg class="at-sign" viewBox="0 0 24 24" aria-hidden="true">
      <path d={SIGNS[name]} />
    </svg>
  );
}

/** A people's stone: emblem on its colour. `label`: what is said of it; without one it is an ornament. */
export function Emblem({ people, label, gone = false }: { readonly people: People; readonly label?: string; readonly gone?: boolean }) {
  const look = owners[people];
  if (!look) return null;
  return (
    <span
      class={gone ? "at-emblem at-gone" : "at-emblem"}
      style={{ "--at-colour": look.colour, "--at-on": look.ink }}
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={symbols.emblems[look.emblem] ?? ""} fill-rule="evenodd" />
      </svg>
    </span>
  );
}

export const nameOf = (scene: Scene, seat: number): string => scene.seats[seat]?.name ?? String(seat + 1);

/** A seat's counter: its letter on its colour. */
export function Counter({ scene, seat, label }: { readonly scene: Scene; readonly seat: number; readonly label?: string }) {
  const look = SEATS[seat] ?? { colour: "#444444", ink: "#ffffff" };
  const text = letters(scene.seats.map((_, i) => scene.called(i)), seat);
  return (
    <span
      class={text.length > 1 ? "at-counter at-two" : "at-counter"}
      style={{ "--at-colour": look.colour, "--at-on": look.ink }}
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    >
      {text}
    </span>
  );
}

