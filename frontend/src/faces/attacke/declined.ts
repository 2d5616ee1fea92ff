/** How an attack ends; why it cannot be met, told to who is attacked before it is answered for them. Pure. */

import type { Scene } from "../face.ts";
import { bestSet, facts, jokerCounts, missingArms } from "./facts.ts";
import { continentOf, landOf, nameOf, otherOf, wordsOf } from "./drawn.tsx";
import { isYou } from "../parts/you.ts";
import { question } from "./selection.ts";
import { story, type Demand, type Fight, type Revolt } from "./story.ts";

const lacking = (scene: Scene, land: string): string => {
  const { hand } = facts(scene.view);
  return wordsOf(scene).givenUp(missingArms(hand), hand["joker"] ?? 0, landOf(scene, land));
};

/** Why one's own land went without a fight, as only the own eyes see; "": by choice, or cards have gone from the hand since. */
export function forced(scene: Scene, { key, end, defender, land }: Fight): string {
  const { fights, changed } = story(scene);
  const given = end === "gave_up" && defender === scene.viewer && (changed.get(defender) ?? 0) <= fights.findIndex((fight) => fight.key === key);
  return given && !bestSet(facts(scene.view).hand, jokerCounts(scene.options)) ? lacking(scene, land) : "";
}

/** How a fight ends, in a short sentence, from when both sets lie open; "": it goes on. */
export function ended(scene: Scene, fight: Fight): string {
  const { land, attacker, defender, attack, defence, attackArmies, defenceArmies } = fight;
  const end = fight.end || (attack.length && defence.length ? (attackArmies > defenceArmies ? "won" : "held") : "");
  const w = wordsOf(scene);
  const [where, by, from] = [landOf(scene, land), otherOf(scene, attacker), otherOf(scene, defender)];
  return { "": "", gave_up: forced(scene, fight) ? w.noSetLost(where, by) : by ? w.gaveUp(from, where) : w.gaveUpToYou(from, where), defenceless: w.defenceless(from, where), won: w.won(by, where), held: w.held(from, where, attackArmies === defenceArmies) }[end];
}

/** What a revolution or treason has brought. */
export function outcome(scene: Scene, { seat, continent, land, taken }: Revolt): string {
  const w = wordsOf(scene);
  return taken.length ? `${continent ? continentOf(scene, continent) : landOf(scene, land)}: ${w.revoltTook(otherOf(scene, seat), taken.length)}` : w.revoltFailed;
}

const MUCH = 3; // lands that go at once

/** Whether a revolution has taken so many lands from the viewer that it is not passed over. */
export const heavy = ({ viewer }: Scene, { taken }: Revolt): boolean => viewer >= 0 && taken.filter(({ from }) => from === viewer).length >= MUCH;

/** What a demand has brought; whoever is asked still answers it as long as it goes on. */
export function brought(scene: Scene, { seat, victim, given, end }: Demand): string {
  const w = wordsOf(scene);
  const [by, from, asks, pays] = [nameOf(scene, seat), nameOf(scene, victim), isYou(scene, seat), isYou(scene, victim)];
  return { "": w.demandOpen(otherOf(scene, victim)), paid: w.demandPaid(from, by, given, pays, asks), all: w.demandAll(from, by, given, pays, asks), warded: w.demandWarded(from, pays), nothing: w.demandNothing(from, pays) }[end];
}

/** What is missing in the hand, and what goes for it; "" where nothing is answered by itself. */
export function declined(scene: Scene): string {
  const { draft } = scene;
  if (!draft) return "";
  const asked = question(draft);
  if (asked === "Fight.answer") return lacking(scene, story(scene).fights.at(-1)?.land ?? "");
  if (asked !== "Revolt.counter" && asked !== "Revolt.sealed") return "";
  const revolt = story(scene).revolts.at(-1);
  return wordsOf(scene).notCountered(revolt?.continent ? continentOf(scene, revolt.continent) : landOf(scene, revolt?.land ?? ""));
}
