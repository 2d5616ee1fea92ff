/** Hears who asks about what on the table, and has it answered: by a mouse that rests, a long tap, or the key "?".
 *
 * What can be asked carries `data-about="kind id"`, or is a region of the map (`Map.tsx` asks for those). The card and
 * what a game knows to say are loaded with the first question.
 */

import { useEffect } from "preact/hooks";

import { useObservable } from "../app/observable.ts";
import { lazy } from "../app/ui.tsx";
import type { MapFile } from "../board/mapfile.ts";
import { soon } from "../board/svg.ts";
import type { Face, Scene } from "../faces/face.ts";
import { asking, same, thingOf, type Asking } from "./aboutTarget.ts";

const AboutCard = lazy(async () => (await import("./About.tsx")).AboutCard, () => null);
let stops: typeof import("./tabStops.ts") | null = null; // nobody presses Tab before the page is drawn
soon(() => { import("./tabStops.ts").then((found) => { stops = found; }, () => undefined); });
const LINGER = 450; // ms that a mouse rests on a thing before it asks
const PRESS = 500; // ms that a finger stays
const GRACE = 280; // ms on the way from the thing to the card
const SLOP = 10; // CSS pixels that a finger may move meanwhile
const AWAY = 24; // CSS pixels that a mouse moves on before it asks again: where it has just pressed it lies, and does not ask

/** What the focus is on: the thing itself, or the one of the row in which it is. */
function rowOf(target: Element): HTMLElement | null {
  const own = target.closest<HTMLElement>("[data-about]");
  if (own) return own;
  for (const row of [target, target.closest("li, tr, [role=group]")]) {
    const things = row?.querySelectorAll<HTMLElement>("[data-about]");
    if (things?.length === 1) return things[0] ?? null;
  }
  return null;
}

/** Without a table (`face` null) words of the game alone are asked about. */
export function Answer({ face, scene, maps }: { readonly face: Face | null; readonly scene: Scene | null; readonly maps: readonly MapFile[] }) {
  const asked = useObservable(asking);
  useListening();
  useEffect(() => () => { asking.value = null; }, []);
  const map = maps.find(({ regions }) => asked?.thing.kind === "region" && asked.thing.id in regions) ?? maps[0];
  return asked && (scene ?? asked.thing.kind === "term") ? <AboutCard asked={asked} face={face} scene={scene} map={map} /> : null;
}

/** Hears, for the whole page, who asks about what, and what closes the card. The map asks by itself (`Map.tsx`). */
function useListening(): void {
  useEffect(() => {
    const stop = new AbortController();
    const more = { signal: stop.signal };
    let timer = 0;
    let from: readonly [number, number] = [0, 0];
    let pressed = false;
    let lies: readonly [number, number] | null = null; // where a mouse has pressed last, until it moves on
    const soon = (ms: number, act: () => void): void => {
      clearTimeout(timer);
      timer = window.setTimeout(act, ms);
    };
    const found = ({ target }: Event): HTMLElement | null => (target instanceof Element ? target.closest<HTMLElement>("[data-about]") : null);
    const onCard = ({ target }: Event): boolean => target instanceof Element && target.closest(".about") !== null;
    const ask = (element: HTMLElement, by: Asking["by"]): void => {
      const thing = thingOf(element.dataset["about"]);
      if (!thing) return;
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const panel = element.closest(".panel")?.getBoundingClientRect(); // whoever looks at a thing there is about to press the next
      asking.value = { thing, beside: { left: panel?.left ?? left, top, right: panel?.right ?? right, bottom }, aside: panel !== undefined, by, why: null };
    };
    document.addEventListener("pointerover", (event) => {
      if (event.pointerType !== "mouse" || event.buttons) return;
      if (onCard(event)) { clearTimeout(timer); return; }
      if (lies && Math.hypot(event.clientX - lies[0], event.clientY - lies[1]) < AWAY) return; // the page has moved, not the mouse
      lies = null;
      const element = found(event);
      const thing = element && thingOf(element.dataset["about"]);
      const open = asking.value;
      if (open?.by === "rest" && thing && same(open.thing, thing)) clearTimeout(timer);
      else if (element) soon(LINGER, () => { ask(element, "rest"); });
      else if (open?.by === "rest" && !(event.target instanceof Element && event.target.closest(".kt-board"))) soon(GRACE, () => { asking.value = null; });
      else if (!open) clearTimeout(timer);
    }, more);
    document.addEventListener("pointerdown", (event) => {
      if (onCard(event)) return;
      clearTimeout(timer);
      pressed = false;
      asking.value = null;
      if (event.pointerType === "mouse") lies = [event.clientX, event.clientY];
      const element = found(event);
      if (!element || event.pointerType === "mouse") return;
      from = [event.clientX, event.clientY];
      soon(PRESS, () => { pressed = true; ask(element, "tap"); });
    }, { ...more, capture: true });
    document.addEventListener("pointermove", (event) => {
      if (event.pointerType !== "mouse" && !pressed && Math.hypot(event.clientX - from[0], event.clientY - from[1]) > SLOP) clearTimeout(timer);
    }, { ...more, passive: true });
    for (const type of ["pointerup", "pointercancel"] as const) document.addEventListener(type, (event) => { if (event.pointerType !== "mouse") clearTimeout(timer); }, more);
    document.addEventListener("click", (event) => { // a long tap is no click; a tap asks where there is nothing to press
      const element = found(event);
      if (pressed && element) { event.preventDefault(); event.stopPropagation(); }
      else if (element && event.detail > 0 && event.target instanceof Element && !event.target.closest("button, a, input, select, label, summary, .kt-board")) ask(element, "tap");
      pressed = false;
    }, { ...more, capture: true });
    document.addEventListener("contextmenu", (event) => { if (pressed) event.preventDefault(); }, more);
    document.addEventListener("wheel", (event) => { if (!onCard(event)) asking.value = null; }, { ...more, passive: true });
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && asking.value && document.querySelector(".about")) {
        event.preventDefault();
        event.stopPropagation();
        asking.value = null;
      } else if (event.key === "Tab") stops?.setStops(document);
      else if (stops?.walkStops(document, event)) {
        event.preventDefault();
        event.stopPropagation();
      } else if (event.key === "?" && !onCard(event)) {
        const element = event.target instanceof Element ? rowOf(event.target) : null;
        if (!element) return;
        event.preventDefault();
        ask(element, "key");
      }
    }, { ...more, capture: true });
    document.addEventListener("focusin", (event) => { if (asking.value && asking.value.by !== "rest" && !pressed && !onCard(event)) asking.value = null; }, more); // letting go of a long tap gives the focus, too
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, []);
}
