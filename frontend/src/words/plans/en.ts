/** English. */

const one = (n: number): string => n.toFixed(1);

export const en = {
  title: "Plan the battle", which: "The panel goes by", plan: (letter: string) => `Plan ${letter}`, reset: "As ever", copy: (letter: string) => `Copy plan ${letter}`,
  none: "not known", refused: "This plan cannot be calculated.", earlier: (what: string) => `${what}: earlier`, later: (what: string) => `${what}: later`, less: (what: string) => `${what}: less`, more: (what: string) => `${what}: more`,
  lost: (who: string) => `${who}: units lost`, lostN: (n: number, chance: string) => `${n}: ${chance}`, mean: (n: number) => `${one(n)} on average`, number: one, attacker: "Attacker", defender: "Defender",
  // when it ends
  stop: "The attack goes on", never: "to the end", untilUnits: "until few are left", untilChance: "until the chance is low", untilRounds: "for some rounds", stopUnits: "Ends when so many units are left", stopChance: "Ends when the chance falls below", stopRounds: "Ends after so many rounds", units: (n: number) => String(n), percents: (n: number) => `${n}\u00a0%`, rounds: (n: number) => String(n),
  // who falls
  order: "Falls first", firstHit: "Battleship, first hit", hold: "The last land unit falls last, so that the territory can be taken",
  dive: "Submarines that may submerge", dives: { fight: "stay", alone: "dive when alone", once: "dive at once" },
  europeWins: "Chance to win", takes: "Can take the space", retreats: "Breaks off", roundsMean: "Rounds on average", lostIpc: (who: string) => `${who}: loses, in IPC`, europeNote: "Exact, by the plans of both sides.", landing: "Units that came from the sea fight to the end: nobody retreats from this battle.",
  // SelfR3
  selfWins: "Chance to conquer", throwsMean: "Throws on average", dice: "Dice of the attack", attackDice: { most: "always all", best: "what conquers best", one: "one", two: "two at most" }, defence: "Dice of the defence", defenceDice: { hold: "what holds best", one: "always one", two: "always two" }, first: "Falls first", firsts: { armies: "armies", officers: "officers" }, selfNote: "Exact, with every throw there may be; cards change everything.",
  // Attack!
  attackWins: "Chance to win", who: "Who fights", ways: { strongest: "what hits best", opening: "the best first four", infantry: "infantry first", sparing: "one at a time", best: "perfect play" }, ownOrder: "my own order", sent: "Goes first", attackNote: "Nobody retreats, and who falls is fixed: infantry, tanks, artillery, aircraft. What both sides decide is who fights.", tooLarge: "Perfect play can be calculated for small armies only, twelve units or so. Choose another way.",
};

export type PlanWords = typeof en;
