/** What the log tells: marches, battles on land and at sea, diplomacy, what came of it. Pure. */

import type { LogLine, Told } from "../../net/shapes.ts";
import type { Scene } from "../face.ts";
import { eventsOf, remembered, text, type Keyed } from "../parts/story.ts";
import { gainsOf, type Gains } from "./diplomacy.ts";
import { battlesOf, type Battle } from "./landBattles.ts";
import { marchesOf, type March } from "./marches.ts";
import { changesOf, seasOf, type SeaBattle, type SeaChange } from "./seaBattles.ts";

/** What stands in the turn under way. */
interface Now {
  /** What came of the last action so far, as sentences: battles, those that were lost first, sea power, diplomacy. */
  readonly results: readonly string[];
  /** How the last offer of this turn ended, as a sentence; "" before that. */
  readonly deal: string;
  /** What was promised with the offer that lies on the table. */
  readonly promise: string;
  /** Regions of what happened last. */
  readonly last: readonly string[];
}

export interface Story extends Gains, Now {
  readonly marches: readonly March[];
  /** All that the log tells, oldest first. */
  readonly battles: readonly Battle[];
  readonly seas: readonly SeaBattle[];
  readonly changes: readonly SeaChange[];
  /** The last ones. */
  readonly battle: Battle | null;
  readonly sea: SeaBattle | null;
}

const RESULTS: ReadonlySet<string> = new Set(["conquered", "repelled", "neutrals_beaten", "neutrals_held", "undefended", "sea_taken", "yielded", "sea_won", "joined", "rival_joined", "stayed_neutral"]);
const FAILED: ReadonlySet<string> = new Set(["repelled", "neutrals_held"]);
const PLACES = 5; // of what is placed in a row

function nowOf(events: readonly Keyed[]): Now {
  let now: Now = { results: [], deal: "", promise: "", last: [] };
  for (const { told } of events) {
    const region = text(told["region"]);
    if (RESULTS.has(told.event)) now = { ...now, results: FAILED.has(told.event) ? [told.sentence, ...now.results] : [...now.results, told.sentence] };
    switch (told.event) {
      case "turn":
        now = { ...now, last: [], results: [], deal: "" };
        break;
      case "action":
        now = { ...now, results: [], deal: "" };
        break;
      case "offered":
        now = { ...now, deal: "", promise: "" };
        break;
      case "promised":
        now = { ...now, promise: text(told["text"]) };
        break;
      case "declined": case "withdrew": case "deal_refused": case "deal":
        now = { ...now, deal: told.sentence };
        break;
      case "deployed": case "placed":
        now = { ...now, last: [...now.last, region].slice(-PLACES) };
        break;
      case "sent": case "blitzed": case "moved_far": case "claimed": case "capital": case "joined": case "rival_joined": case "attacked": case "invaded": case "diplomacy":
        now = { ...now, last: [region] };
        break;
    }
  }
  return now;
}

export function tell(log: readonly LogLine[], more: readonly Told[] = []): Story {
  const events = eventsOf(log, more);
  const [battles, seas] = [battlesOf(events), seasOf(events)];
  return { ...gainsOf(events), ...nowOf(events), marches: marchesOf(events), battles, seas, changes: changesOf(events), battle: battles.at(-1) ?? null, sea: seas.at(-1) ?? null };
}

/** With the steps of the draft. */
export const story = remembered(({ log, draft }: Scene) => [log, draft?.ahead], ({ log, draft }) => tell(log, draft?.ahead?.events));
