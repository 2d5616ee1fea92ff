# SelfR3: R2 auf Deutsch.  Namen von Gebieten stehen allein, mit ihrem Artikel (`the-region`) oder mit Präposition und Artikel (`in-region`, `into-region`, `from-source`).

game-title = SelfR3: R2
game-selfr3 = SelfR3: R2
game-summary = Eroberungsspiel der Zukunft mit Würfeln und Karten: Du kämpfst um Länder, Meere und den Mond, mit Armeen, Offizieren und Stationen. Nach fünf Runden zählt jedes Gebiet einen Punkt, ganze Kontinente mehr; die meisten Punkte gewinnen.
bot-names = Lyra, Orion, Vega, Atlas, Nova, Rigel

# Ein Gebiet mit seinem Artikel, im vierten Fall
the-region = { $region_is ->
        [weststaaten] die Weststaaten
        [oststaaten] die Oststaaten
        [andenstaaten] die Andenstaaten
        [sahara] die Sahara
        [kongo] den Kongo
        [ural] den Ural
        [mongolei] die Mongolei
        [naher_osten] den Nahen Osten
        [kalifornischer_strom] den Kalifornischen Strom
        [hawaii_becken] das Hawaii-Becken
        [galapagos_ruecken] den { $region }
        [sargassosee] die Sargassosee
        [keltische_see] die Keltische See
        [guayana_becken] das Guayana-Becken
        [brasilbecken] das Brasilbecken
        [guineagolf] den Golf von Guinea
        [arabisches_meer] das Arabische Meer
        [maskarenensee] die Maskarenensee
        [suedindisches_meer] das Südindische Meer
        [japangraben] den Japangraben
        [philippinensee] die Philippinensee
        [bucht_des_taus] die Bucht des Taus
        [regenmeer] das Regenmeer
        [ozean_der_stuerme] den Ozean der Stürme
        [meer_der_heiterkeit] das Meer der Heiterkeit
        [meer_der_gefahren] das Meer der Gefahren
        [honigmeer] das Honigmeer
        [wolkenmeer] das Wolkenmeer
        [sumpf_der_seuchen] den Sumpf der Seuchen
        [lange_wand] die Lange Wand
       *[other] { $region }
    }
the-aim = { $aim_is ->
        [weststaaten] die Weststaaten
        [oststaaten] die Oststaaten
        [andenstaaten] die Andenstaaten
        [sahara] die Sahara
        [kongo] den Kongo
        [ural] den Ural
        [mongolei] die Mongolei
        [naher_osten] den Nahen Osten
        [kalifornischer_strom] den Kalifornischen Strom
        [hawaii_becken] das Hawaii-Becken
        [galapagos_ruecken] den { $aim }
        [sargassosee] die Sargassosee
        [keltische_see] die Keltische See
        [guayana_becken] das Guayana-Becken
        [brasilbecken] das Brasilbecken
        [guineagolf] den Golf von Guinea
        [arabisches_meer] das Arabische Meer
        [maskarenensee] die Maskarenensee
        [suedindisches_meer] das Südindische Meer
        [japangraben] den Japangraben
        [philippinensee] die Philippinensee
        [bucht_des_taus] die Bucht des Taus
        [regenmeer] das Regenmeer
        [ozean_der_stuerme] den Ozean der Stürme
        [meer_der_heiterkeit] das Meer der Heiterkeit
        [meer_der_gefahren] das Meer der Gefahren
        [honigmeer] das Honigmeer
        [wolkenmeer] das Wolkenmeer
        [sumpf_der_seuchen] den Sumpf der Seuchen
        [lange_wand] die Lange Wand
       *[other] { $aim }
    }
# Wo
in-region = { $region_is ->
        [weststaaten] in den Weststaaten
        [oststaaten] in den Oststaaten
        [andenstaaten] in den Andenstaaten
        [sahara] in der Sahara
        [kongo] im Kongo
        [ural] im Ural
        [mongolei] in der Mongolei
        [naher_osten] im Nahen Osten
        [kalifornischer_strom] im Kalifornischen Strom
        [hawaii_becken] im Hawaii-Becken
        [galapagos_ruecken] auf dem { $region }
        [sargassosee] in der Sargassosee
        [keltische_see] in der Keltischen See
        [guayana_becken] im Guayana-Becken
        [brasilbecken] im Brasilbecken
        [guineagolf] im Golf von Guinea
        [arabisches_meer] im Arabischen Meer
        [maskarenensee] in der Maskarenensee
        [suedindisches_meer] im Südindischen Meer
        [japangraben] im Japangraben
        [philippinensee] in der Philippinensee
        [bucht_des_taus] in der Bucht des Taus
        [regenmeer] im Regenmeer
        [ozean_der_stuerme] im Ozean der Stürme
        [meer_der_heiterkeit] im Meer der Heiterkeit
        [meer_der_gefahren] im Meer der Gefahren
        [honigmeer] im Honigmeer
        [wolkenmeer] im Wolkenmeer
        [sumpf_der_seuchen] im Sumpf der Seuchen
        [lange_wand] an der Langen Wand
        [harpalus] im Krater { $region }
        [aristoteles] im Krater { $region }
        [byrgius] im Krater { $region }
        [rhaeticus] im Krater { $region }
        [tycho] im Krater { $region }
       *[other] in { $region }
    }
in-aim = { $aim_is ->
        [weststaaten] in den Weststaaten
        [oststaaten] in den Oststaaten
        [andenstaaten] in den Andenstaaten
        [sahara] in der Sahara
        [kongo] im Kongo
        [ural] im Ural
        [mongolei] in der Mongolei
        [naher_osten] im Nahen Osten
        [kalifornischer_strom] im Kalifornischen Strom
        [hawaii_becken] im Hawaii-Becken
        [galapagos_ruecken] auf dem { $aim }
        [sargassosee] in der Sargassosee
        [keltische_see] in der Keltischen See
        [guayana_becken] im Guayana-Becken
        [brasilbecken] im Brasilbecken
        [guineagolf] im Golf von Guinea
        [arabisches_meer] im Arabischen Meer
        [maskarenensee] in der Maskarenensee
        [suedindisches_meer] im Südindischen Meer
        [japangraben] im Japangraben
        [philippinensee] in der Philippinensee
        [bucht_des_taus] in der Bucht des Taus
        [regenmeer] im Regenmeer
        [ozean_der_stuerme] im Ozean der Stürme
        [meer_der_heiterkeit] im Meer der Heiterkeit
        [meer_der_gefahren] im Meer der Gefahren
        [honigmeer] im Honigmeer
        [wolkenmeer] im Wolkenmeer
        [sumpf_der_seuchen] im Sumpf der Seuchen
        [lange_wand] an der Langen Wand
        [harpalus] im Krater { $aim }
        [aristoteles] im Krater { $aim }
        [byrgius] im Krater { $aim }
        [rhaeticus] im Krater { $aim }
        [tycho] im Krater { $aim }
       *[other] in { $aim }
    }
# Wohin
into-region = { $region_is ->
        [weststaaten] in die Weststaaten
        [oststaaten] in die Oststaaten
        [andenstaaten] in die Andenstaaten
        [sahara] in die Sahara
        [kongo] in den Kongo
        [ural] in den Ural
        [mongolei] in die Mongolei
        [naher_osten] in den Nahen Osten
        [kalifornischer_strom] in den Kalifornischen Strom
        [hawaii_becken] ins Hawaii-Becken
        [galapagos_ruecken] auf den { $region }
        [sargassosee] in die Sargassosee
        [keltische_see] in die Keltische See
        [guayana_becken] ins Guayana-Becken
        [brasilbecken] ins Brasilbecken
        [guineagolf] in den Golf von Guinea
        [arabisches_meer] ins Arabische Meer
        [maskarenensee] in die Maskarenensee
        [suedindisches_meer] ins Südindische Meer
        [japangraben] in den Japangraben
        [philippinensee] in die Philippinensee
        [bucht_des_taus] in die Bucht des Taus
        [regenmeer] ins Regenmeer
        [ozean_der_stuerme] in den Ozean der Stürme
        [meer_der_heiterkeit] ins Meer der Heiterkeit
        [meer_der_gefahren] ins Meer der Gefahren
        [honigmeer] ins Honigmeer
        [wolkenmeer] ins Wolkenmeer
        [sumpf_der_seuchen] in den Sumpf der Seuchen
        [lange_wand] an die Lange Wand
        [harpalus] in den Krater { $region }
        [aristoteles] in den Krater { $region }
        [byrgius] in den Krater { $region }
        [rhaeticus] in den Krater { $region }
        [tycho] in den Krater { $region }
       *[other] nach { $region }
    }
# Von wo aus
from-source = { $source_is ->
        [weststaaten] von den Weststaaten aus
        [oststaaten] von den Oststaaten aus
        [andenstaaten] von den Andenstaaten aus
        [sahara] von der Sahara aus
        [kongo] vom Kongo aus
        [ural] vom Ural aus
        [mongolei] von der Mongolei aus
        [naher_osten] vom Nahen Osten aus
        [kalifornischer_strom] vom Kalifornischen Strom aus
        [hawaii_becken] vom Hawaii-Becken aus
        [galapagos_ruecken] vom { $source } aus
        [sargassosee] von der Sargassosee aus
        [keltische_see] von der Keltischen See aus
        [guayana_becken] vom Guayana-Becken aus
        [brasilbecken] vom Brasilbecken aus
        [guineagolf] vom Golf von Guinea aus
        [arabisches_meer] vom Arabischen Meer aus
        [maskarenensee] von der Maskarenensee aus
        [suedindisches_meer] vom Südindischen Meer aus
        [japangraben] vom Japangraben aus
        [philippinensee] von der Philippinensee aus
        [bucht_des_taus] von der Bucht des Taus aus
        [regenmeer] vom Regenmeer aus
        [ozean_der_stuerme] vom Ozean der Stürme aus
        [meer_der_heiterkeit] vom Meer der Heiterkeit aus
        [meer_der_gefahren] vom Meer der Gefahren aus
        [honigmeer] vom Honigmeer aus
        [wolkenmeer] vom Wolkenmeer aus
        [sumpf_der_seuchen] vom Sumpf der Seuchen aus
        [lange_wand] von der Langen Wand aus
        [harpalus] vom Krater { $source } aus
        [aristoteles] vom Krater { $source } aus
        [byrgius] vom Krater { $source } aus
        [rhaeticus] vom Krater { $source } aus
        [tycho] vom Krater { $source } aus
       *[other] von { $source } aus
    }
from-region = { $region_is ->
        [weststaaten] von den Weststaaten aus
        [oststaaten] von den Oststaaten aus
        [andenstaaten] von den Andenstaaten aus
        [sahara] von der Sahara aus
        [kongo] vom Kongo aus
        [ural] vom Ural aus
        [mongolei] von der Mongolei aus
        [naher_osten] vom Nahen Osten aus
        [kalifornischer_strom] vom Kalifornischen Strom aus
        [hawaii_becken] vom Hawaii-Becken aus
        [galapagos_ruecken] vom { $region } aus
        [sargassosee] von der Sargassosee aus
        [keltische_see] von der Keltischen See aus
        [guayana_becken] vom Guayana-Becken aus
        [brasilbecken] vom Brasilbecken aus
        [guineagolf] vom Golf von Guinea aus
        [arabisches_meer] vom Arabischen Meer aus
        [maskarenensee] von der Maskarenensee aus
        [suedindisches_meer] vom Südindischen Meer aus
        [japangraben] vom Japangraben aus
        [philippinensee] von der Philippinensee aus
        [bucht_des_taus] von der Bucht des Taus aus
        [regenmeer] vom Regenmeer aus
        [ozean_der_stuerme] vom Ozean der Stürme aus
        [meer_der_heiterkeit] vom Meer der Heiterkeit aus
        [meer_der_gefahren] vom Meer der Gefahren aus
        [honigmeer] vom Honigmeer aus
        [wolkenmeer] vom Wolkenmeer aus
        [sumpf_der_seuchen] vom Sumpf der Seuchen aus
        [lange_wand] von der Langen Wand aus
        [harpalus] vom Krater { $region } aus
        [aristoteles] vom Krater { $region } aus
        [byrgius] vom Krater { $region } aus
        [rhaeticus] vom Krater { $region } aus
        [tycho] vom Krater { $region } aus
       *[other] von { $region } aus
    }
# Ein Offizier mit seinem Artikel im vierten Fall, und ohne ihn im ersten
the-officer = den { $officer_is ->
        [taktik] Taktischen Offizier
       *[other] { $officer }
    }
who-officer = { $officer_is ->
        [taktik] Taktische Offizier
       *[other] { $officer }
    }

# ------------------------------------------------------------------ Ereignisse: Aufbau
event-destroyed = Zerstört für die ganze Partie: { $region }.
event-first_player = { $seat_is ->
        [you] Du beginnst
       *[other] { $seat } beginnt
    } den Aufbau.
event-claimed = { $seat_is ->
        [you] Du besetzt
       *[other] { $seat } besetzt
    } { the-region }.
event-left_empty = Ein Land bleibt leer, denn die Länder gehen nicht auf: { $region }.
event-deployed = { $seat_is ->
        [you] Du stellst
       *[other] { $seat } stellt
    } { in-region } eine Armee auf.
event-posted = { $seat_is ->
        [you] Du stellst
       *[other] { $seat } stellt
    } { in-region } { the-officer } auf.
event-station_set = { $seat_is ->
        [you] Du baust
       *[other] { $seat } baut
    } { in-region } die erste Station.

# ------------------------------------------------------------------ Ereignisse: Runde und Gebote
event-round = Runde { $round } beginnt: Alle bieten um die Zugfolge.
event-bid = { $coins ->
        [0] { $seat_is ->
        [you] Du bietest
       *[other] { $seat } bietet
    } nichts.
       *[other] { $seat_is ->
        [you] Du bietest
       *[other] { $seat } bietet
    } { $coins ->
        [one] eine Münze
       *[other] { $coins } Münzen
    }.
    }
event-tie_won = Gleichstand: Der Würfel entscheidet für { $seat_is ->
        [you] dich
       *[other] { $seat }
    }.
event-ranked = { $seat_is ->
        [you] Du wählst
       *[other] { $seat } wählt
    } { $count ->
        [1] zuerst
        [2] an zweiter Stelle
        [3] an dritter Stelle
        [4] an vierter Stelle
       *[other] an fünfter Stelle
    } einen Zugmarker.
event-marker = { $seat_is ->
        [you] Du nimmst
       *[other] { $seat } nimmt
    } den Zugmarker { $marker } und { $seat_is ->
        [you] bist
       *[other] ist
    } in dieser Runde { $marker ->
        [1] zuerst
        [2] an zweiter Stelle
        [3] an dritter Stelle
        [4] an vierter Stelle
       *[other] an fünfter Stelle
    } dran.
event-turn = { $seat_is ->
        [you] Du bist
       *[other] { $seat } ist
    } an der Reihe.

# ------------------------------------------------------------------ Ereignisse: Bonus, Aufbau, Kauf
event-continent = { $seat_is ->
        [you] Du besitzt
       *[other] { $seat } besitzt
    } den ganzen Kontinent { $continent } und { $seat_is ->
        [you] bekommst
       *[other] bekommt
    } dafür { $count } Armeen und { $count } Münzen.
event-income = { $seat_is ->
        [you] Du erhältst
       *[other] { $seat } erhält
    } { $count } Armeen und { $count } Münzen.
event-armies_lapsed = { $seat_is ->
        [you] Du hast
       *[other] { $seat } hat
    } kein Gebiet, in das die { $count } Armeen dürften: Sie verfallen.
event-placed = { $seat_is ->
        [you] Du verstärkst
       *[other] { $seat } verstärkt
    } { the-region }.
event-recruited = { $seat_is ->
        [you] Deine Station
       *[other] Die Station von { $seat }
    } { in-region } bringt eine Armee.
event-officer_bought = { $seat_is ->
        [you] Du kaufst
       *[other] { $seat } kauft
    } { the-officer } und { $seat_is ->
        [you] stellst
       *[other] stellt
    } ihn { in-region } auf.
event-station_bought = { $seat_is ->
        [you] Du kaufst
       *[other] { $seat } kauft
    } eine Station und { $seat_is ->
        [you] baust
       *[other] baut
    } sie { in-region }.
event-drew = { $seat_is ->
        [you] Du kaufst
       *[other] { $seat } kauft
    } eine Karte vom Stapel { $deck }: „{ $card }“.
event-drew-hidden = { $seat_is ->
        [you] Du kaufst
       *[other] { $seat } kauft
    } eine Karte vom Stapel { $deck }.

# ------------------------------------------------------------------ Ereignisse: Angriff
event-attacked = { $seat_is ->
        [you] Du greifst
       *[other] { $seat } greift
    } { $other_is ->
        [you] dich
       *[other] { $other }
    } { in-region } an, { from-source } { $armies ->
        [0] nur mit Offizieren
        [one] mit einer Armee
       *[other] mit { $armies } Armeen
    }.
event-officer_attacks = { $seat_is ->
        [you] Dein { $officer }
       *[other] Der { who-officer } von { $seat }
    } greift { in-region } mit an.
event-regrouped = Nach dem Minenfeld { $seat_is ->
        [you] greifst du
       *[other] greift { $seat }
    } { the-region } an, { $armies ->
        [0] nur mit Offizieren
        [one] mit einer Armee
       *[other] mit { $armies } Armeen
    }.
event-entered = { $seat_is ->
        [you] Du rückst
       *[other] { $seat } rückt
    } { from-source } kampflos { into-region } vor.
event-played = { $seat_is ->
        [you] Du spielst
       *[other] { $seat } spielt
    } die Karte „{ $card }“ ({ $coins ->
        [0] kostenlos
        [one] eine Münze
       *[other] { $coins } Münzen
    }).
event-truced = Der Angriff auf { the-region } wird abgebrochen: { $seat_is ->
        [you] Du darfst
       *[other] { $seat } darf
    } { $other_is ->
        [you] dich
       *[other] { $other }
    } in diesem Zug nicht mehr angreifen.
event-broken_off = Der Angriff auf { the-region } endet ohne Wurf.
event-rolled = { $seat_is ->
        [you] Du greifst an und würfelst
       *[other] { $seat } greift an und würfelt
    } { $dice }{ $eights ->
        [0] { "" }
       *[other] { " " }({ $eights } × W8)
    }.
event-defended = { $seat_is ->
        [you] Du verteidigst und würfelst
       *[other] { $seat } verteidigt und würfelt
    } { $dice }{ $eights ->
        [0] { "" }
       *[other] { " " }({ $eights } × W8)
    }.
event-lost = { $seat_is ->
        [you] Du verlierst
       *[other] { $seat } verliert
    } { in-region } { $armies ->
        [one] eine Armee
       *[other] { $armies } Armeen
    }.
event-officer_lost = { $seat_is ->
        [you] Dein { $officer }
       *[other] Der { who-officer } von { $seat }
    } fällt { in-region }.
event-emptied = { $seat_is ->
        [you] Du hast
       *[other] { $seat } hat
    } { in-region } keine Einheit mehr: Das Gebiet gehört jetzt niemandem.
event-conquered = { $seat_is ->
        [you] Du eroberst
       *[other] { $seat } erobert
    } { the-region } von { $other_is ->
        [you] dir
       *[other] { $other }
    }.
event-moved_in = { $seat_is ->
        [you] Du ziehst
       *[other] { $seat } zieht
    } { from-source } mit { $armies ->
        [one] einer Armee
       *[other] { $armies } Armeen
    } { into-region } nach.
event-officer_moved_in = { $seat_is ->
        [you] Dein { $officer }
       *[other] Der { who-officer } von { $seat }
    } zieht { from-source } { into-region } nach.
event-station_swapped = { $seat_is ->
        [you] Du ersetzt
       *[other] { $seat } ersetzt
    } die eroberte Station { in-region } durch eine eigene.
event-station_left = { $seat_is ->
        [you] Du lässt
       *[other] { $seat } lässt
    } { the-region } ohne Station.
event-station_fell = Eine Station allein hält kein Land: { $seat_is ->
        [you] Du nimmst
       *[other] { $seat } nimmt
    } die Station { in-region } zurück.
event-dismantled = { $seat_is ->
        [you] Du baust
       *[other] { $seat } baut
    } { in-region } eine Station ab.
event-moved = { $seat_is ->
        [you] Du verlegst
       *[other] { $seat } verlegt
    } { $armies ->
        [one] eine Armee
       *[other] { $armies } Armeen
    } { from-source } { into-region }.
event-officer_moved = { $seat_is ->
        [you] Du verlegst
       *[other] { $seat } verlegt
    } { the-officer } { from-source } { into-region }.

# ------------------------------------------------------------------ Ereignisse: Ende
event-eliminated = { $seat_is ->
        [you] Du hast
       *[other] { $seat } hat
    } kein Gebiet mehr und { $seat_is ->
        [you] scheidest
       *[other] scheidet
    } aus; das Geld verlässt das Spiel.
event-laid_open = { $seat_is ->
        [you] Deine Hand
       *[other] Die Hand von { $seat }
    } verlässt das Spiel: { $count } × { $card }.
event-spoils = { $seat_is ->
        [you] Du bekommst
       *[other] { $seat } bekommt
    } eine Karte von { $other_is ->
        [you] dir
       *[other] { $other }
    }: { $card }.
event-spoils-hidden = { $seat_is ->
        [you] Du bekommst
       *[other] { $seat } bekommt
    } eine Karte von { $other_is ->
        [you] dir
       *[other] { $other }
    }: { $deck }.
event-scored = { $seat_is ->
        [you] Du hast
       *[other] { $seat } hat
    } { $count ->
        [one] ein Gebiet
       *[other] { $count } Gebiete
    }, dazu { $bonus } Punkte für Kontinente und { $points } durch Karten.
event-end_rounds = Die letzte Runde ist gespielt.
event-end_survivor = Nur noch { $seat_is ->
        [you] du bist
       *[other] { $seat } ist
    } im Spiel: Die Partie ist zu Ende.

# ------------------------------------------------------------------ Ereignisse: was Karten bewirken
event-turned_up = { $seat_is ->
        [you] Du deckst
       *[other] { $seat } deckt
    } die Gebietskarte „{ $region }“ auf.
event-reshuffled = Der Stapel der Gebietskarten ist leer ({ $deck }); die abgelegten werden neu gemischt.
event-extra_move = { $seat_is ->
        [you] Du darfst
       *[other] { $seat } darf
    } noch einmal Einheiten verlegen.
event-truce = Waffenstillstand: { $other_is ->
        [you] Du greifst
       *[other] { $other } greift
    } { $seat_is ->
        [you] dich
       *[other] { $seat }
    } in diesem Zug nicht mehr an.
event-disarms = Abrüstung: { $seat_is ->
        [you] Du musst
       *[other] { $seat } muss
    } { $count ->
        [0] keine Armee wegnehmen, denn es ist keine da.
        [one] eine Armee wegnehmen.
       *[other] { $count } Armeen wegnehmen.
    }
event-disbanded = { $seat_is ->
        [you] Du nimmst
       *[other] { $seat } nimmt
    } { in-region } eine Armee weg.
event-reassigned = { $seat_is ->
        [you] Du stellst
       *[other] { $seat } stellt
    } { the-officer } { into-region } um.
event-station_gained = { $seat_is ->
        [you] Du stellst
       *[other] { $seat } stellt
    } { in-region } eine Station auf.
event-inflation = Inflation: { $other_is ->
        [you] Du gibst
       *[other] { $other } gibt
    } { $seat_is ->
        [you] dir
       *[other] { $seat }
    } { $coins ->
        [one] eine Münze
       *[other] { $coins } Münzen
    }.
event-retreated = Rückzug: { $seat_is ->
        [you] Du ziehst dich
       *[other] { $seat } zieht sich
    } { from-source } mit { $armies ->
        [one] einer Armee
       *[other] { $armies } Armeen
    } { into-region } zurück.
event-officer_retreated = Rückzug: { $seat_is ->
        [you] Dein { $officer }
       *[other] Der { who-officer } von { $seat }
    } zieht sich { from-source } { into-region } zurück.
event-hidden_units = { $seat_is ->
        [you] Du spielst
       *[other] { $seat } spielt
    } getarnte Einheiten aus: { $other_is ->
        [you] Du bekommst
       *[other] { $other } bekommt
    } { in-region } { $count } Armeen.
event-hidden_station = { $seat_is ->
        [you] Du enttarnst
       *[other] { $seat } enttarnt
    } { in-region } eine Station.
event-extra_units = { $seat_is ->
        [you] Du bekommst
       *[other] { $seat } bekommt
    } { in-region } { $count } Armeen.
event-resistance_waits = Widerstand: { $seat_is ->
        [you] Du ziehst
       *[other] { $seat } zieht
    } die Landkarte „{ $region }“; fünf Armeen kommen, sobald das Land { $seat_is ->
        [you] dir
       *[other] { $seat }
    } gehört.
event-resistance_waits-hidden = Widerstand: { $seat_is ->
        [you] Du ziehst
       *[other] { $seat } zieht
    } eine verdeckte Landkarte und { $seat_is ->
        [you] legst
       *[other] legt
    } sie beiseite.
event-resistance = Widerstand: { $seat_is ->
        [you] Du bekommst
       *[other] { $seat } bekommt
    } { in-region } { $count } Armeen.
event-reinforced = { $seat_is ->
        [you] Du verstärkst
       *[other] { $seat } verstärkt
    } { the-region } um eine Armee.
event-blackout = Softwarefehler: { $seat_is ->
        [you] Du sorgst
       *[other] { $seat } sorgt
    } dafür, dass { $other_is ->
        [you] du
       *[other] { $other }
    } in diesem Zug keine Karten { $other_is ->
        [you] spielst
       *[other] spielt
    }.
event-mined = { $seat_is ->
        [you] Dein Minenfeld
       *[other] Das Minenfeld von { $seat }
    } wirkt: { $other_is ->
        [you] Du verlierst
       *[other] { $other } verliert
    } { in-region } { $count ->
        [one] eine Einheit
       *[other] { $count } Einheiten
    }.
event-wealth = Reichtum: { $seat_is ->
        [you] Du bekommst
       *[other] { $seat } bekommt
    } { $coins ->
        [one] eine Münze
       *[other] { $coins } Münzen
    } für { the-region }.
event-wealth_lapsed = Der Reichtum verfällt: { $seat_is ->
        [you] Du hast
       *[other] { $seat } hat
    } { the-region } nicht bekommen.
event-monopoly = Monopol: { $seat_is ->
        [you] Du besitzt
       *[other] { $seat } besitzt
    } alle Luftgebiete und { $seat_is ->
        [you] bekommst
       *[other] bekommt
    } { $coins ->
        [one] eine Münze
       *[other] { $coins } Münzen
    }.
event-monopoly_missed = Monopol: { $seat_is ->
        [you] Du besitzt
       *[other] { $seat } besitzt
    } nicht alle Luftgebiete und { $seat_is ->
        [you] gehst
       *[other] geht
    } leer aus.
event-descent = Himmelssturm: { $seat_is ->
        [you] Du darfst
       *[other] { $seat } darf
    } { the-region } in diesem Zug aus jedem eigenen Luftgebiet angreifen.
event-no_descent = Himmelssturm: Alle Länder im Stapel gehören { $seat_is ->
        [you] dir
       *[other] { $seat }
    }, es geschieht nichts.
event-bombed = { $seat_is ->
        [you] Deine Bombe
       *[other] Die Bombe von { $seat }
    } trifft { the-region }: { $other_is ->
        [you] Du verlierst
       *[other] { $other } verliert
    } { $count ->
        [one] eine Einheit
       *[other] { $count } Einheiten
    }.
event-spared = Die Bombe verschont { $seat_is ->
        [you] deine eigenen Einheiten
       *[other] die eigenen Einheiten von { $seat }
    } { in-region }.
event-fell_flat = { $seat_is ->
        [you] Deine Bombe
       *[other] Die Bombe von { $seat }
    } bewirkt nichts, denn { in-region } steht keine Einheit.
event-carpet = { $seat_is ->
        [you] Du bombardierst
       *[other] { $seat } bombardiert
    } { the-region } und { $seat_is ->
        [you] würfelst
       *[other] würfelt
    } { $points }: So viele Einheiten sterben dort, höchstens alle.
event-continent_hit = { $seat_is ->
        [you] Du würfelst
       *[other] { $seat } würfelt
    } { $points }. Ziel der Bombe: { $continent }. Jedes Gebiet dort verliert eine Einheit.
event-rolls_again = { $seat_is ->
        [you] Du würfelst
       *[other] { $seat } würfelt
    } { $points } und { $seat_is ->
        [you] wirfst
       *[other] wirft
    } noch einmal.
event-doomsday = Weltuntergang: { $other_is ->
        [you] Du darfst
       *[other] { $other } darf
    } ABC-Karten kostenlos spielen.
event-doomsday_over = { $seat_is ->
        [you] Dein Weltuntergang
       *[other] Der Weltuntergang von { $seat }
    } ist vorbei.
event-shot = { $seat_is ->
        [you] Du zielst
       *[other] { $seat } zielt
    } auf { $other_is ->
        [you] deinen { $officer_is ->
            [taktik] Taktischen Offizier
           *[other] { $officer }
        }
       *[other] { the-officer } von { $other }
    } und { $seat_is ->
        [you] würfelst
       *[other] würfelt
    } { $points }.
event-sniped = Getroffen: { $other_is ->
        [you] Du verlierst
       *[other] { $other } verliert
    } { in-region } { the-officer }.
event-missed = Daneben: { $other_is ->
        [you] Dein { $officer }
       *[other] Der { who-officer } von { $other }
    } bleibt stehen.
event-points_shown = { $seat_is ->
        [you] Du zeigst
       *[other] { $seat } zeigt
    } die Karte „{ $card }“: { $points } Punkte.
event-dealt_land = { $seat_is ->
        [you] Du bekommst
       *[other] { $seat } bekommt
    } { the-region } zugelost.
event-spread = { $seat_is ->
        [you] Du hast
       *[other] { $seat } hat
    } { $count } Armeen gleichmäßig auf die eigenen Länder verteilt.

# ------------------------------------------------------------------ Ablehnungen
rejection-not_now = „{ $action }“ geht jetzt nicht: Gefragt ist gerade etwas anderes.
rejection-taken = „{ $action }“ geht nicht: Das Land ist schon besetzt. Wähle ein freies.
rejection-not_yours = „{ $action }“ geht nicht: Das Gebiet gehört dir nicht.
rejection-ruin = „{ $action }“ geht nicht: Dieses Land ist zerstört.
rejection-no_entry = „{ $action }“ geht nicht: Ohne Wasser- oder Luft-Offizier stellst du auf Wasser und Mond keine neuen Armeen auf.
rejection-marker_taken = „{ $action }“ geht nicht: Diesen Zugmarker hat schon jemand.
rejection-too_dear = „{ $action }“ kostet mehr Geld, als du hast.
rejection-bid_too_high = „{ $action }“ geht nicht: So viel Geld hast du nicht.
rejection-officer_stands = „{ $action }“ geht nicht: Dieser Offizier steht schon auf dem Plan.
rejection-no_such_officer = „{ $action }“ geht nicht: Am Anfang gibt es nur den Taktischen und den Land-Offizier.
rejection-land_only = „{ $action }“ geht nur auf Land.
rejection-stations_spent = „{ $action }“ geht nicht: Mehr Stationen darfst du jetzt nicht haben.
rejection-station_stands = „{ $action }“ geht nicht: Dort steht schon eine Station.
rejection-figures_first = „{ $action }“ geht nicht mehr: Offiziere und Stationen kaufst du vor den Karten und vor dem ersten Angriff.
rejection-cards_first = „{ $action }“ geht nicht mehr: Karten kaufst du, bevor du welche spielst oder angreifst.
rejection-attacks_over = „{ $action }“ geht nicht mehr: Sobald du Einheiten verlegt hast, kaufst du nichts und greifst nicht an.
rejection-four_cards = „{ $action }“ geht nicht: In diesem Zug hast du schon vier Karten gekauft.
rejection-deck_empty = „{ $action }“ geht nicht: Dieser Stapel ist leer.
rejection-deck_closed = „{ $action }“ geht nicht: Dein Offizier für diese Karten steht nicht auf dem Plan.
rejection-too_few = „{ $action }“ geht nicht: Dort stehen zu wenige Einheiten, denn eine muss zurückbleiben.
rejection-no_target = „{ $action }“ geht nicht: Von dort kannst du nichts angreifen.
rejection-own_target = „{ $action }“ geht nicht: Das Gebiet gehört dir selbst.
rejection-no_officer_for = „{ $action }“ geht nicht: Wasser und Mond greifst du nur mit dem passenden Offizier an.
rejection-not_adjacent = „{ $action }“ geht nicht: Das Gebiet grenzt nicht an.
rejection-under_truce = „{ $action }“ geht nicht: In diesem Zug gilt ein Waffenstillstand.
rejection-three_at_most = „{ $action }“ geht nicht: Höchstens drei Einheiten greifen an.
rejection-one_stays = „{ $action }“ geht nicht: Eine Einheit muss zurückbleiben.
rejection-already_there = „{ $action }“ geht nicht: Die Einheiten stehen schon dort.
rejection-nobody_moves = „{ $action }“ geht nicht: Mindestens eine Einheit muss ziehen.
rejection-no_such_unit = „{ $action }“ geht nicht: So viele Einheiten dieser Art stehen dort nicht.
rejection-no_die = „{ $action }“ geht nicht: Diese Würfel hast du dort nicht.
rejection-not_connected = „{ $action }“ geht nicht: Keine Kette eigener Gebiete führt dorthin.
rejection-moved_already = „{ $action }“ geht nicht: In diesem Zug hast du schon Einheiten verlegt.
rejection-no_station_there = „{ $action }“ geht nicht: Dort ist keine Station, die du abbauen könntest.
rejection-no_such_card = „{ $action }“ geht nicht: Diese Karte hast du nicht auf der Hand.
rejection-no_officer_to_play = „{ $action }“ geht erst wieder, wenn dein Offizier für diese Karten auf dem Plan steht.
rejection-cost_too_high = „{ $action }“ kostet mehr Geld, als du hast.
rejection-blacked_out = „{ $action }“ geht in diesem Zug nicht: Ein Softwarefehler lässt dich keine Karten spielen.
rejection-wrong_moment = „{ $action }“ geht nur in deinem eigenen Zug, vor deinem ersten Angriff.
rejection-at_the_end = „{ $action }“ brauchst du nicht zu spielen: Siegpunkte zählen am Ende der Partie von selbst.
rejection-on_an_attack = „{ $action }“ geht nur als Antwort auf einen fremden Angriff.
rejection-other_kind = „{ $action }“ passt nicht zu der Art von Gebiet, die angegriffen wird.
rejection-mine_of_other_kind = „{ $action }“ trifft nur Gebiete der eigenen Art, und der Angriff kommt aus einer anderen.
rejection-only_attacked = „{ $action }“ darfst du nur spielen, wenn du selbst angegriffen wirst.
rejection-first_move_first = „{ $action }“ gehört ans Ende deines Zuges, nachdem du einmal verlegt hast.
rejection-abc_only = „{ $action }“ geht nicht: Im Weltuntergang spielst du nur ABC-Karten.
rejection-no_own_ground = „{ $action }“ geht nicht: Du hast kein Gebiet dieser Art.
rejection-three_needed = „{ $action }“ geht nicht: Du hast weniger als drei Gebiete dieser Art.
rejection-no_station_free = „{ $action }“ braucht eine Station im Vorrat und ein eigenes Land ohne Station.
rejection-no_officer_there = „{ $action }“ geht nicht: Ein solcher gegnerischer Offizier steht nicht auf dem Plan.
rejection-no_enemy_ground = „{ $action }“ geht nicht: Niemand sonst hat ein Gebiet dieser Art.
rejection-nowhere_to_retreat = „{ $action }“ geht nicht: Du brauchst Einheiten im angegriffenen Gebiet und ein anderes eigenes, das sie aufnimmt.
rejection-other_ground = „{ $action }“ geht nicht: Die Karte gilt nicht für dieses Gebiet.
rejection-another_one = „{ $action }“ geht nicht: Die Gebiete einer Verstärkung müssen verschieden sein.
rejection-no_rival = „{ $action }“ geht nicht: Wähle jemand anderen, der noch im Spiel ist.
rejection-no_army_there = „{ $action }“ geht nicht: Dort hast du keine Armee.
rejection-reassigned_already = „{ $action }“ geht nicht: Dieser Offizier ist mit dieser Karte schon umgezogen.

# ------------------------------------------------------------------ Fragen
question-SetUp-claim = Welches freie Land besetzt du?
    .waits = { $count ->
        [one] { $names } besetzt ein freies Land.
       *[other] { $names } besetzen ein freies Land.
    }
question-SetUp-set = In welches eigene Land kommt deine nächste Armee?
    .waits = { $count ->
        [one] { $names } stellt Armeen auf.
       *[other] { $names } stellen Armeen auf.
    }
question-SetUp-post = Wohin stellst du deine beiden Offiziere und die Station?
    .waits = { $count ->
        [one] { $names } stellt Offiziere und Station auf.
       *[other] { $names } stellen Offiziere und Station auf.
    }
question-Bidding-bid = Wie viel bietest du für die Wahl des Zugmarkers?
    .waits = { $count ->
        [one] { $names } bietet um die Zugfolge.
       *[other] { $names } bieten um die Zugfolge.
    }
question-Bidding-take = Welchen Zugmarker nimmst du?
    .waits = { $count ->
        [one] { $names } wählt einen Zugmarker.
       *[other] { $names } wählen einen Zugmarker.
    }
question-Turn-place = In welches Gebiet kommt deine nächste Armee?
    .waits = { $count ->
        [one] { $names } verteilt neue Armeen.
       *[other] { $names } verteilen neue Armeen.
    }
question-Turn-act = Was tust du: kaufen, Karten spielen, angreifen, zuletzt verlegen?
    .waits = { $count ->
        [one] { $names } ist am Zug.
       *[other] { $names } sind am Zug.
    }
question-Turn-late = Spielst du noch eine Karte, oder verlegst du noch einmal?
    .waits = { $count ->
        [one] { $names } beendet den Zug.
       *[other] { $names } beenden den Zug.
    }
question-Attack-onto = Welches Gebiet greifst du an?
    .waits = { $count ->
        [one] { $names } wählt das Ziel eines Angriffs.
       *[other] { $names } wählen das Ziel eines Angriffs.
    }
question-Attack-send = Wer greift an, und wie weit geht der Angriff?
    .waits = { $count ->
        [one] { $names } stellt einen Angriff zusammen.
       *[other] { $names } stellen einen Angriff zusammen.
    }
question-Attack-defend = Der Wurf liegt offen: Mit welchen Würfeln verteidigst du?
    .waits = { $count ->
        [one] { $names } wählt die Würfel der Verteidigung.
       *[other] { $names } wählen die Würfel der Verteidigung.
    }
question-Attack-station = Du hast eine Station erobert: Ersetzt du sie, baust du eine andere dafür ab, oder bleibt das Land ohne?
    .waits = { $count ->
        [one] { $names } entscheidet über eine eroberte Station.
       *[other] { $names } entscheiden über eine eroberte Station.
    }
question-CardWindow-answer = Vor dem Wurf: Spielst du eine Karte?
    .waits = { $count ->
        [one] { $names } kann vor dem Wurf eine Karte spielen.
       *[other] { $names } können vor dem Wurf eine Karte spielen.
    }
question-Losses-choose = Welche Einheiten verlierst du?
    .waits = { $count ->
        [one] { $names } wählt die Verluste.
       *[other] { $names } wählen die Verluste.
    }
question-Column-choose = Welche Einheiten ziehen mit?
    .waits = { $count ->
        [one] { $names } wählt, wer mitzieht.
       *[other] { $names } wählen, wer mitzieht.
    }
question-Move-onto = Wohin verlegst du deine Einheiten?
    .waits = { $count ->
        [one] { $names } verlegt Einheiten.
       *[other] { $names } verlegen Einheiten.
    }
question-ExtraUnits-target = In welches deiner Gebiete kommen die drei Armeen?
    .waits = { $count ->
        [one] { $names } verteilt zusätzliche Einheiten.
       *[other] { $names } verteilen zusätzliche Einheiten.
    }
question-Reinforcement-target = Welches deiner Gebiete bekommt die nächste der drei Armeen?
    .waits = { $count ->
        [one] { $names } verteilt eine Verstärkung.
       *[other] { $names } verteilen eine Verstärkung.
    }
question-Disarmament-disband = Abrüstung: Wo nimmst du eine Armee weg?
    .waits = { $count ->
        [one] { $names } rüstet ab.
       *[other] { $names } rüsten ab.
    }
question-Reassignment-post = Welcher Offizier zieht in welches Gebiet?
    .waits = { $count ->
        [one] { $names } stellt Offiziere um.
       *[other] { $names } stellen Offiziere um.
    }
question-StationCard-station = In welches Land stellst du die Station?
    .waits = { $count ->
        [one] { $names } stellt eine Station auf.
       *[other] { $names } stellen eine Station auf.
    }
question-Blackout-rival = Wer darf in diesem Zug keine Karten spielen?
    .waits = { $count ->
        [one] { $names } wählt, wer keine Karten spielt.
       *[other] { $names } wählen, wer keine Karten spielt.
    }
question-Retreat-target = Rückzug: In welches Gebiet ziehen alle Einheiten?
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
question-Doomsday-choose = Weltuntergang: Welche ABC-Karte spielst du kostenlos?
    .waits = { $count ->
        [one] { $names } kann ABC-Karten kostenlos spielen.
       *[other] { $names } können ABC-Karten kostenlos spielen.
    }

# ------------------------------------------------------------------ Aktionen
action-finish = Fertig
action-finish-Losses-choose = Ab hier nur noch Armeen verlieren
action-finish-Turn-act = Zug beenden
action-finish-Turn-late = Keine Karte mehr spielen, Zug beenden
action-finish-Doomsday-choose = Keine weitere Karte spielen
action-finish-Reassignment-post = Die Offiziere stehen lassen
action-pass = Keine Karte
action-leave = Ohne Station lassen
action-bid = { $coins ->
        [0] Nichts
        [one] Eine Münze
       *[other] { $coins } Münzen
    } bieten
action-marker = Zugmarker { $marker }
action-draw = Karte kaufen: { $deck }
action-play = Spielen: { $card }
action-rival = Gegen { $player }
action-snipe = { $officer } von { $player }
action-bring = Mit dabei: { $officer }
action-send = Angriff { $armies ->
        [0] nur mit Offizieren
        [one] mit einer Armee
       *[other] mit { $armies } Armeen
    }, { $until }
action-defend = Verteidigen: { $dice }
action-lose = Verlieren: { $officer }
action-follow = { $more ->
        [0] Keine Armee nachziehen
        [one] Eine Armee nachziehen
       *[other] { $more } Armeen nachziehen
    }
action-claim = Besetzen: { $region }
action-place = Armee { into-region }
action-station = Station { in-region } bauen
action-attack = Angriff { from-region }
action-move = Verlegen { from-region }
action-onto = Ziel: { $region }
action-target = { $region }
action-dismantle = Station { in-region } abbauen
action-disband = Armee { in-region } entfernen
action-post = { $officer } { into-region }

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
kind-move = Einheiten verlegen
kind-onto = Ziel wählen
kind-target = Gebiet wählen
kind-dismantle = Station abbauen
kind-disband = Armee entfernen
kind-post = Offizier aufstellen

# ------------------------------------------------------------------ Stände der Regeln
revision-2 = Neu ist der Schnellstart mit ausgeloster Aufstellung; an laufenden Partien ändert er nichts.

# ------------------------------------------------------------------ Optionen
option-surplus_lands = Überzählige Länder im Aufbau
    .help = Gehen die Länder nicht auf, besetzen einige eines mehr, oder der Rest bleibt nach einer Hausregel leer.
option-surplus_lands-taken = Werden besetzt
option-surplus_lands-empty = Bleiben leer
option-bid_ties = Gleiche Gebote
    .help = Entweder entscheidet ein Würfel, oder ab der zweiten Runde kommt zuerst, wer in der Runde davor später am Zug war.
option-bid_ties-die = Ein Würfel entscheidet
option-bid_ties-last_first = Wer zuletzt später dran war
option-quick_start = Aufbau
    .help = Ausgelost: Länder und Armeen werden fair verteilt, und nach höchstens drei Antworten geht es los. Das ist unser Angebot; nach der Spielregel stellt ihr selbst auf.
option-quick_start-false = Selbst aufstellen
option-quick_start-true = Schnellstart, ausgelost
option-destroyed_lands = Zerstörte Länder
    .help = Wie viele Länder vor der Partie durch das Los zerstört werden; die Regel nennt drei.
option-destroyed_lands-0 = Keins
option-destroyed_lands-3 = Drei
option-destroyed_lands-4 = Vier
option-bid_payment = Wer sein Gebot bezahlt
    .help = Entweder bezahlen alle, was sie geboten haben, oder nur, wer am meisten geboten hat.
option-bid_payment-all = Alle
option-bid_payment-winner = Nur das höchste Gebot
option-station_only = Land mit einer Station allein
    .help = Ob ein Land, in dem nur eine Station steht, den Bonus des Kontinents verhindert oder gleich niemandem mehr gehört.
option-station_only-breaks_continent = Verhindert den Bonus
option-station_only-holds_continent = Zählt für den Bonus
option-station_only-falls = Gehört niemandem mehr
option-empty_territory = Einrücken in leere Gebiete
    .help = Ob das schon als Angriff zählt, nach dem keine Karten „vor dem ersten Angriff“ mehr gehen.
option-empty_territory-attack = Ist ein Angriff
option-empty_territory-no_attack = Ist kein Angriff
option-retreat = Angriff nach einem Rückzug
    .help = Ist das angegriffene Gebiet geräumt, rücken die Angreifenden ein, oder der Angriff ist zu Ende.
option-retreat-enter = Sie rücken ein
option-retreat-stop = Der Angriff endet
option-moon_to_stations = Angriff vom Mond auf Stationen
    .help = Ob man von den Landeplätzen auf dem Mond auch Länder mit Stationen angreifen darf; sonst geht es nur mit Himmelssturm.
option-moon_to_stations-false = Nur mit Himmelssturm
option-moon_to_stations-true = Auch auf Länder mit Station
option-card_limit = Vier Karten
    .help = Ob in einem Zug vier Karten insgesamt gekauft werden dürfen oder vier von jedem Stapel.
option-card_limit-turn = Vier insgesamt
option-card_limit-deck = Vier von jedem Stapel
option-reactions = Noch einmal reagieren
    .help = Wurde vor einem Wurf eine Karte gespielt, werden alle noch einmal gefragt, oder alle dürfen je Wurf nur eine Karte spielen.
option-reactions-again = Bis alle passen
option-reactions-once = Eine Karte je Wurf
option-minefield_attackers = Angreifende nach einem Minenfeld
    .help = Ob die angesagten Einheiten angreifen, soweit sie noch da sind, oder ob neu gewählt wird.
option-minefield_attackers-declared = Die angesagten
option-minefield_attackers-anew = Neu gewählt
option-minefield_ground = Minenfelder
    .help = Ob ein Minenfeld das angreifende Gebiet trifft, gleich welcher Art, oder nur eines der eigenen Art.
option-minefield_ground-any = Treffen jedes Gebiet
option-minefield_ground-same_kind = Treffen nur die eigene Art
option-disarmament = Reihenfolge einer Abrüstung
    .help = Ob die Person beginnt, die nach der Karte an der Reihe ist, oder die mit dem ersten Zugmarker.
option-disarmament-behind_caster = Wer als Nächstes am Zug ist
option-disarmament-first_marker = Der erste Zugmarker
option-doomsday = Reihenfolge im Weltuntergang
    .help = Wer zuerst drankommt: wer die Karte spielt, wer danach am Zug ist oder wer den ersten Zugmarker hat.
option-doomsday-first_marker = Der erste Zugmarker
option-doomsday-caster_first = Zuerst, wer die Karte spielt
option-doomsday-caster_last = Zuletzt, wer die Karte spielt
option-move_reach = Verlegen am Ende des Zuges
    .help = Ob es über eine Kette eigener Gebiete führen darf oder nur in ein Nachbargebiet.
option-move_reach-connected = Über eigene Gebiete
option-move_reach-adjacent = Nur ins Nachbargebiet
option-move_empties = Leeres Gebiet nach dem Verlegen
    .help = Ob beim Verlegen ein Gebiet leer zurückbleiben darf wie im Beispiel der Regel.
option-move_empties-false = Eine Einheit bleibt
option-move_empties-true = Es darf leer werden
option-captured_station = Eroberte Station
    .help = Ob sie durch eine eigene ersetzt werden muss, solange noch eine im Vorrat ist.
option-captured_station-must_swap = Muss ersetzt werden
option-captured_station-may_leave = Darf wegbleiben
option-spoils = Karten von Ausgeschiedenen
    .help = Ob sie das Spiel verlassen oder verdeckt an die Seite gehen, die das letzte Gebiet erobert hat.
option-spoils-none = Verlassen das Spiel
option-spoils-cards = Gehen an die Seite, die erobert hat
option-reinforcement = Verstärkung mit zu wenigen Gebieten
    .help = Ob die Karte auch mit einem oder zwei Gebieten der Art geht oder nur mit dreien.
option-reinforcement-as_many = So viele, wie da sind
option-reinforcement-three_only = Nur mit dreien
option-final_tie = Gleichstand am Ende
    .help = Bei gleich vielen Punkten wird der Sieg geteilt, oder das Geld entscheidet.
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
about-left = wie viele Einheiten verloren gehen
about-round = Runde

# ------------------------------------------------------------------ Gründe für das Ende
end-rounds = Die letzte Runde ist gespielt.
end-survivor = Nur eine Seite ist übrig.

# ------------------------------------------------------------------ Namen
deck-taktik = Taktik
deck-land = Land
deck-wasser = Wasser
deck-luft = Luft
deck-abc = ABC
until-once = nur ein Wurf
until-1 = solange so viele angreifen können
until-2 = bis nur noch 2 Einheiten bleiben
until-3 = bis nur noch 3 Einheiten bleiben
until-4 = bis nur noch 4 Einheiten bleiben
until-5 = bis nur noch 5 Einheiten bleiben
until-6 = bis nur noch 6 Einheiten bleiben
until-8 = bis nur noch 8 Einheiten bleiben
until-10 = bis nur noch 10 Einheiten bleiben
until-15 = bis nur noch 15 Einheiten bleiben
until-20 = bis nur noch 20 Einheiten bleiben
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
chance-first = Los um das Startrecht
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
fact-moves = So oft darf noch verlegt werden
fact-monopoly = Monopol angesagt
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
fact-pools = Armeen im Vorrat
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
does-extra_ab_zug = Wenn du am Ende deines Zuges einmal verlegt hast (AB-Zug), verlegst du noch einmal.
does-waffenstillstand = Der Angriff auf dich endet sofort, und wer angegriffen hat, greift dich in diesem Zug nicht mehr an.
does-abruestung = Alle anderen nehmen je vier Armeen vom Plan, danach du selbst zwei.
does-offizierneuordnung = Deine Offiziere ziehen in eigene Gebiete deiner Wahl.
does-station = Eine deiner Stationen kommt in ein eigenes Land ohne Station.
does-inflation = Alle anderen, die Geld haben, geben dir eine Münze.
does-rueckzug = Alle Einheiten des angegriffenen Gebiets ziehen in ein anderes deiner Gebiete.
does-siegpunkte_taktik = 3 Punkte am Ende, wenn dein Taktischer Offizier steht.
does-getarnte_einheiten_land = Drei Armeen kommen in ein Land, das gerade angegriffen wird; sie gehören der angegriffenen Seite.
does-getarnte_station = Eine deiner Stationen kommt in dein angegriffenes Land.
does-zusatz_land = Drei Armeen kommen in ein eigenes Land.
does-resistance = Du ziehst verdeckt ein Land: Sobald es dir gehört, kommen fünf Armeen hinein.
does-verstaerkung_land = Je eine Armee kommt in drei verschiedene eigene Länder.
does-softwarefehler_land = Eine Person deiner Wahl spielt in diesem Zug keine Karten.
does-blitzkrieg_land = Wer dein Land angreift, verliert die Hälfte der Einheiten des Gebiets, aus dem der Angriff kommt, aufgerundet.
does-siegpunkte_land = 3 Punkte am Ende, wenn dein Land-Offizier steht.
does-getarnte_einheiten_wasser = Drei Armeen kommen in ein Wassergebiet, das gerade angegriffen wird; sie gehören der angegriffenen Seite.
does-reichtum = Du deckst ein Wassergebiet auf: Gehört es dir jetzt oder noch in diesem Zug, bekommst du 4 Münzen.
does-zusatz_wasser = Drei Armeen kommen in ein eigenes Wassergebiet.
does-verstaerkung_wasser = Je eine Armee kommt in drei verschiedene eigene Wassergebiete.
does-softwarefehler_wasser = Eine Person deiner Wahl spielt in diesem Zug keine Karten.
does-blitzkrieg_wasser = Wer dein Wassergebiet angreift, verliert die Hälfte der Einheiten des Gebiets, aus dem der Angriff kommt, aufgerundet.
does-siegpunkte_wasser = 3 Punkte am Ende, wenn dein Wasser-Offizier steht.
does-getarnte_einheiten_luft = Drei Armeen kommen in ein Luftgebiet (Mond), das gerade angegriffen wird; sie gehören der angegriffenen Seite.
does-monopol = 7 Münzen, wenn dir am Ende dieses Zuges alle Luftgebiete (Mond) gehören.
does-zusatz_luft = Drei Armeen kommen in ein eigenes Luftgebiet (Mond).
does-verstaerkung_luft = Je eine Armee kommt in drei verschiedene eigene Luftgebiete (Mond).
does-softwarefehler_luft = Eine Person deiner Wahl spielt in diesem Zug keine Karten.
does-blitzkrieg_luft = Wer dein Luftgebiet (Mond) angreift, verliert die Hälfte der Einheiten des Gebiets, aus dem der Angriff kommt, aufgerundet.
does-d_day = Du deckst Landkarten auf, bis ein Land kommt, das dir nicht gehört: In diesem Zug darfst du es aus allen deinen Luftgebieten (Mond) angreifen.
does-siegpunkte_luft = 3 Punkte am Ende, wenn dein Luft-Offizier steht.
does-landbombe = Drei Landkarten werden gezogen: Andere verlieren dort die Hälfte ihrer Einheiten, aufgerundet.
does-wasserbombe = Zwei Wasserkarten werden gezogen: Andere verlieren dort die Hälfte ihrer Einheiten, aufgerundet.
does-mondbombe = Zwei Mondkarten werden gezogen: Andere verlieren dort die Hälfte ihrer Einheiten, aufgerundet.
does-flaeche_land = Du wählst ein gegnerisches Land; dort sterben so viele Einheiten, wie ein W6 zeigt.
does-flaeche_wasser = Du wählst ein gegnerisches Wassergebiet; dort sterben so viele Einheiten, wie ein W6 zeigt.
does-flaeche_luft = Du wählst ein gegnerisches Luftgebiet (Mond); dort sterben so viele Einheiten, wie ein W6 zeigt.
does-neutronenbombe = Ein W6 bestimmt einen Kontinent an Land: Jedes seiner Gebiete verliert eine Einheit, auch deine eigenen.
does-wasserstoffbombe = Ein W6 bestimmt einen Kontinent auf dem Wasser: Jedes seiner Gebiete verliert eine Einheit, auch deine eigenen.
does-gravitationsbombe = Ein W6 bestimmt einen Kontinent in der Luft: Jedes seiner Gebiete verliert eine Einheit, auch deine eigenen.
does-weltuntergang = Reihum dürfen alle beliebig viele ABC-Karten kostenlos spielen.
does-scharfschuetze = Du zielst auf einen gegnerischen Offizier: Bei 1 bis 6 auf dem W8 ist er tot.

why-station = eine Station bringt in jedem Zug eine Armee mehr, und { in-region } verteidigen dann alle Armeen mit dem W8
why-officer_land = der Land-Offizier{ $coins ->
        [0] { "" }
       *[other] {" "}({ $coins } Münzen)
    } greift { from-region } mit dem W8 an; daneben { $rivals ->
        [0] steht noch niemand
        [one] steht eine Einheit der anderen
       *[other] stehen { $rivals } Einheiten der anderen
    }
why-officer_taktik = der Taktische Offizier{ $coins ->
        [0] { "" }
       *[other] {" "}({ $coins } Münzen)
    } verteidigt { the-region } mit dem W8; daneben { $rivals ->
        [0] steht niemand
        [one] steht eine Einheit der anderen
       *[other] stehen { $rivals } Einheiten der anderen
    }
why-officer_wasser = mit dem Wasser-Offizier{ $coins ->
        [0] { "" }
       *[other] {" "}({ $coins } Münzen)
    } kannst du { $aims ->
        [0] Meere angreifen, die sonst verschlossen sind{ $sources ->
            [0] { "" }
           *[other] , zum Beispiel { from-source }
        }; stehen darf er dafür überall
       *[other] { from-region } Meere angreifen, die sonst verschlossen sind: { $aim }
    }
why-officer_luft = mit dem Luft-Offizier{ $coins ->
        [0] { "" }
       *[other] {" "}({ $coins } Münzen)
    } kannst du { $aims ->
        [0] den Mond angreifen, der sonst verschlossen ist{ $sources ->
            [0] , sobald du eine Station hast
           *[other] , zum Beispiel { from-source }
        }; stehen darf er dafür überall
       *[other] { from-region } den Mond angreifen, der sonst verschlossen ist: { $aim }
    }
why-officer_abc = der ABC-Offizier{ $coins ->
        [0] { "" }
       *[other] {" "}({ $coins } Münzen)
    } greift { from-region } überall mit dem W8 an; daneben { $rivals ->
        [0] steht noch niemand
        [one] steht eine Einheit der anderen
       *[other] stehen { $rivals } Einheiten der anderen
    }
why-recruited = du stellst { $placed ->
        [one] eine Armee
       *[other] { $placed } Armeen
    } auf, und von selbst { $more ->
        [one] kommt eine in deine Station
       *[other] kommen { $more } in deine Stationen
    }

# ------------------------------------------------------------------ ein ganzer Zug, wie ein Tipp ihn sagt
count-army = { $n ->
        [one] 1 Armee
       *[other] { $n } Armeen
    }
count-taktik = dem Taktischen Offizier
count-land = dem Land-Offizier
count-wasser = dem Wasser-Offizier
count-luft = dem Luft-Offizier
count-abc = dem ABC-Offizier
move-claim = Besetze { the-region }.
move-place = Verstärke { the-region } mit { $things }.
move-station = Baue { in-region } eine Station.
move-post = Stell { the-officer } { in-region } auf.
move-bid = { $coins ->
        [0] Biete nichts
        [one] Biete eine Münze
       *[other] Biete { $coins } Münzen
    } für die Wahl des Zugmarkers.
move-marker = Nimm den Zugmarker { $marker }.
move-draw = Kaufe eine Karte vom Stapel { $deck }.
move-play = Spiele die Karte „{ $card }“.
move-rival = Wähle { $player }.
move-snipe = Ziele auf { the-officer } von { $player }.
move-defend = Verteidige mit { $dice_is ->
        [d6] einem W6
        [d8] einem W8
        [d6_d8] einem W6 und einem W8
       *[other] { $dice }
    }.
move-lose = Bezahle die Verluste mit { $things }.
move-follow = { $more ->
        [0] Lass die übrigen Armeen stehen
        [one] Zieh eine weitere Armee nach
       *[other] Zieh { $more } weitere Armeen nach
    }.
move-move = Verlege Einheiten { from-region }.
move-move_onto = Sie ziehen { into-region }.
move-onto = Greif { the-region } an.
move-target = Wähle { the-region }.
move-retreat = Zieh dich { into-region } zurück.
move-target_units = Die drei Armeen kommen { into-region }.
move-target_unit = Die Armee kommt { into-region }.
move-target_bomb = Bombardiere { the-region }.
move-dismantle = Baue deine Station { in-region } ab.
move-disband = Nimm { in-region } { $things } weg.
move-bring = Greif gemeinsam mit { $things } an.
move-leave = Lass das Land ohne Station.
move-pass = Spiele jetzt keine Karte.
move-lose_armies = Verliere nur Armeen.
move-reassign_none = Lass deine Offiziere, wo sie sind.
move-send_none = Schicke keine Einheiten.
move-post_none = Lass den Rest, wie er ist.
move-end_turn = Beende deinen Zug.
move-no_more = Tu hier nichts weiter.
move-attack = Greif { from-source } { the-aim } an, mit { $things }, { $until }.
move-enter = Besetze { from-source } mit { $things } { the-aim }: Dort steht niemand, also wird nicht gewürfelt.
move-attack_seat = Greif { $seat } { in-aim } an, { from-source } mit { $things }, { $until }.{ $chance ->
        [-1] {""}
       *[other] {" "}Kämpfst du bis zum Ende, eroberst du das Gebiet mit { $chance } % Wahrscheinlichkeit.
    }

# ------------------------------------------------------------------ wie man gewinnt, und wie es darum steht
goal-rounds = { $last ->
    [yes] Letzte Runde, danach gewinnen die meisten Punkte: { $standing }; dazu Siegpunktkarten.
   *[no] Nach Runde { $limit } gewinnen die meisten Punkte: { $standing }; dazu Siegpunktkarten.
}
goal-how-points = Jedes Gebiet zählt einen Punkt, ob Land, Wasser oder Mond; dazu kommen die Boni ganzer Kontinente.
goal-how-cards = Eine Siegpunktkarte bringt 3 Punkte, wenn ihr Offizier dann auf dem Plan steht. Handkarten werden erst am Ende gezeigt.
goal-how-shared = Bei Gleichstand wird der Sieg geteilt.
goal-how-tie = Bei Gleichstand gewinnt, wer mehr Geld hat.
