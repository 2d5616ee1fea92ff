/** What the face of Attack! says, in both languages; a key that is missing in one is a type error. Names come from the game. */

import type { Action, Ship, Unit } from "./facts.ts";

const de = {
  actions: {
    move: "Bewegung", blitz: "Blitzkrieg", strategic: "Strategische Bewegung", sea: "Seeschlacht", diplomacy: "Diplomatie", produce: "Produktion", trade: "Handel",
  } as Record<Action, string>,
  actionHelp: {
    move: "Einheiten ziehen und angreifen", blitz: "Panzer und Flugzeuge noch einmal", strategic: "Verlegen durch eigenes Land", sea: "Um die Seehoheit kämpfen",
    diplomacy: "Um eine neutrale Region würfeln", produce: "Punkte zählen, Einheiten kaufen", trade: "Wirtschaftskarten tauschen",
  } as Record<Action, string>,
  to: "nach", actionsHead: "Aktionen",
  produceHelp: (n: number) => `${n} Punkte für Einheiten und Schiffe`,
  notSent: "Noch nicht abgeschickt", sendThis: "Jetzt abschicken", bought: (what: string) => `gekauft: ${what}`, toldPoints: "Abgeschickt ist endgültig: Alle hören, wie viele Punkte du hast.",
  lapse: (n: number) => (n === 1 ? "1 Punkt verfällt." : `${n} Punkte verfallen.`), lapseButton: (n: number) => (n === 1 ? "Weiter · 1 Punkt verfällt" : `Weiter · ${n} Punkte verfallen`),
  used: "schon ausgeführt", needsMove: "erst nach einer Bewegung", holdsSea: "du hast die Seehoheit", noShip: "kein Schiff", notNow: "jetzt nicht möglich", tooLate: "so kurz vor dem Ende nicht mehr",
  whatThen: (n: number): string => (n === 3 ? "Drei Aktionen stehen dir offen, jede nur einmal." : n === 2 ? "Noch zwei Aktionen." : "Noch eine Aktion."),
  endTurn: "Zug beenden", doIt: (what: string) => `${what} beginnen`, ready: "Fertig zum Abschicken.", seaAsks: (name: string) => `${name} hat die Seehoheit und entscheidet: kämpfen, oder sie dir überlassen.`, send: "Abschicken", back: "Zurück",
  cannotUndo: "Danach wird gewürfelt oder aufgedeckt: Zurücknehmen geht dann nicht mehr.",

  many: {
    infantry: "Infanterie", tank: "Panzer", artillery: "Artillerie", aircraft: "Flugzeuge", destroyer: "Zerstörer", submarine: "U-Boote", battleship: "Schlachtschiffe", aircraft_carrier: "Flugzeugträger",
  } as Record<Unit | Ship, string>,
  endNow: "Deinen Zug so beenden?", unused: (n: number): string => (n === 3 ? "Du hast noch keine Aktion ausgeführt." : n === 2 ? "Zwei Aktionen bleiben ungenutzt." : "Eine Aktion bleibt ungenutzt."), endSure: "Ja, Zug beenden",
  attackOn: (name: string) => `Angriff auf ${name}`,
  alwaysAllow: (name: string) => (name ? `${name} immer zulassen` : "Alle immer zulassen"), alwaysRefuse: (name: string) => (name ? `${name} immer untersagen` : "Allen immer untersagen"),
  oddsLeft: (name: string) => `Siegt ${name}, bleiben im Mittel`, oddsLeftNeutral: "Siegen die Neutralen, bleiben im Mittel", oddsUnknown: "Die Truppen bestimmt erst die Karte: Mittel über alle Karten, die du nicht selbst hältst.", oddsPolicy: "Genau gerechnet; beide schicken, was am besten trifft.",
  offersYou: (name: string, n: number, m: number): string => (m === 0 ? (n === 0 ? `${name} bietet dir einen Handel ohne Karten an.` : `${name} will dir ${n === 1 ? "eine Karte" : `${n} Karten`} schenken.`) : n === 0 ? `${name} möchte ${m === 1 ? "eine Karte" : `${m} Karten`} von dir, ohne Karten dafür zu geben.` : `${name} will mit dir tauschen: ${n === 1 ? "eine Karte" : `${n} Karten`} gegen ${m === 1 ? "eine" : `${m}`} von dir.`), offersTurn: (n: number) => (n === 1 ? "In diesem Zug darf noch 1 Angebot scheitern." : `In diesem Zug dürfen noch ${n} Angebote scheitern.`),
  seaOver: "Die Runde auf See ist vorbei. Du kannst weiterkämpfen, oder dich zurückziehen und deine Schiffe behalten.", shipsLeft: (n: number) => `noch ${n}`, emptyPlace: (n: number) => `Platz ${n}`, 

  claimHint: "Tippe eine freie Region an.", claim: (region: string) => `${region} besetzen`, capitalHint: "Tippe eine eigene Region an: Die Hauptstadt bleibt dort und bringt 10 Punkte.",
  capital: (region: string) => `Hauptstadt in ${region}`, swayHint: "Tippe eine neutrale Region an. Zwei Würfel: Neben einer eigenen Region gelingt es ab 8, sonst ab 9.",
  sway: (region: string) => `Würfeln: ${region}`, chanceOf: (n: number, chance: string) => `Ab ${n}: ${chance}`, chanceElse: "Misslingt es, würfeln die anderen: Wer am höchsten kommt, mindestens 9, bekommt die Region.", pickFirst: "Region wählen",
  battleHint: "Welcher Kampf zuerst? Tippe die Region an.", battle: (region: string) => `Kampf: ${region}`,

  deployHint: (n: number) => (n ? `Tippe eine eigene Region an. Noch ${n} ${n === 1 ? "Einheit" : "Einheiten"} aufzustellen.` : "Alle aufgestellt."),
  deployIn: (region: string) => `Aufstellen in ${region}`, beside: (n: number) => `${n} neben dem Plan`, deploy: (n: number) => (n ? `${n} aufstellen` : "Einheiten wählen"), allHere: (n: number) => `Alle ${n} hierher`,

  leaveInstead: (region: string) => `Lieber aus ${region} ziehen`,
  pickHint: "Tippe eine eigene Region an, aus der Einheiten ziehen.", targetHint: (region: string) => `Aus ${region}: Tippe ein Ziel an.`,
  noTargets: (region: string) => `Aus ${region} kann nichts mehr ziehen.`,
  byLand: "über Land", bySea: "über See",
  order: (n: number, attack: boolean): string => (n === 0 ? "Anzahl wählen" : `${attack ? "Angriff" : "Zug"} vormerken\u00a0·\u00a0${n}`),
  oneStays: "Eine Einheit bleibt immer in der Region.", thin: (region: string) => `${region}: Dort bleibt dann nur eine Einheit.`,
  waits: "wartet auf See", waitsFor: (name: string) => `Überfahrt: ${name} kann sie untersagen.`, waitsFree: "Überfahrt: Niemand kann sie untersagen.",
  planned: "Vorgemerkt", remove: (what: string) => `${what} streichen`,
  finishMove: (attacks: number, crossings: number): string => {
    const parts = [attacks ? (attacks === 1 ? "1 Kampf" : `${attacks} Kämpfe`) : "", crossings ? (crossings === 1 ? "1 Überfahrt" : `${crossings} Überfahrten`) : ""].filter(Boolean);
    return parts.length ? `Fertig · ${parts.join(", ")}` : "Fertig";
  },
  finishNone: "Keine Einheiten bewegen", sendSoFar: "Bis hierher ausführen", attacks: "greift an", defends: "verteidigt",
  enemy: (n: number, name: string) => (n === 1 ? `${name} hat dort 1 Einheit.` : `${name} hat dort ${n} Einheiten.`), neutralThere: "Neutral: Eine Karte bestimmt die Truppen.",

  vetoHint: (name: string) => `${name} will über See. Du hast die Seehoheit: Was du untersagst, kehrt um und bleibt in dieser Aktion dort; nur Flugzeuge dürfen weiterfliegen.`,
  allow: "Zulassen", refuse: "Untersagen", allowAll: "Alle zulassen", refuseAll: "Alle untersagen", allowed: "zugelassen", refused: "untersagt", planesOnly: "Flugzeuge lassen sich nicht aufhalten",
  decide: "So entscheiden",
  planeHint: (n: number) => `Die Überfahrt ist untersagt. ${n === 1 ? "Ein Flugzeug kann" : `${n} Flugzeuge können`} trotzdem fliegen.`, planesFly: (n: number) => (n === 1 ? "1 fliegt" : `${n} fliegen`), fly: (n: number, of: number) => (of === 1 ? "Weiterfliegen" : n === of ? "Alle fliegen weiter" : `${n} weiter, ${of - n} zurück`), planesBack: (n: number): string => (n === 1 ? "Umkehren" : "Alle zurück"),

  points: (n: number) => (n === 1 ? "1 Punkt" : `${n} Punkte`), pointsLeft: "Punkte übrig", buyHint: "Was nicht ausgegeben wird, verfällt.", army: "Heer", fleet: "Flotte",
  mix: (n: number) => `Je eine Einheit (${n})`, restInfantry: (n: number) => `Rest in Infanterie (${n})`, toDeploy: "Weiter: aufstellen",
  cost: (n: number) => `kostet ${n}`,

  promiseHint: "Ich lasse Chile in Ruhe …", quoted: (text: string) => `„${text}“`,
  partnerHint: "Mit wem willst du handeln?", endTrade: "Handel beenden", offerTo: (name: string) => `Angebot an ${name}`,
  theyGive: (name: string) => `${name} gibt`, theyWant: (name: string) => `${name} möchte`, propose: "Anbieten", gift: "Ein Geschenk oder gegen ein Versprechen: auch das geht.",
  cancelOffer: "Abbrechen", accept: "Annehmen", decline: "Ablehnen", counter: "Gegenangebot", cannotGive: "Was verlangt wird, hast du nicht.", withdraw: "Zurückziehen", stand: "Stehen lassen und warten",
  offerOut: (name: string) => `Dein Angebot liegt bei ${name}.`, dealOf: (a: string, b: string, n: number, m: number): string => (n === 0 && m === 0 ? `${a} und ${b} wollen ohne Karten handeln.` : m === 0 ? `${a} will ${b} ${n === 1 ? "eine Karte" : `${n} Karten`} schenken.` : n === 0 ? `${b} will ${a} ${m === 1 ? "eine Karte" : `${m} Karten`} schenken.` : `${a} und ${b} wollen tauschen: ${n === 1 ? "eine Karte" : `${n} Karten`} gegen ${m === 1 ? "eine" : `${m}`}.`),
  vetoDeal: "Sie sind keine Nachbarn, und du hast die Seehoheit: Darum darfst du es untersagen.",
  cardsN: (n: number) => (n === 1 ? "1 Karte" : `${n} Karten`),

  volunteerHint: (region: string) => `${region}: Neutrale Truppen verteidigen die Region. Willst du für sie würfeln? Gewinnen kannst du dabei nichts, aber den Angriff aufhalten.`, volunteer: "Ich führe sie", abstain: "Nicht ich",
  challengeHint: (name: string) => `${name} will dir die Seehoheit nehmen. Kämpfst du nicht, geht sie ohne Verluste über.`, fight: "Kämpfen", yield: "Seehoheit abgeben", goOn: "Weiterkämpfen", retreat: "Zurückziehen",
  layHint: (n: number) => (n ? `Lege noch ${n} ${n === 1 ? "Schiff" : "Schiffe"} verdeckt in deine Reihe; links ist der Anfang, dort trifft es zuerst.` : "Die Reihe liegt bereit."), rowOf: (n: number) => `Reihe legen (${n})`,

  commitHint: (n: number) => (n ? `Wähle noch ${n}, die den Kampf beginnen.` : "Sie stehen bereit."), reinforceHint: (n: number) => (n ? `Bis zu ${n} aus der Reserve, oder gleich würfeln.` : "Mehr darf in dieser Runde nicht verstärkt werden."),
  roll: "Würfeln", commit: "In den Kampf", bestPick: "Auswahl nach Plan", toTheEnd: "Bis zum Ende", stop: "Anhalten",
  policy: "Nach Plan: je eine Einheit jeder Art, danach Infanterie zuerst, immer bis zur Grenze verstärkt.", auto: "Der Kampf läuft nach Plan bis zum Ende.",
  reserve: "Reserve", fighting: "im Kampf",

  round: "Stand", roundN: (n: number) => `Runde ${n}`, roundOf: (n: number, last: number) => `Runde ${n} von ${last}`, setup: "Aufbau", actionsUsed: (n: number) => `${n} von 3 Aktionen`, economy: "Wirtschaft", player: "Wer",
  regions: (n: number) => (n === 1 ? "1 Region" : `${n} Regionen`), units: (n: number) => (n === 1 ? "1 Einheit" : `${n} Einheiten`), capitals: (n: number) => (n === 1 ? "1 Hauptstadt" : `${n} Hauptstädte`), ships: (n: number) => (n === 1 ? "1 Schiff" : `${n} Schiffe`),
  standing: "Wer führt", leaders: { regions: "Regionen", units: "Einheiten", economy: "Punkte", cards: "Karten" },
  leadersHelp: {
    regions: "Regionen: Wer am Ende die meisten hat, gewinnt.", units: "Einheiten an Land: Sie entscheiden bei gleich vielen Regionen.", economy: "Produktionspunkte für eine Produktion: 10 je Hauptstadt, dazu die Karten. Die der anderen sind verdeckt.",
    cards: "Wirtschaftskarten auf der Hand",
  },
  leadersSay: "Die meisten Regionen gewinnen, bei Gleichstand die meisten Einheiten.", atLeast: (n: string) => `mindestens ${n}, die Karten sind verdeckt`, becomes: (n: number, then: number) => `${n}, mit deinem Entwurf ${then}`,
  endsElimination: "Das Spiel endet sofort, wenn jemand keine Einheit mehr auf dem Plan hat.", endsSurvivor: "Gespielt wird, bis nur noch eine Nation Einheiten auf dem Plan hat.",
  endsRound: (last: number, left: number) => (left > 1 ? `Sonst endet es nach Runde ${last}: Es folgen noch ${left} Runden.` : left === 1 ? `Sonst endet es nach Runde ${last}: Es folgt noch eine Runde.` : `Dies ist die letzte Runde.`), endsClock: "Sonst endet es mit der Runde, in der die verabredete Zeit um ist.", endsAtLast: (n: number) => `Eine Zeitgrenze ist nicht verabredet; spätestens nach Runde ${n} ist Schluss.`,
  hasSea: "Seehoheit", seaOf: (name: string) => `Seehoheit: ${name}`, seaFree: "Seehoheit: niemand", seaMeans: "Wer sie hat, darf anderen Überfahrten untersagen, und den Handel unter Nicht-Nachbarn.", onTurn: "am Zug", out: "ausgeschieden", pile: (n: number) => `Stapel: ${n} Karten`, pool: "neben dem Plan",
  ofCards: "Karten und Sätze", ofCapitals: "Hauptstädte", sets: (n: number) => (n === 0 ? "Kein Satz" : n === 1 ? "1 Satz" : `${n} Sätze`),
  setNote: "Ein Satz aus Öl, Mineralien, Fabriken und Schienentransport zählt doppelt.", noCards: "Keine Wirtschaftskarten", watching: "Du siehst zu: Die Karten der anderen sind verdeckt.", twice: "zählt doppelt",

  landBattle: (region: string) => `Kampf: ${region}`, battleRound: (n: number) => `Kampfrunde ${n}`, hits: (n: number) => (n === 1 ? "1 Treffer" : `${n} Treffer`), costs: (what: string) => `Der Gegner verliert: ${what}`, wasted: (n: number) => (n === 1 ? "1 Treffer ging ins Leere" : `${n} Treffer gingen ins Leere`),
  why: "Ein Würfel trifft, wenn er eine eigene kämpfende Art zeigt; jede Einheit trifft höchstens einmal.", neutrals: "Neutrale Truppen", ledBy: (name: string) => `geführt von ${name}`, garrisonOf: (card: string) => `Truppen der Karte ${card}`,
  won: (name: string) => `${name} nimmt die Region.`, held: (name: string) => `${name} hält die Region.`, heldNeutral: "Die Region bleibt neutral.", face: (name: string, hit: boolean) => `${name}${hit ? ", Treffer" : ""}`, blank: "Niete", blankHalf: "noch nicht gewürfelt",
  odds: "Siegchance",
  beats: "Was schlägt was", strongAgainst: (ship: string, n: number) => `+${n} gegen ${ship}`, beatsOne: (a: string, b: string, n: number) => `${a} gegen ${b}: plus ${n}.`, carrierAdds: (n: number) => `+${n} gegen alles außer Träger, und +${n} für jedes eigene Schiff daneben`,
  seaBattle: "Seeschlacht", seaRound: (n: number) => `Runde ${n}`, hidden: "verdeckt", challenger: "fordert heraus", holder: "hat die Seehoheit", pairing: (n: number) => `${n}. Gegenüberstellung`,
  because: { matchup: "Gegner liegt ihm", carrier: "Träger", beside: "Träger daneben" }, tie: "Gleichstand: kein Treffer", sunk: (ship: string) => `Versenkt am Anfang der Reihe: ${ship}`, damaged: (ship: string) => `Beschädigt am Anfang der Reihe: ${ship}`, carrier_sunk: (ship: string) => `Träger gegen Träger: ${ship} sinkt`, asideN: (n: number) => (n === 1 ? "1 Schlachtschiff beiseite" : `${n} Schlachtschiffe beiseite`), retreated: "zieht sich zurück", seaWon: (name: string) => `${name} hat die Seehoheit.`,
  seaPower: "Seehoheit", seaUndefended: "Niemand hat sie verteidigt.", seaYielded: (name: string) => `${name} zieht sich kampflos zurück.`,
  cardWon: "Karte gewonnen", cardLost: "Karte verloren", getsCard: (name: string) => `${name} bekommt eine Wirtschaftskarte.`, cardFrom: (name: string) => `Aus der Hand von ${name}.`, cardOfNeutrals: "Die Karte der besiegten Truppen.", cardOfPile: "Vom Stapel, für den Beitritt.", cardHeld: (n: number) => `Du hast sie jetzt ${n}-mal.`,
  wooing: (region: string) => `Diplomatie: ${region}`, needs: (n: number) => `nötig: ${n} oder mehr`, joins: (name: string) => `schließt sich ${name} an`, neutralStays: "bleibt neutral",

  isOwn: (name: string) => `Gehört ${name}.`, isNeutral: "Neutral.", isCapital: "Hauptstadt.", holds: (what: string) => `${what}.`, attackedBy: (name: string, what: string) => `Angriff von ${name}: ${what}.`, isLegal: "Wählbar.", isChosen: "Gewählt.", isFighting: "Hier wird gekämpft.",
};

export type Words = typeof de;

const en: Words = {
  actions: { move: "Movement", blitz: "Blitz", strategic: "Strategic movement", sea: "Sea battle", diplomacy: "Diplomacy", produce: "Production", trade: "Trade" },
  actionHelp: {
    move: "Move units and attack", blitz: "Tanks and aircraft once more", strategic: "Transfer through own land", sea: "Fight for sea power", diplomacy: "Roll for a neutral region", produce: "Count points, buy units", trade: "Swap economy cards",
  },
  to: "to", actionsHead: "Actions",
  produceHelp: (n) => `${n} points for units and ships`,
  notSent: "Not sent yet", sendThis: "Send now", bought: (what) => `bought: ${what}`, toldPoints: "Final once sent: everybody hears how many points you have.",
  lapse: (n) => (n === 1 ? "1 point lapses." : `${n} points lapse.`), lapseButton: (n) => (n === 1 ? "Next · 1 point lapses" : `Next · ${n} points lapse`),
  used: "already done", needsMove: "only after a movement", holdsSea: "you hold sea power", noShip: "no ship", notNow: "not possible now", tooLate: "not so close to the end",
  whatThen: (n) => (n === 3 ? "Three actions are yours, each only once." : n === 2 ? "Two more actions." : "One more action."),
  endTurn: "End turn", doIt: (what) => `Begin: ${what}`, ready: "Ready to be sent.", seaAsks: (name) => `${name} holds sea power and decides: fight, or leave it to you.`, send: "Send", back: "Back",
  cannotUndo: "Then dice are rolled or cards turned over: it cannot be taken back any more.",

  many: { infantry: "infantry", tank: "tanks", artillery: "artillery", aircraft: "aircraft", destroyer: "destroyers", submarine: "submarines", battleship: "battleships", aircraft_carrier: "aircraft carriers" },
  endNow: "End your turn like this?", unused: (n) => (n === 3 ? "You have not taken any action yet." : n === 2 ? "Two actions stay unused." : "One action stays unused."), endSure: "Yes, end the turn",
  attackOn: (name) => `attack on ${name}`,
  alwaysAllow: (name) => (name ? `Always allow ${name}` : "Always allow everybody"), alwaysRefuse: (name) => (name ? `Always refuse ${name}` : "Always refuse everybody"),
  oddsLeft: (name) => `If ${name} wins, left on average`, oddsLeftNeutral: "If the neutral troops win, left on average", oddsUnknown: "A card decides on the troops: average over all cards that you do not hold yourself.", oddsPolicy: "Exact; both sides send what hits best.",
  offersYou: (name, n, m) => (m === 0 ? (n === 0 ? `${name} offers you a deal without cards.` : `${name} wants to give you ${n === 1 ? "a card" : `${n} cards`}.`) : n === 0 ? `${name} would like ${m === 1 ? "a card" : `${m} cards`} from you, and gives no card for it.` : `${name} wants to swap with you: ${n === 1 ? "a card" : `${n} cards`} for ${m === 1 ? "one" : `${m}`} of yours.`), offersTurn: (n) => (n === 1 ? "1 more offer of this turn may fail." : `${n} more offers of this turn may fail.`),
  seaOver: "The round at sea is over. Fight on, or withdraw and keep your ships.", shipsLeft: (n) => `${n} left`, emptyPlace: (n) => `place ${n}`, 

  claimHint: "Tap a free region.", claim: (region) => `Claim ${region}`, capitalHint: "Tap one of your regions: the capital stays there and brings 10 points.", capital: (region) => `Capital in ${region}`,
  swayHint: "Tap a neutral region. Two dice: beside a region of yours it takes 8 or more, elsewhere 9.", sway: (region) => `Roll: ${region}`, chanceOf: (n, chance) => `${n} or more: ${chance}`, chanceElse: "If it fails, the others roll: the highest, with 9 at least, gets the region.", pickFirst: "Choose a region",
  battleHint: "Which battle first? Tap the region.", battle: (region) => `Battle: ${region}`,

  deployHint: (n) => (n ? `Tap one of your regions. ${n} more ${n === 1 ? "unit" : "units"} to set up.` : "All set up."), deployIn: (region) => `Set up in ${region}`, beside: (n) => `${n} beside the board`, deploy: (n) => (n ? `Set up ${n}` : "Choose units"), allHere: (n) => `All ${n} here`,

  leaveInstead: (region) => `Move out of ${region} instead`,
  pickHint: "Tap one of your regions that units leave.", targetHint: (region) => `From ${region}: tap a target.`, noTargets: (region) => `Nothing more can leave ${region}.`, byLand: "by land", bySea: "by sea",
  order: (n, attack) => (n === 0 ? "Choose how many" : `Note ${attack ? "attack" : "move"}\u00a0·\u00a0${n}`),
  oneStays: "One unit always stays in the region.", thin: (region) => `Only one unit would stay in ${region}.`,
  waits: "waits at sea", waitsFor: (name) => `Crossing: ${name} may refuse it.`, waitsFree: "Crossing: nobody can refuse it.", planned: "Noted", remove: (what) => `Strike ${what}`,
  finishMove: (attacks, crossings) => {
    const parts = [attacks ? (attacks === 1 ? "1 battle" : `${attacks} battles`) : "", crossings ? (crossings === 1 ? "1 crossing" : `${crossings} crossings`) : ""].filter(Boolean);
    return parts.length ? `Done · ${parts.join(", ")}` : "Done";
  },
  finishNone: "Move no units", sendSoFar: "Carry out so far", attacks: "attacks", defends: "defends", enemy: (n, name) => (n === 1 ? `${name} has 1 unit there.` : `${name} has ${n} units there.`), neutralThere: "Neutral: a card decides on the troops.",

  vetoHint: (name) => `${name} wants to cross the sea. You hold sea power: what you refuse turns back and stays there for this action; only aircraft may fly on.`, allow: "Allow", refuse: "Refuse", allowAll: "Allow all", refuseAll: "Refuse all", allowed: "allowed", refused: "refused", planesOnly: "aircraft cannot be stopped", decide: "Decide like this",
  planeHint: (n) => `The crossing is refused. ${n === 1 ? "One aircraft" : `${n} aircraft`} may fly all the same.`, planesFly: (n) => (n === 1 ? "1 flies" : `${n} fly`), fly: (n, of) => (of === 1 ? "Fly on" : n === of ? "All fly on" : `${n} fly on, ${of - n} turn back`), planesBack: (n) => (n === 1 ? "Turn back" : "All back"),

  points: (n) => (n === 1 ? "1 point" : `${n} points`), pointsLeft: "points left", buyHint: "What is not spent lapses.", army: "Army", fleet: "Fleet", mix: (n) => `One of each (${n})`, restInfantry: (n) => `Rest in infantry (${n})`, toDeploy: "Next: set up", cost: (n) => `costs ${n}`,

  promiseHint: "I keep out of Chile …", quoted: (text) => `“${text}”`,
  partnerHint: "Who do you want to trade with?", endTrade: "End trading", offerTo: (name) => `Offer to ${name}`, theyGive: (name) => `${name} gives`, theyWant: (name) => `${name} wants`, propose: "Offer", gift: "A gift, or for a promise: that is allowed, too.",
  cancelOffer: "Cancel", accept: "Accept", decline: "Decline", counter: "Counter-offer", cannotGive: "You do not have what is asked for.", withdraw: "Withdraw", stand: "Let it stand and wait", offerOut: (name) => `Your offer lies with ${name}.`, dealOf: (a, b, n, m) => (n === 0 && m === 0 ? `${a} and ${b} want to make a deal without cards.` : m === 0 ? `${a} wants to give ${b} ${n === 1 ? "a card" : `${n} cards`}.` : n === 0 ? `${b} wants to give ${a} ${m === 1 ? "a card" : `${m} cards`}.` : `${a} and ${b} want to swap ${n === 1 ? "a card" : `${n} cards`} for ${m === 1 ? "one" : `${m}`}.`),
  vetoDeal: "They are no neighbours, and you hold sea power: so you may refuse it.", cardsN: (n) => (n === 1 ? "1 card" : `${n} cards`),

  volunteerHint: (region) => `${region}: neutral troops defend the region. Will you roll for them? You gain nothing by it, but you may stop the attack.`, volunteer: "I lead them", abstain: "Not me", challengeHint: (name) => `${name} wants to take sea power from you. If you do not fight, it goes over without losses.`, fight: "Fight", yield: "Give up sea power", goOn: "Fight on", retreat: "Withdraw",
  layHint: (n) => (n ? `Lay ${n} more ${n === 1 ? "ship" : "ships"} face down in your row; the left is its head, which is hit first.` : "The row is ready."), rowOf: (n) => `Lay the row (${n})`,

  commitHint: (n) => (n ? `Choose ${n} more to open the battle.` : "They are ready."), reinforceHint: (n) => (n ? `Up to ${n} from the reserve, or roll at once.` : "No more reinforcements in this round."), roll: "Roll", commit: "Into battle", bestPick: "Choose by plan", toTheEnd: "To the end", stop: "Stop",
  policy: "By plan: one unit of each kind, then infantry first, always reinforced to the limit.", auto: "The battle runs by plan to its end.", reserve: "Reserve", fighting: "fighting",

  round: "Standing", roundN: (n) => `Round ${n}`, roundOf: (n, last) => `Round ${n} of ${last}`, setup: "Set-up", actionsUsed: (n) => `${n} of 3 actions`, economy: "Economy", player: "Who", regions: (n) => (n === 1 ? "1 region" : `${n} regions`), units: (n) => (n === 1 ? "1 unit" : `${n} units`), capitals: (n) => (n === 1 ? "1 capital" : `${n} capitals`), ships: (n) => (n === 1 ? "1 ship" : `${n} ships`),
  standing: "Who leads", leaders: { regions: "Regions", units: "Units", economy: "Points", cards: "Cards" },
  leadersHelp: {
    regions: "Regions: whoever has the most at the end wins.", units: "Units on land: they decide between as many regions.", economy: "Production points for one production: 10 for each capital, and the cards. Those of others lie face down.",
    cards: "Economy cards in the hand",
  },
  leadersSay: "The most regions win, in a tie the most units.", atLeast: (n) => `at least ${n}, the cards lie face down`, becomes: (n, then) => `${n}, with your draft ${then}`,
  endsElimination: "The game ends at once when somebody has no unit left on the board.", endsSurvivor: "It goes on until only one nation has units on the board.",
  endsRound: (last, left) => (left > 1 ? `Otherwise it ends after round ${last}: ${left} more rounds.` : left === 1 ? `Otherwise it ends after round ${last}: one more round.` : "This is the last round."), endsClock: "Otherwise it ends with the round in which the agreed time is up.", endsAtLast: (n) => `No time limit was agreed; after round ${n} it ends at the latest.`,
  hasSea: "sea power", seaOf: (name) => `Sea power: ${name}`, seaFree: "Sea power: nobody", seaMeans: "Whoever holds it may refuse the crossings of others, and trade between those who are no neighbours.", onTurn: "playing", out: "out", pile: (n) => `Pile: ${n} cards`, pool: "beside the board", ofCards: "Cards and sets", ofCapitals: "Capitals", sets: (n) => (n === 0 ? "No set" : n === 1 ? "1 set" : `${n} sets`), setNote: "A set of oil, minerals, factories and rail counts twice.", noCards: "No economy cards", watching: "You are watching: others' cards are hidden.", twice: "counts twice",

  landBattle: (region) => `Battle: ${region}`, battleRound: (n) => `Battle round ${n}`, hits: (n) => (n === 1 ? "1 hit" : `${n} hits`), costs: (what) => `The enemy loses: ${what}`, wasted: (n) => (n === 1 ? "1 hit was wasted" : `${n} hits were wasted`), why: "A die hits if it shows a kind that fights on the roller's side; each unit hits once at most.", neutrals: "Neutral troops", ledBy: (name) => `led by ${name}`, garrisonOf: (card) => `troops of the card ${card}`, won: (name) => `${name} takes the region.`, held: (name) => `${name} holds the region.`, heldNeutral: "The region stays neutral.", face: (name, hit) => `${name}${hit ? ", hit" : ""}`, blank: "blank", blankHalf: "not rolled yet", odds: "Chance to win",
  beats: "What beats what", strongAgainst: (ship, n) => `+${n} against ${ship}`, beatsOne: (a, b, n) => `${a} against ${b}: plus ${n}.`, carrierAdds: (n) => `+${n} against anything but a carrier, and +${n} for each own ship beside it`,
  seaBattle: "Sea battle", seaRound: (n) => `round ${n}`, hidden: "hidden", challenger: "challenges", holder: "holds sea power", pairing: (n) => `Match-up ${n}`, because: { matchup: "strong against it", carrier: "carrier", beside: "carrier beside it" }, tie: "Tie: no hit", sunk: (ship) => `Sunk at the head of the row: ${ship}`, damaged: (ship) => `Damaged at the head of the row: ${ship}`, carrier_sunk: (ship) => `Carrier against carrier: ${ship} sinks`, asideN: (n) => (n === 1 ? "1 battleship put aside" : `${n} battleships put aside`), retreated: "withdraws", seaWon: (name) => `${name} holds sea power.`,
  seaPower: "Sea power", seaUndefended: "Nobody defended it.", seaYielded: (name) => `${name} withdraws without a fight.`,
  cardWon: "Card won", cardLost: "Card lost", getsCard: (name) => `${name} gets an economy card.`, cardFrom: (name) => `From the hand of ${name}.`, cardOfNeutrals: "The card of the beaten troops.", cardOfPile: "From the pile, because a region joined.", cardHeld: (n) => `You hold it ${n} times now.`,
  wooing: (region) => `Diplomacy: ${region}`, needs: (n) => `needed: ${n} or more`, joins: (name) => `joins ${name}`, neutralStays: "stays neutral",

  isOwn: (name) => `Belongs to ${name}.`, isNeutral: "Neutral.", isCapital: "Capital.", holds: (what) => `${what}.`, attackedBy: (name, what) => `Attacked by ${name}: ${what}.`, isLegal: "Can be chosen.", isChosen: "Chosen.", isFighting: "A battle is fought here.",
};

export const WORDS: Readonly<Record<"de" | "en", Words>> = { de, en };
