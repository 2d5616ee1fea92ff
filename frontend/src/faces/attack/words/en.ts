/** English. */

import type { Words } from "./de.ts";

export const en: Words = {
  actions: { move: "Movement", blitz: "Blitz", strategic: "Strategic movement", sea: "Sea battle", diplomacy: "Diplomacy", produce: "Production", trade: "Trade" },
  actionHelp: {
    move: "Move units and attack", blitz: "Tanks and aircraft once more", strategic: "Transfer through own land", sea: "Fight for sea power", diplomacy: "Roll for a neutral region", produce: "Count points, buy units", trade: "Swap economy cards",
  },
  to: "to", actionsHead: "Actions",
  produceHelp: (n) => `${n} points for units and ships`,
  notSent: "Not sent yet", sendThis: "Send now", bought: (what) => `bought: ${what}`, toldPoints: "Final once sent: everybody hears how many points you have.",
  lapse: (n) => (n === 1 ? "1 point lapses." : `${n} points lapse.`), lapseButton: (n) => (n === 1 ? "Next · 1 point lapses" : `Next · ${n} points lapse`),
  used: "already done", needsMove: "only after a movement", holdsSea: "you hold sea power", noShip: "no ship", notNow: "not possible now", tooLate: "not so close to the end",
  whatThen: (n) => (n === 3 ? "Three actions are yours, each only once." : n === 2 ? "Two more actions." : "One more action."),
  endTurn: "End turn", doIt: (what) => `Begin: ${what}`, ready: "Ready to be sent.", seaAsks: (name) => `${name} holds sea power and decides: fight, or leave it to you.`, send: "Send", back: "Back",
  cannotUndo: "Then dice are rolled or cards turned over: it cannot be taken back any more.",

  many: { infantry: "infantry", tank: "tanks", artillery: "artillery", aircraft: "aircraft", destroyer: "destroyers", submarine: "submarines", battleship: "battleships", aircraft_carrier: "aircraft carriers" },
  endNow: "End your turn like this?", unused: (n) => (n === 3 ? "You have not taken any action yet." : n === 2 ? "Two actions stay unused." : "One action stays unused."), endSure: "Yes, end the turn",
  attackOn: (name) => `attack on ${name}`, attackNeutral: "attack on neutral troops",
  alwaysAllow: (name) => (name ? `Always allow ${name}` : "Always allow everybody"), alwaysRefuse: (name) => (name ? `Always refuse ${name}` : "Always refuse everybody"),
  oddsLeft: (name) => `If ${name ? `${name} wins` : "you win"}, left on average`, oddsLeftNeutral: "If the neutral troops win, left on average", oddsUnknown: "A card decides on the troops: average over all cards that you do not hold yourself.", oddsPolicy: "Exact; both sides send what hits best.",
  offersYou: (name, n, m) => (m === 0 ? (n === 0 ? `${name} offers you a deal without cards.` : `${name} wants to give you ${n === 1 ? "a card" : `${n} cards`}.`) : n === 0 ? `${name} would like ${m === 1 ? "a card" : `${m} cards`} from you, and gives no card for it.` : `${name} wants to swap with you: ${n === 1 ? "a card" : `${n} cards`} for ${m === 1 ? "one" : `${m}`} of yours.`), offersTurn: (n) => (n === 1 ? "1 more offer of this turn may fail." : `${n} more offers of this turn may fail.`),
  seaOver: "The round at sea is over. Fight on, or withdraw and keep your ships.", shipsLeft: (n) => `${n} left`, emptyPlace: (n) => `place ${n}`, 

  claimHint: (n) => `Choose a free region on the map, and it is yours at once. ${n === 1 ? "It is your last one" : `You still claim ${String(n)}`}.`, claim: (region) => `Claim ${region}`, capitalHint: "Choose one of your regions: the capital stays there and brings 10 points.", capital: (region) => `Capital in ${region}`,
  swayHint: "Choose a neutral region. Two dice: beside a region of yours it takes 8 or more, elsewhere 9.", sway: (region) => `Roll: ${region}`, chanceOf: (n, chance) => `${n} or more: ${chance}`, chanceElse: "If it fails, the others roll: the highest, with 9 at least, gets the region.", pickFirst: "Choose a region",
  battleHint: "Which battle first? Choose the region.", battle: (region) => `Battle: ${region}`,

  deployHint: (n, chosen) => (n ? `${chosen ? "" : "Choose one of your regions. "}${n} more ${n === 1 ? "unit" : "units"} to set up.` : "All set up."), deployIn: (region) => `Set up in ${region}`, deploy: (n) => (n ? `Set up ${n}` : "Choose units"), allHere: (n) => `All ${n} here`,

  leaveInstead: (region) => `Move out of ${region} instead`,
  pickHint: "Choose one of your regions that units leave.", targetHint: (region) => `${region}: choose where they go.`, howMany: (from, to) => `${from} → ${to}: how many go?`, noTargets: (region) => `Nothing more can leave ${region}. Choose another region, or be done.`, byLand: "by land", bySea: "by sea",
  order: (n, attack) => (n === 0 ? "Choose how many" : `Note ${attack ? "attack" : "move"}\u00a0·\u00a0${n}`),
  oneStays: "One unit always stays in the region.", thin: (region) => `Only one unit would stay in ${region}.`,
  waits: "waits at sea", waitsFor: (name) => `Crossing: ${name} may refuse it.`, waitsFree: "Crossing: nobody can refuse it.", planned: "Noted", remove: (what) => `Strike ${what}`,
  finishMove: (attacks, crossings) => {
    const parts = [attacks ? (attacks === 1 ? "1 battle" : `${attacks} battles`) : "", crossings ? (crossings === 1 ? "1 crossing" : `${crossings} crossings`) : ""].filter(Boolean);
    return parts.length ? `End movement · ${parts.join(", ")}` : "End movement";
  },
  finishNone: "Move no units", sendSoFar: "Carry out so far", attacks: "attack", defends: "defence", enemy: (n, name) => (n === 1 ? `${name} has 1 unit there.` : `${name} has ${n} units there.`), neutralThere: "Neutral: a card decides on the troops.",

  vetoHint: (name) => `${name} wants to cross the sea. You hold sea power: what you refuse turns back and stays there for this action; only aircraft may fly on.`, allow: "Allow", refuse: "Refuse", allowAll: "Allow all", refuseAll: "Refuse all", allowed: "allowed", refused: "refused", planesOnly: "aircraft cannot be stopped", decide: "Decide like this",
  planeHint: (n) => `The crossing is refused. ${n === 1 ? "One aircraft" : `${n} aircraft`} may fly all the same.`, planesFly: (n) => (n === 1 ? "1 flies" : `${n} fly`), fly: (n, of) => (of === 1 ? "Fly on" : n === of ? "All fly on" : `${n} fly on, ${of - n} turn back`), planesBack: (n) => (n === 1 ? "Turn back" : "All back"),

  points: (n) => (n === 1 ? "1 point" : `${n} points`), pointsLeft: "points left", buyHint: "What is not spent lapses.", army: "Army", fleet: "Fleet", mix: (n) => `One of each (${n})`, restInfantry: (n) => `Rest in infantry (${n})`, toDeploy: "Next: set up", cost: (n) => `costs ${n}`,

  promiseHint: "I keep out of Chile …", quoted: (text) => `“${text}”`,
  blitzAsk: "Blitz: tanks and aircraft move once more, by land only; done when all are in place.", buildAsk: (name) => `Offer to ${name}: what do you give, and what do you want?`, partnerHint: "Who do you want to trade with?", endTrade: "End trading", theyGive: (name) => `${name} gives`, theyWant: (name) => `${name} wants`, propose: "Offer", gift: "A gift, or for a promise: that is allowed, too.",
  cancelOffer: "Cancel", accept: "Accept", decline: "Decline", counter: "Counter-offer", cannotGive: "You do not have what is asked for.", withdraw: "Withdraw", stand: "Let it stand and wait", offerOut: (name) => `Your offer lies with ${name}.`, dealOf: (a, b, n, m) => (n === 0 && m === 0 ? `${a} and ${b} want to make a deal without cards.` : m === 0 ? `${a} wants to give ${b} ${n === 1 ? "a card" : `${n} cards`}.` : n === 0 ? `${b} wants to give ${a} ${m === 1 ? "a card" : `${m} cards`}.` : `${a} and ${b} want to swap ${n === 1 ? "a card" : `${n} cards`} for ${m === 1 ? "one" : `${m}`}.`),
  vetoDeal: "They are no neighbours, and you hold sea power: so you may refuse it.", cardsN: (n) => (n === 1 ? "1 card" : `${n} cards`),

  volunteerHint: (region) => `${region}: neutral troops defend the region. Will you roll for them? You gain nothing by it, but you may stop the attack.`, volunteer: "I lead them", abstain: "Not me", challengeHint: (name) => `${name} wants to take sea power from you. If you do not fight, it goes over without losses.`, fight: "Fight", yield: "Give up sea power", goOn: "Fight on", retreat: "Withdraw",
  layHint: (n) => (n ? `Lay ${n} more ${n === 1 ? "ship" : "ships"} face down in your row; the left is its head, which is hit first.` : "The row is ready."), rowOf: (n) => `Lay the row (${n})`,

  commitHint: (n) => (n ? `Choose ${n} more to open the battle.` : "They are ready."), reinforceHint: (n) => (n ? `Up to ${n} from the reserve, or roll at once.` : "No more reinforcements in this round."), roll: "Roll", commit: "Into battle", bestPick: "Choose by plan", toTheEnd: "To the end", stop: "Stop",
  policy: "By plan: one unit of each kind, then infantry first, always reinforced to the limit.", auto: "The battle runs by plan to its end.", reserve: "Reserve", fighting: "fighting",

  round: "Standing", roundN: (n) => `Round ${n}`, roundOf: (n, last) => `Round ${n} of ${last}`, setup: "Set-up", actionsUsed: (n) => `${n} of 3 actions`, economy: "Economy", player: "Who", regions: (n) => (n === 1 ? "1 region" : `${n} regions`), units: (n) => (n === 1 ? "1 unit" : `${n} units`), capitals: (n) => (n === 1 ? "1 capital" : `${n} capitals`), ships: (n) => (n === 1 ? "1 ship" : `${n} ships`),
  standing: "Who leads", leaders: { regions: "Regions", units: "Units", economy: "Points", cards: "Cards" },
  leadersHelp: {
    regions: "Regions: whoever has the most at the end wins.", units: "Units on land: they decide between as many regions.", economy: "Production points for one production: 10 for each capital, and the cards. Those of others lie face down.",
    cards: "Economy cards in the hand",
  },
  leadersSay: "The most regions win, in a tie the most units.", atLeast: (n) => `at least ${n}, the cards lie face down`, becomes: (n, then) => `${n}, with your draft ${then}`,
  endsElimination: "The game ends at once when somebody has no unit left on the board.", endsSurvivor: "It goes on until only one nation has units on the board.",
  endsRound: (last, left) => (left > 1 ? `Otherwise it ends after round ${last}: ${left} more rounds.` : left === 1 ? `Otherwise it ends after round ${last}: one more round.` : "This is the last round."), endsClock: "Otherwise it ends with the round in which the agreed time is up.", endsAtLast: (n) => `No time limit was agreed; after round ${n} it ends at the latest.`,
  hasSea: "sea power", seaOf: (name) => `Sea power: ${name}`, seaFree: "Sea power: nobody", seaMeans: "Whoever holds it may refuse the crossings of others, and trade between those who are no neighbours.", onTurn: "playing", out: "out", pile: (n) => `Pile: ${n} cards`, pool: "beside the board", ofCards: "Cards and sets", ofCapitals: "Capitals", sets: (n) => (n === 0 ? "No set" : n === 1 ? "1 set" : `${n} sets`), setNote: "A set of oil, minerals, factories and rail counts twice.", noCards: "No economy cards", watching: "You are watching: others' cards are hidden.", twice: "counts twice",

  landBattle: (region) => `Battle: ${region}`, battleRound: (n) => `Battle round ${n}`, hits: (n) => (n === 1 ? "1 hit" : `${n} hits`), costs: (what) => `The enemy loses: ${what}`, wasted: (n) => (n === 1 ? "1 hit was wasted" : `${n} hits were wasted`), why: "A die hits if it shows a kind that fights on the roller's side; each unit hits once at most.", neutrals: "Neutral troops", ledBy: (name) => `led by ${name || "you"}`, garrisonOf: (card) => `troops of the card ${card}`, won: (name) => `${name ? `${name} takes` : "You take"} the region.`, held: (name) => `${name ? `${name} holds` : "You hold"} the region.`, heldNeutral: "The region stays neutral.", face: (name, hit) => `${name}${hit ? ", hit" : ""}`, blank: "blank", blankHalf: "not rolled yet", odds: "Chance to win",
  beats: "What beats what", strongAgainst: (ship, n) => `+${n} against ${ship}`, beatsOne: (a, b, n) => `${a} against ${b}: plus ${n}.`, carrierAdds: (n) => `+${n} against anything but a carrier, and +${n} for each own ship beside it`,
  seaBattle: "Sea battle", seaRound: (n) => `round ${n}`, hidden: "hidden", challenger: "challenges", holder: "holds sea power", pairing: (n) => `Match-up ${n}`, because: { matchup: "strong against it", carrier: "carrier", beside: "carrier beside it" }, tie: "Tie: no hit", sunk: (ship) => `Sunk at the head of the row: ${ship}`, damaged: (ship) => `Damaged at the head of the row: ${ship}`, carrier_sunk: (ship) => `Carrier against carrier: ${ship} sinks`, asideN: (n) => (n === 1 ? "1 battleship put aside" : `${n} battleships put aside`), retreated: "withdraws", withdrew: (name) => `${name ? `${name} withdraws` : "You withdraw"}.`, seaWon: (name) => `${name ? `${name} holds` : "You hold"} sea power.`,
  seaPower: "Sea power", seaUndefended: "Nobody defended it.", seaYielded: (name) => `${name} withdraws without a fight.`,
  cardWon: "Card won", cardLost: "Card lost", getsCard: (name) => `${name} gets an economy card.`, cardFrom: (name) => `From the hand of ${name}.`, cardOfNeutrals: "The card of the beaten troops.", cardOfPile: "From the pile, because a region joined.", cardHeld: (n) => `You hold it ${n} times now.`,
  wooing: (region) => `Diplomacy: ${region}`, needs: (n) => `needed: ${n} or more`, joins: (name) => `joins ${name}`, neutralStays: "stays neutral",

  toYou: "you", isOwn: (name) => `Belongs to ${name}.`, isNeutral: "Neutral.", isCapital: "Capital.", holds: (what) => `${what}.`, attackedBy: (name, what) => `Attacked by ${name}: ${what}.`, isLegal: "Can be chosen.", isChosen: "Chosen.", isFighting: "A battle is fought here.",
};
