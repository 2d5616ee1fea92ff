/** Deutsch. */

import type { Action, Ship, Unit } from "../facts.ts";

export const de = {
  actions: {
    move: "Bewegung", blitz: "Blitzkrieg", strategic: "Strategische Bewegung", sea: "Seeschlacht", diplomacy: "Diplomatie", produce: "Produktion", trade: "Handel",
  } as Record<Action, string>,
  actionHelp: {
    move: "Einheiten ziehen und angreifen", blitz: "Panzer und Flugzeuge noch einmal", strategic: "Verlegen durch eigene Regionen", sea: "Um die Seehoheit kämpfen",
    diplomacy: "Um eine neutrale Region würfeln", produce: "Einheiten und Schiffe kaufen", trade: "Wirtschaftskarten tauschen",
  } as Record<Action, string>,
  to: "nach", actionsHead: "Aktionen",
  produceHelp: (n: number) => `${n} PP für Einheiten und Schiffe`,
  lapse: (n: number) => (n === 1 ? "1 Produktionspunkt verfällt." : `${n} Produktionspunkte verfallen.`), lapseButton: (n: number) => (n === 1 ? "Weiter · 1 PP verfällt" : `Weiter · ${n} PP verfallen`),
  used: "schon ausgeführt", needsMove: "nur nach einer Bewegung", holdsSea: "du hast die Seehoheit", noShip: "kein Schiff", notNow: "jetzt nicht möglich", tooLate: "in der letzten halben Stunde nicht mehr", tradedUntil: (n: number): string => (n > 0 ? `nur bis Runde ${n}` : "in einer so kurzen Partie nicht"), noNeutral: "keine neutrale Region mehr", spent: "zu viele Angebote gescheitert",
  whatThen: (n: number): string => (n === 3 ? "Du hast drei Aktionen; nur Diplomatie darf sich wiederholen." : n === 2 ? "Noch zwei Aktionen." : "Noch eine Aktion."),
  endTurn: "Zug beenden", back: "Zurück",
  seaUnheld: "Kampflos: Niemand hat die Seehoheit", seaAgainst: (name: string, ours: number, theirs: number) => `Gegen ${name}: ${ours === 1 ? "1 Schiff" : `${ours} Schiffe`} gegen ${theirs}`, carryAsk: "Vorgemerkt: So ausführen?",

  many: {
    infantry: "Infanterie", tank: "Panzer", artillery: "Artillerie", aircraft: "Flugzeuge", destroyer: "Zerstörer", submarine: "U-Boote", battleship: "Schlachtschiffe", aircraft_carrier: "Flugzeugträger",
  } as Record<Unit | Ship, string>,
  endNow: "Deinen Zug so beenden?",
  attackOn: (name: string) => `Angriff auf ${name || "dich"}`, attackNeutral: "Angriff auf neutrale Truppen",
  alwaysAllow: (name: string) => (name ? `${name} immer zulassen` : "Alle immer zulassen"), alwaysRefuse: (name: string) => (name ? `${name} immer untersagen` : "Allen immer untersagen"),
  oddsLeft: (name: string) => (name ? `Siegt ${name}` : "Siegst du"), oddsLeftNeutral: "Halten sie stand", oddsNote: (unknown: boolean, plan: boolean) => `Übrige Einheiten im Durchschnitt${unknown ? " aller Karten, die kommen können" : ""}${plan ? "" : "; beide Seiten setzen ein, was am besten trifft"}.`, oddsFirst: "Wähle eine Region, dann steht hier deine Siegchance.",
  declinedFor: (name: string, wants: string, gives: string): string => `${name} möchte von dir ${wants}${gives ? ` und bietet ${gives}` : ""}. Das hast du nicht, also ist es abgelehnt.`,
  offersYou: (name: string, n: number, m: number): string => (m === 0 ? (n === 0 ? `${name} bietet dir einen Handel ohne Karten an.` : `${name} will dir ${n === 1 ? "eine Karte" : `${n} Karten`} schenken.`) : n === 0 ? `${name} möchte ${m === 1 ? "eine Karte" : `${m} Karten`} von dir, ohne Karten dafür zu geben.` : `${name} will mit dir tauschen: ${n === 1 ? "eine Karte" : `${n} Karten`} gegen ${m === 1 ? "eine" : `${m}`} von dir.`), offersTurn: (n: number) => (n === 1 ? "In diesem Zug darf noch 1 Angebot scheitern." : `In diesem Zug dürfen noch ${n} Angebote scheitern.`),
  seaOver: "Die Runde auf See ist vorbei. Du kannst weiterkämpfen oder dich zurückziehen und deine Schiffe behalten.", shipsLeft: (n: number) => `noch ${n}`, emptyPlace: (n: number) => `Platz ${n}`,

  claimHint: (n: number) => `Wähle eine freie Region auf der Karte: Sie gehört dir sofort. ${n === 1 ? "Es ist deine letzte" : `Noch ${String(n)} kannst du besetzen`}.`, claim: (region: string) => `${region} besetzen`, capitalHint: "Wähle eine eigene Region: Die Hauptstadt bleibt dort und bringt dir 10 Produktionspunkte (PP).",
  capital: (region: string) => `Hauptstadt: ${region}`, swayHint: "Wähle eine neutrale Region. Du würfelst mit zwei Würfeln: Neben einer eigenen Region gelingt es ab 8, sonst ab 9.",
  sway: (region: string) => `Würfeln: ${region}`, chanceOf: (n: number, chance: string) => `Ab ${n}: ${chance}`, chanceElse: "Misslingt es, würfeln die anderen: Der höchste Wurf ab 9 bekommt die Region.", pickFirst: "Region wählen",
  battleHint: "Wähle die Region auf der Karte.", battle: (region: string) => `Kampf: ${region}`,

  deployHint: (n: number, chosen: boolean) => (n ? `${chosen ? "" : "Wähle eine eigene Region. "}Noch ${n} ${n === 1 ? "Einheit" : "Einheiten"} aufzustellen${chosen ? "; wähle die Region noch einmal für eine weitere Einheit" : ""}.` : "Alle aufgestellt."),
  mapWaits: (buying: boolean): string => (buying ? "Erst kaufen: Wo die Einheiten stehen sollen, wählst du danach." : "Führe erst aus, was vorgemerkt ist, oder nimm es zurück."),
  deployIn: (region: string) => `Aufstellen: ${region}`, deploy: (n: number) => (n ? `${n} aufstellen` : "Einheiten wählen"), allHere: (n: number) => `Alle ${n} hierher`,

  winHow: (region: string) => `Wie willst du ${region} gewinnen?`,
  oddsHere: "Wähle Einheiten, dann steht hier deine Chance.",
  leaveInstead: (region: string) => `Lieber von hier ziehen: ${region}`,
  targetHint: (region: string) => `${region}: Wähle, wohin es geht.`, howMany: (from: string, to: string) => `${from} → ${to}: Wie viele ziehen mit?`,
  moreHint: (region: string) => `Wähle ein Ziel für weitere aus ${region}, oder eine andere eigene Region, aus der du ziehst.`, noTargets: (region: string) => `${region}: Von hier kann nichts mehr ziehen. Wähle eine andere Region oder beende die Bewegung.`,
  byLand: "ohne Überfahrt", bySea: "mit Überfahrt",
  order: (n: number, attack: boolean): string => (n === 0 ? "Anzahl wählen" : `${attack ? "Angriff" : "Bewegung"} vormerken\u00a0·\u00a0${n}`),
  thin: (region: string) => `${region}: Eine Einheit muss dort bleiben.`,
  waits: "fährt übers Meer", waitsFor: (name: string) => `Überfahrt: ${name} kann sie untersagen.`, waitsFree: "Überfahrt: Niemand kann sie untersagen.",
  planned: "Vorgemerkt: Ausgeführt wird es am Ende der Bewegung", remove: (what: string) => `${what} streichen`,
  finishMove: (blitz: boolean, attacks: number, crossings: number): string => {
    const parts = [attacks ? (attacks === 1 ? "1 Kampf" : `${attacks} Kämpfe`) : "", crossings ? (crossings === 1 ? "1 Überfahrt" : `${crossings} Überfahrten`) : ""].filter(Boolean);
    return [blitz ? "Blitzkrieg beenden" : "Bewegung beenden", parts.join(", ")].filter(Boolean).join(" · ");
  },
  finishNone: "Keine Einheiten bewegen", nothingMoves: "Damit kann gerade keine Einheit ziehen.", sendSoFar: "Bis hierher ausführen", attacks: "Angriff", defends: "Verteidigung",
  enemy: (n: number, name: string) => (n === 1 ? `${name} hat dort 1 Einheit.` : `${name} hat dort ${n} Einheiten.`), neutralThere: "Neutral: Eine Karte bestimmt die Truppen.",

  vetoHint: (name: string) => `${name} will über See ziehen. Du hast die Seehoheit: Was du untersagst, kehrt um und zieht in dieser Aktion nicht mehr; nur Flugzeuge dürfen weiterfliegen.`,
  allow: "Zulassen", refuse: "Untersagen", allowAll: "Alle zulassen", refuseAll: "Alle untersagen", allowed: "zugelassen", refused: "untersagt", planesOnly: "Flugzeuge lassen sich nicht aufhalten",
  decide: "So entscheiden",
  planeHint: (n: number) => `Die Überfahrt ist untersagt. ${n === 1 ? "Ein Flugzeug kann" : `${n} Flugzeuge können`} trotzdem fliegen.`, planesFly: (n: number) => (n === 1 ? "1 fliegt" : `${n} fliegen`), fly: (n: number, of: number) => (of === 1 ? "Weiterfliegen" : n === of ? "Alle fliegen weiter" : `${n} weiter, ${of - n} zurück`), planesBack: (n: number): string => (n === 1 ? "Umkehren" : "Alle zurück"),

  points: (n: number) => (n === 1 ? "1 Produktionspunkt (PP)" : `${n} Produktionspunkte (PP)`), pointsLeft: "Produktionspunkte (PP) übrig", buyHint: "Der Rest verfällt; deine Karten behältst du.", seaAtEnd: "Letzte Runde: am Ende nichts wert", lastRoll: "Das ist deine letzte Aktion: Mit dem Wurf endet dein Zug.", army: "Heer", fleet: "Flotte",
  mix: (n: number) => `Je eine Einheit (${n})`, restInfantry: (n: number) => `Rest in Infanterie (${n})`, toDeploy: "Weiter: aufstellen", nothingMore: "Für mehr reicht es nicht. Ändere noch etwas, oder stell die Einheiten auf.",
  cost: (n: number) => `kostet ${n}`,

  promiseHint: "Ich lasse Chile in Ruhe …", quoted: (text: string) => `„${text}“`,
  blitzAsk: "Blitzkrieg: Panzer und Flugzeuge ziehen noch einmal, nur über Land.", buildAsk: (name: string) => `Angebot an ${name}: Was gibst du, was möchtest du?`, partnerHint: "Fremde Karten sind verdeckt, und wer ablehnt, sagt nicht, warum.", endTrade: "Handel beenden",
  theyGive: (name: string) => `${name} gibt`, theyWant: (name: string) => `${name} möchte`, propose: "Anbieten", gift: "Du kannst auch etwas schenken oder gegen ein Versprechen tauschen.",
  cancelOffer: "Abbrechen", accept: "Annehmen", decline: "Ablehnen", counter: "Gegenangebot", cannotGive: "Die verlangten Karten hast du nicht.", withdraw: "Zurückziehen", stand: "Stehen lassen und warten",
  offerOut: (name: string) => `Dein Angebot liegt bei ${name}.`, dealOf: (a: string, b: string, n: number, m: number): string => (n === 0 && m === 0 ? `${a} und ${b} wollen ohne Karten handeln.` : m === 0 ? `${a} will ${b} ${n === 1 ? "eine Karte" : `${n} Karten`} schenken.` : n === 0 ? `${b} will ${a} ${m === 1 ? "eine Karte" : `${m} Karten`} schenken.` : `${a} und ${b} wollen tauschen: ${n === 1 ? "eine Karte" : `${n} Karten`} gegen ${m === 1 ? "eine" : `${m}`}.`),
  vetoDeal: "Ihre Regionen sind nicht benachbart, und du hast die Seehoheit: Darum darfst du den Handel untersagen.",
  cardsN: (n: number) => (n === 1 ? "1 Karte" : `${n} Karten`),

  volunteerHint: (name: string, region: string) => `${name} greift ${region} an, eine neutrale Region, und für die Truppen dort muss jemand würfeln. Du kannst dabei nur gewinnen: Halten sie stand, bekommt ${name} die Region nicht. Von dir steht nichts auf dem Spiel. Melden sich mehrere, entscheidet der höchste Wurf.`, volunteer: "Mich melden", abstain: "Anderen überlassen", abstainAlways: "In dieser Partie nie fragen",
  leadHint: "Du würfelst für die neutralen Truppen: Von dir steht nichts auf dem Spiel.",
  challengeHint: (name: string) => `${name} will dir die Seehoheit nehmen. Kämpfst du nicht, verlierst du sie, aber kein Schiff.`, fight: "Kämpfen", yield: "Seehoheit abgeben", goOn: "Weiterkämpfen", retreat: "Zurückziehen",
  layHint: (n: number) => (n ? `Lege noch ${n} ${n === 1 ? "Schiff" : "Schiffe"} verdeckt in deine Reihe; links ist der Anfang, dort gehen Schiffe zuerst verloren.` : "Die Reihe liegt bereit."), rowOf: (n: number) => `Reihe legen (${n})`,

  commitHint: (n: number) => (n ? `Wähle noch ${n} für den Beginn des Kampfes.` : "Sie stehen bereit."), reinforceHint: (n: number) => (n ? `Verstärke mit bis zu ${n} aus der Reserve oder würfle gleich.` : "In dieser Runde darfst du nicht weiter verstärken."),
  roll: "Würfeln", commit: "In den Kampf", bestPick: "Automatisch wählen", fightAll: "Alle austragen", toTheEnd: "Bis zum Ende kämpfen", stop: "Anhalten",
  policy: "Automatisch: zuerst je eine Einheit jeder Art, dann Infanterie, immer bis zur Grenze verstärkt.", auto: "Der Kampf läuft automatisch bis zum Ende.",
  reserve: "Reserve", fighting: "Im Kampf",

  round: "Stand", roundN: (n: number) => `Runde ${n}`, roundOf: (n: number, last: number) => `Runde ${n} von ${last}`, setup: "Aufbau", actionsUsed: (n: number) => `${n} von 3 Aktionen`, economy: "Wirtschaft", player: "Wer",
  regions: (n: number) => (n === 1 ? "1 Region" : `${n} Regionen`), units: (n: number) => (n === 1 ? "1 Einheit" : `${n} Einheiten`), capitals: (n: number) => (n === 1 ? "1 Hauptstadt" : `${n} Hauptstädte`), ships: (n: number) => (n === 1 ? "1 Schiff" : `${n} Schiffe`),
  standing: "Wer führt", leaders: { regions: "Regionen", units: "Einheiten", economy: "PP", cards: "Karten" },
  leadersHelp: {
    regions: "Regionen: Wer am Ende die meisten hat, gewinnt.", units: "Einheiten an Land: Sie entscheiden bei gleich vielen Regionen.", economy: "So viele Produktionspunkte (PP) bringt eine Produktion: 10 je Hauptstadt, dazu die Karten. Die Karten der anderen sind verdeckt.",
    cards: "Wirtschaftskarten auf der Hand",
  },
  leadersSay: "Wer die meisten Regionen hat, gewinnt; bei Gleichstand entscheiden die Einheiten.", atLeast: (n: string) => `mindestens ${n}, die Karten sind verdeckt`, becomes: (n: number, then: number) => `${n}, mit deinem Entwurf ${then}`,
  endsElimination: "Das Spiel endet sofort, wenn jemand keine Einheit mehr auf dem Plan hat.", endsSurvivor: "Gespielt wird, bis nur noch eine Nation Einheiten auf dem Plan hat.",
  endsRound: (last: number, left: number) => (left > 1 ? `Sonst endet es nach Runde ${last}: Es folgen noch ${left} Runden.` : left === 1 ? `Sonst endet es nach Runde ${last}: Es folgt noch eine Runde.` : `Dies ist die letzte Runde.`), endsClock: "Sonst endet es mit der Runde, in der die vereinbarte Zeit um ist.", endsAtLast: (n: number) => `Eine Rundenzahl ist nicht vereinbart; spätestens nach Runde ${n} ist Schluss.`,
  hasSea: "Seehoheit", seaOf: (name: string) => `Seehoheit: ${name}`, seaFree: "Seehoheit: niemand", seaMeans: "Wer sie hat, darf anderen Überfahrten untersagen, und Handel zwischen Nationen ohne benachbarte Regionen.", onTurn: "am Zug", out: "ausgeschieden", pile: (n: number) => `Stapel: ${n} Karten`, pool: "neben dem Plan",
  ofCards: "Karten und Sätze", ofCapitals: "Hauptstädte", sets: (n: number) => (n === 0 ? "Kein Satz" : n === 1 ? "1 Satz" : `${n} Sätze`),
  setNote: "Ein Satz aus Öl, Mineralien, Fabriken und Schienentransport zählt doppelt.", noCards: "Keine Wirtschaftskarten", watching: "Du siehst zu: Die Karten der anderen sind verdeckt.", twice: "zählt doppelt",

  landBattle: (region: string) => `Kampf: ${region}`, battleRound: (n: number) => `Kampfrunde ${n}`, hits: (n: number) => (n === 1 ? "1 Treffer" : `${n} Treffer`),
  neutrals: "Neutrale Truppen",
  odds: "Siegchance",
  beats: "Was schlägt was", strongAgainst: (ship: string, n: number) => `+${n} gegen ${ship}`, beatsOne: (a: string, b: string, n: number) => `${a} gegen ${b}: plus ${n}.`, carrierAdds: (n: number) => `+${n} gegen alles außer Trägern; jedes eigene Schiff daneben bekommt +${n}`,
  seaBattle: "Seeschlacht", seaRound: (n: number) => `Runde ${n}`, challenger: (you: boolean): string => (you ? "forderst heraus" : "fordert heraus"), holder: (you: boolean): string => (you ? "hast die Seehoheit" : "hat die Seehoheit"),
  asideN: (n: number) => (n === 1 ? "1 Schlachtschiff beiseite" : `${n} Schlachtschiffe beiseite`),
  seaPower: "Seehoheit",
  cardWon: "Karte gewonnen", cardLost: "Karte verloren",
  diplomacyIn: (region: string) => `Diplomatie: ${region}`,

  toYou: "dir", isOwn: (name: string) => `Gehört ${name}.`, isNeutral: "Neutral.", yourCapital: "Deine Hauptstadt", capitalOf: (name: string) => `Hauptstadt von ${name}.`, holds: (what: string) => `${what}.`, attackedBy: (name: string, what: string) => `${name ? `Angriff von ${name}` : "Dein Angriff"}: ${what}.`, isLegal: "Wählbar.", isChosen: "Gewählt.", isFighting: "Hier wird gekämpft.",
};

/** What every language says. */
export type Words = typeof de;
