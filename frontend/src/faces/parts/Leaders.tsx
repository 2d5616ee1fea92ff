/** Who leads and by what: a row for each seat, the leaders first, and columns that say in words what they count. */

import type { ComponentChildren } from "preact";

import { useSay } from "../../words/table/index.ts";
import { Said } from "./controls.tsx";

export interface Column {
  readonly id: string;
  /** In the heading, short. */
  readonly label: string;
  readonly sign?: ComponentChildren;
  /** A sentence: what is counted, and what it is worth at the end. */
  readonly help: string;
  /** It decides who wins, before those behind it. */
  readonly decides?: boolean;
}

export interface Row {
  readonly seat: number;
  readonly rank: number;
  readonly name: ComponentChildren;
  /** Below the name: whose turn it is, who is out. */
  readonly note: string;
  readonly now: boolean;
  readonly gone: boolean;
  /** By column: what stands there; `said` where a number alone does not say it. */
  readonly cells: Readonly<Record<string, { readonly text: ComponentChildren; readonly said?: string }>>;
  readonly more?: ComponentChildren;
}

/** Ranks by what decides, in its order: equal ones share a rank. */
export function ranked(values: readonly (readonly number[])[]): readonly number[] {
  const before = (one: readonly number[], other: readonly number[]): boolean => {
    const at = one.findIndex((n, i) => n !== other[i]);
    return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0);
  };
  return values.map((mine) => 1 + values.filter((other) => before(other, mine)).length);
}

export function Leaders({ label, columns, rows }: { readonly label: string; readonly columns: readonly Column[]; readonly rows: readonly Row[] }) {
  const say = useSay();
  return (
    <table class="fp-leaders" aria-label={label}>
      <thead>
        <tr>
          <th scope="col"><Said>{say("rank")}</Said></th>
          <th scope="col"><Said>{say("who")}</Said></th>
          {columns.map(({ id, label: title, sign, help, decides }) => <th key={id} scope="col" class={decides ? "fp-decides" : ""} title={help}>{sign}<span>{title}</span></th>)}
        </tr>
      </thead>
      <tbody>
        {[...rows].sort((a, b) => a.rank - b.rank || a.seat - b.seat).flatMap(({ seat, rank, name, note, now, gone, cells, more }) => [
          <tr key={seat} class={[now ? "fp-now" : "", gone ? "fp-gone" : "", more ? "fp-has-more" : ""].join(" ")} data-about={`player ${String(seat)}`}>
            <td class="fp-rank">{rank}</td>
            <th scope="row">{name}{note ? <small>{note}</small> : null}</th>
            {columns.map(({ id, decides }) => { const cell = cells[id]; return <td key={id} class={decides ? "fp-decides" : ""}>{cell ? <>{cell.said === undefined ? cell.text : <><span aria-hidden="true">{cell.text}</span><Said>{cell.said}</Said></>}</> : null}</td>; })}
          </tr>,
          ...(more ? [<tr key={`${String(seat)}+`} class={["fp-more", now ? "fp-now" : "", gone ? "fp-gone" : ""].join(" ")}><td /><td colSpan={columns.length + 1}>{more}</td></tr>] : []),
        ])}
      </tbody>
    </table>
  );
}
