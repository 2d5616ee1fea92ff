/** Battles and raids as sheets, and what of the log is told by itself. */

import { fetchWhenIdle, whenIdle } from "../../app/idle.ts";
import { lazy } from "../../app/ui.tsx";
import type { Beats, Scene, Sheet } from "../face.ts";
import { spaceOf, wordsOf } from "./drawn.tsx";
import { facts, isAxis, seatOf } from "./facts.ts";
import { isPower, POWERS } from "./material.ts";
import { story } from "./story.ts";
import type { summaries } from "./summaries.ts";

const FightScene = lazy(async () => (await import("./FightScene.tsx")).FightScene);
fetchWhenIdle(FightScene);
let summed: typeof summaries = (_, fought) => fought;
whenIdle(() => { import("./summaries.ts").then((found) => { summed = found.summaries; }, () => undefined); });

const SHOWS = ["fired", "struck_first", "shelled", "flak", "fired_at", "bombed"];
const TOLD = ["land_battle", "sea_battle", "raided", "repelled", "zone_cleared", "zone_held", "not_agreed", "oil_paid"];
const SURE = ["captured", "liberated", "kept_for", "given_back", "convoy_sunk", "convoy_restored", "plundered", "oil_taken", "oil_freed"]; // by a move into what nobody defends
export const beats: Beats = Object.fromEntries([...SHOWS.map((event) => [event, "shows"]), ...TOLD.map((event) => [event, "beat"]), ...SURE.map((event) => [event, "sure"])]);

export function sheets(scene: Scene): readonly Sheet[] {
  const w = wordsOf(scene);
  const known = facts(scene.view);
  const { battles } = story(scene);
  const mine = (power: string): boolean => isPower(power) && scene.viewer >= 0 && seatOf(power, known.players) === scene.viewer;
  const fought = battles.flatMap((battle, i): readonly Sheet[] => {
    const { key, space, what, power, owner, end } = battle;
    const now = i === battles.length - 1 && known.fighting === space && end === "";
    if (!now && !battle.salvos.length && what !== "raid") return []; // nobody was there to fight
    if (scene.compact && scene.draft && known.fighting) return []; // on a phone a battle lies within the question, and leaves no room for others
    const defends = POWERS.some((one) => isAxis(one) !== isAxis(power) && mine(one) && (known.units[space]?.[one] !== undefined || battle.salvos.some((salvo) => salvo.power === one)));
    return [{ key, over: !now, places: [space], title: what === "raid" ? w.raidOn(spaceOf(scene, space)) : w.battleOf(spaceOf(scene, space)), note: "", mine: mine(power) || mine(owner) || defends, width: 480, Part: FightScene }];
  });
  return summed(scene, fought, mine);
}
