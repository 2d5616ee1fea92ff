/** What a lesson says beside the question: what to know and to do, a word about what was done, the way on. */

import { useEffect, useRef, useState } from "preact/hooks";

import { useCell } from "../../app/cell.ts";
import { Icon } from "../../app/icons.tsx";
import { RuleButton } from "../../app/RuleButton.tsx";
import { Button, Link } from "../../app/ui.tsx";
import type { Classroom } from "../../net/classroom.ts";
import { Block } from "../../pages/markdown.tsx";
import type { LearnWords } from "../../words/learn/index.ts";
import "./coach.css";

/** What the table knows of the lesson that it shows. */
export interface Teaching {
  readonly room: Classroom;
  readonly words: LearnWords;
  readonly game: string;
  readonly puzzle: boolean;
  /** The question needs the room: what was read is put away. */
  readonly small?: boolean;
  /** Which part of how many, from 0. */
  readonly index: number;
  readonly all: number;
  readonly onChapter: (index: number) => void;
  readonly onPlay: () => void;
}

export function Coach({ room, words: w, game, puzzle, small = false, index, all, onChapter, onPlay }: Teaching) {
  const learnt = useCell(room.state);
  const box = useRef<HTMLElement>(null);
  const [read, setRead] = useState(false);
  const status = learnt?.status ?? "open";
  useEffect(() => {
    if (status !== "open") box.current?.querySelector<HTMLElement>(".coach-on button, .coach-on a")?.focus();
  }, [status]);
  if (!learnt) return null;
  const last = index === all - 1;
  const paragraphs = (text: string) => text.split("\n\n").map((part) => <Block key={part} text={part} />);
  return (
    <section class={`coach is-${status}`} ref={box} aria-label={puzzle ? w.puzzle : w.lesson}>
      <header>
        <h2>{learnt.title}</h2>
        <Button kind="quiet" icon="back" label={w.before} disabled={index === 0} onClick={() => { onChapter(index - 1); }} />
        <span class="count" aria-label={w.chapterOf(index + 1, all)}>{w.chapter(index + 1, all)}</span>
        <Button kind="quiet" icon="forth" label={w.after} disabled={last} onClick={() => { onChapter(index + 1); }} />
      </header>
      {status === "open" && small && read && <button type="button" class="text-button" onClick={() => { setRead(false); }}><Icon name="help" />{w.readAgain}</button>}
      {status === "open" && !(small && read) && (
        <>
          <div class="coach-text">{paragraphs(learnt.text)}{puzzle && <p class="hint">{w.certain}</p>}</div>
          <div class="coach-more">
            {learnt.hint !== null && <details key={learnt.title}><summary>{w.hint}</summary>{paragraphs(learnt.hint)}</details>}
            {small && <Button icon="check" onClick={() => { setRead(true); }}>{w.gotIt}</Button>}
            {learnt.rules[0] !== undefined && !small && <RuleButton id={learnt.rules[0]} />}
          </div>
        </>
      )}
      {status === "missed" && (
        <>
          <div role="status" class="coach-said">{paragraphs(learnt.said ?? w.missed)}</div>
          <p class="actions coach-on"><Button kind="primary" icon="undo" onClick={() => { void room.back(); }}>{w.back}</Button></p>
        </>
      )}
      {status === "done" && (
        <>
          <div role="status" class="coach-said">{paragraphs(learnt.said ?? w.end)}</div>
          <p class="actions coach-on">
            {last ? <Button kind="primary" icon="play" onClick={onPlay}>{w.play}</Button> : <Button kind="primary" icon="forth" onClick={() => { onChapter(index + 1); }}>{puzzle ? w.more : w.next}</Button>}
            {last && <Link to={`/short/${game}`} class="button secondary">{w.short}</Link>}
            {(last || puzzle) && <Link to="/" class="button secondary">{w.lobby}</Link>}
          </p>
        </>
      )}
    </section>
  );
}
