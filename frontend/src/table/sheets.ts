/** Which sheet lies over the map. Pure.
 *
 * The one that came first lies there until it was read or put away; then comes the next. What has ended does not stand
 * in the way of whoever is asked: it waits behind a button. Nor does it stay where something new goes on: it would be
 * taken for that.
 */

import type { Sheet } from "../faces/face.ts";

export interface Moment {
  /** The viewer is asked, or the game is over. */
  readonly settled: boolean;
  /** A moment of the past is looked at: nothing comes by itself. */
  readonly past: boolean;
  /** Up to this line of the log everything was skipped. */
  readonly skipped: number;
  /** Up to this line something was not told one by one. */
  readonly missed?: number;
  /** The last one that lay there unfinished: how it ended is told, and of one's own seen, however it was told. */
  readonly followed?: string;
  /** In one's own turn: the line with which it began. What ended before is not offered any more; 0: it is not one's own. */
  readonly began?: number;
}

export interface Shown {
  readonly front: Sheet | null;
  /** What of one's own has ended and was skipped, where that is several: told together, losses first, then the newest. */
  readonly some: readonly Sheet[];
  /** Waits behind a button; what happened in a moment is told with all that happened. */
  readonly waits: Sheet | null;
}

const drafted = ({ key }: Sheet): boolean => key.startsWith("draft");

/** As they began; those of the draft last. */
export function inOrder(sheets: readonly Sheet[]): readonly Sheet[] {
  const place = ({ key }: Sheet): readonly [number, number] => {
    const [line, at] = key.split(".").map(Number);
    return [line === undefined || Number.isNaN(line) ? Number.MAX_SAFE_INTEGER : line, at ?? 0];
  };
  return [...sheets].sort((a, b) => place(a)[0] - place(b)[0] || place(a)[1] - place(b)[1]);
}

/** What has ended. */
export const ended = (sheets: readonly Sheet[]): readonly string[] => sheets.filter(({ over }) => over).map(({ key }) => key);

/** How it is noted that one was read when it had ended: if it goes on after that, it comes again. */
export const over = (key: string): string => `${key}!`;

/** Those that were read or put away, as they are now. */
export const markedRead = (sheets: readonly Sheet[], marks: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(sheets.filter((sheet) => marks.has(sheet.key) || (sheet.over && marks.has(over(sheet.key)))).map(({ key }) => key));

/** What is put away with a sheet: what had ended before it was passed over, and does not come up behind it. */
export const behind = (sheets: readonly Sheet[], front: Sheet): readonly string[] => [...ended(sheets.slice(0, sheets.indexOf(front))), front.key];

const lineOf = ({ key }: Sheet): number => Number.parseInt(key);

/** Whether something later goes on: what has ended would be taken for that. */
const outdone = (sheet: Sheet, later: readonly Sheet[]): boolean => sheet.over && !sheet.stop && later.some(({ over }) => !over);

/** `sheets`: in order; `read`: those that were read or put away; `wish`: the one that somebody called for. */
export function shown(sheets: readonly Sheet[], read: ReadonlySet<string>, wish: string | null, { settled, past, skipped, missed = 0, followed = "", began = 0 }: Moment): Shown {
  const open = sheets.filter((sheet, i) => !sheet.over || !(drafted(sheet) || read.has(sheet.key) || outdone(sheet, sheets.slice(i + 1))));
  const last = sheets.find(({ key, mine }) => mine && key === followed && !read.has(key));
  const from = Math.min(began || Infinity, last ? lineOf(last) : Infinity); // what one's own turn has brought is seen, however it is told, or summed up, and what was skipped with it
  const passed = (sheet: Sheet): boolean => lineOf(sheet) <= skipped && !(sheet.mine && !sheet.summed && lineOf(sheet) >= from);
  const quiet = (sheet: Sheet): boolean =>
    past || read.has(sheet.key) || (sheet.instant === true && lineOf(sheet) <= Math.max(skipped, missed)) || (sheet.over && (passed(sheet) || (settled && !sheet.mine)));
  const due = open.filter((sheet) => !quiet(sheet));
  const newest = Math.max(...due.map(lineOf));
  const first = due.find((sheet) => !sheet.over || sheet.stop || lineOf(sheet) > missed || sheet.key === followed || lineOf(sheet) === newest) ?? null; // of what was not told one by one the newest is seen, and the others are news
  const skippedOwn = due.filter(({ over, mine, stop = false, instant = false, key }) => over && mine && !stop && !instant && Number.parseInt(key) <= Math.max(skipped, missed)).reverse();
  const some = first && skippedOwn.length > 1 && skippedOwn.includes(first) ? [...skippedOwn.filter(({ lost }) => lost), ...skippedOwn.filter(({ lost }) => !lost)] : [];
  const front = sheets.find(({ key }) => key === wish) ?? some[0] ?? first;
  return { front, some, waits: front ? null : (open.filter(({ instant = false }) => past || !instant).findLast(({ key, over }) => !over || Number.parseInt(key) >= began) ?? null) };
}
