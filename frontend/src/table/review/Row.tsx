/** One thing that the review says: a decision with what would have been better, or what dice and cards brought. */

import { useState } from "preact/hooks";

import { Button } from "../../app/ui.tsx";
import type { Face, Scene } from "../../faces/face.ts";
import type { ReviewedChance, ReviewedDecision } from "../../net/shapes.ts";
import type { ResultWords } from "../../words/result/index.ts";
import type { ReviewWords } from "../../words/review/index.ts";
import { Disc } from "../Players.tsx";
import { counts, roundsAt } from "../rounds.ts";
import { differs, parts } from "./differs.ts";
import { chanceSaid, concerns, games, hopeless, nameOrYou, seqOf, shownMark, SIGNS, type Kind, type Row } from "./rows.ts";

interface Props {
  readonly row: Row;
  readonly scene: Scene;
  readonly face: Face;
  readonly w: ReviewWords;
  readonly of: ResultWords;
  /** Whose turn it was, by its number. */
  readonly turnOf: (turn: number) => number;
  /** For whom luck counts; null: for whom it changed most. */
  readonly whose: number | null;
  /** Without reasons. */
  readonly short?: boolean;
  /** The verdict alone: what was done stands elsewhere on the page. */
  readonly brief?: boolean;
  /** By which it stands in the curve. */
  readonly sign?: string;
  /** Who reads, if they hold one seat: they are “you”. */
  readonly me: number | null;
  readonly onMoment: (seq: number) => void;
}

export function RowLine({ row, scene, face, w, of, turnOf, whose, me, short = false, brief = false, sign, onMoment }: Props) {
  const seq = seqOf(row);
  const { turn, before, sentence } = row.decision ?? row.chance;
  const about = concerns(row, whose, me);
  const name = scene.called(about);
  const by = turnOf(turn);
  const when = of.when(roundsAt(scene.log, [before], counts(scene.view))[0] ?? 0, turn, by < 0 ? "" : scene.called(by), by === me);
  return (
    <li data-seq={seq} class={`review-row ${row.decision ? shownMark(row.decision) : "luck"}`}>
      <Disc seat={about} seats={scene.seats} face={face} />
      <div class="grow">
        <p class="review-when">{sign !== undefined && <span class="turning-n" aria-hidden="true">{sign}</span>}{when}{about !== by && ` · ${name}`}</p>
        {row.decision ? <Decided row={row.decision} mine={me === null || me === about} w={w} short={short} brief={brief} /> : <Chanced row={row.chance} seat={about} scene={scene} w={w} short={short} />}
      </div>
      <Button icon="clock" label={w.moment(`${when}, ${name}: ${sentence}`)} onClick={() => { onMoment(seq); }} />
    </li>
  );
}

const FEW = 3; // sentences of a move that are read at a glance

/** The first sentences of a move; the rest where one asks for it. */
function Few({ parts: all, w }: { readonly parts: readonly string[]; readonly w: ReviewWords }) {
  const [open, setOpen] = useState(false);
  const shown = open || all.length <= FEW + 1 ? all : all.slice(0, FEW);
  return <><b>{all.length ? shown.join(" ") : w.noneOfIt}</b>{shown.length < all.length && <> <button type="button" class="text-button" onClick={() => { setOpen(true); }}>{w.further(all.length - shown.length)}</button></>}</>;
}

/** What was decided, how the bot marks it, and what would have been better. */
export function Decided({ row, mine, w, short = false, brief = false }: { readonly row: ReviewedDecision; /** Whoever reads did it, or played no part: reasons speak to who decided. */ readonly mine: boolean; readonly w: ReviewWords; readonly short?: boolean; readonly brief?: boolean }) {
  const { sentence, done = false, asked = "", loss, better = [], why = "", auto } = row;
  const mark = shownMark(row);
  const [best, ...others] = better;
  const apart = best ? differs(sentence, best.sentence) : { played: parts(sentence), better: [], both: [] };
  return (
    <>
      <p class="review-mark"><span aria-hidden="true">{SIGNS[mark]} </span><b>{hopeless(row) ? w.hopeless : w.marks[mark]}</b>{mark !== "good" && ` · ${mark === "hard" || mark === "unsure" ? w.possible(chanceSaid(loss, w)) : w.cost(chanceSaid(loss, w))}`}</p>
      {asked && !brief && <p class="review-also">{asked}</p>}
      {!brief && <p class="review-what">{!done && <>{w.played} </>}<Few parts={apart.played} w={w} />{auto && <small> {auto === "order" ? w.auto.order : w.auto.other}</small>}</p>}
      {best && !brief && <p class="review-better">{w.better} <Few parts={apart.better} w={w} />{why && mine && <> {why}</>}</p>}
      {!brief && apart.both.length > 0 && <details class="review-both-do"><summary>{w.alike(apart.both.length)}</summary>{apart.both.join(" ")}</details>}
      {(mark === "hard" || mark === "unsure") && !short && <p class="review-also">{mark === "hard" ? w.unseen : w.unsure}</p>}
      {!short && others.length > 0 && <p class="review-also">{w.also} {others.map((one) => one.sentence).join(" ")}</p>}
    </>
  );
}

/** What came, against what was to be expected. */
export function Chanced({ row, seat, scene, w, short = false }: { readonly row: ReviewedChance; readonly seat: number; readonly scene: Scene; readonly w: ReviewWords; readonly short?: boolean }) {
  const luck = row.luck[seat] ?? 0;
  const name = nameOrYou(scene, seat);
  return (
    <>
      <p class={`review-mark luck-value ${luck > 0 ? "good" : luck < 0 ? "bad" : ""}`}><span aria-hidden="true">{luck > 0 ? "▲ " : luck < 0 ? "▼ " : ""}</span><b>{Math.round(100 * luck) === 0 ? w.even : (luck > 0 ? w.lucky : w.unlucky)(name, games(Math.abs(luck)))}</b></p>
      <p class="review-what">{row.sentence || w.times(row.count)}</p>
      {!short && <p class="review-also">{w.expected(chanceSaid(row.expected[seat] ?? 0, w), chanceSaid(row.actual[seat] ?? 0, w))}</p>}
    </>
  );
}

/** What one reads, as it stays while one looks at the board. */
export interface Slate {
  readonly whose: number | null;
  readonly kind: Kind;
  readonly most: number;
  /** The line that was looked at last. */
  readonly last: number | null;
}

export const slateOf = (scene: Scene, whose: number | null): Slate => (scene.kept.get("review") as Slate | undefined) ?? { whose, kind: "mistakes", most: 60, last: null };

export function useSlate(scene: Scene, whose: number | null): readonly [Slate, (part: Partial<Slate>) => void] {
  const [, redraw] = useState(0);
  const slate = slateOf(scene, whose);
  return [slate, (part) => { scene.kept.set("review", { ...slate, ...part }); redraw((n) => n + 1); }];
}
