/** Positions that somebody draws. */

import type { OptionValue } from "./options.ts";
import type { Json, View } from "./positions.ts";

/** What stands somewhere in a position; `field`: whose words, else its own `words`. */
export type Shape =
  | { readonly is: "count" | "flag" | "text" | "seat" | "anything" }
  | { readonly is: "one"; readonly field?: string; readonly words?: readonly string[] }
  | { readonly is: "each"; readonly field?: string; readonly words?: readonly string[]; readonly of: Shape }
  | { readonly is: "by_seat"; readonly of: Shape; readonly empty: Json }
  | { readonly is: "row"; readonly of: Shape }
  | { readonly is: "record"; readonly parts: Readonly<Record<string, Shape>> };

/** A part of a position, and its bounds (0 and empty: none is known). */
export interface DrawnPart {
  readonly name: string;
  /** False: it belongs to the middle of a turn. */
  readonly drawn: boolean;
  /** It stands in everybody's view in the same form. */
  readonly seen: boolean;
  readonly shape: Shape;
  readonly most: number;
  /** In one place, together. */
  readonly room: number;
  /** How many there are of each, in all parts with the same stock. */
  readonly stock: Readonly<Record<string, number>>;
  /** Who has something in a place by it holds the place alone. */
  readonly holds: boolean;
  /** Kinds of places where it can lie; none: all. */
  readonly where: readonly string[];
  /** What can stand in a kind of place. */
  readonly takes: Readonly<Record<string, readonly string[]>>;
  /** Parts that go when it is changed. */
  readonly undoes: readonly string[];
  /** Of records: what is drawn; none: all. */
  readonly fields: readonly string[];
}

export interface Outline {
  readonly game: string;
  readonly seats: readonly number[];
  readonly places: Readonly<Record<string, string>>;
  readonly words: Readonly<Record<string, readonly string[]>>;
  readonly parts: readonly DrawnPart[];
}

/** A position without its head; seats are numbers. */
export type DrawnPosition = Readonly<Record<string, Json>>;

/** What is drawn: a position, and who sits there under which rules. */
export interface Drawing {
  readonly names: readonly string[];
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly position: DrawnPosition;
  readonly title: string;
}

export interface Wrong {
  readonly code: string;
  readonly rule: string;
  readonly sentence: string;
  readonly reason: string;
  readonly places: readonly string[];
  readonly parts: readonly string[];
}

export interface Drawn extends Drawing {
  readonly problem: Wrong | null;
  readonly view: View | null;
  readonly over: boolean;
  /** Seats; none: chance. */
  readonly asked: readonly number[];
  readonly sentence: string;
  readonly text: string | null;
}
