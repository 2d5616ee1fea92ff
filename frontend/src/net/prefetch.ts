/** What is asked for before the program that needs it is here (`first.ts`). */

export interface Answer {
  readonly response: Response;
  readonly data: unknown;
}

import { heard, leaving, TIME } from "./clock.ts";
import { offline, request } from "./transport.ts";

const TIMEOUT = 20_000; // ms

const begun = new Map<string, Promise<Answer>>();

/** The answer, whole.  Rejects if there is none that can be understood. */
export async function ask(address: string, init: RequestInit = {}): Promise<Answer> {
  const since = leaving();
  // a server in this browser may have to be loaded first
  const response = await request(address, offline ? init : { signal: AbortSignal.timeout(TIMEOUT), credentials: "same-origin", ...init });
  heard(Number(response.headers.get(TIME)), since);
  return { response, data: await response.json() };
}

export function begin(address: string): Promise<Answer> {
  const answer = ask(address);
  answer.catch(() => undefined); // whoever takes it is told
  begun.set(address, answer);
  return answer;
}

/** What was begun for this address, once; else it is asked for now. */
export function got(address: string): Promise<Answer> {
  const early = begun.get(address);
  begun.delete(address);
  return early ?? ask(address);
}

/** Addresses below `/api`, for those who ask early and for those who take the answer. */
export const addresses = {
  look: (table: string, seat: number | null, lang: string): string => `/api/tables/${encodeURIComponent(table)}?${seat === null ? "" : `seat=${String(seat)}`}&lang=${lang}&forecast=true&openly=true`,
  game: (game: string, lang: string): string => `/api/games/${encodeURIComponent(game)}?lang=${lang}`,
};
