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

## forfeits in series and contests
forfeit-games = { $bot } hat { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
 } kampflos verloren: { $why } ({ $problem })
forfeit-slow = keine Antwort in der Zeit
forfeit-crash = ein Fehler im Programm
forfeit-illegal = eine Antwort, die nicht erlaubt war
forfeit-waits = keine Antwort
end-forfeit = Alle anderen haben kampflos verloren.

## arena
arena-title = { $game }, { $players } Plätze
arena-games = { $done } von { $total } Spielen gespielt{ $others ->
    [0] {""}
   *[other] ; { $others } weitere aus der Datei zählen mit
 }.
arena-table = Wertung
arena-rating = Wertung
arena-ahead = Wie oft links vor unten steht
arena-interval = 95-%-Bereich
arena-seats = Plätze
arena-wins = Siege
arena-place = Platz im Mittel
arena-kept = Jedes Spiel ist in { $file } gespeichert.
arena-again = Derselbe Befehl macht weiter.

## selfplay
selfplay-done = { $done } von { $games } Spielen liegen in { $folder }; { $decisions } neue Entscheidungen.

## train
train-no-gpu = Eine Grafikkarte, mit der gerechnet werden kann, gibt es hier nicht; es rechnet der Prozessor.
train-gpu-full = Der Speicher der Grafikkarte reicht nicht; es rechnet ab jetzt der Prozessor.
train-tested = Nach { $iteration } Durchgängen: { $wins } der Siege gegen „{ $bot }“, auf { $error } genau.
train-done = { $done } von { $iterations } Durchgängen sind fertig; Gewichte und Verlauf liegen in { $folder }.

## review
review-stopped = Abgebrochen nach { $done } von { $total } Einträgen; das Ergebnis bis dahin:
review-left-out = Aus Zeitmangel wurden { $decisions } Entscheidungen und { $chances } Zufallsereignisse ausgelassen.
review-curve = Gewinnchance in Prozent, Zug für Zug
review-seats = Entscheidungen und Glück
review-asked = Fragen
review-decisions = Entscheidungen
review-accuracy = Gut
review-inaccuracy = Ungenau
review-mistake = Fehler
review-blunder = Schwere Fehler
review-loss = Verschenkt im Mittel
review-luck = Glück
review-turning = Wendepunkte (Eintrag der Partiedatei, Zug)
review-turned-mistake = { $entry } ({ $turn }) { $seat } { $change }: { $action }; besser: { $best }
review-turned-move = { $entry } ({ $turn }) { $seat } { $change } in diesem Zug: { $action }
review-turned-luck = { $entry } ({ $turn }) { $seat } { $change } durch Glück: { $event }
review-best = besser: { $best } ({ $value })

## check
check-total = { $games } Spiele bis zum Ende geprüft, { $decisions } Antworten.
check-clean = Nichts ist fehlgeschlagen.
check-failures = { $games ->
    [one] Ein Fehler.
   *[other] { $games } Fehler.
}
check-times = (in { $games } Spielen)
check-again = Nur dieses Spiel noch einmal: { $command }
check-stopped = Nach { $failed } Fehlern angehalten, { $left } Spiele vor dem Ende; --failures { $failed } ist die Grenze.
check-interrupted = Unterbrochen. Für den Rest: { $command }
check-never-asked = Nie gefragt: { $names }
check-never-taken = Nie getan: { $names }
check-never-told = Nie erzählt: { $names }
check-never-refused = Nie abgelehnt: { $names }
check-never-drawn = Nie gewürfelt oder gezogen: { $names }
check-never-ended = Nie der Grund eines Endes: { $names }
check-never-chosen = Optionen, mit denen nie gespielt wurde: { $names }
check-never = Dies kam in diesen Spielen nicht vor; Szenarien oder mehr Spiele müssen es abdecken:

## files
scenario-total = { $count ->
    [one] Ein Szenario
   *[other] { $count } Szenarien
} gespielt, { $failed ->
    [0] alle bestanden.
    [one] eines durchgefallen.
   *[other] { $failed } durchgefallen.
}
verify-good = Die Partiedatei stimmt: { $answers } Antworten erneut gespielt, { $hashes } Prüfsummen gleich.
verify-part = Wofür dieses Programm die Regeln hat, stimmt: { $hashes } Prüfsummen gleich. Der Rest wurde geprüft, ohne ihn noch einmal zu spielen: Kette, Signaturen und Würfel, soweit die Datei sie nachweist.
verify-no-proof = Würfel und Karten ließen sich nicht prüfen: Diese Datei enthält keinen Nachweis, wie ihn ein Server mitgibt.
verify-dice = Bewiesen auf Stufe { $level }: Alle { $outcomes } Würfe und Karten standen durch Geheimnisse fest, bevor die Plätze ihre Beiträge nannten, und keiner wurde danach geändert, wiederholt oder ausgetauscht. { $witnessed ->
        [0] Voraussehen konnte sie nur, wer den Server betreibt.
       *[other] Wer den Server betreibt, konnte nur die ohne Gegenprüfung voraussehen.
    }
verify-witnessed = { $witnessed } von { $rolls } offenen Würfen sind gegengeprüft: Der Browser eines anderen Platzes steuerte zu jedem einen Teil bei, den vorher niemand kannte.
verify-fallbacks = { $count ->
        [one] 1 offener Wurf fiel ohne Gegenprüfung, weil von { $name } nicht rechtzeitig eine Antwort kam.
       *[other] { $count } offene Würfe fielen ohne Gegenprüfung, weil von { $name } nicht rechtzeitig eine Antwort kam.
    }
verify-unasked = { $count ->
        [one] Bei 1 offenen Wurf war niemand da, den man hätte fragen können.
       *[other] Bei { $count } offenen Würfen war niemand da, den man hätte fragen können.
    }
verify-seeds = { $seats ->
        [0] Achtung: Kein Browser hat etwas beigetragen. Wer den Server betreibt, könnte die Würfel ausgesucht haben.
       *[other] Eigene Beiträge der Plätze je Abschnitt: { $list }.
    }
verify-returns = { $count ->
        [one] Einmal wurden Antworten zurückgenommen; das Protokoll sagt, wessen und mit wessen Zustimmung.
       *[other] { $count }-mal wurden Antworten zurückgenommen; das Protokoll sagt, wessen und mit wessen Zustimmung.
    }
verify-rewinds = { $count ->
        [one] Einmal gingen dabei Würfel oder Karten mit zurück, und spätere fielen neu.
       *[other] { $count }-mal gingen dabei Würfel oder Karten mit zurück, und spätere fielen neu.
    }
verify-voids = { $count ->
        [one] Einmal hielt ein Platz seinen Beitrag zurück, und Geheimnisse wurden vor dem Wurf verworfen: So könnte, wer den Server betreibt, andere Würfel angesehen haben.
       *[other] { $count }-mal hielt ein Platz seinen Beitrag zurück, und Geheimnisse wurden vor dem Wurf verworfen: So könnte, wer den Server betreibt, andere Würfel angesehen haben.
    }
verify-reseeds = { $count ->
        [one] Einmal kamen neue Geheimnisse, bevor die alten verbraucht waren: Frage nach dem Grund.
       *[other] { $count }-mal kamen neue Geheimnisse, bevor die alten verbraucht waren: Frage nach dem Grund.
    }
verify-restored = { $count ->
        [one] Einmal ging der Server auf eine Sicherung zurück; neue Geheimnisse folgten.
       *[other] { $count }-mal ging der Server auf eine Sicherung zurück; neue Geheimnisse folgten.
    }
verify-kicks = { $count ->
        [one] Ein Platz wurde während der Partie weggenommen.
       *[other] { $count }-mal wurde während der Partie ein Platz weggenommen.
    }
verify-changes = { $count ->
        [one] Ein Platz hat während der Partie gewechselt; die Namen sind die vom Ende.
       *[other] { $count }-mal hat während der Partie ein Platz gewechselt; die Namen sind die vom Ende.
    }
verify-terms = Spiel, Regelstand, Optionen und Namen sind die, die das signierte Protokoll nennt.
verify-unstated = Dieser ältere Nachweis (kt-log/1) deckt Regelstand, Optionen und Namen nicht ab: Sie könnten in der Datei geändert sein.
verify-since = Die ersten { $since } Einträge sind älter als dieser Tisch; für ihre Würfel ist nichts bewiesen.
verify-clock = An diesem Tisch wurde die Uhr gefragt ({ $asked }×). Ihre Antworten sind kein Zufall: Vergleiche jede mit dem Zeitpunkt („at“) ihrer Zeile im Protokoll.
verify-servers = Der Tisch zog von Server zu Server um; jeder nannte den Schlüssel des nächsten und hat seinen Teil signiert: { $list }.
verify-log = Alle { $lines } Zeilen bilden eine Kette und sind von dem Server mit dem Schlüssel { $server } signiert; der letzte Stand ist { $head }. Vergleiche beides mit dem, was du dir notiert hast.

## games, rules
games-name = Name
games-title = Spiel
games-players = Personen
games-summary = Worum es geht
games-default = (Vorgabe)
rules-coverage = { $tested } von { $all } Regeln haben einen Test:
rejection-no_tests = Die Tests dieses Spiels sind nicht installiert ({ $folder }), darum lässt sich nichts über sie sagen. Rufe den Befehl in einer Kopie der Quellen auf, oder nenne ihren Ordner mit --tests.
rules-untested = Ohne Test: { $rules }

## new
new-written = Ein kleines, vollständiges Spiel liegt in { $folder }.
new-outside = Es liegt außerhalb des Ordners von Kartentisch. Zum Spielen: KARTENTISCH_GAMES={ $folder } KARTENTISCH_RULES=interpreted
new-compile = Die Engine ist kompiliert: Kompiliere auch dieses Spiel („make build GAME={ $game }“), oder setze KARTENTISCH_RULES=interpreted.
new-next = Für den Anfang: „kartentisch games“, „kartentisch play { $game }“ und seine eigenen Tests. Ändere dann, was du brauchst; was ein Spiel mitbringt, steht in docs/develop/contract.md.
rejection-no_checkout = Dieser Kartentisch ist installiert und hat keinen Ordner für neue Spiele; gib mit --into an, wo das Spiel liegen soll.
rejection-bad_game_name = „{ $name }“ kann kein Spiel heißen: Es braucht 2 bis 20 kleine Buchstaben, Ziffern oder _, zuerst einen Buchstaben, und darf kein Wort von Python sein.
rejection-bad_prefix = „{ $prefix }“ kann nicht am Anfang von Regelnummern stehen; es braucht 2 bis 5 große Buchstaben oder Ziffern, zuerst einen Buchstaben.
rejection-prefix_taken = Die Regelnummern von „{ $name }“ beginnen schon mit „{ $prefix }“; wähle mit --prefix einen anderen Anfang.
rejection-game_exists = „{ $name }“ gibt es schon; geschrieben wurde nichts.

## bench
bench-method = Ein Kern, Prozessorzeit, { $rounds } Runden zu { $seconds } s je Aufgabe im Wechsel; Verhältnisse sind der Median der Runden.

## play
play-none = keine
play-legend = { $upper } obere Provinz, { $closed } befriedet
play-legend-tracks = St Steine in Pr Provinzen, Vo im Vorrat; ¹ ² größter Einfluss
play-free = frei
play-stones = St
play-provinces = Pr
play-supply = Vo
play-tiles = Plättchen
play-rate = { $fields } Einfluss je Stein
play-aside = zum Tausch
play-conflict = Auseinandersetzung: { $province }
play-laid = Verdeckt gelegt
play-laid-own = davon eigene
play-laid-seat = { $seat }: { $cards }
play-laid-now = { $seat } jetzt dran
play-laid-later = { $seat } später
play-counted = gewertet werden
play-counted-people = { $stones } St. in { $provinces } Prov.
play-field = Feld { $field }
play-sum = Summe
play-final = Schlusswertung
play-forced = Hier gibt es nur eine Möglichkeit: „{ $action }“ geschieht von selbst.
play-curtain = Gib das Gerät an { $seat }
play-curtain-enter = { $seat }, bitte Eingabetaste drücken, wenn niemand sonst hinsieht.
play-fifth = ! = fünfter Stein: Dort kommt es zur Auseinandersetzung.
play-tip = Nummer oder Name eingeben{ $confirm } · ? Regeln · hilfe{ $undo }
play-tip-undo = {" "}· zurück
play-tip-note = Ein Versprechen kann mit: { $number }: Ich lasse Chile in Ruhe
play-tip-confirm = , oder Eingabetaste
play-no-number = Eine Wahl { $number } gibt es nicht; möglich ist 1 bis { $most }.
play-ambiguous = „{ $words }“ ist mehrdeutig: { $choices }
play-unknown = „{ $words }“ ist hier unbekannt. Gib eine Nummer, den Namen einer Aktion oder „hilfe“ ein.
play-no-standing = Dieses Spiel zeigt keinen Zwischenstand.
play-place = Platz
play-which-place = Was ist gemeint ({ $what })? Möglich: { $choices }
what-space = Ort
play-hint = Der Bot „greedy“ schlägt vor: { $action }
play-log-cut = … { $lines ->
        [one] eine frühere Zeile
       *[other] { $lines } frühere Zeilen
    }; alles zeigt „{ $log } alles“.
play-all = alles
play-undone = Zurückgenommen.
play-save-how = Wohin? Zum Beispiel: { $save } partie.ktj
play-saved = Gespeichert in { $file }; von jetzt an bleibt die Datei auf dem Stand der Partie.
play-kept = Die Partie ist in { $file } gespeichert.
play-file-exists = Die Datei { $file } gibt es schon; bitte wähle einen anderen Namen.
play-no-file-name = „{ $name }“ ist eine Zahl; hier wird ein Dateiname gebraucht.
play-quit = Aufhören. Dateiname zum Speichern (leer: nicht speichern, „weiter“: doch weiterspielen):
play-keep = Partie speichern? Dateiname (leer: nein):
play-back = weiter
play-go-on = Weiter geht es mit: kartentisch play --resume { $file } --save { $file }
play-bye = Auf Wiedersehen.
play-over = Die Partie ist zu Ende
play-curve = Zug um Zug: { $what }
play-turning = Wendepunkte
play-turned = Zug { $turn }: { $event } ({ $seat } { $change })
play-luck = Würfel: was kam, in Klammern das Erwartete; ▲ mehr, ▼ weniger, doppelt: selten
play-fortune = { $got } ({ NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }) { $mark }
play-drawn = Unentschieden: { $names }.
play-winners = { $count ->
        [one] { $names } gewinnt.
       *[other] Den Sieg teilen sich: { $names }.
    }
play-command-help = hilfe
play-command-board = brett
play-command-near = nachbarn
play-command-standing = stand
play-command-hint = tipp
play-command-log = protokoll
play-command-undo = zurück
play-command-save = speichern
play-command-quit = ende
play-help =
    - **Nummer** aus der Liste, oder die Aktion beim Namen, so kurz wie eindeutig: { $example_action }. Die Tabulatortaste ergänzt.
    - Mehrere Nummern in einer Zeile gelten alle oder keine: `4 4 5`, `12x3`. Auch vor Worten zählt eine Zahl: `3 …`.
    - `?` erklärt die Regeln hinter der Frage, `? { $example_rule }` eine bestimmte Regel.
    - `{ $board }` zeigt den Spielplan, `{ $near } { $example_place }` ein Feld und seine Nachbarn.
    - `{ $standing }` sagt, was alle hätten, würde jetzt gewertet.
    - `{ $hint }` sagt, was der Bot „greedy“ täte.
    - `{ $log }` zeigt die letzten Ereignisse, `{ $log } alles` alle.
    - `{ $undo }` nimmt die letzte Antwort zurück, solange nichts aufgedeckt, gewürfelt oder gezogen wurde.
    - `{ $save } datei.ktj` speichert, `{ $quit }` hört auf.
play-attila-example-action = `got mös`, `fertig`
play-attila-example-place = mös
play-attila-example-rule = ATT-29
play-attack-example-action = `diplomatie chile`, `3 panzer peru chile`, `fertig`
play-attack-example-place = peru
play-attack-example-rule = ATK-27
play-attacke-example-action = `kampf alaska`, `revolution europa`, `fertig`
play-attacke-example-place = alaska
play-attacke-example-rule = SCH-26
play-plain-example-action = `fertig`
play-plain-example-place = …
play-plain-example-rule = …
play-bot-name-1 = Livia
play-bot-name-2 = Titus
play-bot-name-3 = Flavia
play-bot-name-4 = Marcus
play-bot-name-5 = Julia
play-seats-differ = --players sagt { $players } Plätze, --seats besetzt aber { $seats }; beides muss zusammenpassen.
play-names-differ = { $names ->
        [one] Ein Name ist
       *[other] { $names } Namen sind
    } angegeben; erwartet werden { $people } (für die Menschen) oder { $seats } (für alle Plätze).
play-name-empty = Ein Name ist leer.
play-names-twice = Zwei Plätze tragen denselben Namen; bitte verschiedene angeben.
play-save-exists = Die Datei { $file } gibt es schon. Weiterspielen geht mit --resume { $file }, neu beginnen mit einem anderen Namen.
play-resume-fixed = Eine gespeicherte Partie behält Optionen, Zeit, Spielplan und Anfang: --option, --minutes, --board und --start gehen nicht mit --resume.
play-time-hours = Noch { $hours } Std. { $minutes } Min.
play-time-minutes = Noch { $minutes } Min.
play-time-soon = Noch keine Minute
play-time-up = Die Zeit ist um: Diese Runde ist die letzte.

## Attack!
play-turn-of = Zug { $turn }: { $seat }
play-points = Punkte
play-hand = Hand
play-held = Regionen
play-end = Am Ende
play-turn = Zug { $turn }
play-round = Runde { $round }
play-round-of = Runde { $round } von { $last }
play-set-up = Aufbau
play-pile = Stapel { $cards }
play-regions = Reg
play-army = Einh
play-cards = Karten
play-production = Prod
play-fleet = Flotte
play-capital = Hauptstadt
play-pool = Vorrat
play-letter-infantry = I
play-letter-tank = P
play-letter-artillery = A
play-letter-aircraft = F
play-letter-destroyer = Z
play-letter-submarine = U
play-letter-battleship = S
play-letter-aircraft-carrier = T
play-neutral = neutral: { $regions }
play-attack-legend = I Infanterie, P Panzer, A Artillerie, F Flugzeug; Z Zerstörer, U U-Boot, S Schlachtschiff, T Träger; { $capital } Hauptstadt, { $sea } Seehoheit
play-attack-mark = ⚔ = Angriff: Dort kommt es zum Kampf.
play-over-sea = über See
play-production-sum = Produktion { $points } = Hauptstädte { $capitals } + Karten { $cards }{ $sets ->
        [0] {""}
        [one] {" "}+ ein Satz { $bonus }
       *[other] {" "}+ { $sets } Sätze { $bonus }
    }
play-to-set = Noch { $left } aufzustellen; im Vorrat: { $units }
play-actions-left = Noch { $left ->
        [one] eine Aktion
       *[other] { $left } Aktionen
    } in diesem Zug; schon getan: { $done }
play-points-left = { $points } Produktionspunkte übrig; gekauft: { $units }
play-picked = Aus { $region } können noch ziehen: { $units } (eine Einheit muss in der Region bleiben)
play-crossing = Überfahrt { $origin } → { $region }: { $units } ({ $verdict })
play-verdict-open = noch nicht entschieden
play-verdict-allowed = zugelassen
play-verdict-refused = untersagt
play-battle-at = { $region }: { $units }
play-neutral-troops = neutrale Truppen einer Karte vom Stapel
play-odds = Siegchance { $percent } ({ $seat })
play-odds-by-card = Siegchance { $percent } ({ $seat }), je nach Karte
play-battle = Kampf um { $region }, Runde { $round }, höchstens { $limit } Einheiten im Kampf
play-for-neutrals = für die neutralen Truppen
play-active = im Kampf
play-reserve = Reserve
play-garrison = { $region } wird von { $troops } verteidigt ({ $card }); { $seat } greift mit { $units } an
play-row = { $seat }: Flotte { $fleet }; Reihe { $row }
play-ships-aside = { $ships } beschädigt beiseite
play-row-open = Reihe von { $seat }: { $row }
play-offers-left = Angebote, die noch scheitern dürfen: { $left }
play-offer = Angebot { $seat } → { $other }: gibt { $gives }; verlangt { $wants }
play-offer-hidden = Angebot { $seat } → { $other }: gibt Karten: { $gives }; verlangt Karten: { $wants }
play-told-sent = { $seat } zieht { $units }: { $origin } → { $region }
play-told-blitzed = { $seat } zieht im Blitzkrieg { $units }: { $origin } → { $region }
play-told-moved-far = { $seat } verlegt { $units }: { $origin } → { $region }
play-told-waits = { $seat } kündigt eine Überfahrt an, { $units }: { $origin } → { $region }
play-told-set = { $seat } stellt auf: { $places }
play-told-bought = { $seat } kauft { $units } für { $points }
play-told-committed = { $seat } schickt in den Kampf: { $units }
play-told-reinforced = { $seat } verstärkt mit { $units }
play-battle-round = R{ $round }
play-hits = { $hits ->
        [0] kein Treffer
        [one] ein Treffer
       *[other] { $hits } Treffer
    }
play-wasted = { $hits } ins Leere

## render
render-done = Das Bild ist in { $file } gespeichert.

## odds
odds-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-attacker = Angriff
odds-defender = Verteidigung
odds-army = Armee
odds-policy = Spielweise
odds-wins = Siegt
odds-formation = Zuerst im Kampf
odds-losses = Verluste im Mittel
odds-left = Übrig
odds-left-title = Einheiten, die nach dem Kampf übrig sind
odds-survivors = Die wahrscheinlichsten Überlebenden
odds-survivors-of = { $side }: { $army }
odds-chance = Chance
odds-rounds = Am häufigsten endet der Kampf in Runde { $likely }; mit { $share } Wahrscheinlichkeit bis Runde { $late }.
odds-exact = Genau gerechnet: Keine Wahrscheinlichkeit liegt um mehr als { $dropped } daneben.
odds-units = Gebiet
odds-conquers = Erobert / hält
odds-losses-armies = Verlorene Armeen
odds-losses-officers = Verlorene Offiziere
odds-unit-tactical = taktik
odds-unit-land = land
odds-unit-water = wasser
odds-unit-air = luft
odds-unit-abc = abc
odds-unit-station = station
odds-throws = Im Mittel sind { $throws } Würfe nötig.
odds-reply = Nach diesem Wurf hält die Verteidigung mit einem Würfel zu { $one }, mit zwei Würfeln zu { $two }: { $best ->
    [1] Ein Würfel ist besser.
   *[2] Zwei Würfel sind besser oder ebenso gut.
}
odds-reply-only = Nach diesem Wurf hält die Verteidigung mit ihrer einen Einheit zu { $one }.
odds-policy-is = Genau gerechnet. Angegriffen wird mit so vielen Würfeln wie erlaubt, bis zum Ende; die Verteidigung { $policy ->
    [one] nimmt immer einen Würfel.
    [two] nimmt zwei Würfel, wann immer es geht.
   *[hold] sieht jeden Wurf und nimmt so viele Würfel, dass sie das Gebiet am ehesten hält.
}
odds-card-artillery = A
odds-card-infantry = I
odds-card-cavalry = K
odds-card-joker = J
odds-card-revolution = R
odds-card-treason = V
odds-card-counter = GR
odds-card-defector = U
odds-hand = Eine Hand mit { $cards ->
    [one] einer Karte
   *[other] { $cards } Karten
}
odds-set-wins = Ein Angriff mit { $strength } siegt gegen die beste Verteidigung
odds-set-none = gar kein Satz ist darin
odds-set-held = sie kann sich gegen { $strength } halten (Gleichstand reicht)
odds-set-shown = wenn sicher ein Satz darin ist: ihr bester ist schwächer als { $strength }
odds-set-counter = eine Gegenrevolution ist darin
odds-set-no = keiner
odds-strength = Stärke
odds-strengths = Stärke ihres besten Satzes
odds-set-note = Genau gerechnet: gezählt über alle möglichen Hände. Wer ein Land aufgibt, das zu halten wäre, macht den Angriff stärker.
odds-piece-infantry = Infanterie
odds-piece-artillery = Artillerie
odds-piece-armor = Panzer
odds-piece-fighter = Jäger
odds-piece-bomber = Bomber
odds-piece-transport = Transporter
odds-piece-submarine = U-Boot
odds-piece-destroyer = Zerstörer
odds-piece-carrier = Träger
odds-piece-battleship = Schlachtschiff
odds-piece-damaged = beschädigt
odds-cost = in IPC
odds-end-takes = Der Angriff gelingt mit einer Einheit, die das Feld nehmen kann: { $chance }
odds-end-draw = Beide Seiten sind vernichtet: { $chance }
odds-end-retreats = Der Angriff wird abgebrochen: { $chance }
odds-end-stalemate = Niemand kann mehr jemanden treffen: { $chance }
odds-rounds-mean = Im Mittel dauert es { $rounds } Runden. Genau gerechnet.

# ------------------------------------------------------------------ SelfR3: R2
play-letter-taktik = T
play-letter-land = L
play-letter-wasser = W
play-letter-luft = F
play-letter-abc = A
play-territories = Geb
play-money = Geld
play-marker = Zug
play-officers = Offiziere
play-attack-dice = Der Angriff zeigt { $dice }
play-selfr3-legend = { $station } Station, { $ruin } zerstört, { $landing } Landeplatz auf dem Mond

# Europe 1941: a letter for each kind of unit
play-europe-infantry = I
play-europe-artillery = A
play-europe-armor = P
play-europe-aa_gun = L
play-europe-fighter = J
play-europe-bomber = B
play-europe-transport = T
play-europe-submarine = U
play-europe-destroyer = Z
play-europe-carrier = F
play-europe-battleship = S
play-europe-legend = { $fight } hier wird gekämpft, { $air } in der Luft; die Zahl ist der Wert
play-europe-seas = Auf See
play-europe-round = Runde { $round }
