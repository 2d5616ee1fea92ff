# Europe 1941 in English.  Names of powers, spaces and units stand alone, without article or preposition.

game-title = Europe 1941
game-europe = Europe 1941
game-summary = Germany against the Soviet Union, the United Kingdom and the United States: two to four players lead armies, fleets and aircraft and fight for four capitals.

# ------------------------------------------------------------------ events: advance and turn
event-round = Round { $round } begins.
event-turn = Turn: { $power }.
event-phase = { $power }: { $phase }.
event-advance = { $power }: advance of { $money } IPC.
event-proposed = { $seat } proposes: Soviet Union { $ussr }, United Kingdom { $uk }, United States { $usa }.
event-agreed = The Allies agree: Soviet Union { $ussr }, United Kingdom { $uk }, United States { $usa }.
event-not_agreed = The proposal is declined: { $seat } does not accept.
event-split_equally = The Allies do not agree, so all get the same: Soviet Union { $ussr }, United Kingdom { $uk }, United States { $usa }.
event-bought = { $power }: { $kind } bought.
event-placed = { $power }: { $kind } placed, { $space }.

# ------------------------------------------------------------------ events: moves
event-moved = { $power }: { $kind }, { $origin } → { $space }.
event-flew = { $power }: { $kind } flies, { $origin } → { $space }.
event-raid_planned = { $power }: { $kind } on a bombing raid, { $origin } → { $space }.
event-loaded = { $power }: { $kind } goes aboard, { $origin } → { $space }.
event-will_land = { $power }: { $kind } is to land, { $zone } → { $space }.
event-unloaded = { $power }: { $kind } goes ashore, { $zone } → { $space }.
event-landed = { $power }: { $kind } lands, { $origin } → { $space }.
event-crashed = { $power }: { $kind } finds no place to land and is lost, { $count } × ({ $space }).
event-converted = Patriotic War: { $kind } ({ $owner }) becomes Soviet, { $space }.
event-escaped = { $power }: { $kind } escapes, { $origin } → { $space }.

# ------------------------------------------------------------------ events: battle
event-sea_battle = { $power } attacks: battle at sea, { $space }.
event-land_battle = { $power } attacks: { $space } ({ $owner }).
event-raided = { $power }: bombing raid on { $space } ({ $owner }).
event-intercepts = { $power }: a fighter rises, { $space }.
event-flak = AA gun, { $space }: { $hits ->
        [0] no hit
        [one] one hit
       *[other] { $hits } hits
    } on { $kind } ({ $power }), dice { $dice }.
event-fired_at = AA gun, { $space }: { $hits ->
        [0] no hit
        [one] one hit
       *[other] { $hits } hits
    } on { $kind } ({ $power }) on the way out, { $origin }.
event-struck_first = { $space }: first strike of submarines ({ $power }), { $hits ->
        [0] no hit
        [one] one hit
       *[other] { $hits } hits
    } with { $dice }.
event-shelled = { $space }: landing shots ({ $power }) up to { $column }, { $hits ->
        [0] no hit
        [one] one hit
       *[other] { $hits } hits
    } with { $dice }.
event-fired = { $space }: { $power } rolls up to { $column }, { $hits ->
        [0] no hit
        [one] one hit
       *[other] { $hits } hits
    } with { $dice }.
event-wasted = { $space }: { $hits ->
        [one] One hit finds
       *[other] { $hits } hits find
    } no target ({ $power }).
event-lost = { $space }: { $power } loses { $kind }.
event-damaged = { $space }: battleship hit ({ $power }).
event-dived = { $space }: submarine submerges ({ $power }).
event-no_hits = { $space }: nobody can hit anybody, the battle is over ({ $power }).
event-retreated = { $power } retreats: { $origin } → { $space }.
event-withdrew = { $space }: aircraft break off the battle ({ $power }).
event-zone_cleared = { $power } clears the sea zone: { $space }.
event-zone_held = The sea zone is not cleared: { $space } ({ $power }).
event-repelled = The attack on { $space } is repelled ({ $power } against { $owner }).
event-not_taken = { $space } is empty, but { $power } has no land unit left; { $owner } keeps it.
event-called_off = The landing is called off: { $space } ({ $power }).
event-went_ashore = { $power }: { $kind } lands from the sea, { $zone } → { $space }.
event-grounded = { $space }: { $count ->
        [one] one interceptor does not defend
       *[other] { $count } interceptors do not defend
    } any more this turn ({ $power }).
event-bombed = Bombs on { $space } ({ $power }): { $owner } pays { $damage } IPC, dice { $pips }.

# ------------------------------------------------------------------ events: lands, convoys, money
event-captured = { $power } takes { $space }, value { $value } (so far { $owner }).
event-liberated = { $power } frees { $space }, value { $value }, for { $owner }.
event-kept_for = { $power } frees { $space }, value { $value }, and holds it until the capital is free ({ $owner }).
event-given_back = { $space }, value { $value }, goes back: { $power } → { $owner }.
event-oil_taken = { $power } takes { $space }; Middle East: { $track } IPC.
event-oil_freed = { $power } frees { $space }; Middle East: { $track } IPC.
event-guns_taken = { $power } captures AA guns, { $guns } × ({ $space }).
event-plundered = { $power } takes the cash: { $money } IPC ({ $owner }).
event-convoy_sunk = Convoy sunk: { $space }, value { $value } ({ $power } against { $owner }).
event-convoy_restored = { $power } restores the convoy: { $space }, value { $value }, for { $owner }.
event-surfaced = { $power }: { $count ->
        [one] one submarine comes
       *[other] { $count } submarines come
    } up, { $space }.
event-righted = { $power }: { $count ->
        [one] one battleship is
       *[other] { $count } battleships are
    } whole again, { $space }.
event-income = { $power }: income { $money } IPC.
event-no_income = { $power }: without its capital no income.
event-oil_paid = For the Middle East Germany is paid: Soviet Union { $ussr }, United Kingdom { $uk }, United States { $usa }.
event-winners = Winners: { $powers }.
event-foremost = Of the Allies { $power } has the highest income: { $money } IPC.

# ------------------------------------------------------------------ rejections
rejection-not_now = “{ $action }” is no choice at the moment, only what is being asked for now.
rejection-too_expensive = “{ $action }” is not possible: there is not so much money left.
rejection-capital_lost = “{ $action }” is not possible: a power whose capital is in enemy hands buys nothing.
rejection-nowhere_to_place = “{ $action }” is not possible: this unit could be placed nowhere at the end of the turn.
rejection-not_your_place = “{ $action }” is not possible: units of the advance go only where one of the same power already stands, ships to ships.
rejection-no_factory = “{ $action }” is not possible: there is no factory that was yours when the turn began.
rejection-factory_full = “{ $action }” is not possible: a captured factory builds at most as many units a turn as the land is worth.
rejection-no_coast = “{ $action }” is not possible: new ships go into a zone beside a land with a factory of yours.
rejection-nothing_bought = “{ $action }” is not possible: nothing of that kind has been bought.
rejection-no_such_unit = “{ $action }” is not possible: no unit of yours of that kind stands there that could do it.
rejection-has_moved = “{ $action }” is not possible: all units of that kind there have moved or fought already this turn, or a fighter has landed on them.
rejection-out_of_reach = “{ $action }” is not possible: infantry, artillery and AA guns go one space, tanks and ships up to two, one after the other, and stop where enemies are. Aircraft fly as far as their range.
rejection-neutral = “{ $action }” is not possible: nobody enters neutral lands.
rejection-straits = “{ $action }” is not possible: no ship sails through the Turkish straits.
rejection-no_landing = “{ $action }” is not possible: after that an aircraft could not land any more.
rejection-guns_do_not_attack = “{ $action }” is not possible: AA guns do not attack.
rejection-only_into_battle = “{ $action }” is not possible: combat moves go only into hostile spaces or to where there is a fight.
rejection-stops_here = “{ $action }” is not possible: a move ends where enemy units are.
rejection-hostile_zone = “{ $action }” is not possible: nothing is loaded or unloaded in a zone with enemy ships.
rejection-no_room_aboard = “{ $action }” is not possible: there is no room aboard: two land units, or one tank.
rejection-transport_done = “{ $action }” is not possible: this transport is done for this turn.
rejection-one_land = “{ $action }” is not possible: a transport unloads into one land only in a turn.
rejection-not_aboard = “{ $action }” is not possible: this unit is not aboard.
rejection-allied_ship = “{ $action }” is not possible: units on an Ally’s transport go ashore only in their own next turn.
rejection-no_factory_to_bomb = “{ $action }” is not possible: a bombing raid needs a hostile factory.
rejection-hostile_land = “{ $action }” is not possible: moves go only into friendly lands now.
rejection-hostile_waters = “{ $action }” is not possible: no ship sails to enemies or into a hostile convoy centre now.
rejection-fresh_conquest = “{ $action }” is not possible: nobody lands in a land taken this turn.
rejection-carrier_full = “{ $action }” is not possible: no carrier there has room; a carrier takes two fighters and never a bomber.
rejection-carrier_bound = “{ $action }” is not possible: a fighter has landed on this carrier already; it does not move any more.
rejection-must_land = “{ $action }” is not possible: first all aircraft that still can have to land.
rejection-captured_gun = “{ $action }” is not possible: an AA gun just captured does not move this turn.
rejection-foreign_gun = “{ $action }” is not possible: this AA gun belongs to another power.
rejection-gun_once = “{ $action }” is not possible: an AA gun in the Middle East moves once a round only.
rejection-no_patriots = “{ $action }” is not possible: what can be replaced are Allied units in a Soviet land with a factory.
rejection-wrong_sum = “{ $action }” is not possible: no more than the sum can be shared out, and nobody pays more than there is.
rejection-pick_first = “{ $action }” is not possible: first choose a space with units of yours.
rejection-picks_spent = You have looked at many spaces without a move: move now, or be done.
rejection-no_bomber = “{ $action }” is not possible: without a bomber there is no raid on the factory there.
rejection-spared_by_hit = “{ $action }” is not possible: this hit cannot strike that unit.
rejection-no_casualty = “{ $action }” is not possible: this unit cannot be picked as a casualty.
rejection-choose_casualty = “{ $action }” is not possible: casualties have to be chosen now.
rejection-dive_or_stay = “{ $action }” is not possible: the question is whether a submarine submerges or stays.
rejection-nothing_to_dive = “{ $action }” is not possible: there is no submarine here that could submerge.
rejection-fire_first = “{ $action }” is not possible: the attack can be broken off only after the other side has fired.
rejection-no_way_back = “{ $action }” is not possible: a retreat goes only to a space that attackers came from.
rejection-in_battle = “{ $action }” is not possible: the battle is not over yet.
rejection-no_deck = “{ $action }” is not possible: these fighters cannot land there.
rejection-choose_ground = “{ $action }” is not possible: choose where this aircraft flies.
rejection-no_ground = “{ $action }” is not possible: this aircraft cannot land there.
rejection-land_or_not = “{ $action }” is not possible: the question is whether the landing takes place.
rejection-no_shot = “{ $action }” is not possible: no such ship has a landing shot left here.
rejection-no_retreat = “{ $action }” is not possible: whoever has landed from the sea, or attacks with them, does not retreat.
rejection-no_interceptor = “{ $action }” is not possible: no such fighter is left there that could rise.
rejection-name_interceptors = “{ $action }” is not possible: interceptors are to be named now, or no more.
rejection-name_battle = “{ $action }” is not possible: now it is to be chosen which battle comes next.
rejection-sea_first = “{ $action }” is not possible: the battle at sea comes first, then the landing.
rejection-no_battle = “{ $action }” is not possible: no battle is pending there.
rejection-taken_along = “{ $action }” is not possible: these fighters go along anyway; the carrier moves without naming them.
rejection-already_so = “{ $action }” changes nothing: it is so already.
rejection-board_first = “{ $action }” is not possible: first choose a transport here.
rejection-same_ship = “{ $action }” is not possible: another transport here is just the same; choose that one.

# ------------------------------------------------------------------ questions
question-Advance-place = Advance: which unit goes where? Done when it is enough.
    .waits = { $count ->
        [one] { $names } spends the advance.
       *[other] { $names } spend the advance.
    }
question-Split-proposed = How do the Allies share the sum?
    .waits = { $count ->
        [one] { $names } proposes how to share.
       *[other] { $names } propose how to share.
    }
question-Split-answer = Accept this way to share?
    .waits = { $count ->
        [one] { $names } answers the proposal.
       *[other] { $names } answer the proposal.
    }
question-Split-chosen = The Allies do not agree: who pays how much?
    .waits = { $count ->
        [one] { $names } decides who pays.
       *[other] { $names } decide who pays.
    }
question-Purchase-buy = Purchase: what is bought? Done when it is enough.
    .waits = { $count ->
        [one] { $names } buys units.
       *[other] { $names } buy units.
    }
question-CombatMove-order = Combat moves: choose a space, move units; done when all attacks stand.
    .waits = { $count ->
        [one] { $names } makes combat moves.
       *[other] { $names } make combat moves.
    }
question-Battles-choose = Which battle comes next?
    .waits = { $count ->
        [one] { $names } chooses the next battle.
       *[other] { $names } choose the next battle.
    }
question-Raid-intercept = Bombing raid: does one more fighter rise?
    .waits = { $count ->
        [one] { $names } names interceptors.
       *[other] { $names } name interceptors.
    }
question-SeaBattle-order = Battle at sea: go on, submerge or retreat?
    .waits = { $count ->
        [one] { $names } decides about the battle at sea.
       *[other] { $names } decide about the battle at sea.
    }
question-SeaBattle-dived = Does a submarine submerge, or does it stay?
    .waits = { $count ->
        [one] { $names } lets submarines submerge or fire.
       *[other] { $names } let submarines submerge or fire.
    }
question-SeaBattle-down = The fleet retreats: does a submarine submerge instead?
    .waits = { $count ->
        [one] { $names } lets submarines submerge or go along.
       *[other] { $names } let submarines submerge or go along.
    }
question-LandBattle-land = The zone is clear: does the landing take place?
    .waits = { $count ->
        [one] { $names } decides about the landing.
       *[other] { $names } decide about the landing.
    }
question-LandBattle-aim = Which ship fires a landing shot here?
    .waits = { $count ->
        [one] { $names } gives out landing shots.
       *[other] { $names } give out landing shots.
    }
question-LandBattle-order = Attack on, or retreat?
    .waits = { $count ->
        [one] { $names } decides whether the attack goes on.
       *[other] { $names } decide whether the attack goes on.
    }
question-Losses-choose = Hit: which unit falls?
    .waits = { $count ->
        [one] { $names } picks casualties.
       *[other] { $names } pick casualties.
    }
question-Losses-sunk = Which transport sinks?
    .waits = { $count ->
        [one] { $names } picks the transport that sinks.
       *[other] { $names } pick the transport that sinks.
    }
question-Losses-shot = Which of these aircraft falls: the one with so much range?
    .waits = { $count ->
        [one] { $names } picks the aircraft that falls.
       *[other] { $names } pick the aircraft that falls.
    }
question-Homeward-choose = Where does this aircraft fly back to?
    .waits = { $count ->
        [one] { $names } sends aircraft back.
       *[other] { $names } send aircraft back.
    }
question-NewDeck-choose = The carrier is sunk: where does its fighter land? Whoever stays is lost.
    .waits = { $count ->
        [one] { $names } looks for a place to land fighters.
       *[other] { $names } look for a place to land fighters.
    }
question-NonCombat-order = Move up and land: choose a space, move units; done when all stand.
    .waits = { $count ->
        [one] { $names } moves up and lands.
       *[other] { $names } move up and land.
    }
question-Placement-place = Place: which new unit goes where?
    .waits = { $count ->
        [one] { $names } places new units.
       *[other] { $names } place new units.
    }

# ------------------------------------------------------------------ actions
action-finish = Done
action-finish-Advance-place = Place nothing more
action-finish-CombatMove-order = End combat moves
action-finish-NonCombat-order = End moves
action-finish-Purchase-buy = Buy nothing more
action-finish-Placement-place = Place nothing more
action-finish-Raid-intercept = Send up no more fighters
action-finish-LandBattle-aim = Fire no more shots from the sea
action-accept = Accept
action-decline = Decline
action-press = Attack on
action-dive = Submerge
action-around = Around AA guns
action-straight = The straight way
action-stay = Stay
action-withdraw = Aircraft break off
action-call_off = No landing
action-split = Soviet Union { $ussr }, United Kingdom { $uk }, United States the rest
action-board = Transport { $transport }
action-buy = Buy: { $kind }
action-intercept = Fighter rises ({ $power })
action-lose = Casualty: { $kind } ({ $power })
action-sink = Transport { $transport } sinks
action-down = The aircraft with range { $left } falls
action-bombard = Landing shot: { $gunship }
action-pick = From { $space }
action-battle = Battle: { $space }
action-retreat = Retreat → { $space }
action-send = { $kind } → { $space }
action-raid = Bombing raid: { $flyer } → { $space }
action-ferry = Carrier with fighters aboard ({ $fighters }) → { $space }
action-load = Aboard: { $cargo } from { $space }
action-unload = Ashore: { $cargo } → { $space }
action-place = Place: { $kind } → { $space }
action-convert = Becomes Soviet: { $troop } ({ $ally }), { $space }

kind-split = Share
kind-board = Choose a transport
kind-buy = Buy
kind-intercept = Intercept
kind-lose = Pick a casualty
kind-sink = Pick the transport that sinks
kind-down = Pick the aircraft that falls
kind-bombard = Landing shot
kind-pick = Choose a space
kind-battle = Fight a battle
kind-retreat = Retreat
kind-send = Move
kind-raid = Bomb a factory
kind-ferry = Carrier with fighters
kind-load = Take aboard
kind-unload = Put ashore
kind-place = Place
kind-convert = Take over a unit

# ------------------------------------------------------------------ revisions of the rules
revision-2 = After an industrial raid only the aircraft that flew it land; only a power that has units there is asked; fighters without a carrier are asked one by one and may be given up; ships do not retreat to where enemies still are.

# ------------------------------------------------------------------ options
option-advance = Advance of the Allies
    .help = So much the Allies get together before the first turn. Less than 12 balances unequal sides (AAE-06).
option-advance-0 = 0 IPC
option-advance-1 = 1 IPC
option-advance-2 = 2 IPC
option-advance-3 = 3 IPC
option-advance-4 = 4 IPC
option-advance-5 = 5 IPC
option-advance-6 = 6 IPC
option-advance-7 = 7 IPC
option-advance-8 = 8 IPC
option-advance-9 = 9 IPC
option-advance-10 = 10 IPC
option-advance-11 = 11 IPC
option-advance-12 = 12 IPC
option-tank_and_one = Cargo of a transport
    .help = Whether one other land unit may travel beside a tank (AAE-R01).
option-tank_and_one-tank_alone = A tank alone
option-tank_and_one-tank_and_one = A tank and one more
option-submerged_capture = Convoys and submerged submarines
    .help = Whether a submerged submarine takes a convoy centre while enemies are still there (AAE-R02).
option-submerged_capture-surfaced_only = Only when nobody guards it any more
option-submerged_capture-always = Always
option-raid_limit = Limit of bombs
    .help = How much a bombing raid may cost at most (AAE-R05).
option-raid_limit-cash = What there is
option-raid_limit-value = No more for each bomber than the land is worth
option-aircraft_leave = Aircraft leave a landing
    .help = When aircraft may leave a battle with a landing (AAE-R07).
option-aircraft_leave-at_end = At the end
option-aircraft_leave-any_round = After any round
option-guns_let_pass = Blitz over AA guns and factories
    .help = Whether a tank may blitz through a land with nothing but an AA gun or a factory (AAE-R13).
option-guns_let_pass-stop = It stops there
option-guns_let_pass-pass = It drives on
option-round_limit = Number of rounds
    .help = After so many rounds the side wins that has gained against the start; without a limit after 40 at the latest (AAE-R19).
option-round_limit-none = No limit
option-round_limit-3 = 3 rounds
option-round_limit-4 = 4 rounds
option-round_limit-5 = 5 rounds
option-round_limit-6 = 6 rounds
option-round_limit-8 = 8 rounds
option-round_limit-10 = 10 rounds
option-round_limit-12 = 12 rounds
option-round_limit-16 = 16 rounds
option-round_limit-20 = 20 rounds
option-archangel = Convoy to Archangel
    .help = Whether the Soviet convoy brings nothing while Germany holds Archangel (AAE-R20).
option-archangel-false = Always pays
option-archangel-true = Only with Archangel
option-allied_destroyer = Destroyers of Allies
    .help = Whether an Ally’s destroyer that only lies in the zone shows submarines to the attacker’s aircraft (AAE-R28).
option-allied_destroyer-attacker_only = Only the attacker’s own help
option-allied_destroyer-any_ally = An Ally’s helps, too

# ------------------------------------------------------------------ starts
start-eastern_front = First battle: the eastern front
    .help = Germany against the Soviet Union, three rounds without fleets, about half an hour.

# ------------------------------------------------------------------ end
end-axis = Germany holds a foreign capital and its own.
end-allies = The Allies hold Germany and their capitals.
end-length = The rounds are over.
standing-victory = Victory
standing-income = Income
standing-gain = Gain
standing-lands = Lands
standing-oil = Oil
standing-convoys = Convoys
standing-capitals = Capitals
standing-cash = Money
standing-army = Army
luck-land = Hits on land
luck-sea = Hits at sea
luck-flak = Aircraft that came through the guns
luck-bombs = Pips of bombs

# ------------------------------------------------------------------ names
kind-infantry = infantry
kind-artillery = artillery
kind-armor = tank
kind-aa_gun = AA gun
kind-fighter = fighter
kind-bomber = bomber
kind-transport = transport
kind-submarine = submarine
kind-destroyer = destroyer
kind-carrier = aircraft carrier
kind-battleship = battleship
cargo-infantry = { kind-infantry }
cargo-artillery = { kind-artillery }
cargo-armor = { kind-armor }
cargo-aa_gun = { kind-aa_gun }
flyer-fighter = { kind-fighter }
flyer-bomber = { kind-bomber }
troop-infantry = { kind-infantry }
troop-artillery = { kind-artillery }
troop-armor = { kind-armor }
troop-aa_gun = { kind-aa_gun }
troop-fighter = { kind-fighter }
troop-bomber = { kind-bomber }
gunship-destroyer = { kind-destroyer }
gunship-battleship = { kind-battleship }
owner-germany = Germany
owner-ussr = Soviet Union
owner-uk = United Kingdom
owner-usa = United States
owner-middle_east = Middle East
owner-neutral = neutral
powers-germany = { owner-germany }
powers-ussr = { owner-ussr }
powers-uk = { owner-uk }
powers-usa = { owner-usa }
ally-uk = { owner-uk }
ally-usa = { owner-usa }
phase-advance = advance
phase-purchase = purchase
phase-combat_move = combat moves
phase-combat = combat
phase-noncombat = moving up and landing
phase-place = placing
phase-rest = surfacing and righting
phase-income = income

chance-battle_dice = Battle dice
chance-flak_dice = AA dice
chance-bomb_dice = Bomb dice

what-action = action
what-kind = unit
what-power = power
what-space = space
what-cargo = cargo
what-flyer = aircraft
what-troop = unit
what-ally = Ally
what-transport = transport
what-fighters = fighters
what-gunship = ship
what-left = range
what-ussr = Soviet Union
what-uk = United Kingdom

# ------------------------------------------------------------------ what it is about (for standing orders)
about-space = space
about-round = round of the battle
about-attackers = units that attack
about-defenders = units that defend
about-destroyers = destroyers that attack
about-bombers = bombers of the raid
about-escorts = fighters that escort them
about-fighters = fighters that could rise
about-proposer = who proposes

# ------------------------------------------------------------------ parts of a view
fact-power = Turn
fact-round = Round
fact-phase = Part of the turn
fact-ending = The game ends
fact-winner = Winner
fact-captor = Took Berlin
fact-held = Friendly since the turn began
fact-fought = Sea battles this turn
fact-raided = Bombed this turn
fact-owners = Owners
fact-units = Units
fact-spent = Done for this turn
fact-half = With one step left
fact-came = Came from
fact-dived = Submerged
fact-hurt = Damaged battleships
fact-busy = Interceptors
fact-cash = Cash
fact-bought = Bought
fact-guns = AA guns moved in the Middle East
fact-flights = In the air
fact-landings = Where they will land
fact-ships = Transports
fact-fighting = Battle in
fact-hits = Hits
fact-doomed = Casualties of the round
fact-shots = Landing shots
fact-withdrawn = Carriers that retreated

why-chance-here = the dice come next

# ------------------------------------------------------------------ a whole move, as a hint tells it
count-infantry = { $n } infantry
count-artillery = { $n } artillery
count-armor = { $n ->
        [one] one tank
       *[other] { $n } tanks
    }
count-aa_gun = { $n ->
        [one] one AA gun
       *[other] { $n } AA guns
    }
count-fighter = { $n ->
        [one] one fighter
       *[other] { $n } fighters
    }
count-bomber = { $n ->
        [one] one bomber
       *[other] { $n } bombers
    }
count-transport = { $n ->
        [one] one transport
       *[other] { $n } transports
    }
count-submarine = { $n ->
        [one] one submarine
       *[other] { $n } submarines
    }
count-destroyer = { $n ->
        [one] one destroyer
       *[other] { $n } destroyers
    }
count-carrier = { $n ->
        [one] one aircraft carrier
       *[other] { $n } aircraft carriers
    }
count-battleship = { $n ->
        [one] one battleship
       *[other] { $n } battleships
    }
move-attack = Attack { $space } with { $things }{ $chance ->
        [-1] {""}
       *[other] : { $chance } %
    }.
move-attack_way = Attack { $space } with { $things }{ $chance ->
        [-1] {""}
       *[other] : { $chance } %
    }, and it opens the way to { $origin }.
move-take = Take { $space } with { $things }: nobody stands there.
move-take_way = Take { $space } with { $things }: nobody stands there, and it opens the way to { $origin }.
move-raid = Bomb the factories of { $space } with { $things }.
move-more_attacks = { $n ->
        [one] There is one more attack.
       *[other] There are { $n } more attacks.
    }
move-more_marches = { $n ->
        [one] Units move to one more space.
       *[other] Units move to { $n } more spaces.
    }
move-more_orders = Give the orders that are drawn on the map.
move-march = Reinforce { $space } with { $things }.
move-buy = Buy new units: { $things }.
move-place = Place { $things } in { $space }.
move-convert = Take { $things } in { $space } over for the Soviet Union.
move-lose = Lose { $things } of { $power }.
move-intercept = Meet the raid with { $things } of { $power }.
move-sink = Let transport { $transport } sink.
move-down = Let the aircraft with range { $left } fall.
move-bombard = Support this landing with the guns of { $things }.
move-battle = Fight the battle in { $space } next.
move-retreat = Retreat to { $space }.
move-split = Give { $ussr } IPC to the Soviet Union and { $uk } to the United Kingdom, the rest to the United States.
move-accept = Accept the proposal.
move-decline = Decline the proposal.
move-press = Attack on.
move-press_on = Attack on in { $space } with { $things }{ $chance ->
        [-1] {""}
       *[other] : { $chance } %
    }.
move-dive = Submerge with a submarine.
move-stay = Stay.
move-withdraw = Let the aircraft break off.
move-call_off = Call the landing off.
move-fly_back = Land in { $space }.
move-buy_none = Buy nothing more and keep the money.
move-attack_none = Attack nowhere else and go on to the battles.
move-move_none = Move nothing more.
move-place_none = Place nothing more.
move-intercept_none = Let no fighter rise.
move-bombard_none = Fire no landing shot here.
move-no_more = Leave it at that.

# ------------------------------------------------------------------ how the game is won, as it stands
goal-gain = { $stands ->
    [ahead] The Axis is { $ahead } IPC ahead and wins if any of that is left after round { $limit }.
    [level] The Axis needs 1 IPC of gains by the end of round { $limit }; as it stands, a draw.
   *[behind] The Axis needs { $need } more IPC of gains by the end of round { $limit }; as it stands, the Allies win.
}
goal-capital = The Axis has taken { $capital } and wins if it still holds it when Germany’s next turn begins.
goal-berlin = The Allies have taken { $capital } and win if they still hold it when its captor’s next turn begins ({ $power }).
goal-both = Capitals of both sides are taken ({ $capital }): nobody wins until one side has all of its own back.
goal-capitals = { $side ->
    [axis] Take an enemy capital and hold it until your next turn begins.
    [allies] Take Germany, hold it until its captor’s next turn begins, and lose no capital.
   *[watch] The Axis needs one Allied capital, the Allies need Germany, held until the captor’s next turn.
}
goal-how-gain = Gain of the Axis: its income now ({ $income }) minus its income at the start ({ $start }), plus the Middle East ({ $oil }) and sunk convoys ({ $convoys }) = { $gain }.
goal-how-end = After round { $limit } the Axis wins with a gain above 0, the Allies with one below 0; at 0 it is a draw.
goal-how-capitals = A capital wins at once if its captor still holds it at the beginning of its next turn and no capital of its own side is lost then.
goal-how-targets = Capitals of the Allies: { $target }; of the Axis: Germany.
goal-how-gain_not = No number of rounds was agreed: money and lands alone win nothing.
