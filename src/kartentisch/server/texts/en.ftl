# The server's sentences in English.

rejection-bad_request = Something is wrong with “{ $where }”: { $problem }.
rejection-bad_json = This is not JSON that can be read.
rejection-unknown_path = There is nothing at this address.
rejection-bad_method = This address does not answer this kind of request.
rejection-too_large = This is too large; at most { $most } bytes are accepted.
rejection-too_many_requests = Too many requests at once; please wait a moment and try again.
rejection-too_many_streams = Too many live views are open from your address; please close one.
rejection-too_many_tables = { $most } tables opened from your address are waiting for players; play at some of them first.
rejection-too_many_bot_tables = Bots are playing on their own at { $most } tables already; wait until one of these games is over.
rejection-header_missing = The header X-Kartentisch is missing; it shows that the request does not come from another site's page.
rejection-foreign_host = This server is not known by the name “{ $name }”. Its operator can add it with “kartentisch serve --host-name { $name }”.
rejection-metrics_closed = These figures are for whoever runs the server: from its own machine, or with its token.
rejection-internal_fault = Something went wrong on the server. Nothing was changed; please try again.
rejection-store_busy = The server is too busy at the moment; please try again.
rejection-store_full = The server's disk is full. Nothing was changed; whoever runs the server has to free space.
rejection-store_readonly = The server cannot write to the folder with its games. Nothing was changed; whoever runs it has to check the permissions.
rejection-store_failing = The server's disk accepts no data: it is full, over a quota, or defective. Nothing was changed; the server's log says more.
rejection-store_moved = The database file was moved or replaced while the server was running. Nothing was changed; whoever runs the server has to restart it.
rejection-store_damaged = The server's database is damaged. Nothing was changed; the server's log says more. “kartentisch restore” puts a backup back.
rejection-store_newer = The games here were saved by a later version of this program; please install that version.
rejection-store_foreign = The database here belongs to another program. Nothing was changed.
rejection-store_half = The games here were upgraded only in part: { $missing }. Nothing was changed; restore the backup from before the upgrade, and upgrade that.
rejection-store_owned = Another Kartentisch server has the games in “{ $folder }” open. Stop it first: two servers would roll the same dice.
rejection-unknown_table = There is no such table.
rejection-unknown_moment = The log of this table has no line { $moment }; the last one is { $last }.
rejection-unknown_zone = There is no time zone “{ $zone }”; one is called “Europe/Berlin”, for instance.
rejection-nobody_here = You are not signed in in this browser.
rejection-passkeys_off = Passkeys need an https address with a host name; this address has none.
rejection-passkey_late = This request is too old, comes from another browser, or was answered already; please try again.
rejection-bad_passkey = This passkey is not known here.
rejection-passkey_framed = Passkeys work only on this server's own page, not inside another site's page: open it in a tab of its own.
rejection-passkey_copied = This passkey seems to have been copied and is not accepted. Sign in another way and remove it.
rejection-too_many_passkeys = You have { $most } passkeys already; remove one first.
rejection-unknown_device = You have no such device.
rejection-mail_off = This server sends no e-mail.
rejection-bad_address = This is not a valid e-mail address.
rejection-bad_link = This link or code is not valid: it works once, within 15 minutes, and only in the browser where you asked for it.
rejection-unknown_key = This key does not belong to a seat at this table.
rejection-not_for_spectators = This table does not allow spectators.
rejection-foreign_seat = This seat is not yours.
rejection-owner_only = Only the host of the table can do this.
rejection-bad_invite = This invitation does not belong to this table.
rejection-bad_recovery = This personal link does not belong to this table.
rejection-table_full = This table does not have enough open seats.
rejection-name_taken = Somebody at this table is already called “{ $name }”.
rejection-bad_text = This text cannot be used: it needs 1 to { $longest } characters in one line.
rejection-bad_character = { $character } cannot be used here: { $why ->
        [invisible] nobody can see it here, so the text would look like another one. Leave it out.
        [direction] it changes the writing direction. Leave it out; right-to-left letters are displayed correctly without it.
        [control] it is a control character, not text.
        [marks] a letter may carry at most { $most } marks, and a mark needs a letter before it.
       *[unknown] it means nothing in Unicode, so it looks different everywhere.
    }
rejection-not_started = The game has not begun yet.
rejection-already_started = The game has begun already.
rejection-table_over = The game at this table is over.
rejection-not_over = The game at this table is not over yet.
rejection-branch_over = The game is over here: there is nothing left to try out.
rejection-position_over = In this position the game is over already.
rejection-position_too_hard = This position takes too long to check here.
drawn-most = at most { $n }
drawn-stuck = The game cannot go on from here
rejection-no_advice = This position comes from a game without hints that is still being played. Until it is over, bots give no hints and do not play here, and the position cannot be set up elsewhere.
rejection-seats_open = Some seats are still open; everybody has to be seated first.
rejection-stale_decision = This answer came too late: its question is no longer open.
rejection-table_stuck = The rules cannot go on from this position, so bots and clocks are stopped here. Answer by hand, undo, or replace the bot.
rejection-rules_changed = This game stands under revision { $begun } of its rules; this server has revision { $now } and cannot go on with it. Nothing is lost, and its log can still be read. { $program ->
    [newer] A newer version of the program can finish the game.
    [none] An earlier version of the program can finish the game.
   *[other] Version { $program } can finish it (uvx kartentisch=={ $program }), or the table can be moved to a server that has it.
}
rejection-command_reused = The command id “{ $command }” was already used for another command.
rejection-chat_off = There is no chat at this table.
rejection-seed_late = This seed comes too late for the dice; the game goes on without it.
rejection-seed_early = Seeds for the dice can be revealed only after everybody has committed to one.
rejection-witness_late = This seat is not, or no longer, asked for this link of its chain; the roll was made without it.
rejection-witness_missing = At this table every open roll has to be verified: the game starts once the browsers of two people can do so.
rejection-rated_terms = A rated game starts from its regular set-up, without hints and substitutes. No bot plays for a player who is away: the autopilot passes or defends.
rejection-rated_seats = A rated game needs at least two people, each with one seat on a device of their own.
rejection-rated_nobody = Rated games count for people, and this server does not know who { $name } is: open “My profile” in the browser of that seat and set a name there.
rejection-rated_often = { $name } has begun { $games } rated games within a day; the next one has to wait or is played unrated.
rejection-rated_late = Somebody sat down here before the table was rated: open a new table for a rated game.
rejection-witness_live = Verified rolls can be required only where a turn takes an hour at most; otherwise choose “on, where other players’ browsers answer”.
rejection-not_said = Line { $line } is not a message by somebody else.
rejection-reported_often = You have reported { $times } messages at this table; the host knows of them.
rejection-unknown_report = There is no report { $number }.
rejection-which_report = Say which report is settled: `kartentisch reports NUMBER --close`.
rejection-aside_changed = You changed this on another device in the meantime, or it was deleted.
rejection-too_many_asides = There is room for { $most } notes and plans, and a limit to their length: delete some first.
rejection-no_allies = Nobody else here is on your side.
rejection-unknown_place = There is no place “{ $place }” on this board.
rejection-bad_mark = An arrow needs two different places, a circle exactly one.
rejection-banned = You were removed from this table for good.
rejection-not_away = The player of this seat is here; you can substitute only while the autopilot plays.
rejection-other_seat_seen = You have seen another hand at this table, and can substitute for that seat only.
rejection-no_bank = An increment needs a reserve of time to be added to.
rejection-bank_runs_dry = A reserve of time also needs a time per answer, and a time per turn or an increment: otherwise no time is left once it is used up.
rejection-pause_on = The game is paused: nothing can be played now.
rejection-pause_asked = Somebody has already asked for a pause.
rejection-pause_often = You have already asked for a pause { $times } times today without success; ask again tomorrow.
rejection-pause_spent = The host may pause alone for one day in seven; { $minutes } minutes are left. Ask the others for more.
rejection-pause_of_others = Only whoever asked for the pause, or the host, can end it.
rejection-no_pause = The game is not paused.
rejection-no_vacation = No days off were agreed at this table.
rejection-vacation_spent = You have { $days } days off left this year.
rejection-on_vacation = The player who is asked has days off: no deadline can be set.
rejection-phrases_only = This table allows only quick phrases in its chat.
rejection-unknown_phrase = There is no quick phrase “{ $phrase }”.
rejection-undo_open = Somebody has already asked to undo; that has to be settled first.
rejection-asked_often = You have asked { $times } times to undo this move: please play on.
rejection-not_open = Only the seat that is asked may see this question.
rejection-answers_of_others = { $seat } is away and cannot agree; what { $seat } has decided stands.
rejection-nobody_agrees = Nobody else is here, and dice or cards have been drawn since: undoing needs somebody who can agree.
rejection-no_such_answer = Line { $line } of the log is not a decision of yours that still stands.
rejection-past_of_other_rules = This moment was played under revision { $begun } of the rules, which this server does not have: its position cannot be shown here any more. The log can still be read{ $program ->
    [none] {"."}
   *[other] {";"} version { $program } of the program can play the record again.
}
rejection-no_ruling = There is no earlier ruling that this game could go on by.
rejection-undo_of_other_rules = Since that answer the rules of this game were updated. Only what was played since then can be undone.
rejection-cannot_go_back = The game cannot go back to that point.
rejection-nothing_asked = Nobody is asking you to agree to anything.
rejection-lead_asked = Somebody has already asked to become host.
rejection-still_patient = Not yet: possible in { $seconds } seconds at the earliest.
rejection-clock_runs = A deadline cannot be set: a clock is running already, or a bot is answering.
rejection-nobody_there = Nobody is sitting on this seat.
rejection-removal_open = Somebody else is already being asked to leave; that has to be settled first.
rejection-kick_present = { $seat } is here. During the game a player can be removed only if others agree, and nobody else is here.
rejection-own_seat = This is your own seat: leave it, or hand it to a bot.
rejection-own_table = You already sit at this table. Nobody may see the hands of two seats, so somebody else has to take this one.
rejection-foreign_board = Games on a custom board cannot be imported here.
rejection-scenario_long = A title or a name in this file is too long (at most { $longest } characters): { $found }
rejection-odds_weights = There are { $defenders } defenders and { $weights } weights; there must be one weight for each defender.
rejection-odds_heaps = There are { $heaps } piles of cards and { $numbers } numbers; there must be one number for each pile.
rejection-odds_too_slow = Armies this large take too long to calculate here.
rejection-hints_off = This table has no hints: other people play, and hints were not agreed when it was opened.
rejection-hint_ends = No hint is possible here: what comes after these steps is not yours to decide.
rejection-hint_too_slow = The bot did not find anything in time; try again in a moment.
rejection-reviews_off = This server does not offer reviews. Download the game and run “kartentisch review” on it.
rejection-too_many_reviews = Too many games are waiting for a review; please ask again later.
rejection-bad_database = This database cannot be used: { $problem }.
rejection-table_moved = This table has moved to { $to } and goes on there. Its log can still be read here.
rejection-move_address = The address of the other server must look like https://games.example.org, with nothing behind it.
rejection-move_key = That is not a server key: a key has 64 digits from 0 to f. On the other server, “kartentisch table key” shows it.
rejection-move_same_server = That is this server's own key: the table is here already.
rejection-move_branch = A “What if?” table belongs to the game it started from, and cannot be moved.
rejection-move_waits = The table is waiting for its dice. Let it come to the next question, then try again.
rejection-move_other_server = The table was sent to the server with the key { $meant }; this one has { $found }. Nothing has changed here. The server it came from can send it again with --again.
rejection-move_known = The table { $table } is, or was, here already: this file is not imported again.
rejection-move_forked = The table { $table } left this server, but this file does not continue from the line with which it left. Nothing has changed here.
rejection-bad_transfer = This file is not a table sent by another server, or it was changed: { $problem }. Nothing has changed here.
rejection-file_exists = The file “{ $file }” exists already; please choose another name.
rejection-not_empty = There are tables in that database already; nothing was copied.
rejection-port_taken = Port { $port } is taken by another program. Stop that program, or choose another port: --port 9000 (make play ARGS="--port 9000").
rejection-bad_host = “{ $host }” is not an address of this machine ({ $problem }). Use --host 127.0.0.1 for this machine alone, or --host 0.0.0.0 for the whole network.
rejection-no_port = Cannot listen at { $host }, port { $port }: { $problem }. Choose another port: --port 9000 (make play ARGS="--port 9000").
rejection-bad_proxy = “{ $proxy }” is not a list of addresses or networks such as 10.0.0.5,172.16.0.0/12.
rejection-bad_host_name = “{ $name }” is not a list of names such as games.example.org,play.example.org.

bot-random = Very easy: plays random moves
bot-greedy = Greedy: goes for the quick gain and does not plan ahead
bot-easy = Easy: overlooks things
bot-normal = Normal: does not plan ahead
bot-hard = Hard: plans ahead
bot-master = Master: plans most thoroughly
style-bold = Bold: looks for fights and takes risks
style-balanced = Balanced: neither bold nor careful
style-careful = Careful: attacks only where it pays
bot-pass = Passive: passes wherever it can
bot-defensive = Defensive: passes in your turn, answers in other players' turns

page-missing = Kartentisch: the page has not been built
page-missing-how = The server is running, but without its page, which has not been built. In the folder of the source, “make play” builds it and serves it; to install it with pip, run “make frontend-build” there, and then “pip install .” again. Both need Node 20 or newer, or a network. The interface for programs below /api/ works already.

serve-address = Kartentisch is open at { $address }
serve-address-moved = Port { $taken } is taken: Kartentisch is open at { $address }
serve-stopped = Stopped; games are saved.
serve-scan = Scan this code with a phone in the same network to open the page.
serve-no-network = This machine is not in a network; the tables can be reached only from here.
serve-data = Games are saved in { $data }
serve-stop = Stop with Ctrl+C; no game is lost.
helper-ready = Helping: bots answer and games are reviewed here. Stop with Ctrl+C.
collection-done = { $count ->
        [0] There was no game to write to { $folder }.
        [one] One game without names is in { $folder }.
       *[other] { $count } games without names are in { $folder }.
    }
backup-done = The backup is in { $file }.
restore-done = The games from { $file } are restored.
table-exported = The table is closed here and moves to { $to }. The file { $file } holds all of it, hidden cards and dice included: treat it like a password. On the other server run: kartentisch table import FILE. All players find their link at the old table; send these links to those who cannot get there, to each their own:
table-imported = The table { $table } is here. It is paused until all its players have come by their links, or the host goes on.
move-done = Tables that are in the database now: { $tables }. Serve them with --db, and never serve the old folder again.
doctor-store-ok = The database is readable. Tables that wait for players: { $waiting }; games in progress: { $playing }; finished games: { $over }.
doctor-store-size = The file is { $size } MB in size.
doctor-rules = Tables of { $game } that began under revision { $begun } of its rules cannot go on, because this program has revision { $now }: { $tables }.
doctor-rules-carried = Games of { $game } that stand under revision { $begun } of its rules go on under revision { $now } as soon as the server runs: { $tables }.
upgrade-how = The server upgrades its store itself when it starts. “kartentisch upgrade --check” says beforehand what becomes of the running games.
upgrade-same = { $table } ({ $game }) goes on: its rules are the same.
upgrade-carried = { $table } ({ $game }) goes on: carried over from revision { $begun } of the rules to { $now }.
upgrade-waits = { $table } ({ $game }) waits. { $why }
upgrade-lost = { $table } ({ $game }) does not load. { $why }
upgrade-sum = Running games that go on as they are: { $same }; carried over: { $carried }; that wait: { $waits }; that do not load: { $lost }. Nothing was changed.
doctor-kept = Tables that never started are deleted after { $waiting } days, games that nobody plays after { $unplayed }, tables that moved to another server after { $moved }; finished games are compressed after { $packed } days, and { $finished ->
    [0] kept
   *[other] deleted after { $finished } days
}.
doctor-stuck = { $tables ->
    [one] One table is stopped
   *[other] { $tables } tables are stopped
}, because the rules cannot go on from the position there; whoever sits there has been told.
doctor-reports = { $reports ->
    [one] One report is open
   *[other] { $reports } reports are open
} of what people have said: `kartentisch reports` shows them.
reports-count = { $reports ->
    [0] There are no open reports.
    [one] One report. `kartentisch reports NUMBER --close` when it is settled.
   *[other] { $reports } reports. `kartentisch reports NUMBER --close` when one is settled.
}
report-row = { $number }  { $name }: “{ $text }”
report-where = { "    " }{ $at }, { $game }, table { $table }, { $among ->
    [allies] said to allies
   *[all] said to all
}, reported by seat { $seat }{ $state ->
    [closed] ; settled
   *[open] { "" }
}
report-closed = Report { $number } is settled.
doctor-store-none = There is no database yet; it will be { $file }.
doctor-store-missing = There is no database { $file }: check the folder after --data. Only before a server has run there for the first time is that as it should be.
doctor-store-bad = The database cannot be read: { $problem }
doctor-clocks-apart = The clock of this machine is { $seconds } s ahead of the database's (negative: behind). Set both by NTP.
doctor-clock-back = This machine's clock is { $seconds } seconds behind the last time that a server noted: it was set back.
doctor-running = A server is running, and its timers are on time.
doctor-late = A server is running, but a timer is { $seconds } seconds late; see its log.
doctor-closed = No server is running; no player's clock runs meanwhile.
doctor-disk = { $free } MB of disk space are free.
doctor-disk-little = Only { $free } MB of disk space are free.
doctor-files = The limit for open files allows { $most } connections.
doctor-files-few = The limit for open files allows only { $most } connections; raise it (LimitNOFILE of systemd, ulimit -n).
doctor-url = { $url } answers, and the server is healthy.
doctor-url-bad = { $url } does not answer as it should: { $status }.
doctor-proxy = Visitors through the proxy are told apart.
doctor-proxy-hides = All visitors through the proxy look like this machine: let the proxy pass on X-Forwarded-For.

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
line-lead = The host
line-pause_asked = { $name } asks for a pause of { $time }: { $reason }.
line-agrees = { $name } agrees.
line-refuses = { $name } refuses.
line-pause_lapsed = The request for a pause has lapsed.
line-pause = All agree on a pause of { $time }: { $reason }. All clocks are stopped.
line-pause_led = { $name } pauses the game for { $time }: { $reason }. All clocks are stopped.
line-rules_updated = The game goes on under revision { $now } of the rules; until now it was { $begun }. { $changes }
line-rules_updated_alike = The game goes on under revision { $now } of the rules; until now it was { $begun }. Nothing changes for it.
line-ruling_agreed = All agreed to go on by the earlier ruling: { $options }.
line-ruling_asked = { $name } asks to go on by the earlier ruling: { $options }. Everybody has to agree.
line-ruling_lapsed = The game goes on by the rules as they are now.
line-departed = The table moves to { $to }, the server with the key { $there }. It does not go on here.
line-arrived = The table has come from the server with the key { $server } and goes on here; this server has the key { $own }. All clocks are stopped until everybody has come. The dice get new secrets; the old server knows those that were used, and the hands of this moment. Undoing without asking starts afresh, substitutes have to sign up again, and the game is no longer rated.
line-resumed = The pause is over; all clocks run again.
line-vacation = { $name } has { $time } off; their clock is stopped.
line-vacation_over = { $name } is back.
notice-turn = { $game }: it is your turn
notice-turn-text = The table is waiting for your answer.
notice-deadline = { $game }: your time is running out
notice-deadline-text = The table is still waiting for your answer.
notice-step_in = { $game }: a substitute is needed
notice-step_in-text = The autopilot answers for a player at this table, and you offered to substitute.
notice-leave = { $game }: the others ask whether you are still there
notice-leave-text = They want to give your seat to somebody else. Open the table to keep it.
notice-question = { $game }: the others ask for your agreement
notice-question-text = A request at the table is waiting for your yes or no.
notice-lead = { $game }: somebody else wants to become host
notice-lead-text = If you are still there, open the table.
notice-rematch = { $game }: a rematch has begun
notice-rematch-text = The same players play again, and you have a seat.
notice-over = { $game }: the game is over
notice-over-text = See how it ended.
notice-several = { $tables } tables are waiting for you
notice-until = Time runs out on { $moment }.
notice-more = and { $tables } more
notice-channel = { $game } is waiting for { $who }
notice-channel-seat = seat { $number }
notice-channel-some = an answer
notice-channel-text = The table is waiting.
notice-test = Notifications from Kartentisch work
notice-test-text = This is the test you asked for. Notifications about your tables arrive here from now on.
weekday-0 = Monday
weekday-1 = Tuesday
weekday-2 = Wednesday
weekday-3 = Thursday
weekday-4 = Friday
weekday-5 = Saturday
weekday-6 = Sunday
email-open = Open the table
email-off = Unsubscribe
email-signin-subject = Kartentisch: sign in
email-signin-text = Somebody, probably you, wants to sign in at { $address }. The link and the code work once, within 15 minutes, and only in the browser that asked for them. If you read your e-mail elsewhere, type this code there:

    { $code }

    If it was not you, do nothing: nobody can sign in without this e-mail.
email-signin-link = Sign in
email-confirm-subject = Kartentisch: confirm notifications
email-confirm-text = Somebody, probably you, wants to be notified at this address when it is their turn at { $address }. If it was not you, do nothing: no further e-mail will come.
email-confirm-link = Yes, notify me here
email-never = Block this address for good
calendar-name = Kartentisch: deadlines
calendar-entry = { $game }: your time runs out
rejection-notices_off = This server does not offer that.
rejection-asked_enough = This address has been asked already, or has been blocked for e-mail from here.
rejection-unknown_service = This is not an address of a supported service. An example: ntfys://ntfy.sh/my-topic
rejection-several_receivers = This address names several recipients; add them one by one.
rejection-too_many_targets = You can have { $most } channels; remove one first.
rejection-unknown_target = There is no such channel.
rejection-spectators_later = Nobody outside may follow this table live, so it cannot have a group channel.
rejection-not_confirmed = This address has not been confirmed yet; check its mailbox.
rejection-stale_link = This link has been used, or is too old.
rejection-unknown_calendar = There is no calendar at this address any more.
rejection-bad_delivery = “{ $value }” is not what { $what } needs; docs/host/index.md has examples.
rejection-bad_mail = --mail (KARTENTISCH_MAIL) needs an address such as smtp://user:password@mail.example.org:587 or smtps://mail.example.org; what was given is not shown, because it may hold a password.
rejection-mail_sender_missing = E-mails need a sender: --mail-from (KARTENTISCH_MAIL_FROM), such as “Games <games@example.org>”.
doctor-mail = The mail server accepts e-mail.
doctor-mail-none = E-mail is not configured here, so the mail server was not tried: this command needs the same --mail (KARTENTISCH_MAIL) as the server.
doctor-mail-bad = The mail server cannot be used: { $problem }.
doctor-mail-address = E-mails need to know this server's address: set it with --address.
doctor-delivery = { $waiting } notifications are waiting to be sent; in the last day { $sent } were sent and { $failed } given up.
doctor-delivery-late = { $late } of { $waiting } notifications have waited for more than an hour; in the last day { $sent } were sent and { $failed } given up.
doctor-targets = { $push } browsers, { $mail } e-mail addresses and { $other } other channels are notified; { $failing } of them cannot be reached.
line-substitute = { $name } is ready to substitute for anybody who is late or away.
line-substitute_gone = { $name } is no longer a substitute.
line-stand_in = { $name } substitutes for { $seat }.
line-hand_back = { $name } no longer substitutes for { $seat }.
over-you_are_out = You were eliminated.
