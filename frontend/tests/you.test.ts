import { describe, expect, it } from "vitest";

import { WORDS as ATTACK } from "../src/faces/attack/words/index.ts";
import { WORDS as ATTACKE } from "../src/faces/attacke/words/index.ts";
import { WORDS as ATTILA } from "../src/faces/attila/words/index.ts";
import { sceneWords } from "../src/faces/attila/words/scenes/index.ts";
import { WORDS as EUROPE } from "../src/faces/europe/words/index.ts";
import { isYou } from "../src/faces/parts/you.ts";
import { WORDS as SELFR3 } from "../src/faces/selfr3/words/index.ts";
import { PLAY as SELFR3_PLAY } from "../src/faces/selfr3/words/play/index.ts";
import type { Scene } from "../src/faces/face.ts";

const GAMES = { attack: ATTACK, attacke: ATTACKE, attila: ATTILA, europe: EUROPE, selfr3: SELFR3, selfr3Play: SELFR3_PLAY };
for (const words of Object.values(GAMES)) for (const lang of ["de", "en"] as const) await words.learn(lang);

const said = (lang: "de" | "en", you: boolean): readonly string[] => {
  const [attacke, attila, selfr3] = [ATTACKE.in(lang), sceneWords(lang), SELFR3_PLAY.in(lang)];
  const person = [attacke.attacks, attacke.defends, attacke.givesUp, attacke.cannot, attacke.decides, attila.thinks, attila.waits, attila.passes, (one: boolean) => selfr3.lostN(2, one)];
  return person.map((word) => word(you));
};

describe("what stands beside the name of a seat", () => {
  it("has the verb's second person where the name is “you”", () => {
    expect(said("de", true)).toEqual(["greifst an", "verteidigst", "gibst auf", "kannst nicht verteidigen", "überlegst", "überlegst", "wartest", "legst nichts", "verlierst 2 Einheiten"]);
    expect(said("de", false)).toEqual(["greift an", "verteidigt", "gibt auf", "kann nicht verteidigen", "überlegt", "überlegt", "wartet", "legt nichts", "verliert 2 Einheiten"]);
    expect(said("en", true)).toEqual(["attack", "defend", "give up", "cannot defend", "are thinking", "thinking", "waiting", "lay no cards", "lose 2 units"]);
    expect(said("en", false)).toEqual(["attacks", "defends", "gives up", "cannot defend", "is thinking", "thinking", "waiting", "lays no cards", "loses 2 units"]);
  });

  it("is “you” only where the name is", () => {
    const scene = (viewer: number, alone: boolean): Scene => ({ viewer, seats: [{ name: "Anna" }, { name: "Ben" }], called: (seat: number) => (alone && seat === viewer ? "Du" : ["Anna", "Ben"][seat] ?? "") }) as unknown as Scene;
    expect([0, 1, -1].map((seat) => isYou(scene(1, true), seat))).toEqual([false, true, false]);
    expect([0, 1, -1].map((seat) => isYou(scene(1, false), seat)), "several at one screen").toEqual([false, false, false]);
    expect([0, 1, -1].map((seat) => isYou(scene(-1, true), seat)), "a spectator").toEqual([false, false, false]);
  });

  const NAMED = new Set([ // beside powers, peoples, pieces, dice, and names that are given in full also to whoever bears them
    "attack.waits", "attack.twice", "attack.challenger", "attack.holder", "attack.retreated", "attacke.wardsOff", "attacke.doesNot", "attila.leaves", "attila.stays", "europe.attacks", "europe.defends", "selfr3Play.wins",
  ]);
  const OTHER = /^(mit|seit|nicht|jetzt|dort|gespielt|beiseitegelegt|verdeckt|verbraucht|gewertet|abgelegt|untersagt)( |$)/u; // no verb in the third person
  it("is no bare third person, but beside what is never “you”", () => {
    const bare = Object.entries(GAMES).flatMap(([game, words]) => Object.entries(words.in("de")).flatMap(([key, text]) => (typeof text === "string" && /^[a-zäöü]+t( |$)/u.test(text) && !OTHER.test(text) ? [`${game}.${key}: ${text}`] : [])));
    expect(bare.filter((word) => !NAMED.has(word.replace(/:.*/, "")))).toEqual([]);
  });
});
