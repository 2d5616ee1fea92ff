/** English. */

import type { Mark } from "../../net/shapes.ts";

/** The parts of a change, in games of 100. */
export interface Course { readonly begins: number; readonly luck: number; readonly given: number; readonly others: number; readonly ends: number }

/** A verdict as the page shows it: what the bot itself found only after long thought is nobody's mistake, nor is what may be luck of its simulations. */
export type Shown = Mark | "hard" | "unsure";

/** Per cent of a win, as people say it. */
export const en = {
  title: "Review",
  intro: "What a bot thinks of every decision, and how lucky everybody was. A strong opinion, not the truth.",
  back: "Back to the result",
  step: "Step through the game",
  waits: (n: number) => `${n === 0 ? "The bot is about to begin with this game." : n === 1 ? "The bot is still busy with another game." : `${String(n)} other games are reviewed first.`} First results come within a minute after that; all of it takes longer the longer the game was.`,
  toGo: (seconds: number) => (seconds < 50 ? `About ${String(Math.max(10, 10 * Math.round(seconds / 10)))} seconds to go.` : `About ${seconds < 90 ? "one minute" : `${String(Math.round(seconds / 60))} minutes`} to go.`),
  reviewing: (percent: number) => `The bot is reviewing the game: ${String(percent)}%.`,
  goesOn: "This continues when you leave the page.",
  soFar: "What there is so far stands below; the rest follows by itself.",
  ownFirst: "The curve is rough as yet. First come the moves of the people at the table, around the greatest jumps of the curve; then the bots’ moves and luck.",
  nothingYet: "Nothing of this kind so far.",
  failed: "The bot could not review this game.",
  off: "This server does not offer reviews. Download the game; “kartentisch review” does it on any computer.",
  seats: "Decisions and luck",
  player: "Player",
  accuracy: "Good",
  soFarSeats: (own: number, all: number) => `${all === 1 ? "1 decision has" : `${String(all)} decisions have`} been reviewed so far${own ? `, ${String(own)} of them yours` : ""}. The figures follow when all of them have been.`,
  accuracyOf: "Good decisions: those that give away less than 2 of 100 games",
  given: "Given away per move",
  givenOf: "Given away on average by one decision, in games of 100",
  luck: "Luck",
  luckOf: "What luck with dice and cards brought in all: games won, of 100",
  all: "Everybody",
  whose: "Whose decisions",
  show: "What is shown",
  kinds: { mistakes: "Mistakes", hard: "Hard to see or unclear", decisions: "All decisions", luck: "Luck" },
  marks: { good: "Good", inaccuracy: "Inaccurate", mistake: "Mistake", blunder: "Blunder", hard: "Hard to see", unsure: "Unclear" } as Readonly<Record<Shown, string>>,
  many: { good: "Good", inaccuracy: "Inaccurate", mistake: "Mistakes", blunder: "Blunders" } as Readonly<Record<Mark, string>>,
  curve: "Chance of winning",
  chance: "Wins in 100 games",
  allKnown: "This curve sees every hand, also the cards that you could not see. So it may know who wins long before the players do. A hint sees only your cards, and fewer turns ahead: its chance may be another one. Your moves are judged only by what you could know.",
  turning: "Turning points",
  turningNote: "The moments that changed the chances most, by mistakes and by luck; and what lies behind the greatest jump of the curve.",
  turningLater: "Found so far; others may be added until the whole game has been reviewed.",
  noTurning: "Nothing changed the chances much at once.",
  cost: (n: string) => `${n} of 100 games given away`,
  better: "Better:",
  alike: (n: number) => (n === 1 ? "One step is in both" : `${String(n)} steps are in both`),
  noneOfIt: "Nothing else.",
  further: (n: number) => `${String(n)} more`,
  possible: (n: string) => `${n} more wins in 100 games were possible`,
  /** Chances that rest on some simulations are never certain. */
  under: (n: number) => `under ${String(n)}`,
  over: (n: number) => `over ${String(n)}`,
  unseen: "The bot found it only after long thought, so it does not count as a mistake.",
  unsure: "The difference may be chance in the bot’s simulations, so it does not count as a mistake.",
  also: "Also better:",
  hopeless: "Nothing better was left",
  /** How a chance came from the beginning to the end, in games of 100; "" is whoever reads. */
  course: (name: string, { begins, luck, given, others }: Course): string => [
    `${name ? `${name} began` : "You began"} with a chance of ${String(begins)} in 100.`,
    Math.abs(luck) < 3 ? "Good and bad luck were about even." : `Luck was ${luck > 0 ? "with" : "against"} ${name || "you"}.`,
    `${name ? `Mistakes by ${name}` : "Your own mistakes"} cost ${given < 3 ? "next to nothing" : given < 30 ? "a little" : "a lot"}.`,
    others < 3 ? "The others gave hardly anything away." : `The others gave away ${others < 30 ? "a little" : others > given ? "even more" : "a lot"}.`,
  ].join(" "),
  /** The step of the curve that cost or brought a seat most; "" is whoever reads. */
  fell: (name: string, from: number, to: number, when: string) => `The greatest loss: ${name ? `${name} fell` : "you fell"} from ${String(from)} to ${String(to)} in 100 (${when}).`,
  rose: (name: string, from: number, to: number, when: string) => `What decided: ${name ? `${name} rose` : "you rose"} from ${String(from)} to ${String(to)} in 100 (${when}).`,
  auto: { order: "by an automatic answer", other: "by the autopilot" },
  expected: (expected: string, came: string) => `Chance of winning before: ${expected} in 100, afterwards: ${came}.`,
  times: (n: number) => `${String(n)} chance events`,
  nothing: "Nothing of this kind.",
  perfect: "Not one mistake, as the bot sees it.",
  /** Of a seat without a mistake; "" is whoever reads. */
  flawless: (name: string) => `The bot finds no mistake ${name ? `by ${name}` : "in your play"}.`,
  /** `luck`: games of 100. */
  byLuck: (name: string, luck: number, won: boolean): string => (luck < 0 ? `Bad luck cost ${name || "you"} ${String(-luck)} of 100 games${won ? "; the game was won all the same" : ""}.` : luck > 0 ? `${won ? "" : "It was not for lack of luck: "}${won ? "Luck" : "luck"} brought ${name || "you"} ${String(luck)} of 100 games.` : "Luck made no difference in the end."),
  shortSight: (turns: number): string => `The bot looks ahead ${turns === 1 ? "to the end of one turn only" : `only ${String(turns)} turns`}, and to the end where it is near: it cannot see whether a plan over many rounds was good.`,
  closest: "The decision that gave most away, though little:",
  played: "Played:",
  more: (n: number) => `Show ${String(n)} more`,
  moment: (what: string) => `Show on the board: ${what}`,
  csv: "Figures (CSV)",
  svg: "Curve (SVG)",
  downloads: "Download",
  how: "How this was calculated",
  method: (simulations: string, turns: number) => `For every whole move the bot ran ${simulations} simulations, more of those that looked doubtful, ${turns === 1 ? "to the end of the turn" : `${String(turns)} turns ahead, or to the end of the game where it is near`}, from what the seat could see then: a move is judged by what could be known, never by how it turned out. Luck compares what happened with what could have happened. A hint during the game is another calculation, and the two may differ.`,
  marked: "Inaccurate: gives away 2 of 100 games or more; a mistake: 5 or more; a blunder: 15 or more. What even the bot found hard to see, and what is unclear to it, counts as none of these.",
  leftOut: (n: number, all: number) => `${String(all - n)} of ${String(all)} decisions were reviewed, spread evenly; then the time that this server gives to one review was over.`,
  verdict: "What the bot says about it",
  hide: "Hide the verdicts",
  unhide: "Show the bot's verdicts",
  mistakes: "Mistakes",
  before: "Previous mistake",
  after: "Next mistake",
  to: "To the review",
  lucky: (name: string, n: string) => `Good luck for ${name || "you"}: ${n} more wins in 100 games`,
  unlucky: (name: string, n: string) => `Bad luck for ${name || "you"}: ${n} fewer wins in 100 games`,
  even: "Neither good nor bad luck.",
  stands: "Chances of winning when the turn began:",
  standsAll: "Chances of winning when the turn began, with all cards known:",
  tryOther: "Try another move here",
};

/** What every language says. */
export type ReviewWords = typeof en;
