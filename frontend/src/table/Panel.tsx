/** The question and what can be answered; or who is being waited for, what is being told, how it ended. */

import { useState } from "preact/hooks";

import { RuleButton } from "../app/App.tsx";
import { Button } from "../app/ui.tsx";
import type { Face, Scene } from "../faces/face.ts";
import { useSay } from "../words/index.ts";
import { GenericPanel, Steps } from "./GenericPanel.tsx";
import { Clock } from "./Players.tsx";
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
  if (state.look) return <section class="ask" aria-label={say("question")}><h2>{say("looking_back")}</h2><p>{say("looking_back_text")}</p></section>;
  if (!upToDate(state)) return <Telling scene={scene} sitting={sitting} />;
  if (scene.status === "over" || !table) return null;
  if (!draft) return <WaitFor scene={scene} state={state} sitting={sitting} />;
  const asked = draft.ahead ? draft.ahead.decision : draft.decision;
  const { due } = draft.decision;
  const generic = plain || !face.Controls;
  return (
    <section class={`ask ${generic ? "" : "dressed"}`} aria-label={say("question")} data-decision={draft.decision.id}>
      <header>
        <h2>{say(scene.view.active === undefined || scene.view.active === scene.viewer ? "your_turn_head" : "your_answer_head")}</h2>
        {due !== null && <Clock due={due} />}
      </header>
      {asked && (
        <p class="question" id="question">{asked.sentence}{" "}
          <span class="rules">{asked.rules.slice(0, 4).map((rule) => <RuleButton key={rule} id={rule} />)}</span>
        </p>
      )}
      {generic ? <GenericPanel scene={scene} /> : face.Controls && <face.Controls scene={scene} />}
      {generic && <Steps scene={scene} keep={(count) => { sitting.redraft(draft.steps.slice(0, count)); }} />}
      <div class="ask-tools">
        {state.snapshot?.can_undo && draft.steps.length === 0 && <Undo sitting={sitting} seat={draft.decision.seat} busy={scene.busy} />}
        {scene.compact && !generic && asked?.rules[0] !== undefined && <RuleButton id={asked.rules[0]} />}
        {face.Controls && <button type="button" class="text-button" aria-pressed={plain} onClick={() => { setPlain(!plain); }}>{say(plain ? "choose_on_table" : "choose_from_list")}</button>}
      </div>
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
    <section class="ask telling" aria-label={say("question")}>
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
  return (
    <section class="ask" aria-label={say("question")}>
      <h2>{names ? say("waiting_for", { names }) : say("one_moment")}</h2>
      <p class="hint">{say(own < 0 ? "you_watch" : "nothing_asked")}</p>
      {own >= 0 && snapshot.table.seats[own]?.autopilot && <Button kind="primary" onClick={() => { void sitting.command("take_over", { seat: own }); }}>{say("take_over")}</Button>}
      {own >= 0 && snapshot.can_undo && <Undo sitting={sitting} seat={own} busy={state.busy} />}
    </section>
  );
}
