/** How everybody stands: who leads and by what, who holds the sea, and how the game ends. */

import type { Forecast } from "../../net/shapes.ts";
import type { Scene } from "../face.ts";
import { Leaders, type Column, type Row } from "../parts/Leaders.tsx";
import { Rule } from "../parts/controls.tsx";
import { part, signed } from "../parts/standings.ts";
import { Badge, Ships, Stroke, Units, wordsOf, type SignName } from "./drawn.tsx";
import { facts, LONGEST, ships, size, type Facts } from "./facts.ts";

type Id = "regions" | "units" | "economy" | "cards";
const COLUMNS: readonly { readonly id: Id; readonly sign: SignName; readonly decides?: boolean }[] = [
  { id: "regions", sign: "flag", decides: true }, { id: "units", sign: "swords" }, { id: "economy", sign: "produce" }, { id: "cards", sign: "card" },
];

export function Round({ scene }: { readonly scene: Scene }) {
  const w = wordsOf(scene);
  const known = facts(scene.view);
  const { holder } = facts(scene.settled);
  const now = scene.forecast?.now;
  const columns: readonly Column[] = COLUMNS.map(({ id, sign, decides }) => ({ id, label: w.leaders[id], help: w.leadersHelp[id], sign: <Stroke name={sign} />, ...(decides ? { decides } : {}) }));
  return (
    <div class="ak-round">
      {now ? <Leaders label={w.standing} columns={columns} rows={known.armies.map((_, seat) => row(scene, known, now, seat))} /> : null}
      <p class="ak-sea-power">{holder < 0 ? null : <Badge seat={holder} />}<Stroke name="sea" /> <b>{holder < 0 ? w.seaFree : w.seaOf(scene.called(holder))}</b> <small>{w.seaMeans} <Rule scene={scene} id="ATK-67" /></small></p>
      <p class="fp-quiet">{w.leadersSay} {ending(scene, known)} <Rule scene={scene} id="ATK-124" /></p>
      <p class="fp-quiet">{w.pile(known.pile)}</p>
    </div>
  );
}

function row(scene: Scene, known: Facts, now: Forecast, seat: number): Row {
  const w = wordsOf(scene);
  const gone = known.eliminated.includes(seat);
  const active = known.active === seat && known.round > 0 && scene.status === "playing";
  const draft = scene.forecast?.draft;
  const pool = known.pools[seat] ?? {};
  const cell = (id: Id): Row["cells"][string] => {
    if (id === "economy" && seat !== scene.viewer) { // the cards of others lie face down
      const least = String(part(now, seat, "standing", "capitals"));
      return { text: `${least}+`, said: w.atLeast(least) };
    }
    const n = part(now, seat, "standing", id);
    const by = draft ? part(draft, seat, "standing", id) - n : 0;
    return by ? { text: <>{n + by}<small> {signed(by)}</small></>, said: w.becomes(n, n + by) } : { text: String(n) };
  };
  const fleet = known.fleets[seat] ?? {};
  const { holder } = facts(scene.settled); // sea power is had when it is taken, not before
  return {
    seat, rank: now.seats[seat]?.place ?? 1, now: active, gone,
    name: <><Badge seat={seat} /> {scene.called(seat)}</>,
    note: gone ? w.out : active ? w.onTurn : "",
    cells: Object.fromEntries(COLUMNS.map(({ id }) => [id, cell(id)])),
    more: ships(fleet) || size(pool) ? (
      <span class="ak-fleet">
        {ships(fleet) ? <Ships scene={scene} fleet={fleet} /> : null}
        {holder === seat ? <strong><Stroke name="sea" /> {w.hasSea}</strong> : null}
        {size(pool) ? <small>{w.pool}: <Units scene={scene} army={pool} /></small> : null}
      </span>
    ) : null,
  };
}

/** How long it goes on, by what was agreed (ATK-123, ATK-124, ATK-126, ATK-R24). */
function ending(scene: Scene, known: Facts): string {
  const w = wordsOf(scene);
  const limit = scene.options["round_limit"];
  const out = scene.options["last_survivor"] === true ? w.endsSurvivor : w.endsElimination;
  const time = scene.options["clock"] === true ? w.endsClock : typeof limit === "number" ? w.endsRound(limit, limit - known.round) : scene.options["last_survivor"] === true ? "" : w.endsAtLast(LONGEST);
  return [out, time].filter(Boolean).join(" ");
}
