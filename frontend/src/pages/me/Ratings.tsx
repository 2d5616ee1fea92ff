/** How strong one is, by game and number of players: a figure, how sure it is, and how it came about. */

import { useSettings } from "../../app/settings.ts";
import { Failed, Link, useLoaded } from "../../app/ui.tsx";
import { api } from "../../net/api.ts";
import { me } from "../../net/me.ts";
import type { OwnRating } from "../../net/shapes.ts";
import type { MeWords } from "../../words/me/index.ts";
import { titleOf } from "../phrases.ts";
import { filled } from "./shared.ts";

const [WIDE, TALL] = [240, 64];

export function Ratings({ w }: { readonly w: MeWords }) {
  const { lang } = useSettings();
  const loaded = useLoaded(() => Promise.all([me.ratings(), api.games()]), [lang]);
  return (
    <section class="sheet" aria-labelledby="ratings">
      <h2 id="ratings">{w.ratings}</h2>
      <p>{w.ratingsText}</p>
      {loaded.state === "failed" && <Failed error={loaded.error} />}
      {loaded.state === "here" && loaded.value[0].length === 0 && <p class="hint">{w.noRatings}</p>}
      {loaded.state === "here" && loaded.value[0].map((one) => <One key={`${one.game} ${String(one.players)}`} w={w} one={one} title={filled(w.ratingAt, { game: titleOf(loaded.value[1], one.game), n: String(one.players) })} />)}
    </section>
  );
}

function One({ w, one, title }: { readonly w: MeWords; readonly one: OwnRating; readonly title: string }) {
  const { lang } = useSettings();
  const when = new Intl.DateTimeFormat(lang, { dateStyle: "medium" });
  const { rating, low, high, games, curve } = one;
  return (
    <article class="rating">
      <h3>{title}</h3>
      <p><b class="rating-now">{rating}</b> {filled(w.ratingBetween, { low: String(low), high: String(high) })} · {games === 1 ? w.ratingOne : filled(w.ratingGames, { n: String(games) })}</p>
      {curve.length > 1 && <Curve curve={curve} label={filled(w.ratingCurve, { game: title, first: String(curve[0]?.rating), last: String(rating), n: String(curve.length) })} />}
      <details>
        <summary>{w.ratingTable}</summary>
        <table>
          <thead><tr><th scope="col">{w.ratingWhen}</th><th scope="col">{w.ratingPlace}</th><th scope="col">{w.ratingAfter}</th></tr></thead>
          <tbody>
            {curve.map(({ table, at, place, rating: after }) => (
              <tr key={table}><th scope="row"><Link to={`/t/${table}`}>{when.format(at)}</Link></th><td>{place}.</td><td>{after}</td></tr>
            ))}
          </tbody>
        </table>
      </details>
    </article>
  );
}

/** The line of the ratings in the band of what is likely. */
function Curve({ curve, label }: { readonly curve: OwnRating["curve"]; readonly label: string }) {
  const [least, most] = [Math.min(...curve.map(({ low }) => low)), Math.max(...curve.map(({ high }) => high))];
  const x = (n: number): number => (n / (curve.length - 1)) * WIDE;
  const y = (value: number): number => TALL * (1 - (value - least) / Math.max(most - least, 1));
  const points = (values: readonly number[], from = 0): string => values.map((value, i) => `${x(Math.abs(from - i)).toFixed(1)},${y(value).toFixed(1)}`).join(" ");
  const band = `${points(curve.map(({ high }) => high))} ${points(curve.map(({ low }) => low).reverse(), curve.length - 1)}`;
  return (
    <svg class="rating-curve" viewBox={`-4 -4 ${String(WIDE + 8)} ${String(TALL + 8)}`} role="img" aria-label={label}>
      <polygon points={band} />
      <polyline points={points(curve.map(({ rating }) => rating))} />
      <circle cx={x(curve.length - 1)} cy={y(curve.at(-1)?.rating ?? 0)} r="3.5" />
    </svg>
  );
}
