/** How fast a table is played: a few usual ways, or everything by hand. */

import type { NewTable } from "../net/shapes.ts";

export type TimeControl = Readonly<Record<"turn_seconds" | "reaction_seconds" | "bank_seconds" | "increment_seconds" | "vacation_days", number>> & { readonly weekends: boolean; readonly substitutes: boolean };
export type Preset = "none" | "fast" | "calm" | "day" | "own";

const HOUR = 3_600;
const DAY = 24 * HOUR;
const NOTHING: TimeControl = { turn_seconds: 0, reaction_seconds: 0, bank_seconds: 0, increment_seconds: 0, vacation_days: 0, weekends: false, substitutes: false };

export const TIME_CONTROLS: Readonly<Record<Exclude<Preset, "own">, TimeControl>> = {
  none: NOTHING,
  fast: { ...NOTHING, reaction_seconds: 30, bank_seconds: 600, increment_seconds: 30 },
  calm: { ...NOTHING, turn_seconds: 180, reaction_seconds: 60, bank_seconds: 1_200 },
  day: { ...NOTHING, turn_seconds: DAY, reaction_seconds: DAY, bank_seconds: 3 * DAY, vacation_days: 14 },
};

export const CHOICES = {
  turn_seconds: [0, 60, 180, 600, HOUR, DAY, 3 * DAY],
  reaction_seconds: [0, 30, 60, 180, HOUR, DAY],
  bank_seconds: [0, 300, 600, 1_200, 2_400, HOUR, DAY, 3 * DAY, 7 * DAY],
  increment_seconds: [0, 5, 10, 30, 60, 300, HOUR],
  vacation_days: [0, 7, 14, 28],
} as const;

/** Which of the usual ways it is; weekends off and substitutes go with each. */
export function presetOf(timeControl: TimeControl): Preset {
  const found = Object.entries(TIME_CONTROLS).find(([, one]) => Object.entries(one).every(([name, value]) => typeof value === "boolean" || timeControl[name as keyof TimeControl] === value));
  return (found?.[0] ?? "own") as Preset;
}

/** The same as the server takes it: what cannot stand together is made to fit. */
export function agreed(timeControl: TimeControl, zone: string): TimeControl & Pick<NewTable, "zone"> {
  const bank = timeControl.bank_seconds;
  const fitting = {
    ...timeControl,
    increment_seconds: bank ? timeControl.increment_seconds : 0,
    reaction_seconds: bank && !timeControl.reaction_seconds ? 60 : timeControl.reaction_seconds,
    turn_seconds: bank && !timeControl.turn_seconds && !timeControl.increment_seconds ? 60 : timeControl.turn_seconds,
  };
  return { ...fitting, zone: timeControl.weekends || timeControl.vacation_days ? zone : "" };
}

/** The time zone of this device; empty where it does not say. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";
