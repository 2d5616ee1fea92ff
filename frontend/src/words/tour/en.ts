/** English. */

interface Said {
  readonly title: string;
  readonly text: string;
}

export interface TourWords {
  readonly count: (n: number, all: number) => string;
  readonly next: string;
  readonly enough: string;
  readonly done: string;
  /** What goes on to the game in short. */
  readonly short: string;
  /** Where it is to be had again. */
  readonly again: string;
  /** Read out with the first one. */
  readonly escape: string;
  /** How a game is won, and what is there already: by game, or by game and start. */
  readonly aim: Readonly<Record<string, Said>>;
  readonly ask: Said;
  readonly map: Said;
  /** The map, to whoever has no mouse. */
  readonly touched: Said;
  readonly log: Said;
  /** What one holds, by game. */
  readonly own: Readonly<Record<string, Said>>;
  /** What makes a game special. */
  readonly special: Readonly<Record<string, Said>>;
}

export const en: TourWords = {
  count: (n, all) => `${String(n)} of ${String(all)}`,
  next: "Next",
  enough: "Skip the tour",
  short: "Rules in short",
  done: "Let's play",
  again: "The tour is in the menu: “Show the tour”.",
  escape: "Escape closes this.",
  aim: {
    attila: { title: "What it is about", text: "Six peoples, and none is yours. The most influence with a people scores a point for each of its stones, the second most a point for each of its provinces. Most points at the end win." },
    attack: { title: "What it is about", text: "You lead an army and a fleet around 1935. Whoever holds the most regions after the last round wins. In a quick start the regions are dealt and the first units in place." },
    attacke: { title: "What it is about", text: "Whoever owns all territories wins, or the most after the last round. You take them with cards, and the others defend theirs with cards. In a quick start all are dealt already." },
    selfr3: { title: "What it is about", text: "Five rounds on land, at sea and on the moon: each territory is a point, whole continents are more. Every round begins with secret bids: the highest bidder is first to choose when to play." },
    europe: { title: "What it is about", text: "Germany against the Allies, on land, at sea and in the air. The outlined line says what wins here. A seat may command several powers; each takes a turn of its own." },
    "europe eastern_front": { title: "What it is about", text: "Germany against the Soviet Union, without fleets, three rounds. Germany wins if it earns more at the end than at the start, by as little as 1 IPC. In each round the Soviet Union moves last. The outlined line says how that stands." },
  },
  ask: { title: "Your decision", text: "Whatever you can decide now is listed here. Legal choices are highlighted; choices that are not possible say why." },
  map: { title: "The map", text: "Drag it, zoom with the wheel. Rest the mouse on something to see what it is." },
  touched: { title: "The map", text: "Move it with one finger, zoom with two. Whatever can be chosen is outlined brightly. Hold your finger on something to read what it is." },
  log: { title: "The log", text: "Here you can read what has happened. The book beside a line shows the rule behind it, the clock takes you back to that moment." },
  own: {
    attila: { title: "Your hand", text: "Your cards: each belongs to a people. Only you see them." },
    attack: { title: "Your economy", text: "Your economy cards pay for new units; a set of oil, minerals, factories and rail transport counts twice. Only you see them." },
    attacke: { title: "Your hand", text: "Your cards: you attack and defend with them. Only you see them; others see how many you have." },
  },
  special: {
    attila: { title: "No people is yours", text: "Everybody plays all six. Here you see who leads with each: only the two with the most influence get points for it." },
    attack: { title: "Conquer or negotiate", text: "Each turn you take three different actions, such as moving, production or diplomacy, which wins regions without a battle. In battle each die shows a kind of unit and hits if one of yours is fighting. Across a sea zone, every shore is one step from every other." },
    attacke: { title: "One stone, and cards", text: "Every territory holds just one stone. A set of artillery, infantry and cavalry attacks one, face down – you may bluff. A joker replaces any of the three; other cards say what they do." },
    selfr3: { title: "Land, sea and moon", text: "In your turn you place armies, buy, attack and fortify once. The water officer opens the seas to you, the air officer the moon; here you switch between the earth and the moon." },
    europe: { title: "Plan, then fight", text: "The bar shows the six phases of a turn: buy units, move all your attacks, fight the battles, move the others, place what you bought, collect income." },
  },
};
