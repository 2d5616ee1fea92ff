/** Recorded moments (`tests/fixtures/<game>/record.py`) as scenes begin with them. */

import type { Decision, Forecast, LegalAction, LogLine, SeatSummary, View } from "../net/shapes.ts";
import { begin, choose, stepped, type Ahead, type Draft } from "../table/draft.ts";

type Both<T> = Readonly<Record<"de" | "en", T>>;

interface Recorded {
  readonly seq: number;
  readonly view: View;
  readonly viewer: number;
  readonly scores: readonly number[] | null;
  readonly winners: readonly number[] | null;
  readonly forecast?: Forecast | null;
  readonly status: "waiting" | "playing" | "over";
  readonly seats: readonly SeatSummary[];
  readonly decision: Both<Decision | null>;
  readonly step?: Both<LegalAction>;
  /** Of the moment's own table, where the recording has several. */
  readonly log?: Both<readonly LogLine[]>;
  readonly then?: { readonly view: View; readonly decision: Both<Decision | null> };
}

export interface Recording {
  readonly names: Both<Readonly<Record<string, Readonly<Record<string, string>>>>>;
  readonly log: Both<readonly LogLine[]>;
  readonly moments: Readonly<Record<string, Recorded>>;
}

export interface Moment {
  readonly view: View;
  readonly viewer: number;
  readonly seats: readonly SeatSummary[];
  readonly status: "waiting" | "playing" | "over";
  readonly scores: readonly number[] | null;
  readonly winners: readonly number[] | null;
  readonly forecast?: Forecast | null;
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly log: readonly LogLine[];
  /** How many of the last lines arrive only after the table was opened: then they are told. */
  readonly later: number;
  readonly draft: Draft | null;
  ahead(action: LegalAction): Ahead | null;
}

/** Name: recorded moment, how it begins, whether its news are told. */
const BEGINNINGS: Readonly<Record<string, { readonly from: string; readonly begin?: (draft: Draft, found: Recorded, lang: "de" | "en") => Draft; readonly later?: number }>> = {
  play: { from: "Turn.play" },
  card: { from: "Turn.play", begin: (draft, { step }, lang) => choose(draft, "people", step?.[lang].fields["people"] ?? "") },
  take: { from: "Turn.play", begin: after },
  second: { from: "Turn.play", begin: (draft, found, lang) => choose(after(draft, found, lang), "action", "second") },
  lay: { from: "Conflict.lay" },
  laid: { from: "Conflict.lay", begin: after },
  swap: { from: "Swap.put" },
  swapping: { from: "Swap.put", begin: after },
  raise: { from: "TwoInfluence.up" },
  last: { from: "Turn.last" },
  before: { from: "Conflict.before_scoring" },
  watch: { from: "watch", later: 1 },
  wait: { from: "wait" },
  scored: { from: "scored-3", later: 40 },
  over: { from: "over", later: 12 },
};
export const MOMENTS = Object.keys(BEGINNINGS);

/** Of the other games, each as it was recorded; those in which something is told, with how many lines of it. */
const TOLD: Readonly<Record<string, number>> = { battle: 1, fought: 2, yielded: 1, taken: 1, won: 1, spared: 1, landed: 24, victory: 6 };

function after(draft: Draft, { step, then }: Recorded, lang: "de" | "en"): Draft {
  const decision = then?.decision[lang] ?? null;
  return step && then ? stepped(draft, step[lang], { view: then.view, events: [], decision, ends: null }) : draft;
}

export function moment(game: Recording, name: string, lang: "de" | "en"): Moment {
  const own = game.moments[name]?.log ? { from: name, later: TOLD[name] ?? 0 } : undefined;
  const how: (typeof BEGINNINGS)[string] | undefined = own ?? BEGINNINGS[name];
  const found = game.moments[how?.from ?? ""];
  if (!how || !found) throw new Error(`no moment ${name}`);
  const decision = found.decision[lang];
  const draft = decision ? begin(decision) : null;
  const log = (found.log ?? game.log)[lang].filter(({ seq }) => seq <= found.seq);
  return {
    ...found,
    names: game.names[lang],
    log,
    later: Math.min(how.later ?? 0, log.length - 1),
    draft: draft && how.begin ? how.begin(draft, found, lang) : draft,
    ahead: (action) => (action.notation === found.step?.[lang].notation && found.then ? { view: found.then.view, events: [], decision: found.then.decision[lang], ends: null } : null),
  };
}

const FILES = import.meta.glob<Recording>(["../../tests/fixtures/attila/*.json", "../../tests/fixtures/*/moments.json"], { import: "default" });

export async function load(game: string, name: string, lang: "de" | "en"): Promise<Moment> {
  const file = FILES[`../../tests/fixtures/${game}/moments.json`] ?? FILES[`../../tests/fixtures/attila/${game}.json`];
  if (!file) throw new Error(`no game ${game}`);
  return moment(await file(), name, lang);
}
