/** The keyboard never loses its place: where what had the focus has gone or is hidden, the focus stays nearby.
 *
 * A place to stay is whatever surrounds it with `tabindex="-1"` (a part of a page, its main part), or, within that, what
 * is marked `data-next`: there it goes on. The next Tab leads to the first control in it.
 */

/** What surrounds an element and can take the focus, from the inside. */
function around(element: Element): readonly Element[] {
  const found: Element[] = [];
  for (let at = element.parentElement; at; at = at.parentElement) if (at.matches("[tabindex='-1']")) found.push(at);
  return found;
}

/** Neither taken out of the page nor hidden. */
const here = (element: Element): boolean => element.isConnected && element.checkVisibility({ visibilityProperty: true });

/** Watches the page for good. Who uses a mouse and clicks beside everything has given the focus away. */
export function keepFocus(page: Document): void {
  let last: Element | null = null;
  let homes: readonly Element[] = [];
  const lost = (): boolean => last !== null && !here(last) && (page.activeElement === page.body || page.activeElement === null);
  page.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof Element)) return;
    last = target;
    homes = around(target);
  });
  page.addEventListener("pointerdown", () => { last = null; });
  const mend = (): void => {
    if (!lost()) return;
    const home = homes.find(here) ?? page.querySelector("main");
    const next = home?.querySelector("[data-next]") ?? home;
    if (!(next instanceof HTMLElement)) return;
    if (!next.matches("button, a, [tabindex]")) next.tabIndex = -1;
    next.focus({ preventScroll: true });
  };
  let awaited = false;
  new MutationObserver(() => {
    mend();
    if (awaited) return;
    awaited = true;
    requestAnimationFrame(() => requestAnimationFrame(() => { // what was hidden loses the focus only when the page is drawn
      awaited = false;
      mend();
    }));
  }).observe(page.body, { childList: true, subtree: true });
}
