/** A press is for what was there: what comes under the pointer within half a second after it takes no press, and no second one of a double click. Fetched when there is a pointer. */

import { counted } from "../net/clock.ts";

const HALF = 500; // ms

let first: string | null = null; // what was pressed, and at which question; null: not known yet
let name = "";
let at = 0;
let spot: readonly [number, number] = [0, 0];
let round = 0;

const nameOf = (control: Element): string => (control.getAttribute("aria-label") ?? control.textContent).replace(/\d+/g, "");

/** In every frame, and it tells the time: the document's own clock stands between two of them. */
function look(mine: number, now: number): void {
  const left = at + HALF - now;
  if (left <= 0 || mine !== round) return;
  const under = document.elementFromPoint(...spot)?.closest(".ask button, .hand button, .map-tools button");
  if (under && nameOf(under) !== name) under.animate({ pointerEvents: ["none", "none"] }, left);
  requestAnimationFrame((then) => { look(mine, then); });
}

function once(event: MouseEvent): void {
  if (event.detail === 0 || !(event.target instanceof Element) || !event.target.closest(".table-page")) return; // by a key, or elsewhere
  const control = event.target.closest(".ask button, .hand button");
  const named = control ? nameOf(control) : "";
  const means = control && `${document.querySelector<HTMLElement>(".ask")?.dataset["decision"] ?? ""} ${named}`;
  if (event.detail > 1 && means && first !== null && means !== first) {
    event.preventDefault();
    event.stopPropagation();
    return;
  }
  [first, name, at, spot] = [means ?? "", named, event.timeStamp, [event.clientX, event.clientY]];
  look(++round, at);
}

addEventListener("click", once, true);

const LATE = 1000; // ms: so long somebody still aims at what goes by itself

/** Lies where something has gone, and takes what was meant for that: longer where it went by itself. */
export function shield({ left, top, right, bottom, width, height }: DOMRect): void {
  const [x, y] = spot;
  const pressed = counted() - at < HALF && x >= left && x <= right && y >= top && y <= bottom;
  const pane = document.createElement("div");
  Object.assign(pane.style, { position: "fixed", zIndex: "30", left: `${String(left)}px`, top: `${String(top)}px`, width: `${String(width)}px`, height: `${String(height)}px` });
  document.body.append(pane);
  setTimeout(() => { pane.remove(); }, pressed ? HALF : LATE);
}
