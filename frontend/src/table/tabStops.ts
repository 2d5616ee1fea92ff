/** Everything that can be asked is reached by keys: what takes no focus by itself (a row of a table, a name, a track) gets
 * a stop for Tab, one in each list or table, and the arrows, Home and End lead on to its neighbours.  In a log each word of
 * the line where one is has a stop.
 *
 * The stops are set when Tab is pressed: until then nobody needs them, and nothing has to be watched.
 */

import { isShown } from "../app/shown.ts";
import { along } from "../keys.ts";

const TAKES = "a[href], button, input, select, textarea, summary, [contenteditable]";
const ROW = "li, tr, [role=group]";
const GROUP = "table, ul, ol, [role=group]";

const isSeen = (element: Element): boolean => isShown(element) && !element.closest("[inert], [aria-hidden=true]");
/** Whatever can be pressed in it, around it, or alone with it in its row answers for it. */
function isSilent(element: HTMLElement): boolean {
  if (element.closest(TAKES) ?? element.closest(".kt-board") ?? element.querySelector(TAKES)) return false;
  const row = element.closest(ROW);
  return !(row && row !== element && row.querySelector(TAKES) && row.querySelectorAll("[data-about]").length === 1);
}
const logOf = (element: Element): Element | null => element.closest("[role=log]");
/** In a log, where the arrows lead from line to line, the words of one line can be asked: where the arrows are. */
const isElsewhere = (element: Element): boolean => logOf(element) !== null && !element.closest("li")?.querySelector("button[tabindex='0']");
const groupOf = (element: Element): Element => (logOf(element) ? element : (element.parentElement?.closest(GROUP) ?? element));

/** The things of a page that wait for a stop, by the list or table in which they stand. */
function groups(page: Document): ReadonlyMap<Element, readonly HTMLElement[]> {
  const found = new Map<Element, HTMLElement[]>();
  for (const element of page.querySelectorAll<HTMLElement>("[data-about]")) {
    const waits = isSilent(element) && !isElsewhere(element);
    if (element.dataset["stop"] !== undefined && !waits) { // it can be pressed by now, or the arrows have gone on
      element.removeAttribute("tabindex");
      element.removeAttribute("aria-labelledby");
      delete element.dataset["stop"];
    } else if (waits && isSeen(element)) {
      const group = groupOf(element);
      found.set(group, [...(found.get(group) ?? []), element]);
    }
  }
  return found;
}

let ids = 0;

/** One of each list can be reached by Tab: where one has been, else the first. */
export function setStops(page: Document): void {
  for (const things of groups(page).values()) {
    const stop = things.find((one) => one.dataset["stop"] === "here") ?? things[0];
    for (const one of things) {
      one.dataset["stop"] = one === stop ? "here" : "";
      one.tabIndex = one === stop ? 0 : -1;
      one.id ||= `stop-${String(++ids)}`;
      one.setAttribute("aria-labelledby", one.id); // what has the focus has a name: all that can be read in it
      if (one.matches(".term")) one.role = "term"; // and is something
    }
  }
}

/** From one of them to the next; false: the key means something else. */
export function walkStops(page: Document, event: KeyboardEvent): boolean {
  const at = page.activeElement;
  if (!(at instanceof HTMLElement) || at.dataset["stop"] === undefined || logOf(at)) return false;
  const things = groups(page).get(groupOf(at)) ?? [];
  const next = things[along(event, "stop", things.indexOf(at), things.length)];
  if (!next) return false;
  for (const one of things) one.dataset["stop"] = one === next ? "here" : "";
  setStops(page);
  next.focus();
  return true;
}
