/** English: the settings. What stands in braces is put in; `de.ts` has the same keys with the same braces. */

export const en = {
  language: "Language",
  colours: "Colours",
  theme_system: "same as the device",
  theme_light: "light",
  theme_dark: "dark",
  speed: "Animation of moves and dice",
  speed_slow: "slow",
  speed_middle: "medium",
  speed_fast: "fast",
  speed_off: "none",
  speed_hint: "Fights of others are told in one sentence; with “slow”, roll by roll. If your device is set to reduced motion, everything appears at once.",
  plates: "Units on the map",
  plates_auto: "Depends on zoom",
  plates_compact: "Totals",
  plates_full: "All kinds",
  text_size: "Text size",
  marks: "Show the tour at my first table",
  marks_hint: "Only once; after that you find it in the menu of every table.",
  sound: "Play a sound when it is my turn",
  sound_hint: "Two soft notes.",
} as const;
