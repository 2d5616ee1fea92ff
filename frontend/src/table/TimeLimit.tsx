/** How much of an agreed time for the whole game is left: calm, by the minute; what follows from it the log tells. */

import { Icon } from "../app/icons.tsx";
import { useNow } from "../app/now.ts";
import { useSettings } from "../app/settings.ts";
import { useSay, type Say } from "../words/menu/index.ts";
import type { Lang } from "../words/lexicon.ts";

const LOOK = 5_000; // ms between two looks at the clock

/** `ends` is null while the clock stands, with `left` ms to go. */
export function TimeLimit({ ends, left: kept }: { readonly ends: number | null; readonly left: number }) {
  const say = useSay();
  const { lang } = useSettings();
  const now = useNow(LOOK);
  const left = ends === null ? kept : ends - now;
  const words = limitInWords(say, left);
  return (
    <span class="limit" role="timer" aria-label={words} title={`${words} (${ends === null ? say("limit_stands") : say("limit_until", { time: momentOf(lang, ends, now) })})`}>
      <Icon name="clock" />{left > 0 ? limitInShort(say, left) : say("limit_up_short")}
    </span>
  );
}

/** Whole minutes that have begun, in words. */
export function limitInWords(say: Say, left: number): string {
  if (left <= 0) return say("limit_up");
  const minutes = Math.ceil(left / 60_000);
  const days = Math.floor(minutes / 1440);
  if (days >= 2) return say("limit_days", { n: days });
  return minutes < 60 ? say("limit_minutes", { m: minutes }) : say("limit_hours", { h: Math.floor(minutes / 60), m: minutes % 60 });
}

/** The same as a clock shows it. */
export function limitInShort(say: Say, left: number): string {
  const minutes = Math.ceil(left / 60_000);
  const days = Math.floor(minutes / 1440);
  if (days >= 2) return say("n_days", { n: days });
  return minutes < 60 ? say("limit_short_minutes", { m: minutes }) : say("limit_short_hours", { time: `${String(Math.floor(minutes / 60))}:${String(minutes % 60).padStart(2, "0")}` });
}

/** A time of day; with its date where that is another one. */
export function momentOf(lang: Lang, at: number, now: number): string {
  const [then, today] = [new Date(at), new Date(now)];
  const far = then.toDateString() !== today.toDateString();
  return then.toLocaleString(lang, far ? { dateStyle: "medium", timeStyle: "short" } : { timeStyle: "short" });
}
