/** What chance brought everybody, against what was to be expected. */

import type { Face } from "../../faces/face.ts";
import type { LuckRow, SeatSummary } from "../../net/shapes.ts";
import type { ResultWords } from "../../words/result/index.ts";
import { useSettings } from "../../app/settings.ts";
import { Disc } from "../Players.tsx";
import { luckLevel } from "./ranking.ts";

interface Props {
  readonly rows: readonly LuckRow[];
  readonly order: readonly number[];
  /** The only seat of whoever looks. */
  readonly seats: readonly SeatSummary[];
  readonly face: Face;
  readonly w: ResultWords;
}

const MARKS: Readonly<Record<string, string>> = { "-2": "▼▼", "-1": "▼", 0: "=", 1: "▲", 2: "▲▲" };

export function Luck({ rows, order, seats, face, w }: Props) {
  const matters = [...new Set(rows.map(({ matter }) => matter))];
  const whole = matters.filter((matter) => !matter.includes("."));
  const parts = matters.filter((matter) => matter.includes("."));
  const table = (matter: string) => <Matter key={matter} rows={rows.filter((row) => row.matter === matter)} order={order} seats={seats} face={face} w={w} />;
  return (
    <section class="luck" aria-labelledby="luck-head">
      <h3 id="luck-head">{w.luck}</h3>
      <p class="hint">{w.luckNote}</p>
      <div class="luck-tables">{whole.map(table)}</div>
      {parts.length > 0 && <details><summary>{w.parts}</summary><div class="luck-tables">{parts.map(table)}</div></details>}
    </section>
  );
}

function Matter({ rows, order, seats, face, w }: Props) {
  const { lang } = useSettings();
  const mean = new Intl.NumberFormat(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <table>
      <caption>{rows[0]?.title}</caption>
      <thead><tr><th scope="col"><span class="unseen">{w.player}</span></th><th scope="col">{w.got}</th><th scope="col">{w.expected}</th><th scope="col"><span class="unseen">{w.verdict}</span></th></tr></thead>
      <tbody>
        {order.map((seat) => {
          const row = rows.find((one) => one.seat === seat);
          if (!row) return null;
          const luck = luckLevel(row.got, row.expected, row.deviation);
          return (
            <tr key={seat}>
              <th scope="row"><Disc seat={seat} seats={seats} face={face} /> <span>{seats[seat]?.name}</span></th>
              <td><b>{row.got}</b></td>
              <td>{mean.format(row.expected)}</td>
              <td class={`luck-value ${luck > 0 ? "good" : luck < 0 ? "bad" : ""}`}><span aria-hidden="true">{MARKS[luck]}</span><span class="unseen">{w.verdicts[luck + 2]}</span></td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
