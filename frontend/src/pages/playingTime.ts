/** What a table asks of each of its people, in time: computed from measured games (`benchmarks/lengths.py`), and told as "about". */

import type { GameShape, OptionValue, TableSummary } from "../net/shapes.ts";
import type { Say } from "../words/index.ts";
import type { Lang } from "../words/lexicon.ts";
import { atStart, paceOf, ROUNDS } from "./phrases.ts";

const DAY = 86_400; // seconds
const LOOK = 1; // minutes, to see what has happened since: each time that one is called
const WEEKS = 8; // from more on they are told as months
const A_MONTH = 4.35; // weeks

/** `weeks` is 0 where it is played at a go; else `minutes` are those of a week. */
export interface PlayingTime {
  readonly minutes: number;
  readonly weeks: number;
  /** No clock says when. */
  readonly calm: boolean;
  /** Shorter than the game is by its box, for some seats are played by bots. */
  readonly bots?: boolean;
}

type Clocks = Pick<TableSummary, "turn_seconds" | "reaction_seconds" | "bank_seconds" | "increment_seconds" | "weekends" | "limit_minutes">;

/**
 * With so many seats, `people` of them not played by bots, who answer at once. Over days an answer comes after half of the time that it may
 * take, and after a day at most. Null: nobody has said, or measured, how long the game is.
 */
export function playingTimeOf({ minutes, seats, lengths }: Pick<GameShape, "minutes" | "seats" | "lengths">, players: number, people: number, clocks: Clocks): PlayingTime | null {
  if (!minutes || people < 1) return null;
  const [few, many] = [seats[0] ?? players, seats.at(-1) ?? players];
  const part = many > few ? (players - few) / (many - few) : 0.5;
  const usual = minutes[0] + part * (minutes[1] - minutes[0]);
  const whole = clocks.limit_minutes ? Math.min(usual, clocks.limit_minutes) : usual;
  const length = lengths.find((one) => one.players === players);
  const pace = paceOf(clocks);
  if (pace === "days" && people > 1) {
    if (!length) return null;
    const wait = Math.min((clocks.turn_seconds || clocks.reaction_seconds) / 2, DAY) / DAY * (clocks.weekends ? 7 / 5 : 1); // days
    const weeks = Math.max(1, Math.round(length.waits * (people / players) * wait / 7));
    return { minutes: rounded((whole / players + LOOK * length.calls) / weeks), weeks, calm: false };
  }
  const most = length && pace === "live" && (clocks.bank_seconds || clocks.turn_seconds) ? people * (clocks.bank_seconds + length.calls * (clocks.turn_seconds + clocks.increment_seconds)) / 60 : Infinity;
  return { minutes: rounded(Math.min(whole * people / players, most)), weeks: 0, calm: pace !== "live", bots: people < players };
}

/** A game of so many rounds; of another number than usual it lasts so much longer or shorter. */
export function ofRounds<T extends Pick<GameShape, "minutes" | "rounds">>(game: T, rounds: OptionValue | undefined): T {
  const { minutes, rounds: usual } = game;
  return minutes && usual && typeof rounds === "number" ? { ...game, minutes: minutes.map((one) => one * rounds / usual), rounds } : game;
}

/** The same of a table: whoever sits at a seat, or may yet. */
export function playingTimeAt(game: Pick<GameShape, "minutes" | "rounds" | "seats" | "lengths" | "starts">, table: TableSummary): PlayingTime | null {
  return playingTimeOf(ofRounds(atStart(game, table.start), table.options[ROUNDS]), table.seats.length, table.seats.filter(({ kind, offered }) => kind !== "bot" || offered).length, table);
}

/** To what one would say: five minutes, ten, half an hour. */
function rounded(minutes: number): number {
  const step = minutes < 60 ? 5 : minutes < 120 ? 10 : 30;
  return Math.max(5, step * Math.round(minutes / step));
}

const timeOf = (minutes: number, say: Say, lang: Lang): string => (minutes < 120 ? say("n_minutes", { n: minutes }) : say("n_hours", { n: (minutes / 60).toLocaleString(lang) }));

/** Of what is chosen in rounds, how long each lasts at a go; "" for no number of them, and over days. */
export function eachOf<T extends Pick<GameShape, "minutes" | "rounds">>(game: T, values: readonly OptionValue[], time: (of: T) => PlayingTime | null, say: Say, lang: Lang): readonly string[] {
  return values.map((rounds) => {
    const found = game.rounds && typeof rounds === "number" ? time(ofRounds(game, rounds)) : null;
    return found && !found.weeks ? say("asks_about", { time: timeOf(found.minutes, say, lang) }) : "";
  });
}

/** "about 10 minutes a week for 6 weeks". */
export function inWords({ minutes, weeks, calm, bots }: PlayingTime, say: Say, lang: Lang): string {
  const time = timeOf(minutes, say, lang);
  if (!weeks) return say(calm ? "asks_calm" : "asks_sitting", { time }) + (bots ? say("asks_bots") : "");
  if (weeks === 1) return say("asks_week", { time });
  return weeks > WEEKS ? say("asks_months", { time, n: Math.round(weeks / A_MONTH) }) : say("asks_weeks", { time, n: weeks });
}
