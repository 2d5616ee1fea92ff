/** The review of a game that is over: the chances of everybody, what turned them, and every decision with what would have been better. */

import { useEffect, useRef } from "preact/hooks";

import { explained } from "../../app/faults.ts";
import { Button, Choice, Failed, useLoaded } from "../../app/ui.tsx";
import type { Face, Scene } from "../../faces/face.ts";
import { letters, seatLook } from "../../look/seats.ts";
import { counted } from "../../net/clock.ts";
import type { Review as Found } from "../../net/shapes.ts";
import { useSay } from "../../words/table/index.ts";
import { RESULT, type ResultWords } from "../../words/result/index.ts";
import { REVIEW, type ReviewWords } from "../../words/review/index.ts";
import { counts, roundsOf } from "../rounds.ts";
import { Curve } from "../result/Curve.tsx";
import { numberOf } from "../result/turning.ts";
import { Disc } from "../Players.tsx";
import { csvOf, svgOf } from "./files.ts";
import { reviewIn, useReview } from "./load.ts";
import { chanceSaid, change, course, decidedIn, flawless, given, percent, placeOf, rowsOf, seqOf, shownMark, tally, whoseTurn, type Kind } from "./rows.ts";
import { RowLine, slateOf, useSlate } from "./Row.tsx";
import "../result/result.css";
import "./review.css";

interface Props {
  readonly scene: Scene;
  readonly face: Face;
  readonly table: string;
  /** The seats of whoever looks. */
  readonly own: readonly number[];
  readonly onMoment: (seq: number) => void;
  /** To the result. */
  readonly onBack: () => void;
}

const mineOf = (own: readonly number[]): number | null => (own.length === 1 ? (own[0] ?? null) : null);
const FIRST = 60; // rows that are drawn at first

export function Review(props: Props) {
  const { lang } = props.scene.words;
  const words = useLoaded(async () => [await REVIEW.learn(lang), await RESULT.learn(lang)] as const, [lang]);
  return words.state === "here" ? <Looked {...props} w={words.value[0]} of={words.value[1]} /> : words.state === "failed" ? <Failed error={words.error} /> : null;
}

function Looked({ w, of, ...props }: Props & { readonly w: ReviewWords; readonly of: ResultWords }) {
  const say = useSay();
  const found = useReview(props.table, props.scene.words.lang, true);
  const box = useRef<HTMLElement>(null);
  const review = reviewIn(found);
  useEffect(() => { // back from the board: where one was
    const { last } = slateOf(props.scene, null);
    const row = last === null ? null : box.current?.querySelector<HTMLElement>(`[data-seq="${String(last)}"] button`);
    if (row) row.focus();
    else if (!box.current?.contains(document.activeElement)) box.current?.focus();
  }, [review !== null]);
  const { state, error } = found;
  const percent = state?.total ? Math.floor((100 * state.done) / state.total) : 0;
  const toGo = useToGo(state?.state === "waiting" ? state.done : 0, state?.total ?? 0);
  return (
    <section class="result review" tabIndex={-1} data-next="" ref={box} aria-labelledby="review-head">
      <div class="result-in">
        <header>
          <h2 id="review-head">{w.title}</h2>
          <p>{w.intro}</p>
        </header>
        <div class="result-do">
          <Button icon="back" onClick={props.onBack}>{w.back}</Button>
          {review && <Button icon="play" onClick={() => { props.onMoment(review.decisions[0]?.seq ?? review.curve[0]?.seq ?? 1); }}>{w.step}</Button>}
        </div>
        {error !== null && <p class="problem" role="alert">{explained(error, say)}</p>}
        {state?.state === "waiting" && (
          <div class="review-wait">
            <p role="status">{state.done > 0 ? w.reviewing(percent) : w.waits(state.ahead)}{toGo !== null && ` ${w.toGo(toGo)}`}</p>
            <progress max={Math.max(state.total, 1)} value={state.done} aria-label={w.reviewing(percent)} />
            <p class="hint">{!review ? w.goesOn : review.chances.length ? w.soFar : w.ownFirst}</p>
          </div>
        )}
        {(state?.state === "failed" || state?.state === "off") && <p role="status">{w[state.state]}</p>}
        {review && <Body {...props} review={review} w={w} of={of} />}
      </div>
    </section>
  );
}

function Body({ review, scene, face, table, own, onMoment, w, of }: Props & { readonly review: Found; readonly w: ReviewWords; readonly of: ResultWords }) {
  const { words: { lang } } = scene;
  const seats = scene.seats.map((one, seat) => ({ ...one, name: scene.called(seat) })); // as during the game; files are for others
  const [slate, write] = useSlate(scene, mineOf(own));
  const { whose, most } = slate;
  const kind = slate.kind === "hard" && rowsOf(review, "hard", whose).length === 0 ? "mistakes" : slate.kind;
  const { complete } = review;
  const me = mineOf(own);
  const turnOf = (turn: number): number => whoseTurn(review, turn);
  const line = { scene, face, w, of, turnOf, me };
  const rows = rowsOf(review, kind, whose);
  const visit = (seq: number): void => { write({ last: seq }); onMoment(seq); };
  const names = scene.seats.map(({ name }) => name);
  const marks = review.decisions.filter(({ seat }) => whose === null || seat === whose).flatMap((one) => {
    const [at, kind] = [placeOf(review.curve, one.seq), shownMark(one)];
    return at !== null && (kind === "blunder" || (kind === "mistake" && whose !== null)) ? [{ at, seat: one.seat, kind }] : [];
  });
  const turning = review.turning.flatMap(({ kind: what, index }) => {
    const row = what === "luck" ? review.chances[index] : review.decisions[index];
    return row ? [{ what, row }] : [];
  });
  const curve = {
    measures: [{ id: "chance", title: w.chance }],
    points: review.curve.map(({ seq, turn, values }) => ({ seq, turn, seat: turn ? turnOf(turn) : -1, values: [values.map((one) => Math.round(100 * one))] })),
    turning: complete ? turning.map(({ row: { seq, turn } }) => ({ seq, turn })) : [], // numbers that stay
  };
  const rounds = roundsOf(scene.log, curve.points.map(({ seq }) => seq), counts(scene.view));
  const won = (scene.winners ?? []).includes(whose ?? -1);
  const decisive = whose === null ? null : decidedIn(review, whose, won);
  const whenOf = (at: number): string => { // the turn that ends at this point
    const { turn = 0, seat = -1 } = curve.points[at] ?? {};
    return of.when(rounds[at] ?? 0, turn, seat < 0 ? "" : scene.called(seat), seat === me);
  };
  const choice = (seat: number | null): string => (seat === null ? w.all : scene.called(seat));
  return (
    <>
      <div class="review-both">
        <div class="result-side">
          {curve.points.length > 0 && <Curve history={curve} head={w.curve} note={face.allOpen ? "" : w.allKnown} most={100} marks={marks} bold={whose} me={me} figure={(n, last) => chanceSaid(n / 100, w, last && complete)} measure={0} onMeasure={() => undefined} seats={seats} face={face} w={of} rounds={rounds} onMoment={visit} />}
          {complete && <section class="review-files" aria-label={w.downloads}>
            <Download name={`review-${table}.csv`} kind="text/csv" make={() => `\uFEFF${csvOf(review, names)}`}>{w.csv}</Download>
            <Download name={`review-${table}.svg`} kind="image/svg+xml" make={() => svgOf(review, scene.seats.map(({ seat }) => ({ name: names[seat] ?? "", letter: letters(names, seat), ...(face.seatLooks?.[seat] ?? seatLook(seat)) })), `${scene.words.title}: ${w.curve}`, w.chance)}>{w.svg}</Download>
          </section>}
        </div>
        <div class="result-side">
          <section class="review-seats" aria-labelledby="review-seats">
            <h3 id="review-seats">{w.seats}</h3>
            {complete && <div class="scroll" tabIndex={0} role="group" aria-label={w.seats}>
              <table>
                <thead><tr><th scope="col">{w.player}</th><th scope="col" title={w.accuracyOf}>{w.accuracy}</th><th scope="col">{w.many.inaccuracy}</th><th scope="col">{w.many.mistake}</th><th scope="col">{w.many.blunder}</th><th scope="col" title={w.givenOf}>{w.given}</th><th scope="col" title={w.luckOf}>{w.luck}</th></tr></thead>
                <tbody>
                  {review.seats.map(({ seat, accuracy, loss, decisions, luck }) => (
                    <tr key={seat} class={whose === seat ? "on" : ""}>
                      <th scope="row"><Disc seat={seat} seats={seats} face={face} /> <span>{scene.called(seat)}</span></th>
                      {(decisions > 0
                        ? [<b>{percent(accuracy, lang)}</b>, ...(["inaccuracy", "mistake", "blunder"] as const).map((mark) => tally(review, seat, mark)), given(loss / decisions, lang)]
                        : Array<string>(5).fill("–")).map((what, n) => <td key={n}>{what}</td>)}
                      <td class={`luck-value ${luck > 0 ? "good" : luck < 0 ? "bad" : ""}`}>{change(luck, lang)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>}
            {!complete && <p class="hint">{/* of a part nothing else is said: it would look like a verdict */}{w.soFarSeats(me === null ? 0 : review.decisions.filter(({ seat }) => seat === me).length, review.decisions.length)}</p>}
            {whose !== null && decisive && <p><b>{(won ? w.rose : w.fell)(me === whose ? "" : scene.called(whose), decisive.from, decisive.to, whenOf(decisive.at))}</b></p>}
            {complete && whose !== null && <Course {...{ review, seat: whose, scene, w, me }} />}
            <p class="hint">{w.marked}</p>
          </section>
          <section class="turning" aria-labelledby="turning-head">
            <h3 id="turning-head">{w.turning}</h3>
            <p class="hint">{!complete ? w.turningLater : turning.length ? w.turningNote : w.noTurning}</p>
            <ol>{turning.map(({ row, what }, n) => <RowLine {...complete && { sign: numberOf(n) }} key={`${what} ${String(row.seq)}`} row={what === "luck" ? { chance: row as Found["chances"][number] } : { decision: row as Found["decisions"][number] }} short brief={rows.some(({ decision }) => decision === row)} {...line} whose={null} onMoment={visit} />)}</ol>
          </section>
        </div>
      </div>
      <section class="review-rows" aria-label={w.kinds[kind]}>
        <div class="review-filter">
          <Choice label={w.whose} value={whose ?? -1} values={[null, ...review.seats.map(({ seat }) => seat)].map((seat) => [seat ?? -1, choice(seat)] as const)} onChange={(seat) => { write({ whose: seat < 0 ? null : seat, most: FIRST }); }} />
          <Choice label={w.show} value={kind} values={(Object.keys(w.kinds) as Kind[]).flatMap((one) => { const n = rowsOf(review, one, whose).length; return n || one !== "hard" ? [[one, `${w.kinds[one]} (${String(n)})`] as const] : []; })} onChange={(one) => { write({ kind: one, most: FIRST }); }} />
        </div>
        {rows.length === 0 && (!complete ? <p class="hint">{w.nothingYet}</p> : kind === "mistakes" && whose !== null ? <Flawless seat={whose} won={(scene.winners ?? []).includes(whose)} review={review} {...line} onMoment={visit} /> : <p class="hint">{kind === "mistakes" ? w.perfect : w.nothing}</p>)}
        <ol>{rows.slice(0, most).map((row) => <RowLine key={seqOf(row)} row={row} {...line} whose={whose} onMoment={visit} />)}</ol>
        {rows.length > most && <Button wide onClick={() => { write({ most: most + 4 * FIRST }); }}>{w.more(Math.min(4 * FIRST, rows.length - most))}</Button>}
      </section>
      <details class="review-how">
        <summary>{w.how}</summary>
        <p>{w.method(review.budget.simulations.toLocaleString(lang), review.budget.turns)}</p>
      </details>
      {review.left_out.decisions > 0 && <p class="hint review-left">{w.leftOut(review.left_out.decisions, review.left_out.decisions + review.decisions.length)}</p>}
    </>
  );
}

/** Nothing was wrong, as the bot sees it: what luck did, how far the bot sees, and which decision mattered most. */
function Flawless({ review, seat, won, onMoment, ...line }: { readonly review: Found; readonly seat: number; readonly won: boolean; readonly me: number | null } & Pick<Props, "scene" | "face" | "onMoment"> & { readonly w: ReviewWords; readonly of: ResultWords; readonly turnOf: (turn: number) => number }) {
  const { scene, w, me } = line;
  const { luck, closest } = flawless(review, seat);
  const name = me === seat ? "" : scene.called(seat);
  return (
    <>
      <p class="hint">{[w.flawless(name), w.byLuck(name, luck, won), ...(won ? [] : [w.shortSight(review.budget.turns)]), ...(closest ? [w.closest] : [])].join(" ")}</p>
      {closest && <ol><RowLine row={{ decision: closest }} {...line} whose={seat} onMoment={onMoment} /></ol>}
    </>
  );
}

/** How the chance of the seat came from the beginning to the end. */
function Course({ review, seat, scene, w, me }: { readonly review: Found; readonly seat: number; readonly me: number | null } & Pick<Props, "scene"> & { readonly w: ReviewWords }) {
  const found = course(review, seat);
  return found && <p class="hint">{w.course(me === seat ? "" : scene.called(seat), found)}</p>;
}

const KNOWN = 20_000; // ms after which it is known how fast it goes: at first the rough curve is drawn
const PART = 0.06; // of all, that must have been done meanwhile

/** About how many seconds a review will still take, by how fast it went since one began to look; null: that is not known yet. */
function useToGo(done: number, total: number): number | null {
  const began = useRef<{ readonly at: number; readonly done: number } | null>(null);
  if (!done) began.current = null;
  else began.current ??= { at: counted(), done };
  const first = began.current;
  const went = first ? counted() - first.at : 0;
  return first && went > KNOWN && done - first.done > PART * total ? (went / 1000) * (total - done) / (done - first.done) : null;
}

/** A file that is made when it is wanted. */
function Download({ name, kind, make, children }: { readonly name: string; readonly kind: string; readonly make: () => string; readonly children: string }) {
  const save = (): void => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([make()], { type: kind }));
    link.download = name;
    link.click();
    setTimeout(() => { URL.revokeObjectURL(link.href); }, 10_000);
  };
  return <Button icon="save" onClick={save}>{children}</Button>;
}
