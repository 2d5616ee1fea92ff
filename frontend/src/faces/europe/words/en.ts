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
};
