# Attack! in English.  Names of regions and units stand alone, without article or preposition.

game-title = Attack!
game-attack = Attack!
game-summary = Great nations fight over the western world of 1935; two to six players lead armies and fleets, trade economy cards and gather regions.

# ------------------------------------------------------------------ events: set-up and turn
event-dealt = { $seat } is dealt the economy card { $card }.
event-dealt-hidden = { $seat } is dealt a hidden economy card.
event-start_roll = { $seat } rolls for the start: { $total }.
event-start_tie = Tie: { $seat } rolls again, { $total }.
event-first_player = { $seat } opens the game.
event-claimed = { $seat } claims { $region }.
event-deployed = { $seat } deploys: { $unit } in { $region }.
event-dealt_region = { $seat } is dealt { $region }.
event-spread = { $seat } has { $count } units spread evenly over their regions.
event-capital = The capital of { $seat } stands in { $region }.
event-round = Round { $round } begins.
event-turn = Turn { $turn }: { $seat } is up.
event-action = { $seat } chooses the action “{ $action }”.

# ------------------------------------------------------------------ events: movement
event-sent = { $seat } moves { $unit }: { $origin } → { $region }.
event-blitzed = { $seat } blitzes with { $unit }: { $origin } → { $region }.
event-moved_far = { $seat } transfers { $unit }: { $origin } → { $region }.
event-waits = { $seat } announces a crossing: { $unit }, { $origin } → { $region }.
event-crossing_allowed = { $seat } allows the crossing { $origin } → { $region }.
event-crossing_refused = { $seat } refuses the crossing { $origin } → { $region }.
event-flew = { $seat } lets an aircraft fly all the same: { $origin } → { $region }.
event-turned_back = { $seat } calls { $planes ->
        [one] one aircraft
       *[other] { $planes } aircraft
    } back: { $origin } instead of { $region }.
event-crossed = { $seat } crosses, { $origin } → { $region }: { $units ->
        [one] one unit
       *[other] { $units } units
    }.

# ------------------------------------------------------------------ events: land battle
event-attacked = { $seat } attacks { $other }: { $region }.
event-invaded = { $seat } invades the neutral region { $region }.
event-garrison = Neutral troops, { $region }: those of the card { $card } defend.
event-weakest = The pile is empty. Neutral troops, { $region }: those of a weakest card defend, { $card }.
event-undefended = The pile is empty: { $seat } meets no troops ({ $region }).
event-volunteered = { $seat } wants to lead the neutral troops: { $region }.
event-command_roll = { $seat } rolls for the command: { $total }.
event-command_tie = Tie: { $seat } rolls again for the command, { $total }.
event-commands = { $seat } leads the neutral troops: { $region }.
event-nobody_leads = Nobody wants to lead the neutral troops ({ $region }): the lot decides.
event-appointed = { $seat } has to lead the neutral troops: { $region }.
event-committed = { $region }: { $seat } sends into battle: { $unit }.
event-reinforced = { $region }, battle round { $round }: { $seat } reinforces: { $unit }.
event-dice = { $seat } rolls infantry { $infantry }, tank { $tank }, artillery { $artillery }, aircraft { $aircraft }.
event-hits = { $seat } scores { $hits ->
        [0] no hit
        [one] one hit
       *[other] { $hits } hits
    } with { $dice } dice (battle round { $round }).
event-lost = { $region }: { $seat } loses { $units } × { $unit }.
event-neutrals_lost = { $region }: the neutral troops lose { $units } × { $unit }.
event-wasted = { $hits ->
        [one] One hit of { $seat } strikes
       *[other] { $hits } hits of { $seat } strike
    } nothing: the reserve is safe.
event-conquered = { $seat } conquers { $region } from { $other }.
event-repelled = { $seat } repels the attack of { $other }: { $region }.
event-neutrals_beaten = { $seat } beats the neutral troops and occupies { $region }.
event-neutrals_held = The neutral troops hold { $region }; the card { $card } goes back to the pile.
event-kept_card = { $seat } keeps the economy card { $card }.
event-captured = { $seat } draws the economy card { $card } from the hand of { $other }.
event-captured-hidden = { $seat } draws an economy card from the hand of { $other }.
event-gave_up = { $seat } loses the economy card { $card }.
event-gave_up-hidden = { $seat } loses an economy card.
event-nothing_to_capture = { $other } has no economy card; { $seat } gets nothing.
event-drew = { $seat } draws the economy card { $card }.
event-drew-hidden = { $seat } draws an economy card.
event-empty_pile = The pile is empty: { $seat } gets no economy card.
event-eliminated = { $seat } has no unit left on the board and is eliminated.
event-estate = What { $seat } still held of economy cards ({ $cards }) goes away, the fleet goes to the supply.

# ------------------------------------------------------------------ events: sea
event-sea_taken = { $seat } takes sea power without a fight.
event-challenged = { $seat } challenges { $other } at sea.
event-yielded = { $seat } withdraws without a fight; sea power goes to { $other }.
event-sea_fight = { $seat } accepts the sea battle against { $other }.
event-laid = { $seat } lays face down: { $ship }.
event-laid-hidden = { $seat } lays a card face down in the row.
event-row = Row of { $seat }, place { $place }: { $ship }.
event-matched = { $seat }, { $ship }: { $roll } + { $modifier } = { $total }.
event-sea_tie = Match-up { $place }: a tie, no hit.
event-damaged = The { $ship } of { $seat } is hit.
event-sunk = The { $ship } of { $seat } is sunk.
event-carrier_sunk = Carrier against carrier: the { $ship } of { $seat } is sunk.
event-set_aside = { $seat } puts { $ships ->
        [one] one damaged battleship
       *[other] { $ships } damaged battleships
    } aside for this battle.
event-retreated = { $seat } withdraws from the sea battle against { $other }.
event-sea_won = { $seat } wins the sea battle against { $other } and holds sea power.

# ------------------------------------------------------------------ events: diplomacy, production, trade
event-diplomacy = Diplomacy: { $seat } rolls for { $region }; { $needed } or more is needed.
event-diplomacy_roll = Diplomacy: { $seat } rolls { $total }.
event-rival_roll = Diplomacy: { $seat } rolls against it, { $total }.
event-rival_tie = Diplomacy, a tie: { $seat } rolls again, { $total }.
event-joined = The region { $region } joins { $seat }.
event-rival_joined = The region { $region } joins { $seat } instead.
event-stayed_neutral = { $region } stays neutral.
event-production = { $seat } has { $points } production points ({ $capitals } × capital, { $sets } × set).
event-bought = { $seat } buys { $unit } for { $points }.
event-bought_ship = { $seat } buys { $ship } for { $points }.
event-lapsed = { $points ->
        [one] One production point of { $seat } lapses.
       *[other] { $points } production points of { $seat } lapse.
    }
event-placed = { $seat } places new units: { $unit } in { $region }.
event-offered = { $seat } offers { $other } a deal (no. { $offer }): gives { $gives ->
        [0] no card
        [one] one card
       *[other] { $gives } cards
    }, wants { $wants ->
        [0] no card
        [one] one card
       *[other] { $wants } cards
    }.
event-offered_card = Offered to { $seat }: { $card }.
event-offered_card-hidden = Offered to { $seat }: one card (which one only the two know).
event-wanted_card = Asked of { $seat }: { $card }.
event-wanted_card-hidden = Asked of { $seat }: one card (which one only the two know).
event-counters = { $seat } makes { $other } a counter-offer.
event-promised = { $seat } says to it: “{ $text }”
event-withdrew = { $seat } withdraws the offer to { $other }.
event-accepted = { $seat } accepts the offer of { $other }.
event-declined = { $seat } declines the offer of { $other }.
event-deal_allowed = { $seat } allows the deal.
event-deal_refused = { $seat } refuses the deal.
event-gave = { $seat } gives { $card }.
event-gave-hidden = { $seat } gives an economy card.
event-received = { $seat } receives { $card }.
event-received-hidden = { $seat } receives an economy card.
event-deal = Deal no. { $offer } stands: { $seat } gives { $gives ->
        [0] no card
        [one] one card
       *[other] { $gives } cards
    } and gets { $wants ->
        [0] no card
        [one] one card
       *[other] { $wants } cards
    } from { $other }.
event-trade_lapsed = { $seat } has made no deal; the action does not count.
event-clock = The clock says: { $time }.

# ------------------------------------------------------------------ events: end
event-end_elimination = Somebody is eliminated: the game ends at once.
event-end_survivor = Only { $seat } is left in play: the game is over.
event-end_time = With round { $round } time is up.
event-end_length = After round { $round } even a game without a limit ends.
event-won = { $seat } wins with { $regions ->
        [one] one region
       *[other] { $regions } regions
    } and { $units ->
        [one] one unit
       *[other] { $units } units
    }.

# ------------------------------------------------------------------ rejections
rejection-not_now = “{ $action }” is no choice at the moment; only what is being asked for now can be chosen.
rejection-taken = “{ $action }” is not possible because somebody owns that region already; choose a free one.
rejection-other_continent = “{ $action }” is not possible because you own a region on that continent already; each of the four has to lie on another one.
rejection-no_such_unit = “{ $action }” is not possible because no unit of that kind is left beside the board.
rejection-not_own = “{ $action }” is not possible; new units go into regions of your own.
rejection-abroad = “{ $action }” is not possible; during set-up units go into regions of your own.
rejection-pick_abroad = “{ $action }” is not possible; only your own units move.
rejection-transfer_abroad = “{ $action }” is not possible; only your own units are transferred.
rejection-action_twice = “{ $action }” has been taken this turn already; only diplomacy may be repeated.
rejection-blitz_needs_move = A blitz needs the action Movement earlier in the same turn.
rejection-sea_held = You hold sea power already; there is nothing to win at sea.
rejection-sea_needs_ship = Nobody can fight for the sea without a single ship; buy one first.
rejection-no_neutrals = There is no neutral region left that could join you.
rejection-trade_closed = So close to the end of the game there is no more trade.
rejection-offers_spent = Too many offers of this turn came to nothing; you may trade again in your next one.
rejection-last_unit = “{ $action }” would leave the region empty; move another unit in first.
rejection-has_moved = “{ $action }” is not possible because all units of that kind there have moved in this action already.
rejection-out_of_reach = “{ $action }” is out of reach over land: infantry and artillery move one region, tanks and aircraft up to two.
rejection-tank_path = “{ $action }” is not possible: a tank that goes two regions passes through a region of your own.
rejection-no_route = “{ $action }” is not possible because no sea route and no common sea zone joins the two regions.
rejection-blitz_units = Only tanks and aircraft move in a blitz.
rejection-blitz_at_sea = A blitz cannot cross the sea.
rejection-not_connected = “{ $action }” is not possible because no chain of your own regions leads there.
rejection-no_land_path = “{ $action }” leads across the sea; choose the crossing for it.
rejection-land_path = “{ $action }” can go by land; no crossing is needed.
rejection-pick_first = First choose the region from which units move.
rejection-nothing_to_send = “{ $action }” is not possible because no unit there could move now.
rejection-no_battle = “{ $action }” is not possible because no battle is pending in that region.
rejection-reserve_empty = “{ $action }” is not possible because no unit of that kind is in the reserve.
rejection-reserve_spent = “{ $action }” is not possible; reinforcements come from the reserve, and no unit of that kind is left there.
rejection-commit_all = Four units have to open the battle as long as the reserve has them.
rejection-one_active = At least one unit has to fight; send one from the reserve.
rejection-row_ship = “{ $action }” is not possible because no such ship is left in the hand.
rejection-not_neutral = “{ $action }” is not possible because diplomacy is for neutral regions only.
rejection-too_expensive = “{ $action }” costs more than the production points that are left.
rejection-ship_too_expensive = “{ $action }” costs more than the production points that are left.
rejection-nothing_bought = “{ $action }” is not possible because nothing of that kind has been bought.
rejection-no_partner = “{ $action }” is not possible; you may trade with anybody else in play.
rejection-card_not_held = “{ $action }” is not possible because only cards of your own hand can be offered.
rejection-want_too_many = “{ $action }” asks for more cards than there are or than the partner holds.
rejection-cannot_give = You do not hold all the cards that are asked for; decline, or make a counter-offer.
rejection-no_retreat = There is no retreat on land; only the choice of units is open.
rejection-in_battle = “{ $action }” is not possible: the fighting has begun, and nothing moves any more in this action.
rejection-own_region_first = “{ $action }” is not possible because the capital goes into a region of your own.
rejection-no_counter = None of this turn's offers is left for a counter-offer.
rejection-picks_spent = You have looked at many regions without an order: give one now, or end the movement.

# ------------------------------------------------------------------ questions
question-SetUp-claimed = Which free region is claimed?
    .waits = { $count ->
        [one] { $names } claims a free region.
       *[other] { $names } claim a free region.
    }
question-SetUp-placed = Into which region of your own does the capital go?
    .waits = { $count ->
        [one] { $names } chooses where the capital goes.
       *[other] { $names } choose where the capital goes.
    }
question-Deploy-set = Which unit goes into which region?
    .waits = { $count ->
        [one] { $names } places units.
       *[other] { $names } place units.
    }
question-Turn-choose = Which action, or is the turn over?
    .waits = { $count ->
        [one] { $names } chooses an action.
       *[other] { $names } choose an action.
    }
question-Movement-order = Movement: choose a region, move units; done when all stand.
    .waits = { $count ->
        [one] { $names } moves units.
       *[other] { $names } move units.
    }
question-StrategicMovement-order = Strategic movement: choose a region, transfer units; done when all stand.
    .waits = { $count ->
        [one] { $names } transfers units.
       *[other] { $names } transfer units.
    }
question-Crossings-veto = Allow this crossing or refuse it?
    .waits = { $names } { $count ->
        [one] decides
       *[other] decide
    } whether { $active_is ->
        [you] your crossing
       *[other] { $active }’s crossing
    } is allowed.
question-Crossings-plane = The crossing is refused: does an aircraft fly on, or do the rest turn back?
    .waits = { $count ->
        [one] { $names } decides whether a plane flies on.
       *[other] { $names } decide whether a plane flies on.
    }
question-Battles-choose = Which battle is fought next?
    .waits = { $count ->
        [one] { $names } chooses the next battle.
       *[other] { $names } choose the next battle.
    }
question-LandBattle-commit = Which unit is among the first four?
    .waits = { $count ->
        [one] { $names } sends units into the battle.
       *[other] { $names } send units into the battle.
    }
question-LandBattle-reinforce = What reinforces, or is it enough?
    .waits = { $count ->
        [one] { $names } reinforces the troops in the battle.
       *[other] { $names } reinforce the troops in the battle.
    }
question-Garrison-answered = Lead the neutral troops?
    .waits = { $names } { $count ->
        [one] decides
       *[other] decide
    } whether to lead the neutral troops against { $active_is ->
        [you] you
       *[other] { $active }
    }.
question-SeaPower-answered = Sea power is challenged: fight or withdraw?
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
question-SeaBattle-lay = Which ship goes face down into the row next?
    .waits = { $count ->
        [one] { $names } lays ships face down.
       *[other] { $names } lay ships face down.
    }
question-SeaBattle-withdraw = Fight on or withdraw?
    .waits = { $count ->
        [one] { $names } fights on at sea or withdraws.
       *[other] { $names } fight on at sea or withdraw.
    }
question-Diplomacy-named = Diplomacy: which neutral region is to join?
    .waits = { $count ->
        [one] { $names } courts a neutral region.
       *[other] { $names } court a neutral region.
    }
question-Production-buy = Production: what is bought? Done when it is enough.
    .waits = { $count ->
        [one] { $names } buys units.
       *[other] { $names } buy units.
    }
question-Trade-partner = Trade: with whom, or go on?
    .waits = { $count ->
        [one] { $names } decides whom to trade with.
       *[other] { $names } decide whom to trade with.
    }
question-Negotiation-build = Which cards are offered, which are asked for? A promise may stand for cards. Then propose, or break off.
    .waits = { $names } { $count ->
        [one] makes
       *[other] make
    } up an offer to { $offeree_is ->
        [you] you
       *[other] { $offeree }
    }.
question-Negotiation-answer = An offer is on the table: what is the answer?
    .waits = { $offeree } answers { $offerer_is ->
        [you] your offer
       *[other] { $offerer }’s offer
    }.
question-Negotiation-veto = Allow this deal or refuse it?
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
action-fly = An aircraft flies on
action-back = The rest turn back
action-volunteer = Lead the neutrals
action-abstain = Do not lead
action-fight = Fight
action-withdraw = Withdraw
action-accept = Accept
action-decline = Decline
action-counter = Counter-offer
action-propose = Propose
action-stand = The offer stands
action-commit = Into battle: { $unit }
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
kind-commit = Send into battle
kind-buy = Buy
kind-lay = Lay a ship
kind-partner = Trade
kind-give = Give a card
kind-want = Ask for a card
kind-claim = Take a region
kind-capital = Place the capital
kind-pick = Move from a region
kind-battle = Fight a battle
kind-sway = Diplomacy
kind-deploy = Place a unit
kind-send = Move by land
kind-ship = Move by sea

# ------------------------------------------------------------------ revisions of the rules
revision-4 = Offers are not limited any more; until now ten of a turn could come to nothing.
revision-5 = New is the quick start with a set-up drawn by lot; it changes nothing in games that have begun.

# ------------------------------------------------------------------ options
option-continents = First regions on four continents
    .help = Optional rule: the four first regions lie one each in North America, South America, Africa and Eurasia (ATK-16).
option-continents-false = Anywhere
option-continents-true = One on every continent
option-last_survivor = To the last nation
    .help = Optional rule: an elimination does not end the game; it goes on until one is left (ATK-126).
option-last_survivor-false = The first elimination ends the game
option-last_survivor-true = On until one is left
option-round_limit = Time limit in rounds
    .help = The game ends after so many rounds, if you agree on that; without it, when somebody is eliminated, at the latest after 40 rounds (ATK-124, ATK-R24).
option-round_limit-none = None
option-round_limit-4 = 4 rounds
option-round_limit-6 = 6 rounds
option-round_limit-8 = 8 rounds
option-round_limit-10 = 10 rounds
option-round_limit-12 = 12 rounds
option-round_limit-16 = 16 rounds
option-round_limit-20 = 20 rounds
option-trade_closed = Close of trade
    .help = For how many rounds before a limit there is no trade; the rulebook names the last 30 minutes (ATK-115).
option-trade_closed-0 = Trade to the end
option-trade_closed-1 = Not in the last round
option-trade_closed-2 = Not in the last two rounds
option-trade_closed-3 = Not in the last three rounds
option-clock = Time limit by the clock
    .help = After every turn the table says whether the last half hour runs or time is up (ATK-124, ATK-R25).
option-clock-false = No clock
option-clock-true = With a clock
option-quick_start = Set-up
    .help = Whether you choose regions and units yourselves or begin with a set-up drawn by lot; the lot is our offer for a quick beginning (ATK-R27).
option-quick_start-false = Placed by hand
option-quick_start-true = Quick start, dealt by lot
option-naval_layout = Length of the row in a sea battle
    .help = Both lay as many ships as the other, as in the rulebook's example, or each as many as it has, as the text literally says (ATK-R02).
option-naval_layout-equal = Equally many
option-naval_layout-all_up_to_8 = All, eight at most
option-naval_withdrawal = Withdrawal after a round at sea
    .help = Which side says first whether it withdraws (ATK-R03).
option-naval_withdrawal-holder_first = The holder first
option-naval_withdrawal-challenger_first = The challenger first
option-roll_ties = Ties in roll-offs
    .help = When a roll for the start or the command ties, the tied roll again, or the order at the table counts (ATK-R04).
option-roll_ties-reroll = Roll again
option-roll_ties-clockwise = The first one clockwise
option-battle_order = Order of battles
    .help = The active player chooses the next battle after each result, or they are fought in the order of the board (ATK-R05).
option-battle_order-chosen = As chosen
option-battle_order-board = In the order of the board
option-no_volunteer = Nobody wants to lead neutral troops
    .help = Then the next player clockwise leads them, or a lot decides (ATK-R07).
option-no_volunteer-next_player = The next one clockwise
option-no_volunteer-lot = By lot
option-strategic_planes = Aircraft in strategic movement
    .help = Whether sea power can stop aircraft, too, that are transferred across the sea (ATK-R10).
option-strategic_planes-immune = They cannot be stopped
option-strategic_planes-blockable = They can be stopped like the others
option-trade_neighbours = Neighbours in trade
    .help = Whether only land borders count as the neighbourhood that keeps the veto away, or sea routes as well (ATK-R11).
option-trade_neighbours-land = Land borders only
option-trade_neighbours-land_and_sea = Sea routes and zones as well
option-sudden_end = Elimination in the middle of an action
    .help = Whether pending battles are dropped or still fought (ATK-R12).
option-sudden_end-at_once = End at once
option-sudden_end-finish_battles = Fight pending battles
option-sea_claim = Sea power without a ship
    .help = Whether somebody without a ship may take the sea while nobody holds it (ATK-R15).
option-sea_claim-needs_ship = Only with a ship
option-sea_claim-without_ship = Without one, too, while it is vacant
option-naval_gap = Gap in the row of ships
    .help = Whether a sunk ship leaves a gap or the row closes up; it matters for neighbouring carriers only (ATK-R16).
option-naval_gap-stays = The gap stays
option-naval_gap-closes = The row closes up
option-empty_pile = Empty pile
    .help = What defends a neutral region when no economy card is left (ATK-R17).
option-empty_pile-weakest = Troops of a weakest card
option-empty_pile-undefended = Nobody
option-final_tie = Tie at the end
    .help = With equal regions and units the victory is shared, or production points decide (ATK-R18).
option-final_tie-shared = Shared victory
option-final_tie-economy = More production points
option-offers = Fruitless offers in a turn
    .help = The rules set no limit. With one, only so many offers and counter-offers of a turn may come to nothing, so that nobody holds up the game; what ends in a deal does not count (ATK-R22).
option-offers-none = As many as you like
option-offers-3 = 3
option-offers-5 = 5
option-offers-10 = 10
option-offers-20 = 20
option-estate = Cards of the eliminated
    .help = Where the rest of the economy cards goes if the game goes on (ATK-R23).
option-estate-pile = Back to the pile
option-estate-conqueror = To the conqueror

# ------------------------------------------------------------------ what it is about (for standing orders)
about-region = region
about-origin = where the troops come from
about-size = units that come
about-ships = ships of the challenger
about-round = round of the battle
about-card = card of the neutral troops
about-offerer = who offers
about-offeree = to whom it is offered
about-gives_size = cards offered
about-wants_size = cards asked for

# ------------------------------------------------------------------ reasons for the end
end-elimination = Somebody is eliminated.
end-survivor = Only one is left.
end-time = Time is up.
end-length = The longest game is over.

# ------------------------------------------------------------------ names
ship-destroyer = destroyer
ship-submarine = submarine
ship-battleship = battleship
ship-aircraft_carrier = aircraft carrier
card-population_1 = population 1
card-population_2 = population 2
card-population_3 = population 3
card-population_4 = population 4
card-oil_1 = oil 1
card-oil_2 = oil 2
card-oil_3 = oil 3
card-oil_4 = oil 4
card-minerals_1 = minerals 1
card-minerals_2 = minerals 2
card-minerals_3 = minerals 3
card-minerals_4 = minerals 4
card-factories_1 = factories 1
card-factories_2 = factories 2
card-factories_3 = factories 3
card-factories_4 = factories 4
card-rail_transport_1 = rail transport 1
card-rail_transport_2 = rail transport 2
card-rail_transport_3 = rail transport 3
card-rail_transport_4 = rail transport 4
player-1 = Seat 1
player-2 = Seat 2
player-3 = Seat 3
player-4 = Seat 4
player-5 = Seat 5
player-6 = Seat 6
time-running = there is time left
time-late = the last half hour runs
time-up = time is up, this is the last round

chance-economy = Draw an economy card
chance-start_dice = Roll for the start
chance-command_dice = Roll for the command
chance-diplomacy_dice = Roll for diplomacy
chance-rival_dice = Roll of the others
chance-battle_die = Battle die
chance-naval_dice = Roll at sea
chance-capture = Card from the loser's hand
chance-weakest_garrison = Lot for the weakest garrison
chance-commander_lot = Lot for the command
chance-clock = What the clock says
chance-dealt_region = Region dealt by lot

what-action = action
what-unit = unit
what-ship = ship
what-card = economy card
what-player = seat
what-region = region

# parts of a view
fact-first = First of the round
fact-round = Round
fact-used = Actions taken
fact-eliminated = Eliminated
fact-ending = The game ends
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
fact-pools = Pools
fact-battle = Battle
fact-taken = Taken
fact-offers = Fruitless offers
fact-made = Offers
fact-deals = Deals
fact-offered = Offer made
fact-revealed = Revealed
fact-holder = Has sea power
fact-commander = Commander
fact-chosen = Chosen
fact-offerer = Offerer
fact-offeree = Offered to
fact-challenger = Challenger
fact-volunteers = Volunteers
fact-volunteered = Volunteered
fact-hands = Hands
fact-hand = Own hand
fact-hand_sizes = Cards in hand
fact-pile = Draw pile
fact-gives = Gives
fact-wants = Wants
fact-gives_size = Gives
fact-wants_size = Wants
fact-rows = Battle rows
fact-row_sizes = Battle rows

standing-regions = Regions
standing-units = Land units
standing-economy = Production points
standing-capitals = Points from capitals
standing-cards = Economy cards
standing-ships = Ships
standing-sea = Sea power

# ------------------------------------------------------------------ the end in numbers
luck-hits = Hits in land battles
luck-hits-infantry = Hits of infantry
luck-hits-tank = Hits of tanks
luck-hits-artillery = Hits of artillery
luck-hits-aircraft = Hits of planes
luck-sea = Match-ups won at sea
luck-diplomacy = Regions won by diplomacy
luck-rivals = Good rolls against the diplomacy of others

# ------------------------------------------------------------------ a whole move, as a hint tells it
count-infantry = { $n } infantry
count-tank = { $n ->
        [one] one tank
       *[other] { $n } tanks
    }
count-artillery = { $n } artillery
count-aircraft = { $n } aircraft
count-destroyer = { $n ->
        [one] one destroyer
       *[other] { $n } destroyers
    }
count-submarine = { $n ->
        [one] one submarine
       *[other] { $n } submarines
    }
count-battleship = { $n ->
        [one] one battleship
       *[other] { $n } battleships
    }
count-aircraft_carrier = { $n ->
        [one] one aircraft carrier
       *[other] { $n } aircraft carriers
    }
move-claim = Claim { $region }.
move-capital = Put your capital in { $region }.
move-deploy = Reinforce { $region } with { $things }.
move-buy = Buy new units with { $things }.
move-march = Reinforce { $region } with { $things }.
move-neutral = Attack neutral { $region } with { $things }.
move-attack = Attack { $seat } in { $region } with { $things }{ $chance ->
        [-1] {""}
       *[other] : { $chance } %
    }.
move-battle = Fight the battle in { $region } next.
move-commit = Fight with { $things } more.
move-lay = Go into the sea battle with { $things }.
move-sway = Try to win { $region } by diplomacy.
move-partner = Trade with { $player }.
move-give = Offer { $things }.
move-want = Ask for { $things }.
move-allow = Allow it.
move-refuse = Refuse it.
move-fly = Let an aircraft fly on.
move-back = Let the rest turn back.
move-volunteer = Lead the neutral troops.
move-abstain = Do not lead the neutral troops.
move-fight = Fight on.
move-withdraw = Withdraw.
move-accept = Accept the offer.
move-decline = Decline the offer.
move-counter = Make a counter-offer.
move-stand = Let your offer stand.
move-propose = Propose it as it stands.
move-break_off = Break the trade off.
move-end_turn = End your turn.
move-move_none = Move nothing more.
move-buy_none = Buy nothing more.
move-trade_none = Trade with nobody.
move-enough = Leave it at that.
move-sway_none = Try no more diplomacy.
move-act_move = Choose movement.
move-act_blitz = Choose a blitz.
move-act_strategic = Choose strategic movement.
move-act_sea = Choose a sea battle.
move-act_diplomacy = Choose diplomacy.
move-act_produce = Choose production.
move-act_trade = Choose trade.
move-first_move = Move your troops.
move-first_blitz = Start a blitz.
move-first_strategic = Move your troops strategically.
move-first_sea = Challenge the sea power.
move-first_diplomacy = Use diplomacy.
move-first_produce = Produce new units.
move-first_trade = Trade.

# ------------------------------------------------------------------ how the game is won, as it stands
goal-rounds = Most regions after round { $limit } win: { $standing }.
goal-clock = Most regions win when the agreed time is up: { $standing }.
goal-out = Most regions win once somebody is out: { $standing }.
goal-survivor = The last one with units on land wins; regions: { $standing }.
goal-how-regions = Every region counts one.
goal-how-tie = A tie goes to whoever has more units on land.
goal-how-tie_economy = A tie goes to whoever has more units on land, then to whoever could spend more production points.
goal-how-at_once = As soon as somebody has no unit on land left, the game ends at once, and regions are counted.
goal-how-alone = Whoever has no unit on land left is out; the last one left wins at once.
goal-how-time = When the time comes, the round is played to its end.
goal-how-longest = After round { $longest } it is counted in any case.
