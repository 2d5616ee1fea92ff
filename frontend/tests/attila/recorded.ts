/** Recorded games of Attila, and scenes that write down what they are asked for. */

import { readFileSync } from "node:fs";

import type { Scene } from "../../src/faces/face.ts";
import { facts } from "../../src/faces/attila/facts.ts";
import { moment, type Moment, type Recording } from "../../src/gallery/moments.ts";
import type { LogLine, Told, View } from "../../src/net/shapes.ts";

const read = (name: string): Recording => JSON.parse(readFileSync(new URL(`../fixtures/attila/${name}.json`, import.meta.url), "utf8")) as Recording;
export const GAMES = { two: read("two"), four: read("four"), five: read("five") };

/** A scene that writes down what it is asked for. */
export function stage(from: Moment, asked: unknown[] = [], draft = from.draft): Scene {
  const note = (name: string) => (...what: readonly unknown[]): void => { asked.push([name, ...what]); };
  return {
    ...from,
    draft,
    view: draft?.ahead?.view ?? from.view,
    settled: from.view,
    called: (seat) => from.seats[seat]?.name ?? "",
    forecast: null,
    ranking: null,
    words: { lang: "de", title: "Attila", bySeat: [], ofSeats: [], name: (field, id) => from.names[field]?.[id] ?? id },
    laid: null, busy: false, compact: false, still: false, pace: 1,
    choose: note("choose"), drop: note("drop"), clear: note("clear"), answering: () => false, step: (action) => { asked.push(["step", action.notation]); }, back: note("back"),
    note: (): void => undefined,
    redraft: (steps, chosen) => { asked.push(["redraft", steps.map(({ notation }) => notation), chosen]); },
    confirm: (...more) => { asked.push(["confirm", ...more.map(({ notation }) => notation)]); },
    rule: note("rule"), advise: note("advise"), unadvise: note("unadvise"), adopt: note("adopt"),
    confirmWith: note("confirmWith"), notes: true,
    options: {}, orders: [], setOrders: note("orders"), kept: new Map(), odds: () => Promise.resolve(null), foresee: () => Promise.resolve(null), refusal: () => Promise.resolve(null), routes: () => Promise.resolve(null), show: note("show"),
  };
}
export const at = (game: keyof typeof GAMES, name: string): Scene => stage(moment(GAMES[game], name, "de"));

export const line = (seq: number, ...events: Record<string, unknown>[]): LogLine => ({ seq, at: 0, kind: "entry", head: null, events: events.map((event) => ({ rule: "", sentence: "", ...event }) as unknown as Told) });
export const EMPTY = facts({ game: "attila", players: 2, turn: 1, viewer: 0, legal: [], scores: [0, 0], influence: [{}, {}] } as View);
