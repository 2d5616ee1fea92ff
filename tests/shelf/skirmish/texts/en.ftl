game-title = Skirmish
game-summary = Two to four march through a valley, take places and contest them.

event-drew = { $seat } draws: { $card }.
event-drew-hidden = { $seat } draws a card.
event-turn = Turn { $turn }: it is { $seat }'s turn.
event-passed = { $seat } passes.
event-marched = { $seat } marches with a card ({ $card }) to { $space }.
event-taken = { $seat } takes { $space }.
event-contest = { $seat } and { $other } contest { $space }.
event-laid = { $seat } has laid { $card }.
event-rolled = { $seat } attacks with { $attack } against { $defence }.
event-held = { $seat } keeps { $space }.
event-ended = The last round has been played.

rejection-not_now = “{ $action }” is no choice at the moment.
rejection-no_such_card = “{ $action }” needs such a card in the hand.
rejection-own_place = “{ $action }” leads to a place that is one's own already.
rejection-too_far = “{ $action }” is too far; the target has to lie next to a place of one's own.

action-pass = pass
action-lay = lay { $card }
action-march = { $card } to { $space }

question-Play-march = Which card goes where?
question-Contest-lay = A card for the holder?

option-tie_to_attacker = Ties in a contest
    .help = Who gets the place if attack and defence are equal.
option-tie_to_attacker-false = The holder keeps it
option-tie_to_attacker-true = The attack gets it

end-rounds = The last round has been played.
chance-draw = drawing a card
chance-dice = two dice
fact-active = Turn of
fact-places = Places
fact-hands = Hands
fact-hand_sizes = Cards in the hand
fact-hand = Own hand
fact-ending = The game ends
about-card = the card of the attack
about-space = the contested place
what-card = card
what-space = place
card-scouts = scouts
card-riders = riders
card-knights = knights
