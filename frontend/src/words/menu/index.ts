/** What is behind a table: its menu, standing orders, requests. */

import { Chapter, type Speaks } from "../chapter.ts";
import type { en } from "./en.ts";

export const MENU = new Chapter<keyof typeof en>({
  de: async () => (await import("./de.ts")).de,
  en: async () => (await import("./en.ts")).en,
});

export type Say = Speaks<keyof typeof en>;
export const { speaker, useSay } = MENU;
