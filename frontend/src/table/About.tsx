/** One small card that says what a thing on the table is: by a mouse that rests, a long tap, or the key "?".
 *
 * What can be asked carries `data-about="kind id"`, or is a region of the map; the face knows the answer. A card that a
 * mouse has opened stays while the mouse is on it or on its thing; one that a key has opened takes the focus and gives it
 * back. Escape closes it; so does whatever is done elsewhere.
 */

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

import { RuleButton } from "../app/App.tsx";
import { useCell } from "../app/cell.ts";
import { narrate } from "../app/notices.ts";
import { Button } from "../app/ui.tsx";
import type { MapFile } from "../board/mapfile.ts";
import { symbol } from "../board/style.ts";
import type { About, AboutPart, AboutRow, Face, Scene, Why } from "../faces/face.ts";
import { symbols } from "../look/theme.ts";
import { useSay } from "../words/index.ts";
import { asking, corner, same, thingOf, type Asking } from "./asking.ts";
import "./about.css";

const LINGER = 450; // ms that a mouse rests on a thing before it asks
const PRESS = 500; // ms that a finger stays
const GRACE = 280; // ms on the way from the thing to the card
const SLOP = 10; // CSS pixels that a finger may move meanwhile

interface Props {
  readonly face: Face;
  readonly scene: Scene | null;
  readonly map: MapFile;
}

export function AboutCard({ face, scene, map }: Props) {
  const asked = useCell(asking);
  const told = asked && scene ? (face.about?.(asked.thing, scene, map) ?? null) : null;
  useListening(face, scene, map);
  useEffect(() => () => { asking.value = null; }, []);
  if (!asked || !scene || (!told && !asked.why)) return null;
  const title = asked.thing.kind === "region" ? (map.regions[asked.thing.id]?.[scene.words.lang] ?? asked.thing.id) : "";
  return <Card key={`${asked.thing.kind} ${asked.thing.id}`} asked={asked} told={told ?? { title, rows: [], rule: "" }} scene={scene} />;
}

function Card({ asked, told, scene }: { readonly asked: Asking; readonly told: About; readonly scene: Scene }) {
  const say = useSay();
  const box = useRef<HTMLDivElement>(null);
  const why = useWhy(asked.why, scene);
  const close = (): void => { asking.value = null; };
  useLayoutEffect(() => {
    if (!box.current) return;
    const { left, top } = corner(asked.beside, box.current.getBoundingClientRect(), { width: innerWidth, height: innerHeight }, asked.by === "tap");
    box.current.style.left = `${left.toFixed(0)}px`;
    box.current.style.top = `${top.toFixed(0)}px`;
  });
  useLayoutEffect(() => {
    if (asked.by !== "key") return undefined;
    const before = document.activeElement;
    box.current?.focus({ preventScroll: true });
    return () => { if (box.current?.contains(document.activeElement) && (before instanceof HTMLElement || before instanceof SVGElement)) before.focus({ preventScroll: true }); };
  }, [asked.by]);
  const answered = asked.why === null || why !== null;
  useEffect(() => { // who has asked by key reads the card itself; a finger and a click are told
    if (asked.by === "rest" && !asked.why) return;
    if (asked.by === "key" && !asked.why) return;
    if (answered) narrate(why?.sentence ?? [told.title, ...told.rows.map(spoken)].join(". "));
  }, [asked, answered]);
  const rule = why?.rule || told.rule;
  return (
    <div ref={box} class={`about by-${asked.by}`} role="dialog" aria-label={told.title} tabIndex={-1}>
      <div class="about-head">
        {told.look && <i class="about-spot" style={{ background: told.look.colour }} />}
        <h3>{told.title}</h3>
        {asked.by !== "rest" && <Button kind="quiet" icon="close" label={say("close")} onClick={close} />}
      </div>
      {why?.sentence && <p class="about-why">{why.sentence}</p>}
      {!asked.why && told.rows.length > 0 && <dl>{told.rows.map((row, i) => <Row key={i} row={row} />)}</dl>}
      {rule && <RuleButton id={rule} />}
    </div>
  );
}

function Row({ row: { name, text, parts, look } }: { readonly row: AboutRow }) {
  return (
    <div class={name ? "" : "about-bare"}>
      {name && <dt>{look && <i class="about-spot" style={{ background: look.colour }} />}{name}</dt>}
      <dd>
        {!name && look && <i class="about-spot" style={{ background: look.colour }} />}
        {parts?.map((part) => <Part key={part.name} part={part} />)}
        {text}
      </dd>
    </div>
  );
}

function Part({ part: { symbol: name, count, name: called, look } }: { readonly part: AboutPart }) {
  const path = symbol(symbols, name);
  return (
    <span class="about-part">
      {path && <svg class={look ? "about-drawn" : ""} style={look ? { background: look.colour, color: look.ink } : {}} viewBox="0 0 24 24" aria-hidden="true"><path d={path} fill-rule="evenodd" /></svg>}
      <b>{count}</b> {called}
    </span>
  );
}

/** A row as it is read out. */
function spoken({ name, text = "", parts = [] }: AboutRow): string {
  const said = [parts.map(({ count, name: called }) => `${String(count)} ${called}`).join(", "), text].filter(Boolean).join(", ");
  return name ? `${name}: ${said}` : said;
}

/** What the rules say to what was tried, then what the face adds; null: they are still being asked. */
function useWhy(why: Why | null, scene: Scene): { readonly sentence: string; readonly rule: string } | null {
  const [said, set] = useState<{ readonly why: Why; readonly sentence: string; readonly rule: string } | null>(null);
  useEffect(() => {
    if (!why) return undefined;
    let current = true;
    const tried = why.tried ? scene.refusal(why.tried.steps, why.tried.action) : Promise.resolve(null);
    void tried.then((found) => {
      if (current) set({ why, sentence: [found?.sentence, why.sentence].filter(Boolean).join(" "), rule: found?.rule || why.rule });
    });
    return () => { current = false; };
  }, [why]);
  return said?.why === why ? said : null;
}

/** Hears, for the whole page, who asks about what, and what closes the card. The map asks by itself (`Map.tsx`). */
function useListening(face: Face, scene: Scene | null, map: MapFile): void {
  const now = useRef({ face, scene, map });
  now.current = { face, scene, map };
  useEffect(() => {
    const stop = new AbortController();
    const more = { signal: stop.signal };
    let timer = 0;
    let from: readonly [number, number] = [0, 0];
    let pressed = false;
    const soon = (ms: number, act: () => void): void => {
      clearTimeout(timer);
      timer = window.setTimeout(act, ms);
    };
    const found = ({ target }: Event): HTMLElement | null => (target instanceof Element ? target.closest<HTMLElement>("[data-about]") : null);
    const onCard = ({ target }: Event): boolean => target instanceof Element && target.closest(".about") !== null;
    const ask = (element: HTMLElement, by: Asking["by"]): void => {
      const thing = thingOf(element.dataset["about"]);
      const { face: at, scene: shown, map: drawn } = now.current;
      if (!thing || !shown || !at.about?.(thing, shown, drawn)) return;
      asking.value = { thing, beside: element.getBoundingClientRect(), by, why: null };
    };
    document.addEventListener("pointerover", (event) => {
      if (event.pointerType !== "mouse" || event.buttons) return;
      if (onCard(event)) { clearTimeout(timer); return; }
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
      else if (element && event.detail > 0 && event.target instanceof Element && !event.target.closest("button, a, input, select, label, summary")) ask(element, "tap");
      pressed = false;
    }, { ...more, capture: true });
    document.addEventListener("contextmenu", (event) => { if (pressed) event.preventDefault(); }, more);
    document.addEventListener("wheel", (event) => { if (!onCard(event)) asking.value = null; }, { ...more, passive: true });
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && asking.value) {
        event.preventDefault();
        event.stopPropagation();
        asking.value = null;
      } else if (event.key === "?" && !onCard(event)) {
        const element = found(event);
        if (!element) return;
        event.preventDefault();
        ask(element, "key");
      }
    }, { ...more, capture: true });
    document.addEventListener("focusin", (event) => { if (asking.value && asking.value.by !== "rest" && !onCard(event)) asking.value = null; }, more);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, []);
}
