# Europa 1941 auf Deutsch.  Namen von Mächten, Feldern und Einheiten stehen für sich, ohne Artikel und Präposition.

game-title = Europa 1941
game-europe = Europa 1941
game-summary = Kriegsspiel mit Würfeln, im Frühjahr 1941: Deutschland gegen die Sowjetunion, Großbritannien und die Vereinigten Staaten, an Land, auf See und in der Luft. Deutschland gewinnt mit einer feindlichen Hauptstadt, die Alliierten mit der deutschen.
# a bot is called as what it plays: nobody has to learn whose a name is
bot-names-2 = Deutschland, Alliiertes Kommando
bot-names-3 = Deutschland, Sowjetunion, Kommando West
bot-names-4 = Deutschland, Sowjetunion, Großbritannien, Vereinigte Staaten

# ------------------------------------------------------------------ Ereignisse: Vorschuss und Zug
event-round = Runde { $round } beginnt.
event-turn = { $power_is ->
        [ussr] Die Sowjetunion ist
        [usa] Die Vereinigten Staaten sind
       *[other] { $power } ist
    } am Zug.
event-phase = { $power }: { $phase }.
event-advance = { $power_is ->
        [ussr] Die Sowjetunion bekommt
        [usa] Die Vereinigten Staaten bekommen
       *[other] { $power } bekommt
    } { $money } IPC Vorschuss, für Einheiten, die vor Runde 1 auf der Karte stehen.
event-proposed = { $seat_is ->
        [you] Du schlägst
       *[other] { $seat } schlägt
    } die Anteile der Alliierten vor: Sowjetunion { $ussr } IPC, Großbritannien { $uk } IPC, Vereinigte Staaten { $usa } IPC.
event-agreed = Die Alliierten sind sich über ihre Anteile einig: Sowjetunion { $ussr } IPC, Großbritannien { $uk } IPC, Vereinigte Staaten { $usa } IPC.
event-not_agreed = Der Vorschlag ist abgelehnt: { $seat_is ->
        [you] Du stimmst
       *[other] { $seat } stimmt
    } nicht zu.
event-split_equally = Die Alliierten einigen sich nicht; alle bekommen gleich viel: Sowjetunion { $ussr }, Großbritannien { $uk }, Vereinigte Staaten { $usa }.
event-bought = { $power_is ->
        [ussr] Die Sowjetunion kauft
        [usa] Die Vereinigten Staaten kaufen
       *[other] { $power } kauft
    }: { $kind }.
event-placed = { $power_is ->
        [ussr] Die Sowjetunion stellt
        [usa] Die Vereinigten Staaten stellen
       *[other] { $power } stellt
    } auf: { $kind } → { $space }.

# ------------------------------------------------------------------ Ereignisse: Züge
event-moved = { $power_is ->
        [ussr] Die Sowjetunion zieht
        [usa] Die Vereinigten Staaten ziehen
       *[other] { $power } zieht
    }: { $kind }, { $origin } → { $space }.
event-flew = { $power_is ->
        [ussr] Die Sowjetunion lässt
        [usa] Die Vereinigten Staaten lassen
       *[other] { $power } lässt
    } fliegen: { $kind }, { $origin } → { $space }.
event-raid_planned = { $power_is ->
        [ussr] Die Sowjetunion plant
        [usa] Die Vereinigten Staaten planen
       *[other] { $power } plant
    } einen Bombenangriff: { $kind }, { $origin } → { $space }.
event-loaded = { $power_is ->
        [ussr] Die Sowjetunion nimmt
        [usa] Die Vereinigten Staaten nehmen
       *[other] { $power } nimmt
    } an Bord: { $kind }, { $origin } → { $space }.
event-will_land = { $power_is ->
        [ussr] Die Sowjetunion plant
        [usa] Die Vereinigten Staaten planen
       *[other] { $power } plant
    } eine Landung: { $kind }, { $zone } → { $space }.
event-unloaded = { $power_is ->
        [ussr] Die Sowjetunion setzt
        [usa] Die Vereinigten Staaten setzen
       *[other] { $power } setzt
    } an Land: { $kind }, { $zone } → { $space }.
event-landed = { $power_is ->
        [ussr] Die Sowjetunion lässt
        [usa] Die Vereinigten Staaten lassen
       *[other] { $power } lässt
    } landen: { $kind }, { $origin } → { $space }.
event-crashed = { $power_is ->
        [ussr] Die Sowjetunion verliert
        [usa] Die Vereinigten Staaten verlieren
       *[other] { $power } verliert
    } { $count } × { $kind }, weil ein Landeplatz fehlt ({ $space }).
event-converted = Vaterländischer Krieg: Die Sowjetunion übernimmt eine Einheit { $owner_is ->
        [ussr] der Sowjetunion
        [usa] der Vereinigten Staaten
        [middle_east] des Nahen Ostens
       *[other] { $owner }s
    }: { $kind }, { $space }.
event-escaped = { $power_is ->
        [ussr] Die Sowjetunion rettet
        [usa] Die Vereinigten Staaten retten
       *[other] { $power } rettet
    }: { $kind }, { $origin } → { $space }.

# ------------------------------------------------------------------ Ereignisse: Kampf
event-sea_battle = { $power_is ->
        [ussr] Die Sowjetunion greift
        [usa] Die Vereinigten Staaten greifen
       *[other] { $power } greift
    } zur See an: { $space }.
event-land_battle = { $power_is ->
        [ussr] Die Sowjetunion greift
        [usa] Die Vereinigten Staaten greifen
       *[other] { $power } greift
    } an: { $space } ({ $owner }).
event-raided = { $power_is ->
        [ussr] Die Sowjetunion bombardiert
        [usa] Die Vereinigten Staaten bombardieren
       *[other] { $power } bombardiert
    } die Fabrik: { $space } ({ $owner }).
event-intercepts = Ein Jäger { $power_is ->
        [ussr] der Sowjetunion
        [usa] der Vereinigten Staaten
       *[other] { $power }s
    } steigt auf: { $space }.
event-flak = { $space }: Die Flugabwehr schießt auf { $kind } ({ $power }): { $hits ->
        [0] kein Treffer
        [one] ein Treffer
       *[other] { $hits } Treffer
    } (Würfel { $dice }).
event-fired_at = { $space }: Die Flugabwehr schießt auf { $kind } ({ $power }) beim Abflug aus dem Feld { $origin }: { $hits ->
        [0] kein Treffer
        [one] ein Treffer
       *[other] { $hits } Treffer
    }.
event-struck_first = { $space }: Die U-Boote { $power_is ->
        [ussr] der Sowjetunion
        [usa] der Vereinigten Staaten
       *[other] { $power }s
    } schießen zuerst und würfeln { $dice }: { $hits ->
        [0] kein Treffer
        [one] ein Treffer
       *[other] { $hits } Treffer
    }.
event-shelled = { $space }: { $power_is ->
        [ussr] Die Sowjetunion gibt
        [usa] Die Vereinigten Staaten geben
       *[other] { $power } gibt
    } Landungsschüsse ab und { $power_is ->
        [usa] würfeln
       *[other] würfelt
    } { $dice }: { $hits ->
        [0] kein Treffer
        [one] ein Treffer
       *[other] { $hits } Treffer
    } (trifft bis { $column }).
event-fired = { $space }: { $power_is ->
        [ussr] Die Sowjetunion würfelt
        [usa] Die Vereinigten Staaten würfeln
       *[other] { $power } würfelt
    } { $dice }: { $hits ->
        [0] kein Treffer
        [one] ein Treffer
       *[other] { $hits } Treffer
    } (trifft bis { $column }).
event-wasted = { $space }: { $hits ->
        [one] Ein Treffer findet
       *[other] { $hits } Treffer finden
    } kein Ziel ({ $power }).
event-lost = { $space }: { $power_is ->
        [ussr] Die Sowjetunion verliert
        [usa] Die Vereinigten Staaten verlieren
       *[other] { $power } verliert
    } eine Einheit: { $kind }.
event-damaged = { $space }: Ein Schlachtschiff { $power_is ->
        [ussr] der Sowjetunion
        [usa] der Vereinigten Staaten
       *[other] { $power }s
    } ist getroffen.
event-dived = { $space }: Ein U-Boot { $power_is ->
        [ussr] der Sowjetunion
        [usa] der Vereinigten Staaten
       *[other] { $power }s
    } taucht.
event-no_hits = { $space }: Keine Seite kann die andere treffen, die Schlacht ist vorbei ({ $power }).
event-retreated = { $power_is ->
        [ussr] Die Sowjetunion zieht
        [usa] Die Vereinigten Staaten ziehen
       *[other] { $power } zieht
    } sich zurück: { $origin } → { $space }.
event-withdrew = { $space }: Die Flugzeuge { $power_is ->
        [ussr] der Sowjetunion
        [usa] der Vereinigten Staaten
       *[other] { $power }s
    } brechen den Kampf ab.
event-zone_cleared = { $power_is ->
        [ussr] Die Sowjetunion räumt
        [usa] Die Vereinigten Staaten räumen
       *[other] { $power } räumt
    } die Seezone: { $space }.
event-zone_held = Die Seezone ist nicht geräumt: { $space } ({ $power }).
event-repelled = { $space }: { $owner_is ->
        [ussr] Die Sowjetunion wehrt
        [usa] Die Vereinigten Staaten wehren
        [middle_east] Der Nahe Osten wehrt
       *[other] { $owner } wehrt
    } den Angriff { $power_is ->
        [ussr] der Sowjetunion
        [usa] der Vereinigten Staaten
       *[other] { $power }s
    } ab.
event-not_taken = { $space } ist leer, aber { $power_is ->
        [ussr] die Sowjetunion hat
        [usa] die Vereinigten Staaten haben
       *[other] { $power } hat
    } keine Landeinheit mehr, um es zu erobern; es gehört weiterhin { $owner_is ->
        [ussr] der Sowjetunion
        [usa] den Vereinigten Staaten
        [middle_east] dem Nahen Osten
       *[other] { $owner }
    }.
event-called_off = { $power_is ->
        [ussr] Die Sowjetunion verzichtet
        [usa] Die Vereinigten Staaten verzichten
       *[other] { $power } verzichtet
    } auf die Landung: { $space }.
event-went_ashore = { $power_is ->
        [ussr] Die Sowjetunion landet
        [usa] Die Vereinigten Staaten landen
       *[other] { $power } landet
    } von See: { $kind }, { $zone } → { $space }.
event-grounded = { $space }: { $count ->
        [one] Ein Abfangjäger verteidigt
       *[other] { $count } Abfangjäger verteidigen
    } in diesem Zug nicht mehr ({ $power }).
event-bombed = { $space }: Die Bomben { $power_is ->
        [ussr] der Sowjetunion
        [usa] der Vereinigten Staaten
       *[other] { $power }s
    } kosten { $owner_is ->
        [ussr] die Sowjetunion
        [usa] die Vereinigten Staaten
        [middle_east] den Nahen Osten
       *[other] { $owner }
    } { $damage } IPC (Würfel { $pips }).

# Ein Feld mit seinem Artikel, im vierten Fall
the-space = { $space_is ->
        [ukraine] die Ukraine
        [czechoslovakia] die Tschechoslowakei
        [baltic_states] die Baltischen Staaten
        [united_kingdom] das Vereinigte Königreich
        [united_states] die Vereinigten Staaten
        [caucasus] den Kaukasus
        [turkey] die Türkei
        [switzerland] die Schweiz
        [iran] den Iran
        [iraq] den Irak
        [azores_sea] die Azorensee
        [south_atlantic] den Südatlantik
        [central_atlantic] den Zentralatlantik
        [mid_atlantic] den Mittelatlantik
        [north_atlantic] den Nordatlantik
        [atlantic] den Atlantik
        [us_coast] die US-Ostküste
        [celtic_sea] die Keltische See
        [english_channel] den Ärmelkanal
        [danish_sea] die Dänische See
        [baltic_sea] die Ostsee
        [north_sea] die Nordsee
        [halifax_sea] die Halifaxsee
        [davis_strait] die Davisstraße
        [denmark_strait] die Dänemarkstraße
        [barents_sea] die Barentssee
        [norwegian_sea] das Europäische Nordmeer
        [white_sea] das Weiße Meer
        [strait_of_gibraltar] die Straße von Gibraltar
        [western_mediterranean] das Westliche Mittelmeer
        [tyrrhenian_sea] das Tyrrhenische Meer
        [sicilian_sea] das Sizilische Meer
        [central_mediterranean] das Zentrale Mittelmeer
        [eastern_mediterranean] das Östliche Mittelmeer
        [adriatic_sea] die Adria
        [aegean_sea] die Ägäis
        [black_sea] das Schwarze Meer
        [bay_of_biscay] den Golf von Biskaya
        [uk_convoy_1] den Britischen Konvoi 1
        [uk_convoy_2] den Britischen Konvoi 2
        [uk_convoy_3] den Britischen Konvoi 3
        [uk_convoy_4] den Britischen Konvoi 4
        [us_convoy_1] den US-Konvoi 1
        [us_convoy_2] den US-Konvoi 2
        [soviet_convoy] den Sowjetischen Konvoi
       *[other] { $space }
    }

# ------------------------------------------------------------------ Ereignisse: Länder, Konvois, Geld
event-captured = { $power_is ->
        [ussr] Die Sowjetunion erobert
        [usa] Die Vereinigten Staaten erobern
       *[other] { $power } erobert
    } { the-space } (bisher { $owner }; Wert { $value }).
event-liberated = { $power_is ->
        [ussr] Die Sowjetunion befreit
        [usa] Die Vereinigten Staaten befreien
       *[other] { $power } befreit
    } { the-space } für { $owner_is ->
        [ussr] die Sowjetunion
        [usa] die Vereinigten Staaten
        [middle_east] den Nahen Osten
       *[other] { $owner }
    } (Wert { $value }).
event-kept_for = { $power_is ->
        [ussr] Die Sowjetunion befreit
        [usa] Die Vereinigten Staaten befreien
       *[other] { $power } befreit
    }: { $space } (Wert { $value }) und { $power_is ->
        [usa] behalten
       *[other] behält
    } es, bis die Hauptstadt { $owner_is ->
        [ussr] der Sowjetunion
        [usa] der Vereinigten Staaten
        [middle_east] des Nahen Ostens
       *[other] { $owner }s
    } frei ist.
event-given_back = { $power_is ->
        [ussr] Die Sowjetunion gibt
        [usa] Die Vereinigten Staaten geben
       *[other] { $power } gibt
    } an { $owner_is ->
        [ussr] die Sowjetunion
        [usa] die Vereinigten Staaten
        [middle_east] den Nahen Osten
       *[other] { $owner }
    } zurück: { $space } (Wert { $value }).
event-oil_taken = { $power_is ->
        [ussr] Die Sowjetunion erobert
        [usa] Die Vereinigten Staaten erobern
       *[other] { $power } erobert
    }: { $space }. Der Nahe Osten bringt jetzt { $track } IPC.
event-oil_freed = { $power_is ->
        [ussr] Die Sowjetunion befreit
        [usa] Die Vereinigten Staaten befreien
       *[other] { $power } befreit
    }: { $space }. Der Nahe Osten bringt jetzt { $track } IPC.
event-guns_taken = { $power_is ->
        [ussr] Die Sowjetunion erbeutet
        [usa] Die Vereinigten Staaten erbeuten
       *[other] { $power } erbeutet
    } Flugabwehr: { $guns } × ({ $space }).
event-plundered = { $power_is ->
        [ussr] Die Sowjetunion erbeutet
        [usa] Die Vereinigten Staaten erbeuten
       *[other] { $power } erbeutet
    } die Kasse { $owner_is ->
        [ussr] der Sowjetunion
        [usa] der Vereinigten Staaten
        [middle_east] des Nahen Ostens
       *[other] { $owner }s
    }: { $money } IPC.
event-convoy_sunk = { $power_is ->
        [ussr] Die Sowjetunion versenkt
        [usa] Die Vereinigten Staaten versenken
       *[other] { $power } versenkt
    } einen Konvoi { $owner_is ->
        [ussr] der Sowjetunion
        [usa] der Vereinigten Staaten
        [middle_east] des Nahen Ostens
       *[other] { $owner }s
    }: { $space } (Wert { $value }).
event-convoy_restored = { $power_is ->
        [ussr] Die Sowjetunion holt
        [usa] Die Vereinigten Staaten holen
       *[other] { $power } holt
    } einen Konvoi für { $owner_is ->
        [ussr] die Sowjetunion
        [usa] die Vereinigten Staaten
        [middle_east] den Nahen Osten
       *[other] { $owner }
    } zurück: { $space } (Wert { $value }).
event-surfaced = { $count ->
        [one] Ein U-Boot { $power_is ->
        [ussr] der Sowjetunion
        [usa] der Vereinigten Staaten
       *[other] { $power }s
    } taucht auf
       *[other] { $count } U-Boote { $power_is ->
        [ussr] der Sowjetunion
        [usa] der Vereinigten Staaten
       *[other] { $power }s
    } tauchen auf
    }: { $space }.
event-righted = { $count ->
        [one] Ein Schlachtschiff { $power_is ->
        [ussr] der Sowjetunion
        [usa] der Vereinigten Staaten
       *[other] { $power }s
    } ist
       *[other] { $count } Schlachtschiffe { $power_is ->
        [ussr] der Sowjetunion
        [usa] der Vereinigten Staaten
       *[other] { $power }s
    } sind
    } repariert: { $space }.
event-income = { $power_is ->
        [ussr] Die Sowjetunion kassiert
        [usa] Die Vereinigten Staaten kassieren
       *[other] { $power } kassiert
    } { $money } IPC.
event-no_income = { $power_is ->
        [ussr] Die Sowjetunion bekommt
        [usa] Die Vereinigten Staaten bekommen
       *[other] { $power } bekommt
    } ohne Hauptstadt kein Einkommen.
event-oil_paid = Für den Nahen Osten zahlen an Deutschland (in IPC): Sowjetunion { $ussr }, Großbritannien { $uk }, Vereinigte Staaten { $usa }.
event-winners = Gewonnen: { $powers }.
event-drawn = Unentschieden: Die Achse hat seit dem Anfang weder Einkommen gewonnen noch verloren.
event-foremost = { $power_is ->
        [ussr] Die Sowjetunion hat
        [usa] Die Vereinigten Staaten haben
       *[other] { $power } hat
    } unter den Alliierten das höchste Einkommen: { $money } IPC.

# ------------------------------------------------------------------ Ablehnungen
rejection-not_now = „{ $action }“ geht jetzt nicht: Gefragt ist gerade etwas anderes.
rejection-too_expensive = „{ $action }“ geht nicht: So viel Geld hast du nicht mehr.
rejection-capital_lost = „{ $action }“ geht nicht: Diese Macht hat ihre Hauptstadt verloren und kauft nichts.
rejection-nowhere_to_place = „{ $action }“ geht nicht: Diese Einheit ließe sich am Ende des Zuges nirgends aufstellen.
rejection-not_your_place = „{ $action }“ geht nicht: Mit dem Vorschuss stellst du Einheiten nur dorthin, wo schon eine eigene steht, Schiffe nur zu eigenen Schiffen.
rejection-no_factory = „{ $action }“ geht nicht: Dort steht keine Fabrik, die dir schon zu Beginn des Zuges gehörte.
rejection-factory_full = „{ $action }“ geht nicht: Eine eroberte Fabrik baut in einem Zug höchstens so viele Einheiten, wie das Land wert ist.
rejection-no_coast = „{ $action }“ geht nicht: Neue Schiffe stellst du in eine Zone an einem Land mit eigener Fabrik.
rejection-nothing_bought = „{ $action }“ geht nicht: Davon hast du nichts gekauft.
rejection-no_such_unit = „{ $action }“ geht nicht: Dort steht keine eigene Einheit dieser Art, die das könnte.
rejection-has_moved = „{ $action }“ geht nicht: Alle Einheiten dieser Art dort sind in diesem Zug schon gezogen, haben gekämpft, oder ein Jäger ist auf ihnen gelandet.
rejection-out_of_reach = „{ $action }“ geht nicht: { $kind_is ->
        [infantry] Infanterie geht nur in ein angrenzendes Land; übers Meer braucht sie einen Transporter.
        [artillery] Artillerie geht nur in ein angrenzendes Land; übers Meer braucht sie einen Transporter.
        [aa_gun] Flak geht nur in ein angrenzendes Land; übers Meer braucht sie einen Transporter.
        [armor] Panzer fahren höchstens zwei Länder weit und bleiben stehen, wo Feinde sind; übers Meer brauchen sie einen Transporter.
        [fighter] Jäger fliegen höchstens vier Felder weit, und was schon geflogen ist, zählt mit.
        [bomber] Bomber fliegen höchstens sechs Felder weit, und was schon geflogen ist, zählt mit.
        [transport] { ships-sail }
        [submarine] { ships-sail }
        [destroyer] { ships-sail }
        [carrier] { ships-sail }
        [battleship] { ships-sail }
       *[other] So weit reicht es von dort nicht.
    }
ships-sail = Schiffe fahren höchstens zwei Seezonen weit und bleiben stehen, wo Feinde sind.
rejection-neutral = „{ $action }“ geht nicht: Neutrale Länder betritt niemand.
rejection-straits = „{ $action }“ geht nicht: Durch die türkischen Meerengen fährt kein Schiff.
rejection-no_landing = „{ $action }“ geht nicht: Danach könnte ein Flugzeug nicht mehr landen.
rejection-guns_do_not_attack = „{ $action }“ geht nicht: Flugabwehr greift nicht an.
rejection-only_into_battle = „{ $action }“ geht nicht: Jetzt ziehst du nur in feindliche Felder oder in einen Kampf. In eigene Länder verlegst du danach, in der Nicht-Kampfbewegung.
rejection-stops_here = „{ $action }“ geht nicht: Wo feindliche Einheiten stehen, endet der Zug einer Einheit.
rejection-hostile_zone = „{ $action }“ geht nicht: In einer Zone mit feindlichen Schiffen kannst du weder ein- noch ausladen.
rejection-no_room_aboard = „{ $action }“ geht nicht: An Bord ist kein Platz mehr. Ein Transporter trägt zwei Landeinheiten oder einen Panzer.
rejection-transport_done = „{ $action }“ geht nicht: Dieser Transporter ist für diesen Zug fertig.
rejection-one_land = „{ $action }“ geht nicht: Ein Transporter lädt in einem Zug nur in ein Land aus.
rejection-not_aboard = „{ $action }“ geht nicht: Diese Einheit ist nicht an Bord.
rejection-allied_ship = „{ $action }“ geht nicht: Einheiten auf einem alliierten Transporter gehen erst in ihrem nächsten eigenen Zug an Land.
rejection-no_factory_to_bomb = „{ $action }“ geht nicht: Ein Bombenangriff gilt einer feindlichen Fabrik.
rejection-hostile_land = „{ $action }“ geht nicht: Jetzt ziehst du nur in freundliche Länder.
rejection-hostile_waters = „{ $action }“ geht nicht: Jetzt fährst du nicht zu feindlichen Schiffen und in keinen feindlichen Konvoi.
rejection-fresh_conquest = „{ $action }“ geht nicht: In einem Land, das in diesem Zug erobert wurde, landet kein Flugzeug.
rejection-carrier_full = „{ $action }“ geht nicht: Dort ist auf keinem Träger Platz; ein Träger nimmt zwei Jäger und nie einen Bomber.
rejection-carrier_bound = „{ $action }“ geht nicht: Auf diesem Träger ist schon ein Jäger gelandet; er fährt nicht mehr.
rejection-must_land = „{ $action }“ geht nicht: Erst müssen alle Flugzeuge landen, die noch landen können.
rejection-captured_gun = „{ $action }“ geht nicht: Eben eroberte Flugabwehr zieht in diesem Zug nicht.
rejection-foreign_gun = „{ $action }“ geht nicht: Diese Flugabwehr gehört einer anderen Macht.
rejection-gun_once = „{ $action }“ geht nicht: Flugabwehr im Nahen Osten zieht nur einmal je Runde.
rejection-no_patriots = „{ $action }“ geht nicht: Übernehmen kannst du nur alliierte Einheiten in einem sowjetischen Land mit Fabrik.
rejection-wrong_sum = „{ $action }“ geht nicht: Mehr als die Summe kannst du nicht verteilen, und niemand zahlt mehr, als in der Kasse ist.
rejection-pick_first = „{ $action }“ geht nicht: Wähle zuerst ein Feld mit eigenen Einheiten.
rejection-picks_spent = Du hast viele Felder gewählt, ohne etwas zu ziehen: Zieh jetzt oder beende diesen Teil.
rejection-no_bomber = „{ $action }“ geht nicht: Ohne Bomber gibt es dort keinen Angriff auf die Fabrik.
rejection-spared_by_hit = „{ $action }“ geht nicht: Dieser Treffer gilt nicht für diese Einheit.
rejection-no_casualty = „{ $action }“ geht nicht: Diese Einheit kannst du nicht als Verlust wählen.
rejection-choose_casualty = „{ $action }“ geht nicht: Wähle jetzt deine Verluste.
rejection-dive_or_stay = „{ $action }“ geht nicht: Entscheide, ob ein U-Boot taucht oder bleibt.
rejection-nothing_to_dive = „{ $action }“ geht nicht: Hier ist kein U-Boot, das tauchen könnte.
rejection-fire_first = „{ $action }“ geht nicht: Abbrechen kannst du den Angriff erst, wenn die andere Seite geschossen hat.
rejection-no_way_back = „{ $action }“ geht nicht: Zurückziehen kannst du dich nur in ein Feld, aus dem deine angreifenden Einheiten gekommen sind.
rejection-in_battle = „{ $action }“ geht nicht: Der Kampf ist noch nicht zu Ende.
rejection-no_deck = „{ $action }“ geht nicht: Dort können diese Jäger nicht landen.
rejection-choose_ground = „{ $action }“ geht nicht: Wähle, wohin dieses Flugzeug fliegt.
rejection-no_ground = „{ $action }“ geht nicht: Dort kann dieses Flugzeug nicht landen.
rejection-land_or_not = „{ $action }“ geht nicht: Entscheide, ob die Landung stattfindet.
rejection-no_shot = „{ $action }“ geht nicht: Kein solches Schiff hat hier noch einen Landungsschuss.
rejection-no_retreat = „{ $action }“ geht nicht: Wer von See gelandet ist oder dabei mit angreift, zieht sich nicht zurück.
rejection-no_interceptor = „{ $action }“ geht nicht: Dort ist kein solcher Jäger mehr, der aufsteigen könnte.
rejection-name_interceptors = „{ $action }“ geht nicht: Wähle jetzt Abfangjäger oder lass keinen mehr aufsteigen.
rejection-name_battle = „{ $action }“ geht nicht: Wähle jetzt, welcher Kampf folgt.
rejection-sea_first = „{ $action }“ geht nicht: Zuerst kommt die Seeschlacht, dann die Landung.
rejection-no_battle = Dort ist kein Kampf auszutragen.
rejection-taken_along = „{ $action }“ geht nicht: Diese Jäger fahren ohnehin mit; ziehe den Träger, ohne sie zu nennen.
rejection-already_so = „{ $action }“ ändert nichts: Das ist schon so.
rejection-board_first = „{ $action }“ geht nicht: Wähle zuerst hier einen Transporter.
rejection-same_ship = „{ $action }“ geht nicht: Ein anderer Transporter hier ist genau gleich; wähle den.

# ------------------------------------------------------------------ Fragen
question-Advance-place = Vorschuss: Welche Einheit stellst du wo auf?
    .waits = { $count ->
        [one] { $names } gibt den Vorschuss aus.
       *[other] { $names } geben den Vorschuss aus.
    }
question-Split-proposed = Wie sollen die Alliierten die Summe aufteilen?
    .waits = { $count ->
        [one] { $names } schlägt eine Aufteilung vor.
       *[other] { $names } schlagen eine Aufteilung vor.
    }
question-Split-answer = Stimmst du dieser Aufteilung zu?
    .waits = { $count ->
        [one] { $names } antwortet auf den Vorschlag.
       *[other] { $names } antworten auf den Vorschlag.
    }
question-Split-chosen = Die Alliierten sind sich nicht einig: Wer zahlt wie viel?
    .waits = { $count ->
        [one] { $names } bestimmt, wer zahlt.
       *[other] { $names } bestimmen, wer zahlt.
    }
question-Purchase-buy = Was kaufst du?
    .waits = { $count ->
        [one] { $names } kauft Einheiten.
       *[other] { $names } kaufen Einheiten.
    }
question-CombatMove-order = Kampfbewegung: Wähle ein Feld und ziehe Einheiten zum Angriff.
    .waits = { $count ->
        [one] { $names } zieht zum Angriff.
       *[other] { $names } ziehen zum Angriff.
    }
question-Battles-choose = Welchen Kampf trägst du als nächsten aus?
    .waits = { $count ->
        [one] { $names } wählt den nächsten Kampf.
       *[other] { $names } wählen den nächsten Kampf.
    }
question-Raid-intercept = Bombenangriff: Lässt du noch einen Jäger aufsteigen?
    .waits = { $count ->
        [one] { $names } wählt Abfangjäger.
       *[other] { $names } wählen Abfangjäger.
    }
question-SeaBattle-order = Seeschlacht: weiter angreifen, tauchen oder zurückziehen?
    .waits = { $count ->
        [one] { $names } entscheidet über die Seeschlacht.
       *[other] { $names } entscheiden über die Seeschlacht.
    }
question-SeaBattle-dived = Taucht ein U-Boot, oder bleibt es?
    .waits = { $count ->
        [one] { $names } lässt U-Boote tauchen oder schießen.
       *[other] { $names } lassen U-Boote tauchen oder schießen.
    }
question-SeaBattle-down = Die Flotte zieht sich zurück: Taucht ein U-Boot stattdessen?
    .waits = { $count ->
        [one] { $names } lässt U-Boote tauchen oder mitfahren.
       *[other] { $names } lassen U-Boote tauchen oder mitfahren.
    }
question-LandBattle-land = Die Zone ist frei: Führst du die Landung durch?
    .waits = { $count ->
        [one] { $names } entscheidet über die Landung.
       *[other] { $names } entscheiden über die Landung.
    }
question-LandBattle-aim = Welches Schiff gibt hier einen Landungsschuss ab?
    .waits = { $count ->
        [one] { $names } verteilt Landungsschüsse.
       *[other] { $names } verteilen Landungsschüsse.
    }
question-LandBattle-order = Weiter angreifen oder zurückziehen?
    .waits = { $count ->
        [one] { $names } entscheidet, ob der Angriff weitergeht.
       *[other] { $names } entscheiden, ob der Angriff weitergeht.
    }
question-Losses-choose = Getroffen: Welche Einheit verlierst du?
    .waits = { $count ->
        [one] { $names } wählt Verluste.
       *[other] { $names } wählen Verluste.
    }
question-Losses-sunk = Welcher Transporter sinkt?
    .waits = { $count ->
        [one] { $names } wählt, welcher Transporter sinkt.
       *[other] { $names } wählen, welcher Transporter sinkt.
    }
question-Losses-shot = Welches dieser Flugzeuge verlierst du, gemessen an der Reichweite?
    .waits = { $count ->
        [one] { $names } wählt, welches Flugzeug fällt.
       *[other] { $names } wählen, welches Flugzeug fällt.
    }
question-Homeward-choose = Wohin fliegt dieses Flugzeug zurück?
    .waits = { $count ->
        [one] { $names } schickt Flugzeuge zurück.
       *[other] { $names } schicken Flugzeuge zurück.
    }
question-NewDeck-choose = Der Träger ist gesunken: Wo landet sein Jäger? Wer nicht landet, ist verloren.
    .waits = { $count ->
        [one] { $names } sucht einen Landeplatz für Jäger.
       *[other] { $names } suchen einen Landeplatz für Jäger.
    }
question-NonCombat-order = Nicht-Kampfbewegung: Wähle ein Feld, ziehe Einheiten nach und lande Flugzeuge.
    .waits = { $count ->
        [one] { $names } zieht Einheiten nach und landet.
       *[other] { $names } ziehen Einheiten nach und landen.
    }
question-Placement-place = Welche neue Einheit stellst du wo auf?
    .waits = { $count ->
        [one] { $names } stellt neue Einheiten auf.
       *[other] { $names } stellen neue Einheiten auf.
    }

# ------------------------------------------------------------------ Aktionen
action-finish = Fertig
action-finish-Advance-place = Nichts mehr aufstellen
action-finish-CombatMove-order = Angriffe beenden
action-finish-NonCombat-order = Bewegungen beenden
action-finish-Purchase-buy = Nichts mehr kaufen
action-finish-Placement-place = Nichts mehr aufstellen
action-finish-Raid-intercept = Keinen Jäger mehr aufsteigen lassen
action-finish-LandBattle-aim = Nicht mehr von See schießen
action-accept = Zustimmen
action-decline = Ablehnen
action-press = Weiter angreifen
action-dive = Tauchen
action-around = Flak umfliegen
action-straight = Auf geradem Weg
action-stay = Bleiben
action-withdraw = Flugzeuge abziehen
action-call_off = Keine Landung
action-split = Sowjetunion { $ussr }, Großbritannien { $uk }, Vereinigte Staaten den Rest
action-board = Transporter { $transport }
action-buy = Kaufen: { $kind }
action-intercept = Jäger steigt auf ({ $power })
action-lose = Verlust: { $kind } ({ $power })
action-sink = Verlust: Transporter { $transport }
action-down = Verlust: Flugzeug mit Reichweite { $left }
action-bombard = Landungsschuss: { $gunship }
action-pick = Von: { $space }
action-battle = Kampf: { $space }
action-retreat = Rückzug → { $space }
action-send = { $kind } → { $space }
action-raid = Bombenangriff: { $flyer } → { $space }
action-ferry = Träger mit Jägern an Bord ({ $fighters }) → { $space }
action-load = An Bord: { $cargo } ({ $space })
action-unload = An Land: { $cargo } → { $space }
action-place = Aufstellen: { $kind } → { $space }
action-convert = { $troop } ({ $ally }) wird sowjetisch: { $space }

kind-split = Aufteilen
kind-board = Transporter wählen
kind-buy = Kaufen
kind-intercept = Abfangen
kind-lose = Verlust wählen
kind-sink = Transporter versenken
kind-down = Flugzeug wählen, das fällt
kind-bombard = Landungsschuss
kind-pick = Ein Feld wählen
kind-battle = Kämpfen
kind-retreat = Zurückziehen
kind-send = Ziehen
kind-raid = Fabrik bombardieren
kind-ferry = Träger mit Jägern
kind-load = An Bord nehmen
kind-unload = An Land setzen
kind-place = Aufstellen
kind-convert = Einheit übernehmen

# ------------------------------------------------------------------ Stände der Regeln
revision-2 = Nach einem Luftangriff auf die Industrie landen nur die Flugzeuge, die ihn geflogen haben; gefragt wird nur, wer dort Einheiten hat; Jäger ohne Träger werden einzeln gefragt und dürfen aufgegeben werden; Schiffe ziehen sich nicht dorthin zurück, wo noch Feinde liegen.
revision-3 = Ein Schiff verlässt eine Zone, in der es angreift, nicht mehr, wenn dann ein Flugzeug in der Luft nicht mehr landen könnte; bisher ließ sich ein solcher Zug manchmal nicht beenden.
revision-4 = In ein leeres feindliches Land dürfen in der Kampfbewegung mehrere Einheiten ziehen; bisher galt es als eigenes, sobald die erste darin war.
revision-5 = Am Ende nennt der Verlauf nur Mächte, die am Krieg teilnehmen, und sagt es, wenn es unentschieden ausgeht; wer gewinnt, ändert sich nicht.

# ------------------------------------------------------------------ Optionen
option-advance = Vorschuss der Alliierten
    .help = So viel bekommen die Alliierten zusammen vor dem ersten Zug. Weniger als 12 IPC gleicht ungleich starke Seiten aus.
option-advance-0 = 0 IPC
option-advance-1 = 1 IPC
option-advance-2 = 2 IPC
option-advance-3 = 3 IPC
option-advance-4 = 4 IPC
option-advance-5 = 5 IPC
option-advance-6 = 6 IPC
option-advance-7 = 7 IPC
option-advance-8 = 8 IPC
option-advance-9 = 9 IPC
option-advance-10 = 10 IPC
option-advance-11 = 11 IPC
option-advance-12 = 12 IPC
option-tank_and_one = Ladung eines Transporters
    .help = Ob neben einem Panzer noch eine andere Landeinheit an Bord darf.
option-tank_and_one-tank_alone = Ein Panzer allein
option-tank_and_one-tank_and_one = Ein Panzer und noch eine
option-submerged_capture = Konvoi durch getauchte U-Boote
    .help = Ob ein getauchtes U-Boot einen Konvoi auch dann nimmt, wenn noch feindliche Schiffe da sind.
option-submerged_capture-surfaced_only = Nur ohne feindliches Schiff
option-submerged_capture-always = Immer
option-raid_limit = Grenze für Bomben
    .help = Wie viele IPC ein Bombenangriff höchstens kostet.
option-raid_limit-cash = So viel, wie in der Kasse ist
option-raid_limit-value = Je Bomber nicht mehr als der Wert des Landes
option-aircraft_leave = Flugzeuge verlassen eine Landung
    .help = Wann Flugzeuge einen Kampf mit Landung verlassen dürfen.
option-aircraft_leave-at_end = Am Ende
option-aircraft_leave-any_round = Nach jeder Runde
option-guns_let_pass = Blitz über Flugabwehr und Fabriken
    .help = Ob ein Panzer durch ein Land blitzen darf, in dem nur Flugabwehr oder eine Fabrik steht.
option-guns_let_pass-stop = Er hält dort
option-guns_let_pass-pass = Er fährt weiter
option-round_limit = Rundenzahl
    .help = Nach so vielen Runden gewinnt die Achse, wenn sie seit dem Anfang etwas dazugewonnen hat, die Alliierten, wenn sie etwas verloren hat; ohne Grenze ist spätestens nach 40 Runden Schluss.
option-round_limit-none = Keine Grenze
option-round_limit-3 = 3 Runden
option-round_limit-4 = 4 Runden
option-round_limit-5 = 5 Runden
option-round_limit-6 = 6 Runden
option-round_limit-8 = 8 Runden
option-round_limit-10 = 10 Runden
option-round_limit-12 = 12 Runden
option-round_limit-16 = 16 Runden
option-round_limit-20 = 20 Runden
option-archangel = Konvoi nach Archangelsk
    .help = Ob der sowjetische Konvoi nichts einbringt, solange Deutschland Archangelsk hält.
option-archangel-false = Bringt immer etwas ein
option-archangel-true = Nur mit Archangelsk
option-allied_destroyer = Zerstörer von Alliierten
    .help = Ob ein alliierter Zerstörer, der nur in der Zone liegt, angreifenden Flugzeugen hilft, U-Boote zu treffen.
option-allied_destroyer-attacker_only = Nur eigene helfen
option-allied_destroyer-any_ally = Auch alliierte helfen

# ------------------------------------------------------------------ Anfänge
start-eastern_front = Erstes Gefecht: die Ostfront
    .help = Deutschland gegen die Sowjetunion, drei Runden ohne Flotten, etwa eine halbe Stunde.
    .bots = Deutschland, Sowjetunion

# ------------------------------------------------------------------ Ende
end-axis = Deutschland hält eine fremde Hauptstadt und die eigene.
end-allies = Die Alliierten halten Deutschland und alle ihre Hauptstädte.
end-length = Die Runden sind zu Ende.
standing-victory = Sieg
standing-income = Einkommen
standing-gain = Zugewinn in IPC
standing-lead = Vorsprung in IPC
standing-lands = Gebiete
standing-oil = Öl
standing-convoys = Konvois
standing-capitals = Eroberte Hauptstädte
standing-cash = Kasse
standing-army = Heer
luck-land = Treffer auf dem Land
luck-sea = Treffer auf See
luck-flak = Flugzeuge, die durch die Flugabwehr kamen
luck-bombs = Augen der Bomben

# ------------------------------------------------------------------ Namen
kind-infantry = Infanterie
kind-artillery = Artillerie
kind-armor = Panzer
kind-aa_gun = Flak
kind-fighter = Jäger
kind-bomber = Bomber
kind-transport = Transporter
kind-submarine = U-Boot
kind-destroyer = Zerstörer
kind-carrier = Flugzeugträger
kind-battleship = Schlachtschiff
some-infantry = { $n } Infanterie
some-artillery = { $n } Artillerie
some-armor = { $n } Panzer
some-aa_gun = { $n } Flak
some-fighter = { $n } Jäger
some-bomber = { $n } Bomber
some-transport = { $n } Transporter
some-submarine = { $n ->
    [one] 1 U-Boot
   *[other] { $n } U-Boote
}
some-destroyer = { $n } Zerstörer
some-carrier = { $n } Flugzeugträger
some-battleship = { $n ->
    [one] 1 Schlachtschiff
   *[other] { $n } Schlachtschiffe
}
cargo-infantry = { kind-infantry }
cargo-artillery = { kind-artillery }
cargo-armor = { kind-armor }
cargo-aa_gun = { kind-aa_gun }
flyer-fighter = { kind-fighter }
flyer-bomber = { kind-bomber }
troop-infantry = { kind-infantry }
troop-artillery = { kind-artillery }
troop-armor = { kind-armor }
troop-aa_gun = { kind-aa_gun }
troop-fighter = { kind-fighter }
troop-bomber = { kind-bomber }
gunship-destroyer = { kind-destroyer }
gunship-battleship = { kind-battleship }
owner-germany = Deutschland
owner-ussr = Sowjetunion
owner-uk = Großbritannien
owner-usa = Vereinigte Staaten
owner-middle_east = Naher Osten
owner-neutral = neutral
powers-germany = { owner-germany }
powers-ussr = { owner-ussr }
powers-uk = { owner-uk }
powers-usa = { owner-usa }
ally-uk = { owner-uk }
ally-usa = { owner-usa }
phase-advance = Vorschuss
phase-purchase = Einheiten kaufen
phase-combat_move = Kampfbewegung
phase-combat = Kampf
phase-noncombat = Nicht-Kampfbewegung
phase-place = Einheiten aufstellen
phase-rest = Auftauchen und Reparieren
phase-income = Einkommen

chance-battle_dice = Kampfwürfel
chance-flak_dice = Würfel der Flugabwehr
chance-bomb_dice = Bombenwürfel

what-action = Aktion
what-kind = Einheit
what-power = Macht
what-space = Feld
what-cargo = Ladung
what-flyer = Flugzeug
what-troop = Einheit
what-ally = Alliierte Macht
what-transport = Transporter
what-fighters = Jäger
what-gunship = Schiff
what-left = Reichweite
what-ussr = Sowjetunion
what-uk = Großbritannien

# ------------------------------------------------------------------ worum es geht (für Antworten im Voraus)
about-space = Feld
about-round = Runde des Kampfes
about-attackers = Einheiten, die angreifen
about-defenders = Einheiten, die verteidigen
about-destroyers = Zerstörer, die angreifen
about-bombers = Bomber des Angriffs
about-escorts = Jäger, die sie begleiten
about-fighters = Jäger, die aufsteigen können
about-proposer = wer vorschlägt

# ------------------------------------------------------------------ Teile einer Ansicht
fact-power = Am Zug
fact-round = Runde
fact-phase = Teil des Zuges
fact-ending = Das Spiel endet
fact-winner = Sieg
fact-captor = Hat Deutschland erobert
fact-held = Freundlich seit Beginn des Zuges
fact-fought = Seeschlachten in diesem Zug
fact-raided = Bombardiert in diesem Zug
fact-owners = Besitz
fact-units = Einheiten
fact-spent = Fertig für diesen Zug
fact-half = Mit einem Schritt übrig
fact-came = Angekommen aus
fact-dived = Getaucht
fact-hurt = Getroffene Schlachtschiffe
fact-busy = Abfangjäger
fact-cash = Kasse
fact-bought = Gekauft
fact-guns = Gezogene Flugabwehr im Nahen Osten
fact-flights = In der Luft
fact-landings = Wo sie landen können
fact-threats = Was Erobertes zurücknehmen könnte
fact-ships = Transporter
fact-fighting = Kampf in
fact-hits = Treffer
fact-doomed = Verluste der Runde
fact-shots = Landungsschüsse
fact-withdrawn = Zurückgezogene Träger

why-bought = { $n ->
        [0] es kommt nichts hinzu
        [one] eine Einheit mehr, mit { $attack } im Angriff und { $defence } in der Verteidigung
       *[other] { $n } Einheiten mehr, zusammen mit { $attack } im Angriff und { $defence } in der Verteidigung
    }{ $left ->
        [0] {""}
       *[other] ; { $left } IPC bleiben übrig
    }
why-guards = { $name }: Dort stehen dann { $own } deiner Einheiten neben { $rivals ->
        [one] einer feindlichen Landeinheit
       *[other] { $rivals } feindlichen Landeinheiten
    } (vorher: { $before })
why-left = { $name }: Dort { $own ->
        [0] bleibt niemand
        [one] bleibt eine Einheit
       *[other] bleiben { $own } Einheiten
    } neben { $rivals ->
        [one] einer feindlichen Landeinheit
       *[other] { $rivals } feindlichen Landeinheiten
    }; { $value ->
        [0] das Land bringt kein Einkommen, ist aber der Weg ins Hinterland
       *[other] { $value } IPC je Zug stehen auf dem Spiel
    }
why-weakest = am meisten gefährdet: { $name }. { $own ->
        [0] Das Land liegt leer
        [one] Dort steht eine deiner Einheiten
       *[other] Dort stehen { $own } deiner Einheiten
    } neben { $rivals ->
        [one] einer feindlichen Landeinheit
       *[other] { $rivals } feindlichen Landeinheiten
    }{ $value ->
        [0] {""}
       *[other] , und { $value } IPC je Zug stehen auf dem Spiel
    }
why-calm = neben keinem deiner Länder stehen mehr feindliche Landeinheiten, als du dort hast
why-entry = neue Einheiten kommen am Ende deines Zuges ins Spiel; die Fabrik, die dem Feind am nächsten liegt, ist { $name }: { $steps } Länder entfernt
why-entry_front = neue Einheiten können am Ende deines Zuges in { $name } ins Spiel kommen; { $own ->
        [0] es liegt leer
        [one] eine deiner Einheiten steht dort
       *[other] { $own } deiner Einheiten stehen dort
    } neben { $rivals ->
        [one] einer feindlichen Landeinheit
       *[other] { $rivals } feindlichen Landeinheiten
    }
why-prize = wenn { $lands ->
        [one] es
       *[other] alles
    } gelingt, steigt dein Einkommen um { $value } IPC je Zug, und das des Feindes sinkt ebenso
why-foothold = das bringt kein Einkommen; es zählen die Verluste des Feindes und der Weg ins Hinterland
why-prize_last = wenn { $lands ->
        [one] es
       *[other] alles
    } gelingt, bringt das am Ende { $value } IPC in der Wertung
why-foothold_last = in der Wertung am Ende zählt das nicht; es zählen die Verluste des Feindes
why-free = niemand verteidigt { $name }, und du kommst hin: { $value } IPC{ $more ->
        [0] {""}
        [one] . Das gilt noch für ein weiteres Gebiet
       *[other] . Das gilt noch für { $more } weitere Gebiete
    }
why-over = die Achse zieht nicht mehr, also kann nichts mehr verloren gehen
why-lands = eine Landeinheit bleibt, um { $name } zu erobern
why-fires_least = in der Verteidigung trifft ein Bomber nur mit { $bomber }, ein Jäger mit { $fighter } oder weniger
why-untaken = ohne Landeinheit eroberst du { $name } nicht
why-capital = { $name } ist eine Hauptstadt: Wer sie erobert, hat so gut wie gewonnen

# ------------------------------------------------------------------ ein ganzer Zug, wie ein Tipp ihn sagt
count-infantry = { $n } Infanterie
count-artillery = { $n } Artillerie
count-armor = { $n ->
        [one] 1 Panzer
       *[other] { $n } Panzern
    }
count-aa_gun = { $n ->
        [one] 1 Flak
       *[other] { $n } Flak
    }
count-fighter = { $n ->
        [one] 1 Jäger
       *[other] { $n } Jägern
    }
count-bomber = { $n ->
        [one] 1 Bomber
       *[other] { $n } Bombern
    }
count-transport = { $n ->
        [one] 1 Transporter
       *[other] { $n } Transportern
    }
count-submarine = { $n ->
        [one] 1 U-Boot
       *[other] { $n } U-Booten
    }
count-destroyer = { $n ->
        [one] 1 Zerstörer
       *[other] { $n } Zerstörern
    }
count-carrier = { $n ->
        [one] 1 Flugzeugträger
       *[other] { $n } Flugzeugträgern
    }
count-battleship = { $n ->
        [one] 1 Schlachtschiff
       *[other] { $n } Schlachtschiffen
    }
move-attack = Greif { the-space } mit { $things } an{ $chance ->
        [-1] {""}
       *[other] {" "}({ $chance } % Siegchance)
    }.
move-attack_way = Greif { the-space } mit { $things } an{ $chance ->
        [-1] {""}
       *[other] {" "}({ $chance } % Siegchance)
    }; das öffnet einen Weg ({ $origin }).
move-take = Nimm { the-space } mit { $things } ein: Dort steht niemand.
move-take_way = Nimm { the-space } mit { $things } ein: Dort steht niemand, und es öffnet einen Weg ({ $origin }).
move-raid = Flieg mit { $things } einen Bombenangriff auf { the-space }.
move-more_attacks = { $n ->
        [0] Greif außerdem hier an: { $things }.
       *[other] Greif außerdem hier an: { $things }, und in { $n } weiteren Feldern.
    }
move-more_marches = { $n ->
        [0] Einheiten rücken auch hier nach: { $things }.
       *[other] Einheiten rücken auch hier nach: { $things }, und in { $n } weitere Felder.
    }
move-more_orders = Gib die Befehle, die auf der Karte eingezeichnet sind.
move-march = Verstärke { the-space } mit { $things }.
move-sail = Fahr oder flieg mit { $things } in dieses Seegebiet: { $space }.
move-buy = Rüste mit { $things } auf.
move-place = Verstärke { the-space } mit { $things }.
move-convert = Verstärke die Sowjetunion mit { $things } der Alliierten: { $space }.
move-lose = Bezahle die Treffer mit { $things } ({ $power }).
move-intercept = Fang die Bomber mit { $things } ab ({ $power }).
move-sink = Verliere Transporter { $transport }.
move-down = Verliere das Flugzeug mit Reichweite { $left }.
move-bombard = Unterstütze diese Landung mit { $things }.
move-battle = Trage als Nächstes diesen Kampf aus: { $space }.
move-retreat = Zieh dich zurück: { $space }.
move-split = Gib der Sowjetunion { $ussr } IPC und Großbritannien { $uk }, den Vereinigten Staaten den Rest.
move-accept = Nimm den Vorschlag an.
move-decline = Lehne den Vorschlag ab.
move-press = Greif weiter an.
move-press_on = Greif weiter an, mit { $things }: { $space }{ $chance ->
        [-1] {""}
       *[other] {" "}({ $chance } % Siegchance)
    }.
move-dive = Tauche mit einem U-Boot ab.
move-stay = Bleib an der Oberfläche.
move-withdraw = Zieh die Flugzeuge ab.
move-call_off = Verzichte auf die Landung.
move-fly_back = Lande hier: { $space }.
move-buy_none = Kaufe nichts mehr und spare das Geld.
move-attack_none = Greif sonst nirgends an und geh zu den Schlachten über.
move-move_none = Bewege nichts mehr.
move-place_none = Stelle nichts mehr auf.
move-intercept_none = Lass keinen Jäger aufsteigen.
move-bombard_none = Gib hier keinen Landungsschuss ab.
move-no_more = Belass es dabei.

# ------------------------------------------------------------------ wie man gewinnt, und wie es darum steht
goal-gain-axis = { $last ->
    [yes] Letzte Runde: { $stands ->
        [ahead] Du (Achse) liegst { $lead } IPC vorn und gewinnst, wenn es nach den Alliierten noch so ist.
        [level] Du (Achse) brauchst noch +{ $need } IPC Einkommen; so wäre es unentschieden.
       *[behind] Du (Achse) brauchst noch +{ $need } IPC Einkommen; jetzt würdest du verlieren.
    }
   *[no] { $stands ->
        [ahead] Du (Achse) liegst { $lead } IPC vorn und gewinnst, wenn es nach dem Zug der Alliierten in Runde { $limit } noch so ist.
        [level] Du (Achse) brauchst bis zum Ende von Runde { $limit } noch +{ $need } IPC Einkommen; jetzt wäre es ein Unentschieden.
       *[behind] Du (Achse) brauchst bis zum Ende von Runde { $limit } noch +{ $need } IPC Einkommen; jetzt würdest du verlieren.
    }
}
goal-gain-allies = { $last ->
    [yes] Letzte Runde: { $stands ->
        [ahead] Ihr (Alliierte) müsst der Achse noch { $retake } IPC abnehmen; jetzt würdet ihr verlieren.
        [level] Ihr (Alliierte) müsst der Achse noch { $retake } IPC abnehmen; so wäre es unentschieden.
       *[behind] Ihr (Alliierte) liegt { $lead } IPC vorn und gewinnt, wenn ihr danach noch vorn liegt.
    }
   *[no] { $stands ->
        [ahead] Ihr (Alliierte) müsst der Achse bis zum Ende von Runde { $limit } noch { $retake } IPC Einkommen abnehmen; jetzt würdet ihr verlieren.
        [level] Ihr (Alliierte) müsst der Achse bis zum Ende von Runde { $limit } noch { $retake } IPC Einkommen abnehmen; jetzt wäre es ein Unentschieden.
       *[behind] Ihr (Alliierte) liegt { $lead } IPC vorn und gewinnt, wenn ihr nach Runde { $limit } noch vorn liegt.
    }
}
goal-gain = { $last ->
    [yes] { $stands ->
        [ahead] Letzte Runde: Die Achse liegt { $ahead } IPC vorn und gewinnt, wenn sie danach noch vorn liegt.
        [level] Letzte Runde: Der Achse fehlt noch 1 IPC Zugewinn; so wäre es ein Unentschieden.
       *[behind] Letzte Runde: Der Achse fehlen noch { $need } IPC Zugewinn; so gewännen die Alliierten.
    }
   *[no] { $stands ->
        [ahead] Die Achse liegt { $ahead } IPC vorn und gewinnt, wenn davon nach Runde { $limit } etwas bleibt.
        [level] Der Achse fehlt 1 IPC Zugewinn bis zum Ende von Runde { $limit }; so wäre es ein Unentschieden.
       *[behind] Der Achse fehlen { $need } IPC Zugewinn bis zum Ende von Runde { $limit }; so gewännen die Alliierten.
    }
}
goal-capital = { $side ->
    [axis] Du gewinnst, wenn dein nächster Zug beginnt und du { the-space } noch hältst.
    [allies] Die Achse gewinnt, wenn ihr { the-space } nicht bis zu ihrem nächsten Zug befreit.
   *[watch] Die Achse gewinnt, wenn sie { the-space } bis zu Deutschlands nächstem Zug hält.
}
goal-berlin = Die Alliierten gewinnen, wenn sie { the-space } bis zum nächsten Zug { $power_is ->
        [ussr] der Sowjetunion
        [usa] der Vereinigten Staaten
       *[other] { $power }s
    } halten.
goal-both = Auf beiden Seiten fiel eine Hauptstadt: Niemand gewinnt, bis eine Seite alle eigenen zurückhat.
goal-capitals = { $side ->
    [axis] Erobere eine gegnerische Hauptstadt und halte sie, bis dein nächster Zug beginnt.
    [allies] Erobert Deutschland, haltet es bis zum nächsten Zug der erobernden Macht, und verliert keine Hauptstadt.
   *[watch] Die Achse braucht eine alliierte Hauptstadt, die Alliierten brauchen Deutschland, gehalten bis zum nächsten Zug.
}
goal-how-gain = Zugewinn der Achse: ihr Einkommen jetzt ({ $income }) minus ihr Einkommen am Anfang ({ $start }){ $beyond ->
    [yes] , dazu der Nahe Osten ({ $oil }) und versenkte Konvois ({ $convoys })
   *[no] {""}
} = { $gain }.
goal-how-end = Nach Runde { $limit } gewinnt die Achse mit einem Zugewinn über 0, unter 0 gewinnen die Alliierten; bei 0 ist es unentschieden. In jeder Runde ziehen die Alliierten zuletzt.
goal-how-capitals = Eine Hauptstadt gewinnt sofort, wenn die Macht, die sie erobert hat, sie zu Beginn ihres nächsten Zuges noch hält und die eigene Seite dann keine verloren hat.
goal-how-targets = Hauptstädte sind ganze Länder: { $target } bei den Alliierten; Deutschland bei der Achse.
goal-how-gain_not = Eine Rundenzahl ist nicht vereinbart: Geld und Gebiete allein gewinnen nichts.
