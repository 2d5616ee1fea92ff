/** What every part of the page of notices is given. */

import type { Notifications as Known } from "../../net/shapes/notifications.ts";

/** Something that is done, with the answer of the server; `ahead`: what is shown until then. */
export type Do = (what: () => Promise<Known>, said?: string, ahead?: Partial<Known>) => Promise<boolean>;

export interface Part {
  readonly known: Known;
  readonly busy: boolean;
  readonly act: Do;
}
