/** What of the others' turns matters to a seat, and how it is said there. */

import type { Matter } from "../../table/digest.ts";
import type { Scene, Told } from "../face.ts";
import { nameOf, regionOf, wordsOf } from "./drawn.tsx";

const MOVES: ReadonlySet<string> = new Set(["attacked", "conquered", "entered", "marker", "officer_bought", "station_bought", "eliminated", "played", "continent"]);
const STRUCK: ReadonlySet<string> = new Set(["bombed", "sniped", "mined", "blackout", "inflation"]); // the other is struck

export function matters(told: Told, { viewer }: Scene): Matter {
  const { event } = told;
  const [mine, other] = [told["seat"] === viewer, told["other"] === viewer];
  if (["lost", "officer_lost", "emptied", "disbanded", "station_fell"].includes(event) && mine) return "lost";
  if (event === "conquered" && (mine || other)) return mine ? "gained" : "lost";
  if (STRUCK.has(event) && (mine || other)) return mine ? "gained" : "lost";
  if (["wealth", "monopoly", "resistance", "spoils"].includes(event) && mine) return "gained";
  if (event === "attacked" && other) return "mine";
  return MOVES.has(event) ? "move" : null;
}

export function brief(told: Told, scene: Scene): string | null {
  const [seat, source, region] = [told["seat"], told["source"], told["region"]];
  if (!["attacked", "entered", "moved_in", "moved"].includes(told.event) || typeof seat !== "number" || typeof source !== "string" || typeof region !== "string") return null;
  return wordsOf(scene).brief(nameOf(scene, seat), regionOf(scene, source), regionOf(scene, region));
}
