/** English. */

export const en = {
  heading: "What if?",
  text: "A private table that begins at this moment. Bots play the others, nobody else sees it, and it does not affect your game.",
  whole: "The game is over: everything is as it really was.",
  dealt: "The game is still running: whatever you could not know at this moment is dealt anew, at random. What you see there tells you nothing about your game.",
  alone: "A private table that begins at this moment. You play all seats yourself, nobody else sees it, and it does not affect your game.",
  quiet: "Your game is played without hints: until it is over, no bot plays or advises here either.",
  play: "You play",
  bots: "The bots",
  begin: "Try it out",
  change: "Edit this position",
  trial: "What if? Only you see this.",
  trialDealt: "What if? Only you see this; hidden things were dealt anew.",
  back: "Back",
};

export type WhatIfWords = typeof en;
