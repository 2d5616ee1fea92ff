/** What the server says of positions that somebody draws; nothing of them is stored. */

import { call } from "./api.ts";
import type { Drawing, Drawn, Outline } from "./shapes.ts";

const e = encodeURIComponent;

export const positionEditor = {
  /** What positions of a game consist of. */
  outline: (game: string): Promise<Outline> => call(`/games/${e(game)}/positions`),
  /** Looks at a position, or reads one from a file; neither: the set-up. `write`: it is wanted as a file. */
  draw: (game: string, wish: Partial<Drawing> & { readonly names: readonly string[]; readonly text?: string; readonly write?: boolean }): Promise<Drawn> => call(`/games/${e(game)}/positions`, wish),
  /** A moment of a table to draw on; null: now. */
  drawable: (table: string, seq: number | null): Promise<Drawing & { readonly game: string; readonly dealt: boolean }> => call(`/tables/${e(table)}/position${seq === null ? "" : `?seq=${String(seq)}`}`),
};
