/** Rows and items that can be asked about and hold nothing that takes the focus: each list of them is one stop of the
 * keyboard, the arrows lead on, and "?" asks. */

import { useEffect } from "preact/hooks";

const FOCUSED = "button, a[href], input, select, textarea, summary, [tabindex]:not([data-stop])";
const LISTS = "ul, ol, table";
const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** What the focus is on: the thing itself, or the one of the row in which it is. */
export function rowOf(target: Element): HTMLElement | null {
  const own = target.closest<HTMLElement>("[data-about]");
  if (own) return own;
  const things = target.closest("li, tr, [role=group], button")?.querySelectorAll<HTMLElement>("[data-about]");
  return things?.length === 1 ? (things[0] ?? null) : null;
}

/** The things without a focus of their own, list by list. */
function lists(): ReadonlyMap<Element, readonly HTMLElement[]> {
  const found = new Map<Element, HTMLElement[]>();
  for (const thing of document.querySelectorAll<HTMLElement>("[data-about]")) {
    const row = thing.closest("li, tr") ?? thing;
    if (row.querySelector(FOCUSED) || thing.matches(FOCUSED) || thing.parentElement?.closest("button, a[href], [data-about]")) continue;
    const list = thing.closest(LISTS) ?? thing.parentElement;
    if (list) found.set(list, [...(found.get(list) ?? []), thing]);
  }
  return found;
}

function mark(): void {
  for (const things of lists().values()) {
    const now = things.find(({ tabIndex }) => tabIndex === 0) ?? things[0];
    for (const thing of things) {
      thing.dataset["stop"] = "";
      thing.tabIndex = thing === now ? 0 : -1;
    }
  }
}

export function useStops(): void {
  useEffect(() => {
    let frame = 0;
    const soon = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(mark);
    };
    soon();
    const watch = new MutationObserver(soon);
    watch.observe(document.body, { childList: true, subtree: true });
    const press = (event: KeyboardEvent): void => {
      const by = STEPS[event.key];
      const { target } = event;
      if (by === undefined || event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement) || target.dataset["stop"] === undefined) return;
      const things = [...lists().values()].find((some) => some.includes(target)) ?? [];
      const next = things[things.indexOf(target) + by];
      event.preventDefault();
      event.stopPropagation();
      if (!next) return;
      target.tabIndex = -1;
      next.tabIndex = 0;
      next.focus();
    };
    document.addEventListener("keydown", press, true);
    return () => {
      cancelAnimationFrame(frame);
      watch.disconnect();
      document.removeEventListener("keydown", press, true);
    };
  }, []);
}
