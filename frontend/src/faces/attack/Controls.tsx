/** What can be chosen now: one panel for each question. A question that is not known here is answered by its sentences. */

import { legal } from "../../table/draft.ts";
import type { Draft, Scene } from "../face.ts";
import { Deploy, Produce } from "./Buying.tsx";
import { Badge, Button, nameOf, regionOf, Rule, Ships, Stroke, wordsOf, Said } from "./drawn.tsx";
import { ACTIONS, facts, setAside, ships, TURN_ACTIONS, type Action, type Fleet } from "./facts.ts";
import { Commit, LayRow } from "./Fighting.tsx";
import { March } from "./Marching.tsx";
import { find, isMovement, kind, question } from "./orders.ts";
import { Odds } from "./Odds.tsx";
import { attackers, attackOn } from "./stakes.ts";
import { story } from "./story.ts";
import { Answer, Offer, Partner } from "./Trading.tsx";
import { Plane, Veto } from "./Veto.tsx";

export interface Asked {
  readonly scene: Scene;
  readonly draft: Draft;
}

export function Controls({ scene }: { readonly scene: Scene }) {
  const { draft } = scene;
  if (!draft) return null;
  return <div class={scene.compact ? "ak-controls ak-compact" : "ak-controls"} data-question={question(draft)} aria-busy={scene.busy}><Panel scene={scene} draft={draft} /></div>;
}

function Panel({ scene, draft }: Asked) {
  const w = wordsOf(scene);
  const asked = question(draft);
  if (isMovement(asked)) return <March scene={scene} draft={draft} />;
  switch (asked) {
    case "": return <Ready scene={scene} draft={draft} />;
    case "Turn.choose": return <Turn scene={scene} draft={draft} />;
    case "SetUp.claimed": return <Region scene={scene} draft={draft} hint={w.claimHint} label={w.claim} rule="ATK-15" />;
    case "SetUp.placed": return <Region scene={scene} draft={draft} hint={w.capitalHint} label={w.capital} rule="ATK-18" />;
    case "Diplomacy.named": return <Region scene={scene} draft={draft} hint={w.swayHint} label={w.sway} rule="ATK-88" />;
    case "Battles.choose": return <Region scene={scene} draft={draft} hint={w.battleHint} label={w.battle} rule="ATK-62" />;
    case "Deploy.set": return <Deploy scene={scene} draft={draft} />;
    case "Production.buy": return <Produce scene={scene} draft={draft} />;
    case "Crossings.veto": return <Veto key={draft.decision.id} scene={scene} draft={draft} />;
    case "Crossings.plane": return <Plane key={draft.decision.id} scene={scene} draft={draft} />;
    case "LandBattle.commit": case "LandBattle.reinforce": return <Commit scene={scene} draft={draft} />;
    case "SeaBattle.lay": return <LayRow scene={scene} draft={draft} />;
    case "Trade.partner": return <Partner scene={scene} draft={draft} />;
    case "Negotiation.build": return <Offer scene={scene} draft={draft} />;
    case "Negotiation.answer": return <Answer scene={scene} draft={draft} />;
    case "Garrison.answered": {
      const battle = story(scene).battle;
      const region = battle?.region ?? "";
      const known = facts(scene.view);
      return <><YesNo scene={scene} draft={draft} hint={w.volunteerHint(regionOf(scene, region))} yes={["volunteer", w.volunteer]} no={["abstain", w.abstain]} rule="ATK-95" /><Odds scene={scene} stakes={attackOn(known, region, attackers(known, region))} /></>;
    }
    case "SeaPower.answered": return <Challenge scene={scene} draft={draft} hint={w.challengeHint(nameOf(scene, facts(scene.view).active))} labels={[w.fight, w.yield]} />;
    case "SeaBattle.withdraw": return <Challenge scene={scene} draft={draft} hint={w.seaOver} labels={[w.goOn, w.retreat]} />;
    case "Negotiation.veto": {
      const { offerer, offeree, givesSize, wantsSize } = facts(scene.view);
      return <YesNo scene={scene} draft={draft} hint={w.vetoDeal(nameOf(scene, offerer), nameOf(scene, offeree), givesSize, wantsSize)} yes={["allow", w.allow]} no={["refuse", w.refuse]} rule="ATK-114" />;
    }
    default: return (
      <ul class="ak-list">
        {legal(draft).map((action) => <li key={action.number}><Button scene={scene} onClick={() => { scene.confirm(action); }}>{action.sentence}</Button></li>)}
      </ul>
    );
  }
}

export function Back({ scene, draft, label }: Asked & { readonly label?: string }) {
  const w = wordsOf(scene);
  const some = draft.steps.length > 0;
  if (!some && Object.keys(draft.chosen).length === 0) return null;
  return (
    <Button scene={scene} kind="plain" label={label ?? (some ? w.takeBack : w.back)} onClick={() => { if (Object.keys(draft.chosen).length) scene.redraft(draft.steps); else scene.back(); }}>
      <Stroke name="back" />
    </Button>
  );
}

/** What was drafted ends in chance, in somebody else's answer, or in the end of the game. */
function Ready({ scene, draft }: Asked) {
  const w = wordsOf(scene);
  const last = draft.steps.at(-1);
  const setting = last && kind(last) === "deploy";
  const laying = last && kind(last) === "lay";
  if (last && kind(last) === "commit") return <Commit scene={scene} draft={draft} />;
  if (last && kind(last) === "finish" && draft.decision.question === "Turn.choose") return <EndTurn scene={scene} draft={draft} />;
  if (setting) return <Deploy scene={scene} draft={draft} />;
  if (laying) return <LayRow scene={scene} draft={draft} />;
  const act = draft.steps.length === 1 && last && ACTIONS.find((action) => action === kind(last));
  return (
    <>
      <p class="ak-hint" role="status">{act ? `${w.actionHelp[act]}.` : w.ready} {draft.ahead?.ends === "chance" || draft.ahead?.ends === "hidden" ? w.cannotUndo : ""}</p>
      {act ? null : <ol class="ak-planned">{draft.steps.slice(-6).map((step, i) => <li key={i}>{step.sentence}</li>)}</ol>}
      <div class="ak-actions">
        <Back scene={scene} draft={draft} />
        <Button scene={scene} kind="first" onClick={() => { scene.confirm(); }}>{act ? w.doIt(w.actions[act]) : w.send}</Button>
      </div>
    </>
  );
}

const ACTION_RULES: Readonly<Record<Action, string>> = { move: "ATK-27", blitz: "ATK-42", strategic: "ATK-45", sea: "ATK-65", diplomacy: "ATK-87", produce: "ATK-116", trade: "ATK-110" };

function Turn({ scene, draft }: Asked) {
  const w = wordsOf(scene);
  const known = facts(scene.view);
  const finish = find(draft, "finish");
  const why = (action: Action): string => {
    if (known.used.includes(action) && action !== "diplomacy") return w.used;
    if (action === "blitz") return w.needsMove;
    if (action === "sea") return known.holder === known.active ? w.holdsSea : ships(known.fleets[known.active]) === 0 ? w.noShip : w.notNow;
    if (action === "trade" && scene.view["time"] !== undefined) return w.tooLate; // the last half hour runs
    return w.notNow;
  };
  return (
    <>
      <p class="ak-hint" role="status">{w.whatThen(3 - known.taken)}</p>
      <ul class="ak-turn" aria-label={w.actionsHead}>
        {ACTIONS.map((action) => {
          const legalOne = find(draft, action);
          return (
            <li key={action}>
              <button type="button" class={legalOne ? "ak-act" : "ak-act ak-off"} aria-disabled={!legalOne || scene.busy} onClick={() => { if (legalOne && !scene.busy) scene.step(legalOne); }}>
                <Stroke name={action} />
                <span><b>{w.actions[action]}<Said>: </Said></b><small>{legalOne ? w.actionHelp[action] : why(action)}</small></span>
              </button>
              <Rule scene={scene} id={ACTION_RULES[action]} />
            </li>
          );
        })}
      </ul>
      <div class="ak-actions">
        <Back scene={scene} draft={draft} />
        {finish ? <Button scene={scene} onClick={() => { scene.step(finish); }}>{w.endTurn}</Button> : null}
      </div>
    </>
  );
}

/** Actions would be lost by a slip: the end of a turn is asked for once more. */
function EndTurn({ scene, draft }: Asked) {
  const w = wordsOf(scene);
  return (
    <>
      <p class="ak-hint" role="status">{w.endNow(TURN_ACTIONS - facts(scene.view).taken)}</p>
      <div class="ak-actions">
        <Back scene={scene} draft={draft} />
        <Button scene={scene} kind="first" onClick={() => { scene.confirm(); }}>{w.endSure}</Button>
      </div>
    </>
  );
}

/** One region, chosen on the map. */
function Region({ scene, draft, hint, label, rule }: Asked & { readonly hint: string; readonly label: (region: string) => string; readonly rule: string }) {
  const chosen = draft.chosen["region"];
  const action = chosen === undefined ? undefined : legal(draft).find(({ fields }) => fields["region"] === chosen);
  const few = legal(draft).length <= 6;
  const known = facts(scene.view);
  const battle = draft.decision.question === "Battles.choose" && chosen !== undefined ? attackOn(known, chosen, attackers(known, chosen)) : null;
  return (
    <>
      <p class="ak-hint" role="status">{hint} <Rule scene={scene} id={rule} /></p>
      {few ? (
        <div class="ak-chips">
          {legal(draft).map((one) => (
            <Button key={one.number} scene={scene} pressed={one === action} onClick={() => { scene.choose("region", one.fields["region"] ?? ""); }}>{regionOf(scene, one.fields["region"] ?? "")}</Button>
          ))}
        </div>
      ) : null}
      <Odds scene={scene} stakes={battle} />
      <div class="ak-actions">
        <Back scene={scene} draft={draft} />
        <Button scene={scene} kind="first" off={!action} onClick={() => { if (action) scene.confirm(action); }}>{action && chosen !== undefined ? label(regionOf(scene, chosen)) : label("…")}</Button>
      </div>
    </>
  );
}

interface TwoProps extends Asked {
  readonly hint: string;
  readonly yes: readonly [string, string];
  readonly no: readonly [string, string];
  readonly rule: string;
}

function YesNo({ scene, draft, hint, yes, no, rule }: TwoProps) {
  const [yea, nay] = [find(draft, yes[0]), find(draft, no[0])];
  const { garrison } = facts(scene.view);
  return (
    <>
      <p class="ak-hint">{hint} <Rule scene={scene} id={rule} /></p>
      {garrison ? <p class="ak-quiet">{wordsOf(scene).garrisonOf(scene.words.name("card", garrison))}</p> : null}
      <div class="ak-actions">
        {nay ? <Button scene={scene} onClick={() => { scene.confirm(nay); }}>{no[1]}</Button> : null}
        {yea ? <Button scene={scene} kind="first" onClick={() => { scene.confirm(yea); }}>{yes[1]}</Button> : null}
      </div>
    </>
  );
}

/** The sea: both fleets side by side, and whether to fight. */
function Challenge({ scene, draft, hint, labels }: Asked & { readonly hint: string; readonly labels: readonly [string, string] }) {
  const known = facts(scene.view);
  const w = wordsOf(scene);
  const other = known.challenger >= 0 ? known.challenger : known.active;
  return (
    <>
      {[known.holder, other].map((seat) => {
        const aside = setAside(known, seat);
        return (
          <p key={seat} class="ak-fleet">
            <Badge seat={seat} /> <b>{nameOf(scene, seat)}</b> <Ships scene={scene} fleet={without(known.fleets[seat] ?? {}, aside)} />
            {aside ? <small>{w.asideN(aside)}</small> : null}
          </p>
        );
      })}
      <YesNo scene={scene} draft={draft} hint={hint} yes={["fight", labels[0]]} no={["withdraw", labels[1]]} rule={known.challenger >= 0 ? "ATK-79" : "ATK-65"} />
    </>
  );
}

const without = (fleet: Fleet, battleships: number): Fleet => ({ ...fleet, battleship: (fleet.battleship ?? 0) - battleships });
