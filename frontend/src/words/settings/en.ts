/** English: the settings. What stands in braces is put in; `de.ts` has the same keys with the same braces. */

export const en = {
  language: "Language",
  colours: "Colours",
  theme_system: "as the device",
  theme_light: "light",
  theme_dark: "dark",
  speed: "Moves of others and dice",
  speed_slow: "slow",
  speed_middle: "medium",
  speed_fast: "fast",
  speed_off: "at once",
  speed_hint: "If your device asks for reduced motion, everything appears at once.",
  plates: "Pieces on the map",
  plates_auto: "By zoom",
  plates_compact: "Sums",
  plates_full: "All kinds",
  text_size: "Size of letters",
  marks: "Show me around at my first table",
  marks_hint: "A short tour, once; the menu of every table has it again.",
  sound: "A sound when it is your turn",
  sound_hint: "Two soft notes.",
} as const;
