## simulate
simulate-total = { $games } games, { $decisions } decisions, { $rate } decisions a second.
simulate-length = Decisions a game: { $least } to { $most }, median { $median }.
simulate-turns = Turns a game: { $least } to { $most }, median { $median }.
simulate-by-bot = Wins by bot
simulate-by-seat = Wins by seat
simulate-ends = Why the games ended
simulate-bot = Bot
simulate-seat = Seat
simulate-wins = Wins
simulate-rate = Rate
simulate-interval = 95 % interval
simulate-score = Mean points

## files
scenario-total = { $count ->
    [one] One scenario
   *[other] { $count } scenarios
} played, { $failed ->
    [0] all passed.
    [one] one failed.
   *[other] { $failed } failed.
}
verify-good = The record is right: { $answers } answers played again, { $hashes } hashes equal.

## games, rules
games-name = Name
games-title = Game
games-players = Players
games-summary = What it is about
games-default = (default)
rules-coverage = { $tested } of { $all } rules have a test:
rules-untested = Without a test: { $rules }

## bench
bench-method = One core, CPU time, { $rounds } rounds of { $seconds } s for each job in turn; ratios are the median of the rounds.
