# Attacke auf Deutsch.  Kartennamen stehen ohne Artikel („Artillerie 3“), Länder allein („Alaska“).

game-title = Attacke
game-attacke = Attacke
game-summary = Zwei bis vier Personen besetzen die Länder der Welt und nehmen sie einander mit verdeckten Kartensätzen, Revolution, Verrat und Überläufern wieder ab. Karte und Kartenverteilung sind unser eigener Entwurf.

# ------------------------------------------------------------------ Ereignisse
event-first_player = { $seat } beginnt die Partie.
event-claimed = { $seat } besetzt { $land }.
event-dealt_land = { $seat } erhält { $land }.
event-lot = Das Los gibt { $seat } ein übriges Land: { $land }.
event-dealt = { $seat } erhält die Karte { $card }.
event-dealt-hidden = { $seat } erhält eine verdeckte Karte.
event-turn = Zug { $turn }: { $seat } ist an der Reihe.
event-finished = { $seat } macht keine weitere Aktion.
event-attacked = { $seat } greift { $other } an: { $land }.
event-laid = { $seat } legt verdeckt: { $card }.
event-laid-hidden = { $seat } legt eine Karte verdeckt.
event-defenceless = { $land }: { $seat } hat weniger als drei Karten und muss aufgeben.
event-gave_up = { $seat } gibt { $land } kampflos auf.
event-defended = { $seat } verteidigt mit { $armies } Armeen: { $card }.
event-turned = { $seat } deckt auf, { $armies } Armeen: { $card }.
event-put_away = { $seat } legt den Satz ungesehen unter den Stapel.
event-repelled = { $land }: { $other } behält das Land gegen { $seat }.
event-won_fight = { $land }: { $seat } schlägt { $other }.
event-taken = { $seat } setzt einen Stein auf { $land }; bisher stand dort { $other }.
event-revolution = { $seat } ruft die Revolution aus: { $continent }.
event-treason = Verrat: { $seat } will { $other } ein Land nehmen, { $land }.
event-countered = { $seat } wehrt sich mit einer Gegenrevolution.
event-suffered = { $seat } legt keine Gegenrevolution.
event-demanded = { $seat } legt { $card } gegen { $other }.
event-demand = { $seat } fordert von { $other } { $armies } Armeen.
event-warded = { $seat } wehrt ab: { $card }.
event-warded_off = { $seat } hat die Forderung ganz abgewehrt; { $other } bekommt nichts.
event-paid = { $seat } legt für die Überläufer bereit: { $card }.
event-paid-hidden = { $seat } legt für die Überläufer eine Karte bereit.
event-handed_over = { $seat } übergibt an { $other } { $size ->
        [one] eine Karte
       *[other] { $size } Karten
    }: { $card }.
event-handed_over-hidden = { $seat } übergibt an { $other } { $size ->
        [one] eine Karte
       *[other] { $size } Karten
    }, verdeckt.
event-showed = { $seat } hat zu wenige Armeen und zeigt die Hand: { $card }.
event-gave_all = { $seat } übergibt an { $other } alle Armeen: { $card }.
event-nothing_to_give = { $seat } hat keine Armeen; { $other } bekommt nichts.
event-drew = { $seat } zieht die Karte { $card }.
event-drew-hidden = { $seat } zieht eine Karte.
event-bonus = { $seat } zieht für gehaltene Kontinente { $size ->
        [one] eine Karte
       *[other] { $size } Karten
    } mehr.
event-no_card_left = Der Stapel ist leer: { $seat } zieht nicht weiter.
event-eliminated = { $seat } hat kein Land mehr und scheidet aus; das letzte ging an { $other }.
event-estate = Die Hand von { $seat } wird gezeigt und kommt unter den Stapel: { $card }.
event-conquered = { $seat } besitzt alle Länder der Welt und gewinnt.
event-end_rounds = Die letzte Runde ist gespielt ({ $rounds }): Wer die meisten Länder hat, gewinnt.

# ------------------------------------------------------------------ Ablehnungen
rejection-not_now = „{ $action }“ steht gerade nicht zur Wahl; möglich ist nur, wonach jetzt gefragt wird.
rejection-land_taken = „{ $action }“ geht nicht, weil dort schon ein Stein steht; frei ist, was noch niemandem gehört.
rejection-no_set = Für einen Kampf fehlt ein Satz: je eine Karte Artillerie, Infanterie und Kavallerie, Joker als Ersatz.
rejection-own_land = „{ $action }“ geht nicht, weil dieses Land schon das eigene ist; angegriffen werden nur fremde Länder.
rejection-not_adjacent = „{ $action }“ ist zu weit weg; ein Kampf geht nur um ein Land, das an ein eigenes grenzt. Weiter reicht nur ein Verrat.
rejection-no_such_card = „{ $action }“ geht nicht, weil diese Karte nicht auf der Hand ist.
rejection-wrong_arm = „{ $action }“ passt hier nicht; der Satz wird der Reihe nach gelegt: erst Artillerie, dann Infanterie, dann Kavallerie.
rejection-set_incomplete = Mit „{ $action }“ ließe sich der Satz nicht mehr füllen; dieser Joker oder diese Karte wird an anderer Stelle gebraucht.
rejection-cannot_defend = Verteidigen geht nur mit einem ganzen Satz, und der ist nicht auf der Hand; es bleibt das Aufgeben.
rejection-no_revolution = „{ $action }“ geht nicht, weil keine Revolutionskarte auf der Hand ist.
rejection-no_treason = „{ $action }“ geht nicht, weil keine Verratkarte auf der Hand ist.
rejection-no_enemy = „{ $action }“ geht nicht, weil auf diesem Kontinent kein fremder Stein steht.
rejection-no_counter = Eine Gegenrevolutionskarte ist nicht auf der Hand.
rejection-no_defectors = „{ $action }“ geht nicht, weil diese Überläuferkarte nicht auf der Hand ist.
rejection-own_seat = „{ $action }“ geht nicht; Armeen lassen sich nur von anderen am Tisch fordern.
rejection-out_of_game = „{ $action }“ geht nicht; wer kein Land mehr hat, ist ausgeschieden.
rejection-empty_hand = „{ $action }“ geht nicht, weil dort keine einzige Karte auf der Hand ist.
rejection-after_defectors = „{ $action }“ geht nicht mehr; nach den Überläufern gibt es in diesem Zug keinen Kampf, keine Revolution und keinen Verrat.
rejection-no_ward = „{ $action }“ geht nicht, weil diese Überläuferkarte nicht auf der Hand ist.
rejection-paying = Abgewehrt wird, bevor die erste Armee bereitliegt; jetzt ist der Rest zu bezahlen.
rejection-too_small = Mit „{ $action }“ als größter Karte käme die Forderung nicht passend zusammen; es braucht eine andere.
rejection-too_big = „{ $action }“ kommt zu spät; bezahlt wird von der größten Karte abwärts.
rejection-can_pay = Die Hand zu zeigen geht nur mit zu wenigen Armeen; diese reichen, also wird bezahlt.
rejection-cannot_pay = Die Armeen auf der Hand reichen nicht; es bleiben das Abwehren und das Zeigen der Hand.
rejection-set_begun = Aufgeben ging nur vor der ersten Karte; jetzt wird der Satz zu Ende gelegt.

# ------------------------------------------------------------------ Fragen
question-SetUp-claim = Welches freie Land besetzt du?
    .waits = { $count ->
        [one] { $names } besetzt ein Land.
       *[other] { $names } besetzen ein Land.
    }
question-Turn-choose = Kampf, Revolution, Verrat, Überläufer, oder ist der Zug zu Ende?
    .waits = { $count ->
        [one] { $names } ist am Zug.
       *[other] { $names } sind am Zug.
    }
question-Fight-lay = Welche Karte kommt verdeckt in den Satz? Erst Artillerie, dann Infanterie, dann Kavallerie.
    .waits = { $count ->
        [one] { $names } legt verdeckt einen Satz.
       *[other] { $names } legen verdeckt einen Satz.
    }
question-Fight-answer = Das Land aufgeben oder mit einem Satz verteidigen? Die erste Karte ist Artillerie.
    .waits = { $count ->
        [one] { $names } gibt auf oder verteidigt.
       *[other] { $names } geben auf oder verteidigen.
    }
question-Fight-defend = Welche Karte kommt als nächste in den Satz der Verteidigung?
    .waits = { $count ->
        [one] { $names } legt die Verteidigung.
       *[other] { $names } legen die Verteidigung.
    }
question-Revolt-counter = Mit einer Gegenrevolution abwehren?
    .waits = { $count ->
        [one] { $names } kann eine Gegenrevolution legen.
       *[other] { $names } können eine Gegenrevolution legen.
    }
question-Revolt-sealed = Mit einer Gegenrevolution abwehren? Alle antworten zugleich und verdeckt.
    .waits = { $count ->
        [one] { $names } kann eine Gegenrevolution legen.
       *[other] { $names } können eine Gegenrevolution legen.
    }
question-Demand-raise = Noch eine Überläuferkarte dazu, oder steht die Forderung?
    .waits = { $count ->
        [one] { $names } kann die Forderung erhöhen.
       *[other] { $names } können die Forderung erhöhen.
    }
question-Demand-answer = Abwehren oder Armeen übergeben, die größte Karte zuerst?
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
action-show = Zu wenig: alles geben, Hand zeigen
action-lay = In den Satz: { $card }
action-pay = Übergeben: { $card }
action-ward = Abwehren: { $card }
action-add = Dazu: { $card }
action-demand = Von { $player } fordern: { $card }
action-revolution = Revolution: { $continent }
action-claim = Besetzen: { $land }
action-fight = Kampf um { $land }
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
option-round_limit = Längste Dauer
    .help = Nach so vielen Runden endet die Partie, und die meisten Länder gewinnen; die Spielregel kennt keine Grenze, dies ist unser Angebot SCH-R17.
option-round_limit-none = Keine Grenze
option-round_limit-6 = 6 Runden
option-round_limit-8 = 8 Runden
option-round_limit-10 = 10 Runden
option-round_limit-12 = 12 Runden
option-round_limit-16 = 16 Runden
option-round_limit-20 = 20 Runden
option-random_deal = Länder verteilen
    .help = Ob die Länder reihum gewählt oder ausgelost werden; das Losen ist unser Angebot für einen schnellen Anfang (SCH-R19).
option-random_deal-false = Reihum besetzen
option-random_deal-true = Auslosen
option-starter_cards = Erste Karten der beginnenden Person
    .help = Zu zweit ist der erste Zug stark; mit weniger Karten gleicht er sich aus. Unser Angebot SCH-R18, nur zu zweit.
option-starter_cards-5 = Fünf wie alle
option-starter_cards-4 = Vier
option-starter_cards-3 = Drei
option-first_seat = Wer beginnt
    .help = Die Spielregel sagt es nicht; hier lost das Spiel, oder ein Platz wird bestimmt (Festlegung SCH-R13).
option-first_seat-lot = Das Los entscheidet
option-first_seat-1 = Platz 1 beginnt
option-first_seat-2 = Platz 2 beginnt
option-first_seat-3 = Platz 3 beginnt
option-first_seat-4 = Platz 4 beginnt
option-leftover_lands = Zwei übrige Länder zu viert
    .help = Ob die beiden übrigen Länder an zwei verschiedene Personen gehen müssen (Festlegung SCH-R12).
option-leftover_lands-different = An zwei verschiedene
option-leftover_lands-any = Jedes frei ausgelost
option-joker_value = Armeen eines Jokers
    .help = Wie viele Armeen ein Joker im Satz zählt; die Spielregel schweigt (Festlegung SCH-R02).
option-joker_value-1 = Eine
option-joker_value-4 = Vier
option-joker_value-7 = Sieben
option-hide_on_surrender = Satz nach dem Aufgeben
    .help = Ob der verdeckte Satz gezeigt wird, wenn das Land kampflos aufgegeben wird (Festlegung SCH-R04).
option-hide_on_surrender-false = Wird gezeigt
option-hide_on_surrender-true = Bleibt verdeckt
option-counter_order = Gegenrevolutionen mehrerer
    .help = Ob mehrere Angegriffene nacheinander antworten und die früheren Antworten kennen (Festlegung SCH-R11).
option-counter_order-clockwise = Nacheinander im Uhrzeigersinn
option-counter_order-sealed = Alle zugleich, verdeckt
option-payment = Wie Überläufer bezahlt werden
    .help = Gewechselt wird nicht; wie genau die übergebenen Karten passen müssen, sagt die Spielregel nicht (Festlegung SCH-R09).
option-payment-minimal = Keine Karte darf überflüssig sein
option-payment-closest = So genau, wie es die Hand erlaubt
option-under_pile = Karten unter den Stapel
    .help = Ob die Karten einer Aktion gemischt oder in der Reihenfolge des Ausspielens unter den Stapel kommen (Festlegung SCH-R05).
option-under_pile-shuffled = Untereinander gemischt
option-under_pile-in_order = Wie sie gespielt wurden
option-continent_bonus = Karte für einen Kontinent
    .help = Ob ein Kontinent vom Ende des vorigen eigenen Zuges an ununterbrochen gehalten sein muss (Festlegung SCH-R06).
option-continent_bonus-unbroken = Eine Runde lang gehalten
option-continent_bonus-turn_start = Zu Beginn des Zuges im Besitz
option-estate = Hand beim Ausscheiden
    .help = Ob die Handkarten einer ausgeschiedenen Person gezeigt werden, bevor sie unter den Stapel kommen (Festlegung SCH-R15).
option-estate-hidden = Bleibt verdeckt
option-estate-shown = Wird gezeigt

# ------------------------------------------------------------------ Gründe für das Ende, Namen
end-conquest = Alle Länder gehören einer Person.
end-rounds = Die letzte Runde ist gespielt.

chance-first_player = Los um den ersten Zug
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

why-chance-here = danach entscheiden Karten, die du nicht siehst
why-whole = { $continent }: der ganze Kontinent gehört dann dir
why-continent = { $continent }: { $own } von { $lands } Ländern { $own ->
    [one] gehört
   *[other] gehören
 } dann dir
why-broken = { $seat } hat { $continent } dann nicht mehr ganz
why-set = dein Satz hat { $cards ->
    [3] dann
   *[other] bis dahin
 } { $armies } Armeen
why-defended = { $seat } hat zur Verteidigung { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
 }
why-stake = für die anderen { $lands ->
    [one] steht ein Land
   *[other] stehen { $lands } Länder
 } auf dem Spiel
why-kept = du behältst { $lands ->
    [one] ein Land
   *[other] { $lands } Länder
 }

# ------------------------------------------------------------------ ein ganzer Zug, wie ein Tipp ihn sagt
move-claim = Besetze { $land }.
move-fight = Greif { $seat } in { $land } an{ $strength ->
        [0] {""}
       *[other] , mit einem Satz von { $strength } Armeen
    }.
move-treason = Gewinne { $land } von { $seat } durch Verrat.
move-revolution = Zettle in { $continent } eine Revolution an: Auf dem Spiel { $lands ->
        [one] steht ein Land
       *[other] stehen { $lands } Länder
    } der anderen.
move-demand = Fordere von { $player } Armeen, mit { $things }.
move-add = Lege { $things } zur Forderung dazu.
move-lay = Lege { $things } in den Satz.
move-defend = Verteidige das Land mit { $things }.
move-ward = Wehre mit { $things } ab.
move-pay = Gib { $things } ab.
move-show = Zeig deine Hand und gib alle Armeen ab: Sie reichen nicht.
move-give_up = Gib das Land kampflos auf.
move-counter = Wehre mit einer Gegenrevolution ab.
move-suffer = Lass es geschehen und behalte deine Karten.
move-stands = Lass die Forderung so stehen.
move-end_turn = Beende deinen Zug und zieh deine Karten.

# ------------------------------------------------------------------ wie man gewinnt, und wie es darum steht
goal-rounds = Wer nach Runde { $limit } die meisten Länder hat, gewinnt: { $standing }.
goal-world = Es gewinnt, wem alle { $lands } Länder gehören: { $standing }.
goal-how-lands = Jedes Land zählt eins.
goal-how-tie = Bei Gleichstand gewinnen mehr ganze Kontinente.
goal-how-all = Wem vorher alle { $lands } Länder gehören, gewinnt sofort.
goal-how-out = Wer kein Land mehr hat, scheidet aus. Ganze Kontinente bringen mehr Karten, entscheiden aber nicht.
