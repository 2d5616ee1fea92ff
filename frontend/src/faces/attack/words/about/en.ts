/** English. */

import type { AboutWords } from "./de.ts";

export const en: AboutWords = {
  belongs: "Belongs to", you: "you", neutral: "nobody: neutral", troops: "Troops", moved: "Moved already", byCard: "a card decides them when somebody attacks", attacker: (name) => `Attack: ${name}`, crossing: (name) => `At sea: ${name}`,
  brings: "Brings", region: "1 region towards victory", capital: "10 production points (capital)", capitalOf: (name) => (name ? `capital of ${name}` : "your capital"), courted: (own) => `Diplomacy: ${own ? "8 or more (next to your land)" : "9 or more"}`, card: (name) => `1 card from the hand of ${name} when conquered`,
  from: (region) => `From ${region}`, byLand: "no crossing", bySea: "sea crossing", reach: "Can move here",
  regions: "Regions", units: "Units", capitals: "Capitals", sea: "Sea power", has: "holds it", hasNot: "no", fleet: "Ships", cards: "Economy cards", points: "Production", pointsKnown: (n) => `${n} production points now`, pointsHidden: (n) => `${n} from capitals, and hidden cards`, pool: "Beside the board", out: "out", none: "none",
  cost: "Costs", costs: (n) => (n === 1 ? "1 production point" : `${n} production points`), dice: "Dice", oneDie: "1, hits on its own symbol", twoDice: "2, one of them can hit", planeDie: "1, its symbol is on two sides", steps: "Moves",
  move: { infantry: "1 region", tank: "up to 2 regions, through your own land", artillery: "1 region", aircraft: "up to 2 regions over any land; nobody can stop it" },
  falls: "Lost", fallsAs: { infantry: "first", tank: "after the infantry", artillery: "after the tanks", aircraft: "last" },
  actions: {
    move: "Units go to neighbours: infantry and artillery one region, tanks and aircraft up to two; across the sea, too. Where they meet enemies, there is a battle.", blitz: "After a movement: tanks and aircraft move again, never across the sea.",
    strategic: "Units move any distance through your own regions, without fighting.", sea: "For sea power: if nobody holds it, it is yours; otherwise the holder fights for it or leaves it to you.", diplomacy: "Roll two dice for a neutral region: if you succeed, it joins you with an infantry and a card. You may repeat diplomacy in a turn.",
    produce: "Capitals and cards bring production points (PP), with which you buy units and ships. Cards are not used up; what you do not spend is lost.", trade: "Swap cards with anybody who wants to. It counts as an action only if you make a deal.",
  },
  value: "Brings", eachTime: (points) => `${points} in every production: the card is not used up`, set: "Set", inSet: "counts double with oil, minerals, factories and rail transport together", noSet: "never part of a set", garrison: "Neutral troops", copies: "In the box",
  ship: "At sea", shipText: {
    destroyer: "+2 with a submarine opposite", submarine: "+2 with a battleship opposite", battleship: "+2 with a destroyer opposite; sinks only on the second hit", aircraft_carrier: "+1 with anything but a carrier opposite, +1 to each ship next to it",
  },
};
