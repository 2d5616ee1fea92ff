# Attack! in English.  Names of regions and units stand alone, without article or preposition.

game-title = Attack!
game-attack = Attack!
game-summary = A game of conquest with dice and diplomacy, set in the West of 1935: you lead armies and fleets and pay for them with economy cards. Whoever holds the most regions at the end wins.
bot-names = Stella, Victor, Carmen, Walter, Irma, Hugo, Nadia

# A region with its article
the-region = { $region_is ->
        [western_us] the Western States
        [central_us] the Central States
        [southern_us] the Southern States
        [eastern_us] the Eastern States
        [west_indies] the West Indies
        [gran_chaco] the Gran Chaco
        [guinea_coast] the Guinea Coast
        [belgian_congo] the Belgian Congo
        [british_isles] the British Isles
        [low_countries] the Low Countries
        [danube] the Danube States
        [baltic_states] the Baltic States
        [balkans] the Balkans
        [volga_ural] the Volga-Ural region
        [caucasus] the Don and Caucasus region
        [near_east] the Near East
       *[other] { $region }
    }

# ------------------------------------------------------------------ events: set-up and turn
event-dealt = { $seat_is ->
        [you] You are
       *[other] { $seat } is
    } dealt the economy card “{ $card }”.
event-dealt-hidden = { $seat_is ->
        [you] You are
       *[other] { $seat } is
    } dealt an economy card face down.
event-start_roll = { $seat_is ->
        [you] You roll
       *[other] { $seat } rolls
    } { $total } to go first.
event-start_tie = Tie: { $seat_is ->
        [you] you roll
       *[other] { $seat } rolls
    } again and { $seat_is ->
        [you] get
       *[other] gets
    } { $total }.
event-first_player = { $seat_is ->
        [you] You go
       *[other] { $seat } goes
    } first.
event-claimed = { $seat_is ->
        [you] You claim
       *[other] { $seat } claims
    } { the-region }.
event-deployed = { $seat_is ->
        [you] You deploy
       *[other] { $seat } deploys
    } { $some } in { $region }.
event-dealt_region = { $seat_is ->
        [you] You are
       *[other] { $seat } is
    } dealt { the-region }.
event-spread = { $seat_is ->
        [you] You get
       *[other] { $seat } gets
    } { $count } units, spread evenly over { $seat_is ->
        [you] your
       *[other] their
    } regions.
event-capital = { $seat_is ->
        [you] You place your
       *[other] { $seat } places the
    } capital in { $region }.
event-round = Round { $round } begins.
event-turn = It is { $seat_is ->
        [you] your
       *[other] { $seat }’s
    } turn.
event-action = { $seat_is ->
        [you] You choose
       *[other] { $seat } chooses
    } an action: { $action }.

# ------------------------------------------------------------------ events: movement
event-sent = { $seat_is ->
        [you] You move
       *[other] { $seat } moves
    } { $some } from { $origin } to { $region }.
event-blitzed = { $seat_is ->
        [you] You blitz
       *[other] { $seat } blitzes
    } with { $some } from { $origin } to { $region }.
event-moved_far = { $seat_is ->
        [you] You move
       *[other] { $seat } moves
    } { $some } strategically from { $origin } to { $region }.
event-waits = { $seat_is ->
        [you] You announce
       *[other] { $seat } announces
    } a sea crossing with { $some } from { $origin } to { $region }.
event-crossing_allowed = { $seat_is ->
        [you] You allow
       *[other] { $seat } allows
    } the crossing: { $origin } → { $region }.
event-crossing_refused = { $seat_is ->
        [you] You refuse
       *[other] { $seat } refuses
    } the crossing: { $origin } → { $region }.
event-flew = { $seat_is ->
        [you] You let
       *[other] { $seat } lets
    } an aircraft fly on regardless: { $origin } → { $region }.
event-turned_back = { $seat_is ->
        [you] You turn
       *[other] { $seat } turns
    } { $planes ->
        [one] one aircraft
       *[other] { $planes } aircraft
    } back to { $origin } instead of { $region }.
event-crossed = { $seat_is ->
        [you] You cross
       *[other] { $seat } crosses
    } the sea with { $units ->
        [one] one unit
       *[other] { $units } units
    }: { $origin } → { $region }.

# ------------------------------------------------------------------ events: land battle
event-attacked = { $seat_is ->
        [you] You attack
       *[other] { $seat } attacks
    } { $other_is ->
        [you] you
       *[other] { $other }
    } in { $region }.
event-invaded = { $seat_is ->
        [you] You invade
       *[other] { $seat } invades
    } the neutral region { $region }.
event-garrison = Neutral troops defend { the-region }. The card drawn is “{ $card }”.
event-weakest = The draw pile is empty. Neutral troops defend { the-region }, by the weakest card, “{ $card }”.
event-undefended = The draw pile is empty: { $seat_is ->
        [you] you meet
       *[other] { $seat } meets
    } no troops in { $region }.
event-volunteered = { $seat_is ->
        [you] You volunteer
       *[other] { $seat } volunteers
    } to lead the neutral troops in { $region }.
event-command_roll = { $seat_is ->
        [you] You roll
       *[other] { $seat } rolls
    } { $total } for who leads the neutral troops.
event-command_tie = Tie: { $seat_is ->
        [you] you roll
       *[other] { $seat } rolls
    } again for command and { $seat_is ->
        [you] get
       *[other] gets
    } { $total }.
event-commands = { $seat_is ->
        [you] You lead
       *[other] { $seat } leads
    } the neutral troops in { $region }.
event-nobody_leads = Nobody volunteers to lead the neutral troops in { $region }, so somebody is chosen at random.
event-appointed = { $seat_is ->
        [you] You have
       *[other] { $seat } has
    } to lead the neutral troops in { $region }.
event-committed = { $seat_is ->
        [you] You send
       *[other] { $seat } sends
    } { $some } into the battle ({ $region }).
event-reinforced = { $seat_is ->
        [you] You reinforce
       *[other] { $seat } reinforces
    } with { $some } ({ $region }, battle round { $round }).
event-dice = { $seat_is ->
        [you] Your dice show
       *[other] { $seat }’s dice show
    } { $counted ->
        [none] nothing but blanks
       *[some] { $counted }
    }.
some-infantry = { $n } infantry
some-tank = { $n ->
        [one] 1 tank
       *[other] { $n } tanks
    }
some-artillery = { $n } artillery
some-aircraft = { $n } aircraft
some-destroyer = { $n ->
        [one] 1 destroyer
       *[other] { $n } destroyers
    }
some-submarine = { $n ->
        [one] 1 submarine
       *[other] { $n } submarines
    }
some-battleship = { $n ->
        [one] 1 battleship
       *[other] { $n } battleships
    }
some-aircraft_carrier = { $n ->
        [one] 1 aircraft carrier
       *[other] { $n } aircraft carriers
    }
event-hits = { $seat_is ->
        [you] You roll
       *[other] { $seat } rolls
    } { $hits ->
        [0] no hits
        [one] one hit
       *[other] { $hits } hits
    } with { $dice } dice (battle round { $round }).
event-lost = { $region }: { $seat_is ->
        [you] you lose
       *[other] { $seat } loses
    } { $units } × { $unit }.
event-neutrals_lost = { $region }: the neutral troops lose { $units } × { $unit }.
event-wasted = { $hits ->
        [one] { $seat_is ->
        [you] One hit of yours
       *[other] One hit by { $seat }
    } is
       *[other] { $seat_is ->
        [you] { $hits } hits of yours
       *[other] { $hits } hits by { $seat }
    } are
    } wasted: the reserve is safe.
event-conquered = { $seat_is ->
        [you] You conquer
       *[other] { $seat } conquers
    } { the-region } from { $other_is ->
        [you] you
       *[other] { $other }
    }.
event-repelled = { $seat_is ->
        [you] You repel
       *[other] { $seat } repels
    } { $other_is ->
        [you] your attack
       *[other] the attack of { $other }
    } on { $region }.
event-neutrals_beaten = { $seat_is ->
        [you] You beat
       *[other] { $seat } beats
    } the neutral troops and { $seat_is ->
        [you] take
       *[other] takes
    } { the-region }.
event-neutrals_held = The neutral troops hold { the-region }; the card “{ $card }” goes back into the draw pile.
event-kept_card = { $seat_is ->
        [you] You keep
       *[other] { $seat } keeps
    } the economy card “{ $card }”.
event-captured = { $seat_is ->
        [you] You take
       *[other] { $seat } takes
    } the economy card “{ $card }” from { $other_is ->
        [you] your hand
       *[other] the hand of { $other }
    }.
event-captured-hidden = { $seat_is ->
        [you] You take
       *[other] { $seat } takes
    } an economy card from { $other_is ->
        [you] your hand
       *[other] the hand of { $other }
    }.
event-gave_up = { $seat_is ->
        [you] You lose
       *[other] { $seat } loses
    } the economy card “{ $card }”.
event-gave_up-hidden = { $seat_is ->
        [you] You lose
       *[other] { $seat } loses
    } an economy card.
event-nothing_to_capture = { $other_is ->
        [you] You have
       *[other] { $other } has
    } no economy card, so { $seat_is ->
        [you] you get
       *[other] { $seat } gets
    } nothing.
event-drew = { $seat_is ->
        [you] You draw
       *[other] { $seat } draws
    } the economy card “{ $card }”.
event-drew-hidden = { $seat_is ->
        [you] You draw
       *[other] { $seat } draws
    } an economy card.
event-empty_pile = The draw pile is empty: { $seat_is ->
        [you] you get
       *[other] { $seat } gets
    } no economy card.
event-eliminated = { $seat_is ->
        [you] You have
       *[other] { $seat } has
    } no units left on the board and { $seat_is ->
        [you] are
       *[other] is
    } eliminated.
event-estate = { $seat_is ->
        [you] Your
       *[other] { $seat }’s
    } remaining economy cards ({ $cards }) are taken away, and { $seat_is ->
        [you] your
       *[other] the
    } fleet goes back to the supply.

# ------------------------------------------------------------------ events: sea
event-sea_taken = { $seat_is ->
        [you] You take
       *[other] { $seat } takes
    } sea power without a fight.
event-challenged = { $seat_is ->
        [you] You challenge
       *[other] { $seat } challenges
    } { $other_is ->
        [you] you
       *[other] { $other }
    } at sea.
event-yielded = { $seat_is ->
        [you] You withdraw
       *[other] { $seat } withdraws
    } without a fight, and { $other_is ->
        [you] you take
       *[other] { $other } takes
    } sea power.
event-sea_fight = { $seat_is ->
        [you] You accept
       *[other] { $seat } accepts
    } the sea battle against { $other_is ->
        [you] you
       *[other] { $other }
    }.
event-laid = { $seat_is ->
        [you] You lay
       *[other] { $seat } lays
    } a ship face down: { $ship }.
event-laid-hidden = { $seat_is ->
        [you] You lay
       *[other] { $seat } lays
    } a ship face down.
event-row = { $seat_is ->
        [you] You have
       *[other] { $seat } has
    } in place { $place } of the row: { $ship }.
event-matched = { $seat_is ->
        [you] Your
       *[other] { $seat }’s
    } { $ship } rolls { $modifier ->
        [0] { $total }
       *[other] { $roll } + { $modifier } = { $total }
    }.
event-sea_tie = Match-up { $place } is a tie: no hit.
event-damaged = { $seat_is ->
        [you] Your
       *[other] { $seat }’s
    } { $ship } is damaged; only a second hit sinks it.
event-sunk = { $seat_is ->
        [you] Your
       *[other] { $seat }’s
    } { $ship } is sunk.
event-carrier_sunk = Carrier against carrier: { $seat_is ->
        [you] your
       *[other] { $seat }’s
    } { $ship } is sunk.
event-set_aside = { $seat_is ->
        [you] You set
       *[other] { $seat } sets
    } { $ships ->
        [one] one damaged battleship
       *[other] { $ships } damaged battleships
    } aside for the rest of this battle.
event-retreated = { $seat_is ->
        [you] You withdraw
       *[other] { $seat } withdraws
    } from the sea battle against { $other_is ->
        [you] you
       *[other] { $other }
    }.
event-sea_won = { $seat_is ->
        [you] You win
       *[other] { $seat } wins
    } the sea battle against { $other_is ->
        [you] you
       *[other] { $other }
    } and { $seat_is ->
        [you] hold
       *[other] holds
    } sea power.

# ------------------------------------------------------------------ events: diplomacy, production, trade
event-diplomacy = Diplomacy: { $seat_is ->
        [you] you roll
       *[other] { $seat } rolls
    } for { $region } and { $seat_is ->
        [you] need
       *[other] needs
    } { $needed } or more.
event-diplomacy_roll = Diplomacy: { $seat_is ->
        [you] you roll
       *[other] { $seat } rolls
    } { $total }.
event-rival_roll = Diplomacy: { $seat_is ->
        [you] you roll
       *[other] { $seat } rolls
    } { $total } to win the region instead; 9 or more is needed.
event-rival_tie = Diplomacy, tie: { $seat_is ->
        [you] you roll
       *[other] { $seat } rolls
    } again and { $seat_is ->
        [you] get
       *[other] gets
    } { $total }.
event-joined = The region { $region } joins { $seat_is ->
        [you] you
       *[other] { $seat }
    }.
event-rival_joined = The region { $region } joins { $seat_is ->
        [you] you
       *[other] { $seat }
    } instead.
event-stayed_neutral = The region { $region } stays neutral.
event-production = { $seat_is ->
        [you] You have
       *[other] { $seat } has
    } { $points } production points ({ $capitals } × capital, { $sets } × set).
event-bought = { $seat_is ->
        [you] You buy
       *[other] { $seat } buys
    } { $some }.
event-bought_ship = { $seat_is ->
        [you] You buy
       *[other] { $seat } buys
    } { $some }.
event-lapsed = { $seat_is ->
        [you] You lose
       *[other] { $seat } loses
    } { $points ->
        [one] one unspent production point
       *[other] { $points } unspent production points
    }.
event-placed = { $seat_is ->
        [you] You place
       *[other] { $seat } places
    } { $some } in { $region }.
event-offered = { $seat_is ->
        [you] You offer
       *[other] { $seat } offers
    } { $other_is ->
        [you] you
       *[other] { $other }
    } a deal (no. { $offer }): { $seat_is ->
        [you] you give
       *[other] gives
    } { $gives ->
        [0] no card
        [one] one card
       *[other] { $gives } cards
    }, { $seat_is ->
        [you] you want
       *[other] wants
    } { $wants ->
        [0] no card
        [one] one card
       *[other] { $wants } cards
    }.
event-offered_card = Offered to { $seat_is ->
        [you] you
       *[other] { $seat }
    }: “{ $card }”.
event-offered_card-hidden = Offered to { $seat_is ->
        [you] you: one card
       *[other] { $seat }: one card (only the two of them know which)
    }.
event-wanted_card = Asked of { $seat_is ->
        [you] you
       *[other] { $seat }
    }: “{ $card }”.
event-wanted_card-hidden = Asked of { $seat_is ->
        [you] you: one card
       *[other] { $seat }: one card (only the two of them know which)
    }.
event-counters = { $seat_is ->
        [you] You make
       *[other] { $seat } makes
    } { $other_is ->
        [you] you
       *[other] { $other }
    } a counter-offer.
event-promised = { $seat_is ->
        [you] You promise
       *[other] { $seat } promises
    }: “{ $text }”
event-withdrew = { $seat_is ->
        [you] You withdraw
       *[other] { $seat } withdraws
    } the offer to { $other_is ->
        [you] you
       *[other] { $other }
    }.
event-accepted = { $seat_is ->
        [you] You accept
       *[other] { $seat } accepts
    } { $other_is ->
        [you] your
       *[other] { $other }’s
    } offer.
event-declined = { $seat_is ->
        [you] You decline
       *[other] { $seat } declines
    } { $other_is ->
        [you] your
       *[other] { $other }’s
    } offer.
event-deal_allowed = { $seat_is ->
        [you] You allow
       *[other] { $seat } allows
    } the deal.
event-deal_refused = { $seat_is ->
        [you] You refuse
       *[other] { $seat } refuses
    } the deal.
event-gave = { $seat_is ->
        [you] You give
       *[other] { $seat } gives
    } “{ $card }”.
event-gave-hidden = { $seat_is ->
        [you] You give
       *[other] { $seat } gives
    } an economy card.
event-received = { $seat_is ->
        [you] You receive
       *[other] { $seat } receives
    } “{ $card }”.
event-received-hidden = { $seat_is ->
        [you] You receive
       *[other] { $seat } receives
    } an economy card.
event-deal = Deal no. { $offer } is made: { $seat_is ->
        [you] you give
       *[other] { $seat } gives
    } { $gives ->
        [0] no card
        [one] one card
       *[other] { $gives } cards
    } and { $seat_is ->
        [you] get
       *[other] gets
    } { $wants ->
        [0] no card
        [one] one card
       *[other] { $wants } cards
    } from { $other_is ->
        [you] you
       *[other] { $other }
    }.
event-trade_lapsed = { $seat_is ->
        [you] You have
       *[other] { $seat } has
    } made no deal, so no action is used.
event-clock = The clock says: { $time }.

# ------------------------------------------------------------------ events: end
event-end_elimination = The first elimination ends the game at once.
event-end_survivor = Only { $seat_is ->
        [you] you are
       *[other] { $seat } is
    } left in play: the game is over.
event-end_time = Time is up with round { $round }.
event-end_length = Even a game without a limit ends after round { $round }.
event-won = { $seat_is ->
        [you] You win
       *[other] { $seat } wins
    } with { $regions ->
        [one] one region
       *[other] { $regions } regions
    } and { $units ->
        [one] one unit
       *[other] { $units } units
    }.

# ------------------------------------------------------------------ rejections
rejection-not_now = You cannot choose “{ $action }” now; choose one of the options you are offered.
rejection-taken = “{ $action }” is not possible: somebody already owns that region. Choose a free one.
rejection-other_continent = “{ $action }” is not possible: you already own a region on that continent, and each of your four must be on a different one.
rejection-no_such_unit = “{ $action }” is not possible: you have no unit of that kind left to place.
rejection-not_own = “{ $action }” is not possible: new units go only into regions of your own.
rejection-abroad = “{ $action }” is not possible: during set-up, units go only into regions of your own.
rejection-pick_abroad = “{ $action }” is not possible: you can move only your own units.
rejection-transfer_abroad = “{ $action }” is not possible: you can move only your own units.
rejection-action_twice = You have already taken “{ $action }” this turn; only diplomacy may be repeated.
rejection-blitz_needs_move = A blitz needs a movement action earlier in the same turn.
rejection-sea_held = You already hold sea power; there is nothing to win at sea.
rejection-sea_needs_ship = You cannot fight at sea without a ship; buy one first.
rejection-no_neutrals = There is no neutral region left to join you.
rejection-trade_closed = There is no trade this close to the end of the game.
rejection-offers_spent = Too many of your offers this turn came to nothing; you may trade again in your next turn.
rejection-last_unit = “{ $action }” would leave the region empty; move another unit in first.
rejection-has_moved = “{ $action }” is not possible: all your units of that kind there have already moved in this action.
rejection-out_of_reach = { $region } is out of reach over land: infantry and artillery move one region, tanks and aircraft up to two.
rejection-tank_path = { $region } is out of reach for this tank: a tank moving two regions must pass through a region of your own.
rejection-no_route = { $region } is out of reach by sea: no sea route and no common sea zone connects the two regions.
rejection-blitz_units = Only tanks and aircraft can blitz.
rejection-blitz_at_sea = A blitz cannot cross the sea.
rejection-not_connected = { $region } is out of reach: no chain of your own regions leads there.
rejection-no_land_path = “{ $action }” would lead across the sea; choose “by sea” instead.
rejection-land_path = “{ $action }” can go by land; it needs no crossing.
rejection-pick_first = First choose the region you want to move units from.
rejection-nothing_to_send = “{ $action }” is not possible: no unit there can move now.
rejection-no_battle = “{ $action }” is not possible: there is no battle to fight in that region.
rejection-reserve_empty = “{ $action }” is not possible: you have no unit of that kind in reserve.
rejection-reserve_spent = “{ $action }” is not possible: reinforcements come from your reserve, which has no unit of that kind left.
rejection-commit_all = You must open the battle with four units as long as your reserve has them.
rejection-one_active = At least one unit must fight; send one from your reserve.
rejection-row_ship = “{ $action }” is not possible: you have no such ship left in hand.
rejection-not_neutral = “{ $action }” is not possible: diplomacy works only on neutral regions.
rejection-too_expensive = “{ $action }” costs more production points than you have left.
rejection-ship_too_expensive = “{ $action }” costs more production points than you have left.
rejection-nothing_bought = “{ $action }” is not possible: you have bought nothing of that kind.
rejection-no_partner = “{ $action }” is not possible: you can trade only with other players still in the game.
rejection-card_not_held = “{ $action }” is not possible: you can offer only cards from your own hand.
rejection-want_too_many = “{ $action }” asks for more cards than exist or than the other player holds.
rejection-cannot_give = You do not have all the cards asked for; decline, or make a counter-offer.
rejection-no_retreat = You cannot retreat on land; you can only choose which units fight.
rejection-in_battle = “{ $action }” is not possible: the battles have begun, and nothing moves any more in this action.
rejection-own_region_first = “{ $action }” is not possible: your capital goes into a region of your own.
rejection-no_counter = You have no offers left this turn for a counter-offer.
rejection-picks_spent = You have chosen many regions without moving anything: move a unit now, or end the movement.

# ------------------------------------------------------------------ questions
question-SetUp-claimed = Which free region do you claim?
    .waits = { $count ->
        [one] { $names } claims a free region.
       *[other] { $names } claim a free region.
    }
question-SetUp-placed = Where do you place your capital?
    .waits = { $count ->
        [one] { $names } chooses where to place the capital.
       *[other] { $names } choose where to place their capitals.
    }
question-Deploy-set = Which unit do you place, and where?
    .waits = { $count ->
        [one] { $names } places units.
       *[other] { $names } place units.
    }
question-Turn-choose = Which action do you take?
    .waits = { $count ->
        [one] { $names } chooses an action.
       *[other] { $names } choose an action.
    }
question-Movement-order = Movement: choose a region, then where its units go.
    .waits = { $count ->
        [one] { $names } moves units.
       *[other] { $names } move units.
    }
question-StrategicMovement-order = Strategic movement: choose a region, then where its units go.
    .waits = { $count ->
        [one] { $names } moves units strategically.
       *[other] { $names } move units strategically.
    }
question-Crossings-veto = Do you allow this crossing?
    .waits = { $names } { $count ->
        [one] decides
       *[other] decide
    } whether { $active_is ->
        [you] your crossing
       *[other] { $active }’s crossing
    } is allowed.
question-Crossings-plane = Your crossing is refused: does an aircraft fly on, or do the rest turn back?
    .waits = { $count ->
        [one] { $names } decides whether an aircraft flies on.
       *[other] { $names } decide whether an aircraft flies on.
    }
question-Battles-choose = Which battle do you fight next?
    .waits = { $count ->
        [one] { $names } chooses the next battle.
       *[other] { $names } choose the next battle.
    }
question-LandBattle-commit = Which four units open the battle?
    .waits = { $count ->
        [one] { $names } commits units to the battle.
       *[other] { $names } commit units to the battle.
    }
question-LandBattle-reinforce = Do you commit reinforcements, or roll?
    .waits = { $count ->
        [one] { $names } may reinforce before rolling.
       *[other] { $names } may reinforce before rolling.
    }
question-Garrison-answered = Do you want to lead the neutral troops?
    .waits = { $names } { $count ->
        [one] decides
       *[other] decide
    } whether to lead the neutral troops against { $active_is ->
        [you] you
       *[other] { $active }
    }.
question-SeaPower-answered = You are challenged for sea power: fight or withdraw?
    .waits = { $names } { $count ->
        [one] defends
       *[other] defend
    } sea power against { $active_is ->
        [you] you
       *[other] { $active }
    }, or { $count ->
        [one] withdraws
       *[other] withdraw
    }.
question-SeaBattle-lay = Which ship do you lay face down next?
    .waits = { $count ->
        [one] { $names } lays ships face down.
       *[other] { $names } lay ships face down.
    }
question-SeaBattle-withdraw = Fight on or withdraw?
    .waits = { $count ->
        [one] { $names } fights on at sea or withdraws.
       *[other] { $names } fight on at sea or withdraw.
    }
question-Diplomacy-named = Diplomacy: which neutral region do you want to win?
    .waits = { $count ->
        [one] { $names } chooses a neutral region for diplomacy.
       *[other] { $names } choose a neutral region for diplomacy.
    }
question-Production-buy = Production: what do you buy?
    .waits = { $count ->
        [one] { $names } buys units.
       *[other] { $names } buy units.
    }
question-Trade-partner = Trade: who do you want to trade with?
    .waits = { $count ->
        [one] { $names } decides who to trade with.
       *[other] { $names } decide who to trade with.
    }
question-Negotiation-build = Which cards do you offer, and which do you ask for? You may also offer a promise.
    .waits = { $names } { $count ->
        [one] prepares
       *[other] prepare
    } an offer to { $offeree_is ->
        [you] you
       *[other] { $offeree }
    }.
question-Negotiation-answer = You have an offer: what is your answer?
    .waits = { $offeree } answers { $offerer_is ->
        [you] your offer
       *[other] { $offerer }’s offer
    }.
question-Negotiation-veto = Do you allow this deal?
    .waits = { $names } { $count ->
        [one] decides
       *[other] decide
    } whether { $offerer_is ->
        [you] your deal with { $offeree }
       *[other] { $offeree_is ->
            [you] your deal with { $offerer }
           *[other] the deal between { $offerer } and { $offeree }
        }
    } is allowed.

# ------------------------------------------------------------------ actions
action-finish = Done
action-finish-LandBattle-reinforce = Commit no more units and roll
action-finish-Movement-order = End movement
action-finish-StrategicMovement-order = End strategic movement
action-finish-Production-buy = Buy nothing more
action-finish-Trade-partner = End trading
action-finish-Turn-choose = End turn
action-act = { $action }
action-allow = Allow
action-refuse = Refuse
action-fly = One aircraft flies on
action-back = The rest turn back
action-volunteer = Volunteer to lead the neutral troops
action-abstain = Do not volunteer
action-fight = Fight
action-withdraw = Withdraw
action-accept = Accept
action-decline = Decline
action-counter = Counter-offer
action-propose = Propose
action-stand = Let the offer stand
action-commit = Commit: { $unit }
action-buy = Buy: { $unit }
action-lay = Lay: { $ship }
action-partner = Trade with { $player }
action-give = Give: { $card }
action-want = Ask for: { $card }
action-claim = Claim { $region }
action-capital = Capital: { $region }
action-pick = From { $region }
action-battle = Battle: { $region }
action-sway = Diplomacy: { $region }
action-deploy = { $unit } → { $region }
action-send = { $unit } by land → { $region }
action-ship = { $unit } by sea → { $region }

action-move = Movement
action-blitz = Blitz
action-strategic = Strategic movement
action-sea = Sea battle
action-diplomacy = Diplomacy
action-produce = Production
action-trade = Trade

kind-act = Action
kind-commit = Commit a unit
kind-buy = Buy
kind-lay = Lay a ship
kind-partner = Trade with a player
kind-give = Give a card
kind-want = Ask for a card
kind-claim = Claim a region
kind-capital = Place the capital
kind-pick = Move from a region
kind-battle = Fight a battle
kind-sway = Roll for a neutral region
kind-deploy = Place a unit
kind-send = Move by land
kind-ship = Move by sea

# ------------------------------------------------------------------ revisions of the rules
revision-4 = Offers are not limited any more; until now ten of a turn could come to nothing.
revision-5 = New is the quick start with a set-up drawn by lot; it changes nothing in games that have begun.

# ------------------------------------------------------------------ options
option-continents = First regions on four continents
    .help = Optional rule: your first four regions must be one each in North America, South America, Africa and Eurasia.
option-continents-false = Anywhere
option-continents-true = One on every continent
option-last_survivor = Last nation standing
    .help = Optional rule: an elimination does not end the game; you play on until one nation is left.
option-last_survivor-false = The first elimination ends the game
option-last_survivor-true = Play on until one is left
option-round_limit = Number of rounds
    .help = The game ends after this many rounds, or sooner if somebody is eliminated; without a limit it ends after 40 rounds at the latest.
option-round_limit-none = No limit
option-round_limit-4 = 4 rounds
option-round_limit-6 = 6 rounds
option-round_limit-8 = 8 rounds
option-round_limit-10 = 10 rounds
option-round_limit-12 = 12 rounds
option-round_limit-16 = 16 rounds
option-round_limit-20 = 20 rounds
option-trade_closed = End of trading
    .help = How many rounds before the agreed end trading stops; the rulebook says the last 30 minutes.
option-trade_closed-0 = Trade until the end
option-trade_closed-1 = Not in the last round
option-trade_closed-2 = Not in the last two rounds
option-trade_closed-3 = Not in the last three rounds
option-clock = End by the clock
    .help = After every turn the table says whether the last half hour has begun or time is up.
option-clock-false = No clock
option-clock-true = With a clock
option-quick_start = Set-up
    .help = Dealt: regions and units are placed at random and evenly, and the game starts after three answers at most. This is our addition; by the rules you place them yourselves.
option-quick_start-false = Placed by hand
option-quick_start-true = Quick start, dealt at random
option-naval_layout = Length of the rows in a sea battle
    .help = Whether both sides lay equally many ships, as in the rulebook's example, or each side all it has, as the text literally says.
option-naval_layout-equal = Equally many
option-naval_layout-all_up_to_8 = All ships, at most eight
option-naval_withdrawal = Withdrawing from a sea battle
    .help = Which side first says whether it withdraws after a round.
option-naval_withdrawal-holder_first = The holder of sea power first
option-naval_withdrawal-challenger_first = The challenger first
option-roll_ties = Ties in roll-offs
    .help = If players tie when rolling to go first or for command, whether they roll again or seat order decides.
option-roll_ties-reroll = They roll again
option-roll_ties-clockwise = First one clockwise
option-battle_order = Order of battles
    .help = Whether the active player chooses each next battle after the last result, or battles are fought in board order.
option-battle_order-chosen = The active player chooses
option-battle_order-board = Board order
option-no_volunteer = Nobody volunteers to lead neutral troops
    .help = Who then leads them: the next player clockwise, or somebody chosen at random.
option-no_volunteer-next_player = The next player clockwise
option-no_volunteer-lot = Chosen at random
option-strategic_planes = Aircraft in strategic movement
    .help = Whether the holder of sea power can also stop aircraft that cross the sea in a strategic movement.
option-strategic_planes-immune = They cannot be stopped
option-strategic_planes-blockable = They can be stopped like other units
option-trade_neighbours = Neighbours for trading
    .help = Trades between neighbours cannot be vetoed. Whether only land borders make neighbours, or sea routes as well.
option-trade_neighbours-land = Land borders only
option-trade_neighbours-land_and_sea = Sea routes and zones as well
option-sudden_end = Elimination in the middle of an action
    .help = Whether battles still to be fought are dropped or fought.
option-sudden_end-at_once = The game ends at once
option-sudden_end-finish_battles = Remaining battles are fought
option-sea_claim = Sea power without a ship
    .help = Whether you may take sea power without a ship while nobody holds it.
option-sea_claim-needs_ship = You need a ship
option-sea_claim-without_ship = You need no ship while it is vacant
option-naval_gap = Gaps in the row of ships
    .help = Whether a sunk ship leaves a gap or the row closes up; this matters only for neighbouring carriers.
option-naval_gap-stays = The gap stays
option-naval_gap-closes = The row closes up
option-empty_pile = Empty draw pile
    .help = What defends a neutral region when there are no economy cards left.
option-empty_pile-weakest = Troops of one of the weakest cards
option-empty_pile-undefended = Nobody
option-final_tie = Tie at the end
    .help = If regions and units are tied, whether the victory is shared or production points decide.
option-final_tie-shared = They share the victory
option-final_tie-economy = Most production points wins
option-offers = Failed offers per turn
    .help = The rules set no limit. With a limit, only this many offers and counter-offers per turn may fail, so that nobody holds up the game; offers that lead to a deal do not count.
option-offers-none = No limit
option-offers-3 = 3
option-offers-5 = 5
option-offers-10 = 10
option-offers-20 = 20
option-estate = Cards of eliminated players
    .help = Where their remaining economy cards go if the game goes on.
option-estate-pile = Back into the draw pile
option-estate-conqueror = To the conqueror

# ------------------------------------------------------------------ what it is about (for standing orders)
about-region = region
about-origin = where the troops come from
about-size = units crossing
about-ships = ships of the challenger
about-round = round of the battle
about-card = card of the neutral troops
about-offerer = who offers
about-offeree = who gets the offer
about-gives_size = cards offered
about-wants_size = cards asked for

# ------------------------------------------------------------------ reasons for the end
end-elimination = The first elimination ended the game.
end-survivor = Only one player is left.
end-time = The last round has been played.
end-length = The game reached its longest length.

# ------------------------------------------------------------------ names
ship-destroyer = destroyer
ship-submarine = submarine
ship-battleship = battleship
ship-aircraft_carrier = aircraft carrier
card-population_1 = Population 1
card-population_2 = Population 2
card-population_3 = Population 3
card-population_4 = Population 4
card-oil_1 = Oil 1
card-oil_2 = Oil 2
card-oil_3 = Oil 3
card-oil_4 = Oil 4
card-minerals_1 = Minerals 1
card-minerals_2 = Minerals 2
card-minerals_3 = Minerals 3
card-minerals_4 = Minerals 4
card-factories_1 = Factories 1
card-factories_2 = Factories 2
card-factories_3 = Factories 3
card-factories_4 = Factories 4
card-rail_transport_1 = Rail transport 1
card-rail_transport_2 = Rail transport 2
card-rail_transport_3 = Rail transport 3
card-rail_transport_4 = Rail transport 4
player-1 = Seat 1
player-2 = Seat 2
player-3 = Seat 3
player-4 = Seat 4
player-5 = Seat 5
player-6 = Seat 6
time-running = there is time left
time-late = the last half hour has begun
time-up = time is up, this is the last round

chance-economy = Draw an economy card
chance-start_dice = Roll to go first
chance-command_dice = Roll for command
chance-diplomacy_dice = Roll for diplomacy
chance-rival_dice = Roll of the others
chance-battle_die = Battle die
chance-naval_dice = Roll at sea
chance-capture = Card from the loser's hand
chance-weakest_garrison = Random draw for the weakest garrison
chance-commander_lot = Random draw for command
chance-clock = What the clock says
chance-dealt_region = Region dealt at random

what-action = action
what-unit = unit
what-ship = ship
what-card = economy card
what-player = seat
what-region = region

# parts of a view
fact-first = First in the round
fact-round = Round
fact-used = Actions taken
fact-eliminated = Eliminated
fact-ending = End of the game
fact-time = Time
fact-garrison = Garrison
fact-garrison_won = Garrison beaten
fact-fighting = Battle in
fact-armies = Armies
fact-moved = Moved already
fact-attackers = Attackers
fact-crossings = Crossings
fact-capitals = Capitals
fact-fleets = Fleets
fact-pools = Units beside the board
fact-battle = Battle
fact-taken = Regions taken
fact-offers = Failed offers
fact-made = Offers
fact-deals = Deals
fact-offered = Current offer
fact-revealed = Revealed
fact-holder = Holds sea power
fact-commander = Commander
fact-chosen = Chosen
fact-offerer = Player making the offer
fact-offeree = Offered to
fact-challenger = Challenger
fact-volunteers = Volunteers
fact-volunteered = Volunteered
fact-hands = Hands
fact-hand = Your hand
fact-hand_sizes = Cards in hand
fact-pile = Draw pile
fact-gives = Gives
fact-wants = Wants
fact-gives_size = Number of cards given
fact-wants_size = Number of cards wanted
fact-rows = Battle rows
fact-row_sizes = Ships in the rows

standing-regions = Regions
standing-units = Land units
standing-economy = Production points
standing-capitals = Production points from capitals
standing-cards = Economy cards
standing-ships = Ships
standing-sea = Sea power

# ------------------------------------------------------------------ the end in numbers
luck-hits = Hits in land battles
luck-hits-infantry = Hits of infantry
luck-hits-tank = Hits of tanks
luck-hits-artillery = Hits of artillery
luck-hits-aircraft = Hits of aircraft
luck-sea = Match-ups won at sea
luck-diplomacy = Regions won by diplomacy
luck-rivals = Successful rolls against others’ diplomacy

# ------------------------------------------------------------------ a whole move, as a hint tells it
count-infantry = { $n } infantry
count-tank = { $n ->
        [one] 1 tank
       *[other] { $n } tanks
    }
count-artillery = { $n } artillery
count-aircraft = { $n } aircraft
count-destroyer = { $n ->
        [one] 1 destroyer
       *[other] { $n } destroyers
    }
count-submarine = { $n ->
        [one] 1 submarine
       *[other] { $n } submarines
    }
count-battleship = { $n ->
        [one] 1 battleship
       *[other] { $n } battleships
    }
count-aircraft_carrier = { $n ->
        [one] 1 aircraft carrier
       *[other] { $n } aircraft carriers
    }
move-claim = Claim { $region }.
move-capital = Put your capital in { $region }.
move-deploy = Reinforce { $region } with { $things }.
move-buy = Buy { $things }.
move-march = Reinforce { $region } with { $things }.
move-neutral = Attack neutral { $region } with { $things }.
move-attack = Attack { $seat } in { $region } with { $things }{ $chance ->
        [-1] {""}
       *[other] : { $chance }% to win
    }.
move-battle = Fight the battle in { $region } next.
move-commit = Commit { $things } to the battle.
move-lay = Lay { $things } for the sea battle.
move-sway = Try to win { $region } with diplomacy{ $chance ->
        [-1] {""}
       *[other] : { $chance }% to succeed
    }.
move-partner = Trade with { $player }.
move-give = Offer { $things }.
move-want = Ask for { $things }.
move-allow = Allow it.
move-refuse = Refuse it.
move-fly = Let one aircraft fly on.
move-back = Let the rest turn back.
move-volunteer = Volunteer to lead the neutral troops.
move-abstain = Do not volunteer to lead the neutral troops.
move-fight = Fight on.
move-withdraw = Withdraw.
move-accept = Accept the offer.
move-decline = Decline the offer.
move-counter = Make a counter-offer.
move-stand = Let your offer stand.
move-propose = Make the offer as it stands.
move-break_off = Break off the trade.
move-end_turn = End your turn.
move-move_none = Move nothing more.
move-buy_none = Buy nothing more.
move-trade_none = Trade with nobody.
move-enough = Leave it at that.
move-sway_none = Try no more diplomacy.
move-act_move = Move your troops.
move-act_blitz = Start a blitz.
move-act_strategic = Make a strategic movement.
move-act_sea = Reach for sea power.
move-act_diplomacy = Use diplomacy.
move-act_produce = Produce new units.
move-act_trade = Offer a trade of cards.
move-first_blitz = Start a blitz.
move-first_strategic = Make a strategic movement.
move-first_sea = Challenge for sea power.

# ------------------------------------------------------------------ how the game is won, as it stands
goal-rounds = { $last ->
    [yes] Last round: whoever has the most regions at its end wins: { $standing }.
   *[no] Most regions after round { $limit } wins: { $standing }.
}
goal-clock = { $last ->
    [yes] Time is up: whoever has the most regions after this round wins: { $standing }.
   *[no] Most regions wins when the agreed time is up: { $standing }.
}
goal-out = { $last ->
    [yes] Last round: whoever has the most regions at its end wins: { $standing }.
   *[no] Most regions wins as soon as somebody is eliminated: { $standing }.
}
goal-survivor = { $last ->
    [yes] Last round: whoever has the most regions at its end wins: { $standing }.
   *[no] The last player with units on land wins; regions: { $standing }.
}
goal-how-regions = Every region counts as one.
goal-how-tie = In a tie, most units on land wins.
goal-how-tie_economy = In a tie, most units on land wins, then most production points.
goal-how-at_once = As soon as somebody has no units left on land, the game ends at once and regions are counted.
goal-how-alone = A player with no units left on land is out; the last one left wins at once.
goal-how-time = When the time is up, the round is played to its end.
goal-how-longest = After round { $longest }, regions are counted in any case.

# ------------------------------------------------------------------ why an action looks good
why-capital = in { $region } your capital brings { $points } production points each time as long as you hold it, and { $rivals ->
    [0] no region of others lies next to it by land
    [one] only one region of others lies next to it by land
   *[other] { $rivals } regions of others lie next to it by land
}{ $overseas ->
    [0] , none across the sea
    [one] , one across the sea
   *[other] , { $overseas } across the sea
}{ $own ->
    [0] { "" }
    [one] ; you can support it from one region of yours
   *[other] ; you can support it from { $own } regions of yours
}
why-claim = { $region } lies next to { $own ->
    [0] no region of yours
    [one] one region of yours
   *[other] { $own } regions of yours
} and { $rivals ->
    [0] none of others
    [one] one of others
   *[other] { $rivals } of others
}
why-several = { $regions } more regions for you, if all attacks succeed
why-free = { $region }, if it succeeds: one more region for you{ $points ->
    [0] { "" }
   *[other] , and { $points } production points with the capital
}
why-prize = { $region }, if it succeeds: one more region for you, one fewer for { $seat }{ $points ->
    [0] { "" }
   *[other] , and { $points } production points with the capital
}{ $last ->
    [0] { "" }
   *[other] ; it is the last region of { $seat }
}
