/** The last attack of a turn, which is not decided: why it has stopped, and how it goes on by one press. Pure. */

import type { LegalAction } from "../../net/shapes.ts";
import { unlisted, type Draft } from "../../table/draft.ts";
import type { Scene } from "../face.ts";
import { plans } from "../parts/planned.ts";
import { promise, promises } from "../parts/promised.ts";
import { find } from "../parts/steps.ts";
import { END, UNTIL } from "./asking.ts";
import { armiesIn, ATTACKING, facts, leads, officersIn, ownerOf, unitsIn, type Facts } from "./facts.ts";
import type { Officer } from "./material.ts";
import { story, type Fight } from "./story.ts";

/** One's own last attack, as long as it is not decided and nothing else was done. */
function undecided(scene: Scene, known: Facts): Fight | null {
  const fight = story(scene).fights.at(-1);
  return fight && fight.end === "" && fight.throws.length && !scene.draft?.steps.length && scene.draft?.decision.seat === fight.seat && ownerOf(known, fight.region) === fight.other ? fight : null;
}

/** That attack, if it has stopped since fewer can attack than did. */
export function halted(scene: Scene, known: Facts): Fight | null {
  const fight = undecided(scene, known);
  return fight && unitsIn(known, fight.source) <= (fight.throws.at(-1)?.attack.length ?? 0) ? fight : null;
}

/** An attack, among those that are fought by plan. */
export const battleOf = (source: string, region: string): string => `${source} ${region}`;

/** Whether an attack to the end goes on by itself: not behind a card, which may have changed everything, nor in a lesson, which asks for each step. */
export const goesOn = (scene: Scene, { fight }: Again): boolean => !fight.cards.length && !scene.teaches;

/** Whether one attacks to the end, as long as nobody has wished otherwise. */
export const toEnd = (scene: Scene): boolean => (scene.kept.get(UNTIL) ?? END) === END;

/** An attack is sent off: to the end it goes on by itself, and stops where the chance beside the press has fallen. */
export function sendsOff(scene: Scene, battle: string, goes: boolean, chance: number | null): void {
  plans(scene, goes ? battle : null);
  if (goes && chance !== null) promises(scene, battle, chance);
  else promise();
}

/** Who leads an attack where nobody has said otherwise; a lesson leaves that to whoever learns. */
export const led = (scene: Scene, known: Facts, source: string, aim: string): readonly Officer[] => (scene.teaches ? [] : leads(known, source, aim));

export interface Again {
  readonly fight: Fight;
  /** Those of its officers that still stand there. */
  readonly officers: readonly Officer[];
  /** How many go. */
  readonly n: number;
  readonly steps: readonly LegalAction[];
}

/** That attack once more, by the same officers and as many armies as can, and as far as before; null where there is none, or it cannot go on. */
export function again(scene: Scene, draft: Draft): Again | null {
  const known = facts(scene.view);
  const fight = undecided(scene, known);
  const attack = fight && find(draft, "attack", { region: fight.source });
  if (!fight || !attack) return null;
  const units = unitsIn(known, fight.source);
  const most = Math.min(ATTACKING, units - 1);
  const officers = officersIn(known, fight.source).filter((one) => fight.officers.includes(one)).slice(0, most);
  const armies = Math.min(most - officers.length, armiesIn(known, fight.source));
  const wish = String(scene.kept.get(UNTIL) ?? "1");
  const until = wish === "once" || units > Number(wish) ? wish : "1";
  const go = [`onto ${fight.region}`, ...officers.map((one) => `bring ${one}`), `send ${until} ${String(armies)}`];
  return { fight, officers, n: officers.length + armies, steps: [attack, ...go.map(unlisted)] };
}
