/** Several seats share a screen: who holds the device, and when it has to be handed over. Pure. */

import type { TableSummary } from "../net/shapes.ts";

/** `seat`: who sees the table (-1: everybody may look). `next`: who is to get the device; null: nobody new. */
export interface Handing {
  readonly seat: number;
  readonly next: number | null;
}

/**
 * Who may look now.
 *
 * @param holder the seat that said "I am ..." last; -1: nobody yet
 * @param own the seats of this device
 * @param wish the seat that the device is on its way to, although the holder is asked as well; null: none
 */
export function handing(table: Pick<TableSummary, "status" | "asked">, own: readonly number[], holder: number, wish: number | null = null): Handing {
  const [only] = own;
  if (own.length <= 1) return { seat: only ?? -1, next: null };
  if (table.status !== "playing") return { seat: -1, next: null };
  const asked = table.asked.map(({ seat }) => seat).filter((seat) => own.includes(seat));
  const [first] = asked;
  if (wish !== null && wish !== holder && asked.includes(wish)) return { seat: -1, next: wish };
  if (holder >= 0 && (first === undefined || asked.includes(holder))) return { seat: holder, next: null };
  return { seat: -1, next: first ?? null };
}
