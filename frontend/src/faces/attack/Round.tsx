/** The players: regions, units, pools, fleets, cards. */

import type { Scene } from "../face.ts";
import { Badge, Said, Ships, Stroke, Units, wordsOf } from "./drawn.tsx";
import { capitalsOf, facts, regionsOf, ships, size, unitsOf, type Facts } from "./facts.ts";

export function Round({ scene }: { readonly scene: Scene }) {
  const w = wordsOf(scene);
  const known = facts(scene.view);
  return (
    <div class="ak-round">
      <ul class="ak-players">{known.armies.map((_, seat) => <Player key={seat} scene={scene} known={known} seat={seat} />)}</ul>
      <p class="fp-quiet">{[known.holder < 0 ? w.nobodySea : "", w.pile(known.pile)].filter(Boolean).join(" ")}</p>
    </div>
  );
}

function Player({ scene, known, seat }: { readonly scene: Scene; readonly known: Facts; readonly seat: number }) {
  const w = wordsOf(scene);
  const active = known.active === seat && scene.status === "playing";
  const capitals = capitalsOf(known, seat);
  const pool = known.pools[seat] ?? {};
  const gone = known.eliminated.includes(seat);
  return (
    <li class={["ak-player", active ? "ak-now" : "", gone ? "ak-gone" : ""].join(" ")}>
      <p><Badge seat={seat} /> <b>{scene.called(seat)}</b> <small>{gone ? w.out : active ? w.onTurn : ""}</small></p>
      <p class="ak-counts">
        <span>{w.regions(regionsOf(known, seat))}</span>
        <span>{w.units(unitsOf(known, seat))}</span>
        {capitals ? <span><Stroke name="capital" />{w.capitals(capitals)}</span> : null}
        <span><Stroke name="card" />{w.cardsN(known.handSizes[seat] ?? 0)}</span>
      </p>
      {ships(known.fleets[seat]) || known.holder === seat ? <p class="ak-fleet"><Stroke name="sea" /> <Ships scene={scene} fleet={known.fleets[seat] ?? {}} /> {known.holder === seat ? <strong>{w.hasSea}</strong> : null}</p> : null}
      {size(pool) ? <p class="ak-fleet"><Said>{w.pool}</Said><small aria-hidden="true">{w.pool}</small> <Units scene={scene} army={pool} /></p> : null}
    </li>
  );
}
