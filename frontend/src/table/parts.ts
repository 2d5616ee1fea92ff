/** What a table consists of, made once; the desk and the phone lay it out. */

import type { ComponentChildren } from "preact";

import type { Face, Scene, SidePart } from "../faces/face.ts";

export type Tab = "map" | "log" | "chat" | "notes" | "round" | `side-${string}`;

/** Something to read, under a key where there is little room. */
export interface Leaf {
  readonly id: Tab;
  readonly title: string;
  /** How much of it has not been read. */
  readonly unread?: number;
  /** Beside the keys while it is open. */
  readonly tool?: ComponentChildren;
  readonly body: ComponentChildren;
}

export interface Parts {
  readonly scene: Scene | null;
  readonly face: Face;
  readonly tab: Tab;
  onTab(tab: Tab): void;
  onMenu(): void;
  /** The name of the game, and the way to the lobby. */
  readonly title: ComponentChildren;
  /** What is wrong with the table or the network. */
  readonly alarm: ComponentChildren;
  /** How many look on. */
  readonly watching: ComponentChildren;
  readonly map: ComponentChildren;
  /** Who plays: all seats, or some. */
  players(which?: (seat: number) => boolean): ComponentChildren;
  /** Whose eyes, or whose turn it is. */
  readonly first: number;
  readonly limit: ComponentChildren;
  readonly request: ComponentChildren;
  /** Lies over the board after the end. */
  readonly result: ComponentChildren;
  readonly hand: ComponentChildren;
  /** The question; or the way through the past. */
  readonly ask: ComponentChildren;
  /** A moment of the past is shown. */
  readonly past: boolean;
  /** Something on the map can be chosen now. */
  readonly onMap: boolean;
  /** Something is asked of the viewer. */
  readonly mine: boolean;
  /** The log, and what is said at the table. */
  readonly records: readonly Leaf[];
  /** A face's parts; that of the round is shown with who plays. */
  readonly sides: readonly SidePart[];
  readonly round: SidePart | null;
}
