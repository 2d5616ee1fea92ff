/** How the page reaches its server: over the network, or in this browser (`make offline`, `offline/`). */

import type { Source } from "./source.ts";

/** Whether this page brings the server with it. */
export const offline = import.meta.env.MODE === "offline";

/** A table that lives in the page itself, such as a lesson: it answers what is asked of its address. */
export interface Inside {
  request(address: string, init?: RequestInit): Promise<Response>;
  source(): Source;
}

/** By the id of the table. */
export const inside = new Map<string, Inside>();
const insider = (address: string): Inside | undefined => inside.get(/^\/api\/tables\/([^/?]+)/.exec(address)?.[1] ?? "");

export async function request(address: string, init?: RequestInit): Promise<Response> {
  const own = insider(address);
  if (own) return own.request(address, init);
  if (offline) return (await import("./offline/server.ts")).server.fetch(address, init);
  return fetch(address, init);
}
