import { beforeEach, describe, expect, it } from "vitest";

import { facts, guess } from "../src/faces/attacke/facts.ts";
import { atStake, continents, why } from "../src/faces/attacke/map.ts";
import { brief, matters, upshot } from "../src/faces/attacke/matters.ts";
import { prompt, rule } from "../src/faces/attacke/prompt.ts";
import { grey, putSet } from "../src/faces/attacke/selection.ts";
import { sheets } from "../src/faces/attacke/sheets.ts";
import { story } from "../src/faces/attacke/story.ts";
import { WORDS } from "../src/faces/attacke/words/index.ts";
import type { Scene } from "../src/faces/face.ts";
import { brought, declined, ended, forced } from "../src/faces/attacke/declined.ts";
import { unable } from "../src/table/unable.ts";
import { begin, choices as chooseAll, sent, unlisted } from "../src/table/draft.ts";
import type { LogLine, Told, View } from "../src/net/shapes.ts";
import { at, begin as anew, take } from "./attackeMoments.ts";

beforeEach(anew);

describe("the story", () => {
  it("tells a fight from its backs to its end", () => {
    expect(story(at("defend")).fights).toMatchObject([{ land: "oststaaten", attacker: 0, defender: 1, laid: 3, attack: [], defenceLaid: 0, end: "" }]);
    expect(story(at("defend")).contested).toEqual(["oststaaten"]);
    const told = story(at("won"));
    expect(told.fights).toMatchObject([{ attack: ["artillerie_7", "infanterie_5", "joker"], attackArmies: 16, defenceArmies: 15, end: "won" }]);
    expect(told.last).toEqual(["oststaaten"]);
    expect([told.fought?.land, story(at("next")).fought], "of the last thing done, it stays in sight").toEqual(["oststaaten", null]);
    expect(told.contested).toEqual([]);
  });

  it("knows which cards came to a hand since its own last turn ended", () => {
    const line = (seq: number, ...events: readonly Record<string, unknown>[]): LogLine => ({ seq, at: 0, kind: "entry", events } as unknown as LogLine);
    const drew = (seat: number, card: string) => ({ event: "drew", seat, card });
    const log = [
      line(1, drew(0, "joker"), { event: "dealt", seat: 0, card: "verrat" }), line(2, { event: "finished", seat: 0 }, drew(0, "revolution"), drew(0, "verrat")),
      line(3, { event: "turn", seat: 1 }, { event: "handed_over", seat: 1, other: 0, size: 1, card: ["artillerie_2"] }), line(4, { event: "finished", seat: 1 }, { event: "drew", seat: 1 }),
    ];
    const { fresh } = story({ log });
    expect(fresh.get(0)).toEqual(["revolution", "verrat", "artillerie_2"]);
    expect(fresh.get(1)).toEqual([]);
    expect(story({ log: [...log, line(5, { event: "finished", seat: 0 }, drew(0, "infanterie_1"))] }).fresh.get(0)).toEqual(["infanterie_1"]);
  });

  it("marks what others have taken since one's own last turn, or since one occupied a land", () => {
    const line = (seq: number, ...events: readonly Record<string, unknown>[]): LogLine => ({ seq, at: 0, kind: "entry", events } as unknown as LogLine);
    const taken = (seat: number, other: number, land: string) => [{ event: "treason", seat, other, land }, { event: "taken", seat, other, land }];
    const finished = (seat: number) => ({ event: "finished", seat });
    const log = [
      line(1, finished(0), { event: "turn", seat: 1 }, ...taken(1, 0, "peru"), ...taken(1, 2, "chile"), finished(1), { event: "turn", seat: 2 }, ...taken(2, 1, "india")),
      line(2, finished(2), { event: "turn", seat: 0 }, ...taken(0, 1, "peru")),
    ];
    expect([...(story({ log: log.slice(0, 1) }).lately.get(0) ?? [])], "of all turns, not the last deed alone").toEqual(["peru", "chile", "india"]);
    expect([...(story({ log }).lately.get(0) ?? [])], "what one has back is no news").toEqual(["chile", "india"]);
    expect([...(story({ log }).lately.get(2) ?? [])]).toEqual(["peru"]);
    expect(story({ log: [line(1, { event: "dealt_land", seat: 0, land: "peru" })] }).last, "of all that is dealt, the last land is nothing special").toEqual([]);
    expect([...(story({ log: [line(1, { event: "claimed", seat: 0, land: "peru" }, { event: "claimed", seat: 1, land: "chile" })] }).lately.get(0) ?? [])]).toEqual(["chile"]);
  });

  it("speaks of lands that have an article as one does", () => {
    const w = WORDS.in("de");
    expect([w.gaveUp("Oskar", "Naher Osten"), w.askAttack("Naher Osten", 17), w.attack("Naher Osten", 17), w.won("", "Philippinen"), w.won("", "Peru")])
      .toEqual(["Oskar verteidigt den Nahen Osten nicht.", "Den Nahen Osten mit 17 Armeen angreifen?", "Nahen Osten angreifen · 17", "Du nimmst die Philippinen.", "Du nimmst Peru."]);
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
    expect(sheets(at("defend")).map(({ title, over, mine, places }) => [title, over, mine, places])).toEqual([["Kampf um die Oststaaten", false, true, ["oststaaten"]]]);
    expect(sheets(at("next")).map(({ title }) => title)).toEqual(["Kampf um die Oststaaten", "Revolution: Europa", "Verrat: Indien", "Überläufer"]);
    expect(sheets(at("spared")).map(({ over, mine }) => [over, mine])).toEqual([[true, false], [true, false]]);
  });

  it("lets a revolution that has taken three lands from the viewer lie there until it was put away", () => {
    const robbed = (taken: readonly string[], viewer: number) => sheets({ ...at("spared"), viewer, log: [{ seq: 1, at: 0, kind: "entry", events: [{ event: "revolution", seat: 0, continent: "europa" }, { event: "suffered", seat: 1 }, ...taken.map((land) => ({ event: "taken", seat: 0, other: 1, land })), { event: "drew", seat: 0 }] }] } as unknown as Scene).map(({ over, heavy }) => [over, heavy]);
    const many = ["iberien", "britannien", "skandinavien"];
    expect(robbed(many, 1)).toEqual([[true, true]]);
    expect(robbed(many.slice(1), 1), "two are told like anything else").toEqual([[true, false]]);
    expect(robbed(many, 0), "who has taken them").toEqual([[true, false]]);
    expect(robbed(many, -1), "who looks on").toEqual([[true, false]]);
  });

  it("knows what was lost and gained", () => {
    const told = (event: string, more: Record<string, unknown>): Told => ({ event, rule: "", sentence: "", ...more }) as unknown as Told;
    const scene = at("defend"); // Ben's
    expect(matters(told("taken", { seat: 0, other: 1 }), scene)).toBe("lost");
    expect(matters(told("taken", { seat: 1, other: 0 }), scene)).toBe("gained");
    expect(matters(told("handed_over", { seat: 1, other: 0 }), scene)).toBe("lost");
    expect(matters(told("attacked", { seat: 0, other: 1 }), scene)).toBe("mine");
    expect(matters(told("drew", { seat: 0 }), scene)).toBeNull();
    expect(brief(told("taken", { seat: 0, other: 1, land: "japan", sentence: "Anna nimmt dir Japan ab." }), scene)).toBe("Anna nimmt dir Japan ab");
    expect(brief(told("drew", { seat: 0 }), scene)).toBeNull();
    const phrases = (name: string): readonly (string | null)[] => at(name).log.flatMap(({ events = [] }) => events.filter(({ event }) => event === "taken").map((one) => brief(one, at(name))));
    expect(phrases("won")[0], "by what").toMatch(/^.+ Oststaaten ab · Kampf 16\u00a0:\u00a015$/);
    expect(phrases("next").at(-1)).toMatch(/^.+ Indien ab · Verrat$/);
  });

  it("tells in the log where something begins what came of it, and not twice; before that, what is tried", () => {
    const told = (name: string): readonly (readonly [string, string | null])[] => at(name).log.flatMap(({ events = [] }) => events.map((one) => [one.event, upshot(one, at(name))] as const));
    const said = new Map(told("next"));
    expect(said.get("attacked")).toMatch(/Oststaaten.*Anna|Anna.*Oststaaten/);
    expect(said.get("attacked"), "both sets").toMatch(/ \(Kampf, 16\u00a0:\u00a015\)\.$/);
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
    expect(tried && matters(tried, { ...open, draft: null }), "it goes on").toBe("mine");
    expect(tried && matters(tried, open), "the question says it").toBeNull();
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
    expect(sheets(won)[0]?.title).toBe("Kampf um die Oststaaten");
    expect(sheets({ ...won, compact: true })[0]?.title).toMatch(/(nimmst|nimmt) die Oststaaten\.$/);
    expect(sheets({ ...at("defend"), compact: true })[0]?.title, "still open").toBe("Kampf um die Oststaaten");
  });

  it("asks about a revolution beside the map of a phone, not over it", () => {
    expect(sheets(at("counter")).map(({ title }) => title)).toContain("Revolution: Europa");
    expect(sheets({ ...at("counter"), compact: true }).map(({ title }) => title)).not.toContain("Revolution: Europa");
    expect(prompt(at("counter"))).toMatch(/ ruft in Europa die Revolution aus\. Du hast eine Gegenrevolution\. Wehrst du ab\?$/);
  });

  it("asks at each step what is wanted", () => {
    expect(prompt(at("defend"))).toBe("Anna greift die Oststaaten an: aufgeben oder verteidigen?");
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
    expect(prompt({ ...scene, draft: begin(only) })).toBe("Keine Karte passt jetzt. Beende den Zug und zieh 3 Karten.");
    take(scene, "verrat");
    expect(prompt(scene)).toBe("Verrat: Welches Land?");
    expect(prompt({ ...scene, draft: chooseAll(draft, { action: "treason", land: "sibirien" }) })).toMatch(/^Verrat: Sibirien\? Chance: \d+\s?%\.$/);
    const owner = facts(scene.view).lands.findIndex((lands) => lands.includes("sibirien"));
    const lands = facts(scene.view).lands.map((own, seat) => [...own.filter((land) => !(continents()["asien"] ?? []).includes(land)), ...(seat === owner ? (continents()["asien"] ?? []) : [])]);
    expect(prompt({ ...scene, view: { ...scene.view, lands } as unknown as View, draft: chooseAll(draft, { action: "treason", land: "sibirien" }) }), "whose continent is broken").toMatch(/ hätte Asien nicht mehr ganz\.$/);
    putSet(scene, []);
    expect(prompt({ ...scene, draft: chooseAll(draft, { action: "fight", land: "oststaaten" }) })).toBe("Kampf um die Oststaaten: Wähle die Karten für den Satz.");
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
    expect(declined(held("defend", { infanterie_3: 2, kavallerie_1: 1 }))).toBe("Du hast keine Artillerie auf der Hand: Die Oststaaten kannst du nicht verteidigen.");
    expect(declined(held("defend", { infanterie_3: 2, joker: 1 }))).toBe("Du hast keine Artillerie und keine Kavallerie auf der Hand, und ein Joker reicht nicht: Die Oststaaten kannst du nicht verteidigen.");
    expect(declined(held("defend", { verrat: 3 }))).toBe("Du hast keine Armeen auf der Hand: Die Oststaaten kannst du nicht verteidigen.");
    expect(declined(held("counter", {}))).toMatch(/^Du hast keine Gegenrevolution auf der Hand: .+ kannst du nicht halten\.$/);
    expect(declined(at("choose"))).toBe("");
  });

  it("says who wins as soon as both sets lie open", () => {
    const [fought] = story(at("won")).fights.slice(-1);
    if (!fought) throw new Error("no fight");
    const open = { ...fought, end: "" as const };
    expect(ended(at("won"), open)).toBe(ended(at("won"), fought));
    expect(ended(at("won"), { ...open, defenceArmies: open.attackArmies })).toMatch(/^Gleichstand: .* die Oststaaten\.$/);
    expect(ended(at("won"), { ...open, attack: [] })).toBe("");
  });

  it("says afterwards, too, that there was no choice, to whom it happened only", () => {
    const [fought] = story(at("defend")).fights.slice(-1);
    if (!fought) throw new Error("no fight");
    const fight = { ...fought, end: "gave_up" as const };
    const none = held("defend", { infanterie_3: 2, kavallerie_1: 1 });
    expect(forced(none, fight)).toBe("Du hast keine Artillerie auf der Hand: Die Oststaaten kannst du nicht verteidigen.");
    expect(forced({ ...none, viewer: fight.attacker }, fight)).toBe("");
    expect(forced(held("defend", { artillerie_2: 1, infanterie_3: 1, kavallerie_1: 1 }), fight), "by choice").toBe("");
    expect(forced(none, { ...fight, end: "won" })).toBe("");
  });

  it("is told in short as what it was, in the window and in the news, as long as the hand is the one it happened with", () => {
    const now = held("defend", { infanterie_3: 2, kavallerie_1: 1 });
    const [fought] = story(now).fights.slice(-1);
    if (!fought) throw new Error("no fight");
    const [by, from] = [fought.attacker, fought.defender];
    const taken = { event: "taken", seat: by, other: from, land: fought.land, sentence: "Taken." };
    const given = [{ event: "gave_up", seat: from, land: fought.land }, taken];
    const told = (scene: Scene, ...events: readonly unknown[]): Scene => ({ ...scene, log: [...scene.log, { ...scene.log.at(-1), seq: 9999, events } as unknown as LogLine] });
    const lost = told(now, ...given);
    const end = (scene: Scene): string => ended(scene, story(scene).fights.at(-1) ?? fought);
    expect(end(lost)).toMatch(/^Ohne Satz: .+ nimmt die Oststaaten\.$/);
    expect(end({ ...lost, viewer: by }), "who attacked reads that the land is theirs").toMatch(/^\S+ verteidigt nicht: Du nimmst die Oststaaten\.$/);
    expect(brief(taken as unknown as Told, lost)).toMatch(/ · ohne Satz$/);
    for (const other of [{ ...lost, viewer: by }, told(held("defend", { artillerie_2: 1, infanterie_3: 1, kavallerie_1: 1 }), ...given), told(now, ...given, { event: "drew", seat: from, card: "infanterie_3" })]) {
      expect(end(other)).toMatch(other.viewer === by ? /verteidigt nicht: Du nimmst die Oststaaten\.$/ : /Oststaaten nicht\.$/);
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
