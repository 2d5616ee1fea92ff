import { describe, expect, it } from "vitest";

import { brief as saidInAttack, also as alsoInAttack, loss as lostInAttack, matters as inAttack } from "../src/faces/attack/matters.ts";
import { brief as briefly, matters as inAttila } from "../src/faces/attila/matters.ts";
import { WORDS } from "../src/faces/attila/words/index.ts";
import type { Scene } from "../src/faces/face.ts";
import type { Json, LogLine, Told } from "../src/net/shapes.ts";
import { digest, headline, foremost, old, ownTurn, sorted, staying, type News } from "../src/table/digest.ts";
import { lastOwn, turnSince, withLines } from "../src/table/logLines.ts";

const told = (event: string, more: Readonly<Record<string, Json>> = {}): Told => ({ event, rule: "", sentence: `${event} ${String(more["seat"] ?? "")}`.trim(), ...more });
const entry = (seq: number, seat: number | undefined, ...events: Told[]): LogLine => ({ seq, at: seq, kind: "entry", head: null, events, ...(seat === undefined ? {} : { seat }) });
const viewer = (seat: number): Scene => ({ viewer: seat }) as Scene;

describe("what a deed has cost", () => {
  it("is told as a whole, whatever was answered in its middle", () => {
    const lines = withLines([], [
      entry(1, undefined, told("turn", { seat: 0 })),
      entry(2, 0, told("attacked", { seat: 0, other: 1 })),
      entry(3, undefined, told("lost", { seat: 0, place: "Poland", n: 3 }), told("lost", { seat: 1, place: "Poland", n: 9 })),
      entry(4, 0, told("reinforced", { seat: 0 })),
      entry(5, 1, told("answered", { seat: 1 })),
      entry(6, undefined, told("lost", { seat: 0, place: "Poland", n: 2 })),
    ]);
    const matters = ({ event, seat }: Told) => (event === "lost" && seat === 0 ? "lost" as const : null);
    const loss = ({ event, place, n }: Told) => (event === "lost" ? { place: String(place), kind: "infantry", n: Number(n), said: (all: number) => `${String(all)} infantry` } : null);
    expect(digest(lines, 0, 99, { matters, loss, lost: (place, units) => `You lost ${units} in ${place}.` }, 99).map(({ sentence }) => sentence)).toEqual(["You lost 5 infantry in Poland."]);
  });
});

describe("since my last turn", () => {
  const lines = withLines([], [
    entry(1, 1, told("old")),
    entry(2, 0, told("mine")),
    entry(3, undefined, told("dice", { seat: 0 })),
    entry(4, 1, told("sent", { seat: 1 })),
    entry(5, 1, told("sent", { seat: 1 }), told("detail", { seat: 1 })),
    entry(6, 1, told("attacked", { seat: 1, other: 0 })),
    entry(7, undefined, told("dice", { seat: 1 }), told("took", { seat: 1, other: 0 })),
    { ...entry(8, 0, told("refused", { seat: 0 })), auto: "order" },
    entry(9, undefined, told("turn", { seat: 0 })),
    { seq: 10, at: 10, head: null, kind: "chat", seat: 1, text: "hi" },
  ]);

  it("is what others did after it, and what names me; not what I saw when I acted", () => {
    expect(lastOwn(lines, 0)).toBe(2);
    expect([turnSince(lines, 0), turnSince(lines.filter(({ seq }) => seq < 9), 0)], "whether what one could take back is of an earlier turn").toEqual([true, false]);
    expect(digest(lines, 0, 99).map(({ seq, sentence, matter, times }) => [seq, sentence, matter, times])).toEqual([
      [5, "sent 1", "move", 2],
      [6, "attacked 1", "mine", 1],
      [7, "took 1", "mine", 1],
      [8, "refused 0", "mine", 1],
    ]);
    expect(digest(lines, 0, 5)).toHaveLength(1);
  });

  it("is nothing that nobody has done, as that all have answered", () => {
    expect(digest(withLines([], [entry(1, 0, told("end")), entry(2, 1, told("answers_open"), told("sent", { seat: 0 }))]), 0, 99).map(({ sentence }) => sentence)).toEqual(["sent 0"]);
  });

  it("is nothing for who looks on, or has not played yet", () => {
    expect(digest(lines, -1, 99)).toEqual([]);
    expect(digest(lines, 2, 99)).toEqual([]);
  });

  it("is before one's first turn what others did in theirs, without the set-up", () => {
    const first = withLines([], [
      entry(1, 1, told("set", { seat: 1, other: 0 })),
      entry(2, undefined, told("turn", { seat: 1 })),
      entry(3, 1, told("attacked", { seat: 1, other: 0 })),
      entry(4, undefined, told("took", { seat: 1, other: 0 }), told("turn", { seat: 0 })),
    ]);
    expect(digest(first, 0, 99).map(({ sentence }) => sentence)).toEqual(["attacked 1", "took 1"]);
    expect(digest(first, 0, 2)).toEqual([]);
    const untold = withLines([], [{ ...entry(1, undefined), turn: 1 }, entry(2, 1, told("attacked", { seat: 1, other: 0 })), entry(3, 0, told("lost", { seat: 0 })), entry(4, 1, told("took", { seat: 1, other: 0 }), told("turn", { seat: 0 }))]);
    expect(digest(untold, 0, 99).map(({ sentence }) => sentence), "where no event tells of the first turn, whatever was answered in it").toEqual(["attacked 1", "took 1"]);
    expect(digest(untold, 0, 1)).toEqual([]);
    expect(digest(first, 1, 2), "nothing yet").toEqual([]);
  });

  it("is nothing while the own turn goes on, whoever answers in it, if that was watched", () => {
    const asked = withLines([], [entry(1, 1, told("end"), told("turn", { seat: 0 })), entry(2, 0, told("attacked", { seat: 0, other: 1 })), entry(3, 1, told("defended", { seat: 1, other: 0 }))]);
    expect(digest(asked, 0, 99, {}, 1)).toEqual([]);
    expect(digest(asked, 0, 99, {}, 3).map(({ sentence }) => sentence)).toEqual(["defended 1"]); // somebody comes back
    const after = withLines(asked, [entry(4, 0, told("end"), told("turn", { seat: 1 })), entry(5, 1, told("sent", { seat: 1 })), entry(6, 2, told("refused", { seat: 2 }))]);
    expect(digest(after, 0, 99, {}, 1).map(({ sentence }) => sentence)).toEqual(["sent 1", "refused 2"]);
  });

  it("begins with the end of my turn, whatever I answered in those of others", () => {
    const turn = (seat: number) => told("turn", { seat });
    const game = withLines([], [
      entry(1, 0, told("placed", { seat: 0 })), entry(2, 1, told("placed", { seat: 1 }), turn(1)), // the set-up
      entry(3, 1, told("first", { seat: 1 })), entry(4, 0, told("sent", { seat: 0 })), entry(5, 1, told("second", { seat: 1 }), turn(0)),
    ]);
    expect(digest(game, 0, 99).map(({ sentence }) => sentence)).toEqual(["placed 1", "first 1", "second 1"]);
    const later = withLines(game, [
      entry(6, 0, told("end"), turn(1)), entry(7, 1, told("took", { seat: 1, other: 0 })), entry(8, 0, told("sent", { seat: 0 }), told("cost", { seat: 0 })), entry(9, 1, told("third", { seat: 1 }), turn(0)),
    ]);
    const matters = ({ event }: Told) => (event === "cost" || event === "took" ? "lost" : undefined);
    expect(sorted(digest(later, 0, 99, { matters })).map(({ sentence }) => sentence)).toEqual(["took 1", "cost 0", "third 1"]);
    expect(digest(later, 1, 99)).toEqual([]);
  });

  it("begins anew with what I have answered between two rounds", () => {
    const turn = (seat: number) => told("turn", { seat });
    const rounds = withLines([], [
      entry(1, undefined, told("round"), turn(0)), entry(2, 0, told("moved", { seat: 0 }), turn(1)), entry(3, 1, told("took", { seat: 1, other: 0 }), told("round")),
      entry(4, 0, told("bid", { seat: 0 })), entry(5, 1, told("bid", { seat: 1 }), turn(1)), entry(6, 0, told("passed", { seat: 0 })), entry(7, 1, told("moved", { seat: 1 }), turn(0)),
    ]);
    expect(digest(rounds.slice(0, 3), 0, 99).map(({ sentence }) => sentence), "asked for my bid").toEqual(["took 1"]);
    expect(digest(rounds, 0, 99).map(({ sentence }) => sentence), "what I had read at my bid is told no second time").toEqual(["bid 1", "moved 1"]);
  });

  it("knows turns that name a power", () => {
    const turn = (power: string) => told("turn", { power });
    const game = withLines([], [entry(1, 0, told("end"), turn("Russia")), entry(2, 1, told("first", { seat: 1 })), entry(3, 0, told("chose")), entry(4, 1, told("second", { seat: 1 }), turn("Germany"))]);
    const turnOf = ({ power }: Told) => (power === "Germany" ? 0 : 1);
    expect(digest(game, 0, 99, { turnOf }).map(({ sentence }) => sentence)).toEqual(["first 1", "second 1"]);
  });

  it("tells all units that were lost at a place as one sentence", () => {
    const lost = withLines([], [
      entry(1, 0, told("mine")),
      entry(2, 1, told("attacked", { seat: 1, other: 0 })),
      entry(3, undefined, told("lost", { seat: 0, kind: "infantry", place: "Poland", n: 1 }), told("lost", { seat: 0, kind: "tank", place: "Poland", n: 1 })),
      entry(4, undefined, told("lost", { seat: 0, kind: "infantry", place: "Poland", n: 2 }), told("lost", { seat: 0, kind: "tank", place: "Kiev", n: 1 })),
    ]);
    const loss = ({ event, kind, place, n }: Told) => (event === "lost" ? { place: String(place), kind: String(kind), n: Number(n), said: (all: number) => `${String(all)} ${String(kind)}` } : null);
    const news = digest(lost, 0, 99, { loss, lost: (place, units) => `You lost ${units} in ${place}.` });
    expect(news.map(({ seq, sentence }) => [seq, sentence])).toEqual([[2, "attacked 1"], [4, "You lost 3 infantry, 1 tank in Poland."], [4, "You lost 1 tank in Kiev."]]);
  });

  it("says in one's own turn which cards one has drawn, right after the answer, and nothing else that one has watched", () => {
    const log = withLines([], [
      entry(1, undefined, told("turn", { seat: 0 })), entry(2, 0, told("moved")), entry(3, 0, told("bought", { seat: 0 })), entry(4, undefined, told("drew", { seat: 0 }), told("fell", { seat: 0 })),
    ]);
    const matters = ({ event, seat }: Told) => (event === "drew" && seat === 0 ? "drawn" as const : "gained" as const);
    expect(digest(log, 0, 99, { matters }, 3).map(({ seq, sentence, matter }) => [seq, sentence, matter])).toEqual([[4, "drew 0", "mine"]]);
    expect(digest(withLines(log, [entry(5, 0, told("attacked", { seat: 0 }))]), 0, 99, { matters }, 5), "until the next answer").toEqual([]);
  });

  it("counts the units among them that one has chosen oneself", () => {
    const log = withLines([], [
      entry(1, 0, told("turn", { seat: 0 })), entry(2, 0, told("moved")), entry(3, undefined, told("turn", { seat: 1 })), entry(4, 1, told("attacked", { seat: 1, other: 0 })),
      entry(5, undefined, told("lost", { seat: 0, n: 1 })), entry(6, 0, told("lost", { seat: 0, n: 8 }), told("chosen", { seat: 0 })), entry(7, undefined, told("turn", { seat: 0 })),
    ]);
    const loss = ({ event, n }: Told) => (event === "lost" ? { place: "Poland", kind: "infantry", n: Number(n), said: String } : null);
    const news = digest(log, 0, 99, { loss, lost: (place, units) => `You lost ${units} in ${place}.` });
    expect(news.map(({ sentence }) => sentence)).toEqual(["attacked 1", "You lost 9 in Poland."]);
  });

  it("counts the places that were lost, before all else; one is told as it happened", () => {
    const took = (seq: number, place: string) => entry(seq, 1, told("took", { seat: 1, other: 0, place }));
    const log = (...places: readonly string[]) => withLines([], [entry(1, 0, told("mine")), ...places.map((place, i) => took(i + 2, place)), entry(9, 1, told("struck", { seat: 1 }))]);
    const judge = {
      matters: () => "lost" as const, brief: ({ event, place }: Told) => (event === "took" ? `Ben takes ${String(place)}` : null),
      loss: ({ event, place }: Told) => (event === "took" ? { place: "", kind: String(place), n: 1, said: (n: number) => `${String(n)} regions` } : null),
      lost: (place: string, units: string, n: string) => `You lost ${n}: ${units}.${place}`,
    };
    expect(foremost(digest(log("Poland", "Ural", "Poland", "Chile"), 0, 99, judge), 0)?.sentence).toBe("You lost 3 regions: Poland, Ural, Chile.");
    expect(sorted(digest(log("Ural"), 0, 99, judge)).map(({ sentence }) => sentence)).toEqual(["Ben takes Ural", "struck 1"]);
  });

  it("says to whom places were lost, and how: once where all went by one deed, else of each of them", () => {
    const took = (seq: number, place: string, by: string) => entry(seq, 1, told("took", { seat: 1, other: 0, place, by }));
    const log = (...lost: readonly (readonly [string, string])[]) => withLines([], [entry(1, 0, told("mine")), ...lost.map(([place, by], i) => took(i + 2, place, by)), entry(9, 1, told("struck", { seat: 1 }))]);
    const judge = {
      loss: ({ event, place, by }: Told) => (event === "took" ? { place: "", kind: String(place), n: 1, by: String(by), said: (n: number) => `${String(n)} regions` } : null),
      lost: (_: string, units: string, n: string, by: string) => `You lost ${n}${by && ` to ${by}`}: ${units}.`,
      lostTo: (units: string, by: string) => `${units} to ${by}`,
    };
    const said = (...lost: readonly (readonly [string, string])[]) => foremost(digest(log(...lost), 0, 99, judge), 0)?.sentence;
    expect(said(["Poland", "Ben (revolution)"], ["Ural", "Ben (revolution)"])).toBe("You lost 2 regions to Ben (revolution): Poland, Ural.");
    expect(said(["Poland", "Ben (revolution)"], ["Chile", "Clara (treason)"], ["Ural", "Ben (revolution)"])).toBe("You lost 3 regions: Poland, Ural to Ben (revolution); Chile to Clara (treason).");
  });

  it("says in one sentence with the places what else was lost", () => {
    const lines = withLines([], [entry(1, 0, told("mine")), entry(2, 1, told("took", { seat: 1, other: 0, place: "Chile" }), told("gave_up", { seat: 0 })), entry(3, 1, told("struck", { seat: 1 }))]);
    const judge = {
      loss: ({ event, place }: Told) => (event === "took" ? { place: "", kind: String(place), n: 1, by: "Ben", said: (n: number) => `${String(n)} region` } : null),
      also: ({ event }: Told) => (event === "gave_up" ? "the card Oil 3" : null),
      lost: (_: string, units: string, n: string, by: string, also: readonly string[]) => `You lost ${[n, ...also].join(" and ")}${by}: ${units}.`,
      lostTo: (units: string, by: string) => `${units} → ${by}`,
    };
    expect(foremost(digest(lines, 0, 99, judge), 0)?.sentence).toBe("You lost 1 region and the card Oil 3: Chile → Ben.");
  });

  it("begins with what others have taken, all of one together; the one line says how much that is", () => {
    const took = (seq: number, seat: number, place: string) => entry(seq, seat, told("took", { seat, other: 9, place }));
    const lines = withLines([], [entry(1, 0, told("mine")), entry(2, 1, told("struck", { seat: 1 })), took(3, 1, "Ural"), took(4, 2, "Chile"), took(5, 1, "Poland")]);
    const judge = {
      matters: () => "move" as const,
      takes: ({ event, seat, place }: Told) => (event === "took" ? { by: seat === 1 ? "Ben" : "Clara", place: String(place) } : null),
      took: (by: string, places: readonly string[], brief: boolean) => `${by} takes ${brief ? String(places.length) : places.join(", ")}`,
    };
    const news = sorted(digest(lines, 0, 99, judge));
    expect(news.map(({ sentence }) => sentence)).toEqual(["Ben takes Ural, Poland", "struck 1", "Clara takes Chile"]);
    const first = foremost(news, 0);
    expect(first && headline(news, first).sentence).toBe("Ben takes 2 · struck 1 · Clara takes 1");
    const full = { ...judge, took: (by: string, places: readonly string[]) => `${by} takes ${places.join(", ")}.`, brief: () => "A blow." };
    const said = sorted(digest(lines, 0, 99, full));
    expect(said[0] && headline(said, said[0]).sentence, "no dot beside a full stop").toBe("Ben takes Ural, Poland. A blow. Clara takes Chile.");
  });

  it("tells no place twice: neither what was taken from oneself, nor what one took after another's defence", () => {
    const lines = withLines([], [entry(1, 0, told("mine")), entry(2, 1, told("took", { seat: 0, other: 1, place: "Ural" })), entry(3, 1, told("took", { seat: 1, other: 0, place: "Chile" }))]);
    const judge = {
      matters: () => "move" as const,
      takes: ({ seat, place }: Told) => ({ by: `seat ${String(seat)}`, place: String(place) }),
      took: (by: string, places: readonly string[]) => `${by} takes ${places.join(", ")}`,
      brief: ({ place }: Told) => `You hold ${String(place)}.`,
      loss: ({ seat, place }: Told) => (seat === 1 ? { place: "", kind: String(place), n: 1, said: () => "1 place", by: "Ben" } : null),
      lostTo: () => "", lost: (_: string, units: string) => `You lost ${units}.`,
    };
    const sentences = digest(lines, 0, 99, judge).map(({ sentence }) => sentence);
    expect(sentences).toHaveLength(2);
    expect(sentences[0]).toBe("You hold Ural.");
    expect(sentences.join()).not.toContain("takes");
  });

  it("is listed in the order in which it happened, with what was lost and gained marked; the one line has what was lost", () => {
    const matter = ({ event }: Told) => ({ attacked: "gained", took: "lost", refused: null } as const)[event];
    const news = digest(lines, 0, 99, { matters: matter });
    expect(sorted([...news].reverse()).map(({ seq, matter }) => [seq, matter])).toEqual([[5, "move"], [6, "gained"], [7, "lost"]]);
    expect(foremost(news, 0)?.matter).toBe("lost");
  });

  it("shows in one line what came since the last answer, however much was lost before it", () => {
    const matters = ({ event }: Told) => (event === "took" ? "lost" : event === "attacked" ? "mine" : null);
    const game = withLines([], [
      entry(1, 0, told("began"), told("turn", { seat: 0 })), entry(2, 0, told("end"), told("turn", { seat: 1 })), entry(3, 1, told("took", { seat: 1 })), entry(4, 0, told("defended")),
      entry(5, 1, told("attacked", { seat: 2 })),
    ]);
    const news = digest(game, 0, 99, { matters });
    expect(news).toHaveLength(2);
    expect(foremost(news, lastOwn(game, 0))?.sentence, "asked about the second attack").toBe("attacked 2");
    expect(foremost(news, 5)?.sentence, "nothing came since: what mattered most").toBe("took 1");
    const twice = [{ seq: 6, sentence: "first", matter: "lost", times: 1 }, { seq: 7, sentence: "then", matter: "lost", times: 1 }, { seq: 8, sentence: "last", matter: "move", times: 1 }] as const;
    expect(foremost(twice, 5)?.sentence, "of what matters most the newest").toBe("then");
  });

  it("has no headline for what was answered by itself, unless it cost something", () => {
    const matters = ({ event }: Told) => (event === "struck" ? "lost" : "mine");
    const game = withLines([], [entry(1, 0, told("end")), entry(2, 1, told("offered", { seat: 1 })), { ...entry(3, 0, told("declined", { seat: 0 })), auto: "order" }]);
    const news = digest(game, 0, 99, { matters });
    expect(news.map(({ sentence }) => sentence)).toEqual(["offered 1", "declined 0"]);
    expect(foremost(news, 1)?.sentence).toBe("offered 1");
    const struck = digest(withLines(game, [{ ...entry(4, 0, told("struck", { seat: 0 })), auto: "order" }]), 0, 99, { matters });
    expect(foremost(struck, 1)?.sentence).toBe("struck 0");
  });

  it("says in a phrase what the game has one for, and counts what reads alike", () => {
    const brief = ({ event }: Told) => (event === "sent" ? "Ben moves" : null);
    expect(digest(lines, 0, 6, { brief }).map(({ sentence, times }) => [sentence, times])).toEqual([["Ben moves", 2], ["attacked 1", 1]]);
  });

  it("counts again what was taken back and done anew", () => {
    const back = withLines(lines, [{ seq: 11, at: 11, head: null, kind: "taken_back", seat: 0, entries: 1 }]);
    expect(digest(back, 0, 99)).toEqual([]);
  });
});

describe("what matters", () => {
  it("in Attack! is how things stand before what was only said", () => {
    const game = withLines([], [
      entry(1, 0, told("end"), told("turn", { seat: 1 })), entry(2, 1, told("conquered", { seat: 1 })), entry(3, 1, told("offered", { seat: 1, other: 0 })),
      entry(4, 0, told("declined", { seat: 0, other: 1 })), entry(5, 1, told("deal", { seat: 1, other: 2 }), told("turn", { seat: 0 })),
    ]);
    const news = digest(game, 0, 99, { matters: (event) => inAttack(event, viewer(0)) });
    expect(news.map(({ sentence }) => sentence)).toEqual(["conquered 1", "offered 1", "deal 1"]);
    expect(foremost(news, 0)?.sentence).toBe("conquered 1");
  });

  it("in Attack! says that one's capital has fallen, alone and among others", () => {
    const scene = { viewer: 0, seats: [{ name: "Mara" }, { name: "Victor" }], called: (seat: number) => ["You", "Victor"][seat], words: { lang: "en", name: (_: string, id: string) => id }, view: { game: "attack", players: 2, turn: 1, viewer: 0, legal: [], capitals: ["france", ""] } } as unknown as Scene;
    const fell = (region: string) => told("conquered", { seat: 1, other: 0, region });
    expect(saidInAttack(fell("france"), scene)).toBe("Victor conquers france, your capital.");
    expect(saidInAttack(fell("libya"), scene)).toBeNull();
    const gone = { ...scene, view: { ...scene.view, hand: { oil_1: 1, factories_1: 1, minerals_1: 1 } } } as unknown as Scene;
    expect(alsoInAttack(told("gave_up", { seat: 0, card: "rail_transport_2" }), gone), "a set is broken").toBe("the card “rail_transport_2” (one set fewer)");
    expect(alsoInAttack(told("gave_up", { seat: 0, card: "oil_2" }), gone)).toBe("the card “oil_2”");
    expect([lostInAttack(fell("france"), scene)?.kind, lostInAttack(fell("libya"), scene)?.kind]).toEqual(["france (your capital)", "libya"]);
  });

  it("in Attack! is what is taken from me and what I get", () => {
    const events: readonly [Told, string | null][] = [
      [told("conquered", { seat: 1, other: 0 }), "lost"], [told("conquered", { seat: 1, other: 2 }), "move"], [told("repelled", { seat: 0, other: 1 }), "gained"],
      [told("captured", { seat: 1, other: 0 }), null], [told("gave_up", { seat: 0, card: "oil_3" }), "lost"], [told("gave_up", { seat: 2 }), null], [told("lost", { seat: 0 }), "lost"], [told("lost", { seat: 1 }), null],
      [told("yielded", { seat: 2, other: 0 }), "gained"], [told("rival_joined", { seat: 0 }), "gained"], [told("neutrals_beaten", { seat: 0 }), null], [told("conquered", { seat: 0, other: 1 }), null], [told("neutrals_beaten", { seat: 1 }), "move"], [told("offered", { seat: 1, other: 0 }), "said"], [told("deal", { seat: 1, other: 2 }), "said"], [told("sent", { seat: 1 }), null],
    ];
    for (const [event, matter] of events) expect(inAttack(event, viewer(0)), event.event).toBe(matter);
  });

  it("in Attila is my points, and where stones came", () => {
    expect(inAttila(told("scoring"), viewer(0)), "before what it brought").toBe("gained");
    expect(inAttila(told("scored", { seat: 0 }), viewer(0))).toBe("mine");
    expect(inAttila(told("scored", { seat: 0, points: 0 }), viewer(0))).toBeNull(); // nothing gained is no news
    expect(inAttila(told("scored", { seat: 1 }), viewer(0))).toBeNull();
    expect(inAttila(told("lapsed", { seat: 0 }), viewer(0))).toBe("lost");
    expect(inAttila(told("placed", { seat: 1 }), viewer(0))).toBe("move");
    const at = { ...viewer(0), view: { influence: [{ huns: 3 }, { goths: 2 }] } } as unknown as Scene;
    expect(inAttila(told("left", { people: "huns", province: "moesia" }), at), "before the scoring that came of the same conflict").toBe("lost");
    expect(inAttila(told("left", { people: "goths", province: "moesia" }), at), "of no concern").toBe("move");
  });

  it("in Attila is short: who, which people, where", async () => {
    await WORDS.learn("en");
    const scene = { viewer: 0, log: [], called: () => "Galla", words: { lang: "en", name: (_: string, id: string) => id } } as unknown as Scene;
    expect(briefly(told("placed", { seat: 1, people: "Huns", province: "Moesia" }), scene)).toBe("Galla: Huns → Moesia");
    expect(briefly(told("second", { seat: 1, people: "Huns", province: "Moesia" }), scene), "instead of influence").toBe("Galla: Huns → Moesia (second stone)");
    expect(briefly(told("left", { people: "Huns", province: "Moesia", stones: 2 }), scene)).toBe("Huns leave Moesia");
    expect(briefly(told("scored", { seat: 0, people: "Huns", points: 4 }), scene)).toBe("Huns: +4");
    expect(briefly(told("drew", { seat: 1 }), scene)).toBeNull();
    const [stone, influence] = [told("placed", { seat: 1, people: "huns", province: "Moesia" }), told("influence", { seat: 1, people: "huns", fields: 2, track: 4 })];
    const after = { ...scene, log: [entry(1, 1, stone), entry(2, 1, influence), entry(3, 1, told("turn", { seat: 0 }))], view: { influence: [{ huns: 3 }, { huns: 4 }] } } as unknown as Scene;
    expect(briefly(stone, after), "with what it has brought").toBe("Galla: huns → Moesia (influence 4)");
    expect([inAttila(influence, after), briefly(influence, after)], "who was ahead hears that they are not").toEqual(["lost", "Galla overtakes you, huns: 4 to 3"]);
    const behind = { ...after, view: { influence: [{ huns: 1 }, { huns: 4 }] } } as unknown as Scene;
    expect(inAttila(influence, behind), "and who was behind, nothing").toBeNull();
  });
});

describe("the line above the question", () => {
  it("says of the rest what has room beside what matters most, in the order of time", () => {
    const one = (sentence: string, more: Partial<News> = {}): News => ({ seq: 1, sentence, matter: "move", times: 1, ...more });
    const [huns, goths, long] = [one("Alarich: Huns → Gallia", { times: 2 }), one("Galla: Vandals → Asia"), one("a".repeat(40))];
    expect(headline([huns, goths], goths)).toEqual({ sentence: "Alarich: Huns → Gallia ×2 · Galla: Vandals → Asia", more: 0 });
    expect(headline([long, huns, goths], goths)).toEqual({ sentence: "Alarich: Huns → Gallia ×2 · Galla: Vandals → Asia", more: 1 });
    expect(headline([one("a".repeat(30)), one("Galla: Huns → Gallia", { seq: 2 }), goths], goths), "the newest of the rest").toEqual({ sentence: "Galla: Huns → Gallia · Galla: Vandals → Asia", more: 1 });
    expect(headline([long, huns], long), "no room").toEqual({ sentence: long.sentence, more: 1 });
    expect(headline([one("By itself.", { auto: true }), goths], goths).more, "answers given by themselves are no headline").toBe(1);
  });

  it("folds with one's own first answer of the turn, and opens for what is newer", () => {
    const at = (seq: number): News => ({ seq, sentence: "", matter: "lost", times: 1 });
    expect([old(at(3), 5, 2), old(at(3), 5, 6), old(at(7), 5, 6), old(at(3), 0, 6)], "before it, after it, of something newer, in others' turns").toEqual([false, true, false, false]);
  });

  it("is kept in one's own turn, from the line that began it", () => {
    const lines = withLines([], [entry(1, 1, told("end"), told("turn", { seat: 0 })), entry(2, 0, told("moved"))]);
    const at = (active: number) => ownTurn({ settled: { active }, viewer: 0 }, lines);
    expect([at(0), at(1)], "in one's own turn, and in that of another").toEqual([1, 0]);
  });

  it("stays as long as one's own turn lasts, until there is something newer: nothing below it moves", () => {
    const kept = new Map<string, unknown>();
    const one = (seq: number): News => ({ seq, sentence: `at ${String(seq)}`, matter: "move", times: 1 });
    const at = (first: News | undefined, turn: number, last = 99) => staying(kept, first ? [first] : [], first, turn, Array.from({ length: last }, (_, i) => ({ seq: i + 1 }))).first?.seq;
    expect(at(undefined, 4), "nothing was told").toBeUndefined();
    expect([at(one(3), 4), at(undefined, 4), at(one(6), 4), at(undefined, 4)]).toEqual([3, 3, 6, 6]);
    expect(at(undefined, 4, 5), "what was taken back is no news").toBeUndefined();
    expect([at(undefined, 0), at(undefined, 9)], "in others' turns, and in the next one").toEqual([undefined, undefined]);
  });
});
