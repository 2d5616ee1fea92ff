/** What of the others' turns matters to a seat, and how it is said there. */

import type { Loss, Matter } from "../../table/digest.ts";
import type { Fights, Scene, Told } from "../face.ts";
import { FOUGHT, ofLine } from "../parts/fought.ts";
import { placeLost, weighed } from "../parts/matters.ts";
import { facts, isAxis, seatOf, size } from "./facts.ts";
import { lostIn } from "./fight.ts";
import { story } from "./story.ts";
import { counted, kindName, powerName, spaceOf, wordsOf } from "./drawn.tsx";
import { isKind, isPower } from "./material.ts";

const BACK: readonly string[] = ["liberated", "oil_freed", "convoy_restored", "given_back"]; // good for whom it belonged to, too
const weigh = weighed({
  taken: ["captured", "oil_taken", "convoy_sunk", "plundered", "bombed"],
  given: ["repelled", "not_taken", "zone_held"], // what was held is good news
  gained: BACK,
  about: ["lost", "crashed"], // lands before units
  moves: ["land_battle", "sea_battle", "raided", "agreed", "oil_paid"],
});
export function matters(told: Told, scene: Scene): Matter {
  if (told.event === "proposed") return "mine";
  const { players, units } = facts(scene.view);
  const mine = (power: unknown): boolean => isPower(power) && seatOf(power, players) === scene.viewer;
  const at = told.event === "zone_held" && typeof told["space"] === "string" ? Object.keys(units[told["space"]] ?? {}) : []; // a sea zone has no owner
  const [own, other] = [mine(told["power"]), [told["owner"], ...at].some(mine)];
  return weigh(told, own || (other && BACK.includes(told.event)), other);
}

/** The one with the highest income among the winners is told where there are several. */
export function upshot({ event }: Told, { log }: Scene): string | null {
  if (event !== "foremost") return null;
  const winners = log.flatMap(({ events = [] }) => events).findLast((told) => told.event === "winners")?.["powers"];
  return Array.isArray(winners) && winners.length === 1 ? "" : null;
}

export function brief(told: Told, scene: Scene): string | null {
  const [power, kind, origin, space] = [told["power"], told["kind"], told["origin"], told["space"]];
  if (typeof power !== "string" || typeof space !== "string") return null;
  if ((told.event === "moved" || told.event === "flew" || told.event === "landed") && typeof kind === "string" && typeof origin === "string") return wordsOf(scene).brief(kindName(scene, kind), spaceOf(scene, origin), spaceOf(scene, space));
  if (told.event === "bombed" && typeof told["owner"] === "string" && typeof told["damage"] === "number") return wordsOf(scene).briefBombed(powerName(scene, told["owner"]), told["damage"], spaceOf(scene, space));
  return null;
}

export function loss({ event, kind, space, owner, power, count = 1 }: Told, scene: Scene): Loss | null {
  if (event === "captured" && isPower(owner) && seatOf(owner, facts(scene.view).players) === scene.viewer && typeof space === "string") return placeLost(spaceOf(scene, space), wordsOf(scene).territoriesN, isPower(power) ? scene.called(seatOf(power, facts(scene.view).players)) : "");
  if ((event !== "lost" && event !== "crashed") || typeof space !== "string" || !isKind(kind)) return null;
  return { place: spaceOf(scene, space), kind, n: Number(count), said: (n) => counted(scene, kind, n) };
}

export function turnOf({ power }: Told, scene: Scene): number | undefined {
  return isPower(power) ? seatOf(power, facts(scene.view).players) : undefined;
}

const ENDS: readonly string[] = ["captured", "liberated", "kept_for", "oil_taken", "oil_freed", "repelled", "not_taken", "called_off", "zone_cleared", "zone_held", "bombed"];
export const fights: Fights = {
  opens: ["land_battle", "sea_battle", "raided"], ends: ENDS, tells: ENDS,
  sides: ({ power, owner }, players) => [power, owner].flatMap((one) => (isPower(one) ? [seatOf(one, players)] : [])),
};

export function fought(line: number, scene: Scene): string {
  const battle = story(scene).battles.findLast((one) => ofLine(one, line));
  if (!battle?.salvos.length) return "";
  const lost = (axis: boolean): number => size(lostIn(battle.salvos, axis));
  const axis = isAxis(battle.power);
  return FOUGHT[scene.words.lang].losses(Math.max(size(battle.sent), 0), lost(axis), lost(!axis));
}
