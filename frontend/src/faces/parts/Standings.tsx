/** One line: everybody's points if the game were scored now, and what the answer in the making changes ("+3", "−2"). */

import type { ComponentChildren } from "preact";

import type { Scene } from "../face.ts";
import { changes, signed, type useStandings } from "./standings.ts";
import "./standings.css";

interface Props {
  readonly scene: Scene;
  readonly standings: NonNullable<ReturnType<typeof useStandings>>;
  /** How a seat is marked. */
  readonly mark: (seat: number) => ComponentChildren;
  /** What the numbers are: shown before them. */
  readonly title: string;
}

export function Standings({ scene, standings: { now, then }, mark, title }: Props) {
  return (
    <div class="standings">
      <span class="standings-title">{title}</span>
      <ul aria-label={title}>
        {changes(now, then).map(({ seat, points, by, place }) => (
          <li key={seat} class={place === 1 ? "leads" : ""} data-about={`player ${String(seat)}`}>
            {mark(seat)}
            <span class="unseen">{scene.called(seat)} </span>
            <b>{points}</b>
            {by ? <small class={by > 0 ? "gains" : "loses"}> {signed(by)}</small> : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
