/** One's own tables: whose turn, what came of it, the way back, the next game. */

import { useEffect, useState } from "preact/hooks";

import { useObservable } from "../app/observable.ts";
import { explained } from "../app/faults.ts";
import { Icon } from "../app/icons.tsx";
import { notify } from "../app/toasts.ts";
import { useSettings } from "../app/settings.ts";
import { Button, Link } from "../app/ui.tsx";
import { Picture } from "../look/Picture.tsx";
import { api } from "../net/api.ts";
import { forget, myTable, myTables, type MyTable } from "../net/seats.ts";
import { offline } from "../net/transport.ts";
import type { GameShape, OwnTable } from "../net/shapes.ts";
import { useSay } from "../words/lobby/index.ts";
import { ago, othersAt, standing, titleOf } from "./phrases.ts";

const ASKED = 24; // tables in one request, as many as the server takes
const SHOWN = 4; // they stand above the games
const ROW = 2; // with what is over, no more than lie beside each other: the games are in sight
const RANK = { mine: 0, playing: 1, waiting: 2, over: 3 } as const;

export type Seen = ReadonlyMap<string, OwnTable | null>;

export function MyTables({ games, beat }: { readonly games: readonly GameShape[]; readonly beat: number }) {
  const say = useSay();
  const { lang } = useSettings();
  const mine = useObservable(myTables);
  const [seen, setSeen] = useState<Seen>(new Map());
  const [more, setMore] = useState<readonly OwnTable[]>([]);
  const [all, setAll] = useState(false);
  const ids = mine.slice(0, ASKED).map(({ id }) => id);
  useEffect(() => {
    let current = true;
    api.mine(ids).then((found) => {
      if (!current) return;
      setSeen(seenOf(ids, found));
      setMore(found.more);
    }, () => undefined);
    return () => { current = false; };
  }, [ids.join(), beat, lang]);
  const rank = (table: MyTable): number => {
    const own = seen.get(table.id);
    return own ? RANK[standing(own, say, lang).kind] : own === null ? 4 : 2;
  };
  const sorted = [...mine.slice(0, ASKED), ...more.filter(({ table }) => !ids.includes(table.id)).map(elsewhere)].map((table) => [rank(table), table] as const).sort(([a], [b]) => a - b).map(([, table]) => table);
  const open = sorted.filter((table) => rank(table) < RANK.over).length;
  const shown = all ? sorted : sorted.slice(0, Math.min(SHOWN, Math.max(ROW, open)));
  return (
    <section class="sheet mine" aria-labelledby="mine">
      <h2 id="mine">{say("my_tables")}</h2>
      {sorted.length > 0 && (
        <p class="actions">
          <Link to="/mine" class="button quiet">{say("my_games")}</Link>
          {!offline && <Link to="/notifications" class="button quiet"><Icon name="bell" /><span>{say("notify_link")}</span></Link>}
        </p>
      )}
      {sorted.length === 0 && <p class="hint">{say("no_tables_yet")}</p>}
      <ul class="rows">
        {shown.map((table) => <Row key={table.id} table={table} own={seen.get(table.id)} games={games} />)}
      </ul>
      {sorted.length > shown.length && <Button kind="quiet" onClick={() => { setAll(true); }}>{say("all_tables", { n: sorted.length })}</Button>}
    </section>
  );
}

/** What the server says of the tables that were asked for, and of others of the same person. */
export const seenOf = (ids: readonly string[], { tables, more }: Awaited<ReturnType<typeof api.mine>>): Seen =>
  new Map([...ids.map((id, i) => [id, tables[i] ?? null] as const), ...more.map((own) => [own.table.id, own] as const)]);

/** A table where this person sat down on another device. */
export const elsewhere = ({ table, own_seats: own }: OwnTable): MyTable =>
  ({ id: table.id, game: table.game, names: own.map((seat) => table.seats[seat]?.name ?? ""), recovery: null, seen: table.touched });

export function Row({ table, own, games }: { readonly table: MyTable; readonly own: OwnTable | null | undefined; readonly games: readonly GameShape[] }) {
  const say = useSay();
  const { lang } = useSettings();
  const [busy, setBusy] = useState(false);
  const title = titleOf(games, table.game);
  const now = own ? standing(own, say, lang) : null;
  const again = (): void => {
    setBusy(true);
    import("./opening.ts").then(({ rematch }) => rematch(table.id, table.game)).catch((error: unknown) => {
      setBusy(false);
      notify(explained(error, say), "refusal");
    });
  };
  // without its key the seat is opened by the personal link once more
  const to = own === null && table.recovery !== null ? `/back/${table.id}#${encodeURIComponent(table.recovery)}` : `/t/${table.id}`;
  const over = own?.table.status === "over";
  return (
    <li>
      <Link to={to} class={`row ${now?.kind === "mine" ? "your-turn" : ""}`}>
        <Thumb game={table.game} />
        <span class="row-main">
          <b>{title}</b>
          {own?.table.branch && <small class="trial">{say("trial")}</small>}
          {now?.kind === "over" && <small class="result">{now.text}</small>}
          <small>{own ? othersAt(own, say, lang) : table.names.join(", ")}</small>
          <small>{own && own.table.status === "playing" && own.table.turn !== null && own.table.turn > 0 && `${say("turn", { n: own.table.turn })} · `}{own !== undefined && ago(own?.table.touched || table.seen, lang) /* not before the server has said what time it is */}</small>
        </span>
        {now?.kind !== "over" && <span class={`tag is-${now?.kind ?? "gone"}`}>{now?.text ?? (own === null ? say("gone") : "…")}</span>}
      </Link>
      {myTable(table.id) && <Button kind="quiet" icon="close" label={say("forget_table", { game: title })} onClick={() => { forget(table.id); }} />}
      {over && (
        <span class="row-after">
          {own.own_seats.length > 0 && (own.table.rematch === null
            ? <Button kind="quiet" icon="again" disabled={busy} label={say("rematch_of", { game: title })} onClick={again}>{say("rematch_short")}</Button>
            : <Link to={`/t/${own.table.rematch}`} class="button quiet" aria-label={say("to_rematch_of", { game: title })}><Icon name="again" /><span>{say("to_rematch_short")}</span></Link>)}
          <Link to={`/t/${table.id}?at=1`} class="button quiet" aria-label={say("replay_of", { game: title })}><Icon name="clock" /><span>{say("replay_short")}</span></Link>
        </span>
      )}
    </li>
  );
}

/** A table's game, small. */
export function Thumb({ game }: { readonly game: string }) {
  const { lang } = useSettings();
  return <span class="thumb" aria-hidden="true"><Picture game={game} lang={lang} /></span>;
}
