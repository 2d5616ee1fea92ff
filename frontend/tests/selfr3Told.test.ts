/** What SelfR3 says before something is given away, and of what has happened: read from what its parts draw. */

import { readFileSync } from "node:fs";

import type { ComponentChildren, VNode } from "preact";
import { describe, expect, it } from "vitest";

import { BidScene } from "../src/faces/selfr3/BidScene.tsx";
import { endsTurn } from "../src/faces/selfr3/asking.ts";
import { leaders } from "../src/faces/selfr3/Final.tsx";
import { brief } from "../src/faces/selfr3/matters.ts";
import { attacking, Odds, stakes } from "../src/faces/selfr3/Odds.tsx";
import { facts } from "../src/faces/selfr3/facts.ts";
import { Completed, End } from "../src/faces/selfr3/Aiming.tsx";
import { FightScene } from "../src/faces/selfr3/FightScene.tsx";
import { inOrder } from "../src/faces/selfr3/Hand.tsx";
import { idleCard } from "../src/faces/selfr3/idleCard.ts";
import { givesUp } from "../src/faces/selfr3/givesUp.ts";
import { lapse, stopsAt } from "../src/faces/selfr3/Sending.tsx";
import { tell } from "../src/faces/selfr3/story.ts";
import { CONTINENTS } from "../src/faces/selfr3/material.ts";
import { sheets } from "../src/faces/selfr3/sheets.ts";
import { WORDS } from "../src/faces/selfr3/words/index.ts";
import { PLAY } from "../src/faces/selfr3/words/play/index.ts";
import { Outcome } from "../src/faces/parts/Stage.tsx";
import type { Scene, SheetProps } from "../src/faces/face.ts";
import type { LogLine, View } from "../src/net/shapes.ts";
import { begin } from "../src/table/draft.ts";

const game = JSON.parse(readFileSync(new URL("fixtures/selfr3/game.json", import.meta.url), "utf8")) as { view: View };
const LANGUAGES = ["de", "en"] as const;
type Lang = (typeof LANGUAGES)[number];

const line = (seq: number, ...events: readonly Record<string, unknown>[]): LogLine => ({ seq, at: seq, kind: "entry", head: null, events: events.map((one) => ({ rule: "R2-11", sentence: "", ...one })) }) as unknown as LogLine;
const NAMES = ["Anna", "Orion", "Vega"];
const scene = (lang: Lang, log: readonly LogLine[], view: View = game.view): Scene => ({
  log, viewer: 0, view, compact: false, options: {}, seats: NAMES.map((name) => ({ name })), called: (seat: number) => (seat === 0 ? (lang === "de" ? "Du" : "You") : NAMES[seat]), words: { lang, name: (_: string, id: string) => id },
}) as unknown as Scene;
const props = (one: Scene, of: string): SheetProps => ({ scene: one, of, onRead: () => undefined, onClose: () => undefined });

const isNode = (child: ComponentChildren): child is VNode<{ children?: ComponentChildren }> => typeof child === "object" && child !== null && "props" in child;
/** All parts of what was drawn, without what only the browser draws. */
const within = (child: ComponentChildren): readonly VNode<{ children?: ComponentChildren }>[] => (Array.isArray(child) ? (child as ComponentChildren[]).flatMap(within) : isNode(child) ? [child, ...within(child.props.children)] : []);
const textOf = (child: ComponentChildren): string => (Array.isArray(child) ? (child as ComponentChildren[]).map(textOf).join("") : isNode(child) ? textOf(child.props.children) : typeof child === "string" || typeof child === "number" ? String(child) : "");
const outcome = (drawn: ComponentChildren): string => within(drawn).filter(({ type }) => type === Outcome).map(textOf).join(" ");

const board = (armies: readonly Record<string, number>[], stations: readonly (readonly string[])[] = [[], [], []]): View => ({ ...game.view, players: 3, armies, officers: [{}, {}, {}], stations, ruins: ["aegypten"], source: "", aim: "" }) as unknown as View;

it("keeps the cards in hand as they lie: by deck, and what comes later behind them", () => {
  const first = inOrder(["landbombe", "station", "zusatz_land"], []);
  expect(first).toEqual(["station", "zusatz_land", "landbombe"]);
  expect(inOrder(["abruestung", "landbombe", "monopol", "station"], first), "one was played, two have come").toEqual(["station", "landbombe", ...inOrder(["abruestung", "monopol"], [])]);
});

it("stops an attack as soon as not all who go can attack any more: no number says less (R2-56)", () => {
  const options = ["once", "1", "2", "3", "4", "6"];
  expect(stopsAt(options, 3)).toEqual([["1", 3], ["4", 4], ["6", 6]]);
  expect(stopsAt(options, 1)).toEqual([["1", 1], ["2", 2], ["3", 3], ["4", 4], ["6", 6]]);
  expect(stopsAt(["once"], 2)).toEqual([]);
});

it("knows cards that would bring nothing: nobody else has money, or cards that could be barred (R2-90, R2-98)", () => {
  const at = (money: readonly number[], backs: readonly Record<string, number>[]) => facts({ ...board([{}, {}, {}]), money, backs, eliminated: [] } as unknown as View);
  const [poor, rich] = [at([5, 0, 0], [{ land: 2 }, {}, {}]), at([5, 0, 1], [{}, { abc: 1 }, {}])];
  const cards = ["inflation", "softwarefehler_wasser", "monopol"];
  expect(cards.map((card) => idleCard(poor, card, 0))).toEqual(["money", "cards", null]);
  expect(cards.map((card) => idleCard(rich, card, 0))).toEqual([null, null, null]);
});

describe("the last unit of a territory", () => {
  const africa = { sahara: 1, ostafrika: 2, kongo: 3, suedafrika: 1, madagaskar: 1 };
  const known = facts(board([{ ...africa, mexiko: 2 }, {}, {}]));

  it("costs its point, and the bonus of a continent that is no longer whole (R2-R08)", () => {
    expect([givesUp(known, "kongo", 2), givesUp(known, "", 2)]).toEqual([null, null]);
    expect(givesUp(known, "kongo", 3)).toEqual({ lost: true, continents: ["afrika"], points: 4 });
    expect(givesUp(known, "mexiko", 2)).toEqual({ lost: true, continents: [], points: 1 });
  });

  it("leaves a station behind, which holds the land but not its continent, as the table plays it (R2-R01)", () => {
    const station = facts(board([africa, {}, {}], [["kongo"], [], []]));
    expect(givesUp(station, "kongo", 3)).toEqual({ lost: false, continents: ["afrika"], points: 3 });
    expect(givesUp(station, "kongo", 3, "holds_continent")).toBeNull();
    expect(givesUp(station, "kongo", 3, "falls")).toEqual({ lost: true, continents: ["afrika"], points: 4 });
  });
});

it("knows whether the turn ends with a move: whoever may hold a card for its end is asked once more (R2-81, R2-85)", () => {
  const ends = (more: Readonly<Record<string, unknown>>, moves = 0): boolean => endsTurn(facts({ ...board([{ kongo: 2 }, {}, {}]), officers: [{ taktik: "kongo" }, {}, {}], backs: [{ taktik: 1 }, {}, {}], used: {}, blackout: [], ...more } as unknown as View), 0, moves);
  expect(ends({})).toBe(false);
  expect(ends({ backs: [{ land: 3 }, {}, {}] }), "cards of other decks wait for no end of a turn").toBe(true);
  expect(ends({ officers: [{ land: "kongo" }, {}, {}] }), "without the officer no card is played").toBe(true);
  expect(ends({ used: { extra_ab_zug: 3 } }), "all of them are gone").toBe(true);
  expect(ends({ blackout: [0] })).toBe(true);
  expect(ends({ blackout: [0] }, 1), "a move is left").toBe(false);
});

describe.each(LANGUAGES)("the end of a turn (%s)", (lang) => {
  it("warns that nothing was fortified, but not where nobody plays after it", async () => {
    await Promise.all([WORDS.learn(lang), PLAY.learn(lang)]);
    const w = PLAY.in(lang);
    const [finish, move] = [{ number: 1, notation: "finish", fields: { action: "finish" }, sentence: "" }, { number: 2, notation: "move ural", fields: { action: "move", region: "ural" }, sentence: "" }];
    const asked = (round: number, markers: readonly number[], eliminated: readonly number[] = []): string => {
      const view = { ...board([{ ural: 2, china: 1 }, {}, {}]), round, markers, eliminated, money: [0, 0, 0] } as unknown as View;
      return textOf(End({ scene: scene(lang, [], view), draft: begin({ id: "1-0", seat: 0, question: "Turn.act", sentence: "", rules: [], due: null, legal: [finish, move] }), children: null }));
    };
    expect(asked(4, [3, 1, 2])).toContain(w.moveLeft);
    expect(asked(5, [2, 1, 3]), "somebody plays after it").toContain(w.moveLeft);
    expect(asked(5, [3, 1, 2])).not.toContain(w.moveLeft);
    expect(asked(5, [2, 1, 3], [2]), "who is out plays no more").not.toContain(w.moveLeft);
  });
});

it.each(LANGUAGES)("moving in says that it has completed a continent, until something else is done (%s)", async (lang) => {
  await Promise.all([WORDS.learn(lang), PLAY.learn(lang)]);
  const moon = Object.fromEntries((CONTINENTS["luft_gruen"]?.regions ?? []).map((region) => [region, 1]));
  const [last = "", other = ""] = Object.keys(moon);
  const log = [line(1, { event: "turn", seat: 0 }), line(2, { event: "entered", seat: 0, source: other, region: last })];
  expect([tell(log).entered, tell([...log, line(3, { event: "attacked", seat: 0, other: 1, source: last, region: "kongo" })]).entered]).toEqual([last, ""]);
  const said = (own: Record<string, number>): string => textOf(Completed({ scene: scene(lang, log, board([own, {}, {}])), region: last, seat: 0 }));
  expect(said(moon)).toBe(lang === "de" ? "luft_gruen gehört ganz dir: +4 Punkte." : "luft_gruen is yours: +4 points.");
  expect(said({ [last]: 1 })).toBe("");
});

describe.each(LANGUAGES)("what was told has its outcome (%s)", (lang) => {
  it("bids: who chooses in which order, and whom a roll put before whom", async () => {
    await Promise.all([WORDS.learn(lang), PLAY.learn(lang)]);
    const log = [line(1, { event: "bid", seat: 0, coins: 1 }, { event: "bid", seat: 1, coins: 0 }, { event: "bid", seat: 2, coins: 0 }), line(2, { event: "ranked", seat: 0, count: 1 }, { event: "tie_won", seat: 1 }, { event: "ranked", seat: 1, count: 2 }, { event: "ranked", seat: 2, count: 3 })];
    const drawn = BidScene(props(scene(lang, log), "1.0"));
    expect(outcome(drawn)).toBe(lang === "de" ? "Du wählst zuerst, dann Orion, dann Vega." : "You choose first, then Orion, then Vega.");
    expect(textOf(drawn), "the first place is not what the roll was about").toContain(lang === "de" ? "Orion Gleichstand mit Vega: Der Würfel hat entschieden" : "Orion tied with Vega: the die decided");
  });

  it("an attack that has stopped, undecided: nothing is an empty box", async () => {
    await Promise.all([WORDS.learn(lang), PLAY.learn(lang)]);
    const log = [line(1, { event: "attacked", seat: 0, other: 1, source: "amazonien", region: "argentinien" }, { event: "rolled", seat: 0, dice: [3, 2, 1], eights: 0 }, { event: "defended", seat: 1, dice: [4, 3], eights: 0 })];
    const now = scene(lang, log, board([{ amazonien: 2 }, { argentinien: 2 }, {}]));
    const [sheet] = sheets(now);
    expect(sheet?.over).toBe(true);
    expect(outcome(FightScene(props(now, "1.0")))).toBe(lang === "de" ? "Noch hält Orion argentinien mit 2 Einheiten." : "Orion still holds argentinien with 2 units.");
    const cost = [...log, line(2, { event: "lost", seat: 0, region: "amazonien", armies: 2 }), line(3, { event: "attacked", seat: 0, other: 1, source: "amazonien", region: "argentinien" }, { event: "rolled", seat: 0, dice: [6], eights: 0 }, { event: "defended", seat: 1, dice: [4], eights: 0 }, { event: "officer_lost", seat: 1, region: "argentinien", officer: "land" }, { event: "lost", seat: 1, region: "kongo", armies: 5 })];
    expect(outcome(FightScene(props(scene(lang, cost, now.view), "1.0"))), "what all of it has cost, and nothing that fell elsewhere").toContain(lang === "de" ? "Du hast 2 Einheiten verloren und 1 vernichtet." : "You lost 2 units and destroyed 1.");
    expect(outcome(FightScene(props(scene(lang, [...cost, line(4, { event: "truced", seat: 0, other: 1, region: "argentinien" })], now.view), "1.0")))).toContain(lang === "de" ? "Der Angriff ist abgebrochen: Orion hält argentinien. Du hast 2 Einheiten verloren und 1 vernichtet." : "The attack is over: Orion holds argentinien. You lost 2 units and destroyed 1.");
  });
});

it.each(LANGUAGES)("a conquest that completes a continent says so, in the strip as well (%s)", async (lang) => {
  await Promise.all([WORDS.learn(lang), PLAY.learn(lang)]);
  const log = [line(1, { event: "attacked", seat: 0, other: 1, source: "kongo", region: "sahara" }, { event: "conquered", seat: 0, other: 1, source: "kongo", region: "sahara", sentence: "Sahara!" })];
  const own = scene(lang, log, board([{ sahara: 1, ostafrika: 2, kongo: 3, suedafrika: 1, madagaskar: 1 }, {}, {}]));
  expect(outcome(FightScene(props(own, "1.0")))).toBe(lang === "de" ? "Sahara! afrika gehört ganz dir: +3 Punkte." : "Sahara! afrika is yours: +3 points.");
  const part = scene(lang, log, board([{ sahara: 1, kongo: 3 }, {}, {}]));
  expect(outcome(FightScene(props(part, "1.0")))).toBe("Sahara!");
});

it("the chance in an attack is of those who were sent: officers who stayed at home are not in it", async () => {
  await Promise.all([WORDS.learn("en"), PLAY.learn("en")]);
  const at = (more: object): View => ({ ...board([{ mexiko: 6 }, { venezuela: 2 }, {}]), officers: [{ land: "mexiko", taktik: "mexiko" }, {}, {}], source: "mexiko", aim: "venezuela", stack: [{ step: "Attack.defend", armies: 3, ...more }] }) as unknown as View;
  const asked = (more: object): unknown => stakes(facts(at(more)), "mexiko", "venezuela", attacking(facts(at(more))))?.[0];
  expect([asked({}), asked({ officers: 0b10 }), asked({ officers: 0b11 })]).toEqual([["attacker", "7"], ["attacker", "7 land"], ["attacker", "6 tactical land"]]);
  const log = [line(1, { event: "attacked", seat: 0, other: 1, source: "mexiko", region: "venezuela" })];
  const drawn = (one: Scene) => within(FightScene(props(one, "1.0"))).find(({ type }) => type === Odds)?.props as { going?: readonly string[] } | undefined;
  expect(drawn(scene("en", log, at({})))?.going).toEqual([]);
  expect(drawn(scene("en", log, at({ officers: 0b10 })))?.going).toEqual(["land"]);
  const draft = begin({ id: "1", seat: 0, question: "Attack.send", legal: [], rules: [] } as unknown as Parameters<typeof begin>[0]);
  expect(drawn({ ...scene("en", log, at({})), draft }), "who is being chosen has the chance beside the choice").toBeUndefined();
});

it("warns of cards that can no longer be played once one has attacked", () => {
  const at = (phase: string): readonly string[] => lapse({ settled: { ...board([{}, {}, {}]), phase, hand: { verstaerkung_land: 1, rueckzug: 1, resistance: 0 } } } as unknown as Scene);
  expect([at("purchase"), at("cards"), at("attacks"), at("late")]).toEqual([["verstaerkung_land"], ["verstaerkung_land"], [], []]);
});

it.each(LANGUAGES)("the recap calls its reader you, and says why nobody was asked for a bid (%s)", async (lang) => {
  await Promise.all([WORDS.learn(lang), PLAY.learn(lang)]);
  const marker = { event: "marker", seat: 0, marker: 3, sentence: "You go last.", rule: "R2-12" };
  const answered = { ...line(2, { event: "bid", seat: 0, coins: 0 }), seat: 0 };
  const round = line(1, { event: "round", round: 2 });
  const asked = scene(lang, [round, answered, line(3, marker)]);
  const skipped = scene(lang, [line(1, { event: "round", round: 2 }, { event: "bid", seat: 0, coins: 0 }), line(3, marker)]);
  expect([brief(marker, asked), brief(marker, skipped)]).toEqual([null, `${PLAY.in(lang).noBid} You go last.`]);
  const moved = { event: "entered", seat: 0, source: "quebec", region: "tycho", sentence: "", rule: "R2-55" };
  expect(brief(moved, asked)).toBe(lang === "de" ? "Du: quebec → tycho" : "You: quebec → tycho");
});

it("knows who would have won without the cards that lay face down", () => {
  expect(leaders([36, 31, 22], [9, 0, 0])).toEqual([1]);
  expect(leaders([36, 31, 22], [3, 0, 0])).toEqual([0]);
  expect(leaders([30, 30, 22], [3, 3, 0])).toEqual([0, 1]);
});
