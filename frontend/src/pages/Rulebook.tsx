/** The rules of a game to read: search, anchors, one paragraph pointed at. */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";

import { useSettings } from "../app/settings.ts";
import { terms } from "../app/terms.tsx";
import { Failed, useLoaded, Waiting } from "../app/ui.tsx";
import { api } from "../net/api.ts";
import type { RuleParagraph } from "../net/shapes.ts";
import { useSay } from "../words/rules/index.ts";
import { Glossary } from "./glossary/Glossary.tsx";
import { markTerms } from "./glossary/terms.tsx";
import { Block, Figure, figureIn, inline } from "./markdown.tsx";
import "./rules.css";

/** The paragraphs that hold all words, with the headings above them. */
export function found(paragraphs: readonly RuleParagraph[], wanted: string): readonly RuleParagraph[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return paragraphs;
  const kept: RuleParagraph[] = [];
  let heads: RuleParagraph[] = [];
  for (const paragraph of paragraphs) {
    const { level } = paragraph;
    if (level !== null) {
      heads = [...heads.filter((head) => (head.level ?? 0) < level), paragraph];
      continue;
    }
    const text = `${paragraph.ids.join(" ")} ${paragraph.text}`.toLowerCase();
    if (!words.every((word) => text.includes(word))) continue;
    kept.push(...heads, paragraph);
    heads = [];
  }
  return kept;
}

export function Rulebook({ game, paragraph, onTitle }: { readonly game: string; readonly paragraph: string | null; readonly onTitle?: (title: string) => void }) {
  const say = useSay();
  const { lang } = useSettings();
  const [wanted, setWanted] = useState("");
  const book = useLoaded(() => api.rules(game), [game, lang]);
  const words = useLoaded(() => api.glossary(game), [game, lang]);
  useEffect(() => (terms.value ? undefined : markTerms(game)), [game, lang]); // at a table they are marked already
  const box = useRef<HTMLDivElement>(null);
  const all = book.state === "here" ? book.value.paragraphs : [];
  const shown = useMemo(() => found(all, wanted), [all, wanted]);
  const listed = words.state === "here" ? words.value.terms.filter(({ forms, text, rule }) => wanted.toLowerCase().split(/\s+/).every((word) => `${forms.join(" ")} ${text} ${rule}`.toLowerCase().includes(word))) : [];
  const title = all.find(({ level }) => level === 1)?.text ?? "";
  useEffect(() => { if (title) onTitle?.(title); }, [title]);
  useEffect(() => {
    if (!paragraph || !all.length) return;
    setWanted("");
    const place = box.current?.querySelector<HTMLElement>(`[id="${CSS.escape(paragraph)}"]`);
    place?.scrollIntoView({ block: "center" });
    place?.focus({ preventScroll: true });
  }, [paragraph, all]);
  const show = (chapter: string): void => {
    const place = [...(box.current?.querySelectorAll<HTMLElement>("h3") ?? [])].find((head) => head.dataset["chapter"] === chapter);
    place?.scrollIntoView({ block: "start" });
    place?.focus({ preventScroll: true });
  };
  if (book.state === "loading") return <Waiting />;
  if (book.state === "failed") return <Failed error={book.error} />;
  return (
    <div class="book" ref={box}>
      <Contents chapters={[...shown.filter(({ level }) => level === 2).map(({ text }) => text), ...(listed.length ? [say("glossary")] : [])]} show={show} />
      <div class="book-text">
        <label class="book-search">
          <span>{say("search_rules")}</span>
          <input type="search" value={wanted} onInput={(event) => { setWanted(event.currentTarget.value); }} />
        </label>
        <p class="unseen" role="status">{wanted && say("n_paragraphs", { n: shown.filter(({ level }) => level === null).length })}</p>
        {wanted && !shown.length && !listed.length && <p class="hint">{say("nothing_found")}</p>}
        <article lang={book.value.lang}>
          {shown.map((one) => <Paragraph key={`${one.ids.join()}${one.text.slice(0, 40)}`} game={game} paragraph={one} marked={paragraph !== null && one.ids.includes(paragraph)} />)}
          {listed.length > 0 && <><h3 data-chapter={say("glossary")} tabIndex={-1}>{say("glossary")}</h3><Glossary terms={listed} /></>}
        </article>
      </div>
    </div>
  );
}

/** The chapters: beside the text where there is room, else behind a button. */
function Contents({ chapters, show }: { readonly chapters: readonly string[]; readonly show: (chapter: string) => void }) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  return (
    <nav class={open ? "contents open" : "contents"} aria-label={say("contents")}>
      <button type="button" class="button secondary" aria-expanded={open} onClick={() => { setOpen(!open); }}>{say("contents")}</button>
      <ol>
        {chapters.map((text) => <li key={text}><button type="button" onClick={() => { setOpen(false); show(text); }}>{inline(text)}</button></li>)}
      </ol>
    </nav>
  );
}

function Paragraph({ game, paragraph: { ids, level, text }, marked }: { readonly game: string; readonly paragraph: RuleParagraph; readonly marked: boolean }) {
  if (level !== null) {
    if (level <= 1) return <h2 class="book-title">{inline(text)}</h2>;
    return level === 2 ? <h3 data-chapter={text} tabIndex={-1}>{inline(text)}</h3> : <h4>{inline(text)}</h4>;
  }
  const figure = figureIn(text);
  if (figure) return <Figure game={game} {...figure} />;
  return (
    <section class={`paragraph ${marked ? "marked" : ""}`}>
      {ids.length > 0 && (
        <p class="numbers">{ids.map((id) => <a key={id} id={id} href={`#${id}`} tabIndex={0}>{id}</a>)}</p>
      )}
      <Block text={text} />
    </section>
  );
}
