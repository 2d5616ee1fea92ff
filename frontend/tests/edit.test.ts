/** Drawing a position: one thing is changed, and nothing else; links bring back what was drawn. */

import { describe, expect, it } from "vitest";

import { LONGEST, packed, unpacked } from "../src/edit/link.ts";
import { atRest, changed, handOver, holder, inTheMiddle, left, naming, otherSlots, placeSlots, says, seen } from "../src/edit/position.ts";
import type { DrawnPart, Drawing, Outline, Shape } from "../src/net/shapes.ts";

const count: Shape = { is: "count" };
const part = (name: string, shape: Shape, more: Partial<DrawnPart> = {}): DrawnPart => ({
  name, shape, drawn: true, seen: true, most: 0, room: 0, stock: {}, holds: false, where: [], takes: {}, undoes: [], fields: [], ...more,
});
const units: Shape = { is: "each", field: "unit", of: count };
const outline: Outline = {
  game: "war",
  seats: [2, 3],
  places: { north: "land", south: "land", bay: "sea" },
  words: { place: ["north", "south", "bay"], unit: ["tank", "plane"], officer: ["general"] },
  parts: [
    part("active", { is: "seat" }),
    part("armies", { is: "by_seat", of: { is: "each", field: "place", of: units }, empty: {} }, { holds: true }),
    part("capitals", { is: "by_seat", of: { is: "one", field: "place" }, empty: "" }, { where: ["land"] }),
    part("ruins", { is: "row", of: { is: "one", field: "place" } }),
    part("officers", { is: "by_seat", of: { is: "each", field: "officer", of: { is: "one", field: "place" } }, empty: {} }, { holds: true }),
    part("ships", { is: "row", of: { is: "record", parts: { zone: { is: "one", field: "place" }, left: count } } }, { where: ["sea"] }),
    part("hands", { is: "by_seat", of: { is: "each", field: "unit", of: count }, empty: {} }, { seen: false, stock: { tank: 5, plane: 2 }, undoes: ["trace"] }),
    part("fighting", { is: "one", field: "place" }, { drawn: false }),
    part("trace", { is: "row", of: count }, { drawn: false }),
  ],
};
const drawing: Drawing = {
  names: ["Anna", "Ben"], options: {}, title: "",
  position: { active: 0, turn: 4, stack: [{ step: "Turn.play" }], asked: [0], fighting: "north", trace: [1], armies: [{ north: { tank: 2 } }, { south: { plane: 1 } }], hands: [{ tank: 2 }, { tank: 1 }] },
};
const slot = (place: string, name: string, seat: number | null) => {
  const found = placeSlots(outline, place, 2).find((one) => one.part.name === name && one.seat === seat);
  if (!found) throw new Error(name);
  return found;
};

describe("a drawing", () => {
  it("has for each place what can lie there", () => {
    const names = (place: string): readonly string[] => [...new Set(placeSlots(outline, place, 2).map((one) => one.part.name))];
    expect(names("north")).toEqual(["armies", "capitals", "ruins", "officers"]);
    expect(names("bay")).toEqual(["armies", "ruins", "officers", "ships"]);
    expect(otherSlots(outline, 1).map((one) => one.path)).toEqual([["hands", 1]]);
    expect(otherSlots(outline, null).map((one) => one.part.name)).toEqual(["active"]);
  });

  it("changes one thing, and what followed from it goes", () => {
    const { part: armies, path } = slot("north", "armies", 0);
    const more = changed(drawing, outline, armies, [...path, "plane"], 3).position;
    expect(more).toEqual({ ...drawing.position, armies: [{ north: { tank: 2, plane: 3 } }, { south: { plane: 1 } }] });
    expect(changed(drawing, outline, armies, [...path, "tank"], null).position["armies"]).toEqual([{}, { south: { plane: 1 } }]);
    const [hands] = otherSlots(outline, 1);
    const other = changed(drawing, outline, hands?.part ?? armies, ["hands", 1, "plane"], 1).position;
    expect(other["hands"]).toEqual([{ tank: 2 }, { tank: 1, plane: 1 }]);
    expect("trace" in other).toBe(false);
    expect(drawing.position["trace"]).toEqual([1]);
  });

  it("names a place, in a list and as a value, and no longer", () => {
    const capital = slot("south", "capitals", 1);
    const named = naming(drawing, outline, capital, "south", true);
    expect(named.position["capitals"]).toEqual(["", "south"]);
    expect(naming(named, outline, capital, "south", false).position["capitals"]).toEqual(["", ""]);
    const ruin = slot("south", "ruins", null);
    expect(says(naming(drawing, outline, ruin, "south", true).position, ruin, "south")).toBe(true);
    const general = slot("north", "officers", 0);
    const posted = naming(drawing, outline, general, "north", true);
    expect(posted.position["officers"]).toEqual([{ general: "north" }, {}]);
    expect(naming(posted, outline, general, "north", false).position["officers"]).toEqual([{}, {}]);
  });

  it("hands a place over with all that stands there", () => {
    const slots = placeSlots(outline, "north", 2);
    const posted = naming(drawing, outline, slot("north", "officers", 0), "north", true);
    expect(holder(posted, slots, "north")).toBe(0);
    const after = handOver(posted, outline, slots, "north", 1);
    expect(after.position["armies"]).toEqual([{}, { south: { plane: 1 }, north: { tank: 2 } }]);
    expect(after.position["officers"]).toEqual([{}, { general: "north" }]);
    expect(holder(handOver(posted, outline, slots, "north", null), slots, "north")).toBe(null);
  });

  it("knows how many are left, and what belongs to the moment", () => {
    const hands = outline.parts.find(({ name }) => name === "hands");
    expect(hands && left(drawing.position, outline, hands, "tank")).toBe(2);
    expect(inTheMiddle(drawing.position)).toBe(true);
    const rest = atRest(drawing, outline);
    expect(Object.keys(rest.position).sort()).toEqual(["active", "armies", "hands"]);
  });

  it("is seen as it is drawn, whatever was seen before", () => {
    const view = seen(atRest(drawing, outline), outline, { armies: [], ruins: ["bay"], fighting: "north", deck: 3 });
    expect(view).toMatchObject({ armies: drawing.position["armies"], ruins: [], deck: 3, viewer: -1, players: 2 });
    expect("fighting" in view || "hands" in view).toBe(false);
  });

  it("goes into a link and comes back; what is no drawing does not", async () => {
    const text = await packed(drawing);
    expect(text).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(text.length).toBeLessThan(LONGEST);
    expect(await unpacked(text)).toEqual(drawing);
    for (const bad of ["", "x", "AAAA", await packed({ ...drawing, names: [] })]) await expect(unpacked(bad)).rejects.toThrow();
    await expect(unpacked(await packed({ ...drawing, title: "x".repeat(300_000) }))).rejects.toThrow("too large");
  });
});
