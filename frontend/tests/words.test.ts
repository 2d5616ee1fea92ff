import { describe, expect, it } from "vitest";

import { understood } from "../src/app/settings.ts";
import { de } from "../src/words/de.ts";
import { en } from "../src/words/en.ts";
import { speaker, type Key } from "../src/words/index.ts";

const braces = (text: string): readonly string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "").sort();

const ALIKE = new Set<Key>(["chat", "link", "lobby", "log_chat", "log_chat_line", "name"]);

describe("the dictionaries", () => {
  it("have the same keys with the same braces", () => {
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
    for (const key of Object.keys(en) as Key[]) expect(braces(de[key]), key).toEqual(braces(en[key]));
  });

  it("leave nothing empty, and nothing untranslated but what is the same in both", () => {
    for (const text of [...Object.values(de), ...Object.values(en)]) expect(text.trim()).not.toBe("");
    expect((Object.keys(en) as Key[]).filter((key) => de[key] === en[key] && !ALIKE.has(key))).toEqual([]);
  });

  it("put values in", () => {
    expect(speaker("de")("waiting_for", { names: "Ben" })).toBe("Warten auf Ben");
    expect(speaker("en")("step_of", { n: 3, all: 9 })).toBe("Step 3 of 9");
  });
});

describe("the settings", () => {
  it("begin in the browser's language", () => {
    expect(understood(null, ["fr-FR", "de-AT", "en"]).lang).toBe("de");
    expect(understood(null, ["fr"]).lang).toBe("en");
  });

  it("understand what was kept and nothing else", () => {
    const kept = understood({ lang: "de", theme: "dark", speed: "warp", sound: "yes", text: 150, plates: "auto", name: "x".repeat(99), keys: false }, ["en"]);
    expect(kept).toEqual({ lang: "de", theme: "dark", speed: "middle", sound: false, text: 150, plates: "auto", name: "x".repeat(32), keys: false, declines: true });
    for (const rubbish of [42, "x", [], { lang: 7 }]) expect(understood(rubbish, ["en"]).lang).toBe("en");
  });
});
