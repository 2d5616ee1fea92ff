/** English. */

export const en = {
  thinking: "The bot is thinking …",
  heading: "The bot would do this",
  none: "There is nothing to choose.",
  next: "Next best",
  wins: (n: number) => `wins about ${String(n)} of 100 games as the bot sees it`,
  short: (n: number) => `${String(n)} of 100`,
  further: (what: string) => `and then ${what}`,
  plan: "Plan it",
  basis: (n: string) => `From what you can see, played on ${n} times in the bot's mind. Nothing is sent before you confirm.`,
  close: "Put the hint away",
};

export type HintWords = typeof en;
