/** Whom a face calls "you". */

import type { Scene } from "../face.ts";

/** Whether `Scene.called` says "you" of a seat: verbs beside its name are in the second person then. */
export const isYou = (scene: Scene, seat: number): boolean => seat >= 0 && seat === scene.viewer && scene.called(seat) !== (scene.seats[seat]?.name ?? "");
