/** The lobby: every game with what can be done with it, one's own tables, tables of others to join or to watch. */

import { useEffect, useState } from "preact/hooks";

import { useObservable } from "../app/observable.ts";
import { explained } from "../app/faults.ts";
import { Frame } from "../app/Frame.tsx";
import { Icon } from "../app/icons.tsx";
import { notify } from "../app/toasts.ts";
import { addressOf, go, tableLink } from "../app/routes.ts";
import { useSettings } from "../app/settings.ts";
import { Button, Failed, FileButton, lazy, Link, useLoaded } from "../app/ui.tsx";
import { Picture } from "../look/Picture.tsx";
import { api } from "../net/api.ts";
import { myTables } from "../net/seats.ts";
import type { GameShape } from "../net/shapes.ts";
import { offline } from "../net/transport.ts";
import { useSay } from "../words/lobby/index.ts";
import { useKeptScroll } from "./keptScroll.ts";
import { MyTables } from "./MyTables.tsx";
import { span } from "./phrases.ts";
import "./lobby.css";

const REFRESH = 8_000; // ms

const OpenTables = lazy(async () => (await import("./OpenTables.tsx")).OpenTables, () => <NoOthers known={false} />);

export function Lobby() {
  const say = useSay();
  const { lang } = useSettings();
  const [beat, setBeat] = useState(0);
  const games = useLoaded(() => api.games(), [lang]);
  const listed = useLoaded(() => api.lobby(), [beat]);
  useEffect(() => {
    const next = (): void => { if (!document.hidden) setBeat((n) => n + 1); };
    const timer = setInterval(next, REFRESH);
    document.addEventListener("visibilitychange", next);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", next);
    };
  }, []);
  const known = games.state === "here" ? games.value : [];
  useKeptScroll(games.state === "here" && listed.state === "here");
  const back = useObservable(myTables).length > 0; // whoever has tables comes for them
  const { tables, running } = listed.state === "here" ? listed.value : { tables: null, running: null };
  return (
    <Frame title={say("lobby")}>
      <section class="welcome" aria-labelledby="welcome">
        <div>
          <h1 id="welcome">{say("welcome")}</h1>
          {!back && <p>{say(offline ? "welcome_here" : "welcome_text")}</p>}
        </div>
        <Link to="/new" class="button secondary"><Icon name="plus" /><span>{say("new_table")}</span></Link>
      </section>
      {back && <MyTables games={known} beat={beat} />}
      {games.state === "failed" && <Failed error={games.error} />}
      <ul class="shop" aria-busy={games.state === "loading"}>
        {known.map((game) => <Card key={game.id} game={game} />)}
      </ul>
      <div class="lobby">
        {!back && <MyTables games={known} beat={beat} />}
        <div>
          {!offline && (tables?.length || running?.length ? <OpenTables games={known} open={tables ?? []} running={running ?? []} /> : <NoOthers known={tables !== null} />)}
          {!offline && <ByLink />}
        </div>
      </div>
    </Frame>
  );
}

/** Nobody else is here, or nobody knows yet. */
function NoOthers({ known }: { readonly known: boolean }) {
  const say = useSay();
  return <section class="sheet" aria-labelledby="open"><h2 id="open">{say("open_tables")}</h2>{known && <p class="hint">{say("no_open_tables")}</p>}</section>;
}

const EVENING = 180; // minutes

/** A game in the window: what it is, and the ways into it. */
function Card({ game }: { readonly game: GameShape }) {
  const say = useSay();
  const { lang } = useSettings();
  const [busy, setBusy] = useState(false);
  const play = (start?: GameShape["starts"][number], seat = 0): void => {
    setBusy(true);
    import("./opening.ts").then(({ playNow }) => playNow(game, say("guest"), start, seat)).catch((error: unknown) => {
      setBusy(false);
      notify(explained(error, say), "refusal");
    });
  };
  const { id, title, minutes, seats, short, starts, summary, lessons: [lesson], puzzles } = game;
  const long = (minutes?.[0] ?? 0) >= EVENING; // whoever comes for the first time had better begin with its short start
  return (
    <li class="card">
      <article aria-labelledby={`game-${id}`}>
        <div class="card-picture"><Picture game={id} lang={lang} /></div>
        <div class="card-head">
          <h2 id={`game-${id}`}>{title}</h2>
          {short && <Link to={`/short/${id}`} class="button quiet" aria-label={say("learn_game", { game: title })}><Icon name="help" /><span>{say("in_short")}</span></Link>}
          <Link to={`/rules/${id}`} class="button quiet" aria-label={say("rules_of", { game: title })}><Icon name="rules" /><span>{say("rules")}</span></Link>
        </div>
        <p class="card-facts">
          <span><Icon name="person" />{say("n_people", { n: span(seats[0] ?? 1, seats.at(-1) ?? 1) })}</span>
          {minutes && <span><Icon name="clock" />{say("n_minutes", { n: span(...minutes) })}</span>}
        </p>
        <p>{summary}</p>
        <p class="card-learn">
          {lesson && <Link to={`/learn/${id}`}><Icon name="help" />{say("learn_in", { game: title, n: lesson.minutes })}</Link>}
          {puzzles.length > 0 && <Link to={`/puzzle/${id}`}><Icon name="bulb" />{say("puzzle_today")}</Link>}
          <Link to={`/edit/${id}`} aria-label={say("editor_of", { game: title })}><Icon name="pen" />{say("editor")}</Link>
        </p>
        {starts.map((start) => (
          <p key={start.name} class="card-start">
            <Button icon="play" kind={long ? "primary" : "secondary"} disabled={busy} onClick={() => { play(start); }}>{start.sentence}</Button>
            <small>{start.help}</small>
            {start.players === 2 && start.bot_names[1] && <Button disabled={busy} onClick={() => { play(start, 1); }}>{say("play_as", { name: start.bot_names[1] })}</Button>}
          </p>
        ))}
        <div class="actions">
          <Button kind={long && starts.length > 0 ? "secondary" : "primary"} icon="play" disabled={busy} label={say("play_game", { game: title })} onClick={() => { play(); }}>{say("play_now")}</Button>
          <Link to={`/new?game=${id}`} class="button secondary" aria-label={say(offline ? "set_up_game" : "with_others_game", { game: title })}>{say(offline ? "set_up" : "with_others")}</Link>
        </div>
      </article>
    </li>
  );
}

function ByLink() {
  const say = useSay();
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState(false);
  const join = (event: Event): void => {
    event.preventDefault();
    const route = tableLink(text);
    setWrong(route === null);
    if (route && route.page !== "not_found") go(addressOf(route));
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
      <Bring />
    </section>
  );
}

/** A game that was saved as a file. */
function Bring() {
  const say = useSay();
  const [busy, setBusy] = useState(false);
  const bring = (file: File): void => {
    setBusy(true);
    import("./opening.ts").then(async ({ bringGame }) => bringGame(await file.text())).catch((error: unknown) => {
      setBusy(false);
      notify(explained(error, say), "refusal");
    });
  };
  return (
    <div class="import">
      <FileButton label={say("import_game")} accept=".ktj,.jsonl,.txt" disabled={busy} onFile={bring} />
      <small>{say("import_hint")}</small>
    </div>
  );
}
