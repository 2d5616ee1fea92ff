# Sätze der Engine auf Deutsch; die Texte eines Spiels stehen bei diesem Spiel.

player = Person { $number }
spectator = Publikum
about = worum es geht
about-active = im Zug von
share = { $share }
listed = { $most } und { $last }

# ------------------------------------------------------------------ Aktionen und Antworten
rejection-needs_clock = Die Option „{ $option }“ braucht eine Uhr, die hier nicht läuft; ohne sie wird nach Runden begrenzt.
rejection-no_clock = { $minutes } Minuten sind angegeben, aber ihr spielt ohne Uhr; wähle zuerst die Option dafür.
rejection-bad_time_limit = Eine Partie nach der Uhr dauert { $least } bis { $most } Minuten, nicht { $minutes }.
rejection-game_over = Die Partie ist zu Ende; es gibt nichts mehr zu entscheiden.
rejection-not_asked = { $seat } ist gerade nicht gefragt; es ist jemand anderes an der Reihe.
rejection-not_chance = Hier entscheidet nicht der Zufall; es fehlt die Antwort eines Platzes.
rejection-not_observed = { $game } hat keine Beobachtung in Zahlen.
rejection-short_buffer = Es ist Platz für { $found } Zahlen; nötig sind { $least }.
rejection-bad_buffer = Hierhin lassen sich die Zahlen nicht schreiben ({ $found }): Nötig ist eine einzelne Reihe ohne Lücken, und zwar von einer dieser Arten: { $choices }.
rejection-readonly_buffer = Dieser Puffer ist schreibgeschützt.
rejection-no_such_seat = Es gibt keinen Platz { $number }; es spielen { $players }, gezählt ab 0.
rejection-nobody_asked = Die Regeln fragen hier niemanden ({ $at }); das ist ein Fehler des Spiels.
rejection-open_round = Die Regeln gehen weiter, während noch verdeckt geantwortet wird ({ $at }); das ist ein Fehler des Spiels.
rejection-no_round = Die Regeln warten auf verdeckte Antworten, ohne danach gefragt zu haben ({ $at }); das ist ein Fehler des Spiels.
rejection-no_window = Hier gibt es nichts, wobei alle passen könnten.
rejection-bad_event = Davon hat keine Stellung berichtet: { $found }.
rejection-bad_chance = Das ist kein gespeicherter Zufall: { $found }.
rejection-bad_below = Eine Zufallszahl unter { $found } gibt es nicht; die Grenze ist eine Zahl von 1 bis 2**62.
rejection-bad_share = Ein Anteil ist eine Zahl von 0 bis 1, nicht { $found }.
rejection-many_outcomes = Ein Wurf mit { $dice } Würfeln zu { $faces } Seiten hat mehr als { $most } Ergebnisse; das sind zu viele für eine Liste. Chance würfelt trotzdem, und „dice“ und „faces“ der Stellung beschreiben den Wurf.
rejection-no_such_action = Eine Aktion { $action } gibt es nicht; die Nummern beginnen bei 0, und insgesamt sind es { $size }.
rejection-impossible_outcome = „{ $outcome }“ kann der Zufall hier nicht ergeben.
rejection-missing_word = Hier fehlt eine Angabe ({ $what }); möglich sind: { $choices }.
rejection-superfluous_word = „{ $word }“ ist zu viel; davor ist die Aktion schon vollständig.
rejection-unknown_word = „{ $word }“ ist hier unbekannt ({ $what }); möglich sind: { $choices }.
rejection-ambiguous_word = „{ $word }“ ist mehrdeutig ({ $what }); gemeint sein kann: { $choices }.
rejection-malformed_action = Diese Angabe ist keine Aktion; erwartet wird ein Objekt mit „action“ und den zugehörigen Feldern, alles als Text.
rejection-batch_refused = Die { $index }. Aktion der Folge ist nicht erlaubt; keine davon wurde ausgeführt.
rejection-batch_too_long = Die Folge ist zu lang: Vor ihrer { $index }. Aktion ist schon jemand anderes gefragt; keine davon wurde ausgeführt.
rejection-no_note = Zu dieser Antwort gehört keine Zeile Text.
rejection-bad_note = Eine Zeile Text hat 1 bis { $longest } druckbare Zeichen.
rejection-nothing_to_undo = Es gibt nichts zurückzunehmen.
rejection-undo_closed = Zurücknehmen geht nicht mehr: Seither wurde etwas aufgedeckt, oder jemand anderes hat geantwortet.

# ------------------------------------------------------------------ Spiele, Optionen, Plätze
rejection-not_compiled = Die Engine ist kompiliert, die Regeln von „{ $game }“ sind es nicht, und beides passt nicht zusammen. Kompiliere sie: „make build“, oder „make build GAME={ $game }“. Oder setze KARTENTISCH_RULES=interpreted.
rejection-unknown_game = Ein Spiel „{ $game }“ gibt es hier nicht. { $near ->
        [none] Zur Wahl stehen: { $choices }.
       *[other] Meinst du „{ $near }“? Zur Wahl stehen: { $choices }.
    }
rejection-extra_missing = Dafür ist nicht alles installiert ({ $module } fehlt): pip install "kartentisch[{ $extra }]"
rejection-unknown_language = Eine Sprache „{ $language }“ gibt es hier nicht; zur Wahl stehen: { $choices }.
rejection-unknown_bot = Einen Bot „{ $bot }“ gibt es nicht; zur Wahl stehen: { $choices }.
rejection-bad_bot = Der Bot „{ $bot }“ lässt sich nicht verwenden ({ $problem }). Eigene Bots heißen „Modul:Klasse“.
rejection-bot_waits = Der Bot „{ $bot }“ gibt keine Antwort; in einer Serie spielen nur Bots, die selbst entscheiden.
rejection-bot_count = Für die anderen Plätze sind { $found } Bots genannt; nötig sind { $least }, oder einer für alle.
rejection-answer_missing = Die Antwort von { $agent } fehlt; an diesen Platz geht gerade eine Frage.
rejection-reset_first = In dieser Umgebung läuft noch keine Partie; rufe zuerst reset() auf.
rejection-bad_batch = Ein Stapel hat 1 oder mehr Partien; „{ $found }“ ist keine solche Zahl.
rejection-no_text = Einen Text „{ $key }“ gibt es in dieser Sprache nicht.
rejection-no_such_row = Eine Zeile { $row } gibt es in diesem Stapel nicht; es sind { $rows }, gezählt ab 0.
rejection-short_batch = Es sind { $found } Aktionen; nötig sind { $least }, eine für jede Partie.
rejection-bad_results = Zeile { $line } von { $file } ist kein Ergebnis eines Spiels ({ $problem }); bitte korrigiere oder lösche sie, die anderen bleiben gültig.
rejection-bots_twice = „{ $bot }“ ist zweimal genannt; in einem Wettbewerb steht jeder Bot einmal.
rejection-one_bot = Ein Wettbewerb braucht mindestens zwei verschiedene Bots.
rejection-swiss_too_small = { $bots } Bots an Tischen zu { $players } brauchen kein Schweizer System; besser round-robin.
rejection-bad_plot = In { $file } lässt sich nichts zeichnen; der Name muss auf eines davon enden: { $choices }.
rejection-other_data = In { $folder } liegen Spiele eines anderen Laufs (_selfplay.json sagt, welchen); bitte einen anderen Ordner nehmen.
rejection-other_run = In { $folder } liegt ein anderer Lauf (run.json sagt, welcher); bitte einen anderen Ordner nehmen.
rejection-bad_weights = { $file } enthält keine brauchbaren Gewichte ({ $problem }).
rejection-foreign_weights = Die Gewichte in { $file } sind für etwas anderes gemacht ({ $found }), nicht für { $game } mit { $players } Plätzen.
rejection-other_layout = Die Gewichte in { $file } passen nicht mehr: { $game } beschreibt den Spieltisch oder die Aktionen seither anders. Sie müssen neu gelernt werden.
rejection-no_ray = Unter „{ $address }“ gibt es kein Ray-Cluster ({ $problem }).
rejection-peer_missing = Zum Vergleich fehlt „{ $peer }“; es ist hier nicht installiert.
rejection-unknown_rule = Eine Regel „{ $id }“ gibt es nicht.
rejection-player_count = { $players ->
        [1] Mit einem Platz
       *[other] Mit { $players } Plätzen
    } lässt sich { $game } nicht spielen, denn die Spielregel hat dafür keinen Aufbau; möglich sind: { $choices }.
rejection-seat_count = { $seats ->
        [one] Ein Name passt
       *[other] { $seats } Namen passen
    } nicht zu { $players ->
        [one] einem Platz
       *[other] { $players } Plätzen
    }; jeder Platz braucht genau einen.
rejection-unknown_option = Eine Option „{ $option }“ gibt es nicht. { $near ->
        [none] Zur Wahl stehen: { $choices }.
       *[other] Meinst du „{ $near }“? Zur Wahl stehen: { $choices }.
    }
rejection-bad_option = Bei der Option „{ $option }“ ist der Wert „{ $value }“ nicht vorgesehen; möglich sind: { $choices }.
rejection-contradictory_options = Mit { $against } kann die Option „{ $option }“ nicht den Wert „{ $value }“ haben.
# ------------------------------------------------------------------ Spielpläne und Stellungen
rejection-board_format = Dieser Spielplan hat das Format { $found }; gelesen wird Format { $expected }.
rejection-bad_board = Dieser Spielplan ist fehlerhaft: { $problem }.
rejection-unknown_space = Ein Feld „{ $space }“ gibt es auf diesem Spielplan nicht.
rejection-state_format = Diese Stellung ist in einem fremden Format gespeichert; gelesen wird Format { $expected }.
rejection-pickled_revision = Diese Pickle-Datei stammt aus Fassung { $found } der Regeln von { $game }; hier gilt Fassung { $expected }. Spielstände und Stellungen (JSON) lassen sich weiterhin lesen.
rejection-pickled_board = Diese Pickle-Datei gehört zu einem anderen Spielplan von { $game } als dem hiesigen.
rejection-foreign_state = Diese Stellung gehört zu einem anderen Spiel als { $game }.
rejection-position_is_view = Das ist nur eine Sicht: was { $viewer ->
        [spectator] Zuschauende wissen dürfen
       *[seat] ein einzelner Platz wissen darf
    }, nicht die ganze Stellung. „game.imagine(view, seed)“ macht daraus eine ganze Stellung, die zu ihr passt.
rejection-bad_position = Diese Stellung ist nicht möglich; bei „{ $what }“ stimmt die Angabe nicht: { $found }.

# ------------------------------------------------------------------ Partien, Szenarien, Dateien
rejection-no_such_file = Eine Datei „{ $file }“ gibt es nicht.
rejection-is_folder = „{ $file }“ ist ein Ordner; hier wird eine Datei gebraucht.
rejection-not_text = Die Datei „{ $file }“ enthält keinen Text (UTF-8); etwas anderes wird hier nicht gelesen.
rejection-bad_file = Mit „{ $file }“ stimmt etwas nicht: { $problem }.
rejection-record_revision = Diese Partiedatei folgt der Fassung { $found } der Regeln; hier ist erst Fassung { $expected } bekannt.
rejection-record_format = Diese Partiedatei hat das Format { $found }; dieses Programm liest Format { $expected }. Eine neuere Version des Programms kann sie vielleicht lesen.
rejection-record_redacted = Diese Partiedatei ist nicht vollständig: Sie enthält nur, was { $viewer ->
        [spectator] Zuschauende wissen konnten
       *[seat] ein Platz wissen konnte
    }, während die Partie noch lief. Sie lässt sich weder prüfen noch nachspielen; lade sie nach dem Ende der Partie noch einmal herunter.
rejection-record_empty = Diese Datei ist leer und damit keine Partiedatei.
rejection-not_a_record = Das ist keine Partiedatei: Eine solche beginnt mit einer Zeile wie {"{"}"kartentisch": 1, "game": …{"}"}, so wie der Tisch sie nach der Partie ausgibt.
rejection-bad_record = Die Partiedatei ist in Zeile { $line } fehlerhaft: { $problem }.
rejection-foreign_record = Diese Partiedatei gehört zu einem anderen Spiel: { $game }.
rejection-record_differs = Eintrag { $entry } der Partiedatei passt nicht mehr: Dort steht „{ $expected }“, nachgespielt ergibt sich „{ $found }“.
rejection-record_rules = Eintrag { $entry } führt die Partie von Stand { $found } der Regeln nach { $now } weiter; sie stand aber nach Stand { $begun }.
rejection-record_stretch = Die Einträge { $first } bis { $last } wurden nach Stand { $revision } der Regeln gespielt, den dieses Programm nicht hat.{ $program ->
    [none] {""}
   *[other] {" "}Fassung { $program } hat ihn: uvx kartentisch=={ $program }
}
rejection-rules_newer = Diese Partie { $game } steht nach Stand { $begun } der Regeln; dieses Programm hat erst Stand { $now }. Eine neuere Fassung des Programms kann sie fortsetzen.
rejection-rules_too_old = Diese Partie { $game } steht nach Stand { $begun } der Regeln; dieses Programm hat Stand { $now } und kann ihre Stellung nicht übernehmen. Die frühere Fassung des Programms kann sie fortsetzen.
rejection-position_not_carried = Die Stellung dieser Partie { $game } nach Stand { $begun } der Regeln besteht nach Stand { $now } nicht ({ $problem }). Die frühere Fassung des Programms kann sie fortsetzen.
rejection-no_such_entry = Einen Eintrag { $entry } hat die Partiedatei nicht; { $entries ->
        [one] sie hat nur einen
       *[other] sie hat { $entries }
    }.
rejection-scenario_format = Dieses Szenario ist fehlerhaft: { $problem }.
rejection-chance_missing = Für den Zufall ({ $chance }) ist kein Ergebnis vorgegeben, aber hier ({ $at }) wird eines gebraucht.
rejection-unknown_outcome = „{ $word }“ kann der Zufall ({ $chance }) nicht bringen; möglich sind: { $choices }.
rejection-chance_differs = Vorgegeben ist ein Ergebnis für „{ $expected }“, gefragt ist hier aber der Zufall „{ $found }“.
rejection-chance_left = Diese vorgegebenen Ergebnisse des Zufalls wurden nicht gebraucht: { $left }.

# ------------------------------------------------------------------ nachprüfbare Würfel
rejection-dice_value = Im Nachweis der Würfel ist „{ $found }“ nicht erlaubt; er kennt nur Text, ganze Zahlen und Listen davon.
rejection-dice_size = { $what } muss aus { $expected } Bytes bestehen; gefunden wurde: { $found }.
rejection-dice_table = Die Kennung „{ $table }“ eines Tisches ist leer oder länger als { $most } Bytes.
rejection-dice_links = Eine Würfelkette mit { $links } Gliedern gibt es nicht; möglich sind 1 bis { $most }.
rejection-dice_request = „{ $found }“ lässt sich nicht auswürfeln oder ziehen.
rejection-dice_setup = Dieser Schritt der Würfel-Vorbereitung ist jetzt nicht an der Reihe.
rejection-dice_seed = Der Beitrag von { $seat } zu den Würfeln passt nicht zu dem, worauf dieser Platz sich festgelegt hatte, oder er wurde schon einmal benutzt.
rejection-dice_spent = Das Glied { $index } der Würfel ist schon verbraucht, das nächste ist { $expected }; kein Wurf wird wiederholt.
rejection-dice_skipped = Das Glied { $index } der Würfel ist noch nicht an der Reihe, das nächste ist { $expected }.
rejection-dice_exhausted = Die Würfelkette ist nach { $links } Würfen zu Ende; sie muss erneuert werden.
rejection-dice_seq = Diese Stelle der Partie ({ $found }) passt nicht zu den Würfen, die schon gefallen sind ({ $expected }).
rejection-dice_owner = Bei „{ $chance }“ hängt vom Ergebnis ab, wer es wissen darf; so lässt es sich nicht verdeckt auslosen.
rejection-dice_closed = Die Geheimnisse dieser Würfel sind schon geöffnet; mit ihnen fällt kein Wurf mehr.
rejection-dice_rows = Zum Öffnen fehlen verdeckte Ergebnisse, oder es sind fremde dabei: erwartet werden { $expected }, gefunden wurden { $found }.
rejection-dice_untaken = Es gibt neue Zeilen des Würfelnachweises, die noch niemand gespeichert hat.
rejection-dice_log = Der Würfelnachweis ist in Zeile { $line } falsch: { $what }.
rejection-dice_record = Eintrag { $entry } der Partiedatei ist durch den Würfelnachweis nicht gedeckt.

# ------------------------------------------------------------------ Aussichten von Kämpfen
rejection-army_letters = Armeen werden mit vier Buchstaben geschrieben, einem für jede Art; „{ $found }“ ist etwas anderes.
rejection-army_word = „{ $word }“ ist keine Anzahl von Einheiten. Richtig ist zum Beispiel 5{ $infantry } 3{ $tanks } 2{ $artillery } 2{ $planes }: { $infantry } Infanterie, { $tanks } Panzer, { $artillery } Artillerie, { $planes } Flugzeuge.
rejection-army_twice = Der Buchstabe { $letter } steht zweimal in dieser Armee; jede Art von Einheit darf nur einmal darin stehen.
rejection-army_size = Eine Armee braucht 1 bis { $most } Einheiten; „{ $army }“ hat { $units }.
rejection-unknown_policy = Eine Spielweise „{ $policy }“ gibt es nicht; zur Wahl stehen: { $choices }, oder die vier Buchstaben in beliebiger Folge, etwa PTAI.
rejection-odds_too_large = Für so große Armeen lässt sich das beste Spiel nicht berechnen: Es gibt mindestens { $positions } Stellungen, erlaubt sind { $most }. Mit „strongest“ oder „opening“ geht es.
rejection-bad_battle = „{ $army }“ ist in Runde { $round } unmöglich: Höchstens { $most } Einheiten dürfen im Kampf sein, und wer nicht gerade verstärkt, hat dort mindestens eine.
rejection-battle_mixed = Entweder stecken beide Armeen mitten im Kampf (im Kampf / Reserve) oder keine.
rejection-units_word = „{ $word }“ ist hier unbekannt. Schreibe die Zahl der Armeen und dazu, was sonst dort steht: { $choices }. Zum Beispiel: 6 { $officer }.
rejection-units_twice = „{ $word }“ steht zweimal da; von jedem Offizier gibt es höchstens einen, und eine Station.
rejection-units_size = { $least ->
    [2] Zum Angreifen braucht es 2 bis { $most } Einheiten, denn eine bleibt zurück; hier sind es { $count }.
   *[1] Zum Verteidigen braucht es 1 bis { $most } Einheiten; hier sind es { $count }. In ein leeres Gebiet rückt man ein, ohne zu würfeln.
}
rejection-units_station = Stationen stehen nur auf Land.
rejection-bad_throw = { $throw } können diese Einheiten nicht geworfen haben: Sie greifen mit 1 bis { $most } Würfeln an, mit 6 Seiten, und mit 8 nur für Offiziere auf ihrer Art von Gebiet.
rejection-throw_word = „{ $word }“ ist kein Wurf. Richtig sind ein bis drei Würfel, zum Beispiel 8,4,1.
rejection-bad_amount = { $value } ist hier nicht möglich; es geht von { $least } bis { $most }.
rejection-cards_word = „{ $word }“ ist keine Karte. Richtig ist zum Beispiel { $card }; die Buchstaben sind { $letters }, und Armeekarten haben einen Wert.
rejection-cards_size = { $cards } Karten sind zu viele; es gibt { $most }.
rejection-cards_many = So viele Karten { $card } gibt es nicht: Im Spiel sind { $most }.
rejection-cards_drawn = { $drawn } Karten können nicht aus { $cards } kommen.
rejection-attack_set = „{ $word }“ ist kein Satz: Nötig sind eine Stärke oder drei Karten, eine von jeder Waffe, mit Jokern für jede davon.
rejection-force_word = „{ $word }“ ist keine Zahl mit einer Art von Einheit oder könnte zwei Arten meinen. Die Arten sind: { $choices }; ihre ersten Buchstaben reichen.
rejection-force_twice = „{ $kind }“ steht zweimal da; jede Art steht einmal da, mit ihrer Zahl.
rejection-force_units = Jede Seite braucht 1 bis { $most } Einheiten; hier sind es { $count }.
rejection-force_mixed = Landeinheiten kämpfen an Land und Schiffe auf See; auf See verteidigt kein Bomber. Schiffe, die bei einer Landung schießen, werden eigens genannt.
rejection-force_shots = Landungsschüsse kommen von Schlachtschiffen und Zerstörern, und nur bei einer Landung.
rejection-force_doomed = Einheiten, die noch feuern, bevor sie fallen, sind die des Verteidigers in einem begonnenen Kampf an Land: ohne Schiffe, ohne Flugabwehr und ohne Landungsschüsse.
rejection-force_large = Diese Streitkräfte sind zu groß: Der Kampf hat { $positions } mögliche Zwischenstände, rechnen lassen sich höchstens { $most }.
rejection-landing_retreat = Wer von See gelandet ist, kann sich nicht zurückziehen.

# ------------------------------------------------------------------ Fehler in den Regeln selbst
rejection-runaway_rules = Die Regeln drehen sich im Kreis, zuletzt bei „{ $at }“; das ist ein Fehler im Spiel, nicht in der Eingabe.

# ------------------------------------------------------------------ wonach ein Wort gefragt ist
what-action = Aktion
what-seat = Platz
what-peer = Vergleich
what-reward = Belohnung
what-render_mode = render_mode
what-side = Seite
what-territory = Gebiet
what-policy = Spielweise
what-losses = wer zuerst fällt
rejection-no_map = Für „{ $game }“ gibt es diese Karte nicht: { $map }. Vorhanden: { $choices }.
rejection-picture_format = Der Name eines Bildes muss auf .svg oder .png enden: { $file }
rejection-no_browser = Für PNG wird einer dieser Browser gebraucht: { $choices }. Ein Bild als .svg geht immer.
rejection-bad_picture = Dieses Bild geht nicht: { $problem }.
rejection-no_map_file = Eine Karte „{ $found }“ gibt es hier nicht.
rejection-map_format = Die Karte { $file } hat Format { $found }; gelesen wird Format { $expected }: Die Karte muss neu gebaut werden.
rejection-bad_map = Die Karte { $file } ist fehlerhaft: { $problem }.
what-dice_tip = Das Ende der Würfelkette
what-dice_master = Das Geheimnis der verdeckten Ergebnisse
what-dice_seed_bytes = Der Beitrag eines Platzes
what-dice_root_bytes = Der Anfang der Würfelkette
what-dice_element_bytes = Das Glied der Würfelkette
what-dice_nonce = Der Schlüssel eines verdeckten Ergebnisses
what-dice_commitment_bytes = Die Festlegung
what-dice_shape = Die Zeile hat nicht die vorgeschriebene Form
what-dice_link = Sie setzt die Zeilen davor nicht fort, also wurde sie oder die Zeile davor geändert
what-dice_order = An dieser Stelle darf diese Zeile nicht stehen, oder hier fehlt etwas
what-dice_version = Das Verfahren oder seine Stufe ist hier unbekannt
what-dice_index = Die laufende Nummer stimmt nicht
what-dice_reason = Der Grund für die neuen Würfel stimmt nicht
what-dice_seed = Der Beitrag eines Platzes passt nicht zu seiner Festlegung oder wurde schon benutzt
what-dice_salt = Die Mischung der Beiträge ist falsch berechnet
what-dice_element = Das Glied gehört nicht zur Würfelkette
what-dice_context = Tisch, Stelle der Partie oder Besitzer stimmen nicht
what-dice_result = Das Ergebnis folgt nicht aus dem Geheimnis
what-dice_commitment = Das Ergebnis ist nicht das, was festgelegt war
what-dice_root = Das Geheimnis ist nicht das, was am Anfang festgelegt war
what-dice_witness = Gefragt oder mitgebracht wurde etwas anderes, als der Zeuge festgelegt hatte
what-dice_count = Die Anzahl der Ergebnisse stimmt nicht

# ------------------------------------------------------------------ the signed log
rejection-log_missing = Zu dieser Partie gibt es keinen Nachweis: Sie wurde nicht an einem Tisch eines Servers gespielt, oder er wurde abgeschnitten.
rejection-log_shape = Zeile { $line } des Nachweises hat nicht die vorgeschriebene Form.
rejection-log_server = Ab Zeile { $line } des Nachweises setzt ein anderer Server fort als der, den der alte beim Umzug genannt hat.
rejection-log_chain = Zeile { $line } des Nachweises setzt die Zeilen davor nicht fort: Sie wurde geändert, vertauscht, eingefügt oder ausgelassen.
rejection-log_private = In Zeile { $line } des Nachweises ist etwas Verdecktes nicht das, was damals festgelegt wurde.
rejection-log_signature = Zeile { $line } des Nachweises trägt nicht die Signatur dieses Servers.
rejection-log_cut = Dem Nachweis fehlt das Ende.
rejection-log_key = Signiert hat ein anderer Server: Erwartet wird der Schlüssel { $expected }, gefunden wurde { $found }.
rejection-log_head = Der Stand { $head } kommt in diesem Nachweis nicht vor; die Partie, die du gesehen hast, ist eine andere.
rejection-log_terms = Zeile { $line } des Nachweises nennt andere Plätze, als die Zeilen davor ergeben.
rejection-log_rules = Zeile { $line } des Nachweises aktualisiert Regeln, nach denen die Partie nicht stand.
rejection-log_header = Die erste Zeile der Partiedatei sagt über „{ $field }“ etwas anderes als das signierte Protokoll.
rejection-log_entries = Eintrag { $entry } der Partiedatei ist nicht der, der im Nachweis steht.
rejection-log_clock = In Eintrag { $entry } der Partiedatei sagt die Uhr, was sie in diesem Moment nicht sagen konnte.
rejection-dice_witness = Platz { $seat } wurde nicht danach gefragt, oder es passt nicht zu dem, was festgelegt war.
rejection-log_ask = Zeile { $line } des Nachweises fragt nach einem Zeugen, bevor die Antworten im Protokoll stehen, um die es bei dem Wurf geht.
rejection-dice_open = Die Geheimnisse der Würfel sind in diesem Nachweis noch nicht geöffnet.

# the end of a round of sealed answers
event-answers_open = Alle haben geantwortet; die Antworten liegen offen.
event-nobody_reacted = Niemand greift ein.

# parts of a view
fact-sealed = Eigene verdeckte Antwort
fact-active = Am Zug
fact-turn = Zug

# ------------------------------------------------------------------ die Prüfung eines Spiels
check-game = { $game }, { $players ->
        [0] Zahl der Personen ausgelost
       *[other] { $players } Personen
    }, Startzahl { $seed }
check-decision = nach { $decision } Antworten
check-seat = Platz { $seat }
check-viewer = gesehen von { $viewer }
check-action = Aktion: { $action }
check-faults = Eine Invariante des Spiels ist verletzt.
check-unanswerable = Ein Platz wird gefragt und hat keine erlaubte Aktion.
check-unasked = Ein Platz, der nicht gefragt ist, hat erlaubte Aktionen.
check-list = Die erlaubten Aktionen sind keine steigende Liste verschiedener Aktionen, die angenommen werden.
check-accepted = Eine Aktion, die nicht erlaubt ist, wird angenommen.
check-reason = Eine Ablehnung nennt keinen Grund oder nicht immer denselben.
check-touched = Fragen, Nachsehen oder eine abgelehnte Aktion hat den Zustand verändert.
check-load = Ein geschriebener und wieder gelesener Zustand ist nicht derselbe (vorher / nachher).
check-forgotten = Eine Kopie vergisst ein Feld oder eine lokale Größe (Vorlage / Kopie).
check-shared = Eine Kopie teilt etwas mit ihrer Vorlage: Wer die eine ändert, ändert die andere (vorher / nachher).
check-preview = Eine Antwort, die nichts aufdeckt, bewirkt nicht, was ihre Vorschau zeigt (Vorschau / Antwort).
check-peek = Eine Vorschau unterscheidet zwei Welten, die gleich aussehen.
check-imagine = Zu einer Sicht ließ sich keine Welt ausdenken, die zu ihr passt.
check-worlds_apart = Was für eine Sicht neu verteilt wird, hängt von etwas ab, das ihr verborgen ist (wirklich / ausgedacht).
check-observed_apart = Die Beobachtung in Zahlen hängt von Verborgenem ab (wirklich / ausgedacht).
check-views_apart = Die Sichten zweier Welten unterscheiden sich, die gleich aussehen müssen (wirklich / ausgedacht).
check-asked_apart = Wer was gefragt wird, hängt von Verborgenem ab (wirklich / ausgedacht).
check-legal_apart = Was erlaubt ist, hängt von etwas ab, das dem Platz verborgen ist.
check-reasons_apart = Der Grund einer Ablehnung hängt von etwas ab, das dem Platz verborgen ist (wirklich / ausgedacht).
check-told_apart = Verborgenes wird erzählt: Die Sichten danach sind gleich, das Gehörte nicht.
check-step_apart = Dieselbe Aktion sieht in zwei Welten verschieden aus, durch ein Ereignis, das nicht als aufdeckend gekennzeichnet ist (wirklich / ausgedacht).
check-question = Es wird eine Frage gestellt, die nicht unter den Fragen des Spiels steht.
check-unrevealed = Was der Zufall gebracht hat, wird erzählt, aber kein Ereignis ist als aufdeckend gekennzeichnet: Es ließe sich zurücknehmen.
check-chance = Der Zufall muss antworten und hat kein mögliches Ergebnis.
check-event = Ein Ereignis enthält eine Zahl, die kein Platz und keine Kennung ist oder keinen Namen hat.
check-ending = Das Spiel ist aus und sagt nicht, warum.
check-winners = Das Spiel ist aus, und niemand hat gewonnen.
check-behind = Jemand hat mit weniger Punkten gewonnen als jemand anderes.
check-record = Die Partiedatei führt, nachgespielt, nicht zum selben Ende.
check-endless = Das Spiel endet nicht.
check-raised = Die Regeln haben einen Fehler ausgelöst.
check-round_closed = Eine verdeckte Runde wartet nicht auf alle Antworten (gefragt vorher / nachher).
check-order_counts = Verdeckte Antworten wirken in anderer Reihenfolge anders.
check-seal_broken = Eine verdeckte Antwort zeigt sich, bevor die Runde geschlossen ist.
check-narrow_worlds = Ausgedachte Welten gleichen sich alle in etwas, das in Wirklichkeit verschieden ist (wirklich / ausgedacht).
check-skewed_worlds = Ausgedachte Welten enthalten etwas in anderem Verhältnis als wirkliche (wirklich / ausgedacht).
check-undo = Eine Antwort ließ sich nicht zurücknehmen und noch einmal geben.
check-worth = Was eine Aktion wert ist oder wie die Stellung aussieht, lässt sich nicht sagen.
check-shown_apart = Ein Ereignis verbirgt vor jemandem, was seine Sicht zeigt.
check-reread = Ein Zustand wird ohne Einwand gelesen, aber nicht so, wie er geschrieben war (geschrieben / gelesen und wieder geschrieben).

# ------------------------------------------------------------------ wie weit alle sind
standing-score = Punkte

# ------------------------------------------------------------------ warum eine Aktion gut aussieht
why = { $part }.
move-steps = { $steps }.
why-place = du kommst auf Platz { $place } statt { $before }
why-part = { $name }: { $size }{ $field ->
    [standing] { "" }
   *[other] { $size ->
        [one] {" "}Punkt
       *[other] {" "}Punkte
    }
} { $amount ->
    [gain] mehr
   *[loss] weniger
}
why-rival = { $name }: { $size } { $amount ->
    [gain] mehr
   *[loss] weniger
} für { $seat }
why-against = { $name }: { $own } von dir gegen { $rivals }
why-beside = { $name }: { $own } von dir neben { $rivals } von anderen
why-over = damit endet das Spiel
why-turned = damit endet dein Zug

# ------------------------------------------------------------------ wie man gewinnt, und wie es darum steht
goal-standing = { $stand ->
    [lead] du führst mit { $best }, { $names } { $count ->
        [one] hat
       *[other] haben
    } { $next }
    [level] du liegst mit { $best } vorn, gleichauf mit { $names }
    [behind] { $names } { $count ->
        [one] führt
       *[other] führen
    } mit { $best }, du hast { $own }
    [even] { $count ->
        [2] beide
       *[other] alle
    } haben { $best }
   *[watch] { $names } { $count ->
        [one] führt
       *[other] führen
    } mit { $best }
}
