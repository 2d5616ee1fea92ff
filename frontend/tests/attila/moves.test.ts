import { describe, expect, it } from "vitest";

import type { Scene } from "../../src/faces/face.ts";
import { facts } from "../../src/faces/attila/facts.ts";
import { pick as pickOnMap } from "../../src/faces/attila/map.ts";
import { buttons } from "../../src/faces/attila/buttons.ts";
import { hand, pickedNow } from "../../src/faces/attila/cards.ts";
import { perform, pick, provinces, raises, sending, tiles } from "../../src/faces/attila/moves.ts";
import { WORDS } from "../../src/faces/attila/words/index.ts";
import { moment } from "../../src/gallery/moments.ts";
import type { Decision, LegalAction } from "../../src/net/shapes.ts";
import * as drafts from "../../src/table/draft.ts";
import { GAMES, stage, at } from "./recorded.ts";

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
    const taught = buttons({ ...scene, teaches: new Set(["place", "second"]) });
    expect([taught?.primary?.id, taught?.secondary?.id], "in a lesson the red button is what the task asks for").toEqual(["two", "influence"]);
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
