/** How everybody stands: lands, continents, hands; who has what of which continent; how the game ends. */

import type { Scene } from "../face.ts";
import { Rule } from "../parts/controls.tsx";
import { isYou } from "../parts/you.ts";
import { Leaders, ranked, type Column, type Row } from "../parts/Leaders.tsx";
import { Badge, CardBack, continentOf, nameOf, seatLook, Sign, wordsOf } from "./drawn.tsx";
import { draws, facts, holders, landsOf, ownerOf, wholeOf, type Facts } from "./facts.ts";
import { continents } from "./map.ts";

export function Round({ scene }: { readonly scene: Scene }) {
  const w = wordsOf(scene);
  const known = facts(scene.view);
  const ranks = ranked(known.lands.map((lands, seat) => [lands.length, wholeOf(known, continents(), seat).length]));
  const columns: readonly Column[] = [
    { id: "lands", label: w.lands, help: w.landsHelp, sign: <Sign kind="revolution" />, decides: true },
    { id: "continents", label: w.continents, help: w.continentsHelp },
    { id: "draws", label: w.draws, help: w.drawsHelp, sign: <CardBack /> },
    { id: "hand", label: w.handOf, help: w.handHelp },
  ];
  return (
    <div class="ae-round">
      <Leaders label={w.standing} columns={columns} rows={known.lands.map((_, seat) => row(scene, known, ranks[seat] ?? 1, seat))} />
      <h3 class="fp-minor">{w.continents}</h3>
      <ul class="ae-continents">{Object.entries(continents()).map(([id, lands]) => <Continent key={id} scene={scene} known={known} id={id} lands={lands} />)}</ul>
      <p class="fp-quiet">{ending(scene, known)} <Rule scene={scene} id={typeof scene.options["round_limit"] === "number" ? "SCH-R17" : "SCH-11"} /></p>
    </div>
  );
}

function row(scene: Scene, known: Facts, rank: number, seat: number): Row {
  const w = wordsOf(scene);
  const gone = known.out.includes(seat);
  const active = known.active === seat && known.round > 0 && scene.status === "playing";
  const [now, soon] = [draws(known.kept[seat]), draws(wholeOf(known, continents(), seat))];
  return {
    seat, rank, now: active, gone,
    name: <><Badge seat={seat} /> {scene.called(seat)}</>,
    note: gone ? w.out : active ? w.onTurn : "",
    cells: {
      lands: { text: String(landsOf(known, seat).length) },
      continents: { text: String(wholeOf(known, continents(), seat).length) },
      draws: gone ? { text: "–", said: w.out } : now === soon ? { text: String(now) } : { text: `${String(now)} → ${String(soon)}`, said: w.drawsSoon(now, soon) },
      hand: { text: String(known.handSizes[seat] ?? 0) },
    },
  };
}

/** Whose lands they are, land by land; held for a round it brings a card. */
function Continent({ scene, known, id, lands }: { readonly scene: Scene; readonly known: Facts; readonly id: string; readonly lands: readonly string[] }) {
  const w = wordsOf(scene);
  const parts = [...holders(known, lands, -1)].sort((a, b) => b.lands - a.lands);
  const whole = parts[0]?.lands === lands.length ? parts[0].seat : -1;
  const free = lands.filter((land) => ownerOf(known, land) < 0).length;
  return (
    <li data-about={`continent ${id}`}>
      <span class="ae-continent"><b>{continentOf(scene, id)}</b>{whole >= 0 ? <small>{known.kept[whole]?.includes(id) ? w.keptBy(nameOf(scene, whole), isYou(scene, whole)) : w.wholeOf(nameOf(scene, whole), isYou(scene, whole))}</small> : null}</span>
      <span class="ae-shares" role="img" aria-label={[...parts.map(({ seat, lands: n }) => `${scene.called(seat)} ${String(n)}`), ...(free ? [w.freeN(free)] : [])].join(", ")}>
        {parts.flatMap(({ seat, lands: n }) => Array.from({ length: n }, (_, i) => <i key={`${String(seat)} ${String(i)}`} style={{ "--ae-colour": seatLook(seat).colour }} />))}
        {Array.from({ length: free }, (_, i) => <i key={i} class="ae-free" />)}
      </span>
    </li>
  );
}

function ending(scene: Scene, known: Facts): string {
  const w = wordsOf(scene);
  const limit = scene.options["round_limit"];
  return typeof limit === "number" ? w.endsRound(limit, Math.max(0, limit - known.round)) : w.endsNever;
}
