/** All battles of a turn as a sheet; fetched at rest, for nothing has been fought yet. */

import { fetchWhenIdle } from "../../app/idle.ts";
import { lazy } from "../../app/ui.tsx";
import type { Scene, Sheet } from "../face.ts";
import { campaigns } from "./campaign.ts";
import { powerName, wordsOf } from "./drawn.tsx";

const CampaignScene = lazy(async () => (await import("./CampaignScene.tsx")).CampaignScene);
fetchWhenIdle(CampaignScene);

/** `fought`: the sheets of the battles; `mine`: whether a power is the viewer's. */
export function summaries(scene: Scene, fought: readonly Sheet[], mine: (power: string) => boolean): readonly Sheet[] {
  return campaigns(scene).all.flatMap(({ key, power, battles }): readonly Sheet[] => {
    const sums = battles.map((battle) => battle.key);
    const own = mine(power);
    const took = own || fought.some((sheet) => sheet.mine && sums.includes(sheet.key));
    if (!took && scene.viewer >= 0) return []; // what others fight among themselves stops nobody once more
    return [{ key, over: true, slow: own, places: [], title: wordsOf(scene).campaign, note: powerName(scene, power), mine: took, sums, width: 520, Part: CampaignScene }];
  });
}
