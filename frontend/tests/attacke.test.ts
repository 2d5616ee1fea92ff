import { beforeEach, describe, expect, it } from "vitest";

import { asSet, bestSet, cardOf, exposed, facts, fitsSet, guess, holders, laidOut, noneHolds, pays, size, sum, sureOf, weakSet, wholeOf, type Facts } from "../src/faces/attacke/facts.ts";
import { leastPayment } from "../src/faces/attacke/leastPayment.ts";
import { alike, chosen, choices, continentAt, continents, pick, sentence, why } from "../src/faces/attacke/map.ts";
import { asked, notation } from "../src/faces/attacke/odds.ts";
import { prompt } from "../src/faces/attacke/prompt.ts";
import { cardsTaken, copies, may, payment, purpose, putSet, setTaken } from "../src/faces/attacke/selection.ts";
import { gain } from "../src/faces/attacke/unstopped.ts";
import { WORDS } from "../src/faces/attacke/words/index.ts";
import { printedName } from "../src/faces/attacke/drawn.tsx";
import { face } from "../src/faces/attacke/index.ts";
import { begin, choices as chooseAll } from "../src/table/draft.ts";
import type { View } from "../src/net/shapes.ts";
import { at, begin as anew, take } from "./attackeMoments.ts";

beforeEach(anew);

describe("the own hand", () => {
  it("shows what others know of it, whoever of them it is (SCH-37, SCH-42)", () => {
    const known = facts({ players: 3, known: [{ joker: 1 }, {}, {}], told: [{}, { infanterie_6: 1 }, { infanterie_6: 2, joker: 1 }] } as unknown as View);
    expect(exposed(known, 0)).toEqual({ infanterie_6: 2, joker: 2 });
  });
});

describe("sets", () => {
  it("lie in the order of the arms, a joker in the place that is free (SCH-13, SCH-23)", () => {
    expect(asSet(["kavallerie_2", "joker", "artillerie_7"])).toEqual(["artillerie_7", "joker", "kavallerie_2"]);
    expect(asSet(["joker", "joker", "infanterie_1"])).toEqual(["joker", "infanterie_1", "joker"]);
    expect(asSet(["kavallerie_2", "kavallerie_6", "artillerie_7"])).toBeNull();
    expect(asSet(["kavallerie_2", "artillerie_7"])).toBeNull();
    expect(asSet(["kavallerie_2", "artillerie_7", "revolution"])).toBeNull();
  });

  it("take one card of each arm, and jokers as long as there is room", () => {
    expect(fitsSet(["kavallerie_2"], "kavallerie_6")).toBe(false);
    expect(fitsSet(["kavallerie_2", "joker"], "joker")).toBe(true);
    expect(fitsSet([], "verrat")).toBe(false);
  });

  it("are best with the strongest of each arm, and jokers for the weakest", () => {
    expect(bestSet({ artillerie_7: 1, artillerie_3: 1, infanterie_5: 1, kavallerie_2: 1, joker: 1 }, 4)).toEqual(["artillerie_7", "infanterie_5", "joker"]);
    expect(bestSet({ artillerie_7: 1, infanterie_5: 1, kavallerie_2: 1, joker: 1 }, 1)).toEqual(["artillerie_7", "infanterie_5", "kavallerie_2"]);
    expect(bestSet({ artillerie_7: 1, infanterie_5: 1, revolution: 2 }, 4)).toBeNull();
    expect(bestSet({ joker: 3 }, 4)).toEqual(["joker", "joker", "joker"]);
    expect(weakSet({ artillerie_7: 1, artillerie_3: 1, infanterie_5: 1, kavallerie_2: 2, joker: 1 })).toEqual(["artillerie_3", "infanterie_5", "kavallerie_2"]);
    expect(weakSet({ artillerie_7: 1, artillerie_2: 1, infanterie_5: 1, joker: 2 })).toEqual(["artillerie_2", "infanterie_5", "joker"]);
    expect(weakSet({ artillerie_7: 1, infanterie_5: 2 })).toBeNull();
    expect(sum(["artillerie_7", "joker", "kavallerie_2"], 7)).toBe(16);
  });
});

describe("payments (SCH-R09)", () => {
  it("never tells more cards of a hand than it has", () => {
    const known = (handSize: number): Facts => ({ known: [{ artillerie_2: 1, infanterie_4: 1 }], pools: [], handSizes: [handSize] }) as unknown as Facts;
    expect(size(sureOf(known(2), 0))).toBe(2);
    expect(sureOf(known(1), 0)).toEqual({}); // a set is being laid
  });

  it("pays with the fewest armies that reach a demand", () => {
    const hand = { artillerie_7: 1, infanterie_5: 1, kavallerie_4: 2, infanterie_1: 1, joker: 1, ueberlaeufer_8: 1 };
    for (let demand = 1; demand <= 21; demand++) {
      const paid = leastPayment(hand, demand);
      expect(pays(paid, demand)).toBe("fits");
      const armies = Object.entries(hand).flatMap(([id, n]) => (/^[aik]/.test(id) ? Array.from({ length: n }, () => id) : []));
      const all = Array.from({ length: 2 ** armies.length - 1 }, (_, i) => sum(armies.filter((_card, at) => (i + 1) & (1 << at)), 0));
      expect(sum(paid, 0)).toBe(Math.min(...all.filter((n) => n >= demand)));
    }
    expect(leastPayment(hand, 22)).toEqual([]);
  });

  it("reach the demand, and no card of them could be left out", () => {
    expect(pays(["artillerie_3", "kavallerie_4"], 8)).toBe("short");
    expect(pays(["artillerie_3", "kavallerie_4", "infanterie_1"], 8)).toBe("fits");
    expect(pays(["artillerie_7", "kavallerie_4", "infanterie_1"], 8)).toBe("more");
    expect(pays(["artillerie_7", "kavallerie_4"], 8)).toBe("fits");
  });
});

describe("what can be known", () => {
  it("is asked of the odds in their notation", () => {
    expect(notation({ artillerie_7: 2, infanterie_5: 1, kavallerie_1: 1, joker: 1, verrat: 3, gegenrevolution: 1, ueberlaeufer_10: 1, revolution: 1 })).toBe("2A7 I5 C1 J 3T CR D R");
    expect(asked({ known: { joker: 1 }, heaps: [] }, 14, 4)).toEqual([["hand", 0], ["heap", ""], ["known", "J"], ["joker", 4], ["strength", 14]]);
  });

  it("is as much of a hand as its holder's cards are many, and nothing of one's own is guessed", () => {
    for (const name of ["choose", "defend", "counter", "next"]) {
      const known = facts(at(name).view);
      known.handSizes.forEach((n, seat) => {
        const { known: sure, heaps } = guess(known, seat);
        const laid = seat === known.active ? known.laidSize : seat === known.victim ? known.defenceSize : 0;
        expect(size(sure) + heaps.reduce((all, { drawn }) => all + drawn, 0)).toBe(n + laid);
        for (const { cards, drawn } of heaps) expect(size(cards)).toBeGreaterThanOrEqual(drawn);
        if (seat === at(name).viewer) expect(heaps).toEqual([]);
      });
    }
  });

  it("says how likely nobody of several holds a card, as if all hands were dealt out", () => {
    const known = facts({ players: 3, pools: [{ cards: { gegenrevolution: 1, verrat: 2, joker: 1 }, hands: [0, 2, 1], seen: [{}, {}, {}] }], known: [{}, {}, {}], batches: [] } as unknown as View);
    expect(noneHolds(known, [1], "gegenrevolution")).toBeCloseTo(1 / 2); // it lies in one of four places
    expect(noneHolds(known, [1, 2], "gegenrevolution")).toBeCloseTo(1 / 4);
    expect(noneHolds(known, [0], "gegenrevolution")).toBe(1);
    expect(noneHolds(known, [1, 2], "verrat")).toBe(0); // three of four cards, two of them treason
    expect(noneHolds({ ...known, known: [{}, { gegenrevolution: 1 }, {}] }, [1, 2], "gegenrevolution")).toBe(0);
  });

  it("is said before one chooses: of a continent all that it brings, and how surely", () => {
    const scene = at("choose");
    take(scene, "revolution");
    const asia = gain(scene, "asien");
    expect(asia.lands).toBeGreaterThan(0);
    expect(asia.chance).toMatch(/^\d+\s?%$/);
    expect(asia.worth, "whoever stops it keeps only their own").toBeLessThanOrEqual(asia.lands);
    const { draft } = scene;
    if (!draft) throw new Error("nothing is asked");
    expect(prompt({ ...scene, draft: chooseAll(draft, { action: "revolution", continent: "asien" }) })).toContain(asia.average);
  });

  it("leaves out what lies in the pile in everybody's sight", () => {
    const [heap] = guess(facts(at("defend").view), 0).heaps;
    const own = facts(at("defend").view).hand;
    for (const [card, n] of Object.entries(own)) expect((heap?.cards[card] ?? 0) + n).toBeLessThanOrEqual(cardOf(card).kind === "gegenrevolution" ? 4 : 2);
    expect(heap?.cards["kavallerie_7"]).toBe(1); // the other one went under the pile
  });
});

describe("a card", () => {
  it("has its name printed where it is no army, which may break behind its first part", () => {
    const scene = at("choose");
    expect(["gegenrevolution", "ueberlaeufer_8", "joker", "verrat"].map((card) => printedName(scene, card))).toEqual(["Gegen\u00adrevolution", "Überläufer", "Joker", "Verrat"]);
    expect(printedName(scene, "artillerie_5")).toBe("");
  });

  it("that stops a revolution says at the question what each answer means", () => {
    expect(WORDS.in("de").counterMeans(5)).toMatch(/behältst du alle 5.*Gegenrevolution ist verbraucht.*verloren.*behältst die Karte/);
  });
});

describe("the hand", () => {
  it("shows each copy, arms first and strong ones first", () => {
    expect(laidOut({ joker: 1, kavallerie_2: 2, artillerie_3: 1, artillerie_7: 1 })).toEqual(["artillerie_7", "artillerie_3", "kavallerie_2", "kavallerie_2", "joker"]);
    expect(copies(at("choose")).filter(({ card }) => card === "kavallerie_2").map(({ copy }) => copy)).toEqual([0, 1]);
  });

  it("puts a set together, another card of an arm takes the place of the first, and it goes out as one answer", () => {
    const scene = at("choose");
    for (const card of ["artillerie_3", "infanterie_5", "artillerie_7", "joker"]) take(scene, card);
    expect(setTaken(scene)).toEqual(["artillerie_7", "infanterie_5", "joker"]);
    expect(purpose(scene)).toBe("fight");
    take(scene, "kavallerie_6");
    expect(setTaken(scene)).toEqual(["artillerie_7", "infanterie_5", "kavallerie_6"]);
    take(scene, "infanterie_5");
    expect(setTaken(scene)).toBeNull();
    putSet(scene, []);
    expect(cardsTaken(scene)).toEqual([]);
  });

  it("is for one thing at a time, and turns the map to it", () => {
    const asks: unknown[] = [];
    const scene = at("choose", asks);
    take(scene, "artillerie_7");
    take(scene, "revolution");
    expect(cardsTaken(scene)).toEqual(["revolution"]);
    expect(asks.at(-1)).toEqual(["redraft", [], { action: "revolution" }]);
    expect(may(scene, { card: "gegenrevolution", copy: 0 })).toBe(false);
    expect(choices(scene)).toContain("indien");
    expect(choices(scene)).not.toContain("peru"); // South America is all one's own
  });

  it("keeps nothing for another question", () => {
    take(at("choose"), "artillerie_7");
    expect(cardsTaken(at("defend"))).toEqual([]);
  });

  it("wards off and pays: cards count against what is left of the demand", () => {
    const scene = at("pay");
    expect(payment(scene)).toMatchObject({ rest: 8, state: "short" });
    expect(may(scene, { card: "infanterie_2", copy: 0 })).toBe(false); // two and one are too few
    take(scene, "ueberlaeufer_4");
    expect(payment(scene)).toMatchObject({ wards: ["ueberlaeufer_4"], rest: 4 });
  });
});

describe("the map", () => {
  it("offers neighbours for a fight, all enemies for treason, continents for a revolution", () => {
    const scene = at("choose");
    expect(choices(scene)).toContain("oststaaten");
    expect(choices(scene)).not.toContain("sibirien");
    take(scene, "verrat");
    expect(choices(scene)).toContain("sibirien");
    expect(choices(scene)).not.toContain("chile");
  });

  it("asks for a continent, not for one of its lands, in a revolution only", () => {
    const scene = at("choose");
    expect(alike(["peru", "amazonien"], scene)).toBe(false);
    take(scene, "revolution");
    expect(alike(["peru", "amazonien"], scene)).toBe(true);
    expect(alike(["peru", "oststaaten"], scene)).toBe(false);
  });

  it("picks a land for what the cards are for, and drops it again", () => {
    const asks: unknown[] = [];
    const scene = at("choose", asks);
    take(scene, "revolution");
    expect(pick("skandinavien", scene)).toBe(true);
    expect(asks.at(-1)).toEqual(["choose", "continent", "europa"]);
    putSet(scene, []);
    expect(pick("sibirien", scene)).toBe(true); // no fight reaches it: treason is meant
    expect([asks.at(-1), cardsTaken(scene)]).toEqual([["redraft", [], { action: "treason", land: "sibirien" }], ["verrat"]]);
    putSet(scene, []);
    take(scene, "artillerie_7");
    expect(pick("sibirien", scene), "with a card of a set in hand it stays a fight").toBe(false);
    putSet(scene, []);
    expect(pick("peru", scene), "an own land").toBe(false);
    expect(pick("oststaaten", scene)).toBe(true);
    expect(asks.at(-1)).toEqual(["redraft", [], { action: "fight", land: "oststaaten" }]);
    const { draft } = scene;
    if (!draft) throw new Error("no draft");
    const there = { ...scene, draft: chooseAll(begin(draft.decision), { action: "fight", land: "oststaaten" }) };
    expect(chosen(there)).toEqual(["oststaaten"]);
    expect(pick("oststaaten", there)).toBe(true);
    expect(asks.at(-1)).toEqual(["drop", "land"]);
  });

  it("asks the rules why a land is out of reach", () => {
    const scene = at("choose");
    expect(why("sibirien", scene)?.tried?.action).toBe("fight sibirien");
    take(scene, "verrat");
    expect(why("peru", scene)?.tried?.action).toBe("treason peru");
    expect(why("oststaaten", at("defend"))).toBeNull();
  });

  it("says whose a land is, where it lies and whether it is fought for", () => {
    expect(sentence("peru", at("choose"))).toMatch(/^Peru\. Gehört Anna\. In Südamerika, das ganz in einer Hand ist\./);
    expect(sentence("oststaaten", at("defend"))).toMatch(/Darum geht es gerade/);
  });

  it("knows seven lands of each of six continents", () => {
    expect(Object.values(continents()).map(({ length }) => length)).toEqual([7, 7, 7, 7, 7, 7]);
    expect(continentAt("naher_osten")).toBe("asien");
    const known = facts(at("choose").view);
    expect(wholeOf(known, continents(), 0)).toEqual(["suedamerika"]);
    expect(holders(known, continents()["europa"] ?? [], 0)).toEqual([{ seat: 1, lands: 5 }]);
  });
});

describe("a hint that was taken over", () => {
  it("leaves nothing picked up beside it, and one's own cards are there again when it is put away", () => {
    const scene = at("defend");
    const [card = ""] = Object.keys(facts(scene.view).hand).filter((id) => id.startsWith("infanterie_"));
    take(scene, card);
    expect(cardsTaken(scene)).toEqual([card]);
    expect(face.begun?.(scene)).toBe(true);
    const [step] = scene.draft?.decision.legal ?? [];
    const laid = { ...scene, draft: scene.draft && step ? { ...scene.draft, steps: [step] } : null };
    expect(cardsTaken(laid)).toEqual([]);
    expect(cardsTaken(scene)).toEqual([card]);
  });
});
