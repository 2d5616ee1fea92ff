/** What the page knows of the fairness of its table. */

import type { Fault } from "../net/logAudit.ts";

export interface FairnessState {
  /** The chain is checked up to this line; 0: not at all. */
  readonly seq: number;
  /** The head after it. */
  readonly hash: string;
  /** "unknown": this browser cannot check signatures here. */
  readonly signature: "right" | "wrong" | "unknown" | null;
  readonly fault: Fault | null;
  /** The server wrote something else than what this browser brought to the dice. */
  readonly exchanged: boolean;
  /** Rolls that fell without the link that this browser told for them. */
  readonly untaken: number;
}

export const NOTHING: FairnessState = { seq: 0, hash: "", signature: null, fault: null, exchanged: false, untaken: 0 };

/** The table is drawn first. */
export const breath = (): Promise<void> => new Promise((done) => {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(() => { done(); }, { timeout: 250 });
  else setTimeout(done);
});
