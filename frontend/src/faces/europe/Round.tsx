/** All four powers: who plays them, what they have and what they earn; what the Axis has gained. */

import { dress } from "../../look/theme.ts";
import type { Scene } from "../face.ts";
import { Rule } from "../parts/controls.tsx";
import { signed } from "../parts/standings.ts";
import { Badge, playedBy, powerName, wordsOf } from "./drawn.tsx";
import { facts, force } from "./facts.ts";
import { gains, incomeOf, powersIn } from "./income.ts";
import { POWERS } from "./material.ts";

export function Round({ scene }: { readonly scene: Scene }) {
  const w = wordsOf(scene);
  const known = facts(scene.settled); // like the figures above the map: what is only drafted counts when it is confirmed
  return (
    <div class="eu-round">
      <table aria-label={w.round}>
        <thead><tr><td /><th scope="col" title={w.cashHelp}>{w.cash}</th><th scope="col" title={w.incomeHelp}>{w.income}</th><th scope="col" title={w.armyHelp}>{w.army}</th></tr></thead>
        <tbody>
          {powersIn(known).map((power) => (
            <tr key={power} class={power === known.power && scene.status === "playing" ? "eu-on" : ""} data-about={`power ${power}`}>
              <th scope="row"><Badge power={power} /> <span>{powerName(scene, power)}<small>{[playedBy(scene, power), power === known.power && scene.status === "playing" ? w.onTurn : ""].filter(Boolean).join(" · ")}</small></span></th>
              <td><b>{known.cash[power]}</b></td><td>{incomeOf(known, power)}</td>
              <td>{force(known, power)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Gains scene={scene} />
      <Colours scene={scene} />
      <Ends scene={scene} />
    </div>
  );
}

/** Which colours of the map are no power's own. */
function Colours({ scene }: { readonly scene: Scene }) {
  const w = wordsOf(scene);
  const dark = document.documentElement.dataset["theme"] === "dark";
  return <p class="eu-colours fp-quiet" ref={(one) => { if (one) dress(one, dark ? "dark" : "light"); }}>{w.colours} {Object.entries(w.grounds).map(([side, name]) => <span key={side}><i style={{ background: `var(--kt-tint-${side})` }} /> {name}</span>)}</p>;
}

function Ends({ scene }: { readonly scene: Scene }) {
  const w = wordsOf(scene);
  const limit = scene.options["round_limit"];
  return <p class="fp-quiet">{w.army}: {w.armyHelp}. {w.ends} {typeof limit === "number" ? w.endsRound(limit) : ""} <Rule scene={scene} id="AAE-167" /></p>;
}

/** What the Axis is ahead by, as the line above the map says it, and what that consists of; a capital is no IPC, here it is one. */
export function Gains({ scene }: { readonly scene: Scene }) {
  const w = wordsOf(scene);
  const now = scene.forecast?.now ?? null;
  if (!now) return null;
  const figure = (n: number): string => signed(n) || "0";
  const { sum, paid, capitals } = gains(now, scene.status === "playing" && powersIn(facts(scene.view)).length === POWERS.length);
  return <p class="eu-gains"><b>{w.gainHead(figure(sum))}</b> {paid.map(({ id, n }) => <span key={id}>{w.gains[id]} <b>{figure(n)}</b></span>)}<span>{w.gains.capitals} <b>{capitals}</b></span></p>;
}
