/** The rounds of a battle, by which its sheet is opened and told. Pure. */

import { isAxis } from "./facts.ts";
import type { Battle, Salvo } from "./story.ts";

export interface Round {
  readonly salvos: readonly Salvo[];
}

/** A round is over when both sides have fired; what comes before the first fire belongs to the first. A raid has one. */
export function rounds({ salvos, power, what }: Battle): readonly Round[] {
  if (what === "raid") return salvos.length ? [{ salvos }] : [];
  const found: Salvo[][] = [];
  for (const salvo of salvos) {
    const now = found.at(-1);
    const answered = now?.some((one) => one.what === "fired" && isAxis(one.power) !== isAxis(power)) ?? false;
    if (!now || (answered && isAxis(salvo.power) === isAxis(power))) found.push([salvo]);
    else now.push(salvo);
  }
  return found.map((some) => ({ salvos: some }));
}
