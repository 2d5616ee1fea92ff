/** Which troops the economy cards call up when a neutral region is attacked (ATK-94), as the board lists them. */

import { type Army, type Cards } from "./facts.ts";

/** By card: how many there are of it, and its troops. */
export const GARRISONS: Readonly<Record<string, readonly [number, Army]>> = {
  population_1: [2, { infantry: 2 }],
  population_2: [4, { infantry: 3 }],
  population_3: [4, { infantry: 4 }],
  population_4: [2, { infantry: 5, artillery: 1 }],
  oil_1: [3, { infantry: 1, tank: 1 }],
  oil_2: [4, { infantry: 1, aircraft: 1 }],
  oil_3: [3, { infantry: 2, aircraft: 1 }],
  oil_4: [2, { infantry: 3, tank: 1, aircraft: 1 }],
  minerals_1: [3, { infantry: 1, artillery: 1 }],
  minerals_2: [4, { infantry: 2, artillery: 1 }],
  minerals_3: [3, { infantry: 3, artillery: 1 }],
  minerals_4: [2, { infantry: 4, artillery: 2 }],
  factories_1: [3, { infantry: 1, tank: 1 }],
  factories_2: [4, { infantry: 2, tank: 1 }],
  factories_3: [3, { infantry: 2, tank: 1, artillery: 1 }],
  factories_4: [2, { infantry: 2, tank: 2, artillery: 1 }],
  rail_transport_1: [3, { infantry: 2 }],
  rail_transport_2: [4, { infantry: 3 }],
  rail_transport_3: [3, { infantry: 3, tank: 1 }],
  rail_transport_4: [2, { infantry: 4, tank: 1, artillery: 1 }],
};

/** Who may defend a neutral region, for somebody who holds these cards: every card that is elsewhere, by its number. */
export function garrisons(hand: Cards): readonly { readonly army: Army; readonly weight: number }[] {
  return Object.entries(GARRISONS).flatMap(([card, [count, army]]) => {
    const weight = count - (hand[card] ?? 0);
    return weight > 0 ? [{ army, weight }] : [];
  });
}
