import { readFileSync } from "node:fs";

import { parse } from "smol-toml";
import { describe, expect, it } from "vitest";

import { BEATS, BEATS_POINTS, CARRIER_POINTS, facts, type Army } from "../src/faces/attack/facts.ts";
import { settings } from "../src/app/settings.ts";
import { likely, whole } from "../src/faces/parts/OddsPanel.tsx";
import { sheets } from "../src/faces/attack/sheets.ts";
import { attackers, attackOn, battleNow } from "../src/faces/attack/stakes.ts";
import { fights, hurt, matched, unasked } from "../src/faces/attack/landBattles.ts";
import { laying, modifiers } from "../src/faces/attack/seaBattles.ts";
import { tell } from "../src/faces/attack/story.ts";
import { WORDS } from "../src/faces/attack/words/index.ts";
import { en } from "../src/faces/attack/words/scenes/en.ts";
import type { Scene } from "../src/faces/face.ts";
import type { LogLine, Told, View } from "../src/net/shapes.ts";

const line = (seq: number, ...events: Record<string, unknown>[]): LogLine => ({ seq, at: 0, kind: "entry", head: null, events: events.map((event) => ({ rule: "", sentence: "", ...event }) as unknown as Told) });
const view = (more: Record<string, unknown>): View => ({ game: "attack", players: 2, turn: 1, viewer: 0, legal: [], active: 0, ...more }) as View;

describe("the story", () => {
  const battle = [
    line(1, { event: "action", seat: 0, action: "move" }, { event: "sent", seat: 0, unit: "infantry", origin: "poland", region: "ukraine" }, { event: "sent", seat: 0, unit: "tank", origin: "poland", region: "ukraine" }),
    line(2, { event: "attacked", seat: 0, other: 1, region: "ukraine" }),
    line(3, { event: "committed", seat: 0, unit: "infantry" }, { event: "committed", seat: 0, unit: "tank" }, { event: "committed", seat: 0, unit: "tank" }, { event: "committed", seat: 1, unit: "infantry" }),
    line(4, { event: "dice", seat: 1, infantry: 1, tank: 0, artillery: 1, aircraft: 0 }, { event: "hits", seat: 1, hits: 1, dice: 2, round: 1 }, { event: "lost", seat: 0, unit: "infantry", units: 1, region: "ukraine" }),
  ];

  it("counts the rounds of a battle from the dice on, before their hits are told", () => {
    const dice = (n: number, seat: number) => line(n, { event: "dice", seat, infantry: 0, tank: 1, artillery: 1, aircraft: 0 });
    expect(tell([...battle.slice(0, 3), dice(4, 1)]).battle?.halves.map(({ round }) => round)).toEqual([1]);
    expect(tell([...battle, dice(5, 0), dice(6, 1)]).battle?.halves.map(({ round }) => round)).toEqual([1, 1, 2]);
  });

  it("knows who fought when the dice fell", () => {
    const { battle: told, marches } = tell(battle);
    expect(marches).toMatchObject([{ origin: "poland", region: "ukraine", count: 2, units: { infantry: 1, tank: 1 } }]);
    expect(told?.halves[0]).toMatchObject({ side: "defender", active: { infantry: 1 }, lost: { infantry: 1 }, hits: 1 });
    const then = tell([...battle, line(5, { event: "dice", seat: 0, infantry: 2, tank: 1, artillery: 0, aircraft: 0 }, { event: "hits", seat: 0, hits: 1, dice: 4, round: 1 }, { event: "conquered", seat: 0, other: 1, region: "ukraine" })]);
    expect(then.battle?.halves[1]?.active).toEqual({ tank: 2 });
    expect(then.battle?.end).toBe("won");
  });

  it("says what came of the last action, until the next one begins", () => {
    const repelled = line(6, { event: "repelled", seat: 1, other: 0, region: "ukraine", sentence: "Ben repels your attack." });
    const held = tell([line(1, { event: "turn", turn: 1, seat: 0 }), line(2, { event: "action", seat: 0, action: "move" }), ...battle.map((one) => ({ ...one, seq: one.seq + 2 })), { ...repelled, seq: 20 }]);
    expect(held.results).toEqual(["Ben repels your attack."]);
    expect(held.marches.every(({ origin }) => origin === "poland"), "what it tells is kept apart from the marches").toBe(true);
    expect(tell([repelled, line(7, { event: "action", seat: 0, action: "produce" })]).results).toEqual([]);
    expect(tell([repelled, line(7, { event: "turn", turn: 2, seat: 1 })]).results).toEqual([]);
  });

  it("matches dice and units: one infantry and two tanks hit once with two infantry, two planes and a blank (ATK-56)", () => {
    const dice = matched({ seat: 0, side: "attacker", round: 1, active: { infantry: 1, tank: 2 }, dice: { infantry: 2, aircraft: 2 }, thrown: 5, hits: 1, lost: {}, wasted: 0 });
    expect(dice.filter(({ hit }) => hit)).toEqual([{ face: "infantry", hit: true }]);
    expect(dice).toHaveLength(5);
    expect(dice.at(-1)).toEqual({ face: "blank", hit: false });
  });

  it("tells a sea battle pairing by pairing, and spells modifiers out (ATK-81..86)", () => {
    const sea = tell([line(1, { event: "sea_fight", seat: 1, other: 0 }, { event: "row", seat: 0, place: 1, ship: "submarine" }, { event: "row", seat: 0, place: 2, ship: "aircraft_carrier" }, { event: "row", seat: 1, place: 1, ship: "battleship" }, { event: "row", seat: 1, place: 2, ship: "destroyer" },
      { event: "matched", seat: 0, ship: "submarine", roll: 5, modifier: 3, total: 8 }, { event: "matched", seat: 1, ship: "battleship", roll: 6, modifier: 0, total: 6 }, { event: "damaged", seat: 1, ship: "battleship" })]).sea;
    expect(sea?.rounds).toHaveLength(1);
    expect(sea?.rounds[0]?.pairs).toMatchObject([{ hit: 1, ship: "battleship", how: "damaged" }]);
    const rows = sea?.rounds[0]?.rows ?? [[], []];
    expect(modifiers(rows, 0, 0, 3)).toEqual([{ why: "matchup", points: 2 }, { why: "beside", points: 1 }]);
    expect(modifiers(rows, 0, 1, 1)).toEqual([{ why: "carrier", points: 1 }]);
    expect(modifiers(rows, 1, 0, 0)).toEqual([]);
  });
});

describe("the sea", () => {
  it("has the modifiers of the board (ATK-81 to ATK-86)", () => {
    const names: Record<string, string> = { DD: "destroyer", SS: "submarine", BB: "battleship" };
    const board = parse(readFileSync(new URL("../../src/kartentisch/games/attack/board.toml", import.meta.url), "utf8")) as { naval_modifier: { ship: string; opposite?: string; mod?: number; per_adjacent_own_carrier?: number }[] };
    const strong = board.naval_modifier.filter(({ ship, opposite }) => ship in names && opposite !== undefined);
    expect(BEATS).toEqual(Object.fromEntries(strong.map(({ ship, opposite = "" }) => [names[ship], names[opposite]])));
    expect(new Set(strong.map(({ mod }) => mod))).toEqual(new Set([BEATS_POINTS]));
    expect(board.naval_modifier.flatMap(({ ship, mod, per_adjacent_own_carrier: beside }) => (ship === "CV" ? [mod] : beside === undefined ? [] : [beside]))).toEqual([CARRIER_POINTS, CARRIER_POINTS]);
  });
});

describe("a battle on land", () => {
  it("tells losses with the side they happen to, by the other side's last dice", () => {
    const half = (side: "attacker" | "defender", lost: Army) => ({ seat: 0, side, round: 1, active: {}, dice: {}, thrown: 2, hits: 1, lost, wasted: 0 });
    const halves = [half("defender", { infantry: 1 }), half("attacker", { tank: 2 }), half("defender", {})];
    expect(hurt({ halves: halves.slice(0, 1) }, "attacker")).toEqual({ infantry: 1 });
    expect(hurt({ halves: halves.slice(0, 1) }, "defender")).toEqual({});
    expect([hurt({ halves }, "attacker"), hurt({ halves }, "defender")]).toEqual([{}, { tank: 2 }]);
  });

  it("asks nothing of whoever has no reserve, for nobody may retreat (ATK-60)", () => {
    const [spent, ready, begun] = [{ active: { infantry: 2 }, reserve: {} }, { active: { tank: 1 }, reserve: { tank: 1 } }, { active: {}, reserve: { tank: 1 } }];
    const seats = { attacker: 0, defender: 2 };
    expect([0, 1, 2].map((viewer) => unasked({ attacker: spent, defender: ready }, seats, viewer))).toEqual([true, false, false]);
    expect([0, 1, 2].map((viewer) => unasked({ attacker: spent, defender: spent }, seats, viewer))).toEqual([true, true, true]);
    expect(unasked({ attacker: begun, defender: spent }, seats, 0)).toBe(false);
    expect([0, 2, 1, -1].map((viewer) => en.noChoice(fights(seats, viewer)))).toEqual([expect.stringContaining("Your side has no reserve"), expect.stringContaining("Your side has no reserve"), expect.stringContaining("Neither side has a reserve"), expect.stringContaining("Neither side has a reserve")]); // the other one may have some
  });
});

describe("stakes", () => {
  const two = (more: Record<string, unknown>) => facts(view({ armies: [{ germany: { infantry: 9 } }, { poland: { infantry: 2, tank: 1 } }], ...more }));

  it("state an attack with what is there, what waits at sea, and the enemy's army", () => {
    const known = two({ attackers: { poland: { tank: 2 } }, crossings: [{ origin: "finland", region: "poland", units: { infantry: 1 }, verdict: "open" }, { origin: "iceland", region: "poland", units: { tank: 9 }, verdict: "refused" }] });
    expect(attackOn(known, "poland", attackers(known, "poland"))).toMatchObject({ attacker: 0, defender: 1, unknown: false, wish: { attacker: "1I 2T", defenders: [{ army: "2I 1T", weight: 1 }] } });
    expect(attackOn(known, "germany", { infantry: 1 })).toBeNull();
    expect(attackOn(known, "poland", { infantry: 41 })).toBeNull();
  });

  it("know of neutral troops no more than the cards one holds, until the card is drawn", () => {
    const unknown = attackOn(two({ hand: { oil_4: 2 } }), "danube", { infantry: 3 });
    expect(unknown?.unknown).toBe(true);
    expect(unknown?.wish.defenders).toHaveLength(19);
    const drawn = attackOn(two({ garrison: "oil_4" }), "danube", { infantry: 3 });
    expect(drawn).toMatchObject({ unknown: false, wish: { defenders: [{ army: "3I 1T 1P", weight: 1 }] } });
  });

  it("resume a battle at the side that reinforces, and say the best opening's while the attacker chooses its first four", () => {
    const force = (active: Army, reserve: Army) => ({ active, reserve });
    const at = (attacker: object, defender: object, top: Record<string, unknown>) => two({ fighting: "poland", battle: { attacker, defender }, stack: [top] });
    const begun = at(force({}, { infantry: 5 }), force({}, { tank: 6 }), {});
    expect(battleNow(begun, "LandBattle.commit")?.wish).toEqual({ attacker: "5I", defenders: [{ army: "6T", weight: 1 }] });
    const choosing = battleNow(at(force({ infantry: 1 }, { infantry: 4 }), force({}, { tank: 6 }), {}), "LandBattle.commit");
    expect([choosing?.opening, choosing?.wish], "its place stays: the chance of the best opening").toEqual([3, battleNow(begun, "LandBattle.commit")?.wish]);
    const second = at(force({ infantry: 4 }, { infantry: 1 }), force({ tank: 1 }, { tank: 5 }), { side: 1 });
    expect(battleNow(second, "LandBattle.commit")?.wish).toMatchObject({ attacker: "4I / 1I", round: 1, acting: "defender" });
    const later = at(force({ infantry: 4 }, { infantry: 1 }), force({ tank: 3 }, {}), { round: 3 });
    expect(battleNow(later, "LandBattle.reinforce")?.wish).toEqual({ attacker: "4I / 1I", defenders: [{ army: "3T / ", weight: 1 }], round: 3, acting: "attacker" });
    expect(battleNow(two({}), "LandBattle.commit")).toBeNull();
  });

  it("are shown as percentages that promise nothing", () => {
    settings.value = { ...settings.value, lang: "en" };
    expect([0, 0.004, 0.5, 0.996, 1].map(likely)).toEqual(["< 1%", "< 1%", "50%", "> 99%", "> 99%"]);
    expect(whole([0.9557, 0.0388, 0.0055]), "96 + 4 + 1 was 101").toEqual(["96%", "4%", "< 1%"]);
    expect(whole([0.335, 0.335, 0.33]), "the first as it stands elsewhere").toEqual(["34%", "33%", "33%"]);
    expect(whole([0.334, 0.333, 0.333]), "none is lost").toEqual(["33%", "34%", "33%"]);
    expect(whole([0.999, 0.001])).toEqual(["> 99%", "< 1%"]);
    expect(whole([0.5, 0]), "not all of it").toEqual(["50%", "< 1%"]);
    settings.value = { ...settings.value, lang: "de" };
    expect([0, 0.5].map(likely)).toEqual(["< 1\u00a0%", "50\u00a0%"]);
  });
});

describe("crossings", () => {
  const group = { seat: 0, origin: "iberia", region: "morocco" };
  const waits = ["infantry", "aircraft", "aircraft"].map((unit) => ({ event: "waits", ...group, unit }));
  const refused = line(1, ...waits, { event: "crossing_refused", ...group, seat: 2 });
  const arrows = (...lines: LogLine[]) => tell([refused, ...lines]).marches.map(({ count, verdict, units }) => [count, verdict, units]);

  it("that were refused are shown so until their planes have turned back, or the battles begin", () => {
    expect(arrows()).toEqual([[3, "refused", { infantry: 1, aircraft: 2 }]]);
    expect(arrows(line(2, { event: "turned_back", ...group, planes: 2 }))).toEqual([]);
    expect(arrows(line(2, { event: "invaded", seat: 0, region: "poland" }))).toEqual([]);
  });

  it("show the planes that flew on all the same, and only them", () => {
    const flew = { event: "flew", ...group };
    expect(arrows(line(2, flew))).toEqual([[1, "", { aircraft: 1 }]]);
    expect(arrows(line(2, flew, flew))).toEqual([[2, "", { aircraft: 2 }]]);
    expect(arrows(line(2, flew, { event: "turned_back", ...group, planes: 1 }), line(3, { event: "attacked", seat: 0, other: 1, region: "morocco" }))).toEqual([[1, "", { aircraft: 1 }]]);
  });
});

describe("a sea battle that is told", () => {
  const ships = (...row: string[]): string[] => row;
  const [ours, theirs] = [ships("destroyer", "submarine"), ships("destroyer", "destroyer")];
  const rows = [ours, theirs].flatMap((row, seat) => row.map((ship, i) => ({ event: "row", seat, ship, place: i + 1 })));
  const shot = { event: "matched", ship: "destroyer", roll: 7, modifier: 0, total: 7 };
  const tie = [{ ...shot, seat: 0 }, { ...shot, seat: 1 }, { event: "sea_tie", place: 1 }];
  const sea = (...more: Record<string, unknown>[]) => { const found = tell([line(1, { event: "sea_fight", seat: 1, other: 0 }), line(2, ...rows, ...more)]).seas[0]; if (!found) throw new Error("no battle"); return found; };
  const lying = (one: readonly string[], other: readonly string[], sizes: readonly number[]) => ({ challenger: 0, rows: [one, other], rowSizes: sizes });

  it("shows its pairs as soon as the rows are revealed, and hidden rows while new ones are laid", () => {
    expect(laying(lying(ours, [], [2, 1]), { ...sea(), rounds: [] })).toBe(true);
    expect(laying(lying(ours, theirs, [2, 2]), sea())).toBe(false);
    expect(laying(lying(["", "submarine"], theirs, [2, 2]), sea(...tie))).toBe(false); // the first lies aside
    expect(laying(lying(ours, theirs, [2, 2]), sea(...tie, ...tie))).toBe(false); // the view is not yet behind the last pair
    expect(laying(lying(["submarine"], [], [1, 0]), sea(...tie, ...tie))).toBe(true);
    expect(laying(lying([], [], [0, 0]), sea(...tie, ...tie))).toBe(false);
  });

  it("costs neutral troops what they lose, whoever leads them", () => {
    const told = tell([line(1, { event: "invaded", seat: 0, region: "poland" }, { event: "commands", seat: 1 }, { event: "committed", seat: 1, unit: "infantry" }, { event: "dice", seat: 0, infantry: 1, tank: 0, artillery: 0, aircraft: 0 }, { event: "neutrals_lost", seat: 1, unit: "infantry", units: 1, region: "poland" })]);
    expect(told.battle?.halves.at(-1)?.lost).toEqual({ infantry: 1 });
  });
});

describe("sheets", () => {
  it("have something to show: what is drafted has rolled nothing yet", async () => {
    await WORDS.learn("en");
    const asked = { event: "diplomacy", rule: "", sentence: "", seat: 0, region: "italy", needed: 8 } as unknown as Told;
    const scene = (log: readonly LogLine[], draft: unknown): Scene => ({ log, draft, viewer: 0, view: view({}), words: { lang: "en", name: (_: string, id: string) => id } }) as unknown as Scene;
    expect(sheets(scene([], { ahead: { events: [asked] } }))).toEqual([]);
    const rolled = [line(1, { ...asked }), line(2, { event: "diplomacy_roll", seat: 0, total: 9 })];
    expect(sheets(scene(rolled, null)).map(({ title }) => title)).toEqual(["Diplomacy: italy"]);
  });

  it("name for each roll of diplomacy what it had to reach: the others need more than who began it", () => {
    const rolls = [{ event: "diplomacy_roll", seat: 0, total: 3 }, { event: "rival_roll", seat: 1, total: 8 }, { event: "rival_roll", seat: 2, total: 9 }, { event: "rival_tie", seat: 2, total: 5 }];
    const [attempt] = tell([line(1, { event: "diplomacy", seat: 0, region: "libya", needed: 8 }), line(2, ...rolls)]).diplomacy;
    expect(attempt?.rolls.map(({ needed }) => needed)).toEqual([8, 9, 9, 0]);
  });

  it("know what fights before the map shows it: units that were committed, without those that fell", () => {
    const events = [{ event: "attacked", seat: 0, other: 1, region: "angola" }, { event: "committed", seat: 0, unit: "tank" }, { event: "committed", seat: 0, unit: "tank" }, { event: "committed", seat: 1, unit: "infantry" }, { event: "dice", seat: 1, infantry: 0, tank: 0, artillery: 0, aircraft: 2 }];
    expect(tell([line(1, ...events)]).battle?.forces).toEqual({ attacker: { tank: 2 }, defender: { infantry: 1 } });
    expect(tell([line(1, ...events, { event: "lost", seat: 0, unit: "tank", units: 1, region: "angola" })]).battle?.forces.attacker).toEqual({ tank: 1 });
  });

  it("are lost where the enemy holds or takes the region; of results those come first", () => {
    const scene = (viewer: number, log: readonly LogLine[]): Scene => ({ log, draft: null, viewer, view: view({}), words: { lang: "en", name: (_: string, id: string) => id } }) as unknown as Scene;
    const log = [line(1, { event: "attacked", seat: 0, other: 1, region: "italy" }, { event: "conquered", seat: 0, other: 1, region: "italy" }), line(2, { event: "attacked", seat: 0, other: 1, region: "iberia" }, { event: "repelled", seat: 1, other: 0, region: "iberia" })];
    expect([0, 1, 2].map((viewer) => sheets(scene(viewer, log)).map(({ lost = false }) => lost))).toEqual([[false, true], [true, false], [false, false]]);
    expect(tell(log).results).toEqual([log[1]?.events?.[1]?.sentence, log[0]?.events?.[1]?.sentence]);
  });
});
