/** Questions with a short answer: a region of the map, yes or no. */

import type { ComponentChildren } from "preact";

import { lazy } from "../../app/ui.tsx";
import type { Scene } from "../face.ts";
import { legal } from "../../table/draft.ts";
import { Back, Button, Rule, type Asked } from "../parts/controls.tsx";
import { likely } from "../parts/OddsPanel.tsx";
import { find } from "../parts/steps.ts";
import { regionOf, wordsOf } from "./drawn.tsx";
import { facts } from "./facts.ts";
import { attackers, attackOn } from "./stakes.ts";
import { story } from "./story.ts";

const Odds = lazy(async () => (await import("./Odds.tsx")).Odds, () => null); // of the battles alone
const FEW = 6; // regions that are listed, too

/** One region, chosen on the map. `once`: a click there sends it; `more`: what stands above the buttons. */
export function Region({ scene, draft, hint, label, rule, once = false, more, children }: Asked & { readonly children?: ComponentChildren; readonly more?: ComponentChildren; readonly hint: string; readonly label: (region: string) => string; readonly rule: string; readonly once?: boolean }) {
  const w = wordsOf(scene);
  const chosen = draft.chosen["region"];
  const action = chosen === undefined ? undefined : legal(draft).find(({ fields }) => fields["region"] === chosen);
  const rolls = action ?? (scene.compact ? undefined : legal(draft)[0]); // its chance has its room from the first: the button below it stays
  const known = facts(scene.view);
  const fights = draft.decision.question === "Battles.choose";
  const battle = fights && chosen !== undefined ? attackOn(known, chosen, attackers(known, chosen)) : null;
  return (
    <>
      <Results scene={scene} />
      <p class="fp-hint" role="status">{hint} <Rule scene={scene} id={rule} /></p>
      {legal(draft).length <= FEW ? (
        <div class="fp-chips">
          {legal(draft).map((one) => (
            <Button key={one.number} scene={scene} pressed={one === action} onClick={() => { if (once) scene.confirm(one); else scene.choose("region", one.fields["region"] ?? ""); }}>{regionOf(scene, one.fields["region"] ?? "")}</Button>
          ))}
        </div>
      ) : null}
      {fights ? <div class="ak-room ak-risk">{battle ? <Odds scene={scene} stakes={battle} /> : <p class="fp-quiet">{w.oddsFirst}</p>}</div> : null}
      {rolls?.needs ? <p class={action ? "ak-chance" : "ak-chance idle"} role="status"><b>{w.chanceOf(rolls.needs.total, likely(rolls.needs.chance))}</b> {w.chanceElse}</p> : null}
      {more}
      {once && !action ? null : <div class="fp-actions">
        <Back scene={scene} draft={draft} />
        {children}
        <Button scene={scene} kind="first" off={!action} onClick={() => { if (action) scene.confirm(action); }}>{action && chosen !== undefined ? label(regionOf(scene, chosen)) : w.pickFirst}</Button>
      </div>}
    </>
  );
}

/** What came of the action that one has just taken, before anything else is asked. */
export function Results({ scene }: { readonly scene: Scene }) {
  const { results } = story(scene);
  return results.length ? <div class="ak-outcome" role="status">{results.map((one) => <p key={one}>{one}</p>)}</div> : null;
}

/** A question without a panel of its own. */
export function Sentences({ scene, draft }: Asked) {
  return <ul class="ak-list">{legal(draft).map((action) => <li key={action.number}><Button scene={scene} onClick={() => { scene.confirm(action); }}>{action.sentence}</Button></li>)}</ul>;
}

interface TwoProps extends Asked {
  readonly hint: string;
  readonly yes: readonly [string, string];
  readonly no: readonly [string, string];
  readonly rule: string;
  readonly children?: ComponentChildren;
}

export function YesNo({ scene, draft, hint, yes, no, rule, children }: TwoProps) {
  const [yea, nay] = [find(draft, yes[0]), find(draft, no[0])];
  return (
    <>
      <p class="fp-hint">{hint} <Rule scene={scene} id={rule} /></p>
      <div class="fp-actions">
        {nay ? <Button scene={scene} onClick={() => { scene.confirm(nay); }}>{no[1]}</Button> : null}
        {yea ? <Button scene={scene} kind="first" onClick={() => { scene.confirm(yea); }}>{yes[1]}</Button> : null}
      </div>
      {children}
    </>
  );
}
