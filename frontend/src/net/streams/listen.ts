/** Where the news of a table come from. */

import { Passed, type Source, type Wanted } from "../source.ts";
import { offline, inside } from "../transport.ts";

/** The news of a table: its part of the stream that all tabs of this browser share. */
export function source(wanted: Wanted): Source {
  const own = inside.get(wanted.table);
  if (own) return own.source();
  const stream = new Passed();
  const listen = offline
    ? import("../offline/server.ts").then(({ server }) => { server.listen(wanted, stream); })
    : import("./tab.ts").then(({ tab }) => { tab.open(wanted, stream); });
  listen.catch(() => { // its script cannot be had now
    stream.close();
    stream.tell("error", "");
  });
  return stream;
}
