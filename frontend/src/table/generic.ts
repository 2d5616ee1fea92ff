/** Choosing by words or on the map, in any game. */

import type { Face, LegalAction, Scene } from "../faces/face.ts";
import { candidates, choose, meant, values, type Draft } from "./draft.ts";

const ENDS = "finish"; // the word of all games for "nothing more"

/** As they are offered: what ends it all comes last, and is not the first that a finger finds. */
export function offered<T>(all: readonly T[], kind: (one: T) => string | undefined): readonly T[] {
  return [...all.filter((one) => kind(one) !== ENDS), ...all.filter((one) => kind(one) === ENDS)];
}

/** The named parts that can still be chosen, in the order in which the actions name them; without the block. */
export function fieldsOf(draft: Draft): readonly string[] {
  return [...new Set(candidates(draft).flatMap(({ fields }) => Object.keys(fields)))].filter((field) => field !== "action");
}

/** The fields whose values are regions of the map. */
export function regionFields(draft: Draft, regions: ReadonlySet<string>): readonly string[] {
  return fieldsOf(draft).filter((field) => values(draft, field).every((value) => regions.has(value)));
}

/** The field that a click on the map fills: the first that is open, else the first at all. */
export function regionField(draft: Draft, regions: ReadonlySet<string>): string | null {
  const fields = regionFields(draft, regions);
  return fields.find((field) => !(field in draft.chosen)) ?? fields[0] ?? null;
}

/** Chooses a kind of action anew: the steps that are drafted stay. */
export function chooseKind(scene: Pick<Scene, "drop" | "choose">, draft: Draft, kind: string): void {
  for (const field of Object.keys(draft.chosen)) scene.drop(field);
  scene.choose("action", kind);
}

/** Chooses a value; where everything is chosen then, it becomes a step. */
export function choosing(scene: Scene, field: string, value: string, take: (action: LegalAction) => void = scene.step): void {
  if (!scene.draft || scene.busy) return;
  const after = choose(scene.draft, field, value);
  const action = meant(after);
  if (action) take(action);
  else scene.choose(field, value);
}

/** What stands in a place, as a screen reader hears it on the map: without its name, and without that it can be chosen. */
export function standsThere(face: Pick<Face, "sentence">, scene: Scene, field: string, region: string): string {
  const said = face.sentence(region, { ...scene, draft: null });
  const name = scene.words.name(field, region);
  const at = said.indexOf(name);
  return (at < 0 ? said : said.slice(at + name.length)).replace(/^[.,:]?\s+/, "");
}
