/** A press is for what was there: what comes under the pointer within half a second after it takes no press, and no second one of a double click. */

const HALF = 500; // ms

let first = ""; // what was pressed, and at which question
let name = "";
let at = 0;
let spot: readonly [number, number] = [0, 0];

const nameOf = (control: Element): string => (control.getAttribute("aria-label") ?? control.textContent).replace(/\d+/g, "");

const watcher = new MutationObserver(() => {
  const left = at + HALF - performance.now();
  if (left <= 0) {
    watcher.disconnect();
    return;
  }
  const now = document.elementFromPoint(...spot)?.closest("button");
  if (now?.closest(".ask, .hand") && nameOf(now) !== name) now.animate({ pointerEvents: ["none", "none"] }, left);
});

export function once(event: MouseEvent): void {
  if (event.detail === 0 || !(event.target instanceof Element)) return; // by a key
  const control = event.target.closest(".ask button, .hand button");
  const ask = document.querySelector<HTMLElement>(".ask");
  name = control ? nameOf(control) : "";
  const means = control ? `${ask?.dataset["decision"] ?? ""} ${name}` : "";
  if (event.detail > 1 && means && means !== first) {
    event.preventDefault();
    event.stopPropagation();
    return;
  }
  [first, at, spot] = [means, performance.now(), [event.clientX, event.clientY]];
  if (ask?.parentElement) watcher.observe(ask.parentElement, { subtree: true, childList: true, characterData: true });
}
