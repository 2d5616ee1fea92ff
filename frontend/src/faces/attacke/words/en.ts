/** English. */

import type { Words } from "./de.ts";

const cards = (n: number): string => (n === 1 ? "1 card" : `${String(n)} cards`);
const lands = (n: number): string => (n === 1 ? "1 land" : `${String(n)} lands`);
const armies = (n: number): string => (n === 1 ? "1 army" : `${String(n)} armies`);

export const en: Words = {
  watching: "You are watching.", noHand: "You have no cards.", youAreOut: "You are out of the game.", hand: (n) => `Your hand: ${cards(n)}`, othersKnow: "others know of it",
  setup: "Set-up", roundN: (n) => `Round ${String(n)}`, roundOf: (n, last) => `Round ${String(n)} of ${String(last)}`, pileOf: (n) => `Pile: ${cards(n)}`,
  landsN: lands, cards, armies: "armies",

  askTurn: "Choose cards from your hand, then a target.", askLate: "More defectors, or is the turn over?", askDefend: (who, land) => `${who} attacks ${land}: give up or defend?`, askRevolt: (who, revolution) => `${who}: ${revolution ? "revolution" : "treason"}. Ward it off?`, askPay: (who, n) => `${who} demands ${armies(n)}.`,
  claimHint: "Choose a free land on the map, and a stone of yours lies there at once.", claim: (land) => `Occupy ${land}`, pickLand: "Choose a land", pickCards: "Choose cards", pickContinent: "Choose a continent", pickPlayer: "Whom?",
  turnHint: "As many actions as you like, in any order; defectors last.", lateHint: "After defectors this turn has no fight, no revolution and no treason.",
  fight: "Fight:", bestSetIs: (n) => `your best set has ${armies(n)}`, noSet: (missing) => (missing.length ? `No set: you have no ${missing.map((arm) => ({ artillerie: "artillery", infanterie: "infantry", kavallerie: "cavalry" })[arm]).join(" and no ")}.` : "No fight is possible now."), takeBest: "Take it", takeBestOf: (n) => `Best set: ${String(n)}`,
  canTreason: "Treason: one land, wherever it lies", canDemand: "Defectors: armies from others", canRevolt: "Revolution: a whole continent",
  finish: "End turn", finishAsk: "End turn …", finishSure: "There is still something you could do. End it all the same?", layBack: "Cards back into the hand",
  missing: (n) => `${cards(n)} to go`,
  fightWhere: "Which land? It must border one of yours.", fightCards: (land) => `${land}: one each of artillery, infantry and cavalry; jokers for any of them.`, fightReady: (land, who) => `Against ${who}, for ${land}. The cards lie face down until ${who} has decided.`, attack: (land, n) => `Attack ${land} · ${String(n)}`,
  revolutionWhere: "Which continent? Choose it on the map.", revolutionTakes: (continent, n) => `${continent}: ${n === 1 ? "one land" : `${String(n)} lands`} would be yours. Only a counter-revolution helps against it.`, revolt: (continent) => `Revolution: ${continent}`,
  treasonWhere: "Which land? It may lie anywhere.", treasonTakes: (land, who) => `${land} would go from ${who} to you. Only a counter-revolution helps against it.`, betray: (land) => `Treason: ${land}`,
  landsOfN: lands, unstopped: (chance) => `unprotected with ${chance}`,
  demandHint: (n) => `${armies(n)} demanded. From whom? Choose more defectors to add them.`, demandLast: "After that this turn has no more fight, revolution or treason.", demandHasNoLand: "Defectors come from a player, not from a land.", demand: (n, who) => `Demand ${String(n)} from ${who}`, raiseHint: (n, who) => `Demanded from ${who}: ${armies(n)}. Choose more defectors to add them.`,
  chance: "Chance to win", chanceWaits: "Being reckoned.", chanceNote: (who, none) => `Exact, if ${who} defends with the best set; with ${none} there is none. A tie holds.`, holdsFor: (chance) => `Holds with ${chance}`, holdsNote: (who) => `against the best set that ${who} may have; weaker ones are possible.`,

  givenUp: (missing, jokers, land) => `You have ${missing.map((arm) => ({ artillerie: "no artillery", infanterie: "no infantry", kavallerie: "no cavalry" })[arm]).join(" and ")} in hand${jokers ? `, and ${jokers === 1 ? "one joker is" : "your jokers are"} not enough` : ""}: ${land} is given up.`,
  notCountered: (what) => `You have no counter-revolution in hand: ${what} cannot be held.`,
  defendHint: (who) => `You lay your set openly, then ${who} turns. A tie holds.`, cannotDefend: "You have no set; the others do not learn that.", giveUp: (land) => `Give up ${land}`, defend: (n) => `Defend · ${String(n)}`, alwaysGiveUp: "Always give up",
  revoltHint: (where, n) => `${where}: ${lands(n)} of yours are at stake.`, treasonHint: (land) => `${land} is at stake.`, noCounter: "You have no counter-revolution; the others do not learn that.", hasCountered: (who) => `${who} wards off.`, hasSuffered: (who) => `${who} does not ward off.`,
  suffer: (n) => (n === 1 ? "Lose the land" : `Lose ${String(n)} lands`), counter: (n) => (n === 1 ? "Ward off" : `Ward off · keep ${lands(n)}`), alwaysCounter: "Always ward off", alwaysSuffer: "Never ward off",
  payHint: "Own defectors ward off, the rest is paid in army cards; no change is given.", wardedBy: "Warded off with", tooPoor: (n) => `Your armies do not suffice (${String(n)}): you give all and show your hand.`, pickPay: "Choose army cards", ofDemand: (n) => `of ${String(n)}`, tooMuch: "Too much: one of these cards could be left out.", nothingToPay: "Warded off already: there is nothing to pay.", showAll: "Give all, show the hand", wardOff: "Ward off", wardPart: "Ward off a part", pay: (what) => `Hand over: ${what}`,

  fightFor: (land) => `Fight for ${land}`, fightLaid: (who) => `${who ? `${who} lays` : "You lay"} a set face down.`, fightOpen: (who) => `${who ? `${who} decides` : "You decide"}: give up or defend.`, gaveUp: (who, land) => `${who ? `${who} gives` : "You give"} up ${land}.`, defenceless: (who, land) => `${who ? `${who} has fewer than three cards and loses` : "You have fewer than three cards and lose"} ${land}.`, won: (who, land) => `${who ? `${who} takes` : "You take"} ${land}.`, held: (who, land, tie) => `${tie ? "A tie: " : ""}${who ? `${who} keeps` : tie ? "you keep" : "You keep"} ${land}.`,
  attacks: (you) => (you ? "attack" : "attacks"), defends: (you) => (you ? "defend" : "defends"), givesUp: (you) => (you ? "give up" : "gives up"), cannot: () => "cannot defend", setOf: (n) => `Set with ${armies(n)}`, ownSet: "Your set, face down for the others", noDefence: "No set laid.", faceDown: (n) => `${cards(n)} face down`, decides: (you) => (you ? "are thinking" : "is thinking"),
  revolutionIn: (where) => `Revolution: ${where}`, treasonIn: (land) => `Treason: ${land}`, revoltOpen: "Whoever has a counter-revolution can ward it off.", revoltTook: (who, n) => `${lands(n)} ${n === 1 ? "goes" : "go"} to ${who || "you"}.`, revoltFailed: "Warded off: nothing changes.", wardsOff: "wards off", doesNot: "does not ward off", loses: (what) => (what ? `loses ${what}` : "does not ward off"),
  defectors: "Defectors", demandBy: (who, n) => (n ? `${who} demands ${armies(n)} with` : `${who} demands with`), wardsBy: (who) => `${who} wards off with`, demandOpen: (who) => `${who ? `${who} wards` : "You ward"} off or ${who ? "pays" : "pay"}.`, demandPaid: (a, b, n) => `${a} hands over ${cards(n)} to ${b}.`, demandAll: (a, b, n) => `${a} has too few and gives ${b} everything: ${cards(n)}.`, demandWarded: (who) => `${who} wards off everything.`, demandNothing: (who) => `${who} has no armies.`, handShown: "The hand, as proof:",

  round: "Standing", pile: "Pile", standing: "How it stands", lands: "Lands", landsHelp: "Whoever owns all wins; after a last round, whoever has most.", continents: "Continents", continentsHelp: "Owned completely; they decide between equal numbers of lands.", draws: "Draws", drawsHelp: "So many cards after the own turn: two, and one for each continent that was held completely for a round; five at most.", handOf: "Hand", handHelp: "Cards in hand.", out: "out", onTurn: "on turn", player: "Who",
  keptBy: (who) => `${who}, brings a card`, wholeOf: (who) => `all of ${who}`, freeN: (n) => `${String(n)} free`, endsRound: (n, left) => (left ? `The game ends after round ${String(n)}, so after ${left === 1 ? "one more" : `${String(left)} more`}; then lands count.` : "This is the last round; then lands count."), endsNever: "The game ends when somebody owns all lands.", ownDesign: "World map and deck are our own design; the printed ones are not on record.",
  pileHelp: "Used cards go under the pile, which is never shuffled again. What everybody has seen stands here in its order.", fromTheTop: "From the top", nextCards: (n) => `Next: ${cards(n)}`, thenCards: (n) => `Then ${cards(n)}`, unseen: (n) => `unknown, ${String(n)} are possible`, amongThem: "the rest is unknown", shuffled: "shuffled among themselves", pileEmpty: "The pile is empty.", hands: "Hands", surely: "surely there", theyKnow: "others know of",

  isFree: "Still free.", isOwn: (who) => `Belongs to ${who}.`, liesIn: (continent, whole) => (whole ? `In ${continent}, all in one hand.` : `In ${continent}.`), isContested: "This is what it is about now.", isChosen: "Chosen.", isLegal: "Can be chosen.",
};
