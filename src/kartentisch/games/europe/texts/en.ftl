# Europe 1941 in English.  Names of powers, spaces and units stand alone, without article or preposition.

game-title = Europe 1941
game-europe = Europe 1941
game-summary = A war game with dice, set in spring 1941: Germany against the Soviet Union, the United Kingdom and the United States, on land, at sea and in the air. Germany wins with an enemy capital, the Allies with the German one.
# a bot is called as what it plays: nobody has to learn whose a name is
bot-names-2 = Germany, Allied Command
bot-names-3 = Germany, Soviet Union, Western Command
bot-names-4 = Germany, Soviet Union, United Kingdom, United States

# ------------------------------------------------------------------ events: advance and turn
event-round = Round { $round } begins.
event-turn = Turn: { $power }.
event-phase = { $power }: { $phase }.
event-advance = { $power } gets a starting bonus of { $money } IPC, for units that stand on the map before round 1.
event-proposed = { $seat_is ->
        [you] You propose
       *[other] { $seat } proposes
    } the Allies’ shares: Soviet Union { $ussr } IPC, United Kingdom { $uk } IPC, United States { $usa } IPC.
event-agreed = The Allies agree on their shares: Soviet Union { $ussr } IPC, United Kingdom { $uk } IPC, United States { $usa } IPC.
event-not_agreed = { $seat_is ->
        [you] You reject
       *[other] { $seat } rejects
    } the proposal.
event-split_equally = The Allies do not agree, so each gets the same: Soviet Union { $ussr }, United Kingdom { $uk }, United States { $usa }.
event-bought = { $power } buys 1 { $kind }.
event-placed = { $power } places 1 { $kind } in { $space }.

# ------------------------------------------------------------------ events: moves
event-moved = { $power } moves 1 { $kind }: { $origin } → { $space }.
event-flew = { $power } flies 1 { $kind }: { $origin } → { $space }.
event-raid_planned = { $power } sends 1 { $kind } on a bombing raid: { $origin } → { $space }.
event-loaded = { $power } loads 1 { $kind }: { $origin } → { $space }.
event-will_land = { $power } sends 1 { $kind } to land: { $zone } → { $space }.
event-unloaded = { $power } unloads 1 { $kind }: { $zone } → { $space }.
event-landed = { $power } lands 1 { $kind }: { $origin } → { $space }.
event-crashed = { $power } loses { $count } × { $kind } with nowhere to land ({ $space }).
event-converted = Patriotic War: 1 { $kind } ({ $owner }) in { $space } becomes Soviet.
event-escaped = { $power }: 1 { $kind } escapes from { $origin } to { $space }.

# ------------------------------------------------------------------ events: battle
event-sea_battle = { $power } attacks in { $space }: sea battle.
event-land_battle = { $power } attacks { $space } ({ $owner }).
event-raided = { $power } bombs { $space } ({ $owner }).
event-intercepts = { $power } sends up a fighter to intercept in { $space }.
event-flak = AA gun in { $space } fires at { $kind } ({ $power }) and rolls { $dice }: { $hits ->
        [0] no hits
        [one] one hit
       *[other] { $hits } hits
    }.
event-fired_at = AA gun in { $space } fires at { $kind } ({ $power }) on the way from { $origin }: { $hits ->
        [0] no hits
        [one] one hit
       *[other] { $hits } hits
    }.
event-struck_first = { $space }: submarines ({ $power }) fire first and roll { $dice }: { $hits ->
        [0] no hits
        [one] one hit
       *[other] { $hits } hits
    }.
event-shelled = { $space }: { $power } bombards at { $column } or less and rolls { $dice }: { $hits ->
        [0] no hits
        [one] one hit
       *[other] { $hits } hits
    }.
event-fired = { $space }: { $power } fires at { $column } or less and rolls { $dice }: { $hits ->
        [0] no hits
        [one] one hit
       *[other] { $hits } hits
    }.
event-wasted = { $space }: { $hits ->
        [one] one hit has
       *[other] { $hits } hits have
    } no target ({ $power }).
event-lost = { $space }: { $power } loses 1 { $kind }.
event-damaged = { $space }: a battleship of { $power } is damaged.
event-dived = { $space }: a submarine of { $power } submerges.
event-no_hits = { $space }: neither side can hit the other, so the battle is over ({ $power }).
event-retreated = { $power } retreats: { $origin } → { $space }.
event-withdrew = { $space }: { $power } withdraws its aircraft.
event-zone_cleared = { $power } clears { $space }.
event-zone_held = { $power } does not clear { $space }.
event-repelled = { $owner } repels the attack of { $power } on { $space }.
event-not_taken = { $space } is empty, but { $power } has no land unit left to take it; { $owner } keeps it.
event-called_off = { $power } calls off the landing in { $space }.
event-went_ashore = { $power } lands 1 { $kind } from the sea: { $zone } → { $space }.
event-grounded = { $space }: { $count ->
        [one] one interceptor of { $power } cannot defend
       *[other] { $count } interceptors of { $power } cannot defend
    } any more this turn.
event-bombed = { $power } bombs { $space } and rolls { $pips }: { $owner } pays { $damage } IPC.

# ------------------------------------------------------------------ events: lands, convoys, money
# A space with its article
the-space = { $space_is ->
        [baltic_states] the Baltic States
        [united_kingdom] the United Kingdom
        [united_states] the United States
        [caucasus] the Caucasus
        [south_atlantic] the South Atlantic
        [central_atlantic] the Central Atlantic
        [azores_sea] the Azores Sea
        [us_coast] the U.S. Coast
        [mid_atlantic] the Mid-Atlantic
        [celtic_sea] the Celtic Sea
        [english_channel] the English Channel
        [danish_sea] the Danish Sea
        [baltic_sea] the Baltic Sea
        [north_sea] the North Sea
        [atlantic] the Atlantic
        [halifax_sea] the Halifax Sea
        [davis_strait] the Davis Strait
        [denmark_strait] the Denmark Strait
        [north_atlantic] the North Atlantic
        [barents_sea] the Barents Sea
        [norwegian_sea] the Norwegian Sea
        [white_sea] the White Sea
        [strait_of_gibraltar] the Strait of Gibraltar
        [western_mediterranean] the Western Mediterranean
        [tyrrhenian_sea] the Tyrrhenian Sea
        [sicilian_sea] the Sicilian Sea
        [central_mediterranean] the Central Mediterranean
        [adriatic_sea] the Adriatic Sea
        [eastern_mediterranean] the Eastern Mediterranean
        [aegean_sea] the Aegean Sea
        [black_sea] the Black Sea
        [bay_of_biscay] the Bay of Biscay
       *[other] { $space }
    }
event-captured = { $power } takes { the-space } (previously { $owner }), worth { $value } IPC.
event-liberated = { $power } liberates { the-space }, worth { $value } IPC, for { $owner }.
event-kept_for = { $power } liberates { $space }, worth { $value } IPC, and holds it until the capital is free ({ $owner }).
event-given_back = { $power } returns { $space }, worth { $value } IPC, to its owner ({ $owner }).
event-oil_taken = { $power } takes { $space }; the Middle East now pays Germany { $track } IPC.
event-oil_freed = { $power } liberates { $space }; the Middle East now pays Germany { $track } IPC.
event-guns_taken = { $power } captures { $guns } × AA gun in { $space }.
event-plundered = { $power } seizes { $money } IPC in cash from { $owner }.
event-convoy_sunk = { $power } sinks { $space } ({ $owner }), worth { $value } IPC.
event-convoy_restored = { $power } restores { $space }, worth { $value } IPC, for { $owner }.
event-surfaced = { $power }: { $count ->
        [one] one submarine surfaces
       *[other] { $count } submarines surface
    } in { $space }.
event-righted = { $power }: { $count ->
        [one] one battleship is
       *[other] { $count } battleships are
    } repaired in { $space }.
event-income = { $power } collects { $money } IPC.
event-no_income = { $power } has lost its capital and collects nothing.
event-oil_paid = The Allies pay Germany for the Middle East: Soviet Union { $ussr }, United Kingdom { $uk }, United States { $usa }.
event-winners = Winners: { $powers }.
event-drawn = A draw: the Axis has neither gained nor lost income since the start.
event-foremost = { $power } has the highest income of the Allies: { $money } IPC.

# ------------------------------------------------------------------ rejections
rejection-not_now = You cannot choose “{ $action }” now; choose one of the options you are offered.
rejection-too_expensive = “{ $action }” is not possible: you do not have enough money left.
rejection-capital_lost = “{ $action }” is not possible: a power whose capital is in enemy hands cannot buy units.
rejection-nowhere_to_place = “{ $action }” is not possible: you could not place this unit anywhere at the end of the turn.
rejection-not_your_place = “{ $action }” is not possible: units bought with the starting bonus go only where the same power already has a unit, ships only where it has a ship.
rejection-no_factory = “{ $action }” is not possible: you did not hold a factory there at the start of the turn.
rejection-factory_full = “{ $action }” is not possible: a captured factory builds at most as many units per turn as the territory is worth.
rejection-no_coast = “{ $action }” is not possible: new ships go into a sea zone next to a territory with a factory of yours.
rejection-nothing_bought = “{ $action }” is not possible: you have not bought a unit of that kind.
rejection-no_such_unit = “{ $action }” is not possible: you have no unit of that kind there that could do it.
rejection-has_moved = “{ $action }” is not possible: all your units of that kind there have already moved or fought this turn, or a fighter has landed on them.
rejection-out_of_reach = “{ $action }” is not possible: { $kind_is ->
        [infantry] infantry moves only to a neighbouring territory; across the sea it needs a transport.
        [artillery] artillery moves only to a neighbouring territory; across the sea it needs a transport.
        [aa_gun] AA guns move only to a neighbouring territory; across the sea they need a transport.
        [armor] tanks move at most two territories and stop where enemies are; across the sea they need a transport.
        [fighter] fighters fly at most four spaces, and what they have already flown counts.
        [bomber] bombers fly at most six spaces, and what they have already flown counts.
        [transport] { ships-sail }
        [submarine] { ships-sail }
        [destroyer] { ships-sail }
        [carrier] { ships-sail }
        [battleship] { ships-sail }
       *[other] it is too far from there.
    }
ships-sail = ships sail at most two sea zones and stop where enemies are.
rejection-neutral = “{ $action }” is not possible: nobody may enter neutral territories.
rejection-straits = “{ $action }” is not possible: no ship may pass the Turkish straits.
rejection-no_landing = “{ $action }” is not possible: afterwards an aircraft would have nowhere to land.
rejection-guns_do_not_attack = “{ $action }” is not possible: AA guns do not attack.
rejection-only_into_battle = “{ $action }” is not possible: now you move only into hostile spaces or into a battle. Into your own territories you move afterwards, in the noncombat moves.
rejection-stops_here = “{ $action }” is not possible: a move ends where it meets enemy units.
rejection-hostile_zone = “{ $action }” is not possible: you cannot load or unload in a sea zone with enemy ships.
rejection-no_room_aboard = “{ $action }” is not possible: there is no room aboard. A transport carries two land units, or one tank.
rejection-transport_done = “{ $action }” is not possible: this transport can do nothing more this turn.
rejection-one_land = “{ $action }” is not possible: a transport may unload into only one territory per turn.
rejection-not_aboard = “{ $action }” is not possible: this unit is not aboard.
rejection-allied_ship = “{ $action }” is not possible: units aboard an Ally’s transport may unload only in their own next turn.
rejection-no_factory_to_bomb = “{ $action }” is not possible: there is no enemy factory to bomb there.
rejection-hostile_land = “{ $action }” is not possible: you may now move only into friendly territories.
rejection-hostile_waters = “{ $action }” is not possible: ships may not sail to enemies or into a hostile convoy centre now.
rejection-fresh_conquest = “{ $action }” is not possible: aircraft may not land in a territory taken this turn.
rejection-carrier_full = “{ $action }” is not possible: no carrier there has room. A carrier takes two fighters and never a bomber.
rejection-carrier_bound = “{ $action }” is not possible: a fighter has already landed on this carrier, so it may not move any more.
rejection-must_land = “{ $action }” is not possible: first land all aircraft that still can.
rejection-captured_gun = “{ $action }” is not possible: an AA gun captured this turn may not move.
rejection-foreign_gun = “{ $action }” is not possible: this AA gun belongs to another power.
rejection-gun_once = “{ $action }” is not possible: an AA gun in the Middle East may move only once per round.
rejection-no_patriots = “{ $action }” is not possible: only Allied units in a Soviet territory with a factory can become Soviet.
rejection-wrong_sum = “{ $action }” is not possible: you cannot share out more than the total, and nobody can pay more than they have.
rejection-pick_first = “{ $action }” is not possible: first choose a space with units of yours.
rejection-picks_spent = You have chosen many spaces without moving anything: move a unit now, or end your moves.
rejection-no_bomber = “{ $action }” is not possible: without a bomber there is no raid on the factory there.
rejection-spared_by_hit = “{ $action }” is not possible: this hit cannot be taken by that unit.
rejection-no_casualty = “{ $action }” is not possible: this unit cannot be chosen as a casualty.
rejection-choose_casualty = “{ $action }” is not possible: you have to choose casualties now.
rejection-dive_or_stay = “{ $action }” is not possible: choose whether a submarine submerges or stays.
rejection-nothing_to_dive = “{ $action }” is not possible: there is no submarine here that could submerge.
rejection-fire_first = “{ $action }” is not possible: you may break off the attack only after the other side has fired.
rejection-no_way_back = “{ $action }” is not possible: you may retreat only to a space that attackers came from.
rejection-in_battle = “{ $action }” is not possible: the battle is not over yet.
rejection-no_deck = “{ $action }” is not possible: these fighters cannot land there.
rejection-choose_ground = “{ $action }” is not possible: choose where this aircraft lands.
rejection-no_ground = “{ $action }” is not possible: this aircraft cannot land there.
rejection-land_or_not = “{ $action }” is not possible: choose whether to land or not.
rejection-no_shot = “{ $action }” is not possible: no such ship can still bombard here.
rejection-no_retreat = “{ $action }” is not possible: units that landed from the sea, and those attacking with them, cannot retreat.
rejection-no_interceptor = “{ $action }” is not possible: there is no such fighter left to intercept.
rejection-name_interceptors = “{ $action }” is not possible: choose interceptors now, or send up no more.
rejection-name_battle = “{ $action }” is not possible: choose which battle to fight next.
rejection-sea_first = “{ $action }” is not possible: the sea battle comes before the landing.
rejection-no_battle = There is no battle to fight there.
rejection-taken_along = “{ $action }” is not possible: these fighters go along anyway; move the carrier without naming them.
rejection-already_so = “{ $action }” would change nothing: it is set that way already.
rejection-board_first = “{ $action }” is not possible: first choose a transport here.
rejection-same_ship = “{ $action }” is not possible: another transport here is exactly the same; choose that one.

# ------------------------------------------------------------------ questions
question-Advance-place = Starting bonus: which unit do you place, and where?
    .waits = { $count ->
        [one] { $names } spends the starting bonus.
       *[other] { $names } spend the starting bonus.
    }
question-Split-proposed = How should the Allies share the total?
    .waits = { $count ->
        [one] { $names } proposes how to share.
       *[other] { $names } propose how to share.
    }
question-Split-answer = Do you accept this split?
    .waits = { $count ->
        [one] { $names } answers the proposal.
       *[other] { $names } answer the proposal.
    }
question-Split-chosen = The Allies do not agree: who pays how much?
    .waits = { $count ->
        [one] { $names } decides who pays.
       *[other] { $names } decide who pays.
    }
question-Purchase-buy = Which units do you buy?
    .waits = { $count ->
        [one] { $names } buys units.
       *[other] { $names } buy units.
    }
question-CombatMove-order = Combat move: choose a space and send units to attack.
    .waits = { $count ->
        [one] { $names } makes combat moves.
       *[other] { $names } make combat moves.
    }
question-Battles-choose = Which battle do you fight next?
    .waits = { $count ->
        [one] { $names } chooses the next battle.
       *[other] { $names } choose the next battle.
    }
question-Raid-intercept = Bombing raid: do you send up another fighter?
    .waits = { $count ->
        [one] { $names } chooses interceptors.
       *[other] { $names } choose interceptors.
    }
question-SeaBattle-order = Sea battle: continue, submerge or retreat?
    .waits = { $count ->
        [one] { $names } decides whether to continue the sea battle.
       *[other] { $names } decide whether to continue the sea battle.
    }
question-SeaBattle-dived = Does your submarine submerge or stay?
    .waits = { $count ->
        [one] { $names } chooses whether submarines submerge or fire.
       *[other] { $names } choose whether submarines submerge or fire.
    }
question-SeaBattle-down = Your fleet retreats: does a submarine submerge instead?
    .waits = { $count ->
        [one] { $names } chooses whether submarines submerge or retreat.
       *[other] { $names } choose whether submarines submerge or retreat.
    }
question-LandBattle-land = The sea zone is clear: do you go ahead with the landing?
    .waits = { $count ->
        [one] { $names } decides about the landing.
       *[other] { $names } decide about the landing.
    }
question-LandBattle-aim = Which ship bombards here?
    .waits = { $count ->
        [one] { $names } assigns shore bombardments.
       *[other] { $names } assign shore bombardments.
    }
question-LandBattle-order = Continue the attack, or retreat?
    .waits = { $count ->
        [one] { $names } decides whether the attack goes on.
       *[other] { $names } decide whether the attack goes on.
    }
question-Losses-choose = You are hit: which unit do you lose?
    .waits = { $count ->
        [one] { $names } chooses casualties.
       *[other] { $names } choose casualties.
    }
question-Losses-sunk = Which transport do you lose?
    .waits = { $count ->
        [one] { $names } chooses the transport that sinks.
       *[other] { $names } choose the transport that sinks.
    }
question-Losses-shot = Which of these aircraft do you lose, by range left?
    .waits = { $count ->
        [one] { $names } chooses the aircraft that is lost.
       *[other] { $names } choose the aircraft that is lost.
    }
question-Homeward-choose = Where does this aircraft land?
    .waits = { $count ->
        [one] { $names } sends aircraft back.
       *[other] { $names } send aircraft back.
    }
question-NewDeck-choose = Your carrier has sunk: where does its fighter land? If it stays, it is lost.
    .waits = { $count ->
        [one] { $names } looks for a place to land fighters.
       *[other] { $names } look for a place to land fighters.
    }
question-NonCombat-order = Noncombat move: choose a space, move units and land aircraft.
    .waits = { $count ->
        [one] { $names } makes noncombat moves.
       *[other] { $names } make noncombat moves.
    }
question-Placement-place = Which new unit do you place, and where?
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
action-finish-LandBattle-aim = Bombard no more
action-accept = Accept
action-decline = Decline
action-press = Continue the attack
action-dive = Submerge
action-around = Around AA guns
action-straight = Direct route
action-stay = Stay
action-withdraw = Withdraw aircraft
action-call_off = Call off the landing
action-split = Soviet Union { $ussr }, United Kingdom { $uk }, the rest to the United States
action-board = Transport { $transport }
action-buy = Buy: { $kind }
action-intercept = Intercept with a fighter ({ $power })
action-lose = Casualty: { $kind } ({ $power })
action-sink = Lose transport { $transport }
action-down = Lose the aircraft with range { $left }
action-bombard = Bombard: { $gunship }
action-pick = From { $space }
action-battle = Battle: { $space }
action-retreat = Retreat → { $space }
action-send = { $kind } → { $space }
action-raid = Bombing raid: { $flyer } → { $space }
action-ferry = Carrier with fighters aboard ({ $fighters }) → { $space }
action-load = Load: { $cargo } from { $space }
action-unload = Unload: { $cargo } → { $space }
action-place = Place: { $kind } → { $space }
action-convert = Make Soviet: { $troop } ({ $ally }), { $space }

kind-split = Share out
kind-board = Choose a transport
kind-buy = Buy
kind-intercept = Intercept
kind-lose = Choose a casualty
kind-sink = Choose the transport that sinks
kind-down = Choose the aircraft that is lost
kind-bombard = Bombard
kind-pick = Choose a space
kind-battle = Fight a battle
kind-retreat = Retreat
kind-send = Move
kind-raid = Bomb a factory
kind-ferry = Move a carrier with fighters
kind-load = Load
kind-unload = Unload
kind-place = Place
kind-convert = Make a unit Soviet

# ------------------------------------------------------------------ revisions of the rules
revision-2 = After an industrial raid only the aircraft that flew it land; only a power that has units there is asked; fighters without a carrier are asked one by one and may be given up; ships do not retreat to where enemies still are.
revision-3 = A ship no longer sails out of a zone that it attacks where an aircraft under way could then not land; until now such a turn could be impossible to finish.
revision-4 = Several units may move into an empty enemy territory in one combat move; until now it counted as your own as soon as the first had come in.
revision-5 = At the end the log names only powers that are in the war, and says so if it is a draw; who wins does not change.

# ------------------------------------------------------------------ options
option-advance = Starting bonus of the Allies
    .help = What the Allies get together before the first turn. Less than 12 IPC is a handicap for the Allies if sides are uneven.
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
option-tank_and_one = Transport capacity
    .help = Whether a transport may carry one other land unit besides a tank.
option-tank_and_one-tank_alone = A tank travels alone
option-tank_and_one-tank_and_one = A tank and one other unit
option-submerged_capture = Convoys and submerged submarines
    .help = Whether a submerged submarine takes a convoy centre while there are still enemy ships in the zone.
option-submerged_capture-surfaced_only = Only if nobody guards it any more
option-submerged_capture-always = Always
option-raid_limit = Bombing damage limit
    .help = The most a bombing raid can cost.
option-raid_limit-cash = All the cash the owner has
option-raid_limit-value = Also, per bomber, the territory’s value
option-aircraft_leave = Withdrawing aircraft from a landing
    .help = When aircraft may withdraw from an amphibious assault.
option-aircraft_leave-at_end = When the battle ends
option-aircraft_leave-any_round = After any round
option-guns_let_pass = Blitzing past AA guns and factories
    .help = Whether a tank may blitz through a territory that holds only an AA gun or a factory.
option-guns_let_pass-stop = No, the tank stops there
option-guns_let_pass-pass = Yes, the tank may go on
option-round_limit = Number of rounds
    .help = After this many rounds, the Axis wins if it has gained since the start, the Allies if it has lost; without a limit this happens after round 40.
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
    .help = Whether the Soviet convoy pays nothing while Germany holds Archangel.
option-archangel-false = It always pays
option-archangel-true = It pays only without Germany in Archangel
option-allied_destroyer = Allied destroyers
    .help = Whether an Ally’s destroyer that is merely in the sea zone lets the attacker’s aircraft hit submarines.
option-allied_destroyer-attacker_only = Only the attacker’s own destroyer counts
option-allied_destroyer-any_ally = An Ally’s destroyer counts, too

# ------------------------------------------------------------------ starts
start-eastern_front = First battle: the Eastern Front
    .help = Germany against the Soviet Union, three rounds, no fleets, about half an hour.
    .bots = Germany, Soviet Union

# ------------------------------------------------------------------ end
end-axis = Germany holds an enemy capital and its own.
end-allies = The Allies hold Germany and all their capitals.
end-length = The last round is over.
standing-victory = Victory
standing-income = Income
standing-gain = Gain in IPC
standing-lead = Lead in IPC
standing-lands = Territories
standing-oil = Oil
standing-convoys = Convoys
standing-capitals = Capitals taken
standing-cash = Cash
standing-army = Forces
luck-land = Hits on land
luck-sea = Hits at sea
luck-flak = Aircraft that got past AA guns
luck-bombs = Bombing dice

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
some-infantry = { $n } infantry
some-artillery = { $n } artillery
some-armor = { $n ->
    [one] 1 tank
   *[other] { $n } tanks
}
some-aa_gun = { $n ->
    [one] 1 AA gun
   *[other] { $n } AA guns
}
some-fighter = { $n ->
    [one] 1 fighter
   *[other] { $n } fighters
}
some-bomber = { $n ->
    [one] 1 bomber
   *[other] { $n } bombers
}
some-transport = { $n ->
    [one] 1 transport
   *[other] { $n } transports
}
some-submarine = { $n ->
    [one] 1 submarine
   *[other] { $n } submarines
}
some-destroyer = { $n ->
    [one] 1 destroyer
   *[other] { $n } destroyers
}
some-carrier = { $n ->
    [one] 1 aircraft carrier
   *[other] { $n } aircraft carriers
}
some-battleship = { $n ->
    [one] 1 battleship
   *[other] { $n } battleships
}
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
phase-advance = starting bonus
phase-purchase = purchase units
phase-combat_move = combat move
phase-combat = combat
phase-noncombat = noncombat move
phase-place = place units
phase-rest = surface and repair
phase-income = collect income

chance-battle_dice = Battle dice
chance-flak_dice = AA dice
chance-bomb_dice = Bombing dice

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
about-attackers = attacking units
about-defenders = defending units
about-destroyers = attacking destroyers
about-bombers = bombers in the raid
about-escorts = escorting fighters
about-fighters = fighters that could intercept
about-proposer = who proposes

# ------------------------------------------------------------------ parts of a view
fact-power = Power to move
fact-round = Round
fact-phase = Phase
fact-ending = End of the game
fact-winner = Winner
fact-captor = Captor of Berlin
fact-held = Friendly since the start of the turn
fact-fought = Sea battles this turn
fact-raided = Bombed this turn
fact-owners = Owners
fact-units = Units
fact-spent = Can do nothing more this turn
fact-half = One movement left
fact-came = Came from
fact-dived = Submerged
fact-hurt = Damaged battleships
fact-busy = Fighters that intercepted
fact-cash = Cash
fact-bought = Bought
fact-guns = AA guns moved in the Middle East
fact-flights = In the air
fact-landings = Where they can land
fact-threats = What could take a gain back
fact-ships = Transports
fact-fighting = Battle in
fact-hits = Hits
fact-doomed = Casualties this round
fact-shots = Shore bombardments
fact-withdrawn = Carriers that retreated

why-bought = { $n ->
        [0] nothing is added
        [one] one more unit: attack { $attack }, defence { $defence }
       *[other] { $n } more units: attack { $attack } and defence { $defence } in total
    }{ $left ->
        [0] {""}
       *[other] ; { $left } IPC left unspent
    }
why-guards = in { $name }, { $own } of your units then stand next to { $rivals } enemy land { $rivals ->
        [one] unit
       *[other] units
    } (before: { $before })
why-left = { $own ->
        [0] nobody stays in { $name }
        [one] one unit stays in { $name }
       *[other] { $own } units stay in { $name }
    }, next to { $rivals } enemy land { $rivals ->
        [one] unit
       *[other] units
    }: { $value ->
        [0] it brings no income, but it is the way further in
       *[other] { $value } IPC a turn are at stake
    }
why-weakest = in most danger: { $name }; { $own ->
        [0] it is empty
        [one] one of your units stands there
       *[other] { $own } of your units stand there
    } next to { $rivals } enemy land { $rivals ->
        [one] unit
       *[other] units
    }{ $value ->
        [0] {""}
       *[other] , and { $value } IPC a turn are at stake
    }
why-calm = nowhere do more enemy land units stand next to a land of yours than you have in it
why-entry = new units enter the game at the end of your turn; { $name } is the factory nearest to the enemy, { $steps } territories away
why-entry_front = new units can enter at the end of your turn in { $name }, { $own ->
        [0] which is empty,
        [one] where one of your units stands
       *[other] where { $own } of your units stand
    } next to { $rivals } enemy land { $rivals ->
        [one] unit
       *[other] units
    }
why-prize = { $lands ->
        [one] if it succeeds
       *[other] if all of it succeeds
    }, your income rises by { $value } IPC a turn, and the enemy’s falls by as much
why-foothold = it brings no income; what counts is what the enemy loses, and the way further in
why-prize_last = { $lands ->
        [one] if it succeeds
       *[other] if all of it succeeds
    }, you gain { $value } IPC in the final count
why-foothold_last = it adds nothing to the final count; what counts is what the enemy loses
why-free = nobody defends { $name }, which you can reach: { $value } IPC{ $more ->
        [0] {""}
        [one] . The same goes for one more territory
       *[other] . The same goes for { $more } more territories
    }
why-over = the Axis does not move again, so nothing more can be lost
why-lands = a land unit is left to take { $name }
why-fires_least = in defence a bomber hits only with { $bomber }, a fighter with { $fighter } or less
why-untaken = with no land unit left, you would not take { $name }
why-capital = { $name } is a capital: whoever takes it has all but won

# ------------------------------------------------------------------ a whole move, as a hint tells it
count-infantry = { $n ->
        [one] one infantry
       *[other] { $n } infantry
    }
count-artillery = { $n ->
        [one] one artillery
       *[other] { $n } artillery
    }
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
move-attack = Attack { the-space } with { $things }{ $chance ->
        [-1] {""}
       *[other] : { $chance }% to win
    }.
move-attack_way = Attack { the-space } with { $things }{ $chance ->
        [-1] {""}
       *[other] : { $chance }% to win
    }. It opens the way to { $origin }.
move-take = Take { the-space } with { $things }: it is undefended.
move-take_way = Take { the-space } with { $things }: it is undefended, and it opens the way to { $origin }.
move-raid = Fly a bombing raid on { the-space } with { $things }.
move-more_attacks = { $n ->
        [0] Attack { $things } as well.
       *[other] Attack { $things } as well, and { $n } more spaces.
    }
move-more_marches = { $n ->
        [0] Some units move to { $things }.
       *[other] Some units move to { $things } and to { $n } more spaces.
    }
move-more_orders = Make the moves drawn on the map.
move-march = Reinforce { the-space } with { $things }.
move-sail = Move { $things } to { the-space }.
move-buy = Buy { $things }.
move-place = Place { $things } in { the-space }.
move-convert = Make { $things } in { $space } Soviet.
move-lose = Lose { $things } ({ $power }).
move-intercept = Intercept the raid with { $things } ({ $power }).
move-sink = Lose transport { $transport }.
move-down = Lose the aircraft with range { $left }.
move-bombard = Support this landing with a bombardment by { $things }.
move-battle = Fight the battle in { the-space } next.
move-retreat = Retreat to { the-space }.
move-split = Give { $ussr } IPC to the Soviet Union and { $uk } to the United Kingdom, the rest to the United States.
move-accept = Accept the proposal.
move-decline = Decline the proposal.
move-press = Continue the attack.
move-press_on = Continue the attack on { $space } with { $things }{ $chance ->
        [-1] {""}
       *[other] : { $chance }% to win
    }.
move-dive = Submerge a submarine.
move-stay = Stay on the surface.
move-withdraw = Withdraw the aircraft.
move-call_off = Call off the landing.
move-fly_back = Land in { $space }.
move-buy_none = Buy nothing more and save the money.
move-attack_none = Make no more attacks and go on to the battles.
move-move_none = Move nothing more.
move-place_none = Place nothing more.
move-intercept_none = Send up no fighter.
move-bombard_none = Do not bombard here.
move-no_more = Leave it at that.

# ------------------------------------------------------------------ how the game is won, as it stands
goal-gain-axis = { $last ->
    [yes] Last round: { $stands ->
        [ahead] you (Axis) are { $lead } IPC ahead and win if you still are after the Allies’ turn.
        [level] you (Axis) need +{ $need } IPC of income by its end; as it stands, a draw.
       *[behind] you (Axis) need +{ $need } IPC of income by its end; as it stands, you lose.
    }
   *[no] { $stands ->
        [ahead] You (Axis) are { $lead } IPC ahead and win if you still are after the Allies’ turn in round { $limit }.
        [level] You (Axis) need +{ $need } IPC of income by the end of round { $limit }; as it stands, a draw.
       *[behind] You (Axis) need +{ $need } IPC of income by the end of round { $limit }; as it stands, you lose.
    }
}
goal-gain-allies = { $last ->
    [yes] Last round: { $stands ->
        [ahead] you (Allies) must take { $retake } IPC of income from the Axis; as it stands, you lose.
        [level] you (Allies) must take { $retake } IPC of income from the Axis; as it stands, a draw.
       *[behind] you (Allies) are { $lead } IPC ahead and win if you still are at its end.
    }
   *[no] { $stands ->
        [ahead] You (Allies) must take { $retake } IPC of income from the Axis by the end of round { $limit }; as it stands, you lose.
        [level] You (Allies) must take { $retake } IPC of income from the Axis by the end of round { $limit }; as it stands, a draw.
       *[behind] You (Allies) are { $lead } IPC ahead and win if you still are after round { $limit }.
    }
}
goal-gain = { $last ->
    [yes] { $stands ->
        [ahead] Last round: the Axis is { $ahead } IPC ahead and wins if it is still ahead at its end.
        [level] Last round: the Axis must still gain at least 1 IPC; as it stands, a draw.
       *[behind] Last round: the Axis must still gain { $need } more IPC; as it stands, the Allies win.
    }
   *[no] { $stands ->
        [ahead] The Axis is { $ahead } IPC ahead and wins if it is still ahead after round { $limit }.
        [level] The Axis must gain at least 1 IPC by the end of round { $limit }; as it stands, a draw.
       *[behind] The Axis must gain { $need } more IPC by the end of round { $limit }; as it stands, the Allies win.
    }
}
goal-capital = { $side ->
    [axis] You win if you still hold { the-space } when your next turn begins.
    [allies] The Axis wins unless you retake { the-space } before Germany’s next turn.
   *[watch] The Axis wins if it still holds { the-space } when Germany’s next turn begins.
}
goal-berlin = The Allies win if they still hold { the-space } when the next turn of { $power_is ->
        [ussr] the Soviet Union
        [uk] Britain
        [usa] the United States
       *[other] { $power }
    } begins.
goal-both = Both sides have lost a capital: nobody wins until one side has all of its own back.
goal-capitals = { $side ->
    [axis] Take an enemy capital and hold it until your next turn begins.
    [allies] Take Germany, hold it until its captor’s next turn begins, and keep all Allied capitals.
   *[watch] The Axis must take one Allied capital, the Allies must take Germany; either must be held until the captor’s next turn.
}
goal-how-gain = Gain of the Axis: its income now ({ $income }) minus its income at the start ({ $start }){ $beyond ->
    [yes] , plus the Middle East ({ $oil }) and sunk convoys ({ $convoys })
   *[no] {""}
} = { $gain } IPC.
goal-how-end = After round { $limit } the Axis wins with a gain above 0 IPC and the Allies with one below 0; at 0 it is a draw. In each round the Allies move last.
goal-how-capitals = A side that has taken an enemy capital wins if it still holds it when its captor’s next turn begins and has lost no capital of its own by then.
goal-how-targets = Capitals are whole territories: { $target } for the Allies; Germany for the Axis.
goal-how-gain_not = No round limit was agreed: money and territories alone do not win.
