/** English. */

import type { Words } from "./index.ts";

export const en: Words = {
  to: "to", ipc: (n) => `${n} IPC`, round: "Powers", roundN: (n) => `Round ${n}`, roundOf: (n, of) => `Round ${n} of ${of}`, before: "Before the first round",
  phaseOf: (n, of, name) => `Phase ${n} of ${of}: ${name}`, onTurn: "on turn", cash: "Cash", income: "Income", army: "Forces",
  cashHelp: "IPC in hand", incomeHelp: "IPC that the next income brings", armyHelp: "What all units have cost, in IPC",
  plays: (names) => `Plays ${names}`, gainHead: "What the Axis has gained since the start", gains: { lands: "Territories", oil: "Oil", convoys: "Convoys", capitals: "Capitals" },
  ends: "Whoever takes a capital of the other side and holds the own one wins.", endsRound: (n) => `After round ${n} it counts what the Axis has gained.`,

  isOwned: (name) => `Belongs to: ${name}.`, isNeutral: "Neutral, nobody may enter.", isWater: "Sea zone.", isConvoy: (value, name) => `Convoy centre, ${value} IPC for: ${name}.`, isSunk: "Convoy centre sunk.",
  isWorth: (n) => `Worth ${n}.`, hasFactory: "Factory.", isCapital: "Capital.", stands: (name, army) => `${name}: ${army}.`, isFighting: "There is a battle here.", isAttacked: "Is attacked.", isLegal: "Can be chosen.", isChosen: "Chosen.",

  targetHint: (space) => `From ${space}: tap where to.`, noTargets: (space) => `Nothing leads on from ${space} now. Tap another space.`, pickToAttack: "Tap a space with own units, then the target.", pickToMove: "Tap a space, then where its units move up; aircraft have to land.",
  howMany: "How many go?", reaches: (n, steps) => (n === 0 ? "no target" : `${n === 1 ? "1 target" : `${n} targets`}, range ${steps}`),
  transports: "Transports", transportN: (n) => `Transport ${n}`, loadHead: "Take aboard", unloadHead: "Put ashore", loadFrom: (kind, space) => `${kind} from ${space}`, unloadTo: (kind, space) => `${kind} → ${space}`, sailHint: "To sail, tap a sea zone.", shipDone: "This transport is done for this turn.", shipHint: "Choose a transport to load, sail and land.", empty: "empty",
  aloft: "Still in the air", left: (n) => (n === 1 ? "1 more space" : `${n} more spaces`), patriots: (n) => `Patriotic War: ${n} units may be taken over`,
  wayHead: "How?", ways: { send: "Move", raid: "Bomb the factory", ferry: "Carrier", load: "Aboard", unload: "Ashore" }, carrierWith: (n) => (n === 1 ? "Carrier with a fighter" : `Carrier with ${n} fighters`), leaveInstead: (space) => `From ${space} instead`,
  hitsWith: (n) => `hits with ${n}`, canLand: "Every aircraft can still land after it.", landsThere: "It lands there.", back: "Back",
  planAttack: (n) => (n === 1 ? "Plan the attack: 1 unit" : `Plan the attack: ${n} units`), planMove: (n) => (n === 1 ? "Plan the move: 1 unit" : `Plan the move: ${n} units`), planRaid: (n) => `Plan the raid: ${n}`,
  from: (space) => `from ${space}`, planned: "Planned", remove: (what) => `Take back: ${what}`, sendSoFar: "Send so far", finishAttacks: (n) => (n === 1 ? "Done: 1 battle" : `Done: ${n} battles`), finishNone: "No attack", finishMoves: "Done", mustLand: "First every aircraft must be able to land", landFirst: (n) => (n === 1 ? "Land first: 1 aircraft left" : `Land first: ${n} aircraft left`),
  odds: "Chance to win", oddsLeft: "After a victory, on average", oddsNote: "Exact, fought to the end; what costs least falls first. Retreats and new attackers change everything.",

  leftOf: (all, spent) => (spent ? `of ${all}, ${spent} spent` : "to spend"), allInfantry: (n) => `${n} × infantry`, pairs: (n) => `Infantry and artillery (${n})`, goods: { land: "Land", air: "Air", sea: "Sea" }, priceOf: (cost, attack, defence) => `${cost} IPC · ${attack}/${defence}`, buyAll: (n, left) => (left ? `Buy ${n}, ${left} IPC stay` : `Buy ${n}`), buyNone: "Buy nothing",
  advanceHint: (name, money) => `Advance for ${name}: ${money} IPC left. Choose a unit, then tap a space where an own one stands.`, placeHint: (units) => `To place: ${units}. Choose a kind, then tap the space.`, allPlaced: "Everything stands.", atMost: (n) => `${n} a turn at most`, whichKind: "Which unit?", allHere: (n, kind, space) => `All ${n} × ${kind}: ${space}`, placeThese: (n) => (n === 1 ? "Place 1 unit" : `Place ${n} units`), saveAll: "Buy nothing, save it all", send: "Send",
  battleHint: "Which battle comes next? Those at sea before the landings that need them.", against: (ours, theirs) => `${ours} against ${theirs}`, fight: (space) => `Fight: ${space}`, pickBattle: "Choose a battle", alwaysDive: "Always submerge", alwaysStay: "Always stay", landIn: (space) => `Land there: ${space}`, pickGround: "Choose where to land",
  runs: "The battle goes on to its end.", policy: "Attack on, and what costs least falls.", stop: "Stop", toTheEnd: "To the end", loseAsk: (space) => `${space}: which units fall?`, loseHint: (n) => (n === 1 ? "One hit to take." : `${n} hits to take.`), loseDone: "All hits are taken.", loseThese: (what) => `Lose ${what}`, loseChosen: "Lose these",
  raidHint: (bombers, escorts) => `${bombers === 1 ? "One bomber" : `${bombers} bombers`}${escorts ? `, ${escorts === 1 ? "one fighter" : `${escorts} fighters`} as escort` : " without escort"}. How many fighters rise?`, interceptNote: "Whoever rises hits with 2 and defends no more this turn.", neverRise: "Never rise", rise: (n) => (n === 1 ? "One fighter rises" : `${n} fighters rise`), stayDown: "Stay on the ground",
  shareHint: (n) => `${n} IPC for the three Allies together: propose who gets how much. It holds if all accept.`, payHint: (n) => `The Allies together pay ${n} IPC for the Middle East. Who pays how much?`, equally: "Equally", allTo: (name) => `All: ${name}`, propose: "Propose", chooseSplit: "So be it", stillToShare: (n) => (n > 0 ? `${n} still to share` : `${-n} too many`), proposedBy: (name, n) => `${name} proposes to share ${n} IPC so:`,

  attacks: "attacks", defends: "defends", defender: "Defence", hits: (n) => (n === 1 ? "1 hit" : `${n} hits`), hit: (n) => `${n}, a hit`, miss: (n) => `${n}, a miss`,
  bombs: "bombs", flak: "AA fire", shelled: "Landing shots", struckFirst: "First strike", nobodyThere: "Nobody is left.", falls: "Lost:", lostInAll: (what) => `Lost in the whole battle: ${what}`,
  raidOn: (space) => `Bombing raid on ${space}`, battleOf: (space) => `Battle: ${space}`, battleRound: (n) => `Round ${n} of the battle`,
  ended: (event, name, space, damage) => ({ captured: `${space} is taken: ${name}`, oil_taken: `${space} is taken: ${name}`, liberated: `${space} is liberated: ${name}`, oil_freed: `${space} is liberated: ${name}`, kept_for: `${space} is liberated: ${name}`, repelled: `${space} holds`, not_taken: `${space} is empty, but not taken`, called_off: "There is no landing", zone_cleared: `The zone is cleared: ${name}`, zone_held: "The zone is not cleared", bombed: `Damage: ${damage} IPC` })[event] ?? "The battle is over",
  brief: (kind, from, to) => `${kind}: ${from} → ${to}`, briefLost: (name, kind, space) => `${name} loses ${kind}, ${space}`,
  orders: { "Raid.intercept": "When an own land with fighters is bombed: do they rise?", "SeaBattle.dived": "When own submarines are attacked and may submerge: do they, or do they stay?", "Losses.choose": "When own units are hit: which kind falls first.", "Losses.sunk": "When transports with different cargo are hit.", "NewDeck.choose": "When a carrier sinks: where its fighters fly.", "Split.proposed": "How money is to be shared among the Allies.", "Split.answer": "Whether a proposal of the Allies is accepted." },
};
