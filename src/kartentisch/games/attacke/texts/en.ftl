# Attacke in English.  Names of cards stand without an article ("Artillery 3"), lands alone ("Alaska").

game-title = Attacke
game-attacke = Attacke
game-summary = Two to four players occupy the lands of the world, then take them from one another with sets of cards face down, revolution, treason and defectors. Map and deck are our own design.

# ------------------------------------------------------------------ events
event-first_player = { $seat } begins the game.
event-claimed = { $seat } occupies { $land }.
event-dealt_land = { $seat } is dealt { $land }.
event-lot = The lot gives { $seat } a land that was left over: { $land }.
event-dealt = { $seat } is dealt the card { $card }.
event-dealt-hidden = { $seat } is dealt a card face down.
event-turn = Turn { $turn }: it is the turn of { $seat }.
event-finished = { $seat } takes no further action.
event-attacked = { $seat } attacks { $other }: { $land }.
event-laid = { $seat } lays face down: { $card }.
event-laid-hidden = { $seat } lays a card face down.
event-defenceless = { $land }: { $seat } has fewer than three cards and must give up.
event-gave_up = { $seat } gives up { $land } without a fight.
event-defended = { $seat } defends with { $armies } armies: { $card }.
event-turned = { $seat } turns the set up, { $armies } armies: { $card }.
event-put_away = { $seat } puts the set under the pile, unseen.
event-repelled = { $land }: { $other } keeps the land against { $seat }.
event-won_fight = { $land }: { $seat } beats { $other }.
event-taken = { $seat } puts a stone on { $land }, where { $other } stood.
event-revolution = { $seat } calls a revolution: { $continent }.
event-treason = Treason: { $seat } wants to take a land from { $other }, { $land }.
event-countered = { $seat } wards it off with a counter-revolution.
event-suffered = { $seat } lays no counter-revolution.
event-demanded = { $seat } lays { $card } against { $other }.
event-demand = { $seat } demands { $armies } armies from { $other }.
event-warded = { $seat } wards off with { $card }.
event-warded_off = { $seat } has warded off the whole demand; { $other } gets nothing.
event-paid = { $seat } puts down for the defectors: { $card }.
event-paid-hidden = { $seat } puts down a card for the defectors.
event-handed_over = { $seat } hands over to { $other } { $size ->
        [one] one card
       *[other] { $size } cards
    }: { $card }.
event-handed_over-hidden = { $seat } hands over to { $other } { $size ->
        [one] one card
       *[other] { $size } cards
    }, unseen.
event-showed = { $seat } has too few armies and shows the hand: { $card }.
event-gave_all = { $seat } hands over to { $other } all armies: { $card }.
event-nothing_to_give = { $seat } has no armies; { $other } gets nothing.
event-drew = { $seat } draws the card { $card }.
event-drew-hidden = { $seat } draws a card.
event-bonus = { $seat } draws { $size ->
        [one] one card
       *[other] { $size } cards
    } more for continents that were kept.
event-no_card_left = The pile is empty: { $seat } draws no further.
event-eliminated = { $seat } has no land left and is out; the last one went to { $other }.
event-estate = The hand of { $seat } is shown and goes under the pile: { $card }.
event-conquered = { $seat } owns all lands of the world and wins.
event-end_rounds = The last round has been played ({ $rounds }): most lands win.

# ------------------------------------------------------------------ rejections
rejection-not_now = “{ $action }” is not open to choice now; only what is being asked is.
rejection-land_taken = “{ $action }” is impossible because a stone stands there already; free is what belongs to nobody yet.
rejection-no_set = A fight needs a set: one card each of artillery, infantry and cavalry, with jokers as substitutes.
rejection-own_land = “{ $action }” is impossible because this land is your own already; only lands of others are attacked.
rejection-not_adjacent = “{ $action }” is too far away; a fight is only for a land that borders one of your own. Only treason reaches further.
rejection-no_such_card = “{ $action }” is impossible because this card is not in your hand.
rejection-wrong_arm = “{ $action }” does not fit here; a set is laid in order: artillery first, then infantry, then cavalry.
rejection-set_incomplete = With “{ $action }” the set could not be filled any more; this joker or card is needed in another place.
rejection-cannot_defend = Defending takes a whole set, and there is none in your hand; giving up is what is left.
rejection-no_revolution = “{ $action }” is impossible because there is no revolution card in your hand.
rejection-no_treason = “{ $action }” is impossible because there is no treason card in your hand.
rejection-no_enemy = “{ $action }” is impossible because no stone of another stands on this continent.
rejection-no_counter = There is no counter-revolution card in your hand.
rejection-no_defectors = “{ $action }” is impossible because this card of defectors is not in your hand.
rejection-own_seat = “{ $action }” is impossible; armies can only be demanded from others at the table.
rejection-out_of_game = “{ $action }” is impossible because whoever has no land left is out.
rejection-empty_hand = “{ $action }” is impossible because there is not a single card in that hand.
rejection-after_defectors = “{ $action }” comes too late; after defectors this turn has no fight, no revolution and no treason.
rejection-no_ward = “{ $action }” is impossible because this card of defectors is not in your hand.
rejection-paying = Warding off comes before the first army is put down; now the rest is to be paid.
rejection-too_small = With “{ $action }” as the biggest card the demand could not be met fittingly; it takes another.
rejection-too_big = “{ $action }” comes too late; one pays from the biggest card down.
rejection-can_pay = Showing the hand is for those with too few armies; yours suffice, so they are paid.
rejection-cannot_pay = The armies in your hand do not suffice; you can ward off, or show your hand.
rejection-set_begun = Giving up was possible before the first card; now the set is laid to its end.

# ------------------------------------------------------------------ questions
question-SetUp-claim = Which free land do you occupy?
    .waits = { $count ->
        [one] { $names } occupies a land.
       *[other] { $names } occupy a land.
    }
question-Turn-choose = Fight, revolution, treason, defectors, or is the turn over?
    .waits = { $count ->
        [one] { $names } takes a turn.
       *[other] { $names } take a turn.
    }
question-Fight-lay = Which card goes into the set, face down? Artillery first, then infantry, then cavalry.
    .waits = { $count ->
        [one] { $names } lays a set face down.
       *[other] { $names } lay a set face down.
    }
question-Fight-answer = Give up the land, or defend it with a set? The first card is artillery.
    .waits = { $count ->
        [one] { $names } gives up or defends.
       *[other] { $names } give up or defend.
    }
question-Fight-defend = Which card is the next one in the set of the defence?
    .waits = { $count ->
        [one] { $names } lays the defence.
       *[other] { $names } lay the defence.
    }
question-Revolt-counter = Ward it off with a counter-revolution?
    .waits = { $count ->
        [one] { $names } may lay a counter-revolution.
       *[other] { $names } may lay a counter-revolution.
    }
question-Revolt-sealed = Ward it off with a counter-revolution? All answer at once, in secret.
    .waits = { $count ->
        [one] { $names } may lay a counter-revolution.
       *[other] { $names } may lay a counter-revolution.
    }
question-Demand-raise = One more card of defectors, or does the demand stand?
    .waits = { $count ->
        [one] { $names } may raise the demand.
       *[other] { $names } may raise the demand.
    }
question-Demand-answer = Ward off, or hand over armies, the biggest card first?
    .waits = { $count ->
        [one] { $names } wards off or hands over armies.
       *[other] { $names } ward off or hand over armies.
    }

# ------------------------------------------------------------------ actions
action-finish = Done
action-finish-Demand-raise = Add no more cards to the demand
action-finish-Turn-choose = End turn
action-give_up = Give up without a fight
action-counter = Lay a counter-revolution
action-suffer = Do not ward off
action-show = Too few: give all, show the hand
action-lay = Into the set: { $card }
action-pay = Hand over: { $card }
action-ward = Ward off: { $card }
action-add = Add: { $card }
action-demand = Demand from { $player }: { $card }
action-revolution = Revolution: { $continent }
action-claim = Occupy: { $land }
action-fight = Fight for { $land }
action-treason = Treason: { $land }

kind-lay = Card into the set
kind-pay = Hand over an army
kind-ward = Ward off with defectors
kind-add = More defectors
kind-demand = Defectors
kind-revolution = Revolution
kind-claim = Occupy a land
kind-fight = Fight
kind-treason = Treason

# ------------------------------------------------------------------ options
option-round_limit = Longest game
    .help = After so many rounds the game ends and most lands win; the rulebook knows no limit, this is our offer SCH-R17.
option-round_limit-none = No limit
option-round_limit-6 = 6 rounds
option-round_limit-8 = 8 rounds
option-round_limit-10 = 10 rounds
option-round_limit-12 = 12 rounds
option-round_limit-16 = 16 rounds
option-round_limit-20 = 20 rounds
option-random_deal = Sharing out the lands
    .help = Whether lands are chosen in turn or dealt by lot; the lot is our offer for a quick beginning (SCH-R19).
option-random_deal-false = Occupied in turn
option-random_deal-true = Dealt by lot
option-starter_cards = First cards of who begins
    .help = Between two the first turn is strong; fewer cards make it even. Our offer SCH-R18, for two only.
option-starter_cards-5 = Five, as for all
option-starter_cards-4 = Four
option-starter_cards-3 = Three
option-first_seat = Who begins
    .help = The rulebook does not say; here the lot decides, or a seat is named (ruling SCH-R13).
option-first_seat-lot = The lot decides
option-first_seat-1 = Seat 1 begins
option-first_seat-2 = Seat 2 begins
option-first_seat-3 = Seat 3 begins
option-first_seat-4 = Seat 4 begins
option-leftover_lands = Two lands left over among four
    .help = Whether the two lands that are left over must go to two different players (ruling SCH-R12).
option-leftover_lands-different = To two different players
option-leftover_lands-any = Each by a lot of its own
option-joker_value = Armies of a joker
    .help = How many armies a joker counts in a set; the rulebook is silent (ruling SCH-R02).
option-joker_value-1 = One
option-joker_value-4 = Four
option-joker_value-7 = Seven
option-hide_on_surrender = The set after giving up
    .help = Whether the set that lies face down is shown when the land is given up (ruling SCH-R04).
option-hide_on_surrender-false = It is shown
option-hide_on_surrender-true = It stays hidden
option-counter_order = Counter-revolutions of several
    .help = Whether several victims answer one after the other, knowing the earlier answers (ruling SCH-R11).
option-counter_order-clockwise = In turn, clockwise
option-counter_order-sealed = All at once, in secret
option-payment = How defectors are paid
    .help = No change is given; how closely the cards handed over must fit, the rulebook does not say (ruling SCH-R09).
option-payment-minimal = No card may be superfluous
option-payment-closest = As closely as the hand allows
option-under_pile = Cards under the pile
    .help = Whether the cards of one action go under the pile shuffled, or in the order in which they were played (ruling SCH-R05).
option-under_pile-shuffled = Shuffled among themselves
option-under_pile-in_order = As they were played
option-continent_bonus = The card for a continent
    .help = Whether a continent must have been held without a break since the end of the own last turn (ruling SCH-R06).
option-continent_bonus-unbroken = Held for a round
option-continent_bonus-turn_start = Held when the turn begins
option-estate = The hand of who is out
    .help = Whether the hand of a player who is out is shown before it goes under the pile (ruling SCH-R15).
option-estate-hidden = It stays hidden
option-estate-shown = It is shown

# ------------------------------------------------------------------ reasons of the end, names
end-conquest = All lands belong to one player.
end-rounds = The last round has been played.

chance-first_player = Lot for the first turn
chance-land = Lot for a land
chance-lot = Lot for a land left over
chance-draw = Draw a card

what-card = Card
what-land = Land
what-continent = Continent
what-player = Player

about-land = Land (number)
about-continent = Continent (number)

# ------------------------------------------------------------------ labels
label-lands = Lands
label-hand = Hand
label-pile = Pile
label-round = Round { $round }, turn { $turn }: { $seat }
label-neighbours = Neighbours
label-continents = Continents
label-known = known
label-owner = Owner
label-continent = Continent
label-laid = On the table
label-next = Next in the pile

fact-round = Round
fact-first = Began the game
fact-victim = Under attack
fact-out = Out
fact-lands = Lands
fact-kept = Continents kept
fact-gave = Cards handed over
fact-used = Played
fact-ending = The game ends
fact-hands = Hands
fact-hand = Own hand
fact-hand_sizes = Cards in hand
fact-laid = Set
fact-laid_size = Set face down
fact-defence = Defence
fact-defence_size = Defence
fact-paid = Put down
fact-paid_size = Put down
fact-under = Under the pile
fact-trace = What is known
fact-pile = Pile
fact-known = Known to all
fact-told = Known to others
fact-pools = What hidden cards may be
fact-batches = The pile, from the top

standing-lands = Lands
standing-continents = Whole continents
standing-hand = Cards in hand

why-chance-here = cards that you do not see come next
why-whole = { $continent }: the whole continent is then yours
why-continent = { $continent }: { $own } of { $lands } lands { $own ->
    [one] is
   *[other] are
 } then yours
why-broken = { $seat } no longer holds all of { $continent }
why-set = your set has { $armies } armies{ $cards ->
    [3] {""}
   *[other] {" "}so far
 }
why-defended = { $seat } has { $cards ->
    [one] one card
   *[other] { $cards } cards
 } to defend with
why-stake = { $lands ->
    [one] one land of the others is at stake
   *[other] { $lands } lands of the others are at stake
 }
why-kept = you keep { $lands ->
    [one] one land
   *[other] { $lands } lands
 }

# ------------------------------------------------------------------ a whole move, as a hint tells it
move-claim = Occupy { $land }.
move-fight = Attack { $seat } in { $land }{ $strength ->
        [0] {""}
       *[other] {" "}with a set of { $strength } armies
    }.
move-treason = Win { $land } from { $seat } by treason.
move-revolution = Start a revolution in { $continent }: { $lands ->
        [one] one land of others is
       *[other] { $lands } lands of others are
    } at stake.
move-demand = Demand armies from { $player } with { $things }.
move-add = Add { $things } to the demand.
move-lay = Put { $things } into the set.
move-defend = Defend the land with { $things }.
move-ward = Ward off with { $things }.
move-pay = Hand over { $things }.
move-show = Show your hand and give all your armies: they are too few.
move-give_up = Give the land up without a fight.
move-counter = Ward it off with a counter-revolution.
move-suffer = Let it happen and keep your cards.
move-stands = Leave the demand as it is.
move-end_turn = End your turn and draw your cards.

# ------------------------------------------------------------------ how the game is won, as it stands
goal-rounds = Most lands after round { $limit } win: { $standing }.
goal-world = Own all { $lands } lands to win: { $standing }.
goal-how-lands = Every land counts one.
goal-how-tie = A tie goes to whoever has more whole continents.
goal-how-all = Whoever owns all { $lands } lands before that wins at once.
goal-how-out = Whoever has no land left is out. Whole continents bring more cards, but do not decide.
