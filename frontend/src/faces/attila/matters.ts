/** What of the others' turns matters to a seat, and how it is said there. */

import type { Matter } from "../../table/digest.ts";
import type { Scene, Told } from "../face.ts";
import { weighed } from "../parts/matters.ts";
import { facts, isPeople } from "./facts.ts";
import { WORDS } from "./words/index.ts";

const weigh = weighed({ lost: ["lapsed", "taken_back"], about: ["scored"], moves: ["placed", "second", "conflict", "left", "pacified", "closed"] });
const SCORINGS: readonly string[] = ["scoring", "final_scoring"];

/** That a people had to leave in which one has influence comes first, then that there was a scoring, then what it brought; nothing brought is no news. */
export function matters(told: Told, { viewer, view }: Scene): Matter {
  if (told.event === "influence") return overtaken(told, viewer, view) ? "lost" : null;
  if (SCORINGS.includes(told.event)) return "gained";
  if (told.event === "left" && isPeople(told["people"]) && (facts(view).influence[viewer]?.[told["people"]] ?? 0) > 0) return "lost";
  return told.event === "scored" && told["points"] === 0 ? null : weigh(told, told["seat"] === viewer, false);
}

/** What one has with a people now that another one has come past; 0: nobody has. */
function overtaken({ seat, people, track, fields }: Told, viewer: number, view: Scene["view"]): number {
  const own = isPeople(people) && seat !== viewer ? (facts(view).influence[viewer]?.[people] ?? 0) : 0;
  return own < Number(track) && own >= Number(track) - Number(fields) ? own : 0;
}

/** What the stone that was set has brought with its own people, in the same turn. */
function brought(told: Told, { log }: Scene): number {
  const events = log.flatMap(({ events: all = [] }) => all);
  const at = events.indexOf(told);
  const end = events.findIndex(({ event }, i) => i > at && (event === "turn" || event === "placed"));
  const next = at < 0 ? undefined : events.slice(at, end < 0 ? undefined : end).find(({ event, people }) => event === "influence" && people === told["people"]);
  return Number(next?.["track"] ?? 0);
}

/** In a few words: "Galla: Huns → Moesia". */
export function brief(told: Told, scene: Scene): string | null {
  const w = WORDS.in(scene.words.lang);
  const named = (field: string): string => scene.words.name(field, String(told[field] ?? ""));
  const seat = told["seat"];
  const who = typeof seat === "number" ? scene.called(seat) : "";
  const points = Number(told["points"] ?? 0);
  switch (told.event) {
    case "placed": {
      const track = brought(told, scene);
      return `${who}: ${named("people")} → ${track ? w.influenceAt(named("province"), track) : named("province")}`;
    }
    case "influence": {
      const own = overtaken(told, scene.viewer, scene.view);
      return own ? w.overtakes(who, named("people"), Number(told["track"]), own) : null;
    }
    case "second": return `${who}: ${named("people")} → ${named("province")} (${w.asSecond})`; // instead of influence
    case "conflict": return w.conflictIn(named("province"));
    case "left": return w.leave(named("people"), named("province"));
    case "pacified": return w.nowPacified(named("province"));
    case "closed": return w.nowClosed(named("province"));
    case "scoring": return w.scoringOf(named("century"));
    case "final_scoring": return w.finalScoring;
    case "scored": return `${named("people")}: +${String(points)}`;
    case "lapsed": return w.lapses(named("people"), points);
    default: return null;
  }
}
