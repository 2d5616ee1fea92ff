/** What the face of Attack! says, in both languages; a key that is missing in one is a type error. Names come from the game. */

import type { Action, Unit } from "./facts.ts";

const de = {
  actions: {
    move: "Bewegung", blitz: "Blitzkrieg", strategic: "Strategische Bewegung", sea: "Seeschlacht", diplomacy: "Diplomatie", produce: "Produktion", trade: "Handel",
  } as Record<Action, string>,
  actionHelp: {
    move: "Einheiten ziehen und angreifen", blitz: "Panzer und Flugzeuge noch einmal", strategic: "Verlegen durch eigenes Land", sea: "Um die Seehoheit kämpfen",
    diplomacy: "Um eine neutrale Region würfeln", produce: "Punkte zählen, Einheiten kaufen", trade: "Wirtschaftskarten tauschen",
  } as Record<Action, string>,
  to: "nach", outOf: "von", actionsHead: "Aktionen",
  used: "schon ausgeführt", needsMove: "erst nach einer Bewegung", holdsSea: "du hast die Seehoheit", noShip: "kein Schiff", notNow: "jetzt nicht möglich", tooLate: "so kurz vor dem Ende nicht mehr",
  whatThen: (n: number): string => (n === 3 ? "Drei Aktionen stehen dir offen, jede nur einmal." : n === 2 ? "Noch zwei Aktionen." : "Noch eine Aktion."),
  endTurn: "Zug beenden", doIt: (what: string) => `${what} ausführen`, ready: "So abschicken?", send: "Abschicken", back: "Zurück", takeBack: "Zurücknehmen",
  cannotUndo: "Danach fällt ein Würfel oder eine Karte: Zurücknehmen geht dann nicht mehr.",
  rules: "Regel",

  many: { infantry: "Infanterie", tank: "Panzer", artillery: "Artillerie", aircraft: "Flugzeuge" } as Record<Unit, string>,
  endNow: (n: number): string => (n === 3 ? "Den Zug ganz ohne Aktion beenden?" : "Den Zug beenden?"), endSure: "Ja, Zug beenden",
  attackOn: (name: string) => `Angriff auf ${name}`,
  always: "Künftig immer gleich antworten …", alwaysHint: "Als Antwort im Voraus, bis du sie im Menü entfernst; niemand sonst erfährt davon.",
  alwaysAllow: (name: string) => (name ? `${name} immer zulassen` : "Jeden immer zulassen"), alwaysRefuse: (name: string) => (name ? `${name} immer untersagen` : "Jedem immer untersagen"),
  oddsLeft: (name: string) => `Siegt ${name}, bleiben im Mittel`, oddsLeftNeutral: "Siegen die Neutralen, bleiben im Mittel", oddsUnknown: "Die Truppen bestimmt erst die Karte: Mittel über alle Karten, die du nicht selbst hältst.", oddsPolicy: "Genau gerechnet; beide schicken, was am besten trifft.",
  offersYou: (name: string) => `${name} bietet dir einen Handel an.`, offersTurn: (n: number) => (n === 1 ? "In diesem Zug darf noch 1 Angebot scheitern." : `In diesem Zug dürfen noch ${n} Angebote scheitern.`),
  seaOver: "Die Runde auf See ist vorbei. Du kannst weiterkämpfen, oder dich zurückziehen und deine Schiffe behalten.", shipsLeft: (n: number) => `noch ${n}`, emptyPlace: (n: number) => `Platz ${n}`, takeUp: (ship: string) => `${ship} zurücknehmen`,
  troops: "Truppen",

  claimHint: "Tippe eine freie Region an.", claim: (region: string) => `${region} besetzen`, capitalHint: "Tippe eine eigene Region an: Die Hauptstadt bleibt dort und bringt 10 Punkte.",
  capital: (region: string) => `Hauptstadt in ${region}`, swayHint: "Tippe eine neutrale Region an. Neben eigenem Land gelingt es mit 8 und mehr, sonst mit 9.",
  sway: (region: string) => `Um ${region} werben`, battleHint: "Welcher Kampf zuerst? Tippe die Region an.", battle: (region: string) => `Kampf um ${region}`,

  deployHint: (n: number) => (n ? `Tippe eine eigene Region an. Noch ${n} ${n === 1 ? "Einheit" : "Einheiten"} aufzustellen.` : "Alle aufgestellt."),
  deployIn: (region: string) => `Aufstellen in ${region}`, beside: (n: number) => `${n} neben dem Plan`, deploy: (n: number) => `${n} aufstellen`, deployHere: "hier",

  leaveInstead: (region: string) => `Lieber aus ${region} ziehen`,
  pickHint: "Tippe eine eigene Region an, aus der Einheiten ziehen.", targetHint: (region: string) => `Aus ${region}: Tippe ein Ziel an.`,
  noTargets: (region: string) => `Aus ${region} kann nichts mehr ziehen.`,
  byLand: "über Land", bySea: "über See", all: "Alle", none: "Keine",
  order: (n: number, attack: boolean): string => (n === 0 ? "Anzahl wählen" : `${attack ? "Angriff" : "Zug"} vormerken\u00a0·\u00a0${n}`),
  oneStays: "Eine Einheit bleibt immer in der Region.", wouldBeEmpty: "So bliebe niemand: Eine Einheit muss bleiben.", thin: (region: string) => `In ${region} bleibt dann nur eine Einheit.`,
  waits: "wartet auf See", waitsFor: (name: string) => `Überfahrt: ${name} kann sie untersagen.`, waitsFree: "Überfahrt: Niemand kann sie untersagen.",
  planned: "Vorgemerkt", remove: (what: string) => `${what} streichen`,
  finishMove: (attacks: number, crossings: number): string => {
    const parts = [attacks ? (attacks === 1 ? "1 Kampf" : `${attacks} Kämpfe`) : "", crossings ? (crossings === 1 ? "1 Überfahrt" : `${crossings} Überfahrten`) : ""].filter(Boolean);
    return parts.length ? `Fertig · ${parts.join(", ")}` : "Fertig";
  },
  finishNone: "Ohne Zug beenden", sendSoFar: "Bis hierher ausführen", attacks: "greift an", defends: "verteidigt", moves: "zieht",
  enemy: (n: number, name: string) => `${name} hat dort ${n}.`, neutralThere: "Neutral: Eine Karte bestimmt die Truppen.",

  vetoHint: (name: string) => `${name} will übersetzen. Du hast die Seehoheit: Was lässt du zu?`,
  allow: "Zulassen", refuse: "Untersagen", allowAll: "Alle zulassen", refuseAll: "Alle untersagen", allowed: "zugelassen", refused: "untersagt", open: "offen", planesOnly: "Flugzeuge lassen sich nicht aufhalten",
  decide: "So entscheiden", change: (what: string) => `${what} – ändern`,
  planeHint: (n: number) => `Die Überfahrt ist untersagt. ${n === 1 ? "Ein Flugzeug kann" : `${n} Flugzeuge können`} trotzdem fliegen.`, planesFly: (n: number) => (n === 1 ? "1 fliegt" : `${n} fliegen`), fly: (n: number, of: number) => (of === 1 ? "Weiterfliegen" : n === of ? "Alle fliegen weiter" : `${n} weiter, ${of - n} zurück`), planesBack: (n: number): string => (n === 1 ? "Umkehren" : "Alle zurück"),

  points: (n: number) => (n === 1 ? "1 Punkt" : `${n} Punkte`), pointsLeft: "übrig", buyHint: "Was nicht ausgegeben wird, verfällt.", army: "Heer", fleet: "Flotte",
  mix: (n: number) => `Je eine Einheit (${n})`, restInfantry: (n: number) => `Rest in Infanterie (${n})`, toDeploy: "Weiter: aufstellen", finishBuying: "Einkauf beenden", buyAgain: "Zurück zum Einkauf",
  cost: (n: number) => `kostet ${n}`,

  promise: "Versprechen, dazu oder statt Karten (bindet niemanden)", promiseHint: "Ich lasse Chile in Ruhe …", quoted: (text: string) => `„${text}“`,
  partnerHint: "Mit wem willst du handeln?", endTrade: "Handel beenden", offerTo: (name: string) => `Angebot an ${name}`,
  give: "Ich gebe", want: "Ich möchte", theyGive: (name: string) => `${name} gibt`, theyWant: (name: string) => `${name} möchte`, nothing: "nichts", propose: "Anbieten", gift: "Ein Geschenk oder gegen ein Versprechen: auch das geht.",
  cancelOffer: "Abbrechen", accept: "Annehmen", decline: "Ablehnen", counter: "Gegenangebot", cannotGive: "Was verlangt wird, hast du nicht.", withdraw: "Zurückziehen", stand: "Stehen lassen und warten",
  offerOut: (name: string) => `Dein Angebot liegt bei ${name}.`, vetoDeal: (a: string, b: string, n: number, m: number) => `${a} und ${b} sind keine Nachbarn und wollen ${n} gegen ${m} Karten tauschen.`,
  cardsN: (n: number) => (n === 1 ? "1 Karte" : `${n} Karten`), add: (card: string) => `${card} dazulegen`, takeOut: (card: string) => `${card} zurücknehmen`,

  volunteerHint: (region: string) => `${region} wird von neutralen Truppen verteidigt. Willst du sie führen?`, volunteer: "Ich führe sie", abstain: "Nicht ich",
  challengeHint: (name: string) => `${name} fordert dich zur See heraus.`, fight: "Kämpfen", yield: "Seehoheit abgeben", goOn: "Weiterkämpfen", retreat: "Zurückziehen",
  layHint: (n: number) => (n ? `Lege noch ${n} ${n === 1 ? "Schiff" : "Schiffe"} verdeckt in deine Reihe; links ist der Anfang, dort trifft es zuerst.` : "Die Reihe liegt bereit."), lay: (ship: string) => `${ship} legen`, rowOf: (n: number) => `Reihe legen (${n})`,

  commitHint: (n: number) => (n ? `Wähle noch ${n} für die erste Reihe.` : "Die erste Reihe steht."), reinforceHint: (n: number) => (n ? `Bis zu ${n} aus der Reserve, oder gleich würfeln.` : "Mehr darf in dieser Runde nicht verstärkt werden."),
  roll: "Würfeln", commit: "In den Kampf", bestPick: "Auswahl nach Plan", toTheEnd: "Bis zum Ende", stop: "Anhalten",
  policy: "Nach Plan: je eine Einheit jeder Art, danach Infanterie zuerst, immer bis zur Grenze verstärkt.", auto: "Der Kampf läuft nach Plan bis zum Ende.",
  reserve: "Reserve", fighting: "im Kampf", row: "Erste Reihe",

  round: "Runde", roundN: (n: number) => `Runde ${n}`, roundOf: (n: number, last: number) => `Runde ${n} von ${last}`, setup: "Aufbau", actionsUsed: (n: number) => `${n} von 3 Aktionen`, economy: "Wirtschaft", player: "Spieler",
  regions: (n: number) => (n === 1 ? "1 Region" : `${n} Regionen`), units: (n: number) => (n === 1 ? "1 Einheit" : `${n} Einheiten`), capitals: (n: number) => (n === 1 ? "1 Hauptstadt" : `${n} Hauptstädte`), ships: (n: number) => (n === 1 ? "1 Schiff" : `${n} Schiffe`),
  hasSea: "Seehoheit", nobodySea: "Niemand hat die Seehoheit.", onTurn: "am Zug", out: "ausgeschieden", pile: (n: number) => `Stapel: ${n} Karten`, pool: "neben dem Plan",
  production: (n: number) => `Produktion ${n}`, ofCards: "Karten und Sätze", ofCapitals: "Hauptstädte", sum: "Summe", sets: (n: number) => (n === 0 ? "Kein Satz" : n === 1 ? "1 Satz" : `${n} Sätze`),
  setNote: "Ein Satz aus Öl, Mineralien, Fabriken und Schienentransport zählt doppelt.", noCards: "Keine Wirtschaftskarten", watching: "Du siehst zu: Die Karten der anderen sind verdeckt.", twice: "zählt doppelt",

  landBattle: (region: string) => `Kampf um ${region}`, battleRound: (n: number) => `Kampfrunde ${n}`, hits: (n: number) => (n === 1 ? "1 Treffer" : `${n} Treffer`), costs: (what: string) => `Der Gegner verliert: ${what}`, wasted: (n: number) => (n === 1 ? "1 Treffer ging ins Leere" : `${n} Treffer gingen ins Leere`),
  why: "Ein Würfel trifft, wenn er eine eigene kämpfende Art zeigt; jede Einheit trifft höchstens einmal.", neutrals: "Neutrale Truppen", ledBy: (name: string) => `geführt von ${name}`, garrisonOf: (card: string) => `Truppen der Karte ${card}`,
  won: (name: string) => `${name} nimmt die Region.`, held: (name: string) => `${name} hält die Region.`, heldNeutral: "Die Region bleibt neutral.", face: (name: string, hit: boolean) => `${name}${hit ? ", Treffer" : ""}`, blank: "Niete", blankHalf: "noch nicht gewürfelt",
  odds: "Siegchance", close: "Schließen", show: (what: string) => `${what} ansehen`,
  seaBattle: "Seeschlacht", seaRound: (n: number) => `Runde ${n} auf See`, hidden: "verdeckt", challenger: "fordert heraus", holder: "hat die Seehoheit", pairing: (n: number) => `${n}. Gegenüberstellung`,
  because: { matchup: "Gegner liegt ihm", carrier: "Träger", beside: "Träger daneben" }, tie: "Gleichstand: kein Treffer", sunk: (ship: string) => `Versenkt am Anfang der Reihe: ${ship}`, damaged: (ship: string) => `Beschädigt am Anfang der Reihe: ${ship}`, carrier_sunk: (ship: string) => `Träger gegen Träger: ${ship} sinkt`, asideN: (n: number) => (n === 1 ? "1 Schlachtschiff beiseite" : `${n} Schlachtschiffe beiseite`), retreated: "zieht sich zurück", seaWon: (name: string) => `${name} hat die Seehoheit.`,
  wooing: (region: string) => `Werben um ${region}`, needs: (n: number) => `nötig: ${n} oder mehr`, joins: (name: string) => `schließt sich ${name} an`, neutralStays: "bleibt neutral",

  isOwn: (name: string) => `Gehört ${name}.`, isNeutral: "Neutral.", isCapital: "Hauptstadt.", holds: (what: string) => `${what}.`, attackedBy: (name: string, what: string) => `Angriff von ${name}: ${what}.`, isLegal: "Wählbar.", isChosen: "Gewählt.", isFighting: "Hier wird gekämpft.",
  result: "Endstand", place: "Platz", regionsHead: "Regionen", unitsHead: "Einheiten", tie2: "Bei gleich vielen Regionen entscheiden die Einheiten.",
  wait: (name: string) => `${name} überlegt.`, less: (what: string) => `${what}: eins weniger`, more: (what: string) => `${what}: eins mehr`,
};

export type Words = typeof de;

const en: Words = {
  actions: { move: "Movement", blitz: "Blitz", strategic: "Strategic movement", sea: "Naval battle", diplomacy: "Diplomacy", produce: "Production", trade: "Trade" },
  actionHelp: {
    move: "Move units and attack", blitz: "Tanks and planes once more", strategic: "Transfer through own land", sea: "Fight for sea power", diplomacy: "Roll for a neutral region", produce: "Count points, buy units", trade: "Swap economy cards",
  },
  to: "to", outOf: "of", actionsHead: "Actions",
  used: "already done", needsMove: "only after a movement", holdsSea: "you hold sea power", noShip: "no ship", notNow: "not possible now", tooLate: "not so close to the end",
  whatThen: (n) => (n === 3 ? "Three actions are yours, each only once." : n === 2 ? "Two more actions." : "One more action."),
  endTurn: "End turn", doIt: (what) => `Carry out: ${what}`, ready: "Send it like this?", send: "Send", back: "Back", takeBack: "Take back",
  cannotUndo: "Dice or a card follow: then it cannot be taken back.", rules: "Rule",

  many: { infantry: "infantry", tank: "tanks", artillery: "artillery", aircraft: "aircraft" },
  endNow: (n) => (n === 3 ? "End the turn without any action?" : "End the turn?"), endSure: "Yes, end the turn",
  attackOn: (name) => `attack on ${name}`,
  always: "Always answer like this …", alwaysHint: "As a standing order, until you remove it in the menu; nobody else learns of it.",
  alwaysAllow: (name) => (name ? `Always allow ${name}` : "Always allow everybody"), alwaysRefuse: (name) => (name ? `Always refuse ${name}` : "Always refuse everybody"),
  oddsLeft: (name) => `If ${name} wins, left on average`, oddsLeftNeutral: "If the neutral troops win, left on average", oddsUnknown: "A card decides on the troops: average over all cards that you do not hold yourself.", oddsPolicy: "Exact; both sides send what hits best.",
  offersYou: (name) => `${name} offers you a deal.`, offersTurn: (n) => (n === 1 ? "1 more offer of this turn may fail." : `${n} more offers of this turn may fail.`),
  seaOver: "The round at sea is over. Fight on, or withdraw and keep your ships.", shipsLeft: (n) => `${n} left`, emptyPlace: (n) => `place ${n}`, takeUp: (ship) => `Take ${ship} back`,
  troops: "Troops",

  claimHint: "Tap a free region.", claim: (region) => `Claim ${region}`, capitalHint: "Tap one of your regions: the capital stays there and brings 10 points.", capital: (region) => `Capital in ${region}`,
  swayHint: "Tap a neutral region. Beside your own land it takes 8 or more, elsewhere 9.", sway: (region) => `Court ${region}`, battleHint: "Which battle first? Tap the region.", battle: (region) => `Battle for ${region}`,

  deployHint: (n) => (n ? `Tap one of your regions. ${n} more ${n === 1 ? "unit" : "units"} to set up.` : "All set up."), deployIn: (region) => `Set up in ${region}`, beside: (n) => `${n} beside the board`, deploy: (n) => `Set up ${n}`, deployHere: "here",

  leaveInstead: (region) => `Move out of ${region} instead`,
  pickHint: "Tap one of your regions that units leave.", targetHint: (region) => `From ${region}: tap a target.`, noTargets: (region) => `Nothing more can leave ${region}.`, byLand: "by land", bySea: "by sea", all: "All", none: "None",
  order: (n, attack) => (n === 0 ? "Choose how many" : `Note ${attack ? "attack" : "move"}\u00a0·\u00a0${n}`),
  oneStays: "One unit always stays in the region.", wouldBeEmpty: "Nobody would stay: one unit must.", thin: (region) => `Only one unit would stay in ${region}.`,
  waits: "waits at sea", waitsFor: (name) => `Crossing: ${name} may refuse it.`, waitsFree: "Crossing: nobody can refuse it.", planned: "Noted", remove: (what) => `Strike ${what}`,
  finishMove: (attacks, crossings) => {
    const parts = [attacks ? (attacks === 1 ? "1 battle" : `${attacks} battles`) : "", crossings ? (crossings === 1 ? "1 crossing" : `${crossings} crossings`) : ""].filter(Boolean);
    return parts.length ? `Done · ${parts.join(", ")}` : "Done";
  },
  finishNone: "End without moving", sendSoFar: "Carry out so far", attacks: "attacks", defends: "defends", moves: "moves", enemy: (n, name) => `${name} has ${n} there.`, neutralThere: "Neutral: a card decides on the troops.",

  vetoHint: (name) => `${name} wants to cross. You hold sea power: what do you allow?`, allow: "Allow", refuse: "Refuse", allowAll: "Allow all", refuseAll: "Refuse all", allowed: "allowed", refused: "refused", open: "open", planesOnly: "planes cannot be stopped", decide: "Decide like this", change: (what) => `${what} – change`,
  planeHint: (n) => `The crossing is refused. ${n === 1 ? "One plane" : `${n} planes`} may fly all the same.`, planesFly: (n) => (n === 1 ? "1 flies" : `${n} fly`), fly: (n, of) => (of === 1 ? "Fly on" : n === of ? "All fly on" : `${n} fly on, ${of - n} turn back`), planesBack: (n) => (n === 1 ? "Turn back" : "All back"),

  points: (n) => (n === 1 ? "1 point" : `${n} points`), pointsLeft: "left", buyHint: "What is not spent lapses.", army: "Army", fleet: "Fleet", mix: (n) => `One of each (${n})`, restInfantry: (n) => `Rest in infantry (${n})`, toDeploy: "Next: set up", finishBuying: "Finish buying", buyAgain: "Back to buying", cost: (n) => `costs ${n}`,

  promise: "Promise, with cards or in their place (binds nobody)", promiseHint: "I keep out of Chile …", quoted: (text) => `“${text}”`,
  partnerHint: "Who do you want to trade with?", endTrade: "End trading", offerTo: (name) => `Offer to ${name}`, give: "I give", want: "I want", theyGive: (name) => `${name} gives`, theyWant: (name) => `${name} wants`, nothing: "nothing", propose: "Offer", gift: "A gift, or for a promise: that is allowed, too.",
  cancelOffer: "Cancel", accept: "Accept", decline: "Decline", counter: "Counter-offer", cannotGive: "You do not have what is asked for.", withdraw: "Withdraw", stand: "Let it stand and wait", offerOut: (name) => `Your offer lies with ${name}.`, vetoDeal: (a, b, n, m) => `${a} and ${b} are no neighbours and want to swap ${n} for ${m} cards.`, cardsN: (n) => (n === 1 ? "1 card" : `${n} cards`), add: (card) => `Add ${card}`, takeOut: (card) => `Take back ${card}`,

  volunteerHint: (region) => `${region} is defended by neutral troops. Will you lead them?`, volunteer: "I lead them", abstain: "Not me", challengeHint: (name) => `${name} challenges you at sea.`, fight: "Fight", yield: "Give up sea power", goOn: "Fight on", retreat: "Withdraw",
  layHint: (n) => (n ? `Lay ${n} more ${n === 1 ? "ship" : "ships"} face down in your row; the left is its head, which is hit first.` : "The row is ready."), lay: (ship) => `Lay ${ship}`, rowOf: (n) => `Lay the row (${n})`,

  commitHint: (n) => (n ? `Choose ${n} more for the first row.` : "The first row stands."), reinforceHint: (n) => (n ? `Up to ${n} from the reserve, or roll at once.` : "No more reinforcements in this round."), roll: "Roll", commit: "Into battle", bestPick: "Choose by plan", toTheEnd: "To the end", stop: "Stop",
  policy: "By plan: one unit of each kind, then infantry first, always reinforced to the limit.", auto: "The battle runs by plan to its end.", reserve: "Reserve", fighting: "fighting", row: "First row",

  round: "Round", roundN: (n) => `Round ${n}`, roundOf: (n, last) => `Round ${n} of ${last}`, setup: "Set-up", actionsUsed: (n) => `${n} of 3 actions`, economy: "Economy", player: "Player", regions: (n) => (n === 1 ? "1 region" : `${n} regions`), units: (n) => (n === 1 ? "1 unit" : `${n} units`), capitals: (n) => (n === 1 ? "1 capital" : `${n} capitals`), ships: (n) => (n === 1 ? "1 ship" : `${n} ships`),
  hasSea: "sea power", nobodySea: "Nobody holds sea power.", onTurn: "playing", out: "out", pile: (n) => `Pile: ${n} cards`, pool: "beside the board", production: (n) => `Production ${n}`, ofCards: "Cards and sets", ofCapitals: "Capitals", sum: "Sum", sets: (n) => (n === 0 ? "No set" : n === 1 ? "1 set" : `${n} sets`), setNote: "A set of oil, minerals, factories and rail counts twice.", noCards: "No economy cards", watching: "You are watching: others' cards are hidden.", twice: "counts twice",

  landBattle: (region) => `Battle for ${region}`, battleRound: (n) => `Battle round ${n}`, hits: (n) => (n === 1 ? "1 hit" : `${n} hits`), costs: (what) => `The enemy loses: ${what}`, wasted: (n) => (n === 1 ? "1 hit was wasted" : `${n} hits were wasted`), why: "A die hits if it shows a kind that fights on the roller's side; each unit hits once at most.", neutrals: "Neutral troops", ledBy: (name) => `led by ${name}`, garrisonOf: (card) => `troops of the card ${card}`, won: (name) => `${name} takes the region.`, held: (name) => `${name} holds the region.`, heldNeutral: "The region stays neutral.", face: (name, hit) => `${name}${hit ? ", hit" : ""}`, blank: "blank", blankHalf: "not rolled yet", odds: "Chance to win", close: "Close", show: (what) => `Show ${what}`,
  seaBattle: "Naval battle", seaRound: (n) => `Round ${n} at sea`, hidden: "hidden", challenger: "challenges", holder: "holds sea power", pairing: (n) => `Match-up ${n}`, because: { matchup: "strong against it", carrier: "carrier", beside: "carrier beside it" }, tie: "Tie: no hit", sunk: (ship) => `Sunk at the head of the row: ${ship}`, damaged: (ship) => `Damaged at the head of the row: ${ship}`, carrier_sunk: (ship) => `Carrier against carrier: ${ship} sinks`, asideN: (n) => (n === 1 ? "1 battleship put aside" : `${n} battleships put aside`), retreated: "withdraws", seaWon: (name) => `${name} holds sea power.`,
  wooing: (region) => `Courting ${region}`, needs: (n) => `needed: ${n} or more`, joins: (name) => `joins ${name}`, neutralStays: "stays neutral",

  isOwn: (name) => `Belongs to ${name}.`, isNeutral: "Neutral.", isCapital: "Capital.", holds: (what) => `${what}.`, attackedBy: (name, what) => `Attacked by ${name}: ${what}.`, isLegal: "Can be chosen.", isChosen: "Chosen.", isFighting: "A battle is fought here.",
  result: "Result", place: "Rank", regionsHead: "Regions", unitsHead: "Units", tie2: "With as many regions, units decide.", wait: (name) => `${name} is thinking.`, less: (what) => `${what}: one less`, more: (what) => `${what}: one more`,
};

export const WORDS: Readonly<Record<"de" | "en", Words>> = { de, en };
