// Whether what is asked has the room that there is: on a desk nothing of a question is cut or covered as long as anything else
// of the panel, standings or a lesson's text, has any; on a phone, and where the window is too low, a sign says that there is more.

/** What is cut though there is room for it, in words; `[]` where nothing is. */
export const cramped = (page) => page.evaluate(async () => {
  const LEAST = 124; // px that a lesson keeps in any case
  const ask = document.querySelector(".ask[data-decision]");
  if (!ask) return [];
  const named = (one) => `${one.className} ${(one.getAttribute("aria-label") ?? one.textContent).trim().replace(/\s+/g, " ").slice(0, 40)}`;
  const phone = ask.closest(".sheet-in");
  const frame = phone ?? ask;
  const edge = frame.getBoundingClientRect();
  const seen = (one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().height > 2;
  const cut = [...ask.querySelectorAll("button, input, select, summary, .fp-odds, .controls p, .controls li")].filter(seen).flatMap((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const x = (left + right) / 2;
    return [top + 4, bottom - 4].flatMap((y) => {
      if (y < edge.top || y > edge.bottom) return [`${named(one)} ends at ${Math.round(y)}, what is seen at ${Math.round(edge.bottom)}`];
      const over = document.elementFromPoint(x, y)?.closest(".fp-actions, .eu-foot, .ak-bottom, .at-actions, .steps-go");
      return over && !over.contains(one) && !one.contains(over) ? [`${named(one)} lies under ${named(over)}`] : [];
    }).slice(0, 1);
  });
  if (!cut.length) return [];
  for (let i = 0; i < 20 && !frame.hasAttribute("data-more") && frame.scrollTop <= 4; i++) await new Promise((then) => { setTimeout(then, 100); }); // it comes once the page has a moment
  const says = frame.hasAttribute("data-more") || frame.scrollTop > 4 ? [] : ["nothing says that there is more"];
  if (phone) return says;
  const parts = document.querySelector(".panel-parts").getBoundingClientRect();
  const coach = document.querySelector(".panel .coach")?.getBoundingClientRect().height ?? 0;
  const drawer = document.querySelector(".panel > .leaves").getBoundingClientRect();
  const sides = document.querySelector(".panel .sides")?.getBoundingClientRect();
  const free = Math.max(0, Math.min(parts.bottom, sides?.bottom ?? 0) - (sides?.top ?? Infinity)) + Math.max(0, coach - LEAST) + Math.max(0, drawer.top - parts.bottom - 9);
  return [...(free > 8 ? [`${Math.round(free)} px are left for others, yet: ${cut.join("; ")}`] : []), ...says];
});

/** What of a question is not whole where it stands, its sentence and all that can be pressed, in words; `[]` where everything is. */
export const cutOff = (page) => page.evaluate(() => {
  const ask = document.querySelector(".panel .ask[data-decision]");
  if (!ask) return [];
  const edge = ask.getBoundingClientRect();
  return [...ask.querySelectorAll(".question, .controls :is(button, input, select, summary), .fp-odds")].filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().height > 2).flatMap((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const name = (one.getAttribute("aria-label") ?? one.textContent).trim().replace(/\s+/g, " ").slice(0, 40);
    if (top < edge.top - 1 || bottom > edge.bottom + 1) return [`${name}: ${Math.round(top)} to ${Math.round(bottom)}, seen are ${Math.round(edge.top)} to ${Math.round(edge.bottom)}`];
    const over = [top + 4, bottom - 4].map((y) => document.elementFromPoint((left + right) / 2, y)).find((at) => at && !one.contains(at) && !at.contains(one));
    return over ? [`${name} lies under ${over.tagName} ${over.getAttribute("class")}`] : [];
  });
});

/** Buttons that decide, of a question or of a lesson's word, which are not in sight or lie under something, in words; `[]` where all can be pressed. */
export const outOfSight = (page) => page.evaluate(() => [...document.querySelectorAll(".ask[data-decision] .controls > [class*='-compact'] > :is(.fp-actions, .eu-foot, .ak-bottom, .at-actions):last-of-type button, .ask[data-decision] .fp-first, .ask[data-decision] .button.primary, .coach-on .button.primary")].flatMap((one) => {
  if (!one.checkVisibility({ visibilityProperty: true })) return [];
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const hit = top >= 0 && bottom <= innerHeight ? document.elementFromPoint((left + right) / 2, (top + bottom) / 2) : null;
  return one.contains(hit) || (hit && hit === one.parentElement) ? [] : [`${one.textContent.trim()} at ${Math.round(top)} to ${Math.round(bottom)} of ${innerHeight}${hit ? `, under ${hit.tagName} ${hit.getAttribute("class")}` : ""}`];
}));
