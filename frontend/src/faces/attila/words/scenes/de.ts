/** German; a key that English lacks is an error of types. */

export const de = {
  thinks: (you: boolean): string => (you ? "überlegst" : "überlegt"),
  waits: (you: boolean): string => (you ? "wartest" : "wartet"),
  passes: (you: boolean): string => (you ? "legst nichts" : "legt nichts"),
  laidCards: (n: number) => (n === 1 ? "1 Karte verdeckt" : `${n} Karten verdeckt`),
  ownCards: (n: number) => (n === 1 ? "eine Karte von dir" : `${n} Karten von dir`),
  strengthOf: (people: string, stones: number, cards: number) => `${people}: ${stones} Stein${stones === 1 ? "" : "e"} und ${cards} Karte${cards === 1 ? "" : "n"}, Stärke ${stones + cards}`,
  leaves: "räumt die Provinz",
  stays: "bleibt",
  forPeople: (n: number, people: string) => `${n} × ${people}`,
  weakest: "Das schwächste Volk räumt die Provinz; bei Gleichstand gehen alle schwächsten.",
  notOnMap: "nicht auf der Karte",
  noPoints: "Keine Punkte.",
  nobody: "Niemand hat hier Einfluss: keine Punkte.",
  rules: {
    a: (stones: number) => `Größter Einfluss: 1 Punkt je Stein = ${stones}`,
    b: (provinces: number) => `Zweitgrößter Einfluss: 1 Punkt je Provinz = ${provinces}`,
    c: (stones: number, provinces: number, among: number, each: number) =>
      `Gemeinsam vorn: (${stones} + ${provinces}) geteilt durch ${among}, aufgerundet = je ${each}; der zweite Platz entfällt`,
    d: (provinces: number, among: number, each: number) =>
      `Gemeinsam auf Platz 2: ${provinces} geteilt durch ${among}, aufgerundet = je ${each}`,
    e: (stones: number, provinces: number) => `Allein mit Einfluss: Steine und Provinzen, ${stones} + ${provinces} = ${stones + provinces}`,
    lapsed: (provinces: number) => `Zu weit zurück: ${provinces === 1 ? "1 Punkt verfällt" : `${provinces} Punkte verfallen`}`,
  },
  standing: "Stand",
  takenBack: (name: string, n: number, you = false) => `${you ? "Du gibst" : `${name} gibt`} ${n === 1 ? "1 Punkt" : `${n} Punkte`} der Jahrhundertwertung zurück.`,
  next: "Weiter",
  previous: "Zurückblättern",
  skip: "Alles zeigen",
  close: "Schließen",
  pause: "Anhalten",
  play: "Abspielen",
  plus: (n: number) => `+${n}`,
  sum: "Summe",
  byPeople: "Punkte nach Völkern",
};

export type OfScenes = typeof de;
