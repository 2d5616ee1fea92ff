# The server's sentences in English.

rejection-bad_request = Something is wrong with “{ $where }”: { $problem }.
rejection-bad_json = This is not JSON that can be read.
rejection-unknown_path = There is nothing at this address.
rejection-bad_method = This address does not answer this kind of request.
rejection-too_large = This is too large; at most { $most } bytes are accepted here.
rejection-too_many_requests = That was too much at once; please wait a moment and try again.
rejection-too_many_streams = Too many live views are open from your address; please close one.
rejection-too_many_tables = From your address { $most } tables are waiting already; play at some of them first.
rejection-too_many_bot_tables = Bots are playing among themselves at { $most } tables already; wait until one of these games is over.
rejection-header_missing = The header X-Kartentisch is missing; it shows that no foreign page sent this request.
rejection-foreign_host = This house is not known by the name “{ $name }”. Whoever runs it names it with “kartentisch serve --host-name { $name }”.
rejection-metrics_closed = These figures are for whoever runs the server: from its own machine, or with the token that opens them.
rejection-internal_fault = The server has made a mistake. Nothing was changed; please try again.
rejection-store_busy = The server is too busy at the moment; please try again.
rejection-store_full = The disk of this server is full. Nothing was changed; whoever runs it has to make room.
rejection-store_readonly = The server may not write where its games are kept. Nothing was changed; whoever runs it has to look after that.
rejection-store_failing = The disk of this server does not take anything: it is full, a limit is reached, or it is defective. Nothing was changed; whoever runs it finds more in its log.
rejection-store_moved = The file of this server’s games was moved or replaced while it ran. Nothing was changed; whoever runs it has to start it again.
rejection-store_damaged = The store of this server is damaged. Nothing was changed; whoever runs it finds more in its log, and puts a backup back with “kartentisch restore”.
rejection-store_newer = The games here were kept by a later version of this program; please install that one.
rejection-store_owned = Another server of this program has the games in “{ $folder }” open. Stop it first: two would roll the same dice.
rejection-unknown_table = There is no such table.
rejection-unknown_moment = The log of this table has no line { $moment }; the last one is { $last }.
rejection-unknown_zone = There is no time zone “{ $zone }”; one is called “Europe/Berlin”, for instance.
rejection-nobody_here = This browser is not known as anybody’s.
rejection-passkeys_off = Passkeys need a page by name over https; at this address there are none.
rejection-passkey_late = This was asked too long ago, in another browser, or answered already; please try again.
rejection-bad_passkey = This passkey is not known here.
rejection-passkey_framed = Passkeys work on this server's own page only, not where another page shows it inside itself: open the page in a tab of its own.
rejection-passkey_copied = This passkey seems to have been copied and is not accepted. Come in another way, and remove it.
rejection-too_many_passkeys = You have { $most } passkeys already; remove one first.
rejection-unknown_device = There is no such device of yours.
rejection-mail_off = This house sends no e-mail.
rejection-bad_address = This is not an e-mail address to which something can be sent.
rejection-bad_link = This link or code is not good: it holds for 15 minutes, once, and only in the browser in which you asked for it.
rejection-unknown_key = This key does not open a seat at this table.
rejection-not_for_spectators = This table is for its players only.
rejection-foreign_seat = This seat is not yours.
rejection-owner_only = Only whoever leads the table may do this.
rejection-bad_invite = This invitation does not belong to this table.
rejection-bad_recovery = This personal link does not belong to this table.
rejection-table_full = There are not enough open seats at this table.
rejection-name_taken = Somebody at this table is already called “{ $name }”.
rejection-bad_text = This text cannot be used: it must hold 1 to { $longest } characters in one line.
rejection-bad_character = { $character } cannot stand here: { $why ->
        [invisible] nobody sees it at this place, so the text would look like another one. Leave it out.
        [direction] it turns the direction of writing. Leave it out; right-to-left letters are written in the right direction without it.
        [control] it is a control character and no text.
        [marks] a letter carries at most { $most } marks, and a mark needs a letter before it.
       *[unknown] it means nothing in Unicode, so it looks different everywhere.
    }
rejection-not_started = The game has not begun yet.
rejection-already_started = The game has begun already.
rejection-table_over = The game at this table is over.
rejection-not_over = The game at this table is not over yet.
rejection-branch_over = Here the game is over: nothing is left to try out.
rejection-position_over = In this position the game is over already.
rejection-position_too_hard = This position cannot be checked here: the rules do not get on with it quickly enough.
drawn-most = at most { $n }
drawn-stuck = From here the rules cannot go on
rejection-no_advice = This comes from a game that goes on without hints: until it is over, no bot plays or advises here, and its position cannot be set up elsewhere.
rejection-seats_open = There are still open seats; everybody must have sat down first.
rejection-stale_decision = This answer was meant for another moment: the decision “{ $decision }” is no longer open, it is “{ $open }” now.
rejection-table_stuck = The rules cannot go on from this position, so bots and clocks stand still here. Answer by hand, go back, or put somebody else in the bot’s place.
rejection-rules_changed = This game was begun under revision { $begun } of its rules, and this house has revision { $now } by now: it is not played on. Its log can still be read; whoever runs the house can finish it with the earlier version of the program.
rejection-command_reused = The command id “{ $command }” was used for something else already.
rejection-chat_off = There is no chat at this table.
rejection-seed_late = This seed is too late for the dice; the game goes on without it.
rejection-seed_early = This seed for the dice must not be told before all are committed to.
rejection-witness_late = This seat is not asked for this link of its chain, or not any more; the roll has fallen without it.
rejection-witness_missing = At this table every open roll needs a witness: it begins when the browsers of at least two people can be one.
rejection-rated_terms = At a rated table the game begins from its set-up, without hints and without substitutes, and no bot plays for a person who is away: the autopilot passes or defends.
rejection-rated_seats = At a rated table at least two people play, each of them one seat, at a device of their own.
rejection-rated_nobody = A rated table counts for people, and this house does not know who { $name } is: open “Me” in the browser that sits there, and say who you are.
rejection-rated_often = { $name } has begun { $games } rated games within a day; the next one has to wait, or does not count.
rejection-rated_late = Somebody sits here already who was not told that it counts: open a new table for that.
rejection-witness_live = Witnesses can be demanded only where a turn takes no more than an hour; where it takes longer, wish for them.
rejection-not_said = Line { $line } is nothing that somebody else has said.
rejection-reported_often = You have reported { $times } lines at this table; who leads it knows.
rejection-unknown_report = There is no report { $number }.
rejection-which_report = Say which report is dealt with: `kartentisch reports NUMBER --close`.
rejection-aside_changed = You have changed this on another device meanwhile, or it is gone.
rejection-too_many_asides = More than { $most } notes and plans, or ones as long as that, do not fit: throw something away.
rejection-no_allies = There is nobody here on your side who could hear you.
rejection-unknown_place = There is no place “{ $place }” on this board.
rejection-bad_mark = An arrow needs two different places, a circle exactly one.
rejection-banned = You were sent away from this table for good.
rejection-not_away = Whoever holds this seat plays it; a substitute can step in when an autopilot does.
rejection-other_seat_seen = You have seen another hand at this table, and can step in there only.
rejection-no_bank = An increment needs a time bank that it goes into.
rejection-bank_runs_dry = A time bank needs a time for answers, and a time for turns or an increment: else nothing would be left once it is empty.
rejection-pause_on = There is a pause: nothing is played now.
rejection-pause_asked = A pause is asked for already.
rejection-pause_often = You have asked for a pause { $times } times in vain today; ask again tomorrow.
rejection-pause_spent = Whoever leads the table may pause alone for a day in seven; { $minutes } minutes are left. Ask the others for more.
rejection-pause_of_others = The pause is ended by whoever asked for it, or leads the table.
rejection-no_pause = There is no pause.
rejection-no_vacation = No days off were agreed at this table.
rejection-vacation_spent = You have { $days } days off left this year.
rejection-on_vacation = Whoever is asked has days off: no time can be set.
rejection-phrases_only = At this table people speak with the ready phrases only.
rejection-unknown_phrase = There is no ready phrase “{ $phrase }”.
rejection-undo_open = Somebody is asking already whether to go back; that must be settled first.
rejection-asked_often = The others were asked { $times } times to go back before this move: play on now.
rejection-not_open = This question is for the eyes of the seat that is asked.
rejection-answers_of_others = { $seat } is away, and what { $seat } has decided stands.
rejection-nobody_agrees = Nobody else is here now, and dice or cards have fallen since: that stands until somebody can agree.
rejection-no_such_answer = Line { $line } of the log holds no decision of yours that still stands.
rejection-cannot_go_back = There is no way back to that point.
rejection-nothing_asked = Nobody is asking for your consent at the moment.
rejection-lead_asked = Somebody has asked to lead the table already.
rejection-still_patient = Not yet: this is possible in { $seconds } seconds at the earliest.
rejection-clock_runs = Nobody is without a time limit: the clock is running already, or a bot answers.
rejection-nobody_there = Nobody holds this seat.
rejection-removal_open = Somebody has been asked to leave already; that must be settled first.
rejection-kick_present = { $seat } is here. In the game somebody leaves only if the others agree, and nobody else is here.
rejection-own_seat = This is your own seat: stand up, or give it to a bot.
rejection-own_table = You sit at this table already. Nobody may know the hands of two seats, so somebody else has to take this one.
rejection-foreign_board = Games on a board of their own cannot be brought to this server.
rejection-scenario_long = A title or a name in this file is too long (at most { $longest } characters): { $found }
rejection-odds_weights = There are { $defenders } defenders and { $weights } weights; it takes one for each.
rejection-odds_heaps = There are { $heaps } heaps of cards and { $numbers } numbers; it takes one for each.
rejection-odds_too_slow = Armies this large cannot be reckoned quickly enough here.
rejection-hints_off = At this table there are no hints: other people play, and it was not agreed when the table was opened.
rejection-hint_ends = There is nothing to advise here: after these steps dice, cards or the others decide.
rejection-hint_too_slow = The bot has found nothing in time; try again in a moment.
rejection-reviews_off = This house reckons no reviews. Whoever downloads the record can have it reckoned with “kartentisch review”.
rejection-too_many_reviews = Too many games are waiting to be reckoned; please ask again later.
rejection-bad_database = This database cannot be used: { $problem }.
rejection-table_moved = This table has moved to { $to }: its game goes on there. Its log stays readable here.
rejection-move_address = The address of the other house has to read like https://games.example.org, without anything behind it.
rejection-move_key = That is no key of a house: it has 64 digits from 0 to f. In the other house, “kartentisch table key” shows it.
rejection-move_same_house = That is this house's own key: the table is here already.
rejection-move_branch = A “What if?” belongs to the game that it branched off from, and does not move.
rejection-move_waits = The table is waiting for its dice at this moment. Let it come to the next question, and try again.
rejection-move_other_house = The table was sent to the house with the key { $meant }; this one has { $found }. Nothing has changed here. Where it came from it can be sent anew with --again.
rejection-move_known = The table { $table } is here already, or was: this file is not taken in again.
rejection-move_forked = The table { $table } left from here, but this file does not go on from the line with which it left. Nothing has changed here.
rejection-bad_luggage = The file is no table that was sent by another house, or it was changed: { $problem }. Nothing has changed here.
rejection-file_exists = The file “{ $file }” exists already; please choose another name.
rejection-not_empty = There are tables in that database already; nothing was copied.
rejection-no_port = Nothing can be opened at { $host }, port { $port }: { $problem }. Another port: --port 9000 (make play ARGS="--port 9000").
rejection-bad_proxy = “{ $proxy }” is no list of addresses or networks, as in 10.0.0.5,172.16.0.0/12.
rejection-bad_host_name = “{ $name }” is no list of names, as in games.example.org,play.example.org.

bot-random = Very easy: plays at random
bot-greedy = Greedy: takes what brings most at once, and does not plan ahead
bot-easy = Easy: overlooks things, is easily tempted, and sometimes ends too early
bot-normal = Normal: takes what brings most at once, and does not plan ahead
bot-hard = Hard: thinks its best moves through until everybody has answered
bot-master = Master: thinks like hard, but much longer
style-bold = Bold: looks for a fight, and risks something for it
style-balanced = Balanced: does whatever promises most
style-careful = Careful: attacks only where it pays well, and keeps its forces together
bot-pass = Careful: passes wherever it can
bot-defensive = Defensive: passes in your turn, answers in those of others

page-missing = Kartentisch: the page has not been built
page-missing-how = The server is running, but without its page, which has not been built. In the folder of the source, “make play” builds it and serves it; to install it with pip, run “make frontend-build” there, and then “pip install .” again. Both need Node 20 or newer, or a network. The interface for programs below /api/ works already.

serve-address = Kartentisch is open at { $address }
serve-scan = Phones in the same network get there with this code.
serve-no-network = This machine is in no network; the tables can be reached from here only.
serve-data = Games are kept in { $data }
serve-stop = Stop with Ctrl+C; no game is lost.
collection-done = { $count ->
        [0] No game was to be written to { $folder }.
        [one] One game without names lies in { $folder }.
       *[other] { $count } games without names lie in { $folder }.
    }
backup-done = The backup is in { $file }.
restore-done = The games from { $file } are in place again.
table-exported = The table is closed here and goes to { $to }. All of it lies in { $file }, hidden cards and dice too: pass it on like a password. In the other house: kartentisch table import FILE. Everybody finds their link at the old table; whoever cannot get there needs it from you, each their own:
table-imported = The table { $table } is here. It stands in a pause until all its people have come by their links, or whoever leads it goes on.
move-done = { $tables } tables are in the database now. Serve it with --db, and the old folder never again.
doctor-store-ok = The store is readable: { $waiting } tables wait, { $playing } are being played, { $over } are over.
doctor-store-size = Its file has { $size } MB.
doctor-rules = Tables of { $game } that were begun under revision { $begun } of its rules, while this program has { $now }, are not played on: { $tables }.
doctor-kept = Tables that have not begun go after { $waiting } days, games that nobody has played after { $unplayed }, tables that have moved to another house after { $moved }; games that are over are packed after { $packed } days, and { $finished ->
    [0] stay
   *[other] go after { $finished } days
}.
doctor-stuck = { $tables ->
    [one] One table stands still
   *[other] { $tables } tables stand still
}, because the rules cannot go on from the position there; whoever sits there has been told.
doctor-reports = { $reports ->
    [one] One report is open
   *[other] { $reports } reports are open
} of what people have said: `kartentisch reports` shows them.
reports-count = { $reports ->
    [0] There are no open reports.
    [one] One report. `kartentisch reports NUMBER --close` when it is dealt with.
   *[other] { $reports } reports. `kartentisch reports NUMBER --close` when one is dealt with.
}
report-row = { $number }  { $name }: “{ $text }”
report-where = { "    " }{ $at }, { $game }, table { $table }, { $among ->
    [allies] said to allies
   *[all] said to all
}, reported by seat { $seat }{ $state ->
    [closed] ; dealt with
   *[open] { "" }
}
report-closed = Report { $number } is dealt with.
doctor-store-none = There is no store yet; it will be { $file }.
doctor-store-bad = The store cannot be read: { $problem }
doctor-clock-back = This machine's clock is { $seconds } seconds behind what a server has noted: it was put back.
doctor-running = A server is running, and its timers are on time.
doctor-late = A server is running, but a timer is { $seconds } seconds late; look into its log.
doctor-closed = No server is running; no clock runs meanwhile.
doctor-disk = { $free } MB are free on the disk.
doctor-disk-little = Only { $free } MB are free on the disk.
doctor-files = { $most } connections fit into the limit for open files.
doctor-files-few = Only { $most } connections fit into the limit for open files; raise it (LimitNOFILE of systemd, ulimit -n).
doctor-url = { $url } answers, and is well.
doctor-url-bad = { $url } does not answer as it should: { $status }.
doctor-proxy = Whoever comes in there is told apart from this machine.
doctor-proxy-hides = Whoever comes in there looks like this machine itself: let the proxy pass on X-Forwarded-For.

phrase-hello = Hello everybody!
phrase-good_luck = Good luck, have fun!
phrase-thinking = I am still thinking.
phrase-one_moment = One moment, please.
phrase-back_soon = I will be back soon.
phrase-your_turn = It is your turn.
phrase-take_your_time = Take your time.
phrase-well_played = Well played!
phrase-oops = Oops!
phrase-lucky = That was lucky.
phrase-thanks = Thank you!
phrase-sorry = Sorry.
phrase-yes = Yes.
phrase-no = No.
phrase-good_game = That was a good game.
phrase-again = Another game?

span-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
span-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
span-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
pause-break = a break
pause-meal = a meal
pause-sleep = sleep
pause-visitors = visitors
pause-trouble = trouble with the connection or the device
pause-other = something else
pause-said = { $reason } (“{ $text }”)
line-lead = Whoever leads the table
line-pause_asked = { $name } asks for a pause of { $time }: { $reason }.
line-agrees = { $name } agrees.
line-refuses = { $name } refuses.
line-pause_lapsed = There is no pause.
line-pause = All agree on a pause of { $time }: { $reason }. Every clock stands.
line-pause_led = { $name } makes a pause of { $time }: { $reason }. Every clock stands.
line-departed = The table moves to { $to }, to the house with the key { $there }. It is not played on here.
line-arrived = The table has come from the house with the key { $house } and goes on here; the key of this house is { $own }. Clocks stand until all have come. New secrets for the dice are drawn; the old house knows those that were used up, and the hands of this moment. Taking back without asking begins anew, substitutes sign up again, and the game counts for no ratings.
line-resumed = The pause is over; the clocks run again.
line-vacation = { $name } has { $time } off; the clock stands meanwhile.
line-vacation_over = { $name } is back.
notice-turn = { $game }: it is your turn
notice-turn-text = An answer of yours is wanted.
notice-deadline = { $game }: your time is running out
notice-deadline-text = An answer of yours is still wanted.
notice-step_in = { $game }: somebody is wanted to step in
notice-step_in-text = An autopilot answers for somebody at this table. You said that you would step in.
notice-leave = { $game }: the others wonder whether you are still there
notice-leave-text = They have asked that you leave the table. Have a look, and you stay.
notice-question = { $game }: the others ask for your consent
notice-question-text = There is a question at the table that needs your word.
notice-lead = { $game }: somebody else wants to lead the table
notice-lead-text = If you are still there, have a look.
notice-rematch = { $game }: another game has begun
notice-rematch-text = Another game of the same people has begun, and you have a seat.
notice-over = { $game }: the game is over
notice-over-text = The game is over; see how it ended.
notice-several = { $tables } tables are waiting for you
notice-until = Time is up on { $moment }.
notice-more = and { $tables } more
notice-channel = { $game } waits for { $who }
notice-channel-seat = seat { $number }
notice-channel-some = an answer
notice-channel-text = The table is waiting.
notice-test = Kartentisch can reach you
notice-test-text = This is the test that you have asked for. Messages about your tables come here from now on.
weekday-0 = Monday
weekday-1 = Tuesday
weekday-2 = Wednesday
weekday-3 = Thursday
weekday-4 = Friday
weekday-5 = Saturday
weekday-6 = Sunday
letter-open = Open the table
letter-off = Send me no more of these letters
letter-signin-subject = Kartentisch: come in
letter-signin-text = Somebody, probably you, wants to come in at { $address }. The link and the code are good for 15 minutes, once, and only in the browser where they were asked for. If your letters open elsewhere, type this code there:

    { $code }

    If it was not you, do nothing: nobody comes in without this letter.
letter-signin-link = Come in
letter-confirm-subject = Kartentisch: may we write to you?
letter-confirm-text = Somebody, probably you, wants to be told at this address when it is their turn at { $address }. If it was not you, do nothing: no more will come.
letter-confirm-link = Yes, write to me here
letter-never = Never write to this address again
calendar-name = Kartentisch: deadlines
calendar-entry = { $game }: your time is up
rejection-notices_off = This house does not offer that.
rejection-asked_enough = This address was asked already, or wants no letters from here.
rejection-unknown_service = This is no address of a service that is known here. As an example: ntfys://ntfy.sh/my-topic
rejection-several_receivers = This address names several receivers; give each of them by itself.
rejection-too_many_targets = { $most } places are enough; take one away first.
rejection-unknown_target = There is no such place to be told.
rejection-spectators_later = At this table nobody else may know at once how the game stands, so it can have no channel.
rejection-not_confirmed = The owner of this address has not said yes yet; look into its mailbox.
rejection-stale_link = This link has been used, or is too old.
rejection-unknown_calendar = There is no calendar at this address any more.
rejection-bad_post = “{ $value }” is not what { $what } needs; docs/host/index.md has examples.
doctor-mail = The mail server takes letters.
doctor-mail-bad = The mail server cannot be used: { $problem }.
doctor-mail-address = Letters need to know the address of this house: name it with --address.
doctor-post = { $waiting } messages are to be sent; in the last day { $sent } were, and { $failed } were given up.
doctor-post-late = { $late } of { $waiting } messages have waited for more than an hour; in the last day { $sent } were sent, { $failed } given up.
doctor-targets = { $push } browsers, { $mail } e-mail addresses and { $other } other places are told; { $failing } of them cannot be reached.
line-substitute = { $name } would step in for whoever is late or away.
line-substitute_gone = { $name } steps in no more.
line-stand_in = { $name } stands in for { $seat }.
line-hand_back = { $name } does not stand in for { $seat } any more.
