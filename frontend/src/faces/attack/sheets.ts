/** Battles, diplomacy, sea power and cards won as sheets, and what of the log is told by itself. */

import { fetchWhenIdle } from "../../app/idle.ts";
import { lazy } from "../../app/ui.tsx";
import type { Beats, Scene, Sheet } from "../face.ts";
import { regionOf, wordsOf } from "./drawn.tsx";
import { facts } from "./facts.ts";
import { laying } from "./seaBattles.ts";
import { story } from "./story.ts";

const scenes = () => import("./scenes.ts");
const LandScene = lazy(async () => (await scenes()).LandScene);
const SeaScene = lazy(async () => (await scenes()).SeaScene);
const DiplomacyScene = lazy(async () => (await scenes()).DiplomacyScene);
const SeaPowerScene = lazy(async () => (await scenes()).SeaPowerScene);
const CardScene = lazy(async () => (await scenes()).CardScene);
fetchWhenIdle(LandScene, SeaScene, DiplomacyScene, SeaPowerScene, CardScene);

const SHOWS = ["dice", "matched", "diplomacy_roll", "rival_roll"];
const TOLD = [
  "garrison", "weakest", "undefended", "conquered", "repelled", "neutrals_beaten", "neutrals_held", "kept_card", "captured",
  "sea_taken", "yielded", "row", "sea_won", "rival_tie", "joined", "rival_joined", "stayed_neutral",
];
const QUIET = ["volunteered", "nobody_leads", "command_roll", "commands", "appointed"]; // who leads neutral troops stands in their battle's sheet
export const beats: Beats = Object.fromEntries([...QUIET.map((event) => [event, "quiet"]), ...SHOWS.map((event) => [event, "shows"]), ...TOLD.map((event) => [event, "beat"])]);

const HIGH = 520; // CSS pixels: rows, dice and losses of both sides, the chance, and what is said below

export function sheets(scene: Scene): readonly Sheet[] {
  const w = wordsOf(scene);
  const known = facts(scene.view);
  const told = story(scene);
  const { viewer } = scene;
  const own = (...seats: readonly number[]): boolean => viewer >= 0 && seats.includes(viewer);
  return [
    ...told.battles.map((battle, i): Sheet => {
      const { key, region, attacker, defender, halves, end } = battle;
      const now = i === told.battles.length - 1 && known.fighting === region;
      const note = halves.length ? w.battleRound(halves.at(-1)?.round ?? 1) : "";
      return { key, over: !now && (end !== "" || i < told.battles.length - 1), places: [region], title: w.landBattle(regionOf(scene, region)), note, mine: own(attacker, defender), lost: own(end === "won" ? defender : end === "held" ? attacker : -1), width: 600, height: HIGH, Part: LandScene };
    }),
    ...told.seas.map((sea, i): Sheet => {
      const { key, challenger, holder, rounds, winner } = sea;
      return { key, over: winner >= 0 || i < told.seas.length - 1, places: [], title: w.seaBattle, note: w.seaRound(Math.max(1, rounds.length + (laying(known, sea) ? 1 : 0))), mine: own(challenger, holder), lost: winner >= 0 && !own(winner), width: 600, Part: SeaScene };
    }),
    ...told.diplomacy.filter(({ rolls }) => rolls.length).map(({ key, region, over, seat, to }): Sheet => ({ key, over, places: [region], title: w.diplomacyIn(regionOf(scene, region)), mine: own(seat, to), width: 380, Part: DiplomacyScene })),
    ...told.changes.map(({ key, seat, from }): Sheet => ({ key, over: true, instant: true, places: [], title: w.seaPower, mine: own(seat, from), width: 380, Part: SeaPowerScene })),
    ...told.prizes.filter(({ seat, from }) => own(seat, from)).map(({ key, seat }): Sheet => ({ key, over: true, instant: true, places: [], title: own(seat) ? w.cardWon : w.cardLost, mine: true, width: 380, Part: CardScene })),
  ];
}
