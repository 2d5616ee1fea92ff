/** The turn: its actions, its end, and what is about to be sent. */

import { fetchWhenIdle } from "../../app/idle.ts";
import { notify } from "../../app/toasts.ts";
import { lazy } from "../../app/ui.tsx";
import { Back, Button, Said, type Asked } from "../parts/controls.tsx";
import { act, find } from "../parts/steps.ts";
import { Results } from "./Asking.tsx";
import { nameOf, Stroke, wordsOf } from "./drawn.tsx";
import { ACTIONS, CAPITAL_POINTS, capitalsOf, economy, facts, ships, TURN_ACTIONS, type Action } from "./facts.ts";
import { isMovement, taken } from "./questions.ts";

const Decisions = lazy(async () => (await import("./Decisions.tsx")).Decisions, () => null); // nothing is decided yet at a first question
fetchWhenIdle(Decisions);

export function Turn({ scene, draft }: Asked) {
  const w = wordsOf(scene);
  const known = facts(scene.view);
  const finish = find(draft, "finish");
  const why = (action: Action): string => {
    if (known.used.includes(action) && action !== "diplomacy") return w.used;
    if (action === "blitz") return w.needsMove;
    if (action === "sea") return known.holder === known.active ? w.holdsSea : ships(known.fleets[known.active]) === 0 ? w.noShip : w.notNow;
    if (action === "diplomacy") return w.noNeutral;
    if (action === "trade") return late(scene.options, known.round) ? w.tradedUntil(lastTrade(scene.options) ?? 0) : scene.view["time"] !== undefined ? w.tooLate : w.spent; // one of the last rounds, or the last half hour runs
    return w.notNow;
  };
  const say = (action: Action): void => { void scene.refusal(draft.steps, `act ${action}`).then((no) => { notify(no?.sentence ?? why(action), "refusal", no?.rule ?? null); }); };
  const points = economy(known.hand).points + capitalsOf(known, draft.decision.seat) * CAPITAL_POINTS;
  const help = (action: Action): string => (action === "produce" ? w.produceHelp(points) : action === "sea" && scene.options["round_limit"] === known.round ? w.seaAtEnd : w.actionHelp[action]);
  const noted = draft.steps.length ? ( // on a desk below the actions: what was pressed stays under the mouse
    <section class="ak-noted">
      <h3>{w.notSent}</h3>
      <Decisions scene={scene} draft={draft} />
      <Button scene={scene} does="send" onClick={() => { scene.confirm(); }}>{w.sendThis}</Button>
    </section>
  ) : null;
  return (
    <>
      {draft.steps.length ? null : <Results scene={scene} />}
      {scene.compact ? noted : null}
      <p class={scene.compact ? "unseen" : "fp-hint"} role="status">{w.whatThen(TURN_ACTIONS - known.taken)}</p>
      <ul class="ak-turn" aria-label={w.actionsHead}>
        {ACTIONS.map((action) => {
          const legalOne = find(draft, action);
          return (
            <li key={action}>
              <button type="button" class={legalOne ? "ak-act" : "ak-act ak-off"} aria-disabled={!legalOne || scene.busy} data-about={`action ${action}`} onClick={() => { if (scene.busy) return; if (legalOne) scene.step(legalOne); else say(action); }}>
                <Stroke name={action} />
                <span><b>{w.actions[action]}<Said>: </Said></b><small>{legalOne ? help(action) : why(action)}</small></span>
              </button>
            </li>
          );
        })}
      </ul>
      {scene.compact ? null : noted}
      <div class="fp-actions">
        <Back scene={scene} draft={draft} />
        {finish ? <Button scene={scene} onClick={() => { scene.step(finish); }}>{w.endTurn}</Button> : null}
      </div>
    </>
  );
}

/** The last round with trade, of an agreed number of rounds (ATK-115); null: none was agreed. */
export function lastTrade({ round_limit: last, trade_closed: closed = CLOSED }: Asked["scene"]["options"]): number | null {
  return typeof last === "number" ? last - Number(closed) : null;
}
/** Whether trading has ended for good. */
const late = (options: Asked["scene"]["options"], round: number): boolean => round > (lastTrade(options) ?? Infinity);
const CLOSED = 2; // rounds, where the table has not agreed otherwise

/** Whether the turn is over with the draft. */
export function endsTurn({ scene, draft }: Asked): boolean {
  const { ahead } = draft;
  return ahead !== null && ahead.decision === null && facts(scene.settled).round > 0 && (ahead.ends === "over" || ahead.view.turn !== scene.settled.turn || (ahead.ends === "chance" && asksClock(draft)));
}

/** In a game by the clock, its word is the chance in which a turn ends; otherwise only a movement ends in chance. */
function asksClock({ decision, steps }: Asked["draft"]): boolean {
  const words = steps.map(act);
  const action = words.findLast((word) => ACTIONS.some((one) => one === word));
  return ["finish", "deploy", "buy"].includes(words.at(-1) ?? "") && !isMovement(decision.question) && (action === undefined || action === "produce" || action === "trade");
}

/** Actions would be lost by a slip: the end of a turn is asked for once more, with all that is decided by then. */
export function EndTurn({ scene, draft }: Asked) {
  const w = wordsOf(scene);
  const unused = TURN_ACTIONS - taken(facts(scene.settled).taken, draft.steps);
  return (
    <>
      <Decisions scene={scene} draft={draft} />
      {unused > 0 ? <p class="fp-warning" role="status">{w.unused(unused)}</p> : null}
      <div class="fp-actions">
        <Back scene={scene} draft={draft} />
        <Button scene={scene} kind="first" onClick={() => { scene.confirm(); }}>{w.endSure}</Button>
      </div>
    </>
  );
}

/** What was drafted ends in chance, in somebody else's answer, or in the end of the game: it waits to be sent. */
export function Ready({ scene, draft }: Asked) {
  const w = wordsOf(scene);
  const known = facts(scene.settled);
  const action = draft.steps.length === 1 && ACTIONS.find((one) => one === act(draft.steps[0] ?? { number: 0, notation: "", sentence: "", fields: {} }));
  const rolled = draft.ahead?.ends === "chance" || draft.ahead?.ends === "hidden";
  return (
    <>
      <Decisions scene={scene} draft={draft} />
      <p class="fp-hint" role="status">{action === "sea" && known.holder >= 0 ? w.seaAsks(nameOf(scene, known.holder)) : action ? `${w.actionHelp[action]}.` : w.ready} {rolled ? w.cannotUndo : ""}</p>
      <div class="fp-actions">
        <Back scene={scene} draft={draft} />
        <Button scene={scene} kind="first" onClick={() => { scene.confirm(); }}>{action ? w.doIt(w.actions[action]) : w.send}</Button>
      </div>
    </>
  );
}
