/** Notes and plans of one's own, and what allies say among themselves: beside the log, for nobody else. */

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";

import { useObservable } from "../../app/observable.ts";
import { explained } from "../../app/faults.ts";
import { notify } from "../../app/toasts.ts";
import { useSettings } from "../../app/settings.ts";
import { Button, Check, useLoaded, Waiting } from "../../app/ui.tsx";
import type { MapFile } from "../../board/mapfile.ts";
import type { Face } from "../../faces/face.ts";
import { api } from "../../net/api.ts";
import type { ChatMode, SeatSummary } from "../../net/shapes.ts";
import { filled, useNotebookWords, type NotebookWords } from "../../words/notebook/index.ts";
import { useSay } from "../../words/index.ts";
import { muted } from "../mute.ts";
import { ByName, Disc } from "../Players.tsx";
import type { TableSession } from "../session.ts";
import { COLOURS, notebookOf, type Colour, type Mark, type Note, type Notebook as Book, type Plan } from "./notebook.ts";
import { opened, pencil, putDown, takeUp } from "./pencil.ts";
import { named, placesOf, type Places } from "./places.ts";
import "./notebook.css";
import "../log.css";

interface Props {
  readonly session: TableSession;
  /** Whose notebook: a seat's; -1 for all at this screen. */
  readonly place: number;
  readonly seats: readonly SeatSummary[];
  readonly mode: ChatMode;
  readonly maps: readonly MapFile[];
  readonly face: Face;
  /** Several people look at this screen. */
  readonly shared: boolean;
  /** To the map, where one draws. */
  readonly onMap: () => void;
}

interface Part {
  readonly book: Book;
  readonly words: NotebookWords;
  readonly places: Places;
  /** Does it, and says so if it is refused; whether it was done. */
  readonly act: (done: Promise<unknown>) => Promise<boolean>;
}

export function Notebook({ session, place, seats, mode, maps, face, shared, onMap }: Props) {
  const say = useSay();
  const words = useNotebookWords();
  const { lang } = useSettings();
  const book = useMemo(() => notebookOf(session.id, place, lang), [session, place, lang]);
  const places = useMemo(() => placesOf(maps, lang), [maps, lang]);
  const told = useObservable(book.told);
  const here = useObservable(book.here);
  const act = async (done: Promise<unknown>): Promise<boolean> => {
    try {
      await done;
      return true;
    } catch (error) {
      notify(explained(error, say), "refusal");
      return false;
    }
  };
  useEffect(() => { void act(book.fetch()); }, [book]);
  if (!words || !here) return <Waiting />;
  const part: Part = { book, words, places, act };
  return (
    <section class="notebook" tabIndex={-1} aria-label={words.notes}>
      <h2 class="unseen">{words.notes}</h2>
      {(told.allies.length > 0 || book.said().length > 0) && <Talk {...part} session={session} seats={seats} mode={mode} face={face} />}
      <Plans {...part} seats={seats} mode={mode} onMap={onMap} />
      <Notes {...part} />
      <p class="hint">{shared ? words.screen : words.private}</p>
    </section>
  );
}

// ---------------------------------------------------------------- notes
function Notes({ book, words, places, act }: Part) {
  const notes = useObservable(book.told).items.filter((one): one is Note => one.kind === "note");
  const [edited, setEdited] = useState<Note | "new" | null>(null);
  return (
    <div>
      <h3>{words.notes}</h3>
      {!notes.length && edited === null && <p class="hint">{words.noNotes}</p>}
      <ul>
        {notes.map((note) => (edited !== "new" && edited?.name === note.name
          ? <li key={note.name}><Writing words={words} places={places} note={note} onDone={() => { setEdited(null); }} onSave={(text, at) => act(book.keep({ kind: "note", text, place: at }, note.name))} /></li>
          : <Written key={note.name} note={note} words={words} places={places} onEdit={() => { setEdited(note); }} onRemove={() => { void act(book.remove(note.name)); }} />))}
      </ul>
      {edited === "new"
        ? <Writing words={words} places={places} note={null} onDone={() => { setEdited(null); }} onSave={(text, at) => act(book.keep({ kind: "note", text, place: at }))} />
        : <Button icon="pen" onClick={() => { setEdited("new"); }}>{words.newNote}</Button>}
    </div>
  );
}

function Written({ note, words, places, onEdit, onRemove }: { readonly note: Note; readonly words: NotebookWords; readonly places: Places; readonly onEdit: () => void; readonly onRemove: () => void }) {
  const row = useRef<HTMLLIElement>(null);
  const wanted = useObservable(opened) === note.name;
  useLayoutEffect(() => {
    if (!wanted) return;
    opened.value = null;
    row.current?.focus();
    row.current?.scrollIntoView({ block: "nearest" });
  }, [wanted]);
  return (
    <li ref={row} tabIndex={-1}>
      <p class="aside-text">{note.place && <b>{named(places, note.place)}: </b>}{note.text}</p>
      <span class="aside-tools">
        <Button kind="quiet" icon="pen" label={words.edit} onClick={onEdit} />
        <Remove words={words} onRemove={onRemove} />
      </span>
    </li>
  );
}

function Writing({ words, places, note, onSave, onDone }: { readonly words: NotebookWords; readonly places: Places; readonly note: Note | null; readonly onSave: (text: string, place: string | null) => Promise<boolean>; readonly onDone: () => void }) {
  const [text, setText] = useState(note?.text ?? "");
  const [at, setAt] = useState(note?.place ?? "");
  const save = (event: Event): void => {
    event.preventDefault();
    if (text.trim()) void onSave(text, at || null).then((done) => { if (done) onDone(); });
  };
  return (
    <form class="aside-form" onSubmit={save}>
      <label><span>{words.noteText}</span><textarea rows={3} maxLength={2000} value={text} onInput={(event) => { setText(event.currentTarget.value); }} /></label>
      <Where label={words.place} places={places} value={at} none={words.noPlace} onChange={setAt} />
      <span class="aside-tools">
        <Button type="submit" kind="primary" disabled={!text.trim()}>{words.save}</Button>
        <Button onClick={onDone}>{words.cancel}</Button>
      </span>
    </form>
  );
}

// ---------------------------------------------------------------- plans
function Plans({ seats, mode, onMap, ...part }: Part & { readonly seats: readonly SeatSummary[]; readonly mode: ChatMode; readonly onMap: () => void }) {
  const { book, words, act } = part;
  const { items, allies } = useObservable(book.told);
  const plans = items.filter((one): one is Plan => one.kind === "plan");
  const add = async (): Promise<void> => {
    let name = "";
    const made = book.keep({ kind: "plan", title: filled(words.plan, { n: plans.filter(({ mine }) => mine).length + 1 }), marks: [], shared: false }).then((kept) => { name = kept; });
    if (await act(made)) draw(name);
  };
  const draw = (name: string): void => {
    takeUp(book, name, (error) => { void act(Promise.reject(error as Error)); });
    onMap();
  };
  return (
    <div>
      <h3>{words.plans}</h3>
      {!plans.length && <p class="hint">{words.noPlans}</p>}
      <ul>
        {plans.map((plan) => <Sheet key={plan.name} {...part} plan={plan} by={seats[plan.seat]?.name ?? ""} shares={(allies.length > 0 || plan.shared) && mode !== "off"} onDraw={() => { draw(plan.name); }} />)}
      </ul>
      <Button icon="plus" onClick={() => { void add(); }}>{words.newPlan}</Button>
    </div>
  );
}

function Sheet({ book, words, places, act, plan, by, shares, onDraw }: Part & { readonly plan: Plan; readonly by: string; readonly shares: boolean; readonly onDraw: () => void }) {
  const hidden = useObservable(book.hidden);
  const inHand = useObservable(pencil)?.plan === plan.name;
  const told = (mark: Mark): string => filled(mark.kind === "arrow" ? words.arrowOf : words.circleOf, { colour: words[mark.colour], place: named(places, mark.place), to: named(places, mark.to ?? "") });
  return (
    <li class="aside-plan">
      {plan.mine
        ? <input type="text" class="aside-title" maxLength={40} aria-label={words.planTitle} value={plan.title} onChange={(event) => { void act(book.change(plan.name, () => ({ title: event.currentTarget.value }))); }} />
        : <p class="aside-title"><b>{plan.title || words.plans}</b> {filled(words.sharedBy, { name: by })}</p>}
      <div class="aside-tools">
        <Check label={words.shown} value={!hidden.includes(plan.name)} onChange={(on) => { book.show(plan.name, on); }} />
        {plan.mine && shares && <Check label={words.share} value={plan.shared} onChange={(shared) => { void act(book.change(plan.name, () => ({ shared }))).then((done) => { if (!done) void book.fetch(); }); }} />}
        {plan.mine && <Button icon="pen" pressed={inHand} onClick={inHand ? putDown : onDraw}>{words.draw}</Button>}
        {plan.mine && <Remove words={words} onRemove={() => { if (inHand) putDown(); void act(book.remove(plan.name)); }} />}
      </div>
      {plan.marks.length > 0 && (
        <ol>
          {plan.marks.map((mark, i) => (
            <li key={i}>
              <span>{told(mark)}</span>
              {plan.mine && <Button kind="quiet" icon="close" label={`${words.remove}: ${told(mark)}`} onClick={() => { void act(book.change(plan.name, ({ marks }) => ({ marks: marks.filter((_, n) => n !== i) }))); }} />}
            </li>
          ))}
        </ol>
      )}
      {plan.mine && inHand && <ByHand words={words} places={places} onAdd={(mark) => act(book.change(plan.name, ({ marks }) => ({ marks: [...marks, mark] })))} />}
    </li>
  );
}

/** A mark without the map: its places chosen from the list. */
function ByHand({ words, places, onAdd }: { readonly words: NotebookWords; readonly places: Places; readonly onAdd: (mark: Mark) => Promise<boolean> }) {
  const [kind, setKind] = useState<Mark["kind"]>("arrow");
  const [colour, setColour] = useState<Colour>("red");
  const [from, setFrom] = useState("");
  const [to, setTo] = useState("");
  const ready = from !== "" && (kind === "circle" || (to !== "" && to !== from));
  const add = (event: Event): void => {
    event.preventDefault();
    if (ready) void onAdd({ kind, place: from, to: kind === "arrow" ? to : null, colour });
  };
  return (
    <form class="aside-form" onSubmit={add}>
      <label><span>{words.kind}</span><select value={kind} onChange={(event) => { setKind(event.currentTarget.value as Mark["kind"]); }}><option value="arrow">{words.arrow}</option><option value="circle">{words.circle}</option></select></label>
      <Where label={kind === "arrow" ? words.from : words.around} places={places} value={from} onChange={setFrom} />
      {kind === "arrow" && <Where label={words.to} places={places} value={to} onChange={setTo} />}
      <label><span>{words.colour}</span><select value={colour} onChange={(event) => { setColour(event.currentTarget.value as Colour); }}>{COLOURS.map((one) => <option key={one} value={one}>{words[one]}</option>)}</select></label>
      <Button type="submit" disabled={!ready}>{words.add}</Button>
    </form>
  );
}

// ---------------------------------------------------------------- allies
function Talk({ book, words, act, session, seats, mode, face }: Part & { readonly session: TableSession; readonly seats: readonly SeatSummary[]; readonly mode: ChatMode; readonly face: Face }) {
  const { allies } = useObservable(book.told);
  const quiet = useObservable(muted)[session.id] ?? [];
  const said = book.said().filter(({ seat, mine }) => mine || !quiet.includes(seat));
  const { lang } = useSettings();
  const phrases = useLoaded(() => api.phrases(), [lang]);
  const [text, setText] = useState("");
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => { if (box.current) box.current.scrollTop = box.current.scrollHeight; }, [said.length]);
  const send = (event: Event): void => {
    event.preventDefault();
    const words_ = text.trim();
    if (!words_) return;
    setText("");
    void act(book.keep({ kind: "said", text: words_ })).then((done) => { if (!done) setText(words_); });
  };
  return (
    <div class="chat aside-talk">
      <h3>{words.allies}</h3>
      <div class="log" ref={box} tabIndex={0} role="log" aria-live="off" aria-label={words.allies}>
        {!said.length && <p class="hint">{words.nothing}</p>}
        <ByName><ol>
          {said.map((one) => (
            <li key={one.name}>
              <span class="mark"><Disc seat={Math.max(one.seat, 0)} seats={seats} face={face} /></span>
              <span class="sentence"><b>{one.who}</b> {one.text}</span>
              {!one.mine && <span class="tools"><Button kind="quiet" icon="flag" label={words.report} onClick={() => { void act(book.report(one.name)).then((done) => { if (done) notify(words.reported); }); }} /></span>}
            </li>
          ))}
        </ol></ByName>
      </div>
      {allies.length > 0 && mode !== "off" && (
        <form class="saying" onSubmit={send}>
          {mode === "free" && <input type="text" maxLength={300} aria-label={words.say} placeholder={words.say} value={text} onInput={(event) => { setText(event.currentTarget.value); }} />}
          {mode === "free" && <Button type="submit" icon="chat" label={words.send} disabled={!text.trim()} />}
          <select class="phrases" aria-label={`${words.allies}: ${words.phrases}`} value="" onChange={(event) => { const phrase = event.currentTarget.value; event.currentTarget.value = ""; if (phrase) void act(book.keep({ kind: "said", phrase })); }}>
            <option value="">{words.phrases}</option>
            {phrases.state === "here" && phrases.value.map(({ id, sentence }) => <option key={id} value={id}>{sentence}</option>)}
          </select>
        </form>
      )}
      <p class="hint">{filled(words.alliesHint, { names: allies.map((seat) => seats[seat]?.name ?? "").join(", ") })}</p>
    </div>
  );
}

// ---------------------------------------------------------------- small parts
function Where({ label, places, value, none = "–", onChange }: { readonly label: string; readonly places: Places; readonly value: string; readonly none?: string; readonly onChange: (place: string) => void }) {
  return (
    <label>
      <span>{label}</span>
      <select value={value} onChange={(event) => { onChange(event.currentTarget.value); }}>
        <option value="">{none}</option>
        {places.map(([id, name]) => <option key={id} value={id}>{name}</option>)}
      </select>
    </label>
  );
}

/** Asks once more, in its own place. */
function Remove({ words, onRemove }: { readonly words: NotebookWords; readonly onRemove: () => void }) {
  const [sure, setSure] = useState(false);
  useEffect(() => {
    if (!sure) return undefined;
    const timer = setTimeout(() => { setSure(false); }, 4000);
    return () => { clearTimeout(timer); };
  }, [sure]);
  return sure ? <Button onClick={onRemove}>{words.really}</Button> : <Button kind="quiet" icon="trash" label={words.remove} onClick={() => { setSure(true); }} />;
}
