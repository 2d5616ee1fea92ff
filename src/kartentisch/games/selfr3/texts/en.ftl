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
event-regrouped = After the minefield { $seat } attacks { $region } { $armies ->
        [0] with officers only
        [one] with one army
       *[other] with { $armies } armies
    }.
event-entered = { $seat } advances into a free territory: { $source } → { $region }.
event-played = { $seat } plays { $card } ({ $coins ->
        [0] free of cost
       *[other] { $coins } money
    }).
event-truced = The attack on { $region } is called off: { $seat } may not attack { $other } any more this turn.
event-broken_off = The attack on { $region } ends without a roll.
event-rolled = { $seat } attacks with { $dice }{ $eights ->
        [0] { "" }
       *[other] { " " }({ $eights } × d8)
    }.
event-defended = { $seat } defends with { $dice }{ $eights ->
        [0] { "" }
       *[other] { " " }({ $eights } × d8)
    }.
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
event-station_fell = The station alone does not hold the land; { $seat } takes it back: { $region }.
event-dismantled = { $seat } dismantles a station: { $region }.
event-moved = AB move of { $seat }: { $source } → { $region }, { $armies ->
        [one] one army
       *[other] { $armies } armies
    }.
event-officer_moved = AB move of { $seat }: { $officer }, { $source } → { $region }.

# ------------------------------------------------------------------ events: the end
event-eliminated = { $seat } has no territory left and is out; the money leaves the game.
event-laid_open = The hand of { $seat } leaves the game: { $count } × { $card }.
event-spoils = { $seat } gets a card of { $other }: { $card }.
event-spoils-hidden = { $seat } gets a card of { $other }: { $deck }.
event-scored = { $seat }: { $count ->
        [one] one territory
       *[other] { $count } territories
    }, { $bonus } for continents, { $points } by cards.
event-end_rounds = The last round has been played.
event-end_survivor = { $seat } alone is left: the game is over.

# ------------------------------------------------------------------ events: what cards do
event-turned_up = { $seat } turns up a territory card: { $region }.
event-reshuffled = The pile of territory cards is empty ({ $deck }); the discarded ones are shuffled anew.
event-extra_move = { $seat } makes one more AB move.
event-truce = Truce: { $other } attacks { $seat } no more in this turn.
event-disarms = Disarmament: { $seat } takes off { $count ->
        [0] no army, for there is none.
        [one] one army.
       *[other] { $count } armies.
    }
event-disbanded = { $seat } takes one army away: { $region }.
event-reassigned = { $seat } reassigns: { $officer } → { $region }.
event-station_gained = { $seat } puts up a station: { $region }.
event-inflation = Inflation: { $other } gives { $seat } { $coins } money.
event-retreated = Retreat: { $seat } withdraws, { $source } → { $region }, { $armies ->
        [one] one army
       *[other] { $armies } armies
    }.
event-officer_retreated = Retreat: { $seat } withdraws: { $officer }, { $source } → { $region }.
event-hidden_units = Hidden units of { $seat }: { $count } armies for { $other }, { $region }.
event-hidden_station = { $seat } reveals a station: { $region }.
event-extra_units = { $seat } gets { $count } armies: { $region }.
event-resistance_waits = Resistance: { $seat } draws { $region }; five armies come as soon as the land belongs to { $seat }.
event-resistance_waits-hidden = Resistance: { $seat } draws a land card that nobody else sees and puts it aside.
event-resistance = Resistance: { $seat } gets { $count } armies, { $region }.
event-reinforced = { $seat } reinforces by one army: { $region }.
event-blackout = Software fault: { $other } plays no cards in this turn, { $seat } sees to it.
event-mined = Minefield of { $seat }: { $other } loses { $count ->
        [one] one unit
       *[other] { $count } units
    }, { $region }.
event-wealth = Riches: { $seat } gets { $coins } money for { $region }.
event-wealth_lapsed = The riches lapse ({ $region }): { $seat } did not get the territory.
event-monopoly = Monopoly: { $seat } owns all air territories and gets { $coins } money.
event-monopoly_missed = Monopoly: { $seat } does not own all air territories and gets nothing.
event-descent = Descent: { $seat } may attack { $region } from every air territory of theirs in this turn.
event-no_descent = Descent: all lands in the pile belong to { $seat }, nothing happens.
event-bombed = The bomb of { $seat } strikes { $region }: { $other } loses { $count ->
        [one] one unit.
       *[other] { $count } units.
    }
event-spared = The bomb spares units of { $seat } who played it: { $region }.
event-fell_flat = The bomb of { $seat } does nothing, for no unit stands there: { $region }.
event-carpet = { $seat } bombs { $region } and rolls { $points }: so many units die there, at most all.
event-continent_hit = { $seat } rolls { $points }. The bomb strikes { $continent }: each territory loses one unit.
event-rolls_again = { $seat } rolls { $points } and throws once more.
event-doomsday = Doomsday: { $other } may play NBC cards free of cost.
event-doomsday_over = The doomsday of { $seat } is over.
event-shot = { $seat } aims at an officer of { $other } ({ $officer }) and rolls { $points }.
event-sniped = Hit: { $other } loses the officer ({ $officer }), { $region }.
event-missed = Past: the officer of { $other } stands ({ $officer }).
event-points_shown = { $seat } shows { $card }: { $points } points.
event-dealt_land = { $seat } is dealt { $region }.
event-spread = { $seat } has { $count } armies spread evenly over their lands.

# ------------------------------------------------------------------ refusals
rejection-not_now = “{ $action }” is no choice now; only what is asked for is possible.
rejection-taken = “{ $action }” is impossible, for the land is taken already; choose a free one.
rejection-not_yours = “{ $action }” is impossible, for the territory is not yours.
rejection-ruin = “{ $action }” is impossible, for this land is destroyed.
rejection-no_entry = “{ $action }” is impossible: without the water or air officer no new armies come onto water or moon.
rejection-marker_taken = “{ $action }” is impossible, for this turn marker is gone.
rejection-too_dear = “{ $action }” costs more than you have.
rejection-bid_too_high = “{ $action }” is impossible: you do not have so much money.
rejection-officer_stands = “{ $action }” is impossible, for this officer is on the board already.
rejection-no_such_officer = “{ $action }” is impossible; in the beginning there are only the tactics and the land officer.
rejection-land_only = “{ $action }” is impossible; this goes on land only.
rejection-stations_spent = “{ $action }” is impossible, for you may not have more stations now.
rejection-station_stands = “{ $action }” is impossible, for there is a station already.
rejection-figures_first = “{ $action }” comes too late: officers and stations come before cards and attacks.
rejection-cards_first = “{ $action }” comes too late: cards are bought before they are played and before attacks.
rejection-attacks_over = “{ $action }” comes too late: after the AB move nothing is bought and nobody attacked.
rejection-four_cards = “{ $action }” is impossible, for you have bought four cards this turn.
rejection-deck_empty = “{ $action }” is impossible, for this deck is empty.
rejection-deck_closed = “{ $action }” is impossible, for your officer of these cards is not on the board.
rejection-too_few = “{ $action }” is impossible: there are too few units, for one stays behind.
rejection-no_target = “{ $action }” is impossible, for nothing can be attacked from there.
rejection-own_target = “{ $action }” is impossible, for the territory is yours.
rejection-no_officer_for = “{ $action }” is impossible: to attack water or the moon you need the officer for it on the board.
rejection-not_adjacent = “{ $action }” is impossible, for the territory is no neighbour.
rejection-under_truce = “{ $action }” is impossible: there is a truce this turn.
rejection-three_at_most = “{ $action }” is impossible: three units at most attack.
rejection-one_stays = “{ $action }” is impossible: one unit must stay behind.
rejection-already_there = “{ $action }” is impossible, for the units are there already.
rejection-nobody_moves = “{ $action }” is impossible: one unit at least must move.
rejection-no_such_unit = “{ $action }” is impossible, for there are not so many units of this kind.
rejection-no_die = “{ $action }” is impossible, for nobody there has these dice.
rejection-not_connected = “{ $action }” is impossible, for no chain of own territories leads there.
rejection-moved_already = “{ $action }” is impossible, for the AB move is made.
rejection-no_station_there = “{ $action }” is impossible, for there is no station that you could dismantle.
rejection-no_such_card = “{ $action }” is not possible, for you do not have this card in your hand.
rejection-no_officer_to_play = “{ $action }” has to wait until the officer of this deck is on the board.
rejection-cost_too_high = “{ $action }” costs more money than you have.
rejection-blacked_out = “{ $action }” is not possible in this turn: a software fault keeps you from playing cards.
rejection-wrong_moment = “{ $action }” is possible in your own turn only, before you declare your first attack.
rejection-at_the_end = “{ $action }” is not needed: victory points count by themselves at the end of the game.
rejection-on_an_attack = “{ $action }” is possible only as an answer to an attack of somebody else.
rejection-other_kind = “{ $action }” is about another kind of territory than the one that is attacked.
rejection-mine_of_other_kind = “{ $action }” strikes only territories of its own kind, and the attack comes from another one.
rejection-only_attacked = “{ $action }” is only for the one who is attacked.
rejection-first_move_first = “{ $action }” belongs to the end of your turn, after the first AB move.
rejection-abc_only = “{ $action }” is not possible, for in doomsday only NBC cards are played.
rejection-no_own_ground = “{ $action }” is not possible, for you have no territory of this kind.
rejection-three_needed = “{ $action }” is not possible, for you have fewer than three territories of this kind.
rejection-no_station_free = “{ $action }” needs a station in supply and a land of yours without one.
rejection-no_officer_there = “{ $action }” is not possible, for there is no such officer of somebody else on the board.
rejection-no_enemy_ground = “{ $action }” is not possible, for nobody else has a territory of this kind.
rejection-nowhere_to_retreat = “{ $action }” is not possible: it needs units in the attacked territory and another one of yours to take them in.
rejection-other_ground = “{ $action }” is not possible, for the card does not speak of this territory.
rejection-another_one = “{ $action }” is not possible, for the territories of a reinforcement have to be different.
rejection-no_rival = “{ $action }” is not possible; name somebody else who is still in the game.
rejection-no_army_there = “{ $action }” is not possible, for you have no army there.
rejection-reassigned_already = “{ $action }” is not possible, for this officer has moved with this card already.

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
question-Attack-station = A station is captured: is it replaced, another one dismantled for it, or does the land stay without?
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
question-ExtraUnits-target = Into which of your territories do the three armies go?
    .waits = { $count ->
        [one] { $names } places additional units.
       *[other] { $names } place additional units.
    }
question-Reinforcement-target = Which of your territories gets the next army?
    .waits = { $count ->
        [one] { $names } places a reinforcement.
       *[other] { $names } place a reinforcement.
    }
question-Disarmament-disband = Disarmament: where do you take an army away?
    .waits = { $count ->
        [one] { $names } disarms.
       *[other] { $names } disarm.
    }
question-Reassignment-post = Which officer moves where?
    .waits = { $count ->
        [one] { $names } reassigns officers.
       *[other] { $names } reassign officers.
    }
question-StationCard-station = Into which land does the station go?
    .waits = { $count ->
        [one] { $names } puts up a station.
       *[other] { $names } put up a station.
    }
question-Blackout-rival = Who plays no cards in this turn?
    .waits = { $count ->
        [one] { $names } chooses who plays no cards.
       *[other] { $names } choose who plays no cards.
    }
question-Retreat-target = Retreat: where do all units go?
    .waits = { $count ->
        [one] { $names } chooses where to retreat.
       *[other] { $names } choose where to retreat.
    }
question-Carpet-target = Which territory do you bomb?
    .waits = { $count ->
        [one] { $names } chooses what to bomb.
       *[other] { $names } choose what to bomb.
    }
question-Sniper-aim = Which officer do you aim at?
    .waits = { $count ->
        [one] { $names } chooses an officer to aim at.
       *[other] { $names } choose an officer to aim at.
    }
question-Doomsday-choose = Doomsday: which NBC card do you play free of cost?
    .waits = { $count ->
        [one] { $names } may play NBC cards free of cost.
       *[other] { $names } may play NBC cards free of cost.
    }

# ------------------------------------------------------------------ actions
action-finish = Done
action-finish-Losses-choose = Only armies fall from here
action-finish-Turn-act = End turn
action-finish-Turn-late = Play no more cards and end turn
action-finish-Doomsday-choose = Play no other card
action-finish-Reassignment-post = Leave the officers as they are
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

# ------------------------------------------------------------------ revisions of the rules
revision-2 = New is the quick start with a set-up drawn by lot; it changes nothing in games that have begun.

# ------------------------------------------------------------------ options
option-surplus_lands = Lands left over in the set-up
    .help = If the lands do not come out even, some players take one more, or by house rule the rest stays empty (R2-06, R2-07).
option-surplus_lands-taken = Are taken
option-surplus_lands-empty = Stay empty
option-bid_ties = Equal bids
    .help = A die decides, or from the second round on whoever was later in the last one comes first (R2-13, R2-15).
option-bid_ties-die = A die decides
option-bid_ties-last_first = Who was later in the last round
option-quick_start = Set-up
    .help = Whether you choose lands and armies yourselves or begin with a set-up drawn by lot; the lot is our offer for a quick beginning (R2-R39).
option-quick_start-false = Placed by hand
option-quick_start-true = Quick start, dealt by lot
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
    .help = Whether a land that holds nothing but a station prevents the bonus of its continent, or is nobody’s at once (R2-23, R2-R01, R2-R08).
option-station_only-breaks_continent = Prevents the bonus
option-station_only-holds_continent = Counts for the bonus
option-station_only-falls = Is nobody’s any more
option-empty_territory = Entering empty territories
    .help = Whether that is the first attack already, after which no cards for the time before it can be played, or none at all (R2-R09).
option-empty_territory-attack = Is an attack
option-empty_territory-no_attack = Is no attack
option-retreat = The attack after a retreat
    .help = If the attacked territory is cleared, the attackers move in, or the attack is over (R2-R10).
option-retreat-enter = They move in
option-retreat-stop = The attack is over
option-moon_to_stations = Attacks from the moon on stations
    .help = Whether the marked moon territories may attack lands with stations; otherwise only a descent leads there (R2-R12).
option-moon_to_stations-false = By a descent only
option-moon_to_stations-true = Lands with a station, too
option-card_limit = Four cards
    .help = Whether four cards in all may be bought in a turn, or four of each deck (R2-35, R2-R13).
option-card_limit-turn = Four in all
option-card_limit-deck = Four of each deck
option-reactions = Reacting once more
    .help = If a card was played before a roll, everybody is asked once more, or each plays one card only for a roll (R2-R14).
option-reactions-again = Until all pass
option-reactions-once = One card for a roll
option-minefield_attackers = Attackers after a minefield
    .help = Whether the declared units attack as far as they are left, or the attacker chooses anew (R2-57, R2-R30).
option-minefield_attackers-declared = Those declared
option-minefield_attackers-anew = Chosen anew
option-minefield_ground = Minefields
    .help = Whether a minefield strikes the attacking territory whatever its kind, or only one of its own kind (R2-99, R2-R31).
option-minefield_ground-any = Strike any territory
option-minefield_ground-same_kind = Strike their own kind only
option-disarmament = Order of a disarmament
    .help = Whether whoever follows the player of the card begins, or whoever has the first turn marker (R2-87, R2-R32).
option-disarmament-behind_caster = Next in turn order begins
option-disarmament-first_marker = First marker begins
option-doomsday = Order in doomsday
    .help = Who comes first: whoever plays doomsday, whoever is next in turn order, or the first turn marker (R2-125, R2-R18).
option-doomsday-first_marker = First marker begins
option-doomsday-caster_first = First who plays the card
option-doomsday-caster_last = Last who plays the card
option-move_reach = Reach of the AB move
    .help = Whether the AB move may lead through a chain of own territories, or only to a neighbour (R2-R21).
option-move_reach-connected = Through own territories
option-move_reach-adjacent = Only to a neighbour
option-move_empties = Empty territory after an AB move
    .help = Whether the AB move may leave a territory empty, as in the example of the rules (R2-70).
option-move_empties-false = One unit stays
option-move_empties-true = It may become empty
option-captured_station = Captured station
    .help = Whether it must be replaced by one of yours while there is one in supply (R2-52, R2-R22).
option-captured_station-must_swap = Must be replaced
option-captured_station-may_leave = May be left out
option-spoils = Cards of who is out
    .help = Whether they leave the game, or go unseen to whoever has conquered the last territory (R2-R25).
option-spoils-none = Leave the game
option-spoils-cards = Go to the conqueror
option-reinforcement = Reinforcement with too few territories
    .help = Whether the card can be played with one or two territories of the kind, too, or with three only (R2-97, R2-R28).
option-reinforcement-as_many = As many as there are
option-reinforcement-three_only = With three only
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
end-rounds = The last round has been played.
end-survivor = Only one player is left.

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
chance-dealt_land = Land dealt by lot

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
fact-blackout = Software fault of
fact-ruins = Destroyed lands
fact-landings = Descent
fact-wealth = Riches
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

standing-score = Points
standing-territories = Territories
standing-continents = Continents
standing-cards = Cards
standing-money = Money
standing-units = Units
standing-income = Income of the next turn
standing-hand = Cards in hand

# ------------------------------------------------------------------ the end in numbers
luck-attack = Pips in attack
luck-defence = Comparisons won in defence

# ------------------------------------------------------------------ cards: what they do
does-extra_ab_zug = After your first AB move you make one more.
does-waffenstillstand = The attack on you ends at once, and this side attacks you no more in this turn.
does-abruestung = All others take four armies each off the board, then you take two.
does-offizierneuordnung = Your officers move into territories of yours as you like.
does-station = A station of yours goes into a land of yours that has none.
does-inflation = All others who have money give you one.
does-rueckzug = All units of the attacked territory move into another one of yours.
does-siegpunkte_taktik = 3 points at the end if your tactics officer is on the board.
does-getarnte_einheiten_land = Three armies come into a land that is being attacked; they belong to the side that is attacked.
does-getarnte_station = A station of yours comes into the land of yours that is attacked.
does-zusatz_land = Three armies come into a land of yours.
does-resistance = You draw a land that only you see: as soon as it is yours, five armies go there.
does-verstaerkung_land = One army each comes into three different lands of yours.
does-softwarefehler_land = A player you name plays no cards in this turn.
does-blitzkrieg_land = Whoever attacks your land loses half of the units in the territory the attack comes from, rounded up.
does-siegpunkte_land = 3 points at the end if your land officer is on the board.
does-getarnte_einheiten_wasser = Three armies come into a water territory that is being attacked; they belong to the side that is attacked.
does-reichtum = You turn up a water territory: if it is yours now or still in this turn, you get 4 money.
does-zusatz_wasser = Three armies come into a water territory of yours.
does-verstaerkung_wasser = One army each comes into three different water territories of yours.
does-softwarefehler_wasser = A player you name plays no cards in this turn.
does-blitzkrieg_wasser = Whoever attacks your water territory loses half of the units in the territory the attack comes from, rounded up.
does-siegpunkte_wasser = 3 points at the end if your water officer is on the board.
does-getarnte_einheiten_luft = Three armies come into an air territory that is being attacked; they belong to the side that is attacked.
does-monopol = 7 money if all air territories are yours at the end of this turn.
does-zusatz_luft = Three armies come into an air territory of yours.
does-verstaerkung_luft = One army each comes into three different air territories of yours.
does-softwarefehler_luft = A player you name plays no cards in this turn.
does-blitzkrieg_luft = Whoever attacks your air territory loses half of the units in the territory the attack comes from, rounded up.
does-d_day = You turn up land cards until one is not yours: in this turn you may attack it from all your air territories.
does-siegpunkte_luft = 3 points at the end if your air officer is on the board.
does-landbombe = Three land cards are drawn: others lose half of their units there, rounded up.
does-wasserbombe = Two water cards are drawn: others lose half of their units there, rounded up.
does-mondbombe = Two moon cards are drawn: others lose half of their units there, rounded up.
does-flaeche_land = You choose a land of somebody else; as many units die there as a d6 shows.
does-flaeche_wasser = You choose a water territory of somebody else; as many units die there as a d6 shows.
does-flaeche_luft = You choose an air territory of somebody else; as many units die there as a d6 shows.
does-neutronenbombe = A d6 strikes a continent on land: each of its territories loses one unit, yours too.
does-wasserstoffbombe = A d6 strikes a continent on the water: each of its territories loses one unit, yours too.
does-gravitationsbombe = A d6 strikes a continent in the air: each of its territories loses one unit, yours too.
does-weltuntergang = In turn everybody plays any number of NBC cards without paying their cost.
does-scharfschuetze = You aim at an officer of somebody else: with 1 to 6 on the d8 it is dead.

why-chance-here = dice, cards or the bids of others come next

# ------------------------------------------------------------------ a whole move, as a hint tells it
count-army = { $n ->
        [one] one army
       *[other] { $n } armies
    }
count-taktik = the tactics officer
count-land = the land officer
count-wasser = the water officer
count-luft = the air officer
count-abc = the NBC officer
move-claim = Take { $region }.
move-place = Place { $things } in { $region }.
move-station = Build a station in { $region }.
move-post = Post the { $officer } to { $region }.
move-bid = { $coins ->
        [0] Bid nothing
       *[other] Bid { $coins }
    } for the choice of the turn marker.
move-marker = Take turn marker { $marker }.
move-draw = Buy a card of the deck { $deck }.
move-play = Play the card “{ $card }”.
move-rival = Choose { $player }.
move-snipe = Aim at the { $officer } of { $player }.
move-defend = Defend with { $dice }.
move-lose = Lose { $things }.
move-follow = { $more ->
        [0] Leave the other armies where they are
        [one] Move one more army in
       *[other] Move { $more } more armies in
    }.
move-move = Move units out of { $region }.
move-move_onto = Move them to { $region }.
move-onto = Attack { $region }.
move-target = Choose { $region }.
move-retreat = Retreat to { $region }.
move-target_units = Put the three armies into { $region }.
move-target_unit = Put the army into { $region }.
move-target_bomb = Bomb { $region }.
move-dismantle = Dismantle your station in { $region }.
move-disband = Take an army away from { $region }.
move-bring = Send { $things } along.
move-leave = Leave it without a station.
move-pass = Play no card now.
move-lose_armies = Lose armies only.
move-reassign_none = Leave your officers where they are.
move-send_none = Send nobody.
move-post_none = Leave the rest as it is.
move-end_turn = End your turn.
move-no_more = Do no more here.
move-attack = Attack { $aim } from { $source } with { $things } ({ $until }).
move-attack_seat = Attack { $seat } in { $aim } from { $source } with { $things } ({ $until }){ $chance ->
        [-1] {""}
       *[other] : { $chance } %
    }.

# ------------------------------------------------------------------ how the game is won, as it stands
goal-rounds = Most points after round { $limit } win: { $standing }.
goal-how-points = Every territory is a point, on land, on water or on the moon; whole continents add their bonuses.
goal-how-cards = A victory point card is worth 3 if its officer is on the board then. Cards in hand show themselves at the end only.
goal-how-shared = A tie is shared.
goal-how-tie = A tie goes to whoever has more money.
