/** One table of keys: no key means two things at one place, and the list that is read names all of them. */

import { afterEach, describe, expect, it } from "vitest";

import { deedOf, PLACES, ROWS, singles, type Key } from "../src/keys.ts";
import { LIST } from "../src/table/keylist.ts";

const press = (name: string): Key => {
  const held = name.startsWith("Ctrl+");
  const key = held ? name.slice(5) : name;
  return { key, ctrlKey: held, altKey: false, metaKey: false, shiftKey: false };
};
const keys = [...new Set([...ROWS.flatMap((row) => row.keys), ..."abcdefghijklmnopqrstuvwxyz0123456789.,+-=?", "F5", "Tab", "Delete"])];

afterEach(() => { singles.on = false; });

describe("the table of keys", () => {
  it("gives no key two meanings at one place", () => {
    for (const place of PLACES) {
      for (const past of [false, true]) {
        for (const key of keys) {
          const meant = ROWS.filter((row) => row.at.includes(place) && (row.past ?? past) === past && row.keys.includes(key)).map(({ deed }) => deed);
          expect(meant.length, `${key} at ${place}: ${meant.join(", ")}`).toBeLessThan(2);
        }
      }
    }
  });

  it("lets letters jump on the map only where no key of the list is meant", () => {
    singles.on = true;
    const listed: Readonly<Record<string, string>> = { m: "map", q: "question", l: "log", u: "undo", h: "hint", r: "rules", b: "past" };
    for (const letter of "abcdefghijklmnopqrstuvwxyzöé") {
      expect(deedOf(press(letter), "map"), letter).toBe(listed[letter] ?? "name");
      expect(deedOf({ ...press(letter.toUpperCase()), shiftKey: true }, "map"), `Shift ${letter}`).toBe("name");
      expect(deedOf(press(letter), "page"), letter).toBe(listed[letter] ?? null);
    }
    expect(deedOf(press("Q"), "map"), "with caps lock").toBe("question");
  });

  it("leaves single keys alone where they are switched off, but for signs on the map", () => {
    for (const key of "mqluhrb?0+-12") for (const place of PLACES) if (place !== "map") expect(deedOf(press(key), place), `${key} at ${place}`).toBe(null);
    for (const letter of "mqluhrb") expect(deedOf(press(letter), "map")).toBe("name");
    expect(["?", "0", "+", "-"].map((key) => deedOf(press(key), "map"))).toEqual(["ask", "whole", "nearer", "further"]);
    for (const key of ["Ctrl+Enter", "Escape", "Backspace"]) expect(deedOf(press(key), "page"), key).not.toBe(null);
  });

  it("leaves what is typed alone, and what is the browser's", () => {
    singles.on = true;
    for (const key of keys) if (key !== "Ctrl+Enter") expect(deedOf(press(key), "field"), key).toBe(null);
    for (const place of PLACES) {
      for (const key of ["Tab", "F5", "Delete"]) expect(deedOf(press(key), place)).toBe(null);
      for (const held of ["ctrlKey", "altKey", "metaKey"]) for (const key of "mqluhrbf0") expect(deedOf({ ...press(key), [held]: true }, place)).toBe(null);
      if (place !== "map") expect(deedOf(press("Enter"), place), `Enter presses what has the focus: ${place}`).toBe(null);
    }
  });

  it("is read in the list, every deed of it and every key", () => {
    const said = LIST.flatMap(({ deeds }) => deeds);
    expect(new Set(said)).toEqual(new Set([...ROWS.map(({ deed }) => deed), "name"]));
    const shown = LIST.map(({ keys: text }) => text).join(" ");
    for (const key of "MQLUHRB?012") expect(shown).toContain(key);
  });
});
