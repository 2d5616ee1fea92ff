/** What people settle among themselves: going back farther, and who keeps everybody waiting. */

import { useEffect, useState } from "preact/hooks";

import { Button } from "../app/ui.tsx";
import type { Scene } from "../faces/face.ts";
import type { Snapshot, TableSummary } from "../net/shapes.ts";
import { useSay, type Say } from "../words/index.ts";
import { Clock } from "./Players.tsx";
import type { Sitting } from "./sitting.ts";
import { backSaid, wouldGo } from "./rewind.ts";
import { liveEntries, type Line } from "./lines.ts";
import type { TableState } from "./state.ts";

interface PleaProps {
  readonly table: TableSummary;
  readonly own: readonly number[];
  readonly lines: readonly Line[];
  readonly sitting: Sitting;
  readonly busy: boolean;
}

/** Somebody asks to go back: agree, refuse, or withdraw. */
export function Plea({ table, own, lines, sitting, busy }: PleaProps) {
  const say = useSay();
  const plea = table.undo_asked;
  if (!plea) return null;
  const name = table.seats[plea.seat]?.name ?? "";
  const what = backSaid(say, wouldGo(lines, plea.line, plea.seat), table.seats);
  const names = (of: readonly number[]): string => of.map((seat) => table.seats[seat]?.name ?? "").join(", ");
  const asked = plea.waiting.some((seat) => own.includes(seat));
  const answer = (yes: boolean): void => { void sitting.command("answer_undo", { decision: plea.id, yes }); };
  return (
    <section class="plea" tabIndex={-1} role="alertdialog" aria-label={say("undo_plea", { name })}>
      <p><b>{say("undo_plea", { name })}</b> {what}</p>
      {plea.waiting.length > 0 && <p class="hint">{say("undo_waiting", { names: names(plea.waiting) })} <Clock due={plea.until} /></p>}
      {plea.away.length > 0 && <p class="hint">{say("undo_away", { names: names(plea.away) })}</p>}
      <div class="actions">
        {asked && <Button kind="primary" disabled={busy} onClick={() => { answer(true); }}>{say("agree")}</Button>}
        {asked && <Button disabled={busy} onClick={() => { answer(false); }}>{say("refuse")}</Button>}
        {own.includes(plea.seat) && <Button disabled={busy} onClick={() => { void sitting.command("answer_undo", { seat: plea.seat, decision: plea.id, yes: false }); }}>{say("withdraw")}</Button>}
      </div>
    </section>
  );
}

/** Somebody is to leave: agree, refuse, withdraw, or say that one is here. */
export function Leaving({ snapshot, sitting, busy }: { readonly snapshot: Snapshot; readonly sitting: Sitting; readonly busy: boolean }) {
  const say = useSay();
  const { table, own_seats: own, leads } = snapshot;
  const asked = table.kick_asked;
  if (!asked) return null;
  const what = say(asked.absent ? "kick_away" : "kick_here", { name: table.seats[asked.seat]?.name ?? "" });
  const votes = asked.waiting.some((seat) => own.includes(seat));
  const no = asked.absent && own.includes(asked.seat) ? "kick_stay" : votes ? "refuse" : leads ? "withdraw" : null;
  const answer = (yes: boolean): void => { void sitting.command("answer_kick", { decision: asked.id, yes }); };
  return (
    <section class="plea" role="alertdialog" aria-label={what}>
      <p><b>{what}</b> <Clock due={asked.due} /></p>
      {asked.waiting.length > 0 && <p class="hint">{say("undo_waiting", { names: asked.waiting.map((seat) => table.seats[seat]?.name ?? "").join(", ") })}</p>}
      <div class="actions">
        {votes && <Button disabled={busy} onClick={() => { answer(true); }}>{say("agree")}</Button>}
        {no && <Button kind="primary" disabled={busy} onClick={() => { answer(false); }}>{say(no)}</Button>}
      </div>
    </section>
  );
}

/** The last move of who looks: whose it is, in words, and whether anybody has to agree before it goes back. */
export function lastMove(say: Say, { snapshot, lines }: TableState): { readonly seat: number; readonly what: string; readonly free: boolean } | null {
  if (!snapshot || snapshot.table.undo_asked) return null;
  const { viewer, table, last_move: known } = snapshot;
  const found = known ?? liveEntries(lines).findLast((line) => viewer >= 0 && line.seat === viewer && "action" in line); // older than moves are
  const seat = found?.seat;
  if (!found || seat === undefined) return null;
  const others = table.seats.some((one) => one.seat !== seat && one.kind === "person" && !one.autopilot);
  return { seat, what: backSaid(say, wouldGo(lines, "line" in found ? Number(found.line) : found.seq, seat), table.seats), free: snapshot.can_undo || !others };
}

/** Takes the last move back, or asks the others for it: only what was revealed or answered since needs them. */
export function takeBack(sitting: Sitting): void {
  const { snapshot, busy } = sitting.state.value;
  if (!snapshot || busy) return;
  void sitting.command(snapshot.can_undo || snapshot.held ? "undo" : "ask_undo", { seat: snapshot.last_move?.seat ?? snapshot.viewer });
}

export function TakeBack({ state, sitting, bare = false }: { readonly state: TableState; readonly sitting: Sitting; /** As a sign: its words are its name. */ readonly bare?: boolean }) {
  const say = useSay();
  const held = Boolean(state.snapshot?.held);
  const move = held ? null : lastMove(say, state);
  if (!move && !held && !state.snapshot?.can_undo) return null;
  const shared = (state.snapshot?.viewer ?? 0) < 0; // at one screen
  const label = held || !move ? say("undo") : shared ? say("undo_of", { name: state.snapshot?.table.seats[move.seat]?.name ?? "" }) : say(move.free ? "undo_move" : "ask_undo");
  const act = { icon: "undo", disabled: state.busy, onClick: () => { takeBack(sitting); } } as const;
  return bare ? <Button {...act} kind="quiet" label={label} /> : <Button {...act} hint={move?.what}>{label}</Button>;
}

/** One's own seats that an autopilot plays meanwhile: coming back. */
export function Rest({ snapshot, sitting }: { readonly snapshot: Snapshot; readonly sitting: Sitting }) {
  const say = useSay();
  const { own_seats: own, table } = snapshot;
  const away = table.seats.filter(({ seat, autopilot }) => autopilot && own.includes(seat));
  return <>{table.paused && <p><b>{say("paused")}</b> {say("paused_text")}</p>}{away.map(({ seat, name }) => <Button key={seat} kind="primary" onClick={() => { void sitting.command("take_over", { seat }); }}>{own.length > 1 ? say("take_over_as", { name }) : say("take_over")}</Button>)}</>;
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
