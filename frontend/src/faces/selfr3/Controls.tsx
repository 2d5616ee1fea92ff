/** What can be chosen now: one panel for each question. One that is not known here is answered by the generic panel. */

import { fetchWhenIdle } from "../../app/idle.ts";
import { lazy } from "../../app/ui.tsx";
import type { Scene } from "../face.ts";
import type { Asked } from "../parts/controls.tsx";
import { act, find, question } from "../parts/steps.ts";
import { allPosted, COUNTED } from "./asking.ts";
import { wordsOf } from "./drawn.tsx";
import { facts, ownerOf } from "./facts.ts";
import { Counted, Posting, Region } from "./Placing.tsx";
import { Turn } from "./Turn.tsx";
import { said } from "./words/play/index.ts";

// what many turns do without comes when it is first asked for
const GenericPanel = lazy(async () => (await import("../../table/GenericPanel.tsx")).GenericPanel);
const Bidding = lazy(async () => (await said(import("./Bidding.tsx"))).Bidding);
const Onto = lazy(async () => (await said(import("./Aiming.tsx"))).Onto);
const Send = lazy(async () => (await said(import("./Sending.tsx"))).Send);
const Enter = lazy(async () => (await said(import("./Entering.tsx"))).Enter);
const Fighting = lazy(async () => (await said(import("./Fighting.tsx"))).Fighting);
const CardWindow = lazy(async () => (await said(import("./CardWindow.tsx"))).CardWindow);
const Ready = lazy(async () => (await import("./Drafted.tsx")).Ready);
const Effects = lazy(async () => (await said(import("./Effects.tsx"))).Effects);
fetchWhenIdle(Bidding, Onto, Send, Enter, Fighting, CardWindow, Effects, Ready);

/** What has more to press than half a phone has room for, and nothing on the map. */
const TALL: ReadonlySet<string> = new Set(["Bidding.bid", "Attack.send"]);

/** Nobody holds what is gone for: there is no fight. */
const entersFree = (scene: Scene): boolean => {
  const known = facts(scene.view);
  return ownerOf(known, known.aim) < 0;
};

export function Controls({ scene }: { readonly scene: Scene }) {
  const { draft } = scene;
  if (!draft) return null;
  const asked = allPosted(draft) ? "" : question(draft);
  const tall = scene.compact && TALL.has(asked) ? " fp-tall" : "";
  return <div class={scene.compact ? `sr-controls sr-compact${tall}` : "sr-controls"} data-question={asked} aria-busy={scene.busy}><Panel scene={scene} draft={draft} /></div>;
}

function Panel({ scene, draft }: Asked) {
  const w = wordsOf(scene);
  const asked = question(draft);
  if (allPosted(draft)) return <Posting scene={scene} draft={draft} />;
  if (COUNTED.has(asked)) return <Counted scene={scene} draft={draft} />;
  switch (asked) {
    case "": return <Drafted scene={scene} draft={draft} />;
    case "SetUp.claim": return <Region scene={scene} draft={draft} hint={w.claimHint} label={w.claim} rule="R2-05" once />;
    case "SetUp.post": case "Reassignment.post": return <Posting scene={scene} draft={draft} />;
    case "Bidding.bid": case "Bidding.take": return <Bidding scene={scene} draft={draft} />;
    case "Turn.act": case "Turn.late": return <Turn scene={scene} draft={draft} />;
    case "Attack.onto": case "Move.onto": return <Onto scene={scene} draft={draft} />;
    case "Attack.send": return entersFree(scene) ? <Enter scene={scene} draft={draft} /> : <Send scene={scene} draft={draft} />;
    case "Attack.defend": case "Losses.choose": case "Column.choose": return <Fighting scene={scene} draft={draft} />;
    case "Attack.station": return <Region scene={scene} draft={draft} hint={find(draft, "station") ? w.swapFree : w.swapHint} label={(region, action) => (action === "station" ? w.build(region) : w.dismantle(region))} rule="R2-52" />;
    case "CardWindow.answer": return <CardWindow scene={scene} draft={draft} />;
    case "StationCard.station": return <Region scene={scene} draft={draft} hint={w.stationHint} label={w.build} rule="R2-89" />;
    case "ExtraUnits.target": return <Region scene={scene} draft={draft} hint={w.extraHint} label={w.extra} rule="R2-95" />;
    case "Carpet.target": return <Region scene={scene} draft={draft} hint={w.carpetHint} label={w.bomb} rule="R2-119" />;
    case "Retreat.target": case "Blackout.rival": case "Sniper.aim": case "Doomsday.choose": return <Effects scene={scene} draft={draft} />;
    default: return <GenericPanel scene={scene} />;
  }
}

/** Nothing more can be drafted. */
function Drafted({ scene, draft }: Asked) {
  const last = draft.steps.at(-1);
  const word = last ? act(last) : "";
  if (COUNTED.has(draft.decision.question)) return <Counted scene={scene} draft={draft} />;
  if (word === "post" || word === "station") return draft.decision.question === "SetUp.post" ? <Posting scene={scene} draft={draft} /> : <Ready scene={scene} draft={draft} />;
  return <Ready scene={scene} draft={draft} />;
}
