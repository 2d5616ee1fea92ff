/** What others do to the page's nodes, seen from the beginning; what then has to be done comes with the first such thing (`domRepair.ts`). */

import { options } from "preact";

import type { Drawn, Made } from "./domRepair.ts";

/** What the page has made; of a text, what it says. */
const made: Made = new WeakMap();

/** Sees to it that what is drawn below `root` from now on is right whatever others do there. */
export function watchDom(root: Node): void {
  let foreign: typeof import("./domRepair.ts") | null = null;
  let coming: Promise<unknown> | null = null;
  let noted: MutationRecord[] = []; // in elements with nodes of ours
  const note = (records: readonly MutationRecord[]): void => {
    if (foreign) {
      foreign.note(records);
      return;
    }
    noted.push(...records.filter(({ target }) => made.has(target)));
    if (coming || !noted.some(({ removedNodes }) => [...removedNodes].some((node) => made.has(node)))) return;
    coming = import("./domRepair.ts").then((come) => {
      foreign = come;
      foreign.meet(made);
      foreign.note(noted);
      noted = [];
    }, () => { coming = null; });
  };
  const watch = new MutationObserver(note);
  watch.observe(root, { childList: true, subtree: true });

  const { diffed } = options;
  options.diffed = (vnode) => {
    const { __e: node, props } = vnode as Drawn;
    if (node) made.set(node, typeof props === "string" ? props : null);
    diffed?.(vnode);
  };

  options.debounceRendering = (draw) => {
    const act = (): void => {
      note(watch.takeRecords());
      if (coming && !foreign) void coming.then(act); // nothing is drawn into what others have changed
      else if (foreign) foreign.drawn(draw, () => { watch.takeRecords(); });
      else {
        draw();
        watch.takeRecords(); // these were ours
      }
    };
    queueMicrotask(act);
  };
}
