# The engine's sentences in English; the texts of a game stand with that game.

player = Player { $number }
spectator = Spectator
about = what it is about
about-active = in the turn of
share = { $share }
listed = { $most } and { $last }

# ------------------------------------------------------------------ actions and answers
rejection-needs_clock = The option “{ $option }” needs a clock, and none runs here; without it the limit counts rounds.
rejection-no_clock = { $minutes } minutes were given, but the game is played without a clock; choose its option for one first.
rejection-bad_time_limit = A game by the clock lasts { $least } to { $most } minutes, not { $minutes }.
rejection-game_over = The game is over; there is nothing left to decide.
rejection-not_asked = { $seat } has nothing to decide at the moment; somebody else has to answer.
rejection-not_chance = Chance does not decide here; a seat has to answer.
rejection-not_observed = { $game } has no observation in numbers.
rejection-short_buffer = There is room for { $found } numbers; { $least } are needed.
rejection-bad_buffer = The numbers cannot be written here ({ $found }): it takes one row without gaps, of one of these kinds: { $choices }.
rejection-readonly_buffer = This buffer is read-only; nothing can be written into it.
rejection-no_such_seat = There is no seat { $number }; { $players } play, counted from 0.
rejection-nobody_asked = The rules ask nobody here ({ $at }); that is a fault of the game.
rejection-open_round = The rules go on while sealed answers are still given ({ $at }); that is a fault of the game.
rejection-no_round = The rules wait for sealed answers without having asked for them ({ $at }); that is a fault of the game.
rejection-no_window = There is nothing here that everybody could pass on.
rejection-bad_event = No state has told this: { $found }.
rejection-bad_chance = This is not a saved state of chance: { $found }.
rejection-bad_below = A random number below { $found } cannot be drawn; the bound is a number from 1 to 2**62.
rejection-bad_share = A share is a number from 0 to 1, not { $found }.
rejection-many_outcomes = A roll of { $dice } dice with { $faces } faces has more than { $most } outcomes, too many to list them; Chance rolls them all the same, and “dice” and “faces” of the state describe the roll.
rejection-no_such_action = There is no action { $action }; the numbers begin at 0, and there are { $size } of them.
rejection-impossible_outcome = Chance cannot bring “{ $outcome }” here.
rejection-missing_word = Something is missing here ({ $what }); choose from: { $choices }.
rejection-superfluous_word = “{ $word }” is one word too many; the action is already complete without it.
rejection-unknown_word = “{ $word }” is unknown here ({ $what }); choose from: { $choices }.
rejection-ambiguous_word = “{ $word }” is ambiguous ({ $what }); it may mean: { $choices }.
rejection-malformed_action = This is not an action; an object with “action” and its fields is expected, all as text.
rejection-batch_refused = Action { $index } of the series is not allowed; none of them was carried out.
rejection-batch_too_long = The series is too long: before its action { $index } somebody else has to decide; none of them was carried out.
rejection-no_note = You cannot add a line of text to that answer.
rejection-bad_note = A line of text has 1 to { $longest } printable characters.
rejection-nothing_to_undo = There is nothing to undo.
rejection-undo_closed = It is too late to undo this: something has been revealed since, or somebody else has answered.

# ------------------------------------------------------------------ games, options, seats
rejection-not_compiled = The engine is compiled, the rules of “{ $game }” are not, and they do not work together. Compile them: “make build”, or “make build GAME={ $game }”. Or set KARTENTISCH_RULES=interpreted.
rejection-unknown_game = There is no game “{ $game }” here. { $near ->
        [none] The choices are: { $choices }.
       *[other] Did you mean “{ $near }”? The choices are: { $choices }.
    }
rejection-extra_missing = This needs more than is installed ({ $module } is missing): pip install "kartentisch[{ $extra }]"
rejection-unknown_language = There is no language “{ $language }” here; the choices are: { $choices }.
rejection-unknown_bot = There is no bot “{ $bot }”; the choices are: { $choices }.
rejection-bad_bot = The bot “{ $bot }” cannot be used ({ $problem }). Name a bot of your own as “module:Class”.
rejection-bot_waits = The bot “{ $bot }” gives no answer; only bots that decide for themselves play in a series.
rejection-bot_count = There are { $found } bots for the other seats; { $least } are needed, or one for all of them.
rejection-answer_missing = The answer of { $agent } is missing; it is asked now.
rejection-reset_first = No game has begun in this environment; call reset() first.
rejection-bad_batch = A batch has 1 or more games; “{ $found }” is no such number.
rejection-no_text = There is no text “{ $key }” in this language.
rejection-no_such_row = There is no row { $row } in this batch; it has { $rows }, counted from 0.
rejection-short_batch = There are { $found } actions; { $least } are needed, one for each game.
rejection-bad_results = Line { $line } of { $file } is not the result of a game ({ $problem }); correct or delete it, the others remain valid.
rejection-bots_twice = “{ $bot }” is named twice; each bot may enter a contest only once.
rejection-one_bot = A contest needs two different bots or more.
rejection-swiss_too_small = { $bots } bots at tables of { $players } need no Swiss system; use round-robin.
rejection-bad_plot = Nothing can be drawn into { $file }; its name must end in one of: { $choices }.
rejection-other_data = { $folder } contains games from another run (_selfplay.json says which); choose another folder.
rejection-other_run = { $folder } contains another run (run.json says which); choose another folder.
rejection-bad_weights = { $file } contains no usable weights ({ $problem }).
rejection-foreign_weights = The weights in { $file } were made for something else ({ $found }), not for { $game } with { $players } seats.
rejection-other_layout = The weights in { $file } no longer fit: { $game } has since changed how it describes the table or its actions. They have to be learned again.
rejection-no_ray = There is no Ray cluster at “{ $address }” ({ $problem }).
rejection-peer_missing = “{ $peer }” is missing for the comparison; it is not installed here.
rejection-unknown_rule = There is no rule “{ $id }”.
rejection-player_count = { $game } cannot be played with { $players ->
        [1] one seat
       *[other] { $players } seats
    }, because its rules have no set-up for that many; choose from: { $choices }.
rejection-seat_count = { $seats ->
        [one] One name does
       *[other] { $seats } names do
    } not fit { $players ->
        [one] one seat
       *[other] { $players } seats
    }; every seat needs exactly one.
rejection-unknown_option = There is no option “{ $option }”. { $near ->
        [none] The choices are: { $choices }.
       *[other] Did you mean “{ $near }”? The choices are: { $choices }.
    }
rejection-bad_option = The option “{ $option }” has no value “{ $value }”; choose from: { $choices }.
rejection-contradictory_options = With { $against } the option “{ $option }” cannot have the value “{ $value }”.
# ------------------------------------------------------------------ boards and positions
rejection-board_format = This board has the format { $found }; format { $expected } can be read.
rejection-bad_board = This board is faulty: { $problem }.
rejection-unknown_space = There is no space “{ $space }” on this board.
rejection-state_format = This position is stored in an unknown format; format { $expected } can be read.
rejection-pickled_revision = This pickle was written under revision { $found } of the rules of { $game }; here they have revision { $expected }. Saved games and positions (JSON) can still be read.
rejection-pickled_board = This pickle was written with a different board of { $game }.
rejection-foreign_state = This position belongs to another game than { $game }.
rejection-position_is_view = This is a view: what { $viewer ->
        [spectator] a spectator
       *[seat] one seat
    } may know, not the whole position. “game.imagine(view, seed)” builds a whole position that is consistent with it.
rejection-bad_position = This position is impossible; something is wrong with “{ $what }”: { $found }.

# ------------------------------------------------------------------ records, scenarios, files
rejection-no_such_file = There is no file “{ $file }”.
rejection-is_folder = “{ $file }” is a folder; a file is needed here.
rejection-not_text = The file “{ $file }” is not a text file (UTF-8).
rejection-bad_file = There is a problem with “{ $file }”: { $problem }.
rejection-record_revision = This record follows revision { $found } of the rules; only revision { $expected } is known here.
rejection-record_format = This record has the format { $found }; this program reads format { $expected }. A newer version of the program may read it.
rejection-record_redacted = This record is not complete: it holds what { $viewer ->
        [spectator] a spectator
       *[seat] one seat
    } could know while the game was still going on. It cannot be checked or played again; download the record again after the end of the game.
rejection-record_empty = This file is empty: there is no record in it.
rejection-not_a_record = This is not the record of a game: a record begins with a line like {"{"}"kartentisch": 1, "game": …{"}"}, as a table gives it after the game.
rejection-bad_record = The record is faulty in line { $line }: { $problem }.
rejection-foreign_record = This record belongs to another game: { $game }.
rejection-record_differs = Entry { $entry } of the record no longer fits: it says “{ $expected }”, playing it again gives “{ $found }”.
rejection-record_rules = Entry { $entry } carries the game over from revision { $found } of the rules to { $now }, but it stood under revision { $begun }.
rejection-record_stretch = Entries { $first } to { $last } were played under revision { $revision } of the rules, which this program does not have.{ $program ->
    [none] {""}
   *[other] {" "}Version { $program } has it: uvx kartentisch=={ $program }
}
rejection-rules_newer = This game of { $game } stands under revision { $begun } of the rules; this program only has revision { $now }. A newer version of the program can go on with it.
rejection-rules_too_old = This game of { $game } stands under revision { $begun } of the rules; this program has revision { $now } and cannot carry its position over. The earlier version of the program can go on with it.
rejection-position_not_carried = The position of this game of { $game } from revision { $begun } of the rules does not hold under revision { $now } ({ $problem }). The earlier version of the program can go on with it.
rejection-no_such_entry = The record has no entry { $entry }; { $entries ->
        [one] it has one only
       *[other] it has { $entries }
    }.
rejection-scenario_format = This scenario is faulty: { $problem }.
rejection-chance_missing = No outcome is given for chance ({ $chance }), but one is needed here ({ $at }).
rejection-unknown_outcome = Chance ({ $chance }) cannot bring “{ $word }”; choose from: { $choices }.
rejection-chance_differs = The given outcome is for “{ $expected }”, but chance is asked for “{ $found }” here.
rejection-chance_left = These given outcomes of chance were not needed: { $left }.

# ------------------------------------------------------------------ verifiable dice
rejection-dice_value = The proof of the dice cannot hold “{ $found }”; it knows text, integers and lists of them only.
rejection-dice_size = { $what } must have { $expected } bytes; found was: { $found }.
rejection-dice_table = The id “{ $table }” of a table is empty or longer than { $most } bytes.
rejection-dice_links = A chain of dice cannot have { $links } links; it has 1 to { $most }.
rejection-dice_request = “{ $found }” cannot be rolled or drawn.
rejection-dice_setup = It is not the time for this step of preparing the dice.
rejection-dice_seed = What { $seat } gave to the dice does not fit what this seat had committed to, or was used before.
rejection-dice_spent = Link { $index } of the dice was used already, the next is { $expected }; no roll is repeated.
rejection-dice_skipped = It is not the turn of link { $index } of the dice, the next is { $expected }.
rejection-dice_exhausted = The chain of dice has ended after { $links } rolls; it must be renewed.
rejection-dice_seq = This place in the game ({ $found }) does not fit the rolls that have fallen already ({ $expected }).
rejection-dice_owner = With “{ $chance }” the result decides who may know it; it cannot be drawn in secret like that.
rejection-dice_closed = The secrets of these dice are opened already; no roll falls with them any more.
rejection-dice_rows = Sealed results are missing for the opening, or foreign ones are among them: { $expected } are expected, { $found } were found.
rejection-dice_untaken = There are new lines of the dice log that nobody has stored yet.
rejection-dice_log = The dice log is wrong in line { $line }: { $what }.
rejection-dice_record = The dice log does not prove entry { $entry } of the record.

# ------------------------------------------------------------------ odds of battles
rejection-army_letters = Armies are written with four letters, one for each kind; “{ $found }” is something else.
rejection-army_word = “{ $word }” is not a number of units. Write for example 5{ $infantry } 3{ $tanks } 2{ $artillery } 2{ $planes }: { $infantry } infantry, { $tanks } tanks, { $artillery } artillery, { $planes } planes.
rejection-army_twice = The letter { $letter } occurs twice in this army; each kind of unit may occur only once.
rejection-army_size = An army needs 1 to { $most } units; “{ $army }” has { $units }.
rejection-unknown_policy = There is no way to play called “{ $policy }”; the choices are: { $choices }, or the four letters in any order, such as PTAI.
rejection-odds_too_large = Best play cannot be computed for armies of this size: there are { $positions } positions or more, and { $most } are allowed. With “strongest” or “opening” it works.
rejection-bad_battle = “{ $army }” is impossible in round { $round }: at most { $most } units may be in action, and whoever is not about to reinforce has at least one there.
rejection-battle_mixed = Either both armies are in the middle of a battle (in action / reserve), or neither is.
rejection-units_word = “{ $word }” means nothing here. Write the number of armies once, and possibly: { $choices }. For example: 6 { $officer }.
rejection-units_twice = “{ $word }” occurs twice; there is at most one of each officer, and one station.
rejection-units_size = { $least ->
    [2] An attacker needs 2 to { $most } units, since one stays behind; here there are { $count }.
   *[1] A defender needs 1 to { $most } units; here there are { $count }. An empty territory is taken without a roll.
}
rejection-units_station = Stations can be on land only.
rejection-bad_throw = These units cannot have rolled { $throw }: they attack with 1 to { $most } dice, with 6 faces, and 8 only for officers on their own kind of territory.
rejection-throw_word = “{ $word }” is not a roll. Write one to three dice, for example 8,4,1.
rejection-bad_amount = { $value } is not possible here; it takes { $least } to { $most }.
rejection-cards_word = “{ $word }” is not a card. Write for example { $card }; the letters are { $letters }, and army cards have a value.
rejection-cards_size = { $cards } cards are too many; there are { $most }.
rejection-cards_many = There are not so many of { $card }: the deck has { $most }.
rejection-cards_drawn = You cannot draw { $drawn } cards from { $cards }.
rejection-attack_set = “{ $word }” is not a set: write a strength, or one card of each arm, with jokers for any of them.
rejection-force_word = “{ $word }” is not a number with a kind of unit, or could be two kinds. The kinds are: { $choices }; their first letters are enough.
rejection-force_twice = “{ $kind }” occurs twice; each kind may occur only once, with its number.
rejection-force_units = Each side needs 1 to { $most } units; here there are { $count }.
rejection-force_mixed = Land units fight on land and ships at sea; at sea no bomber defends. Ships that bombard before a landing are named separately.
rejection-force_shots = Only battleships and destroyers bombard, and only before a landing.
rejection-force_doomed = Units that still fire before they fall are the defender’s, in a battle on land that has begun: without ships, without anti-aircraft fire and bombardment.
rejection-force_large = These forces are too large: there are { $positions } ways in which both sides may be left, and { $most } can be calculated.
rejection-landing_retreat = Units that landed from the sea cannot retreat.

# ------------------------------------------------------------------ faults of the rules themselves
rejection-runaway_rules = The rules run in circles, last at “{ $at }”; that is a fault of the game, not of what was entered.

# ------------------------------------------------------------------ what a word was asked for
what-action = action
what-seat = seat
what-peer = comparison
what-reward = reward
what-render_mode = render_mode
what-side = side
what-territory = territory
what-policy = policy
what-losses = who is lost first
rejection-no_map = “{ $game }” has no such map: { $map }. There is: { $choices }.
rejection-picture_format = A picture needs a name that ends in .svg or .png: { $file }
rejection-no_browser = PNG needs one of these browsers: { $choices }. A picture as .svg always works.
rejection-bad_picture = This picture cannot be drawn: { $problem }.
rejection-no_map_file = There is no map “{ $found }” here.
rejection-map_format = The map { $file } has format { $found }; format { $expected } can be read: build the map again.
rejection-bad_map = The map { $file } is faulty: { $problem }.
what-dice_tip = The tip of the chain of dice
what-dice_master = The secret of the sealed results
what-dice_seed_bytes = The seed of a seat
what-dice_root_bytes = The root of the chain of dice
what-dice_element_bytes = The element of the chain of dice
what-dice_nonce = The key of a sealed result
what-dice_commitment_bytes = The commitment
what-dice_shape = the line does not have the form it must have
what-dice_link = it does not continue the lines before it, so it or the line before it was changed
what-dice_order = this line must not stand here, or something is missing here
what-dice_version = the protocol or its level is unknown here
what-dice_index = the running number is wrong
what-dice_reason = the reason for the new dice is wrong
what-dice_seed = the seed of a seat does not fit its commitment or was used before
what-dice_salt = the salt of the seeds is computed wrongly
what-dice_element = the element does not belong to the chain of dice
what-dice_context = table, place in the game or owner are wrong
what-dice_result = the result does not follow from the secret
what-dice_commitment = the result is not the one that was committed to
what-dice_root = the secret is not the one that was committed to at the beginning
what-dice_witness = what a witness was asked for, or brought, is not what it had committed to
what-dice_count = the number of results is wrong

# ------------------------------------------------------------------ the signed log
rejection-log_missing = There is no proof for this game: it was not played at the table of a server, or the proof was cut off.
rejection-log_shape = Line { $line } of the proof does not have the form it must have.
rejection-log_server = From line { $line } of the proof on, the table continues on another server than the one that the old server named.
rejection-log_chain = Line { $line } of the proof does not continue the lines before it: it was changed, swapped, put in or left out.
rejection-log_private = In line { $line } of the proof something hidden is not what was committed to at the time.
rejection-log_signature = Line { $line } of the proof is not signed by this server.
rejection-log_cut = The end of the proof is missing.
rejection-log_key = Another server has signed: the key { $expected } was expected, { $found } was found.
rejection-log_head = The head { $head } is not in this proof; the game that you saw is another one.
rejection-log_terms = Line { $line } of the proof states other seats than the lines before it led to.
rejection-log_rules = Line { $line } of the proof updates rules under which the game did not stand.
rejection-log_header = The first line of the record says something else about “{ $field }” than the signed log states.
rejection-log_entries = Entry { $entry } of the record is not the one in the proof.
rejection-log_clock = In entry { $entry } of the record the clock says what it cannot have said at that moment.
rejection-dice_witness = Seat { $seat } was not asked for this, or it does not fit what the seat had committed to.
rejection-log_ask = Line { $line } of the proof asks for a witness before the answers that the roll is about stand in the log.
rejection-dice_open = The secrets of the dice are not opened yet in this proof.

# the end of a round of sealed answers
event-answers_open = Everybody has answered; the answers are revealed.
event-nobody_reacted = Nobody intervenes.

# parts of a view
fact-sealed = Your sealed answer
fact-active = To move
fact-turn = Turn

# ------------------------------------------------------------------ the kit that checks a game
check-game = { $game }, { $players ->
        [0] players by lot
       *[other] { $players } players
    }, seed { $seed }
check-decision = after { $decision } answers
check-seat = seat { $seat }
check-viewer = seen by { $viewer }
check-action = action: { $action }
check-faults = An invariant of the game is broken.
check-unanswerable = A seat is asked and has no legal action.
check-unasked = A seat that is not asked has legal actions.
check-list = The legal actions are not a rising list of different actions that are accepted.
check-accepted = An action that is not legal is accepted.
check-reason = A refusal gives no reason, or not always the same.
check-touched = Asking, looking or a refused action changed the state.
check-load = A state that is written and read again is not the same (before / after).
check-forgotten = A copy forgets a field or a local (original / copy).
check-shared = A copy shares something with its original: changing the one changed the other (before / after).
check-preview = An answer that reveals nothing does not do what its preview shows (preview / answer).
check-peek = A preview tells two worlds apart that look the same.
check-imagine = No world that agrees with a view could be imagined.
check-worlds_apart = What is dealt anew for a viewer depends on something hidden from it (real / imagined).
check-observed_apart = The observation in numbers depends on something hidden (real / imagined).
check-views_apart = The views of two worlds differ that must look the same (real / imagined).
check-asked_apart = Who is asked what depends on something hidden (real / imagined).
check-legal_apart = What is legal depends on something hidden from the seat.
check-reasons_apart = The reason of a refusal depends on something hidden from the seat (real / imagined).
check-told_apart = Something hidden is told: the views are equal afterwards, but not what is heard.
check-step_apart = The same action looks different in two worlds, by an event that is not marked as revealing (real / imagined).
check-question = A question is asked that is not among the questions of the game.
check-unrevealed = What chance has brought is told, but no event is marked as revealing: it could be undone.
check-chance = Chance must answer and has no outcome.
check-event = An event holds a number that is no seat, no id, or has no name.
check-ending = The game is over and does not say why.
check-winners = The game is over and nobody has won.
check-behind = Somebody has won with fewer points than another.
check-record = The record of the game does not run again to the same end.
check-endless = The game does not end.
check-raised = The rules raised an error.
check-round_closed = A sealed round does not wait for all its answers (asked before / after).
check-order_counts = Sealed answers count differently in another order.
check-seal_broken = A sealed answer shows before the round is closed.
check-narrow_worlds = Imagined worlds are all alike in a fact that is not (real / imagined).
check-skewed_worlds = Imagined worlds have a fact in other proportions than real ones (real / imagined).
check-undo = An answer could not be undone and given again.
check-worth = What an action is worth, or the picture of the position, cannot be told.
check-shown_apart = An event hides from a viewer what its view shows.
check-reread = A state is read without complaint, but not as it was written (written / read and written again).

# ------------------------------------------------------------------ how far everybody is
standing-score = Points

# ------------------------------------------------------------------ why an action looks good
why = { $part }.
move-steps = { $steps }.
why-place = you would be in place { $place } instead of { $before }
why-part = { $name }{ $field ->
    [standing] { "" }
   *[other] : points
} { $amount ->
    [gain] up by { $size }
   *[loss] down by { $size }
}
why-rival = { $name } { $amount ->
    [gain] up by { $size }
   *[loss] down by { $size }
} for { $seat }
why-against = { $name }: { $own } of yours against { $rivals }
why-beside = { $name }: { $own } of yours, next to { $rivals } of others
why-over = the game ends with it
why-turned = your turn ends with it

# ------------------------------------------------------------------ how the game is won, as it stands
goal-standing = { $stand ->
    [lead] you lead with { $best }, { $names } { $count ->
        [one] has
       *[other] have
    } { $next }
    [level] you and { $names } lead with { $best }
    [behind] { $names } { $count ->
        [one] leads
       *[other] lead
    } with { $best }, you have { $own }
    [even] { $count ->
        [2] both
       *[other] all
    } have { $best }
   *[watch] { $names } { $count ->
        [one] leads
       *[other] lead
    } with { $best }
}
