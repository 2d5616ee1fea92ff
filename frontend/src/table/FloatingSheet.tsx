/** A sheet over the map: beside what it is about, moved by hand, gone by itself when it was read. */

import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

import { useObservable } from "../app/observable.ts";
import { Button } from "../app/ui.tsx";
import type { Board } from "../board/index.ts";
import type { Scene, Sheet } from "../faces/face.ts";
import { useSay } from "../words/table/index.ts";
import { TOLD } from "../words/told.ts";
import { united } from "./mapFocus.ts";
import { beside, clear, ground, CORE, CORE_SMALL, grown, heights, keeps, lain, makesRoom, PIECE, placed, type Room } from "./sheetPlacement.ts";
import { watchBelow } from "./scrollShadow.ts";
import { useShield } from "./shield.ts";
import { under } from "./under.ts";
import "./floating-sheet.css";

const LONG = 9000; // ms that an end lies there where nothing moves
const READ = 2800; // ms at speed 1
const OWN = 4200; // ms for what the viewer took part in
const HEAVY = 60_000; // ms: whoever has left the screen does not stop for ever
const CLOSES = 12_000; // ms after everything was told, for what sums it up

const GLIDES = 600; // ms: by then the map shows what has happened
const SOON = 60; // ms: by then the map has turned to what has happened
const TALL = 260; // CSS pixels that a sheet may soon need
const LOW = 150;
const TOP = 34; // CSS pixels above and below it
const SHADE = 14; // and between what was rolled and its edge
const CLOSE = "header > .button:last-child";
const POINTS = matchMedia("(hover: hover)");

/** How much of a phone's map the switch between maps takes at its upper edge: no sheet lies over it. */
function keys(stage: HTMLElement): number {
  const [of, by] = [stage, stage.parentElement?.querySelector(".map-switch")].map((one) => one?.getBoundingClientRect());
  return of && by ? Math.max(0, by.bottom - of.top) : 0;
}

/** Closes it after a time, but not while somebody reads in it; the way to stop that. */
function closing(box: RefObject<HTMLElement | null>, time: number, onClose: () => void): () => void {
  let timer = setTimeout(function close() {
    if (box.current?.querySelector(":focus-visible") ?? (POINTS.matches && box.current?.matches(":hover"))) timer = setTimeout(close, 500);
    else onClose();
  }, time);
  return () => { clearTimeout(timer); };
}

interface Props {
  readonly sheet: Sheet;
  readonly scene: Scene;
  /** As it is by then: it comes and goes with language and size. */
  readonly board: { readonly current: Board | null };
  /** Somebody wants to see it: it does not go by itself. */
  readonly called: boolean;
  /** The places that may be chosen now: what stays lies beside them. */
  readonly asked?: readonly string[];
  readonly onClose: () => void;
  /** It has been there long enough to be read. */
  readonly onLong?: () => void;
}

/** Where the last one about a place lay, of what kind, and in whose turn. */
let last: { readonly of: string; readonly kind: unknown; readonly room: Room } | null = null;
const ofTurn = ({ settled, seats }: Scene): string => [...seats.map(({ name }) => name), settled["round"], settled.active, settled["power"]].join();

export function FloatingSheet({ sheet, scene, board, called, asked = [], onClose, onLong = onClose }: Props) {
  const say = useSay();
  const { over, places, title, note, stop = false, Part } = sheet;
  const stage = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [read, setRead] = useState(false);
  const [kept, setKept] = useState(false); // somebody has pressed in what would close by itself
  const [turn, setTurn] = useState(0);
  const [room, setRoom] = useState<Room | null>(null);
  const [moved, setMoved] = useState<readonly [number, number]>([0, 0]);
  const turned = useRef(-1);
  const whole = scene.compact && stop;
  const around = scene.compact ? CORE_SMALL : CORE;
  const [only = "", ...more] = places;

  useShield(box, CLOSE, room);
  useEffect(() => { if (room && only) last = { of: ofTurn(scene), kind: Part, room }; }, [room]);
  useEffect(() => (body.current ? watchBelow(body.current, false) : undefined), []);
  const covered = useObservable(under);
  useLayoutEffect(() => { if (stage.current) stage.current.style.bottom = scene.compact && !whole ? `calc(var(--rim) + ${String(covered)}px)` : ""; }, [covered, scene.compact, whole]); // no margin: when only that changes, Chromium 150 keeps the old height
  useLayoutEffect(() => {
    const stageBox = stage.current;
    const made = box.current;
    if (!stageBox || !made || whole) return undefined;
    const holds = (): number => { // how high it would be with what is cut off
      const body = made.querySelector(".told-body");
      return body ? made.offsetHeight - body.clientHeight + body.scrollHeight : made.scrollHeight;
    };
    const group = (): boolean => scene.compact && more.length > 0 && board.current !== null && united(places, board.current.map.regions); // a phone's map shows all of it, beside the sheet
    const lay = (): void => {
      const size = { width: stageBox.clientWidth, height: stageBox.clientHeight, top: scene.compact ? keys(stageBox) : 0 };
      const map = board.current;
      const high = holds();
      const wish = { width: Math.min(sheet.width, size.width), height: scene.compact || sheet.height === undefined ? Math.max(high, group() ? LOW : TALL) : sheet.height };
      if (map && asked.length) {
        setRoom(beside(size, { ...wish, height: high }, asked.flatMap((place) => (place in map.map.regions ? [map.where(place)] : []))));
        return;
      }
      const where = map && ground(size, wish, places.flatMap((place) => (place in map.map.regions ? [map.where(place)] : [])), group() ? PIECE : around);
      setRoom((old) => {
        const anew = placed(size, wish, where, turn);
        const before = !old && turn === 0 && !scene.compact && last?.kind === Part && last.of === ofTurn(scene) ? keeps(last.room, size, where, anew) : null;
        if (before) { // from battle to battle it keeps its place
          turned.current = turn;
          return before;
        }
        if (!old || turned.current !== turn || !clear(old, size, where, made.offsetHeight)) return anew;
        const kept = grown(old, size, where);
        return !scene.compact && sheet.height === undefined && turn === 0 && high > kept.height && anew.height > kept.height ? anew : kept; // it was placed before it was known how much it holds
      });
      turned.current = turn;
    };
    // on a phone the place makes room first, as soon as there is a map
    const makes = scene.compact && only && (!more.length || group()) && turn === 0;
    let next = 0;
    const makeRoom = (): void => {
      const map = board.current;
      if (map && group()) {
        map.sight.lain = lain(Math.max(made.scrollHeight, LOW) + TOP, places, map.map);
        map.sight.together(places);
      }
      const way = more.length ? null : makesRoom({ width: stageBox.clientWidth, height: stageBox.clientHeight, top: keys(stageBox) }, around);
      if (map && way && only in map.map.regions) map.sight.aside(only, ...way);
      next = window.setTimeout(map ? lay : makeRoom, !map || scene.still ? SOON : GLIDES);
    };
    if (!makes) {
      const map = board.current;
      if (map && sheet.mine && (more.length || !scene.compact)) map.sight.away(() => { map.sight.follow(places.filter((place) => place in map.map.regions)); }); // who is attacked sees where and from where
      lay();
    }
    let again = 3;
    const settle = (): void => {
      const comes = made.querySelector(".waiting") !== null;
      lay();
      if (comes) next = window.setTimeout(settle, SOON);
      else if (asked.length && again--) next = window.setTimeout(settle, GLIDES); // the map may turn to what is asked
    };
    next = window.setTimeout(makes ? makeRoom : settle, makes ? SOON : GLIDES);
    const watch = new ResizeObserver(() => {
      if (!makes || (turned.current === turn && made.offsetTop + holds() <= stageBox.clientHeight)) return lay();
      clearTimeout(next); // the question's sheet goes down, or up over this one: room is made in what is there then
      next = window.setTimeout(makeRoom, SOON);
    });
    watch.observe(stageBox);
    return () => {
      clearTimeout(next);
      if (board.current) board.current.sight.lain = [0, 0];
      watch.disconnect();
    };
  }, [places.join(" "), asked.join(" "), turn, whole]);

  useEffect(() => {
    if (!over || called || (stop && (!read || kept)) || (sheet.stays && !scene.compact)) return undefined;
    const time = sheet.heavy ? HEAVY : scene.still || sheet.slow || sheet.stays ? LONG : (stop ? CLOSES : sheet.mine ? OWN : READ) / scene.pace;
    return closing(box, time, onLong);
  }, [over, read, kept, called, scene.still, scene.pace]);

  useEffect(() => { // on a small stage what was rolled last is seen
    const body = box.current?.querySelector(".told-body");
    const last = [...(body?.querySelectorAll(".fp-die") ?? [])].at(-1)?.getBoundingClientRect();
    if (!body || !last || !scene.compact) return;
    const { top, bottom } = body.getBoundingClientRect();
    if (last.bottom > bottom || last.top < top) body.scrollTop += last.bottom > bottom ? last.bottom - bottom + SHADE : last.top - top - SHADE;
  }, [scene, room]);

  const highest = useRef(0);
  useLayoutEffect(() => { // as long as it goes on it stays as high as it once was: whoever follows dice finds them where they were
    const made = box.current;
    if (!made || !room || scene.compact) return;
    highest.current = Math.max(highest.current, made.offsetHeight);
    const [least] = heights(room, sheet.height, highest.current, over);
    made.style.minHeight = least ? `${String(least)}px` : "";
  });

  const drag = (event: PointerEvent): void => {
    if (scene.compact || event.button !== 0 || (event.target instanceof Element && event.target.closest("button"))) return;
    const grip = event.currentTarget as HTMLElement;
    const [x, y] = [event.clientX - moved[0], event.clientY - moved[1]];
    const from = { left: room?.left ?? 0, top: room?.top ?? 0 };
    const limit = stage.current;
    const own = box.current;
    if (!limit || !own) return;
    event.preventDefault();
    grip.setPointerCapture(event.pointerId);
    const move = (now: PointerEvent): void => {
      const within = (by: number, at: number, most: number): number => Math.max(-at, Math.min(by, most - at));
      setMoved([within(now.clientX - x, from.left, limit.clientWidth - own.offsetWidth), within(now.clientY - y, from.top, limit.clientHeight - grip.offsetHeight)]);
    };
    grip.addEventListener("pointermove", move);
    grip.addEventListener("lostpointercapture", () => { grip.removeEventListener("pointermove", move); }, { once: true });
  };
  const seat = (made: HTMLElement | null): void => {
    box.current = made;
    if (!made) return;
    const { style } = made;
    style.left = whole || !room ? "" : `${String(room.left + moved[0])}px`;
    style.top = whole || !room ? "" : `${String(room.top + moved[1])}px`;
    style.width = whole ? "" : `${String(room ? room.width : sheet.width)}px`;
    style.maxHeight = whole || !room ? "" : `${String(Math.max(room.height - (moved[1] > 0 ? moved[1] : 0), Math.min(LOW, (stage.current?.clientHeight ?? LOW) - room.top)))}px`;
    if (room && !scene.compact && sheet.height !== undefined && moved[1] <= 0) style.maxHeight = `${String(heights(room, sheet.height, 0, over)[1])}px`;
  };
  return (
    <div class={whole ? "sheets whole" : "sheets"} ref={stage}>
      <section
        class={whole || room ? "told-sheet" : "told-sheet unplaced"}
        data-line={Number.parseInt(sheet.key)}
        ref={seat}
        tabIndex={-1}
        aria-label={title}
      >
        <header onPointerDown={drag}>
          <h2>{title}</h2>
          {note ? <small>{note}</small> : null}
          {!scene.compact && only && <Button kind="quiet" icon="aside" label={TOLD.move[scene.words.lang]} onClick={() => { setMoved([0, 0]); setTurn(turn + 1); }} />}
          <Button kind="quiet" icon="close" label={say("close")} onClick={onClose} />
        </header>
        <div class="told-body" ref={body} tabIndex={0} role="group" aria-label={title} onPointerDown={() => { setKept(true); }}>
          <Part scene={scene} of={sheet.key} onRead={() => { setRead(true); }} onClose={onClose} />
        </div>
      </section>
    </div>
  );
}

/** What has ended, while something else is asked, or what the question itself says: a strip at the edge of the map with its title and how it ended; several, one below the other; on a phone above the map. */
export function FoldedSheet({ sheets, scene, onOpen, onClose }: Pick<Props, "scene" | "onClose"> & { readonly sheets: readonly Sheet[]; readonly onOpen: (key: string) => void }) {
  const say = useSay();
  const box = useRef<HTMLElement>(null);
  const [first] = sheets as readonly [Sheet];
  const { note, over } = first;
  useEffect(() => (over && !first.stays ? closing(box, LONG * sheets.length, onClose) : undefined), [over]);
  useEffect(() => { // whoever does the next thing has seen it; behind the press, for what moves up must not lie under it
    const acts = ({ target }: Event): void => { if (over && target instanceof Element && target.closest(".ask .controls button, .map [data-region]")) onClose(); };
    document.addEventListener("click", acts);
    return () => { document.removeEventListener("click", acts); };
  }, [over, first.key]);
  useShield(box, CLOSE);
  const many = sheets.length > 1;
  const title = many ? TOLD.several[scene.words.lang] : first.title;
  const open = (one: Sheet) => <Button kind="quiet" icon="eye" label={say("show_sheet", { title: one.title })} onClick={() => { onOpen(one.key); }} />;
  const body = ({ key: of, Part }: Sheet) => <Part scene={scene} of={of} onRead={() => undefined} onClose={onClose} />;
  return (
    <div class="sheets">
      <section class={many ? "told-sheet folded several" : "told-sheet folded"} data-line={Number.parseInt(first.key)} ref={box} aria-label={title}>
        <header>
          <h2>{title}</h2>
          {note && !over ? <small>{note}</small> : null}
          {!many && open(first)}
          <Button kind="quiet" icon="close" label={say("close")} onClick={onClose} />
        </header>
        <div class="told-body">{many ? sheets.map((one) => <div key={one.key} class="folded-row"><h3>{one.title}</h3>{body(one)}{open(one)}</div>) : body(first)}</div>
      </section>
    </div>
  );
}
