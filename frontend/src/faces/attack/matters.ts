/** What of the others' turns matters to a seat. */

import type { Scene, Told } from "../face.ts";
import type { Matter } from "../../table/digest.ts";

const MOVES: ReadonlySet<string> = new Set([
  "conquered", "repelled", "neutrals_beaten", "joined", "rival_joined", "sea_won", "sea_taken", "yielded", "eliminated", "deal",
]);
const ASKED: ReadonlySet<string> = new Set(["attacked", "offered", "deal_refused", "crossing_refused", "declined"]);
const TAKEN: ReadonlySet<string> = new Set(["conquered", "repelled", "captured", "sea_won"]); // the seat wins, the other loses
const WON: ReadonlySet<string> = new Set(["rival_joined", "joined", "kept_card"]);

export function matters(told: Told, { viewer }: Scene): Matter {
  const { event } = told;
  const [mine, other] = [told["seat"] === viewer, told["other"] === viewer];
  if (event === "lost" && mine) return "lost";
  if (event === "yielded" && (mine || other)) return mine ? "lost" : "gained";
  if (TAKEN.has(event) && (mine || other)) return mine ? "gained" : "lost";
  if (WON.has(event) && mine) return "gained";
  if (ASKED.has(event) && (mine || other)) return "mine";
  return MOVES.has(event) ? "move" : null;
}
