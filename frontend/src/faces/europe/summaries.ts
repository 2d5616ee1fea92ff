/** All battles of a turn as a sheet; fetched at rest, for nothing has been fought yet. */

import { fetchWhenIdle } from "../../app/idle.ts";
import { lazy } from "../../app/ui.tsx";
import type { Scene, Sheet } from "../face.ts";
import { campaigns } from "./campaign.ts";
import { powerName, wordsOf } from "./drawn.tsx";

const CampaignScene = lazy(async () => (await import("./CampaignScene.tsx")).CampaignScene);
fetchWhenIdle(CampaignScene);

/** The sheets of the battles, `fought`, and behind them those that sum them up; `mine`: whether a power is the viewer's. */
export function summaries(scene: Scene, fought: readonly Sheet[], mine: (power: string) => boolean): readonly Sheet[] {
  const summed = new Set<string>();
  const all = campaigns(scene).all.flatMap(({ key, power, battles }): readonly Sheet[] => {
    const sums = battles.map((battle) => battle.key);
    const own = mine(power);
    const took = own || fought.some((sheet) => sheet.mine && sums.includes(sheet.key));
    if (!took && scene.viewer >= 0) return []; // what others fight among themselves stops nobody once more
    for (const one of sums) summed.add(one);
    return [{ key, over: true, stays: own, places: [], title: wordsOf(scene).campaign, note: powerName(scene, power), mine: took, width: 520, Part: CampaignScene }];
  });
  return [...fought.map((sheet) => (summed.has(sheet.key) ? { ...sheet, summed: true } : sheet)), ...all];
}
