/** What a lesson says beside the question: what to know and to do, a word about what was done, the way on. */

import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

import { useObservable } from "../../app/observable.ts";
import { RuleButton } from "../../app/RuleButton.tsx";
import { Button, Link } from "../../app/ui.tsx";
import type { Board, MapFile } from "../../board/index.ts";
import { calmly } from "../../board/calm.ts";
import type { Classroom } from "../../net/classroom.ts";
import { Block } from "../../pages/markdown.tsx";
import type { LearnWords } from "../../words/learn/index.ts";
import { asking, thingOf } from "../aboutTarget.ts";
import type { Draft } from "../draft.ts";
import { given } from "../keptHeight.ts";
import { shownAround } from "../tour/seen.ts";
import { aimed, placesIn, placesOf, pressedFirst, thingsIn } from "./places.ts";
import { covered, left, point, sends, show } from "./pointing.ts";
import "./coach.css";

const HESITATES = 12_000; // ms without a press, until what to press glows
const FAILURES = 2; // then the hint comes by itself
const SETTLED = 400; // ms
const SOON = 60;
const CUT = 4; // px: less is nothing that is missed

/** What the table knows of the lesson that it shows. */
export interface Teaching {
  readonly room: Classroom;
  readonly words: LearnWords;
  readonly game: string;
  readonly puzzle: boolean;
  /** Which part of how many, from 0. */
  readonly index: number;
  readonly all: number;
  readonly onChapter: (index: number) => void;
  readonly onPlay: () => void;
}

interface Props extends Teaching {
  /** On a phone: the question needs the room, what was read is put away. */
  readonly small: boolean;
  /** An answer is in the making. */
  readonly begun: boolean;
  /** What was done is still being shown; whatever there is to say about it comes after. */
  readonly telling: boolean;
  readonly board: RefObject<Board | null>;
  readonly maps: readonly MapFile[];
  /** Brings a map to the front. */
  readonly onMap: (front: number) => void;
  /** The answer in the making; null: nothing is asked. */
  readonly draft: Draft | null;
  /** Something is under way. */
  readonly busy: boolean;
}

export function Coach({ room, words: w, game, puzzle, small, begun, telling, board, maps, onMap, draft, busy, index, all, onChapter, onPlay }: Props) {
  const learnt = useObservable(room.state);
  const box = useRef<HTMLElement>(null);
  const [read, setRead] = useState(false);
  const [again, setAgain] = useState(false); // the text is wanted once more, whatever was begun
  const [failures, setFailures] = useState(0); // missed, or picked in vain, in this part
  const [hint, setHint] = useState(false); // is open
  const [slow, setSlow] = useState(false); // somebody hesitates
  const beside = useRef(false); // the last press was at the question: what lies below the text must not jump
  const [away, setAway] = useState(false); // on a phone: somebody plays on the map, and the question needs the room
  const [tight, setTight] = useState(false); // on a desk: the window is too low for text and question at once
  const [confirms, setConfirms] = useState(""); // all of the answer is drafted: the button that sends it
  const vain = useObservable(asking)?.why ?? null;
  const status = learnt?.status ?? "open";
  const says = status === "open" || telling ? "open" : status;
  useEffect(() => {
    if (says !== "open") box.current?.querySelector<HTMLElement>(".coach-on button, .coach-on a")?.focus();
  }, [says]);
  useEffect(() => {
    setAgain(false);
    if (!small && tight && begun && beside.current) return calmly(() => { setAway(true); }); // on a desk the question has the room that it needs, once nothing is pressed
    if ((small || tight) && !beside.current) setAway(begun);
    return undefined;
  }, [begun, status]);
  useEffect(() => { if (status === "done" && index === all - 1 && !puzzle) shownAround(game); }, [status]); // whoever has learnt at a table knows it
  const steps = draft?.steps.length ?? 0;
  useEffect(() => { if (small && steps > 0 && !beside.current) setAway(true); }, [steps]); // on the map, after something at the question
  useEffect(() => { if (vain || status === "missed") setFailures((n) => n + 1); }, [vain, status]);
  useEffect(() => { if (failures >= FAILURES) setHint(true); }, [failures]);
  useEffect(() => { // a move of the hand begins the wait anew
    setSlow(false);
    let timer = window.setTimeout(() => { setSlow(true); }, HESITATES);
    const again = ({ target }: Event): void => {
      beside.current = target instanceof Element && target.closest(".sheet-phone, .ask") !== null;
      clearTimeout(timer);
      timer = window.setTimeout(() => { setSlow(true); }, HESITATES);
    };
    const kinds = ["pointerdown", "keydown", "wheel", "click"] as const;
    for (const kind of kinds) addEventListener(kind, again, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const kind of kinds) removeEventListener(kind, again, true);
    };
  }, [draft]);
  useEffect(() => { // on a desk the question may need the room: what to do, or the hint, stays in sight
    if (begun || hint) box.current?.scrollTo(0, box.current.scrollHeight);
  }, [begun, hint]);
  const folds = small || tight;
  const folded = says === "open" && !again && (away || (folds && read));
  const alone = small && says === "open" && !folded && !begun && !again; // what is asked comes after the text: the map has its room
  useEffect(() => calmly(() => { given.value++; }), [folded, says]); // the sheet of a phone gives back the room of what was put away
  const points = says === "open" && !busy;
  const noted = draft !== null && draft.steps.length > 0 && left(learnt?.way ?? [], draft).length === 0; // all of it is drafted: what sends it glows at once
  const way = points && (hint || slow || noted) ? (learnt?.way ?? null) : null;
  useEffect(() => { // after the panel was drawn
    if (!learnt || says !== "open") return undefined;
    const show = (): void => {
      point(way?.length ? way : null, draft, placesIn(learnt.text, maps), (id) => placesOf(id, maps));
      setConfirms(noted ? sends() : "");
      if (!way?.length || (small && again) || (begun && beside.current) || (alone && !hint) || !covered()) return; // nothing moves under a finger, and nothing goes while it is read
      if (!small) covered()?.scrollIntoView({ block: "center" }); // not under the row that stays
      else if (away) covered()?.scrollIntoView({ block: "nearest" });
      else if (!folded) setRead(true); // the text gives way to what is to be pressed next
      else if (!hint || learnt.hint === null) setAway(true);
    };
    const frame = requestAnimationFrame(show);
    let later = window.setTimeout(show, SETTLED); // parts that were fetched meanwhile
    const anew = (): void => { clearTimeout(later); later = window.setTimeout(show, SOON); }; // a row counts by itself until it is put down
    if (way?.length) addEventListener("click", anew);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(later);
      removeEventListener("click", anew);
    };
  }, [way, draft, says, learnt, maps, folded, away]);
  const word = says === "done" ? (learnt?.said ?? "") : "";
  useEffect(() => { // the hand is drawn with what was done
    if (says === "open") return undefined;
    point(null, null, [], () => []);
    const later = setTimeout(() => { show(thingsIn(word)); }, SETTLED);
    return () => { clearTimeout(later); };
  }, [says, word]);
  useEffect(() => () => { point(null, null, [], () => []); }, []);
  const wide = !small && says === "open" && !read && !away && !begun; // while one answers nothing moves
  useLayoutEffect(() => { // as soon as the question is there, which may be fetched
    const own = box.current;
    if (!own || !wide || tight) return undefined;
    const watch = new ResizeObserver(() => { if (own.scrollHeight > own.clientHeight + CUT) setTight(true); });
    for (const one of [own, ...own.children]) watch.observe(one);
    return () => { watch.disconnect(); };
  }, [wide, tight, learnt]);
  const chosen = Object.values(draft?.chosen ?? {});
  useEffect(() => { // once something else is chosen, such as a card, the map stays at what the task names
    const made = board.current;
    if (!small || !learnt || !made || !chosen.length || chosen.some((id) => id in made.map.regions)) return;
    const task = placesIn(learnt.text, maps).filter((id) => made.legal?.has(id));
    if (task.length) made.sight.together(task);
  }, [chosen.join(" ")]);
  const there = learnt !== null;
  useEffect(() => {
    if (!learnt) return;
    look(pressedFirst(learnt.text, learnt.way, maps));
  }, [there]);
  useEffect(() => { // the question has come over the map
    if (!learnt || !small || !folded || away) return undefined;
    const later = setTimeout(() => { look(pressedFirst(learnt.text.split("\n\n").at(-1) ?? "", learnt.way, maps)); }, SETTLED);
    return () => { clearTimeout(later); };
  }, [folded]);
  if (!learnt) return null;

  /** Turns the map to places of which one is out of sight. */
  function look(ids: readonly string[]): void {
    const front = maps.findIndex(({ regions }) => ids.some((id) => id in regions));
    if (front < 0) return;
    onMap(front);
    requestAnimationFrame(() => {
      const made = board.current;
      const here = ids.filter((id) => made && id in made.map.regions);
      if (!made || made.sight.sees(here) === here.length) return;
      made.sight.open(here, small, here.length === 1);
      if (here.length === 1 || made.sight.sees(here) === here.length) return;
      const continent = made.map.regions[here[0] ?? ""]?.groups.some((group) => placesOf(group, maps).every((id) => here.includes(id)));
      if (continent) made.sight.show(here);
      else made.sight.open(here.slice(0, 1), small); // too far apart: the first
    });
  }

  const last = index === all - 1;
  const paragraphs = (text: string) => aimed(text, maps).split("\n\n").map((part) => <Block key={part} text={part} />);
  const brief = folded && small && away && failures < FAILURES; // on a phone what to do takes the headline's place: the numbers in it are needed just then
  const short = folded || (tight && hint && learnt.hint !== null && says === "open"); // a hint stands in the room of the text
  const text = short ? (learnt.text.split("\n\n").at(-1) ?? "") : learnt.text;
  const task = folded && confirms ? <div class="coach-next"><div aria-hidden="true">{paragraphs(text)}</div><p role="status">{w.confirm(confirms)}</p></div> : paragraphs(text); // in the room of the task
  return (
    <section
      class={`coach is-${says}${alone ? " is-alone" : ""}${brief ? " is-brief" : folded ? " is-folded" : tight && says === "open" && !telling ? " is-whole" : ""}`}
      ref={box}
      aria-label={puzzle ? w.puzzle : w.lesson}
      onClick={({ target }) => { // a place that the text names is shown
        const thing = target instanceof Element ? thingOf(target.closest<HTMLElement>("[data-about]")?.dataset["about"]) : null;
        if (thing) look(placesOf(thing.id, maps));
      }}
    >
      <header>
        <h2 class={brief ? "unseen" : undefined}>{learnt.title}</h2>
        {brief && <div class="coach-text">{task}</div>}
        {folded && <Button kind="quiet" icon="help" label={w.readAgain} onClick={() => { setAgain(true); setRead(false); }} />}
        {!brief && <>
          <Button kind="quiet" icon="back" label={w.before} disabled={index === 0} onClick={() => { onChapter(index - 1); }} />
          <span class="count" aria-label={w.chapterOf(index + 1, all)}>{w.chapter(index + 1, all)}</span>
          <Button kind="quiet" icon="forth" label={w.after} disabled={last} onClick={() => { onChapter(index + 1); }} />
        </>}
      </header>
      {says === "open" && !brief && (
        <>
          <div class="coach-text">{index > 0 && !puzzle && !short && <p class="hint">{w.setUp}</p>}{task}{puzzle && !short && <p class="hint">{w.certain}</p>}</div>
          {(!folded || (hint && (small || failures >= FAILURES))) && (
            <div class="coach-more">
              {learnt.hint !== null && <details key={learnt.title} open={hint} onToggle={({ currentTarget }) => { setHint(currentTarget.open); }}><summary>{w.hint}</summary>{paragraphs(learnt.hint)}</details>}
              {learnt.hint === null && learnt.way.length > 0 && <Button kind="quiet" icon="bulb" pressed={hint} onClick={() => { setHint(!hint); }}>{w.showMe}</Button>}
              {learnt.rules[0] !== undefined && !small && !folded && <RuleButton id={learnt.rules[0]} />}
              {folds && !folded && <Button kind={alone ? "primary" : small ? "secondary" : "quiet"} icon={small ? "forth" : "up"} onClick={() => { setRead(true); setAgain(false); }}>{small ? w.toTask : w.fold}</Button> /* where the deed is seen, it is not the way on */}
            </div>
          )}
        </>
      )}
      {says === "missed" && (
        <>
          <div role="status" class="coach-said">{paragraphs(learnt.said ?? w.missed)}</div>
          <p class="actions coach-on"><Button kind="primary" icon="undo" onClick={() => { void room.back(); }}>{w.back}</Button></p>
        </>
      )}
      {says === "done" && (
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
