/** The log, and looking back along it: they say what a table says, too. */

import { Chapter, type Speaks } from "../chapter.ts";
import { TABLE } from "../table/index.ts";
import type { en as table } from "../table/en.ts";
import type { en } from "./en.ts";

type Keys = keyof typeof en | keyof typeof table;

export const LOG = new Chapter<Keys>({
  de: async () => ({ ...(await TABLE.learn("de")), ...(await import("./de.ts")).de }),
  en: async () => ({ ...(await TABLE.learn("en")), ...(await import("./en.ts")).en }),
});

export type Say = Speaks<Keys>;
export const { speaker, useSay } = LOG;
