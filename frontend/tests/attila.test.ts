import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import type { Scene } from "../src/faces/face.ts";
import { century, contested, counted, facts, isPeople, spread, tilesLeft, type Facts } from "../src/faces/attila/facts.ts";
import { pick as pickOnMap, sentence } from "../src/faces/attila/map.ts";
import { buttons } from "../src/faces/attila/buttons.ts";
import { hand, pickedNow } from "../src/faces/attila/cards.ts";
import { perform, pick, provinces, raises, sending, tiles } from "../src/faces/attila/moves.ts";
import { columns, rivalry, top } from "../src/faces/attila/plan.ts";
import { explained, runningTotals } from "../src/faces/attila/points.ts";
import { changes, origin, UPPER } from "../src/faces/attila/standing.ts";
import { fought, harvest, tell } from "../src/faces/attila/story.ts";
import { warnings } from "../src/faces/attila/warnings.ts";
import { WORDS } from "../src/faces/attila/words/index.ts";
import * as standings from "../src/faces/parts/standings.ts";
import { moment, type Moment, type Recording } from "../src/gallery/moments.ts";
import type { Decision, LegalAction, LogLine, Told, View } from "../src/net/shapes.ts";
import * as drafts from "../src/table/draft.ts";
import { load } from "./maps.ts";
import { letters } from "../src/look/seats.ts";

const read = (name: string): Recording => JSON.parse(readFileSync(new URL(`fixtures/attila/${name}.json`, import.meta.url), "utf8")) as Recording;
const GAMES = { two: read("two"), four: read("four"), five: read("five") };

/** A scene that writes down what it is asked for. */
function stage(from: Moment, asked: unknown[] = [], draft = from.draft): Scene {
  const note = (name: string) => (...what: readonly unknown[]): void => { asked.push([name, ...what]); };
  return {
    ...from,
    draft,
    view: draft?.ahead?.view ?? from.view,
    settled: from.view,
    called: (seat) => from.seats[seat]?.name ?? "",
    forecast: null,
    ranking: null,
    words: { lang: "de", title: "Attila", bySeat: [], ofSeats: [], waits: () => "", name: (field, id) => from.names[field]?.[id] ?? id },
    busy: false, compact: false, still: false, pace: 1,
    choose: note("choose"), drop: note("drop"), clear: note("clear"), step: (action) => { asked.push(["step", action.notation]); }, back: note("back"),
    redraft: (steps, chosen) => { asked.push(["redraft", steps.map(({ notation }) => notation), chosen]); },
    confirm: (...more) => { asked.push(["confirm", ...more.map(({ notation }) => notation)]); },
    rule: note("rule"),
    confirmWith: note("confirmWith"), notes: true,
    options: {}, orders: [], setOrders: note("orders"), kept: new Map(), odds: () => Promise.resolve(null), foresee: () => Promise.resolve(null), refusal: () => Promise.resolve(null), show: note("show"),
  };
}
const at = (game: keyof typeof GAMES, name: string): Scene => stage(moment(GAMES[game], name, "de"));

const line = (seq: number, ...events: Record<string, unknown>[]): LogLine => ({ seq, at: 0, kind: "entry", head: null, events: events.map((event) => ({ rule: "", sentence: "", ...event }) as unknown as Told) });
const EMPTY = facts({ game: "attila", players: 2, turn: 1, viewer: 0, legal: [], scores: [0, 0], influence: [{}, {}] } as View);

describe("facts", () => {
  it("counts the centuries' tiles from the provinces that are pacified (ATT-43)", () => {
    expect([0, 1, 2, 3, 6, 9, 10].map((n) => tilesLeft(n).join(""))).toEqual(["1234", "0234", "0134", "0034", "0004", "0001", "0000"]);
    expect([0, 1, 3, 6, 10].map((n) => century(n).influence)).toEqual([1, 2, 3, 4, 4]);
  });

  it("reads any view without falling over", () => {
    const none = facts({ game: "attila", players: 3, turn: 0, viewer: -1, legal: [] });
    expect(none.hand).toEqual({});
    expect(none.tiles).toEqual([]);
  });

  it("knows a conflict that is pending from a province that is closed for good", () => {
    const closed = { ...EMPTY, provinces: { moesia: { goths: 3, huns: 2 }, raetia: { huns: 2 } }, closed: ["moesia", "raetia"] };
    expect(contested(closed)).toEqual(["moesia"]);
  });
});

describe("the story of recorded games", () => {
  for (const [name, game] of Object.entries(GAMES)) {
    const over = moment(game, "over", "de");
    const known = facts(over.view);
    const told = tell(known, over.log);
    const events = over.log.flatMap((one) => one.events ?? []);

    it(`${name}: every conflict of the log, each with an end`, () => {
      expect(told.conflicts.map(({ province }) => province)).toEqual(events.filter(({ event }) => event === "conflict").map(({ province }) => province));
      expect(told.conflicts.filter(({ pacified }) => pacified === "")).toEqual([]);
      expect(told.conflicts.filter(({ pacified }) => pacified !== "none").length).toBe(known.pacified.length);
      for (const { strengths, laid, shown } of told.conflicts) {
        const weakest = Math.min(...strengths.map(({ stones, cards }) => stones + cards));
        for (const one of strengths) expect(one.leaves).toBe(one.stones + one.cards === weakest);
        expect(laid.every(({ done }) => done)).toBe(true);
        expect(shown.reduce((sum, { cards }) => sum + cards, 0)).toBe(laid.reduce((sum, { cards }) => sum + cards, 0));
      }
    });

    it(`${name}: points walk from nothing to the end, and each scoring adds what its peoples bring`, () => {
      expect(told.scorings[0]?.before).toEqual(known.scores.map(() => 0));
      expect(told.scorings.at(-1)?.after).toEqual(over.scores);
      for (const scoring of told.scorings) expect(runningTotals(scoring, 5).totals).toEqual(scoring.after);
      const sums = known.scores.map((_, seat) => [...harvest(told, known.players).values()].reduce((sum, row) => sum + (row[seat] ?? 0), 0));
      expect(sums).toEqual(over.scores);
    });

    it(`${name}: stones, provinces and influence of the moment explain every award`, () => {
      for (const { peoples } of told.scorings) {
        for (const { stones, provinces: spreadOver, awards, order } of peoples) {
          const [first] = order;
          for (const { seat, points, case: how } of awards) {
            const among = awards.filter((award) => award.case === how).length;
            const due = { a: stones, b: spreadOver, c: Math.ceil((stones + spreadOver) / among), d: Math.ceil(spreadOver / among), e: stones + spreadOver, lapsed: spreadOver };
            expect(points).toBe(due[how]);
            const own = order.find((row) => row.seat === seat)?.influence ?? 0;
            expect(own === first?.influence).toBe(["a", "c", "e"].includes(how));
          }
          expect(awards.length > 0).toBe(order.length > 0);
        }
      }
    });

    it(`${name}: influence walks back to what the log says of the time`, () => {
      const last = told.scorings[0];
      const upTo = over.log.findIndex(({ seq }) => seq === Number(last?.key.split(".")[0]));
      const tracks = new Map<string, number>();
      for (const one of over.log.slice(0, upTo + 1).flatMap((row) => row.events ?? [])) {
        if (one.event === "influence" || one.event === "raised") tracks.set(`${String(one["people"])} ${String(one["seat"])}`, Number(one["track"]));
      }
      for (const { people, order } of last?.peoples ?? []) for (const row of order) expect(row.influence).toBe(tracks.get(`${people} ${String(row.seat)}`));
    });
  }

  it("the same wherever the log begins: a later start changes nothing of what it still tells", () => {
    const over = moment(GAMES.four, "over", "de");
    const known = facts(over.view);
    const { scorings } = tell(known, over.log);
    const [full, third] = [scorings.at(-1), Number(scorings[2]?.key.split(".")[0])];
    const from = over.log.findIndex(({ seq }) => seq === third) + 1;
    expect(tell(known, over.log.slice(from)).scorings.at(-1)).toEqual(full);
  });

  it("the last stones are those of the last card, with a second one", () => {
    const told = tell(EMPTY, [line(1, { event: "placed", seat: 0, people: "goths", province: "moesia" }), line(2, { event: "second", seat: 0, people: "goths", province: "raetia" })]);
    expect(told.last).toEqual(["moesia", "raetia"]);
  });

  it("points that lapse go to nobody, points that are given back are told (ATT-68, ATT-R06)", () => {
    const log = [
      line(1, { event: "influence", seat: 0, people: "huns", fields: 4, track: 4 }, { event: "influence", seat: 1, people: "huns", fields: 1, track: 1 }, { event: "placed", seat: 0, people: "huns", province: "moesia" }),
      line(2, { event: "scoring", century: "6" }, { event: "scored", seat: 0, people: "huns", points: 1, case: "a" }, { event: "lapsed", seat: 1, people: "huns", points: 1 }),
      line(3, { event: "taken_back", seat: 0, points: 1 }, { event: "final_scoring" }, { event: "scored", seat: 0, people: "huns", points: 1, case: "a" }, { event: "lapsed", seat: 1, people: "huns", points: 1 }),
    ];
    const now: Facts = { ...EMPTY, provinces: { moesia: { huns: 1 } }, influence: [{ huns: 4 }, { huns: 1 }], scores: [1, 0] };
    const { scorings } = tell(now, log);
    expect(scorings.map(({ century: which, before, after, takenBack }) => [which, before, after, takenBack])).toEqual([["6", [0, 0], [1, 0], [0, 0]], ["final", [0, 0], [1, 0], [1, 0]]]);
    const huns = scorings[0]?.peoples[1];
    expect(huns && explained(huns, WORDS.in("en")).map(({ sentence: said }) => said)).toEqual(["Most influence: 1 point per stone = 1", "Too far behind: 1 point lapses"]);
  });

  it("a conflict under way says who has laid and who is next", () => {
    const now = moment(GAMES.five, "watch", "de");
    const conflict = fought(tell(facts(now.view), now.log));
    expect(conflict?.pacified).toBe("");
    expect(conflict?.laid).toHaveLength(5);
    expect(conflict?.laid.filter(({ done }) => done).length).toBeGreaterThan(0);
    expect(conflict?.laid.map(({ cards }) => cards).reduce((a, b) => a + b)).toBe(facts(now.view).laidSizes.reduce((a, b) => a + b));
  });
});

describe("the influence plan", () => {
  it("has everybody with influence on a track, those on one field in one sign", () => {
    const known = facts(at("five", "over").view);
    for (const { groups, people } of columns(known, 0.1)) {
      for (const { seats, field } of groups) for (const seat of seats) expect(field).toBe(known.influence[seat]?.[people]);
      expect(groups.flatMap(({ seats }) => seats)).toHaveLength(known.influence.filter((row) => row[people]).length);
    }
  });

  it("grows with the counters, and no sign covers another", () => {
    expect(top({ ...EMPTY, influence: [{ franks: 2 }, {}] })).toBe(10);
    expect(top({ ...EMPTY, influence: [{ franks: 12 }, {}] })).toBe(15);
    expect(top({ ...EMPTY, influence: [{ franks: 21 }, {}] })).toBe(22);
    const [franks] = columns({ ...EMPTY, influence: [{ franks: 22 }, { franks: 22 }, { franks: 21 }, { franks: 20 }, { franks: 1 }] }, 0.125);
    expect(franks?.groups.map(({ field, seats }) => [field, ...seats])).toEqual([[1, 4], [20, 3], [21, 2], [22, 0, 1]]);
    const ats = franks?.groups.map(({ at: up }) => up) ?? [];
    for (const [i, up] of ats.entries()) expect(up - (ats[i - 1] ?? -1)).toBeGreaterThanOrEqual(0.125 - 1e-9);
    expect(Math.max(...ats)).toBeLessThanOrEqual(1);
  });

  it("tells the best of the others", () => {
    const known = { ...EMPTY, influence: [{ huns: 4 }, { huns: 6 }, { huns: 6, goths: 1 }] };
    expect(rivalry(known, 0, "huns")).toEqual({ own: 4, best: 6, rivals: [1, 2] });
    expect(rivalry(known, 2, "goths")).toEqual({ own: 1, best: 0, rivals: [] });
  });
});

describe("what a press brings", () => {
  const four = { franks: 2, goths: 2 };
  const play = at("four", "play");
  const known = (provinces: Record<string, object>, more: object = {}): Scene => ({ ...play, view: { ...play.view, provinces, closed: [], pacified: [], ...more } });
  const ids = (scene: Scene, what: Parameters<typeof warnings>[2] = {}): readonly string[] => warnings(scene, "huns", what).map(({ id }) => id);

  it("warns of the fifth stone, that is put or is to come", () => {
    expect(ids(known({ moesia: four }, { pacified: ["africa"] }))).toEqual([]);
    expect(ids(known({ moesia: { ...four, huns: 1 } }, { pacified: ["africa"], closed: ["moesia"] }))).toEqual(["conflict"]);
    expect(ids(known({ moesia: four }, { pacified: ["africa"] }), { second: "moesia" })).toEqual(["conflict"]);
    expect(ids(known({ moesia: { franks: 3 } }, { pacified: ["africa"] }), { second: "moesia" })).toEqual([]);
  });

  it("tells which century is scored, and that the last one ends the game", () => {
    expect(ids(known({ moesia: four }), { second: "moesia" })).toEqual(["conflict", "scoring"]); // the 4th has one tile
    const both = known({ moesia: four, raetia: { ...four, huns: 1 } }, { pacified: ["africa"], closed: ["raetia"] });
    expect(ids(both, { second: "moesia" })).toEqual(["conflict", "scoring"]); // two conflicts, two tiles
    const nine = ["africa", "aquitania", "baetica", "belgica", "britannia", "dalmatia", "graecia", "italia", "lusitania"];
    expect(ids(known({ moesia: four }, { pacified: nine }), { second: "moesia" })).toEqual(["conflict", "scoring", "end"]);
  });

  it("tells of the last stone and of the top field", () => {
    expect(ids(known({ africa: { huns: 20 } }, { pacified: ["africa"] }))).toEqual(["end"]);
    const seat = play.draft?.decision.seat ?? 0;
    const influence = play.seats.map((_, other) => (other === seat ? { huns: 20 } : {}));
    expect([ids(known({}, { influence }), { influence: 1 }), ids(known({}, { influence }), { influence: 2 })]).toEqual([[], ["end"]]);
  });
});

describe("equal cards", () => {
  const cardsOf = (scene: Scene, people: string, picked: readonly string[]): readonly string[] => hand(scene, picked).filter((card) => card.people === people).map(({ state }) => state);
  const play = at("four", "play");
  const two = { ...play, view: { ...play.view, hand: { goths: 2, huns: 1 } } };

  it("the one that was clicked rises, whichever it is", () => {
    if (!two.draft) throw new Error("no draft");
    const chosen = { ...two, draft: { ...two.draft, chosen: { people: "goths" } } };
    expect(cardsOf(chosen, "goths", ["goths-1"])).toEqual(["free", "chosen"]);
    expect(cardsOf(chosen, "goths", ["goths-0"])).toEqual(["chosen", "free"]);
    const left = hand(chosen, ["goths-1"]).find((card) => card.people === "goths");
    if (!left) throw new Error("no card");
    expect(left.call).toEqual({ call: "choose", field: "people", value: "goths" }); // stays chosen, and the left one rises
    expect(cardsOf(chosen, "goths", pickedNow(["goths-1"], left))).toEqual(["chosen", "free"]);
  });

  it("laying from right to left lays both, and taking one back takes that one", () => {
    const laying = at("four", "lay");
    const people = hand(laying).find(({ state }) => state === "free")?.people ?? "goths";
    const laid = (n: number): Scene => ({ ...laying, view: { ...laying.view, hand: { [people]: 2 - n }, laid: { [people]: n } } });
    let picked: readonly string[] = [];
    const click = (scene: Scene, i: number): void => {
      const card = hand(scene, picked)[i];
      if (card) picked = pickedNow(picked, card);
    };
    click(laid(0), 1);
    expect(cardsOf(laid(1), people, picked)).toEqual(["free", "away"]);
    click(laid(1), 0);
    expect(cardsOf(laid(2), people, picked)).toEqual(["away", "away"]);
    click(laid(2), 1);
    expect(cardsOf(laid(1), people, picked)).toEqual(["away", "free"]);
  });

  it("cards that may not go to the chosen province are dimmed, and a click on one means it rather than the province", () => {
    if (!two.draft) throw new Error("no draft");
    const legal = [{ number: 1, notation: "", sentence: "", fields: { action: "place", people: "goths", province: "moesia" } }, { number: 2, notation: "", sentence: "", fields: { action: "place", people: "huns", province: "raetia" } }];
    const scene = { ...two, draft: { ...two.draft, decision: { ...two.draft.decision, legal }, chosen: { province: "moesia" } } };
    expect(cardsOf(scene, "goths", [])).toEqual(["free", "free"]);
    expect(hand(scene).find((card) => card.people === "huns")).toMatchObject({ state: "dim", call: { call: "choose", field: "people", value: "huns" } });
  });
});

describe("standings", () => {
  const part = (id: string, amount: number) => ({ field: "people", id, amount });
  const seat = (points: number, place: number, ...parts: ReturnType<typeof part>[]) => ({ points, place, parts, ties: [], more: [] });
  const now = { by: "points", seats: [seat(5, 2, part("goths", 5)), seat(7, 1)] };
  const then = { by: "points", seats: [seat(8, 1, part("goths", 8)), seat(5, 2)] };

  it("tell what a draft would change", () => {
    expect(standings.changes(now, null).map(({ points, by, place }) => [points, by, place])).toEqual([[5, 0, 2], [7, 0, 1]]);
    expect(standings.changes(now, then).map(({ points, by, place }) => [points, by, place])).toEqual([[8, 3, 1], [5, -2, 2]]);
    expect([standings.part(then, 0, "people", "goths"), standings.part(then, 1, "people", "goths"), standings.part(null, 0, "people", "goths")]).toEqual([8, 0, 0]);
    expect([3, 0, -2].map(standings.signed)).toEqual(["+3", "", "−2"]);
  });
});

describe("what is sent", () => {
  const play = moment(GAMES.four, "play", "de");
  const draft = play.draft;
  if (!draft) throw new Error("nothing is asked");
  const step = GAMES.four.moments["Turn.play"]?.step?.de;
  const { people, province } = { people: step?.fields["people"] ?? "", province: step?.fields["province"] ?? "" };

  it("card first: choosing, then the province puts the stone", () => {
    const asked: unknown[] = [];
    const scene = stage(play, asked);
    perform(scene, hand(scene).find((card) => card.people === people)?.call ?? null);
    expect(asked).toEqual([["choose", "people", people]]);
    const chosen = stage(play, asked, drafts.choose(draft, "people", people));
    expect(hand(chosen).filter(({ state }) => state === "chosen")).toHaveLength(1);
    expect(provinces(drafts.choose(draft, "people", people))).toContain(province);
    pickOnMap(province, chosen);
    expect(asked.at(-1)).toEqual(["step", `place ${people} ${province}`]);
  });

  it("province first: then the card puts the stone; a card that may not go there drops the province", () => {
    const asked: unknown[] = [];
    const scene = stage(play, asked, drafts.choose(draft, "province", province));
    perform(scene, hand(scene).find((card) => card.people === people)?.call ?? null);
    expect(asked).toEqual([["step", `place ${people} ${province}`]]);
    pickOnMap(province, scene);
    expect(asked.at(-1)).toEqual(["drop", "province"]);
  });

  it("with the stone put: influence, two stones, another card, another province, back", () => {
    const asked: unknown[] = [];
    const scene = at("four", "take");
    const taken = scene.draft;
    if (!taken) throw new Error("no draft");
    const found = buttons(scene);
    expect(found?.primary?.label).toBe("Stein setzen · 3 Einfluss");
    expect(found?.primary?.call).toMatchObject({ call: "send", action: { notation: "influence" } });
    expect(found?.secondary?.call).toEqual({ call: "choose", field: "action", value: "second" });
    const other = hand(scene).find((card) => card.people !== people && card.state === "free");
    expect(other?.call).toEqual({ call: "redraft", steps: [], chosen: { people: other?.people } });
    const elsewhere = drafts.values({ ...taken, steps: [], ahead: null }, "province", { people }).find((id) => id !== province) ?? "";
    perform(stage(moment(GAMES.four, "take", "de"), asked), pick(taken, elsewhere));
    expect(asked).toEqual([["redraft", [`place ${people} ${elsewhere}`], {}]]);
    expect(pick(taken, province)).toBeNull();
  });

  it("the second stone is chosen on the map", () => {
    const scene = at("four", "second");
    const asked = scene.draft;
    if (!asked) throw new Error("no draft");
    const [to = ""] = provinces(asked) ?? [];
    expect(buttons(scene)?.primary).toBeNull();
    expect(pick(asked, to)).toEqual({ call: "choose", field: "province", value: to });
    const both = stage(moment(GAMES.four, "second", "de"), [], drafts.choose(asked, "province", to));
    expect(buttons(both)?.primary).toMatchObject({ label: "Beide Steine setzen", call: { call: "send", action: { notation: `second ${to}` } } });
  });

  it("where only the same province is left, two stones go there at once", () => {
    const scene = at("four", "take");
    const { draft: taken } = scene;
    if (!taken?.ahead?.decision) throw new Error("no draft");
    const few = taken.ahead.decision.legal.filter(({ fields }) => fields["action"] !== "second" || fields["province"] === province);
    const one = { ...scene, draft: { ...taken, ahead: { ...taken.ahead, decision: { ...taken.ahead.decision, legal: few } } } };
    expect(buttons(one)?.secondary?.call).toMatchObject({ call: "send", action: { notation: `second ${province}` } });
  });

  it("a step that is sent takes the end of the turn along, unless something else is asked", () => {
    const last = at("four", "last").draft;
    if (!last) throw new Error("no draft");
    expect(sending(last)).toMatchObject({ call: "confirm", actions: [{ notation: "finish" }] });
    expect(sending(draft)).toEqual({ call: "confirm", actions: [] });
    expect(sending({ ...draft, ahead: { view: play.view, events: [], decision: null, ends: "chance" } })).toEqual({ call: "confirm", actions: [] });
  });

  it("cards are laid one by one, taken up again, and sent together", () => {
    const laying = at("four", "lay");
    const free = hand(laying).filter(({ state }) => state === "free");
    expect(free.length).toBeGreaterThan(0);
    expect(hand(laying).filter(({ state }) => state === "dim").every(({ note }) => note === WORDS.in("de").notHere)).toBe(true);
    expect(buttons(laying)?.primary?.label).toBe("Keine Karte legen");
    const laid = at("four", "laid");
    expect(hand(laid)).toHaveLength(hand(laying).length);
    const [away] = hand(laid).filter(({ state }) => state === "away");
    expect(away?.call).toEqual({ call: "redraft", steps: [], chosen: {} });
    expect(buttons(laid)?.primary).toMatchObject({ label: "1 Karte verdeckt legen", call: { call: "confirm", actions: [{ notation: "finish" }] } });
  });

  it("a swap wants a card first", () => {
    expect(buttons(at("four", "swap"))?.primary).toBeNull();
    expect(buttons(at("four", "swapping"))?.primary?.label).toBe("1 Karte tauschen");
  });

  it("two steps of influence, each with any people", () => {
    const scene = at("four", "raise");
    expect(scene.draft && raises(scene.draft).map((one) => one.people)).toEqual(["franks", "huns", "goths", "saxons", "teutons", "vandals"]);
  });

  it("tiles: what is spent, what can be used, what was just used", () => {
    const scene = at("four", "play");
    const own = facts(scene.view).tiles[0] ?? [];
    for (const { tile, state } of tiles(scene) ?? []) expect(state).toBe(own.includes(tile) ? "free" : "spent");
    const free = tiles(scene)?.find(({ state }) => state === "free");
    if (free?.call?.call !== "step") throw new Error("no tile");
    const used = { ...scene, draft: drafts.stepped(draft, free.call.action, { view: play.view, events: [], decision: draft.decision, ends: null }) };
    expect(tiles(used)?.find(({ tile }) => tile === free.tile)).toMatchObject({ state: "used", call: { call: "redraft", steps: [] } });
    expect(tiles({ ...scene, viewer: -1 })).toBeNull();
  });

  const question = (name: string, ...legal: LegalAction[]): drafts.Draft => drafts.begin({ id: "1-0", seat: 0, question: name, sentence: "?", rules: [], due: null, legal } satisfies Decision);
  const action = (number: number, fields: Record<string, string>): LegalAction => ({ number, fields, notation: Object.values(fields).join(" "), sentence: `action ${String(number)}` });

  it("the order of two conflicts and a dead hand: choose, then the red button", () => {
    const order = question("Turn.order", action(1, { action: "conflict", province: "moesia" }), action(2, { action: "conflict", province: "raetia" }));
    expect(provinces(order)).toEqual(["moesia", "raetia"]);
    expect(pick(order, "raetia")).toEqual({ call: "choose", field: "province", value: "raetia" });
    expect(buttons(stage(play, [], order))?.primary).toBeNull();
    expect(buttons(stage(play, [], drafts.choose(order, "province", "raetia")))?.primary).toMatchObject({ label: "Zuerst Raetien", call: { actions: [{ notation: "conflict raetia" }] } });
    const dead = question("DeadHand.discard", action(1, { action: "discard", people: "franks" }), action(2, { action: "discard", people: "goths" }));
    const chosen = stage(play, [], drafts.choose(dead, "people", "goths"));
    expect(buttons(chosen)?.primary).toMatchObject({ label: "Goten abwerfen", call: { actions: [{ notation: "discard goths" }] } });
    const show = stage(play, [], question("Turn.play", action(3, { action: "show" })));
    expect(buttons(show)?.primary).toMatchObject({ label: "Hand vorzeigen", call: { actions: [{ notation: "show" }] } });
    expect(hand(show).every(({ state, note }) => state === "dim" && note !== "")).toBe(true);
  });

  it("every recorded question can be answered by hand, map, tile or button", () => {
    for (const game of Object.values(GAMES)) {
      for (const name of ["play", "take", "second", "lay", "laid", "swap", "swapping", "raise", "last"]) {
        const scene = stage(moment(game, name, "de"));
        const { draft: now } = scene;
        if (!now) throw new Error(name);
        const offered = new Set<string>();
        for (const one of buttons(scene)?.others ?? []) offered.add(one.id);
        for (const one of [buttons(scene)?.primary, buttons(scene)?.secondary]) {
          if (one?.call.call === "send") offered.add(one.call.action.notation);
          if (one?.call.call === "confirm") for (const sent of one.call.actions) offered.add(sent.notation);
          if (one?.call.call === "choose") for (const second of drafts.candidates(now, { [one.call.field]: one.call.value })) offered.add(second.notation);
        }
        for (const { call } of tiles(scene) ?? []) if (call?.call === "step") offered.add(call.action.notation);
        for (const one of raises(now)) offered.add(one.action.notation);
        for (const { call } of hand(scene)) {
          if (call?.call === "step") offered.add(call.action.notation);
          if (call?.call === "choose") for (const one of drafts.candidates(now, { people: call.value })) offered.add(one.notation);
        }
        for (const region of provinces(now) ?? []) if (pick(now, region)) for (const one of drafts.candidates(now, { province: region })) offered.add(one.notation);
        if (name === "second") continue; // influence is one step back from here
        expect(drafts.legal(now).filter(({ notation }) => !offered.has(notation)).map(({ notation }) => notation)).toEqual([]);
      }
    }
  });

  it("a question that nobody has heard of is answered from a list", () => {
    const strange = buttons(stage(play, [], question("Turn.dance", action(9, { action: "dance" }))));
    expect(strange?.others).toMatchObject([{ label: "action 9", call: { call: "confirm" } }]);
    expect(strange?.hint).toBe("?");
  });

  it("while something is under way nothing is asked for", () => {
    const asked: unknown[] = [];
    perform({ ...stage(play, asked), busy: true }, { call: "choose", field: "people", value: "goths" });
    expect(asked).toEqual([]);
  });
});

describe("sentences and letters", () => {
  it("a province is a whole sentence: name, where it lies, stones, what may be done", () => {
    const scene = at("four", "play");
    const known = facts(scene.view);
    const said = sentence("moesia", scene);
    expect(said).toMatch(/^Mösien\. Obere Provinz\. /);
    for (const [people] of counted(known.provinces["moesia"])) expect(said).toContain(scene.words.name("people", people));
    expect(said).toContain("Hierher dürfen:");
    expect(sentence(known.pacified[0] ?? "", scene)).toContain("Befriedet.");
    expect(sentence("africa", scene)).toBe("Africa (Karthago). Keine Steine. 4 Plätze frei.");
  });

  it("the upper provinces are those of the map", () => {
    const map = load("attila");
    const upper = Object.entries(map.regions).filter(([, region]) => region.groups.includes("upper")).map(([id]) => id);
    expect(upper.sort()).toEqual([...UPPER].sort());
  });

  it("two seats with the same first letter get a second one", () => {
    expect(letters(["Imelda", "Franz", "Ida"], 0)).toBe("Im");
    expect(letters(["Imelda", "Franz", "Ida"], 2)).toBe("Id");
    expect(letters(["Imelda", "Franz", "Ida"], 1)).toBe("F");
  });

  it("knows its peoples", () => {
    expect([isPeople("goths"), isPeople("romans"), isPeople(undefined)]).toEqual([true, false, false]);
    expect(spread({ moesia: { huns: 2 }, raetia: { huns: 1, goths: 1 } }, "huns")).toEqual({ stones: 3, provinces: 2 });
  });
});

describe("stones on the move", () => {
  const map = load("attila");

  it("come one by one, and go", () => {
    expect(changes({ raetia: { goths: 1 } }, { raetia: { goths: 1 } })).toEqual([]);
    expect(changes({ raetia: { goths: 1 }, asia: { huns: 2 } }, { raetia: { goths: 2, huns: 1 } })).toEqual([
      { province: "raetia", people: "huns", by: 1 },
      { province: "raetia", people: "goths", by: 1 },
      { province: "asia", people: "huns", by: -2 },
    ]);
  });

  it("come from a neighbour with most of their people, else from their home", () => {
    const at = (id: string): readonly number[] => (map.regions[id]?.pieces ?? []).slice(0, 2);
    expect(origin(map, { raetia: { goths: 1 }, pannonia: { goths: 2 } }, "noricum", "goths")).toEqual(at("pannonia"));
    const home = map.marks.find(({ text }) => text === "goths");
    expect(origin(map, { pannonia: { huns: 2 } }, "noricum", "goths")).toEqual([home?.x, home?.y]);
    expect(origin(map, { asia: { goths: 1 } }, "asia", "goths")).toBeNull();
  });
});
