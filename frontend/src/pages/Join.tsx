/** Sitting down with an invitation, and coming back with a personal link. */

import { useEffect, useState } from "preact/hooks";

import { explained } from "../app/faults.ts";
import { Frame } from "../app/Frame.tsx";
import { Icon } from "../app/icons.tsx";
import { NAME_FIELD } from "../app/nameLength.ts";
import { go } from "../app/routes.ts";
import { change, useSettings } from "../app/settings.ts";
import { Button, Failed, Link, useLoaded, Waiting } from "../app/ui.tsx";
import { Picture } from "../look/Picture.tsx";
import { api, Refused } from "../net/api.ts";
import { remember } from "../net/seats.ts";
import type { GameDetail, Reliability, TableSummary } from "../net/shapes.ts";
import { local } from "../net/storage.ts";
import { useSay } from "../words/opening/index.ts";
import { useTime } from "../words/time/index.ts";
import { TableTerms } from "./TableTerms.tsx";
import { botSays } from "./bots.ts";
import { ReliabilityNote } from "./Reliability.tsx";
import { atStart, freeAt, roleOf, span } from "./phrases.ts";
import "./pages.css";

/** What somebody finds behind a link: seats to take, or a table that has none for them. */
interface Found {
  readonly table: TableSummary;
  readonly game: GameDetail;
  /** Whether the link opens a seat; `seat`: the one that is offered in a running game. */
  readonly opens: boolean;
  readonly seat: number | null;
  /** To step in for whoever is late or away. */
  readonly substitute: boolean;
  readonly mine: boolean;
  readonly reliability: Reliability;
}

async function find(id: string, invite: string): Promise<Found> {
  const seen = await api.look(id, null).catch((error: unknown) => {
    if (error instanceof Refused && error.status !== 404) return null; // not for spectators: the invitation still is one
    throw error;
  });
  const mine = (seen?.own_seats.length ?? 0) > 0;
  const may = !seen || seen.table.status === "waiting" || seen.table.seats.some(({ offered }) => offered) || (seen.table.may_substitute && seen.table.status !== "over");
  const invitation = !may ? null : await api.invitation(id, invite).catch((error: unknown) => {
    if (error instanceof Refused && seen) return null; // nothing to take here, but something to see
    throw error;
  });
  const table = invitation?.table ?? seen?.table;
  if (!table) throw new Error("neither invited nor a spectator");
  return { table, game: atStart(await api.game(table.game), table.start), opens: invitation !== null, seat: invitation?.seat ?? null, substitute: invitation?.substitute ?? false, mine, reliability: invitation?.reliability ?? {} };
}

export function Join({ table: id, invite }: { readonly table: string; readonly invite: string }) {
  const say = useSay();
  const { lang } = useSettings();
  const found = useLoaded(() => find(id, invite), [id, invite, lang]);
  const mine = found.state === "here" && found.value.mine;
  useEffect(() => { if (mine) go(`/t/${id}`, true); }, [mine]);
  if (found.state === "failed") return <Frame title={say("join")}><h1>{say("join")}</h1><Failed error={found.error} /></Frame>;
  if (found.state === "loading" || mine) return <Frame title={say("join")}><Waiting /></Frame>;
  const { table, game, opens, seat, substitute, reliability } = found.value;
  const host = table.seats.find((one) => one.seat === table.leader && one.kind === "person")?.name;
  const head = !opens ? game.title : host ? say("invited_by", { name: host, game: game.title }) : say("invited_to", { game: game.title });
  return (
    <Frame title={head} game={game.id} called={game.title}>
      <section class="sheet join">
        <Picture game={game.id} lang={lang} />
        <div class="join-in">
          <h1>{head}</h1>
          <p class="join-facts">
            <span><Icon name="person" />{say("n_people", { n: table.seats.length })}</span>
            {game.minutes && <span><Icon name="clock" />{say("n_minutes", { n: span(...game.minutes) })}</span>}
          </p>
          <p>{game.summary}</p>
          {opens ? <SitDown table={table} invite={invite} seat={seat} substitute={substitute} /> : <Begun table={table} />}
        </div>
        <aside>
          <h2>{say("at_this_table")}</h2>
          <ol class="join-seats">
            {table.seats.map((one) => (
              <li key={one.seat} class={one.kind}>
                <Icon name={one.kind === "open" ? "wait" : one.kind === "bot" ? "bot" : "person"} />
                <span>{one.kind === "open" || one.seat === seat ? say("free_seat") : one.name}</span>
                {roleOf(game, table.seats.length, one.seat, lang) && <small>{roleOf(game, table.seats.length, one.seat, lang)}</small>}
                {one.kind === "bot" && one.seat !== seat && <small>{botSays(game, one.bot) || say("is_bot")}</small>}
                {one.kind === "person" && one.seat !== seat && <ReliabilityNote known={reliability[String(one.seat)]} />}
              </li>
            ))}
          </ol>
          <h2>{say("agreed")}</h2>
          <TableTerms table={table} game={game} />
          <p class="actions">
            {game.short && <Link to={`/short/${game.id}`} class="button secondary" target="_blank"><Icon name="help" /><span>{say("in_short_of", { game: game.title })}</span></Link>}
          </p>
        </aside>
      </section>
    </Frame>
  );
}

/** The link opens nothing any more: said before anybody is asked for a name. */
function Begun({ table }: { readonly table: TableSummary }) {
  const say = useSay();
  const told = table.status === "over" ? "join_over" : table.status === "playing" ? "join_begun" : "join_wrong";
  return (
    <>
      <p class="told"><b>{say(told)}</b></p>
      <p class="actions">
        {table.spectators && <Link to={`/t/${table.id}`} class="button primary"><Icon name="eye" /><span>{say(table.status === "over" ? "watch_result" : "watch")}</span></Link>}
        <Link to="/" class="button secondary">{say("to_lobby")}</Link>
      </p>
    </>
  );
}

const PATIENCE = 2_000; // ms; then the table does it, and perhaps too late

/** What this browser brings to the dice is promised before anybody can start. */
async function promise({ id, dice }: TableSummary, own: readonly number[]): Promise<void> {
  const late = new Promise<void>((done) => { setTimeout(done, PATIENCE); });
  const brought = dice && import("../table/fairnessCheck.ts").then(({ promiseSeed }) => promiseSeed(id, own, dice, local));
  await Promise.race([late, brought]).catch(() => undefined);
}

function SitDown({ table, invite, seat, substitute }: { readonly table: TableSummary; readonly invite: string } & Pick<Found, "seat" | "substitute">) {
  const say = useSay();
  const { name } = useSettings();
  const words = useTime();
  const [mine, setMine] = useState(name);
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const submit = (event: Event): void => {
    event.preventDefault();
    setBusy(true);
    api.sitDown(table.id, invite, [mine.trim()]).then(
      async (keys) => {
        change({ name: mine.trim() });
        remember(keys, table.game, [mine.trim()]);
        await promise(table, keys.seats);
        go(`/t/${table.id}`, true);
      },
      (error: unknown) => {
        setBusy(false);
        setProblem(explained(error, say));
      },
    );
  };
  const free = freeAt(table);
  const open = free > 0 || seat !== null || substitute;
  const told = substitute ? (words?.join_as ?? "") : seat !== null ? say("join_offered", { n: seat + 1 }) : free ? say(free === 1 ? "waiting_for_one" : "waiting_for_n", { n: free }) : say("join_full");
  return (
    <form onSubmit={submit}>
      <p class="told"><b>{told}</b></p>
      {open && (
        <>
          <label for="join-name">{say("your_name")}</label>
          <input id="join-name" type="text" required maxLength={NAME_FIELD} autoComplete="nickname" autoFocus aria-describedby="join-hint" value={mine} onInput={(event) => { setMine(event.currentTarget.value); }} />
          <p class="hint" id="join-hint">{say("name_hint")}</p>
        </>
      )}
      {problem && <p role="alert" class="problem">{problem}</p>}
      <p class="actions">
        {open && <Button kind="primary" type="submit" disabled={busy || !mine.trim()}>{substitute ? words?.join_step_in : say("sit_down")}</Button>}
        {table.spectators && <Link to={`/t/${table.id}`} class="button secondary">{say("just_watch")}</Link>}
      </p>
    </form>
  );
}

export function Back({ table, recovery }: { readonly table: string; readonly recovery: string }) {
  const say = useSay();
  const back = useLoaded(async () => {
    const keys = await api.comeBack(table, recovery);
    const { table: summary } = await api.look(table, null);
    const names = summary.seats.filter(({ seat }) => keys.seats.includes(seat)).map((seat) => seat.name);
    remember({ table, recovery }, summary.game, names);
    go(`/t/${table}`, true);
  }, [table, recovery]);
  return <Frame title={say("coming_back")}>{back.state === "failed" ? <><h1>{say("coming_back")}</h1><Failed error={back.error} /></> : <Waiting />}</Frame>;
}
