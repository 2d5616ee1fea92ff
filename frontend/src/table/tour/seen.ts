/** Whether this browser has been shown around: once, for all games. */

import { settings } from "../../app/settings.ts";
import { listed, local, put } from "../../net/storage.ts";

const PLACE = "kartentisch.marks"; // the games at whose tables somebody has been shown around

const known = (): readonly unknown[] => listed(local, PLACE);

export const isNew = (): boolean => settings.value.marks && known().length === 0;

export function shownAround(game: string): void {
  put(local, PLACE, [...new Set([...known(), game])]);
}
