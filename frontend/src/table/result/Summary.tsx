/** Under the head of the result: how long it was, against whom, and whether it was a first win; and what the review says of it in a few sentences. */

import { useMemo } from "preact/hooks";

import { useLoaded } from "../../app/ui.tsx";
import type { Scene } from "../../faces/face.ts";
import { api } from "../../net/api.ts";
import type { LogLine } from "../../net/shapes.ts";
import { REVIEW } from "../../words/review/index.ts";
import type { ResultWords } from "../../words/result/index.ts";
import { course } from "../review/rows.ts";
import { counts, roundsAt } from "../rounds.ts";
import { victory } from "./victories.ts";

const PAUSE = 300_000; // ms: for longer nobody sat there thinking

/** How long it was played, in minutes, without the time in which nobody did anything. */
export const minutesOf = (log: readonly Pick<LogLine, "at">[]): number =>
  Math.round(log.reduce((sum, { at }, n) => sum + Math.min(Math.max(0, at - (log[n - 1]?.at ?? at)), PAUSE), 0) / 60_000);

/** The one level of all bots; "": they differ, or there are none. */
export function levelOfBots(seats: readonly { readonly kind: string; readonly bot: string }[]): string {
  const levels = new Set(seats.flatMap(({ kind, bot }) => (kind === "bot" ? [bot.split(":")[0] ?? ""] : [])));
  return levels.size === 1 ? ([...levels][0] ?? "") : "";
}

export function Facts({ scene, table, won, w }: { readonly scene: Scene; readonly table: string; /** Whoever looks has. */ readonly won: boolean; readonly w: ResultWords }) {
  const n = useMemo(() => (won ? victory(table) : 0), [won, table]);
  const round = roundsAt(scene.log, [Infinity], counts(scene.view))[0] ?? 0;
  const [minutes, level] = [minutesOf(scene.log), w.levels[levelOfBots(scene.seats)]];
  const said = [...(round ? [w.rounds(round)] : []), ...(minutes > 0 ? [w.played(minutes)] : []), ...(level === undefined ? [] : [w.against(level)])].join(" · ");
  return (
    <p class="result-facts">
      {said && `${said.charAt(0).toUpperCase()}${said.slice(1)}. `}
      {n > 0 && <b>{w.victory(n, scene.words.title)}</b>}
    </p>
  );
}

/** What a review says that was made already; else that there could be one. */
export function InBrief({ scene, table, own, w }: { readonly scene: Scene; readonly table: string; readonly own: readonly number[]; readonly w: ResultWords }) {
  const { lang } = scene.words;
  const known = useLoaded(async () => [await REVIEW.learn(lang), await api.review(table)] as const, [lang, table]);
  if (known.state !== "here") return null;
  const [words, { review }] = known.value;
  const [me = -1] = own;
  const found = own.length === 1 && review?.complete ? course(review, me) : null;
  return <p class="result-brief">{found ? <><b>{w.verdictHead}:</b> {words.course("", found)}</> : w.askVerdict}</p>;
}
