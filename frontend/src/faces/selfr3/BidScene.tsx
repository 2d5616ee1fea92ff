/** Sealed bids, turned up beside each other: who chooses a turn marker first, second, third, and who by a roll. */

import type { SheetProps } from "../face.ts";
import { Outcome } from "../parts/Stage.tsx";
import { Badge, otherOf, Stroke } from "./drawn.tsx";
import { playOf } from "./playOf.ts";
import { story } from "./story.ts";
import "./sheets.css";

export function BidScene({ scene, of }: SheetProps) {
  const w = playOf(scene);
  const found = story(scene).bids.find(({ key }) => key === of);
  if (!found) return null;
  const { coins, ranked, rolled } = found;
  const seats = [...ranked, ...[...coins.keys()].filter((seat) => !ranked.includes(seat))];
  const beaten = (seat: number): readonly string[] => seats.slice(seats.indexOf(seat) + 1).filter((one) => coins.get(one) === coins.get(seat)).map((one) => otherOf(scene, one));
  return (
    <>
      {ranked.length && ranked.length === coins.size ? <Outcome>{w.chooses(ranked.map((seat) => otherOf(scene, seat)))}</Outcome> : null}
      <ol class="sr-bids">
        {seats.map((seat) => (
          <li key={seat} data-about={`player ${String(seat)}`}>
            <Badge seat={seat} /> <span>{scene.called(seat)}{rolled.includes(seat) ? <small> {w.wonRoll(beaten(seat))}</small> : null}</span>
            <b><Stroke name="coin" /> {coins.get(seat) ?? 0}</b>
          </li>
        ))}
      </ol>
    </>
  );
}
