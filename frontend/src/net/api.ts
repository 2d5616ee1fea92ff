/** The server's interface, typed. Every refusal is an error with its code, rule and sentence. */

import { settings } from "../app/settings.ts";
import { addresses, ask, got, type Answer } from "./prefetch.ts";
import type { Ahead } from "../table/draft.ts";
import type {
  Command, Done, GameDetail, GameShape, GlossaryTold, Hint, History, Invitation, Keys, Lesson, Listed, LogLine, Moment, NewTable, OddsQuestion, OwnTable, Phrase, Refusal, Reliability, ReviewState, Routes, RuleBook, Shelf, Snapshot, TableRatings,
} from "./shapes.ts";

/** The server has said no; `message` is a sentence for the reader. */
export class Refused extends Error {
  readonly status: number;
  readonly refusal: Refusal;

  constructor(status: number, refusal: Refusal) {
    super(refusal.sentence);
    this.status = status;
    this.refusal = refusal;
  }
}

/** The server could not be reached, or did not say anything that can be understood. */
export class Unreachable extends Error {}

async function understand<T>(asked: Promise<Answer>): Promise<T> {
  let answer: Answer;
  try {
    answer = await asked;
  } catch (error) {
    throw new Unreachable(String(error));
  }
  const { response, data } = answer;
  if (response.ok) return data as T;
  const refusal = (data as { error?: Refusal } | null)?.error;
  if (refusal === undefined) throw new Unreachable(`${String(response.status)} without a reason`);
  throw new Refused(response.status, refusal);
}

/** With a body something is to be done. */
export function call<T>(path: string, body?: unknown, method = "POST"): Promise<T> {
  const address = `/api${path}${path.includes("?") ? "&" : "?"}lang=${settings.value.lang}`;
  if (body === undefined) return understand(ask(address));
  const headers = { "Content-Type": "application/json", "X-Kartentisch": "page" };
  return understand(ask(address, { method, headers, body: JSON.stringify(body) }));
}

const e = encodeURIComponent;
const eyes = (seat: number | null): string => (seat === null ? "" : `seat=${String(seat)}`);

export const api = {
  games: async (): Promise<readonly GameShape[]> => (await call<{ games: GameShape[] }>("/games")).games,
  phrases: async (): Promise<readonly Phrase[]> => (await call<{ phrases: Phrase[] }>("/games")).phrases,
  game: (id: string): Promise<GameDetail> => understand(got(addresses.game(id, settings.value.lang))),
  /** The board as a map; whoever reads it checks it. */
  diagram: (id: string): Promise<unknown> => call(`/games/${e(id)}/diagram`),
  glossary: (id: string): Promise<GlossaryTold> => call(`/games/${e(id)}/glossary`),
  rules: (id: string): Promise<RuleBook> => call(`/games/${e(id)}/rules`),
  /** A saved game: one that is over can be looked at, another one waits for its people and goes on. */
  bring: (record: string): Promise<Keys> => call("/records", { record }),
  lesson: (game: string, shelf: Shelf, name: string): Promise<Lesson> => call(`/games/${e(game)}/${shelf}/${e(name)}`),
  lobby: (): Promise<Listed> => call("/tables"),
  /** One's own among these tables, in their order, null for all others; and more of who one is on all devices. */
  mine: (ids: readonly string[], most = 24): Promise<{ readonly tables: readonly (OwnTable | null)[]; readonly more: readonly OwnTable[] }> =>
    call(`/mine?ids=${ids.map(e).join(",")}&most=${String(most)}`),
  /** Tables where one is asked, who waits longest first. */
  calls: async (): Promise<readonly string[]> => (await call<{ tables: string[] }>("/mine/waiting")).tables,
  reliability: async (table: string): Promise<Reliability> => (await call<{ reliability: Reliability }>(`/tables/${e(table)}/reliability`)).reliability,
  /** Nothing for who does not sit there. */
  ratings: async (table: string): Promise<TableRatings> => (await call<{ ratings: TableRatings }>(`/tables/${e(table)}/ratings`)).ratings,
  invitation: (table: string, invite: string): Promise<Invitation> => call(`/tables/${e(table)}/invitation`, { invite }),
  open: (wish: NewTable): Promise<Keys> => call("/tables", wish),
  /** A private table against bots that begins right after a line of this one. */
  whatIf: (table: string, wish: { readonly seq: number; readonly play: readonly number[]; readonly bot: string }): Promise<Keys> => call(`/tables/${e(table)}/whatif`, wish),
  sitDown: (table: string, invite: string, names: readonly string[]): Promise<Keys> =>
    call(`/tables/${e(table)}/seats`, { invite, names }),
  comeBack: (table: string, recovery: string): Promise<Keys> => call(`/tables/${e(table)}/recovery`, { recovery }),
  /** `seat`: whose eyes; -1: a spectator's; null: the first of one's own. */
  look: (table: string, seat: number | null): Promise<Snapshot> => understand(got(addresses.look(table, seat, settings.value.lang))),
  log: async (table: string, seat: number | null, after: number): Promise<readonly LogLine[]> =>
    (await call<{ log: LogLine[] }>(`/tables/${e(table)}/log?after=${String(after)}&${eyes(seat)}`)).log,
  at: (table: string, seat: number | null, seq: number): Promise<Moment> =>
    call(`/tables/${e(table)}/at/${String(seq)}?forecast=true&${eyes(seat)}`),
  /** What a bot would do in the seat's place, behind the steps of a draft. */
  hint: (table: string, draft: { decision: string; seat: number; actions: readonly (number | string)[] }): Promise<Hint> => call(`/tables/${e(table)}/hint`, draft),
  /** How one gets to a place, behind the steps of a draft. */
  routes: (table: string, wish: { decision: string; seat: number; openly?: boolean; actions: readonly (number | string)[]; to: string | null; origin: string | null }): Promise<Routes> =>
    call(`/tables/${e(table)}/routes`, wish),
  preview: async (table: string, draft: { decision: string; seat: number; openly?: boolean; actions: readonly (number | string)[] }): Promise<Ahead> => {
    // whoever asks what would be gets a refusal for an answer: the browser's console notes no error
    const told = await call<Ahead | { readonly error: Refusal }>(`/tables/${e(table)}/preview`, { ...draft, forecast: true, refusals: true });
    if ("error" in told) throw new Refused(200, told.error);
    return told;
  },
  /** Odds of this game, as docs/develop/odds.md says how to ask for them; nothing of a table is asked. */
  odds: <T>(game: string, question: OddsQuestion): Promise<T> =>
    call(`/odds/${e(game)}?${new URLSearchParams(question.map(([name, value]) => [name, String(value)])).toString()}`),
  /** After the end: curves, turning points, luck. */
  history: (table: string): Promise<History> => call(`/tables/${e(table)}/history`),
  /** After the end: what a bot says of it, or how far it is with that; `ask`: it shall be made. */
  review: (table: string, ask = false): Promise<ReviewState> => call(`/tables/${e(table)}/review`, ask ? {} : undefined),
  /** Where the board at the end is, as SVG. */
  picture: (table: string, look: "" | "light" | "dark"): string => `/api/tables/${e(table)}/picture?look=${look}&lang=${settings.value.lang}`,
  command: (table: string, command: Command): Promise<Done> => call(`/tables/${e(table)}/commands`, command),
  /** Where the record can be downloaded from. */
  record: (table: string, seat: number | null): string => `/api/tables/${e(table)}/record?${eyes(seat)}`,
};

export type Api = typeof api;
