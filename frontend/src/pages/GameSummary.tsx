/** A game on one page: enough for the first turn. */

import { useState } from "preact/hooks";

import { explained } from "../app/faults.ts";
import { Frame } from "../app/Frame.tsx";
import { Icon } from "../app/icons.tsx";
import { useSettings } from "../app/settings.ts";
import { notify } from "../app/toasts.ts";
import { Button, Failed, Link, useLoaded, Waiting } from "../app/ui.tsx";
import { api, call } from "../net/api.ts";
import type { RuleBook, RuleParagraph } from "../net/shapes.ts";
import { useSay } from "../words/rules/index.ts";
import { Block, Figure, figureIn, inline } from "./markdown.tsx";
import "./pages.css";
import "./game-summary.css";

interface Part {
  readonly title: string;
  readonly body: readonly RuleParagraph[];
}

/** The parts of a text: what stands below each heading of the second level; the first part has none of these. */
export function partsOf(paragraphs: readonly RuleParagraph[]): readonly Part[] {
  const parts: { title: string; body: RuleParagraph[] }[] = [{ title: "", body: [] }];
  for (const paragraph of paragraphs) {
    if (paragraph.level === 2) parts.push({ title: paragraph.text, body: [] });
    else if (paragraph.level === null) parts.at(-1)?.body.push(paragraph);
  }
  return parts;
}

export function InShort({ game, start = "" }: { readonly game: string; /** A start of it, which may have a page of its own. */ readonly start?: string | null }) {
  const { lang } = useSettings();
  const text = useLoaded(() => call<RuleBook>(`/games/${encodeURIComponent(game)}/short?start=${encodeURIComponent(start ?? "")}`), [game, start, lang]);
  if (text.state === "loading") return <Waiting />;
  if (text.state === "failed") return <Failed error={text.error} />;
  const [lead, ...parts] = partsOf(text.value.paragraphs);
  return (
    <article class="short" lang={text.value.lang}>
      {lead?.body.map(({ text: line }) => <p key={line} class="short-lead">{inline(line.replaceAll("\n", " "))}</p>)}
      <ol>
        {parts.map(({ title, body }, i) => (
          <li key={title}>
            <h2><span aria-hidden="true">{i + 1}</span>{inline(title)}</h2>
            {body.map(({ text: line }) => {
              const figure = figureIn(line);
              return figure ? <Figure key={line} game={game} {...figure} /> : <Block key={line} text={line} />;
            })}
          </li>
        ))}
      </ol>
    </article>
  );
}

export function GameSummary({ game }: { readonly game: string }) {
  const say = useSay();
  const { lang } = useSettings();
  const games = useLoaded(() => api.games(), [lang]);
  const shown = games.state === "here" ? games.value.find(({ id }) => id === game) : undefined;
  const title = shown?.title ?? "";
  const [start] = shown?.starts ?? []; // a short one first: who has read one page does not mean an evening
  const [busy, setBusy] = useState(false);
  const play = (): void => {
    if (!shown || busy) return;
    setBusy(true);
    import("./opening.ts").then(({ playNow }) => playNow(shown, say("guest"), start)).catch((error: unknown) => {
      setBusy(false);
      notify(explained(error, say), "refusal");
    });
  };
  const head = title ? say("in_short_of", { game: title }) : say("in_short");
  return (
    <Frame title={head} game={game} called={title} wide>
      <header class="short-head">
        <h1>{head}</h1>
        <p class="actions">
          <Button kind="primary" icon="play" disabled={busy} onClick={play}>{start ? start.sentence : say("try_it")}</Button>
          <Link to={`/rules/${encodeURIComponent(game)}`} class="button secondary"><Icon name="rules" /><span>{say("all_rules")}</span></Link>
        </p>
        {start && <p class="hint">{start.help}</p>}
      </header>
      <div class="sheet"><InShort game={game} /></div>
    </Frame>
  );
}
