/** What a rated game has changed: of everybody who sits here, before and after. */

import { useLoaded } from "../../app/ui.tsx";
import type { Face } from "../../faces/face.ts";
import { api } from "../../net/api.ts";
import type { SeatSummary } from "../../net/shapes.ts";
import type { ResultWords } from "../../words/result/index.ts";
import { Disc } from "../Players.tsx";

interface Props {
  readonly table: string;
  readonly order: readonly number[];
  readonly seats: readonly SeatSummary[];
  readonly face: Face;
  readonly w: ResultWords;
}

export function Ratings({ table, order, seats, face, w }: Props) {
  const loaded = useLoaded(() => api.ratings(table), [table]);
  if (loaded.state !== "here") return null;
  const rows = order.flatMap((seat) => {
    const one = loaded.value[String(seat)];
    return one ? [{ seat, one }] : [];
  });
  const counted = rows.some(({ one }) => one.after !== null);
  return (
    <section class="turning ratings" aria-labelledby="ratings-head">
      <h3 id="ratings-head">{w.ratings}</h3>
      <p class="hint">{counted ? w.ratingsNote : w.uncounted}</p>
      <ul>
        {rows.map(({ seat, one }) => {
          const { low, high } = one.after ?? one;
          return (
            <li key={seat}>
              <Disc seat={seat} seats={seats} face={face} />
              <span class="grow">{seats[seat]?.name}</span>
              <span><b>{w.ratingChange(one.rating, one.after?.rating ?? null)}</b> <small>{w.ratingBetween(low, high)}</small></span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
