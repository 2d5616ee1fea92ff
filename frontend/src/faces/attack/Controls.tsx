/** What can be chosen now: one panel for each question. A question that is not known here is answered by its sentences. */

import { fetchWhenIdle } from "../../app/idle.ts";
import { lazy } from "../../app/ui.tsx";
import type { Scene } from "../face.ts";
import type { Asked } from "../parts/controls.tsx";
import { plans } from "../parts/planned.ts";
import { act, question } from "../parts/steps.ts";
import { Region, Sentences, YesNo } from "./Asking.tsx";
import { nameOf, theRegion, wordsOf } from "./drawn.tsx";
import { cards, CLAIMS, facts, regionsOf, TURN_ACTIONS } from "./facts.ts";
import { isFight, isMovement, taken, spent } from "./questions.ts";
import { story } from "./story.ts";
import { endsTurn, Turn } from "./Turn.tsx";

// what many turns do without comes when it is first asked for
const Deploy = lazy(async () => (await import("./Buying.tsx")).Deploy);
const Produce = lazy(async () => (await import("./Buying.tsx")).Produce);
const Commit = lazy(async () => (await import("./Fighting.tsx")).Commit);
const Battles = lazy(async () => (await import("./Fighting.tsx")).Battles);
const LayRow = lazy(async () => (await import("./Fighting.tsx")).LayRow);
const Partner = lazy(async () => (await import("./Trading.tsx")).Partner);
const Offer = lazy(async () => (await import("./Trading.tsx")).Offer);
const Answer = lazy(async () => (await import("./Trading.tsx")).Answer);
const Veto = lazy(async () => (await import("./Veto.tsx")).Veto);
const Never = lazy(async () => (await import("./Veto.tsx")).Never);
const Plane = lazy(async () => (await import("./Veto.tsx")).Plane);
const EndTurn = lazy(async () => (await import("./Decisions.tsx")).EndTurn);
const Ready = lazy(async () => (await import("./Decisions.tsx")).Ready);
const Challenge = lazy(async () => (await import("./Challenge.tsx")).Challenge);
const March = lazy(async () => (await import("./Marching.tsx")).March);
const Reach = lazy(async () => (await import("./Reach.tsx")).Reach, () => null);
fetchWhenIdle(Deploy, Produce, Commit, Battles, LayRow, Partner, Offer, Answer, Veto, Never, Plane, EndTurn, Ready, Challenge, March);

/** What has much to show, and needs no map beside it. */
const TALL: ReadonlySet<string> = new Set(["Negotiation.build", "Production.buy"]);

export function Controls({ scene }: { readonly scene: Scene }) {
  const { draft } = scene;
  if (!draft) return null;
  const tall = scene.compact && (TALL.has(question(draft)) || spent(draft)) ? " fp-tall" : "";
  return <div class={scene.compact ? `ak-controls ak-compact${tall}` : "ak-controls"} data-question={about(draft)} aria-busy={scene.busy}><Panel scene={scene} draft={draft} /></div>;
}

/** A battle's question stays on when all that it asks for is chosen: more can be changed. */
const about = (draft: Asked["draft"]): string => question(draft) || (draft.decision.question.startsWith("LandBattle.") ? draft.decision.question : "");

function Panel({ scene, draft }: Asked) {
  const w = wordsOf(scene);
  const asked = about(draft);
  if (asked && !isFight(asked) && draft.decision.seat === facts(scene.settled).active) plans(scene, null); // no battle is left; those of a later movement are asked anew
  if (isMovement(asked)) return <March scene={scene} draft={draft} />;
  switch (asked) {
    case "": return <Drafted scene={scene} draft={draft} />;
    case "Turn.choose": return <Choose scene={scene} draft={draft} />;
    case "SetUp.claimed": return <Region scene={scene} draft={draft} hint={w.claimHint(CLAIMS - regionsOf(facts(scene.settled), draft.decision.seat))} label={w.claim} rule="ATK-15" once />;
    case "SetUp.placed": return <Region scene={scene} draft={draft} hint={w.capitalHint} label={w.capital} rule="ATK-18" more={<Reach scene={scene} region={draft.chosen["region"]} />} />;
    case "Diplomacy.named": return <Region scene={scene} draft={draft} hint={w.swayHint} label={w.sway} rule="ATK-88" more={taken(facts(scene.settled).taken, draft.steps) >= TURN_ACTIONS ? <p class="fp-warning">{w.lastRoll}</p> : null} />;
    case "Battles.choose": return <Battles scene={scene} draft={draft} />;
    case "Deploy.set": return spent(draft) ? <Produce scene={scene} draft={draft} /> : <Deploy scene={scene} draft={draft} />;
    case "Production.buy": return <Produce scene={scene} draft={draft} />;
    case "Crossings.veto": return <Veto key={draft.decision.id} scene={scene} draft={draft} />;
    case "Crossings.plane": return <Plane key={draft.decision.id} scene={scene} draft={draft} />;
    case "LandBattle.commit": case "LandBattle.reinforce": return <Commit scene={scene} draft={draft} />;
    case "SeaBattle.lay": return <LayRow scene={scene} draft={draft} />;
    case "Trade.partner": return <Partner scene={scene} draft={draft} />;
    case "Negotiation.build": return <Offer scene={scene} draft={draft} />;
    case "Negotiation.answer": return <Answer scene={scene} draft={draft} />;
    // the chance to win stands in the sheet of the battle, and once is enough
    case "Garrison.answered": return <YesNo scene={scene} draft={draft} hint={w.volunteerHint(nameOf(scene, facts(scene.view).active), theRegion(scene, story(scene).battle?.region ?? ""))} yes={["volunteer", w.volunteer]} no={["abstain", w.abstain]} rule="ATK-95"><Never scene={scene} /></YesNo>;
    case "SeaPower.answered": return <Challenge scene={scene} draft={draft} hint={w.challengeHint(nameOf(scene, facts(scene.view).active))} labels={[w.fight, w.yield]} />;
    case "SeaBattle.withdraw": return <Challenge scene={scene} draft={draft} hint={w.seaOver} labels={[w.goOn, w.retreat]} />;
    case "Negotiation.veto": return <DealVeto scene={scene} draft={draft} />;
    default: return <Sentences scene={scene} draft={draft} />;
  }
}

/** The next action is chosen when the one before is carried out: no action is half done beside the others. */
const Choose = ({ scene, draft }: Asked) => (draft.steps.length ? <Ready scene={scene} draft={draft} /> : <Turn scene={scene} draft={draft} />);

/** Nothing more can be drafted. */
function Drafted({ scene, draft }: Asked) {
  const last = draft.steps.at(-1);
  const word = last ? act(last) : "";
  if (word === "lay") return <LayRow scene={scene} draft={draft} />;
  if (endsTurn({ scene, draft })) return <EndTurn scene={scene} draft={draft} />;
  if (word === "deploy") return <Deploy scene={scene} draft={draft} />;
  return <Ready scene={scene} draft={draft} />;
}

function DealVeto({ scene, draft }: Asked) {
  const w = wordsOf(scene);
  const known = facts(scene.view);
  const [from, to] = [nameOf(scene, known.offerer), nameOf(scene, known.offeree)];
  const hint = `${w.dealOf(from, to, known.givesSize || cards(known.gives), known.wantsSize || cards(known.wants))} ${w.vetoDeal}`;
  return <YesNo scene={scene} draft={draft} hint={hint} yes={["allow", w.allow]} no={["refuse", w.refuse]} rule="ATK-114" />;
}
