/** English. */

export const en = {
  lesson: "Lesson",
  chapter: (n: number, all: number) => `${String(n)} / ${String(all)}`,
  chapterOf: (n: number, all: number) => `Part ${String(n)} of ${String(all)}`,
  hint: "A hint",
  showMe: "Show me",
  setUp: "The board has been set up anew for this part.",
  fold: "Fold the text",
  toTask: "To the task",
  confirm: (button: string) => `Press “${button}”.`,
  readAgain: "Show the task again",
  missed: "That is legal, but it does not get you there. Undo it and try something else.",
  back: "Undo",
  next: "Continue",
  before: "Previous part",
  after: "Next part",
  end: "That was all!",
  play: "Play now",
  short: "The game in short",
  lobby: "Back to the lobby",
  puzzle: "Puzzle",
  more: "Another puzzle",
  certain: "The solution needs no luck.",
};

export type LearnWords = typeof en;
