/** What of the others' turns matters to a seat. */

import type { Loss, Matter } from "../../table/digest.ts";
import type { Fights, Scene, Told } from "../face.ts";
import { FOUGHT, ofLine } from "../parts/fought.ts";
import { placeLost, weighed } from "../parts/matters.ts";
import { numbers } from "../parts/story.ts";
import { counted, nameOf, regionOf, theRegion, wordsOf } from "./drawn.tsx";
import { economy, facts, size, UNITS } from "./facts.ts";
import { story } from "./story.ts";
import { REACH } from "./words/reach.ts";

const weigh = weighed({
  taken: ["conquered", "repelled", "captured", "sea_won"],
  given: ["yielded"],
  lost: ["lost", "gave_up"], // the loser knows which card it was: the other half of "captured"
  gained: ["rival_joined", "joined", "kept_card"],
  about: ["attacked"],
  said: ["offered", "deal_refused", "crossing_refused", "declined", "deal"],
  moves: ["conquered", "repelled", "neutrals_beaten", "joined", "rival_joined", "sea_won", "sea_taken", "yielded", "eliminated", "deal"],
});

const DONE: readonly string[] = ["conquered", "neutrals_beaten", "joined", "sea_taken"]; // what one's own actions bring stands above the next question

export const matters = (told: Told, { viewer }: Scene): Matter => ((told.event === "captured" && told["other"] === viewer) || (told["seat"] === viewer && DONE.includes(told.event)) ? null : weigh(told, told["seat"] === viewer, told["other"] === viewer));

/** Whether an event tells that the reader's capital falls: it brings the next owner its points. */
const capitalLost = ({ event, other, region }: Told, { viewer, view }: Scene): boolean => event === "conquered" && other === viewer && viewer >= 0 && typeof region === "string" && facts(view).capitals[viewer] === region;

/** A card that is gone, and whether a set is broken by it. */
export function also({ event, seat, card }: Told, scene: Scene): string | null {
  if (event !== "gave_up" || seat !== scene.viewer || typeof card !== "string") return null;
  const { hand } = facts(scene.view);
  return REACH[scene.words.lang].cardToo(scene.words.name("card", card), economy({ ...hand, [card]: (hand[card] ?? 0) + 1 }).sets > economy(hand).sets);
}

export function brief(told: Told, scene: Scene): string | null {
  return capitalLost(told, scene) ? REACH[scene.words.lang].capitalFalls(nameOf(scene, Number(told["seat"])), theRegion(scene, String(told["region"]))) : null;
}

export function loss(told: Told, scene: Scene): Loss | null {
  const { event, unit, units, region, other, seat } = told;
  if (event === "conquered" && other === scene.viewer && typeof region === "string") return placeLost(capitalLost(told, scene) ? REACH[scene.words.lang].capitalIn(regionOf(scene, region)) : regionOf(scene, region), wordsOf(scene).regions, typeof seat === "number" ? scene.called(seat) : "");
  const kind = UNITS.find((one) => one === unit);
  if (event !== "lost" || kind === undefined || typeof region !== "string") return null;
  return { place: regionOf(scene, region), kind, n: Number(units), said: (n) => counted(scene, kind, n) };
}

const ENDS: readonly string[] = ["conquered", "repelled", "neutrals_beaten", "neutrals_held", "undefended", "sea_won"];
const SIDES: readonly string[] = ["attacked", "invaded", "commands", "appointed", "sea_fight"];
export const fights: Fights = {
  opens: ["attacked", "invaded", "sea_fight"], ends: ENDS, tells: [...ENDS, "kept_card", "captured", "eliminated"],
  sides: ({ event, seat, other }) => (SIDES.includes(event) ? [...numbers(seat), ...numbers(other)] : []),
};

export function fought(line: number, scene: Scene): string {
  const battle = story(scene).battles.find((one) => ofLine(one, line));
  if (!battle?.end || !battle.halves.length) return "";
  const { attacker, defender } = battle.forces;
  const lost = (side: "attacker" | "defender"): number => battle.halves.reduce((sum, half) => sum + (half.side === side ? 0 : size(half.lost)), 0);
  const [n, m] = [size(attacker) + lost("attacker"), size(defender) + lost("defender")];
  return FOUGHT[scene.words.lang].against(n, m, size(battle.end === "won" ? attacker : defender));
}
