import { describe, expect, it } from "vitest";

import { understood } from "../src/app/settings.ts";
import { speaker } from "../src/words/table/index.ts";

type Words = Readonly<Record<string, string>>;
const GERMAN = import.meta.glob<{ readonly de: Words }>("../src/words/*/de.ts", { eager: true });
const ENGLISH = import.meta.glob<{ readonly en: Words }>("../src/words/*/en.ts", { eager: true });
const HEADS = import.meta.glob<string>("../src/words/*/index.ts", { eager: true, query: "?raw", import: "default" });
/** What the page says, by chapters (`words/chapter.ts`), in both languages. */
const CHAPTERS = ["../src/words/common/", ...Object.keys(HEADS).filter((file) => HEADS[file]?.includes("new Chapter")).map((file) => file.replace("index.ts", ""))]
  .map((folder) => ({ folder, en: ENGLISH[`${folder}en.ts`]?.en ?? {}, de: GERMAN[`${folder}de.ts`]?.de ?? {} }));
const braces = (text: string): readonly string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "").sort();

const ALIKE = new Set(["notify_kind_push", "chat", "level_rating", "link", "lobby", "log_chat", "log_chat_line", "name"]);

describe("the dictionaries", () => {
  it("have the same keys with the same braces", () => {
    expect(CHAPTERS.length).toBeGreaterThan(7);
    for (const { folder, en, de } of CHAPTERS) {
      expect(Object.keys(de).sort(), folder).toEqual(Object.keys(en).sort());
      for (const [key, text] of Object.entries(en)) expect(braces(de[key] ?? ""), key).toEqual(braces(text));
    }
  });

  it("have no key twice: whoever moves a sentence moves it whole", () => {
    const keys = CHAPTERS.flatMap(({ en }) => Object.keys(en));
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
  });

  it("leave nothing empty, and nothing untranslated but what is the same in both", () => {
    for (const { en, de } of CHAPTERS) {
      for (const text of [...Object.values(de), ...Object.values(en)]) expect(text.trim()).not.toBe("");
      expect(Object.keys(en).filter((key) => de[key] === en[key] && !ALIKE.has(key))).toEqual([]);
    }
  });

  it("put values in", () => {
    expect(speaker("de")("waiting_for", { names: "Ben" })).toBe("Warten auf Ben");
    expect(speaker("en")("hand_to", { name: "Ben" })).toBe("Give the device to Ben");
  });
});

describe("the settings", () => {
  it("begin in the browser's language", () => {
    expect(understood(null, ["fr-FR", "de-AT", "en"]).lang).toBe("de");
    expect(understood(null, ["fr"]).lang).toBe("en");
  });

  it("understand what was kept and nothing else", () => {
    const kept = understood({ lang: "de", theme: "dark", speed: "warp", sound: "yes", text: 150, plates: "auto", name: "x".repeat(999), keys: false }, ["en"]);
    expect(kept).toEqual({ lang: "de", theme: "dark", speed: "middle", sound: false, text: 150, plates: "auto", name: "x".repeat(256), keys: false, declines: true, marks: true });
    for (const rubbish of [42, "x", [], { lang: 7 }]) expect(understood(rubbish, ["en"]).lang).toBe("en");
  });
});
