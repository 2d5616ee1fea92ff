/** English. */

import type { Mark } from "../../net/shapes.ts";

/** The parts of a change, in games of 100. */
export interface Course { readonly begins: number; readonly luck: number; readonly given: number; readonly others: number; readonly ends: number }

/** +5, −5, 0. */
export const signed = (n: number): string => (n > 0 ? `+${String(n)}` : n < 0 ? `−${String(-n)}` : "0");

/** Per cent of a win, as people say it. */
export const en = {
  title: "Review",
  intro: "What a bot thinks of every decision, and how lucky everybody was. A strong opinion, not the truth.",
  back: "Back to the result",
  step: "Step through the game",
  waits: (n: number) => (n === 0 ? "This game is next." : n === 1 ? "One other game is reviewed first." : `${String(n)} other games are reviewed first.`),
  under: (percent: number) => `The bot is reviewing the game: ${String(percent)}%.`,
  goesOn: "This continues when you leave the page.",
  soFar: "What there is so far stands below; the rest follows by itself.",
  nothingYet: "Nothing of this kind so far.",
  failed: "The bot could not review this game.",
  off: "This server does not offer reviews. Download the game; “kartentisch review” does it on any computer.",
  seats: "Decisions and luck",
  player: "Player",
  accuracy: "Good",
  accuracyOf: "Good decisions: those that give away less than 2 of 100 games",
  given: "Given away per move",
  givenOf: "Given away on average by one decision, in games of 100",
  luck: "Luck",
  luckOf: "What luck with dice and cards brought in all: games won, of 100",
  all: "Everybody",
  whose: "Whose decisions",
  show: "What is shown",
  kinds: { mistakes: "Mistakes", decisions: "All decisions", luck: "Luck" },
  marks: { good: "Good", inaccuracy: "Inaccurate", mistake: "Mistake", blunder: "Blunder" } as Readonly<Record<Mark, string>>,
  many: { good: "Good", inaccuracy: "Inaccurate", mistake: "Mistakes", blunder: "Blunders" } as Readonly<Record<Mark, string>>,
  curve: "Chance of winning",
  chance: "Wins in 100 games",
  allKnown: "The chances know every hidden card. What a move gives away is judged by what its player could know.",
  turning: "Turning points",
  turningNote: "The moments that changed the chances most, by mistakes and by luck; and what lies behind the greatest jump of the curve.",
  turningLater: "They are shown once the whole game has been reviewed.",
  noTurning: "Nothing changed the chances much at once.",
  turnOf: (name: string, you: boolean) => (you ? "in your turn" : `in ${name}’s turn`),
  turn: (n: number, round: number) => (n ? (round ? `Round ${String(round)}, turn ${String(n)}` : `Turn ${String(n)}`) : "Set-up"),
  cost: (n: string) => `${n} of 100 games given away`,
  better: "Better:",
  instead: (best: string, now: string) => `(${best} of 100 games won, not ${now})`,
  unseen: "Not easy to see: without longer thought the bot would have played nothing better either.",
  also: "Also better:",
  so: (name: string) => (name ? `Then, for ${name}:` : "Then:"),
  won: (n: string) => `wins ${n} of 100 games`,
  hopeless: "Nothing better was left",
  /** How a chance came from the beginning to the end, in games of 100; "" is whoever reads. */
  course: (name: string, { begins, luck, given, others, ends }: Course): string => `At the beginning, ${name || "you"} ${name ? "wins" : "win"} ${String(begins)} of 100 games with the best play. From there: luck ${signed(luck)}, own mistakes ${signed(-given)}, mistakes of the others and surprises ${signed(others)}. That makes ${String(ends)} at the end.`,
  auto: { order: "by an automatic answer", other: "by the autopilot" },
  expected: (expected: string, came: string) => `Expected: ${expected} wins in 100 games. Afterwards: ${came}.`,
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
  marked: "Inaccurate: gives away 2 of 100 games or more; a mistake: 5 or more; a blunder: 15 or more.",
  leftOut: (n: number, all: number) => `The game is long: ${String(all - n)} of ${String(all)} decisions were reviewed, spread evenly.`,
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
