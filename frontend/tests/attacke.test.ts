import { readFileSync } from "node:fs";

import { beforeEach, describe, expect, it } from "vitest";

import { asSet, bestSet, cardOf, exposed, facts, fitsSet, guess, holders, laidOut, noneHolds, pays, size, sum, weakSet, wholeOf } from "../src/faces/attacke/facts.ts";
import { alike, atStake, chosen, choices, continentAt, continents, learnMap, pick, sentence, why } from "../src/faces/attacke/map.ts";
import { brief, matters, upshot } from "../src/faces/attacke/matters.ts";
import { asked, notation } from "../src/faces/attacke/odds.ts";
import { prompt, rule } from "../src/faces/attacke/prompt.ts";
import { cardsTaken, copies, grey, may, payment, picked, press, purpose, putSet, setTaken } from "../src/faces/attacke/selection.ts";
import { sheets } from "../src/faces/attacke/sheets.ts";
import { story } from "../src/faces/attacke/story.ts";
import { gain } from "../src/faces/attacke/unstopped.ts";
import { WORDS } from "../src/faces/attacke/words/index.ts";
import type { Scene } from "../src/faces/face.ts";
import { printedName } from "../src/faces/attacke/drawn.tsx";
import { brought, declined, ended, forced } from "../src/faces/attacke/declined.ts";
import { face } from "../src/faces/attacke/index.ts";
import { moment, type Recording } from "../src/gallery/moments.ts";
import { unable } from "../src/table/unable.ts";
import { begin, choices as chooseAll, sent, unlisted } from "../src/table/draft.ts";
import type { LogLine, Told, View } from "../src/net/shapes.ts";
import { stage } from "./attila/recorded.ts";
import { load } from "./maps.ts";

const GAME = JSON.parse(readFileSync(new URL("fixtures/attacke/moments.json", import.meta.url), "utf8")) as Recording;
const at = (name: string, asks: unknown[] = []): Scene => stage(moment(GAME, name, "de"), asks);
const take = (scene: Scene, card: string, copy = 0): void => { press(scene, { card, copy }); };
await WORDS.learn("de");

beforeEach(() => {
  picked.value = { moment: "", copies: [] };
  learnMap(load("attacke"));
});

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
    expect(weakSet({ artillerie_7: 1, infanterie_5: 1, joker: 2 })).toBeNull(); // a joker is not thrown in
    expect(sum(["artillerie_7", "joker", "kavallerie_2"], 7)).toBe(16);
  });
});

describe("payments (SCH-R09)", () => {
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
    const { draft } = scene;
    if (!draft) throw new Error("nothing is asked");
    expect(prompt({ ...scene, draft: chooseAll(draft, { action: "revolution", continent: "asien" }) })).toContain(`: ${asia.chance};`);
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

describe("the story", () => {
  it("tells a fight from its backs to its end", () => {
    expect(story(at("defend")).fights).toMatchObject([{ land: "oststaaten", attacker: 0, defender: 1, laid: 3, attack: [], defenceLaid: 0, end: "" }]);
    expect(story(at("defend")).contested).toEqual(["oststaaten"]);
    const told = story(at("won"));
    expect(told.fights).toMatchObject([{ attack: ["artillerie_7", "infanterie_5", "joker"], attackArmies: 16, defenceArmies: 15, end: "won" }]);
    expect(told.last).toEqual(["oststaaten"]);
    expect(told.contested).toEqual([]);
  });

  it("tells who has stopped a revolution, what treason took, and a demand that could not be met", () => {
    expect(atStake(at("counter"))).toEqual(["europa"]);
    expect(atStake(at("spared")), "everybody concerned has warded it off").toEqual([]);
    expect(atStake({ ...at("spared"), view: at("counter").view, log: at("spared").log.map((line) => ({ ...line, events: line.events?.filter(({ event }) => event !== "countered") ?? [] })) } as Scene), "somebody has not answered yet").toEqual(["europa"]);
    expect(story(at("spared"))).toMatchObject({ revolts: [{ continent: "europa", seat: 0, answers: [{ seat: 1, countered: true }], taken: [] }] });
    const told = story(at("next"));
    expect(told.revolts[1]).toMatchObject({ land: "indien", answers: [{ seat: 2, countered: false }], taken: [{ land: "indien", from: 2 }] });
    expect(told.demands).toMatchObject([{ seat: 0, victim: 1, flags: ["ueberlaeufer_8"], amount: 8, wards: ["ueberlaeufer_4"], end: "all", given: 2, shown: ["infanterie_2", "kavallerie_1"] }]);
  });

  it("knows what became of the turn's last revolution or treason, until something else is done", () => {
    expect(story(at("betrayed")).latest).toMatchObject({ seat: 0, land: "indien" });
    expect(story(at("choose")).latest).toBeNull();
    const { log } = at("next");
    const late = { ...at("next"), log: log.slice(0, log.findIndex(({ events }) => events?.some(({ event }) => event === "gave_all")) + 1) };
    expect(story(late)).toMatchObject({ latest: null, demanded: { seat: 0, victim: 1, end: "all" } });
    expect(brought(late, { ...story(late).demands[0]!, end: "warded" })).toMatch(/ alles ab\.$/);
    expect(story(at("choose")).demanded).toBeNull();
  });

  it("lays sheets: the open fight is not over, and demands are for the two alone", () => {
    expect(sheets(at("defend")).map(({ title, over, mine, places }) => [title, over, mine, places])).toEqual([["Kampf um Oststaaten", false, true, ["oststaaten"]]]);
    expect(sheets(at("next")).map(({ title }) => title)).toEqual(["Kampf um Oststaaten", "Revolution: Europa", "Verrat: Indien", "Überläufer"]);
    expect(sheets(at("spared")).map(({ over, mine }) => [over, mine])).toEqual([[true, false], [true, false]]);
  });

  it("knows what was lost and gained", () => {
    const told = (event: string, more: Record<string, unknown>): Told => ({ event, rule: "", sentence: "", ...more }) as unknown as Told;
    const scene = at("defend"); // Ben's
    expect(matters(told("taken", { seat: 0, other: 1 }), scene)).toBe("lost");
    expect(matters(told("taken", { seat: 1, other: 0 }), scene)).toBe("gained");
    expect(matters(told("handed_over", { seat: 1, other: 0 }), scene)).toBe("lost");
    expect(matters(told("attacked", { seat: 0, other: 1 }), scene)).toBe("mine");
    expect(matters(told("drew", { seat: 0 }), scene)).toBeNull();
    expect(brief(told("taken", { seat: 0, other: 1, land: "japan" }), scene)).toBe("Japan: Ben → Anna");
    expect(brief(told("drew", { seat: 0 }), scene)).toBeNull();
    const phrases = (name: string): readonly (string | null)[] => at(name).log.flatMap(({ events = [] }) => events.filter(({ event }) => event === "taken").map((one) => brief(one, at(name))));
    expect(phrases("won")[0], "by what").toMatch(/^Oststaaten: .+ → .+ · Kampf$/);
    expect(phrases("next").at(-1)).toMatch(/^Indien: .+ → .+ · Verrat$/);
  });

  it("tells in the log where something begins what came of it, and not twice; before that, what is tried", () => {
    const told = (name: string): readonly (readonly [string, string | null])[] => at(name).log.flatMap(({ events = [] }) => events.map((one) => [one.event, upshot(one, at(name))] as const));
    const said = new Map(told("next"));
    expect(said.get("attacked")).toMatch(/Oststaaten.*Anna|Anna.*Oststaaten/);
    expect(said.get("attacked"), "both sets").toMatch(/ \(Kampf, 16 : 15\)\.$/);
    expect(said.get("won_fight")).toBe("");
    expect(said.get("revolution")).toBe("Abgewehrt: Nichts ändert sich (Revolution: Europa).");
    expect(said.get("countered"), "by whom is told").toBeNull();
    expect(said.get("treason")).toMatch(/Indien.* \(Verrat\)\.$/);
    expect(said.get("taken")).toBe("");
    expect(said.get("demanded")).toMatch(/^Ben .+ 2 Karten \(Überläufer\)\.$/);
    expect(said.get("gave_all"), "which cards").toBeNull();
    expect(new Map(told("defend")).get("attacked"), "nothing has come of it yet").toBeNull();
    const open = at("defend");
    const tried = open.log.flatMap(({ events = [] }) => events).filter(({ event }) => event === "attacked").at(-1);
    expect(tried && matters(tried, open), "it goes on").toBe("mine");
    const over = at("won");
    expect(over.log.flatMap(({ events = [] }) => events).filter(({ event }) => event === "attacked").map((one) => matters(one, { ...over, viewer: 1 })), "what came of it is news, not that it was tried").toEqual([null]);
  });

  it("tells of others' revolution once how many lands it took", () => {
    const scene = at("defend");
    const line = (...events: readonly unknown[]): LogLine => ({ ...scene.log.at(-1), seq: 9999, events }) as unknown as LogLine;
    const taken = ["island", "britannien", "iberien"].map((land) => ({ event: "taken", seat: 0, other: 2, land, rule: "", sentence: "" }) as unknown as Told);
    const now = { ...scene, log: [...scene.log, line({ event: "revolution", seat: 0, continent: "europa" }, ...taken)] };
    expect(taken.map((one) => matters(one, now))).toEqual([null, null, "move"]);
    expect(taken.map((one) => brief(one, now)).at(-1)).toMatch(/^Europa: 3 Länder .+ · Revolution$/);
    expect(taken.map((one) => matters(one, { ...now, viewer: 2 })), "each of one's own").toEqual(["lost", "lost", "lost"]);
  });

  it("says on a phone how a fight has ended in its window's title, which stays as high", () => {
    const won = at("won");
    expect(sheets(won)[0]?.title).toBe("Kampf um Oststaaten");
    expect(sheets({ ...won, compact: true })[0]?.title).toMatch(/(nimmst|nimmt) Oststaaten\.$/);
    expect(sheets({ ...at("defend"), compact: true })[0]?.title, "still open").toBe("Kampf um Oststaaten");
  });

  it("asks about a revolution beside the map of a phone, not over it", () => {
    expect(sheets(at("counter")).map(({ title }) => title)).toContain("Revolution: Europa");
    expect(sheets({ ...at("counter"), compact: true }).map(({ title }) => title)).not.toContain("Revolution: Europa");
    expect(prompt(at("counter"))).toMatch(/ ruft in Europa die Revolution aus\. Du hast eine Gegenrevolution\. Wehrst du ab\?$/);
  });

  it("asks at each step what is wanted", () => {
    expect(prompt(at("defend"))).toBe("Anna greift Oststaaten an: aufgeben oder verteidigen?");
    expect(prompt(at("pay"))).toBe("Anna fordert 8 Armeen.");
    expect(prompt(at("helpless"))).toBe("");
  });

  it("opens the rule of what is under way: treason's own, not that of revolutions", () => {
    expect(rule(at("betrayed"))).toBe("SCH-30");
    expect(rule(at("defend"))).toBe("");
    const scene = at("choose");
    expect(rule(scene)).toBe("");
    take(scene, "verrat");
    expect(rule(scene)).toBe("SCH-30");
    putSet(scene, ["artillerie_3"]);
    expect(rule(scene)).toBe("SCH-12");
    expect(prompt(scene)).toBe("Kampf: Noch 2 Karten, und welches Land?");
  });

  it("says in the own turn what is possible now, and what is left to confirm", () => {
    const scene = at("choose");
    const { draft } = scene;
    if (!draft) throw new Error("no draft");
    expect(prompt(scene)).toBe("Wähle Karten aus der Hand, dann ein Ziel.");
    const only = { ...draft.decision, legal: draft.decision.legal.filter(({ fields }) => fields["action"] === "finish") };
    expect(prompt({ ...scene, draft: begin(only) })).toBe("Keine Karte passt jetzt: Beende den Zug.");
    take(scene, "verrat");
    expect(prompt(scene)).toBe("Verrat: Welches Land?");
    expect(prompt({ ...scene, draft: chooseAll(draft, { action: "treason", land: "sibirien" }) })).toMatch(/^Verrat: Sibirien\? Chance: \d+\s?%;/);
    putSet(scene, []);
    expect(prompt({ ...scene, draft: chooseAll(draft, { action: "fight", land: "oststaaten" }) })).toBe("Kampf um Oststaaten: Wähle die Karten für den Satz.");
  });

  it("says why a card is grey, and which card reaches a land", () => {
    const scene = at("choose");
    const { draft } = scene;
    if (!draft) throw new Error("no draft");
    expect(grey(scene, { card: "verrat", copy: 0 })).toBe("");
    expect(grey(scene, { card: "gegenrevolution", copy: 0 })).toMatch(/^Eine Gegenrevolution legst du nur/);
    expect(grey(at("counter"), { card: "gegenrevolution", copy: 0 })).toMatch(/„Abwehren“/);
    const only = { ...scene, draft: begin({ ...draft.decision, legal: draft.decision.legal.filter(({ fields }) => fields["action"] === "finish") }), view: { ...scene.view, hand: { artillerie_7: 1 } } as unknown as View };
    expect(grey(only, { card: "artillerie_7", copy: 0 })).toMatch(/^Für einen Kampf brauchst du einen Satz/);
    expect(why("sibirien", scene)?.sentence).toMatch(/Karte Verrat/);
    expect(why("peru", scene)?.sentence).toBe("");
  });
});

describe("what comes later in an answer", () => {
  it("is sent in notation", () => {
    expect(sent(unlisted("lay joker"))).toBe("lay joker");
    expect(sent({ number: 7, notation: "x", fields: {}, sentence: "" })).toBe(7);
  });

  it("stands on nothing when a view says nothing", () => {
    const empty = facts({ game: "attacke", players: 2, turn: 0, viewer: 0, legal: [] } as unknown as View);
    expect(guess(empty, 1)).toEqual({ known: {}, heaps: [] });
  });
});

describe("an attack that cannot be met", () => {
  const held = (name: string, hand: Readonly<Record<string, number>>): Scene => { const scene = at(name); return { ...scene, view: { ...scene.view, hand } as unknown as View }; };

  it("says what is missing in the hand, and what is given up", () => {
    expect(declined(held("defend", { infanterie_3: 2, kavallerie_1: 1 }))).toBe("Du hast keine Artillerie auf der Hand: Oststaaten kannst du nicht verteidigen.");
    expect(declined(held("defend", { infanterie_3: 2, joker: 1 }))).toBe("Du hast keine Artillerie und keine Kavallerie auf der Hand, und ein Joker reicht nicht: Oststaaten kannst du nicht verteidigen.");
    expect(declined(held("counter", {}))).toMatch(/^Du hast keine Gegenrevolution auf der Hand: .+ kannst du nicht halten\.$/);
    expect(declined(at("choose"))).toBe("");
  });

  it("says afterwards, too, that there was no choice, to whom it happened only", () => {
    const [fought] = story(at("defend")).fights.slice(-1);
    if (!fought) throw new Error("no fight");
    const fight = { ...fought, end: "gave_up" as const };
    const none = held("defend", { infanterie_3: 2, kavallerie_1: 1 });
    expect(forced(none, fight)).toBe("Du hast keine Artillerie auf der Hand: Oststaaten kannst du nicht verteidigen.");
    expect(forced({ ...none, viewer: fight.attacker }, fight)).toBe("");
    expect(forced(held("defend", { artillerie_2: 1, infanterie_3: 1, kavallerie_1: 1 }), fight), "by choice").toBe("");
    expect(forced(none, { ...fight, end: "won" })).toBe("");
  });

  it("is told in short as what it was, in the window and in the news, as long as the hand is the one it happened with", () => {
    const now = held("defend", { infanterie_3: 2, kavallerie_1: 1 });
    const [fought] = story(now).fights.slice(-1);
    if (!fought) throw new Error("no fight");
    const [by, from] = [fought.attacker, fought.defender];
    const taken = { event: "taken", seat: by, other: from, land: fought.land };
    const given = [{ event: "gave_up", seat: from, land: fought.land }, taken];
    const told = (scene: Scene, ...events: readonly unknown[]): Scene => ({ ...scene, log: [...scene.log, { ...scene.log.at(-1), seq: 9999, events } as unknown as LogLine] });
    const lost = told(now, ...given);
    const end = (scene: Scene): string => ended(scene, story(scene).fights.at(-1) ?? fought);
    expect(end(lost)).toMatch(/^Ohne Satz: .+ nimmt Oststaaten\.$/);
    expect(brief(taken as unknown as Told, lost)).toMatch(/ · ohne Satz$/);
    for (const other of [{ ...lost, viewer: by }, told(held("defend", { artillerie_2: 1, infanterie_3: 1, kavallerie_1: 1 }), ...given), told(now, ...given, { event: "drew", seat: from, card: "infanterie_3" })]) {
      expect(end(other)).toMatch(/Oststaaten nicht\.$/);
      expect(brief(taken as unknown as Told, other)).toMatch(/ · nicht verteidigt$/);
    }
  });

  it("says that treason comes once more, in the same turn only", () => {
    const now = at("defend");
    const treason = { event: "treason", seat: 1, other: 0, land: "oststaaten" };
    const again = (...events: readonly unknown[]): readonly boolean[] => story({ log: [{ ...now.log.at(-1), seq: 9999, events } as unknown as LogLine] }).revolts.map((revolt) => revolt.again);
    expect(again(treason, { event: "suffered", seat: 0 }, treason)).toEqual([false, true]);
    expect(again(treason, { event: "suffered", seat: 0 }, { event: "turn", seat: 0 }, treason)).toEqual([false, false]);
  });

  it("is not asked about, as long as nothing is planned", () => {
    const { draft } = at("counter");
    if (!draft) throw new Error("no draft");
    const [only] = draft.decision.legal;
    if (!only) throw new Error("nothing is legal");
    const why = (): string => "no card";
    const one = { ...draft, decision: { ...draft.decision, legal: [only], declines: 0 } };
    expect(unable(one, why)).toBe("no card");
    expect(unable({ ...one, decision: { ...one.decision, declines: null } }, why), "one answer that declines nothing").toBe("");
    expect(unable({ ...one, decision: { ...one.decision, legal: [only, only] } }, why), "a choice").toBe("");
    expect(unable({ ...one, steps: [only] }, why)).toBe("");
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
