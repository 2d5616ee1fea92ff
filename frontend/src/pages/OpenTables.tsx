/** Tables of others: the ones that wait for somebody, and games that may be watched. */

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";

import { Icon } from "../app/icons.tsx";
import { useSettings } from "../app/settings.ts";
import { Link } from "../app/ui.tsx";
import type { GameShape, TableSummary } from "../net/shapes.ts";
import { useSay } from "../words/lobby/index.ts";
import { playingTimeAt, inWords, type PlayingTime } from "./playingTime.ts";
import { Thumb } from "./MyTables.tsx";
import { freeAt, hasVariant, listed, paceOf, titleOf } from "./phrases.ts";

const TALKS = [["de", "Deutsch"], ["en", "English"]] as const; // as who looks for it reads it
const AT_MOST = [15, 30, 60, 120]; // minutes
const MANY = 4; // tables from which on it helps to choose

interface Props {
  readonly games: readonly GameShape[];
  readonly tables: readonly TableSummary[];
}

export function OpenTables({ games, open, running }: { readonly games: readonly GameShape[]; readonly open: readonly TableSummary[]; readonly running: readonly TableSummary[] }) {
  return <><Open games={games} tables={open} /><Running games={games} tables={running} /></>;
}

function Open({ games, tables }: Props) {
  const say = useSay();
  const [game, setGame] = useState("");
  const [free, setFree] = useState(1);
  const [pace, setPace] = useState("");
  const [talk, setTalk] = useState("");
  const [rules, setRules] = useState("");
  const [most, setMost] = useState(0);
  const { lang } = useSettings();
  const demand = (table: TableSummary): PlayingTime | null => {
    const known = games.find(({ id }) => id === table.game);
    return known === undefined ? null : playingTimeAt(known, table);
  };
  const suits = (table: TableSummary): boolean =>
    (!game || table.game === game) && freeAt(table) >= free && (!pace || paceOf(table) === pace) && (!talk || !table.language || table.language === talk)
    && (!rules || (rules === "own") === hasVariant(games, table))
    && (!most || (demand(table)?.minutes ?? Infinity) <= most);
  const asks = (known: PlayingTime | null): string => (known ? inWords(known, say, lang) : "");
  const found = tables.filter(suits);
  return (
    <section class="sheet" aria-labelledby="open">
      <h2 id="open">{say("open_tables")}</h2>
      {tables.length >= MANY && (
        <div class="filters">
          <label>{say("game")} <select value={game} onChange={(event) => { setGame(event.currentTarget.value); }}>
            <option value="">{say("all_games")}</option>
            {games.map(({ id, title }) => <option key={id} value={id}>{title}</option>)}
          </select></label>
          <label>{say("free_seats")} <select value={free} onChange={(event) => { setFree(Number(event.currentTarget.value)); }}>
            {[0, 1, 2, 3].map((n) => <option key={n} value={n}>{n === 0 ? say("any") : say("at_least", { n })}</option>)}
          </select></label>
          <label>{say("live_or_days")} <select value={pace} onChange={(event) => { setPace(event.currentTarget.value); }}>
            <option value="">{say("any_pace")}</option>
            {(["live", "days", "calm"] as const).map((one) => <option key={one} value={one}>{say(`pace_${one}`)}</option>)}
          </select></label>
          <label>{say("my_time")} <select value={most} onChange={(event) => { setMost(Number(event.currentTarget.value)); }}>
            <option value={0}>{say("any_pace")}</option>
            {AT_MOST.map((n) => <option key={n} value={n}>{say("my_time_most", { n })}</option>)}
          </select></label>
          <label>{say("spoken_language")} <select value={talk} onChange={(event) => { setTalk(event.currentTarget.value); }}>
            <option value="">{say("any_language")}</option>
            {TALKS.map(([one, name]) => <option key={one} value={one}>{name}</option>)}
          </select></label>
          <label>{say("rule_variants")} <select value={rules} onChange={(event) => { setRules(event.currentTarget.value); }}>
            <option value="">{say("any_language")}</option>
            {(["usual", "own"] as const).map((one) => <option key={one} value={one}>{say(one === "usual" ? "rules_standard" : "rules_house")}</option>)}
          </select></label>
        </div>
      )}
      {found.length === 0 && <p class="hint">{say("no_open_tables")}</p>}
      <ul class="rows">
        {found.map((table) => (
          <li key={table.id}>
            <MayLook table={table}>
              <Thumb game={table.game} />
              <Names table={table} games={games}><small>{[say(`pace_${paceOf(table)}`), asks(demand(table)), TALKS.find(([one]) => one === table.language)?.[1], table.rated && say("only_rated"), hasVariant(games, table) && say("rules_house")].filter(Boolean).join(" · ")}</small>{!table.spectators && <small>{say("by_invitation")}</small>}</Names>
              <span class="tag is-waiting">{say(freeAt(table) === 1 ? "one_free" : "n_free", { n: freeAt(table) })}</span>
            </MayLook>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Running({ games, tables }: Props) {
  const say = useSay();
  if (!tables.length) return null;
  return (
    <section class="sheet" aria-labelledby="running">
      <h2 id="running">{say("running_games")}</h2>
      <ul class="rows">
        {tables.map((table) => (
          <li key={table.id}>
            <Link to={`/t/${table.id}`} class="row">
              <Thumb game={table.game} />
              <Names table={table} games={games}>
                <small>{[!table.turn ? "" : say("turn", { n: table.turn }), table.watching ? say(table.watching === 1 ? "one_watches" : "n_watch", { n: table.watching }) : ""].filter(Boolean).join(" · ")}</small>
              </Names>
              <span class="tag is-playing"><Icon name="eye" /> {say("watch")}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Names({ table, games, children }: { readonly table: TableSummary; readonly games: readonly GameShape[]; readonly children?: ComponentChildren }) {
  const { lang } = useSettings();
  return (
    <span class="row-main">
      <b>{titleOf(games, table.game)}</b>
      <small>{listed(table.seats.map(({ name }) => name).filter(Boolean), lang)}</small>
      {children}
    </span>
  );
}

/** A link to a table that anybody may look at. */
function MayLook({ table, children }: { readonly table: TableSummary; readonly children: ComponentChildren }) {
  return table.spectators ? <Link to={`/t/${table.id}`} class="row">{children}</Link> : <span class="row">{children}</span>;
}
