/** The question and what can be answered; or who is being waited for, what is being told, how it ended. */

import { useState } from "preact/hooks";

import { RuleButton } from "../app/App.tsx";
import { Button } from "../app/ui.tsx";
import type { Face, Scene } from "../faces/face.ts";
import { useSay } from "../words/index.ts";
import { GenericPanel, Steps } from "./GenericPanel.tsx";
import { Clock } from "./Players.tsx";
import { AskUndo, Nudge } from "./Together.tsx";
import type { Sitting } from "./sitting.ts";
import { upToDate, type TableState } from "./state.ts";

interface Props {
  readonly scene: Scene;
  readonly face: Face;
  readonly state: TableState;
  readonly sitting: Sitting;
}

export function Panel({ scene, face, state, sitting }: Props) {
  const say = useSay();
  const [plain, setPlain] = useState(false);
  const { draft } = scene;
  const table = state.snapshot?.table;
  if (state.look) return <section class="ask" tabIndex={-1} data-next="" aria-label={say("question")}><h2>{say("looking_back")}</h2><p>{say("looking_back_text")}</p></section>;
  if (!upToDate(state)) return <Telling scene={scene} sitting={sitting} />;
  if (scene.status === "over" || !table) return null;
  if (!draft) return <WaitFor scene={scene} state={state} sitting={sitting} />;
  const asked = draft.ahead ? draft.ahead.decision : draft.decision;
  const { due } = draft.decision;
  const generic = plain || !face.Controls;
  const rules = <span class="rules">{asked?.rules.slice(0, 1).map((rule) => <RuleButton key={rule} id={rule} />)}</span>;
  const list = face.Controls && <Button kind="quiet" icon="list" pressed={plain} label={say("choose_from_list")} onClick={() => { setPlain(!plain); }} />;
  const back = draft.steps.length === 0 && (state.snapshot?.can_undo ? <Undo sitting={sitting} seat={draft.decision.seat} busy={scene.busy} /> : <AskUndo state={state} sitting={sitting} />);
  // at one screen: others who are asked at the same moment
  const others = draft.steps.length ? [] : table.asked.filter(({ seat }) => seat !== draft.decision.seat && state.snapshot?.own_seats.includes(seat));
  return (
    <section class={`ask ${generic ? "" : "dressed"}`} tabIndex={-1} data-next="" aria-label={say("question")} aria-busy={scene.busy || undefined} data-decision={draft.decision.id}>
      <header>
        <h2>{say(scene.settled.active === undefined || scene.settled.active === scene.viewer ? "your_turn_head" : "your_answer_head")}</h2>
        {due !== null && <Clock due={due} />}
        <span class="head-tools">{rules}{list}</span>
      </header>
      {asked && <p class="question">{(generic ? null : face.asks?.(scene)) ?? asked.sentence}</p>}
      {generic ? <GenericPanel scene={scene} /> : face.Controls && <face.Controls scene={scene} />}
      {generic && <Steps scene={scene} keep={(count) => { sitting.redraft(draft.steps.slice(0, count)); }} />}
      {(back || others.length > 0) && (
        <div class="ask-tools">
          {back}
          {others.map(({ seat }) => <button key={seat} type="button" class="text-button" aria-disabled={scene.busy} onClick={() => { if (!scene.busy) sitting.hand(seat); }}>{say("hand_to", { name: scene.seats[seat]?.name ?? "" })}</button>)}
        </div>
      )}
    </section>
  );
}

function Undo({ sitting, seat, busy }: { readonly sitting: Sitting; readonly seat: number; readonly busy: boolean }) {
  const say = useSay();
  return <Button icon="undo" disabled={busy} onClick={() => { void sitting.command("undo", { seat }); }}>{say("undo")}</Button>;
}

function Telling({ scene, sitting }: { readonly scene: Scene; readonly sitting: Sitting }) {
  const say = useSay();
  const line = scene.log.findLast(({ events, seat }) => events?.length && seat !== undefined);
  return (
    <section class="ask telling" tabIndex={-1} data-next="" aria-label={say("question")}>
      <h2>{scene.seats[line?.seat ?? -1]?.name ?? say("others_play")}</h2>
      {line?.events?.map((told, i) => <p key={i}>{told.sentence}</p>)}
      <Button icon="skip" onClick={() => { sitting.skip(); }}>{say("skip")}</Button>
    </section>
  );
}

function WaitFor({ scene, state, sitting }: { readonly scene: Scene; readonly state: TableState; readonly sitting: Sitting }) {
  const say = useSay();
  const { snapshot } = state;
  if (!snapshot) return null;
  const names = snapshot.table.asked.map(({ seat }) => scene.seats[seat]?.name).filter(Boolean).join(", ");
  const own = scene.viewer;
  const { held } = snapshot;
  return (
    <section class="ask" tabIndex={-1} data-next="" aria-label={say("question")}>
      {held && <p class="held" role="status">{say("held")} <Clock due={held.at} /></p>}
      <h2>{names ? say("waiting_for", { names }) : say("one_moment")}</h2>
      <p class="hint">{say(own < 0 ? "you_watch" : "nothing_asked")}</p>
      {own >= 0 && snapshot.table.seats[own]?.autopilot && <Button kind="primary" onClick={() => { void sitting.command("take_over", { seat: own }); }}>{say("take_over")}</Button>}
      <div class="ask-tools">
        {own >= 0 && (snapshot.can_undo || held) && <Undo sitting={sitting} seat={own} busy={state.busy} />}
        {own >= 0 && <AskUndo state={state} sitting={sitting} />}
        {own >= 0 && <Nudge scene={scene} snapshot={snapshot} sitting={sitting} />}
      </div>
    </section>
  );
}
