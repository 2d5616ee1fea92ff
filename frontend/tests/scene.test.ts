import { describe, expect, it } from "vitest";

import { begin, stepped } from "../src/table/draft.ts";
import { sceneOf, type SceneActions } from "../src/table/scene.ts";
import { EMPTY, type TableState } from "../src/table/state.ts";
import type { Narration } from "../src/table/narration.ts";
import type { GameWords } from "../src/faces/face.ts";
import type { Decision, Snapshot, View } from "../src/net/shapes.ts";

const view = (turn: number, active: number): View => ({ game: "g", players: 2, turn, viewer: 0, active, legal: [] });
const decision: Decision = { id: "d", seat: 0, question: "Q.q", sentence: "?", rules: [], due: null, legal: [] };
const snapshot = { table: { seats: [], options: {}, status: "playing", chat: "free" }, viewer: 0, own_seats: [0], view: view(3, 0), decision, scores: null, winners: null, orders: null } as unknown as Snapshot;
const words = { lang: "en", title: "g", bySeat: [], ofSeats: [], name: (_: string, id: string) => id } satisfies GameWords;
const scene = (state: Partial<TableState>) => sceneOf({ ...EMPTY, snapshot, ...state }, words, {} as SceneActions, false, true);

const TELLING: Narration = { at: { view: view(2, 1) }, said: [], seat: 1, known: null, before: false, held: null };

describe("a scene", () => {
  const draft = stepped(begin(decision), { number: 1, notation: "end", fields: { action: "end" }, sentence: "End" }, { view: view(4, 1), events: [], decision: null, ends: "other" });

  it("shows the draft, and knows what really stands", () => {
    const drafted = scene({ draft });
    expect([drafted?.view.active, drafted?.settled.active]).toEqual([1, 0]);
    expect([drafted?.view.turn, drafted?.settled.turn]).toEqual([4, 3]);
  });

  it("has nothing drafted while others are told, or in the past", () => {
    const told = scene({ draft, telling: TELLING, told: 0, lines: [{ seq: 1, at: 0, kind: "entry", head: null }] });
    expect([told?.draft, told?.view.turn, told?.settled.turn, told?.status]).toEqual([null, 2, 2, "playing"]);
    const past = scene({ draft, look: { seq: 1, moment: { seq: 1, viewer: 0, view: view(1, 1), scores: null, winners: null, ranking: null } } });
    expect([past?.draft, past?.view.turn, past?.settled.turn]).toEqual([null, 1, 1]);
    const coming = scene({ draft, look: { seq: 1, moment: null } });
    expect([coming?.draft, coming?.view.turn]).toEqual([null, 3]);
  });

  it("lets nothing count before it was told: no points, no end", () => {
    const events = ["strength", "left", "scored"].map((event) => ({ event, rule: "", sentence: "" }));
    const over: Snapshot = { ...snapshot, scores: [9, 4], winners: [0], table: { ...snapshot.table, status: "over" } };
    const lines = [{ seq: 1, at: 0, kind: "entry", head: null, seat: 1, events }];
    const held = scene({ snapshot: over, lines, told: 1, telling: { ...TELLING, at: { view: view(3, 1), forecast: { seats: [{ points: 9 }] } as never }, known: 1, before: true, held: { view: view(2, 1), forecast: { seats: [], by: "", goal: null } as never } } });
    expect([held?.view.turn, held?.settled.turn, held?.status, held?.scores, held?.winners]).toEqual([3, 2, "playing", null, null]);
    expect(held?.forecast?.now.seats, "what counts is foretold of the moment that is shown").toEqual([]);
    expect(held?.log.flatMap((line) => line.events ?? [])).toHaveLength(1);
    expect(scene({ snapshot: over, lines, told: 1 })?.winners).toEqual([0]);
  });
});
