/** Deutsch. */

import type { WhatIfWords } from "./en.ts";

export const de: WhatIfWords = {
  heading: "Was wäre, wenn?",
  text: "Ein privater Tisch, der in diesem Moment beginnt. Bots spielen die anderen, niemand sonst sieht ihn, und deine Partie bleibt, wie sie ist.",
  whole: "Die Partie ist zu Ende: Alles liegt so, wie es wirklich lag.",
  dealt: "Die Partie läuft noch: Was du in diesem Moment nicht wissen konntest, wird zufällig neu verteilt. Was du dort siehst, verrät dir nichts über deine Partie.",
  alone: "Ein privater Tisch, der in diesem Moment beginnt. Du spielst alle Plätze selbst, niemand sonst sieht ihn, und deine Partie bleibt, wie sie ist.",
  quiet: "Deine Partie wird ohne Tipps gespielt: Bis sie zu Ende ist, spielt und rät auch hier kein Bot.",
  play: "Du spielst",
  bots: "Die Bots",
  begin: "Ausprobieren",
  change: "Diese Stellung verändern",
  trial: "Was wäre, wenn? Das siehst nur du.",
  trialDealt: "Was wäre, wenn? Das siehst nur du; Verdecktes wurde neu verteilt.",
  back: "Zurück",
};
