# SelfR3: R2 in English.  Names of territories stand alone, or with their article (`the-region`).

game-title = SelfR3: R2
game-selfr3 = SelfR3: R2
game-summary = A game of conquest in the future, with dice and cards: you fight for lands, seas and the moon with armies, officers and stations. After five rounds each territory scores a point and whole continents more; the most points win.
bot-names = Lyra, Orion, Vega, Atlas, Nova, Rigel

# A territory with its article
the-region = { $region_is ->
        [weststaaten] the Western States
        [oststaaten] the Eastern States
        [andenstaaten] the Andean States
        [sahara] the Sahara
        [kongo] the Congo
        [naher_osten] the Near East
        [kalifornischer_strom] the California Current
        [hawaii_becken] the Hawaii Basin
        [sargassosee] the Sargasso Sea
        [keltische_see] the Celtic Sea
        [guayana_becken] the Guiana Basin
        [brasilbecken] the Brazil Basin
        [guineagolf] the Gulf of Guinea
        [arabisches_meer] the Arabian Sea
        [maskarenensee] the Mascarene Sea
        [suedindisches_meer] the Southern Indian Sea
        [japangraben] the Japan Trench
        [philippinensee] the Philippine Sea
        [bucht_des_taus] the Bay of Dew
        [regenmeer] the Sea of Showers
        [ozean_der_stuerme] the Ocean of Storms
        [meer_der_heiterkeit] the Sea of Serenity
        [meer_der_gefahren] the Sea of Crises
        [honigmeer] the Sea of Nectar
        [wolkenmeer] the Sea of Clouds
        [sumpf_der_seuchen] the Marsh of Epidemics
        [lange_wand] the Long Wall
       *[other] { $region }
    }
the-aim = { $aim_is ->
        [weststaaten] the Western States
        [oststaaten] the Eastern States
        [andenstaaten] the Andean States
        [sahara] the Sahara
        [kongo] the Congo
        [naher_osten] the Near East
        [kalifornischer_strom] the California Current
        [hawaii_becken] the Hawaii Basin
        [sargassosee] the Sargasso Sea
        [keltische_see] the Celtic Sea
        [guayana_becken] the Guiana Basin
        [brasilbecken] the Brazil Basin
        [guineagolf] the Gulf of Guinea
        [arabisches_meer] the Arabian Sea
        [maskarenensee] the Mascarene Sea
        [suedindisches_meer] the Southern Indian Sea
        [japangraben] the Japan Trench
        [philippinensee] the Philippine Sea
        [bucht_des_taus] the Bay of Dew
        [regenmeer] the Sea of Showers
        [ozean_der_stuerme] the Ocean of Storms
        [meer_der_heiterkeit] the Sea of Serenity
        [meer_der_gefahren] the Sea of Crises
        [honigmeer] the Sea of Nectar
        [wolkenmeer] the Sea of Clouds
        [sumpf_der_seuchen] the Marsh of Epidemics
        [lange_wand] the Long Wall
       *[other] { $aim }
    }
in-region = in { the-region }
in-aim = in { the-aim }
into-region = to { the-region }
from-source = { $source_is ->
        [weststaaten] from the Western States
        [oststaaten] from the Eastern States
        [andenstaaten] from the Andean States
        [sahara] from the Sahara
        [kongo] from the Congo
        [naher_osten] from the Near East
        [kalifornischer_strom] from the California Current
        [hawaii_becken] from the Hawaii Basin
        [sargassosee] from the Sargasso Sea
        [keltische_see] from the Celtic Sea
        [guayana_becken] from the Guiana Basin
        [brasilbecken] from the Brazil Basin
        [guineagolf] from the Gulf of Guinea
        [arabisches_meer] from the Arabian Sea
        [maskarenensee] from the Mascarene Sea
        [suedindisches_meer] from the Southern Indian Sea
        [japangraben] from the Japan Trench
        [philippinensee] from the Philippine Sea
        [bucht_des_taus] from the Bay of Dew
        [regenmeer] from the Sea of Showers
        [ozean_der_stuerme] from the Ocean of Storms
        [meer_der_heiterkeit] from the Sea of Serenity
        [meer_der_gefahren] from the Sea of Crises
        [honigmeer] from the Sea of Nectar
        [wolkenmeer] from the Sea of Clouds
        [sumpf_der_seuchen] from the Marsh of Epidemics
        [lange_wand] from the Long Wall
       *[other] from { $source }
    }
from-region = from { the-region }
the-officer = the { $officer }
who-officer = { $officer }

# ------------------------------------------------------------------ events: set-up
event-destroyed = { $region } is destroyed for the whole game.
event-first_player = { $seat_is ->
        [you] You start
       *[other] { $seat } starts
    } the set-up.
event-claimed = { $seat_is ->
        [you] You take
       *[other] { $seat } takes
    } { the-region }.
event-left_empty = { $region } stays empty, for the lands do not come out even.
event-deployed = { $seat_is ->
        [you] You place
       *[other] { $seat } places
    } an army { in-region }.
event-posted = { $seat_is ->
        [you] You place
       *[other] { $seat } places
    } { the-officer } { in-region }.
event-station_set = { $seat_is ->
        [you] You build
       *[other] { $seat } builds
    } the first station { in-region }.

# ------------------------------------------------------------------ events: round and bids
event-round = Round { $round } begins: everybody bids for turn order.
event-bid = { $seat_is ->
        [you] You
       *[other] { $seat }
    } bid { $coins ->
        [0] nothing
        [one] one coin
       *[other] { $coins } coins
    }.
event-tie_won = Tie: { $seat_is ->
        [you] you win
       *[other] { $seat } wins
    } the die roll.
event-ranked = { $seat_is ->
        [you] You choose
       *[other] { $seat } chooses
    } a turn marker { $count ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    }.
event-marker = { $seat_is ->
        [you] You take
       *[other] { $seat } takes
    } turn marker { $marker } and { $seat_is ->
        [you] go
       *[other] goes
    } { $marker ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    } this round.
event-turn = It is { $seat_is ->
        [you] your
       *[other] { $seat }’s
    } turn.

# ------------------------------------------------------------------ events: income, armies, purchases
event-continent = { $seat_is ->
        [you] You hold
       *[other] { $seat } holds
    } a whole continent ({ $continent }) and { $seat_is ->
        [you] get
       *[other] gets
    } { $count ->
        [one] one more army and one more coin
       *[other] { $count } more armies and { $count } more coins
    }.
event-income = { $seat_is ->
        [you] You get
       *[other] { $seat } gets
    } { $count } armies and { $count } coins.
event-armies_lapsed = { $seat_is ->
        [you] You have
       *[other] { $seat } has
    } no territory where the { $count } armies may be placed: they are lost.
event-placed = { $seat_is ->
        [you] You reinforce
       *[other] { $seat } reinforces
    } { the-region }.
event-recruited = { $seat_is ->
        [you] Your station
       *[other] The station of { $seat }
    } { in-region } brings an army.
event-officer_bought = { $seat_is ->
        [you] You buy
       *[other] { $seat } buys
    } { the-officer } and { $seat_is ->
        [you] place
       *[other] places
    } it { in-region }.
event-station_bought = { $seat_is ->
        [you] You buy
       *[other] { $seat } buys
    } a station and { $seat_is ->
        [you] build
       *[other] builds
    } it { in-region }.
event-drew = { $seat_is ->
        [you] You buy
       *[other] { $seat } buys
    } a card ({ $deck }): { $card }.
event-drew-hidden = { $seat_is ->
        [you] You buy
       *[other] { $seat } buys
    } a card from the { $deck } deck.

# ------------------------------------------------------------------ events: attacks
event-attacked = { $seat_is ->
        [you] You attack
       *[other] { $seat } attacks
    } { $other_is ->
        [you] you
       *[other] { $other }
    } { in-region } { from-source }, { $armies ->
        [0] with officers only
        [one] with one army
       *[other] with { $armies } armies
    }.
event-officer_attacks = { $seat_is ->
        [you] Your { $officer }
       *[other] The { who-officer } of { $seat }
    } joins the attack { in-region }.
event-regrouped = After the minefield { $seat_is ->
        [you] you attack
       *[other] { $seat } attacks
    } { the-region } { $armies ->
        [0] with officers only
        [one] with one army
       *[other] with { $armies } armies
    }.
event-entered = { $seat_is ->
        [you] You move
       *[other] { $seat } moves
    } { from-source } { into-region }, which is empty.
event-played = { $seat_is ->
        [you] You play
       *[other] { $seat } plays
    } { $card } ({ $coins ->
        [0] free
        [one] one coin
       *[other] { $coins } coins
    }).
event-truced = The attack on { the-region } is called off: { $seat_is ->
        [you] you may not attack
       *[other] { $seat } may not attack
    } { $other_is ->
        [you] you
       *[other] { $other }
    } any more this turn.
event-broken_off = The attack on { the-region } ends without a roll.
event-rolled = { $seat_is ->
        [you] You attack and roll
       *[other] { $seat } attacks and rolls
    } { $dice }{ $eights ->
        [0] { "" }
       *[other] { " " }({ $eights } × d8)
    }.
event-defended = { $seat_is ->
        [you] You defend and roll
       *[other] { $seat } defends and rolls
    } { $dice }{ $eights ->
        [0] { "" }
       *[other] { " " }({ $eights } × d8)
    }.
event-lost = { $seat_is ->
        [you] You lose
       *[other] { $seat } loses
    } { $armies ->
        [one] one army
       *[other] { $armies } armies
    } { in-region }.
event-officer_lost = { $seat_is ->
        [you] Your { $officer }
       *[other] The { who-officer } of { $seat }
    } falls { in-region }.
event-emptied = { $seat_is ->
        [you] You have
       *[other] { $seat } has
    } no unit left { in-region }: it now belongs to nobody.
event-conquered = { $seat_is ->
        [you] You conquer
       *[other] { $seat } conquers
    } { the-region } from { $other_is ->
        [you] you
       *[other] { $other }
    }.
event-moved_in = { $seat_is ->
        [you] You move
       *[other] { $seat } moves
    } on { from-source } { into-region } with { $armies ->
        [one] one army
       *[other] { $armies } armies
    }.
event-officer_moved_in = { $seat_is ->
        [you] Your { $officer }
       *[other] The { who-officer } of { $seat }
    } moves on { from-source } { into-region }.
event-station_swapped = { $seat_is ->
        [you] You replace
       *[other] { $seat } replaces
    } the captured station { in-region } with one of { $seat_is ->
        [you] your
       *[other] their
    } own.
event-station_left = { $seat_is ->
        [you] You leave
       *[other] { $seat } leaves
    } { the-region } without a station.
event-station_fell = A station alone holds no land: { $seat_is ->
        [you] you take
       *[other] { $seat } takes
    } back the station { in-region }.
event-dismantled = { $seat_is ->
        [you] You dismantle
       *[other] { $seat } dismantles
    } the station { in-region }.
event-moved = { $seat_is ->
        [you] You fortify
       *[other] { $seat } fortifies
    }: { $armies ->
        [one] one army
       *[other] { $armies } armies
    } { $armies ->
        [one] goes
       *[other] go
    } { from-source } { into-region }.
event-officer_moved = { $seat_is ->
        [you] You fortify
       *[other] { $seat } fortifies
    }: { the-officer } goes { from-source } { into-region }.

# ------------------------------------------------------------------ events: the end
event-eliminated = { $seat_is ->
        [you] You have
       *[other] { $seat } has
    } no territories left and { $seat_is ->
        [you] are
       *[other] is
    } out; { $seat_is ->
        [you] your
       *[other] their
    } money leaves the game.
event-laid_open = { $seat_is ->
        [you] Your
       *[other] { $seat }’s
    } hand leaves the game: { $count } × { $card }.
event-spoils = { $seat_is ->
        [you] You take
       *[other] { $seat } takes
    } a card from { $other_is ->
        [you] you
       *[other] { $other }
    }: { $card }.
event-spoils-hidden = { $seat_is ->
        [you] You take
       *[other] { $seat } takes
    } a card from { $other_is ->
        [you] you
       *[other] { $other }
    }: { $deck } deck.
event-scored = { $seat_is ->
        [you] You score
       *[other] { $seat } scores
    } { $count ->
        [one] one territory
       *[other] { $count } territories
    }, { $bonus } for continents and { $points } for cards.
event-end_rounds = The last round is over.
event-end_survivor = Only { $seat_is ->
        [you] you are
       *[other] { $seat } is
    } left: the game is over.

# ------------------------------------------------------------------ events: what cards do
event-turned_up = { $seat_is ->
        [you] You reveal
       *[other] { $seat } reveals
    } a territory card: { $region }.
event-reshuffled = The territory deck is empty ({ $deck }): the discards are shuffled into a new one.
event-extra_move = { $seat_is ->
        [you] You may fortify
       *[other] { $seat } may fortify
    } once more.
event-truce = Truce: { $other_is ->
        [you] you
       *[other] { $other }
    } may not attack { $seat_is ->
        [you] you
       *[other] { $seat }
    } any more this turn.
event-disarms = Disarmament: { $seat_is ->
        [you] you
       *[other] { $seat }
    } { $count ->
        [0] { $seat_is ->
        [you] have
       *[other] has
    } no armies to remove.
        [one] { $seat_is ->
        [you] remove
       *[other] removes
    } one army.
       *[other] { $seat_is ->
        [you] remove
       *[other] removes
    } { $count } armies.
    }
event-disbanded = { $seat_is ->
        [you] You remove
       *[other] { $seat } removes
    } one army { in-region }.
event-reassigned = { $seat_is ->
        [you] You move
       *[other] { $seat } moves
    } { the-officer } { into-region }.
event-station_gained = { $seat_is ->
        [you] You build
       *[other] { $seat } builds
    } a station { in-region }.
event-inflation = Inflation: { $other_is ->
        [you] you give
       *[other] { $other } gives
    } { $seat_is ->
        [you] you
       *[other] { $seat }
    } { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }.
event-retreated = Retreat: { $seat_is ->
        [you] you go back
       *[other] { $seat } goes back
    } { from-source } { into-region } with { $armies ->
        [one] one army
       *[other] { $armies } armies
    }.
event-officer_retreated = Retreat: { $seat_is ->
        [you] your { $officer }
       *[other] the { who-officer } of { $seat }
    } goes back { from-source } { into-region }.
event-hidden_units = { $seat_is ->
        [you] You play
       *[other] { $seat } plays
    } hidden units: { $other_is ->
        [you] you get
       *[other] { $other } gets
    } { $count } armies { in-region }.
event-hidden_station = { $seat_is ->
        [you] You reveal
       *[other] { $seat } reveals
    } a station { in-region }.
event-extra_units = { $seat_is ->
        [you] You get
       *[other] { $seat } gets
    } { $count } armies { in-region }.
event-resistance_waits = Resistance: { $seat_is ->
        [you] you draw
       *[other] { $seat } draws
    } { $region }; five armies come as soon as { $seat_is ->
        [you] you own
       *[other] { $seat } owns
    } it.
event-resistance_waits-hidden = Resistance: { $seat_is ->
        [you] you draw
       *[other] { $seat } draws
    } a land card that nobody else sees and { $seat_is ->
        [you] set
       *[other] sets
    } it aside.
event-resistance = Resistance: { $seat_is ->
        [you] you get
       *[other] { $seat } gets
    } { $count } armies { in-region }.
event-reinforced = { $seat_is ->
        [you] You reinforce
       *[other] { $seat } reinforces
    } { the-region } with one army.
event-blackout = Software fault: { $seat_is ->
        [you] you bar
       *[other] { $seat } bars
    } { $other_is ->
        [you] you
       *[other] { $other }
    } from playing cards this turn.
event-mined = { $seat_is ->
        [you] Your minefield
       *[other] The minefield of { $seat }
    } goes off: { $other_is ->
        [you] you lose
       *[other] { $other } loses
    } { $count ->
        [one] one unit
       *[other] { $count } units
    } { in-region }.
event-wealth = Riches: { $seat_is ->
        [you] you get
       *[other] { $seat } gets
    } { $coins ->
        [one] one coin
       *[other] { $coins } coins
    } for { the-region }.
event-wealth_lapsed = The riches lapse: { $seat_is ->
        [you] you did not get
       *[other] { $seat } did not get
    } { the-region }.
event-monopoly = Monopoly: { $seat_is ->
        [you] you own
       *[other] { $seat } owns
    } all air territories and { $seat_is ->
        [you] get
       *[other] gets
    } { $coins } coins.
event-monopoly_missed = Monopoly: { $seat_is ->
        [you] you do
       *[other] { $seat } does
    } not own all air territories and { $seat_is ->
        [you] get
       *[other] gets
    } nothing.
event-descent = Descent: { $seat_is ->
        [you] you
       *[other] { $seat }
    } may attack { the-region } from all of { $seat_is ->
        [you] your
       *[other] their
    } air territories this turn.
event-no_descent = Descent: { $seat_is ->
        [you] you own
       *[other] { $seat } owns
    } every land in the deck, so nothing happens.
event-bombed = { $seat_is ->
        [you] Your bomb
       *[other] The bomb of { $seat }
    } hits { the-region }: { $other_is ->
        [you] you lose
       *[other] { $other } loses
    } { $count ->
        [one] one unit
       *[other] { $count } units
    }.
event-spared = The bomb spares { $seat_is ->
        [you] your own units
       *[other] { $seat }’s own units
    } { in-region }.
event-fell_flat = { $seat_is ->
        [you] Your bomb
       *[other] The bomb of { $seat }
    } does nothing, for no unit stands { in-region }.
event-carpet = { $seat_is ->
        [you] You bomb
       *[other] { $seat } bombs
    } { the-region } and { $seat_is ->
        [you] roll
       *[other] rolls
    } { $points }: up to that many units are lost there.
event-continent_hit = { $seat_is ->
        [you] You roll
       *[other] { $seat } rolls
    } { $points }. Target of the bomb: { $continent }. Each of its territories loses one unit.
event-rolls_again = { $seat_is ->
        [you] You roll
       *[other] { $seat } rolls
    } { $points } and { $seat_is ->
        [you] have
       *[other] has
    } to roll again.
event-doomsday = Doomsday: { $other_is ->
        [you] you
       *[other] { $other }
    } may play NBC cards for free.
event-doomsday_over = { $seat_is ->
        [you] Your
       *[other] { $seat }’s
    } doomsday is over.
event-shot = { $seat_is ->
        [you] You aim
       *[other] { $seat } aims
    } at { $other_is ->
        [you] your { $officer }
       *[other] { the-officer } of { $other }
    } and { $seat_is ->
        [you] roll
       *[other] rolls
    } { $points }.
event-sniped = Hit: { $other_is ->
        [you] you lose
       *[other] { $other } loses
    } { the-officer } { in-region }.
event-missed = Missed: { $other_is ->
        [you] your { $officer }
       *[other] the { who-officer } of { $other }
    } stays.
event-points_shown = { $seat_is ->
        [you] You show
       *[other] { $seat } shows
    } { $card }: { $points } points.
event-dealt_land = { $seat_is ->
        [you] You are
       *[other] { $seat } is
    } dealt { the-region }.
event-spread = { $seat_is ->
        [you] You get
       *[other] { $seat } gets
    } { $count } armies, spread evenly over { $seat_is ->
        [you] your
       *[other] their
    } lands.

# ------------------------------------------------------------------ refusals
rejection-not_now = You cannot choose “{ $action }” now; choose one of the options you are offered.
rejection-taken = “{ $action }” is not possible: that territory is already taken. Choose an empty one.
rejection-not_yours = “{ $action }” is not possible: that territory is not yours.
rejection-ruin = “{ $action }” is not possible: that territory is destroyed.
rejection-no_entry = “{ $action }” is not possible: you need the water officer to place armies on water, the air officer to place them on the moon.
rejection-marker_taken = “{ $action }” is not possible: that turn marker is taken.
rejection-too_dear = “{ $action }” costs more than you have.
rejection-bid_too_high = “{ $action }” is not possible: you do not have that much money.
rejection-officer_stands = “{ $action }” is not possible: you already have this officer on the board.
rejection-no_such_officer = “{ $action }” is not possible: at the start you have only the tactics officer and the land officer.
rejection-land_only = “{ $action }” is not possible: this works only on land.
rejection-stations_spent = “{ $action }” is not possible: you cannot have more stations now.
rejection-station_stands = “{ $action }” is not possible: there is already a station.
rejection-figures_first = “{ $action }” comes too late: you buy officers and stations before cards and attacks.
rejection-cards_first = “{ $action }” comes too late: you buy cards before you play any and before you attack.
rejection-attacks_over = “{ $action }” comes too late: after fortifying you can neither buy nor attack.
rejection-four_cards = “{ $action }” is not possible: you have already bought four cards this turn.
rejection-deck_empty = “{ $action }” is not possible: this deck is empty.
rejection-deck_closed = “{ $action }” is not possible: your officer for this deck is not on the board.
rejection-too_few = “{ $action }” is not possible: you have too few units there, as one must stay behind.
rejection-no_target = “{ $action }” is not possible: there is nothing to attack from there.
rejection-own_target = “{ $action }” is not possible: that territory is yours.
rejection-no_officer_for = “{ $action }” is not possible: to attack water or the moon you need its officer on the board.
rejection-not_adjacent = “{ $action }” is not possible: the territories are not neighbours.
rejection-under_truce = “{ $action }” is not possible: there is a truce this turn.
rejection-three_at_most = “{ $action }” is not possible: at most three units can attack.
rejection-one_stays = “{ $action }” is not possible: one unit must stay behind.
rejection-already_there = “{ $action }” is not possible: the units are already there.
rejection-nobody_moves = “{ $action }” is not possible: at least one unit must move.
rejection-no_such_unit = “{ $action }” is not possible: you do not have that many units of this kind there.
rejection-no_die = “{ $action }” is not possible: your units there do not roll these dice.
rejection-not_connected = “{ $action }” is not possible: no chain of your own territories leads there.
rejection-moved_already = “{ $action }” is not possible: you have already fortified this turn.
rejection-no_station_there = “{ $action }” is not possible: you have no station there to dismantle.
rejection-no_such_card = “{ $action }” is not possible: you do not have this card.
rejection-no_officer_to_play = “{ $action }” has to wait until you have the officer of its deck on the board.
rejection-cost_too_high = “{ $action }” costs more money than you have.
rejection-blacked_out = “{ $action }” is not possible this turn: a software fault keeps you from playing cards.
rejection-wrong_moment = “{ $action }” is possible only in your own turn, before you declare your first attack.
rejection-at_the_end = You need not play “{ $action }”: victory points count automatically at the end of the game.
rejection-on_an_attack = “{ $action }” is possible only in answer to another player’s attack.
rejection-other_kind = “{ $action }” is for another kind of territory than the one being attacked.
rejection-mine_of_other_kind = “{ $action }” hits only territories of its own kind, and the attack comes from another kind.
rejection-only_attacked = “{ $action }” is only for the player being attacked.
rejection-first_move_first = “{ $action }” comes at the end of your turn, after your first fortify move.
rejection-abc_only = “{ $action }” is not possible: in doomsday only NBC cards can be played.
rejection-no_own_ground = “{ $action }” is not possible: you have no territory of this kind.
rejection-three_needed = “{ $action }” is not possible: you have fewer than three territories of this kind.
rejection-no_station_free = “{ $action }” needs a station in supply and a land of yours without one.
rejection-no_officer_there = “{ $action }” is not possible: no other player has that officer on the board.
rejection-no_enemy_ground = “{ $action }” is not possible: no other player has a territory of this kind.
rejection-nowhere_to_retreat = “{ $action }” is not possible: you need units in the attacked territory and another territory of yours for them to go to.
rejection-other_ground = “{ $action }” is not possible: the card does not apply to this territory.
rejection-another_one = “{ $action }” is not possible: the territories of a reinforcement must all be different.
rejection-no_rival = “{ $action }” is not possible: choose another player who is still in the game.
rejection-no_army_there = “{ $action }” is not possible: you have no army there.
rejection-reassigned_already = “{ $action }” is not possible: you have already moved this officer with this card.

# ------------------------------------------------------------------ questions
question-SetUp-claim = Which empty land do you take?
    .waits = { $count ->
        [one] { $names } takes an empty land.
       *[other] { $names } take an empty land.
    }
question-SetUp-set = Where do you place your next army?
    .waits = { $count ->
        [one] { $names } places armies.
       *[other] { $names } place armies.
    }
question-SetUp-post = Where do you place your two officers and your station?
    .waits = { $count ->
        [one] { $names } places officers and a station.
       *[other] { $names } place officers and a station.
    }
question-Bidding-bid = How much do you bid for the choice of turn marker?
    .waits = { $count ->
        [one] { $names } bids for turn order.
       *[other] { $names } bid for turn order.
    }
question-Bidding-take = Which turn marker do you take?
    .waits = { $count ->
        [one] { $names } chooses a turn marker.
       *[other] { $names } choose a turn marker.
    }
question-Turn-place = Where do you place your next army?
    .waits = { $count ->
        [one] { $names } places new armies.
       *[other] { $names } place new armies.
    }
question-Turn-act = What do you do: buy, play cards, attack, or fortify?
    .waits = { $count ->
        [one] { $names } takes a turn.
       *[other] { $names } take a turn.
    }
question-Turn-late = Another card, or another fortify move?
    .waits = { $count ->
        [one] { $names } ends the turn.
       *[other] { $names } end the turn.
    }
question-Attack-onto = Which territory do you attack?
    .waits = { $count ->
        [one] { $names } chooses a territory to attack.
       *[other] { $names } choose a territory to attack.
    }
question-Attack-send = Which units attack, and for how long?
    .waits = { $count ->
        [one] { $names } prepares an attack.
       *[other] { $names } prepare an attack.
    }
question-Attack-defend = You see the attacker’s roll: which dice do you defend with?
    .waits = { $count ->
        [one] { $names } chooses the defending dice.
       *[other] { $names } choose the defending dice.
    }
question-Attack-station = You captured a station: replace it with one of yours, dismantle another one for it, or leave the land without one?
    .waits = { $count ->
        [one] { $names } decides about a captured station.
       *[other] { $names } decide about a captured station.
    }
question-CardWindow-answer = Do you play a card before the roll?
    .waits = { $count ->
        [one] { $names } may play a card before the roll.
       *[other] { $names } may play a card before the roll.
    }
question-Losses-choose = Which units do you lose?
    .waits = { $count ->
        [one] { $names } chooses casualties.
       *[other] { $names } choose casualties.
    }
question-Column-choose = Which units go along?
    .waits = { $count ->
        [one] { $names } chooses which units go along.
       *[other] { $names } choose which units go along.
    }
question-Move-onto = Where do you fortify?
    .waits = { $count ->
        [one] { $names } fortifies.
       *[other] { $names } fortify.
    }
question-ExtraUnits-target = Which of your territories gets the three armies?
    .waits = { $count ->
        [one] { $names } places additional units.
       *[other] { $names } place additional units.
    }
question-Reinforcement-target = Which of your territories gets the next of the three armies?
    .waits = { $count ->
        [one] { $names } places a reinforcement.
       *[other] { $names } place a reinforcement.
    }
question-Disarmament-disband = Disarmament: where do you remove an army?
    .waits = { $count ->
        [one] { $names } disarms.
       *[other] { $names } disarm.
    }
question-Reassignment-post = Which officer do you move, and where?
    .waits = { $count ->
        [one] { $names } reassigns officers.
       *[other] { $names } reassign officers.
    }
question-StationCard-station = Where do you build the station?
    .waits = { $count ->
        [one] { $names } builds a station.
       *[other] { $names } build a station.
    }
question-Blackout-rival = Who may play no cards this turn?
    .waits = { $count ->
        [one] { $names } chooses who may play no cards.
       *[other] { $names } choose who may play no cards.
    }
question-Retreat-target = Retreat: where do your units go?
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
question-Doomsday-choose = Doomsday: which NBC card do you play for free?
    .waits = { $count ->
        [one] { $names } may play NBC cards for free.
       *[other] { $names } may play NBC cards for free.
    }

# ------------------------------------------------------------------ actions
action-finish = Done
action-finish-Losses-choose = Lose only armies from here on
action-finish-Turn-act = End turn
action-finish-Turn-late = Play no more cards and end turn
action-finish-Doomsday-choose = Play no more cards
action-finish-Reassignment-post = Leave the officers as they are
action-pass = No card
action-leave = Leave without a station
action-bid = { $coins ->
        [0] Bid nothing
        [one] Bid one coin
       *[other] Bid { $coins } coins
    }
action-marker = Turn marker { $marker }
action-draw = Buy a card: { $deck }
action-play = Play: { $card }
action-rival = Against { $player }
action-snipe = { $player }’s { $officer }
action-bring = Take along: { $officer }
action-send = Attack { $armies ->
        [0] with officers only
        [one] with one army
       *[other] with { $armies } armies
    }, { $until }
action-defend = Defend: { $dice }
action-lose = Lose: { $officer }
action-follow = { $more ->
        [0] No army follows
        [one] One army follows
       *[other] { $more } armies follow
    }
action-claim = Take: { $region }
action-place = Army to { $region }
action-station = Station in { $region }
action-attack = Attack from { $region }
action-move = Fortify from { $region }
action-onto = Target: { $region }
action-target = { $region }
action-dismantle = Dismantle the station: { $region }
action-disband = Remove an army: { $region }
action-post = { $officer } to { $region }

kind-bid = Bid
kind-marker = Choose a turn marker
kind-draw = Buy a card
kind-play = Play a card
kind-rival = Choose a player
kind-snipe = Aim at an officer
kind-bring = Take an officer along
kind-send = Attack
kind-defend = Defend
kind-lose = Lose an officer
kind-follow = Move armies
kind-claim = Take a land
kind-place = Place an army
kind-station = Build a station
kind-attack = Attack
kind-move = Fortify
kind-onto = Choose a target
kind-target = Choose a territory
kind-dismantle = Dismantle a station
kind-disband = Remove an army
kind-post = Place an officer

# ------------------------------------------------------------------ revisions of the rules
revision-2 = New is the quick start with a set-up drawn by lot; it changes nothing in games that have begun.

# ------------------------------------------------------------------ options
option-surplus_lands = Leftover lands in the set-up
    .help = If the lands cannot be divided evenly, some players take one more, or by house rule the rest stay empty.
option-surplus_lands-taken = They are taken
option-surplus_lands-empty = They stay empty
option-bid_ties = Tied bids
    .help = A die decides; or, from the second round on, whoever was later in the last round goes first.
option-bid_ties-die = A die decides
option-bid_ties-last_first = Whoever was later last round
option-quick_start = Set-up
    .help = Dealt: lands and armies are placed at random and evenly, and the game starts after three answers at most. This is our addition; by the rules you place them yourselves.
option-quick_start-false = Placed by hand
option-quick_start-true = Quick start, dealt at random
option-destroyed_lands = Destroyed lands
    .help = How many random lands are destroyed before the game; the rules say three.
option-destroyed_lands-0 = None
option-destroyed_lands-3 = Three
option-destroyed_lands-4 = Four
option-bid_payment = Who pays the bid
    .help = Whether everybody pays their bid, or only the highest bidder pays.
option-bid_payment-all = Everybody
option-bid_payment-winner = Only the highest bidder
option-station_only = A land with only a station
    .help = Whether a land that holds only a station denies its continent’s bonus, or at once belongs to nobody.
option-station_only-breaks_continent = It denies the bonus
option-station_only-holds_continent = It counts for the bonus
option-station_only-falls = It belongs to nobody
option-empty_territory = Entering empty territories
    .help = Whether this already counts as your first attack, so that you can no longer play cards “before the first attack”.
option-empty_territory-attack = It is an attack
option-empty_territory-no_attack = It is not an attack
option-retreat = Attack after a retreat
    .help = If the attacked territory has been vacated, whether the attackers move in or the attack is over.
option-retreat-enter = They move in
option-retreat-stop = The attack is over
option-moon_to_stations = Attacking stations from the moon
    .help = Whether you may attack lands with stations from the landing sites on the moon; otherwise only the Descent card gets you there.
option-moon_to_stations-false = Only with Descent
option-moon_to_stations-true = Lands with stations, too
option-card_limit = Four-card limit
    .help = Whether you may buy four cards in all per turn, or four from each deck.
option-card_limit-turn = Four in all
option-card_limit-deck = Four from each deck
option-reactions = Repeated answers
    .help = After a card has been played before a roll, whether everybody is asked again, or each player may play only one card per roll.
option-reactions-again = Again until all pass
option-reactions-once = One card per roll
option-minefield_attackers = Attacking after a minefield
    .help = Whether the declared units attack as far as they survive, or the attacker chooses again.
option-minefield_attackers-declared = With the declared units
option-minefield_attackers-anew = The attacker chooses again
option-minefield_ground = Minefields
    .help = Whether a minefield hits the attacking territory whatever its kind, or only one of its own kind.
option-minefield_ground-any = They hit any territory
option-minefield_ground-same_kind = They hit only their own kind
option-disarmament = Order of a disarmament
    .help = Whether the player after the one who played the card goes first, or the player with the first turn marker.
option-disarmament-behind_caster = Next in turn order first
option-disarmament-first_marker = First turn marker first
option-doomsday = Order in doomsday
    .help = Who goes first: whoever plays the card, the next in turn order, or whoever has the first turn marker.
option-doomsday-first_marker = First: the first turn marker
option-doomsday-caster_first = First: whoever plays the card
option-doomsday-caster_last = Last: whoever plays the card
option-move_reach = Reach of the fortify move
    .help = Whether you may fortify through a chain of your own territories, or only a neighbour.
option-move_reach-connected = Through your own territories
option-move_reach-adjacent = Only to a neighbour
option-move_empties = Empty territory after fortifying
    .help = Whether you may leave a territory empty when you fortify, as in the rulebook’s example.
option-move_empties-false = One unit must stay
option-move_empties-true = It may become empty
option-captured_station = Captured station
    .help = Whether you must replace it with one of yours while you have one in supply.
option-captured_station-must_swap = You must replace it
option-captured_station-may_leave = You may leave it out
option-spoils = Cards of eliminated players
    .help = Whether they leave the game, or go unseen to the player who conquered the last territory.
option-spoils-none = They leave the game
option-spoils-cards = They go to the conqueror
option-reinforcement = Reinforcement with too few territories
    .help = Whether you may play the card with only one or two territories of the kind, or need three.
option-reinforcement-as_many = As many as you have
option-reinforcement-three_only = Only with three
option-final_tie = Tie at the end
    .help = If players are tied on points, whether they share the victory or money decides.
option-final_tie-shared = They share the victory
option-final_tie-money = Most money wins

# ------------------------------------------------------------------ what it is about (for answers in advance)
about-source = attacking territory
about-aim = attacked territory
about-region = territory
about-defender = player being attacked
about-active = attacking player
about-size = units in the attacked territory
about-attackers = attacking units
about-best = highest die of the attack
about-second = second highest die of the attack
about-left = units to lose
about-round = round

# ------------------------------------------------------------------ reasons for the end
end-rounds = The last round is over.
end-survivor = Only one player is left.

# ------------------------------------------------------------------ names
deck-taktik = tactics
deck-land = land
deck-wasser = water
deck-luft = air
deck-abc = NBC
until-once = one roll
until-1 = while that many can attack
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

chance-destroyed = Random draw of a destroyed land
chance-first = Random draw of the starting player
chance-tie = Roll to break a tied bid
chance-card = Draw a card
chance-attack_six = Attacking dice, d6
chance-attack_eight = Attacking dice, d8
chance-defence_six = Defending dice, d6
chance-defence_eight = Defending dice, d8
chance-land_card = Draw a land card
chance-water_card = Draw a water card
chance-moon_card = Draw a moon card
chance-bomb = Bomb roll
chance-shot = Sniper roll
chance-dealt_land = Land dealt at random

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
fact-first = Started the set-up
fact-round = Round
fact-phase = Part of the turn
fact-ending = End of the game
fact-eliminated = Eliminated
fact-moves = Fortify moves
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
fact-victory = Points from cards
fact-armies = Armies
fact-officers = Officers
fact-stations = Stations
fact-used = Cards played
fact-bought = Cards bought
fact-discards = Territory cards drawn
fact-hands = Cards in hand
fact-hand = Your hand
fact-backs = Hands by deck
fact-aside = Resistance
fact-waiting_for = Your resistance
fact-waiting = Hidden land cards

standing-score = Points
standing-territories = Territories
standing-continents = Continents
standing-cards = Cards
standing-money = Money
standing-units = Units
standing-income = Income next turn
standing-hand = Cards in hand

# ------------------------------------------------------------------ the end in numbers
luck-attack = Attack dice total
luck-defence = Comparisons won in defence

# ------------------------------------------------------------------ cards: what they do
does-extra_ab_zug = You fortify once more after your first fortify move.
does-waffenstillstand = The attack on you ends at once, and the attacker may not attack you any more this turn.
does-abruestung = All other players remove four armies each, then you remove two.
does-offizierneuordnung = You move your officers to any territories of yours.
does-station = You build a station in a land of yours that has none.
does-inflation = All other players who have money give you one coin.
does-rueckzug = All units in the attacked territory move to another one of yours.
does-siegpunkte_taktik = 3 points at the end if your tactics officer is on the board.
does-getarnte_einheiten_land = Three armies appear in a land that is being attacked; they belong to its defender.
does-getarnte_station = You build a station in your land that is being attacked.
does-zusatz_land = You place three armies in one land of yours.
does-resistance = You draw a land card that only you see: as soon as that land is yours, you get five armies there.
does-verstaerkung_land = You place one army in each of three different lands of yours.
does-softwarefehler_land = A player you name may play no cards this turn.
does-blitzkrieg_land = A player who attacks your land loses half of the units in the attacking territory, rounded up.
does-siegpunkte_land = 3 points at the end if your land officer is on the board.
does-getarnte_einheiten_wasser = Three armies appear in a water territory that is being attacked; they belong to its defender.
does-reichtum = You reveal a water territory: if you own it by the end of this turn, you get 4 coins.
does-zusatz_wasser = You place three armies in one water territory of yours.
does-verstaerkung_wasser = You place one army in each of three different water territories of yours.
does-softwarefehler_wasser = A player you name may play no cards this turn.
does-blitzkrieg_wasser = A player who attacks your water territory loses half of the units in the attacking territory, rounded up.
does-siegpunkte_wasser = 3 points at the end if your water officer is on the board.
does-getarnte_einheiten_luft = Three armies appear in an air territory (moon) that is being attacked; they belong to its defender.
does-monopol = You get 7 coins if you own all air territories (moon) at the end of this turn.
does-zusatz_luft = You place three armies in one air territory (moon) of yours.
does-verstaerkung_luft = You place one army in each of three different air territories (moon) of yours.
does-softwarefehler_luft = A player you name may play no cards this turn.
does-blitzkrieg_luft = A player who attacks your air territory (moon) loses half of the units in the attacking territory, rounded up.
does-d_day = You reveal land cards until one is not yours: this turn you may attack it from all your air territories (moon).
does-siegpunkte_luft = 3 points at the end if your air officer is on the board.
does-landbombe = Draw three land cards: the other players lose half of their units there, rounded up.
does-wasserbombe = Draw two water cards: the other players lose half of their units there, rounded up.
does-mondbombe = Draw two moon cards: the other players lose half of their units there, rounded up.
does-flaeche_land = Choose another player’s land: it loses as many units as a d6 shows.
does-flaeche_wasser = Choose another player’s water territory: it loses as many units as a d6 shows.
does-flaeche_luft = Choose another player’s air territory (moon): it loses as many units as a d6 shows.
does-neutronenbombe = A d6 picks a continent on land: each of its territories loses one unit, yours included.
does-wasserstoffbombe = A d6 picks a continent on water: each of its territories loses one unit, yours included.
does-gravitationsbombe = A d6 picks a continent in the air: each of its territories loses one unit, yours included.
does-weltuntergang = In turn, everybody may play any number of NBC cards without paying their cost.
does-scharfschuetze = Aim at another player’s officer: on a d8 roll of 1 to 6 it dies.

why-station = a station brings one more army each turn, and armies in { $region } then defend with a d8
why-officer_land = the land officer{ $coins ->
        [0] { "" }
       *[other] {" "}({ $coins } coins)
    } attacks from { $region } with a d8, next to { $rivals ->
        [0] nobody yet
        [one] one unit of the others
       *[other] { $rivals } units of the others
    }
why-officer_taktik = the tactics officer{ $coins ->
        [0] { "" }
       *[other] {" "}({ $coins } coins)
    } defends { $region } with a d8, { $rivals ->
        [0] where nobody stands next to it
        [one] next to one unit of the others
       *[other] next to { $rivals } units of the others
    }
why-officer_wasser = with the water officer{ $coins ->
        [0] { "" }
       *[other] {" "}({ $coins } coins)
    } you may attack { $aims ->
        [0] seas, which are closed to you without it{ $sources ->
            [0] { "" }
           *[other] , for example from { $source }
        }; for that it may stand anywhere
       *[other] seas that are closed to you without it, from { $region }: { $aim }
    }
why-officer_luft = with the air officer{ $coins ->
        [0] { "" }
       *[other] {" "}({ $coins } coins)
    } you may attack { $aims ->
        [0] the moon, which is closed to you without it{ $sources ->
            [0] , once you have a station
           *[other] , for example from { $source }
        }; for that it may stand anywhere
       *[other] the moon, which is closed to you without it, from { $region }: { $aim }
    }
why-officer_abc = the NBC officer{ $coins ->
        [0] { "" }
       *[other] {" "}({ $coins } coins)
    } attacks anything from { $region } with a d8, next to { $rivals ->
        [0] nobody yet
        [one] one unit of the others
       *[other] { $rivals } units of the others
    }
why-recruited = you place { $placed ->
        [one] one army
       *[other] { $placed } armies
    }, and { $more ->
        [one] one more appears at your station
       *[other] { $more } more appear at your stations
    }

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
move-claim = Take { the-region }.
move-place = Reinforce { the-region } with { $things }.
move-station = Build a station { in-region }.
move-post = Place { the-officer } { in-region }.
move-bid = { $coins ->
        [0] Bid nothing
        [one] Bid one coin
       *[other] Bid { $coins } coins
    } for the choice of turn marker.
move-marker = Take turn marker { $marker }.
move-draw = Buy a card from the { $deck } deck.
move-play = Play the card “{ $card }”.
move-rival = Choose { $player }.
move-snipe = Aim at { the-officer } of { $player }.
move-defend = Defend with { $dice }.
move-lose = Lose { $things }.
move-follow = { $more ->
        [0] Leave the other armies where they are
        [one] Move in one more army
       *[other] Move in { $more } more armies
    }.
move-move = Fortify with units { from-region }.
move-move_onto = Move them { into-region }.
move-onto = Attack { the-region }.
move-target = Choose { the-region }.
move-retreat = Retreat { into-region }.
move-target_units = The three armies go { into-region }.
move-target_unit = The army goes { into-region }.
move-target_bomb = Bomb { the-region }.
move-dismantle = Dismantle your station { in-region }.
move-disband = Remove { $things } { in-region }.
move-bring = Take { $things } along.
move-leave = Leave it without a station.
move-pass = Play no card now.
move-lose_armies = Lose only armies.
move-reassign_none = Leave your officers where they are.
move-send_none = Send nobody.
move-post_none = Leave the rest as they are.
move-end_turn = End your turn.
move-no_more = Do no more here.
move-attack = Attack { the-aim } { from-source } with { $things }, { $until }.
move-enter = Move { from-source } into the empty territory { $aim } with { $things }; nothing is rolled.
move-attack_seat = Attack { $seat } { in-aim } { from-source } with { $things }, { $until }.{ $chance ->
        [-1] {""}
       *[other] {" "}Fought to the end, you conquer it with a chance of { $chance }%.
    }

# ------------------------------------------------------------------ how the game is won, as it stands
goal-rounds = { $last ->
    [yes] Last round: whoever has the most points at its end wins: { $standing }; victory cards come on top.
   *[no] Most points after round { $limit } wins: { $standing }; victory cards come on top.
}
goal-how-points = Every territory on land, on water or on the moon is worth one point; whole continents add their bonuses.
goal-how-cards = A victory point card is worth 3 points if its officer is on the board at the end. Cards in hand are revealed only then.
goal-how-shared = Tied players share the victory.
goal-how-tie = In a tie, most money wins.
