/** What people settle among themselves: the last move back. */

import { useState } from "preact/hooks";

import { settings } from "../app/settings.ts";
import { Button, lazy } from "../app/ui.tsx";
import type { GameWords } from "../faces/face.ts";
import { MENU } from "../words/menu/index.ts";
import { useSay, type Say } from "../words/table/index.ts";
import { turnSince } from "./logLines.ts";
import { backSaid, moreSaid, moveByHand, wouldGo } from "./rewind.ts";
import type { TableSession } from "./session.ts";
import type { TableState } from "./state.ts";

const UndoDialog = lazy(async () => (await MENU.with(import("./UndoDialog.tsx"))).UndoDialog, () => null);

interface LastMove {
  readonly seat: number;
  readonly line: number;
  /** Nothing was revealed or answered since. */
  readonly fresh: boolean;
  /** Its sentences, all of them. */
  readonly told: readonly string[];
  /** In words, with all that goes back with it. */
  readonly what: string;
  /** Its first sentence, and how many more there are; "" where nothing was told of it. */
  readonly first: string;
  /** Who has answered since, so that this goes back as well. */
  readonly others: readonly number[];
  /** Chance whose outcome was seen goes back as well: by its names. */
  readonly chances: readonly string[];
  /** Nobody has to agree before it goes back. */
  readonly free: boolean;
}

/** The last move of who looks; units that were told one by one, as a sum. */
function lastMove(say: Say, { snapshot, lines }: TableState, words?: GameWords): LastMove | null {
  if (!snapshot || snapshot.table.undo_asked) return null;
  const { viewer, table, last_move: known } = snapshot;
  const found = moveByHand(lines, viewer, known);
  if (!found) return null;
  const { seat, line } = found;
  const fresh = snapshot.can_undo && line === (known?.line ?? line);
  const others = table.seats.some((one) => one.seat !== seat && one.kind === "person" && !one.autopilot);
  const goes = wouldGo(lines, line, seat, words);
  const { told } = goes;
  return { seat, line, fresh, told, what: backSaid(say, goes, table.seats), first: [(told[0] ?? "").replace(/[.]$/, ""), told[1] && moreSaid(say, told.length - 1)].filter(Boolean).join(" "), others: goes.others, chances: fresh ? [] : goes.chances ?? [], free: fresh || !others };
}

/** Takes the last move back, or asks the others for it: only what was revealed or answered since needs them. */
function takeBack(session: TableSession, move: LastMove | null): void {
  const { snapshot, busy } = session.state.value;
  if (!snapshot || busy) return;
  const seat = move?.seat ?? snapshot.last_move?.seat ?? snapshot.viewer;
  if (snapshot.held || !move || move.fresh) void session.command("undo", { seat });
  else void session.command("ask_undo", { seat, ...(move.line === snapshot.last_move?.line ? {} : { line: move.line }) });
}

/** The button says what it takes back and whose; where more goes than one's own last move, or dice that were seen, it asks first.
 *
 * After dice nobody who can take them back alone is invited to: it is a quiet line, on a phone a sign.
 */
export function TakeBack({ state, session, words, bare = false, elsewhere = false }: { readonly state: TableState; readonly session: TableSession; readonly words: GameWords; /** As a sign: its words are its name. */ readonly bare?: boolean; /** In the turn of somebody else: a sign stands only for what was just answered there. */ readonly elsewhere?: boolean }) {
  const say = useSay();
  const [asking, ask] = useState<number | null>(null); // up to which line the log was when one was asked
  const held = Boolean(state.snapshot?.held);
  const move = held ? null : lastMove(say, state, words);
  if (!move && !held && !state.snapshot?.can_undo) return null;
  if (elsewhere && move && (move.chances.length || turnSince(state.lines, move.seat))) return null;
  const seats = state.snapshot?.table.seats ?? [];
  const shared = (state.snapshot?.viewer ?? 0) < 0; // at one screen
  const name = seats[move?.seat ?? -1]?.name ?? "";
  const names = new Intl.ListFormat(settings.value.lang, { type: "conjunction" }).format((move?.others ?? []).map((seat) => seats[seat]?.name ?? ""));
  const whose = held || !move ? say("undo")
    : !move.free ? say("ask_undo")
      : move.others.length ? say(shared ? "undo_of_all" : "undo_all", { name, names })
        : shared ? say("undo_of", { name }) : say("undo_move");
  const label = move?.first ? `${whose}: ${move.first}` : whose;
  const quiet = move?.free && move.chances.length > 0;
  const now = state.snapshot?.table.seq ?? 0;
  const press = (): void => { if (move?.free && (move.others.length || quiet)) ask(now); else takeBack(session, move); };
  const act = { icon: "undo", disabled: state.busy, onClick: press } as const;
  return (
    <span class="undo-key" data-free={move?.free ? "" : undefined}>
      {bare ? <Button {...act} kind="quiet" label={label} /> : <Button {...act} {...(quiet ? { kind: "quiet", hint: label } : { hint: move?.what })}>{whose}{move?.first && <small class="undo-what">{move.first}</small>}</Button>}
      {move && asking === now && <UndoDialog title={`${whose}?`} told={move.told} chances={move.chances} words={words} onYes={() => { ask(null); takeBack(session, move); }} onClose={() => { ask(null); }} />}
    </span>
  );
}
