/** A place or a continent that is named beside the map is lit on it: where its name is read, under a mouse that rests there or a finger, or in a button with the focus; by a lesson; by a hint. Fetched at rest. */

import type { Board } from "../board/index.ts";
import type { MapFile } from "../board/mapfile.ts";
import { thingOf } from "./aboutTarget.ts";
import { follow } from "./hint/onMap.ts";
import { pointed } from "./lesson/pointed.ts";
import { nameAt } from "./nameAt.ts";

/** The letter under a point, in its text. */
function letterAt(x: number, y: number): readonly [string, number] | null {
  const page = document as unknown as { caretPositionFromPoint?: (x: number, y: number) => { offsetNode: Node; offset: number } | null };
  const place = page.caretPositionFromPoint?.(x, y);
  const range = place ? null : document.caretRangeFromPoint(x, y);
  const [node, at] = place ? [place.offsetNode, place.offset] : [range?.startContainer, range?.startOffset ?? 0];
  if (!(node instanceof Text)) return null;
  const around = document.createRange();
  around.selectNodeContents(node);
  const over = [...around.getClientRects()].some(({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom);
  return over ? [node.data, at] : null;
}

/** Hears what is read, what a lesson points at, and what a hint speaks of, for the whole page, until it is told to stop; `onFront`: brings one of the maps to the front. */
export function hear(maps: readonly MapFile[], lang: "de" | "en", boards: readonly (Board | null)[], onFront: (front: number) => void): () => void {
  let lit = "";
  const read = (...places: readonly string[]): void => {
    if (places.join() === lit) return;
    lit = places.join();
    for (const board of boards) board?.setHighlight("read", places.filter((id) => id in board.map.regions));
  };
  let advised: readonly string[] = [];
  const point = (): void => { // what a lesson points at, and what a hint speaks of
    const { named, wanted } = pointed.value;
    for (const board of boards) {
      board?.setHighlight("named", [...named, ...advised].filter((id) => id in board.map.regions && !wanted.includes(id)));
      board?.setHighlight("wanted", wanted.filter((id) => id in board.map.regions));
    }
  };
  const unpoint = pointed.subscribe(point);
  point();
  const still = follow(maps, lang, boards, onFront, (places) => {
    advised = places;
    point();
  });
  const regions = new Map(maps.flatMap((map) => Object.entries(map.regions).map(([id, region]) => [region[lang], id] as const)));
  const ids = new Set(regions.values());
  const stop = new AbortController();
  const more = { signal: stop.signal, passive: true };
  /** What an element does or is about; else the only place that it names. */
  const meant = (target: EventTarget | null): readonly string[] => {
    const element = target instanceof Element ? target.closest<HTMLElement>("[data-about], button") : null;
    const { about, does = "" } = element?.dataset ?? {};
    const thing = thingOf(about);
    if (thing && ids.has(thing.id) && thing.kind === "region") return [thing.id];
    if (thing?.kind === "continent") return maps.flatMap(({ regions: all }) => Object.keys(all).filter((id) => all[id]?.groups[0] === thing.id));
    const done = does.split(" ").filter((word) => ids.has(word));
    if (done.length === 1) return done;
    const text = element?.matches("button") ? (element.textContent ?? "") : "";
    const named = new Set(Array.from(text.slice(0, 200), (_, at) => nameAt(text, at, regions)).filter(Boolean));
    return named.size === 1 ? [...named] : [];
  };
  const look = ({ target, clientX, clientY }: PointerEvent): void => {
    const board = target instanceof Element && target.closest(".kt-board");
    const letter = board ? null : letterAt(clientX, clientY);
    const named = letter && nameAt(letter[0], letter[1], regions);
    read(...(named ? [named] : board && !target.closest("[data-about]") ? [] : meant(target)));
  };
  let waits = 0;
  document.addEventListener("pointermove", (event) => { // once a frame is enough
    if (event.pointerType !== "mouse" || event.buttons || waits) return;
    waits = requestAnimationFrame(() => { waits = 0; look(event); });
  }, more);
  document.addEventListener("pointerdown", look, more);
  document.addEventListener("focusin", ({ target }) => { if (target instanceof Element && target.matches(":focus-visible")) read(...(target.closest(".kt-board") ? [] : meant(target))); }, more);
  return () => {
    cancelAnimationFrame(waits);
    stop.abort();
    still();
    unpoint();
    read();
  };
}
