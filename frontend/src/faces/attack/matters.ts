/** What of the others' turns matters to a seat. */

import type { Matter } from "../../table/digest.ts";
import type { Scene, Told } from "../face.ts";
import { weighed } from "../parts/matters.ts";

const weigh = weighed({
  taken: ["conquered", "repelled", "captured", "sea_won"],
  given: ["yielded"],
  lost: ["lost"],
  gained: ["rival_joined", "joined", "kept_card"],
  about: ["attacked", "offered", "deal_refused", "crossing_refused", "declined"],
  moves: ["conquered", "repelled", "neutrals_beaten", "joined", "rival_joined", "sea_won", "sea_taken", "yielded", "eliminated", "deal"],
});

export const matters = (told: Told, { viewer }: Scene): Matter => weigh(told, told["seat"] === viewer, told["other"] === viewer);
