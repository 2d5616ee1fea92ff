/** Who somebody is. */

import type { RatingRange } from "./tables.ts";

export interface Passkey {
  readonly passkey: string;
  readonly label: string;
  readonly used: number;
}

export interface Device {
  readonly device: string;
  /** As "Firefox, Linux"; may be empty. */
  readonly label: string;
  readonly used: number;
  readonly here: boolean;
}

export interface Person {
  readonly name: string;
  readonly language: string;
  readonly zone: string;
  /** By which one comes in as well; null: none. */
  readonly mail: string | null;
  readonly passkeys: readonly Passkey[];
  readonly devices: readonly Device[];
  /** Days off at all tables at once; `until`: null where one is not off. */
  readonly days_off: { readonly until: number | null; readonly left: number; readonly of: number };
}

/** In one game with so many seats. */
export interface OwnRating extends RatingRange {
  readonly game: string;
  readonly players: number;
  readonly games: number;
  /** The last games, the first of them first. */
  readonly curve: readonly (RatingRange & { readonly table: string; readonly at: number; readonly place: number })[];
}

export interface Me {
  /** null: nobody yet. */
  readonly person: Person | null;
  readonly offers: { readonly passkeys: boolean; readonly mail: boolean };
}
