/** German: the lobby. */

import type { en } from "./en.ts";

export const de: Readonly<Record<keyof typeof en, string>> = {
  calls_link: "Bescheid bekommen",
  // das Haus
  lobby: "Lobby",

  // Lobby
  welcome: "Nimm Platz an der Karte",
  play_now: "Jetzt spielen",
  play_game: "Jetzt spielen: {game} gegen zwei Bots",
  with_others: "Mit anderen spielen",
  set_up: "Tisch einrichten",
  set_up_game: "Tisch einrichten: {game}",
  with_others_game: "Mit anderen spielen: {game}",
  puzzle_today: "Aufgabe des Tages",
  bring_game: "Eine gespeicherte Partie mitbringen",
  bring_hint: "Eine Datei, die an einem Tisch heruntergeladen oder vom Programm geschrieben wurde (.ktj).",
  learn_game: "Lernen: {game} in Kürze",
  my_tables: "Meine Tische",
  my_games: "Alle meine Partien",
  no_tables_yet: "Hier stehen die Tische, an denen du sitzt: wer dran ist, wie es ausging, und der Weg zurück.",
  all_tables: "Alle {n} zeigen",
  forget_table: "{game} aus dieser Liste nehmen",
  gone: "nicht mehr zu erreichen",
  rematch_of: "Revanche: {game}",
  to_rematch_of: "Zur Revanche: {game}",
  replay_of: "Von Anfang an ansehen: {game}",
  open_tables: "Tische mit freien Plätzen",
  running_games: "Gerade gespielt",
  all_games: "alle Spiele",
  by_invitation: "nur mit Einladung",
  free_seats: "Freie Plätze",
  any: "beliebig viele",
  at_least: "mindestens {n}",
  no_open_tables: "Gerade wartet kein öffentlicher Tisch auf Mitspielende. Öffne selbst einen und zeige ihn hier.",
  join_by_link: "Mit Link mitspielen",
  link: "Link",
  paste_link: "Einladung hier einfügen",
  no_link: "Dieser Link führt zu keinem Tisch auf diesem Server.",
};
