/** English: the lobby. What stands in braces is put in; `de.ts` has the same keys with the same braces. */

export const en = {
  calls_link: "Be called back",
  // the house
  lobby: "Lobby",

  // lobby
  welcome: "Take a seat at the map",
  play_now: "Play now",
  play_game: "Play now: {game} against two bots",
  with_others: "Play with others",
  set_up: "Set up a table",
  set_up_game: "Set up a table: {game}",
  with_others_game: "Play with others: {game}",
  puzzle_today: "Puzzle of the day",
  learn_game: "Learn: {game} in short",
  my_tables: "My tables",
  my_games: "All my games",
  no_tables_yet: "The tables where you sit stand here: whose turn it is, how it ended, and the way back.",
  all_tables: "Show all {n}",
  forget_table: "Remove {game} from this list",
  gone: "out of reach",
  rematch_of: "Rematch: {game}",
  to_rematch_of: "To the rematch: {game}",
  replay_of: "Watch from the beginning: {game}",
  open_tables: "Tables with free seats",
  running_games: "Being played now",
  all_games: "all games",
  by_invitation: "by invitation only",
  free_seats: "Free seats",
  any: "any number",
  at_least: "at least {n}",
  no_open_tables: "No public table is waiting for people. Open one yourself and show it here.",
  join_by_link: "Join by link",
  link: "Link",
  paste_link: "Paste an invitation here",
  no_link: "This link does not lead to a table on this server.",
} as const;
