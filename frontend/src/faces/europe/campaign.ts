/** What all battles of a turn have brought: who has won them, what everybody has lost, earns more or less from now on, and cash. Pure. */

import { isAxis, plus, size, type Army } from "./facts.ts";
import { isPower, POWERS, type Power } from "./material.ts";
import type { Battle, Campaign, Won } from "./story.ts";

const LEAST = 2; // what one battle has brought, its own sheet says

/** Whether there is more to sum up than one battle. */
export const isCampaign = ({ battles, taken }: Campaign): boolean => battles.length + taken.filter(({ space }) => space).length >= LEAST;

const WON: ReadonlySet<string> = new Set(["captured", "liberated", "kept_for", "oil_taken", "oil_freed", "zone_cleared", "bombed"]);

/** Whether whoever attacked has got what was attacked for. */
export const isWon = ({ end }: Battle): boolean => WON.has(end);

/** What a power has lost, earns from then on more than before, and has got at once. */
export interface Balance {
  readonly power: Power;
  readonly lost: Army;
  readonly income: number;
  readonly cash: number;
}

/** Everybody for whom something has changed, in the order of the powers. */
export function balance({ power, battles, taken }: Campaign): readonly Balance[] {
  const sums = new Map<string, { income: number; cash: number }>();
  const add = (whose: string, what: "income" | "cash", n: number): void => {
    const sum = sums.get(whose) ?? { income: 0, cash: 0 };
    sum[what] += n;
    sums.set(whose, sum);
  };
  for (const { event, owner, n } of [...battles.flatMap(({ won }) => won), ...taken]) {
    if (event === "plundered") {
      add(power, "cash", n);
      add(owner, "cash", -n);
    } else {
      if (event !== "convoy_sunk") add(event === "liberated" || event === "convoy_restored" ? owner : power, "income", n);
      if (event === "captured" || event === "convoy_sunk") add(owner, "income", -n);
      else if (event === "liberated" || event === "kept_for") add("germany", "income", -n); // whoever is freed was in the Axis' hands
    }
  }
  for (const { end, owner, damage } of battles) if (end === "bombed") add(owner, "cash", -damage);
  const fell = battles.flatMap(({ salvos }) => salvos.flatMap(({ lost }) => lost));
  return POWERS.map((one) => ({ power: one, lost: fell.filter((some) => some.power === one).reduce<Army>((sum, { army }) => plus(sum, army), {}), ...(sums.get(one) ?? { income: 0, cash: 0 }) })).filter(({ lost, income, cash }) => size(lost) || income || cash);
}

/** What lands and convoy centres pay whoever has got them, in IPC a round. */
export const pays = (won: readonly Won[]): number => won.reduce((sum, { event, n }) => (event === "plundered" || event === "convoy_sunk" ? sum : sum + n), 0);

/** Whose emblem stands where it was fought: of those who have won, as far as it is known. */
export const holder = (battle: Battle): string => (isWon(battle) ? battle.power : [battle.owner, ...battle.salvos.map(({ power }) => power)].find((one) => isPower(one) && isAxis(one) !== isAxis(battle.power)) ?? battle.owner);
