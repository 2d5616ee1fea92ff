/** "Why?": any part of the page may ask for a paragraph of the rules; the table shows it without going away. */

import { Observable } from "./observable.ts";

/** The paragraph that is open beside the table; "" the whole book; null: none. */
export const ruling = new Observable<string | null>(null);

export function openRule(id: string): void {
  ruling.value = id;
}
