/** What stands in the rulebook and on the board, held to both by a test. */

export const POWERS = ["germany", "ussr", "uk", "usa"] as const;
export type Power = (typeof POWERS)[number];
export type Owner = Power | "middle_east" | "neutral";

/** In the order of plates and panels: what falls first stands first within land, air and sea. */
export const KINDS = ["infantry", "artillery", "armor", "aa_gun", "fighter", "bomber", "transport", "submarine", "destroyer", "carrier", "battleship"] as const;
export type Kind = (typeof KINDS)[number];
export const SHIPS: readonly Kind[] = ["transport", "submarine", "destroyer", "carrier", "battleship"];
export const AIRCRAFT: readonly Kind[] = ["fighter", "bomber"];

export interface Unit {
  readonly cost: number;
  readonly attack: number;
  readonly defence: number;
  readonly steps: number;
}

const unit = (cost: number, attack: number, defence: number, steps: number): Unit => ({ cost, attack, defence, steps });
/** In IPC; a die hits with this number or less (AAE-44). */
export const UNITS: Readonly<Record<Kind, Unit>> = {
  infantry: unit(3, 1, 2, 1), artillery: unit(4, 2, 2, 1), armor: unit(5, 3, 2, 2), aa_gun: unit(5, 0, 1, 1), fighter: unit(12, 3, 4, 4), bomber: unit(15, 4, 1, 6),
  transport: unit(8, 0, 1, 2), submarine: unit(8, 2, 2, 2), destroyer: unit(12, 3, 3, 2), carrier: unit(18, 1, 3, 2), battleship: unit(24, 4, 4, 2),
};
export const SUPPORTED = 2; // an infantry beside an artillery (AAE-57)
export const HOLD = 2; // land units aboard a transport; a tank is alone (AAE-159)
export const LANDS = 61;

/** Lands, then sea zones, in the order in which positions number them. */
export const SPACES: readonly string[] = [
  "germany", "netherlands_belgium", "denmark", "norway", "poland", "czechoslovakia", "austria", "france", "eastern_france", "yugoslavia", "greece", "crete",
  "vichy_france", "northern_italy", "southern_italy", "hungary", "rumania", "bulgaria", "finland", "corsica", "sardinia", "sicily", "morocco", "algeria",
  "tunisia", "libya", "moscow", "leningrad", "stalingrad", "archangel", "karelia", "russia", "siberia", "turkestan", "belorussia", "ukraine", "caucasus",
  "baltic_states", "east_poland", "vyborg", "bessarabia", "united_kingdom", "canada", "iceland", "gibraltar", "malta", "cyprus", "united_states", "egypt",
  "palestine", "trans_jordan", "syria", "iraq", "iran", "eire", "spain", "spanish_morocco", "sweden", "switzerland", "turkey", "saudi_arabia",
  "uk_convoy_1", "uk_convoy_2", "uk_convoy_3", "uk_convoy_4", "us_convoy_1", "us_convoy_2", "soviet_convoy", "south_atlantic", "central_atlantic",
  "azores_sea", "us_coast", "mid_atlantic", "celtic_sea", "english_channel", "danish_sea", "baltic_sea", "north_sea", "atlantic", "halifax_sea",
  "davis_strait", "denmark_strait", "north_atlantic", "barents_sea", "norwegian_sea", "white_sea", "strait_of_gibraltar", "western_mediterranean",
  "tyrrhenian_sea", "sicilian_sea", "central_mediterranean", "adriatic_sea", "eastern_mediterranean", "aegean_sea", "black_sea", "bay_of_biscay",
];
const NUMBERS: ReadonlyMap<string, number> = new Map(SPACES.map((space, i) => [space, i]));
export const isLand = (space: string): boolean => (NUMBERS.get(space) ?? LANDS) < LANDS;
export const isPower = (id: unknown): id is Power => POWERS.some((power) => power === id);
export const isKind = (id: unknown): id is Kind => KINDS.some((kind) => kind === id);
