/** Whom a face calls "you". */

import type { Scene } from "../face.ts";

/** How a seat is called in a sentence that has a "you" of its own; "" for whoever reads, also while they look back. */
export const nameOrYou = (scene: Pick<Scene, "called" | "seats">, seat: number): string => {
  const { name = "" } = scene.seats[seat] ?? {};
  return scene.called(seat) === name ? name : "";
};

/** Whether `Scene.called` says "you" of a seat: verbs beside its name are in the second person then. */
export const isYou = (scene: Scene, seat: number): boolean => seat >= 0 && seat === scene.viewer && scene.called(seat) !== (scene.seats[seat]?.name ?? "");
