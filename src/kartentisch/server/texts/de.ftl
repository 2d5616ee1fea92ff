# Die Sätze des Servers auf Deutsch.

rejection-bad_request = Mit „{ $where }“ stimmt etwas nicht: { $problem }.
rejection-bad_json = Das ist kein lesbares JSON.
rejection-unknown_path = Unter dieser Adresse gibt es nichts.
rejection-bad_method = Auf diese Art von Anfrage antwortet diese Adresse nicht.
rejection-too_large = Das ist zu groß; hier werden höchstens { $most } Bytes angenommen.
rejection-too_many_requests = Das war zu viel auf einmal; bitte einen Augenblick warten und noch einmal versuchen.
rejection-too_many_streams = Von deiner Adresse sind zu viele Live-Ansichten offen; bitte schließe eine.
rejection-too_many_tables = Von deiner Adresse warten schon { $most } Tische; spiel erst an einigen davon.
rejection-too_many_bot_tables = An { $most } Tischen spielen schon Bots unter sich; warte, bis eine dieser Partien zu Ende ist.
rejection-header_missing = Die Kopfzeile X-Kartentisch fehlt; sie zeigt, dass keine fremde Seite diese Anfrage geschickt hat.
rejection-foreign_host = Unter dem Namen „{ $name }“ ist dieses Haus nicht bekannt. Wer es betreibt, nennt ihn mit „kartentisch serve --host-name { $name }“.
rejection-metrics_closed = Diese Zahlen sind für die Betreiber des Servers: vom selben Rechner aus oder mit dem Token, das sie öffnet.
rejection-internal_fault = Der Server hat einen Fehler gemacht. Es wurde nichts geändert; bitte versuche es noch einmal.
rejection-store_busy = Der Server ist gerade überlastet; bitte versuche es noch einmal.
rejection-store_full = Die Platte dieses Servers ist voll. Es wurde nichts verändert; wer ihn betreibt, muss Platz schaffen.
rejection-store_readonly = Der Server darf dort, wo seine Spiele liegen, nicht schreiben. Es wurde nichts verändert; wer ihn betreibt, muss danach sehen.
rejection-store_failing = Die Platte dieses Servers nimmt nichts an: Sie ist voll, eine Grenze ist erreicht, oder sie ist defekt. Es wurde nichts verändert; wer ihn betreibt, findet mehr in seinem Protokoll.
rejection-store_moved = Die Datei mit den Spielen dieses Servers wurde im Betrieb verschoben oder ersetzt. Es wurde nichts verändert; wer ihn betreibt, muss ihn neu starten.
rejection-store_damaged = Der Speicher dieses Servers ist beschädigt. Es wurde nichts verändert; wer ihn betreibt, findet mehr in seinem Protokoll und spielt mit „kartentisch restore“ eine Sicherung zurück.
rejection-store_newer = Die Spiele hier hat eine spätere Fassung dieses Programms gespeichert; bitte diese installieren.
rejection-store_owned = Ein anderer Server dieses Programms hat die Spiele in „{ $folder }“ offen. Bitte zuerst ihn beenden: Zwei würden dieselben Würfel werfen.
rejection-unknown_table = Diesen Tisch gibt es nicht.
rejection-unknown_moment = Das Protokoll dieses Tisches hat keine Zeile { $moment }; die letzte ist { $last }.
rejection-unknown_zone = Eine Zeitzone „{ $zone }“ gibt es nicht; eine heißt zum Beispiel „Europe/Berlin“.
rejection-nobody_here = Dieser Browser gehört noch zu niemandem.
rejection-passkeys_off = Passkeys brauchen eine Seite mit Namen über https; unter dieser Adresse gibt es keine.
rejection-passkey_late = Diese Frage ist zu lange her, kam aus einem anderen Browser oder ist schon beantwortet; bitte noch einmal.
rejection-bad_passkey = Dieser Passkey ist hier nicht bekannt.
rejection-passkey_framed = Passkeys gehen nur auf der Seite dieses Servers selbst, nicht eingebettet in eine andere Seite: Öffne sie in einem eigenen Tab.
rejection-passkey_copied = Dieser Passkey scheint kopiert worden zu sein und wird nicht angenommen. Melde dich anders an und entferne ihn.
rejection-too_many_passkeys = Du hast schon { $most } Passkeys; entferne erst einen.
rejection-unknown_device = Ein solches Gerät hast du nicht.
rejection-mail_off = Dieses Haus verschickt keine E-Mails.
rejection-bad_address = An diese E-Mail-Adresse lässt sich nichts schicken.
rejection-bad_link = Dieser Link oder Code gilt nicht: Er hält 15 Minuten, gilt einmal und nur in dem Browser, in dem du ihn angefordert hast.
rejection-unknown_key = Dieser Schlüssel gehört zu keinem Platz an diesem Tisch.
rejection-not_for_spectators = An diesem Tisch dürfen nur die Mitspielenden zusehen.
rejection-foreign_seat = Dieser Platz gehört dir nicht.
rejection-owner_only = Das darf nur, wer den Tisch leitet.
rejection-bad_invite = Diese Einladung gehört nicht zu diesem Tisch.
rejection-bad_recovery = Dieser persönliche Link gehört nicht zu diesem Tisch.
rejection-table_full = An diesem Tisch sind nicht genug Plätze frei.
rejection-name_taken = „{ $name }“ heißt an diesem Tisch schon jemand.
rejection-bad_text = Dieser Text geht nicht: Er muss 1 bis { $longest } Zeichen in einer Zeile haben.
rejection-bad_character = { $character } geht an dieser Stelle nicht: { $why ->
        [invisible] Man sieht das Zeichen hier nicht, und der Text sähe aus wie ein anderer. Lass es weg.
        [direction] Es dreht die Schreibrichtung um. Lass es weg; Schriften von rechts nach links laufen auch ohne richtig.
        [control] Das ist ein Steuerzeichen und kein Text.
        [marks] Ein Buchstabe trägt höchstens { $most } Zusatzzeichen, und ein Zusatzzeichen braucht einen Buchstaben vor sich.
       *[unknown] Es hat in Unicode keine Bedeutung und sieht überall anders aus.
    }
rejection-not_started = Das Spiel hat noch nicht begonnen.
rejection-already_started = Das Spiel hat schon begonnen.
rejection-table_over = Das Spiel an diesem Tisch ist zu Ende.
rejection-not_over = Das Spiel an diesem Tisch ist noch nicht zu Ende.
rejection-branch_over = Hier ist die Partie zu Ende: Es gibt nichts mehr auszuprobieren.
rejection-position_over = In dieser Stellung ist die Partie schon zu Ende.
rejection-position_too_hard = Diese Stellung lässt sich hier nicht prüfen: Die Regeln kommen mit ihr nicht schnell genug voran.
drawn-most = höchstens { $n }
drawn-stuck = Von hier aus kommen die Regeln nicht weiter
rejection-no_advice = Das gehört zu einer Partie, die noch ohne Tipps läuft: Bis sie zu Ende ist, spielt und rät hier kein Bot, und ihre Stellung lässt sich nicht woanders aufbauen.
rejection-seats_open = Es sind noch Plätze frei; erst müssen alle sitzen.
rejection-stale_decision = Diese Antwort galt einem anderen Augenblick: Die Entscheidung „{ $decision }“ ist nicht mehr offen, jetzt ist es „{ $open }“.
rejection-table_stuck = Die Regeln kommen von dieser Stellung nicht weiter, deshalb stehen Bots und Uhren hier still. Antwortet von Hand, geht zurück oder setzt jemand anderen an die Stelle des Bots.
rejection-rules_changed = Dieses Spiel begann nach Stand { $begun } seiner Regeln, und dieses Haus hat inzwischen Stand { $now }: Es wird nicht weitergespielt. Sein Protokoll bleibt lesbar; wer das Haus betreibt, kann es mit der früheren Fassung des Programms zu Ende spielen lassen.
rejection-command_reused = Die Kennung „{ $command }“ wurde schon für einen anderen Befehl benutzt.
rejection-chat_off = An diesem Tisch gibt es keinen Chat.
rejection-seed_late = Für diese Würfel ist der Beitrag zu spät; gespielt wird ohne ihn.
rejection-seed_early = Dieser Beitrag zu den Würfeln darf erst genannt werden, wenn alle festgelegt sind.
rejection-witness_late = Nach diesem Glied der Kette wird der Platz nicht gefragt oder nicht mehr; der Wurf ist ohne es gefallen.
rejection-witness_missing = An diesem Tisch braucht jeder offene Wurf einen Zeugen: Es geht los, sobald die Browser von mindestens zwei Leuten einer sein können.
rejection-rated_terms = An einem gewerteten Tisch beginnt das Spiel mit dem Aufbau, ohne Tipps und ohne Vertretung, und für niemanden spielt ein Bot: Der Autopilot passt oder verteidigt.
rejection-rated_seats = An einem gewerteten Tisch spielen mindestens zwei Menschen, jeder auf einem Platz und an einem eigenen Gerät.
rejection-rated_nobody = Ein gewerteter Tisch zählt für Menschen, und dieses Haus weiß nicht, wer { $name } ist: Öffne „Ich“ in dem Browser, der dort sitzt, und sage, wer du bist.
rejection-rated_often = { $name } hat innerhalb eines Tages { $games } gewertete Partien begonnen; die nächste muss warten, oder sie zählt nicht.
rejection-rated_late = Hier sitzt schon jemand, dem nicht gesagt wurde, dass es zählt: Eröffne dafür einen neuen Tisch.
rejection-witness_live = Zeugen lassen sich nur verlangen, wo ein Zug höchstens eine Stunde dauert; wo er länger dauert, wünscht sie euch.
rejection-not_said = Zeile { $line } ist nichts, was jemand anders gesagt hat.
rejection-reported_often = Du hast an diesem Tisch { $times } Zeilen gemeldet; wer ihn leitet, weiß Bescheid.
rejection-unknown_report = Eine Meldung { $number } gibt es nicht.
rejection-which_report = Sag, welche Meldung erledigt ist: `kartentisch reports NUMMER --close`.
rejection-aside_changed = Das hast du inzwischen auf einem anderen Gerät geändert, oder es ist weg.
rejection-too_many_asides = Mehr als { $most } Notizen und Pläne, oder so lange, passen nicht auf deinen Zettel: Wirf etwas weg.
rejection-no_allies = Hier ist niemand, der mit dir auf einer Seite steht und dich hören könnte.
rejection-unknown_place = Den Ort „{ $place }“ gibt es auf diesem Plan nicht.
rejection-bad_mark = Ein Pfeil braucht zwei verschiedene Orte, ein Kreis genau einen.
rejection-banned = Du bist an diesem Tisch nicht mehr willkommen.
rejection-not_away = Diesen Platz spielt, wem er gehört; einspringen lässt sich, wenn der Autopilot spielt.
rejection-other_seat_seen = Du hast an diesem Tisch schon eine andere Hand gesehen und kannst nur dort einspringen.
rejection-no_bank = Ein Zuschlag braucht ein Zeitkonto, auf das er geht.
rejection-bank_runs_dry = Ein Zeitkonto braucht eine Zeit für Antworten und eine Zeit für Züge oder einen Zuschlag: Sonst bliebe nichts, sobald es leer ist.
rejection-pause_on = Es ist Pause: Jetzt wird nichts gespielt.
rejection-pause_asked = Um eine Pause wird schon gebeten.
rejection-pause_often = Du hast heute schon { $times }-mal vergeblich um eine Pause gebeten; frag morgen wieder.
rejection-pause_spent = Wer den Tisch leitet, darf allein in sieben Tagen einen Tag Pause machen; { $minutes } Minuten sind übrig. Bitte die anderen um mehr.
rejection-pause_of_others = Die Pause beendet, wer um sie gebeten hat oder den Tisch leitet.
rejection-no_pause = Es ist keine Pause.
rejection-no_vacation = An diesem Tisch wurden keine freien Tage vereinbart.
rejection-vacation_spent = Du hast in diesem Jahr noch { $days } freie Tage.
rejection-on_vacation = Wer gefragt ist, hat freie Tage: Eine Frist lässt sich nicht setzen.
rejection-phrases_only = An diesem Tisch wird nur mit den fertigen Sätzen gesprochen.
rejection-unknown_phrase = Den fertigen Satz „{ $phrase }“ gibt es nicht.
rejection-undo_open = Es wird schon gefragt, ob zurückgenommen werden darf; erst muss das geklärt sein.
rejection-asked_often = Um dieses Zurücknehmen wurden die anderen schon { $times }-mal gebeten: Spiel jetzt weiter.
rejection-not_open = Diese Frage ist nur für die Augen des Platzes, der gefragt ist.
rejection-answers_of_others = { $seat } ist nicht da, und was { $seat } entschieden hat, gilt.
rejection-nobody_agrees = Außer dir ist gerade niemand da, und seither fielen Würfel oder Karten: Das gilt, bis jemand zustimmen kann.
rejection-no_such_answer = In Zeile { $line } des Protokolls steht keine Entscheidung von dir, die noch gilt.
rejection-cannot_go_back = Bis dorthin führt kein Weg zurück.
rejection-nothing_asked = Gerade wirst du nicht um dein Einverständnis gebeten.
rejection-lead_asked = Um die Leitung des Tisches hat schon jemand gebeten.
rejection-still_patient = Noch ist es nicht so weit: Das geht frühestens in { $seconds } Sekunden.
rejection-clock_runs = Niemand wartet ohne Frist: Die Uhr läuft schon, oder es antwortet ein Bot.
rejection-nobody_there = Auf diesem Platz sitzt niemand.
rejection-removal_open = Es wurde schon jemand gebeten zu gehen; das muss zuerst geklärt sein.
rejection-kick_present = { $seat } ist da. Im Spiel muss nur gehen, wem die anderen das sagen, und sonst ist niemand da.
rejection-own_seat = Das ist dein eigener Platz: Steh auf oder gib ihn einem Bot.
rejection-own_table = Du sitzt schon an diesem Tisch. Niemand darf zwei Plätzen in die Karten sehen; diesen Platz muss jemand anders nehmen.
rejection-foreign_board = Spiele auf einem eigenen Spielplan lassen sich auf diesen Server nicht mitbringen.
rejection-scenario_long = Ein Titel oder ein Name in dieser Datei ist zu lang (höchstens { $longest } Zeichen): { $found }
rejection-odds_weights = Zu { $defenders } Verteidigern stehen { $weights } Gewichte da; es müssen gleich viele sein.
rejection-odds_heaps = Es gibt { $heaps } Kartenhaufen und { $numbers } Anzahlen; es müssen gleich viele sein.
rejection-odds_too_slow = So große Armeen lassen sich hier nicht schnell genug durchrechnen.
rejection-hints_off = An diesem Tisch gibt es keine Tipps: Andere spielen mit, und beim Eröffnen wurde es nicht vereinbart.
rejection-hint_ends = Hier gibt es nichts zu raten: Nach diesen Schritten entscheiden Würfel, Karten oder die anderen.
rejection-hint_too_slow = Der Bot hat in der Zeit nichts gefunden; versuche es gleich noch einmal.
rejection-reviews_off = Dieses Haus wertet keine Partien aus. Wer die Partie herunterlädt, kann sie mit „kartentisch review“ auswerten lassen.
rejection-too_many_reviews = Zu viele Partien warten darauf, ausgewertet zu werden; bitte später noch einmal fragen.
rejection-bad_database = Diese Datenbank lässt sich nicht benutzen: { $problem }.
rejection-table_moved = Dieser Tisch ist nach { $to } umgezogen: Dort geht das Spiel weiter. Sein Protokoll bleibt hier lesbar.
rejection-move_address = Die Adresse des anderen Hauses muss aussehen wie https://spiele.example.org, ohne etwas dahinter.
rejection-move_key = Das ist kein Schlüssel eines Hauses: Er hat 64 Ziffern von 0 bis f. Im anderen Haus zeigt ihn „kartentisch table key“.
rejection-move_same_house = Das ist der Schlüssel dieses Hauses: Der Tisch steht schon hier.
rejection-move_branch = Ein „Was wäre, wenn?“ gehört zu dem Spiel, von dem es abzweigt, und zieht nicht um.
rejection-move_waits = Der Tisch wartet in diesem Augenblick auf seine Würfel. Lass ihn zur nächsten Frage kommen und versuch es wieder.
rejection-move_other_house = Der Tisch war für das Haus mit dem Schlüssel { $meant } bestimmt; dieses hat { $found }. Hier hat sich nichts geändert. Wo er herkommt, kann er mit --again neu losgeschickt werden.
rejection-move_known = Der Tisch { $table } ist schon hier oder war es: Diese Datei wird nicht noch einmal aufgenommen.
rejection-move_forked = Der Tisch { $table } ist von hier ausgezogen, aber diese Datei setzt nicht bei der Zeile fort, mit der er ging. Hier hat sich nichts geändert.
rejection-bad_luggage = Die Datei ist kein Tisch, den ein anderes Haus geschickt hat, oder sie wurde verändert: { $problem }. Hier hat sich nichts geändert.
rejection-file_exists = Die Datei „{ $file }“ gibt es schon; bitte einen anderen Namen.
rejection-not_empty = In dieser Datenbank liegen schon Tische; es wurde nichts kopiert.
rejection-no_port = Unter { $host }, Port { $port } lässt sich nichts öffnen: { $problem }. Ein anderer Port: --port 9000 (make play ARGS="--port 9000").
rejection-bad_proxy = „{ $proxy }“ ist keine Liste von Adressen oder Netzen wie 10.0.0.5,172.16.0.0/12.
rejection-bad_host_name = „{ $name }“ ist keine Liste von Namen wie spiele.example.org,play.example.org.

bot-random = Sehr leicht: zieht zufällig
bot-greedy = Gierig: nimmt, was sofort am meisten bringt, und plant nicht voraus
bot-easy = Leicht: übersieht manches, lässt sich verleiten und hört manchmal zu früh auf
bot-normal = Normal: nimmt, was sofort am meisten bringt, und plant nicht voraus
bot-hard = Schwer: denkt seine besten Züge durch, bis alle geantwortet haben
bot-master = Meisterhaft: denkt wie schwer, aber viel länger
style-bold = Kühn: sucht den Kampf und wagt dafür etwas
style-balanced = Ausgewogen: tut, was am meisten verspricht
style-careful = Vorsichtig: greift nur an, wo es sich sehr lohnt, und hält seine Kräfte zusammen
bot-pass = Zurückhaltend: passt, wo es geht
bot-defensive = Verteidigend: passt in deinem Zug, antwortet in denen der anderen

page-missing = Kartentisch: Die Seite ist noch nicht gebaut
page-missing-how = Der Server läuft, aber ohne seine Seite: Sie ist noch nicht gebaut. Im Ordner mit dem Quelltext baut „make play“ sie und startet den Server; für eine Installation mit pip führe dort „make frontend-build“ aus und dann noch einmal „pip install .“. Beides braucht Node 20 oder neuer, oder ein Netz. Die Schnittstelle für Programme unter /api/ geht schon.

serve-address = Kartentisch ist offen unter { $address }
serve-scan = Handys im selben Netz kommen mit diesem Code hin.
serve-no-network = Dieser Rechner hängt an keinem Netz; die Tische sind nur von hier aus zu erreichen.
serve-data = Die Spiele liegen in { $data }
serve-stop = Beenden mit Strg+C; kein Spiel geht verloren.
collection-done = { $count ->
        [0] Für { $folder } gab es keine Partie.
        [one] Eine Partie ohne Namen liegt in { $folder }.
       *[other] { $count } Partien ohne Namen liegen in { $folder }.
    }
backup-done = Die Sicherung liegt in { $file }.
restore-done = Die Spiele aus { $file } sind wieder da.
table-exported = Der Tisch ist hier geschlossen und geht nach { $to }. Alles von ihm liegt in { $file }, verdeckte Karten und Würfel auch: Gib sie weiter wie ein Passwort. Im anderen Haus: kartentisch table import DATEI. Alle finden ihren Link am alten Tisch; wer dort nicht hinkommt, braucht ihn von dir, jeder den eigenen:
table-imported = Der Tisch { $table } ist da. Er steht in einer Pause, bis alle mit ihren Links gekommen sind oder wer ihn leitet weiterspielt.
move-done = { $tables } Tische liegen jetzt in der Datenbank. Bediene sie mit --db, und den alten Ordner nie wieder.
doctor-store-ok = Der Speicher ist lesbar: { $waiting } Tische warten, an { $playing } wird gespielt, { $over } sind zu Ende.
doctor-store-size = Seine Datei hat { $size } MB.
doctor-rules = An Tischen von { $game }, die nach Stand { $begun } der Regeln begannen, wird nicht weitergespielt, denn dieses Programm hat { $now }: { $tables }.
doctor-kept = Tische, an denen nicht begonnen wurde, gehen nach { $waiting } Tagen, Partien, die niemand gespielt hat, nach { $unplayed }, Tische, die in ein anderes Haus umgezogen sind, nach { $moved }; beendete werden nach { $packed } Tagen gepackt und { $finished ->
    [0] bleiben
   *[other] gehen nach { $finished } Tagen
}.
doctor-stuck = { $tables ->
    [one] Ein Tisch steht still
   *[other] { $tables } Tische stehen still
}, weil die Regeln von der Stellung dort nicht weiterkommen; wer dort sitzt, weiß es.
doctor-reports = { $reports ->
    [one] Eine Meldung ist offen
   *[other] { $reports } Meldungen sind offen
} über das, was jemand gesagt hat: `kartentisch reports` zeigt sie.
reports-count = { $reports ->
    [0] Es gibt keine offenen Meldungen.
    [one] Eine Meldung. `kartentisch reports NUMMER --close`, wenn sie erledigt ist.
   *[other] { $reports } Meldungen. `kartentisch reports NUMMER --close`, wenn eine erledigt ist.
}
report-row = { $number }  { $name }: „{ $text }“
report-where = { "    " }{ $at }, { $game }, Tisch { $table }, { $among ->
    [allies] zu Verbündeten gesagt
   *[all] zu allen gesagt
}, gemeldet von Platz { $seat }{ $state ->
    [closed] ; erledigt
   *[open] { "" }
}
report-closed = Meldung { $number } ist erledigt.
doctor-store-none = Noch gibt es keinen Speicher; er wird { $file } heißen.
doctor-store-bad = Der Speicher lässt sich nicht lesen: { $problem }
doctor-clock-back = Die Uhr dieses Rechners geht { $seconds } Sekunden nach gegenüber dem, was ein Server notiert hat: Sie wurde zurückgestellt.
doctor-running = Ein Server läuft, und seine Fristen sind pünktlich.
doctor-late = Ein Server läuft, aber eine Frist ist seit { $seconds } Sekunden überfällig; sieh in sein Protokoll.
doctor-closed = Es läuft kein Server; solange läuft auch keine Uhr.
doctor-disk = Auf der Platte sind { $free } MB frei.
doctor-disk-little = Auf der Platte sind nur { $free } MB frei.
doctor-files = { $most } Verbindungen passen in die Grenze für offene Dateien.
doctor-files-few = Nur { $most } Verbindungen passen in die Grenze für offene Dateien; heb sie an (LimitNOFILE in systemd, ulimit -n).
doctor-url = { $url } antwortet und ist gesund.
doctor-url-bad = { $url } antwortet nicht, wie es soll: { $status }.
doctor-proxy = Wer dort hereinkommt, wird von diesem Rechner unterschieden.
doctor-proxy-hides = Wer dort hereinkommt, sieht aus wie dieser Rechner selbst: Der Proxy muss X-Forwarded-For weitergeben.

phrase-hello = Hallo zusammen!
phrase-good_luck = Viel Glück und viel Spaß!
phrase-thinking = Ich überlege noch.
phrase-one_moment = Einen Augenblick bitte.
phrase-back_soon = Ich bin gleich wieder da.
phrase-your_turn = Du bist dran.
phrase-take_your_time = Lass dir Zeit.
phrase-well_played = Gut gespielt!
phrase-oops = Hoppla!
phrase-lucky = Da war Glück dabei.
phrase-thanks = Danke!
phrase-sorry = Tut mir leid.
phrase-yes = Ja.
phrase-no = Nein.
phrase-good_game = Das war ein schönes Spiel.
phrase-again = Noch eine Partie?

span-minutes = { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
}
span-hours = { $n ->
    [one] { $n } Stunde
   *[other] { $n } Stunden
}
span-days = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
}
pause-break = eine Unterbrechung
pause-meal = Essen
pause-sleep = Schlafen
pause-visitors = Besuch
pause-trouble = Ärger mit Verbindung oder Gerät
pause-other = etwas anderes
pause-said = { $reason } („{ $text }“)
line-lead = Wer den Tisch leitet
line-pause_asked = { $name } bittet um eine Pause ({ $time }): { $reason }.
line-agrees = { $name } stimmt zu.
line-refuses = { $name } lehnt ab.
line-pause_lapsed = Aus der Pause wird nichts.
line-pause = Alle sind mit einer Pause einverstanden ({ $time }): { $reason }. Alle Uhren stehen.
line-pause_led = { $name } macht eine Pause ({ $time }): { $reason }. Alle Uhren stehen.
line-departed = Der Tisch zieht um nach { $to }, in das Haus mit dem Schlüssel { $there }. Hier wird er nicht weitergespielt.
line-arrived = Der Tisch kommt aus dem Haus mit dem Schlüssel { $house } und geht hier weiter; dieses Haus hat den Schlüssel { $own }. Die Uhren stehen, bis alle da sind. Für die Würfel werden neue Geheimnisse gezogen; das alte Haus kennt die verbrauchten und die Hände dieses Augenblicks. Zurücknehmen ohne zu fragen beginnt von vorn, Ersatzleute melden sich neu, und das Spiel zählt für keine Wertung.
line-resumed = Die Pause ist vorbei; die Uhren laufen wieder.
line-vacation = { $name } hat frei ({ $time }); die Uhr steht so lange.
line-vacation_over = { $name } ist wieder da.
notice-turn = { $game }: Du bist dran
notice-turn-text = Eine Antwort von dir wird gebraucht.
notice-deadline = { $game }: Deine Zeit läuft ab
notice-deadline-text = Eine Antwort von dir wird noch gebraucht.
notice-step_in = { $game }: Jemand soll einspringen
notice-step_in-text = An diesem Tisch antwortet für jemanden der Autopilot. Du hast gesagt, dass du einspringst.
notice-leave = { $game }: Die anderen fragen sich, ob du noch da bist
notice-leave-text = Sie haben darum gebeten, dass du den Tisch verlässt. Schau vorbei, dann bleibst du.
notice-question = { $game }: Die anderen bitten um deine Zustimmung
notice-question-text = Am Tisch steht eine Frage offen, die dein Wort braucht.
notice-lead = { $game }: Jemand anderes möchte den Tisch leiten
notice-lead-text = Wenn du noch da bist, schau vorbei.
notice-rematch = { $game }: Eine neue Partie hat begonnen
notice-rematch-text = Dieselbe Runde spielt noch einmal, und du hast einen Platz.
notice-over = { $game }: Die Partie ist zu Ende
notice-over-text = Die Partie ist zu Ende; sieh nach, wie sie ausging.
notice-several = { $tables } Tische warten auf dich
notice-until = Die Zeit endet am { $moment }.
notice-more = und { $tables } weitere
notice-channel = { $game } wartet auf { $who }
notice-channel-seat = Platz { $number }
notice-channel-some = eine Antwort
notice-channel-text = Der Tisch wartet.
notice-test = Kartentisch erreicht dich
notice-test-text = Das ist die Probe, um die du gebeten hast. Nachrichten zu deinen Tischen kommen von nun an hier an.
weekday-0 = Montag
weekday-1 = Dienstag
weekday-2 = Mittwoch
weekday-3 = Donnerstag
weekday-4 = Freitag
weekday-5 = Samstag
weekday-6 = Sonntag
letter-open = Den Tisch öffnen
letter-off = Keine solchen Mails mehr schicken
letter-signin-subject = Kartentisch: anmelden
letter-signin-text = Jemand, vermutlich du, möchte sich unter { $address } anmelden. Link und Code gelten 15 Minuten, einmal und nur in dem Browser, in dem sie angefordert wurden. Öffnest du deine Post woanders, dann tippe dort diesen Code ein:

    { $code }

    Warst du es nicht, dann tu nichts: Ohne diesen Brief kommt niemand herein.
letter-signin-link = Anmelden
letter-confirm-subject = Kartentisch: Dürfen wir dir schreiben?
letter-confirm-text = Jemand, wohl du, möchte an dieser Adresse erfahren, wann am Kartentisch unter { $address } ein Zug ansteht. Warst du es nicht, brauchst du nichts zu tun: Es kommt nichts weiter.
letter-confirm-link = Ja, schreibt mir hier
letter-never = Dieser Adresse nie wieder schreiben
calendar-name = Kartentisch: Fristen
calendar-entry = { $game }: Deine Zeit endet
rejection-notices_off = Das bietet dieses Haus nicht an.
rejection-asked_enough = Diese Adresse wurde schon gefragt oder möchte von hier keine Mails.
rejection-unknown_service = Das ist keine Adresse eines Dienstes, den man hier kennt. Ein Beispiel: ntfys://ntfy.sh/mein-thema
rejection-several_receivers = Diese Adresse nennt mehrere Empfänger; gib jeden für sich an.
rejection-too_many_targets = { $most } Orte sind genug; nimm erst einen weg.
rejection-unknown_target = Diesen Ort für Nachrichten gibt es nicht.
rejection-spectators_later = Wie die Partie an diesem Tisch steht, soll sonst niemand sofort erfahren; einen Kanal kann er nicht haben.
rejection-not_confirmed = An dieser Adresse hat noch niemand zugestimmt; schau in ihr Postfach.
rejection-stale_link = Dieser Link wurde schon benutzt oder ist zu alt.
rejection-unknown_calendar = Unter dieser Adresse gibt es keinen Kalender mehr.
rejection-bad_post = „{ $value }“ ist nicht das, was { $what } braucht; docs/host/index.md hat Beispiele.
doctor-mail = Der Mailserver nimmt Mails an.
doctor-mail-bad = Der Mailserver ist nicht zu gebrauchen: { $problem }.
doctor-mail-address = Für Mails muss die Adresse dieses Hauses bekannt sein: Nenne sie mit --address.
doctor-post = { $waiting } Nachrichten sind zu senden; am letzten Tag gingen { $sent } hinaus, { $failed } wurden aufgegeben.
doctor-post-late = { $late } von { $waiting } Nachrichten warten länger als eine Stunde; am letzten Tag gingen { $sent } hinaus, { $failed } wurden aufgegeben.
doctor-targets = { $push } Browser, { $mail } E-Mail-Adressen und { $other } andere Orte werden benachrichtigt; { $failing } davon sind nicht zu erreichen.
line-substitute = { $name } würde einspringen, wenn jemand zu spät oder fort ist.
line-substitute_gone = { $name } springt nicht mehr ein.
line-stand_in = { $name } springt für { $seat } ein.
line-hand_back = { $name } spielt nicht mehr für { $seat }.
