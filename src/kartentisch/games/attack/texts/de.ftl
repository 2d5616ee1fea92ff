# Attack! auf Deutsch.  Namen von Regionen stehen allein, oder mit ihrem Artikel (`the-region`); ohne Präposition.

game-title = Attack!
game-attack = Attack!
game-summary = Eroberungsspiel mit Würfeln und Verhandlungen, im Westen des Jahres 1935: Du führst Heere und Flotten und bezahlst sie mit Wirtschaftskarten. Wer am Ende die meisten Regionen hat, gewinnt.
bot-names = Stella, Viktor, Carmen, Walter, Irma, Hugo, Nadia

# Eine Region mit ihrem Artikel, im vierten Fall
the-region = { $region_is ->
        [western_us] die Weststaaten
        [central_us] die Zentralstaaten
        [southern_us] die Südstaaten
        [eastern_us] die Oststaaten
        [gran_chaco] den Gran Chaco
        [la_plata] die La-Plata-Länder
        [sudan] den Sudan
        [guinea_coast] die Guineaküste
        [british_isles] die Britischen Inseln
        [low_countries] die Region Benelux
        [danube] die Donauländer
        [baltic_states] das Baltikum
        [balkans] den Balkan
        [ukraine] die Ukraine
        [volga_ural] die Region Wolga-Ural
        [caucasus] die Region Don und Kaukasus
        [turkey] die Türkei
        [near_east] den Nahen Osten
       *[other] { $region }
    }

# ------------------------------------------------------------------ Ereignisse: Aufbau und Zug
event-dealt = { $seat_is ->
        [you] Du erhältst
       *[other] { $seat } erhält
    } die Wirtschaftskarte „{ $card }“.
event-dealt-hidden = { $seat_is ->
        [you] Du erhältst
       *[other] { $seat } erhält
    } eine verdeckte Wirtschaftskarte.
event-start_roll = { $seat_is ->
        [you] Du würfelst
       *[other] { $seat } würfelt
    } um das Startrecht: { $total }.
event-start_tie = Gleichstand: { $seat_is ->
        [you] Du würfelst
       *[other] { $seat } würfelt
    } noch einmal, { $total }.
event-first_player = { $seat_is ->
        [you] Du beginnst
       *[other] { $seat } beginnt
    } die Partie.
event-claimed = { $seat_is ->
        [you] Du besetzt
       *[other] { $seat } besetzt
    } { the-region }.
event-deployed = { $seat_is ->
        [you] Du stellst
       *[other] { $seat } stellt
    } { $some } auf: { $region }.
event-dealt_region = { $seat_is ->
        [you] Du bekommst
       *[other] { $seat } bekommt
    } { the-region } zugelost.
event-spread = { $seat_is ->
        [you] Du hast
       *[other] { $seat } hat
    } { $count } Einheiten gleichmäßig auf die eigenen Regionen verteilt.
event-capital = { $seat_is ->
        [you] Du setzt
       *[other] { $seat } setzt
    } die Hauptstadt in die Region { $region }.
event-round = Runde { $round } beginnt.
event-turn = { $seat_is ->
        [you] Du bist
       *[other] { $seat } ist
    } an der Reihe.
event-action = { $seat_is ->
        [you] Du wählst
       *[other] { $seat } wählt
    } die Aktion „{ $action }“.

# ------------------------------------------------------------------ Ereignisse: Bewegung
event-sent = { $seat_is ->
        [you] Du ziehst
       *[other] { $seat } zieht
    } { $some }: { $origin } → { $region }.
event-blitzed = { $seat_is ->
        [you] Du ziehst
       *[other] { $seat } zieht
    } im Blitzkrieg { $some }: { $origin } → { $region }.
event-moved_far = { $seat_is ->
        [you] Du verlegst
       *[other] { $seat } verlegt
    } { $some }: { $origin } → { $region }.
event-waits = { $seat_is ->
        [you] Du kündigst
       *[other] { $seat } kündigt
    } eine Überfahrt an ({ $some }): { $origin } → { $region }.
event-crossing_allowed = { $seat_is ->
        [you] Du lässt
       *[other] { $seat } lässt
    } die Überfahrt { $origin } → { $region } zu.
event-crossing_refused = { $seat_is ->
        [you] Du untersagst
       *[other] { $seat } untersagt
    } die Überfahrt { $origin } → { $region }.
event-flew = { $seat_is ->
        [you] Du lässt
       *[other] { $seat } lässt
    } ein Flugzeug trotzdem fliegen: { $origin } → { $region }.
event-turned_back = { $seat_is ->
        [you] Du holst
       *[other] { $seat } holt
    } { $planes ->
        [one] ein Flugzeug
       *[other] { $planes } Flugzeuge
    } zurück: { $origin } statt { $region }.
event-crossed = { $seat_is ->
        [you] Du setzt
       *[other] { $seat } setzt
    } über, { $origin } → { $region }: { $units ->
        [one] eine Einheit
       *[other] { $units } Einheiten
    }.

# ------------------------------------------------------------------ Ereignisse: Landkampf
event-attacked = { $seat_is ->
        [you] Du greifst
       *[other] { $seat } greift
    } { $other_is ->
        [you] dich
       *[other] { $other }
    } an: { $region }.
event-invaded = { $seat_is ->
        [you] Du dringst
       *[other] { $seat } dringt
    } in die neutrale Region { $region } ein.
event-garrison = Neutrale Truppen verteidigen { the-region }. Gezogen ist die Karte „{ $card }“.
event-weakest = Der Stapel ist leer. Neutrale Truppen verteidigen { the-region }, nach der schwächsten Karte: „{ $card }“.
event-undefended = Der Stapel ist leer: { $seat_is ->
        [you] Du triffst
       *[other] { $seat } trifft
    } auf keine Truppen ({ $region }).
event-volunteered = { $seat_is ->
        [you] Du willst
       *[other] { $seat } will
    } die neutralen Truppen führen: { $region }.
event-command_roll = { $seat_is ->
        [you] Du würfelst
       *[other] { $seat } würfelt
    } um das Kommando: { $total }.
event-command_tie = Gleichstand: { $seat_is ->
        [you] Du würfelst
       *[other] { $seat } würfelt
    } noch einmal um das Kommando, { $total }.
event-commands = { $seat_is ->
        [you] Du führst
       *[other] { $seat } führt
    } die neutralen Truppen: { $region }.
event-nobody_leads = Niemand will die neutralen Truppen führen ({ $region }): Das Los entscheidet.
event-appointed = { $seat_is ->
        [you] Du musst
       *[other] { $seat } muss
    } die neutralen Truppen führen: { $region }.
event-committed = { $region }: { $seat_is ->
        [you] Du schickst
       *[other] { $seat } schickt
    } { $some } in den Kampf.
event-reinforced = { $region }, Kampfrunde { $round }: { $seat_is ->
        [you] Du verstärkst
       *[other] { $seat } verstärkt
    }: { $some }.
event-dice = { $seat_is ->
        [you] Deine Würfel zeigen
       *[other] Die Würfel von { $seat } zeigen
    } { $counted ->
        [none] nur Nieten
       *[some] { $counted }
    }.
some-infantry = { $n } Infanterie
some-tank = { $n } Panzer
some-artillery = { $n } Artillerie
some-aircraft = { $n ->
        [one] 1 Flugzeug
       *[other] { $n } Flugzeuge
    }
some-destroyer = { $n } Zerstörer
some-submarine = { $n ->
        [one] 1 U-Boot
       *[other] { $n } U-Boote
    }
some-battleship = { $n ->
        [one] 1 Schlachtschiff
       *[other] { $n } Schlachtschiffe
    }
some-aircraft_carrier = { $n } Flugzeugträger
event-hits = { $seat_is ->
        [you] Du würfelst
       *[other] { $seat } würfelt
    } mit { $dice } Würfeln { $hits ->
        [0] keinen Treffer
        [one] einen Treffer
       *[other] { $hits } Treffer
    } (Kampfrunde { $round }).
event-lost = { $region }: { $seat_is ->
        [you] Du verlierst
       *[other] { $seat } verliert
    } { $units } × { $unit }.
event-neutrals_lost = { $region }: Die neutralen Truppen verlieren { $units } × { $unit }.
event-wasted = { $hits ->
        [one] Ein Treffer von { $seat_is ->
        [you] dir
       *[other] { $seat }
    } geht
       *[other] { $hits } Treffer von { $seat_is ->
        [you] dir
       *[other] { $seat }
    } gehen
    } ins Leere: Die Reserve ist sicher.
event-conquered = { $seat_is ->
        [you] Du eroberst
       *[other] { $seat } erobert
    } { the-region } von { $other_is ->
        [you] dir
       *[other] { $other }
    }.
event-repelled = { $seat_is ->
        [you] Du wehrst
       *[other] { $seat } wehrt
    } { $other_is ->
        [you] deinen Angriff
       *[other] den Angriff von { $other }
    } ab: { $region }.
event-neutrals_beaten = { $seat_is ->
        [you] Du besiegst
       *[other] { $seat } besiegt
    } die neutralen Truppen und besetzt { the-region }.
event-neutrals_held = Die neutralen Truppen halten { the-region }; die Karte „{ $card }“ kommt in den Stapel zurück.
event-kept_card = { $seat_is ->
        [you] Du behältst
       *[other] { $seat } behält
    } die Wirtschaftskarte „{ $card }“.
event-captured = { $seat_is ->
        [you] Du ziehst
       *[other] { $seat } zieht
    } { $other_is ->
        [you] dir
       *[other] { $other }
    } die Wirtschaftskarte „{ $card }“ aus der Hand.
event-captured-hidden = { $seat_is ->
        [you] Du ziehst
       *[other] { $seat } zieht
    } { $other_is ->
        [you] dir
       *[other] { $other }
    } eine Wirtschaftskarte aus der Hand.
event-gave_up = { $seat_is ->
        [you] Du verlierst
       *[other] { $seat } verliert
    } die Wirtschaftskarte „{ $card }“.
event-gave_up-hidden = { $seat_is ->
        [you] Du verlierst
       *[other] { $seat } verliert
    } eine Wirtschaftskarte.
event-nothing_to_capture = { $other_is ->
        [you] Du hast
       *[other] { $other } hat
    } keine Wirtschaftskarte; { $seat_is ->
        [you] du gehst
       *[other] { $seat } geht
    } leer aus.
event-drew = { $seat_is ->
        [you] Du ziehst
       *[other] { $seat } zieht
    } die Wirtschaftskarte „{ $card }“.
event-drew-hidden = { $seat_is ->
        [you] Du ziehst
       *[other] { $seat } zieht
    } eine Wirtschaftskarte.
event-empty_pile = Der Stapel ist leer: { $seat_is ->
        [you] Du erhältst
       *[other] { $seat } erhält
    } keine Wirtschaftskarte.
event-eliminated = { $seat_is ->
        [you] Du hast
       *[other] { $seat } hat
    } keine Einheit mehr auf dem Plan und { $seat_is ->
        [you] scheidest
       *[other] scheidet
    } aus.
event-estate = { $seat_is ->
        [you] Deine übrigen Wirtschaftskarten ({ $cards }) verlassen deine Hand, deine
       *[other] Die übrigen Wirtschaftskarten von { $seat } ({ $cards }) verlassen die Hand, die
    } Flotte kommt in den Vorrat.

# ------------------------------------------------------------------ Ereignisse: See
event-sea_taken = { $seat_is ->
        [you] Du übernimmst
       *[other] { $seat } übernimmt
    } kampflos die Seehoheit.
event-challenged = { $seat_is ->
        [you] Du forderst
       *[other] { $seat } fordert
    } { $other_is ->
        [you] dich
       *[other] { $other }
    } zur See heraus.
event-yielded = { $seat_is ->
        [you] Du ziehst dich
       *[other] { $seat } zieht sich
    } kampflos zurück; die Seehoheit geht an { $other_is ->
        [you] dich
       *[other] { $other }
    }.
event-sea_fight = { $seat_is ->
        [you] Du stellst dich
       *[other] { $seat } stellt sich
    } der Seeschlacht gegen { $other_is ->
        [you] dich
       *[other] { $other }
    }.
event-laid = { $seat_is ->
        [you] Du legst
       *[other] { $seat } legt
    } verdeckt: { $ship }.
event-laid-hidden = { $seat_is ->
        [you] Du legst
       *[other] { $seat } legt
    } eine Karte verdeckt in die Reihe.
event-row = { $seat_is ->
        [you] Deine Reihe
       *[other] Reihe von { $seat }
    }, Platz { $place }: { $ship }.
event-matched = { $seat_is ->
        [you] Dein { $ship }
       *[other] { $ship } von { $seat }
    } würfelt { $modifier ->
        [0] { $total }
       *[other] { $roll } + { $modifier } = { $total }
    }.
event-sea_tie = Gegenüberstellung { $place }: Gleichstand, kein Treffer.
event-damaged = { $seat_is ->
        [you] Dein { $ship }
       *[other] { $ship } von { $seat }
    } ist getroffen; erst der zweite Treffer versenkt es.
event-sunk = { $seat_is ->
        [you] Dein { $ship }
       *[other] { $ship } von { $seat }
    } ist versenkt.
event-carrier_sunk = Träger gegen Träger: { $seat_is ->
        [you] Dein { $ship }
       *[other] { $ship } von { $seat }
    } ist versenkt.
event-set_aside = { $seat_is ->
        [you] Du legst
       *[other] { $seat } legt
    } { $ships ->
        [one] ein beschädigtes Schlachtschiff
       *[other] { $ships } beschädigte Schlachtschiffe
    } für diese Schlacht beiseite.
event-retreated = { $seat_is ->
        [you] Du ziehst dich
       *[other] { $seat } zieht sich
    } aus der Seeschlacht gegen { $other_is ->
        [you] dich
       *[other] { $other }
    } zurück.
event-sea_won = { $seat_is ->
        [you] Du gewinnst
       *[other] { $seat } gewinnt
    } die Seeschlacht gegen { $other_is ->
        [you] dich
       *[other] { $other }
    } und { $seat_is ->
        [you] hast
       *[other] hat
    } die Seehoheit.

# ------------------------------------------------------------------ Ereignisse: Diplomatie, Produktion, Handel
event-diplomacy = Diplomatie: { $seat_is ->
        [you] Du würfelst
       *[other] { $seat } würfelt
    } um die Region { $region }; nötig ist { $needed } oder mehr.
event-diplomacy_roll = Diplomatie: { $seat_is ->
        [you] Du würfelst
       *[other] { $seat } würfelt
    } { $total }.
event-rival_roll = Diplomatie: { $seat_is ->
        [you] Du würfelst
       *[other] { $seat } würfelt
    } dagegen { $total }; nötig ist 9 oder mehr.
event-rival_tie = Diplomatie, Gleichstand: { $seat_is ->
        [you] Du würfelst
       *[other] { $seat } würfelt
    } noch einmal, { $total }.
event-joined = Die Region { $region } schließt sich { $seat_is ->
        [you] dir
       *[other] { $seat }
    } an.
event-rival_joined = Die Region { $region } schließt sich stattdessen { $seat_is ->
        [you] dir
       *[other] { $seat }
    } an.
event-stayed_neutral = Die Region { $region } bleibt neutral.
event-production = { $seat_is ->
        [you] Du hast
       *[other] { $seat } hat
    } { $points } Produktionspunkte ({ $capitals } × Hauptstadt, { $sets } × Satz).
event-bought = { $seat_is ->
        [you] Du kaufst
       *[other] { $seat } kauft
    } { $some }.
event-bought_ship = { $seat_is ->
        [you] Du kaufst
       *[other] { $seat } kauft
    } { $some }.
event-lapsed = { $points ->
        [one] Ein Produktionspunkt von { $seat_is ->
        [you] dir
       *[other] { $seat }
    } verfällt.
       *[other] { $points } Produktionspunkte von { $seat_is ->
        [you] dir
       *[other] { $seat }
    } verfallen.
    }
event-placed = { $seat_is ->
        [you] Du stellst
       *[other] { $seat } stellt
    } { $some } neu auf: { $region }.
event-offered = { $seat_is ->
        [you] Du bietest
       *[other] { $seat } bietet
    } { $other_is ->
        [you] dir
       *[other] { $other }
    } einen Handel an (Nr. { $offer }): { $gives ->
        [0] keine Karte
        [one] eine Karte
       *[other] { $gives } Karten
    } gegen { $wants ->
        [0] keine Karte
        [one] eine Karte
       *[other] { $wants } Karten
    }.
event-offered_card = Geboten für { $seat_is ->
        [you] dich
       *[other] { $seat }
    }: „{ $card }“.
event-offered_card-hidden = Geboten für { $seat_is ->
        [you] dich
       *[other] { $seat }
    }: eine Karte (welche, wissen nur die beiden).
event-wanted_card = Verlangt von { $seat_is ->
        [you] dir
       *[other] { $seat }
    }: „{ $card }“.
event-wanted_card-hidden = Verlangt von { $seat_is ->
        [you] dir
       *[other] { $seat }
    }: eine Karte (welche, wissen nur die beiden).
event-counters = { $seat_is ->
        [you] Du machst
       *[other] { $seat } macht
    } { $other_is ->
        [you] dir
       *[other] { $other }
    } ein Gegenangebot.
event-promised = { $seat_is ->
        [you] Du sagst
       *[other] { $seat } sagt
    } dazu: „{ $text }“
event-withdrew = { $seat_is ->
        [you] Du ziehst
       *[other] { $seat } zieht
    } das Angebot an { $other_is ->
        [you] dich
       *[other] { $other }
    } zurück.
event-accepted = { $seat_is ->
        [you] Du nimmst
       *[other] { $seat } nimmt
    } { $other_is ->
        [you] dein Angebot
       *[other] das Angebot von { $other }
    } an.
event-declined = { $seat_is ->
        [you] Du lehnst
       *[other] { $seat } lehnt
    } { $other_is ->
        [you] dein Angebot
       *[other] das Angebot von { $other }
    } ab.
event-deal_allowed = { $seat_is ->
        [you] Du lässt
       *[other] { $seat } lässt
    } den Handel zu.
event-deal_refused = { $seat_is ->
        [you] Du untersagst
       *[other] { $seat } untersagt
    } den Handel.
event-gave = { $seat_is ->
        [you] Du gibst
       *[other] { $seat } gibt
    } „{ $card }“.
event-gave-hidden = { $seat_is ->
        [you] Du gibst
       *[other] { $seat } gibt
    } eine Wirtschaftskarte.
event-received = { $seat_is ->
        [you] Du bekommst
       *[other] { $seat } bekommt
    } „{ $card }“.
event-received-hidden = { $seat_is ->
        [you] Du bekommst
       *[other] { $seat } bekommt
    } eine Wirtschaftskarte.
event-deal = Handel Nr. { $offer } gilt: { $seat_is ->
        [you] Du gibst
       *[other] { $seat } gibt
    } { $gives ->
        [0] keine Karte
        [one] eine Karte
       *[other] { $gives } Karten
    } und { $seat_is ->
        [you] bekommst
       *[other] bekommt
    } { $wants ->
        [0] keine Karte
        [one] eine Karte
       *[other] { $wants } Karten
    } von { $other_is ->
        [you] dir
       *[other] { $other }
    }.
event-trade_lapsed = { $seat_is ->
        [you] Du hast
       *[other] { $seat } hat
    } nicht gehandelt; die Aktion zählt nicht als ausgeführt.
event-clock = Uhr: { $time }.

# ------------------------------------------------------------------ Ereignisse: Ende
event-end_elimination = Mit dem ersten Ausscheiden endet die Partie sofort.
event-end_survivor = Nur { $seat_is ->
        [you] bist du
       *[other] ist { $seat }
    } noch im Spiel: Die Partie ist zu Ende.
event-end_time = Mit Runde { $round } ist die Zeit um.
event-end_length = Auch eine Partie ohne Grenze endet mit Runde { $round }.
event-won = { $seat_is ->
        [you] Du gewinnst
       *[other] { $seat } gewinnt
    } mit { $regions ->
        [one] einer Region
       *[other] { $regions } Regionen
    } und { $units ->
        [one] einer Einheit
       *[other] { $units } Einheiten
    }.

# ------------------------------------------------------------------ Ablehnungen
rejection-not_now = „{ $action }“ geht jetzt nicht: Gefragt ist gerade etwas anderes.
rejection-taken = „{ $action }“ geht nicht: Die Region ist schon besetzt. Wähle eine freie.
rejection-other_continent = „{ $action }“ geht nicht: Auf diesem Kontinent hast du schon eine Region, und jede deiner vier muss auf einem anderen liegen.
rejection-no_such_unit = „{ $action }“ geht nicht: Von dieser Art steht keine Einheit mehr neben dem Plan.
rejection-not_own = „{ $action }“ geht nicht: Neue Einheiten stellst du nur in eigene Regionen.
rejection-abroad = „{ $action }“ geht nicht: Beim Aufbau stellst du Einheiten nur in eigene Regionen.
rejection-pick_abroad = „{ $action }“ geht nicht: Du ziehst nur eigene Einheiten.
rejection-transfer_abroad = „{ $action }“ geht nicht: Du verlegst nur eigene Einheiten.
rejection-action_twice = „{ $action }“ hast du in diesem Zug schon gewählt; nur Diplomatie darfst du wiederholen.
rejection-blitz_needs_move = Für einen Blitzkrieg musst du in diesem Zug zuerst die Aktion Bewegung ausgeführt haben.
rejection-sea_held = Du hast die Seehoheit schon.
rejection-sea_needs_ship = Ohne Schiff kannst du nicht um die Seehoheit kämpfen; kaufe zuerst eines.
rejection-no_neutrals = Es gibt keine neutrale Region mehr, die sich dir anschließen könnte.
rejection-trade_closed = So kurz vor dem Ende der Partie wird nicht mehr gehandelt.
rejection-offers_spent = In diesem Zug waren zu viele Angebote vergeblich; handeln kannst du wieder im nächsten.
rejection-last_unit = „{ $action }“ geht nicht: Die Region bliebe leer. Ziehe zuerst eine andere Einheit hinein.
rejection-has_moved = „{ $action }“ geht nicht: Alle Einheiten dieser Art sind dort in dieser Aktion schon gezogen.
rejection-out_of_reach = { $region } ist über Land zu weit weg: Infanterie und Artillerie ziehen eine Region weit, Panzer und Flugzeuge bis zu zwei.
rejection-tank_path = { $region } ist für diesen Panzer nicht zu erreichen: Ein Panzer, der zwei Regionen weit zieht, muss durch eine eigene fahren.
rejection-no_route = { $region } ist über See nicht zu erreichen: Keine Seeroute und keine gemeinsame Seezone verbindet die beiden Regionen.
rejection-blitz_units = Im Blitzkrieg ziehen nur Panzer und Flugzeuge.
rejection-blitz_at_sea = Ein Blitzkrieg führt nie über See.
rejection-not_connected = { $region } ist nicht zu erreichen: Keine Kette eigener Regionen führt dorthin.
rejection-no_land_path = „{ $action }“ führt über See; wähle „über See“.
rejection-land_path = „{ $action }“ geht auch über Land; wähle „über Land“.
rejection-pick_first = Wähle zuerst die Region, aus der du ziehst.
rejection-nothing_to_send = „{ $action }“ geht nicht: Dort steht keine Einheit, die jetzt ziehen könnte.
rejection-no_battle = „{ $action }“ geht nicht: In dieser Region steht kein Kampf an.
rejection-reserve_empty = „{ $action }“ geht nicht: Von dieser Art steht keine Einheit in der Reserve.
rejection-reserve_spent = „{ $action }“ geht nicht: In der Reserve steht keine Einheit dieser Art mehr.
rejection-commit_all = Zu Beginn schickst du vier Einheiten in den Kampf, solange die Reserve sie hat.
rejection-one_active = Mindestens eine Einheit muss kämpfen; schicke eine aus der Reserve.
rejection-row_ship = „{ $action }“ geht nicht: Ein solches Schiff hast du nicht mehr auf der Hand.
rejection-not_neutral = „{ $action }“ geht nicht: Diplomatie gibt es nur mit neutralen Regionen.
rejection-too_expensive = „{ $action }“ kostet mehr, als du noch an Produktionspunkten hast.
rejection-ship_too_expensive = „{ $action }“ kostet mehr, als du noch an Produktionspunkten hast.
rejection-nothing_bought = „{ $action }“ geht nicht: Davon hast du nichts gekauft.
rejection-no_partner = „{ $action }“ geht nicht: Handeln kannst du nur mit anderen, die noch im Spiel sind.
rejection-card_not_held = „{ $action }“ geht nicht: Bieten kannst du nur Karten, die du auf der Hand hast.
rejection-want_too_many = „{ $action }“ verlangt mehr Karten, als es gibt oder als die andere Seite hat.
rejection-cannot_give = Du hast nicht alle Karten, die verlangt werden; lehne ab oder mach ein Gegenangebot.
rejection-no_retreat = Einen Rückzug gibt es an Land nicht; wähle, welche Einheiten kämpfen.
rejection-in_battle = „{ $action }“ geht nicht: Der Kampf hat begonnen, in dieser Aktion bewegt sich nichts mehr.
rejection-own_region_first = „{ $action }“ geht nicht: Die Hauptstadt kommt in eine eigene Region.
rejection-no_counter = Für ein Gegenangebot ist in diesem Zug kein Angebot mehr übrig.
rejection-picks_spent = Du hast viele Regionen gewählt, ohne etwas zu ziehen: Gib jetzt einen Befehl oder beende die Bewegung.

# ------------------------------------------------------------------ Fragen
question-SetUp-claimed = Welche freie Region besetzt du?
    .waits = { $count ->
        [one] { $names } besetzt eine freie Region.
       *[other] { $names } besetzen eine freie Region.
    }
question-SetUp-placed = In welche eigene Region kommt deine Hauptstadt?
    .waits = { $count ->
        [one] { $names } wählt eine Region für die Hauptstadt.
       *[other] { $names } wählen eine Region für die Hauptstadt.
    }
question-Deploy-set = Welche Einheit kommt in welche Region?
    .waits = { $count ->
        [one] { $names } stellt Einheiten auf.
       *[other] { $names } stellen Einheiten auf.
    }
question-Turn-choose = Welche Aktion wählst du?
    .waits = { $count ->
        [one] { $names } wählt eine Aktion.
       *[other] { $names } wählen eine Aktion.
    }
question-Movement-order = Bewegung: Wähle eine Region und ziehe Einheiten.
    .waits = { $count ->
        [one] { $names } bewegt Einheiten.
       *[other] { $names } bewegen Einheiten.
    }
question-StrategicMovement-order = Strategische Bewegung: Wähle eine Region und verlege Einheiten.
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
question-Crossings-plane = Die Überfahrt ist untersagt: Fliegt ein Flugzeug trotzdem oder kehren die übrigen um?
    .waits = { $count ->
        [one] { $names } entscheidet, ob ein Flugzeug trotzdem fliegt.
       *[other] { $names } entscheiden, ob ein Flugzeug trotzdem fliegt.
    }
question-Battles-choose = Welchen Kampf trägst du als nächsten aus?
    .waits = { $count ->
        [one] { $names } wählt den nächsten Kampf.
       *[other] { $names } wählen den nächsten Kampf.
    }
question-LandBattle-commit = Welche Einheiten schickst du zuerst in den Kampf?
    .waits = { $count ->
        [one] { $names } schickt Einheiten in den Kampf.
       *[other] { $names } schicken Einheiten in den Kampf.
    }
question-LandBattle-reinforce = Verstärkst du aus der Reserve?
    .waits = { $count ->
        [one] { $names } verstärkt die Truppen im Kampf.
       *[other] { $names } verstärken die Truppen im Kampf.
    }
question-Garrison-answered = Willst du die neutralen Truppen führen?
    .waits = { $names } { $count ->
        [one] entscheidet
       *[other] entscheiden
    }, ob die neutralen Truppen gegen { $active_is ->
        [you] dich
       *[other] { $active }
    } geführt werden.
question-SeaPower-answered = Deine Seehoheit ist bedroht: kämpfen oder zurückziehen?
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
question-SeaBattle-lay = Welches Schiff legst du als Nächstes verdeckt in die Reihe?
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
question-Production-buy = Produktion: Was kaufst du?
    .waits = { $count ->
        [one] { $names } kauft Einheiten.
       *[other] { $names } kaufen Einheiten.
    }
question-Trade-partner = Mit wem handelst du?
    .waits = { $count ->
        [one] { $names } entscheidet, mit wem gehandelt wird.
       *[other] { $names } entscheiden, mit wem gehandelt wird.
    }
question-Negotiation-build = Welche Karten bietest du, welche verlangst du? Ein Versprechen geht auch ohne Karten.
    .waits = { $names } { $count ->
        [one] stellt
       *[other] stellen
    } ein Angebot an { $offeree_is ->
        [you] dich
       *[other] { $offeree }
    } zusammen.
question-Negotiation-answer = Du hast ein Angebot: Was antwortest du?
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
action-finish-LandBattle-reinforce = Nicht weiter verstärken, würfeln
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
action-volunteer = Sich für die neutralen Truppen melden
action-abstain = Nicht melden
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
action-pick = Aus der Region { $region }
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
    .help = Wahlregel: Von den ersten vier Regionen muss je eine in Nordamerika, Südamerika, Afrika und Eurasien liegen.
option-continents-false = Beliebig verteilt
option-continents-true = Eine auf jedem Kontinent
option-last_survivor = Spielen, bis nur noch eine Nation übrig ist
    .help = Wahlregel: Das Ausscheiden beendet die Partie nicht; gespielt wird, bis nur eine Nation übrig ist.
option-last_survivor-false = Erstes Ausscheiden beendet die Partie
option-last_survivor-true = Weiter, bis eine übrig ist
option-round_limit = Rundenzahl
    .help = Nach so vielen Runden endet die Partie, oder früher, wenn jemand ausscheidet; ohne Grenze ist spätestens nach 40 Runden Schluss.
option-round_limit-none = Keine Grenze
option-round_limit-4 = 4 Runden
option-round_limit-6 = 6 Runden
option-round_limit-8 = 8 Runden
option-round_limit-10 = 10 Runden
option-round_limit-12 = 12 Runden
option-round_limit-16 = 16 Runden
option-round_limit-20 = 20 Runden
option-trade_closed = Handelsschluss
    .help = Wie viele Runden vor dem vereinbarten Ende nicht mehr gehandelt wird; die Regel nennt die letzten 30 Minuten.
option-trade_closed-0 = Handel bis zuletzt
option-trade_closed-1 = Nicht in der letzten Runde
option-trade_closed-2 = Nicht in den letzten zwei Runden
option-trade_closed-3 = Nicht in den letzten drei Runden
option-clock = Ende nach der Uhr
    .help = Nach jedem Zug wird festgestellt, ob die letzte halbe Stunde läuft oder die Zeit um ist.
option-clock-false = Ohne Uhr
option-clock-true = Mit Uhr
option-quick_start = Aufbau
    .help = Ausgelost: Regionen und Einheiten werden fair verteilt, und nach höchstens drei Antworten geht es los. Das ist unser Angebot; nach der Spielregel stellt ihr selbst auf.
option-quick_start-false = Selbst aufstellen
option-quick_start-true = Schnellstart, ausgelost
option-naval_layout = Länge der Reihe in der Seeschlacht
    .help = Entweder legen beide gleich viele Schiffe, wie im Beispiel der Spielregel, oder alle, die sie haben, wie es der Text wörtlich sagt.
option-naval_layout-equal = Gleich viele
option-naval_layout-all_up_to_8 = Alle, höchstens acht
option-naval_withdrawal = Rückzug nach einer Runde auf See
    .help = Welche Seite zuerst entscheidet, ob sie sich zurückzieht.
option-naval_withdrawal-holder_first = Zuerst, wer die Seehoheit hat
option-naval_withdrawal-challenger_first = Zuerst, wer herausgefordert hat
option-roll_ties = Gleichstand beim Auswürfeln
    .help = Bei Gleichstand um Startrecht oder Kommando würfeln die Betroffenen neu, oder es zählt die Reihenfolge am Tisch.
option-roll_ties-reroll = Neu würfeln
option-roll_ties-clockwise = Wer im Uhrzeigersinn zuerst kommt
option-battle_order = Reihenfolge der Kämpfe
    .help = Wer am Zug ist, wählt nach jedem Ergebnis den nächsten Kampf, oder es geht in der Reihenfolge des Spielplans.
option-battle_order-chosen = Frei gewählt
option-battle_order-board = In der Reihenfolge des Spielplans
option-no_volunteer = Niemand will neutrale Truppen führen
    .help = Dann führt sie, wer im Uhrzeigersinn als Nächstes sitzt, oder das Los entscheidet.
option-no_volunteer-next_player = Wer im Uhrzeigersinn folgt
option-no_volunteer-lot = Das Los
option-strategic_planes = Flugzeuge in strategischer Bewegung
    .help = Ob die Seehoheit auch Flugzeuge aufhalten kann, die strategisch über See verlegt werden.
option-strategic_planes-immune = Nicht aufzuhalten
option-strategic_planes-blockable = Aufzuhalten wie die anderen
option-trade_neighbours = Nachbarn beim Handel
    .help = Ob nur Landgrenzen als Nachbarschaft gelten, die vor dem Veto schützt, oder auch Seerouten.
option-trade_neighbours-land = Nur Landgrenzen
option-trade_neighbours-land_and_sea = Auch Seerouten und Seezonen
option-sudden_end = Ausscheiden mitten in einer Aktion
    .help = Ob die noch ausstehenden Kämpfe entfallen oder zu Ende geführt werden.
option-sudden_end-at_once = Sofort Schluss
option-sudden_end-finish_battles = Ausstehende Kämpfe noch führen
option-sea_claim = Seehoheit ohne Schiff
    .help = Ob man die freie Seehoheit auch ohne Schiff übernehmen darf.
option-sea_claim-needs_ship = Nur mit Schiff
option-sea_claim-without_ship = Auch ohne Schiff, solange sie frei ist
option-naval_gap = Lücke in der Reihe der Schiffe
    .help = Ob ein versenktes Schiff eine Lücke lässt oder die Reihe zusammenrückt; das zählt nur für benachbarte Träger.
option-naval_gap-stays = Die Lücke bleibt
option-naval_gap-closes = Die Reihe rückt zusammen
option-empty_pile = Leerer Stapel
    .help = Was eine neutrale Region verteidigt, wenn keine Wirtschaftskarte mehr da ist.
option-empty_pile-weakest = Truppen einer der schwächsten Karten
option-empty_pile-undefended = Niemand
option-final_tie = Gleichstand am Ende
    .help = Bei gleich vielen Regionen und Einheiten wird der Sieg geteilt, oder die Produktionspunkte entscheiden.
option-final_tie-shared = Geteilter Sieg
option-final_tie-economy = Mehr Produktionspunkte
option-offers = Vergebliche Angebote je Zug
    .help = Wie viele Angebote und Gegenangebote in einem Zug ohne Handel bleiben dürfen, damit niemand das Spiel aufhält. Die Spielregel setzt keine Grenze; was zu einem Handel führt, zählt nicht mit.
option-offers-none = Beliebig viele
option-offers-3 = 3
option-offers-5 = 5
option-offers-10 = 10
option-offers-20 = 20
option-estate = Karten nach dem Ausscheiden
    .help = Wohin die übrigen Wirtschaftskarten kommen, wenn die Partie nach einem Ausscheiden weitergeht.
option-estate-pile = Zurück in den Stapel
option-estate-conqueror = An die Person, die erobert hat

# ------------------------------------------------------------------ worum es geht (für Antworten im Voraus)
about-region = Region
about-origin = Herkunft der Truppen
about-size = Einheiten, die kommen
about-ships = Schiffe der herausfordernden Seite
about-round = Runde des Kampfes
about-card = Karte der neutralen Truppen
about-offerer = wer anbietet
about-offeree = wem es angeboten wird
about-gives_size = gebotene Karten
about-wants_size = verlangte Karten

# ------------------------------------------------------------------ Gründe für das Ende
end-elimination = Mit dem ersten Ausscheiden endet die Partie.
end-survivor = Nur eine Nation ist übrig.
end-time = Die letzte Runde ist gespielt.
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
chance-start_dice = Würfeln um das Startrecht
chance-command_dice = Würfeln um das Kommando
chance-diplomacy_dice = Würfeln für die Diplomatie
chance-rival_dice = Würfeln der anderen
chance-battle_die = Kampfwürfel
chance-naval_dice = Würfeln zur See
chance-capture = Karte aus der Hand der unterlegenen Seite
chance-weakest_garrison = Los um die schwächsten neutralen Truppen
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
fact-garrison = Neutrale Truppen
fact-garrison_won = Neutrale Truppen besiegt
fact-fighting = Kampf in
fact-armies = Armeen
fact-moved = Schon bewegt
fact-attackers = Greifen an
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
fact-holder = Hat die Seehoheit
fact-commander = Führt die neutralen Truppen
fact-chosen = Gewählt
fact-offerer = Bietet an
fact-offeree = Gefragt
fact-challenger = Fordert heraus
fact-volunteers = Wollen die neutralen Truppen führen
fact-volunteered = Selbst gemeldet
fact-hands = Handkarten
fact-hand = Eigene Hand
fact-hand_sizes = Handkarten
fact-pile = Nachziehstapel
fact-gives = Gibt
fact-wants = Möchte
fact-gives_size = Gibt
fact-wants_size = Möchte
fact-rows = Reihen der Schiffe
fact-row_sizes = Reihen der Schiffe

standing-regions = Regionen
standing-units = Landeinheiten
standing-economy = Produktionspunkte
standing-capitals = Produktionspunkte aus Hauptstädten
standing-cards = Wirtschaftskarten
standing-ships = Schiffe
standing-sea = Seehoheit

# ------------------------------------------------------------------ das Ende in Zahlen
luck-hits = Treffer in Kämpfen an Land
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
        [one] 1 Panzer
       *[other] { $n } Panzern
    }
count-artillery = { $n } Artillerie
count-aircraft = { $n ->
        [one] 1 Flugzeug
       *[other] { $n } Flugzeugen
    }
count-destroyer = { $n ->
        [one] 1 Zerstörer
       *[other] { $n } Zerstörern
    }
count-submarine = { $n ->
        [one] 1 U-Boot
       *[other] { $n } U-Booten
    }
count-battleship = { $n ->
        [one] 1 Schlachtschiff
       *[other] { $n } Schlachtschiffen
    }
count-aircraft_carrier = { $n ->
        [one] 1 Flugzeugträger
       *[other] { $n } Flugzeugträgern
    }
move-claim = Besetze { the-region }.
move-capital = Setze deine Hauptstadt: { $region }.
move-deploy = Verstärke { the-region } mit { $things }.
move-buy = Rüste mit { $things } auf.
move-march = Verstärke { the-region } mit { $things }.
move-neutral = Greif die neutralen Truppen in der Region { $region } mit { $things } an.
move-attack = Greif { $seat } in der Region { $region } mit { $things } an{ $chance ->
        [-1] {""}
       *[other] : { $chance } %
    }.
move-battle = Trage als Nächstes diesen Kampf aus: { $region }.
move-commit = Geh mit { $things } in den Kampf.
move-lay = Geh mit { $things } in die Seeschlacht.
move-sway = Versuche, { the-region } durch Diplomatie zu gewinnen{ $chance ->
        [-1] {""}
       *[other] : { $chance } %
    }.
move-partner = Handle mit { $player }.
move-give = Biete { $things } an.
move-want = Verlange { $things }.
move-allow = Lass es zu.
move-refuse = Untersage es.
move-fly = Lass ein Flugzeug weiterfliegen.
move-back = Lass die übrigen umkehren.
move-volunteer = Melde dich, um die neutralen Truppen zu führen.
move-abstain = Melde dich nicht für die neutralen Truppen.
move-fight = Kämpfe weiter.
move-withdraw = Zieh dich zurück.
move-accept = Nimm das Angebot an.
move-decline = Lehne das Angebot ab.
move-counter = Mach ein Gegenangebot.
move-stand = Bleib bei deinem Angebot.
move-propose = Biete den Handel so an.
move-break_off = Brich den Handel ab.
move-end_turn = Beende deinen Zug.
move-move_none = Bewege nichts mehr.
move-buy_none = Kaufe nichts mehr.
move-trade_none = Handle mit niemandem.
move-enough = Verstärke nicht weiter.
move-sway_none = Versuche keine weitere Diplomatie.
move-act_move = Zieh mit deinen Truppen.
move-act_blitz = Beginne einen Blitzkrieg.
move-act_strategic = Verlege deine Truppen strategisch.
move-act_sea = Greif nach der Seehoheit.
move-act_diplomacy = Versuche es mit Diplomatie.
move-act_produce = Produziere neue Einheiten.
move-act_trade = Biete einen Tausch von Karten an.
move-first_blitz = Führe einen Blitzkrieg.
move-first_strategic = Bewege deine Truppen strategisch.
move-first_sea = Kämpfe um die Seehoheit.

# ------------------------------------------------------------------ wie man gewinnt, und wie es darum steht
goal-rounds = { $last ->
    [yes] Letzte Runde: Wer danach die meisten Regionen hat, gewinnt: { $standing }.
   *[no] Wer nach Runde { $limit } die meisten Regionen hat, gewinnt: { $standing }.
}
goal-clock = { $last ->
    [yes] Die Zeit ist um: Wer nach dieser Runde die meisten Regionen hat, gewinnt: { $standing }.
   *[no] Ist die vereinbarte Zeit um, zählen die Regionen: { $standing }.
}
goal-out = { $last ->
    [yes] Letzte Runde: Wer danach die meisten Regionen hat, gewinnt: { $standing }.
   *[no] Sobald jemand ausscheidet, zählen die Regionen: { $standing }.
}
goal-survivor = { $last ->
    [yes] Letzte Runde: Wer danach die meisten Regionen hat, gewinnt: { $standing }.
   *[no] Wer als Letztes noch Einheiten an Land hat, gewinnt; Regionen: { $standing }.
}
goal-how-regions = Jede Region zählt eins.
goal-how-tie = Bei Gleichstand gewinnt, wer mehr Einheiten an Land hat.
goal-how-tie_economy = Bei Gleichstand gewinnt, wer mehr Einheiten an Land hat, dann, wer mehr Produktionspunkte hat.
goal-how-at_once = Sobald jemand keine Einheit mehr an Land hat, endet die Partie sofort, und die Regionen werden gezählt.
goal-how-alone = Wer keine Einheit mehr an Land hat, scheidet aus. Wer allein übrig bleibt, gewinnt sofort.
goal-how-time = Ist die Zeit um, wird die Runde noch zu Ende gespielt.
goal-how-longest = Spätestens nach Runde { $longest } wird gezählt.

# ------------------------------------------------------------------ warum eine Aktion gut aussieht
why-capital = { $region }: Deine Hauptstadt bringt dort bei jeder Produktion { $points } Produktionspunkte, solange du sie hältst. { $rivals ->
    [0] Über Land grenzt keine fremde Region an
    [one] Über Land grenzt nur eine fremde Region an
   *[other] Über Land grenzen { $rivals } fremde Regionen an
}{ $overseas ->
    [0] , und über See kommt niemand heran
    [one] , und über See kommt man von einer fremden Region heran
   *[other] , und über See kommt man von { $overseas } fremden Regionen heran
}{ $own ->
    [0] { "" }
    [one] ; aus einer eigenen Region kannst du ihr helfen
   *[other] ; aus { $own } eigenen Regionen kannst du ihr helfen
}
why-claim = { $region } liegt neben { $own ->
    [0] keiner eigenen Region
    [one] einer eigenen Region
   *[other] { $own } eigenen Regionen
} und { $rivals ->
    [0] keiner fremden
    [one] einer fremden
   *[other] { $rivals } fremden
}
why-several = { $regions } Regionen mehr für dich, wenn alle Angriffe gelingen
why-free = { $region }, wenn es gelingt: eine Region mehr für dich{ $points ->
    [0] { "" }
   *[other] , dazu { $points } Produktionspunkte mit der Hauptstadt
}
why-prize = { $region }, wenn es gelingt: eine Region mehr für dich, eine weniger für { $seat }{ $points ->
    [0] { "" }
   *[other] , dazu { $points } Produktionspunkte mit der Hauptstadt
}{ $last ->
    [0] { "" }
   *[other] ; es ist die letzte Region von { $seat }
}
