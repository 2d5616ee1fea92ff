/** What a tab and the keeper of the browser's one stream say to each other. */

import type { Wanted } from "../source.ts";

/** Tabs with another version of these messages have a keeper of their own; their scripts have other addresses anyway. */
export const NAME = "kartentisch-streams-1";

/** From a tab. Every message is a sign of life. */
export type Asked =
  /** Listen to a table; `source`: the tab's own number for it. */
  | { readonly open: number; readonly wanted: Wanted }
  | { readonly close: number }
  /** News are wanted now. */
  | { readonly hurry: true }
  | { readonly here: true }
  /** The tab goes; it may come back. */
  | { readonly gone: true };

/** To a tab. */
export type Told =
  /** A message of a table; `after`: the last line that is known with it. */
  | { readonly source: number; readonly kind: string; readonly data: string; readonly after: number }
  /** Are you there? */
  | { readonly there: true }
  /** The tab was silent for too long, and was forgotten: it opens its tables again. */
  | { readonly forgotten: true };

/** The way from a tab to a keeper. */
export interface Port {
  post(message: Asked): void;
  end(): void;
}
