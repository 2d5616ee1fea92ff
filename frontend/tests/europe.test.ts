import { readFileSync } from "node:fs";

import { parse } from "smol-toml";
import { beforeAll, describe, expect, it } from "vitest";

import { choices, origins, placesOf, placing, targets } from "../src/faces/europe/asking.ts";
import { facts, landings, powersOf, ready, seatOf, size } from "../src/faces/europe/facts.ts";
import { CAPITALS, gains, incomes } from "../src/faces/europe/income.ts";
import { decided, isUndefended, leaves, meet, ownerOf, pick as mapPick, seeks, sentence, theatre, why } from "../src/faces/europe/map.ts";
import { isLand, KINDS, LANDS, POWERS, SPACES, UNITS } from "../src/faces/europe/material.ts";
import { leaving, orders, passed, tidy } from "../src/faces/europe/orders.ts";
import { gathered, homeward, joined, sentAlong, withoutLast, withoutOrder } from "../src/faces/europe/takingOut.ts";
import { turned } from "../src/faces/europe/course.ts";
import { mix } from "../src/faces/europe/purchase.ts";
import { evenly } from "../src/faces/europe/shares.ts";
import { WORDS } from "../src/faces/europe/words/index.ts";
import { stack, stackName, stepsOf, takesMore } from "../src/faces/europe/stack.ts";
import type { Scene } from "../src/faces/face.ts";
import { face } from "../src/faces/europe/index.ts";
import { replan } from "../src/faces/europe/replan.ts";
import { answeredAgain, asPlanned, rememberedNow } from "../src/faces/parts/rememberedInput.ts";
import { upshot } from "../src/faces/europe/matters.ts";
import { fitting } from "../src/faces/parts/fitting.ts";
import { prompt } from "../src/faces/europe/prompt.ts";
import { find, question, times } from "../src/faces/parts/steps.ts";
import type { Decision, LegalAction } from "../src/net/shapes.ts";
import { inputKey } from "../src/faces/parts/rememberedInput.ts";
import { begin, type Draft } from "../src/table/draft.ts";
import { load } from "./maps.ts";
import { drafted, known, moment, moments, step } from "./europeMoments.ts";

const board = parse(readFileSync(new URL("../../src/kartentisch/games/europe/board.toml", import.meta.url), "utf8")) as unknown as {
  power: { id: string; income: number }[];
  unit: { id: string; cost?: number; move: number; attack?: number; defense?: number }[];
  space: { id: string; kind: string; values?: { capital?: string } }[];
};

beforeAll(() => { meet(load("europe")); });

describe("where the combat move is looked at", () => {
  const units = { germany: { germany: { infantry: 9 } }, poland: { germany: { infantry: 6 } }, norway: { germany: { infantry: 1 } }, east_poland: { ussr: { infantry: 4 } }, moscow: { ussr: { infantry: 4 } } };
  const scene = (compact: boolean): Scene => {
    const { view } = moment("CombatMove.order");
    const decision = { ...moment("CombatMove.order").decision.en, question: "CombatMove.order", legal: ["germany", "poland", "norway"].map((space, number) => ({ number, notation: `pick ${space}`, sentence: "", fields: { action: "pick", space } })) };
    const seen = { ...view, power: "germany", question: "CombatMove.order", stack: [], units, flights: [], ships: [] };
    return { compact, viewer: 0, view: seen, settled: seen, draft: begin(decision as unknown as Decision) } as unknown as Scene;
  };

  it("is on a phone where one's own stand before the enemy, on a desk the front, without what lies far behind it", () => {
    expect(theatre(scene(true))).toEqual(["poland"]);
    expect([...theatre(scene(false))].sort()).toEqual(["east_poland", "poland"]);
  });
});

describe("what lights up at the end", () => {
  const light = (owners: Readonly<Record<string, string>>, players: number, seats: readonly number[]) => decided({ view: { ...moment("CombatMove.order").view, players, owners } }, seats);

  it("is a capital that has fallen, in the colour of whoever holds it", () => {
    expect(light({ moscow: "germany", ukraine: "germany" }, 2, [0])).toEqual([["moscow"]]);
    expect(light({ germany: "uk", france: "usa" }, 4, [1, 2, 3])).toEqual([[], ["germany"], []]);
  });

  it("is what was taken where no capital has fallen, and what is held where nothing was", () => {
    expect(light({ ukraine: "germany", belorussia: "germany", norway: "uk" }, 2, [0])).toEqual([["belorussia", "ukraine"]]);
    const [held = []] = light({}, 2, [0]);
    expect(held).toContain("germany");
    expect(held).not.toContain("moscow");
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

  it("lists what the Axis has gained by: after the end, and in a war between few, without what has brought nothing", () => {
    const now = (oil: number) => ({ by: "gain", seats: [{ points: 0, place: 1, parts: [["lands", -3], ["oil", oil], ["convoys", 0], ["capitals", 1000]].map(([id, amount]) => ({ field: "standing", id, amount })), ties: [], more: [] }] }) as unknown as Parameters<typeof gains>[0];
    expect(gains(now(0), true)).toEqual({ sum: -3, paid: [{ id: "lands", n: -3 }, { id: "oil", n: 0 }, { id: "convoys", n: 0 }], capitals: 1 });
    expect(gains(now(0), false)).toEqual({ sum: -3, paid: [{ id: "lands", n: -3 }], capitals: 1 });
    expect(gains(now(2), false).paid).toEqual([{ id: "lands", n: -3 }, { id: "oil", n: 2 }]);
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

const pick = (space: string) => step("pick", { space });
const send = (kind: string, space: string) => step("send", { kind, space });

describe("what is said of powers", () => {
  const scene = (players: number, cash: Record<string, number>, more: object = {}): Scene => {
    const view = { ...moment("CombatMove.order").view, players, cash };
    return { view, settled: view, words: { lang: "en", name: (_: string, id: string) => id.toUpperCase() }, ...more } as unknown as Scene;
  };

  it("is each purse of a seat with several, for none pays out of another's", async () => {
    await WORDS.learn("en");
    expect(face.figure?.(2, scene(3, { germany: 40, ussr: 24, uk: 25, usa: 40 }))).toEqual({ text: "25+40", label: "UK: 25 IPC, USA: 40 IPC" });
    expect(face.figure?.(1, scene(3, { germany: 40, ussr: 24 }))).toEqual({ text: "24", label: "24 IPC" });
    expect(face.figure?.(1, scene(2, {}))).toEqual({ text: "0", label: "0 IPC" });
  });

  it("is who of several winners has the highest income, but not of a single one", () => {
    const told = { event: "foremost", rule: "", sentence: "" };
    const log = (powers: readonly string[]) => ({ log: [{ events: [{ event: "winners", powers }, told] }] });
    expect(upshot(told, scene(2, {}, log(["ussr"])))).toBe("");
    expect(upshot(told, scene(4, {}, log(["ussr", "uk", "usa"])))).toBeNull();
  });
});

describe("movement", () => {
  it("begins with what may leave, and shows targets once something is picked", () => {
    const draft = drafted("CombatMove.order");
    expect(targets(draft)).toEqual([]);
    expect(choices(draft)).toEqual(origins(draft));
    expect(origins(draft)).toContain("poland");
    expect(size(ready(known("CombatMove.order"), "poland"))).toBe(10);
  });

  const steps = [pick("poland"), ...times(send("infantry", "east_poland"), 3), send("armor", "east_poland"), pick("germany"), send("fighter", "east_poland")];

  it("is asked again with its numbers when it is pressed in the plan, and is as before for who goes back", async () => {
    const [first] = orders(steps, "");
    if (!first) throw new Error("an order");
    let [now, chosen]: [readonly LegalAction[], object] = [steps, {}];
    const base = drafted("CombatMove.order");
    const kept = new Map<string, unknown>();
    const scene = { kept, settled: { ...moment("CombatMove.order").view, stack: [] }, refusal: () => Promise.resolve(null), redraft: (to: readonly LegalAction[], of: object) => { [now, chosen] = [to, of]; } } as unknown as Scene;
    await replan(scene, { ...base, steps }, first);
    expect(now.map(({ notation }) => notation)).toEqual(["pick germany", "send fighter east_poland", "pick poland"]);
    expect(chosen).toEqual({ space: "east_poland" });
    const next = { ...base, steps: now };
    expect(rememberedNow(scene, next, stackName("poland", "east_poland", "send"), {}), "its numbers are set").toEqual({ infantry: 3, armor: 1 });
    expect(asPlanned(scene, next)).toEqual(steps);
    answeredAgain(scene, next);
    expect(asPlanned(scene, next)).toBeNull();
  });

  it("joins what goes the same way into one order, and takes it back whole", () => {
    const planned = orders(steps, "");
    expect(planned.map(({ origin, space, army }) => [origin, space, army])).toEqual([["poland", "east_poland", { infantry: 3, armor: 1 }], ["germany", "east_poland", { fighter: 1 }]]);
    const [first, second] = planned;
    if (!first || !second) throw new Error("two orders");
    expect(withoutOrder(steps, "", first).map(({ notation }) => notation)).toEqual(["pick germany", "send fighter east_poland"]);
    expect(withoutOrder(steps, "", second)).toEqual(steps.slice(0, 5));
    expect(tidy([pick("poland"), pick("germany")], "")).toEqual([]);
    const around: LegalAction = { number: -2, notation: "around", fields: { action: "around" }, sentence: "" };
    expect(tidy([...steps, pick("germany"), around], "")).toEqual(tidy(steps, "")); // a way of flying that nobody took
    expect(tidy([around, ...steps], "")[0]).toBe(around);
  });

  it("tells one order of what goes the same way, one by one and on, and takes it back whole", () => {
    const tank = [pick("poland"), send("armor", "east_poland"), pick("east_poland"), send("armor", "ukraine")];
    const five = [...tank, ...tank, ...tank, ...tank, ...tank];
    const planned = gathered(orders(five, ""));
    expect(planned.map(({ origin, space, army }) => [origin, space, army])).toEqual([["poland", "east_poland", { armor: 5 }], ["east_poland", "ukraine", { armor: 5 }]]);
    const [first, second] = planned;
    if (!first || !second) throw new Error("two orders");
    expect(withoutOrder(five, "", first)).toEqual([]);
    expect(orders(withoutOrder(five, "", second), "").map(({ army }) => army)).toEqual([{ armor: 5 }]);
  });

  it("tells one order of a way that was laid as one, and takes all of it back", () => {
    const way = [pick("hungary"), ...times(send("armor", "rumania"), 2), pick("rumania"), ...times(send("armor", "ukraine"), 2)];
    const more = [...steps, ...way, pick("finland"), send("infantry", "karelia")];
    const laid = [{ from: steps.length, to: steps.length + way.length }];
    const planned = gathered(joined(orders(more, ""), laid));
    expect(planned.slice(2).map(({ origin, via, space, army }) => [origin, via, space, army])).toEqual([["hungary", ["rumania"], "ukraine", { armor: 2 }], ["finland", undefined, "karelia", { infantry: 1 }]]);
    const [, , whole] = planned;
    if (!whole) throw new Error("the way");
    expect(withoutOrder(more, "", whole)).toEqual([...steps, ...more.slice(-2)]);
    expect(joined(orders(more, ""), []), "not laid as one").toEqual(orders(more, ""));
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
    expect(withoutOrder(sea, "", loaded).map(({ notation }) => notation)).toEqual(["pick poland", "send infantry east_poland"]);
  });

  it("picks nothing that is picked once what lay between is taken out, whatever comes first", () => {
    const notations = (some: readonly LegalAction[]): readonly string[] => some.map(({ notation }) => notation);
    const adopted = [pick("poland"), send("armor", "east_poland"), pick("germany"), send("fighter", "east_poland"), pick("poland"), send("infantry", "east_poland")];
    const [, flight] = orders(adopted, "");
    if (!flight) throw new Error("an order");
    expect(notations(withoutOrder(adopted, "", flight))).toEqual(["pick poland", "send armor east_poland", "send infantry east_poland"]);
    const [first] = orders(adopted.slice(2), "poland"); // poland was picked before the first step
    if (!first) throw new Error("an order");
    expect(notations(withoutOrder(adopted.slice(2), "poland", first))).toEqual(["send infantry east_poland"]);
    const boats = [pick("north_sea"), step("board", { transport: "1" }), step("load", { cargo: "infantry", space: "germany" }), pick("poland"), send("infantry", "east_poland"), pick("north_sea"), step("board", { transport: "1" }), step("load", { cargo: "artillery", space: "germany" }), send("transport", "danish_sea")];
    const land = orders(boats, "").find(({ origin }) => origin === "poland");
    if (!land) throw new Error("an order");
    expect(notations(withoutOrder(boats, "", land))).toEqual([...notations(boats.slice(0, 3)), ...notations(boats.slice(7))]);
  });

  it("leaves for a space that is picked already by picking nothing", () => {
    const planned = [pick("poland"), send("armor", "east_poland"), pick("germany")];
    expect(leaving(planned, "", pick("poland"))).toEqual(planned.slice(0, 2));
    expect(leaving(planned.slice(0, 2), "", pick("germany"))).toEqual(planned);
    expect(leaving([pick("germany")], "poland", pick("poland"))).toEqual([]);
    expect(leaving([pick("north_sea"), send("transport", "danish_sea")], "", pick("danish_sea")), "a transport goes on").toHaveLength(2);
  });

  it("leaves out what the rules refuse once what it built on is gone, with all that begins there", async () => {
    const left = (some: readonly LegalAction[], refuses: (before: readonly string[], action: string) => boolean) => {
      const refusal = (before: readonly LegalAction[], action: string) => Promise.resolve([...before.map(({ notation }) => notation), action].some((one, i, all) => refuses(all.slice(0, i), one)) ? { sentence: "no", rule: "" } : null);
      return fitting({ refusal }, some, (one) => one.fields["action"] === "pick").then((kept) => kept.map(({ notation }) => notation));
    };
    expect(await left(steps, () => false)).toEqual(steps.map(({ notation }) => notation));
    expect(await left(steps, (_, action) => action === "pick germany")).toEqual(steps.slice(0, 5).map(({ notation }) => notation));
    expect(await left(steps, (_, action) => action === "pick poland")).toEqual(["pick germany", "send fighter east_poland"]);
    expect(await left(steps, (before, action) => action === "send infantry east_poland" && before.filter((one) => one === action).length > 1)).toEqual(["pick poland", "send infantry east_poland", "send infantry east_poland", "send armor east_poland", "pick germany", "send fighter east_poland"]);
    expect(await left(steps, () => true)).toEqual([]);
  });

  it("takes back the second step of a tank with the first", () => {
    const blitz = [pick("poland"), send("armor", "east_poland"), pick("east_poland"), send("armor", "ukraine"), pick("poland"), send("infantry", "east_poland")];
    const [first] = orders(blitz, "");
    if (!first) throw new Error("an order");
    expect(withoutOrder(blitz, "", first).map(({ notation }) => notation)).toEqual(["pick poland", "send infantry east_poland"]);
  });

  it("knows where tanks only passed through, so that nothing begins there", () => {
    const blitz = [pick("poland"), send("armor", "east_poland"), pick("east_poland"), send("armor", "ukraine")];
    expect(passed(blitz)).toBe(true);
    for (const n of [0, 1, 2, 3]) expect(passed(blitz.slice(0, n)), `after ${String(n)}`).toBe(false);
    expect(passed([...blitz, pick("poland"), send("infantry", "east_poland")]), "begun anew").toBe(false);
    expect(passed([pick("poland"), send("infantry", "germany"), pick("germany"), send("armor", "poland")]), "others who stood there").toBe(false);
  });
});

describe("the space where an order began", () => {
  const legal = [pick("germany"), send("armor", "germany"), send("armor", "ukraine"), step("finish", {})];
  const at = (asks: string, ...steps: readonly LegalAction[]) => {
    const view = { ...moment(asks).view, stack: [{ step: asks, picked: SPACES.indexOf("poland") }] };
    const { decision } = drafted(asks);
    const pressed: string[] = [];
    const scene = { view, settled: { ...view, stack: [{ step: asks, picked: -1 }] }, viewer: 0, busy: false, kept: new Map<string, unknown>(), draft: { ...drafted(asks), steps, chosen: {}, ahead: { decision: { ...decision, legal }, view, events: [] } }, redraft: (some: readonly LegalAction[], chosen = {}) => { pressed.push([...some.slice(steps.length).map(({ notation }) => notation), JSON.stringify(chosen)].join(" ")); } } as unknown as Scene;
    return { scene, pressed, press: (space: string) => mapPick(space, scene) };
  };

  it("is where from, right after it was picked", () => {
    const { press, pressed } = at("NonCombat.order", pick("poland"));
    expect([press("germany"), press("ukraine")]).toEqual([true, true]);
    expect(pressed).toEqual(['{"space":"germany"}', '{"space":"ukraine"}']);
  });

  it("no longer holds a space of one's own, when the order is planned", () => {
    for (const asks of ["CombatMove.order", "NonCombat.order"]) {
      const { press, pressed, scene } = at(asks, pick("poland"), send("infantry", "east_poland"));
      expect([press("germany"), press("ukraine")], asks).toEqual([true, true]);
      expect(pressed, asks).toEqual(["pick germany {}", '{"space":"ukraine"}']);
      expect(seeks("germany", scene), asks).toBe("else");
      press("poland"); // more shall leave it
      expect(press("germany")).toBe(true);
      if (asks === "NonCombat.order") expect(pressed.at(-1)).toBe('{"space":"germany"}');
    }
  });

  it("is not outlined like a target where units would leave it: in a combat move nobody is fought there", () => {
    const combat = at("CombatMove.order", pick("poland")).scene;
    const moving = at("NonCombat.order", pick("poland")).scene;
    expect(["germany", "ukraine"].map((space) => leaves(space, combat))).toEqual([true, false]);
    expect(["germany", "ukraine"].map((space) => leaves(space, moving))).toEqual([false, false]);
  });

  it("is let go when it is pressed again, and nothing is said of a way to itself", () => {
    const { press, pressed } = at("NonCombat.order", pick("poland"));
    expect(press("poland")).toBe(true);
    expect(pressed).toEqual(["{}"]);
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
    all.scene.kept.set(inputKey(all.draft, now.name), { armor: 1 }); // what the steppers say
    expect(stack(all.scene)?.units).toEqual({ armor: 1 });
    expect(stack(gathered("poland", {}, east).scene)).toBeNull();
  });

  it("that goes its way with a press elsewhere is told of, until something else is planned", () => {
    const { draft, scene } = gathered("poland", { space: "east_poland" }, [...east, pick("hungary")]);
    let made: readonly LegalAction[] = [];
    const pressed = { ...scene, busy: false, settled: scene.view, redraft: (steps: readonly LegalAction[]) => { made = steps; } } as unknown as Scene;
    expect(sentAlong(pressed, draft)).toBeNull();
    expect(mapPick("hungary", pressed)).toBe(true);
    expect(made.at(-1)?.notation).toBe("pick hungary");
    const sent = sentAlong(pressed, { ...draft, steps: made });
    expect([sent?.from, sent?.target, size(sent?.units)]).toEqual(["poland", "east_poland", made.length - 1]);
    expect(sentAlong(pressed, { ...draft, steps: [...made, send("infantry", "ukraine")] })).toBeNull();
    expect(sentAlong(pressed, { ...draft, steps: made.slice(0, 2) }), "taken out").toBeNull();
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

describe("what is asked", () => {
  beforeAll(() => WORDS.learn("en"));
  const asks = (name: string, question: string, more: Record<string, unknown>): string => {
    const { view, decision } = moment(name);
    const seen = { ...view, stack: [{ step: question, picked: -1 }], ...more };
    return prompt({ draft: begin({ ...decision.en, question }), view: seen, settled: seen, words: { lang: "en", name: (_: string, id: string) => id }, kept: new Map() } as unknown as Scene);
  };

  it("names aircraft that must land only where some are in the air", () => {
    expect(asks("NonCombat.order", "NonCombat.order", { flights: [] })).not.toMatch(/Aircraft/);
    expect(asks("NonCombat.order", "NonCombat.order", { flights: [{ kind: "fighter", count: 1, at: "poland", left: 2 }] })).toMatch(/Aircraft must land/);
  });

  it("is nothing more when everything is placed", () => {
    expect(asks("NonCombat.order", "Placement.place", { bought: { armor: 2 } })).toMatch(/2 units left to place/);
    expect(asks("NonCombat.order", "Placement.place", { bought: {} })).toBe("All units are placed.");
  });
});

describe("a land that is pressed in vain", () => {
  beforeAll(() => WORDS.learn("en"));
  const { view, decision } = moment("CombatMove.order");
  const said = (steps: readonly LegalAction[], more: object = {}) => why("yugoslavia", {
    draft: { ...begin(decision.en), steps, ahead: null }, view: { ...view, units: { ...(view["units"] as object), yugoslavia: {} }, stack: [{ step: "CombatMove.order", picked: SPACES.indexOf("poland") }], ...more },
    settled: view, words: { lang: "en", name: (_: string, id: string) => id }, kept: new Map(),
  } as unknown as Scene);

  it("says that nothing stands there that could move, where nobody has said where from", () => {
    expect(said([])).toEqual({ sentence: expect.stringMatching(/^No units of yours are here\. Choose a space/), rule: "", aimless: true });
    const moved = { infantry: 1 };
    expect(said([], { units: { yugoslavia: { germany: moved } }, spent: { yugoslavia: moved } })).toEqual({ sentence: expect.stringMatching(/^None of your units here can still move\. Choose a space/), rule: "", aimless: true });
  });

  it("is a destination for the land that was named", () => {
    const pick = { number: -1, notation: "pick poland", fields: { action: "pick", space: "poland" }, sentence: "" };
    expect(said([pick])?.tried?.action).toMatch(/^send \w+ yugoslavia$/);
  });
});

describe("an enemy land that nobody defends", () => {
  const combat = known("CombatMove.order");
  const empty = (land: string, owners = {}) => isUndefended({ ...combat, owners, units: { ...combat.units, [land]: {} } }, land);

  it("is known by whoever holds it, from the start or since", () => {
    expect(["ukraine", "belorussia", "poland", "sweden", "black_sea"].map((land) => empty(land))).toEqual([true, true, false, false, false]);
    expect([empty("poland", { poland: "ussr" }), empty("ukraine", { ukraine: "germany" })]).toEqual([true, false]);
    expect(isUndefended(combat, "ukraine"), "where units stand").toBe(false);
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
