import { readdirSync, readFileSync } from "node:fs";

import { parse } from "smol-toml";
import { describe, expect, it } from "vitest";

import { declined } from "../src/faces/attack/declined.ts";
import { decided, lapsed } from "../src/faces/attack/decided.ts";
import { capitalsOf, CLAIMS, economy, facts, splitCard, unitsOf, type Army } from "../src/faces/attack/facts.ts";
import { ifWon } from "../src/faces/attack/ifWon.ts";
import { IF_WON } from "../src/faces/attack/words/ifWon.ts";
import { GARRISONS, garrisons } from "../src/faces/attack/garrisons.ts";
import { withOrder } from "../src/faces/parts/AlwaysAnswer.tsx";
import { fill, oneOfEach } from "../src/faces/parts/Stepper.tsx";
import { choosesWay, fallShort, movable, orders, strongest, tidy, withoutOrder } from "../src/faces/attack/orders.ts";
import { leaving, taken } from "../src/faces/attack/questions.ts";
import { tell } from "../src/faces/attack/story.ts";
import { WORDS } from "../src/faces/attack/words/index.ts";
import { REACH } from "../src/faces/attack/words/reach.ts";
import { owners } from "../src/look/theme.ts";
import { capitals, counts, hurdles, learnMap, pick as choose, seeks, sentence, underway, why } from "../src/faces/attack/map.ts";
import { prompt } from "../src/faces/attack/prompt.ts";
import { ALL, plans } from "../src/faces/parts/planned.ts";
import { question, times, without } from "../src/faces/parts/steps.ts";
import type { Scene } from "../src/faces/face.ts";
import type { Decision, LegalAction, LogLine, Told, View } from "../src/net/shapes.ts";
import { begin } from "../src/table/draft.ts";
import { load } from "./maps.ts";

let numbers = 0;
const action = (name: string, fields: Record<string, string> = {}): LegalAction => ({ number: ++numbers, notation: "", sentence: "", fields: { action: name, ...fields } });
const pick = (region: string): LegalAction => action("pick", { region });
const line = (seq: number, ...events: Record<string, unknown>[]): LogLine => ({ seq, at: 0, kind: "entry", head: null, events: events.map((event) => ({ rule: "", sentence: "", ...event }) as unknown as Told) });
const view = (more: Record<string, unknown>): View => ({ game: "attack", players: 2, turn: 1, viewer: 0, legal: [], active: 0, ...more }) as View;

describe("economy", () => {
  it("counts the example of the rules: a set of 9 and other cards of 9 are 27 (ATK-122)", () => {
    const hand = { minerals_3: 1, factories_2: 1, oil_2: 1, rail_transport_2: 1, population_4: 1, oil_1: 1, population_2: 2 };
    expect(economy(hand)).toMatchObject({ sets: 1, points: 18 + 9 });
  });

  it("doubles the best card of each colour, and never population (ATK-R13)", () => {
    const { suits } = economy({ oil_1: 1, oil_4: 1, minerals_1: 1, factories_1: 1, rail_transport_1: 1, population_4: 2 });
    expect(suits.find(({ suit }) => suit === "oil")?.cards).toEqual([{ value: 4, twice: true }, { value: 1, twice: false }]);
    expect(suits.find(({ suit }) => suit === "population")?.cards.some(({ twice }) => twice)).toBe(false);
    expect(economy({}).points).toBe(0);
  });

  it("reads cards with two words in their colour", () => {
    expect(splitCard("rail_transport_3")).toEqual({ suit: "rail_transport", value: 3 });
  });
});

describe("facts", () => {
  it("counts units that attack, wait at sea or fight as their owner's", () => {
    const known = facts(view({
      armies: [{ poland: { infantry: 2 } }, { france: {} }], attackers: { italy: { tank: 3 } }, fighting: "france", capitals: ["poland", "france"],
      crossings: [{ origin: "poland", region: "iceland", units: { aircraft: 1 }, verdict: "open" }],
      battle: { attacker: { active: { infantry: 4 }, reserve: {} }, defender: { active: { infantry: 1 }, reserve: { tank: 1 } } },
    }));
    expect([unitsOf(known, 0), unitsOf(known, 1)]).toEqual([2 + 3 + 1 + 4, 2]);
    expect(capitalsOf(known, 1)).toBe(1);
  });

  it("reads any view without falling over", () => {
    expect(facts(view({})).battle).toBeNull();
  });
});

describe("orders", () => {
  const send = action("send", { unit: "infantry", region: "ukraine" });
  const tank = action("send", { unit: "tank", region: "ukraine" });
  const ship = action("ship", { unit: "infantry", region: "iceland" });
  const [poland, france] = [pick("poland"), pick("france")];

  it("joins what goes the same way together, by the region that was picked before", () => {
    const found = orders([poland, ...times(send, 3), tank, france, ship], "");
    expect(found.map(({ origin, region, sea, units }) => [origin, region, sea, units])).toEqual([
      ["poland", "ukraine", false, { infantry: 3, tank: 1 }],
      ["france", "iceland", true, { infantry: 1 }],
    ]);
  });

  it("joins them whatever was ordered between them", () => {
    expect(orders([poland, send, france, ship, poland, send, tank], "").map(({ origin, units, at }) => [origin, units, at])).toEqual([["poland", { infantry: 2, tank: 1 }, [1, 5, 6]], ["france", { infantry: 1 }, [3]]]);
  });

  it("strikes one order and what was picked for it alone", () => {
    const steps = [poland, send, send, france, send, ship];
    const all = orders(steps, "");
    const second = all[1];
    expect(second?.origin).toBe("france");
    expect(all).toHaveLength(3);
    const first = all[0];
    expect(first && withoutOrder(steps, "", first)).toEqual([france, send, ship]);
    expect(second && withoutOrder(steps, "", second)).toEqual([poland, send, send, france, ship]);
  });

  it("picks nothing for nothing", () => {
    expect(tidy([poland, france, send, france, ship, poland], "")).toEqual([france, send, ship]);
    expect(tidy([poland, send], "poland")).toEqual([send]);
    expect(without([send, tank, send], send.number)).toEqual([send, tank]);
  });

  it("lets only those go that have not moved, and one stays (ATK-25)", () => {
    const decision = { id: "1-0", seat: 0, question: "Movement.order", sentence: "", rules: [], due: null, legal: [send, tank] } satisfies Decision;
    const known = facts(view({ armies: [{ poland: { infantry: 3, tank: 1, aircraft: 1 } }], moved: { poland: { infantry: 1 } } }));
    expect(movable(begin(decision), known, "poland", "ukraine", false)).toEqual({ infantry: 2, tank: 1 });
    expect(leaving(known, "poland")).toBe(4);
    expect(question(begin(decision))).toBe("Movement.order");
  });

  it("says who does not get as far as an aircraft does (ATK-27, ATK-28)", () => {
    const fly = action("send", { unit: "aircraft", region: "ukraine" });
    const draft = begin({ id: "1-0", seat: 0, question: "Movement.order", sentence: "", rules: [], due: null, legal: [fly, tank] } satisfies Decision);
    const known = facts(view({ armies: [{ poland: { infantry: 3, tank: 1, artillery: 1, aircraft: 1 } }], moved: { poland: { artillery: 1 } } }));
    expect(fallShort(draft, known, "poland", "ukraine", false)).toEqual(["infantry"]);
    expect(fallShort(begin({ id: "1-0", seat: 0, question: "Movement.order", sentence: "", rules: [], due: null, legal: [fly] }), known, "poland", "ukraine", true), "in a blitz those on foot are not asked about").toEqual(["tank"]);
    expect(fallShort(draft, known, "poland", "italy", false), "where nothing goes").toEqual([]);
    expect(REACH.en.far(true, true)).toBe("Two regions away: infantry and artillery move only one, and tanks need a region of yours in between.");
  });

  it("asks for the way only where it makes a difference: what goes by land goes without a veto", () => {
    const at = (...legal: LegalAction[]): ReturnType<typeof begin> => begin({ id: "1-0", seat: 0, question: "Movement.order", sentence: "", rules: [], due: null, legal });
    const [byLand, bySea, tankBySea] = [action("send", { unit: "infantry", region: "ukraine" }), action("ship", { unit: "infantry", region: "ukraine" }), action("ship", { unit: "tank", region: "ukraine" })];
    expect(choosesWay(at(byLand, bySea), "ukraine")).toBe(false);
    expect(choosesWay(at(byLand, bySea, tankBySea), "ukraine")).toBe(true);
    expect(choosesWay(at(bySea, tankBySea), "ukraine"), "no other way").toBe(false);
  });

  it("fights by plan: one of each kind, then infantry", () => {
    expect(strongest({}, { infantry: 5, tank: 2, aircraft: 1 }, 4)).toEqual(["aircraft", "tank", "infantry", "infantry"]);
    expect(strongest({ infantry: 1, tank: 1 }, { tank: 3 }, 1)).toEqual(["tank"]);
    expect(strongest({}, {}, 4)).toEqual([]);
  });
});

describe("what a draft decides", () => {
  const act = (name: string): LegalAction => action(name);
  const buy = (unit: string): LegalAction => action("buy", { unit });
  const set = (unit: string, region: string): LegalAction => action("deploy", { unit, region });

  it("is put together action by action", () => {
    const found = decided([act("move"), pick("poland"), action("send", { unit: "tank", region: "ukraine" }), act("finish"), act("produce"), buy("infantry"), buy("infantry"), buy("destroyer"), act("finish"), set("infantry", "poland"), set("infantry", "poland"), act("finish")], "");
    expect(found.map(({ action: name }) => name)).toEqual(["move", "produce"]);
    expect(found[0]?.orders).toMatchObject([{ origin: "poland", region: "ukraine", units: { tank: 1 } }]);
    expect(found[1]).toMatchObject({ bought: { army: { infantry: 2 }, fleet: { destroyer: 1 } }, set: [{ region: "poland", army: { infantry: 2 } }], others: [] });
    expect(taken(1, [act("move"), act("finish"), act("sea")])).toBe(3);
  });

  it("keeps what belongs to an action that was sent before, and drops what is empty", () => {
    expect(decided([buy("tank")], "")).toMatchObject([{ action: null, bought: { army: { tank: 1 } } }]);
    expect(decided([act("finish")], "")).toEqual([]);
  });

  it("counts the points that lapse", () => {
    expect(lapsed([{ event: "lapsed", points: 4 }, { event: "bought" }] as unknown as Told[])).toBe(4);
  });
});

describe("steppers and ranks", () => {
  it("fill by kinds and leave one of each", () => {
    expect(fill(["infantry", "tank"], { infantry: 3, tank: 2 }, 4)).toEqual({ tank: 2, infantry: 2 });
    expect(oneOfEach(["infantry", "tank", "aircraft"], { infantry: 3, aircraft: 1 }, 2)).toEqual({ infantry: 1, aircraft: 1 });
  });

  it("replace the orders that a new one overrules", () => {
    const one = { question: "Q", when: { active: ["1"] }, answer: ["allow"], times: 0, otherwise: "ask" } as const;
    expect(withOrder([one], "Q", "refuse", [1])).toEqual([{ ...one, answer: ["refuse"] }]);
    expect(withOrder([one], "Q", "refuse", [])).toHaveLength(1);
    expect(withOrder([one], "Q", "refuse", [2])).toHaveLength(2);
  });
});

describe("words", () => {
  it("has every key in both languages", () => {
    expect(Object.keys(WORDS.in("en")).sort()).toEqual(Object.keys(WORDS.in("de")).sort());
  });
});

describe("the set-up", () => {
  it("claims as many regions as the board says (ATK-15)", () => {
    const board = parse(readFileSync(new URL("../../src/kartentisch/games/attack/board.toml", import.meta.url), "utf8")) as { setup: { claimed_regions: number } };
    expect(CLAIMS).toBe(board.setup.claimed_regions);
  });
});

describe("garrisons", () => {
  it("are those of the board, card by card", () => {
    const board = parse(readFileSync(new URL("../../src/kartentisch/games/attack/board.toml", import.meta.url), "utf8")) as { economic_card: { suit: string; value: number; count: number; defenders: Army }[] };
    expect(GARRISONS).toEqual(Object.fromEntries(board.economic_card.map(({ suit, value, count, defenders }) => [`${suit}_${String(value)}`, [count, defenders]])));
  });

  it("leave out the cards that one holds", () => {
    const all = (hand: Record<string, number>): number => garrisons(hand).reduce((sum, { weight }) => sum + weight, 0);
    expect(all({})).toBe(60);
    expect(all({ oil_4: 2, population_1: 1 })).toBe(57);
    expect(garrisons({ oil_4: 2 }).some(({ army }) => army.infantry === 3 && army.tank === 1 && army.aircraft === 1)).toBe(false);
  });
});

describe("deals", () => {
  it("tell how the last offer of the turn ended, and forget it with the next one", () => {
    const offered = { event: "offered", seat: 0, other: 1 };
    const refused = { event: "deal_refused", seat: 2, sentence: "Clara stops the deal." };
    expect(tell([line(1, offered, refused)]).deal).toBe("Clara stops the deal.");
    expect(tell([line(1, offered, refused), line(2, offered)]).deal).toBe("");
    expect(tell([line(1, offered, refused), line(2, { event: "turn", seat: 1 })]).deal).toBe("");
  });
});

describe("an offer that cannot be met", () => {
  it("says who wanted what for what: a bare refusal in one's own name told of none", async () => {
    await WORDS.learn("en");
    const decision: Decision = { id: "d", seat: 0, question: "Negotiation.answer", sentence: "", rules: [], due: null, legal: [], declines: 1 };
    const scene = (more: Record<string, unknown>): Scene => ({ words: { lang: "en", name: (_: string, id: string) => id }, seats: [{ name: "Vera" }, { name: "Ben" }], viewer: 0, draft: begin(decision), view: view({ offerer: 1, offeree: 0, ...more }) }) as unknown as Scene;
    expect(declined(scene({ gives: { oil_1: 2 }, wants: { minerals_3: 1, oil_4: 1 } }))).toBe("Ben wants minerals_3 and oil_4 from you and offers 2 × oil_1. You do not have that, so the offer is declined.");
    expect(declined(scene({ gives: {}, wants: { oil_4: 1 } }))).toBe("Ben wants oil_4 from you. You do not have that, so the offer is declined.");
    expect(declined({ ...scene({}), draft: begin({ ...decision, question: "Crossings.veto" }) } as Scene)).toBe("");
  });
});

describe("what is asked, and what is over", () => {
  const scene = (asked: string, more: Record<string, unknown> = {}, log: readonly LogLine[] = []): Scene => {
    const decision: Decision = { id: asked, seat: 0, question: asked, sentence: `sentence of ${asked}`, rules: [], due: null, legal: [], declines: null };
    const now = view(more);
    return { log, words: { lang: "en", name: (_: string, id: string) => id }, seats: [{ name: "Vera" }, { name: "Ben" }], called: (seat: number) => ["you", "Ben"][seat] ?? "", viewer: 0, draft: begin(decision), view: now, settled: now, kept: new Map() } as unknown as Scene;
  };

  it("is the decision that is asked now: the battles that were fought by plan are not, as soon as something else is", async () => {
    await WORDS.learn("en");
    plans(scene("Battles.choose"), ALL);
    expect(prompt(scene("Battles.choose"))).toBe(WORDS.in("en").auto);
    expect(prompt(scene("LandBattle.reinforce", { fighting: "italy" }))).toBe(WORDS.in("en").auto);
    for (const asked of ["Turn.choose", "Movement.order", "Deploy.set", "Production.buy", "Diplomacy.named", "Trade.partner", "SeaBattle.lay"]) expect(prompt(scene(asked)), asked).not.toBe(WORDS.in("en").auto);
    plans(scene("Turn.choose"), null);
    expect(prompt(scene("Battles.choose"))).toBe("");
  });

  it("leaves no arrow of what has arrived", () => {
    const sent = (region: string): Record<string, unknown> => ({ event: "sent", seat: 0, unit: "infantry", origin: "poland", region });
    const log = [line(1, { event: "action", seat: 0, action: "move" }, sent("italy"), sent("ukraine"), sent("france"))];
    const to = (one: Scene): readonly string[] => underway(one).map(({ region }) => region);
    expect(to(scene("Movement.order", { attackers: { italy: { infantry: 1 } } }, log)), "they may still be changed").toEqual(["italy", "ukraine", "france"]);
    expect(to(scene("Battles.choose", { attackers: { italy: { infantry: 1 }, france: { infantry: 1 } } }, log)), "what waits for its battle").toEqual(["italy", "france"]);
    const fought = [...log, line(2, { event: "attacked", seat: 0, other: 1, region: "italy" }, { event: "conquered", seat: 0, other: 1, region: "italy" })];
    expect(to(scene("Battles.choose", { attackers: { france: { infantry: 1 } } }, fought))).toEqual(["france"]);
    expect(to(scene("Turn.choose", {}, fought))).toEqual([]);
    expect(tell(fought).marches.map(({ region }) => region), "whoever looks on sees those that are not over").toEqual(["ukraine", "france"]);
  });

  it("begins the next order where an own region is chosen, unless units have just been taken up for it", () => {
    const legal = [pick("romania"), action("send", { unit: "infantry", region: "romania" }), action("send", { unit: "infantry", region: "italy" })];
    const at = (...steps: readonly LegalAction[]): { readonly scene: Scene; readonly done: unknown[] } => {
      const done: unknown[] = [];
      const asked = scene("Movement.order", { armies: [{ poland: {}, romania: {} }] });
      const draft = { ...begin({ ...(asked.draft?.decision as Decision), legal }), steps, ahead: { decision: { question: "Movement.order", legal }, view: asked.view } };
      return { done, scene: { ...asked, draft, redraft: (...told: unknown[]) => { done.push(told); } } as unknown as Scene };
    };
    const sent = action("send", { unit: "infantry", region: "italy" });
    const fresh = at(pick("poland"));
    choose("romania", fresh.scene);
    expect(fresh.done, "from Poland to Romania").toEqual([[fresh.scene.draft?.steps, { action: "send", region: "romania" }]]);
    const later = at(pick("poland"), sent);
    choose("romania", later.scene);
    expect(later.done, "out of Romania").toEqual([[[...(later.scene.draft?.steps ?? []), legal[0]]]]);
    const more = at(pick("poland"), sent);
    choose("italy", more.scene);
    expect(more.done, "more to a region that is not one's own").toEqual([[more.scene.draft?.steps, { action: "send", region: "italy" }]]);
    choose("poland", more.scene); // and from there to Romania, if that is meant
    choose("romania", more.scene);
    expect(more.done.at(-1)).toEqual([more.scene.draft?.steps, { action: "send", region: "romania" }]);
  });

  it("places one more unit with each further click on a region, of the kind that was placed last as long as there is one", () => {
    const deploy = (unit: string, region: string): LegalAction => action("deploy", { unit, region });
    const all = ["infantry", "tank"].flatMap((unit) => ["poland", "italy"].map((region) => deploy(unit, region)));
    const at = (legal: readonly LegalAction[], steps: readonly LegalAction[], chosen: Record<string, string> = {}) => {
      const done: unknown[] = [];
      const asked = scene("Deploy.set");
      const draft = { ...begin({ ...(asked.draft?.decision as Decision), legal }), steps, chosen, ahead: { decision: legal.length ? { question: "Deploy.set", legal } : null, view: asked.view } };
      const now = { ...asked, draft, choose: (...told: unknown[]) => { done.push(told); }, drop: () => { done.push("dropped"); }, redraft: (...told: unknown[]) => { done.push(told); } } as unknown as Scene;
      return { counted: counts(now), picked: choose("poland", now), done };
    };
    expect(at(all, []), "the first one chooses").toEqual({ counted: true, picked: true, done: [["region", "poland"]] });
    expect(at(all, [], { region: "poland" }).done).toEqual([[[all[0]], { region: "poland" }]]);
    const tank = all[2] as LegalAction;
    expect(at(all, [tank], { region: "poland" }).done, "one more tank").toEqual([[[tank, tank], { region: "poland" }]]);
    expect(at(all.slice(0, 2), [tank]).done, "there is no other").toEqual([[[tank, all[0]], { region: "poland" }]]);
    expect(at(all, [tank], { region: "italy" }).done, "elsewhere").toEqual([["region", "poland"]]);
    expect(at([], [tank], { region: "poland" }), "a click too many takes nothing back").toEqual({ counted: true, picked: false, done: [] });
  });

  it("writes the lower roll beside regions where diplomacy needs less (ATK-89)", () => {
    const near = { ...action("name", { region: "iberia" }), needs: { total: 8, chance: 15 / 36 } };
    const far = { ...action("name", { region: "alaska" }), needs: { total: 9, chance: 10 / 36 } };
    const at = (question: string) => ({ draft: begin({ id: "1", seat: 0, question, sentence: "", rules: [], due: null, legal: [near, far] } as unknown as Decision), busy: false });
    expect(hurdles(at("Diplomacy.named"))).toEqual([{ region: "iberia", symbol: "hurdle", figure: "8+" }]);
    expect(hurdles(at("Turn.choose"))).toEqual([]);
  });

  it("shows every capital with a sign that no player has for an emblem, one's own says so", async () => {
    await WORDS.learn("en");
    expect(capitals(scene("Turn.choose", { capitals: ["", ""] }))).toEqual([]);
    expect(capitals(scene("Turn.choose", { capitals: ["poland", "france"] }))).toEqual([{ region: "poland", symbol: "capital", text: "Your capital" }, { region: "france", symbol: "capital" }]);
    const emblems = Object.values(owners).map(({ emblem }) => emblem as string);
    expect(capitals(scene("Turn.choose", { capitals: ["poland", "france"] })).filter(({ symbol }) => emblems.includes(symbol))).toEqual([]);
    expect(sentence("france", scene("Turn.choose", { capitals: ["poland", "france"], armies: [{ poland: {} }, { france: {} }] }))).toContain("Capital of Ben.");
  });
});

describe("what an attack decides beyond its region", () => {
  const army = { infantry: 1 };
  const known = (armies: readonly Record<string, Army>[], more: Record<string, unknown> = {}) => facts(view({ players: armies.length, armies, capitals: ["germany", "chile", "france"], eliminated: [], ...more }));

  it("is nothing where others of its owner are left, or nobody owns it", () => {
    const some = known([{ germany: army }, { chile: army, libya: army }, { france: army }]);
    expect(ifWon(some, "libya", false)).toEqual({ capital: -1, out: -1, over: false, winner: -1, regions: 0 });
    expect(ifWon(some, "angola", false)).toMatchObject({ capital: -1, out: -1, over: false });
  });

  it("is a capital, and never one's own (ATK-109)", () => {
    const some = known([{ poland: army }, { chile: army, germany: army, libya: army }, { france: army }]);
    expect(ifWon(some, "chile", false)).toMatchObject({ capital: 1, out: -1 });
    expect(ifWon(some, "germany", false).capital).toBe(-1);
  });

  it("is the end of the game, and who has won it then (ATK-123, ATK-125)", () => {
    expect(ifWon(known([{ germany: army }, { chile: army }, { france: army }]), "chile", false)).toMatchObject({ out: 1, over: true, winner: 0, regions: 2 });
    expect(ifWon(known([{ germany: army }, { chile: army }, { france: army, libya: army, angola: army }]), "chile", false)).toMatchObject({ over: true, winner: 2, regions: 3 });
    expect(ifWon(known([{ germany: army }, { chile: army }, { france: army, libya: army }]), "chile", false), "units decide").toMatchObject({ over: true, winner: -1 });
  });

  it("counts what is in the battle already, and nobody who is out", () => {
    const fought = known([{ germany: army }, { chile: {} }, {}], { fighting: "chile", eliminated: [2], battle: { attacker: { active: army }, defender: { active: army } } });
    expect(ifWon(fought, "chile", true), "the last one left").toMatchObject({ out: 1, over: true, winner: 0 });
    expect(ifWon(known([{ germany: army }, { chile: army }, { france: army }]), "chile", true), "the others go on (ATK-126)").toMatchObject({ out: 1, over: false });
  });

  it("is said to whom it happens", () => {
    expect(IF_WON.de.over("", "Ben", false, "", 6)).toBe("Gewinnst du, ist Ben ausgeschieden und das Spiel zu Ende: Du hast gewonnen, mit 6 Regionen.");
    expect(IF_WON.en.over("Ben", "Anna", true, "Ben", 6)).toBe("If Ben wins, you are out and the game is over: Ben wins it with 6 regions.");
  });
});

describe("what units cost", () => {
  const ROOTS = ["../src/faces/attack/words/", "../../src/kartentisch/games/attack/"].map((root) => new URL(root, import.meta.url));
  const files = ROOTS.flatMap((root) => readdirSync(root, { recursive: true, encoding: "utf8" }).filter((file) => /\.(ts|ftl|yaml)$|short\..*md$/u.test(file) && !file.startsWith("scenarios")).map((file) => new URL(file, root)));
  const BARE = /\bPunkte?n?\b|(?:\d|\}|\b(?:the|your|bring|unspent|count|no|most|enough|what)) points?\b/giu;

  it("is called production points, as in the rulebook, and never only points", () => {
    expect(files.length).toBeGreaterThan(12);
    const lines = files.flatMap((file) => readFileSync(file, "utf8").split("\n").filter((line) => !/je zwei Punkte mehr/u.test(line))); // of ships' dice
    expect(lines.flatMap((line) => [...line.matchAll(BARE)].map(({ index }) => line.slice(Math.max(0, index - 40), index + 40)))).toEqual([]);
  });
});

describe("a press on the map beside what is asked", () => {
  const scene = (question: string, steps: readonly LegalAction[]): Scene => {
    const known = view({ armies: [{ poland: { infantry: 3 } }, { france: { tank: 1 } }] });
    const legal = [action("move"), action("produce")];
    const draft = { ...begin({ id: "1", seat: 0, question, sentence: "", rules: [], due: null, legal } as unknown as Decision), steps, ahead: { decision: { question, legal }, view: known } };
    return { settled: known, view: known, draft, words: { lang: "en" }, viewer: 0, busy: false, kept: new Map(), log: [], redraft: () => { throw new Error("begun"); } } as unknown as Scene;
  };

  it("begins nothing while something is planned or bought, and says why", () => {
    learnMap(load("attack"));
    const planned = scene("Turn.choose", [action("produce"), action("deploy", { unit: "tank", region: "poland" })]);
    expect([choose("poland", planned), seeks("france", planned), why("poland", planned)?.sentence]).toEqual([false, null, "First confirm what is planned, or undo it."]);
    expect(why("poland", scene("Production.buy", [action("produce")]))?.sentence).toMatch(/^Buy first/);
    expect(seeks("france", scene("Turn.choose", [])), "with nothing planned a way is looked for").toBe("else");
  });
});
