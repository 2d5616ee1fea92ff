/** The question and what can be answered; or who is being waited for, what is being told, how it ended. */

import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

import { useObservable } from "../app/observable.ts";
import { fetchWhenIdle } from "../app/idle.ts";
import { settings } from "../app/settings.ts";
import { RuleButton } from "../app/RuleButton.tsx";
import { narrate } from "../app/toasts.ts";
import { Worded } from "../app/terms.tsx";
import { Button, lazy } from "../app/ui.tsx";
import type { Face, Scene } from "../faces/face.ts";
import { answering, byPlan } from "../faces/parts/planned.ts";
import { HINT } from "../words/hint/index.ts";
import { MENU } from "../words/menu/index.ts";
import { useSay } from "../words/table/index.ts";
import { useKeptHeight } from "./keptHeight.ts";
import { Clock, Disc } from "./Players.tsx";
import type { TableSession } from "./session.ts";
import { useScrollShadow } from "./useScrollShadow.ts";
import { decides, momentOf, type Draft } from "./draft.ts";
import { lastOwn } from "./logLines.ts";
import { routing, shown } from "./route/routing.ts";
import { answered, upToDate, type TableState } from "./state.ts";
import { unable } from "./unable.ts";

const Advice = lazy(async () => (await import("./hint/Advice.tsx")).Advice, () => null);
const Advised = lazy(async () => {
  const [{ Advised: found }] = await Promise.all([import("./hint/Advised.tsx"), HINT.learn(settings.value.lang)]);
  return found;
}, () => null);
const Telling = lazy(async () => (await import("./Meanwhile.tsx")).Telling, () => <section class="ask telling" data-next="" />);
const WaitFor = lazy(async () => (await import("./Meanwhile.tsx")).WaitFor, () => <section class="ask" data-next="" />);
const Digest = lazy(async () => (await import("./Digest.tsx")).Digest, () => <div class="digest-room" />);
const GenericPanel = lazy(async () => (await import("./GenericPanel.tsx")).GenericPanel); // a face rarely needs it
const TakeBack = lazy(async () => (await import("./SeatActions.tsx")).TakeBack, () => null);
const Rest = lazy(async () => (await MENU.with(import("./Rest.tsx"))).Rest, () => null);
fetchWhenIdle(Digest, Telling, WaitFor, TakeBack, Rest);

interface Props {
  readonly scene: Scene;
  readonly face: Face;
  readonly state: TableState;
  readonly session: TableSession;
  /** On a phone the hand lies between the question and what can be chosen. */
  readonly hand?: ComponentChildren;
  /** Answers are chosen from the list of words; stays so until it is switched off, whatever is looked at meanwhile. */
  readonly plain: boolean;
  readonly onPlain: (plain: boolean) => void;
  readonly onLook: (seq: number) => void;
  /** What the maps show: in the list of words it is said. */
  readonly regions: ReadonlySet<string>;
}

export function Panel({ scene, face, regions, state, session, hand, plain, onPlain, onLook }: Props) {
  const { draft } = scene;
  useObservable(answering);
  if (!upToDate(state)) return <Telling scene={scene} face={face} state={state} session={session} hand={hand} />;
  if (scene.status === "over" || !state.snapshot) return null;
  if (!draft) return <WaitFor scene={scene} face={face} state={state} session={session} hand={hand} onLook={onLook} />;
  if (face.Controls && !plain && !draft.steps.length && byPlan(scene.view.turn)) return <Telling scene={scene} face={face} state={state} session={session} hand={hand} runs={draft.decision.id} />;
  return <Asking scene={scene} draft={draft} face={face} regions={regions} state={state} session={session} hand={hand} plain={plain} onPlain={onPlain} onLook={onLook} />;
}

const LATER = 300; // ms: what a face answers by itself is not read out

function Asking({ scene, draft, face, regions, state, session, hand, plain, onPlain, onLook }: Props & { readonly draft: Draft }) {
  const say = useSay();
  const box = useRef<HTMLElement>(null);
  const ways = useObservable(shown);
  useObservable(routing); // the prompt may say where else one gets
  const moment = momentOf(draft);
  const [advised, setAdvised] = useState(""); // for which moment a hint is wanted
  const hinting = advised === moment;
  if (draft.advised && advised) setAdvised(""); // taken over, and put away after that: it comes again when it is asked for
  useLayoutEffect(() => { if (box.current) box.current.scrollTop = 0; }, [draft.decision.id]); // a question is read from its beginning
  useKeptHeight(box, `${draft.decision.id} ${String(plain)} ${scene.compact ? "phone" : "desk"}`, scene.compact, hinting);
  useScrollShadow(box, scene.compact);
  const asked = draft.ahead ? draft.ahead.decision : draft.decision;
  const { id, due } = draft.decision;
  const generic = plain || !face.Controls || (face.atOnce === true && draft.steps.length > 0);
  const forced = unable(draft, () => face.declined?.(scene) ?? "");
  const prompt = (forced ? `${forced} ${say(settings.value.declines ? "no_choice_soon" : "no_choice")}` : draft.advised ? say("planned_only") : ways?.asks(scene, draft) || (generic ? "" : face.prompt?.(scene))) || (asked?.sentence ?? (generic ? say("planned_only") : ""));
  const before = useRef({ id, prompt });
  useEffect(() => { // the first of a question is read out with it
    const same = before.current.id === id;
    if (same && before.current.prompt === prompt) return undefined;
    before.current = { id, prompt };
    const timer = same ? setTimeout(() => { narrate(prompt); }, LATER) : undefined;
    return () => { clearTimeout(timer); };
  }, [id, prompt]);
  const rule = (generic ? "" : face.rule?.(scene)) || (asked ?? draft.decision).rules[0]; // what cannot be used now keeps its place
  const rules = <span class="rules">{rule !== undefined && <RuleButton id={rule} />}</span>;
  const list = face.Controls && <Button kind="quiet" icon="list" disabled={Boolean(draft.advised)} pressed={plain} label={say("choose_from_list")} onClick={() => { onPlain(!plain); }} />;
  // at one screen: others who are asked at the same moment
  const others = (state.snapshot?.table.asked ?? []).filter(({ seat }) => seat !== draft.decision.seat && state.snapshot?.own_seats.includes(seat));
  const own = lastOwn(state.lines, scene.viewer);
  useEffect(() => { if (draft.steps.length) void TakeBack.fetch(); }, [draft.steps.length]); // once it is sent, it can be taken back
  const ownTurn = scene.settled.active === undefined || scene.settled.active === scene.viewer;
  const { snapshot } = state;
  const back = (own > 0 || snapshot?.can_undo || snapshot?.held || snapshot?.last_move) && <TakeBack state={state} session={session} words={scene.words} bare elsewhere={!ownTurn} />;
  const hint = scene.viewer >= 0 && state.snapshot?.may_hint && <span class="hint-key"><Button kind="quiet" icon="bulb" disabled={asked === null || Boolean(draft.advised)} pressed={hinting} label={say("hint")} onClick={() => { setAdvised(hinting ? "" : moment); }} /></span>;
  const settles = asked !== null && !draft.advised && face.setUp?.asks(scene.view, draft);
  const unplayed = !own && state.lines.some(({ kind, seat }) => kind === "entry" && seat !== undefined && seat !== scene.viewer) ? "unplayed" : ""; // what others have done before is news for certain: its room is kept until it comes
  const idle = draft.steps.length || Object.keys(draft.chosen).length ? "idle" : ""; // of two arrows back one is seen; its room stays: nothing moves while an answer is made
  return (
    <section ref={box} class={`ask ${generic ? "" : "dressed"} ${forced && "forced"} ${ownTurn ? "own" : ""} ${unplayed}`} tabIndex={-1} data-next="" aria-label={say("question")} aria-busy={state.busy || undefined} data-decision={id}>
      <header>
        {scene.viewer < 0 // at one screen, with everybody's eyes
          ? <h2 class="asked-here"><Disc seat={draft.decision.seat} seats={scene.seats} face={face} /> {say("asked_here", { name: scene.seats[draft.decision.seat]?.name ?? "" })}</h2>
          : <h2>{say(ownTurn ? "your_turn_head" : "your_answer_head")}</h2>}
        {due !== null && <Clock due={due} bank={scene.seats[draft.decision.seat]?.bank ?? null} stands={state.snapshot?.table.asked.find(({ decision }) => decision === id)?.stands ?? null} />}
        <span class="head-tools"><span class={idle}>{back}</span>{rules}{hint}{list}</span>
      </header>
      {answered(state, scene.viewer) && <Digest scene={scene} face={face} state={state} onLook={onLook} />}
      <p class="question"><Worded text={prompt} /></p>
      {hinting && <Advice key={moment} table={state.snapshot?.table.id ?? ""} scene={scene} openEnded={face.openEnded ?? false} beyond={face.complete?.(scene) ?? false} draft={draft} begun={begun(scene, draft, face, draft.steps.filter(decides))} onClose={() => { setAdvised(""); }} />}
      {snapshot && (snapshot.table.paused || snapshot.table.seats.some(({ autopilot }) => autopilot) || snapshot.table.substitutes.length > 0) && <Rest snapshot={snapshot} session={session} />}
      {hand}
      {ways && <ways.Underway scene={scene} draft={draft} />}
      <div class="controls">
        {draft.advised ? <Advised draft={draft} scene={scene} busy={state.busy} edits={!generic || !face.atOnce} /> : generic ? <GenericPanel key={id} scene={scene} face={face} regions={regions} /> : face.Controls && <face.Controls scene={scene} />}
      </div>
      {settles && <p class={face.setUp?.drafts ? "place-rest in-turn" : "place-rest"}><Button icon="check" disabled={scene.busy} onClick={() => { void session.settle(draft, !face.setUp?.drafts); }}>{say("place_rest")}</Button> {!face.setUp?.drafts && <small>{say("place_rest_hint")}</small>}</p>}
      <div class="ask-tools">
        {others.map(({ seat }) => <button key={seat} type="button" class="text-button" aria-disabled={scene.busy} onClick={() => { if (!scene.busy) session.hand(seat); }}>{say("hand_to", { name: scene.seats[seat]?.name ?? "" })}</button>)}
      </div>
    </section>
  );
}

/** Whether there is a draft of one's own, however little of it; `steps`: those that count. */
export function begun(scene: Scene, draft: Draft, face: Face, steps = draft.steps): boolean {
  const moment = momentOf(draft);
  return steps.length > 0 || Object.keys(draft.chosen).length > 0 || [...scene.kept.keys()].some((key) => key.startsWith(moment)) || (face.begun?.(scene) ?? false);
}
