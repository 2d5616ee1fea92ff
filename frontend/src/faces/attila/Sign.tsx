/** The sign beside a line of the log: the people's emblem, or what kind of thing happened. */

import type { Told } from "../face.ts";
import { Emblem, Stroke, type SignName } from "./drawn.tsx";
import { isPeople, TILES } from "./facts.ts";

const SIGNS: Readonly<Record<string, SignName>> = {
  first_player: "flag", turn: "flag", dealt: "hand", drew: "hand", no_card: "hand", reshuffled: "cards",
  set_aside: "swap", laid: "cards", laid_out: "cards", conflict: "swords", pacified: "slab", closed: "slab",
  scoring: "laurel", final_scoring: "laurel", taken_back: "laurel", won: "laurel",
  end_tiles: "flag", end_track: "flag", end_stuck: "flag", end_pile: "flag",
};

export function Sign({ told }: { readonly told: Told }) {
  const people = told["people"];
  if (isPeople(people)) return <Emblem people={people} gone={told.event === "left"} />;
  const tile = TILES.find((one) => one === told["tile"]);
  return <span class="at-emblem at-plain-sign" aria-hidden="true"><Stroke name={tile ?? SIGNS[told.event] ?? "flag"} /></span>;
}
