/** English. */

import type { OfScenes } from "./de.ts";

export const en: OfScenes = {
  thinks: () => "thinking",
  waits: () => "waiting",
  passes: (you) => (you ? "lay no cards" : "lays no cards"),
  laidCards: (n) => (n === 1 ? "1 card face down" : `${n} cards face down`),
  ownCards: (n) => (n === 1 ? "one card of yours" : `${n} cards of yours`),
  strengthOf: (people, stones, cards) => `${people}: ${stones} stone${stones === 1 ? "" : "s"} and ${cards} card${cards === 1 ? "" : "s"}, strength ${stones + cards}`,
  leaves: "leaves the province",
  stays: "stays",
  forPeople: (n, people) => `${n} × ${people}`,
  weakest: "The weakest people leaves the province; if several are tied for weakest, all of them leave.",
  notOnMap: "not on the map",
  noPoints: "No points.",
  nobody: "Nobody has influence here: no points.",
  rules: {
    a: (stones) => `Most influence: 1 point per stone = ${stones}`,
    b: (provinces) => `Second most influence: 1 point per province = ${provinces}`,
    c: (stones, provinces, among, each) => `Tied for most: (${stones} + ${provinces}) divided by ${among}, rounded up = ${each} each; no second place`,
    d: (provinces, among, each) => `Tied for second: ${provinces} divided by ${among}, rounded up = ${each} each`,
    e: (stones, provinces) => `Only one with influence: stones plus provinces, ${stones} + ${provinces} = ${stones + provinces}`,
    lapsed: (provinces) => `Too far behind: ${provinces === 1 ? "1 point is lost" : `${provinces} points are lost`}`,
  },
  standing: "Standings",
  takenBack: (name, n, you) => `${you ? "You give" : `${name} gives`} back ${n === 1 ? "1 point" : `${n} points`} from the century scoring.`,
  next: "Next",
  previous: "Previous",
  skip: "Show all",
  close: "Close",
  pause: "Pause",
  play: "Play",
  plus: (n) => `+${n}`,
  sum: "Total",
  byPeople: "Points by people",
};
