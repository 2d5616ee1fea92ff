/** The keyboard never loses its place: where what had the focus has gone, is hidden or takes no keys any more, the focus
 * stays nearby.
 *
 * A place to stay is whatever surrounds it with `tabindex="-1"` (a part of a page, its main part), or, within that, what
 * is marked `data-next` and seen: there it goes on. The next Tab leads to the first control in it.
 */

import { isShown } from "./shown.ts";

const FRAMES = 2; // looked at after a change; what a frame itself changes begins anew

/** What surrounds an element and can take the focus, from the inside. */
function around(element: Element): readonly Element[] {
  const found: Element[] = [];
  for (let at = element.parentElement; at; at = at.parentElement) if (at.matches("[tabindex='-1']")) found.push(at);
  return found;
}

/** In the page, seen, and able to have the focus. */
const here = (element: Element): boolean => element.isConnected && !element.matches(":disabled") && !element.closest("[inert]") && isShown(element);

/** Takes the focus by itself, or has been given a stop: one that is taken away while it has the focus leaves that on nothing. */
const holds = (element: Element): boolean => here(element) && (element.hasAttribute("tabindex") || (element as HTMLElement | SVGElement).tabIndex >= 0);

/** Watches the page for good. Who uses a mouse and clicks beside everything has given the focus away. */
export function keepFocus(page: Document): void {
  let last: Element | null = null;
  let homes: readonly Element[] = [];
  let tabbed = false; // Tab leads around through the browser's own buttons, and is let go
  const has = (): Element | null => (page.activeElement === page.body ? null : page.activeElement);
  const note = (): void => {
    const at = has();
    if (!at || at === last) return;
    last = at;
    homes = around(at);
  };
  const take = (place: Element): boolean => {
    if (!(place instanceof HTMLElement || place instanceof SVGElement) || !here(place)) return false;
    if (place.tabIndex < 0) place.tabIndex = -1; // as it was, or now a place
    place.focus({ preventScroll: true });
    return page.activeElement === place; // behind an open dialog nothing takes it
  };
  const mend = (moved = false): void => {
    const at = has();
    if (!last || (at && at !== last) || (holds(last) && (at ?? (tabbed && !moved)))) return;
    if (holds(last) && take(last)) return; // it went and came again
    const open = [...page.querySelectorAll("dialog[open] [tabindex='-1']")].at(-1);
    [...homes, open, page.querySelector("main")].some((home) => home && here(home) && [...home.querySelectorAll("[data-next]"), home].some(take));
  };

  let frames = 0;
  const watch = (): void => {
    if (!last) return; // as while a finger moves the map
    if (!frames) requestAnimationFrame(look);
    frames = FRAMES;
  };
  const look = (): void => { // before the frame is drawn: then the browser takes the focus from what is hidden
    mend();
    if (--frames) requestAnimationFrame(look);
  };
  page.addEventListener("focusin", note);
  page.addEventListener("keydown", ({ key }) => { tabbed = key === "Tab"; }, true);
  page.addEventListener("pointerdown", () => { last = null; });
  page.addEventListener("click", note, true); // on what has the focus already
  new MutationObserver((changes) => {
    watch(); // what is hidden only: to ask of that at every change would compute all styles anew each time
    if (has()) return;
    const old = last; // where a list is put in another order, the browser forgets what moves
    mend(old !== null && changes.some(({ removedNodes }) => [...removedNodes].some((node) => node.contains(old))));
  }).observe(page.documentElement, { attributes: true, childList: true, subtree: true }); // a class hides as well as a node that goes
  for (const kind of ["transitionend", "animationend"]) page.addEventListener(kind, watch);
  addEventListener("resize", watch);
}
