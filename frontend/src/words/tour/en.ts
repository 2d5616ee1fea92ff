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
  /** Read out with the first one. */
  readonly escape: string;
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
  done: "Let's play",
  escape: "Escape closes this.",
  ask: { title: "Here you are asked", text: "What you decide now stands here, with all there is to choose. Legal choices are highlighted; whatever is not possible says why." },
  map: { title: "The map", text: "Drag it, zoom with the wheel. Rest the mouse on something, and it says what it is." },
  touched: { title: "The map", text: "Move it with one finger, zoom with two. Hold your finger on something, and it says what it is." },
  log: { title: "The log", text: "Here you read what has happened. The book beside a line shows the rule behind it, the clock leads back to that moment." },
  own: {
    attila: { title: "Your hand", text: "Your cards: each belongs to a people. Only you see them." },
    attack: { title: "Your economy", text: "Your economy cards pay for new units. Only you see them." },
    attacke: { title: "Your hand", text: "Your cards: with them you fight. Only you see them; others see how many they are." },
  },
  special: {
    attila: { title: "No people is yours", text: "Everybody plays all six. Here you see who leads with each: only the two with the most influence get points for it." },
    attack: { title: "Take it, or talk", text: "Three different actions in a turn, and one of them is diplomacy: regions can be won without a battle." },
    attacke: { title: "One stone, and cards", text: "Every land holds one stone only. Lands are won with sets of cards laid face down – and you may bluff." },
    selfr3: { title: "Three worlds", text: "Lands, seas and the moon count alike: one point for each territory after the fifth round. With these keys you go from one map to the other." },
    europe: { title: "Plan, then fight", text: "All attacks are moved first, then there is fighting. What you buy stands on the map only at the end of your turn." },
  },
};
