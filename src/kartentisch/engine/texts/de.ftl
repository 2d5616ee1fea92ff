# Sätze der Engine auf Deutsch; die Texte eines Spiels stehen bei diesem Spiel.

player = Spieler { $number }
spectator = Publikum

# ------------------------------------------------------------------ Aktionen und Antworten
rejection-game_over = Die Partie ist zu Ende; es gibt nichts mehr zu entscheiden.
rejection-not_asked = { $seat } ist gerade nicht gefragt; es ist jemand anderes an der Reihe.
rejection-not_chance = Hier entscheidet nicht der Zufall; es fehlt die Antwort eines Platzes.
rejection-no_such_action = Eine Aktion { $action } gibt es nicht; die Nummern beginnen bei 0, und insgesamt sind es { $size }.
rejection-impossible_outcome = „{ $outcome }“ kann der Zufall hier nicht ergeben.
rejection-missing_word = Hier fehlt eine Angabe ({ $what }); möglich sind: { $choices }.
rejection-superfluous_word = „{ $word }“ ist zu viel; davor ist die Aktion schon vollständig.
rejection-unknown_word = „{ $word }“ ist hier unbekannt ({ $what }); möglich sind: { $choices }.
rejection-ambiguous_word = „{ $word }“ ist mehrdeutig ({ $what }); gemeint sein kann: { $choices }.
rejection-malformed_action = Diese Angabe ist keine Aktion; erwartet wird ein Objekt mit „action“ und den zugehörigen Feldern, alles als Text.
rejection-batch_refused = Die { $index }. Aktion der Folge ist nicht erlaubt; ausgeführt wurde keine davon.
rejection-batch_too_long = Die Folge ist zu lang: Vor ihrer { $index }. Aktion ist schon jemand anderes gefragt; ausgeführt wurde keine davon.
rejection-nothing_to_undo = Es gibt nichts zurückzunehmen.
rejection-undo_closed = Zurücknehmen geht nicht mehr: Seither wurde etwas aufgedeckt, oder jemand anderes hat geantwortet.

# ------------------------------------------------------------------ Spiele, Optionen, Plätze
rejection-unknown_game = Ein Spiel „{ $game }“ gibt es hier nicht; zur Wahl stehen: { $choices }.
rejection-unknown_language = Eine Sprache „{ $language }“ gibt es hier nicht; zur Wahl stehen: { $choices }.
rejection-unknown_bot = Einen Bot „{ $bot }“ gibt es nicht; zur Wahl stehen: { $choices }.
rejection-bot_waits = Der Bot „{ $bot }“ gibt keine Antwort; in einer Serie spielen nur Bots, die selbst entscheiden.
rejection-peer_missing = Zum Vergleich fehlt „{ $peer }“; es ist hier nicht installiert.
rejection-unknown_rule = Eine Regel „{ $id }“ gibt es nicht.
rejection-player_count = { $players ->
        [one] Mit einem Platz
       *[other] Mit { $players } Plätzen
    } lässt sich { $game } nicht spielen; möglich sind: { $choices }.
rejection-seat_count = { $seats ->
        [one] Ein Name passt
       *[other] { $seats } Namen passen
    } nicht zu { $players ->
        [one] einem Platz
       *[other] { $players } Plätzen
    }; jeder Platz braucht genau einen.
rejection-unknown_option = Eine Option „{ $option }“ gibt es nicht; zur Wahl stehen: { $choices }.
rejection-bad_option = Bei der Option „{ $option }“ ist der Wert „{ $value }“ nicht vorgesehen; möglich sind: { $choices }.
rejection-contradictory_options = Mit { $against } kann die Option „{ $option }“ nicht den Wert „{ $value }“ haben.
# ------------------------------------------------------------------ Spielpläne und Stellungen
rejection-board_format = Dieser Spielplan hat das Format { $found }; gelesen wird Format { $expected }.
rejection-bad_board = Dieser Spielplan ist fehlerhaft: { $problem }.
rejection-unknown_space = Ein Feld „{ $space }“ gibt es auf diesem Spielplan nicht.
rejection-state_format = Diese Stellung ist in einem fremden Format gespeichert; gelesen wird Format { $expected }.
rejection-foreign_state = Diese Stellung gehört zu einem anderen Spiel als { $game }.
rejection-bad_position = Diese Stellung ist nicht möglich; bei „{ $what }“ stimmt die Angabe nicht: { $found }.

# ------------------------------------------------------------------ Mitschriften, Szenarien, Dateien
rejection-no_such_file = Eine Datei „{ $file }“ gibt es nicht.
rejection-bad_file = Die Datei „{ $file }“ lässt sich nicht lesen: { $problem }.
rejection-record_revision = Diese Aufzeichnung folgt der Fassung { $found } der Regeln; hier ist erst Fassung { $expected } bekannt.
rejection-record_format = Diese Mitschrift hat ein fremdes Format; gelesen wird Format { $expected }.
rejection-bad_record = Die Mitschrift ist in Zeile { $line } fehlerhaft: { $problem }.
rejection-foreign_record = Diese Mitschrift gehört zu einem anderen Spiel: { $game }.
rejection-record_differs = Eintrag { $entry } der Mitschrift passt nicht mehr: Dort steht „{ $expected }“, nachgespielt ergibt sich „{ $found }“.
rejection-no_such_entry = Einen Eintrag { $entry } hat die Mitschrift nicht; { $entries ->
        [one] sie hat nur einen
       *[other] sie hat { $entries }
    }.
rejection-scenario_format = Dieses Szenario ist fehlerhaft: { $problem }.
rejection-chance_missing = Für den Zufall ({ $chance }) ist kein Ergebnis vorgegeben, aber hier wird eines gebraucht.
rejection-chance_differs = Vorgegeben ist ein Ergebnis für „{ $expected }“, gefragt ist hier aber der Zufall „{ $found }“.
rejection-chance_left = Diese vorgegebenen Ergebnisse des Zufalls wurden nicht gebraucht: { $left }.

# ------------------------------------------------------------------ Fehler in den Regeln selbst
rejection-runaway_rules = Die Regeln drehen sich im Kreis, zuletzt bei „{ $at }“; das ist ein Fehler im Spiel, nicht in der Eingabe.

# ------------------------------------------------------------------ wonach ein Wort gefragt ist
what-action = Aktion
what-seat = Platz
what-peer = Vergleich
rejection-no_map = Für „{ $game }“ gibt es diese Karte nicht: { $map }. Vorhanden: { $choices }.
rejection-picture_format = Ein Bild braucht einen Namen, der auf .svg oder .png endet: { $file }
rejection-no_browser = Für PNG wird einer dieser Browser gebraucht: { $choices }. Ein Bild als .svg geht immer.
rejection-bad_picture = Dieses Bild geht nicht: { $problem }.
rejection-map_format = Die Karte { $file } hat Format { $found }; gelesen wird Format { $expected }.
rejection-bad_map = Die Karte { $file } ist fehlerhaft: { $problem }.
