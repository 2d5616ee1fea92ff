import { describe, expect, it } from "vitest";

import { explained, isOwnFault } from "../src/app/faults.ts";
import type { Scene } from "../src/faces/face.ts";
import { Refused, Unreachable } from "../src/net/api.ts";
import type { GameDetail, SeatSummary, View } from "../src/net/shapes.ts";
import { said } from "../src/plain/Facts.tsx";
import { genericFace } from "../src/plain/index.ts";
import { standing } from "../src/plain/standing.ts";
import { gameWords } from "../src/table/gameWords.ts";
import { speaker } from "../src/words/table/index.ts";
import { load } from "./maps.ts";

const PLACES = new Set(["ukraine", "poland", "egypt"]);
const view = (facts: Readonly<Record<string, unknown>>): View => ({ game: "any", players: 3, turn: 0, viewer: 0, legal: [], ...facts });
const seen = (facts: Readonly<Record<string, unknown>>, bySeat: readonly string[] = []) => standing(view(facts), PLACES, bySeat);

describe("what stands where", () => {
  it("is read from numbers and kinds by place", () => {
    const { counters, held } = seen({ stones: { ukraine: { goths: 2, huns: 1 }, poland: {} }, gold: { egypt: 3 }, hand: { goths: 1 } });
    expect(counters.get("ukraine")).toEqual([{ fact: "stones", seat: null, count: 3, parts: [{ kind: "goths", count: 2 }, { kind: "huns", count: 1 }] }]);
    expect(counters.get("egypt")).toEqual([{ fact: "gold", seat: null, count: 3, parts: [] }]);
    expect(counters.has("poland")).toBe(false);
    expect(held.size).toBe(0);
  });

  it("belongs to seats where the game says that a fact is by seat", () => {
    const armies = [{ ukraine: { tank: 2 } }, { poland: { infantry: 1 }, egypt: 4 }, {}];
    const { counters, held } = seen({ armies }, ["armies"]);
    expect(counters.get("ukraine")?.[0]).toMatchObject({ seat: 0, count: 2 });
    expect([...held]).toEqual([["ukraine", 0], ["poland", 1], ["egypt", 1]]);
    expect(seen({ armies }).counters.size).toBe(0);
  });

  it("is a list of who owns what, or a single place", () => {
    const { held, named, counters } = seen({ lands: [["ukraine", "egypt"], ["poland"], []], homes: ["ukraine", "", "poland"], closed: ["egypt"], fighting: "poland" }, ["lands", "homes"]);
    expect([...held]).toEqual([["ukraine", 0], ["egypt", 0], ["poland", 1]]);
    expect(named.get("poland")).toEqual([{ fact: "lands", seat: 1 }, { fact: "homes", seat: 2 }, { fact: "fighting", seat: null }]);
    expect(named.get("egypt")).toEqual([{ fact: "lands", seat: 0 }, { fact: "closed", seat: null }]);
    expect(counters.size).toBe(0);
  });

  it("is nobody's where two seats have something", () => {
    expect(seen({ armies: [{ ukraine: 1 }, { ukraine: 2 }, {}] }, ["armies"]).held.get("ukraine")).toBe(-1);
  });
});

const detail = {
  title: "Any", summary: "A war with four powers.", starts: [{ name: "front", sentence: "First battle", help: "Two powers, three rounds." }], by_seat: ["scores", "armies"], of_seats: ["active", "order"],
  names: { unit: { tank: "Panzer" }, card: { oil_2: "Öl 2" }, fact: { scores: "Punkte" } }, actions: {}, endings: {},
} as unknown as GameDetail;
const seats = ["Anna", "Ben", "Clara"].map((name, seat) => ({ seat, name, kind: "person" }) as unknown as SeatSummary);
const words = gameWords(detail, [load("attack")], "de", "any");
const scene = (facts: Readonly<Record<string, unknown>>) => ({ view: view(facts), words, seats, draft: null, compact: false, still: true }) as unknown as Scene;
const line = (fact: string, value: never): readonly string[] => said(fact, value, scene({ [fact]: value }));

describe("facts", () => {
  it("say what is played: the game, or the start that it began with", () => {
    expect(words.summary).toBe("A war with four powers.");
    expect(gameWords(detail, [], "en", "any", "front").summary).toBe("Two powers, three rounds.");
  });

  it("are by seat only where the game says so", () => {
    expect(line("scores", [3, 0, 5] as never)).toEqual(["Anna: 3 · Ben: 0 · Clara: 5"]);
    expect(line("sizes", [3, 0, 5] as never)).toEqual(["3 · 0 · 5"]);
  });

  it("name the seats that they are", () => {
    expect(line("order", [2, 0, 1] as never)).toEqual(["Clara · Anna · Ben"]);
    expect(line("active", 1 as never)).toEqual(["Ben"]);
  });

  it("have names of places and things in the reader's language", () => {
    expect(line("armies", [{ poland: { tank: 2 } }, {}, {}] as never)).toEqual(["Anna: Polen (2 Panzer)", "Ben: –", "Clara: –"]);
    expect(line("hand", { oil_2: 1 } as never)).toEqual(["1 Öl 2"]);
    expect([words.name("fact", "scores"), words.name("fact", "rail_cars")]).toEqual(["Punkte", "Rail cars"]);
    expect(line("revealed", true as never)).toEqual(["✓"]);
  });

  it("are said of a place", () => {
    const face = genericFace([load("attack")]);
    const now = scene({ armies: [{ poland: { tank: 2 } }, {}, {}], closed: ["poland"] });
    expect(face.sentence("poland", now)).toBe("Polen. Armies, Anna: 2 Panzer. Closed.");
    expect(face.sentence("egypt", now)).toBe("Ägypten.");
  });
});

describe("what went wrong", () => {
  const say = speaker("en");
  const refused = new Refused(403, { code: "x", rule: "", args: {}, sentence: "Not your turn." });

  it.each([
    [new Unreachable("Failed to fetch"), say("unreachable")],
    [new TypeError("Failed to fetch dynamically imported module: /assets/a.js"), say("unreachable")],
    [new TypeError("error loading dynamically imported module"), say("unreachable")],
    [new TypeError("Importing a module script failed."), say("unreachable")],
    [refused, "Not your turn."],
    [new TypeError("undefined is not a function"), say("own_fault", { error: "TypeError: undefined is not a function" })],
    [new RangeError("no region x"), say("own_fault", { error: "RangeError: no region x" })],
  ])("%s", (error, told) => {
    expect(explained(error, say)).toBe(told);
    expect(isOwnFault(error)).toBe(told.startsWith("Something went wrong"));
  });
});
