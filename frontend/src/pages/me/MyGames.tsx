/** All one's own games, on whichever device one sat down: filters, and the next one where somebody waits. */

import { useState } from "preact/hooks";

import { useObservable } from "../../app/observable.ts";
import { explained } from "../../app/faults.ts";
import { Frame } from "../../app/Frame.tsx";
import { notify } from "../../app/toasts.ts";
import { go } from "../../app/routes.ts";
import { useSettings } from "../../app/settings.ts";
import { Button, Choice, Failed, Link, useLoaded, Waiting } from "../../app/ui.tsx";
import { api } from "../../net/api.ts";
import { myTables, type MyTable } from "../../net/seats.ts";
import { offline } from "../../net/transport.ts";
import type { GameShape } from "../../net/shapes.ts";
import { useSay } from "../../words/lobby/index.ts";
import { ME, type MeWords } from "../../words/me/index.ts";
import { useKeptScroll } from "../keptScroll.ts";
import { elsewhere, Row, seenOf, type Seen } from "../MyTables.tsx";
import { standing } from "../phrases.ts";
import "../lobby.css";
import "./me.css";

const ASKED = 24; // tables in one request
const MOST = 200;

type Wish = "all" | "mine" | "playing" | "waiting" | "over";

/** Everything that this browser or this person knows of, the last touched first. */
async function find(mine: readonly MyTable[]): Promise<readonly [readonly MyTable[], Seen]> {
  const ids = mine.map(({ id }) => id);
  const parts = Array.from({ length: Math.max(1, Math.ceil(ids.length / ASKED)) }, (_, i) => ids.slice(i * ASKED, (i + 1) * ASKED));
  const answers = await Promise.all(parts.map((part, i) => api.mine(part, i === 0 ? MOST : 0)));
  // another part may have what is "more" to the first one
  const seen: Seen = new Map([...answers.flatMap((answer, i) => [...seenOf(parts[i] ?? [], answer)])]);
  const more = (answers[0]?.more ?? []).filter(({ table }) => !ids.includes(table.id)).map(elsewhere);
  const touched = (table: MyTable): number => seen.get(table.id)?.table.touched ?? table.seen;
  return [[...mine, ...more].sort((a, b) => touched(b) - touched(a)), seen];
}

export function MyGames() {
  const { lang } = useSettings();
  const mine = useObservable(myTables);
  const loaded = useLoaded(async () => [await ME.learn(lang), await api.games(), await find(mine)] as const, [lang, mine]);
  useKeptScroll(loaded.state === "here");
  return (
    <Frame title={loaded.state === "here" ? loaded.value[0].mine : ""}>
      {loaded.state === "loading" && <Waiting />}
      {loaded.state === "failed" && <Failed error={loaded.error} />}
      {loaded.state === "here" && <List w={loaded.value[0]} games={loaded.value[1]} tables={loaded.value[2][0]} seen={loaded.value[2][1]} />}
    </Frame>
  );
}

function List({ w, games, tables, seen }: { readonly w: MeWords; readonly games: readonly GameShape[]; readonly tables: readonly MyTable[]; readonly seen: Seen }) {
  const say = useSay();
  const { lang } = useSettings();
  const [game, setGame] = useState("");
  const [wish, setWish] = useState<Wish>("all");
  const kindOf = (table: MyTable): Wish | "gone" => {
    const own = seen.get(table.id);
    return own ? standing(own, say, lang).kind : "gone";
  };
  const fits = (table: MyTable): boolean => {
    const kind = kindOf(table);
    return (!game || table.game === game) && (wish === "all" || kind === wish || (wish === "playing" && kind === "mine"));
  };
  const found = tables.filter(fits);
  const turns = tables.filter((table) => kindOf(table) === "mine").length;
  const next = (): void => {
    api.calls().then(([first]) => { if (first === undefined) notify(w.nextNone); else go(`/t/${first}`); }, (error: unknown) => { notify(explained(error, say), "refusal"); });
  };
  return (
    <div class="me">
      <h1>{w.mine}</h1>
      <p class="actions">
        <Button kind="primary" icon="play" disabled={turns === 0} onClick={next}>{w.next}{turns > 0 && ` (${String(turns)})`}</Button>
        {!offline && <Link to="/me" class="button secondary">{w.whoAmI}</Link>}
      </p>
      <section class="sheet" aria-label={w.mine}>
        <div class="filters">
          <label>{say("game")} <select value={game} onChange={(event) => { setGame(event.currentTarget.value); }}>
            <option value="">{say("all_games")}</option>
            {games.map(({ id, title }) => <option key={id} value={id}>{title}</option>)}
          </select></label>
        </div>
        <Choice<Wish> label={w.status} value={wish} values={[["all", w.all], ["mine", w.turn], ["playing", w.running], ["waiting", w.waiting], ["over", w.over]]} onChange={setWish} />
        {found.length === 0 && <p class="hint">{w.mineNone}</p>}
        <ul class="rows">
          {found.map((table) => <Row key={table.id} table={table} own={seen.get(table.id)} games={games} />)}
        </ul>
      </section>
    </div>
  );
}
