/** German: what every page says. */

import type { en } from "./en.ts";

export const de: Readonly<Record<keyof typeof en, string>> = {
  // der Server
  site: "Dieser Server",
  brand_lobby: "Kartentisch, zur Lobby",
  skip_to_content: "Zum Inhalt springen",
  me: "Mein Profil: Name, Passkeys, Geräte",
  settings: "Einstellungen",
  close: "Schließen",
  copied: "Kopiert.",
  not_copied: "Das Kopieren hat nicht geklappt. Bitte markiere den Text und kopiere ihn von Hand.",
  loading: "Wird geladen …",
  try_again: "Noch einmal versuchen",
  reload: "Seite neu laden",
  own_fault: "Auf dieser Seite ist ein Fehler aufgetreten. Es geht nichts verloren. {error}",
  unreachable: "Der Server ist gerade nicht zu erreichen. Es geht nichts verloren.",
  just_said: "Gerade gesagt",
  notices: "Hinweise",
  not_found: "Seite nicht gefunden",
  not_found_text: "Unter dieser Adresse gibt es keine Seite. Vielleicht fehlt ein Teil des Links.",
  to_lobby: "Zur Lobby",

  // Lobby
  welcome_text: "Eroberungsspiele, genau nach ihren Regeln: mit anderen über das Internet, zusammen an einem Gerät oder gegen Bots. Kein Konto, keine Werbung.",
  welcome_here: "Eroberungsspiele, genau nach ihren Regeln: an einem Gerät oder gegen Bots, ganz in diesem Browser, auch ohne Netz.",
  n_people: "{n} Personen",
  new_table: "Neuer Tisch",
  with_names: "mit {names}",
  your_turn_short: "du bist dran",
  your_turn_name: "{names}: du bist dran",
  you_won: "du hast gewonnen",
  you_share: "du gewinnst mit anderen",
  draw: "unentschieden",
  status_playing: "läuft",
  status_halted: "angehalten",
  status_paused: "Pause",
  status_over: "zu Ende",
  watch: "Zusehen",
  game: "Spiel",
  one_free: "{n} Platz frei",
  n_free: "{n} Plätze frei",
  join: "Mitspielen",
  guest: "Gast",

  // neuer Tisch
  players: "Personen",
  seat: "Platz {n}",
  name: "Name",
  chat: "Chat",
  no_limit: "unbegrenzt",
  n_seconds: "{n} Sekunden",
  one_minute: "{n} Minute",
  n_minutes: "{n} Minuten",
  one_hour: "{n} Stunde",
  n_hours: "{n} Stunden",
  one_day: "{n} Tag",
  n_days: "{n} Tage",
  asks_bots: " mit Bots",
  asks_about: "etwa {time}",
  asks_sitting: "etwa {time} am Stück",
  asks_calm: "insgesamt etwa {time}",
  asks_week: "etwa {time} in einer Woche",
  asks_weeks: "etwa {time} in der Woche, {n} Wochen lang",
  asks_months: "etwa {time} in der Woche, {n} Monate lang",

  // mitspielen
  all_here: "Alle sind da.",
  free_seat: "frei",
  you: "du",
  copy_link: "Link kopieren",

  // Regeln und Würfel
  rules: "Regeln",
  rules_of: "Regeln von {game}",
  rule_open: "Regel {rule}: Warum?",
  in_short: "In Kürze",
  learn_in: "{game} lernen in {n} Minuten",
  in_short_of: "{game} in Kürze",
  nothing_found: "Nichts gefunden.",
  dice_title: "Faire Würfel und Karten",
  chance_here: "Würfel und Karten prüfen",

  // Tisch
  menu: "Menü",
  is_bot: "Bot",
  is_autopilot: "der Autopilot spielt",
  waiting_for: "Warten auf {names}",
  why: "Warum?",
  choices: "Was möglich ist",

  // Verlauf
  turn: "Zug {n}",

  // zurückblicken
  look_back: "Bisherige Züge ansehen",
  what_if: "Was wäre, wenn?",

  // das Ende
  winner_is: "{names} gewinnt",
  winners_are: "{names} gewinnen",
  download_record: "Partie herunterladen",

  // untereinander
  hint: "Tipp",
  kick_away: "{name} verliert vielleicht den Platz: nicht da, und jemand anders kann ihn nehmen, wenn die Zeit um ist.",
  kick_here: "{name} verliert den Platz, wenn alle anderen zustimmen.",
  seats: "Plätze und Zuschauende",
  one_watches: "{n} Person sieht zu.",
  n_watch: "{n} Personen sehen zu.",
  n_times: "{n}-mal",
};
