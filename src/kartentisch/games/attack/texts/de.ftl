# Attack! auf Deutsch.  Namen von Regionen und Einheiten stehen allein, ohne Artikel und ohne Präposition.

game-title = Attack!
game-attack = Attack!
game-summary = Große Nationen ringen um die westliche Welt von 1935; zwei bis sechs Personen führen Heer und Flotte, handeln mit Wirtschaftskarten und sammeln Regionen.

# ------------------------------------------------------------------ Ereignisse: Aufbau und Zug
event-dealt = { $seat } erhält die Wirtschaftskarte { $card }.
event-dealt-hidden = { $seat } erhält eine verdeckte Wirtschaftskarte.
event-start_roll = { $seat } würfelt um den Beginn: { $total }.
event-start_tie = Gleichstand: { $seat } würfelt noch einmal, { $total }.
event-first_player = { $seat } beginnt die Partie.
event-claimed = { $seat } besetzt { $region }.
event-deployed = { $seat } stellt auf: { $unit } → { $region }.
event-dealt_region = { $seat } bekommt { $region } zugelost.
event-spread = { $seat } hat { $count } Einheiten gleichmäßig auf die eigenen Regionen verteilt.
event-capital = Die Hauptstadt von { $seat } steht: { $region }.
event-round = Runde { $round } beginnt.
event-turn = Zug { $turn }: { $seat } ist an der Reihe.
event-action = { $seat } wählt die Aktion „{ $action }“.

# ------------------------------------------------------------------ Ereignisse: Bewegung
event-sent = { $seat } zieht { $unit }: { $origin } → { $region }.
event-blitzed = { $seat } zieht im Blitzkrieg { $unit }: { $origin } → { $region }.
event-moved_far = { $seat } verlegt { $unit }: { $origin } → { $region }.
event-waits = { $seat } kündigt eine Überfahrt an: { $unit }, { $origin } → { $region }.
event-crossing_allowed = { $seat } lässt die Überfahrt { $origin } → { $region } zu.
event-crossing_refused = { $seat } untersagt die Überfahrt { $origin } → { $region }.
event-flew = { $seat } lässt ein Flugzeug trotzdem fliegen: { $origin } → { $region }.
event-turned_back = { $seat } holt { $planes ->
        [one] ein Flugzeug
       *[other] { $planes } Flugzeuge
    } zurück: { $origin } statt { $region }.
event-crossed = { $seat } setzt über, { $origin } → { $region }: { $units ->
        [one] eine Einheit
       *[other] { $units } Einheiten
    }.

# ------------------------------------------------------------------ Ereignisse: Landkampf
event-attacked = { $seat } greift { $other } an: { $region }.
event-invaded = { $seat } dringt in die neutrale Region { $region } ein.
event-garrison = Neutrale Truppen, { $region }: es verteidigen die der Karte { $card }.
event-weakest = Der Stapel ist leer. Neutrale Truppen, { $region }: es verteidigen die einer schwächsten Karte, { $card }.
event-undefended = Der Stapel ist leer: { $seat } trifft auf keine Truppen ({ $region }).
event-volunteered = { $seat } will die neutralen Truppen führen: { $region }.
event-command_roll = { $seat } würfelt um das Kommando: { $total }.
event-command_tie = Gleichstand: { $seat } würfelt noch einmal um das Kommando, { $total }.
event-commands = { $seat } führt die neutralen Truppen: { $region }.
event-nobody_leads = Niemand will die neutralen Truppen führen ({ $region }): Das Los entscheidet.
event-appointed = { $seat } muss die neutralen Truppen führen: { $region }.
event-committed = { $region }: { $seat } schickt in den Kampf: { $unit }.
event-reinforced = { $region }, Kampfrunde { $round }: { $seat } verstärkt: { $unit }.
event-dice = { $seat } würfelt Infanterie { $infantry }, Panzer { $tank }, Artillerie { $artillery }, Flugzeug { $aircraft }.
event-hits = { $seat } erzielt mit { $dice } Würfeln { $hits ->
        [0] keinen Treffer
        [one] einen Treffer
       *[other] { $hits } Treffer
    } (Kampfrunde { $round }).
event-lost = { $region }: { $seat } verliert { $units } × { $unit }.
event-neutrals_lost = { $region }: Die neutralen Truppen verlieren { $units } × { $unit }.
event-wasted = { $hits ->
        [one] Ein Treffer von { $seat } geht
       *[other] { $hits } Treffer von { $seat } gehen
    } ins Leere: Die Reserve ist sicher.
event-conquered = { $seat } erobert { $region } von { $other }.
event-repelled = { $seat } wehrt den Angriff von { $other } ab: { $region }.
event-neutrals_beaten = { $seat } besiegt die neutralen Truppen und besetzt { $region }.
event-neutrals_held = Die neutralen Truppen halten die Region ({ $region }); die Karte { $card } geht zurück in den Stapel.
event-kept_card = { $seat } behält die Wirtschaftskarte { $card }.
event-captured = { $seat } zieht { $other } die Wirtschaftskarte { $card } aus der Hand.
event-captured-hidden = { $seat } zieht { $other } eine Wirtschaftskarte aus der Hand.
event-gave_up = { $seat } verliert die Wirtschaftskarte { $card }.
event-gave_up-hidden = { $seat } verliert eine Wirtschaftskarte.
event-nothing_to_capture = { $other } hat keine Wirtschaftskarte; { $seat } geht leer aus.
event-drew = { $seat } zieht die Wirtschaftskarte { $card }.
event-drew-hidden = { $seat } zieht eine Wirtschaftskarte.
event-empty_pile = Der Stapel ist leer: { $seat } erhält keine Wirtschaftskarte.
event-eliminated = { $seat } hat keine Einheit mehr auf dem Plan und ist ausgeschieden.
event-estate = Was { $seat } noch an Wirtschaftskarten hatte ({ $cards }), geht fort, die Flotte in den Vorrat.

# ------------------------------------------------------------------ Ereignisse: See
event-sea_taken = { $seat } übernimmt kampflos die Seehoheit.
event-challenged = { $seat } fordert { $other } zur See heraus.
event-yielded = { $seat } zieht sich kampflos zurück; die Seehoheit geht an { $other }.
event-sea_fight = { $seat } stellt sich der Seeschlacht gegen { $other }.
event-laid = { $seat } legt verdeckt: { $ship }.
event-laid-hidden = { $seat } legt eine Karte verdeckt in die Reihe.
event-row = Reihe von { $seat }, Platz { $place }: { $ship }.
event-matched = { $seat }, { $ship }: { $roll } + { $modifier } = { $total }.
event-sea_tie = Gegenüberstellung { $place }: Gleichstand, kein Treffer.
event-damaged = { $ship } von { $seat } ist getroffen.
event-sunk = { $ship } von { $seat } ist versenkt.
event-carrier_sunk = Träger gegen Träger: { $ship } von { $seat } ist versenkt.
event-set_aside = { $seat } legt { $ships ->
        [one] ein beschädigtes Schlachtschiff
       *[other] { $ships } beschädigte Schlachtschiffe
    } für diese Schlacht beiseite.
event-retreated = { $seat } zieht sich aus der Seeschlacht gegen { $other } zurück.
event-sea_won = { $seat } gewinnt die Seeschlacht gegen { $other } und hat die Seehoheit.

# ------------------------------------------------------------------ Ereignisse: Diplomatie, Produktion, Handel
event-diplomacy = Diplomatie: { $seat } würfelt um { $region }; nötig ist { $needed } oder mehr.
event-diplomacy_roll = Diplomatie: { $seat } würfelt { $total }.
event-rival_roll = Diplomatie: { $seat } würfelt dagegen { $total }.
event-rival_tie = Diplomatie, Gleichstand: { $seat } würfelt noch einmal, { $total }.
event-joined = Die Region { $region } schließt sich { $seat } an.
event-rival_joined = Die Region { $region } schließt sich stattdessen { $seat } an.
event-stayed_neutral = Die Region { $region } bleibt neutral.
event-production = { $seat } hat { $points } Produktionspunkte ({ $capitals } × Hauptstadt, { $sets } × Satz).
event-bought = { $seat } kauft { $unit } für { $points }.
event-bought_ship = { $seat } kauft { $ship } für { $points }.
event-lapsed = { $points ->
        [one] Ein Produktionspunkt von { $seat } verfällt.
       *[other] { $points } Produktionspunkte von { $seat } verfallen.
    }
event-placed = { $seat } stellt neu auf: { $unit } → { $region }.
event-offered = { $seat } bietet { $other } einen Handel an (Nr. { $offer }): gibt { $gives ->
        [0] keine Karte
        [one] eine Karte
       *[other] { $gives } Karten
    }, möchte { $wants ->
        [0] keine Karte
        [one] eine Karte
       *[other] { $wants } Karten
    }.
event-offered_card = Geboten für { $seat }: { $card }.
event-offered_card-hidden = Geboten für { $seat }: eine Karte (welche, wissen nur die beiden).
event-wanted_card = Verlangt von { $seat }: { $card }.
event-wanted_card-hidden = Verlangt von { $seat }: eine Karte (welche, wissen nur die beiden).
event-counters = { $seat } macht { $other } ein Gegenangebot.
event-promised = { $seat } sagt dazu: „{ $text }“
event-withdrew = { $seat } zieht das Angebot an { $other } zurück.
event-accepted = { $seat } nimmt das Angebot von { $other } an.
event-declined = { $seat } lehnt das Angebot von { $other } ab.
event-deal_allowed = { $seat } lässt den Handel zu.
event-deal_refused = { $seat } untersagt den Handel.
event-gave = { $seat } gibt { $card }.
event-gave-hidden = { $seat } gibt eine Wirtschaftskarte.
event-received = { $seat } bekommt { $card }.
event-received-hidden = { $seat } bekommt eine Wirtschaftskarte.
event-deal = Handel Nr. { $offer } gilt: { $seat } gibt { $gives ->
        [0] keine Karte
        [one] eine Karte
       *[other] { $gives } Karten
    } und bekommt { $wants ->
        [0] keine Karte
        [one] eine Karte
       *[other] { $wants } Karten
    } von { $other }.
event-trade_lapsed = { $seat } hat nicht gehandelt; die Aktion gilt nicht als ausgeführt.
event-clock = Die Uhr sagt: { $time }.

# ------------------------------------------------------------------ Ereignisse: Ende
event-end_elimination = Jemand ist ausgeschieden: Die Partie endet sofort.
event-end_survivor = Nur { $seat } ist noch im Spiel: Die Partie ist zu Ende.
event-end_time = Mit Runde { $round } ist die Zeit um.
event-end_length = Nach Runde { $round } endet auch eine Partie ohne Zeitgrenze.
event-won = { $seat } gewinnt mit { $regions ->
        [one] einer Region
       *[other] { $regions } Regionen
    } und { $units ->
        [one] einer Einheit
       *[other] { $units } Einheiten
    }.

# ------------------------------------------------------------------ Ablehnungen
rejection-not_now = „{ $action }“ steht gerade nicht zur Wahl; möglich ist nur, wonach gefragt wird.
rejection-taken = „{ $action }“ geht nicht, denn die Region hat schon jemand besetzt; wähle eine freie.
rejection-other_continent = „{ $action }“ geht nicht, denn auf diesem Kontinent hast du schon eine Region; jede der vier muss auf einem anderen liegen.
rejection-no_such_unit = „{ $action }“ geht nicht, denn von dieser Art steht keine Einheit mehr neben dem Plan.
rejection-not_own = „{ $action }“ geht nicht; neue Einheiten kommen in eigene Regionen.
rejection-abroad = „{ $action }“ geht nicht; beim Aufbau kommen Einheiten in eigene Regionen.
rejection-pick_abroad = „{ $action }“ geht nicht; es ziehen nur eigene Einheiten.
rejection-transfer_abroad = „{ $action }“ geht nicht; verlegt werden nur eigene Einheiten.
rejection-action_twice = „{ $action }“ war in diesem Zug schon dran; nur Diplomatie darf mehrmals sein.
rejection-blitz_needs_move = Ein Blitzkrieg setzt voraus, dass du in diesem Zug schon die Aktion Bewegung ausgeführt hast.
rejection-sea_held = Du hast die Seehoheit bereits; es gibt auf See nichts zu gewinnen.
rejection-sea_needs_ship = Ohne ein einziges Schiff kann niemand um die Seehoheit kämpfen; kaufe zuerst eines.
rejection-no_neutrals = Es gibt keine neutrale Region mehr, die sich dir anschließen könnte.
rejection-trade_closed = So kurz vor dem Ende der Partie wird nicht mehr gehandelt.
rejection-offers_spent = In diesem Zug waren zu viele Angebote vergeblich; handeln kannst du wieder im nächsten.
rejection-last_unit = „{ $action }“ ließe die Region leer zurück; zieh erst eine andere Einheit hinein.
rejection-has_moved = „{ $action }“ geht nicht, denn alle Einheiten dieser Art sind dort in dieser Aktion schon gezogen.
rejection-out_of_reach = „{ $action }“ ist über Land nicht zu erreichen: Infanterie und Artillerie ziehen eine Region weit, Panzer und Flugzeuge bis zu zwei.
rejection-tank_path = „{ $action }“ geht nicht: Ein Panzer, der zwei Regionen weit zieht, muss durch eine eigene.
rejection-no_route = „{ $action }“ geht nicht, denn keine Seeroute und keine gemeinsame Seezone verbindet die beiden Regionen.
rejection-blitz_units = Im Blitzkrieg ziehen nur Panzer und Flugzeuge.
rejection-blitz_at_sea = Im Blitzkrieg geht es nicht über See.
rejection-not_connected = „{ $action }“ geht nicht, denn keine Kette eigener Regionen führt dorthin.
rejection-no_land_path = „{ $action }“ führt über See; wähle dafür die Überfahrt.
rejection-land_path = „{ $action }“ geht über Land; eine Überfahrt braucht es nicht.
rejection-pick_first = Wähle zuerst die Region, aus der gezogen wird.
rejection-nothing_to_send = „{ $action }“ geht nicht, denn dort steht keine Einheit, die jetzt ziehen könnte.
rejection-no_battle = „{ $action }“ geht nicht, denn in dieser Region steht kein Kampf aus.
rejection-reserve_empty = „{ $action }“ geht nicht, denn von dieser Art steht keine Einheit in der Reserve.
rejection-reserve_spent = „{ $action }“ geht nicht; Verstärkung kommt aus der Reserve, und dort steht von dieser Art keine Einheit mehr.
rejection-commit_all = Zu Beginn müssen vier Einheiten in den Kampf, solange die Reserve sie hat.
rejection-one_active = Mindestens eine Einheit muss kämpfen; schick eine aus der Reserve.
rejection-row_ship = „{ $action }“ geht nicht, denn ein solches Schiff ist nicht mehr auf der Hand.
rejection-not_neutral = „{ $action }“ geht nicht, denn Diplomatie gibt es nur mit neutralen Regionen.
rejection-too_expensive = „{ $action }“ kostet mehr, als noch an Produktionspunkten da ist.
rejection-ship_too_expensive = „{ $action }“ kostet mehr, als noch an Produktionspunkten da ist.
rejection-nothing_bought = „{ $action }“ geht nicht, denn davon wurde nichts gekauft.
rejection-no_partner = „{ $action }“ geht nicht; handeln kannst du mit allen anderen im Spiel.
rejection-card_not_held = „{ $action }“ geht nicht, denn bieten kann man nur Karten, die man selbst auf der Hand hat.
rejection-want_too_many = „{ $action }“ verlangt mehr Karten, als es gibt oder als die andere Seite hat.
rejection-cannot_give = Du hast nicht alle Karten, die verlangt werden; lehne ab oder mach ein Gegenangebot.
rejection-no_retreat = Einen Rückzug gibt es an Land nicht; jetzt geht es nur um die Wahl der Einheiten.
rejection-in_battle = „{ $action }“ geht nicht: Der Kampf hat begonnen, und in dieser Aktion bewegt sich nichts mehr.
rejection-own_region_first = „{ $action }“ geht nicht, denn die Hauptstadt kommt in eine eigene Region.
rejection-no_counter = Für ein Gegenangebot ist keines der Angebote dieses Zuges mehr übrig.
rejection-picks_spent = Du hast viele Regionen angesehen und nichts befohlen: Gib jetzt einen Befehl oder beende die Bewegung.

# ------------------------------------------------------------------ Fragen
question-SetUp-claimed = Welche freie Region wird besetzt?
    .waits = { $count ->
        [one] { $names } besetzt eine freie Region.
       *[other] { $names } besetzen eine freie Region.
    }
question-SetUp-placed = In welche eigene Region kommt die Hauptstadt?
    .waits = { $count ->
        [one] { $names } wählt den Ort der Hauptstadt.
       *[other] { $names } wählen den Ort der Hauptstadt.
    }
question-Deploy-set = Welche Einheit kommt in welche Region?
    .waits = { $count ->
        [one] { $names } stellt Einheiten auf.
       *[other] { $names } stellen Einheiten auf.
    }
question-Turn-choose = Welche Aktion, oder ist der Zug zu Ende?
    .waits = { $count ->
        [one] { $names } wählt eine Aktion.
       *[other] { $names } wählen eine Aktion.
    }
question-Movement-order = Bewegung: Region wählen, Einheiten ziehen; fertig, wenn alle stehen.
    .waits = { $count ->
        [one] { $names } bewegt Einheiten.
       *[other] { $names } bewegen Einheiten.
    }
question-StrategicMovement-order = Strategische Bewegung: Region wählen, Einheiten verlegen; fertig, wenn alle stehen.
    .waits = { $count ->
        [one] { $names } verlegt Einheiten.
       *[other] { $names } verlegen Einheiten.
    }
question-Crossings-veto = Diese Überfahrt zulassen oder untersagen?
    .waits = { $names } { $count ->
        [one] entscheidet
       *[other] entscheiden
    }, ob { $active_is ->
        [you] deine Überfahrt
       *[other] die Überfahrt von { $active }
    } zugelassen wird.
question-Crossings-plane = Die Überfahrt ist untersagt: Fliegt ein Flugzeug trotzdem, oder kehren die übrigen um?
    .waits = { $count ->
        [one] { $names } entscheidet, ob ein Flugzeug trotzdem fliegt.
       *[other] { $names } entscheiden, ob ein Flugzeug trotzdem fliegt.
    }
question-Battles-choose = Welchen Kampf trägst du als Nächsten aus?
    .waits = { $count ->
        [one] { $names } wählt den nächsten Kampf.
       *[other] { $names } wählen den nächsten Kampf.
    }
question-LandBattle-commit = Welche Einheit geht unter die ersten vier?
    .waits = { $count ->
        [one] { $names } schickt Einheiten in den Kampf.
       *[other] { $names } schicken Einheiten in den Kampf.
    }
question-LandBattle-reinforce = Womit verstärkst du, oder ist es genug?
    .waits = { $count ->
        [one] { $names } verstärkt die Truppen im Kampf.
       *[other] { $names } verstärken die Truppen im Kampf.
    }
question-Garrison-answered = Die neutralen Truppen führen?
    .waits = { $names } { $count ->
        [one] entscheidet
       *[other] entscheiden
    }, ob die neutralen Truppen gegen { $active_is ->
        [you] dich
       *[other] { $active }
    } geführt werden.
question-SeaPower-answered = Die Seehoheit ist bedroht: kämpfen oder zurückziehen?
    .waits = { $names } { $count ->
        [one] verteidigt die Seehoheit gegen
       *[other] verteidigen die Seehoheit gegen
    } { $active_is ->
        [you] dich
       *[other] { $active }
    } oder { $count ->
        [one] zieht
       *[other] ziehen
    } sich zurück.
question-SeaBattle-lay = Welches Schiff kommt als Nächstes verdeckt in die Reihe?
    .waits = { $count ->
        [one] { $names } legt Schiffe verdeckt in die Reihe.
       *[other] { $names } legen Schiffe verdeckt in die Reihe.
    }
question-SeaBattle-withdraw = Weiterkämpfen oder zurückziehen?
    .waits = { $count ->
        [one] { $names } kämpft auf See weiter oder zieht sich zurück.
       *[other] { $names } kämpfen auf See weiter oder ziehen sich zurück.
    }
question-Diplomacy-named = Diplomatie: Welche neutrale Region soll sich anschließen?
    .waits = { $count ->
        [one] { $names } wirbt um eine neutrale Region.
       *[other] { $names } werben um eine neutrale Region.
    }
question-Production-buy = Produktion: Was kaufst du? Fertig, wenn es genug ist.
    .waits = { $count ->
        [one] { $names } kauft Einheiten.
       *[other] { $names } kaufen Einheiten.
    }
question-Trade-partner = Handel: Mit wem, oder geht es weiter?
    .waits = { $count ->
        [one] { $names } entscheidet, mit wem gehandelt wird.
       *[other] { $names } entscheiden, mit wem gehandelt wird.
    }
question-Negotiation-build = Welche Karten bietest du, welche verlangst du? Statt Karten genügt ein Versprechen. Dann anbieten, oder abbrechen.
    .waits = { $names } { $count ->
        [one] stellt
       *[other] stellen
    } ein Angebot an { $offeree_is ->
        [you] dich
       *[other] { $offeree }
    } zusammen.
question-Negotiation-answer = Ein Angebot liegt auf dem Tisch: Was ist die Antwort?
    .waits = { $offeree } beantwortet { $offerer_is ->
        [you] dein Angebot
       *[other] das Angebot von { $offerer }
    }.
question-Negotiation-veto = Diesen Handel zulassen oder untersagen?
    .waits = { $names } { $count ->
        [one] entscheidet
       *[other] entscheiden
    }, ob { $offerer_is ->
        [you] dein Handel mit { $offeree }
       *[other] { $offeree_is ->
            [you] dein Handel mit { $offerer }
           *[other] der Handel zwischen { $offerer } und { $offeree }
        }
    } zugelassen wird.

# ------------------------------------------------------------------ Aktionen
action-finish = Fertig
action-finish-LandBattle-reinforce = Keine Einheit mehr einsetzen und würfeln
action-finish-Movement-order = Bewegung beenden
action-finish-StrategicMovement-order = Strategische Bewegung beenden
action-finish-Production-buy = Nichts mehr kaufen
action-finish-Trade-partner = Handel beenden
action-finish-Turn-choose = Zug beenden
action-act = { $action }
action-allow = Zulassen
action-refuse = Untersagen
action-fly = Ein Flugzeug fliegt weiter
action-back = Die übrigen kehren um
action-volunteer = Neutrale führen
action-abstain = Nicht führen
action-fight = Kämpfen
action-withdraw = Zurückziehen
action-accept = Annehmen
action-decline = Ablehnen
action-counter = Gegenangebot
action-propose = Anbieten
action-stand = Das Angebot gilt
action-commit = In den Kampf: { $unit }
action-buy = Kaufen: { $unit }
action-lay = Legen: { $ship }
action-partner = Handeln mit { $player }
action-give = Geben: { $card }
action-want = Verlangen: { $card }
action-claim = Besetzen: { $region }
action-capital = Hauptstadt: { $region }
action-pick = Aus { $region }
action-battle = Kampf: { $region }
action-sway = Diplomatie: { $region }
action-deploy = { $unit } → { $region }
action-send = { $unit } über Land → { $region }
action-ship = { $unit } über See → { $region }

action-move = Bewegung
action-blitz = Blitzkrieg
action-strategic = Strategische Bewegung
action-sea = Seeschlacht
action-diplomacy = Diplomatie
action-produce = Produktion
action-trade = Handel

kind-act = Aktion
kind-commit = In den Kampf schicken
kind-buy = Kaufen
kind-lay = Schiff legen
kind-partner = Handeln
kind-give = Karte geben
kind-want = Karte verlangen
kind-claim = Region besetzen
kind-capital = Hauptstadt setzen
kind-pick = Aus einer Region ziehen
kind-battle = Kampf austragen
kind-sway = Diplomatie
kind-deploy = Einheit aufstellen
kind-send = Über Land ziehen
kind-ship = Über See ziehen

# ------------------------------------------------------------------ Stände der Regeln
revision-4 = Angebote sind nicht mehr begrenzt; bisher durften zehn eines Zuges vergeblich sein.
revision-5 = Neu ist der Schnellstart mit ausgeloster Aufstellung; an laufenden Partien ändert er nichts.

# ------------------------------------------------------------------ Optionen
option-continents = Startregionen auf vier Kontinenten
    .help = Wahlregel: Von den vier ersten Regionen liegt je eine in Nordamerika, Südamerika, Afrika und Eurasien (ATK-16).
option-continents-false = Beliebig verteilt
option-continents-true = Eine auf jedem Kontinent
option-last_survivor = Spielen, bis nur noch eine Nation übrig ist
    .help = Wahlregel: Das Ausscheiden beendet die Partie nicht; gespielt wird, bis nur eine Nation übrig ist (ATK-126).
option-last_survivor-false = Das erste Ausscheiden beendet die Partie
option-last_survivor-true = Weiter, bis eine übrig ist
option-round_limit = Zeitgrenze in Runden
    .help = Nach so vielen Runden endet die Partie, wenn ihr das verabredet; sonst, wenn jemand ausscheidet, spätestens nach 40 Runden (ATK-124, ATK-R24).
option-round_limit-none = Keine
option-round_limit-4 = 4 Runden
option-round_limit-6 = 6 Runden
option-round_limit-8 = 8 Runden
option-round_limit-10 = 10 Runden
option-round_limit-12 = 12 Runden
option-round_limit-16 = 16 Runden
option-round_limit-20 = 20 Runden
option-trade_closed = Handelsschluss
    .help = Wie viele Runden vor einer Zeitgrenze nicht mehr gehandelt wird; die Regel nennt die letzten 30 Minuten (ATK-115).
option-trade_closed-0 = Handel bis zuletzt
option-trade_closed-1 = In der letzten Runde nicht mehr
option-trade_closed-2 = In den letzten zwei Runden nicht mehr
option-trade_closed-3 = In den letzten drei Runden nicht mehr
option-clock = Zeitgrenze nach der Uhr
    .help = Nach jedem Zug sagt der Tisch, ob die letzte halbe Stunde läuft oder die Zeit um ist (ATK-124, ATK-R25).
option-clock-false = Ohne Uhr
option-clock-true = Mit Uhr
option-quick_start = Aufbau
    .help = Ob ihr Regionen und Einheiten selbst wählt oder mit einer ausgelosten Aufstellung beginnt; das Losen ist unser Angebot für einen schnellen Anfang (ATK-R27).
option-quick_start-false = Selbst aufstellen
option-quick_start-true = Schnellstart, ausgelost
option-naval_layout = Länge der Reihe in der Seeschlacht
    .help = Beide legen gleich viele Schiffe wie im Beispiel der Regel, oder alle so viele, wie sie haben, wie es der Text wörtlich sagt (ATK-R02).
option-naval_layout-equal = Gleich viele
option-naval_layout-all_up_to_8 = Alle, höchstens acht
option-naval_withdrawal = Rückzug nach einer Runde auf See
    .help = Wer zuerst erklärt, ob er sich zurückzieht (ATK-R03).
option-naval_withdrawal-holder_first = Zuerst, wer die Seehoheit hat
option-naval_withdrawal-challenger_first = Zuerst, wer herausgefordert hat
option-roll_ties = Gleichstand beim Auswürfeln
    .help = Bei Gleichstand um Beginn oder Kommando würfeln die Betroffenen neu, oder es zählt die Reihenfolge am Tisch (ATK-R04).
option-roll_ties-reroll = Neu würfeln
option-roll_ties-clockwise = Wer im Uhrzeigersinn zuerst kommt
option-battle_order = Reihenfolge der Kämpfe
    .help = Wer am Zug ist, wählt nach jedem Ergebnis den nächsten Kampf, oder es geht in der Reihenfolge des Plans (ATK-R05).
option-battle_order-chosen = Frei gewählt
option-battle_order-board = In der Reihenfolge des Plans
option-no_volunteer = Niemand will neutrale Truppen führen
    .help = Dann führt sie, wer im Uhrzeigersinn folgt, oder das Los entscheidet (ATK-R07).
option-no_volunteer-next_player = Wer im Uhrzeigersinn folgt
option-no_volunteer-lot = Das Los
option-strategic_planes = Flugzeuge in strategischer Bewegung
    .help = Ob die Seehoheit auch Flugzeuge aufhalten kann, die strategisch über See verlegt werden (ATK-R10).
option-strategic_planes-immune = Nicht aufzuhalten
option-strategic_planes-blockable = Aufzuhalten wie die anderen
option-trade_neighbours = Nachbarn beim Handel
    .help = Ob nur Landgrenzen als Nachbarschaft gelten, die vor dem Veto schützt, oder auch Seerouten (ATK-R11).
option-trade_neighbours-land = Nur Landgrenzen
option-trade_neighbours-land_and_sea = Auch Seerouten und Seezonen
option-sudden_end = Ausscheiden mitten in einer Aktion
    .help = Ob die noch ausstehenden Kämpfe entfallen oder zu Ende geführt werden (ATK-R12).
option-sudden_end-at_once = Sofort Schluss
option-sudden_end-finish_battles = Ausstehende Kämpfe noch führen
option-sea_claim = Seehoheit ohne Schiff
    .help = Ob auch jemand ohne Schiff die freie Seehoheit übernehmen darf (ATK-R15).
option-sea_claim-needs_ship = Nur mit Schiff
option-sea_claim-without_ship = Auch ohne Schiff, solange sie frei ist
option-naval_gap = Lücke in der Reihe der Schiffe
    .help = Ob ein versenktes Schiff eine Lücke lässt oder die Reihe zusammenrückt; das zählt nur für benachbarte Träger (ATK-R16).
option-naval_gap-stays = Die Lücke bleibt
option-naval_gap-closes = Die Reihe rückt zusammen
option-empty_pile = Leerer Stapel
    .help = Was eine neutrale Region verteidigt, wenn keine Wirtschaftskarte mehr da ist (ATK-R17).
option-empty_pile-weakest = Truppen einer schwächsten Karte
option-empty_pile-undefended = Niemand
option-final_tie = Gleichstand am Ende
    .help = Bei gleich vielen Regionen und Einheiten teilt man den Sieg, oder die Produktionspunkte entscheiden (ATK-R18).
option-final_tie-shared = Geteilter Sieg
option-final_tie-economy = Mehr Produktionspunkte
option-offers = Vergebliche Angebote je Zug
    .help = Die Regeln setzen keine Grenze. Mit einer dürfen nur so viele Angebote und Gegenangebote eines Zuges vergeblich sein, damit niemand das Spiel aufhält; was zu einem Handel führt, zählt nicht (ATK-R22).
option-offers-none = Beliebig viele
option-offers-3 = 3
option-offers-5 = 5
option-offers-10 = 10
option-offers-20 = 20
option-estate = Karten nach dem Ausscheiden
    .help = Wohin die übrigen Wirtschaftskarten kommen, wenn die Partie weitergeht (ATK-R23).
option-estate-pile = Zurück in den Stapel
option-estate-conqueror = An die Seite, die erobert hat

# ------------------------------------------------------------------ worum es geht (für Antworten im Voraus)
about-region = Region
about-origin = Herkunft der Truppen
about-size = Einheiten, die kommen
about-ships = Schiffe auf der herausfordernden Seite
about-round = Runde des Kampfes
about-card = Karte der neutralen Truppen
about-offerer = wer anbietet
about-offeree = wem es angeboten wird
about-gives_size = gebotene Karten
about-wants_size = verlangte Karten

# ------------------------------------------------------------------ Gründe für das Ende
end-elimination = Jemand ist ausgeschieden.
end-survivor = Nur eine Nation ist übrig.
end-time = Die Zeit ist um.
end-length = Die längste Dauer ist erreicht.

# ------------------------------------------------------------------ Namen
ship-destroyer = Zerstörer
ship-submarine = U-Boot
ship-battleship = Schlachtschiff
ship-aircraft_carrier = Flugzeugträger
card-population_1 = Bevölkerung 1
card-population_2 = Bevölkerung 2
card-population_3 = Bevölkerung 3
card-population_4 = Bevölkerung 4
card-oil_1 = Öl 1
card-oil_2 = Öl 2
card-oil_3 = Öl 3
card-oil_4 = Öl 4
card-minerals_1 = Mineralien 1
card-minerals_2 = Mineralien 2
card-minerals_3 = Mineralien 3
card-minerals_4 = Mineralien 4
card-factories_1 = Fabriken 1
card-factories_2 = Fabriken 2
card-factories_3 = Fabriken 3
card-factories_4 = Fabriken 4
card-rail_transport_1 = Schienentransport 1
card-rail_transport_2 = Schienentransport 2
card-rail_transport_3 = Schienentransport 3
card-rail_transport_4 = Schienentransport 4
player-1 = Platz 1
player-2 = Platz 2
player-3 = Platz 3
player-4 = Platz 4
player-5 = Platz 5
player-6 = Platz 6
time-running = Es ist noch Zeit
time-late = Die letzte halbe Stunde läuft
time-up = Die Zeit ist um, dies ist die letzte Runde

chance-economy = Wirtschaftskarte ziehen
chance-start_dice = Würfeln um den Beginn
chance-command_dice = Würfeln um das Kommando
chance-diplomacy_dice = Würfeln für die Diplomatie
chance-rival_dice = Würfeln der anderen
chance-battle_die = Kampfwürfel
chance-naval_dice = Würfeln zur See
chance-capture = Karte aus der Hand des Verlierers
chance-weakest_garrison = Los um die schwächste Besatzung
chance-commander_lot = Los um das Kommando
chance-clock = Stand der Uhr
chance-dealt_region = Zugeloste Region

what-action = Aktion
what-unit = Einheit
what-ship = Schiff
what-card = Wirtschaftskarte
what-player = Platz
what-region = Region

# parts of a view
fact-first = Beginnt die Runde
fact-round = Runde
fact-used = Gewählte Aktionen
fact-eliminated = Ausgeschieden
fact-ending = Das Spiel endet
fact-time = Zeit
fact-garrison = Garnison
fact-garrison_won = Garnison besiegt
fact-fighting = Schlacht in
fact-armies = Armeen
fact-moved = Schon bewegt
fact-attackers = Angreifer
fact-crossings = Überfahrten
fact-capitals = Hauptstädte
fact-fleets = Flotten
fact-pools = Vorräte
fact-battle = Kampf
fact-taken = Erobert
fact-offers = Vergebliche Angebote
fact-made = Angebote
fact-deals = Handel
fact-offered = Angebot gemacht
fact-revealed = Aufgedeckt
fact-holder = Hat die Seemacht
fact-commander = Befehlshaber
fact-chosen = Gewählt
fact-offerer = Anbieter
fact-offeree = Gefragt
fact-challenger = Herausforderer
fact-volunteers = Freiwillige
fact-volunteered = Selbst freiwillig
fact-hands = Handkarten
fact-hand = Eigene Hand
fact-hand_sizes = Handkarten
fact-pile = Nachziehstapel
fact-gives = Gibt
fact-wants = Möchte
fact-gives_size = Gibt
fact-wants_size = Möchte
fact-rows = Schlachtreihen
fact-row_sizes = Schlachtreihen

standing-regions = Regionen
standing-units = Landeinheiten
standing-economy = Produktionspunkte
standing-capitals = Punkte aus Hauptstädten
standing-cards = Wirtschaftskarten
standing-ships = Schiffe
standing-sea = Seehoheit

# ------------------------------------------------------------------ das Ende in Zahlen
luck-hits = Treffer in Landschlachten
luck-hits-infantry = Treffer der Infanterie
luck-hits-tank = Treffer der Panzer
luck-hits-artillery = Treffer der Artillerie
luck-hits-aircraft = Treffer der Flugzeuge
luck-sea = Gewonnene Gegenüberstellungen zur See
luck-diplomacy = Durch Diplomatie gewonnene Regionen
luck-rivals = Gute Würfe gegen die Diplomatie anderer

# ------------------------------------------------------------------ ein ganzer Zug, wie ein Tipp ihn sagt
count-infantry = { $n } Infanterie
count-tank = { $n ->
        [one] einem Panzer
       *[other] { $n } Panzern
    }
count-artillery = { $n } Artillerie
count-aircraft = { $n ->
        [one] einem Flugzeug
       *[other] { $n } Flugzeugen
    }
count-destroyer = { $n ->
        [one] einem Zerstörer
       *[other] { $n } Zerstörern
    }
count-submarine = { $n ->
        [one] einem U-Boot
       *[other] { $n } U-Booten
    }
count-battleship = { $n ->
        [one] einem Schlachtschiff
       *[other] { $n } Schlachtschiffen
    }
count-aircraft_carrier = { $n ->
        [one] einem Flugzeugträger
       *[other] { $n } Flugzeugträgern
    }
move-claim = Beanspruche { $region }.
move-capital = Setze deine Hauptstadt nach { $region }.
move-deploy = Verstärke { $region } mit { $things }.
move-buy = Rüste auf, mit { $things }.
move-march = Verstärke { $region } mit { $things }.
move-neutral = Greif das neutrale { $region } mit { $things } an.
move-attack = Greif { $seat } in { $region } mit { $things } an{ $chance ->
        [-1] {""}
       *[other] : { $chance } %
    }.
move-battle = Schlage als Nächstes die Schlacht in { $region }.
move-commit = Kämpfe mit { $things } mehr.
move-lay = Geh mit { $things } in die Seeschlacht.
move-sway = Versuche, { $region } durch Diplomatie zu gewinnen.
move-partner = Handle mit { $player }.
move-give = Biete { $things } an.
move-want = Verlange { $things }.
move-allow = Erlaube es.
move-refuse = Lehne es ab.
move-fly = Lass ein Flugzeug weiterfliegen.
move-back = Lass den Rest umkehren.
move-volunteer = Führe die neutralen Truppen.
move-abstain = Führe die neutralen Truppen nicht.
move-fight = Kämpfe weiter.
move-withdraw = Zieh dich zurück.
move-accept = Nimm das Angebot an.
move-decline = Lehne das Angebot ab.
move-counter = Mach ein Gegenangebot.
move-stand = Bleib bei deinem Angebot.
move-propose = Schlage es so vor.
move-break_off = Brich den Handel ab.
move-end_turn = Beende deinen Zug.
move-move_none = Bewege nichts mehr.
move-buy_none = Kaufe nichts mehr.
move-trade_none = Handle mit niemandem.
move-enough = Belass es dabei.
move-sway_none = Versuche keine weitere Diplomatie.
move-act_move = Wähle die Bewegung.
move-act_blitz = Wähle den Blitzkrieg.
move-act_strategic = Wähle die strategische Bewegung.
move-act_sea = Wähle die Seeschlacht.
move-act_diplomacy = Wähle die Diplomatie.
move-act_produce = Wähle die Produktion.
move-act_trade = Wähle den Handel.
move-first_move = Bewege deine Truppen.
move-first_blitz = Führe einen Blitzkrieg.
move-first_strategic = Bewege deine Truppen strategisch.
move-first_sea = Fordere die Seehoheit heraus.
move-first_diplomacy = Nutze die Diplomatie.
move-first_produce = Produziere neue Einheiten.
move-first_trade = Treibe Handel.

# ------------------------------------------------------------------ wie man gewinnt, und wie es darum steht
goal-rounds = Wer nach Runde { $limit } die meisten Regionen hat, gewinnt: { $standing }.
goal-clock = Ist die vereinbarte Zeit um, zählen die Regionen: { $standing }.
goal-out = Sobald jemand ausscheidet, zählen die Regionen: { $standing }.
goal-survivor = Wer als Letztes noch Einheiten an Land hat, gewinnt; Regionen: { $standing }.
goal-how-regions = Jede Region zählt eins.
goal-how-tie = Bei Gleichstand gewinnen mehr Einheiten an Land.
goal-how-tie_economy = Bei Gleichstand gewinnen mehr Einheiten an Land, dann mehr Produktionspunkte.
goal-how-at_once = Sobald jemand keine Einheit mehr an Land hat, endet die Partie sofort, und die Regionen werden gezählt.
goal-how-alone = Wer keine Einheit mehr an Land hat, scheidet aus; wer allein übrig bleibt, gewinnt sofort.
goal-how-time = Ist die Zeit um, wird die Runde noch zu Ende gespielt.
goal-how-longest = Nach Runde { $longest } wird in jedem Fall gezählt.
