/** Notes and plans as SVG over a map. */

import type { MapFile, Point } from "../../board/mapfile.ts";
import { drawing, el } from "../../board/svg.ts";
import { arrow, rank, ring, sign } from "./geometry.ts";
import type { NotebookEntry, Mark, Note, Plan } from "./notebook.ts";
import { opened } from "./pencil.ts";

const PEN = "M5 19l1-4L16.500 4.500l3 3L9 18zM14 7l3 3";

export interface Shown {
  readonly items: readonly NotebookEntry[];
  readonly hidden: readonly string[];
  /** What was made later is not shown. */
  readonly line: number;
  /** Where an arrow begins that is being drawn. */
  readonly from: string | null;
  readonly onNote: () => void;
}

/** The marks that are to be seen, in the order in which they were made. */
export function marksOf({ items, hidden, line }: Pick<Shown, "items" | "hidden" | "line">): readonly (readonly [Mark, Plan])[] {
  return items.flatMap((item) => (item.kind === "plan" && !hidden.includes(item.name) ? item.marks.filter((mark) => (mark.line ?? 0) <= line).map((mark) => [mark, item] as const) : []));
}

export function drawn(shown: Shown, map: MapFile, hair: number): readonly SVGElement[] {
  const at = (id: string | null): Point | null => {
    const [x, y] = map.regions[id ?? ""]?.pieces ?? [];
    return x === undefined || y === undefined ? null : [x, y];
  };
  const pairs = marksOf(shown);
  const marks = pairs.map(([mark]) => mark);
  const made = pairs.flatMap(([mark, plan], i) => {
    const [from, to] = [at(mark.place), at(mark.to)];
    const nth = rank(marks, i);
    const name = `kt-arrow aside-mark aside-${mark.colour}${plan.mine ? "" : " aside-ally"}`;
    if (!from) return [];
    if (mark.kind === "circle") return [el("g", { class: name }, ...circle(from, hair, nth))];
    if (!to) return [];
    const { line, head } = arrow(from, to, hair, nth);
    return [el("g", { class: name }, el("path", { class: "kt-arrow-casing", d: line + head }), el("path", { class: "kt-arrow-line", d: line }), el("path", { class: "kt-arrow-head", d: head }))];
  });
  const begun = at(shown.from);
  const notes = shown.items.filter((item): item is Note => item.kind === "note" && item.place !== null && item.line <= shown.line);
  const signs = notes.flatMap((note, i) => {
    const place = at(note.place);
    return place ? [signOf(note, sign(place, hair, notes.slice(0, i).filter((one) => one.place === note.place).length), hair, shown.onNote)] : [];
  });
  return [...made, ...(begun ? [el("g", { class: "kt-arrow aside-mark aside-begun" }, ...circle(begun, hair, 0))] : []), ...signs];
}

function circle(place: Point, hair: number, nth: number): readonly SVGElement[] {
  const where = { ...ring(place, hair, nth) };
  return [el("circle", { class: "kt-arrow-casing", ...where }), el("circle", { class: "aside-ring", ...where })];
}

function signOf(note: Note, [x, y]: Point, hair: number, onNote: () => void): SVGElement {
  const made = el("g", { class: "aside-sign" }, el("title", {}, note.text), el("circle", { cx: x, cy: y, r: 12 * hair }), drawing(PEN, x, y, 16 * hair, "aside-pen"));
  made.addEventListener("pointerdown", (event) => { event.stopPropagation(); }); // the map is not meant
  made.addEventListener("click", (event) => {
    event.stopPropagation();
    opened.value = note.name;
    onNote();
  });
  return made;
}
