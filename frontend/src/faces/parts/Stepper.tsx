/** How many of each kind: rows with − n + at their end, and the chips that fill them at once. */

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

import { useSay } from "../../words/table/index.ts";
import type { Scene } from "../face.ts";
import { Button, Said } from "./controls.tsx";

interface StepperProps {
  readonly scene: Scene;
  readonly label: string;
  /** A word: it does not count now. */
  readonly n: number | string;
  /** How many there may be, where that is worth saying. */
  readonly of?: number;
  /** What fewer and more mean; null: not possible now. */
  readonly less: (() => void) | null;
  readonly more: (() => void) | null;
  readonly note?: string;
  /** What is asked at the row, as `data-about`: "unit tank". */
  readonly about?: string;
  /** The field of an action that it counts, where its number is the value. */
  readonly counts?: string;
  /** The drawing before the name. */
  readonly children: ComponentChildren;
}

/** A row of `Steppers`. */
export function Stepper({ scene, label, n, of, less, more, children, note, about, counts }: StepperProps) {
  const say = useSay();
  const decision = scene.draft?.decision.id;
  const presses = useRef<{ readonly decision: typeof decision; readonly deeds: ("less" | "more")[] }>({ decision, deeds: [] }); // quicker than the rules answer
  if (presses.current.decision !== decision) presses.current = { decision, deeds: [] };
  const now = useRef({ busy: false, less, more });
  now.current = { busy: scene.busy, less, more };
  const next = (): void => {
    const deed = now.current.busy ? undefined : presses.current.deeds.shift();
    if (!deed) return;
    const does = now.current[deed];
    if (!does) presses.current.deeds.length = 0;
    else {
      now.current.busy = true; // until it is drawn anew
      does();
    }
  };
  useLayoutEffect(next);
  const act = (deed: "less" | "more") => (): void => {
    presses.current.deeds.push(deed);
    next();
  };
  return (
    <li><div class="fp-stepper" data-counts={counts} role="group" aria-label={label}>
      <span class="fp-what" data-about={about}>{children}<b>{label}</b>{note ? <small>{note}</small> : null}</span>
      <span class="fp-steps">
        <button type="button" aria-label={say("one_less", { what: label })} aria-disabled={less === null} onClick={act("less")}>−</button>
        <output>{n}{of === undefined ? null : <><small aria-hidden="true">/{of}</small><Said> {say("out_of")} {of}</Said></>}</output>
        <button type="button" aria-label={say("one_more", { what: label })} aria-disabled={more === null} onClick={act("more")}>+</button>
      </span>
    </div></li>
  );
}

export const Steppers = ({ children }: { readonly children: ComponentChildren }) => <ul class="fp-steppers">{children}</ul>;

export interface Pick {
  readonly label: string;
  readonly onClick: () => void;
  readonly off?: boolean;
}

/** Chips that fill the rows at once: all, none, one of each; null or off where that is not possible now. What was possible once keeps its place, or the rows would jump; it is not seen. */
export function Picks({ scene, picks }: { readonly scene: Scene; readonly picks: readonly (Pick | null)[] }) {
  const known = useRef<readonly (Pick | null)[]>([]);
  known.current = picks.map((pick, i) => pick ?? known.current[i] ?? null);
  if (!known.current.some(Boolean)) return null;
  return <div class="fp-chips">{known.current.map((pick, i) => pick && <Button key={i} scene={scene} does={picks[i] ? undefined : "gone"} off={!picks[i] || pick.off === true} onClick={pick.onClick}>{pick.label}</Button>)}</div>;
}

/** As many as may go, the last kinds of the list first: {infantry: 1, tank: 3} of four. */
export function fill<K extends string>(kinds: readonly K[], may: Readonly<Partial<Record<K, number>>>, most: number): Partial<Record<K, number>> {
  let room = most;
  const found: Partial<Record<K, number>> = {};
  for (const kind of [...kinds].reverse()) {
    const some = Math.min(may[kind] ?? 0, room);
    room -= some;
    if (some > 0) found[kind] = some;
  }
  return found;
}

/** One of each kind that may go, as long as there is room. */
export function oneOfEach<K extends string>(kinds: readonly K[], may: Readonly<Partial<Record<K, number>>>, most: number): Partial<Record<K, number>> {
  const some = kinds.filter((kind) => (may[kind] ?? 0) > 0).slice(0, Math.max(0, most));
  return Object.fromEntries(some.map((kind) => [kind, 1])) as Partial<Record<K, number>>;
}
