/** What marches and sails, as the log tells of the action under way. Pure. */

import type { Told } from "../../net/shapes.ts";
import { seatIn, text, type Keyed } from "../parts/story.ts";
import { isUnit, plus, type Army } from "./facts.ts";

export interface March {
  readonly origin: string;
  readonly region: string;
  readonly seat: number;
  readonly units: Army;
  readonly count: number;
  readonly way: "land" | "sea";
  readonly verdict: "" | "allowed" | "refused";
}

const crosses = (one: March, told: Told): boolean => one.way === "sea" && one.origin === told["origin"] && one.region === told["region"];

/** With what has just gone the same way, where something has. */
function joined(marches: readonly March[], told: Told, way: March["way"]): readonly March[] {
  const [origin, region, unit] = [text(told["origin"]), text(told["region"]), told["unit"]];
  if (!isUnit(unit)) return marches;
  const old = marches.find((one) => one.origin === origin && one.region === region && one.way === way);
  const next: March = { origin, region, seat: seatIn(told), way, verdict: "", units: plus(old?.units, { [unit]: 1 }), count: (old?.count ?? 0) + 1 };
  return old ? marches.map((one) => (one === old ? next : one)) : [...marches, next];
}

/** A plane of a group: of one that was refused, it alone flies. */
function flown(one: March): March {
  const alone = one.verdict === "refused";
  return { ...one, verdict: "", units: { aircraft: alone ? 1 : (one.units.aircraft ?? 0) + 1 }, count: alone ? 1 : one.count + 1 };
}

export function marchesOf(events: readonly Keyed[]): readonly March[] {
  let marches: readonly March[] = [];
  const ruled = (told: Told, verdict: March["verdict"]): void => { marches = marches.map((one) => (crosses(one, told) ? { ...one, verdict } : one)); };
  for (const { told } of events) {
    switch (told.event) {
      case "action":
        marches = [];
        break;
      case "sent": case "blitzed": case "moved_far":
        marches = joined(marches, told, "land");
        break;
      case "waits":
        marches = joined(marches, told, "sea");
        break;
      case "crossing_allowed":
        ruled(told, "allowed");
        break;
      case "crossing_refused":
        ruled(told, "refused");
        break;
      case "flew":
        marches = marches.map((one) => (crosses(one, told) ? flown(one) : one));
        break;
      case "turned_back":
        marches = marches.filter((one) => !(crosses(one, told) && one.verdict === "refused"));
        break;
      case "attacked": case "invaded":
        marches = marches.filter(({ verdict }) => verdict !== "refused");
        break;
      case "undefended": case "conquered": case "repelled": case "neutrals_beaten": case "neutrals_held":
        marches = marches.filter(({ region }) => region !== told["region"]);
        break;
    }
  }
  return marches;
}
