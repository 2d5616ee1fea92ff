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

## forfeits in series and contests
forfeit-games = { $bot } forfeited { $games ->
    [one] a game
   *[other] { $games } games
 }: { $why } ({ $problem })
forfeit-slow = gave no answer in time
forfeit-crash = failed
forfeit-illegal = answered what is not legal
forfeit-waits = gave no answer
end-forfeit = All others have forfeited.

## arena
arena-title = { $game }, { $players } seats
arena-games = { $done } of { $total } games played{ $others ->
    [0] {""}
   *[other] {" "}, and { $others } others in the file count as well
 }.
arena-table = Ratings
arena-rating = Rating
arena-ahead = How often left comes before below
arena-interval = 95 % interval
arena-seats = Seats
arena-wins = Wins
arena-place = Mean place
arena-kept = Every game is in { $file }.
arena-again = The same command goes on.

## selfplay
selfplay-done = { $done } of { $games } games are in { $folder }; { $decisions } new decisions.

## review
review-stopped = Stopped after { $done } of { $total } entries; this is what there is so far.
review-left-out = For want of time { $decisions } decisions and { $chances } chances were left out.
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
check-again = Once more, and only this game: { $command }
check-stopped = Stopped after { $failed } failures, { $left } games before the end; --failures { $failed } is the limit.
check-interrupted = Interrupted. The rest: { $command }
check-never-asked = Never asked: { $names }
check-never-taken = Never done: { $names }
check-never-told = Never told: { $names }
check-never-refused = Never refused: { $names }
check-never-drawn = Never rolled or drawn: { $names }
check-never-ended = Never the reason of an end: { $names }
check-never-chosen = Options never played with: { $names }
check-never = No check has seen what these games did not meet; scenarios must prove it, or more games:

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
verify-no-proof = It says nothing about dice and cards: this file has no proof such as a server gives.
verify-dice = Proved at level { $level }: all { $outcomes } rolls and cards followed from secrets that were fixed before the seats told their seeds, and none was changed, repeated or exchanged afterwards. { $witnessed ->
        [0] Only whoever runs the server could foresee them.
       *[other] Whoever runs the server could foresee only those without a witness.
    }
verify-witnessed = { $witnessed } of { $rolls } open rolls had a witness: the browser of another seat brought a part of each that nobody knew before.
verify-fallbacks = { $count ->
        [one] 1 open roll fell without a witness because { $name } did not answer in time.
       *[other] { $count } open rolls fell without a witness because { $name } did not answer in time.
    }
verify-unasked = { $count ->
        [one] For 1 open roll nobody was there to be asked.
       *[other] For { $count } open rolls nobody was there to be asked.
    }
verify-seeds = { $seats ->
        [0] Beware: no seat brought a seed of its own. The operator could have chosen the dice.
       *[other] Seats' own seeds by epoch: { $list }.
    }
verify-returns = { $count ->
        [one] Once answers were taken back; the log says whose, and who agreed.
       *[other] { $count } times answers were taken back; the log says whose, and who agreed.
    }
verify-rewinds = { $count ->
        [one] Once dice or cards went with them, and later ones fell anew.
       *[other] { $count } times dice or cards went with them, and later ones fell anew.
    }
verify-voids = { $count ->
        [one] Once a seat kept its seed back, so that secrets were thrown away before a roll: whoever runs the server may so have looked at other dice.
       *[other] { $count } times a seat kept its seed back, so that secrets were thrown away before a roll: whoever runs the server may so have looked at other dice.
    }
verify-reseeds = { $count ->
        [one] Once new secrets came before the old ones were used up: ask why.
       *[other] { $count } times new secrets came before the old ones were used up: ask why.
    }
verify-restored = { $count ->
        [one] Once the house went back to a backup; new secrets followed.
       *[other] { $count } times the house went back to a backup; new secrets followed.
    }
verify-kicks = { $count ->
        [one] One seat was taken from its person during the game.
       *[other] { $count } times a seat was taken from its person during the game.
    }
verify-changes = { $count ->
        [one] One seat changed hands during the game; the names are those of the end.
       *[other] { $count } times a seat changed hands during the game; the names are those of the end.
    }
verify-terms = Game, revision of the rules, options and names are those that the signed log states.
verify-unstated = This older proof (kt-log/1) says nothing about revision, options and names: they could have been changed in the file.
verify-since = The first { $since } entries are older than this table; nothing is proved about their dice.
verify-clock = The clock was asked at this table ({ $asked }×); its word is not rolled: compare it with the moment (“at”) of its line in the log.
verify-houses = The table moved from house to house; each named the key of the next one, and signed its own part: { $list }.
verify-log = All { $lines } lines hang in one chain and are signed by the house with the key { $house }; the last head is { $head }. Compare both with what you noted.

## games, rules
games-name = Name
games-title = Game
games-players = Players
games-summary = What it is about
games-default = (default)
rules-coverage = { $tested } of { $all } rules have a test:
rules-untested = Without a test: { $rules }

## new
new-written = A small whole game lies in { $folder }.
new-outside = It lies outside the house. To play it: KARTENTISCH_GAMES={ $folder } KARTENTISCH_RULES=interpreted
new-compile = The engine is compiled: compile this game as well (“make build GAME={ $game }”), or set KARTENTISCH_RULES=interpreted.
new-next = To begin with: “kartentisch games”, “kartentisch play { $game }”, and its own tests. Then change what you need; docs/develop/contract.md says what a game brings.
rejection-no_checkout = This Kartentisch is installed and has no folder for games of yours; say with --into where the game shall lie.
rejection-bad_game_name = “{ $name }” is no name for a game; it needs 2 to 20 small letters, digits or _, a letter first, and must mean nothing in Python.
rejection-bad_prefix = “{ $prefix }” cannot begin rule ids; it needs 2 to 5 capital letters or digits, a letter first.
rejection-prefix_taken = Rule ids of “{ $name }” begin with “{ $prefix }” already; choose another beginning with --prefix.
rejection-game_exists = There is something called “{ $name }” already; nothing was written.

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
play-field = field { $field }
play-sum = Total
play-final = Final scoring
play-forced = There is no choice here: “{ $action }” happens by itself.
play-curtain = The device goes to { $seat }
play-curtain-enter = { $seat }, please press Enter when nobody else is looking.
play-fifth = ! = fifth stone: there will be a conflict.
play-tip = Type a number or a name{ $confirm } · ? rules · help{ $undo }
play-tip-undo = {" "}· undo
play-tip-note = A promise may go with it: { $number }: I keep out of Chile
play-tip-confirm = , or press Enter
play-no-number = There is no number { $number } to choose; 1 to { $most } are possible.
play-ambiguous = “{ $words }” is ambiguous: { $choices }
play-unknown = “{ $words }” is unknown here. Type a number, the name of an action, or “help”.
play-no-standing = This game does not tell how it stands.
play-place = Place
play-which-place = Which { $what }? Possible: { $choices }
what-space = place
play-hint = The bot “greedy” would do this: { $action }
play-log-cut = … { $lines ->
        [one] one earlier line
       *[other] { $lines } earlier lines
    }; “{ $log } all” shows everything.
play-all = all
play-undone = Taken back.
play-save-how = Where to? For example: { $save } game.ktj
play-saved = Saved in { $file }; from now on the file is kept up to date.
play-kept = The game is in { $file }.
play-file-exists = The file { $file } exists already; please choose another name.
play-no-file-name = “{ $name }” is a number; this asks for a file name.
play-quit = Quit. File name to save (empty: do not save, “back”: play on):
play-keep = Save the record? File name (empty: no):
play-back = back
play-go-on = Go on with: kartentisch play --resume { $file } --save { $file }
play-bye = Goodbye.
play-over = The game is over
play-curve = Turn by turn: { $what }
play-turning = Turning points
play-turned = Turn { $turn }: { $event } ({ $seat } { $change })
play-luck = Luck: what came, in brackets what was to be expected; ▲ good luck, ▼ bad luck, twice: rare
play-fortune = { $got } ({ NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }) { $mark }
play-winners = { $count ->
        [one] { $names } wins.
       *[other] The victory is shared by: { $names }.
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
    - `?` explains the rules behind the question, `? { $example_rule }` one certain rule.
    - `{ $board }` shows the board, `{ $near } { $example_place }` a place and its neighbours.
    - `{ $standing }` tells what everybody would have if the game were scored now.
    - `{ $hint }` tells what the bot “greedy” would do.
    - `{ $log }` shows the latest events, `{ $log } all` all of them.
    - `{ $undo }` takes back your last answer as long as nothing was revealed, rolled or drawn.
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
play-seats-differ = { $players } seats are wanted, but { $seats } are taken; --players and --seats must agree.
play-names-differ = { $names ->
        [one] One name is
       *[other] { $names } names are
    } given; expected are { $people } (for the people) or { $seats } (for all seats).
play-name-empty = A name is empty.
play-names-twice = Two seats have the same name; please give different ones.
play-save-exists = The file { $file } exists already. Go on with --resume { $file }, or begin anew under another name.
play-resume-fixed = The options, the time, the board and the beginning of a saved game are fixed; --option, --minutes, --board and --start do not go with --resume.
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
play-to-set = { $left } more to set; in the pool: { $units }
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
play-odds = Chance to win { $percent } % ({ $seat })
play-odds-by-card = Chance to win { $percent } % ({ $seat }), depending on the card
play-battle = Battle for { $region }, round { $round }, at most { $limit } units in action
play-for-neutrals = for the neutrals
play-active = in action
play-reserve = reserve
play-garrison = { $region } is defended by { $troops } ({ $card }); { $seat } attacks with { $units }
play-row = { $seat }: fleet { $fleet }; row { $row }
play-ships-aside = { $ships } damaged and put aside
play-row-open = Row of { $seat }: { $row }
play-offers-left = Offers that may still fail: { $left }
play-offer = Offer { $seat } → { $other }: gives { $gives }; wants { $wants }
play-offer-hidden = Offer { $seat } → { $other }: cards given: { $gives }; cards wanted: { $wants }
play-told-sent = { $seat } moves { $units }: { $origin } → { $region }
play-told-blitzed = { $seat } blitzes with { $units }: { $origin } → { $region }
play-told-moved-far = { $seat } transfers { $units }: { $origin } → { $region }
play-told-waits = { $seat } announces a crossing, { $units }: { $origin } → { $region }
play-told-set = { $seat } places: { $places }
play-told-bought = { $seat } buys { $units } for { $points }
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
render-done = The picture is in { $file }.

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
odds-rounds = The battle ends in round { $likely } most often; with a chance of { $share } % by round { $late }.
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
odds-throws = It takes { $throws } throws on average.
odds-reply = After this throw the defender holds with { $one } by one die, with { $two } by two dice: { $best ->
    [1] one die is better.
   *[2] two dice are better, or as good.
}
odds-reply-only = After this throw the defender, with one unit, holds with { $one }.
odds-policy-is = Exact. The attacker goes on with as many dice as allowed; the defender { $policy ->
    [one] always takes one die.
    [two] takes two dice whenever possible.
   *[hold] sees each throw and takes as many dice as give the greater chance to hold the territory.
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
odds-set-shown = if it has a set for certain: its best is weaker than { $strength }
odds-set-counter = a counter-revolution is in it
odds-set-no = none
odds-strength = Strength
odds-strengths = Strength of its best set
odds-set-note = Exact: counted over all hands there may be. Whoever gives up a land that could be held makes the attack stronger.
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
play-attack-dice = The attack shows { $dice }
play-selfr3-legend = { $station } station, { $ruin } destroyed, { $landing } marked moon territory

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
