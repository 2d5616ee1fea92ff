/** Fights, revolutions and demands as sheets, and what of the log is told by itself. */

import { fetchWhenIdle } from "../../app/idle.ts";
import { lazy } from "../../app/ui.tsx";
import type { Beats, Scene, Sheet } from "../face.ts";
import { continentOf, landOf, otherOf, wordsOf } from "./drawn.tsx";
import { atStake, continents } from "./map.ts";
import { ended, forced, heavy, outcome } from "./declined.ts";
import { story } from "./story.ts";

const DemandScene = lazy(async () => (await import("./DemandScene.tsx")).DemandScene);
const FightScene = lazy(async () => (await import("./FightScene.tsx")).FightScene);
const RevoltScene = lazy(async () => (await import("./RevoltScene.tsx")).RevoltScene);
fetchWhenIdle(DemandScene, FightScene, RevoltScene);

const TOLD = ["defended", "turned", "gave_up", "defenceless", "repelled", "won_fight", "countered", "suffered", "taken", "warded", "handed_over", "gave_all", "drew", "eliminated", "estate"];
export const beats: Beats = { ...Object.fromEntries(TOLD.map((event) => [event, "beat"])), defended: "shows", turned: "shows" };

export function sheets(scene: Scene): readonly Sheet[] {
  const w = wordsOf(scene);
  const told = story(scene);
  const own = (...seats: readonly number[]): boolean => scene.viewer >= 0 && seats.includes(scene.viewer);
  const open = (place: string): boolean => atStake(scene).includes(place);
  const lastDemand = told.demands.at(-1);
  return [
    ...told.fights.map((fight, i): Sheet => ({
      key: fight.key, over: fight.end !== "" || i < told.fights.length - 1, places: [fight.land], title: (scene.compact && ended(scene, fight)) || w.fightFor(landOf(scene, fight.land)), mine: own(fight.attacker, fight.defender), lost: own(fight.end === "held" ? fight.attacker : fight.end ? fight.defender : -1), slow: forced(scene, fight) !== "", width: 460, Part: FightScene,
    })),
    ...told.revolts.filter(({ continent, land }, i) => !(scene.compact && scene.draft && i === told.revolts.length - 1 && open(continent || land))).map((revolt, i): Sheet => {
      const { key, continent, land, seat, answers } = revolt;
      const over = i < told.revolts.length - 1 || !open(continent || land);
      return { key, over, places: continent ? (continents()[continent] ?? []) : [land], title: scene.compact && over ? outcome(scene, revolt) : continent ? w.revolutionIn(continentOf(scene, continent)) : w.treasonIn(landOf(scene, land)), note: otherOf(scene, seat), mine: own(seat, ...answers.map((one) => one.seat)), heavy: over && heavy(scene, revolt), width: 420, Part: RevoltScene };
    }),
    ...told.demands.filter(({ seat, victim }) => own(seat, victim)).map((demand): Sheet => ({
      key: demand.key, over: demand.end !== "" || demand !== lastDemand, places: [], title: w.defectors, mine: true, width: 420, Part: DemandScene,
    })),
  ].sort((a, b) => byKey(a.key) - byKey(b.key));
}

/** Lines come in their order, and within a line its events. */
function byKey(key: string): number {
  const [seq = 0, event = 0] = key.split(".").map(Number);
  return seq * 1000 + event;
}
