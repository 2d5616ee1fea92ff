/** What is planned and not carried out yet, and the end of a turn; fetched with the first of it. */

import type { Lang } from "../../../words/lexicon.ts";

interface Carry {
  readonly bought: (what: string) => string;
  /** `binds`: it cannot be taken back alone then. */
  toldPoints(binds: boolean): string;
  readonly cannotUndo: string;
  readonly begin: (what: string) => string;
  readonly carryOut: (what: string) => string;
  /** Whatever it is. */
  readonly confirm: string;
  readonly ready: string;
  readonly seaAsks: (name: string) => string;
  readonly seaFree: string;
  readonly takeSea: string;
  readonly unused: (n: number) => string;
  readonly endSure: string;
}

export const CARRY: Readonly<Record<Lang, Carry>> = {
  de: {
    bought: (what) => `gekauft: ${what}`, toldPoints: (binds) => `Alle erfahren, wie viele Produktionspunkte du hast${binds ? ": Danach geht es nicht mehr zurück" : ""}.`,
    cannotUndo: "Danach wird gewürfelt oder aufgedeckt: Zurücknehmen geht dann nicht mehr.",
    begin: (what) => `${what} beginnen`, carryOut: (what) => `${what} ausführen`, confirm: "Ausführen", ready: "Noch ist nichts davon geschehen.",
    seaAsks: (name) => `${name} hat die Seehoheit und entscheidet: kämpfen oder sie dir überlassen.`, seaFree: "Niemand hat die Seehoheit: Du bekommst sie kampflos.", takeSea: "Seehoheit übernehmen",
    unused: (n) => (n === 3 ? "Du hast noch keine Aktion ausgeführt." : n === 2 ? "Zwei Aktionen bleiben ungenutzt." : "Eine Aktion bleibt ungenutzt."), endSure: "Ja, Zug beenden",
  },
  en: {
    bought: (what) => `bought: ${what}`, toldPoints: (binds) => `Everybody learns how many production points you have${binds ? ", so this is final once confirmed" : ""}.`,
    cannotUndo: "Then dice are rolled or cards are revealed, and you cannot undo it.",
    begin: (what) => `Start the ${what.toLowerCase()}`, carryOut: (what) => `Confirm the ${what.toLowerCase()}`, confirm: "Confirm", ready: "Nothing of it has happened yet.",
    seaAsks: (name) => `${name} holds sea power and decides whether to fight or leave it to you.`, seaFree: "Nobody holds sea power: you get it without a fight.", takeSea: "Take sea power",
    unused: (n) => (n === 3 ? "You have not taken any actions yet." : n === 2 ? "You have two unused actions." : "You have one unused action."), endSure: "Yes, end the turn",
  },
};
