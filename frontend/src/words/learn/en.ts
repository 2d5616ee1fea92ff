/** English. */

export const en = {
  lesson: "Lesson",
  chapter: (n: number, all: number) => `${String(n)} / ${String(all)}`,
  chapterOf: (n: number, all: number) => `Part ${String(n)} of ${String(all)}`,
  hint: "A hint",
  showMe: "Show me",
  setUp: "For this part the board has been set up anew.",
  gotIt: "Got it",
  readAgain: "What was to be done?",
  missed: "That was allowed, but it does not lead there. Take it back and try something else.",
  back: "Take it back",
  next: "Go on",
  before: "The part before",
  after: "The next part",
  end: "That was all!",
  play: "Play now",
  short: "The game in short",
  lobby: "To the lobby",
  puzzle: "Puzzle",
  more: "Another one",
  certain: "It can be done for certain.",
};

export type LearnWords = typeof en;
