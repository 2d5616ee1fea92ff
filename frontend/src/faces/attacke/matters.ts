/** What of the others' turns matters to a seat, and how it is said there. */

import type { Loss, Matter } from "../../table/digest.ts";
import type { Scene, Told } from "../face.ts";
import { placeLost, weighed } from "../parts/matters.ts";
import { landOf, wordsOf } from "./drawn.tsx";
import { forced } from "./declined.ts";
import { story } from "./story.ts";

const weigh = weighed({
  taken: ["taken"],
  given: ["handed_over", "gave_all", "repelled"],
  lost: ["eliminated"],
  about: ["attacked", "treason", "demand", "warded_off"],
  moves: ["won_fight", "repelled", "revolution", "treason", "countered", "eliminated", "demand", "handed_over", "gave_all", "gave_up", "defenceless"],
});

export const matters = (told: Told, { viewer }: Scene): Matter => weigh(told, told["seat"] === viewer, told["other"] === viewer);

export function loss({ event, land, other }: Told, scene: Scene): Loss | null {
  return event === "taken" && other === scene.viewer && typeof land === "string" ? placeLost(landOf(scene, land), wordsOf(scene).landsN) : null;
}

/** A land that changes hands, and by what: "Britain: Ben → you · revolution". */
export function brief(told: Told, scene: Scene): string | null {
  const { event, seat, other, land } = told;
  if (event !== "taken" || typeof seat !== "number" || typeof other !== "number" || typeof land !== "string") return null;
  const { causes, losses } = story(scene);
  const fight = losses.get(told);
  const cause = fight && forced(scene, fight) ? "no_set" : causes.get(told);
  return `${landOf(scene, land)}: ${scene.called(other)} → ${scene.called(seat)}${cause ? ` · ${wordsOf(scene).by[cause]}` : ""}`;
}
