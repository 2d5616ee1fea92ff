/** English: the small cards. */

import type { AboutWords } from "./de.ts";

export const en: AboutWords = {
  belongs: "Belongs to", convoy: "Convoy centre", sunk: "sunk: brings nothing", pays: (n, name) => `${n} IPC for ${name}`, value: "Value", factory: "Factory", builds: "builds any number of units", captured: (n) => `captured: builds ${n} units a turn at most`, capital: "Capital of", submerged: (n) => (n === 1 ? "one submarine is submerged" : `${n} submarines are submerged`), damaged: (n) => (n === 1 ? "one battleship is damaged" : `${n} battleships are damaged`), aboard: "Aboard",
  lands: "Lands beside it", zones: "Sea zones beside it", cost: "Cost", attack: "Attack", defence: "Defence", steps: "Range", upTo: (n) => `hits with ${n} or less`, never: "never hits", guns: "fires at aircraft, hits with 1", player: "Played by", capitalLost: (name) => `The capital is held by ${name}: no income, no purchases.`, purse: (cash, income) => `${cash} IPC, income ${income}`,
  does: {
    infantry: "Beside an artillery it attacks with 2.", artillery: "Lifts one infantry each to 2 in an attack.", armor: "May drive on through an empty hostile land; aboard a transport it is alone.", aa_gun: "Does not attack and is no casualty; whoever takes the land gets it.", fighter: "Lands on carriers, too, two on each. May escort bombers and intercept them.", bomber: "May bomb factories; lands on land only.",
    transport: "Carries two land units, or one tank.", submarine: "Fires first while there is no destroyer, and may submerge. Hits ships only.", destroyer: "Takes the first strike from hostile submarines; one landing shot with 2.", carrier: "Carries two fighters.", battleship: "The first hit only damages it; one landing shot with 4.",
  },
};
