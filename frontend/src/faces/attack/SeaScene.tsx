/** A battle at sea: two hidden rows, the reveal, the pairings one after another with what each adds to its dice. */

import { useLayoutEffect, useRef } from "preact/hooks";

import type { Scene, SheetProps } from "../face.ts";
import { Outcome, Total } from "../parts/Stage.tsx";
import { isYou } from "../parts/you.ts";
import { Said } from "../parts/controls.tsx";
import { Badge, otherOf, Token } from "./drawn.tsx";
import { facts, isShip } from "./facts.ts";
import { laying, modifiers, type Pairing, type SeaBattle, type SeaRound } from "./seaBattles.ts";
import { story } from "./story.ts";
import { sceneWords } from "./words/scenes/index.ts";

export function SeaScene({ scene, of }: SheetProps) {
  const w = sceneWords(scene.words.lang);
  const sea = story(scene).seas.find(({ key }) => key === of);
  if (!sea) return null;
  const known = facts(scene.view);
  const hidden = laying(known, sea);
  const round = sea.rounds.at(-1);
  const both = [sea.challenger, sea.holder] as const;
  return (
    <div class="ak-battle">
      {sea.retreated >= 0 || sea.winner >= 0 ? <Outcome>{sea.retreated >= 0 ? `${w.withdrew(otherOf(scene, sea.retreated))} ` : ""}{sea.winner >= 0 ? w.seaWon(otherOf(scene, sea.winner)) : ""}</Outcome> : null}
      {both.map((seat, side) => (
        <p key={seat} class="ak-fleet">
          <Badge seat={seat} /> <b>{scene.called(seat)}</b> <small>{(side === 0 ? w.challenger : w.holder)(isYou(scene, seat))}</small>
          {hidden || !round ? <Hidden scene={scene} seat={seat} row={known.rows[side] ?? []} n={known.rowSizes[side] ?? 0} /> : null}
        </p>
      ))}
      {round && !hidden ? <Pairs scene={scene} sea={sea} round={round} /> : null}
    </div>
  );
}

function Hidden({ scene, seat, row, n }: { readonly scene: Scene; readonly seat: number; readonly row: readonly string[]; readonly n: number }) {
  const w = sceneWords(scene.words.lang);
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
  const w = sceneWords(scene.words.lang);
  const most = Math.max(round.rows[0].length, round.rows[1].length);
  const list = useRef<HTMLOListElement>(null);
  const rolled = round.pairs.length;
  useLayoutEffect(() => { if (rolled) list.current?.children[rolled - 1]?.scrollIntoView({ block: "nearest" }); }, [rolled]); // what has just been rolled
  return (
    <ol class="ak-pairs" ref={list}>
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
                  {shot ? <span>{shot.modifier ? <>{shot.roll}{modifiers(round.rows, side, place, shot.modifier).map(({ why, points }) => <small key={why}> +{points} {w.because[why]}</small>)} = </> : null}<Total roll={`${String(place)}.${String(sea.rounds.length)}`}>{shot.total}</Total></span> : null}
                </span>
              );
            })}
            {pair ? <em>{outcome(scene, pair)}</em> : null}
          </li>
        );
      })}
      {round.aside.map(({ seat, ships }) => <li key={`a${String(seat)}`} class="fp-quiet">{scene.called(seat)}: {w.asideN(ships)}</li>)}
    </ol>
  );
}

function outcome(scene: Scene, pair: Pairing): string {
  const w = sceneWords(scene.words.lang);
  if (pair.how === "tie" || pair.how === "") return w.tie;
  return `${w[pair.how](scene.words.name("ship", pair.ship))} (${scene.called(pair.hit)})`;
}
