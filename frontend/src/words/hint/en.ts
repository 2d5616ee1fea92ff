/** English. */

export const en = {
  thinking: "The bot is thinking …",
  heading: "The bot would do this",
  none: "There is nothing to choose.",
  next: "Next best",
  wins: (n: number) => `The bot expects ${n > 90 ? "more than 90" : n < 10 ? "fewer than 10" : `about ${String(n)}`} wins in 100 games`,
  more: "What else it does",
  because: "More reasons",
  short: (n: number) => `${n > 90 ? "over 90" : n < 10 ? "under 10" : String(n)} in 100`,
  plan: "Use this move",
  replace: "Replace my draft with this",
  add: "Add this to my draft",
  keep: "Keep my draft",
  onward: "What next, after my draft?",
  instead: "What instead of my draft?",
  steps: (n: number) => `Each step by itself: ${String(n)}`,
  ends: (what: string, battles: number) => (battles ? `${what}: ${battles === 1 ? "1 battle" : `${String(battles)} battles`}` : what),
  change: "Change it",
  away: "Dismiss",
  basis: (n: string) => `The bot played on ${n} times from here, knowing only what you can see. Nothing is sent yet.`,
  close: "Close the hint",
};

export type HintWords = typeof en;
