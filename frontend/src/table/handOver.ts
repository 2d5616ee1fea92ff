/** Several seats share a screen: who holds the device, and when it has to be handed over. Pure. */

import type { TableSummary } from "../net/shapes.ts";

/** `seat`: who sees the table (-1: everybody may look). `next`: who is to say "I am ..." first; null: nobody. */
export interface Handing {
  readonly seat: number;
  readonly next: number | null;
}

/**
 * Who may look now. A curtain falls only before what depends on a hand or is sealed; what is asked openly is answered
 * with everybody's eyes, whoever has the device.
 *
 * @param holder the seat that said "I am ..." last; -1: nobody yet
 * @param own the seats of this device
 * @param wish the seat that the device is on its way to, although the holder is asked as well; null: none
 */
export function handing(table: Pick<TableSummary, "status" | "asked">, own: readonly number[], holder: number, wish: number | null = null): Handing {
  const [only] = own;
  if (own.length <= 1) return { seat: only ?? -1, next: null };
  if (table.status !== "playing") return { seat: -1, next: null };
  const asked = table.asked.filter(({ seat }) => own.includes(seat));
  const wished = asked.find(({ seat }) => seat === wish && seat !== holder);
  if (!wished && holder >= 0 && (!asked.length || asked.some(({ seat }) => seat === holder))) return { seat: holder, next: null };
  const next = wished ?? asked.find(({ open }) => open) ?? asked[0];
  return { seat: -1, next: next && !next.open ? next.seat : null };
}
