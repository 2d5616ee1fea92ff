/** English: what every page says. What stands in braces is put in; `de.ts` has the same keys with the same braces. */

export const en = {
  // the server
  site: "This server",
  brand_lobby: "Kartentisch, to the lobby",
  skip_to_content: "Skip to the content",
  me: "My profile: name, passkeys, devices",
  settings: "Settings",
  close: "Close",
  copied: "Copied.",
  not_copied: "Copying did not work; please select the text and copy it by hand.",
  loading: "Loading …",
  try_again: "Try again",
  reload: "Reload the page",
  own_fault: "Something went wrong on this page. Nothing is lost. {error}",
  unreachable: "The server cannot be reached at the moment. Nothing is lost.",
  just_said: "Just said",
  notices: "Notices",
  not_found: "Page not found",
  not_found_text: "There is no page at this address. Part of the link may be missing.",
  to_lobby: "Back to the lobby",

  // lobby
  welcome_text: "Conquest board games, exactly by their rules: with others online, together on one device, or against bots. No account, no ads.",
  welcome_here: "Conquest board games, exactly by their rules: together on one device or against bots, all in this browser, even offline.",
  n_people: "{n} players",
  new_table: "New table",
  with_names: "with {names}",
  your_turn_short: "your turn",
  your_turn_name: "{names}: your turn",
  you_won: "you have won",
  you_share: "you share the win",
  draw: "a draw",
  status_playing: "in play",
  status_halted: "stopped",
  status_paused: "paused",
  status_over: "over",
  watch: "Watch",
  game: "Game",
  one_free: "{n} seat free",
  n_free: "{n} seats free",
  join: "Join",
  guest: "Guest",

  // new table
  players: "Players",
  seat: "Seat {n}",
  name: "Name",
  chat: "Chat",
  no_limit: "no limit",
  n_seconds: "{n} seconds",
  one_minute: "{n} minute",
  n_minutes: "{n} minutes",
  one_hour: "{n} hour",
  n_hours: "{n} hours",
  one_day: "{n} day",
  n_days: "{n} days",
  asks_bots: " with bots",
  asks_about: "about {time}",
  asks_sitting: "about {time} in one sitting",
  asks_calm: "about {time} altogether",
  asks_week: "about {time} within a week",
  asks_weeks: "about {time} a week, for {n} weeks",
  asks_months: "about {time} a week, for {n} months",

  // joining
  all_here: "Everybody is here.",
  free_seat: "free",
  you: "you",
  copy_link: "Copy link",

  // rules and dice
  rules: "Rules",
  rules_of: "Rules of {game}",
  rule_open: "Rule {rule}: why?",
  in_short: "In short",
  learn_in: "Learn {game} in {n} minutes",
  in_short_of: "{game} in short",
  nothing_found: "Nothing found.",
  dice_title: "Fair dice and cards",
  chance_here: "Check dice and cards",

  // table
  menu: "Menu",
  is_bot: "bot",
  is_autopilot: "the autopilot plays",
  waiting_for: "Waiting for {names}",
  why: "Why?",
  choices: "Your options",

  // log
  turn: "Turn {n}",

  // looking back
  look_back: "Replay earlier moves",
  what_if: "What if?",

  // the end
  winner_is: "{names} wins",
  winners_are: "{names} win",
  download_record: "Download the game",

  // among people
  hint: "Hint",
  kick_away: "{name} may lose their seat: away, and somebody else may take it when the time is up.",
  kick_here: "{name} may lose their seat, if all the others agree.",
  seats: "Seats and spectators",
  one_watches: "{n} person is watching.",
  n_watch: "{n} people are watching.",
  n_times: "{n} times",
} as const;
