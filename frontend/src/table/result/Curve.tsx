/** How far everybody was, turn by turn: lines in the colours of the seats, with their letters, and the same as a table. */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";

import { Button, Choice } from "../../app/ui.tsx";
import type { Face } from "../../faces/face.ts";
import { letters, seatLook } from "../../look/seats.ts";
import { useNames } from "../Players.tsx";
import type { History, HistoryPoint, SeatSummary } from "../../net/shapes.ts";
import type { ResultWords } from "../../words/result/index.ts";
import { apart, chartOf, pathOf, twoSided, type Frame } from "./chart.ts";
import { signsAt } from "./turning.ts";

/** Something on the line of a seat; `at`: as a number of a point, with what lies between two. */
export interface CurveMark {
  readonly at: number;
  readonly seat: number;
  readonly kind: string;
}

interface Props {
  readonly history: Pick<History, "measures" | "points"> & { readonly turning: readonly { readonly seq: number; readonly turn: number }[] };
  /** What it is called, if not "turn by turn". */
  readonly head?: string;
  /** What it counts on. */
  readonly note?: string;
  /** At least so much is on it. */
  readonly most?: number;
  readonly marks?: readonly CurveMark[];
  /** The seat whose line stands out; null: none does. */
  readonly bold?: number | null;
  /** The only seat of whoever looks. */
  readonly me?: number | null;
  /** A value as it is read; `last`: of the last point. */
  readonly figure?: (value: number, last: boolean) => string;
  /** Which of the history's is shown. */
  readonly measure: number;
  readonly onMeasure: (measure: number) => void;
  readonly seats: readonly SeatSummary[];
  readonly face: Face;
  readonly w: ResultWords;
  /** Of each point: in which round its turn was; 0: none. */
  readonly rounds: readonly number[];
  readonly onMoment: (seq: number) => void;
}

const EDGES = { left: 40, right: 40, top: 24, bottom: 26 };
const DISC = 11;

/** The width that there is for a drawing. */
function useWidth(): readonly [{ readonly current: HTMLDivElement | null }, number] {
  const box = useRef<HTMLDivElement>(null);
  const [width, set] = useState(600);
  useEffect(() => {
    if (!box.current) return undefined;
    const observer = new ResizeObserver(([entry]) => { if (entry) set(Math.max(240, Math.round(entry.contentRect.width))); });
    observer.observe(box.current);
    return () => { observer.disconnect(); };
  }, []);
  return [box, width];
}

/** A value of a line between two of its points. */
function between(line: readonly number[], place: number): number {
  const n = Math.floor(place);
  const [from, to] = [line[n] ?? 0, line[n + 1] ?? line[n] ?? 0];
  return from + (place - n) * (to - from);
}

/** What stands below the points: rounds where they begin, else turns; so many at most. */
function axis(points: readonly HistoryPoint[], rounds: readonly number[], most: number): readonly { readonly n: number; readonly text: number; readonly round: boolean }[] {
  const begun = rounds.flatMap((round, n) => (round && round !== rounds[n - 1] ? [{ n, text: round, round: true }] : []));
  const all = begun.length ? begun : points.flatMap(({ turn }, n) => (turn === points[n - 1]?.turn ? [] : [{ n, text: turn, round: false }]));
  const every = [1, 2, 5, 10, 20, 50, 100].find((n) => all.length <= n * most) ?? 200;
  return all.filter(({ text }) => text % every === 0); // round numbers, as far apart as each other
}

export function Curve({ history: { measures, points, turning }, head, note = "", most = 0, marks = [], bold = null, me = null, figure = String, measure, onMeasure, seats, face, w, rounds, onMoment }: Props) {
  const [chosen, setAt] = useState<number | null>(null); // null: the last, also while more come
  const at = Math.min(chosen ?? Infinity, points.length - 1);
  const [box, width] = useWidth();
  const frame: Frame = { width, height: Math.round(Math.min(300, Math.max(180, width * 0.42))), ...EDGES };
  const both = useMemo(() => seats.map((_, seat) => points.map(({ values }) => values[measure]?.[seat] ?? 0)), [points, measure, seats]);
  const balance = twoSided(both);
  const lines = balance ? [balance] : both;
  const all = lines.flat();
  const chart = chartOf(points.length, Math.min(...all), Math.max(...all, most), frame);
  const look = (seat: number): { readonly colour: string; readonly ink: string } => face.seatLooks?.[seat] ?? seatLook(seat);
  const names = seats.map(({ name }) => name);
  const signs = useNames(seats);
  const ends = balance ? [frame.top + DISC, frame.height - frame.bottom - DISC] : apart(lines.map((line) => chart.y(line.at(-1) ?? 0)), 2 * DISC + 1, DISC, frame.height - DISC);
  const point = points[at];
  const called = (n: number): string => {
    const { turn, seat } = points[n] ?? { turn: 0, seat: -1 };
    return turn ? w.when(rounds[n] ?? 0, turn, names[seat] ?? "", seat === me) : points[n + 1]?.turn === 0 ? w.beforeSetUp : w.start;
  };
  const figures = (moment: HistoryPoint): string => {
    if (balance) {
      const ahead = seats.findIndex((_, seat) => moment.values[measure]?.[seat]);
      return w.ahead(names[ahead] ?? "", moment.values[measure]?.[ahead] ?? 0);
    }
    return seats.map(({ name }, seat) => `${name} ${figure(moment.values[measure]?.[seat] ?? 0, moment === points.at(-1))}`).join(", ");
  };
  const placed = turning.flatMap(({ turn }) => { const i = points.findIndex((one) => one.turn === turn); return i >= 0 ? [chart.x(i)] : []; });
  const faint = (seat: number): string => (bold === null || bold === seat ? "" : " faint");
  const under = (event: MouseEvent): number => chart.at(event.clientX - (event.currentTarget as Element).getBoundingClientRect().left);
  const show = (n: number): void => { const found = points[n]; if (found) onMoment(found.seq); };
  const legend = [
    ...(balance ? [w.sides(names[0] ?? "", names[1] ?? "")] : []),
    ...(placed.length ? [w.numbersNote[head === undefined ? "swings" : "turning"]] : []),
    ...(marks.length ? [w.marksNote] : []),
  ].join(" ");
  const counted = axis(points, rounds, Math.max(4, width / 70));
  return (
    <section class="curve" aria-labelledby="curve-head">
      <h3 id="curve-head">{head ?? w.curve}</h3>
      {measures.length > 1
        ? <Choice label={w.measure} value={measure} values={measures.map(({ title }, i) => [i, title] as const)} onChange={onMeasure} />
        : <p class="hint">{measures[0]?.title}</p>}
      {note && <p class="hint">{note}</p>}
      {legend && <p class="hint">{legend}</p>}
      <div class="curve-box" ref={box}>
        <svg width={width} height={frame.height} aria-hidden="true" onPointerMove={(event) => { setAt(under(event)); }} onClick={(event) => { const n = under(event); setAt(n); if (matchMedia("(hover: hover)").matches) show(n); }}>
          {chart.ticks.map((tick) => (
            <g key={tick} class="curve-tick">
              <path d={`M${String(frame.left)} ${String(chart.y(tick))}H${String(width - frame.right)}`} />
              <text x={frame.left - 8} y={chart.y(tick) + 4} text-anchor="end">{balance && tick ? `+${String(Math.abs(tick))}` : tick}</text>
            </g>
          ))}
          <text class="curve-turn" x={0} y={frame.height - 8}>{counted.some(({ round }) => round) ? w.round : w.turn}</text>
          {counted.map(({ n, text }) => <text key={n} class="curve-turn" x={chart.x(n)} y={frame.height - 8} text-anchor="middle">{text}</text>)}
          <g class="curve-turning">
            {[...new Set(placed)].map((x) => <path key={x} d={`M${String(x)} ${String(frame.top)}V${String(frame.height - frame.bottom)}`} />)}
            {signsAt(placed).map(({ x, text, wide }) => <g key={text}><rect x={x - wide / 2} y={3} width={wide} height={15} rx={3} /><text x={x} y={14.5} text-anchor="middle">{text}</text></g>)}
          </g>
          {lines.map((line, seat) => <path key={seat} class={`curve-edge${faint(seat)}`} d={pathOf(chart, line)} />)}
          {lines.map((line, seat) => <path key={seat} class={`curve-line${faint(seat)}`} d={pathOf(chart, line)} stroke={look(seat).colour} />)}
          {marks.map(({ at: place, seat, kind }) => <circle key={`${String(seat)} ${String(place)}`} class={`curve-mark ${kind}`} cx={chart.x(place)} cy={chart.y(between(lines[seat] ?? [], place))} r={5} />)}
          {point && <path class="curve-now" d={`M${String(chart.x(at))} ${String(frame.top)}V${String(frame.height - frame.bottom)}`} />}
          {point && lines.map((line, seat) => <circle key={seat} class="curve-dot" cx={chart.x(at)} cy={chart.y(line[at] ?? 0)} r={4.5} fill={look(seat).colour} />)}
          {seats.map((_, seat) => (
            <g key={seat}>
              <circle class="curve-dot" cx={width - frame.right + DISC + 8} cy={ends[seat]} r={DISC} fill={look(seat).colour} />
              <text class="curve-letter" x={width - frame.right + DISC + 8} y={(ends[seat] ?? 0) + 4} text-anchor="middle" fill={look(seat).ink}>{letters(signs, seat)}</text>
            </g>
          ))}
        </svg>
      </div>
      {point && (
        <div class="curve-at">
          <input type="range" min={0} max={points.length - 1} value={at} aria-label={w.ofTurn} aria-valuetext={`${called(at)}: ${figures(point)}`} onInput={(event) => { setAt(Number(event.currentTarget.value)); }} />
          <p class="curve-read"><b>{called(at)}.</b> {figures(point)}</p>
          <Button icon="clock" onClick={() => { show(at); }}>{w.showMoment}</Button>
        </div>
      )}
      <details class="curve-table">
        <summary>{w.asTable}</summary>
        <div class="scroll" tabIndex={0} role="group" aria-label={w.byTurn}>
          <table>
            <caption class="unseen">{`${w.byTurn}: ${measures[measure]?.title ?? ""}`}</caption>
            <thead><tr><th scope="col">{w.turn}</th>{seats.map(({ seat, name }) => <th key={seat} scope="col">{name}</th>)}</tr></thead>
            <tbody>
              {points.map((moment, n) => (
                <tr key={moment.seq}><th scope="row">{called(n)}</th>{seats.map(({ seat }) => <td key={seat}>{moment.values[measure]?.[seat] ?? 0}</td>)}</tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  );
}
