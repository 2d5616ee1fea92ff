/** Bids and attacks as sheets, and what of the log is told by itself. */

import { fetchWhenIdle } from "../../app/idle.ts";
import { lazy } from "../../app/ui.tsx";
import type { Beats, Scene, Sheet } from "../face.ts";
import { regionOf, wordsOf } from "./drawn.tsx";
import { question } from "../parts/steps.ts";
import { facts } from "./facts.ts";
import { story } from "./story.ts";
import { said } from "./words/play/index.ts";

const BidScene = lazy(async () => (await said(import("./BidScene.tsx"))).BidScene);
const FightScene = lazy(async () => (await said(import("./FightScene.tsx"))).FightScene);
fetchWhenIdle(BidScene, FightScene);

const TOLD = ["destroyed", "first_player", "bid", "tie_won", "rolled", "defended", "conquered", "played", "carpet", "continent_hit", "shot", "turned_up", "emptied", "points_shown"];
export const beats: Beats = { ...Object.fromEntries(TOLD.map((event) => [event, "beat"])), defended: "own" }; // the next roll of an attack takes its place

const HIGH = 350; // CSS pixels: dice and losses of both sides, the chance or the outcome, cards

export function sheets(scene: Scene): readonly Sheet[] {
  const w = wordsOf(scene);
  const known = facts(scene.view);
  const { fights, bids } = story(scene);
  const { viewer } = scene;
  const revealed = bids.map(({ key, coins, ranked }): Sheet => ({ key, over: ranked.length >= coins.size, places: [], title: w.bids, note: "", mine: viewer >= 0, width: 340, Part: BidScene }));
  const fought = fights.map((fight, i): Sheet => {
    const { key, region, source, seat, other, throws, end } = fight;
    const now = i === fights.length - 1 && end === "" && known.aim === region && known.source === source;
    const defends = now && scene.compact && scene.draft !== null && question(scene.draft) === "Attack.defend";
    return { key, over: !now, places: scene.compact ? [region] : [region, source], said: defends, title: w.fight(regionOf(scene, source), regionOf(scene, region)), note: throws.length ? w.throwN(throws.length) : "", mine: viewer >= 0 && (viewer === seat || viewer === other), lost: viewer >= 0 && viewer === (end === "conquered" ? other : end === "stopped" ? seat : -1), width: 420, height: HIGH, Part: FightScene };
  });
  return [...revealed, ...fought];
}
