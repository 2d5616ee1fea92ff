import { readFileSync } from "node:fs";

import { learnMap } from "../src/faces/attacke/map.ts";
import { picked, press } from "../src/faces/attacke/selection.ts";
import { WORDS } from "../src/faces/attacke/words/index.ts";
import type { Scene } from "../src/faces/face.ts";
import { moment, type Recording } from "../src/gallery/moments.ts";
import { stage } from "./attila/recorded.ts";
import { load } from "./maps.ts";

await WORDS.learn("de");

export const GAME = JSON.parse(readFileSync(new URL("fixtures/attacke/moments.json", import.meta.url), "utf8")) as Recording;
/** A moment of the recorded game, in German, as its face is shown it. */
export const at = (name: string, asks: unknown[] = []): Scene => stage(moment(GAME, name, "de"), asks);
export const take = (scene: Scene, card: string, copy = 0): void => { press(scene, { card, copy }); };

/** Nothing is picked up, and the map is known. */
export function begin(): void {
  picked.value = { moment: "", copies: [] };
  learnMap(load("attacke"));
}
