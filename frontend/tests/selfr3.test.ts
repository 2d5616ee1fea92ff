import { readFileSync } from "node:fs";

import { parse } from "smol-toml";
import { describe, expect, it, vi } from "vitest";

import type { Box } from "../src/board/mapfile.ts";
import { around, density, heightOf, larger, outer } from "../src/board/plates.ts";
import { arranged, beamFrom, discs } from "../src/board/signs.ts";
import { growth } from "../src/board/viewport.ts";
import { plans, runs } from "../src/faces/parts/planned.ts";
import { FELL, fallen } from "../src/faces/parts/promised.ts";
import { inputKey } from "../src/faces/parts/rememberedInput.ts";
import { again, battleOf, goesOn, led, sendsOff } from "../src/faces/selfr3/again.ts";
import { allPosted, choices, less, marching, mode, piece, pieces, placed, speaksOf, UNTIL } from "../src/faces/selfr3/asking.ts";
import { Unrolled } from "../src/faces/selfr3/drawn.tsx";
import { alike, alikeUntil, best, bestFirst, ordered, wellDefended } from "../src/faces/selfr3/defence.ts";
import { moving } from "../src/faces/selfr3/Entering.tsx";
import { sent } from "../src/faces/selfr3/Sending.tsx";
import { continentsOf, DICE, facts, groundOf, LANDING_SITES, officersIn, ownerOf, PORTS, regionsOf, strong, unitsIn } from "../src/faces/selfr3/facts.ts";
import { CARDS, CONTINENTS, REGIONS, type Officer } from "../src/faces/selfr3/material.ts";
import { free, leave, pick, signs, why } from "../src/faces/selfr3/map.ts";
import { notation, stakes, thrown } from "../src/faces/selfr3/Odds.tsx";
import { beats, sheets } from "../src/faces/selfr3/sheets.ts";
import { eightsOf, pairs, tell } from "../src/faces/selfr3/story.ts";
import { prompt } from "../src/faces/selfr3/Turn.tsx";
import { face } from "../src/faces/selfr3/index.ts";
import { matters } from "../src/faces/selfr3/matters.ts";
import { WORDS } from "../src/faces/selfr3/words/index.ts";
import { PLAY } from "../src/faces/selfr3/words/play/index.ts";
import type { Face, Scene } from "../src/faces/face.ts";
import type { Decision, LegalAction, LogLine, View } from "../src/net/shapes.ts";
import { begin, type Draft } from "../src/table/draft.ts";
import { counts, follow, frontFor, placesSince } from "../src/table/frontMap.ts";
import { shown } from "../src/table/sheets.ts";
import { load } from "./maps.ts";

const game = JSON.parse(readFileSync(new URL("fixtures/selfr3/game.json", import.meta.url), "utf8")) as { view: View; decision: Decision; log: LogLine[] };
const board = parse(readFileSync(new URL("../../src/kartentisch/games/selfr3/board.toml", import.meta.url), "utf8")) as unknown as {
  space: { id: string; kind: string; groups: string[]; values?: { landing?: boolean } }[];
  link: { a: string; b: string; kind: string }[];
  continent: { id: string; bonus: number }[];
  card: { id: string; deck: string; count: number; cost: number; timing: string }[];
};
const maps = [load("earth"), load("moon")];

describe("the set-up", () => {
  it("ends with its own figures: the draft looks on into the first bid, which is asked when they are sent", () => {
    const post: Decision = { ...game.decision, question: "SetUp.post" };
    const ahead = (question: string) => ({ ...begin(post), ahead: { view: game.view, decision: { ...post, question }, ends: null } }) as unknown as Draft;
    expect([allPosted(begin(post)), allPosted(ahead("SetUp.post")), allPosted(ahead("Bidding.bid"))]).toEqual([false, false, true]);
    expect(allPosted({ ...ahead("Bidding.bid"), decision: { ...post, question: "Turn.place" } })).toBe(false);
  });

  it("takes the first piece that is left, until another is chosen: a land can be pressed at once", () => {
    const post = (number: number, officer: string, region: string): LegalAction => ({ number, notation: `post ${officer} ${region}`, fields: { action: "post", officer, region }, sentence: "" });
    const station = (number: number, region: string): LegalAction => ({ number, notation: `station ${region}`, fields: { action: "station", region }, sentence: "" });
    const legal = [post(1, "taktik", "china"), post(2, "taktik", "ural"), post(3, "land", "china"), post(4, "land", "ural"), station(5, "china")];
    const draft = begin({ ...game.decision, question: "SetUp.post", legal });
    expect(pieces(draft)).toEqual([{ action: "post", officer: "taktik" }, { action: "post", officer: "land" }, { action: "station" }]);
    expect(piece(draft)).toEqual({ action: "post", officer: "taktik" });
    expect(piece({ ...draft, chosen: { action: "station" } })).toEqual({ action: "station" });
    expect(choices({ ...draft, chosen: { action: "station" } })).toEqual(["china"]);
    expect(piece(begin(game.decision)), "no other question places pieces").toBeNull();
    const stepped: number[] = [];
    const scene = (chosen: Draft["chosen"]): Scene => ({ draft: { ...draft, chosen }, busy: false, step: ({ number }: LegalAction) => { stepped.push(number); } }) as unknown as Scene;
    for (const chosen of [{}, { action: "post", officer: "land" }, { action: "station" }]) expect(pick("china", scene(chosen))).toBe(true);
    expect(stepped).toEqual([1, 3, 5]);
    expect(pick("mexiko", scene({}))).toBe(false);
    expect(why("mexiko", scene({}))?.tried?.action).toBe("post taktik mexiko");
  });
});

describe("material", () => {
  it("is that of the board: continents, grounds, landing sites, cards", () => {
    for (const { id, kind, groups } of board.space) {
      expect(groundOf(id), id).toBe(kind);
      for (const group of groups) expect(CONTINENTS[group]?.regions, group).toContain(id);
    }
    expect(new Set(PORTS)).toEqual(new Set(board.link.filter(({ kind }) => kind === "land-wasser").map(({ a, b }) => (groundOf(a) === "land" ? a : b))));
    expect(REGIONS).toEqual(board.space.map(({ id }) => id));
    expect(board.continent.map(({ id, bonus }) => [id, bonus])).toEqual(Object.entries(CONTINENTS).map(([id, { bonus }]) => [id, bonus]));
    expect(new Set(LANDING_SITES)).toEqual(new Set(board.space.filter(({ values }) => values?.landing).map(({ id }) => id)));
    expect(board.card.map(({ id, deck, count, cost, timing }) => [id, deck, count, cost, timing])).toEqual(Object.entries(CARDS).map(([id, { deck, copies, cost, when }]) => [id, deck, copies, cost, when]));
  });

  it("lies on the two maps, each territory on one", () => {
    expect(maps.flatMap(({ regions }) => Object.keys(regions)).sort()).toEqual(board.space.map(({ id }) => id).sort());
  });
});

describe("the question of a turn", () => {
  it("says that nothing is left but to end it, where that is so", async () => {
    await WORDS.learn("en");
    const finish: LegalAction = { number: 1, notation: "finish", fields: { action: "finish" }, sentence: "End the turn." };
    const move: LegalAction = { number: 2, notation: "move argentinien", fields: { action: "move", region: "argentinien" }, sentence: "" };
    const asks = (question: string, legal: readonly LegalAction[]): string => prompt({ viewer: 0, seats: [], log: [], kept: new Map(), view: game.view, draft: begin({ id: "1-0", seat: 0, question, sentence: "What do you do: buy, attack?", rules: [], due: null, legal }), words: { lang: "en", name: (_: string, id: string) => id } } as unknown as Scene);
    for (const question of ["Turn.act", "Turn.late"]) expect(asks(question, [finish])).toBe("Nothing is left to do: end your turn.");
    expect(asks("Turn.late", [finish, move])).not.toMatch(/Nothing is left/);
  });
});

describe("facts", () => {
  const known = facts(game.view);

  it("gives each territory one owner, and counts officers as units", () => {
    for (const seat of [0, 1, 2]) {
      for (const region of regionsOf(known, seat)) expect(ownerOf(known, region)).toBe(seat);
      for (const region of Object.values(known.officers[seat] ?? {})) expect(unitsIn(known, region)).toBe((known.armies[seat]?.[region] ?? 0) + officersIn(known, region).length);
    }
    expect(known.ruins.map((region) => ownerOf(known, region))).toEqual(known.ruins.map(() => -1));
  });

  it("does not miss a destroyed land in a continent, and a station alone holds none (R2-22, R2-R01)", () => {
    const view = { ...game.view, ruins: ["neuguinea"], armies: [{ indonesien: 1, westaustralien: 2 }, {}, {}], officers: [{ land: "ostaustralien" }, {}, {}], stations: [[], [], []] } as View;
    expect(continentsOf(facts(view), 0)).toEqual(["australien"]);
    const station = { ...view, officers: [{}, {}, {}], stations: [["ostaustralien"], [], []] } as View;
    expect([continentsOf(facts(station), 0), continentsOf(facts(station), 0, true)]).toEqual([[], ["australien"]]);
  });

  it("knows which officers attack with a d8 (R2-42, R2-43)", () => {
    expect([strong("land", "tycho", "mexiko"), strong("land", "tycho", "byrgius"), strong("taktik", "mexiko", "mexiko"), strong("abc", "tycho", "byrgius"), strong("wasser", "mexiko", "brasilbecken")]).toEqual([true, false, false, true, true]);
  });

  it("reads any view without falling over", () => {
    expect(facts({ game: "selfr3", players: 3, turn: 0, viewer: -1, legal: [] }).armies).toEqual([{}, {}, {}]);
  });
});

describe("story", () => {
  const { fights } = tell(game.log);

  it("joins the rolls of an attack that goes on, and knows how it ended", () => {
    const last = fights.at(-1);
    expect(last).toMatchObject({ source: "westeuropa", region: "britannien", end: "conquered", seat: 2, other: 0 });
    expect(last?.throws.map(({ lost }) => lost)).toEqual([[1, 0], [0, 1], [2, 0], [0, 1], [0, 1]]);
    expect(fights.filter(({ region }) => region === "indonesien").map(({ throws }) => throws.length)).toEqual([2]);
  });

  it("compares highest with highest; a tie holds (R2-59)", () => {
    for (const one of fights.flatMap(({ throws }) => throws)) {
      const won = pairs(one);
      expect([won.filter((side) => side === "defence").length, won.filter((side) => side === "attack").length]).toEqual(one.lost);
    }
    expect(pairs({ attack: [5, 3], attackEights: 0, defence: [5, 2], defenceEights: 0, lost: [0, 0] })).toEqual(["defence", "attack"]);
  });
});

describe("an attack as a sheet", () => {
  const told = (seq: number, event: string, more: Record<string, unknown>): LogLine => ({ seq, at: seq, kind: "entry", head: null, events: [{ event, rule: "R2-53", sentence: "", ...more }] }) as LogLine;
  const twice = [
    told(1, "attacked", { seat: 0, other: 1, source: "baikal", region: "jakutien", armies: 1 }), told(2, "rolled", { seat: 0, dice: [3], eights: 0 }), told(3, "defended", { seat: 1, dice: [5], eights: 0 }),
    told(4, "attacked", { seat: 0, other: 1, source: "sibirien", region: "jakutien", armies: 2 }),
  ];

  it.each(["de", "en"] as const)("is that of its own attacker, also where the same territory was attacked before (%s)", async (lang) => {
    await WORDS.learn(lang);
    const scene = { log: twice, viewer: 1, view: { ...game.view, source: "sibirien", aim: "jakutien" }, words: { lang, name: (_: string, id: string) => id } } as unknown as Scene;
    const laid = sheets(scene);
    expect(laid.map(({ title, note }) => [title.replace(/^.*: /, ""), note !== ""])).toEqual([["baikal → jakutien", true], ["sibirien → jakutien", false]]);
    expect(laid.map(({ over }) => over)).toEqual([true, false]);
    expect(laid.map(({ places }) => places), "it covers neither of the two").toEqual([["jakutien", "baikal"], ["jakutien", "sibirien"]]);
    for (const settled of [false, true]) expect(shown(laid, new Set(), null, { settled, past: false, skipped: 0 }).front?.key).toBe("4.0");
    expect(beats["defended"]).toBe("own");
    expect(tell(twice).fights.at(-1)?.throws).toEqual([]);
  });
});

describe("an attack that stops by itself", () => {
  const told = (seq: number, event: string, more: Record<string, unknown>): LogLine => ({ seq, at: seq, kind: "entry", head: null, events: [{ event, rule: "R2-53", sentence: "", ...more }] }) as LogLine;
  const log = [told(1, "attacked", { seat: 2, other: 0, source: "china", region: "ural", armies: 3 }), told(2, "rolled", { seat: 2, dice: [3, 2, 1], eights: 0 }), told(3, "defended", { seat: 0, dice: [5], eights: 0 })];
  const asked = (left: number, lang: "de" | "en", lines = log, kept = new Map<string, unknown>()): string => prompt({
    log: lines, viewer: 2, kept, seats: [], words: { lang, name: (_: string, id: string) => id }, draft: begin(game.decision),
    view: { ...game.view, armies: [{ ural: 1 }, {}, { china: left }], officers: [{}, {}, {}], stations: [[], [], []] },
  } as unknown as Scene);

  it.each(["de", "en"] as const)("says why it stopped (%s)", async (lang) => {
    await WORDS.learn(lang);
    const w = { ...WORDS.in(lang), ...(await PLAY.learn(lang)) };
    expect(asked(3, lang)).toBe(w.fewer("china", "ural", 2));
    expect([w.holdsAll(""), w.holdsWith("")].join(), "what no die can change").toMatch(/sicher.*sicher|certain.*certain/);
    expect(asked(1, lang)).toBe(w.fewer("china", "ural", 0));
    const fell = w.fell("china", "ural")("75 %", "11 %");
    expect(asked(3, lang, log, new Map([[inputKey(begin(game.decision), FELL), fell]])), "its chance has fallen").toBe(fell);
    plans({ view: game.view } as unknown as Scene, "china ural"); // to the end: nobody has to decide
    expect([asked(3, lang), asked(1, lang)]).toEqual([w.sendAsk("china", "ural", false), w.fewer("china", "ural", 0)]);
    plans({ view: game.view } as unknown as Scene, null);
    expect(asked(4, lang), "all of them can go on").toBe(w.actHint(false));
    expect(asked(3, lang, log.map((line) => (line.seq === 1 ? told(1, "attacked", { seat: 1, other: 0, source: "china", region: "ural", armies: 3 }) : line))), "another's").toBe(w.actHint(false));
  });
});

describe("the dice of the defence", () => {
  it("stand in one order whatever was rolled, the best two and the best one first", () => {
    expect(ordered(["d6", "d8", "d6_d6", "d6_d8", "d8_d8"])).toEqual(["d8_d8", "d8", "d6_d8", "d6_d6", "d6"]);
    expect(ordered(["d6", "d6_d6"])).toEqual(["d6_d6", "d6"]);
    expect(ordered(["d6"])).toEqual(["d6"]);
  });

  it("that come to the same are no question", () => {
    expect(alike([1], ["d6", "d8", "d6_d6"]), "a tie is won by each of them").toBe(true);
    expect(alike([7], ["d6", "d6_d6"]), "neither reaches it").toBe(true);
    expect(alike([7], ["d6", "d8"])).toBe(false);
    expect(alike([1, 1], ["d6", "d6_d6"]), "two comparisons take two units").toBe(false);
    expect(alike([4], ["d6", "d6_d6"])).toBe(false);
    expect(alike([], ["d6"]), "nothing is shown yet").toBe(false);
  });

  it("are answered by the best chance, by the plain rule where no chance is known", () => {
    expect(best([5, 5, 4], ["d6", "d8", "d8_d8"], { d6: 0.07, d8: 0.08, d8_d8: 0.071 })).toBe("d8");
    expect(best([5, 5, 4], ["d6", "d6_d6"], null)).toBe("d6");
    expect(best([5, 2], ["d6", "d6_d6"], null)).toBe("d6_d6");
    expect(best([5, 2], ["d6", "d6_d6"], {}), "of equal ones the usual one").toBe("d6_d6");
  });

  it("and cards are answered alike side by side until the attack ends", () => {
    const running = (plan: string) => (one: string): boolean => one === plan;
    expect(alikeUntil("dice", "a b", running(""))).toBe("dice a b");
    expect(alikeUntil("dice", "a b", running("dice a b"))).toBe("dice a b");
    expect(alikeUntil("dice", "a b", running("cards a b")), "what runs goes on").toBe("both a b");
    expect(alikeUntil("cards", "a b", running("both a b"))).toBe("both a b");
  });

  it("are chosen by the automatic answers as they defend best", () => {
    expect(bestFirst(undefined)).toEqual(["d8_d8", "d6_d8", "d6_d6", "d8", "d6"]);
    expect(bestFirst(3)).toEqual(bestFirst(undefined));
    expect(bestFirst(4)).toEqual(["d8", "d6", "d8_d8", "d6_d8", "d6_d6"]);
    expect(wellDefended().map(({ when, answer }) => [when, answer[0]])).toEqual([[{ attackers: ["=1"] }, "defend d8_d8"], [{ second: ["<=3"] }, "defend d8_d8"], [{}, "defend d8"]]);
  });
});

describe("an attack that is left", () => {
  const told = (seq: number, event: string, more: Record<string, unknown>): LogLine => ({ seq, at: seq, kind: "entry", head: null, events: [{ event, rule: "R2-53", sentence: "", ...more }] }) as LogLine;
  const log = [told(1, "attacked", { seat: 2, other: 0, source: "china", region: "ural", armies: 3 }), told(2, "rolled", { seat: 2, dice: [3, 2, 1], eights: 0 }), told(3, "defended", { seat: 0, dice: [5], eights: 0 })];

  it("has stopped as soon as an empty territory elsewhere was entered, and is conquered when its own was", () => {
    const entered = (region: string) => told(4, "entered", { seat: 2, source: "china", region });
    expect([log, [...log, entered("philippinensee")], [...log, entered("ural")]].map((lines) => tell(lines).fights.at(-1)?.end)).toEqual(["", "stopped", "conquered"]);
  });

  it("is offered once more, as long as it is undecided, one's own, and may go on", () => {
    const attack: LegalAction = { number: 7, notation: "attack china", fields: { action: "attack", region: "china" }, sentence: "" };
    const scene = (lines: LogLine[], owner: number, until = "", posted = {}): Scene => ({ log: lines, viewer: 2, kept: new Map(until ? [[UNTIL, until]] : []), draft: begin({ ...game.decision, legal: [attack] }), view: { ...game.view, armies: [0, 1, 2].map((seat) => ({ ...(seat === owner ? { ural: 1 } : {}), ...(seat === 2 ? { china: 4 } : {}) })), officers: [{}, {}, posted], stations: [[], [], []] } }) as unknown as Scene;
    const steps = (one: Scene, legal = [attack]) => again(one, begin({ ...game.decision, legal }))?.steps.map(({ notation }) => notation) ?? null;
    expect(steps(scene(log, 0)), "as many as can, as far as they can").toEqual(["attack china", "onto ural", "send 1 3"]);
    expect(["once", "3", "4"].map((until) => steps(scene(log, 0, until))?.at(-1)), "as far as before").toEqual(["send once 3", "send 3 3", "send 1 3"]);
    const led = [...log.slice(0, 1), told(1.5, "officer_attacks", { seat: 2, officer: "land", region: "ural" }), ...log.slice(1)];
    expect(steps(scene(led, 0, "", { land: "china", abc: "china" })), "its officers go along").toEqual(["attack china", "onto ural", "bring land", "send 1 2"]);
    expect(steps(scene(led, 0, "", { abc: "china" })), "one who has fallen does not").toEqual(["attack china", "onto ural", "send 1 3"]);
    const goes = (lines: LogLine[], teaches?: ReadonlySet<string>) => { const one = { ...scene(lines, 0), ...(teaches ? { teaches } : {}) } as Scene; const more = again(one, begin({ ...game.decision, legal: [attack] })); return more && goesOn(one, more); };
    expect([goes(log), goes(log, new Set()), goes([...log, told(4, "played", { seat: 0, card: "rueckzug" })])], "fought to the end it goes on by itself, but not in a lesson, nor behind a card").toEqual([true, false, false]);
    expect([steps(scene(log, 1)), steps(scene(log, 0), []), steps(scene(log.slice(0, 1), 0)), steps(scene([...log, told(4, "entered", { seat: 2, source: "china", region: "philippinensee" })], 0))]).toEqual([null, null, null, null]);
  });

  it("is no attack where nobody stands: the first ones and those behind them go by one answer", () => {
    const said = (left: number, officers: readonly Officer[], armies: number) => moving(left, officers, armies, "once").map(({ notation }) => notation);
    expect([said(5, [], 1), said(5, [], 4), said(5, [], 2), said(2, [], 1), said(4, [], 3)]).toEqual([["send once 1", "follow 0"], ["send once 3", "follow 1"], ["send once 2", "follow 0"], ["send once 1"], ["send once 3"]]);
    expect([said(4, ["luft"], 0), said(6, ["luft"], 4)], "officers are chosen at once, too").toEqual([["bring luft", "send once 0", "follow 0"], ["bring luft", "send once 2", "follow 2"]]);
    expect(said(6, ["taktik", "land", "wasser", "luft"], 1), "three of them first").toEqual(["bring taktik", "bring land", "bring wasser", "send once 0", "bring luft", "follow 1"]);
  });

  it("is led by the officers with a d8, unless somebody says otherwise; a lesson leaves that to whoever learns", () => {
    const view = (source: string, armies: number, officers: object): View => ({ ...game.view, armies: [{}, {}, { [source]: armies }], officers: [{}, {}, officers], stations: [[], [], []] }) as unknown as View;
    const at = (...of: Parameters<typeof view>) => led({ view: view(...of) } as unknown as Scene, facts(view(...of)), of[0], "ural");
    const four = { taktik: "china", land: "china", wasser: "china", abc: "china" };
    expect([at("china", 4, four), at("china", 0, { land: "china", abc: "china" }), at("china", 3, { taktik: "china" })], "one of all stays behind").toEqual([["land", "abc"], ["land"], []]);
    expect(led({ teaches: new Set() } as unknown as Scene, facts(view("china", 4, four)), "china", "ural")).toEqual([]);
    expect(sent([], ["land", "abc"], "1", 1).map(({ notation }) => notation)).toEqual(["bring land", "bring abc", "send 1 1"]);
    expect(sent(["land"], ["land"], "once", 2).map(({ notation }) => notation), "whom the draft already brings").toEqual(["send once 2"]);
  });

  it("to the end stops where the chance that stood beside the press has fallen, and begins anew with each press", () => {
    const scene = { view: { ...game.view, turn: 7 }, kept: new Map() } as unknown as Scene;
    const battle = battleOf("china", "ural");
    sendsOff(scene, battle, true, 0.8);
    expect([runs(scene, battle), fallen(scene, battle, 0.6), fallen(scene, battle, 0.5)]).toEqual([true, null, 0.8]);
    sendsOff(scene, battle, true, 0.5);
    expect(fallen(scene, battle, 0.4), "whoever goes on knows").toBeNull();
    sendsOff(scene, battle, false, 0.5);
    expect(runs(scene, battle)).toBe(false);
    plans(scene, null);
  });

  it.each(["de", "en"] as const)("asks who moves in where nobody stands, and who attacks where somebody does (%s)", async (lang) => {
    await WORDS.learn(lang);
    const asks = (armies: Record<string, number>): string => prompt({
      log: [], viewer: 2, seats: [], words: { lang, name: (_: string, id: string) => id }, draft: begin({ ...game.decision, question: "Attack.send" }),
      view: { ...game.view, source: "china", aim: "ural", armies: [armies, {}, { china: 4 }], officers: [{}, {}, {}], stations: [[], [], []] },
    } as unknown as Scene);
    expect([asks({}), asks({ ural: 1 })]).toEqual(lang === "de" ? ["china → ural: Wer rückt ein?", "china → ural: Wer greift an?"] : ["china → ural: which units move in?", "china → ural: which units attack?"]);
  });
});

describe("an attack that is laid out", () => {
  const step = (action: string, region: string): LegalAction => ({ number: 3, notation: `${action} ${region}`, sentence: "", fields: { action, region } });
  const placed = step("place", "china");
  const laid = (question: string, steps: readonly LegalAction[], reaches = false): { readonly scene: Scene; readonly made: () => readonly string[] | null } => {
    let made: readonly string[] | null = null;
    const view = { ...game.view, active: 2, armies: [{ ural: 2 }, {}, { china: 4, indien: 3 }], officers: [{}, {}, {}], stations: [[], [], []], source: "china", aim: question === "Attack.send" ? "ural" : "" } as View;
    const decision = { ...game.decision, seat: 2, question, legal: [] };
    const scene = { view, viewer: 2, busy: false, draft: { ...begin(decision), steps }, foresee: async () => (reaches ? {} : null), redraft: (all: readonly LegalAction[]) => { made = all.map(({ notation }) => notation); } } as unknown as Scene;
    return { scene, made: () => made };
  };
  const steps = [placed, step("attack", "china"), step("onto", "ural")];

  it.each([
    ["another own land attacks the same target", "indien", true, ["place china", "attack indien", "onto ural"]],
    ["or another one, where it does not reach it", "indien", false, ["place china", "attack indien"]],
    ["where it comes from asks for the target anew", "china", false, ["place china", "attack china"]],
    ["the sea puts it away", "golf_von_guinea", false, ["place china"]],
    ["another target is attacked from there", "alaska", false, ["place china", "attack china", "onto alaska"]],
  ] as const)("%s", async (_, region, reaches, expected) => {
    const { scene, made } = laid("Attack.send", steps, reaches);
    const sea = REGIONS.find((one) => groundOf(one) === "wasser") ?? "";
    expect(pick(region === "golf_von_guinea" ? sea : region, scene)).toBe(true);
    await vi.waitFor(() => { expect(made()).toEqual(expected); });
  });

  it("changes its attacker behind armies that were placed, too, and is put away by Esc", async () => {
    const onto = laid("Attack.onto", steps.slice(0, 2));
    expect(pick("indien", onto.scene)).toBe(true);
    await vi.waitFor(() => { expect(onto.made()).toEqual(["place china", "attack indien"]); });
    expect([leave(onto.scene), onto.made()]).toEqual([true, ["place china"]]);
    const turn = laid("Turn.act", [placed]);
    expect([leave(turn.scene), turn.made()]).toEqual([false, null]);
  });
});

it("ground of nobody wears no colour of a player: hatched on land, paler at sea; the moon keeps its own", () => {
  const [earth, moon] = maps;
  for (const region of REGIONS) {
    const map = [earth, moon].find((one) => one && region in one.regions);
    if (!map) continue;
    const [, colour, pattern = null] = free(map, region);
    const ground = groundOf(region);
    expect([colour === null, pattern]).toEqual(ground === "luft" ? [true, null] : ground === "land" ? [false, "neutral"] : [false, null]);
  }
});

describe("dice to choose from", () => {
  it.each([["de", "W"], ["en", "d"]] as const)("bear the name of their kind, no number that reads as a roll (%s)", async (lang, letter) => {
    await WORDS.learn(lang);
    for (const dice of Object.values(DICE)) {
      const drawn = Unrolled({ scene: { words: { lang } } as unknown as Scene, dice }).props.children as { props: { children: string } }[];
      expect(drawn.map(({ props }) => props.children)).toEqual(dice.map((die) => `${letter}${String(die)}`));
    }
  });
});

describe("asking", () => {
  const draft = begin(game.decision);

  it("takes a tap for an attack, and for a purchase once a figure is chosen", () => {
    const from = (kind: string): string[] => [...new Set(game.decision.legal.filter(({ fields }) => fields["action"] === kind).map(({ fields }) => fields["region"] ?? ""))];
    expect(mode(draft)).toBe("attack");
    expect(choices(draft)).toEqual(from("attack"));
    expect(choices({ ...draft, chosen: { action: "move" } })).toEqual(from("move"));
  });

  it("counts taps by territory and takes the last one back", () => {
    const tap = (region: string): LegalAction => ({ number: 1, notation: "", sentence: "", fields: { action: "place", region } });
    const steps = [tap("china"), tap("indien"), tap("china")];
    expect([...placed(steps, "place")]).toEqual([["china", 2], ["indien", 1]]);
    expect(less(steps, "place", "china")).toEqual(steps.slice(0, 2));
  });
});

describe("odds", () => {
  it("asks for what stands in both territories, as docs/develop/odds.md says", () => {
    const view = { ...game.view, armies: [{ mexiko: 6 }, { venezuela: 2 }, {}], officers: [{ land: "mexiko" }, { taktik: "venezuela" }, {}], stations: [[], ["venezuela"], []] } as View;
    const known = facts(view);
    expect(notation(known, "venezuela", true)).toBe("2 tactical station");
    expect(stakes(known, "mexiko", "venezuela")).toEqual([["attacker", "6 land"], ["defender", "2 tactical station"], ["start", "land"], ["target", "land"]]);
    expect(stakes(known, "mexiko", "tycho")).toBeNull();
  });

  it("are of this very moment: with what the attack has thrown, as long as it is not answered", () => {
    const view = { ...game.view, source: "mexiko", aim: "venezuela", stack: [{ step: "Attack.defend", shown: [6, 4] }] } as View;
    expect(thrown(facts(view), "mexiko", "venezuela")).toEqual([["throw", 6], ["throw", 4]]);
    expect(thrown(facts(view), "mexiko", "tycho"), "another attack").toEqual([]);
    expect(thrown(facts({ ...view, stack: [{ step: "Attack.send" }] }), "mexiko", "venezuela")).toEqual([]);
  });
});

describe("ways between earth and moon", () => {
  const view = { ...game.view, armies: [{ mexiko: 6, byrgius: 2 }, { venezuela: 2 }, { tycho: 1 }], officers: [{}, {}, {}], stations: [["mexiko"], ["venezuela"], []], landings: [], source: "", aim: "", active: 0 } as View;
  const borne = (more: object) => new Map(signs(facts({ ...view, ...more }), "site", "ruin").map((sign) => [sign.region, sign.beam]));

  it("lead up from every station and down to every landing site, with a dot for each who has a station (R2-49)", () => {
    const found = borne({});
    expect(found.get("mexiko")).toEqual({ symbol: "moon", colours: [] });
    for (const site of LANDING_SITES) expect(found.get(site)).toMatchObject({ symbol: "earth", colours: { length: 2 } });
  });

  it("are arrows at both ends while somebody goes there, also where a card opens the way (R2-114)", () => {
    const up = borne({ source: "mexiko", aim: "tycho" });
    expect([up.get("mexiko")?.goes?.way, up.get("tycho")?.goes?.way, up.get("venezuela")?.goes]).toEqual(["out", "in", undefined]);
    const down = borne({ source: "byrgius", aim: "venezuela", landings: ["venezuela"] });
    expect([down.get("byrgius")?.goes?.way, down.get("byrgius")?.symbol]).toEqual(["out", "earth"]);
    expect(borne({ source: "mexiko", aim: "venezuela" }).get("mexiko")?.goes).toBeUndefined();
  });

  it("know between which territories a column goes", () => {
    expect(marching(facts({ ...view, source: "mexiko", aim: "tycho" }), begin(game.decision))).toEqual(["mexiko", "tycho"]);
  });
});

describe("several maps", () => {
  it("come to the front where something is, and stay as long as something is there", () => {
    expect(frontFor(counts(maps, ["tycho", "mexiko"]), 0)).toBe(0);
    expect(frontFor(counts(maps, ["tycho"]), 0)).toBe(1);
    expect(frontFor(counts(maps, []), 1)).toBe(1);
  });

  it("find the places of a line on all of them", () => {
    const line = { seq: 1, at: 0, kind: "entry", head: null, events: [{ event: "entered", rule: "", sentence: "", seat: 0, source: "mexiko", region: "tycho" }] } as unknown as LogLine;
    expect(placesSince([line], 0, maps)).toEqual(["mexiko", "tycho"]);
    const next = { ...line, seq: 2, events: [{ event: "turn", rule: "", sentence: "", seat: 1, turn: 3 }] } as unknown as LogLine;
    expect(placesSince([line, next], 0, maps), "also where the next turn begins at once").toEqual(["mexiko", "tycho"]);
    expect(placesSince([line, next], 1, maps)).toEqual([]);
    const scene = { draft: null, log: [line, next] } as unknown as Scene;
    const before = { step: "", seq: 0 };
    expect(follow(before, maps, 0, [0, 0], scene, {} as Face), "when a table is opened nothing has happened").toEqual({ next: 0, elsewhere: [] });
    const moved = { ...line, seq: 3, events: [{ event: "moved_in", rule: "", sentence: "", seat: 1, region: "tycho" }] } as unknown as LogLine;
    expect(follow(before, maps, 0, [0, 0], { ...scene, log: [line, next, moved, { ...next, seq: 4 }] }, {} as Face)).toEqual({ next: 1, elsewhere: [] });
    expect(before.seq).toBe(4);
    const own = { ...moved, seq: 5, seat: 1 } as unknown as LogLine;
    const news = (viewer: number) => follow({ step: "", seq: 4 }, maps, 0, [1, 0], { ...scene, viewer, view: { turn: 3 }, draft: { decision: { id: "1" }, steps: [] }, log: [own] } as unknown as Scene, {} as Face).elsewhere;
    expect([news(0), news(1)], "what one does oneself is no news").toEqual([[1], []]);
  });

  it("stay where one has acted when the turn asks once more, even if only the other one offers something", () => {
    const told = (seq: number, event: string, more: object) => ({ seq, at: 0, kind: "entry", head: null, seat: 0, events: [{ event, rule: "", sentence: "", ...more }] }) as unknown as LogLine;
    const asks = (id: string, question: string, log: LogLine[], turn = 3) => ({ viewer: 0, view: { turn }, log, draft: { decision: { id, question }, steps: [] } }) as unknown as Scene;
    const before = { step: "", seq: 0 };
    const log = [told(1, "turn", { turn: 3 }), told(2, "attacked", { source: "tycho", region: "byrgius" })];
    expect(follow(before, maps, 0, [4, 1], asks("1", "Turn.act", log.slice(0, 1)), {} as Face).next).toBe(0);
    expect(follow(before, maps, 1, [0, 0], asks("2", "Column.choose", log), { theatre: () => ["byrgius"] } as unknown as Face).next).toBe(1);
    expect(follow(before, maps, 1, [4, 0], asks("3", "Turn.act", log), {} as Face).next, "the conquest stays in front").toBe(1);
    expect(follow(before, maps, 1, [4, 0], asks("4", "ExtraUnits.target", log), {} as Face).next, "a new question shows its places").toBe(0);
    expect(follow(before, maps, 1, [4, 0], asks("5", "Turn.act", log, 4), {} as Face).next, "so does a new turn").toBe(0);
    const ahead = { step: "", seq: 1 };
    const looks = { ...asks("6", "Turn.place", log.slice(0, 1)), draft: { ...asks("6", "Turn.place", []).draft, ahead: { decision: { question: "Turn.act" } } } } as unknown as Scene;
    expect(follow(ahead, maps, 0, [4, 1], looks, {} as Face).next).toBe(0);
    expect(follow(ahead, maps, 1, [4, 0], asks("7", "Turn.act", log), {} as Face).next, "the first landing too, where a draft had asked so before").toBe(1);
    const fought = { ...looks, draft: null, log: [...log, told(9, "lost", { region: "alaska", armies: 1 })] } as unknown as Scene;
    expect(follow({ step: "", seq: 5 }, maps, 1, [0, 0], fought, { theatre: () => ["byrgius"] } as unknown as Face).next, "what falls at its source does not take an attack out of sight").toBe(1);
    expect(follow({ step: "", seq: 5 }, maps, 1, [0, 0], fought, {} as Face).next).toBe(0);
  });
});

describe("a way off the map", () => {
  it("leads to a side where it does not lie on the name of its region", () => {
    const from = (map: (typeof maps)[number] | undefined, id: string): readonly [number, number] | null => {
      const { pieces: [x, y, width, height], labels } = map?.regions[id] ?? { pieces: [0, 0, 0, 0], labels: { en: { x: 0, y: 0, a: 0, s: 0, w: 0, t: [] } } };
      return beamFrom([x + width / 2 + 4, y - height / 2 - 2], labels.en);
    };
    expect(from(maps[0], "mexiko")).toEqual([43, -21]);
    expect(from(maps[0], "alaska")).toEqual([48, 4]); // its name stands above, to the right
    expect(from(maps[1], "tycho")).toEqual([43, -21]);
  });

  it.each([0.2, 0.28, 0.36, 0.45, 0.57, 0.7, 0.95, 1.3, 1.8])("never ends on a figure, and no station stands on one (zoom %s)", (zoom) => {
    for (const map of maps) {
      const near = around(map);
      const stack = { kind: "plate" as const, colour: "#000", emblem: "star", count: 14, parts: [{ symbol: "infantry", count: 12 }, { symbol: "tank", count: 1, figure: true }, { symbol: "shield", count: 1, figure: true }] };
      const figures = new Map(Object.entries(map.regions).map(([id, region]): readonly [string, Box] => {
        const [how, one] = [density(region, [stack], zoom, "auto", near.get(id)), heightOf(region, 1)];
        const half = (growth(zoom) * larger([stack], how, one, zoom)) / 2;
        const { width, height } = outer([stack], how, one);
        const [x, y] = region.pieces;
        return [id, [x - width * half, y - height * half, x + width * half, y + height * half]];
      }));
      const bad: string[] = [];
      for (const [id, region] of Object.entries(map.regions)) {
        const [place] = arranged(region, "en", [{ region: id, symbol: "station", beam: { symbol: "moon", colours: [] } }], zoom, [...figures.values()]);
        const [badge, end] = place ? discs(region, place, zoom) : [];
        for (const [other, figure] of figures) {
          const lies = (one: Box | undefined): boolean => one !== undefined && one[0] < figure[2] && figure[0] < one[2] && one[1] < figure[3] && figure[1] < one[3];
          const inside: Box = [figure[0] + 3 * growth(zoom), figure[1], figure[2] - 3 * growth(zoom), figure[3]]; // where figures may be
          const covers = badge !== undefined && badge[0] < inside[2] && inside[0] < badge[2] && badge[1] < inside[3] && inside[1] < badge[3];
          if (lies(end) || (other === id ? covers : lies(badge))) bad.push(`${id} on ${other}${lies(end) ? "" : " (badge)"}`);
        }
      }
      expect(bad).toEqual([]);
    }
  });
});

describe("sealed bids as a sheet", () => {
  const told = (seq: number, ...events: readonly Record<string, unknown>[]): LogLine => ({ seq, at: seq, kind: "entry", head: null, events: events.map((one) => ({ rule: "R2-11", sentence: "", ...one })) }) as unknown as LogLine;
  const up = told(1, { event: "round", round: 1 }, { event: "bid", seat: 0, coins: 2 }, { event: "bid", seat: 1, coins: 2 }, { event: "bid", seat: 2, coins: 3 });

  it("are turned up together, are over when their order is known, and begin anew with each round", () => {
    const scene = (...log: readonly LogLine[]): Scene => ({ log, viewer: 1, view: game.view, words: { lang: "en", name: (_: string, id: string) => id } }) as unknown as Scene;
    expect(sheets(scene(up)).map(({ key, over, mine }) => [key, over, mine])).toEqual([["1.1", false, true]]);
    const order = told(2, { event: "ranked", seat: 2, count: 1 }, { event: "tie_won", seat: 1 }, { event: "ranked", seat: 1, count: 2 }, { event: "ranked", seat: 0, count: 3 });
    const again = told(3, { event: "bid", seat: 0, coins: 1 });
    expect(sheets(scene(up, order)).map(({ over }) => over)).toEqual([true]);
    expect(sheets(scene(up, order, again)).map(({ key, over }) => [key, over])).toEqual([["1.1", true], ["3.0", false]]);
    const [first] = tell([up, order]).bids;
    expect([[...(first?.coins ?? [])], first?.ranked, first?.rolled]).toEqual([[[0, 2], [1, 2], [2, 3]], [2, 1, 0], [1]]);
  });
});

describe("what stands beside the question", () => {
  it("is of the shop what a lesson speaks of: nothing, as long as it has armies placed", async () => {
    await WORDS.learn("de");
    expect(speaksOf({}, "post", "draw")).toBe(true);
    expect(speaksOf({ teaches: new Set(["place"]) }, "post", "draw")).toBe(false);
    expect(speaksOf({ teaches: new Set(["draw"]) }, "post", "draw")).toBe(true);
    const act = (teaches?: ReadonlySet<string>): string => {
      const draft = begin({ ...game.decision, question: "Turn.act", legal: [{ number: 1, notation: "attack alaska", sentence: "", fields: { action: "attack", region: "alaska" } }] });
      const placed = { number: 2, notation: "place alaska", sentence: "", fields: { action: "place", region: "alaska" } };
      return prompt({ viewer: 0, seats: [], log: [], kept: new Map(), view: game.view, draft: { ...draft, steps: [placed], ahead: { decision: draft.decision } }, words: { lang: "de", name: (_: string, id: string) => id }, ...(teaches && { teaches }) } as unknown as Scene);
    };
    expect(act(new Set(["place"]))).toBe(WORDS.in("de").allSet);
    expect(act()).not.toBe(WORDS.in("de").allSet);
  });

  it("is on a phone one's own money with one's points, and nobody else's", async () => {
    await WORDS.learn("en");
    const scene = (compact: boolean): Scene => ({ compact, viewer: 0, view: game.view, settled: game.view, forecast: { now: { seats: [{ points: 13 }, { points: 15 }] } }, words: { lang: "en" } } as unknown as Scene);
    const money = facts(game.view).money[0] ?? 0;
    expect(face.figure?.(0, scene(true))?.label).toBe(`13 points, ${WORDS.in("en").have(money)}`);
    expect(face.figure?.(0, scene(true))?.more).toBeDefined();
    for (const other of [face.figure?.(1, scene(true)), face.figure?.(0, scene(false))]) expect(other?.more).toBeUndefined();
  });
});

it("news are what one gained and lost, too, whoever's turn it was", () => {
  const of = (event: string, seat: number, other = -1) => matters({ event, seat, other, sentence: "" } as never, { viewer: 0 } as Scene);
  expect([of("income", 0), of("income", 1)]).toEqual(["move", null]);
  expect(["posted", "station_set", "marker"].map((event) => of(event, 1)), "what others set up, and when they play").toEqual(["move", "move", "move"]);
  expect(of("marker", 0)).toBe("mine");
  expect([of("continent", 0), of("continent", 1)]).toEqual(["gained", "move"]);
  expect([of("spoils", 1, 0), of("spoils", 0, 1)]).toEqual(["lost", "gained"]);
  expect(["retreated", "eliminated", "wealth_lapsed", "armies_lapsed"].map((event) => of(event, 0))).toEqual(["lost", "lost", "lost", "lost"]);
  expect(["hidden_units", "reinforced"].map((event) => of(event, 0))).toEqual(["gained", "gained"]);
});

it("tells a d8 from a d6 as far as the roll says which is which", () => {
  expect(eightsOf([8, 4, 1], 1)).toEqual([true, false, false]);
  expect(eightsOf([5, 3], 2)).toEqual([true, true]);
  expect(eightsOf([4, 4], 1)).toEqual([true, false]);
  expect(eightsOf([7, 6, 2], 2)).toEqual([true, false, false]);
  expect(eightsOf([6, 2], 0)).toEqual([false, false]);
});

it("a defence says what is at stake: as many comparisons as both have dice", () => {
  for (const words of [PLAY.in("de"), PLAY.in("en")]) {
    expect(words.atStake(2, 1)).not.toBe(words.atStake(2, 2));
    expect(words.atStake(1, 3)).toBe(words.atStake(1, 1));
  }
});
