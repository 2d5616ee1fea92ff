/** What can be taken home: the figures as CSV, the curve as SVG. Pure. */

import type { Review } from "../../net/shapes.ts";
import { apart, chartOf, pathOf } from "../result/chart.ts";

const HEAD = ["kind", "line", "turn", "player", "action", "value", "best_value", "loss", "mark", "better", "expected", "actual", "luck"];

/** A cell: in quotes where it must be, and never a formula, whatever somebody calls themselves. */
function cell(value: string | number): string {
  const text = typeof value === "number" ? String(value) : value.replace(/^[=+\-@\t\r]/, "'$&");
  return /[",\n\r;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Every decision, and every chance for each seat; the names of the columns are the same in every language. */
export function csvOf(review: Review, names: readonly string[]): string {
  const rows: (readonly (string | number)[])[] = [HEAD];
  for (const { seq, turn, seat, sentence, value, loss, mark, better } of review.decisions) {
    rows.push(["decision", seq, turn, names[seat] ?? "", sentence, value, better?.[0]?.value ?? value, loss, mark, better?.[0]?.sentence ?? "", "", "", ""]);
  }
  for (const { seq, turn, sentence, expected, actual, luck } of review.chances) {
    names.forEach((name, seat) => { rows.push(["chance", seq, turn, name, sentence, "", "", "", "", "", expected[seat] ?? "", actual[seat] ?? "", luck[seat] ?? ""]); });
  }
  for (const { seq, turn, values } of review.curve) names.forEach((name, seat) => { rows.push(["curve", seq, turn, name, "", values[seat] ?? "", "", "", "", "", "", "", ""]); });
  return rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

export interface Drawn {
  readonly name: string;
  readonly letter: string;
  readonly colour: string;
  readonly ink: string;
}

const SIZE = { width: 960, height: 420, left: 52, right: 52, top: 56, bottom: 84 };

/** The curve as a drawing that stands alone: with title, axes and who is who. */
export function svgOf(review: Review, seats: readonly Drawn[], title: string, below: string): string {
  const lines = seats.map((_, seat) => review.curve.map(({ values }) => 100 * (values[seat] ?? 0)));
  const chart = chartOf(review.curve.length, 0, 100, SIZE);
  const text = (x: number, y: number, what: string, more = ""): string => `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" ${more}>${escaped(what)}</text>`;
  const every = Math.max(1, Math.ceil(review.curve.length / 14));
  const ends = apart(lines.map((line) => chart.y(line.at(-1) ?? 0)), 25, 12, SIZE.height - SIZE.bottom);
  const wide = (SIZE.width - SIZE.left - SIZE.right) / Math.max(seats.length, 1);
  const disc = ({ colour, ink, letter }: Drawn, x: number, y: number): string => `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="11" fill="${colour}" stroke="#2c1d10" stroke-width="1.5"/>${text(x, y + 4, letter, `text-anchor="middle" font-weight="600" font-size="11" fill="${ink}"`)}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(SIZE.width)} ${String(SIZE.height)}" font-family="Barlow, sans-serif" font-size="13" fill="#2c1d10" role="img">`,
    `<title>${escaped(title)}</title><rect width="100%" height="100%" fill="#fbf3de"/>`,
    text(SIZE.left, 32, title, 'font-size="20" font-weight="600"'),
    ...chart.ticks.map((tick) => `<path d="M${String(SIZE.left)} ${chart.y(tick).toFixed(1)}H${String(SIZE.width - SIZE.right)}" stroke="#c9ae74"/>${text(SIZE.left - 8, chart.y(tick) + 4, String(tick), 'text-anchor="end"')}`),
    ...review.curve.map(({ turn }, n) => (n % every ? "" : text(chart.x(n), SIZE.height - SIZE.bottom + 20, String(turn), 'text-anchor="middle"'))),
    ...lines.map((line) => `<path d="${pathOf(chart, line)}" fill="none" stroke="#2c1d10" stroke-opacity=".55" stroke-width="5" stroke-linejoin="round"/>`),
    ...lines.map((line, seat) => `<path d="${pathOf(chart, line)}" fill="none" stroke="${seats[seat]?.colour ?? ""}" stroke-width="3" stroke-linejoin="round"/>`),
    ...seats.map((seat, i) => disc(seat, SIZE.width - SIZE.right + 22, ends[i] ?? 0)),
    ...seats.map((seat, i) => disc(seat, SIZE.left + 11 + i * wide, SIZE.height - 34) + text(SIZE.left + 28 + i * wide, SIZE.height - 30, seat.name)),
    text(SIZE.width - SIZE.right, 32, below, 'text-anchor="end"'),
    "</svg>",
  ].join("");
}
