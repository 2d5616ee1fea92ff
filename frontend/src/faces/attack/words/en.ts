/** English. */

import type { Words } from "./de.ts";

export const en: Words = {
  actions: { move: "Movement", blitz: "Blitz", strategic: "Strategic movement", sea: "Sea battle", diplomacy: "Diplomacy", produce: "Production", trade: "Trade" },
  actionHelp: {
    move: "Move units and attack", blitz: "Tanks and aircraft again", strategic: "Move through your own land", sea: "Fight for sea power", diplomacy: "Roll for a neutral region", produce: "Buy units and ships", trade: "Swap economy cards",
  },
  to: "to", actionsHead: "Actions",
  produceHelp: (n) => `${n} PP for units and ships`,
  lapse: (n) => (n === 1 ? "1 production point will be lost." : `${n} production points will be lost.`), lapseButton: (n) => `Next · lose ${n} PP`,
  used: "already used", needsMove: "only after a movement", holdsSea: "you hold sea power", noShip: "no ship", notNow: "not possible now", tooLate: "not in the last half hour", tradedUntil: (n) => (n > 0 ? `only until round ${n}` : "none in so short a game"), noNeutral: "no neutral region left", spent: "too many offers failed",
  whatThen: (n) => (n === 3 ? "You have three actions; only diplomacy may be repeated." : n === 2 ? "Two actions left." : "One action left."),
  endTurn: "End turn", back: "Back",
  seaUnheld: "Without a fight: nobody holds sea power", seaAgainst: (name, ours, theirs) => `Against ${name}: ${ours === 1 ? "1 ship" : `${ours} ships`} to ${theirs}`, carryAsk: "Planned: do it like this?",

  many: { infantry: "infantry", tank: "tanks", artillery: "artillery", aircraft: "aircraft", destroyer: "destroyers", submarine: "submarines", battleship: "battleships", aircraft_carrier: "aircraft carriers" },
  endNow: "End your turn now?",
  attackOn: (name) => `attack on ${name || "you"}`, attackNeutral: "attack on neutral troops",
  alwaysAllow: (name) => (name ? `Always allow ${name}` : "Always allow everybody"), alwaysRefuse: (name) => (name ? `Always refuse ${name}` : "Always refuse everybody"),
  oddsLeft: (name) => (name ? `If ${name} wins` : "If you win"), oddsLeftNeutral: "If they hold out", oddsNote: (unknown, plan) => `Units left on average${unknown ? ", over all cards that may turn up" : ""}${plan ? "" : "; both sides commit what hits best"}.`, oddsFirst: "Choose a region to see your chance to win.",
  declinedFor: (name, wants, gives) => `${name} wants ${wants} from you${gives ? ` and offers ${gives}` : ""}. You do not have that, so the offer is declined.`,
  offersYou: (name, n, m) => (m === 0 ? (n === 0 ? `${name} offers you a deal without cards.` : `${name} wants to give you ${n === 1 ? "a card" : `${n} cards`}.`) : n === 0 ? `${name} wants ${m === 1 ? "a card" : `${m} cards`} from you and offers none in return.` : `${name} wants to swap with you: ${n === 1 ? "a card" : `${n} cards`} for ${m === 1 ? "one" : `${m}`} of yours.`), offersTurn: (n) => (n === 1 ? "1 more offer may fail this turn." : `${n} more offers may fail this turn.`),
  seaOver: "This round of the sea battle is over. Fight on, or withdraw and keep your ships.", shipsLeft: (n) => `${n} left`, emptyPlace: (n) => `place ${n}`,

  claimHint: (n) => `Choose a free region on the map; it is yours at once. ${n === 1 ? "It is your last one" : `You have ${String(n)} left to claim`}.`, claim: (region) => `Claim ${region}`, capitalHint: "Choose one of your regions: your capital stays there and is worth 10 production points (PP) each time you produce.", capital: (region) => `Capital in ${region}`,
  swayHint: "Choose a neutral region. With two dice you need 8 or more next to a region of yours, 9 or more elsewhere.", sway: (region) => `Roll: ${region}`, chanceOf: (n, chance) => `${n} or more: ${chance}`, chanceElse: "If you fail, the others roll: the highest roll of 9 or more gets the region.", pickFirst: "Choose a region",
  battleHint: "Choose the region on the map.", battle: (region) => `Battle: ${region}`,

  deployHint: (n, chosen) => (n ? `${chosen ? "" : "Choose one of your regions. "}${n} more ${n === 1 ? "unit" : "units"} to place${chosen ? "; choose the region again to add one more unit" : ""}.` : "All units are placed."), mapWaits: (buying) => (buying ? "Buy first: you choose where the units stand after that." : "First confirm what is planned, or undo it."), deployIn: (region) => `Place in ${region}`, deploy: (n) => (n ? `Place ${n}` : "Choose units"), allHere: (n) => `All ${n} here`,

  winHow: (region) => `How do you want to win ${region}?`,
  oddsHere: "Choose units to see your chance to win.",
  leaveInstead: (region) => `Move out of ${region} instead`,
  targetHint: (region) => `${region}: choose where they go.`, howMany: (from, to) => `${from} → ${to}: how many go?`, moreHint: (region) => `Choose where more from ${region} go, or another of your regions to move out of.`, noTargets: (region) => `Nothing more can leave ${region}. Choose another region, or end the movement.`, byLand: "no crossing", bySea: "sea crossing",
  order: (n, attack) => (n === 0 ? "Choose how many" : `Plan ${attack ? "attack" : "move"}\u00a0·\u00a0${n}`),
  thin: (region) => `One unit must stay in ${region}.`,
  waits: "crosses the sea", waitsFor: (name) => `Crossing: ${name} may refuse it.`, waitsFree: "Crossing: nobody can refuse it.", planned: "Planned: they move when you end the movement", remove: (what) => `Undo: ${what}`,
  finishMove: (blitz, attacks, crossings) => {
    const parts = [attacks ? (attacks === 1 ? "1 battle" : `${attacks} battles`) : "", crossings ? (crossings === 1 ? "1 crossing" : `${crossings} crossings`) : ""].filter(Boolean);
    return [blitz ? "End blitz" : "End movement", parts.join(", ")].filter(Boolean).join(" · ");
  },
  finishNone: "Move no units", nothingMoves: "No unit can move that way now.", sendSoFar: "Confirm so far", attacks: "attack", defends: "defence", enemy: (n, name) => (n === 1 ? `${name} has 1 unit there.` : `${name} has ${n} units there.`), neutralThere: "Neutral: a card decides which troops defend.",

  vetoHint: (name) => `${name} wants to cross the sea. You hold sea power: units you refuse turn back and stay there for this action; only aircraft may fly on.`, allow: "Allow", refuse: "Refuse", allowAll: "Allow all", refuseAll: "Refuse all", allowed: "allowed", refused: "refused", planesOnly: "aircraft cannot be stopped", decide: "Confirm",
  planeHint: (n) => `Your crossing is refused. ${n === 1 ? "One aircraft" : `${n} aircraft`} may fly on regardless.`, planesFly: (n) => (n === 1 ? "1 flies" : `${n} fly`), fly: (n, of) => (of === 1 ? "Fly on" : n === of ? "All fly on" : `${n} fly on, ${of - n} turn back`), planesBack: (n) => (n === 1 ? "Turn back" : "All back"),

  points: (n) => (n === 1 ? "1 production point (PP)" : `${n} production points (PP)`), pointsLeft: "production points (PP) left", buyHint: "The rest is lost; you keep your cards.", seaAtEnd: "Last round: worth nothing when the game ends", lastRoll: "This is your last action: the roll ends your turn.", army: "Army", fleet: "Fleet", mix: (n) => `One of each (${n})`, restInfantry: (n) => `Rest in infantry (${n})`, toDeploy: "Next: place units", nothingMore: "There is too little left for more. Change something, or place the units.", cost: (n) => `costs ${n}`,

  promiseHint: "I will stay out of Chile …", quoted: (text) => `“${text}”`,
  blitzAsk: "Blitz: tanks and aircraft move again, by land only.", buildAsk: (name) => `Offer to ${name}: what do you give, and what do you want?`, partnerHint: "The others’ cards are hidden, and whoever declines does not say why.", endTrade: "End trading", theyGive: (name) => `${name} gives`, theyWant: (name) => `${name} wants`, propose: "Offer", gift: "Gifts, and cards for a promise, are legal, too.",
  cancelOffer: "Cancel", accept: "Accept", decline: "Decline", counter: "Counter-offer", cannotGive: "You do not have what is asked for.", withdraw: "Withdraw", stand: "Let it stand and wait", offerOut: (name) => `${name} has your offer.`, dealOf: (a, b, n, m) => (n === 0 && m === 0 ? `${a} and ${b} want to make a deal without cards.` : m === 0 ? `${a} wants to give ${b} ${n === 1 ? "a card" : `${n} cards`}.` : n === 0 ? `${b} wants to give ${a} ${m === 1 ? "a card" : `${m} cards`}.` : `${a} and ${b} want to swap ${n === 1 ? "a card" : `${n} cards`} for ${m === 1 ? "one" : `${m}`}.`),
  vetoDeal: "They are not neighbours, and you hold sea power, so you may refuse it.", cardsN: (n) => (n === 1 ? "1 card" : `${n} cards`),

  volunteerHint: (name, region) => `${name} attacks ${region}, a neutral region, and somebody has to roll for the troops there. You can only win by it: if they hold out, ${name} does not get the region. Nothing of yours is at stake. If several volunteer, the highest roll decides.`, volunteer: "Volunteer to lead", abstain: "Leave it to others", abstainAlways: "Never ask in this game",
  leadHint: "You are rolling for the neutral troops: nothing of yours is at stake.", challengeHint: (name) => `${name} wants to take sea power from you. If you do not fight, you give it up without losses.`, fight: "Fight", yield: "Give up sea power", goOn: "Fight on", retreat: "Withdraw",
  layHint: (n) => (n ? `Lay ${n} more ${n === 1 ? "ship" : "ships"} face down in your row; the leftmost is its head, which is hit first.` : "Your row is ready."), rowOf: (n) => `Lay the row (${n})`,

  commitHint: (n) => (n ? `Choose ${n} more to open the battle.` : "They are ready."), reinforceHint: (n) => (n ? `Commit up to ${n} from your reserve, or roll now.` : "No more reinforcements this round."), roll: "Roll", commit: "Commit", bestPick: "Choose for me", toTheEnd: "Fight to the end", fightAll: "Fight all", stop: "Stop",
  policy: "Chosen for you: one unit of each kind, then infantry first, always reinforced to the limit.", auto: "The battle is being fought to the end.", reserve: "Reserve", fighting: "Fighting",

  round: "Standings", roundN: (n) => `Round ${n}`, roundOf: (n, last) => `Round ${n} of ${last}`, setup: "Set-up", actionsUsed: (n) => `${n} of 3 actions`, economy: "Economy", player: "Who", regions: (n) => (n === 1 ? "1 region" : `${n} regions`), units: (n) => (n === 1 ? "1 unit" : `${n} units`), capitals: (n) => (n === 1 ? "1 capital" : `${n} capitals`), ships: (n) => (n === 1 ? "1 ship" : `${n} ships`),
  standing: "Who leads", leaders: { regions: "Regions", units: "Units", economy: "PP", cards: "Cards" },
  leadersHelp: {
    regions: "Regions: whoever has the most at the end wins.", units: "Units on land: they break ties in regions.", economy: "Production points (PP) from one production: 10 for each capital, plus the cards. You cannot see others' cards.",
    cards: "Economy cards in hand",
  },
  leadersSay: "Most regions wins; in a tie, most units.", atLeast: (n) => `at least ${n}, the cards are face down`, becomes: (n, then) => `${n}, with your draft ${then}`,
  endsElimination: "The game ends at once when somebody has no units left on the board.", endsSurvivor: "The game goes on until only one nation has units on the board.",
  endsRound: (last, left) => (left > 1 ? `Otherwise it ends after round ${last}: ${left} more rounds.` : left === 1 ? `Otherwise it ends after round ${last}: one more round.` : "This is the last round."), endsClock: "Otherwise it ends with the round in which the agreed time runs out.", endsAtLast: (n) => `No number of rounds was agreed; it ends after round ${n} at the latest.`,
  hasSea: "sea power", seaOf: (name) => `Sea power: ${name}`, seaFree: "Sea power: nobody", seaMeans: "Whoever holds it may refuse other players' crossings, and trades between players who are not neighbours.", onTurn: "to move", out: "out", pile: (n) => `Draw pile: ${n} cards`, pool: "beside the board", ofCards: "Cards and sets", ofCapitals: "Capitals", sets: (n) => (n === 0 ? "No set" : n === 1 ? "1 set" : `${n} sets`), setNote: "A set of oil, minerals, factories and rail transport counts twice.", noCards: "No economy cards", watching: "You are watching: the cards are hidden.", twice: "counts twice",

  landBattle: (region) => `Battle: ${region}`, battleRound: (n) => `Battle round ${n}`, hits: (n) => (n === 1 ? "1 hit" : `${n} hits`), neutrals: "Neutral troops", odds: "Chance to win",
  beats: "What beats what", strongAgainst: (ship, n) => `+${n} against ${ship}`, beatsOne: (a, b, n) => `${a} against ${b}: plus ${n}.`, carrierAdds: (n) => `+${n} against anything but a carrier, and +${n} to each friendly ship next to it`,
  seaBattle: "Sea battle", seaRound: (n) => `round ${n}`, challenger: (you) => (you ? "challenge" : "challenges"), holder: (you) => (you ? "hold sea power" : "holds sea power"), asideN: (n) => (n === 1 ? "1 battleship set aside" : `${n} battleships set aside`),
  seaPower: "Sea power",
  cardWon: "Card won", cardLost: "Card lost",
  diplomacyIn: (region) => `Diplomacy: ${region}`,

  toYou: "you", isOwn: (name) => `Belongs to ${name}.`, isNeutral: "Neutral.", yourCapital: "Your capital", capitalOf: (name) => `Capital of ${name}.`, holds: (what) => `${what}.`, attackedBy: (name, what) => `Attacked by ${name || "you"}: ${what}.`, isLegal: "You can choose it.", isChosen: "Chosen.", isFighting: "There is a battle here.",
};
