# Europa 1941 auf Deutsch.  Namen von Mächten, Feldern und Einheiten stehen für sich, ohne Artikel und Präposition.

game-title = Europa 1941
game-europe = Europa 1941
game-summary = Deutschland gegen die Sowjetunion, Großbritannien und die Vereinigten Staaten: Zwei bis vier Leute führen Land-, See- und Luftstreitkräfte und kämpfen um vier Hauptstädte.

# ------------------------------------------------------------------ Ereignisse: Vorschuss und Zug
event-round = Runde { $round } beginnt.
event-turn = Am Zug: { $power }.
event-phase = { $power }: { $phase }.
event-advance = { $power }: Vorschuss { $money } IPC.
event-proposed = { $seat } schlägt vor: Sowjetunion { $ussr }, Großbritannien { $uk }, Vereinigte Staaten { $usa }.
event-agreed = Die Verbündeten sind sich einig: Sowjetunion { $ussr }, Großbritannien { $uk }, Vereinigte Staaten { $usa }.
event-not_agreed = Der Vorschlag ist abgelehnt: { $seat } stimmt nicht zu.
event-split_equally = Die Verbündeten einigen sich nicht; alle bekommen gleich viel: Sowjetunion { $ussr }, Großbritannien { $uk }, Vereinigte Staaten { $usa }.
event-bought = { $power }: { $kind } gekauft.
event-placed = { $power }: { $kind } aufgestellt, { $space }.

# ------------------------------------------------------------------ Ereignisse: Züge
event-moved = { $power }: { $kind }, { $origin } → { $space }.
event-flew = { $power }: { $kind } fliegt, { $origin } → { $space }.
event-raid_planned = { $power }: { $kind } zum Bombenangriff, { $origin } → { $space }.
event-loaded = { $power }: { $kind } geht an Bord, { $origin } → { $space }.
event-will_land = { $power }: { $kind } soll landen, { $zone } → { $space }.
event-unloaded = { $power }: { $kind } geht an Land, { $zone } → { $space }.
event-landed = { $power }: { $kind } landet, { $origin } → { $space }.
event-crashed = { $power }: { $kind } findet keinen Landeplatz und ist verloren, { $count } × ({ $space }).
event-converted = Vaterländischer Krieg: { $kind } ({ $owner }) wird sowjetisch, { $space }.
event-escaped = { $power }: { $kind } rettet sich, { $origin } → { $space }.

# ------------------------------------------------------------------ Ereignisse: Kampf
event-sea_battle = { $power }: Angriff zur See, { $space }.
event-land_battle = { $power }: Angriff: { $space } ({ $owner }).
event-raided = { $power }: Bombenangriff: { $space } ({ $owner }).
event-intercepts = { $power }: ein Jäger steigt auf, { $space }.
event-flak = Flugabwehr, { $space }: { $hits ->
        [0] kein Treffer
        [one] ein Treffer
       *[other] { $hits } Treffer
    } auf { $kind } ({ $power }), Würfel { $dice }.
event-fired_at = Flugabwehr, { $space }: { $hits ->
        [0] kein Treffer
        [one] ein Treffer
       *[other] { $hits } Treffer
    } auf { $kind } ({ $power }) beim Abflug, { $origin }.
event-struck_first = { $space }: Erstschlag der U-Boote ({ $power }), { $hits ->
        [0] kein Treffer
        [one] ein Treffer
       *[other] { $hits } Treffer
    } mit { $dice }.
event-shelled = { $space }: Landungsschüsse ({ $power }) bis { $column }, { $hits ->
        [0] kein Treffer
        [one] ein Treffer
       *[other] { $hits } Treffer
    } mit { $dice }.
event-fired = { $space }, { $power }: Würfel bis { $column }, { $hits ->
        [0] kein Treffer
        [one] ein Treffer
       *[other] { $hits } Treffer
    } mit { $dice }.
event-wasted = { $space }: { $hits ->
        [one] Ein Treffer findet
       *[other] { $hits } Treffer finden
    } kein Ziel ({ $power }).
event-lost = { $space }: { $kind } verloren ({ $power }).
event-damaged = { $space }: Schlachtschiff getroffen ({ $power }).
event-dived = { $space }: U-Boot taucht ({ $power }).
event-no_hits = { $space }: Niemand kann jemanden treffen, die Schlacht ist vorbei ({ $power }).
event-retreated = { $power }: Rückzug, { $origin } → { $space }.
event-withdrew = { $space }: Flugzeuge brechen den Kampf ab ({ $power }).
event-zone_cleared = Seezone geräumt: { $space } ({ $power }).
event-zone_held = Die Seezone ist nicht geräumt: { $space } ({ $power }).
event-repelled = Angriff abgeschlagen: { $space } ({ $power } gegen { $owner }).
event-not_taken = { $space } ist leer, aber ohne Landeinheit nicht zu nehmen ({ $power }); es bleibt, wem es gehört ({ $owner }).
event-called_off = Die Landung unterbleibt: { $space } ({ $power }).
event-went_ashore = { $power }: { $kind } landet von See, { $zone } → { $space }.
event-grounded = { $space }: { $count ->
        [one] Ein Abfangjäger verteidigt
       *[other] { $count } Abfangjäger verteidigen
    } heute nicht mehr ({ $power }).
event-bombed = Bomben: { $space } ({ $power }): { $damage } IPC von { $owner }, Würfel { $pips }.

# ------------------------------------------------------------------ Ereignisse: Länder, Konvois, Geld
event-captured = { $space } genommen, Wert { $value }: { $owner } → { $power }.
event-liberated = { $space } befreit, Wert { $value }, für { $owner } ({ $power }).
event-kept_for = { $space } befreit, Wert { $value }; { $power }: gehalten, bis die Hauptstadt frei ist ({ $owner }).
event-given_back = { $space }, Wert { $value }, geht zurück: { $power } → { $owner }.
event-oil_taken = { $space } genommen ({ $power }); Naher Osten: { $track } IPC.
event-oil_freed = { $space } befreit ({ $power }); Naher Osten: { $track } IPC.
event-guns_taken = { $power }: Flugabwehr erbeutet, { $guns } × ({ $space }).
event-plundered = { $power }: Kasse erbeutet, { $money } IPC ({ $owner }).
event-convoy_sunk = Konvoi versenkt: { $space }, Wert { $value } ({ $power } gegen { $owner }).
event-convoy_restored = Konvoi zurückgeholt: { $space }, Wert { $value }, für { $owner } ({ $power }).
event-surfaced = { $power }: { $count ->
        [one] ein U-Boot taucht
       *[other] { $count } U-Boote tauchen
    } auf, { $space }.
event-righted = { $power }: { $count ->
        [one] ein Schlachtschiff ist
       *[other] { $count } Schlachtschiffe sind
    } wieder heil, { $space }.
event-income = { $power }: Einkommen { $money } IPC.
event-no_income = { $power }: ohne Hauptstadt kein Einkommen.
event-oil_paid = Für den Nahen Osten zahlen an Deutschland: Sowjetunion { $ussr }, Großbritannien { $uk }, Vereinigte Staaten { $usa }.
event-winners = Gewonnen: { $powers }.
event-foremost = { $power } hat von den Verbündeten das höchste Einkommen: { $money } IPC.

# ------------------------------------------------------------------ Ablehnungen
rejection-not_now = „{ $action }“ steht gerade nicht zur Wahl, nur wonach jetzt gefragt ist.
rejection-too_expensive = „{ $action }“ geht nicht: So viel Geld ist nicht mehr da.
rejection-capital_lost = „{ $action }“ geht nicht: Wessen Hauptstadt der Feind hält, kauft nichts.
rejection-nowhere_to_place = „{ $action }“ geht nicht: Diese Einheit ließe sich am Ende des Zuges nirgends aufstellen.
rejection-not_your_place = „{ $action }“ geht nicht: Vom Vorschuss kommen Einheiten nur dorthin, wo schon eine eigene steht, Schiffe zu Schiffen.
rejection-no_factory = „{ $action }“ geht nicht: Dort ist keine Fabrik, die seit Beginn des Zuges die eigene war.
rejection-factory_full = „{ $action }“ geht nicht: Eine eroberte Fabrik baut in einem Zug höchstens so viele Einheiten, wie das Land wert ist.
rejection-no_coast = „{ $action }“ geht nicht: Neue Schiffe kommen in eine Zone an einem Land mit eigener Fabrik.
rejection-nothing_bought = „{ $action }“ geht nicht: Davon ist nichts gekauft.
rejection-no_such_unit = „{ $action }“ geht nicht: Dort steht keine eigene Einheit dieser Art, die das könnte.
rejection-has_moved = „{ $action }“ geht nicht: Alle Einheiten dieser Art dort sind in diesem Zug schon gezogen, haben gekämpft, oder ein Jäger ist auf ihnen gelandet.
rejection-out_of_reach = „{ $action }“ geht nicht: Infanterie, Artillerie und Flak gehen ein Feld, Panzer und Schiffe bis zu zwei, eines nach dem anderen; sie enden, wo Feinde stehen. Flugzeuge fliegen so weit, wie sie reichen.
rejection-neutral = „{ $action }“ geht nicht: Neutrale Länder betritt niemand.
rejection-straits = „{ $action }“ geht nicht: Durch die türkischen Meerengen fährt kein Schiff.
rejection-no_landing = „{ $action }“ geht nicht: Danach könnte ein Flugzeug nicht mehr landen.
rejection-guns_do_not_attack = „{ $action }“ geht nicht: Flugabwehr greift nicht an.
rejection-only_into_battle = „{ $action }“ geht nicht: Angreifend wird nur in feindliche Felder gezogen oder dorthin, wo gekämpft wird.
rejection-stops_here = „{ $action }“ geht nicht: Bei feindlichen Einheiten ist der Zug zu Ende.
rejection-hostile_zone = „{ $action }“ geht nicht: In einer Zone mit feindlichen Schiffen wird nicht geladen und nicht ausgeladen.
rejection-no_room_aboard = „{ $action }“ geht nicht: An Bord ist kein Platz mehr: zwei Landeinheiten oder ein Panzer.
rejection-transport_done = „{ $action }“ geht nicht: Dieser Transporter ist für diesen Zug fertig.
rejection-one_land = „{ $action }“ geht nicht: Ein Transporter lädt in einem Zug nur in ein Land aus.
rejection-not_aboard = „{ $action }“ geht nicht: Diese Einheit ist nicht an Bord.
rejection-allied_ship = „{ $action }“ geht nicht: Einheiten auf einem verbündeten Transporter gehen erst im nächsten eigenen Zug an Land.
rejection-no_factory_to_bomb = „{ $action }“ geht nicht: Ein Bombenangriff gilt einer feindlichen Fabrik.
rejection-hostile_land = „{ $action }“ geht nicht: Jetzt wird nur in freundliche Länder gezogen.
rejection-hostile_waters = „{ $action }“ geht nicht: Jetzt fährt kein Schiff zu Feinden und in keinen feindlichen Konvoi.
rejection-fresh_conquest = „{ $action }“ geht nicht: In einem Land, das in diesem Zug genommen wurde, landet niemand.
rejection-carrier_full = „{ $action }“ geht nicht: Dort ist auf keinem Träger Platz; ein Träger nimmt zwei Jäger und nie einen Bomber.
rejection-carrier_bound = „{ $action }“ geht nicht: Auf diesem Träger ist schon ein Jäger gelandet; er fährt nicht mehr.
rejection-must_land = „{ $action }“ geht nicht: Erst müssen alle Flugzeuge landen, die noch landen können.
rejection-captured_gun = „{ $action }“ geht nicht: Eben eroberte Flugabwehr zieht in diesem Zug nicht.
rejection-foreign_gun = „{ $action }“ geht nicht: Diese Flugabwehr gehört einer anderen Macht.
rejection-gun_once = „{ $action }“ geht nicht: Flugabwehr im Nahen Osten zieht nur einmal je Runde.
rejection-no_patriots = „{ $action }“ geht nicht: Ersetzt werden verbündete Einheiten in einem sowjetischen Land mit Fabrik.
rejection-wrong_sum = „{ $action }“ geht nicht: Mehr als die Summe lässt sich nicht verteilen, und niemand zahlt mehr, als er hat.
rejection-pick_first = „{ $action }“ geht nicht: Wähle zuerst ein Feld mit eigenen Einheiten.
rejection-picks_spent = Du hast viele Felder angesehen, ohne zu ziehen: Zieh jetzt oder werde fertig.
rejection-no_bomber = „{ $action }“ geht nicht: Ohne Bomber gibt es dort keinen Angriff auf die Fabrik.
rejection-spared_by_hit = „{ $action }“ geht nicht: Dieser Treffer kann diese Einheit nicht treffen.
rejection-no_casualty = „{ $action }“ geht nicht: Diese Einheit kann nicht als Verlust gewählt werden.
rejection-choose_casualty = „{ $action }“ geht nicht: Jetzt sind Verluste zu wählen.
rejection-dive_or_stay = „{ $action }“ geht nicht: Es geht darum, ob ein U-Boot taucht oder bleibt.
rejection-nothing_to_dive = „{ $action }“ geht nicht: Hier ist kein U-Boot, das tauchen könnte.
rejection-fire_first = „{ $action }“ geht nicht: Abbrechen lässt sich der Angriff erst, wenn die andere Seite geschossen hat.
rejection-no_way_back = „{ $action }“ geht nicht: Zurück geht es nur in ein Feld, aus dem Angreifer gekommen sind.
rejection-in_battle = „{ $action }“ geht nicht: Der Kampf ist noch nicht zu Ende.
rejection-no_deck = „{ $action }“ geht nicht: Dort können diese Jäger nicht landen.
rejection-choose_ground = „{ $action }“ geht nicht: Wähle, wohin dieses Flugzeug fliegt.
rejection-no_ground = „{ $action }“ geht nicht: Dort kann dieses Flugzeug nicht landen.
rejection-land_or_not = „{ $action }“ geht nicht: Es geht darum, ob die Landung stattfindet.
rejection-no_shot = „{ $action }“ geht nicht: Kein solches Schiff hat hier noch einen Landungsschuss.
rejection-no_retreat = „{ $action }“ geht nicht: Wer von See gelandet ist oder dabei mit angreift, zieht sich nicht zurück.
rejection-no_interceptor = „{ $action }“ geht nicht: Dort ist kein solcher Jäger mehr, der aufsteigen könnte.
rejection-name_interceptors = „{ $action }“ geht nicht: Jetzt sind Abfangjäger zu nennen oder nichts mehr.
rejection-name_battle = „{ $action }“ geht nicht: Jetzt ist zu wählen, welcher Kampf folgt.
rejection-sea_first = „{ $action }“ geht nicht: Erst wird die Seeschlacht geschlagen, dann die Landung.
rejection-no_battle = „{ $action }“ geht nicht: Dort steht kein Kampf an.
rejection-taken_along = „{ $action }“ geht nicht: Diese Jäger fahren ohnehin mit; der Träger zieht ohne sie zu nennen.
rejection-already_so = „{ $action }“ ändert nichts: Das ist schon so.
rejection-board_first = „{ $action }“ geht nicht: Wähle zuerst hier einen Transporter.
rejection-same_ship = „{ $action }“ geht nicht: Ein anderer Transporter hier ist genau gleich; nimm den.

# ------------------------------------------------------------------ Fragen
question-Advance-place = Vorschuss: Welche Einheit kommt wohin? Fertig, wenn es genug ist.
    .waits = { $count ->
        [one] { $names } gibt den Vorschuss aus.
       *[other] { $names } geben den Vorschuss aus.
    }
question-Split-proposed = Wie teilen die Verbündeten die Summe auf?
    .waits = { $count ->
        [one] { $names } schlägt eine Aufteilung vor.
       *[other] { $names } schlagen eine Aufteilung vor.
    }
question-Split-answer = Dieser Aufteilung zustimmen?
    .waits = { $count ->
        [one] { $names } antwortet auf den Vorschlag.
       *[other] { $names } antworten auf den Vorschlag.
    }
question-Split-chosen = Die Verbündeten sind sich nicht einig: Wer zahlt wie viel?
    .waits = { $count ->
        [one] { $names } bestimmt, wer zahlt.
       *[other] { $names } bestimmen, wer zahlt.
    }
question-Purchase-buy = Einkauf: Was kaufst du? Fertig, wenn es genug ist.
    .waits = { $count ->
        [one] { $names } kauft Einheiten.
       *[other] { $names } kaufen Einheiten.
    }
question-CombatMove-order = Angreifend ziehen: Wähle ein Feld, ziehe Einheiten; fertig, wenn alle Angriffe stehen.
    .waits = { $count ->
        [one] { $names } zieht zum Angriff.
       *[other] { $names } ziehen zum Angriff.
    }
question-Battles-choose = Welcher Kampf folgt?
    .waits = { $count ->
        [one] { $names } wählt den nächsten Kampf.
       *[other] { $names } wählen den nächsten Kampf.
    }
question-Raid-intercept = Bombenangriff: Steigt noch ein Jäger auf?
    .waits = { $count ->
        [one] { $names } nennt Abfangjäger.
       *[other] { $names } nennen Abfangjäger.
    }
question-SeaBattle-order = Seeschlacht: weiter, tauchen oder zurück?
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
question-LandBattle-land = Die Zone ist frei: Findet die Landung statt?
    .waits = { $count ->
        [one] { $names } entscheidet über die Landung.
       *[other] { $names } entscheiden über die Landung.
    }
question-LandBattle-aim = Welches Schiff gibt hier einen Landungsschuss ab?
    .waits = { $count ->
        [one] { $names } verteilt Landungsschüsse.
       *[other] { $names } verteilen Landungsschüsse.
    }
question-LandBattle-order = Weiter angreifen oder zurück?
    .waits = { $count ->
        [one] { $names } entscheidet, ob der Angriff weitergeht.
       *[other] { $names } entscheiden, ob der Angriff weitergeht.
    }
question-Losses-choose = Getroffen: Welche Einheit fällt?
    .waits = { $count ->
        [one] { $names } wählt Verluste.
       *[other] { $names } wählen Verluste.
    }
question-Losses-sunk = Welcher Transporter sinkt?
    .waits = { $count ->
        [one] { $names } wählt, welcher Transporter sinkt.
       *[other] { $names } wählen, welcher Transporter sinkt.
    }
question-Losses-shot = Welches dieser Flugzeuge fällt: das mit so viel Reichweite?
    .waits = { $count ->
        [one] { $names } wählt, welches Flugzeug fällt.
       *[other] { $names } wählen, welches Flugzeug fällt.
    }
question-Homeward-choose = Wohin fliegt dieses Flugzeug zurück?
    .waits = { $count ->
        [one] { $names } schickt Flugzeuge zurück.
       *[other] { $names } schicken Flugzeuge zurück.
    }
question-NewDeck-choose = Der Träger ist gesunken: Wo landet sein Jäger? Wer bleibt, ist verloren.
    .waits = { $count ->
        [one] { $names } sucht einen Landeplatz für Jäger.
       *[other] { $names } suchen einen Landeplatz für Jäger.
    }
question-NonCombat-order = Nachrücken und landen: Wähle ein Feld, ziehe Einheiten; fertig, wenn alles steht.
    .waits = { $count ->
        [one] { $names } rückt nach und landet.
       *[other] { $names } rücken nach und landen.
    }
question-Placement-place = Aufstellen: Welche neue Einheit kommt wohin?
    .waits = { $count ->
        [one] { $names } stellt neue Einheiten auf.
       *[other] { $names } stellen neue Einheiten auf.
    }

# ------------------------------------------------------------------ Aktionen
action-finish = Fertig
action-finish-Advance-place = Nichts mehr aufstellen
action-finish-CombatMove-order = Angriffe beenden
action-finish-NonCombat-order = Züge beenden
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
action-withdraw = Flugzeuge brechen ab
action-call_off = Keine Landung
action-split = Sowjetunion { $ussr }, Großbritannien { $uk }, Vereinigte Staaten den Rest
action-board = Transporter { $transport }
action-buy = Kaufen: { $kind }
action-intercept = Jäger steigt auf ({ $power })
action-lose = Verlust: { $kind } ({ $power })
action-sink = Es sinkt Transporter { $transport }
action-down = Es fällt das Flugzeug mit Reichweite { $left }
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

# ------------------------------------------------------------------ Optionen
option-advance = Vorschuss der Verbündeten
    .help = So viel bekommen die Verbündeten zusammen vor dem ersten Zug. Weniger als 12 gleicht ungleiche Seiten aus (AAE-06).
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
    .help = Ob neben einem Panzer noch eine andere Landeinheit an Bord darf (AAE-R01).
option-tank_and_one-tank_alone = Ein Panzer allein
option-tank_and_one-tank_and_one = Ein Panzer und noch eine
option-submerged_capture = Konvoi durch getauchte U-Boote
    .help = Ob ein getauchtes U-Boot einen Konvoi auch nimmt, wenn noch Feinde da sind (AAE-R02).
option-submerged_capture-surfaced_only = Nur wenn niemand mehr wacht
option-submerged_capture-always = Immer
option-raid_limit = Grenze für Bomben
    .help = Wie viel ein Bombenangriff höchstens kostet (AAE-R05).
option-raid_limit-cash = Was da ist
option-raid_limit-value = Je Bomber nicht mehr als der Wert des Landes
option-aircraft_leave = Flugzeuge verlassen eine Landung
    .help = Wann Flugzeuge einen Kampf mit Landung verlassen dürfen (AAE-R07).
option-aircraft_leave-at_end = Am Ende
option-aircraft_leave-any_round = Nach jeder Runde
option-guns_let_pass = Blitz über Flugabwehr und Fabriken
    .help = Ob ein Panzer durch ein Land blitzen darf, in dem nur Flugabwehr oder eine Fabrik steht (AAE-R13).
option-guns_let_pass-stop = Er hält dort
option-guns_let_pass-pass = Er fährt weiter
option-round_limit = Rundenzahl
    .help = Nach so vielen Runden gewinnt, wessen Seite gewonnen hat gegenüber dem Anfang; ohne Grenze spätestens nach 40 (AAE-R19).
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
    .help = Ob der sowjetische Konvoi nichts einbringt, solange Deutschland Archangelsk hält (AAE-R20).
option-archangel-false = Bringt immer ein
option-archangel-true = Nur mit Archangelsk
option-allied_destroyer = Zerstörer von Verbündeten
    .help = Ob ein verbündeter Zerstörer, der nur in der Zone liegt, den angreifenden Flugzeugen U-Boote zeigt (AAE-R28).
option-allied_destroyer-attacker_only = Nur eigene helfen
option-allied_destroyer-any_ally = Auch verbündete helfen

# ------------------------------------------------------------------ Anfänge
start-eastern_front = Erstes Gefecht: die Ostfront
    .help = Deutschland gegen die Sowjetunion, drei Runden ohne Flotten, etwa eine halbe Stunde.

# ------------------------------------------------------------------ Ende
end-axis = Deutschland hält eine fremde Hauptstadt und die eigene.
end-allies = Die Verbündeten halten Deutschland und ihre Hauptstädte.
end-length = Die Runden sind zu Ende.
standing-victory = Sieg
standing-income = Einkommen
standing-gain = Gewinn
standing-lands = Gebiete
standing-oil = Öl
standing-convoys = Konvois
standing-capitals = Hauptstädte
standing-cash = Geld
standing-army = Streitmacht
luck-land = Treffer auf dem Land
luck-sea = Treffer auf See
luck-flak = Flugzeuge, die durch die Flugabwehr kamen
luck-bombs = Augen der Bomben

# ------------------------------------------------------------------ Namen
kind-infantry = Infanterie
kind-artillery = Artillerie
kind-armor = Panzer
kind-aa_gun = Flugabwehr
kind-fighter = Jäger
kind-bomber = Bomber
kind-transport = Transporter
kind-submarine = U-Boot
kind-destroyer = Zerstörer
kind-carrier = Flugzeugträger
kind-battleship = Schlachtschiff
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
phase-purchase = Einkauf
phase-combat_move = Angriffe
phase-combat = Kampf
phase-noncombat = Nachrücken und Landen
phase-place = Aufstellen
phase-rest = Auftauchen und Aufrichten
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
what-ally = Verbündete
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
fact-captor = Hat Berlin genommen
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
fact-landings = Wo sie landen werden
fact-ships = Transporter
fact-fighting = Kampf in
fact-hits = Treffer
fact-doomed = Verluste der Runde
fact-shots = Landungsschüsse
fact-withdrawn = Zurückgezogene Träger

why-chance-here = danach entscheiden die Würfel

# ------------------------------------------------------------------ ein ganzer Zug, wie ein Tipp ihn sagt
count-infantry = { $n } Infanterie
count-artillery = { $n } Artillerie
count-armor = { $n ->
        [one] einem Panzer
       *[other] { $n } Panzern
    }
count-aa_gun = { $n ->
        [one] einer Flak
       *[other] { $n } Flak
    }
count-fighter = { $n ->
        [one] einem Jäger
       *[other] { $n } Jägern
    }
count-bomber = { $n ->
        [one] einem Bomber
       *[other] { $n } Bombern
    }
count-transport = { $n ->
        [one] einem Transporter
       *[other] { $n } Transportern
    }
count-submarine = { $n ->
        [one] einem U-Boot
       *[other] { $n } U-Booten
    }
count-destroyer = { $n ->
        [one] einem Zerstörer
       *[other] { $n } Zerstörern
    }
count-carrier = { $n ->
        [one] einem Flugzeugträger
       *[other] { $n } Flugzeugträgern
    }
count-battleship = { $n ->
        [one] einem Schlachtschiff
       *[other] { $n } Schlachtschiffen
    }
move-attack = Greif { $space } mit { $things } an{ $chance ->
        [-1] {""}
       *[other] : { $chance } %
    }.
move-attack_way = Greif { $space } mit { $things } an{ $chance ->
        [-1] {""}
       *[other] : { $chance } %
    }; das öffnet den Weg nach { $origin }.
move-take = Nimm { $space } mit { $things } ein: Dort steht niemand.
move-take_way = Nimm { $space } mit { $things } ein: Dort steht niemand, und es öffnet den Weg nach { $origin }.
move-raid = Bombardiere die Fabriken von { $space } mit { $things }.
move-more_attacks = { $n ->
        [one] Dazu kommt ein weiterer Angriff.
       *[other] Dazu kommen { $n } weitere Angriffe.
    }
move-more_marches = { $n ->
        [one] In ein weiteres Feld rücken Einheiten nach.
       *[other] In { $n } weitere Felder rücken Einheiten nach.
    }
move-more_orders = Gib die Befehle, die auf der Karte eingezeichnet sind.
move-march = Verstärke { $space } mit { $things }.
move-buy = Rüste auf, mit { $things }.
move-place = Verstärke { $space } mit { $things }.
move-convert = Verstärke die Sowjetunion in { $space } mit { $things } der Verbündeten.
move-lose = Bezahle die Treffer mit { $things } ({ $power }).
move-intercept = Fang die Bomber mit { $things } ab ({ $power }).
move-sink = Lass Transporter { $transport } sinken.
move-down = Lass das Flugzeug mit Reichweite { $left } fallen.
move-bombard = Unterstütze diese Landung mit { $things }.
move-battle = Schlage als Nächstes die Schlacht in { $space }.
move-retreat = Zieh dich nach { $space } zurück.
move-split = Gib der Sowjetunion { $ussr } IPC und Großbritannien { $uk }, den Vereinigten Staaten den Rest.
move-accept = Nimm den Vorschlag an.
move-decline = Lehne den Vorschlag ab.
move-press = Greif weiter an.
move-press_on = Greif in { $space } weiter an, mit { $things }{ $chance ->
        [-1] {""}
       *[other] : { $chance } %
    }.
move-dive = Tauche mit einem U-Boot ab.
move-stay = Bleib.
move-withdraw = Lass die Flugzeuge abdrehen.
move-call_off = Blas die Landung ab.
move-fly_back = Lande in { $space }.
move-buy_none = Kaufe nichts mehr und spare das Geld.
move-attack_none = Greif sonst nirgends an und geh zu den Schlachten über.
move-move_none = Bewege nichts mehr.
move-place_none = Stelle nichts mehr auf.
move-intercept_none = Lass keinen Jäger aufsteigen.
move-bombard_none = Gib hier keinen Landungsschuss ab.
move-no_more = Belass es dabei.

# ------------------------------------------------------------------ wie man gewinnt, und wie es darum steht
goal-gain = { $stands ->
    [ahead] Die Achse liegt { $ahead } IPC vorn und gewinnt, wenn davon nach Runde { $limit } etwas bleibt.
    [level] Der Achse fehlt 1 IPC Zugewinn bis zum Ende von Runde { $limit }; so wäre es ein Unentschieden.
   *[behind] Der Achse fehlen { $need } IPC Zugewinn bis zum Ende von Runde { $limit }; so gewännen die Alliierten.
}
goal-capital = Die Achse hat { $capital } erobert und gewinnt, wenn sie es zu Beginn von Deutschlands nächstem Zug noch hält.
goal-berlin = Die Alliierten haben { $capital } erobert und gewinnen, wenn sie es noch halten, sobald die erobernde Macht ({ $power }) wieder am Zug ist.
goal-both = Beide Seiten haben eine Hauptstadt verloren ({ $capital }): Niemand gewinnt, bis eine Seite alle eigenen zurückhat.
goal-capitals = { $side ->
    [axis] Erobere eine gegnerische Hauptstadt und halte sie, bis dein nächster Zug beginnt.
    [allies] Erobert Deutschland, haltet es bis zum nächsten Zug der erobernden Macht, und verliert keine Hauptstadt.
   *[watch] Die Achse braucht eine alliierte Hauptstadt, die Alliierten brauchen Deutschland, gehalten bis zum nächsten Zug.
}
goal-how-gain = Zugewinn der Achse: ihr Einkommen jetzt ({ $income }) minus ihr Einkommen am Anfang ({ $start }), dazu der Nahe Osten ({ $oil }) und versenkte Konvois ({ $convoys }) = { $gain }.
goal-how-end = Nach Runde { $limit } gewinnt die Achse mit einem Zugewinn über 0, unter 0 gewinnen die Alliierten; bei 0 ist es unentschieden.
goal-how-capitals = Eine Hauptstadt gewinnt sofort, wenn die Macht, die sie erobert hat, sie zu Beginn ihres nächsten Zuges noch hält und die eigene Seite dann keine verloren hat.
goal-how-targets = Hauptstädte der Alliierten: { $target }; der Achse: Deutschland.
goal-how-gain_not = Eine Rundenzahl ist nicht vereinbart: Geld und Gebiete allein gewinnen nichts.
