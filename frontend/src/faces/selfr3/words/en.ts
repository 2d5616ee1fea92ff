/** English. */

import type { Moment } from "../material.ts";
import type { Words } from "./index.ts";

const n1 = (n: number, one: string, many: string): string => `${String(n)} ${n === 1 ? one : many}`;

export const en: Words = {
  round: "Round", hand: "Officer cards", setup: "Set-up", roundOf: (n, of) => `Round ${n} of ${of}`, turnNow: (name) => `On turn: ${name}`,
  order: "Turn order", markerOf: (n, name) => `Turn marker ${n}: ${name}`, phases: { figures: "officers and stations", purchase: "buying cards", cards: "playing cards", attacks: "attacks", late: "end of the turn" },
  standing: "Standing", points: "Points", pointsHelp: "Territories and continents if the game ended now; victory point cards count only in the end", territories: "Territories", territoriesHelp: "Each territory counts one point: land, water and moon",
  income: "Income", incomeHelp: "So many armies and so much money come with the next turn", money: "Money", moneyHelp: "For bids, officers, stations and cards", cardsHeld: "Cards", cardsHelp: "Officer cards in hand", pointsOf: (n) => n1(n, "point", "points"),
  out: "out of the game", onTurn: "on turn", becomes: (a, b) => `${a}, with the draft ${b}`, continentsHead: "Continents", heldBy: (name) => `held by ${name}`, nobody: "nobody", leads: "After five rounds the most points win.",
  noCards: "No officer cards yet.", costs: (n) => (n === 0 ? "free" : `${n} money`), costOf: (n) => `${n} money`, have: (n) => `${n} money`,
  when: {
    before_first_attack: "before the first attack", reaction_any: "when somebody else attacks", reaction_own: "when you are attacked", end_of_turn: "at the end of your turn", end_of_game: "at the end of the game",
  } as Record<Moment, string>,
  isOwn: (name) => `Belongs to ${name}.`, isFree: "Nobody's.", isRuin: "Destroyed, out of the game.", armies: (n) => n1(n, "army", "armies"), withOfficers: (names) => `Officers: ${names}.`, stationHere: "A station.", landingHere: "Landing site.", isLegal: "Can be chosen.", isChosen: "Chosen.", underAttack: "Is attacked.", attackedFrom: "The attack comes from here.",

  claimHint: "Tap a free land: one army takes it.", claim: (region) => `Take ${region}`, pickFirst: "Choose a territory",
  setHint: (n) => `Tap lands of yours, an army with each tap. ${n} more in this turn.`, placeHint: (n) => `Tap territories of yours, an army with each tap. ${n} more to place.`, disbandHint: (n) => `Tap where you take armies away. ${n} more.`, reinforceHint: "Tap different territories: one army each.", allSet: "All are placed.",
  send: "Send", sendN: (n) => `Send ${n}`, notSent: "Not sent yet", sendThis: "Send this now",
  postHint: "Choose a figure, then tap its land.", postWhere: (what) => `Where does it go: ${what}? Tap a territory of yours.`, station: "Station", standsIn: (region) => `stands in ${region}`, reassignDone: "Done, they stay so", targetHint: "Tap a territory.", goThere: (region) => `Yes: ${region}`,
  bidHint: (n) => `Everybody bids at once, in secret. You have ${n} money; what is bid is gone.`, bid: (n) => (n === 0 ? "Bid nothing" : `Bid ${n}`), coins: "Bid", markerHint: "When do you want your turn? 1 begins the round.", marker: (n) => `Turn ${n}`,

  buy: "Buy", officersHead: "Officers", cardsHead: "Cards", cardsLeft: (n) => (n > 0 ? `${n} more in this turn` : "no more in this turn"), buyCard: (deck) => `Buy a card: ${deck}`, play: "Play a card", attack: "Attack", attackHelp: "tap a territory, then the aim", move: "AB move", moveHelp: "once, ends the attacks", endTurn: "End the turn", endSure: "Yes, end the turn", endAsk: "End the turn?", unspent: (n) => `${n} money stay for the next bid.`, notNow: "not now", actHint: (buys) => `Tap a territory of yours to attack from there${buys ? ", or buy first" : ""}.`, buyHint: (what) => `${what}: tap the territory.`, moveHint: "Tap the territory that units leave.",
  ontoHint: (region) => `From ${region}: tap the aim.`, stationReach: "The station reaches the landing sites on the moon.", moveTo: (region) => `From ${region}: tap where to.`,
  empty: "Nobody stands there: you move in without dice.", attackers: "Who attacks?", army: "Armies", one: "One roll", untilHead: "How far?", untilN: (n) => (n === "1" ? "until it is decided" : `until ${n} are left`), stayBehind: "One unit always stays behind.", untilNote: "Stops by itself as soon as somebody plays a card.", doAttack: (n) => `Attack with ${n}`, advance: (n) => `Move in with ${n}`, die: (n) => `d${n}`,
  odds: "Chance to conquer", oddsNote: "Exact, if the attack goes on to the end and the defence is good; cards change everything.", oddsLeft: "If it succeeds, on average are left", unitsName: "units", defender: "Defence",
  defendHint: (dice) => `The attack shows ${dice}. A tie holds. What do you roll?`, holdsWith: (chance) => `holds with ${chance}`, twoAtStake: "two comparisons, two units at stake", oneAtStake: "one comparison",
  lossHint: (n, region) => `${region}: ${n1(n, "unit falls", "units fall")}. Which?`, armiesFall: "Otherwise armies fall.", lose: "These fall",
  followHint: (from, to) => `${from} → ${to}: who goes along?`, follow: (n) => (n === 0 ? "Nobody else" : `${n} go`), all: "All", none: "None", half: "Half",
  swapHint: "All your stations stand. Tap the one to dismantle, or leave the land without.", leave: "Without a station", dismantle: (region) => `Dismantle: ${region}`,
  windowOf: (name, from, to) => `${name}: ${from} → ${to}`, windowHint: "Before the roll a card may be played.", pass: "Pass, no card", playThis: (card, cost) => `Play ${card} (${cost})`, alwaysPass: "Always pass", passUnlessMine: "Always pass, unless I am attacked", passFor: (name) => `Always pass when ${name} attacks`,
  unplayable: "Cannot be played now", rivalHint: "Whom does it strike?", sniperHint: "Whom do you aim at? 1 to 6 on a d8 hits.", doomHint: "You may play any NBC card free of cost.", finish: "Done", lateHint: "Another card or an AB move?",

  fight: (region) => `Attack on ${region}`, throwN: (n) => `Roll ${n}`, attacks: "attacks", defends: "defends", conquered: (name, region) => `${name} conquers ${region}.`, holds: (name, region) => `${name} holds ${region}.`, entered: (name, region) => `${name} moves into ${region}.`, lostN: (n) => `loses ${n1(n, "unit", "units")}`, noThrow: "No roll yet.", eights: (n) => `${n} × d8 among them`, shows: (n) => `shows ${n}`, wins: "wins", playedCards: "Cards:", waitsDefence: "chooses the dice …", dice: "Dice",
  final: { territories: "Territories", continents: "Continents", cards: "Cards", money: "Money" }, brief: (name, a, b) => `${name}: ${a} → ${b}`,
  orders: { "CardWindow.answer": "Before each roll everybody who might is asked for a card. Whoever has ordered “no card” is not held up any more; nobody learns of it.", "Attack.defend": "Defend with one die or two: two hit more often, but two units are at stake.", "Losses.choose": "Whoever loses units chooses them; without officers they are armies.", "Bidding.bid": "The sealed bid at the beginning of each round." },
};
