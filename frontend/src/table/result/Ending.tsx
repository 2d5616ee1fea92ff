/** The end as a moment, for whoever is there: for some seconds the board is seen, the realm of who has won lights up on it, and their name stands over it. A tap or a key goes on to the result. */

import { useEffect, useLayoutEffect, useState } from "preact/hooks";

import type { Face, Scene } from "../../faces/face.ts";
import { seatLook } from "../../look/seats.ts";
import { now } from "../../net/clock.ts";
import { LASTS, light } from "./triumph.ts";

const FRESH = 60_000; // ms: whoever comes later sees the result at once

const seen = new Set<string>(); // tables whose end was seen

/** Whether the end is still such a moment, and what ends it. */
export function useEnding(scene: Scene, table: string): readonly [boolean, () => void] {
  const at = scene.log.at(-1)?.at ?? 0;
  const [on, set] = useState(() => !scene.still && !seen.has(table) && now() - at < FRESH);
  useEffect(() => {
    seen.add(table);
    if (!on) return undefined;
    const timer = setTimeout(() => { set(false); }, LASTS);
    return () => { clearTimeout(timer); };
  }, []);
  return [on && !scene.still, () => { set(false); }];
}

/** What was told last: how it came to the end, also where a turn ended by itself. */
export const lastTold = ({ log }: Pick<Scene, "log">): string => log.at(-1)?.events?.map(({ sentence }) => sentence).join(" ") ?? "";

interface Props {
  readonly scene: Scene;
  readonly face: Face;
  readonly why: string;
  readonly head: string;
  readonly told: string;
  /** Where whoever looks has come in; "" for who has won, or only looks on. */
  readonly place: string;
  /** The map shows all of itself. */
  readonly onWhole: () => void;
  readonly onSkip: () => void;
}

const LEAVES = [[12, 84, 62], [8, 68, 40], [8, 51, 18], [13, 35, -4], [22, 20, -28], [35, 9, -52]] as const;

function Laurel({ side }: { readonly side: "left" | "right" }) {
  return (
    <svg class={`triumph-laurel ${side}`} viewBox="-8 -14 62 116" aria-hidden="true">
      <path d="M34 98C10 84 2 44 36 8" fill="none" stroke="currentColor" stroke-width="2.5" />
      {LEAVES.map(([x, y, turn]) => (
        <g key={y} fill="currentColor" transform={`translate(${String(x + 3)} ${String(y)}) rotate(${String(turn)})`}>
          <path d="M0 0C-12 -5 -14 -14 -10 -20C-2 -17 2 -9 0 0z" />
          <path d="M0 0C12 -4 17 -12 15 -19C6 -18 0 -10 0 0z" />
        </g>
      ))}
    </svg>
  );
}

export function Ending({ scene, face, why, head, told, place, onWhole, onSkip }: Props) {
  const winners = scene.winners ?? [];
  useEffect(onWhole, []);
  useLayoutEffect(() => light(scene, winners, winners.map((seat) => (face.seatLooks?.[seat] ?? seatLook(seat)).colour), face.decided?.(scene, winners)), []);
  useEffect(() => {
    const skip = ({ key }: KeyboardEvent): void => { if (["Escape", "Enter", " "].includes(key)) onSkip(); };
    addEventListener("keydown", skip);
    return () => { removeEventListener("keydown", skip); };
  }, []);
  return (
    <section class={`result-ending ${place ? "fallen" : "won"}`} role="status" onClick={onSkip}>
      <div class="triumph-band">
        <div class="triumph-head">
          {!place && <Laurel side="left" />}
          <h2>{head}</h2>
          {!place && <Laurel side="right" />}
        </div>
        {place && <p><b>{place}</b></p>}
        {told && <p>{told}</p>}
        {why && !told.includes(why) && <p>{why}</p>}
      </div>
    </section>
  );
}
