/** The chance to win, beside an attack: all that goes there and all that stands there, fought to the end. */

import { lazy } from "../../app/ui.tsx";
import type { OddsQuestion, Scene } from "../face.ts";
import { OddsPanel, likely } from "../parts/OddsPanel.tsx";
import { PlanButton, usePlannedOdds } from "../parts/plans.tsx";
import { Figure, kindName, powerLook, powerName, wordsOf } from "./drawn.tsx";
import { facts, isAxis, powersOf } from "./facts.ts";
import { isLand, KINDS, type Power } from "./material.ts";
import { mayPlan } from "./plan.ts";

const Planning = lazy(async () => (await import("./Planning.tsx")).Planning, () => null);

interface Side {
  readonly wins: number;
  /** By kind, what it has left on average, if it wins. */
  readonly left: Readonly<Record<string, number>>;
}

interface Battle {
  readonly attacker: Side;
  /** Its wins hold those in which the attacker breaks off. */
  readonly defender: Side;
  /** The attacker wins and has something left that can take the space. */
  readonly takes: number;
  /** Both are gone. */
  readonly draw: number;
  readonly retreats: number;
  /** Nobody can hit anybody. */
  readonly stalemate: number;
}

/** The odds of a battle, by the plan in use. */
export const useBattle = (scene: Scene, stakes: OddsQuestion | null) => usePlannedOdds<Battle>(scene, "europe", stakes, stakes ? mayPlan(stakes) : {});

/** The chance that the attack wins; null as long as it is not known, and where it cannot be had. */
export function useChance(scene: Scene, stakes: OddsQuestion | null): number | null {
  const { odds } = useBattle(scene, stakes);
  return odds && odds !== "none" ? odds.attacker.wins : null;
}

/** On which side of a battle the viewer stands; null: on neither, or at one screen on both. */
export function sideOf({ viewer, view }: Pick<Scene, "viewer" | "view">, attacker: Power, defender: Power): "attacker" | "defender" | null {
  if (viewer < 0) return null;
  const own = powersOf(viewer, facts(view).players).map(isAxis);
  return own.includes(isAxis(attacker)) ? "attacker" : own.includes(isAxis(defender)) ? "defender" : null;
}

interface Props {
  readonly scene: Scene;
  readonly space: string;
  readonly stakes: OddsQuestion | null;
  readonly power: Power;
  readonly other: Power;
}

export function Odds({ scene, space, stakes, power, other }: Props) {
  const w = wordsOf(scene);
  const planned = useBattle(scene, stakes);
  const { odds, plan } = planned;
  if (!stakes || odds === "none") return null;
  const number = new Intl.NumberFormat(scene.words.lang, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  const own = sideOf(scene, power, other);
  const told = own === "defender" && odds && odds.defender.wins > 0.005 ? own : "attacker"; // one's own side, as long as it may win
  const side = (which: "attacker" | "defender", whose: Power) => {
    const wins = odds ? odds[which].wins - (which === "defender" ? odds.retreats : 0) : null;
    const left = odds && which === told && odds[which].wins > 0.005 ? odds[which].left : {};
    const things = KINDS.flatMap((kind) => { const n = left[kind] ?? 0; return n >= 0.05 ? [{ key: kind, drawing: <Figure kind={kind} />, n: number.format(n), name: kindName(scene, kind), said: `${number.format(n)} ${kindName(scene, kind)}` }] : []; });
    return { name: powerName(scene, whose), colour: powerLook(whose).colour, wins, left: things.length && !scene.compact ? { text: w.oddsLeft(which === own ? "own" : which), things } : null };
  };
  const others = odds ? [{ name: w.oddsDraw, chance: odds.draw }, { name: w.oddsRetreats, chance: odds.retreats }, { name: w.oddsStalemate, chance: odds.stalemate }] : [];
  const untaken = odds && isLand(space) ? odds.attacker.wins - odds.takes : 0;
  const note = [untaken >= 0.005 ? w.oddsUntaken(likely(untaken)) : "", scene.compact || plan ? "" : w.oddsNote].filter(Boolean).join(" ");
  return (
    <OddsPanel about={space} title={w.odds} sides={[side("attacker", power), side("defender", other)]} others={others} note={note}>
      <PlanButton planned={planned}>{(close) => <Planning scene={scene} question={stakes} onClose={close} />}</PlanButton>
    </OddsPanel>
  );
}
