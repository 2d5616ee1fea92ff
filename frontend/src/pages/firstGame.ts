/** Which games this browser has begun, the last one at the end: and which ones were won in it: whoever has not yet won one meets weaker bots. */

import { listed, local, put } from "../net/storage.ts";

const PLACE = "kartentisch.begun";

export const begun = (): readonly unknown[] => listed(local, PLACE);

const WON = "kartentisch.won";
const won = (): readonly unknown[] => listed(local, WON);

/** Somebody has won it in this browser. */
export const hasWon = (game: string): void => { if (!won().includes(game)) put(local, WON, [...won(), game]); };

export const played = (game: string): void => { put(local, PLACE, [...begun().filter((one) => one !== game), game]); };

/** Bots for a newcomer, and for everybody who has chosen nothing. */
export const FIRST_LEVEL = "easy";
export const LEVEL = "normal";

/** Which bots somebody meets who has chosen none. */
export const levelNow = (game: string): string => (won().includes(game) ? LEVEL : FIRST_LEVEL);
