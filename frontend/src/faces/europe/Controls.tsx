/** What can be chosen now: one panel for each question. A question that is not known here is answered by its sentences. */

import { fetchWhenIdle } from "../../app/idle.ts";
import { lazy } from "../../app/ui.tsx";
import { legal } from "../../table/draft.ts";
import type { Scene } from "../face.ts";
import { Back, Button, type Asked } from "../parts/controls.tsx";
import { plans } from "../parts/planned.ts";
import { act, question } from "../parts/steps.ts";
import { isBeyond, isMovement } from "./asking.ts";
import { wordsOf } from "./drawn.tsx";

// what a first question does without is fetched when it is asked
const March = lazy(async () => (await import("./March.tsx")).March);
const Purchase = lazy(async () => (await import("./Buying.tsx")).Purchase);
const Place = lazy(async () => (await import("./Buying.tsx")).Place);
const Battles = lazy(async () => (await import("./Deciding.tsx")).Battles);
const Order = lazy(async () => (await import("./Deciding.tsx")).Order);
const Ground = lazy(async () => (await import("./Deciding.tsx")).Ground);
const Losses = lazy(async () => (await import("./Losing.tsx")).Losses);
const Intercept = lazy(async () => (await import("./Losing.tsx")).Intercept);
const Share = lazy(async () => (await import("./Sharing.tsx")).Share);
const Accept = lazy(async () => (await import("./Sharing.tsx")).Accept);
fetchWhenIdle(March, Purchase, Place, Battles, Order, Ground, Losses, Intercept, Share, Accept);

/** What has much to show, and needs no map beside it. */
const TALL: ReadonlySet<string> = new Set(["Purchase.buy", "Split.proposed", "Split.chosen", "Losses.choose", "SeaBattle.order", "LandBattle.order", "LandBattle.land", "LandBattle.aim", "SeaBattle.dived", "SeaBattle.down", "Raid.intercept"]);

export function Controls({ scene }: { readonly scene: Scene }) {
  const { draft } = scene;
  if (!draft) return null;
  const tall = scene.compact && TALL.has(draft.decision.question) ? " fp-tall" : "";
  return <div class={scene.compact ? `eu-controls eu-compact${tall}` : "eu-controls"} data-question={question(draft)} aria-busy={scene.busy}><Panel scene={scene} draft={draft} /></div>;
}

function Panel({ scene, draft }: Asked) {
  const asked = question(draft);
  const steps = draft.steps.map(act);
  if (isBeyond(scene, draft)) return steps.includes("buy") ? <Purchase scene={scene} draft={draft} /> : steps.includes("place") ? <Place scene={scene} draft={draft} /> : steps.includes("intercept") ? <Intercept scene={scene} draft={draft} /> : <Ready scene={scene} draft={draft} />;
  if (isMovement(asked)) plans(scene, null); // no battle is left, and one that comes back is asked anew
  if (isMovement(asked)) return <March scene={scene} draft={draft} />;
  switch (asked) {
    case "Purchase.buy": return <Purchase scene={scene} draft={draft} />;
    case "Advance.place": case "Placement.place": return <Place scene={scene} draft={draft} />;
    case "Split.proposed": case "Split.chosen": return <Share key={draft.decision.id} scene={scene} draft={draft} />;
    case "Split.answer": return <Accept scene={scene} draft={draft} />;
    case "Battles.choose": return <Battles scene={scene} draft={draft} />;
    case "SeaBattle.order": case "LandBattle.order": case "LandBattle.land": case "LandBattle.aim": case "SeaBattle.dived": case "SeaBattle.down": return <Order scene={scene} draft={draft} />;
    case "Losses.choose": return <Losses scene={scene} draft={draft} />;
    case "Raid.intercept": return <Intercept scene={scene} draft={draft} />;
    case "Homeward.choose": case "NewDeck.choose": return <Ground scene={scene} draft={draft} />;
    default: return <Sentences scene={scene} draft={draft} />;
  }
}

/** A question without a panel of its own. */
function Sentences({ scene, draft }: Asked) {
  return (
    <>
      <ul class="eu-list">{legal(draft).map((action) => <li key={action.number}><Button scene={scene} onClick={() => { scene.confirm(action); }}>{action.sentence}</Button></li>)}</ul>
      <div class="fp-actions"><Back scene={scene} draft={draft} /></div>
    </>
  );
}

/** What was drafted waits to be sent. */
function Ready({ scene, draft }: Asked) {
  const w = wordsOf(scene);
  const times = new Map<string, number>();
  for (const { sentence } of draft.steps) times.set(sentence, (times.get(sentence) ?? 0) + 1);
  return (
    <>
      <ul class="eu-list">{[...times].map(([line, n]) => <li key={line}>{n > 1 ? `${String(n)} × ${line}` : line}</li>)}</ul>
      <div class="fp-actions">
        <Back scene={scene} draft={draft} />
        <Button scene={scene} kind="first" onClick={() => { scene.confirm(); }}>{w.send}</Button>
      </div>
    </>
  );
}
