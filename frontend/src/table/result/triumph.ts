/** Over the map at the end: from the last deed a ring goes out, and where it passes the realm of who has won lights up. What it draws is a layer of its own, and goes again. */

import type { Scene } from "../../faces/face.ts";

const SPACE = "http://www.w3.org/2000/svg";
export const LASTS = 3_200; // ms, from the first light to the result
const SPREAD = 1_300; // ms from the place of the last deed to the far end of the map

type Shown = Pick<Scene, "log" | "view" | "words">;

/** The places where a seat has something, by the parts of the view that are a seat's; none: they are nobody's by themselves. */
export function realm({ view, words }: Pick<Scene, "view" | "words">, seats: readonly number[], places: ReadonlySet<string>): ReadonlySet<string> {
  const found = new Set<string>();
  const take = (what: unknown): void => {
    if (typeof what === "string" && places.has(what)) found.add(what);
    else if (Array.isArray(what)) what.forEach(take);
    else if (what && typeof what === "object") {
      for (const [key, value] of Object.entries(what)) {
        if (places.has(key) && value) found.add(key);
        else take(value);
      }
    }
  };
  for (const part of words.bySeat) for (const seat of seats) take((view[part] as readonly unknown[] | undefined)?.[seat]);
  return found;
}

/** The place that was named last. */
export function lastPlace({ log }: Pick<Scene, "log">, places: ReadonlySet<string>): string | null {
  for (let n = log.length - 1; n >= 0; n--) {
    for (const event of [...log[n]?.events ?? []].reverse()) {
      const place = Object.values(event).find((value) => typeof value === "string" && places.has(value));
      if (typeof place === "string") return place;
    }
  }
  return null;
}

/** `style`: what a page may set only by script. */
const made = (tag: string, attributes: Readonly<Record<string, string | number>>, style: Readonly<Record<string, string>> = {}): SVGElement => {
  const element = document.createElementNS(SPACE, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  for (const [name, value] of Object.entries(style)) element.style.setProperty(name, value);
  return element;
};

/** Lays the light over every map in sight, until it is told to stop. `seats`: who has won; `colours`: theirs; `decided`: by seat, the places that decided it, where the game knows. */
export function light(scene: Shown, seats: readonly number[], colours: readonly string[], decided?: readonly (readonly string[])[]): () => void {
  const layers = [...document.querySelectorAll<SVGSVGElement>("svg.kt-map")].flatMap((map) => {
    const shapes = [...map.querySelectorAll<SVGElement>("[data-region]")].flatMap((element) => {
      const shape = element instanceof SVGPathElement ? element : element.querySelector<SVGPathElement>("path");
      const [id = "", d] = [element.dataset["region"], shape?.getAttribute("d")];
      if (!shape || !d) return [];
      const { x, y, width, height } = shape.getBBox();
      return [{ id, d, sea: element.closest(".kt-zones") !== null, x: x + width / 2, y: y + height / 2 }];
    });
    const { width, height } = map.viewBox.baseVal;
    const ids = new Set(shapes.map(({ id }) => id));
    const each = seats.map((seat, n) => (decided ? new Set(decided[n]?.filter((id) => ids.has(id))) : realm(scene, [seat], ids)));
    const from = shapes.find(({ id }) => id === lastPlace(scene, ids)) ?? { x: width / 2, y: height / 2 };
    const far = Math.hypot(Math.max(from.x, width - from.x), Math.max(from.y, height - from.y));
    const layer = made("g", { class: "triumph-light", "aria-hidden": "true" });
    const lit = new Set(each.flatMap((one) => [...one]));
    if (lit.size) layer.append(made("path", { class: "triumph-rest", d: shapes.flatMap(({ id, d, sea }) => (lit.has(id) || sea ? [] : [d])).join(""), "fill-rule": "evenodd" }));
    seats.forEach((_, n) => {
      const own = each[n]?.size ? each[n] : null;
      for (const { id, d, x, y } of shapes) {
        if (own ? !own.has(id) : lit.size > 0 || n > 0) continue;
        const part = made("g", { class: own ? "triumph-own" : "triumph-own all" }, { "--triumph": colours[n] ?? "", "animation-delay": `${String(Math.round((Math.hypot(x - from.x, y - from.y) / far) * SPREAD))}ms` });
        part.append(made("path", { class: "triumph-fill", d, "fill-rule": "evenodd" }), made("path", { class: "triumph-line", d }));
        layer.append(part);
      }
    });
    for (const n of [0, 1]) layer.append(made("circle", { class: "triumph-ring", cx: from.x, cy: from.y, r: far }, { "transform-origin": `${String(from.x)}px ${String(from.y)}px`, "animation-delay": `${String(n * 260)}ms` }));
    (map.querySelector(".kt-highlights") ?? map.lastElementChild)?.after(layer); // names and pieces stand on it
    return [layer];
  });
  return () => { for (const layer of layers) layer.remove(); };
}
