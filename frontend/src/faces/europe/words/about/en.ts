/** English: the small cards. */

import type { AboutWords } from "./de.ts";

export const en: AboutWords = {
  belongs: "Belongs to", ground: { other_axis: "one of the other Axis countries, hence a colour of its own", pact: "by its pact with Germany, hence a colour of its own" }, convoy: "Convoy centre", sunk: "sunk: brings nothing", pays: (n, name) => `${n} IPC for ${name}`, value: "Value", factory: "Factory", builds: "builds any number of units", captured: (n) => `captured: builds at most ${n} units per turn`, capital: "Capital of", submerged: (n) => (n === 1 ? "one submarine is submerged" : `${n} submarines are submerged`), damaged: (n) => (n === 1 ? "one battleship is damaged" : `${n} battleships are damaged`), aboard: "Aboard",
  lands: "Neighbouring territories", zones: "Neighbouring sea zones", cost: "Cost", attack: "Attack", defence: "Defence", steps: "Move", upTo: (n) => `hits on ${n} or less`, never: "never hits", guns: "fires at aircraft, hits on 1", player: "Played by", capitalLost: (name) => `${name} holds the capital: no income, no purchases.`, purse: (cash, income) => `${cash} IPC, income ${income}`,
  turn: (power) => `Turn: ${power}`, now: "← now",
  phases: { purchase: "Pay for new units.", combat_move: "Move all attacks.", combat: "Fight all battles.", noncombat: "Move the others; aircraft land.", place: "New units appear at factories.", income: "Collect what your territories pay." },
  does: {
    infantry: "Attacks on 2 when paired with artillery.", artillery: "Each lets one infantry attack on 2.", armor: "Can blitz through an empty enemy territory; travels alone aboard a transport.", aa_gun: "Does not attack and is never a casualty; whoever takes the territory captures it.", fighter: "Can also land on carriers, two on each. Can escort bombers and intercept them.", bomber: "Can bomb factories; lands only on land.",
    transport: "Carries two land units, or one tank.", submarine: "Fires first unless there is an enemy destroyer, and can submerge. Hits only ships.", destroyer: "Cancels the first strike of enemy submarines; bombards once, hits on 2 or less.", carrier: "Carries two fighters.", battleship: "The first hit only damages it; bombards once, hits on 4 or less.",
  },
};
