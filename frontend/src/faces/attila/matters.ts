/** What of the others' turns matters to a seat. */

import type { Scene, Told } from "../face.ts";
import type { Matter } from "../../table/digest.ts";

const MOVES: ReadonlySet<string> = new Set(["placed", "second", "conflict", "left", "pacified", "closed", "scoring", "final_scoring"]);

export function matters(told: Told, { viewer }: Scene): Matter {
  const { event } = told;
  if (told["seat"] === viewer && (event === "lapsed" || event === "taken_back")) return "lost";
  if (told["seat"] === viewer && event === "scored") return "gained";
  return MOVES.has(event) ? "move" : null;
}
