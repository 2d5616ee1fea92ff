/** What is said over a battle; fetched with it. */

import type { Lang } from "../../../words/lexicon.ts";

const de = {
  attacks: "greift an",
  defends: "verteidigt",
  hits: (n: number) => (n === 1 ? "1 Treffer" : `${n} Treffer`),
  hit: (n: number) => `${n}, Treffer`,
  miss: (n: number) => `${n}, daneben`,
  bombs: "Bomben",
  flak: "Flugabwehr",
  shelled: "Landungsschüsse",
  struckFirst: "Erstschlag",
  noneRisen: "Kein Jäger ist aufgestiegen.",
  nobodyThere: "Keine Einheiten mehr.",
  falls: "Verluste:",
  noneLost: "Niemand hat Einheiten verloren.",
  roundAt: (n: number, of: number) => `Kampfrunde ${n} von ${of}`,
  roundBefore: "Kampfrunde davor",
  roundAfter: "Kampfrunde danach",
  battleRound: (n: number) => `${n}. Kampfrunde`,
  ended: (event: string, name: string, space: string, damage: number) => ({ captured: `${space} erobert: ${name}`, oil_taken: `${space} erobert: ${name}`, liberated: `${space} befreit: ${name}`, oil_freed: `${space} befreit: ${name}`, kept_for: `${space} befreit: ${name}`, repelled: `${space} hält stand`, not_taken: `${space} ist leer, aber nicht erobert`, called_off: "Die Landung unterbleibt", zone_cleared: `Die Zone ist geräumt: ${name}`, zone_held: "Die Zone ist nicht geräumt", bombed: `Schaden: ${damage} IPC` })[event] ?? "Der Kampf ist vorbei",
  oddsLater: "Die Chance folgt, wenn alle Würfel dieser Runde gefallen sind.",
};

const en: typeof de = {
  attacks: "attacks",
  defends: "defends",
  hits: (n) => (n === 1 ? "1 hit" : `${n} hits`),
  hit: (n) => `${n}, a hit`,
  miss: (n) => `${n}, a miss`,
  bombs: "bombs",
  flak: "AA fire",
  shelled: "Bombardment",
  struckFirst: "First strike",
  noneRisen: "No fighter intercepts.",
  nobodyThere: "Nobody is left.",
  falls: "Lost:",
  noneLost: "Nobody has lost units.",
  roundAt: (n, of) => `Round ${n} of ${of}`,
  roundBefore: "Previous round",
  roundAfter: "Next round",
  battleRound: (n) => `Round ${n} of the battle`,
  ended: (event, name, space, damage) => ({ captured: `${name} takes ${space}`, oil_taken: `${name} takes ${space}`, liberated: `${name} liberates ${space}`, oil_freed: `${name} liberates ${space}`, kept_for: `${name} liberates ${space}`, repelled: `${space} holds`, not_taken: `${space} is empty, but not taken`, called_off: "The landing is called off", zone_cleared: `${name} clears the sea zone`, zone_held: "The sea zone is not cleared", bombed: `Damage: ${damage} IPC` })[event] ?? "The battle is over",
  oddsLater: "The odds follow when this round's dice are rolled.",
};

export const FIGHT: Readonly<Record<Lang, typeof de>> = { de, en };
