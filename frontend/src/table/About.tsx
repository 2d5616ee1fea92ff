/** One small card that says what a thing on the table is, or why it cannot be chosen.
 *
 * One that a mouse has opened stays while the mouse is on it or on its thing; one that was asked for by key takes the
 * focus and gives it back; one that says why nothing could be chosen leaves it where it is. Escape closes it; so does whatever is done elsewhere.
 */

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

import { useBackButton } from "../app/backButton.ts";
import { PHONE, useMedia } from "../app/media.ts";
import { RuleButton } from "../app/RuleButton.tsx";
import { narrate } from "../app/toasts.ts";
import { Drawn } from "../look/Drawn.tsx";
import { settings } from "../app/settings.ts";
import { terms } from "../app/terms.tsx";
import { Button } from "../app/ui.tsx";
import type { MapFile } from "../board/mapfile.ts";
import { EDGE, keep } from "../board/popup.ts";
import { symbol } from "../board/style.ts";
import type { About, AboutPart, AboutRow, Answers, Face, Scene, Why } from "../faces/face.ts";
import { symbols } from "../look/theme.ts";
import { useSay } from "../words/index.ts";
import type { Lang } from "../words/lexicon.ts";
import { useRoute } from "../words/route/index.ts";
import { asking, type Asking } from "./aboutTarget.ts";
import { around, corner, freest } from "./card.ts";
import { goalText } from "./goalText.ts";
import "./about.css";

const loaded = new WeakMap<Face, { readonly lang: Lang; readonly answers: Answers }>();

/** What the face knows to say; null until it is there. */
function useAnswers(face: Face | null, lang: Lang): Answers | null {
  const [, turn] = useState(0);
  const known = face ? loaded.get(face) : undefined;
  const here = known?.lang === lang;
  useEffect(() => {
    if (here || !face) return;
    void face.answers?.().then(async (answers) => {
      await answers.learn?.(lang);
      loaded.set(face, { lang, answers });
      turn((n) => n + 1);
    });
  }, [face, lang]);
  return here ? known.answers : null;
}

const SPARE = 32; // CSS pixels above and below a card over a phone's sheet

/** How a region is outlined on the map, and what that says. */
const MARKS = [[".kt-from", "leaves"], [".kt-hint", "hint"]] as const;

/** A word of the game. */
function termTold(id: string): About | null {
  const term = terms.value?.find(id);
  return term ? { title: term.name, picture: <Drawn picture={term.picture} owner={term.owner} />, rows: [{ name: "", text: term.text }], rule: term.rule } : null;
}

export function AboutCard({ asked, face, scene, map }: { readonly asked: Asking; readonly face: Face | null; readonly scene: Scene | null; readonly map: MapFile | undefined }) {
  const lang = scene?.words.lang ?? settings.value.lang;
  const answers = useAnswers(face, lang);
  useBackButton(useMedia(PHONE), () => { asking.value = null; });
  const told = asked.thing.kind === "term" ? termTold(asked.thing.id) : asked.thing.kind === "goal" ? scene && goalText(scene, face?.seatLooks) : scene && map ? (answers?.about(asked.thing, scene, map) ?? null) : null;
  if (!told && !asked.why) return null;
  const title = asked.thing.kind === "region" ? (map?.regions[asked.thing.id]?.[lang] ?? asked.thing.id) : "";
  return <Card key={`${asked.thing.kind} ${asked.thing.id}`} asked={asked} told={told ?? { title, rows: [], rule: "" }} scene={scene} />;
}

function Card({ asked, told, scene }: { readonly asked: Asking; readonly told: About; readonly scene: Scene | null }) {
  const say = useSay();
  const box = useRef<HTMLDivElement>(null);
  const why = useWhy(asked.why, scene);
  const outlines = useRoute(scene?.words.lang ?? settings.value.lang);
  const close = (): void => { asking.value = null; };
  useLayoutEffect(() => { if (document.querySelector("dialog[open]")) box.current?.showPopover?.(); }, []); // above the dialog in which it was asked
  useLayoutEffect(() => (box.current ? keep(box.current, lay) : undefined));
  const lay = (): void => {
    if (!box.current) return;
    // what a region is stands on the map: the question beside it stays free
    const width = (asked.thing.kind === "region" && document.querySelector(".map")?.getBoundingClientRect().right) || innerWidth;
    const card = box.current.getBoundingClientRect();
    const sheet = asked.by === "tap" ? (document.querySelector(".sheet-phone[data-size=half]")?.getBoundingClientRect().top ?? 0) : 0; // on a phone what is asked stays in sight
    const { left: from, right, bottom } = asked.beside;
    const above = asked.beside.top > sheet && sheet > card.height + SPARE ? { left: from, right, bottom, top: sheet } : asked.beside;
    const first = corner(above, card, { width, height: innerHeight }, asked.by !== "rest", asked.aside);
    const map = asked.why && asked.thing.kind === "region" ? document.querySelector(".map")?.getBoundingClientRect() : undefined; // why not here: what can be chosen instead stays in sight
    const points = map ? [...document.querySelectorAll(".kt-legal [data-mark]"), { getBoundingClientRect: () => asked.beside }].map((lit) => lit.getBoundingClientRect()).map((lit) => ({ x: (lit.left + lit.right) / 2, y: (lit.top + lit.bottom) / 2 })) : [];
    const asides: { readonly left: number; readonly top: number }[] = [];
    const floor = sheet || map?.bottom || innerHeight;
    const spots = map || asked.by !== "rest" || asked.thing.kind !== "region" ? [] : document.querySelector(`[data-region="${asked.thing.id}"]`)?.getClientRects() ?? [];
    const [own] = spots;
    if (own) { // it does not lie over what it speaks of, where there is room beside
      const at = (n: number): readonly number[] => [0.5 - n, 0.5, 0.5 + n];
      for (const x of at(0.35)) for (const y of at(0.35)) points.push({ x: own.left + x * own.width, y: own.top + y * own.height });
      asides.push(...around(own, card, { width, height: innerHeight }));
    }
    const { left, top } = freest([first, ...asides, ...(map ? [{ ...first, top: floor - card.height - EDGE }, { ...first, top: map.top + EDGE }] : [])], card, points);
    box.current.style.left = `${left.toFixed(0)}px`;
    box.current.style.top = `${top.toFixed(0)}px`;
  };
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
  const line = asked.why !== null && asked.thing.kind !== "region" && why?.sentence !== ""; // what lies in the hand is seen there: the answer alone
  const marks = asked.thing.kind === "region" && outlines ? MARKS.flatMap(([group, mark]) => (document.querySelector(`${group} [data-mark="${asked.thing.id}"]`) ? outlines[mark] : [])) : [];
  return (
    <div ref={box} class={`about by-${asked.by}${line ? " about-line" : ""}`} role="dialog" popover={document.querySelector("dialog[open]") ? "manual" : undefined} aria-label={told.title} tabIndex={-1}>
      <div class="about-head">
        {line ? <p class="about-why">{why?.sentence}</p> : <>
          {told.picture}
          {told.look && <i class="about-spot" style={{ background: told.look.colour }} />}
          <h3>{told.title}</h3>
        </>}
        {asked.by !== "rest" && <Button kind="quiet" icon="close" label={say("close")} onClick={close} />}
      </div>
      {!line && why?.sentence && <p class="about-why">{why.sentence}</p>}
      {!asked.why && marks.length > 0 && <p class="about-mark">{marks.join(" ")}</p>}
      {!asked.why && told.rows.length > 0 && <dl>{told.rows.map((row, i) => <Row key={i} row={row} />)}</dl>}
      {rule && (scene ? <RuleButton id={rule} /> : <a href={`#${rule}`}>{rule}</a>)}
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
function useWhy(why: Why | null, scene: Scene | null): { readonly sentence: string; readonly rule: string } | null {
  const [said, set] = useState<{ readonly why: Why; readonly sentence: string; readonly rule: string } | null>(null);
  useEffect(() => {
    if (!why) return undefined;
    let current = true;
    const tried = why.tried && scene ? scene.refusal(why.tried.steps, why.tried.action) : Promise.resolve(null);
    void tried.then((found) => {
      if (current) set({ why, sentence: [found?.sentence, why.sentence].filter(Boolean).join(" "), rule: found?.rule || why.rule });
    });
    return () => { current = false; };
  }, [why]);
  return said?.why === why ? said : null;
}
