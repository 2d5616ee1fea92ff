/** What of the others' turns matters to a seat. */

import type { Loss, Matter } from "../../table/digest.ts";
import type { Scene, Told } from "../face.ts";
import { placeLost, weighed } from "../parts/matters.ts";
import { counted, regionOf, wordsOf } from "./drawn.tsx";
import { UNITS } from "./facts.ts";

const weigh = weighed({
  taken: ["conquered", "repelled", "captured", "sea_won"],
  given: ["yielded"],
  lost: ["lost", "gave_up"], // the loser knows which card it was: the other half of "captured"
  gained: ["rival_joined", "joined", "kept_card"],
  about: ["attacked"],
  said: ["offered", "deal_refused", "crossing_refused", "declined", "deal"],
  moves: ["conquered", "repelled", "neutrals_beaten", "joined", "rival_joined", "sea_won", "sea_taken", "yielded", "eliminated", "deal"],
});

export const matters = (told: Told, { viewer }: Scene): Matter => (told.event === "captured" && told["other"] === viewer ? null : weigh(told, told["seat"] === viewer, told["other"] === viewer));

export function loss({ event, unit, units, region, other, seat }: Told, scene: Scene): Loss | null {
  if (event === "conquered" && other === scene.viewer && typeof region === "string") return placeLost(regionOf(scene, region), wordsOf(scene).regions, typeof seat === "number" ? scene.called(seat) : "");
  const kind = UNITS.find((one) => one === unit);
  if (event !== "lost" || kind === undefined || typeof region !== "string") return null;
  return { place: regionOf(scene, region), kind, n: Number(units), said: (n) => counted(scene, kind, n) };
}
