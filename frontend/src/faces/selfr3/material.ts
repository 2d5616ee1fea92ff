/** Continents and their territories, costs and moments of the cards (R2-21, R2-78 to R2-126); a test holds them to the maps. */

export type Ground = "land" | "wasser" | "luft";

export interface Continent {
  readonly bonus: number;
  readonly ground: Ground;
  readonly regions: readonly string[];
}

export const CONTINENTS: Readonly<Record<string, Continent>> = {
  nordamerika: { bonus: 5, ground: "land", regions: ["alaska", "nunavut", "groenland", "alberta", "ontario", "quebec", "weststaaten", "oststaaten", "mexiko"] },
  suedamerika: { bonus: 2, ground: "land", regions: ["venezuela", "andenstaaten", "amazonien", "argentinien"] },
  europa: { bonus: 5, ground: "land", regions: ["island", "skandinavien", "britannien", "mitteleuropa", "westeuropa", "suedeuropa", "osteuropa"] },
  afrika: { bonus: 3, ground: "land", regions: ["sahara", "aegypten", "ostafrika", "kongo", "suedafrika", "madagaskar"] },
  asien: { bonus: 7, ground: "land", regions: ["ural", "sibirien", "jakutien", "baikal", "kamtschatka", "mongolei", "japan", "turkestan", "china", "naher_osten", "indien", "hinterindien"] },
  australien: { bonus: 2, ground: "land", regions: ["indonesien", "neuguinea", "westaustralien", "ostaustralien"] },
  wasser_gelb: { bonus: 1, ground: "wasser", regions: ["japangraben", "philippinensee"] },
  wasser_orange: { bonus: 2, ground: "wasser", regions: ["arabisches_meer", "maskarenensee", "suedindisches_meer"] },
  wasser_rot: { bonus: 2, ground: "wasser", regions: ["sargassosee", "keltische_see", "guayana_becken"] },
  wasser_blau: { bonus: 2, ground: "wasser", regions: ["kalifornischer_strom", "hawaii_becken", "galapagos_ruecken"] },
  wasser_gruen: { bonus: 1, ground: "wasser", regions: ["brasilbecken", "guineagolf"] },
  luft_gruen: { bonus: 4, ground: "luft", regions: ["byrgius", "wolkenmeer", "sumpf_der_seuchen", "rhaeticus", "lange_wand", "tycho"] },
  luft_orange: { bonus: 2, ground: "luft", regions: ["bucht_des_taus", "harpalus", "regenmeer", "ozean_der_stuerme"] },
  luft_lila: { bonus: 2, ground: "luft", regions: ["aristoteles", "meer_der_heiterkeit", "meer_der_gefahren", "honigmeer"] },
};

/** All territories in the order of the board: procedures remember them by their number. */
export const REGIONS: readonly string[] = [
  "nordamerika", "suedamerika", "europa", "afrika", "asien", "australien", "wasser_blau", "wasser_rot", "wasser_gruen", "wasser_orange", "wasser_gelb", "luft_orange", "luft_lila", "luft_gruen",
].flatMap((id) => CONTINENTS[id]?.regions ?? []);

/** When a card may be played. */
export type Moment = "before_first_attack" | "reaction_any" | "reaction_own" | "end_of_turn" | "end_of_game";

export interface CardKind {
  readonly deck: Officer;
  readonly cost: number;
  readonly when: Moment;
  /** How many there are. */
  readonly copies: number;
}

export const OFFICERS = ["taktik", "land", "wasser", "luft", "abc"] as const;
export type Officer = (typeof OFFICERS)[number];

export const CARDS: Readonly<Record<string, CardKind>> = {
  extra_ab_zug: { deck: "taktik", cost: 0, when: "end_of_turn", copies: 3 },
  waffenstillstand: { deck: "taktik", cost: 2, when: "reaction_own", copies: 2 },
  abruestung: { deck: "taktik", cost: 2, when: "before_first_attack", copies: 2 },
  offizierneuordnung: { deck: "taktik", cost: 0, when: "before_first_attack", copies: 2 },
  station: { deck: "taktik", cost: 1, when: "before_first_attack", copies: 3 },
  inflation: { deck: "taktik", cost: 0, when: "before_first_attack", copies: 2 },
  rueckzug: { deck: "taktik", cost: 0, when: "reaction_own", copies: 2 },
  siegpunkte_taktik: { deck: "taktik", cost: 0, when: "end_of_game", copies: 4 },
  getarnte_einheiten_land: { deck: "land", cost: 0, when: "reaction_any", copies: 5 },
  getarnte_station: { deck: "land", cost: 0, when: "reaction_own", copies: 1 },
  zusatz_land: { deck: "land", cost: 1, when: "before_first_attack", copies: 3 },
  resistance: { deck: "land", cost: 0, when: "before_first_attack", copies: 3 },
  verstaerkung_land: { deck: "land", cost: 0, when: "before_first_attack", copies: 3 },
  softwarefehler_land: { deck: "land", cost: 0, when: "before_first_attack", copies: 2 },
  blitzkrieg_land: { deck: "land", cost: 3, when: "reaction_own", copies: 1 },
  siegpunkte_land: { deck: "land", cost: 0, when: "end_of_game", copies: 2 },
  getarnte_einheiten_wasser: { deck: "wasser", cost: 0, when: "reaction_any", copies: 5 },
  reichtum: { deck: "wasser", cost: 0, when: "before_first_attack", copies: 5 },
  zusatz_wasser: { deck: "wasser", cost: 1, when: "before_first_attack", copies: 3 },
  verstaerkung_wasser: { deck: "wasser", cost: 0, when: "before_first_attack", copies: 2 },
  softwarefehler_wasser: { deck: "wasser", cost: 0, when: "before_first_attack", copies: 2 },
  blitzkrieg_wasser: { deck: "wasser", cost: 3, when: "reaction_own", copies: 1 },
  siegpunkte_wasser: { deck: "wasser", cost: 0, when: "end_of_game", copies: 2 },
  getarnte_einheiten_luft: { deck: "luft", cost: 0, when: "reaction_any", copies: 4 },
  monopol: { deck: "luft", cost: 1, when: "before_first_attack", copies: 1 },
  zusatz_luft: { deck: "luft", cost: 1, when: "before_first_attack", copies: 3 },
  verstaerkung_luft: { deck: "luft", cost: 0, when: "before_first_attack", copies: 3 },
  softwarefehler_luft: { deck: "luft", cost: 0, when: "before_first_attack", copies: 2 },
  blitzkrieg_luft: { deck: "luft", cost: 2, when: "reaction_own", copies: 2 },
  d_day: { deck: "luft", cost: 0, when: "before_first_attack", copies: 3 },
  siegpunkte_luft: { deck: "luft", cost: 0, when: "end_of_game", copies: 2 },
  landbombe: { deck: "abc", cost: 1, when: "before_first_attack", copies: 3 },
  wasserbombe: { deck: "abc", cost: 1, when: "before_first_attack", copies: 2 },
  mondbombe: { deck: "abc", cost: 1, when: "before_first_attack", copies: 2 },
  flaeche_land: { deck: "abc", cost: 2, when: "before_first_attack", copies: 2 },
  flaeche_wasser: { deck: "abc", cost: 2, when: "before_first_attack", copies: 2 },
  flaeche_luft: { deck: "abc", cost: 2, when: "before_first_attack", copies: 2 },
  neutronenbombe: { deck: "abc", cost: 3, when: "before_first_attack", copies: 1 },
  wasserstoffbombe: { deck: "abc", cost: 3, when: "before_first_attack", copies: 1 },
  gravitationsbombe: { deck: "abc", cost: 3, when: "before_first_attack", copies: 1 },
  weltuntergang: { deck: "abc", cost: 4, when: "before_first_attack", copies: 1 },
  scharfschuetze: { deck: "abc", cost: 1, when: "before_first_attack", copies: 3 },
};
