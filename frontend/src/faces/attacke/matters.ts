/** What of the others' turns matters to a seat, and how it is said there: what came of something, not that it was tried. */

import type { Loss, Matter } from "../../table/digest.ts";
import type { Fights, Scene, Told } from "../face.ts";
import { FOUGHT, ofLine } from "../parts/fought.ts";
import { placeLost, weighed } from "../parts/matters.ts";
import { question } from "../parts/steps.ts";
import { numbers } from "../parts/story.ts";
import { isYou } from "../parts/you.ts";
import { continentOf, landOf, nameOf, wordsOf } from "./drawn.tsx";
import { brought, forced, outcome } from "./declined.ts";
import { acts, type Act } from "./acts.ts";
import { story, type Cause, type Fight, type Revolt } from "./story.ts";

const weigh = weighed({
  taken: ["taken"],
  given: ["handed_over", "gave_all", "repelled"],
  lost: ["eliminated"],
  about: ["attacked", "treason", "demand", "warded_off"],
  moves: ["taken", "repelled", "revolution", "treason", "countered", "eliminated", "demand", "handed_over", "gave_all"],
});

const ANSWERS = new Set(["Fight.answer", "Revolt.counter", "Revolt.sealed", "Demand.answer"]);

const isRevolution = ({ of }: Act): boolean => "continent" in of && of.continent !== "";

export function loss(told: Told, scene: Scene): Loss | null {
  const { event, land, other, seat } = told;
  if (event !== "taken" || other !== scene.viewer || typeof land !== "string" || typeof seat !== "number") return null;
  const w = wordsOf(scene);
  const cause = causeOf(told, scene);
  return placeLost(landOf(scene, land), w.landsN, cause ? `${scene.called(seat)} (${w.by[cause]})` : scene.called(seat));
}

/** How a land changed hands. */
function causeOf(told: Told, scene: Scene): Cause | "no_set" | undefined {
  const { causes, losses } = story(scene);
  const fight = losses.get(told);
  return fight && forced(scene, fight) ? "no_set" : causes.get(told);
}

export function matters(told: Told, scene: Scene): Matter {
  const { viewer } = scene;
  const act = acts(scene).get(told);
  const matter = weigh(told, told["seat"] === viewer, told["other"] === viewer);
  if (act?.begins === told && !act.ends && scene.draft && ANSWERS.has(question(scene.draft))) return null; // the question says it
  if (act?.ends && act.ends !== told && told.event !== "countered" && (matter === "mine" || matter === "move")) return null; // its end is told
  if (matter === "move" && told.event === "taken" && act && isRevolution(act) && act.ends !== told) return null; // the last of them tells of all
  return matter;
}

/** What came of something in a few words: "Ben takes Britain from you · revolution". */
export function brief(told: Told, scene: Scene): string | null {
  const { event, seat, other, land } = told;
  const w = wordsOf(scene);
  const act = acts(scene).get(told);
  if (event === "countered" && act && typeof seat === "number") return `${placeOf(act.of as Revolt, scene)}: ${bare(w.hasCountered(nameOf(scene, seat), isYou(scene, seat)))} · ${w.by[isRevolution(act) ? "revolution" : "treason"]}`;
  if (event === "repelled" && act) return `${bare(told.sentence)} · ${strengths(act.of as Fight)}`;
  if (event !== "taken" || typeof seat !== "number" || typeof other !== "number" || typeof land !== "string") return null;
  if (act && isRevolution(act) && other !== scene.viewer && seat !== scene.viewer) return `${bare(outcome(scene, act.of as Revolt))} · ${w.by.revolution}`;
  const cause = causeOf(told, scene);
  return `${bare(told.sentence)}${cause ? ` · ${w.by[cause]}` : ""}${act && cause === "fight" ? ` ${strengths(act.of as Fight)}` : ""}`;
}

const bare = (sentence: string): string => sentence.replace(/\.$/, "");
const placeOf = ({ continent, land }: Revolt, scene: Scene): string => (continent ? continentOf(scene, continent) : landOf(scene, land));

/** In the log, where something begins: what came of it, in one sentence; "" for what that says already; null: as it was told. */
export function upshot(told: Told, scene: Scene): string | null {
  const { causes } = story(scene);
  const act = acts(scene).get(told);
  if (!act?.ends) return null;
  const { begins, ends, of } = act;
  const many = isRevolution(act);
  if (told !== begins) return told.event === "won_fight" || (told === ends && "attacker" in of) || (told.event === "taken" && !many) ? "" : null;
  const w = wordsOf(scene);
  const [said, cause] = "victim" in of ? [brought(scene, of), w.defectors]
    : ends.event === "countered" ? [w.revoltFailed, (many ? w.revolutionIn : w.treasonIn)(placeOf(of as Revolt, scene))]
      : many ? [outcome(scene, of as Revolt), w.by.revolution]
        : [ends.sentence, ends.event === "repelled" || causes.get(ends) === "fight" ? `${w.by.fight}, ${strengths(of as Fight)}` : w.by[causes.get(ends) ?? "treason"]];
  return `${bare(said)} (${cause}).`;
}

/** Both sets, the attacker's first. */
const strengths = ({ attackArmies, defenceArmies }: Fight): string => `${String(attackArmies)}\u00a0:\u00a0${String(defenceArmies)}`;

const ENDS: readonly string[] = ["repelled", "won_fight", "gave_up", "defenceless"];
export const fights: Fights = {
  opens: ["attacked"], ends: ENDS, tells: [...ENDS, "taken", "eliminated", "estate"],
  sides: ({ event, seat, other }) => (event === "attacked" ? [...numbers(seat), ...numbers(other)] : []),
};

export function fought(line: number, scene: Scene): string {
  const fight = story(scene).fights.find((one) => ofLine(one, line));
  return fight?.attack.length && fight.defence.length ? FOUGHT[scene.words.lang].armies(fight.attackArmies, fight.defenceArmies) : "";
}
