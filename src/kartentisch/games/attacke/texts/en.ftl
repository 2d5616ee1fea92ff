# Attacke in English.  Names of cards stand without an article ("Artillery 3"), lands alone ("Alaska").

game-title = Attacke
game-attacke = Attacke
game-summary = A game of conquest with cards in place of dice: you take territories with sets laid face down, revolutions, treason and defectors. Whoever holds all of them wins, or the most after a last round. Map and deck are our own design.
bot-names = Frida, Oscar, Lina, Bruno, Hanna

# ------------------------------------------------------------------ events
event-first_player = { $seat_is ->
        [you] You go
       *[other] { $seat } goes
    } first.
event-claimed = { $seat_is ->
        [you] You occupy
       *[other] { $seat } occupies
    } { $land }.
event-dealt_land = { $seat_is ->
        [you] You are
       *[other] { $seat } is
    } dealt { $land }.
event-lot = { $seat_is ->
        [you] You get
       *[other] { $seat } gets
    } a leftover territory at random: { $land }.
event-dealt = { $seat_is ->
        [you] You are
       *[other] { $seat } is
    } dealt { $card }.
event-dealt-hidden = { $seat_is ->
        [you] You are
       *[other] { $seat } is
    } dealt a card face down.
event-turn = It is { $seat_is ->
        [you] your
       *[other] { $seat }’s
    } turn.
event-finished = { $seat_is ->
        [you] You take
       *[other] { $seat } takes
    } no further actions.
event-attacked = { $seat_is ->
        [you] You attack
       *[other] { $seat } attacks
    } { $other_is ->
        [you] you
       *[other] { $other }
    } in { $land }.
event-laid = { $seat_is ->
        [you] You add
       *[other] { $seat } adds
    } { $card } to the set.
event-laid-hidden = { $seat_is ->
        [you] You add
       *[other] { $seat } adds
    } a card to the set.
event-defenceless = { $seat_is ->
        [you] You have
       *[other] { $seat } has
    } fewer than three cards and must give up { $land }.
event-gave_up = { $seat_is ->
        [you] You do
       *[other] { $seat } does
    } not defend { $land }.
event-defended = { $seat_is ->
        [you] You defend
       *[other] { $seat } defends
    } with { $armies } armies: { $card }.
event-turned = { $seat_is ->
        [you] You reveal
       *[other] { $seat } reveals
    } a set of { $armies } armies: { $card }.
event-put_away = { $seat_is ->
        [you] You put
       *[other] { $seat } puts
    } the set under the draw pile, unseen.
event-repelled = { $other_is ->
        [you] You keep
       *[other] { $other } keeps
    } { $land } against { $seat_is ->
        [you] you
       *[other] { $seat }
    }.
event-won_fight = { $seat_is ->
        [you] You beat
       *[other] { $seat } beats
    } { $other_is ->
        [you] you
       *[other] { $other }
    } in { $land }.
event-taken = { $seat_is ->
        [you] You take
       *[other] { $seat } takes
    } { $land } from { $other_is ->
        [you] you
       *[other] { $other }
    }.
event-taken-several = { $seat_is ->
        [you] You take
       *[other] { $seat } takes
    } { $n } territories from { $other_is ->
        [you] you
       *[other] { $other }
    }: { $land }.
event-revolution = { $seat_is ->
        [you] You start
       *[other] { $seat } starts
    } a revolution: { $continent }.
event-treason = { $seat_is ->
        [you] You use
       *[other] { $seat } uses
    } treason against { $other_is ->
        [you] you
       *[other] { $other }
    } in { $land }.
event-countered = { $seat_is ->
        [you] You block
       *[other] { $seat } blocks
    } it with a counter-revolution.
event-suffered = { $seat_is ->
        [you] You do
       *[other] { $seat } does
    } not play a counter-revolution.
event-demanded = { $seat_is ->
        [you] You play
       *[other] { $seat } plays
    } { $card } against { $other_is ->
        [you] you
       *[other] { $other }
    }.
event-demand = { $seat_is ->
        [you] You demand
       *[other] { $seat } demands
    } { $armies } armies from { $other_is ->
        [you] you
       *[other] { $other }
    }.
event-warded = { $seat_is ->
        [you] You block
       *[other] { $seat } blocks
    } with { $card }.
event-warded_off = { $seat_is ->
        [you] You block
       *[other] { $seat } blocks
    } the whole demand; { $other_is ->
        [you] you get
       *[other] { $other } gets
    } nothing.
event-paid = { $seat_is ->
        [you] You set
       *[other] { $seat } sets
    } { $card } aside to meet the demand.
event-paid-hidden = { $seat_is ->
        [you] You set
       *[other] { $seat } sets
    } a card aside to meet the demand.
event-handed_over = { $seat_is ->
        [you] You hand
       *[other] { $seat } hands
    } { $other_is ->
        [you] you
       *[other] { $other }
    } { $size ->
        [one] one card
       *[other] { $size } cards
    }: { $card }.
event-handed_over-hidden = { $seat_is ->
        [you] You hand
       *[other] { $seat } hands
    } { $other_is ->
        [you] you
       *[other] { $other }
    } { $size ->
        [one] one card
       *[other] { $size } cards
    }, face down.
event-showed = { $seat_is ->
        [you] You have
       *[other] { $seat } has
    } too few armies and { $seat_is ->
        [you] show your
       *[other] shows their
    } hand: { $card }.
event-gave_all = { $seat_is ->
        [you] You hand
       *[other] { $seat } hands
    } { $other_is ->
        [you] you
       *[other] { $other }
    } all { $seat_is ->
        [you] your
       *[other] their
    } armies: { $card }.
event-nothing_to_give = { $seat_is ->
        [you] You have
       *[other] { $seat } has
    } no armies, so { $other_is ->
        [you] you get
       *[other] { $other } gets
    } nothing.
event-drew = { $seat_is ->
        [you] You draw
       *[other] { $seat } draws
    } { $card }.
event-drew-hidden = { $seat_is ->
        [you] You draw
       *[other] { $seat } draws
    } a card.
event-bonus = { $seat_is ->
        [you] You draw
       *[other] { $seat } draws
    } { $size ->
        [one] one more card
       *[other] { $size } more cards
    } for continents held for a round.
event-no_card_left = The draw pile is empty: { $seat_is ->
        [you] you draw
       *[other] { $seat } draws
    } no more cards.
event-eliminated = { $seat_is ->
        [you] You have
       *[other] { $seat } has
    } lost the last territory to { $other_is ->
        [you] you
       *[other] { $other }
    } and { $seat_is ->
        [you] are
       *[other] is
    } out.
event-estate = { $seat_is ->
        [you] Your
       *[other] { $seat }’s
    } hand is shown and goes under the draw pile: { $card }.
event-conquered = { $seat_is ->
        [you] You own
       *[other] { $seat } owns
    } every territory in the world and { $seat_is ->
        [you] win
       *[other] wins
    }.
event-end_rounds = The last round ({ $rounds }) is over: whoever has the most territories wins.

# ------------------------------------------------------------------ rejections
rejection-not_now = You cannot choose “{ $action }” now; choose one of the options you are offered.
rejection-land_taken = “{ $action }” is not possible: somebody already owns that territory. Choose a free one.
rejection-no_set = To attack you need a set: one card each of artillery, infantry and cavalry, with jokers as substitutes.
rejection-own_land = “{ $action }” is not possible: this territory is already yours. Choose another player’s.
rejection-not_adjacent = “{ $action }” is too far away: you can attack only a territory that borders one of yours. Only treason reaches further.
rejection-no_such_card = “{ $action }” is not possible: you do not have this card.
rejection-wrong_arm = “{ $action }” does not fit here: lay your set in order, artillery first, then infantry, then cavalry.
rejection-set_incomplete = After “{ $action }” you could not complete the set; you need this card in another place.
rejection-cannot_defend = You need a whole set to defend, and you have none; you can only give up.
rejection-no_revolution = “{ $action }” is not possible: you have no revolution card.
rejection-no_treason = “{ $action }” is not possible: you have no treason card.
rejection-no_enemy = “{ $action }” is not possible: no other player has a territory on this continent.
rejection-no_counter = You have no counter-revolution card.
rejection-no_defectors = “{ $action }” is not possible: you do not have this defectors card.
rejection-own_seat = “{ $action }” is not possible: you can demand armies only from other players.
rejection-out_of_game = “{ $action }” is not possible: that player has no territories left and is out.
rejection-empty_hand = “{ $action }” is not possible: that player has no cards.
rejection-after_defectors = “{ $action }” comes too late: after playing defectors you cannot attack or use revolution or treason this turn.
rejection-no_ward = “{ $action }” is not possible: you do not have this defectors card.
rejection-paying = You can block only before you hand over the first army; now pay the rest.
rejection-too_small = With “{ $action }” as your biggest card you could not meet the demand properly; choose another card.
rejection-too_big = “{ $action }” comes too late: you pay from the biggest card down.
rejection-can_pay = You show your hand only if you have too few armies; you have enough, so pay with them.
rejection-cannot_pay = You do not have enough armies; block, or show your hand.
rejection-set_begun = You could give up only before your first card; now lay the rest of your set.

# ------------------------------------------------------------------ questions
question-SetUp-claim = Which free territory do you occupy?
    .waits = { $count ->
        [one] { $names } occupies a territory.
       *[other] { $names } occupy a territory.
    }
question-Turn-choose = What do you do: attack, revolution, treason, defectors, or end your turn?
    .waits = { $count ->
        [one] { $names } takes a turn.
       *[other] { $names } take a turn.
    }
question-Fight-lay = Which card do you lay face down? Artillery first, then infantry, then cavalry.
    .waits = { $count ->
        [one] { $names } lays a set face down.
       *[other] { $names } lay a set face down.
    }
question-Fight-answer = Do you give up the territory or defend it with a set? Artillery comes first.
    .waits = { $count ->
        [one] { $names } gives up or defends.
       *[other] { $names } give up or defend.
    }
question-Fight-defend = Which card do you lay next in your defence?
    .waits = { $count ->
        [one] { $names } lays the defence.
       *[other] { $names } lay the defence.
    }
question-Revolt-counter = Do you block it with a counter-revolution?
    .waits = { $count ->
        [one] { $names } may play a counter-revolution.
       *[other] { $names } may play a counter-revolution.
    }
question-Revolt-sealed = Do you block it with a counter-revolution? Everybody answers at once, in secret.
    .waits = { $count ->
        [one] { $names } may play a counter-revolution.
       *[other] { $names } may play a counter-revolution.
    }
question-Demand-raise = Do you add another defectors card, or let the demand stand?
    .waits = { $count ->
        [one] { $names } may raise the demand.
       *[other] { $names } may raise the demand.
    }
question-Demand-answer = Do you block, or hand over armies, the biggest card first?
    .waits = { $count ->
        [one] { $names } blocks or hands over armies.
       *[other] { $names } block or hand over armies.
    }

# ------------------------------------------------------------------ actions
action-finish = Done
action-finish-Demand-raise = Add no more cards to the demand
action-finish-Turn-choose = End turn
action-give_up = Give up without a fight
action-counter = Play a counter-revolution
action-suffer = Do not block
action-show = Too few armies: give all and show your hand
action-lay = Add to the set: { $card }
action-pay = Hand over: { $card }
action-ward = Block with: { $card }
action-add = Add: { $card }
action-demand = Demand from { $player }: { $card }
action-revolution = Revolution: { $continent }
action-claim = Occupy: { $land }
action-fight = Attack { $land }
action-treason = Treason: { $land }

kind-lay = Add a card to the set
kind-pay = Hand over an army
kind-ward = Block with defectors
kind-add = Add defectors
kind-demand = Demand armies with defectors
kind-revolution = Revolution
kind-claim = Occupy a territory
kind-fight = Attack
kind-treason = Treason

# ------------------------------------------------------------------ options
option-round_limit = Number of rounds
    .help = After this many rounds the game ends, and whoever has the most territories wins; the rulebook has no limit, so this is our addition.
option-round_limit-none = No limit
option-round_limit-6 = 6 rounds
option-round_limit-8 = 8 rounds
option-round_limit-10 = 10 rounds
option-round_limit-12 = 12 rounds
option-round_limit-16 = 16 rounds
option-round_limit-20 = 20 rounds
option-random_deal = Dividing up the territories
    .help = Dealt: all territories are handed out at random and evenly, and the first turn starts at once. This is our addition; by the rules you choose them in turn.
option-random_deal-false = Chosen in turn
option-random_deal-true = Dealt at random
option-starter_cards = Starting player’s first cards
    .help = With two players, going first is strong; fewer cards even it out. Our addition, for two players only.
option-starter_cards-5 = Five, like everybody
option-starter_cards-4 = Four
option-starter_cards-3 = Three
option-first_seat = Starting player
    .help = The rulebook does not say who starts; here it is either random or a seat you name (our ruling).
option-first_seat-lot = Chosen at random
option-first_seat-1 = Seat 1 starts
option-first_seat-2 = Seat 2 starts
option-first_seat-3 = Seat 3 starts
option-first_seat-4 = Seat 4 starts
option-leftover_lands = Two leftover territories with four players
    .help = Whether the two leftover territories must go to two different players (our ruling).
option-leftover_lands-different = To two different players
option-leftover_lands-any = Each to anybody, at random
option-joker_value = Value of a joker
    .help = How many armies a joker is worth in a set; the rulebook does not say (our ruling).
option-joker_value-1 = One
option-joker_value-4 = Four
option-joker_value-7 = Seven
option-hide_on_surrender = Attacker’s set after giving up
    .help = Whether the attacker’s face-down set is shown when the territory is given up (our ruling).
option-hide_on_surrender-false = It is shown
option-hide_on_surrender-true = It stays hidden
option-counter_order = Several players with counter-revolutions
    .help = Whether several victims answer one after the other, knowing the earlier answers, or all at once (our ruling).
option-counter_order-clockwise = In turn, clockwise
option-counter_order-sealed = All at once, in secret
option-payment = Paying for defectors
    .help = No change is given; the rulebook does not say how closely the cards handed over must match (our ruling).
option-payment-minimal = No card may be unnecessary
option-payment-closest = As close as your hand allows
option-under_pile = Order of used cards
    .help = Whether the cards used in one action go under the draw pile shuffled or in the order they were played (our ruling).
option-under_pile-shuffled = Shuffled among themselves
option-under_pile-in_order = In the order played
option-continent_bonus = Extra card for a continent
    .help = Whether you must have held the continent without a break since the end of your last turn (our ruling).
option-continent_bonus-unbroken = Held for a whole round
option-continent_bonus-turn_start = Held at the start of your turn
option-estate = Hand of an eliminated player
    .help = Whether the hand of a player who is out is shown before it goes under the draw pile (our ruling).
option-estate-hidden = It stays hidden
option-estate-shown = It is shown

# ------------------------------------------------------------------ reasons of the end, names
end-conquest = One player owns every territory.
end-rounds = The last round is over.

chance-first_player = Random draw of the starting player
chance-land = Territory dealt at random
chance-lot = Random draw for a leftover territory
chance-draw = Draw a card

what-card = Card
what-land = Territory
what-continent = Continent
what-player = Player

about-land = Territory (number)
about-continent = Continent (number)

# ------------------------------------------------------------------ labels
label-lands = Territories
label-hand = Hand
label-pile = Draw pile
label-round = Round { $round }, turn { $turn }: { $seat }
label-neighbours = Neighbours
label-continents = Continents
label-known = known
label-owner = Owner
label-continent = Continent
label-laid = On the table
label-next = Next in the draw pile

fact-round = Round
fact-first = Went first
fact-victim = Under attack
fact-out = Out
fact-lands = Territories
fact-kept = Continents held
fact-gave = Cards handed over
fact-used = Played
fact-ending = End of the game
fact-hands = Hands
fact-hand = Your hand
fact-hand_sizes = Cards in hand
fact-laid = Set
fact-laid_size = Cards laid face down
fact-defence = Defence
fact-defence_size = Cards laid in defence
fact-paid = Set aside
fact-paid_size = Number of cards set aside
fact-under = Under the draw pile
fact-trace = What is known
fact-pile = Draw pile
fact-known = Known to all
fact-told = Known to others
fact-pools = Possible hidden cards
fact-batches = Draw pile, from the top

standing-lands = Territories
standing-continents = Whole continents
standing-hand = Cards in hand

why-whole = { $continent }: the whole continent would be yours
why-continent = { $continent }: { $own } of { $lands } territories would be yours
why-broken = { $seat } no longer holds all of { $continent }
why-set = your set has { $armies } armies
why-defended = { $seat } has { $cards ->
    [one] one card
   *[other] { $cards } cards
 } to defend with
why-stake = the others have { $lands ->
    [one] one territory
   *[other] { $lands } territories
 } there; you take { $average } on average
why-guarded = the others have { $lands ->
    [one] one territory
   *[other] { $lands } territories
 } there; you take { $average } on average, for { $seat } certainly holds a counter-revolution
why-drawn = you draw { $cards ->
    [0] no card
    [one] one card
   *[other] { $cards } cards
 }{ $armies ->
    [0] {""}
   *[other] {" "}and keep a set of { $armies } armies for defence
 }
why-prize = you would then hold { $left ->
    [0] all of { $continent }
   *[other] { $own } of { $lands } territories in { $continent }
 }{ $breaks ->
    [1] , and { $seat } would no longer hold all of it
   *[other] {""}
 }
why-kept = you keep { $lands ->
    [one] one territory
   *[other] { $lands } territories
 }

# ------------------------------------------------------------------ a whole move, as a hint tells it
move-claim = Occupy { $land }.
move-fight = Attack { $seat } in { $land }{ $strength ->
        [0] {""}
       *[other] {" "}with a set of { $strength } armies
    }{ $chance ->
        [-1] {""}
        [100] : you are certain to win the fight
       *[other] : { $chance }% to win the fight
    }.
move-treason = Take { $land } from { $seat } by treason{ $chance ->
        [-1] {""}
        [100] ; nobody can block it
       *[other] {" "}(chance { $chance }%)
    }.
move-revolution = Start a revolution in { $continent }.
move-demand = Demand armies from { $player } with { $things }.
move-add = Add { $things } to the demand.
move-lay = Add { $things } to the set.
move-defend = Defend the territory with { $things }.
move-ward = Block with { $things }.
move-pay = Hand over { $things }.
move-show = Show your hand and give all your armies, as you have too few.
move-give_up = Give up the territory without a fight.
move-counter = Block it with a counter-revolution.
move-suffer = Do not block it, and save your cards for later.
move-stands = Let the demand stand.
move-end_turn = End your turn and draw your cards.

# ------------------------------------------------------------------ how the game is won, as it stands
goal-rounds = { $last ->
    [yes] Last round: whoever has the most territories at its end wins: { $standing }.
   *[no] Whoever has the most territories after round { $limit } wins: { $standing }.
}
goal-world = Own all { $lands } territories to win: { $standing }.
goal-how-lands = Every territory counts as one.
goal-how-tie = In a tie, whoever has more whole continents wins.
goal-how-all = A player who owns all { $lands } territories before that wins at once.
goal-how-out = A player with no territories left is out. Whole continents bring more cards, but do not decide the game.
