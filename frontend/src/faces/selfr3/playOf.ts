/** All words of the face, with those that are said only while one plays. */

import type { Scene } from "../face.ts";
import { wordsOf } from "./drawn.tsx";
import type { Words } from "./words/index.ts";
import { PLAY, type PlayWords } from "./words/play/index.ts";

const known = new Map<string, Words & PlayWords>();

export function playOf(scene: Scene): Words & PlayWords {
  const { lang } = scene.words;
  const words = known.get(lang) ?? { ...wordsOf(scene), ...PLAY.in(lang) };
  known.set(lang, words);
  return words;
}
