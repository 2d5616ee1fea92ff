# Die Sätze des Servers auf Deutsch.

rejection-bad_request = Mit „{ $where }“ stimmt etwas nicht: { $problem }.
rejection-bad_json = Das ist kein lesbares JSON.
rejection-unknown_path = Unter dieser Adresse gibt es nichts.
rejection-bad_method = Auf diese Art von Anfrage antwortet diese Adresse nicht.
rejection-too_large = Das ist zu groß; hier werden höchstens { $most } Bytes angenommen.
rejection-too_many_requests = Das war zu viel auf einmal; bitte einen Augenblick warten und noch einmal versuchen.
rejection-too_many_streams = Von deiner Adresse sind zu viele Live-Ansichten offen; bitte schließe eine.
rejection-header_missing = Die Kopfzeile X-Kartentisch fehlt; sie zeigt, dass keine fremde Seite diese Anfrage geschickt hat.
rejection-internal_fault = Der Server hat einen Fehler gemacht. Es wurde nichts geändert; bitte versuche es noch einmal.
rejection-store_busy = Der Server ist gerade überlastet; bitte versuche es noch einmal.
rejection-unknown_table = Diesen Tisch gibt es nicht.
rejection-unknown_moment = Das Protokoll dieses Tisches hat keine Zeile { $moment }; die letzte ist { $last }.
rejection-unknown_key = Dieser Schlüssel gehört zu keinem Platz an diesem Tisch.
rejection-not_for_spectators = An diesem Tisch dürfen nur die Mitspielenden zusehen.
rejection-foreign_seat = Dieser Platz gehört dir nicht.
rejection-owner_only = Das darf nur, wer den Tisch eröffnet hat.
rejection-bad_invite = Diese Einladung gehört nicht zu diesem Tisch.
rejection-bad_recovery = Dieser persönliche Link gehört nicht zu diesem Tisch.
rejection-table_full = An diesem Tisch sind nicht genug Plätze frei.
rejection-name_taken = „{ $name }“ heißt an diesem Tisch schon jemand.
rejection-bad_text = Dieser Text geht nicht: Er muss 1 bis { $longest } Zeichen in einer Zeile haben.
rejection-not_started = Das Spiel hat noch nicht begonnen.
rejection-already_started = Das Spiel hat schon begonnen.
rejection-table_over = Das Spiel an diesem Tisch ist zu Ende.
rejection-not_over = Das Spiel an diesem Tisch ist noch nicht zu Ende.
rejection-seats_open = Es sind noch Plätze frei; erst müssen alle sitzen.
rejection-stale_decision = Diese Antwort galt einem anderen Augenblick: Die Entscheidung „{ $decision }“ ist nicht mehr offen, jetzt ist es „{ $open }“.
rejection-command_reused = Die Kennung „{ $command }“ wurde schon für einen anderen Befehl benutzt.
rejection-chat_off = An diesem Tisch gibt es keinen Chat.
rejection-foreign_board = Spiele auf einem eigenen Spielplan lassen sich auf diesen Server nicht mitbringen.
rejection-bad_database = Diese Datenbank lässt sich nicht benutzen: { $problem }.
rejection-no_port = Unter { $host }, Port { $port } lässt sich nichts öffnen: { $problem }.

bot-random = spielt irgendeinen erlaubten Zug, ganz zufällig
bot-greedy = denkt einen Schritt weit und nimmt, was sofort am meisten bringt
bot-pass = passt, wo immer das geht, und nimmt sonst den ersten erlaubten Zug

page-missing = Kartentisch: Die Seite ist noch nicht gebaut
page-missing-how = Der Server läuft, aber seine Seite ist noch nicht gebaut. „make play“ baut sie, oder „npm ci“ und „npm run build“ im Ordner „frontend“. Die Schnittstelle für Programme unter /api/ geht schon.

serve-address = Kartentisch ist offen unter { $address }
serve-data = Die Spiele liegen in { $data }
serve-stop = Beenden mit Strg+C; kein Spiel geht verloren.
backup-done = Die Sicherung liegt in { $file }.
restore-done = Die Spiele aus { $file } sind wieder da.
