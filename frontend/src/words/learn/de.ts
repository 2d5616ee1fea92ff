/** Deutsch. */

import type { LearnWords } from "./en.ts";

export const de: LearnWords = {
  lesson: "Lektion",
  chapter: (n: number, all: number) => `${String(n)} / ${String(all)}`,
  chapterOf: (n: number, all: number) => `Teil ${String(n)} von ${String(all)}`,
  hint: "Ein Tipp",
  showMe: "Zeig es mir",
  setUp: "Für diesen Teil ist das Brett neu aufgebaut.",
  fold: "Text einklappen",
  toTask: "Zur Aufgabe",
  confirm: (button: string) => `Drücke auf „${button}“.`,
  readAgain: "Was war zu tun?",
  missed: "Das war erlaubt, führt aber nicht dorthin. Nimm es zurück und probier etwas anderes.",
  back: "Zurücknehmen",
  next: "Weiter",
  before: "Der Teil davor",
  after: "Der nächste Teil",
  end: "Das war alles!",
  play: "Jetzt spielen",
  short: "Das Spiel in Kürze",
  lobby: "Zur Lobby",
  puzzle: "Aufgabe",
  more: "Noch eine",
  certain: "Die Lösung braucht kein Glück.",
};
