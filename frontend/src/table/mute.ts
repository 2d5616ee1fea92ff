/** Whom the reader does not want to hear, by table, on this device; nobody else learns of it. */

import { Observable } from "../app/observable.ts";
import { local, put, taken } from "../net/storage.ts";
import type { Line } from "./logLines.ts";
import { speakers } from "./unreadChat.ts";

const PLACE = "kartentisch.muted";
const MOST = 40; // tables

type Muted = Readonly<Record<string, readonly number[]>>;

function kept(): Muted {
  const found = taken(local, PLACE);
  return typeof found === "object" && found !== null ? (found as Muted) : {};
}

export const muted = new Observable<Muted>(kept());

export function mute(table: string, seat: number, on: boolean): void {
  const { [table]: seats = [], ...others } = muted.value;
  const now = on ? [...seats, seat] : seats.filter((one) => one !== seat);
  muted.value = Object.fromEntries([...Object.entries(others).slice(1 - MOST), ...(now.length ? [[table, now] as const] : [])]);
  put(local, PLACE, muted.value);
}

/** The lines without what was said by nobody but muted seats. */
export function heard(lines: readonly Line[], seats: readonly number[]): readonly Line[] {
  if (!seats.length) return lines;
  return lines.filter((line) => line.kind !== "chat" || !speakers(line).length || speakers(line).some((seat) => !seats.includes(seat)));
}
