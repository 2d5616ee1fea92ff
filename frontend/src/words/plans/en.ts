/** English. */

const one = (n: number): string => n.toFixed(1);

export const en = {
  title: "Compare plans", which: "Odds shown for", plan: (letter: string) => `Plan ${letter}`, reset: "Reset to default", copy: (letter: string) => `Copy plan ${letter}`,
  none: "not known", refused: "This plan cannot be calculated.", earlier: (what: string) => `${what}: earlier`, later: (what: string) => `${what}: later`, less: (what: string) => `${what}: less`, more: (what: string) => `${what}: more`,
  lost: (who: string) => `${who} loses`, lostN: (n: number, chance: string) => `${n}: ${chance}`, mean: (n: number) => `${one(n)} on average`, number: one, attacker: "Attacker", defender: "Defender",
  // when it ends
  stop: "The attack goes on", never: "to the end", untilUnits: "until few are left", untilChance: "until the chance is low", untilRounds: "for some rounds", stopUnits: "Stop when this many units are left", stopChance: "Stop when the chance falls below", stopRounds: "Stop after this many rounds", units: (n: number) => String(n), percents: (n: number) => `${n}%`, rounds: (n: number) => String(n),
  // who falls
  order: "Lost first", firstHit: "Battleship, first hit", hold: "Keep a land unit to the end, so that you can take the territory",
  dive: "Submarines that may submerge", dives: { fight: "stay", alone: "submerge when alone", once: "submerge at once" },
  europeWins: "Chance to win", takes: "Can take the space", retreats: "Retreats", roundsMean: "Average rounds", lostIpc: (who: string) => `${who}: IPC lost`, europeNote: "Exact, by the plans of both sides.", landing: "Units that came from the sea fight to the end: nobody can retreat from this battle.", noChoice: "There is nothing to choose here.", firesFirst: (ships: string) => `Before it, these fire once: ${ships}.`,
  // SelfR3
  selfWins: "Chance to conquer", throwsMean: "Average rolls", dice: "Attack dice", attackDice: { most: "always all", best: "best for conquering", one: "one", two: "at most two" }, defence: "Defence dice", defenceDice: { hold: "best for holding", one: "always one", two: "always two" }, first: "Lost first", firsts: { armies: "armies", officers: "officers" }, selfNote: "Exact, over all possible rolls; cards change everything.",
  // Attack!
  attackWins: "Chance to win", who: "Which units fight", ways: { strongest: "what hits best", opening: "the best first four", infantry: "infantry first", sparing: "one at a time", best: "perfect play" }, ownOrder: "my own order", sent: "Commit first", attackNote: "Nobody can retreat, and losses are fixed: infantry, tanks, artillery, aircraft. Both sides decide only which units fight.", tooLarge: "Perfect play can be calculated only for small armies, up to about twelve units. Choose another way.",
};

export type PlanWords = typeof en;
