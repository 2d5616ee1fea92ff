/** What can be chosen now: one panel for each question. The cards are picked up in the hand, places on the map. */

import { fetchWhenIdle } from "../../app/idle.ts";
import { useObservable } from "../../app/observable.ts";
import { lazy } from "../../app/ui.tsx";
import { legal } from "../../table/draft.ts";
import type { Scene } from "../face.ts";
import { Back, Button, Rule, type Asked } from "../parts/controls.tsx";
import { landOf, wordsOf } from "./drawn.tsx";
import { picked, question } from "./selection.ts";
import { Turn } from "./Turn.tsx";

// asked in others' turns, when they are there
const Counter = lazy(async () => (await import("./Countering.tsx")).Counter);
const Answering = lazy(async () => (await import("./Answering.tsx")).Answering);
fetchWhenIdle(Counter, Answering);

export function Controls({ scene }: { readonly scene: Scene }) {
  useObservable(picked);
  const { draft } = scene;
  if (!draft) return null;
  return <div class={scene.compact ? "ae-controls ae-compact" : "ae-controls"} data-question={question(draft)} aria-busy={scene.busy}><Panel scene={scene} draft={draft} /></div>;
}

function Panel({ scene, draft }: Asked) {
  switch (question(draft)) {
    case "SetUp.claim": return <Claim scene={scene} draft={draft} />;
    case "Turn.choose": return <Turn scene={scene} draft={draft} />;
    case "Revolt.counter": case "Revolt.sealed": return <Counter scene={scene} draft={draft} />;
    case "Fight.answer": case "Demand.raise": case "Demand.answer": return <Answering scene={scene} draft={draft} />;
    default: return <Sentences scene={scene} draft={draft} />; // a set that was begun elsewhere, card by card
  }
}

function Claim({ scene, draft }: Asked) {
  const w = wordsOf(scene);
  const { land } = draft.chosen;
  const action = land === undefined ? undefined : legal(draft).find(({ fields }) => fields["land"] === land);
  return (
    <>
      <p class="fp-hint">{w.claimHint} <Rule scene={scene} id="SCH-05" /></p>
      {action && land !== undefined ? (
        <div class="fp-actions">
          <Back scene={scene} draft={draft} />
          <Button scene={scene} kind="first" onClick={() => { scene.confirm(action); }}>{w.claim(landOf(scene, land))}</Button>
        </div>
      ) : null}
    </>
  );
}

function Sentences({ scene, draft }: Asked) {
  return <ul class="ae-list">{legal(draft).map((action) => <li key={action.number}><Button scene={scene} onClick={() => { scene.confirm(action); }}>{action.sentence}</Button></li>)}</ul>;
}
