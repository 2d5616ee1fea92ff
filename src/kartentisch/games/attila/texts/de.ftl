# Attila auf Deutsch.  Völkernamen stehen im Plural ohne Artikel („Goten“), Provinznamen allein („Mösien“).

game-title = Attila
game-attila = Attila
game-summary = Ein Spiel um Einfluss, mit Karten: Sechs Völker drängen ins Römische Reich, und alle spielen alle sechs. Du setzt ihre Steine und gewinnst Einfluss. Der größte Einfluss bei einem Volk bringt Punkte; die meisten Punkte gewinnen.
bot-names = Stilicho, Alarich, Galla, Aetius, Honoria, Placidia

# ------------------------------------------------------------------ Ereignisse
event-first_player = { $seat_is ->
        [you] Du beginnst
       *[other] { $seat } beginnt
    } die Partie.
event-dealt = { $seat_is ->
        [you] Du erhältst
       *[other] { $seat } erhält
    } eine Karte der { $people }.
event-dealt-hidden = { $seat_is ->
        [you] Du erhältst
       *[other] { $seat } erhält
    } eine verdeckte Karte.
event-drew = { $seat_is ->
        [you] Du ziehst
       *[other] { $seat } zieht
    } eine Karte der { $people }.
event-drew-hidden = { $seat_is ->
        [you] Du ziehst
       *[other] { $seat } zieht
    } eine Karte.
event-turn = { $seat_is ->
        [you] Du bist
       *[other] { $seat } ist
    } an der Reihe.
event-played = { $seat_is ->
        [you] Du spielst
       *[other] { $seat } spielt
    } eine Karte der { $people }.
event-placed = { $seat_is ->
        [you] Du setzt
       *[other] { $seat } setzt
    } einen Stein der { $people } in die Provinz { $province }.
event-second = { $seat_is ->
        [you] Du verzichtest
       *[other] { $seat } verzichtet
    } auf Einfluss und setzt einen zweiten Stein der { $people } in die Provinz { $province }.
event-influence = { $seat_is ->
        [you] Du gewinnst
       *[other] { $seat } gewinnt
    } { $fields } Einfluss bei den { $people } und { $seat_is ->
        [you] stehst
       *[other] steht
    } dort auf Feld { $track }.
event-no_card = { $seat_is ->
        [you] Du hast
       *[other] { $seat } hat
    } keine Handkarte und { $seat_is ->
        [you] spielst
       *[other] spielt
    } deshalb keine.
event-showed = { $seat_is ->
        [you] Du zeigst
       *[other] { $seat } zeigt
    } unspielbare Karten vor: { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    } der { $people }.
event-discarded = { $seat_is ->
        [you] Du wirfst
       *[other] { $seat } wirft
    } eine Karte der { $people } ab.
event-tile = { $seat_is ->
        [you] Du setzt
       *[other] { $seat } setzt
    } das Aktionsplättchen „{ $tile }“ ein.
event-set_aside = { $seat_is ->
        [you] Du legst
       *[other] { $seat } legt
    } eine Karte der { $people } für den Tausch beiseite.
event-set_aside-hidden = { $seat_is ->
        [you] Du legst
       *[other] { $seat } legt
    } eine Karte für den Tausch beiseite.
event-swapped_out = { $seat_is ->
        [you] Du wirfst
       *[other] { $seat } wirft
    } beim Tausch { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    } der { $people } ab.
event-raised = { $seat_is ->
        [you] Du rückst
       *[other] { $seat } rückt
    } bei den { $people } auf Feld { $track } vor.
event-conflict = { $seat_is ->
        [you] Du setzt
       *[other] { $seat } setzt
    } den fünften Stein: In der Provinz { $province } beginnt eine Auseinandersetzung.
event-laid = { $seat_is ->
        [you] Du legst
       *[other] { $seat } legt
    } verdeckt eine Karte der { $people }.
event-laid-hidden = { $seat_is ->
        [you] Du legst
       *[other] { $seat } legt
    } verdeckt eine Karte.
event-laid_out = { $cards ->
        [0] { $seat_is ->
        [you] Du legst
       *[other] { $seat } legt
    } keine Karte.
        [one] { $seat_is ->
        [you] Du hast
       *[other] { $seat } hat
    } eine Karte gelegt.
       *[other] { $seat_is ->
        [you] Du hast
       *[other] { $seat } hat
    } { $cards } Karten gelegt.
    }
event-revealed = { $seat_is ->
        [you] Du deckst
       *[other] { $seat } deckt
    } { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    } der { $people } auf.
event-strength = Provinz { $province }: Die { $people } kämpfen mit { $stones ->
        [one] einem Stein
       *[other] { $stones } Steinen
    } und { $cards ->
        [0] ohne Karte
        [one] einer Karte
       *[other] { $cards } Karten
    }.
event-left = Die { $people } räumen die Provinz { $province }: { $stones ->
        [one] Ein Stein geht
       *[other] { $stones } Steine gehen
    } in den Vorrat zurück.
event-pacified = Die Provinz { $province } ist befriedet; das Befriedungsplättchen kommt vom Feld „{ $century }“.
event-closed = Die Provinz { $province } ist geschlossen; ein Befriedungsplättchen gibt es nicht mehr.
event-scoring = Das Feld „{ $century }“ ist leer: Alle Völker werden gewertet.
event-final_scoring = Schlusswertung: Alle Völker werden ein letztes Mal gewertet.
event-scored = { $seat_is ->
        [you] Du erhältst
       *[other] { $seat } erhält
    } bei den { $people } { $points ->
        [0] keinen Punkt
        [one] einen Punkt
       *[other] { $points } Punkte
    } ({ $case }).
event-lapsed = { $seat_is ->
        [you] Du liegst
       *[other] { $seat } liegt
    } bei den { $people } zu weit zurück: { $points ->
        [one] Ein Punkt verfällt.
       *[other] { $points } Punkte verfallen.
    }
event-taken_back = { $seat_is ->
        [you] Du gibst
       *[other] { $seat } gibt
    } { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } der Jahrhundertwertung dieses Zuges zurück, denn die Schlusswertung tritt an ihre Stelle.
event-reshuffled = Der Nachziehstapel ist leer: Der Ablagestapel wird gemischt und ergibt einen neuen mit { $cards ->
        [one] einer Karte
       *[other] { $cards } Karten
    }.
event-end_tiles = Das letzte Befriedungsplättchen liegt: Die Partie endet mit diesem Zug.
event-end_supply = Im Vorrat liegt kein Stein der { $people } mehr: Die Partie endet mit diesem Zug.
event-end_track = { $seat_is ->
        [you] Du erreichst
       *[other] { $seat } erreicht
    } bei den { $people } das oberste Feld: Die Partie endet mit diesem Zug.
event-end_stuck = Kein Volk kann mehr einen Stein setzen: Die Partie endet mit diesem Zug.
event-end_pile = Der Nachziehstapel ist aufgebraucht: Die Partie endet mit diesem Zug.
event-won = { $seat_is ->
        [you] Du gewinnst
       *[other] { $seat } gewinnt
    } mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }.

# ------------------------------------------------------------------ Ablehnungen
rejection-not_now = „{ $action }“ geht jetzt nicht: Gefragt ist gerade etwas anderes.
rejection-no_such_card = „{ $action }“ geht nicht: Du hast keine Karte dieses Volkes auf der Hand.
rejection-no_supply = „{ $action }“ geht nicht: Von diesem Volk liegt kein Stein mehr im Vorrat.
rejection-not_upper = „{ $action }“ geht nicht: Dieses Volk ist noch nicht auf dem Spielplan. Sein erster Stein kommt in eine der oberen Provinzen.
rejection-not_reached = „{ $action }“ ist zu weit weg. Erlaubt sind die oberen Provinzen, Provinzen mit Steinen dieses Volkes und deren Nachbarn.
rejection-province_closed = „{ $action }“ geht nicht: In eine geschlossene Provinz kommt kein Stein mehr.
rejection-province_full = „{ $action }“ wäre der sechste Stein in dieser Provinz, und mehr als fünf sind nie erlaubt. Wähle eine andere.
rejection-no_tiles_left = „{ $action }“ geht nicht: Nach dem letzten Befriedungsplättchen setzt niemand mehr einen fünften Stein. Wähle eine Provinz mit höchstens drei Steinen.
rejection-must_play = Du kannst den Zug noch nicht beenden: Mindestens eine deiner Karten ist spielbar, also spielst du eine.
rejection-tile_spent = „{ $action }“ hast du schon eingesetzt; jedes Aktionsplättchen gilt nur einmal in der Partie.
rejection-tile_this_turn = In diesem Zug hast du schon ein Aktionsplättchen eingesetzt; das nächste ist frühestens in deinem nächsten Zug erlaubt.
rejection-tile_needs_card = „{ $action }“ geht nicht: Du brauchst dafür mindestens eine Handkarte.
rejection-not_in_province = „{ $action }“ geht nicht: Lege nur Karten der Völker, die in der umkämpften Provinz vertreten sind.
rejection-own_turn_only = Aktionsplättchen setzt du nur in deinem eigenen Zug ein; jetzt legst du verdeckte Karten.
rejection-laying_begun = Solange Karten verdeckt liegen, ist kein Aktionsplättchen erlaubt: nur vor deiner ersten Karte oder nach der Auseinandersetzung.
rejection-swap_empty = Du hast noch keine Karte für den Tausch beiseitegelegt; mindestens eine muss es sein.
rejection-swap_pile = So viele Karten liegen nicht zum Nachziehen bereit; tausche weniger.
rejection-both_steps = Ein Feld fehlt noch: Bei „2 Einfluss“ rückst du zweimal vor, bei einem Volk oder bei zweien.
rejection-not_pending = „{ $action }“ geht nicht, denn dort ist keine Auseinandersetzung; wähle eine der beiden Provinzen mit dem fünften Stein.
rejection-must_choose = Wähle zuerst, welche der beiden Auseinandersetzungen beginnt.
rejection-can_play = Deine Hand zeigst du nur vor, wenn keine Karte spielbar ist. Du hast eine spielbare: Spiele sie.
rejection-must_show = Keine deiner Karten ist spielbar: Zeige deine Hand vor, statt den Zug einfach zu beenden.
rejection-hand_was_shown = Wer eine unspielbare Hand vorgezeigt hat, spielt in diesem Zug keine Karte mehr; ein Doppelzug brächte nichts.

# ------------------------------------------------------------------ Fragen
question-Turn-play = Welche Karte spielst du, und in welche Provinz kommt der Stein?
    .waits = { $count ->
        [one] { $names } spielt eine Karte.
       *[other] { $names } spielen eine Karte.
    }
question-Turn-take = Einfluss nehmen oder darauf verzichten und einen zweiten Stein setzen?
    .waits = { $count ->
        [one] { $names } nimmt Einfluss oder setzt einen zweiten Stein.
       *[other] { $names } nehmen Einfluss oder setzen einen zweiten Stein.
    }
question-Turn-order = Welche Auseinandersetzung trägst du zuerst aus?
    .waits = { $count ->
        [one] { $names } wählt, welche Auseinandersetzung zuerst ausgetragen wird.
       *[other] { $names } wählen, welche Auseinandersetzung zuerst ausgetragen wird.
    }
question-Turn-last = Noch ein Aktionsplättchen einsetzen oder den Zug beenden?
    .waits = { $count ->
        [one] { $names } kann noch ein Aktionsplättchen einsetzen.
       *[other] { $names } können noch ein Aktionsplättchen einsetzen.
    }
question-Conflict-lay = Auseinandersetzung: noch eine Karte verdeckt legen oder fertig?
    .waits = { $count ->
        [one] { $names } legt verdeckt Karten in die Auseinandersetzung.
       *[other] { $names } legen verdeckt Karten in die Auseinandersetzung.
    }
question-Conflict-before_scoring = Gleich wird gewertet: vorher noch ein Aktionsplättchen einsetzen?
    .waits = { $count ->
        [one] { $names } kann vor der Wertung noch ein Aktionsplättchen einsetzen.
       *[other] { $names } können vor der Wertung noch ein Aktionsplättchen einsetzen.
    }
question-DeadHand-discard = Keine Karte ist spielbar: Welche wirfst du ab?
    .waits = { $count ->
        [one] { $names } hat keine spielbare Karte und wirft eine ab.
       *[other] { $names } haben keine spielbare Karte und werfen eine ab.
    }
question-Swap-put = Welche Karten tauschst du?
    .waits = { $count ->
        [one] { $names } tauscht Karten.
       *[other] { $names } tauschen Karten.
    }
question-TwoInfluence-up = Bei welchem Volk rückst du ein Feld vor?
    .waits = { $count ->
        [one] { $names } setzt „2 Einfluss“ ein.
       *[other] { $names } setzen „2 Einfluss“ ein.
    }

# ------------------------------------------------------------------ Aktionen
action-influence = Einfluss nehmen
action-finish = Fertig
action-finish-Conflict-before_scoring = Jetzt werten, kein Aktionsplättchen einsetzen
action-finish-Conflict-lay = Keine Karte mehr legen
action-finish-Swap-put = Keine Karte mehr tauschen
action-finish-Turn-last = Zug beenden
action-tile = Plättchen: { $tile }
action-show = Hand vorzeigen
action-lay = Verdeckt legen: { $people }
action-aside = Tauschen: { $people }
action-raise = Ein Feld vor: { $people }
action-discard = Abwerfen: { $people }
action-place = { $people } → { $province }
action-second = Zweiter Stein → { $province }
action-conflict = Zuerst: { $province }

kind-tile = Aktionsplättchen
kind-lay = Karte verdeckt legen
kind-aside = Karte in den Tausch
kind-raise = Ein Feld vor
kind-discard = Karte abwerfen
kind-place = Karte spielen und Stein setzen
kind-second = Zweiten Stein setzen
kind-conflict = Erste Auseinandersetzung

# ------------------------------------------------------------------ Optionen
option-first_seat = Wer beginnt
    .help = Nach der Spielregel beginnt die jüngste Person. Hier entscheidet das Los, oder ihr bestimmt einen Platz.
option-first_seat-lot = Das Los entscheidet
option-first_seat-1 = Platz 1 beginnt
option-first_seat-2 = Platz 2 beginnt
option-first_seat-3 = Platz 3 beginnt
option-first_seat-4 = Platz 4 beginnt
option-first_seat-5 = Platz 5 beginnt
option-empty_pile = Leerer Nachziehstapel
    .help = Was geschieht, wenn jemand eine Karte ziehen soll und keine mehr da ist. Die Spielregel sagt dazu nichts; das ist unsere Festlegung.
option-empty_pile-reshuffle = Ablage mischen und weiterspielen
option-empty_pile-end = Die Partie endet mit diesem Zug
option-swap_order = Reihenfolge beim Tausch
    .help = Ob die getauschten Karten erst nach dem Nachziehen oder schon vorher auf den Ablagestapel kommen; das zählt nur, wenn dabei gemischt wird (unsere Festlegung).
option-swap_order-draw_first = Erst nachziehen, dann ablegen
option-swap_order-discard_first = Erst ablegen, dann nachziehen
option-dead_hand = Hand ohne spielbare Karte
    .help = Was geschieht, wenn keine Handkarte gespielt werden kann. Die Spielregel sagt dazu nichts; das ist unsere Festlegung.
option-dead_hand-discard_one = Vorzeigen und eine Karte abwerfen
option-dead_hand-redraw = Vorzeigen und alle Karten abwerfen
option-conflict_order = Zwei Auseinandersetzungen
    .help = Welche Auseinandersetzung zuerst kommt, wenn beide Steine eines Zuges die fünften ihrer Provinzen sind (unsere Festlegung).
option-conflict_order-as_placed = In der Reihenfolge des Setzens
option-conflict_order-chosen = Wer am Zug ist, wählt
option-tenth_tile_scoring = Wertung beim zehnten Plättchen
    .help = Ob das zehnte Befriedungsplättchen neben der Schlusswertung noch eine eigene, sofortige Wertung auslöst (unsere Festlegung).
option-tenth_tile_scoring-once = Nur die Schlusswertung nach dem Zug
option-tenth_tile_scoring-twice = Sofort eine Wertung, dann die Schlusswertung
option-double_final_scoring = Jahrhundertwertung im letzten Zug
    .help = Ob eine Jahrhundertwertung auch dann zählt, wenn die Partie im selben Zug endet; ohne sie wird die letzte Wertung dieses Zuges durch die Schlusswertung ersetzt (unsere Festlegung).
option-double_final_scoring-true = Beide Wertungen zählen
option-double_final_scoring-false = Nur die Schlusswertung zählt
option-supply_end = Ende durch leeren Vorrat
    .help = Wann geprüft wird, ob von einem Volk kein Stein mehr im Vorrat liegt (unsere Festlegung).
option-supply_end-after_each_card = Nach den Folgen jeder Karte
option-supply_end-at_turn_end = Erst am Ende des Zuges
option-two_player_gap = Abstand zu zweit
    .help = Ab welchem Vorsprung der zweite Platz im Spiel zu zweit leer ausgeht (unsere Festlegung).
option-two_player_gap-2 = Ab zwei Feldern Vorsprung
option-two_player_gap-3 = Ab drei Feldern Vorsprung
option-final_tie = Gleichstand am Ende
    .help = Wer gewinnt, wenn mehrere gleich viele Punkte haben. Die Spielregel sagt dazu nichts; das ist unsere Festlegung.
option-final_tie-shared = Der Sieg wird geteilt
option-final_tie-unused_tiles = Mehr unbenutzte Aktionsplättchen entscheiden
option-after_last_tile = Nach dem letzten Befriedungsplättchen
    .help = Ob im letzten Zug noch ein fünfter Stein gesetzt werden darf, wenn schon alle zehn Plättchen liegen (unsere Festlegung).
option-after_last_tile-conflict = Ja, aber es gibt kein Plättchen
option-after_last_tile-no_fifth_stone = Nein, höchstens vier je Provinz

# ------------------------------------------------------------------ Gründe für das Ende, Fälle der Wertung, Namen
end-tiles = Das letzte Befriedungsplättchen wurde gelegt.
end-supply = Von einem Volk liegt kein Stein mehr im Vorrat.
end-track = Ein Zählstein hat das oberste Feld erreicht.
end-stuck = Kein Volk kann mehr einen Stein setzen.
end-pile = Der Nachziehstapel ist aufgebraucht.

case-a = größter Einfluss
case-b = zweitgrößter Einfluss
case-c = größter Einfluss, geteilt
case-d = zweitgrößter Einfluss, geteilt
case-e = allein mit Einfluss

tile-double = Doppelzug
tile-swap = Tausch
tile-two = 2 Einfluss

century-4 = 4. Jahrhundert
century-5 = 5. Jahrhundert
century-6 = 6. Jahrhundert
century-7 = 7. Jahrhundert

chance-first_player = Los um das Startrecht
chance-draw = Karte ziehen

what-people = Volk
what-province = Provinz
what-tile = Aktionsplättchen

# ------------------------------------------------------------------ Beschriftungen am Bildschirm
label-province = Provinz
label-stones = Steine
label-state = Zustand
label-pacified = befriedet
label-closed = geschlossen
label-upper = obere Provinz
label-neighbours = Nachbarn
label-influence = Einfluss
label-points = Punkte
label-hand = Hand
label-cards = Karten
label-tiles = Aktionsplättchen
label-deck = Nachziehstapel
label-discards = Ablagestapel
label-century = Jahrhundert
label-tiles-left = { $century }: noch { $tiles ->
        [0] kein Befriedungsplättchen
        [one] ein Befriedungsplättchen
       *[other] { $tiles } Befriedungsplättchen
    }
label-turn = Zug { $turn }: { $seat }
label-supply = Vorrat

# parts of a view
fact-plays = Gespielte Karten
fact-tile_used = Plättchen eingesetzt
fact-provinces = Steine
fact-pacified = Befriedete Provinzen
fact-closed = Geschlossene Provinzen
fact-influence = Einfluss
fact-scores = Punkte
fact-tiles = Aktionsplättchen
fact-discards = Ablage
fact-ending = Das Spiel endet
fact-gained = In diesem Zug gewonnene Punkte
fact-hands = Handkarten
fact-hand = Eigene Hand
fact-hand_sizes = Handkarten
fact-laid = Gelegte Karten
fact-laid_sizes = Gelegte Karten
fact-aside = Beiseitegelegt
fact-aside_size = Beiseitegelegt
fact-deck = Nachziehstapel

standing-points = Punkte, wenn jetzt gewertet würde
standing-on_table = Punkte bisher
standing-taken_back = Wieder abgezogen
standing-tiles = Unbenutzte Aktionsplättchen

why-fight = damit beginnt in der Provinz { $province } eine Auseinandersetzung, in der du danach Karten legen kannst
why-lead = damit führst du bei den { $people }
why-level = damit liegst du bei den { $people } gleichauf

# ------------------------------------------------------------------ ein ganzer Zug, wie ein Tipp ihn sagt
count-franks = { $n ->
    [1] eine Karte der Franken
   *[other] { $n } Karten der Franken
}
count-huns = { $n ->
    [1] eine Karte der Hunnen
   *[other] { $n } Karten der Hunnen
}
count-goths = { $n ->
    [1] eine Karte der Goten
   *[other] { $n } Karten der Goten
}
count-saxons = { $n ->
    [1] eine Karte der Sachsen
   *[other] { $n } Karten der Sachsen
}
count-teutons = { $n ->
    [1] eine Karte der Teutonen
   *[other] { $n } Karten der Teutonen
}
count-vandals = { $n ->
    [1] eine Karte der Vandalen
   *[other] { $n } Karten der Vandalen
}
move-place = Setze einen Stein der { $people } in die Provinz { $province }.
move-second = Setze einen zweiten Stein in die Provinz { $province }.
move-influence = Nimm Einfluss.
move-tile = Setze das Aktionsplättchen „{ $tile }“ ein.
move-show = Zeige deine Hand vor: Keine deiner Karten ist spielbar.
move-lay = Lege verdeckt in die Auseinandersetzung: { $things }.
move-aside = Tausche { $things }.
move-raise = Rücke bei den { $people } ein Feld vor.
move-discard = Wirf { $people } ab: Keine deiner Karten ist spielbar.
move-conflict = Trage zuerst die Auseinandersetzung in der Provinz { $province } aus.
move-lay_none = Lege in dieser Auseinandersetzung keine Karte mehr.
move-no_tile = Setze vor der Wertung kein Aktionsplättchen ein.
move-aside_none = Tausche keine weitere Karte.
move-no_influence = Verzichte auf den Einfluss.
move-end_turn = Beende deinen Zug.

# ------------------------------------------------------------------ wie man gewinnt, und wie es darum steht
goal-points = { $near ->
    [yes] { $last ->
        [yes] { $left ->
            [one] Meiste Punkte gewinnen: { $standing }. Ende nach einer vollen Provinz oder bei { $top } Einfluss ({ $people }: { $track }).
           *[other] Meiste Punkte gewinnen: { $standing }. Ende nach { $left } vollen Provinzen oder bei { $top } Einfluss ({ $people }: { $track }).
        }
       *[no] { $left ->
            [one] Meiste Punkte gewinnen: { $standing }. Wertung nach einer vollen Provinz, Ende bei { $top } Einfluss ({ $people }: { $track }).
           *[other] Meiste Punkte gewinnen: { $standing }. Wertung nach { $left } vollen Provinzen, Ende bei { $top } Einfluss ({ $people }: { $track }).
        }
    }
   *[no] { $last ->
        [yes] { $left ->
            [0] Die meisten Punkte gewinnen: { $standing }. Jetzt kommt die Schlusswertung.
            [one] Die meisten Punkte gewinnen: { $standing }. Noch eine volle Provinz (5. Stein) bis zur Schlusswertung.
           *[other] Die meisten Punkte gewinnen: { $standing }. Noch { $left } volle Provinzen (5. Stein) bis zur Schlusswertung.
        }
       *[no] { $left ->
            [one] Die meisten Punkte gewinnen: { $standing }. Noch eine volle Provinz (5. Stein) bis zur Wertung.
           *[other] Die meisten Punkte gewinnen: { $standing }. Noch { $left } volle Provinzen (5. Stein) bis zur Wertung.
        }
    }
}
goal-how-first = Gewertet wird Volk für Volk: Der größte Einfluss bringt 1 Punkt für jeden Stein des Volkes auf dem Plan, der zweitgrößte 1 Punkt für jede Provinz, in der es steht.
goal-how-when = Gewertet wird, wenn das letzte Befriedungsplättchen eines Jahrhunderts gelegt ist, und am Ende: nach dem zehnten, wenn der Vorrat eines Volkes leer ist oder wenn ein Zählstein Feld 22 erreicht.
goal-how-now = Würde jetzt gewertet:
