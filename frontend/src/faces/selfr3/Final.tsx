/** The end: what everybody's points came from, and the victory cards that nobody had seen. */

import { ranked } from "../../table/result/ranking.ts";
import type { Lang } from "../../words/lexicon.ts";
import type { Scene } from "../face.ts";
import { part } from "../parts/standings.ts";
import { Badge, listed, wordsOf } from "./drawn.tsx";
import { facts, VICTORY_POINTS } from "./facts.ts";
import "./final.css";

const SAID = {
  de: {
    territories: "Gebiete", continents: "Punkte für Kontinente", cards: "Siegpunkt-Karten",
    shown: (who: string) => `Siegpunkt-Karten, bis zum Ende verdeckt: ${who}.`, none: "Niemand hatte Siegpunkt-Karten.",
    had: (name: string, n: number, points: number) => `${name} ${n === 1 ? "eine" : String(n)} (+${String(points)} Punkte)`,
    decided: "Ohne sie wäre das Spiel anders ausgegangen.",
  },
  en: {
    territories: "Territories", continents: "Points for continents", cards: "Victory cards",
    shown: (who: string) => `Victory cards, hidden until the end: ${who}.`, none: "Nobody had victory cards.",
    had: (name: string, n: number, points: number) => `${name} ${n === 1 ? "one" : String(n)} (+${String(points)} points)`,
    decided: "Without them the game would have ended otherwise.",
  },
} satisfies Record<Lang, unknown>;

/** How many cards, and what they bring (R2-92). */
const victory = (points: number): string => (points ? `${String(points / VICTORY_POINTS)} × ${String(VICTORY_POINTS)} = ${String(points)}` : "0");

/** Who would have won without cards that lay face down: the best of what everybody saw. */
export const leaders = (points: readonly number[], cards: readonly number[]): readonly number[] => {
  const seen = points.map((n, seat) => n - (cards[seat] ?? 0));
  return seen.flatMap((n, seat) => (n === Math.max(...seen) ? [seat] : []));
};

export function Final({ scene }: { readonly scene: Scene }) {
  const w = wordsOf(scene);
  const said = SAID[scene.words.lang];
  const known = facts(scene.view);
  const now = scene.forecast?.now ?? null;
  const order = ranked(scene.ranking, known.players);
  const seats = [...order].sort((a, b) => a - b);
  const points = seats.map((seat) => scene.scores?.[seat] ?? now?.seats[seat]?.points ?? 0);
  const cards = seats.map((seat) => part(now, seat, "standing", "cards"));
  const had = order.flatMap((seat) => (cards[seat] ? [said.had(scene.called(seat), cards[seat] / VICTORY_POINTS, cards[seat])] : []));
  const otherwise = leaders(points, cards).join() !== [...(scene.winners ?? [])].sort((a, b) => a - b).join();
  return (
    <div class="sr-final">
      <p class="sr-whole">{had.length ? `${said.shown(listed(scene, had))}${otherwise ? ` ${said.decided}` : ""}` : said.none}</p>
      <table>
        <thead><tr><th scope="col"><span class="unseen">{w.points}</span></th><th scope="col">{said.territories}</th><th scope="col">{said.continents}</th><th scope="col">{said.cards}</th><th scope="col">{w.points}</th></tr></thead>
        <tbody>
          {order.map((seat) => (
            <tr key={seat}>
              <th scope="row"><Badge seat={seat} /> {scene.called(seat)}</th>
              <td>{part(now, seat, "standing", "territories")}</td><td>{part(now, seat, "standing", "continents")}</td><td>{victory(cards[seat] ?? 0)}</td>
              <td><b>{points[seat]}</b></td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
