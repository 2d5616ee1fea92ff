/** What is planned, in words: nothing of it is carried out before its one button, or the one that ends the turn, is pressed. */

import { Back, Button, type Asked } from "../parts/controls.tsx";
import { act } from "../parts/steps.ts";
import { bound } from "../parts/you.ts";
import { Fleets } from "./Challenge.tsx";
import { decided, lapsed } from "./decided.ts";
import { listed, listedShips, nameOf, regionOf, wordsOf } from "./drawn.tsx";
import { ACTIONS, facts, plus, TURN_ACTIONS, type Army } from "./facts.ts";
import { picked } from "./map.ts";
import { taken } from "./questions.ts";
import { CARRY } from "./words/carry.ts";

/** Actions would be lost by a slip: the end of a turn is asked for once more, with all that is decided by then. */
export function EndTurn({ scene, draft }: Asked) {
  const c = CARRY[scene.words.lang];
  const unused = TURN_ACTIONS - taken(facts(scene.settled).taken, draft.steps);
  return (
    <>
      <Decisions scene={scene} draft={draft} />
      {unused > 0 ? <p class="fp-warning" role="status">{c.unused(unused)}</p> : null}
      <div class="fp-actions">
        <Back scene={scene} draft={draft} />
        <Button scene={scene} kind="first" onClick={() => { scene.confirm(); }}>{c.endSure}</Button>
      </div>
    </>
  );
}

/** An action is planned to its end, or ends in chance, in somebody else's answer, or in the end of the game: one button carries it out. */
export function Ready({ scene, draft }: Asked) {
  const w = wordsOf(scene);
  const c = CARRY[scene.words.lang];
  const { holder, active } = facts(scene.settled);
  const begun = draft.steps.flatMap((step) => ACTIONS.find((one) => one === act(step)) ?? []);
  const action = begun.at(-1);
  const alone = begun.length === 1 ? action : undefined; // nothing else is planned with it
  const sea = alone === "sea";
  const ends = draft.ahead?.ends ?? null;
  const first = alone && draft.steps.length === 1;
  return (
    <>
      <Decisions scene={scene} draft={draft} />
      {sea && holder >= 0 ? <Fleets scene={scene} seats={[active, holder]} /> : null}
      <p class="fp-hint" role="status">{sea ? (holder < 0 ? c.seaFree : c.seaAsks(nameOf(scene, holder))) : first && ends ? `${w.actionHelp[alone]}.` : c.ready} {bound(scene) && (ends === "chance" || ends === "hidden") ? c.cannotUndo : ""}</p>
      <div class="fp-actions">
        <Back scene={scene} draft={draft} />
        <Button scene={scene} kind="first" does="send" onClick={() => { scene.confirm(); }}>{sea && holder < 0 ? c.takeSea : alone ? (first && ends ? c.begin : c.carryOut)(w.actions[alone]) : c.confirm}</Button>
      </div>
    </>
  );
}

function Decisions({ scene, draft }: Asked) {
  const w = wordsOf(scene);
  const c = CARRY[scene.words.lang];
  const before = draft.steps.some((step) => act(step) === "pick") ? "" : picked(scene);
  const entries = decided(draft.steps, before);
  const lost = lapsed(draft.ahead?.events ?? []);
  if (!entries.length) return null;
  return (
    <ul class="ak-decided">
      {entries.map(({ action, orders, bought, set, others }, i) => {
        // units that were placed are said with their place
        const placed = set.reduce<Army>((sum, { army }) => plus(sum, army), {});
        const things = [listed(scene, plus(bought.army, placed, -1)), listedShips(scene, bought.fleet)].filter(Boolean).join(", ");
        const lines = [
          ...orders.map(({ units, origin, region, sea }) => `${listed(scene, units)}: ${regionOf(scene, origin)} → ${regionOf(scene, region)}${sea ? ` (${w.waits})` : ""}`),
          ...(things ? [c.bought(things)] : []),
          ...set.map(({ region, army }) => `${listed(scene, army)} → ${regionOf(scene, region)}`),
          ...others.map(({ sentence }) => sentence),
        ];
        return (
          <li key={i}>
            {action ? <b>{w.actions[action]}</b> : null}
            {lines.length ? <span>{lines.join("; ")}</span> : null}
            {action === "produce" ? <small>{c.toldPoints(bound(scene))}</small> : null}
          </li>
        );
      })}
      {lost > 0 ? <li class="fp-warning">{w.lapse(lost)}</li> : null}
    </ul>
  );
}
