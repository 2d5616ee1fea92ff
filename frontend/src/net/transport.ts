/** How the page reaches its house: over the network, or in this browser (`make offline`, `here/`). */

import { Passed, type Source } from "./source.ts";

/** Whether this page brings the house with it. */
export const here = import.meta.env.MODE === "offline";

/** A table that lives in the page itself, such as a lesson: it answers what is asked of its address. */
export interface Inside {
  request(address: string, init?: RequestInit): Promise<Response>;
  source(address: string): Source;
}

/** By the id of the table. */
export const inside = new Map<string, Inside>();
const insider = (address: string): Inside | undefined => inside.get(/^\/api\/tables\/([^/?]+)/.exec(address)?.[1] ?? "");

export async function request(address: string, init?: RequestInit): Promise<Response> {
  const own = insider(address);
  if (own) return own.request(address, init);
  if (here) return (await import("./here/house.ts")).house.fetch(address, init);
  return fetch(address, init);
}

export function source(address: string): Source {
  const own = insider(address);
  if (own) return own.source(address);
  if (!here) return new EventSource(address);
  const stream = new Passed();
  void import("./here/house.ts").then(({ house }) => { house.listen(address, stream); });
  return stream;
}
