/** Sitting down with an invitation, and coming back with a personal link. */

import { useEffect, useState } from "preact/hooks";

import { Frame } from "../app/Frame.tsx";
import { go } from "../app/routes.ts";
import { change, useSettings } from "../app/settings.ts";
import { Button, Failed, Link, useLoaded, Waiting } from "../app/ui.tsx";
import { picture } from "../look/pictures.ts";
import { explained } from "../app/faults.ts";
import { api, Refused } from "../net/api.ts";
import { remember } from "../net/seats.ts";
import { useSay } from "../words/index.ts";
import "./pages.css";

export function Join({ table, invite }: { readonly table: string; readonly invite: string }) {
  const say = useSay();
  const { name, lang } = useSettings();
  const [mine, setMine] = useState(name);
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const seen = useLoaded(() => api.look(table, null).catch((error: unknown) => {
    if (error instanceof Refused && error.status !== 404) return null; // not for spectators: the invitation still is one
    throw error;
  }), [table, lang]);
  const snapshot = seen.state === "here" ? seen.value : null;
  useEffect(() => {
    if (snapshot?.own_seats.length) go(`/t/${table}`, true);
  }, [snapshot]);
  const submit = (event: Event): void => {
    event.preventDefault();
    setBusy(true);
    api.sitDown(table, invite, [mine.trim()]).then(
      (keys) => {
        change({ name: mine.trim() });
        remember(keys, snapshot?.table.game ?? "", [mine.trim()]);
        go(`/t/${table}`, true);
      },
      (error: unknown) => {
        setBusy(false);
        setProblem(explained(error, say));
      },
    );
  };
  if (seen.state === "failed") return <Frame title={say("join")}><Failed error={seen.error} /></Frame>;
  return (
    <Frame title={say("join")}>
      <section class="sheet join">
        {snapshot && picture(snapshot.table.game) && <img src={picture(snapshot.table.game)} alt="" width="440" height="280" />}
        <h1>{say("you_are_invited")}</h1>
        {snapshot && <p>{say("at_the_table", { names: snapshot.table.seats.map((seat) => seat.name).filter(Boolean).join(", ") || "–" })}</p>}
        <form onSubmit={submit}>
          <label>{say("your_name")}
            <input type="text" required maxLength={32} autoComplete="nickname" autoFocus value={mine} onInput={(event) => { setMine(event.currentTarget.value); }} />
          </label>
          <p class="hint">{say("name_hint")}</p>
          {problem && <p role="alert" class="problem">{problem}</p>}
          <p class="actions">
            <Button kind="primary" type="submit" disabled={busy || !mine.trim()}>{say("sit_down")}</Button>
            {snapshot?.table.spectators && <Link to={`/t/${table}`} class="button secondary">{say("just_watch")}</Link>}
          </p>
        </form>
      </section>
    </Frame>
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
  return <Frame title={say("coming_back")}>{back.state === "failed" ? <Failed error={back.error} /> : <Waiting />}</Frame>;
}
