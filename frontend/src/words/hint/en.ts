/** English. */

export const en = {
  thinking: "The bot is thinking …",
  heading: "The strongest bot would do this",
  none: "There is nothing to choose.",
  next: "Next best",
  wins: (n: number, even: number) => `From here you would win ${n > 90 ? "more than 90" : n < 10 ? "fewer than 10" : `about ${String(n)}`} of 100 games, the bot thinks; ${String(even)} is an even share.`,
  more: "What else it does",
  because: "More reasons",
  short: (n: number) => `you win ${n > 90 ? "over 90" : n < 10 ? "under 10" : String(n)} of 100`,
  plan: "Use this move",
  replace: "Replace my steps with this",
  add: "Add this to my steps",
  keep: "Keep my steps",
  onward: "What next, after my steps?",
  instead: "What instead of my steps?",
  steps: (n: number) => `Show all ${String(n)} steps`,
  ends: (what: string, battles: number) => (battles ? `${what}: ${battles === 1 ? "1 battle" : `${String(battles)} battles`}` : what),
  change: "Change it",
  away: "Dismiss",
  basis: (n: string) => `The bot played on ${n} times from here, knowing only what you can see. Nothing is played yet.`,
  send: "Confirm this move",
  sendTurn: "Confirm this move and end your turn",
  close: "Close the hint",
};

export type HintWords = typeof en;
