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
simulate-interval = 95% interval
simulate-score = Mean points

## forfeits in series and contests
forfeit-games = { $bot } forfeited { $games ->
    [one] a game
   *[other] { $games } games
 }: { $why } ({ $problem })
forfeit-slow = gave no answer in time
forfeit-crash = crashed
forfeit-illegal = gave an illegal answer
forfeit-waits = gave no answer
end-forfeit = All others have forfeited.

## arena
arena-title = { $game }, { $players } seats
arena-games = { $done } of { $total } games played{ $others ->
    [0] {""}
   *[other] ; { $others } more from the file count as well
 }.
arena-table = Ratings
arena-rating = Rating
arena-ahead = How often the bot on the left finishes ahead of the one below
arena-interval = 95% interval
arena-seats = Seats
arena-wins = Wins
arena-place = Mean place
arena-kept = Every game is saved in { $file }.
arena-again = The same command continues.

## selfplay
selfplay-done = { $done } of { $games } games are in { $folder }; { $decisions } new decisions.

## train
train-no-gpu = There is no graphics card to compute with here; the processor does the work.
train-gpu-full = The memory of the graphics card is not enough; from now on the processor does the work.
train-tested = After { $iteration } iterations: { $wins } of the wins against “{ $bot }”, give or take { $error }.
train-done = { $done } of { $iterations } iterations are done; weights and curve are in { $folder }.

## review
review-stopped = Stopped after { $done } of { $total } entries; the results so far:
review-left-out = For lack of time { $decisions } decisions and { $chances } chance events were left out.
review-curve = Chance to win in per cent, turn by turn
review-seats = Decisions and luck
review-asked = Asked
review-decisions = Decisions
review-accuracy = Good
review-inaccuracy = Inaccurate
review-mistake = Mistakes
review-blunder = Blunders
review-loss = Given away, mean
review-luck = Luck
review-turning = Turning points (entry of the record, turn)
review-turned-mistake = { $entry } ({ $turn }) { $seat } { $change }: { $action }; better: { $best }
review-turned-move = { $entry } ({ $turn }) { $seat } { $change } in this turn: { $action }
review-turned-luck = { $entry } ({ $turn }) { $seat } { $change } by luck: { $event }
review-best = better: { $best } ({ $value })

## check
check-total = { $games } games checked to their end, { $decisions } answers.
check-clean = Nothing failed.
check-failures = { $games ->
    [one] One failure.
   *[other] { $games } failures.
}
check-times = (in { $games } games)
check-again = To repeat only this game: { $command }
check-stopped = Stopped after { $failed } failures, { $left } games before the end; --failures { $failed } is the limit.
check-interrupted = Interrupted. To run the rest: { $command }
check-never-asked = Never asked: { $names }
check-never-taken = Never done: { $names }
check-never-told = Never told: { $names }
check-never-refused = Never refused: { $names }
check-never-drawn = Never rolled or drawn: { $names }
check-never-ended = Never the reason of an end: { $names }
check-never-chosen = Options never played with: { $names }
check-never = These games never met the following; scenarios have to cover it, or more games:

## files
scenario-total = { $count ->
    [one] One scenario
   *[other] { $count } scenarios
} played, { $failed ->
    [0] all passed.
    [one] one failed.
   *[other] { $failed } failed.
}
verify-good = The record is correct: { $answers } answers played again, { $hashes } hashes equal.
verify-part = What this program has the rules for is correct: { $hashes } hashes equal. The rest was checked without playing it again: chain, signatures and dice, as far as the file proves them.
verify-no-proof = Dice and cards could not be checked: this file has no proof such as a server adds.
verify-dice = Proved at level { $level }: all { $outcomes } rolls and cards followed from secrets that were fixed before the seats revealed their seeds, and none was changed, repeated or exchanged afterwards. { $witnessed ->
        [0] Only whoever runs the server could foresee them.
       *[other] Whoever runs the server could foresee only those without a witness.
    }
verify-witnessed = { $witnessed } of { $rolls } open rolls had a witness: the browser of another seat contributed a part of each that nobody knew before.
verify-fallbacks = { $count ->
        [one] 1 open roll was made without a witness because { $name } did not answer in time.
       *[other] { $count } open rolls were made without a witness because { $name } did not answer in time.
    }
verify-unasked = { $count ->
        [one] For 1 open roll there was nobody to ask.
       *[other] For { $count } open rolls there was nobody to ask.
    }
verify-seeds = { $seats ->
        [0] Careful: no player's browser contributed a seed. Whoever runs the server could have chosen the dice.
       *[other] Seats' own seeds by epoch: { $list }.
    }
verify-returns = { $count ->
        [one] Once answers were undone; the log says whose, and who agreed.
       *[other] { $count } times answers were undone; the log says whose, and who agreed.
    }
verify-rewinds = { $count ->
        [one] Once dice or cards were undone with them, and later ones were drawn anew.
       *[other] { $count } times dice or cards were undone with them, and later ones were drawn anew.
    }
verify-voids = { $count ->
        [one] Once a seat withheld its seed, so that secrets were discarded before a roll: whoever runs the server may have looked at other dice this way.
       *[other] { $count } times a seat withheld its seed, so that secrets were discarded before a roll: whoever runs the server may have looked at other dice this way.
    }
verify-reseeds = { $count ->
        [one] Once new secrets came before the old ones were used up: ask why.
       *[other] { $count } times new secrets came before the old ones were used up: ask why.
    }
verify-restored = { $count ->
        [one] Once the server went back to a backup; new secrets followed.
       *[other] { $count } times the server went back to a backup; new secrets followed.
    }
verify-kicks = { $count ->
        [one] One seat was taken from its person during the game.
       *[other] { $count } times a seat was taken from its person during the game.
    }
verify-changes = { $count ->
        [one] One seat changed hands during the game; the names are those of the end.
       *[other] { $count } times a seat changed hands during the game; the names are those of the end.
    }
verify-terms = Game, revision of the rules, options and names are those stated in the signed log.
verify-unstated = This older proof (kt-log/1) does not cover revision, options and names: they could have been changed in the file.
verify-since = The first { $since } entries are older than this table; nothing is proved about their dice.
verify-clock = The clock was asked at this table ({ $asked }×). Its answers are not random: compare each with the time (“at”) of its line in the log.
verify-servers = The table moved between servers; each named the key of the next one and signed its own part: { $list }.
verify-log = All { $lines } lines form one chain and are signed by the server with the key { $server }; the last head is { $head }. Compare both with what you noted.

## games, rules
games-name = Name
games-title = Game
games-players = Players
games-summary = What it is about
games-default = (default)
rules-coverage = { $tested } of { $all } rules have a test:
rejection-no_tests = The tests of this game are not installed ({ $folder }), so nothing can be said of them. Run the command in a copy of the source, or name their folder with --tests.
rules-untested = Without a test: { $rules }

## new
new-written = A small, complete game has been written to { $folder }.
new-outside = It is outside Kartentisch’s own folder. To play it, set KARTENTISCH_GAMES={ $folder } KARTENTISCH_RULES=interpreted
new-compile = The engine is compiled here: compile this game too (“make build GAME={ $game }”), or set KARTENTISCH_RULES=interpreted.
new-next = Next: “kartentisch games”, “kartentisch play { $game }”, and the game's own tests. Then change what you need; docs/develop/contract.md says what a game consists of.
rejection-no_checkout = This Kartentisch is installed and has no folder for new games; say with --into where to put the game.
rejection-bad_game_name = “{ $name }” cannot be the name of a game: it needs 2 to 20 lower-case letters, digits or _, begins with a letter, and must not be a word of Python.
rejection-bad_prefix = “{ $prefix }” cannot begin rule ids: it needs 2 to 5 capital letters or digits and begins with a letter.
rejection-prefix_taken = Rule ids of “{ $name }” already begin with “{ $prefix }”; choose another prefix with --prefix.
rejection-game_exists = “{ $name }” exists already; nothing was written.

## bench
bench-method = One core, CPU time, { $rounds } rounds of { $seconds } s for each job in turn; ratios are the median of the rounds.

## play
play-none = none
play-legend = { $upper } upper province, { $closed } pacified
play-legend-tracks = St stones in Pr provinces, Su in the supply; ¹ ² most influence
play-free = free
play-stones = St
play-provinces = Pr
play-supply = Su
play-tiles = Tiles
play-rate = { $fields } influence per stone
play-aside = to swap
play-conflict = Conflict: { $province }
play-laid = Laid face down
play-laid-own = of these yours
play-laid-seat = { $seat }: { $cards }
play-laid-now = { $seat } now
play-laid-later = { $seat } later
play-counted = what counts
play-counted-people = { $stones } st. in { $provinces } prov.
play-field = space { $field }
play-sum = Total
play-final = Final scoring
play-forced = There is only one choice: “{ $action }” is done for you.
play-curtain = Pass the device to { $seat }
play-curtain-enter = { $seat }, please press Enter when nobody else is looking.
play-fifth = ! = fifth stone: there will be a conflict.
play-tip = Type a number or a name{ $confirm } · ? rules · help{ $undo }
play-tip-undo = {" "}· undo
play-tip-note = You can add a promise: { $number }: I will stay out of Chile
play-tip-confirm = , or press Enter
play-no-number = There is no choice { $number }; choose from 1 to { $most }.
play-ambiguous = “{ $words }” is ambiguous: { $choices }
play-unknown = “{ $words }” is not known here. Type a number, the name of an action, or “help”.
play-no-standing = This game does not show interim standings.
play-place = Place
play-which-place = Which { $what }? Possible: { $choices }
what-space = place
play-hint = The bot “greedy” suggests: { $action }
play-log-cut = … { $lines ->
        [one] one earlier line
       *[other] { $lines } earlier lines
    }; “{ $log } all” shows everything.
play-all = all
play-undone = Undone.
play-save-how = Where to? For example: { $save } game.ktj
play-saved = Saved to { $file }; from now on the file is kept up to date.
play-kept = The game is saved in { $file }.
play-file-exists = The file { $file } exists already; please choose another name.
play-no-file-name = “{ $name }” is a number; a file name is needed here.
play-quit = Quit. File name to save to (empty: do not save; “back”: play on):
play-keep = Save the game? File name (empty: no):
play-back = back
play-go-on = Go on with: kartentisch play --resume { $file } --save { $file }
play-bye = Goodbye.
play-over = The game is over
play-curve = Turn by turn: { $what }
play-turning = Turning points
play-turned = Turn { $turn }: { $event } ({ $seat } { $change })
play-luck = Dice: what came (expected in brackets); ▲ more, ▼ less, doubled: rare
play-fortune = { $got } ({ NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }) { $mark }
play-drawn = A draw: { $names }.
play-winners = { $count ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }
play-command-help = help
play-command-board = board
play-command-near = near
play-command-standing = standing
play-command-hint = hint
play-command-log = log
play-command-undo = undo
play-command-save = save
play-command-quit = quit
play-help =
    - A **number** of the list, or the action by name, as short as it stays clear: { $example_action }. The Tab key completes.
    - Several numbers in a line are played all or none: `4 4 5`, `12x3`. A number before words counts too: `3 …`.
    - `?` explains the rules behind the question, `? { $example_rule }` one particular rule.
    - `{ $board }` shows the board, `{ $near } { $example_place }` a place and its neighbours.
    - `{ $standing }` shows what everybody would have if the game were scored now.
    - `{ $hint }` shows what the bot “greedy” would do.
    - `{ $log }` shows the latest events, `{ $log } all` all of them.
    - `{ $undo }` undoes your last answer as long as nothing was revealed, rolled or drawn.
    - `{ $save } file.ktj` saves, `{ $quit }` leaves.
play-attila-example-action = `got moe`, `done`
play-attila-example-place = moe
play-attila-example-rule = ATT-29
play-attack-example-action = `sway chile`, `3 tank peru chile`, `done`
play-attack-example-place = peru
play-attack-example-rule = ATK-27
play-attacke-example-action = `fight alaska`, `revolution europe`, `done`
play-attacke-example-place = alaska
play-attacke-example-rule = SCH-26
play-plain-example-action = `done`
play-plain-example-place = …
play-plain-example-rule = …
play-bot-name-1 = Livia
play-bot-name-2 = Titus
play-bot-name-3 = Flavia
play-bot-name-4 = Marcus
play-bot-name-5 = Julia
play-seats-differ = --players says { $players } seats, but --seats fills { $seats }; the two must agree.
play-names-differ = { $names ->
        [one] One name is
       *[other] { $names } names are
    } given; expected are { $people } (for the people) or { $seats } (for all seats).
play-name-empty = A name is empty.
play-names-twice = Two seats have the same name; please use different ones.
play-save-exists = The file { $file } exists already. Continue with --resume { $file }, or start a new game under another name.
play-resume-fixed = A saved game keeps its options, time, board and start: --option, --minutes, --board and --start cannot be used with --resume.
play-time-hours = Time left: { $hours } h { $minutes } min
play-time-minutes = Time left: { $minutes } min
play-time-soon = Time left: less than a minute
play-time-up = Time is up: this round is the last.

## Attack!
play-turn-of = Turn { $turn }: { $seat }
play-points = Points
play-hand = Hand
play-held = Regions
play-end = At the end
play-turn = Turn { $turn }
play-round = Round { $round }
play-round-of = Round { $round } of { $last }
play-set-up = Set-up
play-pile = Pile { $cards }
play-regions = Reg
play-army = Units
play-cards = Cards
play-production = Prod
play-fleet = Fleet
play-capital = Capital
play-pool = Pool
play-letter-infantry = I
play-letter-tank = T
play-letter-artillery = A
play-letter-aircraft = P
play-letter-destroyer = D
play-letter-submarine = S
play-letter-battleship = B
play-letter-aircraft-carrier = C
play-neutral = neutral: { $regions }
play-attack-legend = I infantry, T tank, A artillery, P plane; D destroyer, S submarine, B battleship, C carrier; { $capital } capital, { $sea } sea power
play-attack-mark = ⚔ = attack: there will be a battle.
play-over-sea = over sea
play-production-sum = Production { $points } = capitals { $capitals } + cards { $cards }{ $sets ->
        [0] {""}
        [one] {" "}+ one set { $bonus }
       *[other] {" "}+ { $sets } sets { $bonus }
    }
play-to-set = { $left } left to place; in the pool: { $units }
play-actions-left = { $left ->
        [one] One action
       *[other] { $left } actions
    } left in this turn; done: { $done }
play-points-left = { $points } production points left; bought: { $units }
play-picked = { $region } can still send { $units } (one unit must stay in the region)
play-crossing = Crossing { $origin } → { $region }: { $units } ({ $verdict })
play-verdict-open = not decided yet
play-verdict-allowed = allowed
play-verdict-refused = refused
play-battle-at = { $region }: { $units }
play-neutral-troops = neutral troops of a card from the pile
play-odds = Chance to win { $percent } ({ $seat })
play-odds-by-card = Chance to win { $percent } ({ $seat }), depending on the card
play-battle = Battle for { $region }, round { $round }, at most { $limit } units in action
play-for-neutrals = for the neutrals
play-active = in action
play-reserve = reserve
play-garrison = { $region } is defended by { $troops } ({ $card }); { $seat } attacks with { $units }
play-row = { $seat }: fleet { $fleet }; row { $row }
play-ships-aside = { $ships } damaged and set aside
play-row-open = Row of { $seat }: { $row }
play-offers-left = Offers that may still fail: { $left }
play-offer = Offer { $seat } → { $other }: gives { $gives }; wants { $wants }
play-offer-hidden = Offer { $seat } → { $other }: cards given: { $gives }; cards wanted: { $wants }
play-told-sent = { $seat } moves { $units }: { $origin } → { $region }
play-told-blitzed = { $seat } blitzes with { $units }: { $origin } → { $region }
play-told-moved-far = { $seat } moves { $units } strategically: { $origin } → { $region }
play-told-waits = { $seat } announces a crossing, { $units }: { $origin } → { $region }
play-told-set = { $seat } places: { $places }
play-told-bought = { $seat } buys { $units } for { $points } points
play-told-committed = { $seat } commits { $units }
play-told-reinforced = { $seat } reinforces with { $units }
play-battle-round = R{ $round }
play-hits = { $hits ->
        [0] no hit
        [one] one hit
       *[other] { $hits } hits
    }
play-wasted = { $hits } wasted

## render
render-done = The picture is saved in { $file }.

## odds
odds-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-attacker = Attacker
odds-defender = Defender
odds-army = Army
odds-policy = Plays
odds-wins = Wins
odds-formation = In action at first
odds-losses = Expected losses
odds-left = Left
odds-left-title = Units left when the battle is over
odds-survivors = Most likely survivors
odds-survivors-of = { $side }: { $army }
odds-chance = Chance
odds-rounds = The battle most often ends in round { $likely }; with a chance of { $share } it ends by round { $late }.
odds-exact = Exact: no probability is off by more than { $dropped }.
odds-units = Territory
odds-conquers = Conquers / holds
odds-losses-armies = Armies lost
odds-losses-officers = Officers lost
odds-unit-tactical = tactical
odds-unit-land = land
odds-unit-water = water
odds-unit-air = air
odds-unit-abc = abc
odds-unit-station = station
odds-throws = It takes { $throws } rolls on average.
odds-reply = After this roll the defender holds with a chance of { $one } with one die, { $two } with two dice: { $best ->
    [1] one die is better.
   *[2] two dice are better, or as good.
}
odds-reply-only = After this roll the defender, with one unit, holds with a chance of { $one }.
odds-policy-is = Exact. The attacker goes on with as many dice as allowed; the defender { $policy ->
    [one] always takes one die.
    [two] takes two dice whenever possible.
   *[hold] sees each roll and takes as many dice as give the greater chance to hold the territory.
}
odds-card-artillery = A
odds-card-infantry = I
odds-card-cavalry = C
odds-card-joker = J
odds-card-revolution = R
odds-card-treason = T
odds-card-counter = CR
odds-card-defector = D
odds-hand = A hand of { $cards ->
    [one] one card
   *[other] { $cards } cards
}
odds-set-wins = An attack of { $strength } wins against the best defence
odds-set-none = there is no set in it at all
odds-set-held = it can hold against { $strength } (a tie is enough)
odds-set-shown = if it certainly has a set: its best is weaker than { $strength }
odds-set-counter = a counter-revolution is in it
odds-set-no = none
odds-strength = Strength
odds-strengths = Strength of its best set
odds-set-note = Exact: counted over all possible hands. Giving up a territory you could hold makes the attack stronger.
odds-piece-infantry = infantry
odds-piece-artillery = artillery
odds-piece-armor = tank
odds-piece-fighter = fighter
odds-piece-bomber = bomber
odds-piece-transport = transport
odds-piece-submarine = submarine
odds-piece-destroyer = destroyer
odds-piece-carrier = carrier
odds-piece-battleship = battleship
odds-piece-damaged = damaged
odds-cost = in IPC
odds-end-takes = The attacker wins with a unit that can take the space: { $chance }
odds-end-draw = Both sides are gone: { $chance }
odds-end-retreats = The attacker retreats: { $chance }
odds-end-stalemate = Nobody can hit anybody any more: { $chance }
odds-rounds-mean = It takes { $rounds } rounds on average. Exact.

# ------------------------------------------------------------------ SelfR3: R2
play-letter-taktik = T
play-letter-land = L
play-letter-wasser = W
play-letter-luft = A
play-letter-abc = N
play-territories = Terr
play-money = Money
play-marker = Turn
play-officers = Officers
play-attack-dice = The attacker rolled { $dice }
play-selfr3-legend = { $station } station, { $ruin } destroyed, { $landing } landing site

# Europe 1941: a letter for each kind of unit
play-europe-infantry = I
play-europe-artillery = A
play-europe-armor = T
play-europe-aa_gun = G
play-europe-fighter = F
play-europe-bomber = B
play-europe-transport = P
play-europe-submarine = S
play-europe-destroyer = D
play-europe-carrier = C
play-europe-battleship = W
play-europe-legend = { $fight } fought over, { $air } in the air; the number is the value
play-europe-seas = At sea
play-europe-round = Round { $round }
