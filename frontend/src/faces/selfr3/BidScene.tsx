/** Sealed bids, turned up beside each other: who chooses the turn marker first. */

import type { SheetProps } from "../face.ts";
import { Badge, Stroke, wordsOf } from "./drawn.tsx";
import { story } from "./story.ts";

export function BidScene({ scene, of }: SheetProps) {
  const w = wordsOf(scene);
  const found = story(scene).bids.find(({ key }) => key === of);
  if (!found) return null;
  const { coins, ranked, rolled } = found;
  const seats = [...ranked, ...[...coins.keys()].filter((seat) => !ranked.includes(seat))];
  return (
    <ol class="sr-bids">
      {seats.map((seat) => (
        <li key={seat} data-about={`player ${String(seat)}`}>
          <Badge seat={seat} /> <span>{scene.called(seat)}{rolled.includes(seat) ? <small> {w.wonRoll}</small> : null}</span>
          <b><Stroke name="coin" /> {coins.get(seat) ?? 0}</b>
        </li>
      ))}
    </ol>
  );
}
