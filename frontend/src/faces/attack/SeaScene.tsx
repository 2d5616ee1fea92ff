/** A battle at sea: two hidden rows, the reveal, the pairings one after another with what each adds to its dice. */

import type { Scene } from "../face.ts";
import { Badge, nameOf, Said, Stroke, Token, wordsOf } from "./drawn.tsx";
import { facts, isShip } from "./facts.ts";
import { Close } from "./Stage.tsx";
import { modifiers, type Pairing, type SeaBattle, type SeaRound } from "./story.ts";

export function SeaScene({ scene, sea, onClose }: { readonly scene: Scene; readonly sea: SeaBattle; readonly onClose: () => void }) {
  const w = wordsOf(scene);
  const known = facts(scene.view);
  const laying = known.challenger >= 0 && known.rowSizes.some((n) => n > 0);
  const round = sea.rounds.at(-1);
  const both = [sea.challenger, sea.holder] as const;
  return (
    <section class="ak-stage" aria-label={w.seaBattle} onKeyDown={(event) => { if (event.key === "Escape") onClose(); }}>
      <div class="ak-panel ak-sea">
        <header><Stroke name="sea" /><h2>{w.seaBattle}</h2><small>{w.seaRound(Math.max(1, sea.rounds.length + (laying ? 1 : 0)))}</small><Close scene={scene} onClose={onClose} /></header>
        {sea.retreated >= 0 || sea.winner >= 0 ? <p class="ak-outcome" role="status">{sea.retreated >= 0 ? `${nameOf(scene, sea.retreated)} ${w.retreated}. ` : ""}{sea.winner >= 0 ? w.seaWon(nameOf(scene, sea.winner)) : ""}</p> : null}
        {both.map((seat, side) => (
          <p key={seat} class="ak-fleet">
            <Badge seat={seat} /> <b>{nameOf(scene, seat)}</b> <small>{side === 0 ? w.challenger : w.holder}</small>
            {laying || !round ? <Hidden scene={scene} seat={seat} row={known.rows[side] ?? []} n={known.rowSizes[side] ?? 0} /> : null}
          </p>
        ))}
        {round && !laying ? <Pairs scene={scene} sea={sea} round={round} /> : null}
      </div>
    </section>
  );
}

function Hidden({ scene, seat, row, n }: { readonly scene: Scene; readonly seat: number; readonly row: readonly string[]; readonly n: number }) {
  const w = wordsOf(scene);
  return (
    <span class="ak-backs">
      {Array.from({ length: n }, (_, i) => {
        const ship = row[i];
        return isShip(ship) ? <Token key={i} unit={ship} seat={seat} label={scene.words.name("ship", ship)} /> : <i key={i} class="ak-back" role="img" aria-label={w.hidden} />;
      })}
    </span>
  );
}

function Pairs({ scene, sea, round }: { readonly scene: Scene; readonly sea: SeaBattle; readonly round: SeaRound }) {
  const w = wordsOf(scene);
  const most = Math.max(round.rows[0].length, round.rows[1].length);
  return (
    <ol class="ak-pairs">
      {Array.from({ length: most }, (_, place) => {
        const pair = round.pairs[place];
        return (
          <li key={place}>
            <Said>{w.pairing(place + 1)}</Said>
            {([0, 1] as const).map((side) => {
              const ship = round.rows[side][place];
              const seat = side === 0 ? sea.challenger : sea.holder;
              const shot = pair?.shots.find((one) => one.seat === seat);
              const won = pair !== undefined && pair.hit >= 0 && pair.hit !== seat;
              return (
                <span key={side} class={won ? "ak-shot ak-won" : "ak-shot"}>
                  {ship ? <Token unit={ship} seat={seat} label={scene.words.name("ship", ship)} /> : null}
                  {shot ? <span>{shot.modifier ? <>{shot.roll}{modifiers(round.rows, side, place, shot.modifier).map(({ why, points }) => <small key={why}> +{points} {w.because[why]}</small>)} = </> : null}<b>{shot.total}</b></span> : null}
                </span>
              );
            })}
            {pair ? <em>{outcome(scene, pair)}</em> : null}
          </li>
        );
      })}
      {round.aside.map(({ seat, ships }) => <li key={`a${String(seat)}`} class="fp-quiet">{nameOf(scene, seat)}: {w.asideN(ships)}</li>)}
    </ol>
  );
}

function outcome(scene: Scene, pair: Pairing): string {
  const w = wordsOf(scene);
  if (pair.how === "tie" || pair.how === "") return w.tie;
  return `${w[pair.how](scene.words.name("ship", pair.ship))} (${nameOf(scene, pair.hit)})`;
}
