/** Battles on land as the log tells them, round by round. Pure. */

import { count, seatIn, text, type Keyed, type Open } from "../parts/story.ts";
import { isUnit, plus, size, UNITS, type Army, type Facts, type Unit } from "./facts.ts";

/** One side's half of a round: who fought, what the dice showed, what it cost the other. */
export interface Half {
  readonly seat: number;
  readonly side: "attacker" | "defender";
  readonly round: number;
  readonly active: Army;
  readonly dice: Army;
  readonly thrown: number;
  readonly hits: number;
  readonly lost: Army;
  readonly wasted: number;
}

export interface Battle {
  readonly key: string;
  readonly region: string;
  readonly attacker: number;
  /** -1: neutral troops without a leader yet. */
  readonly defender: number;
  readonly neutral: boolean;
  readonly garrison: string;
  readonly halves: readonly Half[];
  /** What was committed and is not lost. */
  readonly forces: Readonly<Record<Half["side"], Army>>;
  /** "": it goes on. */
  readonly end: "" | "won" | "held";
}

/** All of them, oldest first. */
export function battlesOf(events: readonly Keyed[]): readonly Battle[] {
  const battles: Open<Battle>[] = [];
  let battle: Open<Battle> | null = null;
  const fighting = (side: Half["side"], change: Army, by: 1 | -1): void => { if (battle) battle.forces = { ...battle.forces, [side]: plus(battle.forces[side], change, by) }; };
  const update = (change: (half: Half) => Half): void => {
    const half = battle?.halves.at(-1);
    if (battle && half) battle.halves = [...battle.halves.slice(0, -1), change(half)];
  };

  for (const { key, told } of events) {
    const seat = seatIn(told);
    switch (told.event) {
      case "attacked": case "invaded":
        battle = { key, region: text(told["region"]), attacker: seat, defender: told.event === "attacked" ? count(told["other"], -1) : -1, neutral: told.event === "invaded", garrison: "", halves: [], forces: { attacker: {}, defender: {} }, end: "" };
        battles.push(battle);
        break;
      case "garrison": case "weakest":
        if (battle) battle.garrison = text(told["card"]);
        break;
      case "commands": case "appointed":
        if (battle) battle.defender = seat;
        break;
      case "committed": case "reinforced": {
        const unit = told["unit"];
        if (!battle || !isUnit(unit)) break;
        const side = seat === battle.attacker ? "attacker" : "defender";
        fighting(side, { [unit]: 1 }, 1);
        break;
      }
      case "dice": {
        if (!battle) break;
        const side = seat === battle.attacker ? "attacker" : "defender";
        const dice = Object.fromEntries(UNITS.map((unit) => [unit, count(told[unit], -1)])) as Army;
        battle.halves = [...battle.halves, { seat, side, round: 1 + battle.halves.filter((half) => half.side === side).length, active: battle.forces[side], dice, thrown: 0, hits: 0, lost: {}, wasted: 0 }];
        break;
      }
      case "hits":
        update((half) => ({ ...half, hits: count(told["hits"], -1), thrown: count(told["dice"], -1), round: count(told["round"], -1) }));
        break;
      case "lost": case "neutrals_lost": {
        const unit = told["unit"];
        if (!battle || !isUnit(unit)) break;
        const side = seat === battle.attacker ? "attacker" : "defender";
        fighting(side, { [unit]: count(told["units"], -1) }, -1);
        update((half) => ({ ...half, lost: plus(half.lost, { [unit]: count(told["units"], -1) }) }));
        break;
      }
      case "wasted":
        update((half) => ({ ...half, wasted: count(told["hits"], -1) }));
        break;
      case "conquered": case "neutrals_beaten": case "undefended":
        if (battle) battle.end = "won";
        break;
      case "repelled": case "neutrals_held":
        if (battle) battle.end = "held";
        break;
    }
  }
  return battles;
}

/** Dice of a half, each with the unit that it made hit: one hit at most for each unit of the kind it shows (ATK-56). */
export function matched(half: Half): readonly { readonly face: Unit | "blank"; readonly hit: boolean }[] {
  const shown = UNITS.flatMap((unit) => Array.from({ length: half.dice[unit] ?? 0 }, (_, i) => ({ face: unit, hit: i < (half.active[unit] ?? 0) })));
  return [...shown, ...Array.from({ length: Math.max(0, half.thrown - shown.length) }, () => ({ face: "blank" as const, hit: false }))];
}

/** What a side has lost by the other one's last dice. */
export const hurt = ({ halves }: Pick<Battle, "halves">, side: Half["side"]): Army => halves.findLast((half) => half.side !== side)?.lost ?? {};

/** Whether a seat fights in the battle, or leads neutral troops in it. */
export const fights = ({ attacker, defender }: Pick<Battle, "attacker" | "defender">, viewer: number): boolean => viewer >= 0 && (viewer === attacker || viewer === defender);

/** Whether the viewer, or of those who only look on anybody, is asked nothing more in the battle: nobody may retreat (ATK-60), and what stood behind is in it. */
export function unasked(now: NonNullable<Facts["battle"]>, { attacker, defender }: Pick<Battle, "attacker" | "defender">, viewer: number): boolean {
  const own = viewer === attacker ? [now.attacker] : viewer === defender ? [now.defender] : [now.attacker, now.defender];
  return own.every(({ active, reserve }) => size(active) > 0 && !size(reserve));
}
