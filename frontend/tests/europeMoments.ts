import { readFileSync } from "node:fs";

import { facts } from "../src/faces/europe/facts.ts";
import type { Decision, LegalAction, LogLine, View } from "../src/net/shapes.ts";
import { begin, type Draft } from "../src/table/draft.ts";

interface Moment {
  readonly view: View;
  readonly decision: Readonly<Record<"de" | "en", Decision>>;
  readonly log: Readonly<Record<"de" | "en", readonly LogLine[]>>;
}

export const { moments } = JSON.parse(readFileSync(new URL("fixtures/europe/moments.json", import.meta.url), "utf8")) as { moments: Record<string, Moment> };

/** A moment of the recorded game: what one sees and is asked there. */
export const moment = (name: string): Moment => {
  const found = moments[name];
  if (!found) throw new Error(`no moment ${name}`);
  return found;
};
export const known = (name: string) => facts(moment(name).view);
export const drafted = (name: string): Draft => begin(moment(name).decision.en);

/** As the page puts steps together. */
export const step = (action: string, fields: Record<string, string>): LegalAction => ({ number: [action, ...Object.values(fields)].join(" ").split("").reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 99991, 7), notation: [action, ...Object.values(fields)].join(" "), fields: { action, ...fields }, sentence: "" });
