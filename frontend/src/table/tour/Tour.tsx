/** Who is new here is shown around: a few marks, one at a time, beside the real things.
 *
 * At once with the first turn of one's own, or not at all: who has begun to play without them is not stopped. And never over what is used: they go with
 * the first thing that is pressed beside them, unless it is what they speak of, and only tells.
 */

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

import { useObservable } from "../../app/observable.ts";
import { narrate, notify } from "../../app/toasts.ts";
import { useSettings } from "../../app/settings.ts";
import { Button, useLoaded } from "../../app/ui.tsx";
import { now } from "../../net/clock.ts";
import { TOUR, type TourWords } from "../../words/tour/index.ts";
import { besides } from "./besides.ts";
import { overlap, place, stay, within, type Box } from "./place.ts";
import { isNew, shownAround } from "./seen.ts";
import "./tour.css";

const LATE = 3_000; // ms after they could first be shown: who has waited so long has begun
const SETTLES = 100; // ms until what makes room for a card has done so
const SLOP = 10; // px: a map that is moved is not pressed

type Name = "aim" | "ask" | "map" | "own" | "special" | "log";
const ORDER: readonly Name[] = ["aim", "ask", "map", "own", "special", "log"];
const QUESTION = ".ask";
const MAP = ".compact .map-one:not([inert]) .map, .table-page:not(.compact) .map-one:not([inert]) .map-box"; // on a phone it ends where the sheet begins
const SWITCH = ".map-switch";
const THINGS: Readonly<Record<Exclude<Name, "own" | "special">, string>> = { aim: ".goal", ask: QUESTION, map: MAP, log: "[data-part=log]" };
/** Where a game has them. */
const OWN: Readonly<Record<string, string>> = { attila: ".hand", attack: "[data-part=side-economy]", attacke: ".hand" };
const SPECIAL: Readonly<Record<string, string>> = { attila: "[data-part=side-influence]", attack: QUESTION, attacke: MAP, selfr3: SWITCH, europe: ".top-part" };
const MUST = ".ask button, .ask input, .ask select, .ask .question, .hand button, .tabs, .top, .compact .goal, .map-switch, .sheet-phone .grip"; // is clicked, or read for that
const TELLS: readonly Name[] = ["aim", "log"]; // pressed, they answer and change nothing
const RATHER = ".map-tools, .kt-mark.kt-legal > g"; // a map can be moved from under a card, and by hand
const CHANGES = ["resize", "scroll", "pointerup", "keyup", "transitionend"] as const;

const boxOf = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
};

const screen = (): Box => ({ left: 0, top: 0, width: document.documentElement.clientWidth, height: document.documentElement.clientHeight });

const selectorOf = (game: string, name: Name): string | undefined => (name === "own" ? OWN[game] : name === "special" ? SPECIAL[game] : THINGS[name]);

/** Whether it is the map that is spoken of, or something on it. */
const onMap = (game: string, name: Name): boolean => [MAP, SWITCH].includes(selectorOf(game, name) ?? "");

/** What is seen of a thing; null for nothing. */
function sight(game: string, name: Name): Box | null {
  const selector = selectorOf(game, name);
  if (selector === undefined) return null;
  for (const element of document.querySelectorAll(selector)) {
    const frame = element.closest(".sheet-phone, .panel");
    const box = within(boxOf(element), frame ? within(boxOf(frame), screen()) : screen());
    if (box.width > 8 && box.height > 8) return box;
  }
  return null;
}

interface Props {
  readonly game: string;
  /** The start that the game began with; null: none. */
  readonly start: string | null;
  /** Somebody asked for them: shown whatever was seen before, and with the focus. */
  readonly called: boolean;
  /** When they could first be shown (0: not yet), and whether somebody has used the table since. */
  readonly opened: { readonly at: number; used: boolean };
  /** Something else is to be looked at. */
  readonly hidden: boolean;
  /** They have gone while the focus was on them. */
  readonly onLeave: () => void;
  /** The game in short, for whoever wants to know more than the tour says; null: this game has none. */
  readonly onShort: (() => void) | null;
}

export function Tour(props: Props) {
  const [open, setOpen] = useState(() => props.called || isNew());
  if (!open) return null;
  const close = (): void => {
    shownAround(props.game);
    setOpen(false);
  };
  return <Steps {...props} onClose={close} onNever={() => { setOpen(false); }} />;
}

function Steps({ game, start, called, opened, hidden, onLeave, onShort, onClose, onNever }: Props & { readonly onClose: () => void; readonly onNever: () => void }) {
  const { lang } = useSettings();
  const words = useLoaded(() => TOUR.learn(lang), [lang]);
  const [names, setNames] = useState<readonly Name[] | null>(null); // what there is to be shown
  const [at, setAt] = useState(0); // stays while they are hidden
  const shown = words.state === "here" && !hidden;
  useLayoutEffect(() => {
    if (names || (!called && (!opened.at || (!shown && !opened.used)))) return;
    if (!called && (opened.used || now() - opened.at > LATE)) {
      onNever();
      return;
    }
    if (!shown) return;
    const found = ORDER.filter((name) => sight(game, name));
    setNames(found);
    if (!found.length) onClose();
  }, [shown]);
  return shown && names?.length ? <Card game={game} start={start} called={called} names={names} at={at} onNext={() => { setAt(at + 1); }} words={words.value} onLeave={onLeave} onShort={onShort} onClose={onClose} /> : null;
}

interface Spot {
  readonly card: Pick<Box, "left" | "top">;
  readonly ring: Box;
}

const AROUND = 6; // px from a thing to its ring
const px = (box: Partial<Box>): Record<string, string> => Object.fromEntries(Object.entries(box).map(([name, n]) => [name, `${String(Math.round(n))}px`]));
const grown = (box: Box, by: number): Box => ({ left: box.left - by, top: box.top - by, width: box.width + 2 * by, height: box.height + 2 * by });

function Card({ game, start, called, names, at, words, onNext, onLeave, onShort, onClose }: Omit<Props, "hidden" | "opened"> & { readonly names: readonly Name[]; readonly at: number; readonly onNext: () => void; readonly words: TourWords; readonly onClose: () => void }) {
  const [spot, setSpot] = useState<Spot | null>(null);
  const [, look] = useState(0);
  const box = useRef<HTMLElement>(null);
  const lay = useRef<Box | null>(null); // where it lay last
  const from = useRef<readonly [number, number] | null>(null); // where something beside it is being pressed: it may be laid anew meanwhile
  const name = names[at] ?? "ask";
  const said = name === "aim" ? (words.aim[`${game} ${start ?? ""}`] ?? words.aim[game]) : name === "own" ? words.own[game] : name === "special" ? words.special[game] : name === "map" && matchMedia("(hover: none)").matches ? words.touched : words[name];
  const last = at === names.length - 1;
  const more = useObservable(besides);
  useEffect(() => (last ? () => { besides.value = ""; } : undefined), [last]);
  const close = (): void => {
    const focused = box.current?.contains(document.activeElement);
    onClose();
    if (focused) onLeave();
  };
  const leave = (): void => { // by something else that was done: it can be had again
    close();
    if (!last) notify(words.again);
  };
  useLayoutEffect(() => { // after everything that changes what lies around it
    const card = box.current;
    if (!card) return;
    const ring = sight(game, name) ?? spot?.ring ?? screen();
    const size = boxOf(card);
    const boxes = (selector: string): readonly Box[] => [...document.querySelectorAll(selector)].map((element) => within(boxOf(element), screen())).filter(({ width, height }) => width > 0 && height > 0);
    const must = selectorOf(game, name) === MAP ? boxes(MUST) : [...boxes(MUST), ring]; // a map has room for it
    const later = names.flatMap((one) => (selectorOf(game, one) === MAP ? [] : (sight(game, one) ?? []))); // then it can lie where it lies
    const same = spot && JSON.stringify(spot.ring) === JSON.stringify(ring);
    if (same && !must.some((one) => overlap({ ...size, ...spot.card }, one) > 0)) return; // it does not jump without need
    const next = { ring, card: (lay.current && !same && stay(lay.current, size, screen(), must)) || place(size, ring, screen(), [...must, ...later], boxes(RATHER)) };
    lay.current = { ...size, ...next.card };
    if (JSON.stringify(next) !== JSON.stringify(spot)) setSpot(next);
  });
  useEffect(() => {
    const again = (): void => { look((n) => n + 1); };
    for (const kind of CHANGES) addEventListener(kind, again, true);
    return () => { for (const kind of CHANGES) removeEventListener(kind, again, true); };
  }, []);
  useEffect(() => { // a phone's sheet goes down while the map is shown (`tour.css`), and the map is told of that in the next frames
    if (!document.querySelector(".compact")) return undefined;
    const timer = setTimeout(() => { look((n) => n + 1); }, SETTLES);
    return () => { clearTimeout(timer); };
  }, [at]);
  useEffect(() => { if (called && spot) box.current?.querySelector<HTMLElement>(".primary")?.focus(); }, [spot !== null]); // unseen, it takes no focus
  useEffect(() => { if (said) narrate(`${said.title}. ${said.text}`, at === 0 ? words.escape : last ? more : ""); }, [at, words]);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== "Escape" || document.querySelector("dialog[open], .told-sheet, .about")) return; // what lies above goes first
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    addEventListener("keydown", press, true);
    return () => { removeEventListener("keydown", press, true); };
  });
  const leaving = useRef(leave); // heard once and for all: what is drawn anew in the middle of a press would miss its end
  leaving.current = leave;
  const inside = useRef("");
  inside.current = [".mark-card", ".about", ...(TELLS.includes(name) ? [selectorOf(game, name)] : [])].join();
  useEffect(() => { // what is pressed beside it is used, and it goes
    const stop = new AbortController();
    const beside = ({ target }: Event): boolean => !(target instanceof Element && target.closest(inside.current));
    addEventListener("pointerdown", (event) => { from.current = beside(event) ? [event.clientX, event.clientY] : null; }, { signal: stop.signal, capture: true });
    addEventListener("pointerup", (event) => { if (from.current && Math.hypot(event.clientX - from.current[0], event.clientY - from.current[1]) < SLOP) leaving.current(); }, { signal: stop.signal, capture: true });
    addEventListener("keydown", (event) => { if (beside(event) && (event.key === "Enter" || event.key === " ")) leaving.current(); }, { signal: stop.signal, capture: true });
    return () => { stop.abort(); };
  }, []);
  if (!said) return null;
  return (
    <>
      {spot && <div class="mark-ring" style={px(within(grown(spot.ring, AROUND), grown(screen(), -2)))} aria-hidden="true" />}
      <section ref={box} class="mark-card" role="dialog" aria-modal="false" aria-labelledby="mark-title" aria-describedby="mark-text" tabIndex={-1} data-mark={name} data-over={onMap(game, name) ? "map" : undefined} style={spot ? px(spot.card) : { visibility: "hidden" }}>
        <div class="mark-head"><h2 id="mark-title">{said.title}</h2><small>{words.count(at + 1, names.length)}</small></div>
        <p id="mark-text">{said.text}{last && more ? ` ${more}` : ""}</p>
        <p class="actions">
          {!last && <Button onClick={close}>{words.enough}</Button>}
          {last && onShort && <Button onClick={() => { onClose(); onShort(); }}>{words.short}</Button>}
          <Button kind="primary" onClick={() => { if (last) close(); else onNext(); }}>{last ? words.done : words.next}</Button>
        </p>
      </section>
    </>
  );
}
