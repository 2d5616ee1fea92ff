/** The network, as the keeper of the stream asks it. */

import type { Network } from "./keeper.ts";

const TIMEOUT = 20_000; // ms

export const network: Network = {
  listen: (address) => new EventSource(address),
  ask: async (address) => {
    const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT), credentials: "same-origin", cache: "no-store" });
    if (!answer.ok) throw new Error(String(answer.status));
    return answer.text();
  },
};
