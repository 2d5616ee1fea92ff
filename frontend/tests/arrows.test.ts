import { describe, expect, it } from "vitest";

import { together, type Arrow } from "../src/board/marks.ts";

describe("arrows", () => {
  it("that go the same way are one, with the sum of their figures", () => {
    const tank: Arrow = { from: "poland", to: "hungary", colour: "#333", text: "1" };
    const five = [tank, { ...tank, to: "ukraine" }, tank, tank, tank, { ...tank, text: "" }, tank, { ...tank, colour: "#6b4d8a" }];
    expect(together(five).map(({ to, colour, text }) => [to, colour, text])).toEqual([["hungary", "#333", "5"], ["ukraine", "#333", "1"], ["hungary", "#6b4d8a", "1"]]);
  });

  it("without figures stay without", () => {
    const way: Arrow = { from: "a", to: "b", colour: "red", faint: true };
    expect(together([way, way, { ...way, on: true }])).toEqual([way, { ...way, on: true }]);
  });
});
