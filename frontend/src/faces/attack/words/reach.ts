/** Who could attack a region, and what does not get there; fetched with the first of it. */

import type { Lang } from "../../../words/lexicon.ts";

const LIST: Readonly<Record<Lang, string>> = { de: "und", en: "and" };
const list = (lang: Lang, names: readonly string[]): string => [names.slice(0, -1).join(", "), ...names.slice(-1)].filter(Boolean).join(` ${LIST[lang]} `);

/** From where: "by land from Germany, across the sea from Libya". */
export function whence(lang: Lang, land: readonly string[], sea: readonly string[]): string {
  const way = (names: readonly string[], de: string, en: string): string[] => (names.length ? [lang === "de" ? `${de} (${list(lang, names)})` : `${en} ${list(lang, names)}`] : []);
  return [...way(land, "über Land", "by land from"), ...way(sea, "über See", "across the sea from")].join(", ");
}

export function threatened(lang: Lang, name: string, n: number, region: string, land: readonly string[], sea: readonly string[]): string {
  const from = whence(lang, land, sea);
  if (lang === "de") return `${name} kann ${region} mit ${n === 1 ? "1 Einheit" : `bis zu ${String(n)} Einheiten`} angreifen: ${from}.`;
  return `${name} can attack ${region} with ${n === 1 ? "1 unit" : `up to ${String(n)} units`}: ${from}.`;
}

export const REACH: Readonly<Record<Lang, { readonly zones: string; readonly other: string; readonly nobody: (region: string) => string; readonly can: (name: string) => string; readonly capitalIn: (region: string) => string; readonly capitalFalls: (name: string, region: string) => string; readonly cardToo: (card: string, breaks: boolean) => string; readonly far: (foot: boolean, tank: boolean) => string }>> = {
  de: { other: "Andere Aktion wählen", zones: "Alle Regionen an einem Seegebiet sind Nachbarn: Über See ist es von einer zur anderen nur ein Schritt.", nobody: (region) => `Niemand kann jetzt ${region} angreifen.`, can: (name) => `${name} kann angreifen`, capitalIn: (region) => `${region} (deine Hauptstadt)`, capitalFalls: (name, region) => `${name} erobert ${region}, deine Hauptstadt.`, cardToo: (card, breaks) => `die Karte „${card}“${breaks ? " (ein Satz weniger)" : ""}`,
    far: (foot, tank) => `Zwei Regionen weit: ${[foot ? "Infanterie und Artillerie ziehen nur eine" : "", tank ? "Panzer brauchen dazwischen eine eigene" : ""].filter(Boolean).join(", und ")}.` },
  en: { other: "Choose another action", zones: "All regions on the shore of one sea zone are neighbours: across the sea it is a single step from each to any other.", nobody: (region) => `As things stand, nobody can attack ${region}.`, can: (name) => `${name} can attack`, capitalIn: (region) => `${region} (your capital)`, capitalFalls: (name, region) => `${name} conquers ${region}, your capital.`, cardToo: (card, breaks) => `the card “${card}”${breaks ? " (one set fewer)" : ""}`,
    far: (foot, tank) => `Two regions away: ${[foot ? "infantry and artillery move only one" : "", tank ? "tanks need a region of yours in between" : ""].filter(Boolean).join(", and ")}.` },
};
