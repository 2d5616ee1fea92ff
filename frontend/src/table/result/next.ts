/** Where else one is waited for. */

import { api } from "../../net/api.ts";

/** Another table at which a seat of one's own is asked, on whichever device one sat down: who waits longest; null: none. */
export async function waitingElsewhere(here: string): Promise<string | null> {
  return (await api.calls()).find((id) => id !== here) ?? null;
}
