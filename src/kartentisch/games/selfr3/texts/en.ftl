# SelfR3: R2 in English.  Names of territories stand alone, without an article.

game-title = SelfR3: R2
game-selfr3 = SelfR3: R2
game-summary = Five rounds on earth, in its seas and on the moon: three to five players bid for the turn order, buy officers, stations and cards, and collect territories.

# ------------------------------------------------------------------ events: set-up
event-destroyed = Destroyed for the whole game: { $region }.
event-first_player = { $seat } begins the set-up.
event-claimed = { $seat } takes { $region }.
event-left_empty = Left over and therefore empty: { $region }.
event-deployed = { $seat } sets up an army: { $region }.
event-posted = { $seat } sets up: { $officer } → { $region }.
event-station_set = { $seat } builds the first station: { $region }.

# ------------------------------------------------------------------ events: round and bids
event-round = Round { $round } begins: everybody bids for the turn order.
event-bid = { $seat } has bid { $coins ->
        [0] nothing
       *[other] { $coins } money
    }.
event-tie_won = A tie: the die decides for { $seat }.
event-ranked = { $seat } chooses a turn marker as number { $count }.
event-marker = { $seat } takes turn marker { $marker }.
event-turn = Turn { $turn }: { $seat } is up.

# ------------------------------------------------------------------ events: income, armies, purchases
event-continent = { $seat } holds all of { $continent }: { $count } more.
event-income = { $seat } receives { $count } armies and { $count } money.
event-armies_lapsed = { $seat } has no territory that the { $count } armies may enter: they are lost.
event-placed = { $seat } reinforces { $region }.
event-recruited = The station of { $seat } recruits an army: { $region }.
event-officer_bought = { $seat } buys: { $officer } → { $region }.
event-station_bought = { $seat } buys a station: { $region }.
event-drew = { $seat } buys a card ({ $deck }): { $card }.
event-drew-hidden = { $seat } buys a card: { $deck }.

# ------------------------------------------------------------------ events: attacks
event-attacked = { $seat } attacks { $other }: { $source } → { $region }, { $armies ->
        [0] with officers only
        [one] with one army
       *[other] with { $armies } armies
    }.
event-officer_attacks = With { $seat } attacks: { $officer } ({ $region }).
event-entered = { $seat } advances into a free territory: { $source } → { $region }.
event-played = { $seat } plays { $card } ({ $coins ->
        [0] free of cost
       *[other] { $coins } money
    }).
event-held_back = { $seat } keeps { $card } in the hand: the reason for it is gone.
event-held_back-hidden = { $seat } keeps the card in the hand: the reason for it is gone.
event-truced = The attack on { $region } is called off: { $seat } may not attack { $other } any more this turn.
event-broken_off = The attack on { $region } ends without a roll.
event-rolled = { $seat } attacks with { $dice } ({ $eights } × d8).
event-defended = { $seat } defends with { $dice } ({ $eights } × d8).
event-lost = { $region }: { $seat } loses { $armies ->
        [one] one army
       *[other] { $armies } armies
    }.
event-officer_lost = { $region }: { $seat } loses { $officer }.
event-emptied = { $region } is empty and no longer belongs to { $seat }.
event-conquered = { $seat } conquers { $region } from { $other }.
event-moved_in = { $seat } moves in: { $source } → { $region }, { $armies ->
        [one] one army
       *[other] { $armies } armies
    }.
event-officer_moved_in = { $seat } moves in: { $officer }, { $source } → { $region }.
event-station_swapped = { $seat } replaces the captured station by an own one: { $region }.
event-station_left = { $seat } leaves { $region } without a station.
event-dismantled = { $seat } dismantles a station: { $region }.
event-moved = AB move of { $seat }: { $source } → { $region }, { $armies ->
        [one] one army
       *[other] { $armies } armies
    }.
event-officer_moved = AB move of { $seat }: { $officer }, { $source } → { $region }.

# ------------------------------------------------------------------ events: the end
event-eliminated = { $seat } has no territory left and is out; money and cards leave the game.
event-laid_open = From the hand of { $seat }: { $count } × { $card }.
event-scored = { $seat }: { $count ->
        [one] one territory
       *[other] { $count } territories
    }, { $bonus } for continents, { $points } by cards.
event-end_rounds = The last round has been played.
event-end_survivor = { $seat } alone is left: the game is over.

# ------------------------------------------------------------------ events: what cards do

# ------------------------------------------------------------------ refusals
rejection-not_now = “{ $action }” is no choice now; only what is asked for is possible.
rejection-taken = “{ $action }” cannot be, for the land is taken already; choose a free one.
rejection-not_yours = “{ $action }” cannot be, for the territory is not yours.
rejection-ruin = “{ $action }” cannot be, for this land is destroyed.
rejection-no_entry = “{ $action }” cannot be: without the water or air officer no new armies come onto water or moon.
rejection-marker_taken = “{ $action }” cannot be, for this turn marker is gone.
rejection-too_dear = “{ $action }” costs more than you have.
rejection-bid_too_high = “{ $action }” cannot be: you do not have so much money.
rejection-officer_stands = “{ $action }” cannot be, for this officer is on the board already.
rejection-no_such_officer = “{ $action }” cannot be; in the beginning there are only the tactics and the land officer.
rejection-land_only = “{ $action }” cannot be; this goes on land only.
rejection-stations_spent = “{ $action }” cannot be, for you may not have more stations now.
rejection-station_stands = “{ $action }” cannot be, for there is a station already.
rejection-figures_first = “{ $action }” cannot be any more: officers and stations come before cards and attacks.
rejection-cards_first = “{ $action }” cannot be any more: cards are bought before they are played and before attacks.
rejection-attacks_over = “{ $action }” cannot be any more: behind the AB move nothing is bought and nobody attacked.
rejection-four_cards = “{ $action }” cannot be, for you have bought four cards this turn.
rejection-deck_empty = “{ $action }” cannot be, for this deck is empty.
rejection-deck_closed = “{ $action }” cannot be, for your officer of these cards is not on the board.
rejection-too_few = “{ $action }” cannot be: there are too few units, for one stays behind.
rejection-no_target = “{ $action }” cannot be, for nothing can be attacked from there.
rejection-own_target = “{ $action }” cannot be, for the territory is yours.
rejection-no_officer_for = “{ $action }” cannot be: only who has the officer for it attacks water or moon.
rejection-not_adjacent = “{ $action }” cannot be, for the territory is no neighbour.
rejection-under_truce = “{ $action }” cannot be: there is a truce this turn.
rejection-three_at_most = “{ $action }” cannot be: three units at most attack.
rejection-one_stays = “{ $action }” cannot be: one unit must stay behind.
rejection-already_there = “{ $action }” cannot be, for the units are there already.
rejection-nobody_moves = “{ $action }” cannot be: one unit at least must move.
rejection-no_such_unit = “{ $action }” cannot be, for there are not so many units of this kind.
rejection-no_die = “{ $action }” cannot be, for nobody there has these dice.
rejection-not_connected = “{ $action }” cannot be, for no chain of own territories leads there.
rejection-moved_already = “{ $action }” cannot be, for the AB move is made.
rejection-no_station_there = “{ $action }” cannot be, for there is no station that you could dismantle.
rejection-no_such_card = “{ $action }” cannot be, for you do not have this card.
rejection-no_officer_to_play = “{ $action }” cannot be: the officer of this card is not on the board.
rejection-cost_too_high = “{ $action }” costs more than you have.
rejection-blacked_out = “{ $action }” cannot be: you may play no cards this turn.
rejection-wrong_moment = “{ $action }” cannot be now; the card says when it is played.
rejection-other_kind = “{ $action }” cannot be, for a territory of another kind is attacked.
rejection-only_attacked = “{ $action }” can be only when your territory is attacked.
rejection-first_move_first = “{ $action }” can be only behind the first AB move.
rejection-no_use = “{ $action }” would do nothing here.

# ------------------------------------------------------------------ questions
question-SetUp-claim = Which free land is taken?
    .waits = { $count ->
        [one] { $names } takes a free land.
       *[other] { $names } take a free land.
    }
question-SetUp-set = Which own land does the next army enter?
    .waits = { $count ->
        [one] { $names } sets up armies.
       *[other] { $names } set up armies.
    }
question-SetUp-post = Where do the two officers and the station go?
    .waits = { $count ->
        [one] { $names } sets up officers and a station.
       *[other] { $names } set up officers and a station.
    }
question-Bidding-bid = How much is bid for the choice of the turn marker?
    .waits = { $count ->
        [one] { $names } bids for the turn order.
       *[other] { $names } bid for the turn order.
    }
question-Bidding-take = Which turn marker shall it be?
    .waits = { $count ->
        [one] { $names } chooses a turn marker.
       *[other] { $names } choose a turn marker.
    }
question-Turn-place = Where does the next new army go?
    .waits = { $count ->
        [one] { $names } places new armies.
       *[other] { $names } place new armies.
    }
question-Turn-act = Buy, play cards, attack, an AB move at the end: what is done?
    .waits = { $count ->
        [one] { $names } is having a turn.
       *[other] { $names } are having a turn.
    }
question-Turn-late = Another card, or another AB move?
    .waits = { $count ->
        [one] { $names } ends the turn.
       *[other] { $names } end the turn.
    }
question-Attack-onto = Which territory is attacked?
    .waits = { $count ->
        [one] { $names } chooses the aim of an attack.
       *[other] { $names } choose the aim of an attack.
    }
question-Attack-send = Who attacks, and how far?
    .waits = { $count ->
        [one] { $names } puts an attack together.
       *[other] { $names } put an attack together.
    }
question-Attack-defend = The roll lies open: which dice defend?
    .waits = { $count ->
        [one] { $names } chooses the dice of the defence.
       *[other] { $names } choose the dice of the defence.
    }
question-Attack-station = All own stations are on the board: does the land stay without one?
    .waits = { $count ->
        [one] { $names } decides about a captured station.
       *[other] { $names } decide about a captured station.
    }
question-CardWindow-answer = Before the roll: is a card played?
    .waits = { $count ->
        [one] { $names } may play a card before the roll.
       *[other] { $names } may play a card before the roll.
    }
question-Losses-choose = Which units are lost?
    .waits = { $count ->
        [one] { $names } chooses the losses.
       *[other] { $names } choose the losses.
    }
question-Column-choose = Which units go along?
    .waits = { $count ->
        [one] { $names } chooses who goes along.
       *[other] { $names } choose who goes along.
    }
question-Move-onto = Where does the AB move lead?
    .waits = { $count ->
        [one] { $names } makes an AB move.
       *[other] { $names } make an AB move.
    }

# ------------------------------------------------------------------ actions
action-finish = Done
action-pass = No card
action-leave = Leave without a station
action-bid = Bid { $coins }
action-marker = Turn marker { $marker }
action-draw = Buy a card: { $deck }
action-play = Play: { $card }
action-rival = Against { $player }
action-snipe = { $officer } of { $player }
action-bring = Goes along: { $officer }
action-send = Attack with { $armies } × army, { $until }
action-defend = Defend: { $dice }
action-lose = Is lost: { $officer }
action-follow = { $more } × army
action-claim = Take: { $region }
action-place = Army → { $region }
action-station = Station → { $region }
action-attack = Attack from { $region }
action-move = AB move from { $region }
action-onto = Aim: { $region }
action-target = { $region }
action-dismantle = Dismantle the station: { $region }
action-disband = Remove an army: { $region }
action-post = { $officer } → { $region }

kind-bid = Bid
kind-marker = Choose a turn marker
kind-draw = Buy a card
kind-play = Play a card
kind-rival = Choose a player
kind-snipe = Hit an officer
kind-bring = Take an officer along
kind-send = Attack
kind-defend = Defend
kind-lose = Lose an officer
kind-follow = Move armies
kind-claim = Take a land
kind-place = Place an army
kind-station = Build a station
kind-attack = Attack
kind-move = AB move
kind-onto = Choose the aim
kind-target = Choose a territory
kind-dismantle = Dismantle a station
kind-disband = Remove an army
kind-post = Post an officer

# ------------------------------------------------------------------ options
option-surplus_lands = Lands left over in the set-up
    .help = If the lands do not come out even, some players take one more, or by house rule the rest stays empty (R2-06, R2-07).
option-surplus_lands-taken = Are taken
option-surplus_lands-empty = Stay empty
option-bid_ties = Equal bids
    .help = A die decides, or from the second round on whoever was later in the last one comes first (R2-13, R2-15).
option-bid_ties-die = A die decides
option-bid_ties-last_first = Who was later in the last round
option-destroyed_lands = Destroyed lands
    .help = How many lands are destroyed by lot before the game; the rules name three (R2-R04).
option-destroyed_lands-0 = None
option-destroyed_lands-3 = Three
option-destroyed_lands-4 = Four
option-bid_payment = Who pays the bid
    .help = Everybody pays what was bid, or only the highest bid (R2-R06).
option-bid_payment-all = Everybody
option-bid_payment-winner = Only the highest
option-station_only = A land with only a station
    .help = Whether a land that holds nothing but a station prevents the bonus of its continent (R2-23, R2-R01).
option-station_only-breaks_continent = Prevents the bonus
option-station_only-holds_continent = Counts for the bonus
option-retreat = The attack behind a retreat
    .help = If the attacked territory is cleared, the attackers move in, or the attack is over (R2-R10).
option-retreat-enter = They move in
option-retreat-stop = The attack is over
option-moon_to_stations = Attacks from the moon on stations
    .help = Whether the marked moon territories may attack lands with stations; otherwise only D-Day leads there (R2-R12).
option-moon_to_stations-false = By D-Day only
option-moon_to_stations-true = Lands with a station, too
option-card_limit = Four cards
    .help = Whether four cards in all may be bought in a turn, or four of each deck (R2-35, R2-R13).
option-card_limit-turn = Four in all
option-card_limit-deck = Four of each deck
option-reactions = Reacting once more
    .help = If a card was played before a roll, everybody is asked once more, or each only once for a roll (R2-R14).
option-reactions-again = Until all pass
option-reactions-once = Once for a roll
option-move_reach = Reach of the AB move
    .help = Whether the AB move may lead through a chain of own territories, or only to a neighbour (R2-R21).
option-move_reach-connected = Through own territories
option-move_reach-adjacent = Only to a neighbour
option-move_empties = Empty territory behind an AB move
    .help = Whether the AB move may leave a territory empty, as in the example of the rules (R2-70).
option-move_empties-false = One unit stays
option-move_empties-true = It may become empty
option-captured_station = Captured station
    .help = Whether it must be replaced by an own one while there is one in supply (R2-52, R2-R22).
option-captured_station-must_swap = Must be replaced
option-captured_station-may_leave = May be left out
option-final_tie = Tie at the end
    .help = With equal points the victory is shared, or money decides (R2-R26).
option-final_tie-shared = Shared victory
option-final_tie-money = More money

# ------------------------------------------------------------------ what it is about (for answers in advance)
about-source = territory that attacks
about-aim = attacked territory
about-region = territory
about-defender = who is attacked
about-active = who attacks
about-size = units in the attacked territory
about-attackers = units that attack
about-best = highest die of the attack
about-second = second highest die of the attack
about-left = how many are lost
about-round = round

# ------------------------------------------------------------------ reasons for the end
end-rounds = The last round has been played
end-survivor = Only one player is left

# ------------------------------------------------------------------ names
deck-taktik = tactics
deck-land = land
deck-wasser = water
deck-luft = air
deck-abc = NBC
until-once = one roll
until-1 = as far as it goes
until-2 = until 2 units are left
until-3 = until 3 units are left
until-4 = until 4 units are left
until-5 = until 5 units are left
until-6 = until 6 units are left
until-8 = until 8 units are left
until-10 = until 10 units are left
until-15 = until 15 units are left
until-20 = until 20 units are left
dice-d6 = one d6
dice-d8 = one d8
dice-d6_d6 = two d6
dice-d6_d8 = d6 and d8
dice-d8_d8 = two d8
player-1 = seat 1
player-2 = seat 2
player-3 = seat 3
player-4 = seat 4
player-5 = seat 5
phase-figures = officers and stations
phase-purchase = buying cards
phase-cards = cards
phase-attacks = attacks
phase-late = end of the turn

chance-destroyed = Land that is destroyed
chance-first = Lot for the beginning
chance-tie = Roll between equal bids
chance-card = Draw a card
chance-attack_six = Attacking dice, d6
chance-attack_eight = Attacking dice, d8
chance-defence_six = Defending dice, d6
chance-defence_eight = Defending dice, d8
chance-land_card = Draw a land card
chance-water_card = Draw a water card
chance-moon_card = Draw a moon card
chance-bomb = Die of the bomb
chance-shot = Die of the shot

what-coins = bid
what-marker = turn marker
what-deck = deck
what-card = card
what-player = seat
what-officer = officer
what-until = duration
what-armies = armies
what-dice = dice
what-more = armies
what-region = territory

# parts of a view
fact-first = Began the set-up
fact-round = Round
fact-phase = Part of the turn
fact-ending = The game ends
fact-eliminated = Eliminated
fact-moves = AB moves
fact-monopoly = Monopoly declared
fact-doomsday = Doomsday
fact-truce = Truce with
fact-blackout = Blackout of
fact-ruins = Destroyed lands
fact-landings = D-Day
fact-wealth = Wealth
fact-source = Attack from
fact-aim = Attack on
fact-markers = Turn markers
fact-money = Money
fact-pools = Armies beside the board
fact-victory = Points by cards
fact-armies = Armies
fact-officers = Officers
fact-stations = Stations
fact-used = Cards played
fact-bought = Cards bought
fact-discards = Territory cards drawn
fact-hands = Cards in hand
fact-hand = Own hand
fact-backs = Cards in hand
fact-aside = Resistance
fact-waiting_for = Own resistance
fact-waiting = Hidden land cards

standing-score = points
standing-territories = territories
standing-continents = continents
standing-cards = cards
standing-money = money
standing-units = units
standing-income = income of the next turn
standing-hand = cards in hand

# ------------------------------------------------------------------ the end in numbers
luck-attack = Pips in attack
luck-defence = Comparisons won in defence
