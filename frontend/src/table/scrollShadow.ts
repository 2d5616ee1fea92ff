/** Whether what scrolls holds more below: the row of actions, which stays at its lower edge, then throws a shadow, and in the margin beside its edge is a sign, which goes there when it is pressed. */

import "./scroll-shadow.css";

const NEAR = 4; // px: less is nothing that is missed
const SIGN = 44; // px: as high it is
export const FOOT = ".fp-actions, .eu-foot, .ak-bottom, .at-actions, .steps-go, .advised-keys"; // rows of actions that may stay at the lower edge

const SAYS = "button, input, select, summary, svg, img"; // is something without a word

/** Whether anything that can be seen lies lower than this, in what scrolls and in none of these rows; room that is kept is nothing. */
function liesBelow(frame: HTMLElement, edge: number, rows: readonly HTMLElement[]): boolean {
  return [...frame.querySelectorAll<HTMLElement>("*")].some((one) => {
    if (!one.matches(SAYS) && ![...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())) return false;
    const { bottom, height } = one.getBoundingClientRect();
    return height > 2 && bottom > edge + 2 && !rows.some((row) => row.contains(one)) && one.checkVisibility({ visibilityProperty: true });
  });
}

/** Marks what scrolls the question, itself on a desk and the sheet on a phone, with `data-more` while there is more below; ends with what is returned. */
export function watchBelow(ask: HTMLElement, compact: boolean): () => void {
  const frame = compact ? ask.closest<HTMLElement>(".sheet-in") : ask;
  if (!frame) return () => undefined;
  let top = Infinity; // of the sign
  const look = (): void => {
    const { bottom } = frame.getBoundingClientRect();
    const scrolls = frame.scrollHeight - frame.clientHeight - frame.scrollTop > NEAR;
    const rows = scrolls ? [...ask.querySelectorAll<HTMLElement>(FOOT)].filter((row) => { const at = row.getBoundingClientRect(); return at.height > 0 && at.top < bottom && Math.abs(at.bottom - bottom) < NEAR; }) : [];
    const foot = Math.max(0, ...rows.map((row) => bottom - row.getBoundingClientRect().top));
    const more = scrolls && liesBelow(frame, bottom - foot, rows);
    frame.toggleAttribute("data-more", more);
    top = more ? bottom - foot - SIGN : Infinity;
    const above = `${String(foot)}px`; // the sign lies above it
    if (more && frame.style.getPropertyValue("--foot") !== above) frame.style.setProperty("--foot", above);
  };
  frame.onclick = ({ target, clientY }) => { // the sign counts as the frame itself
    if (target === frame && clientY > top) frame.scrollBy({ top: 200, behavior: "smooth" });
  };
  const watch = new ResizeObserver(look);
  const all = (): void => { for (const one of [frame, ask, ...ask.children, ...(ask.parentElement?.children ?? [])]) watch.observe(one); };
  const come = new MutationObserver(() => { all(); look(); }); // a lesson's text above it is fetched, a word comes into room that was kept
  all();
  come.observe(frame, { childList: true, characterData: true, subtree: true, attributeFilter: ["class", "hidden", "open", "style"] });
  frame.addEventListener("scroll", look, { passive: true });
  return () => {
    watch.disconnect();
    come.disconnect();
    frame.removeEventListener("scroll", look);
    frame.onclick = null;
    frame.removeAttribute("data-more");
  };
}
