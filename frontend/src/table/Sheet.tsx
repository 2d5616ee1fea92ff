/** The sheet on a phone: low, as high as what it holds, or full, kept on this device; its grip drags it, and is a key as well. */

import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

import { calmly } from "../board/calm.ts";
import { local, put, taken } from "../net/storage.ts";
import { useSay } from "../words/table/index.ts";
import { useBackButton } from "../app/backButton.ts";
import { given } from "./keptHeight.ts";
import { measured, under } from "./under.ts";

const PLACE = "kartentisch.sheet";
const SIZES = ["peek", "half", "full"] as const;
type Size = (typeof SIZES)[number];
const STEP = 44; // px
const A_TAP = 6; // px: less is no dragging

function kept(): Size {
  const size = taken(local, PLACE);
  return SIZES.find((one) => one === size) ?? "half";
}

/** The size whose height is the nearest. */
export function nearest(height: number, heights: Readonly<Record<Size, number>>): Size {
  return SIZES.reduce((best, size) => (Math.abs(heights[size] - height) < Math.abs(heights[best] - height) ? size : best), SIZES[0]);
}

interface Props {
  readonly fixed: boolean;
  /** What is asked: while it is the same, the sheet grows only, and by whole steps. */
  readonly about: string;
  /** Something was chosen, or the past is shown: what it is, and what can be done with it, is seen first. */
  readonly begun: boolean;
  /** What is asked is answered on the map: for that a small sheet stays small. */
  readonly onMap: boolean;
  /** What was chosen so far. */
  readonly chosen: string;
  readonly children: ComponentChildren;
}

export function Sheet({ fixed, about, begun, onMap, chosen, children }: Props) {
  const say = useSay();
  const opened = (): Size => (kept() === "peek" && (begun || (about !== "" && !onMap)) ? "half" : kept());
  const [size, setSize] = useState(opened);
  useLayoutEffect(() => { setSize(opened); }, [about, begun, chosen]); // put down by hand with something chosen, it comes again for what is chosen next
  const box = useRef<HTMLDivElement>(null);
  const drag = useRef<{ readonly from: number; readonly height: number; moved: boolean } | null>(null);
  const dragged = useRef(false); // the click that ends a dragging is none
  useLayoutEffect(() => {
    const sheet = box.current;
    if (!sheet) return undefined;
    let high = 0;
    sheet.lastElementChild?.scrollTo(0, 0); // a question is read from its beginning
    const grows = (): void => {
      high = 0;
      sheet.style.removeProperty("--kept");
    };
    grows();
    sheet.style.maxHeight = "";
    let rises = (): void => undefined;
    const hold = ({ target }: Event): void => { // what is pressed stays below the finger: the sheet rises by what comes above that, by the rest when nothing is pressed for a while
      if (sheet.dataset["size"] !== "half" || sheet.offsetLeft > 0 || drag.current || !(target instanceof Element && target.closest(".sheet-in"))) return;
      rises();
      const from = target.getBoundingClientRect().top;
      let most = sheet.offsetHeight;
      const limit = (): void => { sheet.style.maxHeight = `min(${String(most)}px, var(--half), 100%)`; };
      limit();
      const comes = new ResizeObserver(() => {
        const by = target.isConnected ? target.getBoundingClientRect().top - from : 0;
        if (by < 1 || drag.current) return;
        most += by;
        limit();
      });
      for (const part of sheet.querySelectorAll(".ask, .ask > *")) comes.observe(part);
      const calm = calmly(() => {
        comes.disconnect();
        if (!drag.current) sheet.style.maxHeight = "";
      });
      rises = () => {
        comes.disconnect();
        calm();
      };
    };
    sheet.addEventListener("pointerdown", hold);
    const giving = given.subscribe(grows);
    const watch = new ResizeObserver(() => {
      if (!drag.current) under.value = measured(sheet);
      const now = Math.ceil(sheet.offsetHeight / STEP) * STEP;
      if (sheet.dataset["size"] !== "half" || drag.current || now <= high) return;
      high = now;
      sheet.style.setProperty("--kept", `${String(high)}px`);
    });
    watch.observe(sheet);
    return () => {
      watch.disconnect();
      giving();
      rises();
      sheet.removeEventListener("pointerdown", hold);
    };
  }, [about, fixed]);
  const pressed = useRef<EventTarget | null>(null);
  useEffect(() => {
    const note = ({ target }: Event): void => { pressed.current = target; };
    for (const kind of ["pointerdown", "click"]) document.addEventListener(kind, note, true); // a key or a reader presses without a pointer
    return () => { for (const kind of ["pointerdown", "click"]) document.removeEventListener(kind, note, true); };
  }, []);
  useLayoutEffect(() => { // what is asked next is read from its beginning, unless a finger is at work further below
    const at = pressed.current;
    if (!(at instanceof Node && at.isConnected && box.current?.contains(at))) box.current?.lastElementChild?.scrollTo(0, 0);
  }, [chosen]);
  useBackButton(!fixed && size === "full", () => { resize("half"); });
  const resize = (next: Size): void => {
    setSize(next);
    if (!begun || next !== "peek") put(local, PLACE, next); // with something chosen it is only moved out of the way
  };
  const step = (by: 1 | -1): void => { resize(SIZES[Math.min(Math.max(SIZES.indexOf(size) + by, 0), SIZES.length - 1)] ?? size); };
  const begin = (event: PointerEvent): void => {
    if (!box.current) return;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    drag.current = { from: event.clientY, height: box.current.offsetHeight, moved: false };
    dragged.current = false;
  };
  const move = (event: PointerEvent): void => {
    const at = drag.current;
    if (!at || !box.current) return;
    at.moved ||= Math.abs(event.clientY - at.from) > A_TAP;
    if (at.moved) box.current.style.minHeight = box.current.style.maxHeight = box.current.style.height = `${String(Math.max(at.height + at.from - event.clientY, 40))}px`;
  };
  const end = (): void => {
    const at = drag.current;
    const sheet = box.current;
    drag.current = null;
    if (!at?.moved || !sheet) return;
    dragged.current = true;
    const height = sheet.offsetHeight;
    sheet.style.height = "";
    sheet.style.maxHeight = "";
    sheet.style.minHeight = "";
    const heights = Object.fromEntries(SIZES.map((one) => {
      sheet.dataset["size"] = one;
      return [one, one === "full" ? (sheet.parentElement?.clientHeight ?? 0) : sheet.offsetHeight]; // full it may be, even where it holds less
    })) as Record<Size, number>;
    sheet.dataset["size"] = size;
    resize(nearest(height, heights));
  };
  const press = (event: KeyboardEvent): void => {
    const by = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : 0;
    if (!by) return;
    event.preventDefault();
    step(by);
  };
  return (
    <div class="sheet-phone" ref={box} data-size={fixed ? "fixed" : size}>
      {!fixed && (
        <button
          type="button"
          class="grip"
          aria-label={say(`sheet_${size}`)}
          onPointerDown={begin}
          onPointerMove={move}
          onPointerUp={end}
          onPointerCancel={end}
          onKeyDown={press}
          onClick={() => { if (dragged.current) dragged.current = false; else resize(SIZES[(SIZES.indexOf(size) + 1) % SIZES.length] ?? "half"); }}
        />
      )}
      <div class="sheet-in" tabIndex={-1} onClick={({ target }) => { if (size === "peek" && !fixed && !(target as Element).closest("button, a, [data-about]")) resize("half"); }}>{children}</div>
    </div>
  );
}
