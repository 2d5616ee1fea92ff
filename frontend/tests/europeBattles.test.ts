import { beforeAll, describe, expect, it } from "vitest";

import { balance, holder, pays, sum } from "../src/faces/europe/campaign.ts";
import { attackers, bySea, facts, force, seatOf, sides, size, standing, worth } from "../src/faces/europe/facts.ts";
import { columns, lineup, throwing } from "../src/faces/europe/fight.ts";
import { rounds } from "../src/faces/europe/rounds.ts";
import { sideOf } from "../src/faces/europe/Odds.tsx";
import { byDefault, cheapest, pick, unbound, untaken, victims } from "../src/faces/europe/losses.ts";
import { attacked, battles, meet, plates, raids } from "../src/faces/europe/map.ts";
import { matters } from "../src/faces/europe/matters.ts";
import { WORDS } from "../src/faces/europe/words/index.ts";
import { hitting } from "../src/faces/europe/stack.ts";
import { sheets } from "../src/faces/europe/sheets.ts";
import { summaries } from "../src/faces/europe/summaries.ts";
import { attackOn, battleNow, notation } from "../src/faces/europe/stakes.ts";
import { isFirst, tell } from "../src/faces/europe/story.ts";
import type { Scene } from "../src/faces/face.ts";
import { ALL, plans, runs } from "../src/faces/parts/planned.ts";
import { fallen, promise } from "../src/faces/parts/promised.ts";
import type { LogLine, Told } from "../src/net/shapes.ts";
import { load } from "./maps.ts";
import { known, moment, step } from "./europeMoments.ts";

beforeAll(() => { meet(load("europe")); });

describe("what happened since one's own turn", () => {
  const scene = (viewer: number): Scene => {
    const view = { ...moment("CombatMove.order").view, players: 2, units: { north_sea: { uk: { destroyer: 1 }, germany: { submarine: 1 } } } };
    return { viewer, view } as unknown as Scene;
  };
  const told = (event: string, more: Record<string, unknown>): Told => ({ event, rule: "", sentence: "", ...more }) as unknown as Told;

  it("says what was held: an attack that was beaten off", () => {
    for (const event of ["repelled", "not_taken"]) {
      expect(matters(told(event, { power: "ussr", owner: "germany", space: "poland" }), scene(0)), event).toBe("gained");
      expect(matters(told(event, { power: "germany", owner: "ussr", space: "east_poland" }), scene(0)), event).toBe("lost");
    }
    expect(matters(told("zone_held", { power: "germany", space: "north_sea" }), scene(1)), "by whose ships are still there").toBe("gained");
    expect(matters(told("zone_held", { power: "usa", space: "baltic_sea" }), scene(0)), "where one has nothing").toBeNull();
  });
});

describe("battles that are fought by plan", () => {
  const at = (turn: number): Scene => ({ view: { turn } }) as unknown as Scene;

  it("are one, or all that are left of this turn", () => {
    plans(at(3), "poland");
    expect([runs(at(3), "poland"), runs(at(3), "north_sea"), runs(at(3), ALL)]).toEqual([true, false, false]);
    plans(at(3), ALL);
    expect([runs(at(3), "poland"), runs(at(3), "north_sea"), runs(at(3), ALL), runs(at(4), "poland")]).toEqual([true, true, true, false]);
    plans(at(3), null);
    expect(runs(at(3), "poland")).toBe(false);
  });
});

describe("battles", () => {
  it("stand where both sides do, and where aircraft fly to bomb", () => {
    expect(attacked(known("Raid.intercept"))).toEqual(expect.arrayContaining(["east_poland", "united_kingdom", "north_sea"]));
    expect(attacked(known("Purchase.buy"))).toEqual([]);
  });

  it("are none where a factory is bombed alone: who bombs is no attacker but while that is fought out", async () => {
    await Promise.all([WORDS.learn("de"), WORDS.learn("en")]);
    const flights = [{ kind: "bomber", count: 1, at: "leningrad", role: "raid" }, { kind: "bomber", count: 1, at: "moscow", role: "raid" }, { kind: "fighter", count: 2, at: "moscow" }];
    const units = { leningrad: { ussr: { infantry: 15 } }, moscow: { ussr: { infantry: 4 } } };
    const now = facts({ ...moment("CombatMove.order").view, power: "germany", units, flights, ships: [] });
    expect([battles(now), raids(now)]).toEqual([["moscow"], ["leningrad", "moscow"]]);
    expect([...attacked(now)].sort()).toEqual(["leningrad", "moscow"]);
    expect([attackers(now, "leningrad"), attackers(now, "moscow")]).toEqual([{}, { fighter: 2 }]);
    expect(attackOn(now, "leningrad", attackers(now, "leningrad")), "no odds").toBeNull();
    expect(attackers({ ...now, fighting: "moscow" }, "moscow")).toEqual({ fighter: 2, bomber: 1 });
    for (const [lang, one, both] of [["de", "Angriffe beenden und bombardieren: Leningrad", "Angriffe beenden: 1 Kampf und 2 Bombenangriffe"], ["en", "End combat moves and bomb: Leningrad", "End combat moves: 1 battle and 2 bombing raids"]] as const) {
      expect([WORDS.in(lang).finishAttacks(0, 1, "Leningrad"), WORDS.in(lang).finishAttacks(1, 2, "")]).toEqual([one, both]);
    }
  });

  it("count aircraft that strike among the attackers", () => {
    const now = known("Battles.choose");
    expect(sides(now, "east_poland").attack).toEqual({ infantry: 5, armor: 2, fighter: 1 });
    expect(standing(now, "east_poland", "ussr")).toEqual({ infantry: 4 });
    expect(attackOn(now, "east_poland", sides(now, "east_poland").attack)).toEqual([["attacker", "5 infantry 2 armor 1 fighter"], ["defender", "4 infantry"], ["hold", "true"]]); // with aircraft a land unit is kept, as losses are taken by default
    expect(attackOn(now, "east_poland", { infantry: 5, armor: 2 }), "without aircraft the last one is a land unit anyway").toEqual([["attacker", "5 infantry 2 armor"], ["defender", "4 infantry"]]);
    const guarded = facts({ ...moment("CombatMove.order").view, units: { moscow: { ussr: { infantry: 1, aa_gun: 2 } } } });
    expect(attackOn(guarded, "moscow", { bomber: 1 })).toContainEqual(["guns", 1]); // of several one fires (AAE-42)
    // ships beside a landing fire once, but not after a battle of their own (AAE-96)
    const ships = [{ zone: "north_sea", power: "uk", target: "norway", cargo: [{ power: "uk", kind: "infantry" }], flags: ["ashore_a"], left: 0 }];
    const beside = (enemies: object): ReturnType<typeof attackOn> => {
      const landing = facts({ ...moment("CombatMove.order").view, power: "uk", hurt: { north_sea: { uk: 1 } }, ships, units: { north_sea: { uk: { battleship: 2, destroyer: 1, transport: 1 }, ...enemies }, norway: { germany: { infantry: 1 } } } });
      return attackOn(landing, "norway", attackers(landing, "norway"));
    };
    expect(beside({})).toEqual([["attacker", "1 infantry"], ["defender", "1 infantry"], ["landing", "true"], ["shots", "1 destroyer 1 battleship 1 damaged"]]);
    expect(beside({ germany: { submarine: 1 } })).toEqual([["attacker", "1 infantry"], ["defender", "1 infantry"], ["landing", "true"]]);
    expect(notation({ battleship: 2, aa_gun: 1 }, 1)).toBe("1 battleship 1 damaged");
    expect(worth({ infantry: 2, bomber: 1 })).toBe(21);
  });

  it("states the odds of this very moment, never those before the dice", () => {
    expect(battleNow(known("LandBattle.order"), "LandBattle.order")).toEqual(attackOn(known("LandBattle.order"), "east_poland", sides(known("LandBattle.order"), "east_poland").attack));
    // some of the defence are hit and have fired; one hit is still to be taken by the attack, whose cheapest falls
    const losing = known("Losses.choose");
    const hit = losing.doomed["ussr"]?.infantry ?? NaN; // as the dice fell when it was recorded
    const [ours, theirs] = [attackers(losing, "east_poland"), sides(losing, "east_poland").defence[0]?.army ?? {}];
    expect(battleNow(losing, "Losses.choose")).toEqual([["attacker", notation({ ...ours, infantry: (ours.infantry ?? 0) - 1 })], ["defender", notation({ ...theirs, infantry: (theirs.infantry ?? 0) - hit })], ["hold", "true"]]);
    const fell = { ...losing, doomed: { ussr: theirs } };
    expect(battleNow(fell, "Losses.choose"), "the only defender has fallen: there is nothing to compute").toBeNull();
    // the defence takes its losses: they fire once more
    const struck = known("struck");
    const [assault, held] = [attackers(struck, struck.fighting), sides(struck, struck.fighting).defence[0]?.army ?? {}];
    const hits = Number(struck.asks["left"]);
    expect(held.infantry).toBeGreaterThanOrEqual(hits);
    expect(battleNow(struck, "Losses.choose")).toEqual([["attacker", notation(assault)], ["defender", notation({ ...held, infantry: (held.infantry ?? 0) - hits })], ["doomed", `${String(hits)} infantry`], ["hold", "true"]]);
    const shelled = { ...struck, ships: [{ zone: "north_sea", power: struck.power, target: struck.fighting, cargo: [], ashore: ["infantry" as const] }] } as unknown as typeof struck;
    expect(battleNow(shelled, "Losses.choose"), "hit from the sea before the landing: all other dice are still to fall").toBe("later");
    expect(battleNow(known("LandBattle.aim"), "LandBattle.aim")).toBe("later");
    expect(battleNow(losing, "Volley.landed")).toBe("later");
  });

  it("count what goes ashore, and nothing else that is aboard", () => {
    const { view } = moment("CombatMove.order");
    const ships = [{ zone: "north_sea", power: "germany", cargo: [{ kind: "infantry" }, { kind: "artillery" }], target: "united_kingdom", flags: ["ashore_b"] }];
    const now = facts({ ...view, ships });
    expect(attackers(now, "united_kingdom")).toEqual({ artillery: 1 });
    expect([bySea(now, "united_kingdom"), bySea(now, "east_poland")], "which the plate there does not count").toEqual([1, 0]);
    expect(attacked(now)).toEqual(["united_kingdom"]);
  });

  it("stay with their power when they go aboard: on the plate of the zone, in its sum and in all its forces", () => {
    const { view } = moment("CombatMove.order");
    const before = { ...view, units: { ...(view["units"] as object), germany: { germany: { infantry: 2, armor: 1 } }, danish_sea: { germany: { transport: 1 } } }, ships: [{ zone: "danish_sea", power: "germany" }] };
    const after = { ...before, units: { ...before.units, germany: { germany: { infantry: 1 } } }, ships: [{ zone: "danish_sea", power: "germany", cargo: [{ kind: "infantry" }, { kind: "armor" }] }] };
    expect(force(facts(after), "germany")).toBe(force(facts(before), "germany"));
    expect(plates(facts(before), "danish_sea")).toMatchObject([{ count: 1, parts: [{ symbol: "transport", count: 1 }] }]);
    expect(plates(facts(after), "danish_sea")).toMatchObject([{ count: 3, parts: [{ symbol: "transport", count: 1 }, { symbol: "infantry", count: 1, aboard: true }, { symbol: "tank", count: 1, aboard: true }] }]);
  });

  it("are worth what they cost as soon as they are bought: the money is not gone", () => {
    const { view } = moment("CombatMove.order");
    const before = facts({ ...view, power: "germany", bought: {} });
    const after = facts({ ...view, power: "germany", bought: { armor: 2, infantry: 1 } });
    expect(force(after, "germany") - force(before, "germany")).toBe(13);
    expect(force(after, "ussr"), "of whose turn it is alone").toBe(force(before, "ussr"));
  });

  it("lift infantry beside artillery, in the attack only (AAE-57)", () => {
    const army = { infantry: 3, artillery: 1, armor: 1, aa_gun: 1 } as const;
    const row = (...some: readonly (readonly [string, number])[]) => some.map(([kind, n]) => ({ power: "germany", kind, n }));
    const side = [{ power: "germany", army }] as const;
    expect(columns(side, true, true)).toEqual([{ column: 1, ranks: row(["infantry", 2]) }, { column: 2, ranks: row(["infantry", 1], ["artillery", 1]) }, { column: 3, ranks: row(["armor", 1]) }]);
    expect(columns(side, false, true)).toEqual([{ column: 2, ranks: row(["infantry", 3], ["artillery", 1], ["armor", 1]) }]);
  });

  it("say of an attack that is put together what infantry hits with now: beside artillery with more (AAE-57)", async () => {
    const said = (all: Parameters<typeof hitting>[1], land = true): string => WORDS.in("en").hitsWith(hitting("infantry", all, land));
    await WORDS.learn("en");
    expect(said({ infantry: 3 })).toBe("hits on 1 or less");
    expect(said({ infantry: 3, artillery: 1 })).toBe("1 hits on 2, 2 on 1");
    expect(said({ infantry: 2, artillery: 3 })).toBe("hits on 2 or less");
    expect([said({}), said({ artillery: 1 })], "what the next one would").toEqual(["hits on 1 or less", "hits on 2 or less"]);
    expect(said({ infantry: 1, artillery: 1 }, false), "nowhere but on land").toBe("hits on 1 or less");
    expect(hitting("armor", { armor: 2, artillery: 2 }, true)).toEqual([[3, 2]]);
  });

  it("are told from the log, round by round, with what each fire has cost", () => {
    const { log, view } = moment("Losses.choose");
    const battle = tell(log.en).battles.at(-1);
    if (!battle) throw new Error("a battle");
    expect([battle.what, battle.power, battle.owner, battle.space, battle.end]).toEqual(["land", "germany", "ussr", "east_poland", ""]);
    expect(battle.salvos.map(({ what, power }) => [what, power])).toEqual([["fired", "germany"], ["fired", "ussr"]]);
    const [fire] = battle.salvos;
    expect(fire?.columns.map(({ column, dice }) => [column, dice.length])).toEqual([[1, 5], [3, 3]]);
    const hits = fire?.columns.reduce((sum, { hits: some }) => sum + some, 0) ?? 0;
    expect(fire?.lost).toEqual([{ power: "ussr", army: { infantry: hits }, hurt: 0 }]);
    const all = rounds(battle);
    expect(all).toHaveLength(1);
    expect([true, false].map((attacks) => lineup(facts(view), battle, all, 0, attacks))).toEqual([[{ power: "germany", army: { infantry: 5, armor: 2, fighter: 1 } }], [{ power: "ussr", army: { infantry: 4 } }]]);
  });

  it("say who threw the dice when the round is over, as far as their numbers agree", () => {
    const { log, view } = moment("Losses.choose");
    const battle = tell(log.en).battles.at(-1);
    if (!battle) throw new Error("a battle");
    const all = rounds(battle);
    const row = (column: number, ...some: readonly (readonly [string, string, number])[]) => ({ column, ranks: some.map(([power, kind, n]) => ({ power, kind, n })) });
    const said = (of: typeof view, attacks: boolean) => throwing(facts(of), battle, all, 0, attacks);
    const [attack, defence] = [[row(1, ["germany", "infantry", 5]), row(3, ["germany", "armor", 2], ["germany", "fighter", 1])], [row(2, ["ussr", "infantry", 4])]];
    expect([said(view, true), said(view, false)]).toEqual([attack, defence]);
    const late = { ...view, units: { east_poland: { ussr: { infantry: 3 } } }, doomed: {}, flights: [] }; // some have left, and gone home
    expect([said(late, true), said(late, false)], "what was sent there, what has fallen there").toEqual([attack, defence]);
    const other = { ...late, units: { east_poland: { ussr: { infantry: 9 } } } };
    expect(said(other, false), "no numbers that the dice gainsay").toEqual([]);
  });

  it("keep the line-up of a round, whatever the table shows meanwhile", () => {
    const { view } = moment("CombatMove.order");
    let seq = 0;
    const line = (event: string, more: Record<string, unknown>): LogLine => ({ seq: ++seq, at: 0, kind: "entry", head: null, events: [{ event, rule: "", sentence: "", space: "bessarabia", ...more } as unknown as Told] });
    const lost = (power: string, kind: string) => line("lost", { power, kind });
    const fired = (power: string, column: number, dice: readonly number[]) => line("fired", { power, column, dice, hits: dice.filter((n) => n <= column).length });
    const log = [
      line("turn", { power: "germany" }), ...["infantry", "infantry", "infantry", "armor"].map((kind) => line("moved", { power: "germany", kind, origin: "rumania" })),
      line("land_battle", { power: "germany", owner: "ussr" }),
      fired("germany", 1, [1, 5, 6]), fired("germany", 3, [3]), lost("ussr", "infantry"), lost("ussr", "armor"), fired("ussr", 2, [2, 6]), lost("germany", "infantry"),
    ];
    const said = (units: Record<string, unknown>, doomed: Record<string, unknown>, until = log.length, more: readonly LogLine[] = [], round = 0) => {
      const battle = tell([...log.slice(0, until), ...more]).battles.at(-1);
      if (!battle) throw new Error("a battle");
      const now = facts({ ...view, power: "germany", flights: [], units: { bessarabia: units }, doomed, fighting: "bessarabia" });
      return [true, false].map((attacks) => throwing(now, battle, rounds(battle), round, attacks).map(({ column, ranks }) => [column, ...ranks.map(({ kind, n }) => `${String(n)} ${kind}`)]));
    };
    const [three, two] = [[[1, "3 infantry"], [3, "1 armor"]], [[2, "1 infantry", "1 armor"]]];
    const [all, both] = [{ infantry: 3, armor: 1 }, { infantry: 1, armor: 1 }];
    expect(said({ germany: all, ussr: both }, {}, 6), "no dice have fallen yet").toEqual([three, two]);
    expect(said({ germany: all, ussr: both }, { ussr: both }, log.length - 1), "their dice have just fallen").toEqual([three, two]);
    expect(said({ germany: all, ussr: both }, {}, log.length - 1), "the table is still as it was before").toEqual([three, two]);
    expect(said({ germany: { infantry: 2, armor: 1 } }, {}), "they are gone").toEqual([three, two]);
    expect(said({}, {}), "everybody has left").toEqual([three, two]);
    const next = [fired("germany", 1, [6, 6]), fired("germany", 3, [6]), line("retreated", { power: "germany", origin: "bessarabia", space: "rumania" })];
    expect(said({}, {}, log.length, next)[0], "who retreated has thrown them").toEqual(three);
    expect(said({}, {}, log.length, next, 1)[0], "and those of the round behind it").toEqual([[1, "2 infantry"], [3, "1 armor"]]);
  });

  it("begin with an attack, at sea too: it goes on only when something was rolled", () => {
    const log = moment("Losses.choose").log.en;
    const began: LogLine = { seq: 9000, at: 0, kind: "entry", head: null, events: [{ event: "sea_battle", rule: "", sentence: "", power: "germany", space: "north_sea" }] };
    expect(isFirst({ log: [...log, began], view: { ...moment("Losses.choose").view, fighting: "north_sea" } })).toBe(true);
    expect(isFirst({ log, view: moment("Losses.choose").view })).toBe(false);
  });

  it("end, and the raid before them says its damage", () => {
    const { battles } = tell(moment("NonCombat.order").log.en);
    expect(battles.map(({ what, space }) => [what, space])).toEqual([["raid", "united_kingdom"], ["land", "east_poland"], ["sea", "north_sea"]]);
    expect(battles.map(({ end }) => end)).toEqual(["bombed", "captured", expect.stringMatching(/zone_/)]);
  });

  it("are summed up when the last one of a turn is over: who holds what, what everybody lost and earns", () => {
    const { log } = moment("NonCombat.order");
    const { all, now: campaign, battles } = sum(log.en, tell(log.en).battles);
    if (!campaign) throw new Error("a turn with battles");
    expect(all).toEqual([campaign]);
    expect(battles).toEqual(campaign.battles);
    expect(campaign.battles.map(({ space }) => space)).toEqual(["united_kingdom", "east_poland", "north_sea"]);
    const events = log.en.flatMap((line) => line.events ?? []);
    const value = events.find(({ event }) => event === "captured")?.["value"];
    const damage = events.find(({ event }) => event === "bombed")?.["damage"];
    expect(campaign.battles.map(({ won }) => pays(won))).toEqual([0, value, 0]);
    expect(campaign.battles.map(holder)).toEqual(["germany", "germany", "uk"]);
    const fell = (power: string): number => events.filter((told) => told.event === "lost" && told["power"] === power).length;
    const found = balance(campaign);
    for (const { power, lost } of found) expect(size(lost), power).toBe(fell(power));
    expect(found.find(({ power }) => power === "germany")).toMatchObject({ income: value, cash: 0 });
    expect(found.find(({ power }) => power === "ussr")).toMatchObject({ income: -Number(value), cash: 0 });
    expect(found.find(({ power }) => power === "uk")?.cash).toBe(0 - Number(damage));
  });

  it("are summed up for who took part: whoever's turn it was reads longer, others are not stopped", async () => {
    await WORDS.learn("en");
    const { log, view } = moment("NonCombat.order");
    const scene = (viewer: number) => ({ log: log.en, view, viewer, words: { lang: "en", name: (_: string, id: string) => id }, compact: false, draft: null }) as unknown as Scene;
    const told = (viewer: number) => sheets(scene(viewer));
    const all = (viewer: number) => summaries(scene(viewer), told(viewer), (power) => viewer >= 0 && seatOf(power as "ussr", 4) === viewer);
    const summed = (viewer: number) => all(viewer).find(({ width }) => width === 520);
    expect(view.players).toBe(4);
    const [own, attacked] = [summed(0), summed(1)];
    expect([own?.mine, own?.stays, own?.over, own?.note]).toEqual([true, true, true, "germany"]);
    expect([attacked?.mine, attacked?.stays]).toEqual([true, false]);
    expect(all(0).map((sheet) => [sheet.key, sheet.summed === true])).toEqual([...told(0).map(({ key }) => [key, true]), [own?.key, false]]);
    expect(all(3).some((sheet) => sheet.summed), "where nothing sums them up").toBe(false);
    expect(summed(3), "the United States watch").toBeUndefined();
    expect(summed(-1)?.mine, "who looks on sees all").toBe(false);
  });

  it("are summed up with what was taken without one, and no longer when the next turn has begun", () => {
    let seq = 0;
    const line = (event: string, more: Record<string, unknown>): LogLine => ({ seq: ++seq, at: 0, kind: "entry", head: null, events: [{ event, rule: "", sentence: "", ...more } as unknown as Told] });
    const turn = [
      line("turn", { power: "ussr" }), line("liberated", { power: "ussr", owner: "uk", space: "egypt", value: 2 }), line("convoy_sunk", { power: "germany", owner: "uk", space: "uk_convoy_1", value: 3 }),
      line("land_battle", { power: "ussr", owner: "germany", space: "germany" }), line("captured", { power: "ussr", owner: "germany", space: "germany", value: 10 }), line("plundered", { power: "ussr", owner: "germany", money: 7 }),
      line("phase", { power: "ussr", phase: "noncombat" }),
    ];
    const now = (log: readonly LogLine[]) => sum(log, tell(log).battles).now;
    const campaign = now(turn);
    if (!campaign) throw new Error("a turn with battles");
    expect(campaign.taken.map(({ space }) => space)).toEqual(["egypt", "uk_convoy_1"]);
    expect(balance(campaign)).toEqual([
      { power: "germany", lost: {}, income: -12, cash: -7 }, { power: "ussr", lost: {}, income: 10, cash: 7 }, { power: "uk", lost: {}, income: -1, cash: 0 },
    ]);
    expect(now([...turn.slice(0, 1), ...turn.slice(3)]), "one battle has its own sheet").toBeUndefined();
    const next = [...turn, line("turn", { power: "uk" })];
    expect([now(next), sum(next, tell(next).battles).all.length]).toEqual([undefined, 1]);
    expect(now([...next, line("phase", { power: "uk", phase: "noncombat" })]), "nothing was fought").toBeUndefined();
  });
});

describe("who is told what is left", () => {
  it("by the side on which the reader stands", () => {
    const at = (viewer: number, players = 2) => ({ viewer, view: { ...moment("Losses.choose").view, players } }) as unknown as Scene;
    expect(sideOf(at(0), "germany", "ussr")).toBe("attacker");
    expect(sideOf(at(0), "ussr", "germany")).toBe("defender");
    expect(sideOf(at(1), "uk", "germany"), "with an ally as well").toBe("attacker");
    expect(sideOf(at(-1), "ussr", "germany")).toBeNull();
  });
});

describe("casualties", () => {
  const now = known("Losses.choose");
  const { legal } = moment("Losses.choose").decision.en;

  it("fall by their price, and as many as are asked for", () => {
    expect(victims(now, legal).map(({ kind, n }) => [kind, n])).toEqual([["infantry", 5], ["armor", 2], ["fighter", 1]]);
    expect(unbound(now)).toBe(true);
    expect(cheapest(now, legal, 1).map(({ notation: word }) => word)).toEqual(["lose germany infantry"]);
    expect(cheapest(now, legal, 6).map(({ fields }) => fields["kind"])).toEqual(["infantry", "infantry", "infantry", "infantry", "infantry", "armor"]);
    // seven of eight: behind the last tank only the fighter is left, and nobody is asked; all eight: nobody is asked at all
    expect(cheapest(now, legal, 7)).toHaveLength(7);
    expect(cheapest(now, legal, 8)).toEqual([]);
  });

  it("spare the last unit that can take the land, where the battle would be won without it", () => {
    const baltic = (ussr: object, attack: object, flying = 3) => ({
      ...now, units: { east_poland: { germany: attack, ussr } }, doomed: {},
      flights: flying ? [{ kind: "fighter", count: flying, at: "east_poland", from: "poland", left: 2, role: "strike" }] : [],
    }) as unknown as typeof now;
    const lose = (kind: string) => step("lose", { power: "germany", kind });
    const kinds = [lose("armor"), lose("fighter")].map((action, i) => ({ ...action, number: i }));
    const [armor, fighter] = [0, 1];
    const tanks = baltic({ infantry: 1 }, { armor: 2 });
    const may = victims(tanks, kinds);
    expect(byDefault(tanks, may, 1), "one is left").toEqual({ [armor]: 1 });
    const two = byDefault(tanks, may, 2);
    expect(two).toEqual({ [armor]: 1, [fighter]: 1 });
    expect(untaken(tanks, may, two)).toBe(false);
    const other = pick(pick(two, may, armor, 2), may, armor, 2);
    expect(other, "who wants to may").toMatchObject({ [armor]: 2 });
    expect(untaken(tanks, may, other), "and is told").toBe(true);
    const many = baltic({ infantry: 20 }, { armor: 2 });
    expect(byDefault(many, victims(many, kinds), 2), "a battle that is lost takes no land").toMatchObject({ [armor]: 2 });
    const last = baltic({ infantry: 2, artillery: 1, armor: 2 }, { armor: 1 }, 2);
    expect(byDefault(last, victims(last, kinds), 2), "nor does one that looks lost").toEqual({ [armor]: 1, [fighter]: 1 });
    expect(untaken(last, victims(last, kinds), byDefault(last, victims(last, kinds), 2)), "which is asked about where it is fought to the end").toBe(true);
    const alone = baltic({ infantry: 1 }, { armor: 2 }, 0);
    expect(untaken(alone, victims(alone, kinds), { [armor]: 2 }), "nobody is left at all").toBe(false);
    const asked = { ...tanks, asks: { ...tanks.asks, left: 2 } };
    expect(battleNow(asked, "Losses.choose"), "the odds are those of the default").toEqual([["attacker", "1 armor 2 fighter"], ["defender", "1 infantry"], ["hold", "true"]]);
    const defends = { ...tanks, asks: { ...tanks.asks, side: 1 } };
    expect(byDefault(defends, may, 2), "the defence takes nothing").toEqual({ [armor]: 2 });
  });

  it("of aircraft that defend are bombers first, which hit least; of those that attack, what costs least", () => {
    const air = { ...now, fighting: "ukraine", units: { ukraine: { germany: { fighter: 3, bomber: 1 } } }, flights: [], doomed: {} } as typeof now;
    const kinds = [step("lose", { power: "germany", kind: "fighter" }), step("lose", { power: "germany", kind: "bomber" })].map((action, i) => ({ ...action, number: i }));
    for (const [side, falls] of [[0, { 0: 2 }], [1, { 0: 1, 1: 1 }], [2, { 0: 2 }], [3, { 0: 1, 1: 1 }]] as const) { // 2: who raids keeps the bombers
      const asked = { ...air, asks: { ...air.asks, side } };
      expect(byDefault(asked, victims(asked, kinds), 2), String(side)).toEqual(falls);
    }
  });

  it("are taken one by one where hits are of different kinds", () => {
    expect(cheapest({ ...now, hits: { submarines: 1, others: 2 } }, legal, 3)).toHaveLength(1);
  });

  it("begin with the hit of a battleship that costs nothing", () => {
    const sea = { ...now, fighting: "north_sea", units: { north_sea: { germany: { battleship: 1, destroyer: 1 } } }, flights: [] } as typeof now;
    const lose = (kind: string) => step("lose", { power: "germany", kind });
    expect(cheapest(sea, [lose("destroyer"), lose("battleship")], 2).map(({ fields }) => fields["kind"])).toEqual(["battleship", "destroyer"]);
  });
});

describe("a battle that is fought to the end by plan", () => {
  const scene = { view: { turn: 3 } } as unknown as Scene;

  it("is stopped where the chance has fallen far below the one it began with, and goes on from there when that is wanted", () => {
    promise();
    expect([0.87, 0.7, 0.63].map((chance) => fallen(scene, "baltic_states", chance))).toEqual([null, null, null]);
    expect(fallen(scene, "baltic_states", 0.53)).toBe(0.87);
    promise(); // all the same
    expect([0.53, 0.4].map((chance) => fallen(scene, "baltic_states", chance))).toEqual([null, null]);
    expect(fallen(scene, "baltic_states", 0.2)).toBe(0.53);
  });

  it("has a chance of its own, where all battles are", () => {
    promise();
    expect([fallen(scene, "baltic_states", 0.9), fallen(scene, "vyborg", 0.5), fallen(scene, "vyborg", 0.3)]).toEqual([null, null, null]);
    expect(fallen({ view: { turn: 4 } } as unknown as Scene, "vyborg", 0.1), "another turn").toBeNull();
  });
});
