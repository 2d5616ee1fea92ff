/** Ways to a place: in what they differ, what of them is drafted, and that all of one is taken back at once. */

import { describe, expect, it } from "vitest";

import type { Decision, LegalAction, Route, Routes } from "../src/net/shapes.ts";
import { begin, lastRoute, noted, stillLaid, underway, type Draft } from "../src/table/draft.ts";
import { missed, refused, undecided } from "../src/table/route/missed.ts";
import { routed, type Parting } from "../src/table/route/routing.ts";
import type { Face, Scene } from "../src/faces/face.ts";
import { ROUTE } from "../src/words/route/index.ts";
import { alike, answers, branches, called, parting, plain, question, reaches, row, seek } from "../src/table/route/seek.ts";

const step = (notation: string): LegalAction => ({ number: notation.length, notation, fields: { action: notation.split(" ")[0] ?? "" }, sentence: notation });
const route = (path: readonly string[], steps: readonly string[], many: readonly boolean[] = steps.map(() => true), most = 3): Route => ({ path, steps: steps.map(step), many, most, mover: "armor" });
const DECISION: Decision = { id: "1-0", seat: 0, question: "CombatMove.order", sentence: "", rules: [], due: null, legal: [] };
const drafted = (steps: readonly LegalAction[], laid: Draft["laid"] = []): Draft => ({ ...begin(DECISION), steps, laid });

const WAYS = [
  route(["poland", "east_poland", "belorussia"], ["send a", "pick a", "send b"], [true, false, true]),
  route(["poland", "baltic_states", "belorussia"], ["send c", "pick c", "send b"], [true, false, true]),
];

describe("parting", () => {
  it("asks by which way, then nothing more", () => {
    const { at, options } = parting(WAYS);
    expect([at, [...options.keys()]]).toEqual([1, ["east_poland", "baltic_states"]]);
    expect(parting(options.get("east_poland") ?? []).options.size).toBe(0);
  });

  it("says who goes which way, where that is not the same", async () => {
    await Promise.all([ROUTE.learn("de"), ROUTE.learn("en")]);
    const going = (kind: string, path: readonly string[], most: number): Route => ({ ...route(path, [`send ${kind} ${path.at(-1) ?? ""}`], [true], most), steps: [{ ...step("send"), fields: { action: "send", kind, space: path.at(-1) ?? "" } }], mover: kind });
    const air = going("bomber", ["poland", "belorussia"], 1);
    const land = [going("armor", ["poland", "east_poland", "belorussia"], 2), going("infantry", ["poland", "east_poland", "belorussia"], 1)];
    const asked = (lang: "de" | "en", routes: readonly Route[]): readonly string[] => answers({ words: { lang, name: (_: string, id: string) => id } } as unknown as Scene, { routes, to: "belorussia", found: { rooted: true } as Routes }).map(({ label }) => label);
    expect(asked("en", [air, ...land])).toEqual(["Direct: bomber", "east_poland: 2 × armor, infantry"]);
    expect(asked("de", [air, ...land])).toEqual(["Direkt: bomber", "east_poland: 2 × armor, infantry"]);
    const from = [route(["baikal", "mongolia"], ["attack"]), route(["japan", "mongolia"], ["attack"])];
    const scene = { words: { lang: "en", name: (_: string, id: string) => id } } as unknown as Scene;
    expect(answers(scene, { routes: from, to: "mongolia", found: { rooted: true } as Routes }, (region) => region.length).map(({ label }) => label), "how strong each is").toEqual(["baikal (6)", "japan (5)"]);
    expect(answers(scene, { routes: from, to: "mongolia", found: { rooted: true } as Routes }).map((one) => one.from), "a chance stands beside it").toEqual(["baikal", "japan"]);
    expect(asked("en", WAYS), "the same goes either way").toEqual(["east_poland", "baltic_states"]);
  });

  it("is not asked where all ways lead through one's own alone; where they do not, it is", () => {
    const own = new Set(["austria", "czechoslovakia", "poland"]);
    const ways = [route(["germany", "czechoslovakia", "poland", "hungary"], ["send"]), route(["germany", "austria", "hungary"], ["send"]), route(["northern_italy", "austria", "hungary"], ["send"])];
    expect(plain(ways, (place) => own.has(place)).map(({ path }) => path[0])).toEqual(["germany", "northern_italy"]);
    expect(plain(ways, (place) => own.has(place))[0]?.path, "the shortest").toHaveLength(3);
    const tanks = { ...route(["germany", "poland", "east_poland"], ["send", "send"]), mover: "armor" };
    expect(plain([{ ...route(["germany", "east_poland"], ["send"]), mover: "fighter" }, tanks], (place) => own.has(place)), "what flies straight there keeps nothing on the ground from it").toContain(tanks);
    expect(plain(ways, (place) => place !== "austria"), "one that takes a land on its way is another one").toEqual(ways);
  });

  it("counts what goes aboard, not the ship that carries it", () => {
    const scene = { words: { lang: "en", name: (_: string, id: string) => id } } as unknown as Scene;
    const of = (action: string, kind: string): LegalAction => ({ ...step(action), fields: { action, kind } });
    const by = (most: number): Route => ({ path: ["denmark", "uk"], steps: [of("load", "infantry"), of("send", "transport")], many: [true, false], most, mover: "infantry" });
    expect([called(scene, by(2)), called(scene, by(1))]).toEqual(["infantry", "transport"]);
  });

  it("says what a way costs: of all of them in the question, else beside those that cost it", async () => {
    await ROUTE.learn("en");
    const scene = { words: { lang: "en", name: (_: string, id: string) => id } } as unknown as Scene;
    const routes = [route(["macedonia", "graecia"], ["place", "second"]), route(["asia", "graecia"], ["place", "place"])];
    const dear = ({ steps }: Route) => (steps.some(({ notation }) => notation === "second") ? { head: "Only with two stones:", short: "no influence" } : null);
    const found = { rooted: false } as Routes;
    expect(answers(scene, { routes, to: "graecia", found }, undefined, dear).map(({ label }) => label)).toEqual(["macedonia (no influence)", "asia"]);
    const both = routes.map((one) => ({ ...one, steps: routes[0]?.steps ?? [] }));
    expect(answers(scene, { routes: both, to: "graecia", found }, undefined, dear).map(({ label }) => label)).toEqual(["macedonia", "asia"]);
    expect(question(scene, { routes: both, to: "graecia", instead: "", costs: "Only with two stones:", found })).toBe("Only with two stones:");
    expect(answers(scene, { routes: both.slice(0, 1), to: "graecia", found }, undefined, dear).map(({ label }) => label), "one way is asked about, too").toEqual(["macedonia"]);
  });

  it("asks once: where ways part again, one answer says both places", async () => {
    await ROUTE.learn("en");
    const landing = (...zones: readonly string[]): Route => route(["denmark", ...zones, "uk"], ["send", "load infantry", "send ship", "unload infantry"]);
    const scene = { words: { lang: "en", name: (_: string, id: string) => id } } as unknown as Scene;
    const said = (routes: readonly Route[], rooted = true): readonly string[] => answers(scene, { routes, to: "uk", found: { rooted } as Routes }).map(({ label }) => label);
    const some = [route(["denmark", "uk"], ["send fighter"]), landing("danish_sea", "north_sea"), landing("danish_sea", "channel"), landing("north_sea")];
    expect(said(some)).toEqual(["Direct", "danish_sea → north_sea", "danish_sea → channel", "north_sea"]);
    expect(said([landing("danish_sea", "north_sea"), landing("danish_sea")]), "what all have is not said").toEqual(["north_sea", "Direct"]);
    for (const { routes } of answers(scene, { routes: some, to: "uk", found: { rooted: true } as Routes })) expect(branches(routes), "nothing is left to ask").toEqual([]);
  });

  it("asks once of very many, too: behind each answer the shortest way is meant", () => {
    const many = ["a", "b", "c"].flatMap((from) => ["x", "y", "z"].map((by) => route([from, by, ...(by === "y" ? [] : ["far"]), "to"], ["send"])));
    const found = branches(many);
    expect(found.map(({ place, then }) => [place, ...then].join())).toEqual(["a", "b", "c"]);
    expect(found.map(({ routes }) => routes.map(({ path }) => path.join(" ")))).toEqual([["a y to"], ["b y to"], ["c y to"]]);
    expect(branches(many.slice(0, 6)).map(({ place, then }) => [place, ...then].join(" "))).toEqual(["a x", "a y", "a z", "b x", "b y", "b z"]);
  });

  it("asks from where first", () => {
    const other = route(["rumania", "ukraine", "belorussia"], ["send d", "pick d", "send b"]);
    expect(parting([...WAYS, other]).at).toBe(0);
    expect([...parting([...WAYS, other]).options.keys()]).toEqual(["poland", "rumania"]);
  });

  it("does not ask what goes, where all take one way", () => {
    const [one] = WAYS;
    expect(one && parting([one, { ...one, mover: "infantry" }]).options.size).toBe(0);
  });

  it("tells a straight way from one through other places", () => {
    const straight = route(["poland", "belorussia"], ["send e"]);
    expect([...parting([...WAYS, straight]).options.keys()]).toEqual(["east_poland", "baltic_states", "belorussia"]);
  });
});

describe("a route as a draft", () => {
  const [one] = WAYS as [Route, Route];
  const before = [step("pick p")];
  const laid = { from: 1, to: 6, routes: [one], units: [2] };

  it("is taken once for each unit but where it only picks", () => {
    expect(row([one], [2]).map(({ notation }) => notation)).toEqual(["send a", "send a", "pick a", "send b", "send b"]);
  });

  it("takes units of several kinds along where the ways differ in nothing else", () => {
    const landing = (kind: string): Route => ({ ...route(["denmark", "north_sea", "uk"], ["board 1", `load ${kind}`, "send ship", `unload ${kind}`], [false, true, false, true], 2), mover: kind });
    const [men, guns, other] = [landing("infantry"), landing("artillery"), { ...landing("armor"), steps: ["board 2", "load armor", "send ship", "unload armor"].map(step) }];
    expect([alike(men, guns), alike(men, other), alike(WAYS[0] as Route, WAYS[1] as Route)]).toEqual([true, false, false]);
    expect(row([men, guns], [1, 1]).map(({ notation }) => notation)).toEqual(["board 1", "load infantry", "load artillery", "send ship", "unload infantry", "unload artillery"]);
    expect(row([men, guns], [0, 2]).map(({ notation }) => notation)).toEqual(["board 1", "load artillery", "load artillery", "send ship", "unload artillery", "unload artillery"]);
    expect(row([men, guns], [0, 0])).toEqual([]);
  });

  it("is the last thing of the draft as long as nothing follows", () => {
    const all = [...before, ...row([one], [2])];
    expect(lastRoute(drafted(all, [laid]))).toBe(laid);
    expect(lastRoute(drafted([...all, step("pick q")], [laid]))).toBeNull();
    expect(lastRoute(drafted(all))).toBeNull();
    expect(lastRoute({ ...drafted(all, [laid]), advised: { sentence: "", begins: "", ends: "", battles: 0, lang: "en", before: { steps: [], chosen: {} } } })).toBeNull();
  });

  it("is under way until it is noted, which changes nothing else; after that it is still taken back as one", () => {
    const was = drafted([...before, ...row([one], [2])], [laid]);
    const now = noted(was);
    expect([underway(was), underway(now)]).toEqual([laid, null]);
    expect([now.steps, now.chosen, lastRoute(now)?.from]).toEqual([was.steps, was.chosen, laid.from]);
    expect(noted(now), "there is nothing more to note").toBe(now);
    expect(underway(drafted([...now.steps, ...row([one], [1])], [...(now.laid ?? []), { ...laid, from: 6, to: 9 }])), "the next one is asked about again").not.toBeNull();
  });

  it("stays one through what follows it, and is none any more without all of it", () => {
    const all = [...before, ...row([one], [2])];
    const was = drafted(all, [laid]);
    expect(stillLaid(was, [...all, step("pick q")])).toEqual([laid]);
    expect(stillLaid(was, all.slice(0, -1))).toEqual([]);
    expect(stillLaid(was, [step("pick r"), ...all.slice(1)])).toEqual([]);
  });
});

describe("a place that something is to leave", () => {
  it("leads only to where what is meant gets: a move answers no question for an attack", () => {
    const found = { movers: { move: ["alberta", "mexiko"], attack: ["mexiko"] } };
    const face = { fits: ({ mover }: { readonly mover: string }) => mover === "attack" };
    expect(["alberta", "mexiko"].map((place) => reaches(found, place, face, {} as Scene))).toEqual([false, true]);
    expect(reaches(found, "alberta", {}, {} as Scene)).toBe(true);
    expect(reaches({ movers: {} }, "alberta", face, {} as Scene), "nobody knows by what").toBe(true);
  });
});

describe("a place that was named and that nothing is planned for", () => {
  const draft = drafted([step("pick finland")]);
  const parted = { kind: "parting", draft, to: "leningrad" } as unknown as Parting;

  it("is the one that is asked about, or that nothing leads to, as long as the draft is the same", () => {
    expect(undecided(parted, draft)).toBe("leningrad");
    expect(missed({ draft, to: "moscow" }, draft)).toBe("moscow");
    expect(missed({ draft, to: "moscow" }, { ...draft }), "noted or drawn anew").toBe("moscow");
    const another = drafted([step("pick finland")]);
    expect([undecided(parted, another), missed({ draft, to: "moscow" }, another)]).toEqual(["", ""]);
    expect(undecided({ ...parted, kind: "leads" } as never, draft), "what is only shown is not asked").toBe("");
  });

  it("is none where no way was meant: then the game's face says why, and not what a way would have met", async () => {
    await ROUTE.learn("en");
    const found = { routes: [], leads: [], near: [], movers: {}, refusal: { sentence: "“tank → Bulgaria” is not possible.", rule: "AAE-30" } } as unknown as Routes;
    const scene = { draft, words: { lang: "en", name: (_: string, id: string) => id }, routes: () => Promise.resolve(found) } as unknown as Scene;
    const told = async (why: object): Promise<readonly unknown[]> => {
      let said: unknown = null;
      refused.value = null;
      await seek({ region: "bulgaria", at: [0, 0], face: { why: () => why } as unknown as Face, scene: () => scene, pick: () => false, inVain: (one) => { said = one?.sentence; } }, "else");
      return [said, missed(refused.value, draft)];
    };
    expect(await told({ sentence: "No units of yours are here.", rule: "", aimless: true })).toEqual(["No units of yours are here.", ""]);
    expect(await told({ sentence: "", rule: "", tried: { steps: [], action: "send armor bulgaria" } })).toEqual([found.refusal?.sentence, "bulgaria"]);
  });
});

describe("what is asked about a way", () => {
  it("is about one draft and over with the next", () => {
    const found: Routes = { kept: 0, routes: WAYS, rooted: true, elsewhere: false, leads: [], movers: {}, near: [], refusal: null };
    const draft = drafted([]);
    const asked = { kind: "parting", draft, to: "belorussia", at: [0, 0] as const, found, routes: WAYS, instead: "", costs: "", mark: () => undefined, picks: () => false, pick: () => false } as const;
    expect(routed(asked, draft)).toBe(asked);
    expect(routed(asked, { ...draft })).toBe(asked); // a new snapshot of the same question
    expect(routed(asked, { ...draft, chosen: { space: "x" } })).toBeNull();
    expect(routed(asked, { ...draft, steps: [step("pick p")] })).toBeNull();
    expect(routed(asked, begin({ ...DECISION, id: "2-0" }))).toBeNull();
    expect(routed(asked, null)).toBeNull();
  });
});
