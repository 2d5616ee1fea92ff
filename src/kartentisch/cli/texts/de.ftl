## simulate
simulate-total = { $games } Spiele, { $decisions } Entscheidungen, { $rate } Entscheidungen je Sekunde.
simulate-length = Entscheidungen je Spiel: { $least } bis { $most }, Median { $median }.
simulate-turns = Züge je Spiel: { $least } bis { $most }, Median { $median }.
simulate-by-bot = Siege nach Bot
simulate-by-seat = Siege nach Platz
simulate-ends = Warum die Spiele endeten
simulate-bot = Bot
simulate-seat = Platz
simulate-wins = Siege
simulate-rate = Anteil
simulate-interval = 95-%-Bereich
simulate-score = Punkte im Mittel

## files
scenario-total = { $count ->
    [one] Ein Szenario
   *[other] { $count } Szenarien
} gespielt, { $failed ->
    [0] alle bestanden.
    [one] eines durchgefallen.
   *[other] { $failed } durchgefallen.
}
verify-good = Die Aufzeichnung stimmt: { $answers } Antworten erneut gespielt, { $hashes } Prüfsummen gleich.

## games, rules
games-name = Name
games-title = Spiel
games-players = Spieler
games-summary = Worum es geht
games-default = (Vorgabe)
rules-coverage = { $tested } von { $all } Regeln haben einen Test:
rules-untested = Ohne Test: { $rules }

## bench
bench-method = Ein Kern, Prozessorzeit, { $rounds } Runden zu { $seconds } s je Aufgabe im Wechsel; Verhältnisse sind der Median der Runden.
