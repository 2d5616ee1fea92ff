/** The rules of a game on a page of their own. */

import { useState } from "preact/hooks";

import { Frame } from "../app/Frame.tsx";
import { Icon } from "../app/icons.tsx";
import { useSettings } from "../app/settings.ts";
import { lazy, Link, useLoaded } from "../app/ui.tsx";
import { api } from "../net/api.ts";
import { useSay } from "../words/rules/index.ts";
import { TABLE } from "../words/table/index.ts";
import { Rulebook } from "./Rulebook.tsx";
import "./pages.css";

const Answer = lazy(async () => (await TABLE.with(import("../table/Answer.tsx"))).Answer, () => null);

export function Rules({ game, paragraph }: { readonly game: string; readonly paragraph: string | null }) {
  const say = useSay();
  const { lang } = useSettings();
  const [title, setTitle] = useState("");
  const games = useLoaded(() => api.games(), [lang]);
  const told = games.state === "here" ? games.value.find(({ id }) => id === game) : undefined;
  const lesson = told?.lessons[0];
  return (
    <Frame title={title || say("rules")} game={game}>
      <header class="short-head">
        <h1>{title || say("rules")}</h1>
        <p class="actions">
          {told && lesson && <Link to={`/learn/${encodeURIComponent(game)}`} class="button primary"><Icon name="play" /><span>{say("learn_in", { game: told.title, n: lesson.minutes })}</span></Link>}
          {told?.short && <Link to={`/short/${encodeURIComponent(game)}`} class="button secondary"><Icon name="help" /><span>{say("to_short")}</span></Link>}
        </p>
      </header>
      <div class="sheet reader wide"><Rulebook game={game} paragraph={paragraph} onTitle={setTitle} /></div>
      <Answer face={null} scene={null} maps={[]} />
    </Frame>
  );
}
