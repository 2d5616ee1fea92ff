/** What an attack decides beyond its region; fetched with the chance to win. `name` of the attacker: "" for the reader. */

import type { Lang } from "../../../words/lexicon.ts";

interface IfWonWords {
  readonly capital: (name: string, of: string, you: boolean) => string;
  readonly out: (name: string, of: string, you: boolean) => string;
  /** `winner`: "" for the reader, null: nobody knows yet. */
  readonly over: (name: string, of: string, you: boolean, winner: string | null, regions: number) => string;
}

export const IF_WON: Readonly<Record<Lang, IfWonWords>> = {
  de: {
    capital: (name, of, you) => `${name ? `Gewinnt ${name}` : "Gewinnst du"}, fällt ${you ? "deine Hauptstadt" : `die Hauptstadt von ${of}`}: Sie bringt ${name || "dir"} künftig 10 Produktionspunkte (PP).`,
    out: (name, of, you) => `${name ? `Gewinnt ${name}` : "Gewinnst du"}, ${you ? "bist du" : `ist ${of}`} ausgeschieden.`,
    over: (name, of, you, winner, regions) => `${name ? `Gewinnt ${name}` : "Gewinnst du"}, ${you ? "bist du" : `ist ${of}`} ausgeschieden und das Spiel zu Ende${winner === null ? ". Wer dann die meisten Regionen hat, gewinnt; sind es gleich viele, zählen die Einheiten." : winner ? `: ${winner} gewinnt mit ${String(regions)} Regionen.` : `: Du hast gewonnen, mit ${String(regions)} Regionen.`}`,
  },
  en: {
    capital: (name, of, you) => `If ${name ? `${name} wins` : "you win"}, ${you ? "your capital" : `${of}’s capital`} falls, worth 10 production points (PP) from then on.`,
    out: (name, of, you) => `If ${name ? `${name} wins` : "you win"}, ${you ? "you are" : `${of} is`} out.`,
    over: (name, of, you, winner, regions) => `If ${name ? `${name} wins` : "you win"}, ${you ? "you are" : `${of} is`} out and the game is over${winner === null ? ". Most regions wins it then; in a tie, most units." : winner ? `: ${winner} wins it with ${String(regions)} regions.` : `: you have won, with ${String(regions)} regions.`}`,
  },
};
