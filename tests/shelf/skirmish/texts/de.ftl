game-title = Skirmish
game-summary = Zwei bis vier ziehen durch ein Tal, besetzen Orte und streiten darum.

event-drew = { $seat } zieht: { $card }.
event-drew-hidden = { $seat } zieht eine Karte.
event-turn = Zug { $turn }: { $seat } ist an der Reihe.
event-passed = { $seat } passt.
event-marched = { $seat } zieht mit einer Karte ({ $card }) nach { $space }.
event-taken = { $seat } besetzt { $space }.
event-contest = { $seat } und { $other } streiten um { $space }.
event-laid = { $seat } hat { $card } gelegt.
event-rolled = { $seat } greift mit { $attack } gegen { $defence } an.
event-held = { $seat } behält { $space }.
event-ended = Die letzte Runde ist gespielt.

rejection-not_now = „{ $action }“ steht gerade nicht zur Wahl.
rejection-no_such_card = „{ $action }“ braucht eine solche Karte auf der Hand.
rejection-own_place = „{ $action }“ führt an einen Ort, der schon der eigene ist.
rejection-too_far = „{ $action }“ ist zu weit; das Ziel muss neben einem eigenen Ort liegen.

action-pass = passen
action-lay = { $card } legen
action-march = { $card } nach { $space }

question-Play-march = Mit welcher Karte geht es wohin?
question-Contest-lay = Eine Karte für den Besitzer?

option-tie_to_attacker = Gleichstand im Streit
    .help = Wer den Ort bekommt, wenn Angriff und Verteidigung gleich sind.
option-tie_to_attacker-false = Der Besitzer behält ihn
option-tie_to_attacker-true = Der Angriff bekommt ihn

end-rounds = Die letzte Runde ist gespielt.
chance-draw = Kartenziehen
chance-dice = zwei Würfel
fact-active = Am Zug
fact-places = Orte
fact-hands = Hände
fact-hand_sizes = Handkarten
fact-hand = Eigene Hand
fact-ending = Die Partie endet
about-card = die Karte des Angriffs
about-space = der umstrittene Ort
what-card = Karte
what-space = Ort
card-scouts = Späher
card-riders = Reiter
card-knights = Ritter
