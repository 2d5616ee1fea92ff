# Attacke auf Deutsch.  Kartennamen stehen ohne Artikel („Artillerie 3“), Länder allein („Alaska“).

game-title = Attacke
game-attacke = Attacke
game-summary = Eroberungsspiel mit Karten statt Würfeln: Du nimmst den anderen Länder mit verdeckten Kartensätzen, Revolution, Verrat und Überläufern. Es gewinnt, wer alle besitzt oder nach einer letzten Runde die meisten. Weltkarte und Kartenverteilung sind unser eigener Entwurf.
bot-names = Frida, Oskar, Lina, Bruno, Hanna

# ------------------------------------------------------------------ Ereignisse
event-first_player = { $seat_is ->
        [you] Du beginnst
       *[other] { $seat } beginnt
    } die Partie.
event-claimed = { $seat_is ->
        [you] Du besetzt
       *[other] { $seat } besetzt
    } { $land_is ->
        [naher_osten] den Nahen Osten
        [maghreb] den Maghreb
        [weststaaten] die Weststaaten
        [oststaaten] die Oststaaten
        [philippinen] die Philippinen
       *[other] { $land }
    }.
event-dealt_land = { $seat_is ->
        [you] Du erhältst
       *[other] { $seat } erhält
    } das Land { $land }.
event-lot = Das Los gibt { $seat_is ->
        [you] dir
       *[other] { $seat }
    } ein übriges Land: { $land }.
event-dealt = { $seat_is ->
        [you] Du erhältst
       *[other] { $seat } erhält
    } die Karte { $card }.
event-dealt-hidden = { $seat_is ->
        [you] Du erhältst
       *[other] { $seat } erhält
    } eine verdeckte Karte.
event-turn = { $seat_is ->
        [you] Du bist
       *[other] { $seat } ist
    } an der Reihe.
event-finished = { $seat_is ->
        [you] Du machst
       *[other] { $seat } macht
    } keine weitere Aktion.
event-attacked = { $seat_is ->
        [you] Du greifst
       *[other] { $seat } greift
    } { $other_is ->
        [you] dich
       *[other] { $other }
    } an: { $land }.
event-laid = { $seat_is ->
        [you] Du legst
       *[other] { $seat } legt
    } in den Satz: { $card }.
event-laid-hidden = { $seat_is ->
        [you] Du legst
       *[other] { $seat } legt
    } eine Karte in den Satz.
event-defenceless = { $land }: { $seat_is ->
        [you] Du hast
       *[other] { $seat } hat
    } weniger als drei Karten und { $seat_is ->
        [you] musst
       *[other] muss
    } aufgeben.
event-gave_up = { $land }: { $seat_is ->
        [you] Du verteidigst
       *[other] { $seat } verteidigt
    } das Land nicht.
event-defended = { $seat_is ->
        [you] Du verteidigst
       *[other] { $seat } verteidigt
    } mit { $armies } Armeen: { $card }.
event-turned = { $seat_is ->
        [you] Du deckst
       *[other] { $seat } deckt
    } { $armies } Armeen auf: { $card }.
event-put_away = { $seat_is ->
        [you] Du legst
       *[other] { $seat } legt
    } den Satz ungesehen unter den Stapel.
event-repelled = { $land }: { $other_is ->
        [you] Du behältst
       *[other] { $other } behält
    } das Land gegen { $seat_is ->
        [you] dich
       *[other] { $seat }
    }.
event-won_fight = { $land }: { $seat_is ->
        [you] Du schlägst
       *[other] { $seat } schlägt
    } { $other_is ->
        [you] dich
       *[other] { $other }
    }.
event-taken = { $seat_is ->
        [you] Du nimmst
       *[other] { $seat } nimmt
    } { $other_is ->
        [you] dir
       *[other] { $other }
    } { $land_is ->
        [naher_osten] den Nahen Osten
        [maghreb] den Maghreb
        [weststaaten] die Weststaaten
        [oststaaten] die Oststaaten
        [philippinen] die Philippinen
       *[other] { $land }
    } ab.
event-taken-several = { $seat_is ->
        [you] Du nimmst
       *[other] { $seat } nimmt
    } { $other_is ->
        [you] dir
       *[other] { $other }
    } { $n } Länder ab: { $land }.
event-revolution = { $seat_is ->
        [you] Du rufst
       *[other] { $seat } ruft
    } die Revolution aus: { $continent }.
event-treason = { $seat_is ->
        [you] Du spielst
       *[other] { $seat } spielt
    } Verrat gegen { $other_is ->
        [you] dich
       *[other] { $other }
    }: { $land }.
event-countered = { $seat_is ->
        [you] Du wehrst dich
       *[other] { $seat } wehrt sich
    } mit einer Gegenrevolution.
event-suffered = { $seat_is ->
        [you] Du legst
       *[other] { $seat } legt
    } keine Gegenrevolution.
event-demanded = { $seat_is ->
        [you] Du legst
       *[other] { $seat } legt
    } { $card } gegen { $other_is ->
        [you] dich
       *[other] { $other }
    }.
event-demand = { $seat_is ->
        [you] Du forderst
       *[other] { $seat } fordert
    } von { $other_is ->
        [you] dir
       *[other] { $other }
    } { $armies } Armeen.
event-warded = { $seat_is ->
        [you] Du wehrst
       *[other] { $seat } wehrt
    } ab: { $card }.
event-warded_off = { $seat_is ->
        [you] Du wehrst
       *[other] { $seat } wehrt
    } die Forderung ganz ab; { $other_is ->
        [you] du bekommst
       *[other] { $other } bekommt
    } nichts.
event-paid = { $seat_is ->
        [you] Du zahlst
       *[other] { $seat } zahlt
    } { $card } für die Forderung.
event-paid-hidden = { $seat_is ->
        [you] Du zahlst
       *[other] { $seat } zahlt
    } eine Karte für die Forderung.
event-handed_over = { $seat_is ->
        [you] Du übergibst
       *[other] { $seat } übergibt
    } { $other_is ->
        [you] dir
       *[other] { $other }
    } { $size ->
        [one] eine Karte
       *[other] { $size } Karten
    }: { $card }.
event-handed_over-hidden = { $seat_is ->
        [you] Du übergibst
       *[other] { $seat } übergibt
    } { $other_is ->
        [you] dir
       *[other] { $other }
    } { $size ->
        [one] verdeckt eine Karte
       *[other] verdeckt { $size } Karten
    }.
event-showed = { $seat_is ->
        [you] Du hast
       *[other] { $seat } hat
    } zu wenige Armeen und { $seat_is ->
        [you] zeigst
       *[other] zeigt
    } die Hand: { $card }.
event-gave_all = { $seat_is ->
        [you] Du übergibst
       *[other] { $seat } übergibt
    } { $other_is ->
        [you] dir
       *[other] { $other }
    } alle Armeen: { $card }.
event-nothing_to_give = { $seat_is ->
        [you] Du hast
       *[other] { $seat } hat
    } keine Armeen; { $other_is ->
        [you] du bekommst
       *[other] { $other } bekommt
    } nichts.
event-drew = { $seat_is ->
        [you] Du ziehst
       *[other] { $seat } zieht
    } die Karte { $card }.
event-drew-hidden = { $seat_is ->
        [you] Du ziehst
       *[other] { $seat } zieht
    } eine Karte.
event-bonus = { $seat_is ->
        [you] Du ziehst
       *[other] { $seat } zieht
    } für ganze Kontinente { $size ->
        [one] eine Karte
       *[other] { $size } Karten
    } mehr.
event-no_card_left = Der Stapel ist leer: { $seat_is ->
        [you] Du ziehst
       *[other] { $seat } zieht
    } nicht weiter.
event-eliminated = { $seat_is ->
        [you] Du hast
       *[other] { $seat } hat
    } kein Land mehr und { $seat_is ->
        [you] scheidest
       *[other] scheidet
    } aus; das letzte ging an { $other_is ->
        [you] dich
       *[other] { $other }
    }.
event-estate = { $seat_is ->
        [you] Deine Hand
       *[other] Die Hand von { $seat }
    } wird gezeigt und kommt unter den Stapel: { $card }.
event-conquered = { $seat_is ->
        [you] Du besitzt
       *[other] { $seat } besitzt
    } alle Länder der Welt und { $seat_is ->
        [you] gewinnst
       *[other] gewinnt
    }.
event-end_rounds = Die letzte Runde ist gespielt (Runde { $rounds }): Wer die meisten Länder hat, gewinnt.

# ------------------------------------------------------------------ Ablehnungen
rejection-not_now = „{ $action }“ geht jetzt nicht: Gefragt ist gerade etwas anderes.
rejection-land_taken = „{ $action }“ geht nicht: Das Land ist schon besetzt. Wähle ein freies.
rejection-no_set = Für einen Kampf fehlt dir ein Satz: je eine Karte Artillerie, Infanterie und Kavallerie; Joker ersetzen jede davon.
rejection-own_land = „{ $action }“ geht nicht: Das Land gehört dir schon. Angreifen kannst du nur fremde Länder.
rejection-not_adjacent = „{ $action }“ ist zu weit weg: Kämpfen kannst du nur um ein Land, das an ein eigenes grenzt. Weiter reicht nur ein Verrat.
rejection-no_such_card = „{ $action }“ geht nicht: Diese Karte hast du nicht auf der Hand.
rejection-wrong_arm = „{ $action }“ passt hier nicht: Lege den Satz der Reihe nach, erst Artillerie, dann Infanterie, dann Kavallerie.
rejection-set_incomplete = Mit „{ $action }“ bekämst du keinen ganzen Satz mehr zusammen: Du brauchst die Karte an anderer Stelle.
rejection-cannot_defend = Verteidigen kannst du nur mit einem ganzen Satz, und den hast du nicht; du musst aufgeben.
rejection-no_revolution = „{ $action }“ geht nicht: Du hast keine Revolutionskarte auf der Hand.
rejection-no_treason = „{ $action }“ geht nicht: Du hast keine Verratkarte auf der Hand.
rejection-no_enemy = „{ $action }“ geht nicht: Auf diesem Kontinent steht kein fremder Stein.
rejection-no_counter = Du hast keine Gegenrevolution auf der Hand.
rejection-no_defectors = „{ $action }“ geht nicht: Diese Überläuferkarte hast du nicht auf der Hand.
rejection-own_seat = „{ $action }“ geht nicht: Armeen forderst du nur von anderen.
rejection-out_of_game = „{ $action }“ geht nicht: Wer kein Land mehr hat, ist ausgeschieden.
rejection-empty_hand = „{ $action }“ geht nicht: Diese Hand ist leer.
rejection-after_defectors = „{ $action }“ geht nicht mehr: Nach den Überläufern gibt es in diesem Zug keinen Kampf, keine Revolution und keinen Verrat.
rejection-no_ward = „{ $action }“ geht nicht: Diese Überläuferkarte hast du nicht auf der Hand.
rejection-paying = Abwehren kannst du nur, bevor die erste Armee bereitliegt; jetzt bezahlst du den Rest.
rejection-too_small = Mit „{ $action }“ als größter Karte kannst du die Forderung nicht passend bezahlen; wähle eine andere.
rejection-too_big = „{ $action }“ kommt zu spät: Bezahlt wird von der größten Karte abwärts.
rejection-can_pay = Die Hand zeigst du nur, wenn deine Armeen nicht reichen. Sie reichen: Bezahle.
rejection-cannot_pay = Deine Armeen reichen nicht: Wehre ab oder zeige deine Hand.
rejection-set_begun = Aufgeben konntest du nur vor der ersten Karte; jetzt legst du den Satz zu Ende.

# ------------------------------------------------------------------ Fragen
question-SetUp-claim = Welches freie Land besetzt du?
    .waits = { $count ->
        [one] { $names } besetzt ein Land.
       *[other] { $names } besetzen ein Land.
    }
question-Turn-choose = Was tust du: Kampf, Revolution, Verrat, Überläufer oder Zug beenden?
    .waits = { $count ->
        [one] { $names } ist am Zug.
       *[other] { $names } sind am Zug.
    }
question-Fight-lay = Welche Karte legst du verdeckt in den Satz? Erst Artillerie, dann Infanterie, dann Kavallerie.
    .waits = { $count ->
        [one] { $names } legt verdeckt einen Satz.
       *[other] { $names } legen verdeckt einen Satz.
    }
question-Fight-answer = Gibst du das Land auf oder verteidigst du es mit einem Satz? Die erste Karte ist Artillerie.
    .waits = { $count ->
        [one] { $names } gibt auf oder verteidigt.
       *[other] { $names } geben auf oder verteidigen.
    }
question-Fight-defend = Welche Karte legst du als nächste in deinen Satz?
    .waits = { $count ->
        [one] { $names } legt einen Satz zur Verteidigung.
       *[other] { $names } legen einen Satz zur Verteidigung.
    }
question-Revolt-counter = Wehrst du mit einer Gegenrevolution ab?
    .waits = { $count ->
        [one] { $names } kann eine Gegenrevolution legen.
       *[other] { $names } können eine Gegenrevolution legen.
    }
question-Revolt-sealed = Wehrst du mit einer Gegenrevolution ab? Alle antworten zugleich und verdeckt.
    .waits = { $count ->
        [one] { $names } kann eine Gegenrevolution legen.
       *[other] { $names } können eine Gegenrevolution legen.
    }
question-Demand-raise = Legst du noch eine Überläuferkarte dazu?
    .waits = { $count ->
        [one] { $names } kann die Forderung erhöhen.
       *[other] { $names } können die Forderung erhöhen.
    }
question-Demand-answer = Wehrst du ab oder übergibst du Armeen, die größte Karte zuerst?
    .waits = { $count ->
        [one] { $names } wehrt ab oder übergibt Armeen.
       *[other] { $names } wehren ab oder übergeben Armeen.
    }

# ------------------------------------------------------------------ Aktionen
action-finish = Fertig
action-finish-Demand-raise = Die Forderung nicht weiter erhöhen
action-finish-Turn-choose = Zug beenden
action-give_up = Kampflos aufgeben
action-counter = Gegenrevolution legen
action-suffer = Nicht abwehren
action-show = Alle Armeen geben und Hand zeigen
action-lay = In den Satz: { $card }
action-pay = Übergeben: { $card }
action-ward = Abwehren: { $card }
action-add = Dazu: { $card }
action-demand = Von { $player } fordern: { $card }
action-revolution = Revolution: { $continent }
action-claim = Besetzen: { $land }
action-fight = Kampf: { $land }
action-treason = Verrat: { $land }

kind-lay = Karte in den Satz
kind-pay = Armee übergeben
kind-ward = Mit Überläufern abwehren
kind-add = Weitere Überläufer
kind-demand = Überläufer
kind-revolution = Revolution
kind-claim = Land besetzen
kind-fight = Kampf
kind-treason = Verrat

# ------------------------------------------------------------------ Optionen
option-round_limit = Rundenzahl
    .help = Nach so vielen Runden endet die Partie, und wer die meisten Länder hat, gewinnt. Die Spielregel kennt keine Grenze; das ist unser Angebot.
option-round_limit-none = Keine Grenze
option-round_limit-6 = 6 Runden
option-round_limit-8 = 8 Runden
option-round_limit-10 = 10 Runden
option-round_limit-12 = 12 Runden
option-round_limit-16 = 16 Runden
option-round_limit-20 = 20 Runden
option-random_deal = Länder verteilen
    .help = Ausgelost: Alle Länder werden fair verteilt, und der erste Zug beginnt sofort. Das ist unser Angebot; nach der Spielregel wählt ihr reihum.
option-random_deal-false = Reihum besetzen
option-random_deal-true = Auslosen
option-starter_cards = Erste Karten der beginnenden Person
    .help = Zu zweit ist der erste Zug ein Vorteil; mit weniger Karten wird er ausgeglichen. Unser Angebot, nur zu zweit.
option-starter_cards-5 = Fünf wie alle
option-starter_cards-4 = Vier
option-starter_cards-3 = Drei
option-first_seat = Wer beginnt
    .help = Die Spielregel sagt es nicht. Hier entscheidet das Los, oder ihr bestimmt einen Platz (unsere Festlegung).
option-first_seat-lot = Das Los entscheidet
option-first_seat-1 = Platz 1 beginnt
option-first_seat-2 = Platz 2 beginnt
option-first_seat-3 = Platz 3 beginnt
option-first_seat-4 = Platz 4 beginnt
option-leftover_lands = Zwei übrige Länder zu viert
    .help = Ob die beiden übrigen Länder an zwei verschiedene Personen gehen müssen (unsere Festlegung).
option-leftover_lands-different = An zwei verschiedene
option-leftover_lands-any = Jedes frei ausgelost
option-joker_value = Armeen eines Jokers
    .help = Wie viele Armeen ein Joker im Satz zählt. Die Spielregel sagt dazu nichts (unsere Festlegung).
option-joker_value-1 = Eine
option-joker_value-4 = Vier
option-joker_value-7 = Sieben
option-hide_on_surrender = Satz nach dem Aufgeben
    .help = Ob der verdeckte Satz gezeigt wird, wenn das Land kampflos aufgegeben wird (unsere Festlegung).
option-hide_on_surrender-false = Wird gezeigt
option-hide_on_surrender-true = Bleibt verdeckt
option-counter_order = Gegenrevolutionen bei mehreren
    .help = Ob mehrere Angegriffene nacheinander antworten und die Antworten vor ihnen kennen (unsere Festlegung).
option-counter_order-clockwise = Nacheinander im Uhrzeigersinn
option-counter_order-sealed = Alle zugleich, verdeckt
option-payment = Wie Überläufer bezahlt werden
    .help = Wechselgeld gibt es nicht; wie genau die übergebenen Karten passen müssen, sagt die Spielregel nicht (unsere Festlegung).
option-payment-minimal = Keine Karte darf überflüssig sein
option-payment-closest = So genau, wie es die Hand erlaubt
option-under_pile = Karten unter den Stapel
    .help = Ob die Karten einer Aktion gemischt oder in der Reihenfolge des Ausspielens unter den Stapel kommen (unsere Festlegung).
option-under_pile-shuffled = Untereinander gemischt
option-under_pile-in_order = Wie sie gespielt wurden
option-continent_bonus = Karte für einen Kontinent
    .help = Ob du einen Kontinent seit dem Ende deines vorigen Zuges ununterbrochen ganz besitzen musst (unsere Festlegung).
option-continent_bonus-unbroken = Eine Runde lang besessen
option-continent_bonus-turn_start = Zu Beginn des Zuges im Besitz
option-estate = Hand beim Ausscheiden
    .help = Ob die Handkarten einer ausgeschiedenen Person gezeigt werden, bevor sie unter den Stapel kommen (unsere Festlegung).
option-estate-hidden = Bleibt verdeckt
option-estate-shown = Wird gezeigt

# ------------------------------------------------------------------ Gründe für das Ende, Namen
end-conquest = Alle Länder gehören einer Person.
end-rounds = Die letzte Runde ist gespielt.

chance-first_player = Los um das Startrecht
chance-land = Los um ein Land
chance-lot = Los um ein übriges Land
chance-draw = Karte ziehen

what-card = Karte
what-land = Land
what-continent = Kontinent
what-player = Person

about-land = Land (Nummer)
about-continent = Kontinent (Nummer)

# ------------------------------------------------------------------ Beschriftungen
label-lands = Länder
label-hand = Hand
label-pile = Stapel
label-round = Runde { $round }, Zug { $turn }: { $seat }
label-neighbours = Nachbarn
label-continents = Kontinente
label-known = bekannt
label-owner = Besitz
label-continent = Kontinent
label-laid = Auf dem Tisch
label-next = Als Nächstes im Stapel

fact-round = Runde
fact-first = Hat begonnen
fact-victim = Angegriffen
fact-out = Ausgeschieden
fact-lands = Länder
fact-kept = Gehaltene Kontinente
fact-gave = Übergebene Karten
fact-used = Ausgespielt
fact-ending = Das Spiel endet
fact-hands = Handkarten
fact-hand = Eigene Hand
fact-hand_sizes = Handkarten
fact-laid = Satz
fact-laid_size = Verdeckter Satz
fact-defence = Verteidigung
fact-defence_size = Verteidigung
fact-paid = Bereitgelegt
fact-paid_size = Bereitgelegt
fact-under = Unter dem Stapel
fact-trace = Was bekannt ist
fact-pile = Stapel
fact-known = Allen bekannt
fact-told = Anderen bekannt
fact-pools = Was die Verdeckten sein können
fact-batches = Der Stapel, von oben

standing-lands = Länder
standing-continents = Ganze Kontinente
standing-hand = Handkarten

why-whole = { $continent }: der ganze Kontinent gehört dann dir
why-continent = { $continent }: { $own } von { $lands } Ländern { $own ->
    [one] gehört
   *[other] gehören
 } dann dir
why-broken = { $seat } hat { $continent } dann nicht mehr ganz
why-set = dein Satz hat dann { $armies } Armeen
why-defended = { $seat } hat zur Verteidigung { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
 }
why-stake = die anderen haben dort { $lands ->
    [one] ein Land
   *[other] { $lands } Länder
 }; im Schnitt bekommst du { $average }
why-guarded = die anderen haben dort { $lands ->
    [one] ein Land
   *[other] { $lands } Länder
 }; im Schnitt bekommst du { $average }, denn { $seat } hat sicher eine Gegenrevolution
why-drawn = du ziehst { $cards ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $cards } Karten
 }{ $armies ->
    [0] {""}
   *[other] {" "}und behältst einen Satz mit { $armies } Armeen zur Verteidigung
 }
why-prize = { $left ->
    [0] { $continent } gehört dann ganz dir
   *[other] von { $continent } { $own ->
        [one] gehört
       *[other] gehören
    } dir dann { $own } von { $lands } Ländern
 }{ $breaks ->
    [1] , und { $seat } hat es nicht mehr ganz
   *[other] {""}
 }
why-kept = du behältst { $lands ->
    [one] ein Land
   *[other] { $lands } Länder
 }

# ------------------------------------------------------------------ ein ganzer Zug, wie ein Tipp ihn sagt
move-claim = Besetze das Land { $land }.
move-fight = Greif das Land { $land } von { $seat } an{ $strength ->
        [0] {""}
       *[other] , mit einem Satz von { $strength } Armeen
    }{ $chance ->
        [-1] {""}
        [100] : Den Kampf gewinnst du sicher
       *[other] : Chance im Kampf { $chance } %
    }.
move-treason = Nimm { $seat } durch Verrat ein Land ab: { $land }{ $chance ->
        [-1] {""}
        [100] ; abwehren kann das niemand
       *[other] {" "}(Chance { $chance } %)
    }.
move-revolution = Spiele eine Revolution in { $continent }.
move-demand = Fordere von { $player } Armeen, mit { $things }.
move-add = Lege { $things } zur Forderung dazu.
move-lay = Lege { $things } in den Satz.
move-defend = Verteidige das Land mit { $things }.
move-ward = Wehre mit { $things } ab.
move-pay = Gib { $things } ab.
move-show = Zeig deine Hand und gib alle Armeen ab: Sie reichen nicht.
move-give_up = Gib das Land kampflos auf.
move-counter = Wehre mit einer Gegenrevolution ab.
move-suffer = Wehre nicht ab und heb deine Karten für später auf.
move-stands = Lass die Forderung so stehen.
move-end_turn = Beende deinen Zug und zieh deine Karten.

# ------------------------------------------------------------------ wie man gewinnt, und wie es darum steht
goal-rounds = { $last ->
    [yes] Letzte Runde: Wer danach die meisten Länder hat, gewinnt: { $standing }.
   *[no] Wer nach Runde { $limit } die meisten Länder hat, gewinnt: { $standing }.
}
goal-world = Es gewinnt, wem alle { $lands } Länder gehören: { $standing }.
goal-how-lands = Jedes Land zählt eins.
goal-how-tie = Bei Gleichstand gewinnt, wer mehr ganze Kontinente hat.
goal-how-all = Wem vorher alle { $lands } Länder gehören, gewinnt sofort.
goal-how-out = Wer kein Land mehr hat, scheidet aus. Ganze Kontinente bringen mehr Karten, aber nicht den Sieg.
