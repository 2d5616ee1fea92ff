# Die Sätze des Servers auf Deutsch.

rejection-bad_request = Mit „{ $where }“ stimmt etwas nicht: { $problem }.
rejection-bad_json = Das ist kein lesbares JSON.
rejection-unknown_path = Unter dieser Adresse gibt es nichts.
rejection-bad_method = Auf diese Art von Anfrage antwortet diese Adresse nicht.
rejection-too_large = Das ist zu groß; hier werden höchstens { $most } Bytes angenommen.
rejection-too_many_requests = Zu viele Anfragen auf einmal; bitte warte einen Augenblick und versuche es noch einmal.
rejection-too_many_streams = Von deiner Adresse sind zu viele Live-Ansichten offen; bitte schließe eine.
rejection-too_many_tables = Von deiner Adresse aus warten schon { $most } Tische auf Mitspielende; spiel erst an einigen davon.
rejection-too_many_bot_tables = An { $most } Tischen spielen schon Bots unter sich; warte, bis eine dieser Partien zu Ende ist.
rejection-header_missing = Die Kopfzeile X-Kartentisch fehlt; sie zeigt, dass die Anfrage nicht von einer fremden Seite kommt.
rejection-foreign_host = Unter dem Namen „{ $name }“ ist dieser Server nicht bekannt. Wer ihn betreibt, trägt ihn mit „kartentisch serve --host-name { $name }“ ein.
rejection-metrics_closed = Diese Zahlen sind nur für den Betrieb des Servers: vom selben Rechner aus oder mit dem Token dafür.
rejection-internal_fault = Auf dem Server ist ein Fehler aufgetreten. Es wurde nichts geändert; bitte versuche es noch einmal.
rejection-store_busy = Der Server ist gerade überlastet; bitte versuche es noch einmal.
rejection-store_full = Die Platte des Servers ist voll. Es wurde nichts geändert; wer ihn betreibt, muss Platz schaffen.
rejection-store_readonly = Der Server darf in den Ordner mit den Partien nicht schreiben. Es wurde nichts geändert; wer ihn betreibt, muss die Rechte prüfen.
rejection-store_failing = Die Platte des Servers nimmt nichts an: Sie ist voll, ein Kontingent ist erreicht, oder sie ist defekt. Es wurde nichts geändert; mehr steht im Protokoll des Servers.
rejection-store_moved = Die Datenbankdatei wurde im Betrieb verschoben oder ersetzt. Es wurde nichts geändert; wer den Server betreibt, muss ihn neu starten.
rejection-store_damaged = Die Datenbank des Servers ist beschädigt. Es wurde nichts geändert; mehr steht im Protokoll des Servers. „kartentisch restore“ spielt eine Sicherung zurück.
rejection-store_newer = Die Partien hier hat eine neuere Version des Programms gespeichert; bitte installiere diese Version.
rejection-store_foreign = Die Datenbank hier gehört einem anderen Programm. Es wurde nichts geändert.
rejection-store_half = Die Partien hier wurden nur zum Teil aktualisiert: { $missing }. Es wurde nichts geändert; spiele die Sicherung von vor der Aktualisierung zurück und aktualisiere sie.
rejection-store_owned = Ein anderer Kartentisch-Server hat die Partien in „{ $folder }“ geöffnet. Beende ihn zuerst: Zwei würden dieselben Würfel werfen.
rejection-unknown_table = Diesen Tisch gibt es nicht.
rejection-unknown_moment = Das Protokoll dieses Tisches hat keine Zeile { $moment }; die letzte ist { $last }.
rejection-unknown_zone = Eine Zeitzone „{ $zone }“ gibt es nicht; eine heißt zum Beispiel „Europe/Berlin“.
rejection-nobody_here = In diesem Browser bist du nicht angemeldet.
rejection-passkeys_off = Passkeys brauchen eine https-Adresse mit Rechnernamen; diese Adresse hat keinen.
rejection-passkey_late = Diese Frage ist zu lange her, kam aus einem anderen Browser oder ist schon beantwortet; bitte noch einmal.
rejection-bad_passkey = Dieser Passkey ist hier nicht bekannt.
rejection-passkey_framed = Passkeys gehen nur auf der Seite dieses Servers selbst, nicht eingebettet in eine andere Seite: Öffne sie in einem eigenen Tab.
rejection-passkey_copied = Dieser Passkey scheint kopiert worden zu sein und wird nicht angenommen. Melde dich anders an und entferne ihn.
rejection-too_many_passkeys = Du hast schon { $most } Passkeys; entferne erst einen.
rejection-unknown_device = Ein solches Gerät hast du nicht.
rejection-mail_off = Dieser Server verschickt keine E-Mails.
rejection-bad_address = Das ist keine gültige E-Mail-Adresse.
rejection-bad_link = Dieser Link oder Code gilt nicht: Er hält 15 Minuten, gilt einmal und nur in dem Browser, in dem du ihn angefordert hast.
rejection-unknown_key = Dieser Schlüssel gehört zu keinem Platz an diesem Tisch.
rejection-not_for_spectators = An diesem Tisch ist Zuschauen nicht erlaubt.
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
rejection-position_too_hard = Diese Stellung lässt sich hier nicht prüfen: Es dauert zu lange.
drawn-most = höchstens { $n }
drawn-stuck = Von hier aus kann die Partie nicht weitergehen
rejection-no_advice = Diese Stellung stammt aus einer Partie ohne Tipps, die noch läuft. Bis sie zu Ende ist, geben Bots hier keine Tipps und spielen nicht mit, und die Stellung lässt sich nicht woanders aufbauen.
rejection-seats_open = Es sind noch Plätze frei; erst müssen alle besetzt sein.
rejection-stale_decision = Diese Antwort kam zu spät: Ihre Frage ist nicht mehr offen.
rejection-table_stuck = Die Regeln kommen von dieser Stellung nicht weiter, deshalb sind Bots und Uhren hier angehalten. Antwortet von Hand, nehmt zurück oder ersetzt den Bot.
rejection-rules_changed = Diese Partie steht nach Stand { $begun } der Regeln; dieser Server hat Stand { $now } und kann sie nicht fortsetzen. Nichts ist verloren, ihr Protokoll bleibt lesbar. { $program ->
    [newer] Mit einer neueren Fassung des Programms lässt sie sich zu Ende spielen.
    [none] Mit einer früheren Fassung des Programms lässt sie sich zu Ende spielen.
   *[other] Mit Fassung { $program } lässt sie sich zu Ende spielen (uvx kartentisch=={ $program }); der Tisch kann auch auf einen Server umziehen, der sie hat.
}
rejection-command_reused = Die Kennung „{ $command }“ wurde schon für einen anderen Befehl benutzt.
rejection-chat_off = An diesem Tisch gibt es keinen Chat.
rejection-seed_late = Für diese Würfel ist der Beitrag zu spät; gespielt wird ohne ihn.
rejection-seed_early = Beiträge zu den Würfeln werden erst aufgedeckt, wenn sich alle auf einen festgelegt haben.
rejection-witness_late = Nach diesem Glied der Kette wird der Platz nicht gefragt oder nicht mehr; der Wurf ist ohne es gefallen.
rejection-witness_missing = An diesem Tisch wird jeder offene Wurf gegengeprüft: Es geht los, sobald die Browser von zwei Personen das können.
rejection-rated_terms = Eine gewertete Partie beginnt mit dem normalen Aufbau, ohne Tipps und ohne Vertretung. Für Abwesende spielt kein Bot: Der Autopilot passt oder verteidigt.
rejection-rated_seats = Eine gewertete Partie braucht mindestens zwei Personen, jede auf einem Platz und an einem eigenen Gerät.
rejection-rated_nobody = Gewertete Partien zählen für Personen, und dieser Server weiß nicht, wer { $name } ist: Öffne „Mein Profil“ im Browser dieses Platzes und trage dort einen Namen ein.
rejection-rated_often = { $name } hat innerhalb eines Tages { $games } gewertete Partien begonnen; die nächste muss warten oder zählt nicht.
rejection-rated_late = Hier hat sich schon jemand gesetzt, bevor der Tisch gewertet war: Eröffne für eine gewertete Partie einen neuen.
rejection-witness_live = Gegengeprüfte Würfe lassen sich nur verlangen, wo ein Zug höchstens eine Stunde dauert; sonst wähle „ja, wo Browser der anderen antworten“.
rejection-not_said = Zeile { $line } ist keine Nachricht von jemand anderem.
rejection-reported_often = Du hast an diesem Tisch { $times } Nachrichten gemeldet; wer ihn leitet, hat sie gesehen.
rejection-unknown_report = Eine Meldung { $number } gibt es nicht.
rejection-which_report = Sag, welche Meldung erledigt ist: `kartentisch reports NUMMER --close`.
rejection-aside_changed = Das hast du inzwischen auf einem anderen Gerät geändert oder gelöscht.
rejection-too_many_asides = Für Notizen und Pläne gibt es { $most } Plätze und eine Höchstlänge: Lösche erst welche.
rejection-no_allies = Hier ist sonst niemand auf deiner Seite.
rejection-unknown_place = Den Ort „{ $place }“ gibt es auf diesem Plan nicht.
rejection-bad_mark = Ein Pfeil braucht zwei verschiedene Orte, ein Kreis genau einen.
rejection-banned = Du wurdest von diesem Tisch für immer entfernt.
rejection-not_away = Die Person auf diesem Platz ist da; vertreten kannst du sie nur, wenn der Autopilot spielt.
rejection-other_seat_seen = Du hast an diesem Tisch schon eine andere Hand gesehen und kannst nur diesen Platz vertreten.
rejection-no_bank = Ein Zuschlag braucht einen Zeitvorrat, zu dem er kommt.
rejection-bank_runs_dry = Ein Zeitvorrat braucht auch eine Zeit pro Antwort und eine Zeit pro Zug oder einen Zuschlag: Sonst bliebe nichts, sobald er verbraucht ist.
rejection-pause_on = Es ist Pause: Jetzt wird nichts gespielt.
rejection-pause_asked = Um eine Pause hat schon jemand gebeten.
rejection-pause_often = Du hast heute schon { $times }-mal vergeblich um eine Pause gebeten; frag morgen wieder.
rejection-pause_spent = Wer den Tisch leitet, darf allein in sieben Tagen einen Tag Pause machen; { $minutes } Minuten sind übrig. Bitte die anderen um mehr.
rejection-pause_of_others = Die Pause kann nur beenden, wer um sie gebeten hat oder den Tisch leitet.
rejection-no_pause = Es ist keine Pause.
rejection-no_vacation = An diesem Tisch wurden keine freien Tage vereinbart.
rejection-vacation_spent = Du hast in diesem Jahr noch { $days } freie Tage.
rejection-on_vacation = Wer gefragt ist, hat freie Tage: Eine Frist lässt sich nicht setzen.
rejection-phrases_only = An diesem Tisch sind im Chat nur Kurzsätze erlaubt.
rejection-unknown_phrase = Den Kurzsatz „{ $phrase }“ gibt es nicht.
rejection-undo_open = Es hat schon jemand darum gebeten, etwas zurückzunehmen; erst muss das geklärt sein.
rejection-asked_often = Du hast schon { $times }-mal gebeten, diesen Zug zurückzunehmen: Spiel jetzt weiter.
rejection-not_open = Diese Frage darf nur der Platz sehen, der gefragt ist.
rejection-answers_of_others = { $seat } ist nicht da und kann nicht zustimmen; was { $seat } entschieden hat, gilt.
rejection-nobody_agrees = Außer dir ist niemand da, und seither fielen Würfel oder Karten: Zum Zurücknehmen muss jemand zustimmen.
rejection-no_such_answer = Zeile { $line } des Protokolls ist keine Entscheidung von dir, die noch gilt.
rejection-past_of_other_rules = Diese Stelle wurde nach Stand { $begun } der Regeln gespielt, den dieser Server nicht hat: Ihre Stellung lässt sich hier nicht mehr zeigen. Das Protokoll bleibt lesbar{ $program ->
    [none] {"."}
   *[other] {";"} die Fassung { $program } des Programms kann die Partiedatei nachspielen.
}
rejection-no_ruling = Es gibt keine frühere Auslegung, nach der diese Partie weitergehen könnte.
rejection-undo_of_other_rules = Seit dieser Antwort wurden die Regeln der Partie aktualisiert. Zurücknehmen lässt sich nur, was danach gespielt wurde.
rejection-cannot_go_back = Bis dorthin lässt sich nichts zurücknehmen.
rejection-nothing_asked = Gerade bittet dich niemand um dein Einverständnis.
rejection-lead_asked = Um die Leitung des Tisches hat schon jemand gebeten.
rejection-still_patient = Noch nicht: Das geht frühestens in { $seconds } Sekunden.
rejection-clock_runs = Eine Frist lässt sich nicht setzen: Die Uhr läuft schon, oder es antwortet ein Bot.
rejection-nobody_there = Auf diesem Platz sitzt niemand.
rejection-removal_open = Es wurde schon jemand gebeten zu gehen; das muss zuerst geklärt sein.
rejection-kick_present = { $seat } ist da. Während der Partie muss nur gehen, wenn andere zustimmen, und sonst ist niemand da.
rejection-own_seat = Das ist dein eigener Platz: Verlasse ihn oder gib ihn einem Bot.
rejection-own_table = Du sitzt schon an diesem Tisch. Niemand darf zwei Plätzen in die Karten sehen; diesen Platz muss jemand anders nehmen.
rejection-foreign_board = Partien auf einem eigenen Spielplan lassen sich hier nicht importieren.
rejection-scenario_long = Ein Titel oder ein Name in dieser Datei ist zu lang (höchstens { $longest } Zeichen): { $found }
rejection-odds_weights = Es gibt { $defenders } Armeen der Verteidigung und { $weights } Gewichte; es müssen gleich viele sein.
rejection-odds_heaps = Es gibt { $heaps } Kartenhaufen und { $numbers } Anzahlen; es müssen gleich viele sein.
rejection-odds_too_slow = So große Armeen lassen sich hier nicht schnell genug durchrechnen.
rejection-hints_off = An diesem Tisch gibt es keine Tipps: Andere spielen mit, und beim Eröffnen wurde es nicht vereinbart.
rejection-hint_ends = Hier ist kein Tipp möglich: Was nach diesen Schritten kommt, entscheidest nicht du.
rejection-hint_too_slow = Der Bot hat in der Zeit nichts gefunden; versuche es gleich noch einmal.
rejection-reviews_off = Dieser Server wertet keine Partien aus. Lade die Partie herunter und werte sie mit „kartentisch review“ aus.
rejection-too_many_reviews = Zu viele Partien warten auf ihre Auswertung; bitte versuche es später noch einmal.
rejection-bad_database = Diese Datenbank lässt sich nicht benutzen: { $problem }.
rejection-table_moved = Dieser Tisch ist nach { $to } umgezogen: Dort geht das Spiel weiter. Sein Protokoll bleibt hier lesbar.
rejection-move_address = Die Adresse des anderen Servers muss aussehen wie https://spiele.example.org, ohne etwas dahinter.
rejection-move_key = Das ist kein Schlüssel eines Servers: Er hat 64 Ziffern von 0 bis f. Auf dem anderen Server zeigt ihn „kartentisch table key“.
rejection-move_same_server = Das ist der Schlüssel dieses Servers: Der Tisch ist schon hier.
rejection-move_branch = Ein „Was wäre, wenn?“ gehört zu der Partie, von der es abzweigt, und zieht nicht um.
rejection-move_waits = Der Tisch wartet gerade auf seine Würfel. Lass ihn zur nächsten Frage kommen und versuche es wieder.
rejection-move_other_server = Der Tisch war für den Server mit dem Schlüssel { $meant } bestimmt; dieser hat { $found }. Hier hat sich nichts geändert. Wo er herkommt, kann er mit --again neu losgeschickt werden.
rejection-move_known = Der Tisch { $table } ist schon hier oder war es: Diese Datei wird nicht noch einmal importiert.
rejection-move_forked = Der Tisch { $table } ist von hier ausgezogen, aber diese Datei setzt nicht bei der Zeile fort, mit der er ging. Hier hat sich nichts geändert.
rejection-bad_transfer = Die Datei ist kein Tisch, den ein anderer Server geschickt hat, oder sie wurde verändert: { $problem }. Hier hat sich nichts geändert.
rejection-file_exists = Die Datei „{ $file }“ gibt es schon; bitte wähle einen anderen Namen.
rejection-not_empty = In dieser Datenbank liegen schon Tische; es wurde nichts kopiert.
rejection-port_taken = Port { $port } ist von einem anderen Programm belegt. Beende es, oder wähle einen anderen Port: --port 9000 (make play ARGS="--port 9000").
rejection-bad_host = „{ $host }“ ist keine Adresse dieses Rechners ({ $problem }). Nimm --host 127.0.0.1 nur für diesen Rechner oder --host 0.0.0.0 für das ganze Netz.
rejection-no_port = Unter { $host }, Port { $port } geht es nicht: { $problem }. Wähle einen anderen Port: --port 9000 (make play ARGS="--port 9000").
rejection-bad_proxy = „{ $proxy }“ ist keine Liste von Adressen oder Netzen wie 10.0.0.5,172.16.0.0/12.
rejection-bad_host_name = „{ $name }“ ist keine Liste von Namen wie spiele.example.org,play.example.org.

bot-random = Sehr leicht: zieht zufällig
bot-greedy = Gierig: sucht den schnellen Vorteil und plant nicht voraus
bot-easy = Leicht: übersieht manches
bot-normal = Normal: plant nicht voraus
bot-hard = Schwer: plant voraus
bot-master = Meisterhaft: plant am gründlichsten
style-bold = Kühn: sucht den Kampf und wagt dafür etwas
style-balanced = Ausgewogen: weder kühn noch vorsichtig
style-careful = Vorsichtig: greift nur an, wo es sich lohnt
bot-pass = Zurückhaltend: passt, wo es geht
bot-defensive = Verteidigend: passt in deinem Zug, antwortet in denen der anderen

page-missing = Kartentisch: Die Seite ist noch nicht gebaut
page-missing-how = Der Server läuft, aber ohne seine Seite: Sie ist noch nicht gebaut. Im Ordner mit dem Quelltext baut „make play“ sie und startet den Server; für eine Installation mit pip führe dort „make frontend-build“ aus und dann noch einmal „pip install .“. Beides braucht Node 20 oder neuer, oder ein Netz. Die Schnittstelle für Programme unter /api/ geht schon.

serve-address = Kartentisch ist offen unter { $address }
serve-address-moved = Port { $taken } ist belegt: Kartentisch ist offen unter { $address }
serve-stopped = Beendet; die Partien sind gespeichert.
serve-scan = Mit diesem Code öffnen Handys im selben Netz die Seite.
serve-no-network = Dieser Rechner hängt an keinem Netz; die Tische sind nur von hier aus zu erreichen.
serve-data = Partien werden in { $data } gespeichert
serve-stop = Beenden mit Strg+C; keine Partie geht verloren.
helper-ready = Bereit: Bots antworten und Partien werden ausgewertet. Beenden mit Strg+C.
collection-done = { $count ->
        [0] Für { $folder } gab es keine Partie.
        [one] Eine Partie ohne Namen liegt in { $folder }.
       *[other] { $count } Partien ohne Namen liegen in { $folder }.
    }
backup-done = Die Sicherung liegt in { $file }.
restore-done = Die Partien aus { $file } sind wiederhergestellt.
table-exported = Der Tisch ist hier geschlossen und zieht um nach { $to }. Die Datei { $file } enthält alles, auch verdeckte Karten und Würfel: Behandle sie wie ein Passwort. Auf dem anderen Server: kartentisch table import DATEI. Alle finden ihren Link am alten Tisch; wer dort nicht hinkommt, braucht einen von diesen, und zwar den eigenen:
table-imported = Der Tisch { $table } ist da. Er steht in einer Pause, bis alle mit ihren Links gekommen sind oder wer ihn leitet weiterspielt.
move-done = Tische, die jetzt in der Datenbank sind: { $tables }. Starte den Server mit --db und nie wieder mit dem alten Ordner.
doctor-store-ok = Die Datenbank ist lesbar. Tische, die auf Mitspielende warten: { $waiting }; laufende Partien: { $playing }; beendete Partien: { $over }.
doctor-store-size = Die Datei ist { $size } MB groß.
doctor-rules = An Tischen von { $game }, die nach Stand { $begun } der Regeln begannen, kann nicht weitergespielt werden, denn dieses Programm hat Stand { $now }: { $tables }.
doctor-rules-carried = Partien von { $game }, die nach Stand { $begun } der Regeln stehen, gehen nach Stand { $now } weiter, sobald der Server läuft: { $tables }.
upgrade-how = Der Server aktualisiert seine Daten selbst, wenn er startet. „kartentisch upgrade --check“ sagt vorher, was aus den laufenden Partien wird.
upgrade-same = { $table } ({ $game }) geht weiter: Die Regeln sind dieselben.
upgrade-carried = { $table } ({ $game }) geht weiter: von Stand { $begun } der Regeln nach { $now } übernommen.
upgrade-waits = { $table } ({ $game }) wartet. { $why }
upgrade-lost = { $table } ({ $game }) lässt sich nicht laden. { $why }
upgrade-sum = Laufende Partien, die unverändert weitergehen: { $same }; übernommen: { $carried }; wartend: { $waits }; nicht zu laden: { $lost }. Es wurde nichts geändert.
doctor-kept = Tische, an denen nie begonnen wurde, werden nach { $waiting } Tagen gelöscht, Partien, die niemand spielt, nach { $unplayed }, auf einen anderen Server umgezogene Tische nach { $moved }; beendete Partien werden nach { $packed } Tagen komprimiert und { $finished ->
    [0] behalten
   *[other] nach { $finished } Tagen gelöscht
}.
doctor-stuck = { $tables ->
    [one] Ein Tisch ist angehalten
   *[other] { $tables } Tische sind angehalten
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
doctor-store-none = Noch gibt es keine Datenbank; sie wird { $file } heißen.
doctor-store-missing = Eine Datenbank { $file } gibt es nicht: Prüfe den Ordner hinter --data. Richtig ist das nur, solange dort noch nie ein Server lief.
doctor-store-bad = Die Datenbank lässt sich nicht lesen: { $problem }
doctor-clocks-apart = Die Uhr dieses Rechners geht gegenüber der Datenbank { $seconds } s vor (negativ: nach). Bitte beide per NTP stellen.
doctor-clock-back = Die Uhr dieses Rechners geht { $seconds } Sekunden nach gegenüber dem, was ein Server notiert hat: Sie wurde zurückgestellt.
doctor-running = Ein Server läuft, und seine Fristen sind pünktlich.
doctor-late = Ein Server läuft, aber eine Frist ist seit { $seconds } Sekunden überfällig; sieh in sein Protokoll.
doctor-closed = Es läuft kein Server; solange läuft auch keine Uhr.
doctor-disk = Auf der Platte sind { $free } MB frei.
doctor-disk-little = Auf der Platte sind nur { $free } MB frei.
doctor-files = Die Grenze für offene Dateien erlaubt { $most } Verbindungen.
doctor-files-few = Die Grenze für offene Dateien erlaubt nur { $most } Verbindungen; heb sie an (LimitNOFILE in systemd, ulimit -n).
doctor-url = { $url } antwortet, und der Server ist gesund.
doctor-url-bad = { $url } antwortet nicht, wie es soll: { $status }.
doctor-proxy = Wer über den Proxy kommt, ist zu unterscheiden.
doctor-proxy-hides = Alle, die über den Proxy kommen, sehen aus wie dieser Rechner: Der Proxy muss X-Forwarded-For weitergeben.

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
line-rules_updated = Die Partie geht nach Stand { $now } der Regeln weiter; bisher galt Stand { $begun }. { $changes }
line-rules_updated_alike = Die Partie geht nach Stand { $now } der Regeln weiter; bisher galt Stand { $begun }. Für sie ändert sich nichts.
line-ruling_agreed = Alle haben sich geeinigt, nach der früheren Auslegung weiterzuspielen: { $options }.
line-ruling_asked = { $name } möchte nach der früheren Auslegung weiterspielen: { $options }. Alle müssen zustimmen.
line-ruling_lapsed = Die Partie geht nach den Regeln weiter, wie sie jetzt sind.
line-departed = Der Tisch zieht um nach { $to }, auf den Server mit dem Schlüssel { $there }. Hier geht er nicht weiter.
line-arrived = Der Tisch kommt von dem Server mit dem Schlüssel { $server } und geht hier weiter; dieser Server hat den Schlüssel { $own }. Die Uhren stehen, bis alle da sind. Für die Würfel werden neue Geheimnisse gezogen; der alte Server kennt die verbrauchten und die Hände dieses Augenblicks. Zurücknehmen ohne zu fragen beginnt von vorn, Vertretungen melden sich neu an, und die Partie wird nicht mehr gewertet.
line-resumed = Die Pause ist vorbei; die Uhren laufen wieder.
line-vacation = { $name } hat frei ({ $time }); die Uhr steht so lange.
line-vacation_over = { $name } ist wieder da.
notice-turn = { $game }: Du bist dran
notice-turn-text = Der Tisch wartet auf deine Antwort.
notice-deadline = { $game }: Deine Zeit läuft ab
notice-deadline-text = Der Tisch wartet noch auf deine Antwort.
notice-step_in = { $game }: Eine Vertretung wird gebraucht
notice-step_in-text = An diesem Tisch antwortet für jemanden der Autopilot, und du hast dich zur Vertretung angeboten.
notice-leave = { $game }: Die anderen fragen, ob du noch da bist
notice-leave-text = Sie möchten deinen Platz jemand anderem geben. Öffne den Tisch, dann behältst du ihn.
notice-question = { $game }: Die anderen bitten um deine Zustimmung
notice-question-text = Am Tisch wartet eine Bitte auf dein Ja oder Nein.
notice-lead = { $game }: Jemand anderes möchte den Tisch leiten
notice-lead-text = Wenn du noch da bist, öffne den Tisch.
notice-rematch = { $game }: Eine Revanche hat begonnen
notice-rematch-text = Dieselbe Runde spielt noch einmal, und du hast einen Platz.
notice-over = { $game }: Die Partie ist zu Ende
notice-over-text = Sieh nach, wie sie ausging.
notice-several = { $tables } Tische warten auf dich
notice-until = Die Zeit läuft ab am { $moment }.
notice-more = und { $tables } weitere
notice-channel = { $game } wartet auf { $who }
notice-channel-seat = Platz { $number }
notice-channel-some = eine Antwort
notice-channel-text = Der Tisch wartet.
notice-test = Benachrichtigungen von Kartentisch kommen an
notice-test-text = Das ist der Test, um den du gebeten hast. Benachrichtigungen zu deinen Tischen kommen von nun an hier an.
weekday-0 = Montag
weekday-1 = Dienstag
weekday-2 = Mittwoch
weekday-3 = Donnerstag
weekday-4 = Freitag
weekday-5 = Samstag
weekday-6 = Sonntag
email-open = Den Tisch öffnen
email-off = Abbestellen
email-signin-subject = Kartentisch: anmelden
email-signin-text = Jemand, vermutlich du, möchte sich unter { $address } anmelden. Link und Code gelten 15 Minuten, einmal und nur in dem Browser, in dem sie angefordert wurden. Liest du deine E-Mails woanders, dann gib dort diesen Code ein:

    { $code }

    Warst du es nicht, dann tu nichts: Ohne diese E-Mail kann sich niemand anmelden.
email-signin-link = Anmelden
email-confirm-subject = Kartentisch: Benachrichtigungen bestätigen
email-confirm-text = Jemand, wahrscheinlich du, möchte an dieser Adresse benachrichtigt werden, wenn unter { $address } ein Zug ansteht. Warst du es nicht, brauchst du nichts zu tun: Es kommt nichts weiter.
email-confirm-link = Ja, hier benachrichtigen
email-never = Diese Adresse für immer sperren
calendar-name = Kartentisch: Fristen
calendar-entry = { $game }: Deine Zeit läuft ab
rejection-notices_off = Das bietet dieser Server nicht an.
rejection-asked_enough = Diese Adresse wurde schon gefragt oder ist für E-Mails von hier gesperrt.
rejection-unknown_service = Das ist keine Adresse eines unterstützten Dienstes. Ein Beispiel: ntfys://ntfy.sh/mein-thema
rejection-several_receivers = Diese Adresse nennt mehrere Ziele; gib jedes für sich an.
rejection-too_many_targets = Mehr als { $most } Kanäle gehen nicht; entferne erst einen.
rejection-unknown_target = Diesen Kanal gibt es nicht.
rejection-spectators_later = An diesem Tisch darf sonst niemand live mitlesen; einen Gruppenkanal kann er darum nicht haben.
rejection-not_confirmed = Diese Adresse ist noch nicht bestätigt; schau in ihr Postfach.
rejection-stale_link = Dieser Link wurde schon benutzt oder ist zu alt.
rejection-unknown_calendar = Unter dieser Adresse gibt es keinen Kalender mehr.
rejection-bad_delivery = „{ $value }“ ist nicht das, was { $what } braucht; docs/host/index.md hat Beispiele.
rejection-bad_mail = --mail (KARTENTISCH_MAIL) braucht eine Adresse wie smtp://name:passwort@mail.example.org:587 oder smtps://mail.example.org; was angegeben war, wird nicht gezeigt, denn ein Passwort könnte darin stehen.
rejection-mail_sender_missing = E-Mails brauchen einen Absender: --mail-from (KARTENTISCH_MAIL_FROM), etwa „Spiele <spiele@example.org>“.
doctor-mail = Der Mailserver nimmt Mails an.
doctor-mail-none = E-Mail ist hier nicht eingerichtet, der Mailserver wurde also nicht geprüft: Dieser Befehl braucht dasselbe --mail (KARTENTISCH_MAIL) wie der Server.
doctor-mail-bad = Der Mailserver ist nicht zu gebrauchen: { $problem }.
doctor-mail-address = Für E-Mails muss die Adresse dieses Servers bekannt sein: Nenne sie mit --address.
doctor-delivery = { $waiting } Benachrichtigungen warten auf den Versand; am letzten Tag gingen { $sent } hinaus, { $failed } wurden aufgegeben.
doctor-delivery-late = { $late } von { $waiting } Benachrichtigungen warten länger als eine Stunde; am letzten Tag gingen { $sent } hinaus, { $failed } wurden aufgegeben.
doctor-targets = { $push } Browser, { $mail } E-Mail-Adressen und { $other } andere Kanäle werden benachrichtigt; { $failing } davon sind nicht zu erreichen.
line-substitute = { $name } ist bereit, andere zu vertreten, die zu spät oder abwesend sind.
line-substitute_gone = { $name } ist keine Vertretung mehr.
line-stand_in = { $name } vertritt { $seat }.
line-hand_back = { $name } vertritt { $seat } nicht mehr.
over-you_are_out = Du bist ausgeschieden.
