/** A question keeps the height that it has had, so that what lies below it stays where it is while an answer is made; much room that has become empty goes, calmly. */

import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

import { Observable } from "../app/observable.ts";
import { calmly } from "../board/calm.ts";

const [EMPTY, EMPTY_SHEET] = [48, 24]; // CSS pixels: less stays empty, so that a panel does not breathe with every line; a phone's sheet takes it from the map
const SURE = 400; // ms after a change until what comes with it is there

/** How often a phone's question has given back room that it had kept. */
export const given = new Observable(0);

/** As long as it takes, a question is as high as what it holds, however high the sheet around it still is. */
function unstretched<T>(question: HTMLElement, measure: () => T): T {
  question.style.flexGrow = "0";
  const found = measure();
  question.style.flexGrow = "";
  return found;
}

/** What is kept is kept by what it is: news that comes while a question stays the same is not as high as the controls below it were. */
const KINDS = [".digest", ".controls"] as const;
export const slots = (at: HTMLElement, compact: boolean): readonly (HTMLElement | null)[] => [at, ...(compact ? KINDS.map((kind) => at.querySelector<HTMLElement>(`:scope > ${kind}`)) : [])];

const measured = (at: HTMLElement, parts: readonly (HTMLElement | null)[]): readonly number[] => unstretched(at, () => parts.map((part) => Math.ceil(part?.getBoundingClientRect().height ?? 0)));

/** The question, on a phone its controls as well. */
export function useKeptHeight(box: RefObject<HTMLElement | null>, question: string, compact: boolean, hinting: boolean): void {
  const kept = useRef<{ question: string; heights: number[] }>({ question, heights: [] });
  const keep = (all: readonly (HTMLElement | null)[], heights: readonly number[]): void => {
    for (const [i, part] of all.entries()) {
      const height = heights[i] ?? 0;
      if (!part || height <= (kept.current.heights[i] ?? 0)) continue;
      kept.current.heights[i] = height;
      part.style.minHeight = `${String(height)}px`;
    }
  };
  const forget = (all: readonly (HTMLElement | null)[]): void => {
    kept.current = { question, heights: [] };
    for (const part of all) if (part) part.style.minHeight = "";
  };
  useLayoutEffect(() => {
    const at = box.current;
    if (!at || hinting) return; // a hint has a height of its own, and lies over what keeps its place
    const all = slots(at, compact);
    const low = at.matches(".is-whole + *"); // below a lesson's whole text there is little room
    if (low || kept.current.question !== question) forget(all);
    if (low) return;
    keep(all, measured(at, all));
  });
  useEffect(() => {
    if (hinting) return undefined;
    let stop = (): void => undefined;
    const timer = setTimeout(() => {
      stop = calmly(() => {
        const at = box.current;
        if (!at || kept.current.question !== question || at.querySelector(".waiting")) return;
        const all = slots(at, compact);
        const { heights } = kept.current;
        forget(all);
        const holds = measured(at, all);
        const empty = (heights[0] ?? 0) - (holds[0] ?? 0) > (compact ? EMPTY_SHEET : EMPTY);
        keep(all, empty ? holds : heights);
        if (empty) given.value++;
      });
    }, SURE);
    return () => {
      clearTimeout(timer);
      stop();
    };
  });
}
