/** The turn: its actions, and whether it is over. */

import { notify } from "../../app/toasts.ts";
import { Back, Button, Said, type Asked } from "../parts/controls.tsx";
import { act, find } from "../parts/steps.ts";
import { Results } from "./Asking.tsx";
import { nameOf, Stroke, wordsOf } from "./drawn.tsx";
import { ACTIONS, CAPITAL_POINTS, capitalsOf, economy, facts, ships, TURN_ACTIONS, type Action } from "./facts.ts";
import { isMovement } from "./questions.ts";

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
  const sea = (): string => (known.holder < 0 ? w.seaUnheld : w.seaAgainst(nameOf(scene, known.holder), ships(known.fleets[known.active]), ships(known.fleets[known.holder])));
  const help = (action: Action): string => (action === "produce" ? w.produceHelp(points) : action !== "sea" ? w.actionHelp[action] : scene.options["round_limit"] === known.round ? w.seaAtEnd : sea());
  return (
    <>
      <Results scene={scene} />
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
      <div class="fp-actions">
        {scene.compact ? <Back scene={scene} draft={draft} /> : <span class="fp-gone" />} {/* whoever has just gone back has nothing under the pointer */}
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
