/** How the page reaches its house: over the network, or in this browser (`make offline`, `here/`). */

import { Passed, type Source, type Wanted } from "./source.ts";

/** Whether this page brings the house with it. */
export const here = import.meta.env.MODE === "offline";

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
  if (here) return (await import("./here/house.ts")).house.fetch(address, init);
  return fetch(address, init);
}

/** The news of a table: its part of the stream that all tabs of this browser share. */
export function source(wanted: Wanted): Source {
  const own = inside.get(wanted.table);
  if (own) return own.source();
  const stream = new Passed();
  const listen = here
    ? import("./here/house.ts").then(({ house }) => { house.listen(alone(wanted), stream); })
    : import("./streams/tab.ts").then(({ tab }) => { tab.open(wanted, stream); });
  listen.catch(() => { // its script cannot be had now
    stream.close();
    stream.tell("error", "");
  });
  return stream;
}

/** The address of a table's own stream. */
const alone = ({ table, after, seat, lang }: Wanted): string =>
  `/api/tables/${encodeURIComponent(table)}/stream?after=${String(after)}&lang=${lang}&forecast=true&openly=true&seat=${String(seat)}`;
