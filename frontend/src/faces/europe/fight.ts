/** A battle as it is shown: rounds, who hits with what, what stood when it began. Pure. */

import { aloft, isAxis, plus, sides, size, type Army, type Facts } from "./facts.ts";
import { KINDS, SUPPORTED, UNITS, type Kind } from "./material.ts";
import type { Battle, Salvo } from "./story.ts";

export interface Round {
  readonly salvos: readonly Salvo[];
}

/** A round is over when both sides have fired; what comes before the first fire belongs to the first. */
export function rounds({ salvos, power }: Battle): readonly Round[] {
  const found: Salvo[][] = [];
  for (const salvo of salvos) {
    const now = found.at(-1);
    const answered = now?.some((one) => one.what === "fired" && isAxis(one.power) !== isAxis(power)) ?? false;
    if (!now || (answered && isAxis(salvo.power) === isAxis(power))) found.push([salvo]);
    else now.push(salvo);
  }
  return found.map((some) => ({ salvos: some }));
}

/** Units that hit with the same number. */
export interface Column {
  readonly column: number;
  readonly kinds: readonly (readonly [Kind, number])[];
}

/** What the units of one side hit with: by number, the kinds; infantry beside artillery is lifted (AAE-57). */
export function columns(army: Army, attacks: boolean, land: boolean): readonly Column[] {
  const found = new Map<number, (readonly [Kind, number])[]>();
  const add = (column: number, kind: Kind, n: number): void => {
    if (n > 0 && column > 0) found.set(column, [...(found.get(column) ?? []), [kind, n]]);
  };
  const lifted = attacks && land ? Math.min(army.infantry ?? 0, army.artillery ?? 0) : 0;
  for (const kind of KINDS) {
    if (kind === "aa_gun") continue; // it fires once, at aircraft
    add(attacks ? UNITS[kind].attack : UNITS[kind].defence, kind, (army[kind] ?? 0) - (kind === "infantry" ? lifted : 0));
    if (kind === "infantry") add(SUPPORTED, kind, lifted);
  }
  return [...found].sort(([a], [b]) => a - b).map(([column, kinds]) => ({ column, kinds }));
}

/** A raid: escorts hit with 1, interceptors with 2, bombers not at all; what stands on the ground stays out of it (AAE-112, AAE-113). */
export function raiders(known: Facts, space: string, attacks: boolean): readonly Column[] {
  if (!attacks) {
    const risen = Object.values(known.busy[space] ?? {}).reduce((sum, n) => sum + n, 0);
    return risen ? [{ column: INTERCEPTS, kinds: [["fighter", risen]] }] : [];
  }
  const { fighter = 0, bomber = 0 } = aloft(known, space, "raid");
  return [...(bomber ? [{ column: BOMBS, kinds: [["bomber", bomber] as const] }] : []), ...(fighter ? [{ column: ESCORTS, kinds: [["fighter", fighter] as const] }] : [])];
}
const [ESCORTS, INTERCEPTS] = [1, 2];
/** The row of bombers, whose dice are damage. */
export const BOMBS = 0;

/** What a side has lost in these salvos. */
export const lostIn = (salvos: readonly Salvo[], axis: boolean): Army =>
  salvos.flatMap(({ lost }) => lost).filter(({ power }) => isAxis(power) === axis).reduce<Army>((sum, { army }) => plus(sum, army), {});

/** Both sides as they stood when the round began: what stands, and what the round has cost, but for what is hit and still fires. */
export function forces(known: Facts, battle: Battle, round: Round | undefined): { readonly attack: Army; readonly defence: Army } {
  const now = sides(known, battle.space);
  const axis = isAxis(battle.power);
  const doomed = Object.values(known.doomed).reduce<Army>((sum, army) => plus(sum, army), {});
  const theirs = now.defence.reduce<Army>((sum, { army }) => plus(sum, army), {});
  const fell = round ? lostIn(round.salvos, !axis) : {};
  return {
    attack: plus(now.attack, round ? undamaged(lostIn(round.salvos, axis)) : {}),
    defence: plus(plus(theirs, doomed, -1), size(fell) ? undamaged(fell) : doomed),
  };
}

/** A battleship's first hit takes nothing off the board. */
const undamaged = (army: Army): Army => ({ ...army, battleship: 0 });
