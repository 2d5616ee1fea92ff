/** What one has noted and planned, over the maps; and while one draws, what is in hand. */

import { useEffect, useMemo, useRef } from "preact/hooks";

import { useObservable } from "../../app/observable.ts";
import { explained } from "../../app/faults.ts";
import { narrate, notify } from "../../app/toasts.ts";
import { useSettings } from "../../app/settings.ts";
import { Button } from "../../app/ui.tsx";
import { filled, useNotebookWords } from "../../words/notebook/index.ts";
import { useSay } from "../../words/index.ts";
import { muted } from "../mute.ts";
import { overlay } from "../drawingLayer.ts";
import type { TableSession } from "../session.ts";
import { drawn } from "./drawing.ts";
import { COLOURS, notebookOf } from "./notebook.ts";
import { pencil, putDown, type Pencil } from "./pencil.ts";
import "./notebook.css";

interface Props {
  readonly session: TableSession;
  /** Whose notebook: a seat's; -1 for all at this screen. */
  readonly place: number;
  /** What was made after this line is not shown. */
  readonly line: number;
  /** The notebook lies open. */
  readonly reading: boolean;
  /** How a region is called. */
  readonly name: (region: string) => string;
  readonly onNote: () => void;
}

export function Overlay({ session, place, line, reading, name, onNote }: Props) {
  const words = useNotebookWords();
  const { lang } = useSettings();
  const book = useMemo(() => notebookOf(session.id, place, lang), [session, place, lang]);
  const told = useObservable(book.told);
  const hidden = useObservable(book.hidden);
  const read = useObservable(book.read);
  const quiet = useObservable(muted)[session.id];
  const beside = useObservable(session.beside);
  const hand = useObservable(pencil);
  const known = useRef(0);
  useEffect(() => { book.fetch().catch(() => undefined); }, [book, beside]); // what fails comes with the next news
  useEffect(() => {
    overlay.value = (map, hair) => drawn({ items: told.items, hidden, line, from: hand?.book === book ? hand.from : null, onNote }, map, hair);
  }, [book, told, hidden, line, hand]);
  useEffect(() => () => {
    overlay.value = null;
    putDown();
  }, [book]);
  useEffect(() => {
    if (!words) return;
    const news = book.unheard(quiet ?? []);
    for (const { who, text, revision } of known.current > 0 ? news : news.slice(-1)) { // of what was said before one came, the last
      if (revision <= known.current) continue;
      const sentence = filled(words.heard, { who, text });
      narrate(sentence);
      if (!reading) notify(sentence, "talk");
    }
    known.current = Math.max(known.current, told.side);
    if (reading) book.hear();
    session.unheard.value = reading ? 0 : news.length;
  }, [words, told, read, quiet, reading]);
  return words && hand?.book === book ? <Bar hand={hand} words={words} name={name} /> : null;
}

function Bar({ hand, words, name }: { readonly hand: Pencil; readonly words: NonNullable<ReturnType<typeof useNotebookWords>>; readonly name: (region: string) => string }) {
  const say = useSay();
  const { book, plan, kind, colour, from } = hand;
  useObservable(book.told);
  const marks = book.plan(plan)?.marks ?? [];
  const failed = (error: unknown): void => { notify(explained(error, say), "refusal"); };
  const set = (part: Partial<Pencil>): void => { pencil.value = { ...hand, from: null, ...part }; };
  return (
    <div class="aside-bar" role="group" aria-label={words.draw}>
      <p role="status">{kind === "circle" ? words.centre : from === null ? words.start : filled(words.end, { place: name(from) })}</p>
      <div class="aside-tools">
        <Button pressed={kind === "arrow"} onClick={() => { set({ kind: "arrow" }); }}>{words.arrow}</Button>
        <Button pressed={kind === "circle"} onClick={() => { set({ kind: "circle" }); }}>{words.circle}</Button>
        {COLOURS.map((one) => <button key={one} type="button" class={`aside-colour aside-${one}`} aria-pressed={one === colour} aria-label={`${words.colour}: ${words[one]}`} title={words[one]} onClick={() => { set({ colour: one }); }} />)}
        <Button icon="undo" label={words.undo} disabled={!marks.length} onClick={() => { book.change(plan, (now) => ({ marks: now.marks.slice(0, -1) })).catch(failed); }} />
        <Button icon="trash" label={words.clear} disabled={!marks.length} onClick={() => { book.change(plan, () => ({ marks: [] })).catch(failed); }} />
        <Button kind="primary" onClick={putDown}>{words.done}</Button>
      </div>
    </div>
  );
}
