/** Deutsch. */

import type { TourWords } from "./en.ts";

export const de: TourWords = {
  count: (n, all) => `${String(n)} von ${String(all)}`,
  next: "Weiter",
  enough: "Tour überspringen",
  short: "Regeln in Kürze",
  done: "Los geht’s",
  again: "Die Tour steht im Menü: „Tour zeigen“.",
  escape: "Escape schließt das.",
  aim: {
    attila: { title: "Worum es geht", text: "Sechs Völker, und keines gehört dir. Wer bei einem Volk den meisten Einfluss hat, bekommt je Stein einen Punkt, wer den zweitmeisten hat, je Provinz. Am Ende gewinnen die meisten Punkte." },
    attack: { title: "Worum es geht", text: "Du führst um 1935 ein Heer und eine Flotte. Wer nach der letzten Runde die meisten Regionen hält, gewinnt. Beim Schnellstart sind Regionen und erste Einheiten schon verteilt." },
    attacke: { title: "Worum es geht", text: "Wer alle Länder besitzt, gewinnt – oder nach der letzten Runde, wer die meisten hat. Du eroberst sie mit Karten, die anderen verteidigen mit ihren. Beim Schnellstart sind alle schon verteilt." },
    selfr3: { title: "Worum es geht", text: "Fünf Runden auf Ländern, Meeren und Mond: Jedes Gebiet ist ein Punkt, ganze Kontinente bringen mehr. Jede Runde beginnt mit geheimen Geboten: Wer am meisten bietet, sucht sich zuerst aus, wann der eigene Zug kommt." },
    europe: { title: "Worum es geht", text: "Deutschland gegen die Alliierten, zu Land, zur See und in der Luft. Die umrandete Zeile sagt, was hier zum Sieg führt. Ein Platz kann mehrere Mächte führen; jede hat ihren eigenen Zug." },
    "europe eastern_front": { title: "Worum es geht", text: "Deutschland gegen die Sowjetunion, ohne Flotten, drei Runden. Deutschland gewinnt, wenn es am Ende mehr einnimmt als am Anfang, und sei es 1 IPC. In jeder Runde zieht die Sowjetunion zuletzt. Die umrandete Zeile sagt, wie es steht." },
  },
  ask: { title: "Hier wirst du gefragt", text: "Hier steht, was du jetzt entscheidest und was zur Wahl steht. Erlaubtes ist hervorgehoben; geht etwas nicht, steht da, warum." },
  map: { title: "Die Karte", text: "Zieh sie, zoome mit dem Mausrad. Lass die Maus auf etwas ruhen, dann siehst du, was es ist." },
  touched: { title: "Die Karte", text: "Verschieb sie mit einem Finger, zoome mit zweien. Kannst du etwas wählen, ist es hell umrandet. Halte den Finger länger auf etwas, dann steht da, was es ist." },
  log: { title: "Der Verlauf", text: "Hier liest du, was geschehen ist. Das Buch neben einer Zeile zeigt die Regel dahinter, die Uhr führt zurück zu diesem Moment." },
  own: {
    attila: { title: "Deine Hand", text: "Deine Karten: Jede gehört zu einem Volk. Nur du siehst sie." },
    attack: { title: "Deine Wirtschaft", text: "Mit deinen Wirtschaftskarten bezahlst du neue Einheiten; ein Satz aus Öl, Mineralien, Fabriken und Schienentransport zählt doppelt. Nur du siehst sie." },
    attacke: { title: "Deine Hand", text: "Deine Karten: Mit ihnen kämpfst du. Nur du siehst sie; die anderen sehen, wie viele es sind." },
  },
  special: {
    attila: { title: "Kein Volk gehört dir", text: "Alle spielen alle sechs. Hier siehst du, wer bei welchem vorn liegt: Nur die zwei mit dem meisten Einfluss bekommen dafür Punkte." },
    attack: { title: "Erobern oder reden", text: "Im Zug hast du drei verschiedene Aktionen, etwa Bewegung, Produktion oder Diplomatie, die Regionen ohne Kampf gewinnt. Im Kampf zeigt jeder Würfel eine Art Einheit und trifft, wenn eine von dir kämpft. Über ein Seegebiet ist jedes Ufer nur einen Schritt von jedem anderen." },
    attacke: { title: "Ein Stein und Karten", text: "Auf jedem Land steht nur ein Stein. Ein Satz aus Artillerie, Infanterie und Kavallerie greift ein Land an, verdeckt – du darfst bluffen. Ein Joker ersetzt jede davon; andere Karten sagen, was sie tun." },
    selfr3: { title: "Land, Meer und Mond", text: "In deinem Zug stellst du Armeen auf, kaufst ein, greifst an und verlegst einmal. Der Wasser-Offizier öffnet dir die Meere, der Luft-Offizier den Mond; hier wechselst du zwischen Erde und Mond." },
    europe: { title: "Erst planen, dann kämpfen", text: "Die Leiste zeigt die sechs Teile eines Zuges: Einheiten kaufen, alle Angriffe ziehen, kämpfen, mit den anderen ziehen, Gekauftes aufstellen, kassieren." },
  },
};
