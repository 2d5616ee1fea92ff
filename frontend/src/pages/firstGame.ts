/** Which games this browser has begun, the last one at the end: whoever begins one for the first time meets weaker bots. */

import { listed, local, put } from "../net/storage.ts";

const PLACE = "kartentisch.begun";

export const begun = (): readonly unknown[] => listed(local, PLACE);

export const played = (game: string): void => { put(local, PLACE, [...begun().filter((one) => one !== game), game]); };

/** Bots for a newcomer, and for everybody who has chosen nothing. */
export const FIRST_LEVEL = "easy";
export const LEVEL = "normal";

/** Which bots somebody meets who has chosen none. */
export const levelNow = (game: string): string => (begun().includes(game) ? LEVEL : FIRST_LEVEL);
