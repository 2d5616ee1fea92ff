/** What somebody has set on this device, as it is kept there. */

import { NAME_FIELD } from "./nameLength.ts";
import { local, taken } from "../net/storage.ts";
import type { Lang } from "../words/lexicon.ts";

export type Theme = "system" | "light" | "dark";
/** How long the moves of others are shown; "off": all at once. */
export type Speed = "off" | "slow" | "middle" | "fast";
/** How much the plates on a map show: by room and zoom, sums only, always all kinds. */
export type Plates = "auto" | "compact" | "full";
export const TEXT_SIZES = [100, 125, 150, 200] as const;

export interface Settings {
  readonly lang: Lang;
  readonly theme: Theme;
  readonly speed: Speed;
  readonly plates: Plates;
  readonly sound: boolean;
  /** Single keys do something at a table. */
  readonly keys: boolean;
  /** Offers that cannot be met are declined by themselves. */
  readonly declines: boolean;
  /** Whoever is new to a game is shown around. */
  readonly marks: boolean;
  readonly text: (typeof TEXT_SIZES)[number];
  /** The nickname used last. */
  readonly name: string;
}

export const PLACE = "kt.settings";
const THEMES: readonly Theme[] = ["system", "light", "dark"];
const PLATES: readonly Plates[] = ["auto", "compact", "full"];
const SPEEDS: readonly Speed[] = ["off", "slow", "middle", "fast"];

/** What was kept, with everything that cannot be understood replaced by what the system likes. */
export function understood(kept: unknown, languages: readonly string[]): Settings {
  const found: Readonly<Record<string, unknown>> = typeof kept === "object" && kept !== null ? { ...kept } : {};
  const of = <T>(list: readonly T[], value: unknown, otherwise: T): T => list.find((one) => one === value) ?? otherwise;
  const liked = languages.map((name) => name.slice(0, 2).toLowerCase()).find((name) => name === "de" || name === "en");
  return {
    lang: of<Lang>(["de", "en"], found["lang"], liked === "de" ? "de" : "en"),
    theme: of(THEMES, found["theme"], "system"),
    speed: of(SPEEDS, found["speed"], "middle"),
    plates: of(PLATES, found["plates"], "auto"),
    sound: found["sound"] === true,
    keys: found["keys"] !== false,
    declines: found["declines"] !== false,
    marks: found["marks"] !== false,
    text: of(TEXT_SIZES, found["text"], 100),
    name: typeof found["name"] === "string" ? found["name"].slice(0, NAME_FIELD) : "",
  };
}

// outside of a browser (in tests) there is neither a shelf nor a language
export function settled(): Settings {
  return understood(taken(local, PLACE), globalThis.navigator?.languages ?? []);
}
