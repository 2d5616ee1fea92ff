/** What there is to play: games with options, words, rules and bots. */

import type { LessonShort } from "./lessons.ts";
import type { OptionShape, OptionValue } from "./options.ts";

/** What an order may ask for: ids, seats (numbers from 0), or a number to compare (without values). */
export interface OrderField {
  readonly name: string;
  readonly kind: "word" | "seat" | "number";
  readonly sentence: string;
  readonly values: readonly string[];
}

/** A question that standing orders may answer. */
export interface OrderQuestion {
  readonly question: string;
  readonly sentence: string;
  readonly when: readonly OrderField[];
  /** Kinds of actions that answer it; passing goes without saying. */
  readonly actions: readonly string[];
  /** False: one has to choose. */
  readonly passes: boolean;
}

/** Something to say that everybody reads in their own language. */
export interface Phrase {
  readonly id: string;
  readonly sentence: string;
}

export interface GameShape {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly seats: readonly number[];
  /** How long a game usually lasts. */
  readonly minutes: readonly [number, number] | null;
  /** How many rounds are played in them; null: their number is not chosen. */
  readonly rounds: number | null;
  /** As measured, by number of seats: how often a seat is asked, and how often the table begins to wait for somebody. */
  readonly lengths: readonly { readonly players: number; readonly calls: number; readonly waits: number }[];
  /** Tables that teach, a chapter after the other. */
  readonly lessons: readonly LessonShort[];
  /** Positions in which something can be reached. */
  readonly puzzles: readonly LessonShort[];
  /** There is a summary on one page. */
  readonly short: boolean;
  /** Where a game may begin beside its set-up, for so many seats. */
  readonly starts: readonly { readonly name: string; readonly players: number; readonly sentence: string; readonly help: string; readonly bot_names: readonly string[]; /** How long a game from there usually lasts; null: as any. */ readonly minutes: readonly [number, number] | null; /** That belong to it, where they differ from the defaults. */ readonly options: Readonly<Record<string, OptionValue>>; /** What each seat plays there. */ readonly roles: readonly (readonly string[])[] }[];
  readonly bots: readonly string[];
  /** By seat, what bots are called that nobody gives a name. */
  readonly bot_names: readonly { readonly players: number; readonly names: readonly string[] }[];
  readonly options: readonly OptionShape[];
  /** Options of a quick start, in which the set-up is dealt; empty: there is none. */
  readonly quick: Readonly<Record<string, OptionValue>>;
  readonly orders: readonly OrderQuestion[];
  /** Minutes that may be agreed for a whole game, if one of these options is on. */
  readonly time_limit: { readonly options: readonly string[]; readonly least: number; readonly most: number; readonly usual: number } | null;
}

export interface AgentShape {
  readonly name: string;
  readonly sentence: string;
}

/** A level of bots; how strong it is with so many seats, where that was measured. */
export interface LevelShape extends AgentShape {
  readonly ratings: readonly { readonly players: number; readonly rating: number; readonly give: number }[];
}

/** All words of a game. */
export interface GameDetail extends Omit<GameShape, "bots"> {
  readonly bots: readonly LevelShape[];
  /** What a bot likes; `LEVEL:STYLE` is the name of a level with one. */
  readonly styles: readonly AgentShape[];
  readonly autopilots: readonly AgentShape[];
  /** What each seat plays, by number of seats; empty where all are alike before the game. */
  readonly roles: readonly { readonly players: number; readonly names: readonly (readonly string[])[] }[];
  /** What chance is asked for by rolls, as the log names it; all else is drawn. */
  readonly dice: readonly string[];
  /** Drawn ones, the main one first; without one the board comes as a diagram. */
  readonly maps: readonly string[];
  /** The parts of a view that are lists with one entry for each seat. */
  readonly by_seat: readonly string[];
  /** The parts of a view that are a seat or a list of seats. */
  readonly of_seats: readonly string[];
  /** Questions that may be declined by themselves. */
  readonly offers?: readonly string[];
  /** By field and id. */
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly actions: Readonly<Record<string, { readonly fields: readonly string[]; readonly name: string; readonly sentence: string }>>;
  readonly questions: Readonly<Record<string, { readonly sentence: string; readonly rules: readonly string[] }>>;
  /** Kind of event -> the rule behind it. */
  readonly events: Readonly<Record<string, string>>;
  readonly endings: Readonly<Record<string, string>>;
}

export interface RuleParagraph {
  readonly ids: readonly string[];
  /** Of a heading; else null. */
  readonly level: number | null;
  /** Markdown. */
  readonly text: string;
}

/** A word of a game. */
export interface Term {
  readonly id: string;
  readonly name: string;
  /** By which it is found in a text; the name is one of them. */
  readonly forms: readonly string[];
  readonly text: string;
  readonly rule: string;
  /** A drawing by its name; "": none. */
  readonly picture: string;
  /** In whose colours; "": in those of the text. */
  readonly owner: string;
}

export interface GlossaryTold {
  readonly game: string;
  readonly lang: string;
  readonly terms: readonly Term[];
}

export interface RuleBook {
  readonly game: string;
  readonly lang: string;
  readonly paragraphs: readonly RuleParagraph[];
}
