/** What time it is by the server, for whatever is shown: the clock of a device may be wrong.
 *
 * Every answer says in a header when it began, every stream says it with each portion. Between two of them a clock counts
 * that nobody can set. The browser's own clock is read here alone: until the server was heard, and to notice that time went
 * by while the device slept, for that clock may have stood.
 */

/** Of an answer: ms since 1970 when it began. */
export const TIME = "x-kartentisch-time";

let ahead: number | null = null; // of the clock that nobody can set; null: the server was not heard

/** ms of a clock that only goes on; for lengths that are measured while the page is awake. */
export const counted = (): number => performance.now();

/** ms since 1970 by the server's clock; by the device's, as long as no server was heard. */
export function now(): number {
  return ahead === null ? device() : Math.round(counted() + ahead);
}

/** ms since 1970 by the device's clock: for lengths that go on while it sleeps, never for what is shown. */
export const device = (): number => Date.now();

/** The moment at which a question leaves, for `heard`; ms of the clock that only goes on. */
export const leaving = counted;

/**
 * The server has said what time it was, in ms since 1970, between a moment (`leaving`) and now.  What is known stays as it
 * is where that is possible by this; a message of a stream may be old (`since` is left out), and only says how late it is at least.
 */
export function heard(at: number, since = -Infinity): void {
  if (!(at > 0 && at < Infinity)) return;
  const [least, most] = [at - counted(), at - since];
  ahead = ahead === null ? least : Math.min(Math.max(ahead, least), most);
}

/** For tests: nothing was heard. */
export function unset(): void {
  ahead = null;
}
