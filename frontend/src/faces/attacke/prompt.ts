/** What is asked at this very step, where that is narrower than the question. */

import { candidates, legal } from "../../table/draft.ts";
import type { Draft, Scene } from "../face.ts";
import { continentOf, landOf, nameOf, otherOf, wordsOf } from "./drawn.tsx";
import { draws, facts, jokerCounts, ownerOf, SET, sum, type Facts } from "./facts.ts";
import { continentAt, continents } from "./map.ts";
import { cardsTaken, purpose, question, setTaken } from "./selection.ts";
import { story } from "./story.ts";
import { gain, unstopped, unwarded } from "./unstopped.ts";

export function prompt(scene: Scene): string {
  const { draft } = scene;
  if (!draft) return "";
  const w = wordsOf(scene);
  const known = facts(scene.view);
  const who = nameOf(scene, known.active);
  switch (question(draft)) {
    case "Turn.choose": return turn(scene, draft, known);
    case "Fight.answer": {
      const { land = "" } = story(scene).fights.at(-1) ?? {};
      return `${w.askDefend(who, landOf(scene, land))}${completed(scene, known, land, who)}`;
    }
    case "Revolt.counter": case "Revolt.sealed": {
      const { continent = "", land = "", again = false } = story(scene).revolts.at(-1) ?? {};
      const held = known.hand["gegenrevolution"] ?? 0; // or one could let it pass without noticing
      return continent ? w.askRevolt(who, continentOf(scene, continent), held) : w.askTreason(who, landOf(scene, land), again, held);
    }
    case "Demand.answer": return w.askPay(who, known.asks["amount"] ?? 0);
    default: return "";
  }
}

const RULES: Readonly<Record<string, string>> = { fight: "SCH-12", revolution: "SCH-25", treason: "SCH-30", demand: "SCH-32" };

/** One question stands for revolution and treason, and one for all actions of a turn: the rule is that of what is under way. */
export function rule(scene: Scene): string {
  const { draft } = scene;
  if (!draft) return "";
  switch (question(draft)) {
    case "Revolt.counter": case "Revolt.sealed": return story(scene).revolts.at(-1)?.continent === "" ? "SCH-30" : "";
    case "Turn.choose": return RULES[purpose(scene) || draft.chosen["action"] || ""] ?? "";
    default: return "";
  }
}

function askRevolution(scene: Scene, continent: string): string {
  const { lands, chance, average } = gain(scene, continent);
  return wordsOf(scene).askRevolution(continentOf(scene, continent), lands === 1 ? chance : average, lands);
}

/** That with this land whoever is on would have all of its continent, or its owner no longer, if so; `who`: as others call them. */
function completed(scene: Scene, known: Facts, land: string, who = ""): string {
  const w = wordsOf(scene);
  const continent = continentAt(land);
  const [name, owner] = [continentOf(scene, continent), ownerOf(known, land)];
  const rest = (continents()[continent] ?? []).filter((one) => one !== land).map((one) => ownerOf(known, one));
  const all = (seat: number): boolean => rest.length > 0 && rest.every((one) => one === seat);
  return all(known.active) ? ` ${w.completes(name, who)}` : all(owner) ? ` ${w.breaks(name, otherOf(scene, owner))}` : "";
}

/** In one's own turn: what is left to be said of what was begun, or what can be begun. */
function turn(scene: Scene, draft: Draft, known: Facts): string {
  const w = wordsOf(scene);
  const { land, continent, player } = draft.chosen;
  const action = purpose(scene) || draft.chosen["action"] || "";
  switch (action) {
    case "fight": {
      const set = setTaken(scene);
      const some = cardsTaken(scene).length;
      if (land === undefined) return some && !set ? w.askMore(SET - some) : w.askTarget(action);
      return set ? `${w.askAttack(landOf(scene, land), sum(set, jokerCounts(scene.options)))}${completed(scene, known, land)}` : w.askSet(landOf(scene, land));
    }
    case "treason": return land === undefined || !candidates(draft, { action, land }).length ? w.askTarget(action) : `${w.askBetray(landOf(scene, land), unstopped(scene, [ownerOf(known, land)]))}${completed(scene, known, land)}`;
    case "revolution": return continent === undefined ? w.askContinent : askRevolution(scene, continent);
    case "demand": return player === undefined ? w.askTarget(action) : w.askDemand(sum(cardsTaken(scene), 0), nameOf(scene, Number(player) - 1), unwarded(scene, Number(player) - 1));
    default: return legal(draft).every(({ fields }) => fields["action"] === "finish") ? w.askOnlyEnd(draws(known.kept[draft.decision.seat])) : known.asks["late"] === 1 ? w.askLate : w.askTurn;
  }
}
