/** Whom a face calls "you". */

import type { Scene } from "../face.ts";

/** Whether dice and reveals bind: other people would have to agree before they are taken back; bots never mind. */
export const bound = ({ seats, viewer }: Pick<Scene, "seats" | "viewer">): boolean => seats.filter(({ kind, autopilot }, seat) => seat !== viewer && kind === "person" && !autopilot).length > (viewer < 0 ? 1 : 0);

/** Whether `Scene.called` says "you" of a seat: verbs beside its name are in the second person then. */
export const isYou = (scene: Scene, seat: number): boolean => seat >= 0 && seat === scene.viewer && scene.called(seat) !== (scene.seats[seat]?.name ?? "");
