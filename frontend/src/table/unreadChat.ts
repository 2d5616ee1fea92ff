/** What is said at the table, and how much of it was read; what is new is shown, read out, and heard if that is set. */

import { useEffect, useRef, useState } from "preact/hooks";

import { narrate, notify } from "../app/toasts.ts";
import { settings } from "../app/settings.ts";
import { ReadUpTo } from "../net/readUpTo.ts";
import { lastSeq, type Line } from "./logLines.ts";
import { ring } from "./turnSignal.ts";

const READ = new ReadUpTo("kartentisch.read"); // the last line of the chat

export function chatLines(lines: readonly Line[]): readonly Line[] {
  return lines.filter(({ kind }) => kind === "chat");
}

/** The seats of whoever has said it; none: a spectator. */
export function speakers(line: Line): readonly number[] {
  const seats = line["seats"];
  return Array.isArray(seats) ? seats.filter((seat) => typeof seat === "number") : [];
}

/** What others have said since. */
export function unread(said: readonly Line[], read: number, own: readonly number[]): readonly Line[] {
  return said.filter((line) => line.seq > read && !speakers(line).some((seat) => own.includes(seat)));
}

/** How many lines are unread; `open`: the talk is before the reader's eyes. */
export function useUnread(table: string, lines: readonly Line[], own: readonly number[], open: boolean): number {
  const [read, setRead] = useState(() => READ.at(table));
  const told = useRef(0); // what comes later is news
  const said = chatLines(lines);
  const last = said.at(-1)?.seq ?? 0;
  useEffect(() => {
    const end = lastSeq(lines);
    if (told.current > 0) {
      for (const line of unread(said, told.current, own)) {
        const text = `${String(line["name"])}: ${String(line["text"])}`;
        narrate(text);
        if (!open) notify(text, "talk");
        if (settings.value.sound) void ring(1);
      }
    }
    told.current = Math.max(told.current, end);
    if (!open || last <= read) return;
    setRead(last);
    READ.keep(table, last);
  }, [lines, open]);
  return open ? 0 : unread(said, read, own).length;
}
