/** What a fight of others came to, in figures; loaded with what says it. */

import type { Lang } from "../../words/lexicon.ts";

interface Figures {
  /** Units against units; those that are left of whoever won. */
  against(n: number, m: number, left: number): string;
  /** So many attack, as far as that is known (0: it is not); what each side has lost. */
  losses(n: number, attacker: number, defender: number): string;
  armies(n: number, m: number): string;
}

export const FOUGHT: Readonly<Record<Lang, Figures>> = {
  de: {
    against: (n, m, left) => `${String(n)} gegen ${String(m)} ${m === 1 ? "Einheit" : "Einheiten"}, ${left === 0 ? "keine bleibt" : left === 1 ? "eine bleibt" : `${String(left)} bleiben`}.`,
    losses: (n, attacker, defender) => `${n === 0 ? "" : n === 1 ? "Angriff mit einer Einheit. " : `Angriff mit ${String(n)} Einheiten. `}Verluste: Angriff ${String(attacker)}, Verteidigung ${String(defender)}.`,
    armies: (n, m) => `${String(n)} gegen ${String(m)} Armeen.`,
  },
  en: {
    against: (n, m, left) => `${String(n)} against ${String(m)} ${m === 1 ? "unit" : "units"}, ${left === 0 ? "none" : String(left)} left.`,
    losses: (n, attacker, defender) => `${n === 0 ? "" : n === 1 ? "Attack with one unit. " : `Attack with ${String(n)} units. `}Losses: attacker ${String(attacker)}, defender ${String(defender)}.`,
    armies: (n, m) => `${String(n)} against ${String(m)} armies.`,
  },
};

/** Whether a story's key is of this line. */
export const ofLine = ({ key }: { readonly key: string }, line: number): boolean => Number.parseInt(key) === line;
