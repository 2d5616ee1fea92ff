/** The moment that is shown, put together from what the page knows. Pure. */

import type { GameWords, Scene } from "../faces/face.ts";
import { speaker } from "../words/table/index.ts";
import type { TableState } from "./state.ts";
import { liveEntries } from "./logLines.ts";
import { upToDate } from "./state.ts";
import { toldLines } from "./narration.ts";

/** What a scene takes as it is: what a face may do with it. */
export interface SceneActions extends Pick<Scene, "choose" | "drop" | "clear" | "answering" | "step" | "back" | "note" | "redraft" | "confirm" | "confirmWith" | "rule" | "setOrders" | "odds" | "kept" | "refusal" | "foresee" | "show" | "advise" | "unadvise" | "adopt" | "routes"> {}

/** What is shown: a moment of the past, what is being told, the draft, or the table as it is; null before the game. */
export function sceneOf(state: TableState, words: GameWords, actions: SceneActions, compact: boolean, still: boolean, pace = 1): Scene | null {
  const { snapshot, look } = state;
  if (!snapshot) return null;
  const { table } = snapshot;
  const now = upToDate(state) && look === null;
  const draft = now ? state.draft : null;
  const telling = look ? null : state.telling;
  const position = look?.moment ?? telling?.at ?? snapshot; // a moment that is on its way: the table as it is
  const stands = position?.view;
  if (!stands) return null;
  const counted = telling?.held ?? position; // points, rounds and whose turn it is are those of one moment
  const log = liveEntries(state.lines, look ? look.seq : state.told);
  const past = look?.moment;
  const alone = snapshot.own_seats.length === 1; // at one screen nobody is "you"
  return {
    words,
    view: draft?.ahead?.view ?? stands,
    settled: counted.view ?? stands,
    forecast: counted.forecast ? { now: counted.forecast, draft: draft?.ahead?.forecast ?? null } : null,
    seats: table.seats,
    viewer: snapshot.viewer,
    called: (seat) => (alone && seat === snapshot.viewer ? speaker(words.lang)("you_here") : (table.seats[seat]?.name ?? "")),
    options: table.options,
    status: look ? (past?.winners ? "over" : "playing") : now ? table.status : "playing",
    scores: look ? (past?.scores ?? null) : now ? snapshot.scores : null,
    ranking: look ? (past?.ranking ?? null) : now ? snapshot.ranking : null,
    winners: look ? (past?.winners ?? null) : now ? snapshot.winners : null,
    log: !look && telling?.before ? toldLines(log, state.told, telling.known) : log,
    draft,
    laid: draft?.advised?.sentence ?? null,
    busy: state.busy || draft?.advised !== undefined,
    compact,
    still: still || state.hurried !== "",
    orders: snapshot.orders ?? [],
    notes: table.chat === "free",
    pace,
    ...actions,
  };
}
