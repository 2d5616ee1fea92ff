/** The lobby: play at once, open a table, come back to one's own, join others. */

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";

import { useCell } from "../app/cell.ts";
import { Frame } from "../app/Frame.tsx";
import { Icon } from "../app/icons.tsx";
import { notify } from "../app/notices.ts";
import { addressOf, go, tableLink } from "../app/routes.ts";
import { useSettings } from "../app/settings.ts";
import { Button, Link, useLoaded } from "../app/ui.tsx";
import { picture } from "../look/pictures.ts";
import { explained } from "../app/faults.ts";
import { api } from "../net/api.ts";
import { forget, myTables, type MyTable } from "../net/seats.ts";
import type { GameShape, TableSummary } from "../net/shapes.ts";
import { useSay, type Say } from "../words/index.ts";
import "./pages.css";

const REFRESH = 8_000; // ms

export function Lobby() {
  const say = useSay();
  const { lang } = useSettings();
  const games = useLoaded(() => api.games(), [lang]);
  const known = games.state === "here" ? games.value : [];
  const [first] = known;
  return (
    <Frame title={say("lobby")}>
      <Welcome game={first ?? null} failed={games.state === "failed"} />
      <div class="lobby">
        <Mine games={known} />
        <Open games={known} />
        <ByLink />
      </div>
    </Frame>
  );
}

function Welcome({ game, failed }: { readonly game: GameShape | null; readonly failed: boolean }) {
  const say = useSay();
  const [busy, setBusy] = useState(false);
  const start = (): void => {
    setBusy(true);
    import("./opening.ts").then(({ playNow }) => playNow(game?.id ?? "attila", say("guest"))).catch((error: unknown) => {
      setBusy(false);
      notify(explained(error, say), "refusal");
    });
  };
  return (
    <section class="welcome" aria-labelledby="welcome">
      <img src={picture(game?.id ?? "attila")} alt="" width="880" height="560" />
      <div>
        <h1 id="welcome">{say("welcome")}</h1>
        <p>{say("welcome_text")}</p>
        {failed && <p role="alert" class="problem">{say("unreachable")}</p>}
        <p class="actions">
          <Button kind="primary" icon="play" disabled={busy} onClick={start}>{say("play_now")}</Button>
          <Link to="/new" class="button secondary"><Icon name="plus" /><span>{say("new_table")}</span></Link>
        </p>
        {game && <p class="hint">{game.title}: {game.summary}</p>}
      </div>
    </section>
  );
}

function Mine({ games }: { readonly games: readonly GameShape[] }) {
  const say = useSay();
  const mine = useCell(myTables);
  const [states, setStates] = useState<ReadonlyMap<string, TableSummary | null>>(new Map());
  useEffect(() => {
    let current = true;
    for (const { id } of mine.slice(0, 12)) {
      if (states.has(id)) continue;
      const put = (summary: TableSummary | null): void => {
        if (current) setStates((old) => new Map([...old, [id, summary]]));
      };
      api.look(id, null).then(({ table, own_seats }) => { put(own_seats.length ? table : { ...table, asked: [] }); }, () => { put(null); });
    }
    return () => { current = false; };
  }, [mine]);
  return (
    <section class="sheet" aria-labelledby="mine">
      <h2 id="mine">{say("my_tables")}</h2>
      {mine.length === 0 && <p class="hint">{say("no_tables_yet")}</p>}
      <ul class="rows">
        {mine.slice(0, 12).map((table) => (
          <li key={table.id}>
            <Link to={`/t/${table.id}`} class="row">
              <span class="row-main"><b>{titleOf(games, table.game)}</b><small>{peopleAt(states.get(table.id) ?? null) || table.names.join(", ")}</small></span>
              <span class={`tag ${states.get(table.id)?.status ?? ""}`}>{stateOf(say, states.get(table.id), table)}</span>
            </Link>
            <Button kind="quiet" icon="trash" label={say("forget_table", { game: titleOf(games, table.game) })} onClick={() => { forget(table.id); }} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function stateOf(say: Say, table: TableSummary | null | undefined, mine: MyTable): string {
  if (table === undefined) return "…";
  if (table === null) return say("gone");
  const own = table.seats.filter(({ name }) => mine.names.includes(name)).map(({ seat }) => seat);
  if (table.status === "playing" && table.asked.some(({ seat }) => own.includes(seat))) return say("your_turn_short");
  return say(table.status === "waiting" ? "status_waiting" : table.status === "playing" ? "status_playing" : "status_over");
}

function peopleAt(table: TableSummary | null): string {
  return table?.seats.map(({ name }) => name).filter(Boolean).join(", ") ?? "";
}

function titleOf(games: readonly GameShape[], id: string): string {
  return games.find((game) => game.id === id)?.title ?? id;
}

function Open({ games }: { readonly games: readonly GameShape[] }) {
  const say = useSay();
  const [beat, setBeat] = useState(0);
  const [game, setGame] = useState("");
  const [free, setFree] = useState(1);
  const lobby = useLoaded(() => api.lobby(), [beat]);
  useEffect(() => {
    const timer = setInterval(() => { if (!document.hidden) setBeat((n) => n + 1); }, REFRESH);
    return () => { clearInterval(timer); };
  }, []);
  const freeAt = (table: TableSummary): number => table.seats.filter(({ kind }) => kind === "open").length;
  const tables = (lobby.state === "here" ? lobby.value : []).filter((table) => (!game || table.game === game) && freeAt(table) >= free);
  return (
    <section class="sheet" aria-labelledby="open">
      <h2 id="open">{say("open_tables")}</h2>
      <div class="filters">
        <label>{say("game")} <select value={game} onChange={(event) => { setGame(event.currentTarget.value); }}>
          <option value="">{say("all_games")}</option>
          {games.map(({ id, title }) => <option key={id} value={id}>{title}</option>)}
        </select></label>
        <label>{say("free_seats")} <select value={free} onChange={(event) => { setFree(Number(event.currentTarget.value)); }}>
          {[0, 1, 2, 3].map((n) => <option key={n} value={n}>{n === 0 ? say("any") : say("at_least", { n })}</option>)}
        </select></label>
      </div>
      {lobby.state === "here" && tables.length === 0 && <p class="hint">{say("no_open_tables")}</p>}
      <ul class="rows">
        {tables.map((table) => (
          <li key={table.id}>
            <MayLook table={table}>
              <span class="row-main"><b>{titleOf(games, table.game)}</b><small>{peopleAt(table)}{!table.spectators && ` (${say("by_invitation")})`}</small></span>
              <span class="tag waiting">{say(freeAt(table) === 1 ? "one_free" : "n_free", { n: freeAt(table) })}</span>
            </MayLook>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A link to a table that anybody may look at. */
function MayLook({ table, children }: { readonly table: TableSummary; readonly children: ComponentChildren }) {
  return table.spectators ? <Link to={`/t/${table.id}`} class="row">{children}</Link> : <span class="row">{children}</span>;
}

function ByLink() {
  const say = useSay();
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState(false);
  const join = (event: Event): void => {
    event.preventDefault();
    const route = tableLink(text);
    setWrong(route === null);
    if (route && route.page !== "nowhere") go(addressOf(route));
  };
  return (
    <section class="sheet" aria-labelledby="bylink">
      <h2 id="bylink">{say("join_by_link")}</h2>
      <form onSubmit={join} class="by-link">
        <label class="grow"><span class="unseen">{say("link")}</span>
          <input type="text" inputMode="url" value={text} placeholder={say("paste_link")} aria-invalid={wrong} onInput={(event) => { setText(event.currentTarget.value); }} />
        </label>
        <Button type="submit">{say("join")}</Button>
      </form>
      {wrong && <p role="alert" class="problem">{say("no_link")}</p>}
    </section>
  );
}
