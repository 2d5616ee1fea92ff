/** A destination that was named: what is asked about the way there, as long as nothing else is done. */

import type { ComponentType } from "preact";

import { Observable } from "../../app/observable.ts";
import type { Board } from "../../board/index.ts";
import type { Point } from "../../board/mapfile.ts";
import type { Face, Scene } from "../../faces/face.ts";
import type { Route, Routes } from "../../net/shapes.ts";
import type { Draft } from "../draft.ts";

interface Of {
  /** The draft that it is about: with another one it is over. */
  readonly draft: Draft;
  /** Shows it on the map. */
  mark(board: Board): void;
  /** A region was picked that answers it; false: it does not. */
  picks(region: string, scene: Scene): boolean;
}

/** Something may begin at a place where no step begins, such as a landing by a ship that has to come first. */
export interface Leaving extends Of {
  readonly kind: "leaving";
  readonly origin: string;
  readonly leads: readonly string[];
}

/** Where what was picked can get to by several steps, too. */
export interface Leads extends Of {
  readonly kind: "leads";
  /** By what goes. */
  readonly movers: Routes["movers"];
}

/** Ways to a place that differ. */
export interface Parting extends Of {
  readonly kind: "parting";
  readonly to: string;
  readonly at: Point;
  readonly found: Routes;
  /** Those that are left. */
  readonly routes: readonly Route[];
  /** Where the others begin that the reader did not mean; "" where they begin where it was meant. */
  readonly instead: string;
  /** What every one of them costs, where the face says so: then it is asked even where one is left; "" once that was said. */
  readonly costs: string;
  /** The place is taken as the game's face takes it. */
  pick(): boolean;
}

/** What a game's face asks about a way that was drafted, beside the place where it leads. */
export interface Asked extends Of {
  readonly kind: "asked";
  readonly to: string;
  readonly head: string;
  readonly answers: readonly { readonly label: string; readonly pressed: boolean; act(): void }[];
}

export type Routing = Leaving | Leads | Parting | Asked;

export const routing = new Observable<Routing | null>(null);

/** How far what was picked by these steps gets, by what goes: still known while a way is asked about. */
export const reached = new WeakMap<Draft["steps"], Routes["movers"]>();

/** What shows ways, beside a place on the map and in the question: there as soon as the first one was looked for. */
export const shown = new Observable<{
  readonly Parted: ComponentType<{ readonly asked: Parting | Asked; readonly scene: Scene; readonly face: Face }>;
  readonly Underway: ComponentType<{ readonly scene: Scene; readonly draft: Draft }>;
  /** What is asked of a way that was drafted, instead of the game's own question; "" for nothing. */
  asks(scene: Scene, draft: Draft): string;
} | null>(null);

/** What is asked of this draft; null: nothing. */
export function routed<T extends Pick<Of, "draft">>(now: T | null, draft: Draft | null): T | null {
  return now && now.draft.steps === draft?.steps && now.draft.chosen === draft.chosen ? now : null; // those of another question are others
}
