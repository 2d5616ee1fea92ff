/** A place that was named, and that nothing is planned for. */

import { Observable } from "../../app/observable.ts";
import type { Draft } from "../draft.ts";
import { routed, type Routing } from "./routing.ts";

interface Refused {
  readonly draft: Draft;
  readonly to: string;
}

/** The place that was named last and that nothing leads to from what was drafted, until that was noticed. */
export const refused = new Observable<Refused | null>(null);

/** Nothing leads there, or it is still asked how; "" for none. */
export function missed(now: Routing | null, no: Refused | null, draft: Draft): string {
  const asked = routed(now, draft);
  return asked?.kind === "parting" ? asked.to : (routed(no, draft)?.to ?? "");
}
