/** The end as a moment, for whoever is there: for two seconds the board is seen, with what has ended and who has won beside it. */

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";

import type { Scene } from "../../faces/face.ts";
import { now } from "../../net/clock.ts";

const LASTS = 2_000; // ms
const FRESH = 60_000; // ms: whoever comes later sees the result at once

const seen = new Set<string>(); // tables whose end was seen

/** Whether the end is still such a moment. */
export function useEnding(scene: Scene, table: string): boolean {
  const at = scene.log.at(-1)?.at ?? 0;
  const [on, set] = useState(() => !scene.still && !seen.has(table) && now() - at < FRESH);
  useEffect(() => {
    seen.add(table);
    if (!on) return undefined;
    const timer = setTimeout(() => { set(false); }, LASTS);
    return () => { clearTimeout(timer); };
  }, []);
  return on && !scene.still;
}

/** What was told last: how it came to the end, also where a turn ended by itself. */
export const lastTold = ({ log }: Pick<Scene, "log">): string => log.at(-1)?.events?.map(({ sentence }) => sentence).join(" ") ?? "";

interface Props {
  readonly why: string;
  readonly head: string;
  readonly told: string;
  /** Whoever looks has. */
  readonly won: boolean;
  /** The board, where it is not seen itself. */
  readonly children: ComponentChildren;
}

export function Ending({ why, head, told, won, children }: Props) {
  return (
    <section class="result-ending" role="status">
      {told && <p>{told}</p>}
      {why && !told.includes(why) && <p>{why}</p>}
      <h2 class={won ? "won" : ""}>{head}</h2>
      {children}
    </section>
  );
}
