import { expect, test } from "vitest";

import { pressed, spoken } from "../src/words/pressing.ts";

test("what is tapped with a finger is clicked with a mouse, in both languages, and nothing else changes", () => {
  const said: readonly (readonly [string, string])[] = [
    ["Tap it, then tap its land; each tap counts. He taps, tapped, tapping.", "Click it, then click its land; each click counts. He clicks, clicked, clicking."],
    ["Tippe es an; jedes Antippen zählt. Wen tippst du an? Zum Antippen, antippen, antippst.", "Klicke es an; jedes Anklicken zählt. Wen klickst du an? Zum Anklicken, anklicken, anklickst."],
    ["Ein Tipp: Tapferkeit, tape, Tipps, stapeln.", "Ein Tipp: Tapferkeit, tape, Tipps, stapeln."],
  ];
  for (const [touch, mouse] of said) {
    expect(pressed(touch, true)).toBe(mouse);
    expect(pressed(touch, false)).toBe(touch);
  }
});

test("a dictionary keeps its shape", () => {
  const words = { a: "Tap", b: (n: number) => `Tap ${String(n)}`, c: { d: "tap" }, e: [1] };
  const made = spoken(words);
  expect(made.b(2)).toBe("Tap 2");
  expect(made).toMatchObject({ a: "Tap", c: { d: "tap" }, e: [1] });
});
