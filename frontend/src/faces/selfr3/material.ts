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

/** When a card may be played. */
export type Moment = "before_first_attack" | "reaction_any" | "reaction_own" | "end_of_turn" | "end_of_game";

export interface CardKind {
  readonly deck: Officer;
  readonly cost: number;
  readonly when: Moment;
  /** How many there are. */
  readonly copies: number;
  /** What it does, as the small cards say it. */
  readonly does: string;
}

export const OFFICERS = ["taktik", "land", "wasser", "luft", "abc"] as const;
export type Officer = (typeof OFFICERS)[number];

export const CARDS: Readonly<Record<string, CardKind>> = {
  extra_ab_zug: { deck: "taktik", cost: 0, when: "end_of_turn", copies: 3, does: "extra_ab_zug" },
  waffenstillstand: { deck: "taktik", cost: 2, when: "reaction_own", copies: 2, does: "waffenstillstand" },
  abruestung: { deck: "taktik", cost: 2, when: "before_first_attack", copies: 2, does: "abruestung" },
  offizierneuordnung: { deck: "taktik", cost: 0, when: "before_first_attack", copies: 2, does: "offizierneuordnung" },
  station: { deck: "taktik", cost: 1, when: "before_first_attack", copies: 3, does: "station" },
  inflation: { deck: "taktik", cost: 0, when: "before_first_attack", copies: 2, does: "inflation" },
  rueckzug: { deck: "taktik", cost: 0, when: "reaction_own", copies: 2, does: "rueckzug" },
  siegpunkte_taktik: { deck: "taktik", cost: 0, when: "end_of_game", copies: 4, does: "siegpunkte" },
  getarnte_einheiten_land: { deck: "land", cost: 0, when: "reaction_any", copies: 5, does: "getarnte_einheiten" },
  getarnte_station: { deck: "land", cost: 0, when: "reaction_own", copies: 1, does: "getarnte_station" },
  zusatz_land: { deck: "land", cost: 1, when: "before_first_attack", copies: 3, does: "zusatz" },
  resistance: { deck: "land", cost: 0, when: "before_first_attack", copies: 3, does: "resistance" },
  verstaerkung_land: { deck: "land", cost: 0, when: "before_first_attack", copies: 3, does: "verstaerkung" },
  softwarefehler_land: { deck: "land", cost: 0, when: "before_first_attack", copies: 2, does: "softwarefehler" },
  blitzkrieg_land: { deck: "land", cost: 3, when: "reaction_own", copies: 1, does: "blitzkrieg" },
  siegpunkte_land: { deck: "land", cost: 0, when: "end_of_game", copies: 2, does: "siegpunkte" },
  getarnte_einheiten_wasser: { deck: "wasser", cost: 0, when: "reaction_any", copies: 5, does: "getarnte_einheiten" },
  reichtum: { deck: "wasser", cost: 0, when: "before_first_attack", copies: 5, does: "reichtum" },
  zusatz_wasser: { deck: "wasser", cost: 1, when: "before_first_attack", copies: 3, does: "zusatz" },
  verstaerkung_wasser: { deck: "wasser", cost: 0, when: "before_first_attack", copies: 2, does: "verstaerkung" },
  softwarefehler_wasser: { deck: "wasser", cost: 0, when: "before_first_attack", copies: 2, does: "softwarefehler" },
  blitzkrieg_wasser: { deck: "wasser", cost: 3, when: "reaction_own", copies: 1, does: "blitzkrieg" },
  siegpunkte_wasser: { deck: "wasser", cost: 0, when: "end_of_game", copies: 2, does: "siegpunkte" },
  getarnte_einheiten_luft: { deck: "luft", cost: 0, when: "reaction_any", copies: 4, does: "getarnte_einheiten" },
  monopol: { deck: "luft", cost: 1, when: "before_first_attack", copies: 1, does: "monopol" },
  zusatz_luft: { deck: "luft", cost: 1, when: "before_first_attack", copies: 3, does: "zusatz" },
  verstaerkung_luft: { deck: "luft", cost: 0, when: "before_first_attack", copies: 3, does: "verstaerkung" },
  softwarefehler_luft: { deck: "luft", cost: 0, when: "before_first_attack", copies: 2, does: "softwarefehler" },
  blitzkrieg_luft: { deck: "luft", cost: 2, when: "reaction_own", copies: 2, does: "blitzkrieg" },
  d_day: { deck: "luft", cost: 0, when: "before_first_attack", copies: 3, does: "d_day" },
  siegpunkte_luft: { deck: "luft", cost: 0, when: "end_of_game", copies: 2, does: "siegpunkte" },
  landbombe: { deck: "abc", cost: 1, when: "before_first_attack", copies: 3, does: "landbombe" },
  wasserbombe: { deck: "abc", cost: 1, when: "before_first_attack", copies: 2, does: "wasserbombe" },
  mondbombe: { deck: "abc", cost: 1, when: "before_first_attack", copies: 2, does: "mondbombe" },
  flaeche_land: { deck: "abc", cost: 2, when: "before_first_attack", copies: 2, does: "flaeche" },
  flaeche_wasser: { deck: "abc", cost: 2, when: "before_first_attack", copies: 2, does: "flaeche" },
  flaeche_luft: { deck: "abc", cost: 2, when: "before_first_attack", copies: 2, does: "flaeche" },
  neutronenbombe: { deck: "abc", cost: 3, when: "before_first_attack", copies: 1, does: "neutronenbombe" },
  wasserstoffbombe: { deck: "abc", cost: 3, when: "before_first_attack", copies: 1, does: "wasserstoffbombe" },
  gravitationsbombe: { deck: "abc", cost: 3, when: "before_first_attack", copies: 1, does: "gravitationsbombe" },
  weltuntergang: { deck: "abc", cost: 4, when: "before_first_attack", copies: 1, does: "weltuntergang" },
  scharfschuetze: { deck: "abc", cost: 1, when: "before_first_attack", copies: 3, does: "scharfschuetze" },
};
