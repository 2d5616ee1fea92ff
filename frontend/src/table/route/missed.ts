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

/** Where it is still asked how to get; "" for none. */
export function undecided(now: Routing | null, draft: Draft): string {
  const asked = routed(now, draft);
  return asked?.kind === "parting" ? asked.to : "";
}

/** Where nothing leads; "" for none. */
export const missed = (no: Refused | null, draft: Draft): string => routed(no, draft)?.to ?? "";
