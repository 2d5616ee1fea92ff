/** English. */

export const en = {
  thinking: "The bot is thinking …",
  heading: "The bot would do this",
  none: "There is nothing to choose.",
  next: "Next best",
  wins: (n: number, even: number) => `From here you would win ${n > 90 ? "more than 90" : n < 10 ? "fewer than 10" : `about ${String(n)}`} of 100 games, the bot thinks; ${String(even)} is an even share.`,
  more: "What else it does",
  because: "More reasons",
  short: (n: number) => `${n > 90 ? "over 90" : n < 10 ? "under 10" : String(n)} in 100`,
  plan: "Use as my draft",
  replace: "Replace my draft with this",
  add: "Add this to my draft",
  keep: "Keep my draft",
  onward: "What next, after my draft?",
  instead: "What instead of my draft?",
  steps: (n: number) => `Show all ${String(n)} steps`,
  ends: (what: string, battles: number) => (battles ? `${what}: ${battles === 1 ? "1 battle" : `${String(battles)} battles`}` : what),
  change: "Change it",
  away: "Dismiss",
  basis: (n: string) => `The bot played on ${n} times from here, knowing only what you can see. Nothing is sent yet.`,
  send: "Confirm this move",
  sendTurn: "Confirm this move and end your turn",
  close: "Close the hint",
};

export type HintWords = typeof en;
