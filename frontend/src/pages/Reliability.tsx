/** How reliably somebody answers, in a sentence. */

import type { Reliable as Known } from "../net/shapes.ts";
import { useSay } from "../words/opening/index.ts";
import { duration } from "./phrases.ts";

const UNITS = [60, 3_600, 86_400]; // seconds

export function ReliabilityNote({ known }: { readonly known: Known | undefined }) {
  const say = useSay();
  if (known === undefined) return null;
  const unit = UNITS.findLast((one) => known.seconds >= one) ?? 60;
  return <small class="reliable">{say("reliable", { share: known.share, time: duration(say, Math.ceil(known.seconds / unit) * unit) })}</small>;
}
