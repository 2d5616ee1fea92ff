/** Looking back: a slider over the game, step by step, turn by turn, or running by itself. */

import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";

import { Button, copyText } from "../app/ui.tsx";
import { notify } from "../app/toasts.ts";
import { useSay } from "../words/log/index.ts";
import { moments, turnFrom } from "./moments.ts";
import { counts, roundsAt } from "./rounds.ts";
import { useDeeds } from "./shortcuts.ts";
import type { TableSession } from "./session.ts";
import type { TableState } from "./state.ts";
import "./replay.css";

const BEAT = 1_100; // ms
const TIMES = [1, 2, 4, 8];
const AHEAD = 4; // positions fetched before they are shown

interface Props {
  readonly state: TableState;
  readonly session: TableSession;
  /** It runs from the first moment on. */
  readonly runs: boolean;
  /** How many times quicker than usual. */
  readonly times: number;
  readonly onTimes: (times: number) => void;
  readonly onMoment: (seq: number) => void;
  /** To the result, or to now. */
  readonly onEnd: () => void;
  /** What is said of the moment beside what happened. */
  readonly children?: ComponentChildren;
  /** Tries out what would have come of it; null: not from here. */
  readonly onTry: (() => void) | null;
}

export function Replay({ state, session, runs, times, onTimes, onMoment, onEnd, onTry, children }: Props) {
  const say = useSay();
  const [running, setRunning] = useState(runs);
  useEffect(() => () => { onTimes(1); }, []);
  const list = useMemo(() => moments(state.lines), [state.lines]);
  const seq = state.look?.seq ?? 0;
  const found = list.findLastIndex((line) => line.seq <= seq);
  const index = Math.max(found, 0);
  const last = list.length - 1;
  const to = (i: number): void => {
    const line = list[Math.min(Math.max(i, 0), last)];
    if (line) onMoment(line.seq);
  };
  const ready = state.look?.moment?.seq === seq;
  useEffect(() => {
    if (!running || !ready) return undefined;
    if (index >= last) {
      setRunning(false);
      return undefined;
    }
    for (const { seq: soon } of list.slice(index + 1, index + 1 + AHEAD)) void session.moment(soon);
    const timer = setTimeout(() => { to(index + 1); }, BEAT / times);
    return () => { clearTimeout(timer); };
  }, [running, ready, index, times]);
  useEffect(() => followLog(seq), [seq]);
  const line = list[index];
  const [round = 0] = roundsAt(state.lines, [seq], counts(state.snapshot?.view ?? undefined));
  const text = line?.events?.map(({ sentence }) => sentence).join(" ") ?? "";
  const turn = (by: -1 | 1): void => { to(turnFrom(list, index, by)); };
  const play = (): void => {
    if (index >= last) to(0);
    setRunning(!running);
  };
  useDeeds(true, {
    step: ({ key }) => { setRunning(false); to(index + (key === "ArrowLeft" ? -1 : 1)); },
    turn: ({ key }) => { turn(key === "PageUp" ? -1 : 1); },
    begin: () => { to(0); },
    end: () => { to(last); },
    play,
  });
  const copy = (): void => {
    const link = `${location.origin}/t/${session.id}?at=${String(seq)}`;
    copyText(link).then(() => { notify(say("copied")); }, () => { notify(say("not_copied"), "refusal"); });
  };
  return (
    <section class="ask replay" tabIndex={-1} aria-label={say("look_back")}>
      <header><h2>{say("looking_back")}</h2><span class="count" aria-hidden="true">{round ? `${say("round_of", { n: round })} · ` : ""}{index + 1} / {last + 1}</span></header>
      <Clamped text={text} />
      <input
        type="range"
        min={0}
        max={Math.max(last, 0)}
        value={index}
        aria-label={say("moment")}
        aria-valuetext={`${round ? `${say("round_of", { n: round })}, ` : ""}${say("step_of", { n: index + 1, all: last + 1 })}: ${text}`}
        onInput={(event) => { setRunning(false); to(Number(event.currentTarget.value)); }}
      />
      <div class="replay-keys">
        <Button kind="quiet" label={say("turn_before")} hint={say("turn_before")} onClick={() => { turn(-1); }}>« {say("a_turn")}</Button>
        <Button kind="quiet" icon="back" label={say("step_before")} disabled={index === 0} onClick={() => { to(index - 1); }} />
        <Button kind="quiet" icon={running ? "pause" : "play"} label={say(running ? "pause" : "run")} onClick={play} />
        <Button kind="quiet" icon="forth" label={say("step_after")} disabled={index >= last} onClick={() => { to(index + 1); }} />
        <Button label={say("turn_after")} hint={say("turn_after")} onClick={() => { turn(1); }}>{say("a_turn")} »</Button>
        <Button kind="quiet" label={say("times", { n: times })} hint={say("times", { n: times })} onClick={() => { onTimes(TIMES[(TIMES.indexOf(times) + 1) % TIMES.length] ?? 1); }}>{times}×</Button>
      </div>
      {children}
      <div class="replay-ends">
        <Button icon="link" onClick={copy}>{say("copy_link")}</Button>
        {onTry && <Button icon="branch" onClick={onTry}>{say("what_if")}</Button>}
        <Button kind="primary" onClick={onEnd}>{say(state.snapshot?.table.status === "over" ? "to_result" : "to_now")}</Button>
      </div>
    </section>
  );
}

/** The log beside it shows the line that is looked at, also where its older lines were not drawn yet. */
function followLog(seq: number): () => void {
  let frame = 0;
  const look = (again: boolean): void => {
    const log = document.querySelector<HTMLElement>(".log");
    if (!log) return;
    const rows = [...log.querySelectorAll<HTMLElement>("[data-line]")];
    const row = rows.findLast(({ dataset }) => parseFloat(dataset["line"] ?? "") < seq + 1);
    const older = log.querySelector<HTMLElement>(":scope > .text-button");
    if (!row && older && again) {
      older.click();
      frame = requestAnimationFrame(() => { look(false); });
      return;
    }
    for (const one of rows) one.toggleAttribute("data-now", one === row);
    if (row) log.scrollTop += row.getBoundingClientRect().top - log.getBoundingClientRect().top - log.clientHeight / 2;
  };
  frame = requestAnimationFrame(() => { look(true); }); // the panel has its height then
  return () => {
    cancelAnimationFrame(frame);
    for (const one of document.querySelectorAll(".log [data-now]")) one.removeAttribute("data-now");
  };
}

/** What happened, in two lines, on a phone in four; all of it on demand. */
function Clamped({ text }: { readonly text: string }) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const shown = useRef<HTMLParagraphElement>(null);
  const [long, setLong] = useState(false);
  useLayoutEffect(() => { if (!open && shown.current) setLong(shown.current.scrollHeight > shown.current.clientHeight + 1); }, [text, open]);
  return (
    <div class="replay-text">
      <p ref={shown} class={open ? "open" : ""} role="status">{text}</p>
      {long && <button type="button" class="text-button" aria-expanded={open} onClick={() => { setOpen(!open); }}>{say(open ? "less" : "more")}</button>}
    </div>
  );
}
