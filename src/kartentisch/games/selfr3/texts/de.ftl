# SelfR3: R2 auf Deutsch.  Namen von Gebieten stehen allein, ohne Artikel und ohne Präposition.

game-title = SelfR3: R2
game-selfr3 = SelfR3: R2
game-summary = Fünf Runden um Erde, Meere und Mond: drei bis fünf Personen bieten um die Zugfolge, kaufen Offiziere, Stationen und Karten und sammeln Gebiete.

# ------------------------------------------------------------------ Ereignisse: Aufbau
event-destroyed = Zerstört für die ganze Partie: { $region }.
event-first_player = { $seat } beginnt den Aufbau.
event-claimed = { $seat } besetzt { $region }.
event-left_empty = Überzählig und deshalb leer: { $region }.
event-deployed = { $seat } stellt eine Armee auf: { $region }.
event-posted = { $seat } stellt auf: { $officer } → { $region }.
event-station_set = { $seat } baut die erste Station: { $region }.

# ------------------------------------------------------------------ Ereignisse: Runde und Gebote
event-round = Runde { $round } beginnt: Alle bieten um die Zugfolge.
event-bid = { $seat } hat { $coins ->
        [0] nichts
       *[other] { $coins } Geld
    } geboten.
event-tie_won = Gleichstand: Der Würfel entscheidet für { $seat }.
event-ranked = { $seat } wählt als Nummer { $count } den Zugmarker.
event-marker = { $seat } nimmt den Zugmarker { $marker }.
event-turn = Zug { $turn }: { $seat } ist an der Reihe.

# ------------------------------------------------------------------ Ereignisse: Bonus, Aufbau, Kauf
event-continent = { $seat } hält { $continent } ganz besetzt: { $count } mehr.
event-income = { $seat } erhält { $count } Armeen und { $count } Geld.
event-armies_lapsed = { $seat } hat kein Gebiet, in das die { $count } Armeen dürften: Sie verfallen.
event-placed = { $seat } verstärkt { $region }.
event-recruited = Die Station von { $seat } rekrutiert eine Armee: { $region }.
event-officer_bought = { $seat } kauft: { $officer } → { $region }.
event-station_bought = { $seat } kauft eine Station: { $region }.
event-drew = { $seat } kauft eine Karte ({ $deck }): { $card }.
event-drew-hidden = { $seat } kauft eine Karte: { $deck }.

# ------------------------------------------------------------------ Ereignisse: Angriff
event-attacked = { $seat } greift { $other } an: { $source } → { $region }, { $armies ->
        [0] nur mit Offizieren
        [one] mit einer Armee
       *[other] mit { $armies } Armeen
    }.
event-officer_attacks = Mit { $seat } greift an: { $officer } ({ $region }).
event-regrouped = Nach dem Minenfeld greift { $seat } { $region } an, { $armies ->
        [0] nur mit Offizieren
        [one] mit einer Armee
       *[other] mit { $armies } Armeen
    }.
event-entered = { $seat } rückt in ein freies Gebiet vor: { $source } → { $region }.
event-played = { $seat } spielt { $card } ({ $coins ->
        [0] ohne Kosten
       *[other] { $coins } Geld
    }).
event-truced = Der Angriff auf { $region } wird abgebrochen: { $seat } darf { $other } in diesem Zug nicht mehr angreifen.
event-broken_off = Der Angriff auf { $region } endet ohne Wurf.
event-rolled = { $seat } greift an mit { $dice }{ $eights ->
        [0] { "" }
       *[other] { " " }({ $eights } × W8)
    }.
event-defended = { $seat } verteidigt mit { $dice }{ $eights ->
        [0] { "" }
       *[other] { " " }({ $eights } × W8)
    }.
event-lost = { $region }: { $seat } verliert { $armies ->
        [one] eine Armee
       *[other] { $armies } Armeen
    }.
event-officer_lost = { $region }: { $seat } verliert { $officer }.
event-emptied = { $region } ist leer und gehört { $seat } nicht mehr.
event-conquered = { $seat } erobert { $region } von { $other }.
event-moved_in = { $seat } zieht nach: { $source } → { $region }, { $armies ->
        [one] eine Armee
       *[other] { $armies } Armeen
    }.
event-officer_moved_in = { $seat } zieht nach: { $officer }, { $source } → { $region }.
event-station_swapped = { $seat } ersetzt die eroberte Station durch eine eigene: { $region }.
event-station_left = { $seat } lässt { $region } ohne Station.
event-station_fell = Die Station allein hält das Land nicht; { $seat } nimmt sie zurück: { $region }.
event-dismantled = { $seat } baut eine Station ab: { $region }.
event-moved = AB-Zug von { $seat }: { $source } → { $region }, { $armies ->
        [one] eine Armee
       *[other] { $armies } Armeen
    }.
event-officer_moved = AB-Zug von { $seat }: { $officer }, { $source } → { $region }.

# ------------------------------------------------------------------ Ereignisse: Ende
event-eliminated = { $seat } hat kein Gebiet mehr und ist ausgeschieden; das Geld verlässt das Spiel.
event-laid_open = Die Hand von { $seat } verlässt das Spiel: { $count } × { $card }.
event-spoils = { $seat } bekommt eine Karte von { $other }: { $card }.
event-spoils-hidden = { $seat } bekommt eine Karte von { $other }: { $deck }.
event-scored = { $seat }: { $count ->
        [one] ein Gebiet
       *[other] { $count } Gebiete
    }, { $bonus } für Kontinente, { $points } durch Karten.
event-end_rounds = Die letzte Runde ist gespielt.
event-end_survivor = Nur noch { $seat } ist im Spiel: Die Partie ist zu Ende.

# ------------------------------------------------------------------ Ereignisse: was Karten bewirken
event-turned_up = { $seat } deckt eine Gebietskarte auf: { $region }.
event-reshuffled = Der Stapel der Gebietskarten ist leer ({ $deck }); die abgelegten werden neu gemischt.
event-extra_move = { $seat } macht noch einen AB-Zug.
event-truce = Waffenstillstand: { $other } greift { $seat } in diesem Zug nicht mehr an.
event-disarms = Abrüstung: { $seat } nimmt { $count ->
        [0] keine Armee vom Plan, denn es ist keine da.
        [one] eine Armee vom Plan.
       *[other] { $count } Armeen vom Plan.
    }
event-disbanded = { $seat } nimmt eine Armee weg: { $region }.
event-reassigned = { $seat } stellt um: { $officer } → { $region }.
event-station_gained = { $seat } stellt eine Station auf: { $region }.
event-inflation = Inflation: { $other } gibt { $seat } { $coins } Geld.
event-retreated = Rückzug: { $seat } zieht ab, { $source } → { $region }, { $armies ->
        [one] eine Armee
       *[other] { $armies } Armeen
    }.
event-officer_retreated = Rückzug: { $seat } zieht ab: { $officer }, { $source } → { $region }.
event-hidden_units = Getarnte Einheiten von { $seat }: { $count } Armeen für { $other }, { $region }.
event-hidden_station = { $seat } enttarnt eine Station: { $region }.
event-extra_units = { $seat } bekommt { $count } Armeen: { $region }.
event-resistance_waits = Widerstand: { $seat } zieht { $region }; fünf Armeen kommen, sobald das Land { $seat } gehört.
event-resistance_waits-hidden = Widerstand: { $seat } zieht eine verdeckte Landkarte und legt sie beiseite.
event-resistance = Widerstand: { $seat } bekommt { $count } Armeen, { $region }.
event-reinforced = { $seat } verstärkt um eine Armee: { $region }.
event-blackout = Softwarefehler: { $other } spielt in diesem Zug keine Karten, dafür sorgt { $seat }.
event-mined = Minenfeld von { $seat }: { $other } verliert { $count ->
        [one] eine Einheit
       *[other] { $count } Einheiten
    }, { $region }.
event-wealth = Reichtum: { $seat } bekommt { $coins } Geld für { $region }.
event-wealth_lapsed = Der Reichtum verfällt ({ $region }): { $seat } hat das Gebiet nicht bekommen.
event-monopoly = Monopol: { $seat } besitzt alle Luftgebiete und bekommt { $coins } Geld.
event-monopoly_missed = Monopol: { $seat } besitzt nicht alle Luftgebiete und geht leer aus.
event-descent = Himmelssturm: { $seat } darf { $region } in diesem Zug aus jedem eigenen Luftgebiet angreifen.
event-no_descent = Himmelssturm: Alle Länder im Stapel gehören { $seat }, es geschieht nichts.
event-bombed = Die Bombe von { $seat } trifft { $region }: { $other } verliert { $count ->
        [one] eine Einheit.
       *[other] { $count } Einheiten.
    }
event-spared = Die Bombe verschont eigene Einheiten von { $seat }: { $region }.
event-fell_flat = Die Bombe von { $seat } bewirkt nichts, denn dort steht keine Einheit: { $region }.
event-carpet = { $seat } bombardiert { $region } und würfelt { $points }: So viele Einheiten sterben dort, höchstens alle.
event-continent_hit = { $seat } würfelt { $points }. Die Bombe trifft { $continent }: Jedes Gebiet verliert eine Einheit.
event-rolls_again = { $seat } würfelt { $points } und wirft noch einmal.
event-doomsday = Weltuntergang: { $other } darf ABC-Karten ohne Kosten spielen.
event-doomsday_over = Der Weltuntergang von { $seat } ist vorbei.
event-shot = { $seat } zielt auf einen Offizier von { $other } ({ $officer }) und würfelt { $points }.
event-sniped = Getroffen: { $other } verliert den Offizier ({ $officer }), { $region }.
event-missed = Vorbei: Der Offizier von { $other } bleibt stehen ({ $officer }).
event-points_shown = { $seat } zeigt { $card }: { $points } Punkte.
event-dealt_land = { $seat } bekommt { $region } zugelost.
event-spread = { $seat } hat { $count } Armeen gleichmäßig auf die eigenen Länder verteilt.

# ------------------------------------------------------------------ Ablehnungen
rejection-not_now = „{ $action }“ steht gerade nicht zur Wahl; möglich ist nur, wonach gefragt wird.
rejection-taken = „{ $action }“ geht nicht, denn das Land ist schon besetzt; wähle ein freies.
rejection-not_yours = „{ $action }“ geht nicht, denn das Gebiet gehört dir nicht.
rejection-ruin = „{ $action }“ geht nicht, denn dieses Land ist zerstört.
rejection-no_entry = „{ $action }“ geht nicht: Ohne Wasser- oder Luft-Offizier kommen keine neuen Armeen auf Wasser und Mond.
rejection-marker_taken = „{ $action }“ geht nicht, denn diesen Zugmarker gibt es nicht mehr.
rejection-too_dear = „{ $action }“ kostet mehr, als du hast.
rejection-bid_too_high = „{ $action }“ geht nicht: So viel Geld hast du nicht.
rejection-officer_stands = „{ $action }“ geht nicht, denn dieser Offizier steht schon auf dem Plan.
rejection-no_such_officer = „{ $action }“ geht nicht; am Anfang gibt es nur den Taktischen und den Land-Offizier.
rejection-land_only = „{ $action }“ geht nicht; das geht nur auf Land.
rejection-stations_spent = „{ $action }“ geht nicht, denn mehr Stationen darfst du jetzt nicht haben.
rejection-station_stands = „{ $action }“ geht nicht, denn dort steht schon eine Station.
rejection-figures_first = „{ $action }“ geht nicht mehr: Offiziere und Stationen kommen vor Karten und Angriffen.
rejection-cards_first = „{ $action }“ geht nicht mehr: Karten werden gekauft, bevor man sie spielt oder angreift.
rejection-attacks_over = „{ $action }“ geht nicht mehr: Nach dem AB-Zug wird weder gekauft noch angegriffen.
rejection-four_cards = „{ $action }“ geht nicht, denn in diesem Zug hast du schon vier Karten gekauft.
rejection-deck_empty = „{ $action }“ geht nicht, denn dieser Stapel ist leer.
rejection-deck_closed = „{ $action }“ geht nicht, denn dein Offizier dieser Karten steht nicht auf dem Plan.
rejection-too_few = „{ $action }“ geht nicht: Dort stehen zu wenige Einheiten, denn eine bleibt zurück.
rejection-no_target = „{ $action }“ geht nicht, denn von dort ist nichts anzugreifen.
rejection-own_target = „{ $action }“ geht nicht, denn das Gebiet gehört dir.
rejection-no_officer_for = „{ $action }“ geht nicht: Wasser und Mond greift nur an, wer den Offizier dafür hat.
rejection-not_adjacent = „{ $action }“ geht nicht, denn das Gebiet grenzt nicht an.
rejection-under_truce = „{ $action }“ geht nicht: In diesem Zug gilt ein Waffenstillstand.
rejection-three_at_most = „{ $action }“ geht nicht: Höchstens drei Einheiten greifen an.
rejection-one_stays = „{ $action }“ geht nicht: Eine Einheit muss zurückbleiben.
rejection-already_there = „{ $action }“ geht nicht, denn dort stehen die Einheiten schon.
rejection-nobody_moves = „{ $action }“ geht nicht: Mindestens eine Einheit muss ziehen.
rejection-no_such_unit = „{ $action }“ geht nicht, denn so viele Einheiten dieser Art stehen dort nicht.
rejection-no_die = „{ $action }“ geht nicht, denn diese Würfel hat dort niemand.
rejection-not_connected = „{ $action }“ geht nicht, denn keine Kette eigener Gebiete führt dorthin.
rejection-moved_already = „{ $action }“ geht nicht, denn der AB-Zug ist gemacht.
rejection-no_station_there = „{ $action }“ geht nicht, denn dort ist keine Station, die du abbauen könntest.
rejection-no_such_card = „{ $action }“ geht nicht, denn du hast diese Karte nicht auf der Hand.
rejection-no_officer_to_play = „{ $action }“ geht erst wieder, wenn der Offizier dieses Satzes auf dem Plan steht.
rejection-cost_too_high = „{ $action }“ kostet mehr Geld, als du hast.
rejection-blacked_out = „{ $action }“ geht in diesem Zug nicht: Ein Softwarefehler lässt dich keine Karten spielen.
rejection-wrong_moment = „{ $action }“ geht nur im eigenen Zug, bevor du den ersten Angriff angesagt hast.
rejection-at_the_end = „{ $action }“ ist nicht nötig: Siegpunkte zählen von selbst, am Ende der Partie.
rejection-on_an_attack = „{ $action }“ geht nur als Antwort auf einen Angriff anderer.
rejection-other_kind = „{ $action }“ gehört zu einer anderen Art von Gebiet als dem, das angegriffen wird.
rejection-mine_of_other_kind = „{ $action }“ trifft nur Gebiete der eigenen Art, und der Angriff kommt aus einem anderen.
rejection-only_attacked = „{ $action }“ darf nur spielen, wer selbst angegriffen wird.
rejection-first_move_first = „{ $action }“ gehört ans Ende des eigenen Zuges, nach dem ersten AB-Zug.
rejection-abc_only = „{ $action }“ geht nicht, denn im Weltuntergang werden nur ABC-Karten gespielt.
rejection-no_own_ground = „{ $action }“ geht nicht, denn du hast kein Gebiet dieser Art.
rejection-three_needed = „{ $action }“ geht nicht, denn du hast weniger als drei Gebiete dieser Art.
rejection-no_station_free = „{ $action }“ braucht eine Station im Vorrat und ein eigenes Land ohne Station.
rejection-no_officer_there = „{ $action }“ geht nicht, denn einen solchen gegnerischen Offizier gibt es auf dem Plan nicht.
rejection-no_enemy_ground = „{ $action }“ geht nicht, denn niemand sonst hat ein Gebiet dieser Art.
rejection-nowhere_to_retreat = „{ $action }“ geht nicht: Es braucht Einheiten im angegriffenen Gebiet und ein anderes eigenes, das sie aufnimmt.
rejection-other_ground = „{ $action }“ geht nicht, denn von diesem Gebiet spricht die Karte nicht.
rejection-another_one = „{ $action }“ geht nicht, denn die Gebiete einer Verstärkung müssen verschieden sein.
rejection-no_rival = „{ $action }“ geht nicht; nenne jemand anderes, der noch im Spiel ist.
rejection-no_army_there = „{ $action }“ geht nicht, denn dort hast du keine Armee.
rejection-reassigned_already = „{ $action }“ geht nicht, denn dieser Offizier ist mit dieser Karte schon umgezogen.

# ------------------------------------------------------------------ Fragen
question-SetUp-claim = Welches freie Land besetzt du?
    .waits = { $count ->
        [one] { $names } besetzt ein freies Land.
       *[other] { $names } besetzen ein freies Land.
    }
question-SetUp-set = In welches eigene Land kommt die nächste Armee?
    .waits = { $count ->
        [one] { $names } stellt Armeen auf.
       *[other] { $names } stellen Armeen auf.
    }
question-SetUp-post = Wohin kommen die beiden Offiziere und die Station?
    .waits = { $count ->
        [one] { $names } stellt Offiziere und Station auf.
       *[other] { $names } stellen Offiziere und Station auf.
    }
question-Bidding-bid = Wie viel bietest du für die Wahl des Zugmarkers?
    .waits = { $count ->
        [one] { $names } bietet um die Zugfolge.
       *[other] { $names } bieten um die Zugfolge.
    }
question-Bidding-take = Welcher Zugmarker soll es sein?
    .waits = { $count ->
        [one] { $names } wählt einen Zugmarker.
       *[other] { $names } wählen einen Zugmarker.
    }
question-Turn-place = Wohin kommt die nächste neue Armee?
    .waits = { $count ->
        [one] { $names } verteilt neue Armeen.
       *[other] { $names } verteilen neue Armeen.
    }
question-Turn-act = Kaufen, Karten spielen, angreifen, zuletzt ein AB-Zug: Was geschieht?
    .waits = { $count ->
        [one] { $names } ist am Zug.
       *[other] { $names } sind am Zug.
    }
question-Turn-late = Noch eine Karte oder ein weiterer AB-Zug?
    .waits = { $count ->
        [one] { $names } beendet den Zug.
       *[other] { $names } beenden den Zug.
    }
question-Attack-onto = Welches Gebiet greifst du an?
    .waits = { $count ->
        [one] { $names } wählt das Ziel eines Angriffs.
       *[other] { $names } wählen das Ziel eines Angriffs.
    }
question-Attack-send = Wer greift an, und wie weit?
    .waits = { $count ->
        [one] { $names } stellt einen Angriff zusammen.
       *[other] { $names } stellen einen Angriff zusammen.
    }
question-Attack-defend = Der Wurf liegt offen: Mit welchen Würfeln verteidigst du?
    .waits = { $count ->
        [one] { $names } wählt die Würfel der Verteidigung.
       *[other] { $names } wählen die Würfel der Verteidigung.
    }
question-Attack-station = Eine Station ist erobert: Wird sie ersetzt, eine andere dafür abgebaut, oder bleibt das Land ohne?
    .waits = { $count ->
        [one] { $names } entscheidet über eine eroberte Station.
       *[other] { $names } entscheiden über eine eroberte Station.
    }
question-CardWindow-answer = Vor dem Wurf: Spielst du eine Karte?
    .waits = { $count ->
        [one] { $names } kann vor dem Wurf eine Karte spielen.
       *[other] { $names } können vor dem Wurf eine Karte spielen.
    }
question-Losses-choose = Welche Einheiten gehen verloren?
    .waits = { $count ->
        [one] { $names } wählt die Verluste.
       *[other] { $names } wählen die Verluste.
    }
question-Column-choose = Welche Einheiten ziehen mit?
    .waits = { $count ->
        [one] { $names } wählt, wer mitzieht.
       *[other] { $names } wählen, wer mitzieht.
    }
question-Move-onto = Wohin führt der AB-Zug?
    .waits = { $count ->
        [one] { $names } macht einen AB-Zug.
       *[other] { $names } machen einen AB-Zug.
    }
question-ExtraUnits-target = In welches deiner Gebiete kommen die drei Armeen?
    .waits = { $count ->
        [one] { $names } verteilt zusätzliche Einheiten.
       *[other] { $names } verteilen zusätzliche Einheiten.
    }
question-Reinforcement-target = Welches deiner Gebiete bekommt die nächste Armee?
    .waits = { $count ->
        [one] { $names } verteilt eine Verstärkung.
       *[other] { $names } verteilen eine Verstärkung.
    }
question-Disarmament-disband = Abrüstung: Wo nimmst du eine Armee weg?
    .waits = { $count ->
        [one] { $names } rüstet ab.
       *[other] { $names } rüsten ab.
    }
question-Reassignment-post = Welcher Offizier zieht wohin?
    .waits = { $count ->
        [one] { $names } stellt Offiziere um.
       *[other] { $names } stellen Offiziere um.
    }
question-StationCard-station = In welches Land kommt die Station?
    .waits = { $count ->
        [one] { $names } stellt eine Station auf.
       *[other] { $names } stellen eine Station auf.
    }
question-Blackout-rival = Wer spielt in diesem Zug keine Karten?
    .waits = { $count ->
        [one] { $names } wählt, wer keine Karten spielt.
       *[other] { $names } wählen, wer keine Karten spielt.
    }
question-Retreat-target = Rückzug: Wohin gehen alle Einheiten?
    .waits = { $count ->
        [one] { $names } wählt das Ziel des Rückzugs.
       *[other] { $names } wählen das Ziel des Rückzugs.
    }
question-Carpet-target = Welches Gebiet bombardierst du?
    .waits = { $count ->
        [one] { $names } wählt das Ziel des Bombardements.
       *[other] { $names } wählen das Ziel des Bombardements.
    }
question-Sniper-aim = Auf welchen Offizier zielst du?
    .waits = { $count ->
        [one] { $names } wählt einen Offizier als Ziel.
       *[other] { $names } wählen einen Offizier als Ziel.
    }
question-Doomsday-choose = Weltuntergang: Welche ABC-Karte spielst du ohne Kosten?
    .waits = { $count ->
        [one] { $names } kann ABC-Karten ohne Kosten spielen.
       *[other] { $names } können ABC-Karten ohne Kosten spielen.
    }

# ------------------------------------------------------------------ Aktionen
action-finish = Fertig
action-finish-Losses-choose = Ab hier fallen nur noch Armeen
action-finish-Turn-act = Zug beenden
action-finish-Turn-late = Keine Karte mehr spielen, Zug beenden
action-finish-Doomsday-choose = Keine weitere Karte spielen
action-finish-Reassignment-post = Die Offiziere stehen lassen
action-pass = Keine Karte
action-leave = Ohne Station lassen
action-bid = { $coins } Geld bieten
action-marker = Zugmarker { $marker }
action-draw = Karte kaufen: { $deck }
action-play = Spielen: { $card }
action-rival = Gegen { $player }
action-snipe = { $officer } von { $player }
action-bring = Mit dabei: { $officer }
action-send = Angriff mit { $armies } × Armee, { $until }
action-defend = Verteidigen: { $dice }
action-lose = Verloren geht: { $officer }
action-follow = { $more } × Armee
action-claim = Besetzen: { $region }
action-place = Armee → { $region }
action-station = Station → { $region }
action-attack = Angriff aus { $region }
action-move = AB-Zug aus { $region }
action-onto = Ziel: { $region }
action-target = { $region }
action-dismantle = Station abbauen: { $region }
action-disband = Armee entfernen: { $region }
action-post = { $officer } → { $region }

kind-bid = Bieten
kind-marker = Zugmarker wählen
kind-draw = Karte kaufen
kind-play = Karte spielen
kind-rival = Person wählen
kind-snipe = Offizier treffen
kind-bring = Offizier mitnehmen
kind-send = Angreifen
kind-defend = Verteidigen
kind-lose = Offizier verlieren
kind-follow = Armeen ziehen
kind-claim = Land besetzen
kind-place = Armee aufstellen
kind-station = Station bauen
kind-attack = Angriff
kind-move = AB-Zug
kind-onto = Ziel wählen
kind-target = Gebiet wählen
kind-dismantle = Station abbauen
kind-disband = Armee entfernen
kind-post = Offizier aufstellen

# ------------------------------------------------------------------ Stände der Regeln
revision-2 = Neu ist der Schnellstart mit ausgeloster Aufstellung; an laufenden Partien ändert er nichts.

# ------------------------------------------------------------------ Optionen
option-surplus_lands = Überzählige Länder im Aufbau
    .help = Gehen die Länder nicht auf, besetzen einige eins mehr, oder der Rest bleibt nach der Hausregel leer (R2-06, R2-07).
option-surplus_lands-taken = Werden besetzt
option-surplus_lands-empty = Bleiben leer
option-bid_ties = Gleiche Gebote
    .help = Ein Würfel entscheidet, oder ab der zweiten Runde kommt zuerst, wer zuletzt am weitesten hinten an der Reihe war (R2-13, R2-15).
option-bid_ties-die = Ein Würfel entscheidet
option-bid_ties-last_first = Wer zuletzt später am Zug war
option-quick_start = Aufbau
    .help = Ob ihr Länder und Armeen selbst wählt oder mit einer ausgelosten Aufstellung beginnt; das Losen ist unser Angebot für einen schnellen Anfang (R2-R39).
option-quick_start-false = Selbst aufstellen
option-quick_start-true = Schnellstart, ausgelost
option-destroyed_lands = Zerstörte Länder
    .help = Wie viele Länder vor der Partie durch Los zerstört werden; die Regel nennt drei (R2-R04).
option-destroyed_lands-0 = Keins
option-destroyed_lands-3 = Drei
option-destroyed_lands-4 = Vier
option-bid_payment = Wer sein Gebot bezahlt
    .help = Alle bezahlen, was sie geboten haben, oder nur das höchste Gebot (R2-R06).
option-bid_payment-all = Alle
option-bid_payment-winner = Nur das höchste
option-station_only = Land mit einer Station allein
    .help = Ob ein Land, in dem nur eine Station steht, den Bonus des Kontinents verhindert oder gleich niemandem mehr gehört (R2-23, R2-R01, R2-R08).
option-station_only-breaks_continent = Verhindert den Bonus
option-station_only-holds_continent = Zählt für den Bonus
option-station_only-falls = Gehört niemandem mehr
option-empty_territory = Einziehen in leere Gebiete
    .help = Ob das schon der erste Angriff ist, nach dem keine Karten für die Zeit davor mehr gehen, oder gar keiner (R2-R09).
option-empty_territory-attack = Ist ein Angriff
option-empty_territory-no_attack = Ist kein Angriff
option-retreat = Angriff nach einem Rückzug
    .help = Ist das angegriffene Gebiet geräumt, rücken die Angreifenden ein, oder der Angriff ist zu Ende (R2-R10).
option-retreat-enter = Sie rücken ein
option-retreat-stop = Der Angriff endet
option-moon_to_stations = Angriff vom Mond auf Stationen
    .help = Ob die markierten Mondgebiete auch Länder mit Stationen angreifen dürfen; sonst geht es nur durch Himmelssturm (R2-R12).
option-moon_to_stations-false = Nur durch Himmelssturm
option-moon_to_stations-true = Auch auf Länder mit Station
option-card_limit = Vier Karten
    .help = Ob in einem Zug vier Karten insgesamt gekauft werden dürfen oder vier von jedem Stapel (R2-35, R2-R13).
option-card_limit-turn = Vier insgesamt
option-card_limit-deck = Vier von jedem Stapel
option-reactions = Noch einmal reagieren
    .help = Wurde vor einem Wurf eine Karte gespielt, werden alle noch einmal gefragt, oder jede Person spielt nur eine Karte je Wurf (R2-R14).
option-reactions-again = Bis alle passen
option-reactions-once = Eine Karte je Wurf
option-minefield_attackers = Angreifende nach einem Minenfeld
    .help = Ob die erklärten Einheiten angreifen, soweit sie noch da sind, oder ob neu gewählt wird (R2-57, R2-R30).
option-minefield_attackers-declared = Die erklärten
option-minefield_attackers-anew = Neu gewählt
option-minefield_ground = Minenfelder
    .help = Ob ein Minenfeld das angreifende Gebiet trifft, gleich welcher Art, oder nur eines der eigenen Art (R2-99, R2-R31).
option-minefield_ground-any = Treffen jedes Gebiet
option-minefield_ground-same_kind = Treffen nur die eigene Art
option-disarmament = Reihenfolge einer Abrüstung
    .help = Ob beginnt, wer auf die Seite folgt, von der die Karte kommt, oder wer den ersten Zugmarker hat (R2-87, R2-R32).
option-disarmament-behind_caster = Es beginnt, wer folgt
option-disarmament-first_marker = Es beginnt der erste Zugmarker
option-doomsday = Reihenfolge im Weltuntergang
    .help = Wer zuerst drankommt: wer den Weltuntergang spielt, wer danach am Zug ist, oder der erste Zugmarker (R2-125, R2-R18).
option-doomsday-first_marker = Es beginnt der erste Zugmarker
option-doomsday-caster_first = Zuerst, wer die Karte spielt
option-doomsday-caster_last = Zuletzt, wer die Karte spielt
option-move_reach = Weite des AB-Zugs
    .help = Ob der AB-Zug über eine Kette eigener Gebiete führen darf oder nur in ein Nachbargebiet (R2-R21).
option-move_reach-connected = Über eigene Gebiete
option-move_reach-adjacent = Nur ins Nachbargebiet
option-move_empties = Leeres Gebiet nach dem AB-Zug
    .help = Ob der AB-Zug ein Gebiet leer zurücklassen darf wie im Beispiel der Regel (R2-70).
option-move_empties-false = Eine Einheit bleibt
option-move_empties-true = Es darf leer werden
option-captured_station = Eroberte Station
    .help = Ob sie durch eine eigene ersetzt werden muss, solange noch eine im Vorrat ist (R2-52, R2-R22).
option-captured_station-must_swap = Muss ersetzt werden
option-captured_station-may_leave = Darf wegbleiben
option-spoils = Karten von Ausgeschiedenen
    .help = Ob sie das Spiel verlassen oder verdeckt an die Seite gehen, die das letzte Gebiet erobert hat (R2-R25).
option-spoils-none = Verlassen das Spiel
option-spoils-cards = Gehen an die Eroberer
option-reinforcement = Verstärkung mit zu wenig Gebieten
    .help = Ob die Karte auch mit einem oder zwei Gebieten der Art geht oder nur mit dreien (R2-97, R2-R28).
option-reinforcement-as_many = So viele, wie da sind
option-reinforcement-three_only = Nur mit dreien
option-final_tie = Gleichstand am Ende
    .help = Bei gleich vielen Punkten teilt man den Sieg, oder das Geld entscheidet (R2-R26).
option-final_tie-shared = Geteilter Sieg
option-final_tie-money = Mehr Geld

# ------------------------------------------------------------------ worum es geht (für Antworten im Voraus)
about-source = Gebiet, aus dem angegriffen wird
about-aim = angegriffenes Gebiet
about-region = Gebiet
about-defender = wer angegriffen wird
about-active = wer angreift
about-size = Einheiten im angegriffenen Gebiet
about-attackers = Einheiten, die angreifen
about-best = höchster Würfel des Angriffs
about-second = zweithöchster Würfel des Angriffs
about-left = so viele gehen verloren
about-round = Runde

# ------------------------------------------------------------------ Gründe für das Ende
end-rounds = Die letzte Runde ist gespielt.
end-survivor = Nur eine Partei ist übrig.

# ------------------------------------------------------------------ Namen
deck-taktik = Taktik
deck-land = Land
deck-wasser = Wasser
deck-luft = Luft
deck-abc = ABC
until-once = ein Wurf
until-1 = so weit es geht
until-2 = bis 2 Einheiten bleiben
until-3 = bis 3 Einheiten bleiben
until-4 = bis 4 Einheiten bleiben
until-5 = bis 5 Einheiten bleiben
until-6 = bis 6 Einheiten bleiben
until-8 = bis 8 Einheiten bleiben
until-10 = bis 10 Einheiten bleiben
until-15 = bis 15 Einheiten bleiben
until-20 = bis 20 Einheiten bleiben
dice-d6 = ein W6
dice-d8 = ein W8
dice-d6_d6 = zwei W6
dice-d6_d8 = W6 und W8
dice-d8_d8 = zwei W8
player-1 = Platz 1
player-2 = Platz 2
player-3 = Platz 3
player-4 = Platz 4
player-5 = Platz 5
phase-figures = Offiziere und Stationen
phase-purchase = Kartenkauf
phase-cards = Karten
phase-attacks = Angriffe
phase-late = Ende des Zuges

chance-destroyed = Land, das zerstört wird
chance-first = Los um den Beginn
chance-tie = Würfeln bei gleichen Geboten
chance-card = Karte ziehen
chance-attack_six = Angriffswürfel W6
chance-attack_eight = Angriffswürfel W8
chance-defence_six = Verteidigungswürfel W6
chance-defence_eight = Verteidigungswürfel W8
chance-land_card = Landkarte ziehen
chance-water_card = Wasserkarte ziehen
chance-moon_card = Mondkarte ziehen
chance-bomb = Würfel der Bombe
chance-shot = Würfel des Schusses
chance-dealt_land = Zugelostes Land

what-coins = Gebot
what-marker = Zugmarker
what-deck = Stapel
what-card = Karte
what-player = Platz
what-officer = Offizier
what-until = Dauer
what-armies = Armeen
what-dice = Würfel
what-more = Armeen
what-region = Gebiet

# parts of a view
fact-first = Begann den Aufbau
fact-round = Runde
fact-phase = Abschnitt des Zuges
fact-ending = Das Spiel endet
fact-eliminated = Ausgeschieden
fact-moves = AB-Züge
fact-monopoly = Monopol ausgerufen
fact-doomsday = Weltuntergang
fact-truce = Waffenstillstand mit
fact-blackout = Softwarefehler bei
fact-ruins = Zerstörte Länder
fact-landings = Himmelssturm
fact-wealth = Reichtum
fact-source = Angriff aus
fact-aim = Angriff auf
fact-markers = Zugmarker
fact-money = Geld
fact-pools = Armeen daneben
fact-victory = Siegpunkte durch Karten
fact-armies = Armeen
fact-officers = Offiziere
fact-stations = Stationen
fact-used = Gespielte Karten
fact-bought = Gekaufte Karten
fact-discards = Gezogene Gebietskarten
fact-hands = Handkarten
fact-hand = Eigene Hand
fact-backs = Handkarten
fact-aside = Widerstand
fact-waiting_for = Eigener Widerstand
fact-waiting = Verdeckte Landkarten

standing-score = Punkte
standing-territories = Gebiete
standing-continents = Kontinente
standing-cards = Karten
standing-money = Geld
standing-units = Einheiten
standing-income = Bonus des nächsten Zuges
standing-hand = Handkarten

# ------------------------------------------------------------------ das Ende in Zahlen
luck-attack = Augen im Angriff
luck-defence = Gewonnene Vergleiche in der Verteidigung

# ------------------------------------------------------------------ Karten: was sie tun
does-extra_ab_zug = Nach deinem ersten AB-Zug machst du noch einen.
does-waffenstillstand = Der Angriff auf dich endet sofort, und in diesem Zug greift diese Seite dich nicht mehr an.
does-abruestung = Alle anderen nehmen je vier Armeen vom Plan, danach du zwei.
does-offizierneuordnung = Deine Offiziere ziehen in eigene Gebiete nach Wahl.
does-station = Eine deiner Stationen kommt in ein eigenes Land ohne Station.
does-inflation = Alle anderen, die Geld haben, geben dir eines ab.
does-rueckzug = Alle Einheiten des angegriffenen Gebiets ziehen in ein anderes deiner Gebiete.
does-siegpunkte_taktik = 3 Punkte am Ende, wenn dein Taktischer Offizier steht.
does-getarnte_einheiten_land = Drei Armeen kommen in ein Land, das gerade angegriffen wird; sie gehören der angegriffenen Seite.
does-getarnte_station = Eine deiner Stationen kommt in dein angegriffenes Land.
does-zusatz_land = Drei Armeen kommen in ein eigenes Land.
does-resistance = Du ziehst verdeckt ein Land: Sobald es dir gehört, kommen fünf Armeen hinein.
does-verstaerkung_land = Je eine Armee kommt in drei verschiedene eigene Länder.
does-softwarefehler_land = Eine Seite, die du nennst, spielt in diesem Zug keine Karten.
does-blitzkrieg_land = Wer dein Land angreift, verliert die Hälfte der Einheiten im Gebiet, von dem der Angriff kommt, aufgerundet.
does-siegpunkte_land = 3 Punkte am Ende, wenn dein Land-Offizier steht.
does-getarnte_einheiten_wasser = Drei Armeen kommen in ein Wassergebiet, das gerade angegriffen wird; sie gehören der angegriffenen Seite.
does-reichtum = Du deckst ein Wassergebiet auf: Gehört es dir jetzt oder noch in diesem Zug, bekommst du 4 Geld.
does-zusatz_wasser = Drei Armeen kommen in ein eigenes Wassergebiet.
does-verstaerkung_wasser = Je eine Armee kommt in drei verschiedene eigene Wassergebiete.
does-softwarefehler_wasser = Eine Seite, die du nennst, spielt in diesem Zug keine Karten.
does-blitzkrieg_wasser = Wer dein Wassergebiet angreift, verliert die Hälfte der Einheiten im Gebiet, von dem der Angriff kommt, aufgerundet.
does-siegpunkte_wasser = 3 Punkte am Ende, wenn dein Wasser-Offizier steht.
does-getarnte_einheiten_luft = Drei Armeen kommen in ein Luftgebiet, das gerade angegriffen wird; sie gehören der angegriffenen Seite.
does-monopol = 7 Geld, wenn dir am Ende dieses Zuges alle Luftgebiete gehören.
does-zusatz_luft = Drei Armeen kommen in ein eigenes Luftgebiet.
does-verstaerkung_luft = Je eine Armee kommt in drei verschiedene eigene Luftgebiete.
does-softwarefehler_luft = Eine Seite, die du nennst, spielt in diesem Zug keine Karten.
does-blitzkrieg_luft = Wer dein Luftgebiet angreift, verliert die Hälfte der Einheiten im Gebiet, von dem der Angriff kommt, aufgerundet.
does-d_day = Du deckst Landkarten auf, bis dir ein Land nicht gehört: In diesem Zug darfst du es aus allen deinen Luftgebieten angreifen.
does-siegpunkte_luft = 3 Punkte am Ende, wenn dein Luft-Offizier steht.
does-landbombe = Drei Landkarten werden gezogen: Andere verlieren dort die Hälfte ihrer Einheiten, aufgerundet.
does-wasserbombe = Zwei Wasserkarten werden gezogen: Andere verlieren dort die Hälfte ihrer Einheiten, aufgerundet.
does-mondbombe = Zwei Mondkarten werden gezogen: Andere verlieren dort die Hälfte ihrer Einheiten, aufgerundet.
does-flaeche_land = Du wählst ein gegnerisches Land; dort sterben so viele Einheiten, wie ein W6 zeigt.
does-flaeche_wasser = Du wählst ein gegnerisches Wassergebiet; dort sterben so viele Einheiten, wie ein W6 zeigt.
does-flaeche_luft = Du wählst ein gegnerisches Luftgebiet; dort sterben so viele Einheiten, wie ein W6 zeigt.
does-neutronenbombe = Ein W6 trifft einen Kontinent an Land: Jedes seiner Gebiete verliert eine Einheit, auch die deinen.
does-wasserstoffbombe = Ein W6 trifft einen Kontinent auf dem Wasser: Jedes seiner Gebiete verliert eine Einheit, auch die deinen.
does-gravitationsbombe = Ein W6 trifft einen Kontinent in der Luft: Jedes seiner Gebiete verliert eine Einheit, auch die deinen.
does-weltuntergang = Reihum spielen alle beliebig viele ABC-Karten, ohne deren Kosten zu bezahlen.
does-scharfschuetze = Du zielst auf einen gegnerischen Offizier: Bei 1 bis 6 auf dem W8 ist er tot.

why-chance-here = danach entscheiden Würfel, Karten oder die Gebote der anderen

# ------------------------------------------------------------------ ein ganzer Zug, wie ein Tipp ihn sagt
count-army = { $n ->
        [one] einer Armee
       *[other] { $n } Armeen
    }
count-taktik = dem Taktischen Offizier
count-land = dem Land-Offizier
count-wasser = dem Wasser-Offizier
count-luft = dem Luft-Offizier
count-abc = dem ABC-Offizier
move-claim = Nimm { $region }.
move-place = Verstärke { $region } mit { $things }.
move-station = Bau eine Station in { $region }.
move-post = { $officer } geht nach { $region }.
move-bid = { $coins ->
        [0] Biete nichts
       *[other] Biete { $coins }
    } für die Wahl der Zugkarte.
move-marker = Nimm Zugkarte { $marker }.
move-draw = Kauf eine Karte vom Stapel { $deck }.
move-play = Spiele die Karte „{ $card }“.
move-rival = Wähle { $player }.
move-snipe = Ziele auf { $player }: { $officer }.
move-defend = Verteidige mit { $dice }.
move-lose = Bezahle die Verluste mit { $things }.
move-follow = { $more ->
        [0] Lass die übrigen Armeen stehen
        [one] Zieh eine weitere Armee nach
       *[other] Zieh { $more } weitere Armeen nach
    }.
move-move = Zieh Einheiten aus { $region } ab.
move-move_onto = Sie gehen nach { $region }.
move-onto = Greif { $region } an.
move-target = Wähle { $region }.
move-retreat = Zieh dich nach { $region } zurück.
move-target_units = Die drei Armeen gehen nach { $region }.
move-target_unit = Die Armee geht nach { $region }.
move-target_bomb = Bombardiere { $region }.
move-dismantle = Bau deine Station in { $region } ab.
move-disband = Nimm aus { $region } eine Armee weg.
move-bring = Greif gemeinsam mit { $things } an.
move-leave = Lass das Land ohne Station.
move-pass = Spiele jetzt keine Karte.
move-lose_armies = Verliere nur Armeen.
move-reassign_none = Lass deine Offiziere, wo sie sind.
move-send_none = Schicke niemanden.
move-post_none = Lass den Rest, wie er ist.
move-end_turn = Beende deinen Zug.
move-no_more = Tu hier nichts weiter.
move-attack = Greif von { $source } aus { $aim } an, mit { $things } ({ $until }).
move-attack_seat = Greif { $seat } von { $source } aus in { $aim } an, mit { $things } ({ $until }){ $chance ->
        [-1] {""}
       *[other] : { $chance } %
    }.

# ------------------------------------------------------------------ wie man gewinnt, und wie es darum steht
goal-rounds = Wer nach Runde { $limit } die meisten Punkte hat, gewinnt: { $standing }.
goal-how-points = Jedes Gebiet ist ein Punkt, ob Land, Wasser oder Mond; ganze Kontinente bringen ihre Boni dazu.
goal-how-cards = Eine Siegpunktkarte bringt 3, wenn ihr Offizier dann auf dem Plan steht. Handkarten zeigen sich erst am Ende.
goal-how-shared = Bei Gleichstand wird der Sieg geteilt.
goal-how-tie = Bei Gleichstand gewinnt mehr Geld.
