// Whether a page fits its window: nothing cut off, nothing beside it, no control on another, none too small for a finger.

/** What does not fit, in words; `[]` where everything does. `finger`: the least width and height of what is pressed, in CSS pixels; 0: any. */
export const misfits = (page, finger = 0) => page.evaluate((least) => {
  const PRESSED = "button, a[href], input:not([type=hidden]), select, textarea, summary, [role=button], [role=slider]";
  const found = [];
  const named = (one) => `<${one.tagName.toLowerCase()}${one.className && typeof one.className === "string" ? `.${one.className.trim().split(/\s+/).join(".")}` : ""}> ${(one.getAttribute("aria-label") ?? one.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 50)}`;
  const round = ({ left, top, right, bottom }) => [left, top, right, bottom].map(Math.round).join(" ");
  const shown = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !one.closest(".unseen, .skip, svg, [inert]") && one.getBoundingClientRect().width > 2 && one.getBoundingClientRect().height > 2;
  const layer = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document; // behind a dialog nothing is pressed
  const stuck = (one) => { for (let at = one; at; at = at.parentElement) if (getComputedStyle(at).position === "sticky") return at; return null; };
  const boxes = new Map();
  /** What of an element can be seen, and whether scrolling brings the rest. */
  const seen = (one) => {
    let { left, top, right, bottom } = one.getBoundingClientRect();
    let cut = "";
    const scrollers = [];
    let fixed = getComputedStyle(one).position === "fixed";
    for (let at = one.parentElement; at && !fixed; at = at.parentElement) {
      const { overflowX, overflowY, position, display } = getComputedStyle(at);
      if (position === "fixed") fixed = true;
      if (display === "inline" || display === "contents" || at === document.documentElement || at === document.body) continue;
      const clip = at.getBoundingClientRect();
      const scrollsX = /auto|scroll/.test(overflowX) && at.scrollWidth > at.clientWidth + 1;
      const scrollsY = /auto|scroll/.test(overflowY) && at.scrollHeight > at.clientHeight + 1;
      if (scrollsX || scrollsY) scrollers.push(at);
      if (overflowX !== "visible") {
        if (!scrollsX && right > left && (left < clip.left - 1.5 || right > clip.right + 1.5)) cut ||= `cut by ${named(at).slice(0, 60)} (${round(clip)})`;
        left = Math.max(left, clip.left);
        right = Math.min(right, clip.right);
      }
      if (overflowY !== "visible") {
        if (!scrollsY && bottom > top && (top < clip.top - 1.5 || bottom > clip.bottom + 1.5)) cut ||= `cut by ${named(at).slice(0, 60)} (${round(clip)})`;
        top = Math.max(top, clip.top);
        bottom = Math.min(bottom, clip.bottom);
      }
    }
    const long = document.documentElement.scrollHeight > innerHeight + 1 && !fixed;
    if (right > left && (left < -1.5 || right > innerWidth + 1.5)) cut ||= "beside the window";
    if (bottom > top && !long && (top < -1.5 || bottom > innerHeight + 1.5)) cut ||= "above or below the window";
    return { left, top, right, bottom, cut, scrollers };
  };
  if (document.documentElement.scrollWidth > innerWidth + 1) found.push(`the page is ${document.documentElement.scrollWidth} wide in a window of ${innerWidth}`);
  const pressed = [...layer.querySelectorAll(PRESSED)].filter(shown).filter((one) => !(one.matches("input") && one.closest("label") && getComputedStyle(one).opacity === "0"));
  for (const one of pressed) {
    const box = seen(one);
    boxes.set(one, box);
    const whole = one.getBoundingClientRect();
    if (box.cut) found.push(`${named(one)} at ${round(whole)} is ${box.cut}`);
    else if (box.right > box.left && box.bottom > box.top) {
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      if (x > 0 && y > 0 && x < innerWidth && y < innerHeight) {
        const label = one.closest("label");
        const hit = (px, py) => { const at = document.elementFromPoint(px, py); return !at || one.contains(at) || at.contains(one) || label?.contains(at) ? null : at; };
        let over = hit(x, y);
        if (over && box.scrollers.length) { // what lies over a scrolled part is scrolled free
          const kept = box.scrollers.map((at) => [at, at.scrollLeft, at.scrollTop]);
          one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
          const now = seen(one);
          over = hit((now.left + now.right) / 2, (now.top + now.bottom) / 2);
          for (const [at, l, t] of kept) at.scrollTo({ left: l, top: t, behavior: "instant" });
        }
        if (over) found.push(`${named(one)} at ${round(whole)} lies under ${named(over)}`);
      }
    }
    if (least) {
      const inline = getComputedStyle(one).display === "inline" && one.matches("a");
      const target = (one.matches("input[type=checkbox], input[type=radio]") && one.closest("label")) || one;
      const { width, height } = target.getBoundingClientRect();
      /** It may take more than it shows: a finger beside it still hits it. */
      const reaches = (dx, dy) => [-1, 1].some((side) => { const at = document.elementFromPoint((whole.left + whole.right) / 2 + side * dx, (whole.top + whole.bottom) / 2 + side * dy); return at !== null && target.contains(at); });
      const small = (width < least - 0.5 && !reaches(least / 2 - 2, 0)) || (height < least - 0.5 && !reaches(0, least / 2 - 2));
      if (!inline && !one.closest(".sentence, p, small, dd") && small) found.push(`${named(one)} is ${Math.round(width)}×${Math.round(height)}, too small for a finger`);
    }
  }
  const all = [...boxes].filter(([, box]) => !box.cut && box.right - box.left > 1 && box.bottom - box.top > 1);
  for (const [i, [one, a]] of all.entries()) {
    for (const [two, b] of all.slice(i + 1)) {
      if (Math.min(a.right, b.right) - Math.max(a.left, b.left) < 3 || Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) < 3) continue;
      if (one.contains(two) || two.contains(one) || one.closest("label")?.contains(two)) continue;
      if (stuck(one) !== stuck(two) && a.scrollers.length && b.scrollers.length) continue; // scrolled below what sticks
      if (a.scrollers.some((at) => !at.contains(two)) || b.scrollers.some((at) => !at.contains(one))) continue; // scrolled apart
      found.push(`${named(one)} (${round(a)}) and ${named(two)} (${round(b)}) overlap`);
    }
  }
  for (const one of layer.querySelectorAll("h1, h2, h3, p, li, label, legend, td, th, dt, dd, button, a, b, summary")) {
    if (!shown(one) || !one.textContent.trim()) continue;
    const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(one);
    if (overflowX === "hidden" && textOverflow !== "ellipsis" && one.scrollWidth > one.clientWidth + 1) found.push(`text of ${named(one)} is cut`);
    else if (overflowY === "hidden" && webkitLineClamp === "none" && one.scrollHeight > one.clientHeight + 3) found.push(`text of ${named(one)} is cut below`);
    else if (one.matches("h1, h2, h3, p, legend, label, summary") && !boxes.has(one)) {
      const { cut } = seen(one);
      if (cut) found.push(`${named(one)} is ${cut}`);
    }
  }
  return [...new Set(found)];
}, finger);
