/** What every page says; a page's own words are a chapter in a folder of their own (`chapter.ts`). */

import { COMMON, type Speaks } from "./chapter.ts";

export type Say = Speaks;
export const { speaker, useSay } = COMMON;
