/** What of the others' turns matters to a seat. */

import type { Matter } from "../../table/digest.ts";
import type { Scene, Told } from "../face.ts";
import { landOf } from "./drawn.tsx";

const MOVES: ReadonlySet<string> = new Set(["won_fight", "repelled", "revolution", "treason", "countered", "eliminated", "demand", "handed_over", "gave_all", "gave_up", "defenceless"]);
const ASKED: ReadonlySet<string> = new Set(["attacked", "treason", "demand", "warded_off"]);

export function matters(told: Told, { viewer }: Scene): Matter {
  const { event } = told;
  const [mine, other] = [told["seat"] === viewer, told["other"] === viewer];
  if (event === "taken" && (mine || other)) return mine ? "gained" : "lost";
  if (event === "eliminated" && mine) return "lost";
  if ((event === "handed_over" || event === "gave_all") && (mine || other)) return mine ? "lost" : "gained";
  if (event === "repelled" && (mine || other)) return mine ? "lost" : "gained";
  if (ASKED.has(event) && (mine || other)) return "mine";
  return MOVES.has(event) ? "move" : null;
}

/** A land that changes hands: "Britain: Ben → you". */
export function brief({ event, seat, other, land }: Told, scene: Scene): string | null {
  if (event !== "taken" || typeof seat !== "number" || typeof other !== "number" || typeof land !== "string") return null;
  return `${landOf(scene, land)}: ${scene.called(other)} → ${scene.called(seat)}`;
}
