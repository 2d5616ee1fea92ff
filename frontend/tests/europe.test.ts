import { readFileSync } from "node:fs";

import { parse } from "smol-toml";
import { beforeAll, describe, expect, it } from "vitest";

import { balance, holder, pays, sum } from "../src/faces/europe/campaign.ts";
import { choices, origins, placesOf, placing, targets } from "../src/faces/europe/asking.ts";
import { attackers, facts, force, landings, powersOf, ready, seatOf, sides, size, standing, worth } from "../src/faces/europe/facts.ts";
import { columns, forces, threw } from "../src/faces/europe/fight.ts";
import { rounds } from "../src/faces/europe/rounds.ts";
import { CAPITALS, incomes } from "../src/faces/europe/income.ts";
import { cheapest, unbound, victims } from "../src/faces/europe/losses.ts";
import { attacked, meet, ownerOf, plates, sentence, theatre, why } from "../src/faces/europe/map.ts";
import { matters } from "../src/faces/europe/matters.ts";
import { isLand, KINDS, LANDS, POWERS, SPACES, UNITS } from "../src/faces/europe/material.ts";
import { homeward, orders, tidy, withoutLast, withoutOrder } from "../src/faces/europe/orders.ts";
import { turned } from "../src/faces/europe/course.ts";
import { evenly, mix } from "../src/faces/europe/purchase.ts";
import { WORDS } from "../src/faces/europe/words/index.ts";
import { hitting, stack, stepsOf, takesMore } from "../src/faces/europe/stack.ts";
import { sheets } from "../src/faces/europe/sheets.ts";
import { summaries } from "../src/faces/europe/summaries.ts";
import { attackOn, battleNow, notation } from "../src/faces/europe/stakes.ts";
import { isFirst, tell } from "../src/faces/europe/story.ts";
import type { Scene } from "../src/faces/face.ts";
import { ALL, plans, runs } from "../src/faces/parts/planned.ts";
import { find, question, times } from "../src/faces/parts/steps.ts";
import type { Decision, LegalAction, LogLine, Told, View } from "../src/net/shapes.ts";
import { begin, type Draft, momentOf } from "../src/table/draft.ts";
import { load } from "./maps.ts";

interface Moment {
  readonly view: View;
  readonly decision: Readonly<Record<"de" | "en", Decision>>;
  readonly log: Readonly<Record<"de" | "en", readonly LogLine[]>>;
}
const { moments } = JSON.parse(readFileSync(new URL("fixtures/europe/moments.json", import.meta.url), "utf8")) as { moments: Record<string, Moment> };
const board = parse(readFileSync(new URL("../../src/kartentisch/games/europe/board.toml", import.meta.url), "utf8")) as unknown as {
  power: { id: string; income: number }[];
  unit: { id: string; cost?: number; move: number; attack?: number; defense?: number }[];
  space: { id: string; kind: string; values?: { capital?: string } }[];
};

const moment = (name: string): Moment => {
  const found = moments[name];
  if (!found) throw new Error(`no moment ${name}`);
  return found;
};
const known = (name: string) => facts(moment(name).view);
const drafted = (name: string): Draft => begin(moment(name).decision.en);

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

beforeAll(() => { meet(load("europe")); });

describe("where the combat move is looked at", () => {
  const units = { germany: { germany: { infantry: 9 } }, poland: { germany: { infantry: 6 } }, norway: { germany: { infantry: 1 } }, east_poland: { ussr: { infantry: 4 } }, moscow: { ussr: { infantry: 4 } } };
  const scene = (compact: boolean): Scene => {
    const { view } = moment("CombatMove.order");
    const decision = { ...moment("CombatMove.order").decision.en, question: "CombatMove.order", legal: ["germany", "poland", "norway"].map((space, number) => ({ number, notation: `pick ${space}`, sentence: "", fields: { action: "pick", space } })) };
    const seen = { ...view, power: "germany", question: "CombatMove.order", stack: [], units, flights: [], ships: [] };
    return { compact, viewer: 0, view: seen, settled: seen, draft: begin(decision as unknown as Decision) } as unknown as Scene;
  };

  it("is on a phone where one's own stand before the enemy, on a desk the whole front", () => {
    expect(theatre(scene(true))).toEqual(["poland"]);
    expect([...theatre(scene(false))].sort()).toEqual(Object.keys(units).sort());
  });
});

describe("material", () => {
  it("is that of the board: units, spaces in their order, capitals", () => {
    for (const kind of KINDS) {
      const unit = board.unit.find(({ id }) => id === kind);
      expect([kind, UNITS[kind].cost, UNITS[kind].steps, UNITS[kind].attack, UNITS[kind].defence]).toEqual([kind, unit?.cost, unit?.move, unit?.attack ?? 0, unit?.defense ?? 0]);
    }
    expect(SPACES).toEqual(board.space.map(({ id }) => id));
    expect(board.space.map(({ kind }) => kind === "land")).toEqual(SPACES.map(isLand));
    expect(LANDS).toBe(board.space.filter(({ kind }) => kind === "land").length);
    expect(POWERS.map((power) => CAPITALS[power])).toEqual(POWERS.map((power) => board.space.find(({ values }) => values?.capital === power)?.id));
  });

  it("pays each power at the start what the rulebook says", () => {
    expect(incomes(known("Purchase.buy"))).toEqual(board.power.map(({ income }) => income));
  });
});

describe("powers and seats", () => {
  it("are two things: two people share three Allies (AAE-02)", () => {
    expect([0, 1].map((seat) => powersOf(seat, 2))).toEqual([["germany"], ["ussr", "uk", "usa"]]);
    expect([0, 1, 2].map((seat) => powersOf(seat, 3))).toEqual([["germany"], ["ussr"], ["uk", "usa"]]);
    expect(POWERS.map((power) => seatOf(power, 4))).toEqual([0, 1, 2, 3]);
  });

  it("own what is printed on the map until it is taken", () => {
    const now = known("Purchase.buy");
    expect(["vichy_france", "east_poland", "iran", "sweden", "uk_convoy_1", "canada"].map((space) => ownerOf(now, space))).toEqual(["germany", "ussr", "middle_east", "neutral", "uk", "uk"]);
    expect(ownerOf(known("NonCombat.order"), "east_poland")).toBe("germany");
  });
});

/** As the page puts steps together. */
const step = (action: string, fields: Record<string, string>): LegalAction => ({ number: [action, ...Object.values(fields)].join(" ").split("").reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 99991, 7), notation: [action, ...Object.values(fields)].join(" "), fields: { action, ...fields }, sentence: "" });
const pick = (space: string) => step("pick", { space });
const send = (kind: string, space: string) => step("send", { kind, space });

describe("movement", () => {
  it("begins with what may leave, and shows targets once something is picked", () => {
    const draft = drafted("CombatMove.order");
    expect(targets(draft)).toEqual([]);
    expect(choices(draft)).toEqual(origins(draft));
    expect(origins(draft)).toContain("poland");
    expect(size(ready(known("CombatMove.order"), "poland"))).toBe(10);
  });

  const steps = [pick("poland"), ...times(send("infantry", "east_poland"), 3), send("armor", "east_poland"), pick("germany"), send("fighter", "east_poland")];

  it("joins what goes the same way into one order, and takes it back whole", () => {
    const planned = orders(steps, "");
    expect(planned.map(({ origin, space, army }) => [origin, space, army])).toEqual([["poland", "east_poland", { infantry: 3, armor: 1 }], ["germany", "east_poland", { fighter: 1 }]]);
    const [first, second] = planned;
    if (!first || !second) throw new Error("two orders");
    expect(withoutOrder(steps, first).map(({ notation }) => notation)).toEqual(["pick germany", "send fighter east_poland"]);
    expect(withoutOrder(steps, second)).toEqual(steps.slice(0, 5));
    expect(tidy([pick("poland"), pick("germany")])).toEqual([]);
    const around: LegalAction = { number: -2, notation: "around", fields: { action: "around" }, sentence: "" };
    expect(tidy([...steps, pick("germany"), around])).toEqual(tidy(steps)); // a way of flying that nobody took
    expect(tidy([around, ...steps])[0]).toBe(around);
  });

  it("flies an order the other way, and that one alone", () => {
    const notations = (some: readonly LegalAction[]): readonly string[] => some.map(({ notation }) => notation);
    const [, flight] = orders(steps, "");
    if (!flight) throw new Error("two orders");
    const around = turned(steps, flight, "straight");
    expect(notations(around).slice(-3)).toEqual(["pick germany", "around", "send fighter east_poland"]);
    const again = orders(around, "").at(-1);
    if (!again) throw new Error("an order");
    expect(notations(turned(around, again, "around"))).toEqual(notations(steps));
    // the next one begins with how the last one flew, and its change leaves that one as it is
    const more = [...around, pick("poland"), send("fighter", "ukraine")];
    const next = orders(more, "").at(-1);
    if (!next) throw new Error("an order");
    expect(notations(turned(more, next, "around")).slice(-5)).toEqual(["around", "send fighter east_poland", "pick poland", "straight", "send fighter ukraine"]);
  });

  it("takes back with a load what the transport does with it", () => {
    const sea = [pick("baltic_sea"), step("board", { transport: "1" }), step("load", { cargo: "infantry", space: "germany" }), send("transport", "danish_sea"), step("unload", { cargo: "infantry", space: "norway" }), pick("poland"), send("infantry", "east_poland")];
    const [loaded] = orders(sea, "");
    if (!loaded) throw new Error("an order");
    expect([loaded.origin, loaded.space]).toEqual(["germany", "baltic_sea"]);
    expect(withoutOrder(sea, loaded).map(({ notation }) => notation)).toEqual(["pick poland", "send infantry east_poland"]);
  });

  it("takes back the second step of a tank with the first", () => {
    const blitz = [pick("poland"), send("armor", "east_poland"), pick("east_poland"), send("armor", "ukraine"), pick("poland"), send("infantry", "east_poland")];
    const [first] = orders(blitz, "");
    if (!first) throw new Error("an order");
    expect(withoutOrder(blitz, first).map(({ notation }) => notation)).toEqual(["pick poland", "send infantry east_poland"]);
  });
});

describe("a stack", () => {
  /** Units of a space on their way to another one, with these orders in the list. */
  function gathered(from: string, chosen: Record<string, string>, actions: readonly LegalAction[], more: Record<string, unknown> = {}, asks: Record<string, unknown> = {}) {
    const { view, decision } = moment("CombatMove.order");
    const draft: Draft = { ...begin({ ...decision.en, legal: actions }), chosen };
    const scene = { draft, view: { ...view, ...more, stack: [{ picked: SPACES.indexOf(from), ...asks }] }, kept: new Map<string, unknown>() } as unknown as Scene;
    return { draft, scene };
  }
  const east = ["infantry", "artillery", "armor", "fighter"].map((kind) => send(kind, "east_poland"));

  it("begins with all that walks, or with the kind that was looked at", () => {
    const all = gathered("poland", { space: "east_poland" }, east);
    const now = stack(all.scene);
    if (!now) throw new Error("a stack");
    const there = ready(known("CombatMove.order"), "poland");
    expect(there.fighter).toBe(1);
    expect(now.may).toEqual({ infantry: there.infantry, artillery: there.artillery, armor: there.armor, fighter: 1 });
    expect(now.units).toEqual({ infantry: there.infantry, artillery: there.artillery, armor: there.armor });
    expect(stepsOf(now)).toHaveLength(size(now.units));
    expect(stack(gathered("poland", { kind: "fighter", space: "east_poland" }, east).scene)?.units).toEqual({ fighter: 1 });
    all.scene.kept.set(`${momentOf(all.draft)}${now.name}`, { armor: 1 }); // what the steppers say
    expect(stack(all.scene)?.units).toEqual({ armor: 1 });
    expect(stack(gathered("poland", {}, east).scene)).toBeNull();
  });

  it("shows the targets of one kind while that is looked at", () => {
    const some = [send("infantry", "east_poland"), send("fighter", "north_sea")];
    expect(targets(gathered("poland", {}, some).draft)).toEqual(["east_poland", "north_sea"]);
    expect(targets(gathered("poland", { kind: "fighter" }, some).draft)).toEqual(["north_sea"]);
  });

  it("fills a transport with infantry and the artillery that lifts it; a tank goes alone (AAE-159)", () => {
    const loads = ["infantry", "artillery", "armor"].map((cargo) => step("load", { cargo, space: "germany" }));
    const now = stack(gathered("danish_sea", { space: "germany" }, loads, { ships: [{ zone: "danish_sea", power: "germany" }] }, { ship: 0 }).scene);
    if (!now) throw new Error("a stack");
    expect(now.units).toEqual({ infantry: 1, artillery: 1 });
    expect(["infantry", "armor"].map((kind) => takesMore(now, { infantry: 1 }, kind as "infantry"))).toEqual([true, false]);
    expect(takesMore(now, { armor: 1 }, "infantry")).toBe(false);
    expect(takesMore(now, {}, "armor")).toBe(true);
  });

  it("is taken back as a whole, after what was picked for nothing", () => {
    const planned = [pick("poland"), ...times(send("infantry", "east_poland"), 3), pick("germany")];
    const once = withoutLast(planned, "");
    expect(once).toEqual(planned.slice(0, 4));
    expect(withoutLast(once, "")).toEqual([]);
  });
});

describe("purchases and placements", () => {
  it("knows what is left, and spends it on pairs", () => {
    const draft = drafted("Purchase.buy");
    const [artillery, infantry] = [find(draft, "buy", { kind: "artillery" }), find(draft, "buy", { kind: "infantry" })];
    expect(mix(52, artillery, infantry).map(({ fields }) => UNITS[fields["kind"] as "infantry"].cost).reduce((sum, n) => sum + n, 0)).toBe(52);
    expect(mix(52, undefined, infantry)).toEqual([]);
  });

  it("shares money as equally as all can pay", () => {
    const splits = drafted("Split.proposed").decision.legal;
    expect(evenly(splits, 12)).toEqual({ ussr: 4, uk: 4, usa: 4 });
    const poor = splits.filter(({ fields }) => Number(fields["uk"]) <= 1 && Number(fields["ussr"]) <= 5); // what they have
    expect(evenly(poor, 12)).toEqual({ ussr: 5, uk: 1, usa: 6 });
  });

  it("places the chosen kind, else the first", () => {
    const draft = drafted("Advance.place");
    expect(question(draft)).toBe("Advance.place");
    expect(placing(draft)).toBe("infantry");
    const ships = { ...draft, chosen: { action: "place", kind: "submarine" } };
    expect(placing(ships)).toBe("submarine");
    expect(placesOf(ships).every(({ fields }) => !isLand(fields["space"] ?? ""))).toBe(true);
    expect(choices(ships)).toEqual(placesOf(ships).map(({ fields }) => fields["space"]));
  });
});

describe("battles", () => {
  it("stand where both sides do, and where aircraft fly to bomb", () => {
    expect(attacked(known("Raid.intercept"))).toEqual(expect.arrayContaining(["east_poland", "united_kingdom", "north_sea"]));
    expect(attacked(known("Purchase.buy"))).toEqual([]);
  });

  it("count aircraft that strike among the attackers", () => {
    const now = known("Battles.choose");
    expect(sides(now, "east_poland").attack).toEqual({ infantry: 5, armor: 2, fighter: 1 });
    expect(standing(now, "east_poland", "ussr")).toEqual({ infantry: 4 });
    expect(attackOn(now, "east_poland", sides(now, "east_poland").attack)).toEqual([["attacker", "5 infantry 2 armor 1 fighter"], ["defender", "4 infantry"]]);
    const guarded = facts({ ...moment("CombatMove.order").view, units: { moscow: { ussr: { infantry: 1, aa_gun: 2 } } } });
    expect(attackOn(guarded, "moscow", { bomber: 1 })).toContainEqual(["guns", 1]); // of several one fires (AAE-42)
    expect(notation({ battleship: 2, aa_gun: 1 }, 1)).toBe("1 battleship 1 damaged");
    expect(worth({ infantry: 2, bomber: 1 })).toBe(21);
  });

  it("states the odds of this very moment, never those before the dice", () => {
    expect(battleNow(known("LandBattle.order"), "LandBattle.order")).toEqual(attackOn(known("LandBattle.order"), "east_poland", sides(known("LandBattle.order"), "east_poland").attack));
    // some of the defence are hit and have fired; one hit is still to be taken by the attack, whose cheapest falls
    const losing = known("Losses.choose");
    const hit = losing.doomed["ussr"]?.infantry ?? NaN; // as the dice fell when it was recorded
    const [ours, theirs] = [attackers(losing, "east_poland"), sides(losing, "east_poland").defence[0]?.army ?? {}];
    expect(battleNow(losing, "Losses.choose")).toEqual([["attacker", notation({ ...ours, infantry: (ours.infantry ?? 0) - 1 })], ["defender", notation({ ...theirs, infantry: (theirs.infantry ?? 0) - hit })]]);
    const fell = { ...losing, doomed: { ussr: theirs } };
    expect(battleNow(fell, "Losses.choose"), "the only defender has fallen: there is nothing to compute").toBeNull();
    expect(battleNow(known("struck"), "Losses.choose"), "the defence takes its losses: dice are still to fall").toBe("later");
    expect(battleNow(known("LandBattle.aim"), "LandBattle.aim")).toBe("later");
    expect(battleNow(losing, "Volley.landed")).toBe("later");
  });

  it("count what goes ashore, and nothing else that is aboard", () => {
    const { view } = moment("CombatMove.order");
    const ships = [{ zone: "north_sea", power: "germany", cargo: [{ kind: "infantry" }, { kind: "artillery" }], target: "united_kingdom", flags: ["ashore_b"] }];
    const now = facts({ ...view, ships });
    expect(attackers(now, "united_kingdom")).toEqual({ artillery: 1 });
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
    expect(said({ infantry: 3, artillery: 1 })).toBe("1 on 2, 2 on 1");
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
    expect(forces(facts(view), battle, all[0])).toEqual({ attack: [{ power: "germany", army: { infantry: 5, armor: 2, fighter: 1 } }], defence: [{ power: "ussr", army: { infantry: 4 } }] });
  });

  it("say who threw the dice when the round is over, as far as their numbers agree", () => {
    const { log, view } = moment("Losses.choose");
    const battle = tell(log.en).battles.at(-1);
    if (!battle) throw new Error("a battle");
    const all = rounds(battle);
    const row = (column: number, ...some: readonly (readonly [string, string, number])[]) => ({ column, ranks: some.map(([power, kind, n]) => ({ power, kind, n })) });
    expect(threw(facts(view), battle, all, true)).toEqual([row(1, ["germany", "infantry", 5]), row(3, ["germany", "armor", 2], ["germany", "fighter", 1])]);
    expect(threw(facts(view), battle, all, false)).toEqual([row(2, ["ussr", "infantry", 4])]);
    const gone = { ...view, units: {} }; // all have moved on since
    expect(threw(facts(gone), battle, all, true).map(({ column }) => column)).not.toContain(1);
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
    expect([own?.mine, own?.slow, own?.over, own?.note]).toEqual([true, true, true, "germany"]);
    expect([attacked?.mine, attacked?.slow]).toEqual([true, false]);
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

  it("are taken one by one where hits are of different kinds", () => {
    expect(cheapest({ ...now, hits: { submarines: 1, others: 2 } }, legal, 3)).toHaveLength(1);
  });

  it("begin with the hit of a battleship that costs nothing", () => {
    const sea = { ...now, fighting: "north_sea", units: { north_sea: { germany: { battleship: 1, destroyer: 1 } } }, flights: [] } as typeof now;
    const lose = (kind: string) => step("lose", { power: "germany", kind });
    expect(cheapest(sea, [lose("destroyer"), lose("battleship")], 2).map(({ fields }) => fields["kind"])).toEqual(["battleship", "destroyer"]);
  });
});

describe("a land that is pressed in vain", () => {
  beforeAll(() => WORDS.learn("en"));
  const { view, decision } = moment("CombatMove.order");
  const said = (steps: readonly LegalAction[]) => why("yugoslavia", {
    draft: { ...begin(decision.en), steps, ahead: null }, view: { ...view, units: { ...(view["units"] as object), yugoslavia: {} }, stack: [{ step: "CombatMove.order", picked: SPACES.indexOf("poland") }] },
    settled: view, words: { lang: "en", name: (_: string, id: string) => id }, kept: new Map(),
  } as unknown as Scene);

  it("says that nothing stands there that could move, where nobody has said where from", () => {
    expect(said([])).toEqual({ sentence: expect.stringMatching(/^Choose a space/), rule: "" });
  });

  it("is a destination for the land that was named", () => {
    const pick = { number: -1, notation: "pick poland", fields: { action: "pick", space: "poland" }, sentence: "" };
    expect(said([pick])?.tried?.action).toMatch(/^send \w+ yugoslavia$/);
  });
});

describe("where aircraft land", () => {
  const view = { ...moment("NonCombat.order").view, landings: [
    { kind: "fighter", count: 2, at: "north_sea", left: 2, space: "norway" },
    { kind: "bomber", count: 1, at: "united_kingdom", left: 3, space: "germany" },
    { kind: "bomber", count: 1, at: "north_sea", left: 4, space: "norway" },
  ] };

  it("is told way by way", () => {
    expect(landings(facts(view))).toEqual([{ at: "north_sea", space: "norway", army: { fighter: 2, bomber: 1 } }, { at: "united_kingdom", space: "germany", army: { bomber: 1 } }]);
  });

  it("becomes orders, which are planned like others; a space that is picked is not picked again", () => {
    const steps = homeward(facts(view), "united_kingdom");
    expect(steps.map(({ notation: word }) => word)).toEqual(["send bomber germany", "pick north_sea", "send fighter norway", "send fighter norway", "send bomber norway"]);
    expect(orders(steps, "united_kingdom").map(({ origin, space, army }) => [origin, space, army])).toEqual([["united_kingdom", "germany", { bomber: 1 }], ["north_sea", "norway", { fighter: 2, bomber: 1 }]]);
  });
});

it("says of a land that it is worth nothing", () => {
  const view = moment(Object.keys(moments)[0] ?? "").view;
  const scene = { view, draft: null, seats: [], words: { lang: "en", name: (_: string, id: string) => id } } as unknown as Scene;
  expect(sentence("crete", scene)).toContain("Worth 0 IPC.");
  expect(sentence("turkey", scene)).not.toContain("Worth");
});
