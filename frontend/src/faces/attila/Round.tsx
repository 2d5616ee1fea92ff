/** Who has how many cards, tiles and points; and what is left of stones and cards. */

import type { Scene } from "../face.ts";
import { Said } from "../parts/controls.tsx";
import { Counter, Emblem, Stroke } from "./drawn.tsx";
import { facts, PEOPLES, spread, STONES, TILES, total, type Facts } from "./facts.ts";
import { WORDS } from "./words/index.ts";
import "./panels.css";

export function Round({ scene }: { readonly scene: Scene }) {
  const w = WORDS.in(scene.words.lang);
  const known = facts(scene.view);
  return (
    <div class="at-round">
      <ul class="at-players">
        {known.influence.map((_, seat) => <Player key={seat} scene={scene} known={known} seat={seat} />)}
      </ul>
      {scene.compact ? <p class="at-legend" aria-hidden="true"><span><Stroke name="hand" /> {w.cardsInHand}</span>{known.tiles.some((left) => left.length) ? TILES.map((tile) => <span key={tile}><Stroke name={tile} /> {scene.words.name("tile", tile)}</span>) : null}</p> : null}
      <h3>{w.supply}</h3>
      <Supply scene={scene} known={known} />
    </div>
  );
}

function Supply({ scene, known }: { readonly scene: Scene; readonly known: Facts }) {
  const w = WORDS.in(scene.words.lang);
  return (
    <>
      <p class="at-quiet">{[w.pile(known.deck), w.discards(total(known.discards))].join(" · ")}</p>
      <table class="at-supply">
        <thead>
          <tr>
            <th scope="col">{w.people}</th>
            <th scope="col">{w.inSupply}</th>
            <th scope="col">{w.onMap}</th>
            <th scope="col">{w.discarded}</th>
          </tr>
        </thead>
        <tbody>
          {PEOPLES.map((people) => {
            const { stones, provinces } = spread(known.provinces, people);
            const left = STONES - stones;
            return (
              <tr key={people} data-about={`people ${people}`}>
                <th scope="row"><Emblem people={people} /> {scene.words.name("people", people)}</th>
                <td class={left <= 3 ? "at-scarce" : ""}><b>{left}</b></td>
                <td>{stones ? w.spreadOf(stones, provinces) : "–"}</td>
                <td>{known.discards[people] ?? 0}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}

function Player({ scene, known, seat }: { readonly scene: Scene; readonly known: Facts; readonly seat: number }) {
  const w = WORDS.in(scene.words.lang);
  const cards = known.handSizes[seat] ?? 0;
  const told = facts(scene.settled); // points and turns change when they were told
  const gained = told.gained[seat] ?? 0;
  const active = told.active === seat && scene.status === "playing";
  return (
    <li class={active ? "at-player at-now" : "at-player"} data-about={`player ${String(seat)}`}>
      <Counter scene={scene} seat={seat} />
      <span class="at-who">
        <b>{scene.called(seat)}</b>
        {active ? <small>{w.yourTurn}</small> : null}
        {gained ? <small>{w.gained(gained)}</small> : null}
      </span>
      <span class="at-held" title={w.handCards(cards)}>
        <Stroke name="hand" />
        <span aria-hidden="true">{cards}</span>
        <Said>{w.handCards(cards)}</Said>
      </span>
      {known.tiles.some((left) => left.length) ? <span class="at-held">
        {TILES.map((tile) => {
          const has = known.tiles[seat]?.includes(tile) ?? false;
          const name = scene.words.name("tile", tile);
          return (
            <span key={tile} class={has ? "at-has" : "at-spent"} title={has ? name : `${name}: ${w.tileSpent}`}>
              <Stroke name={tile} />
              <Said>{has ? name : `${name}: ${w.tileSpent}`}</Said>
            </span>
          );
        })}
      </span> : null}
      <span class="at-points"><b>{told.scores[seat] ?? 0}</b><small>{w.pointsShort}</small></span>
    </li>
  );
}
