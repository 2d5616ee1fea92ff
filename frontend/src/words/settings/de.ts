/** German: the settings. */

import type { en } from "./en.ts";

export const de: Readonly<Record<keyof typeof en, string>> = {
  language: "Sprache",
  colours: "Farben",
  theme_system: "wie das Gerät",
  theme_light: "hell",
  theme_dark: "dunkel",
  speed: "Animation von Zügen und Würfeln",
  speed_slow: "langsam",
  speed_middle: "mittel",
  speed_fast: "schnell",
  speed_off: "keine",
  speed_hint: "Kämpfe anderer werden in einem Satz erzählt, bei „langsam“ Wurf für Wurf. Wenn dein Gerät auf weniger Bewegung eingestellt ist, erscheint alles sofort.",
  plates: "Einheiten auf der Karte",
  plates_auto: "Je nach Zoom",
  plates_compact: "Summen",
  plates_full: "Alle Arten",
  text_size: "Schriftgröße",
  marks: "Am ersten Tisch die Tour zeigen",
  marks_hint: "Nur einmal; danach steht sie im Menü jedes Tisches.",
  sound: "Ton, wenn ich am Zug bin",
  sound_hint: "Zwei leise Töne.",
};
