/** Looking back: a slider over the game, step by step, turn by turn, or running by itself. */

import { useEffect, useMemo, useState } from "preact/hooks";

import { Button, copyText } from "../app/ui.tsx";
import { notify } from "../app/notices.ts";
import { useSay } from "../words/index.ts";
import { moments, turnFrom } from "./moments.ts";
import type { Sitting } from "./sitting.ts";
import type { TableState } from "./state.ts";

const BEAT = 1_100; // ms
const TIMES = [1, 2, 4, 8];
const AHEAD = 4; // positions fetched before they are shown

interface Props {
  readonly state: TableState;
  readonly sitting: Sitting;
  /** It runs from the first moment on. */
  readonly runs: boolean;
  readonly onMoment: (seq: number | null) => void;
}

export function Replay({ state, sitting, runs, onMoment }: Props) {
  const say = useSay();
  const [running, setRunning] = useState(runs);
  const [times, setTimes] = useState(1);
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
    for (const { seq: soon } of list.slice(index + 1, index + 1 + AHEAD)) void sitting.moment(soon);
    const timer = setTimeout(() => { to(index + 1); }, BEAT / times);
    return () => { clearTimeout(timer); };
  }, [running, ready, index, times]);
  const line = list[index];
  const text = line?.events?.map(({ sentence }) => sentence).join(" ") ?? "";
  const copy = (): void => {
    const link = `${location.origin}/t/${sitting.id}?at=${String(seq)}`;
    copyText(link).then(() => { notify(say("copied")); }, () => { notify(say("not_copied"), "refusal"); });
  };
  return (
    <section class="replay" tabIndex={-1} aria-label={say("look_back")}>
      <p class="replay-text" role="status">{text}</p>
      <input
        type="range"
        min={0}
        max={Math.max(last, 0)}
        value={index}
        aria-label={say("moment")}
        aria-valuetext={`${say("step_of", { n: index + 1, all: last + 1 })}: ${text}`}
        onInput={(event) => { setRunning(false); to(Number(event.currentTarget.value)); }}
      />
      <div class="replay-keys">
        <span class="count">{say("step_of", { n: index + 1, all: last + 1 })}</span>
        <Button kind="quiet" label={say("turn_before")} onClick={() => { to(turnFrom(list, index, -1)); }}>«</Button>
        <Button kind="quiet" icon="back" label={say("step_before")} disabled={index === 0} onClick={() => { to(index - 1); }} />
        <Button icon={running ? "pause" : "play"} label={say(running ? "pause" : "run")} onClick={() => { if (index >= last) to(0); setRunning(!running); }} />
        <Button kind="quiet" label={say("times", { n: times })} onClick={() => { setTimes(TIMES[(TIMES.indexOf(times) + 1) % TIMES.length] ?? 1); }}>{times}×</Button>
        <Button kind="quiet" icon="forth" label={say("step_after")} disabled={index >= last} onClick={() => { to(index + 1); }} />
        <Button kind="quiet" label={say("turn_after")} onClick={() => { to(turnFrom(list, index, 1)); }}>»</Button>
        <Button icon="link" onClick={copy}>{say("copy_moment")}</Button>
        <Button kind="primary" onClick={() => { onMoment(null); }}>{say("to_now")}</Button>
      </div>
    </section>
  );
}
