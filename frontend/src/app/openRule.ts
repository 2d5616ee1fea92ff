/** "Why?": any part of the page may ask for a paragraph of the rules; the table shows it without going away. */

import { Observable } from "./observable.ts";
import { address } from "./routes.ts";

/** The paragraph that is open beside the table; "" the whole book; null: none. */
export const ruling = new Observable<string | null>(null);

let page = ""; // where it was asked for: another page has nothing to do with it

export function openRule(id: string): void {
  page = location.pathname;
  ruling.value = id;
}

address.subscribe(() => { if (location.pathname !== page) ruling.value = null; });
