/** The first look at a table, begun while the program that shows tables is still on its way. */

import { api } from "./api.ts";
import type { Snapshot } from "./shapes.ts";

let begun: { readonly id: string; readonly look: Promise<Snapshot> } | null = null;

export function beginLook(id: string): void {
  const look = api.look(id, null);
  look.catch(() => undefined); // whoever takes it is told
  begun = { id, look };
}

/** What was begun for this table, once; else a look of its own. */
export function firstLook(id: string): Promise<Snapshot> {
  const early = begun?.id === id ? begun.look : null;
  begun = null;
  return early ?? api.look(id, null);
}
