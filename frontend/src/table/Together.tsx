/** What people settle among themselves: going back farther, and who keeps everybody waiting. */

import { useEffect, useState } from "preact/hooks";

import { Button } from "../app/ui.tsx";
import type { Scene } from "../faces/face.ts";
import type { Snapshot, TableSummary } from "../net/shapes.ts";
import { useSay } from "../words/index.ts";
import { Clock } from "./Players.tsx";
import type { Sitting } from "./sitting.ts";
import { liveEntries, type Line, type TableState } from "./state.ts";

interface PleaProps {
  readonly table: TableSummary;
  readonly own: readonly number[];
  readonly lines: readonly Line[];
  readonly sitting: Sitting;
  readonly busy: boolean;
}

const MOST_NAMED = 3; // sentences

/** Somebody asks to go back: agree, refuse, or withdraw. */
export function Plea({ table, own, lines, sitting, busy }: PleaProps) {
  const say = useSay();
  const plea = table.undo_asked;
  if (!plea) return null;
  const name = table.seats[plea.seat]?.name ?? "";
  // what an answer brought is told behind it as well
  const what = liveEntries(lines).filter(({ seq, seat }) => seq >= plea.line && seat === plea.seat).flatMap(({ events }) => events ?? []).slice(0, MOST_NAMED).map(({ sentence }) => sentence).join(" ");
  const asked = plea.waiting.some((seat) => own.includes(seat));
  const answer = (yes: boolean): void => { void sitting.command("answer_undo", { decision: plea.id, yes }); };
  return (
    <section class="plea" tabIndex={-1} role="alertdialog" aria-label={say("undo_plea", { name })}>
      <p><b>{say("undo_plea", { name })}</b> {what}</p>
      {plea.waiting.length > 0 && <p class="hint">{say("undo_waiting", { names: plea.waiting.map((seat) => table.seats[seat]?.name ?? "").join(", ") })} <Clock due={plea.until} /></p>}
      <div class="actions">
        {asked && <Button kind="primary" disabled={busy} onClick={() => { answer(true); }}>{say("agree")}</Button>}
        {asked && <Button disabled={busy} onClick={() => { answer(false); }}>{say("refuse")}</Button>}
        {own.includes(plea.seat) && <Button disabled={busy} onClick={() => { void sitting.command("answer_undo", { seat: plea.seat, decision: plea.id, yes: false }); }}>{say("withdraw")}</Button>}
      </div>
    </section>
  );
}

/** Asks the others to go back to before one's own last answer. */
export function AskUndo({ state, sitting }: { readonly state: TableState; readonly sitting: Sitting }) {
  const say = useSay();
  const { snapshot } = state;
  if (!snapshot || snapshot.table.undo_asked || snapshot.can_undo) return null;
  const mine = liveEntries(state.lines).some((line) => line.seat === snapshot.viewer && "action" in line);
  if (!mine) return null;
  return <button type="button" class="text-button" aria-disabled={state.busy} onClick={() => { if (!state.busy) void sitting.command("ask_undo", { seat: snapshot.viewer }); }}>{say("ask_undo")}</button>;
}

/** Sets a time for those who have kept everybody waiting longer than was agreed. */
export function Nudge({ scene, snapshot, sitting }: { readonly scene: Scene; readonly snapshot: Snapshot; readonly sitting: Sitting }) {
  const say = useSay();
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => { setNow(Date.now()); }, 10_000);
    return () => { clearInterval(timer); };
  }, []);
  const { asked, patience_seconds: patience, seats } = snapshot.table;
  const late = asked.filter(({ seat, since, due }) => due === null && seats[seat]?.kind === "person" && !seats[seat].autopilot && now - since > 1000 * patience);
  return <>{late.map(({ seat }) => <Button key={seat} icon="clock" onClick={() => { void sitting.command("nudge", { target: seat }); }}>{say("nudge", { name: scene.seats[seat]?.name ?? "" })}</Button>)}</>;
}
