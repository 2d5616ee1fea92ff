/** What people settle among themselves: the last move back, and one's own seat again. */

import { useState } from "preact/hooks";

import { settings } from "../app/settings.ts";
import { Button, lazy } from "../app/ui.tsx";
import type { Snapshot } from "../net/shapes.ts";
import { MENU } from "../words/menu/index.ts";
import { useSay, type Say } from "../words/table/index.ts";
import type { TableSession } from "./session.ts";
import { backSaid, wouldGo } from "./rewind.ts";
import { liveEntries } from "./logLines.ts";
import type { TableState } from "./state.ts";

const UndoDialog = lazy(async () => (await MENU.with(import("./UndoDialog.tsx"))).UndoDialog, () => null);

interface LastMove {
  readonly seat: number;
  /** In words, with all that goes back with it. */
  readonly what: string;
  /** Its first sentence, and how many more there are; "" where nothing was told of it. */
  readonly first: string;
  /** Who has answered since, so that this goes back as well. */
  readonly others: readonly number[];
  /** Dice or cards that were seen go back as well. */
  readonly drawn: boolean;
  /** Nobody has to agree before it goes back. */
  readonly free: boolean;
}

/** The last move of who looks. */
export function lastMove(say: Say, { snapshot, lines }: TableState): LastMove | null {
  if (!snapshot || snapshot.table.undo_asked) return null;
  const { viewer, table, last_move: known } = snapshot;
  const found = known ?? liveEntries(lines).findLast((line) => viewer >= 0 && line.seat === viewer && "action" in line); // older than moves are
  const seat = found?.seat;
  if (!found || seat === undefined) return null;
  const others = table.seats.some((one) => one.seat !== seat && one.kind === "person" && !one.autopilot);
  const goes = wouldGo(lines, "line" in found ? Number(found.line) : found.seq, seat);
  return { seat, what: backSaid(say, goes, table.seats), first: [(goes.told[0] ?? "").replace(/[.]$/, ""), goes.told[1] && say("undo_more", { n: goes.told.length - 1 })].filter(Boolean).join(" "), others: goes.others, drawn: !snapshot.can_undo && goes.drawn === true, free: snapshot.can_undo || !others };
}

/** Takes the last move back, or asks the others for it: only what was revealed or answered since needs them. */
export function takeBack(session: TableSession): void {
  const { snapshot, busy } = session.state.value;
  if (!snapshot || busy) return;
  void session.command(snapshot.can_undo || snapshot.held ? "undo" : "ask_undo", { seat: snapshot.last_move?.seat ?? snapshot.viewer });
}

/** The button says what it takes back and whose; where more goes than one's own last move, or dice that were seen, it asks first.
 *
 * After dice nobody who can take them back alone is invited to: it is a sign beside the question.
 */
export function TakeBack({ state, session, bare = false }: { readonly state: TableState; readonly session: TableSession; /** As a sign: its words are its name. */ readonly bare?: boolean }) {
  const say = useSay();
  const [asking, ask] = useState<number | null>(null); // up to which line the log was when one was asked
  const held = Boolean(state.snapshot?.held);
  const move = held ? null : lastMove(say, state);
  if (!move && !held && !state.snapshot?.can_undo) return null;
  const seats = state.snapshot?.table.seats ?? [];
  const shared = (state.snapshot?.viewer ?? 0) < 0; // at one screen
  const name = seats[move?.seat ?? -1]?.name ?? "";
  const names = new Intl.ListFormat(settings.value.lang, { type: "conjunction" }).format((move?.others ?? []).map((seat) => seats[seat]?.name ?? ""));
  const whose = held || !move ? say("undo")
    : !move.free ? say("ask_undo")
      : move.others.length ? say(shared ? "undo_of_all" : "undo_all", { name, names })
        : shared ? say("undo_of", { name }) : say("undo_move");
  const label = move?.first ? `${whose}: ${move.first}` : whose;
  const now = state.snapshot?.table.seq ?? 0;
  const press = (): void => { if (move?.free && (move.others.length || move.drawn)) ask(now); else takeBack(session); };
  const act = { icon: "undo", disabled: state.busy, onClick: press } as const;
  return (
    <span class="undo-key">
      {bare || (move?.free && move.drawn) ? <Button {...act} kind="quiet" label={label} /> : <Button {...act} hint={move?.what}>{whose}{move?.first && <small class="undo-what">{move.first}</small>}</Button>}
      {move && asking === now && <UndoDialog title={`${whose}?`} drawn={move.drawn} onYes={() => { ask(null); takeBack(session); }} onClose={() => { ask(null); }} />}
    </span>
  );
}

/** One's own seats that an autopilot or somebody else plays meanwhile: coming back. */
export function Rest({ snapshot, session }: { readonly snapshot: Snapshot; readonly session: TableSession }) {
  const say = useSay();
  const { own_seats: own, table, stands_for: stands } = snapshot;
  const lent = ({ seat }: { readonly seat: number }): boolean => stands !== seat && table.substitutes.some((one) => one.for === seat);
  const away = table.seats.filter((seat) => (seat.autopilot || lent(seat)) && own.includes(seat.seat));
  return <>{table.paused && <p><b>{say("paused")}</b> {say("paused_text")}</p>}{away.some(({ autopilot }) => autopilot) && !table.paused && <p>{say("autopilot_answers")}</p>}{away.map(({ seat, name }) => <Button key={seat} kind="primary" onClick={() => { void session.command("take_over", { seat }); }}>{own.length > 1 ? say("take_over_as", { name }) : say("take_over")}</Button>)}</>;
}
