/** Where aircraft come down, and what the enemy could take; fetched with the first question that can still help. */

import type { Lang } from "../../../words/lexicon.ts";

interface Words {
  /** `sure`: no battle comes before. */
  one(space: string, foes: number, guards: number, sure: boolean): string;
  empty(lands: string): string;
  weak(lands: string): string;
  ipc(space: string, n: number): string;
  against(space: string, foes: number, guards: number): string;
  others(n: number): string;
  readonly landHead: string;
  readonly landAll: string;
  /** Of a land where aircraft will come down. */
  exposed(space: string, n: number): string;
}

export const THREATS: Readonly<Record<Lang, Words>> = {
  de: {
    one: (space, foes, guards, sure) => `${space}: ${foes === 1 ? "Eine feindliche Einheit könnte" : `Bis zu ${String(foes)} feindliche Einheiten könnten`} ${sure ? "angreifen" : "zurückschlagen"}; ${sure ? "" : "höchstens "}${String(guards)} ${guards === 1 ? "verteidigt" : "verteidigen"}.`,
    empty: (lands) => `Unverteidigt und für den Gegner erreichbar: ${lands}.`,
    weak: (lands) => `Der Gegner könnte mit mehr Einheiten angreifen, als dort verteidigen: ${lands}.`,
    ipc: (space, n) => `${space} (${String(n)} IPC)`,
    against: (space, foes, guards) => `${space} (${String(foes)} gegen ${String(guards)})`,
    others: (n) => (n === 1 ? "ein weiteres Gebiet" : `${String(n)} weitere Gebiete`),
    exposed: (space, n) => `${space}: ${n === 1 ? "Dort kann eine feindliche Einheit" : `Dort können ${String(n)} feindliche Einheiten`} mehr angreifen, als verteidigen würden.`,
    landHead: "Wo sie landen können", landAll: "Alle so landen",
  },
  en: {
    one: (space, foes, guards, sure) => `${space}: up to ${foes === 1 ? "1 enemy unit" : `${String(foes)} enemy units`} could ${sure ? "attack" : "counter-attack"}; ${sure ? "" : "at most "}${String(guards)} ${guards === 1 ? "defends" : "defend"}.`,
    empty: (lands) => `Undefended and within the enemy’s reach: ${lands}.`,
    weak: (lands) => `The enemy could attack with more units than defend there: ${lands}.`,
    ipc: (space, n) => `${space} (${String(n)} IPC)`,
    against: (space, foes, guards) => `${space} (${String(foes)} against ${String(guards)})`,
    others: (n) => (n === 1 ? "1 more territory" : `${String(n)} more territories`),
    exposed: (space, n) => `${space}: ${String(n)} more enemy ${n === 1 ? "unit" : "units"} could attack it than would defend it.`,
    landHead: "Where they can land", landAll: "Land them all like this",
  },
};
