// What moves after an input, noted in the page itself: for half a second what was pressed stays under the pointer, nothing else
// comes there, and what is pressed several times in a row keeps its place. Boxes say it, and the browser's own layout-shift entries;
// of these the ones with `hadRecentInput` count, for they are what is looked for, as long as the same is asked.

/** Runs in the page, before its first script; what it has noted is `globalThis.jumps`, and `globalThis.shifts` what the browser has. */
export const watch = () => {
  const HALF = 500; // ms
  const SLACK = 6; // px
  const STEADY = ".fp-steps button, .fp-rack .fp-chip, .at-card, .tabs button, .map-tools button, .head-tools button, .switch > button"; // pressed in a row, or a way out
  globalThis.jumps = [];
  globalThis.shifts = [];
  let input = null; // the last one, and what was asked then
  const asked = () => `${document.querySelector(".ask")?.dataset.decision} ${document.querySelectorAll(".at-card").length}`; // a hand that has changed is another one
  const named = (element) => (element.getAttribute("aria-label") ?? element.textContent).replace(/\d+/g, "#").trim().slice(0, 60);
  const frame = (element) => { // what the whole sheet of a phone does is no jump of what lies in it
    const sheet = element.closest(".sheet-phone")?.querySelector(".sheet-in");
    return sheet ? sheet.getBoundingClientRect().top - sheet.scrollTop : 0;
  };
  const lifted = (element) => element.closest("li")?.matches(".at-chosen, .at-away") ?? false; // a card that is taken up or laid back
  const under = (x, y) => {
    const found = document.elementFromPoint(x, y)?.closest("button, input, summary, a");
    return found && found.getAttribute("aria-disabled") !== "true" ? found : null;
  };
  new PerformanceObserver((list) => {
    for (const { value, startTime, sources } of list.getEntries()) {
      if (!input || startTime - input.at > HALF || asked() !== input.asked) continue;
      for (const { node, previousRect: a, currentRect: b } of sources) if (node?.matches?.(STEADY) && a.width && b.width && !node.closest(".sheet-phone") && Math.hypot(a.x - b.x, a.y - b.y) > SLACK) globalThis.shifts.push(`${input.name}: ${named(node)} by ${Math.round(b.y - a.y)} (${value.toFixed(3)})`);
    }
  }).observe({ type: "layout-shift", buffered: true });
  const note = (event) => {
    if (!(event.target instanceof Element) || event.target.closest("dialog, .about, .mark-card, .log, .told-sheet")) return;
    const pressed = event.target.closest("button, summary, a");
    const box = pressed?.getBoundingClientRect();
    const [x, y] = event.isTrusted && (event.clientX || event.clientY) ? [event.clientX, event.clientY] : box ? [box.left + box.width / 2, box.top + box.height / 2] : [-1, -1];
    const one = under(x, y);
    const name = pressed ? named(pressed) : event.target.closest("[data-region]")?.getAttribute("data-region") ?? event.target.tagName;
    const before = [...document.querySelectorAll(STEADY)].filter((each) => each.checkVisibility()).map((each) => [each, each.getBoundingClientRect(), named(each), frame(each), lifted(each)]);
    const mine = { at: performance.now(), asked: asked(), name };
    input = mine;
    const said = new Set();
    const say = (text) => { if (!said.has(text)) globalThis.jumps.push(`${name}: ${text}`); said.add(text); };
    let last = null;
    const look = () => {
      if (performance.now() - mine.at > HALF || input !== mine || asked() !== mine.asked) return; // another question is another matter: `pressGuard.ts`
      const now = under(x, y);
      const twice = now === last; // nobody presses within a frame
      last = now;
      if (twice && now && now !== one && named(now) !== named(one ?? now) + (one ? "" : " ")) say(`→ ${named(now)}`);
      if (one?.isConnected && one.checkVisibility()) {
        const at = one.getBoundingClientRect();
        if (x < at.left || x > at.right || y < at.top || y > at.bottom) say(`goes away, ${Math.round(at.left - box.left)}, ${Math.round(at.top - box.top)}`);
      }
      for (const [each, was, called, lay, up] of before) {
        if (!each.isConnected || !each.checkVisibility() || named(each) !== called || each === pressed) continue;
        const is = each.getBoundingClientRect();
        const [dx, dy] = [is.left - was.left, is.top - frame(each) - was.top + lay];
        if (is.width && Math.max(Math.abs(dx), Math.abs(dy)) > SLACK && !up && !lifted(each)) say(`moves ${called} by ${Math.round(dx)}, ${Math.round(dy)}`);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };
  addEventListener("pointerdown", note, true);
  addEventListener("click", (event) => { if (!event.isTrusted) note(event); }, true); // tests that press by script
};
