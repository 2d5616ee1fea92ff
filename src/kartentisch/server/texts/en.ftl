# The server's sentences in English.

rejection-bad_request = Something is wrong with “{ $where }”: { $problem }.
rejection-bad_json = This is not JSON that can be read.
rejection-unknown_path = There is nothing at this address.
rejection-bad_method = This address does not answer this kind of request.
rejection-too_large = This is too large; at most { $most } bytes are accepted here.
rejection-too_many_requests = That was too much at once; please wait a moment and try again.
rejection-too_many_streams = Too many live views are open from your address; please close one.
rejection-header_missing = The header X-Kartentisch is missing; it shows that no foreign page sent this request.
rejection-internal_fault = The server has made a mistake. Nothing was changed; please try again.
rejection-store_busy = The server is too busy at the moment; please try again.
rejection-unknown_table = There is no such table.
rejection-unknown_moment = The log of this table has no line { $moment }; the last one is { $last }.
rejection-unknown_key = This key does not open a seat at this table.
rejection-not_for_spectators = This table is for its players only.
rejection-foreign_seat = This seat is not yours.
rejection-owner_only = Only whoever opened the table may do this.
rejection-bad_invite = This invitation does not belong to this table.
rejection-bad_recovery = This personal link does not belong to this table.
rejection-table_full = There are not enough open seats at this table.
rejection-name_taken = Somebody at this table is already called “{ $name }”.
rejection-bad_text = This text cannot be used: it must hold 1 to { $longest } characters in one line.
rejection-not_started = The game has not begun yet.
rejection-already_started = The game has begun already.
rejection-table_over = The game at this table is over.
rejection-not_over = The game at this table is not over yet.
rejection-seats_open = There are still open seats; everybody must have sat down first.
rejection-stale_decision = This answer was meant for another moment: the decision “{ $decision }” is no longer open, it is “{ $open }” now.
rejection-command_reused = The command id “{ $command }” was used for something else already.
rejection-chat_off = There is no chat at this table.
rejection-foreign_board = Games on a board of their own cannot be brought to this server.
rejection-bad_database = This database cannot be used: { $problem }.
rejection-no_port = Nothing can be opened at { $host }, port { $port }: { $problem }.

bot-random = plays any legal action, at random
bot-greedy = looks one step ahead and takes what brings most at once
bot-pass = passes wherever that is allowed, and otherwise takes the first legal action

page-missing = Kartentisch: the page has not been built
page-missing-how = The server is running, but its page has not been built yet. “make play” builds it, or “npm ci” and “npm run build” in the folder “frontend”. The interface for programs below /api/ works already.

serve-address = Kartentisch is open at { $address }
serve-data = Games are kept in { $data }
serve-stop = Stop with Ctrl+C; no game is lost.
backup-done = The backup is in { $file }.
restore-done = The games from { $file } are in place again.
