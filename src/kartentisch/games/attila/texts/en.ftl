# Attila in English.  Names of peoples are plural nouns without an article ("Goths"), provinces stand alone ("Moesia").

game-title = Attila
game-attila = Attila
game-summary = A tactical game with cards: six peoples pour into the Roman Empire, and everybody plays all of them. You place their stones and gain influence. The most influence with a people scores points; the most points win.
bot-names = Stilicho, Alarich, Galla, Aetius, Honoria, Placidia

# ------------------------------------------------------------------ events
event-first_player = { $seat_is ->
        [you] You go
       *[other] { $seat } goes
    } first.
event-dealt = { $seat_is ->
        [you] You are
       *[other] { $seat } is
    } dealt a card of the { $people }.
event-dealt-hidden = { $seat_is ->
        [you] You are
       *[other] { $seat } is
    } dealt a card face down.
event-drew = { $seat_is ->
        [you] You draw
       *[other] { $seat } draws
    } a card of the { $people }.
event-drew-hidden = { $seat_is ->
        [you] You draw
       *[other] { $seat } draws
    } a card.
event-turn = It is { $seat_is ->
        [you] your
       *[other] { $seat }’s
    } turn.
event-played = { $seat_is ->
        [you] You play
       *[other] { $seat } plays
    } a card of the { $people }.
event-placed = { $seat_is ->
        [you] You place
       *[other] { $seat } places
    } a stone of the { $people } in { $province }.
event-second = { $seat_is ->
        [you] You forgo
       *[other] { $seat } forgoes
    } the influence and { $seat_is ->
        [you] place
       *[other] places
    } a second stone of the { $people } in { $province }.
event-influence = { $seat_is ->
        [you] You gain
       *[other] { $seat } gains
    } { $fields } influence with the { $people } and { $seat_is ->
        [you] are
       *[other] is
    } now on space { $track }.
event-no_card = { $seat_is ->
        [you] You have
       *[other] { $seat } has
    } no cards in hand and { $seat_is ->
        [you] play
       *[other] plays
    } none.
event-showed = { $seat_is ->
        [you] You reveal
       *[other] { $seat } reveals
    } unplayable cards: { $cards ->
        [one] one card of the { $people }
       *[other] { $cards } cards of the { $people }
    }.
event-discarded = { $seat_is ->
        [you] You discard
       *[other] { $seat } discards
    } a card of the { $people }.
event-tile = { $seat_is ->
        [you] You use
       *[other] { $seat } uses
    } the action tile “{ $tile }”.
event-set_aside = { $seat_is ->
        [you] You set
       *[other] { $seat } sets
    } a card of the { $people } aside for the swap.
event-set_aside-hidden = { $seat_is ->
        [you] You set
       *[other] { $seat } sets
    } a card aside for the swap.
event-swapped_out = { $seat_is ->
        [you] You discard
       *[other] { $seat } discards
    } { $cards ->
        [one] one card of the { $people }
       *[other] { $cards } cards of the { $people }
    } in the swap.
event-raised = { $seat_is ->
        [you] You move
       *[other] { $seat } moves
    } up to space { $track } with the { $people }.
event-conflict = { $seat_is ->
        [you] You have
       *[other] { $seat } has
    } placed the fifth stone in { $province }: a conflict begins there.
event-laid = { $seat_is ->
        [you] You lay
       *[other] { $seat } lays
    } a card of the { $people } face down.
event-laid-hidden = { $seat_is ->
        [you] You lay
       *[other] { $seat } lays
    } a card face down.
event-laid_out = { $cards ->
        [0] { $seat_is ->
        [you] You lay
       *[other] { $seat } lays
    } no cards.
        [one] { $seat_is ->
        [you] You have
       *[other] { $seat } has
    } laid one card.
       *[other] { $seat_is ->
        [you] You have
       *[other] { $seat } has
    } laid { $cards } cards.
    }
event-revealed = { $seat_is ->
        [you] You reveal
       *[other] { $seat } reveals
    } { $cards ->
        [one] one card of the { $people }
       *[other] { $cards } cards of the { $people }
    }.
event-strength = { $province }: the { $people } fight with { $stones ->
        [one] one stone
       *[other] { $stones } stones
    } and { $cards ->
        [0] no cards
        [one] one card
       *[other] { $cards } cards
    }.
event-left = The { $people } leave { $province }: { $stones ->
        [one] one stone returns
       *[other] { $stones } stones return
    } to the supply.
event-pacified = { $province } is pacified with a tile from the { $century }.
event-closed = { $province } is closed: there is no pacification tile left for it.
event-scoring = The { $century } has run out of pacification tiles: all peoples are scored.
event-final_scoring = Final scoring: all peoples are scored one last time.
event-scored = { $seat_is ->
        [you] You score
       *[other] { $seat } scores
    } { $points ->
        [0] no points
        [one] one point
       *[other] { $points } points
    } for the { $people } ({ $case }).
event-lapsed = { $seat_is ->
        [you] You are
       *[other] { $seat } is
    } too far behind with the { $people }: { $points ->
        [one] one point is lost.
       *[other] { $points } points are lost.
    }
event-taken_back = { $seat_is ->
        [you] You give
       *[other] { $seat } gives
    } back { $points ->
        [one] one point
       *[other] { $points } points
    } from this turn's century scoring, because the final scoring replaces it.
event-reshuffled = The draw pile is empty: { $cards ->
        [one] the one discarded card becomes
       *[other] the { $cards } discarded cards are shuffled and become
    } the new draw pile.
event-end_tiles = The last pacification tile has been placed: the game ends after this turn.
event-end_supply = The { $people } have no stones left in the supply: the game ends after this turn.
event-end_track = { $seat_is ->
        [you] You reach
       *[other] { $seat } reaches
    } the top space with the { $people }: the game ends after this turn.
event-end_stuck = No people can place another stone: the game ends after this turn.
event-end_pile = The draw pile is used up: the game ends after this turn.
event-won = { $seat_is ->
        [you] You win
       *[other] { $seat } wins
    } with { $points ->
        [one] one point
       *[other] { $points } points
    }.

# ------------------------------------------------------------------ rejections
rejection-not_now = You cannot choose “{ $action }” now; choose one of the options you are offered.
rejection-no_such_card = “{ $action }” needs a card of that people, and you have none; choose a people whose card you hold.
rejection-no_supply = “{ $action }” needs a stone of that people, and the supply has none left; choose a people that still has stones there.
rejection-not_upper = “{ $action }” is not possible: that people is not on the board yet, so its first stone must go into one of the upper provinces.
rejection-not_reached = “{ $action }” is out of reach: a stone may go into an upper province, a province that already holds its people, or a neighbour of one.
rejection-province_closed = “{ $action }” is not possible: that province has already been fought over and is closed. Choose an open province.
rejection-province_full = “{ $action }” would put a sixth stone in that province; five is the limit, so choose another province.
rejection-no_tiles_left = “{ $action }” is not possible: once the last pacification tile is placed, nobody may place a fifth stone. Choose a province with at most three stones.
rejection-must_play = You cannot end your turn yet: at least one of your cards can be played, so you must play one.
rejection-tile_spent = You have already used “{ $action }”; each action tile can be used only once per game.
rejection-tile_this_turn = You have already used an action tile this turn; the next one has to wait for another turn of yours.
rejection-tile_needs_card = “{ $action }” needs at least one card in hand, and your hand is empty.
rejection-not_in_province = “{ $action }” is not possible: that people is not in the contested province. Lay only cards of peoples that are there.
rejection-own_turn_only = You may use action tiles only in your own turn; now you can only lay cards face down.
rejection-laying_begun = You cannot use an action tile between laying and revealing cards; use it before your first card or after the conflict.
rejection-swap_empty = You have not set a card aside for the swap yet; choose at least one.
rejection-swap_pile = There are not that many cards to draw; swap at most as many as there are.
rejection-both_steps = You have one step left; “2 Influence” always gives two steps, with one people or with two.
rejection-not_pending = “{ $action }” is not possible: there is no conflict in that province. Choose one of the two provinces with a fifth stone.
rejection-must_choose = First choose which of the two conflicts is fought first.
rejection-can_play = You may show your hand only if none of your cards can be played; one of yours can, so play it.
rejection-must_show = None of your cards can be played; show your hand instead of just ending your turn.
rejection-hand_was_shown = You have shown your hand, so you may not play any more cards this turn; a Double Turn would do nothing.

# ------------------------------------------------------------------ questions
question-Turn-play = Which card do you play, and where does its stone go?
    .waits = { $count ->
        [one] { $names } plays a card.
       *[other] { $names } play a card.
    }
question-Turn-take = Take the influence, or place a second stone instead?
    .waits = { $count ->
        [one] { $names } takes influence or places a second stone.
       *[other] { $names } take influence or place a second stone.
    }
question-Turn-order = Which conflict is to be fought first?
    .waits = { $count ->
        [one] { $names } chooses which conflict comes first.
       *[other] { $names } choose which conflict comes first.
    }
question-Turn-last = Use an action tile, or end your turn?
    .waits = { $count ->
        [one] { $names } may still use an action tile.
       *[other] { $names } may still use an action tile.
    }
question-Conflict-lay = Conflict: which cards do you lay face down?
    .waits = { $count ->
        [one] { $names } lays cards face down for the conflict.
       *[other] { $names } lay cards face down for the conflict.
    }
question-Conflict-before_scoring = A scoring comes next. Use an action tile first?
    .waits = { $count ->
        [one] { $names } may use an action tile before the scoring.
       *[other] { $names } may use an action tile before the scoring.
    }
question-DeadHand-discard = None of your cards can be played. Which one do you discard?
    .waits = { $count ->
        [one] { $names } cannot play a card and discards one.
       *[other] { $names } cannot play a card and discard one.
    }
question-Swap-put = Which cards do you swap?
    .waits = { $count ->
        [one] { $names } swaps cards.
       *[other] { $names } swap cards.
    }
question-TwoInfluence-up = With which people do you move up one space?
    .waits = { $count ->
        [one] { $names } takes influence twice.
       *[other] { $names } take influence twice.
    }

# ------------------------------------------------------------------ actions
action-influence = Take influence
action-finish = Done
action-finish-Conflict-before_scoring = Score now, use no action tile
action-finish-Conflict-lay = Lay no more cards
action-finish-Swap-put = Swap no more cards
action-finish-Turn-last = End turn
action-tile = Tile: { $tile }
action-show = Show your hand
action-lay = Lay face down: { $people }
action-aside = Swap: { $people }
action-raise = Up one space: { $people }
action-discard = Discard: { $people }
action-place = { $people } → { $province }
action-second = Second stone → { $province }
action-conflict = { $province } first

kind-tile = Action tile
kind-lay = Lay a card face down
kind-aside = Swap a card
kind-raise = Move up one space
kind-discard = Discard a card
kind-place = Play a card and place a stone
kind-second = Place a second stone
kind-conflict = Choose the first conflict

# ------------------------------------------------------------------ options
option-first_seat = Starting player
    .help = The rulebook says the youngest player starts; here it is either random or a seat you name.
option-first_seat-lot = Chosen at random
option-first_seat-1 = Seat 1 starts
option-first_seat-2 = Seat 2 starts
option-first_seat-3 = Seat 3 starts
option-first_seat-4 = Seat 4 starts
option-first_seat-5 = Seat 5 starts
option-empty_pile = Empty draw pile
    .help = What happens when you must draw a card and the draw pile is empty; the rulebook does not say, so this is our ruling.
option-empty_pile-reshuffle = Shuffle the discards and play on
option-empty_pile-end = The game ends after this turn
option-swap_order = Order of a swap
    .help = Whether swapped cards are discarded after you draw the new ones or before; this matters only if the discards are shuffled in between (our ruling).
option-swap_order-draw_first = Draw first, then discard
option-swap_order-discard_first = Discard first, then draw
option-dead_hand = No playable card
    .help = What happens when you have cards but can play none of them; the rulebook does not say, so this is our ruling.
option-dead_hand-discard_one = Show your hand, discard one card
option-dead_hand-redraw = Show your hand, discard all of it
option-conflict_order = Two conflicts at once
    .help = Which conflict is fought first when both stones of one card are fifth stones (our ruling).
option-conflict_order-as_placed = In the order of placing
option-conflict_order-chosen = The active player chooses
option-tenth_tile_scoring = Scoring after the tenth tile
    .help = Whether the tenth pacification tile triggers a scoring of its own in addition to the final scoring (our ruling).
option-tenth_tile_scoring-once = Only the final scoring after the turn
option-tenth_tile_scoring-twice = One scoring at once, then the final scoring
option-double_final_scoring = Century scoring in the last turn
    .help = Whether a century scoring still counts if the game ends in the same turn; if not, the final scoring replaces it (our ruling).
option-double_final_scoring-true = Both scorings count
option-double_final_scoring-false = Only the final scoring counts
option-supply_end = When an empty supply ends the game
    .help = When to check whether a people has run out of stones in the supply (our ruling).
option-supply_end-after_each_card = After each card is fully resolved
option-supply_end-at_turn_end = Only at the end of the turn
option-two_player_gap = Second place with two players
    .help = How far behind second place scores nothing in a two-player game (our ruling).
option-two_player_gap-2 = Two or more spaces behind
option-two_player_gap-3 = Three or more spaces behind
option-final_tie = Tie at the end
    .help = Who wins if players are tied for most points; the rulebook does not say, so this is our ruling.
option-final_tie-shared = They share the victory
option-final_tie-unused_tiles = Most unused action tiles wins
option-after_last_tile = After the last pacification tile
    .help = Whether you may still place a fifth stone in the last turn once all ten tiles are on the map (our ruling).
option-after_last_tile-conflict = Yes, the conflict just brings no tile
option-after_last_tile-no_fifth_stone = No, four stones per province at most

# ------------------------------------------------------------------ why the game ended, scoring cases, names
end-tiles = The last pacification tile was placed.
end-supply = One people has no stones left in the supply.
end-track = A counter reached the top space.
end-stuck = No people can place another stone.
end-pile = The draw pile ran out.

case-a = most influence
case-b = second most influence
case-c = tied for most influence
case-d = tied for second most influence
case-e = the only one with influence

tile-double = Double Turn
tile-swap = Swap
tile-two = 2 Influence

century-4 = 4th century
century-5 = 5th century
century-6 = 6th century
century-7 = 7th century

chance-first_player = drawing the starting player
chance-draw = drawing a card

what-people = people
what-province = province
what-tile = action tile

# ------------------------------------------------------------------ labels on the screen
label-province = Province
label-stones = Stones
label-state = Status
label-pacified = pacified
label-closed = closed
label-upper = upper province
label-neighbours = Neighbours
label-influence = Influence
label-points = Points
label-hand = Hand
label-cards = Cards
label-tiles = Action tiles
label-deck = Draw pile
label-discards = Discards
label-century = Century
label-tiles-left = { $century }: { $tiles ->
        [0] no pacification tile left
        [one] one pacification tile left
       *[other] { $tiles } pacification tiles left
    }
label-turn = Turn { $turn }: { $seat }
label-supply = Supply

# parts of a view
fact-plays = Cards played
fact-tile_used = Tile used
fact-provinces = Stones
fact-pacified = Pacified provinces
fact-closed = Closed provinces
fact-influence = Influence
fact-scores = Points
fact-tiles = Action tiles
fact-discards = Discards
fact-ending = End of the game
fact-gained = Gained this turn
fact-hands = Hands
fact-hand = Your hand
fact-hand_sizes = Cards in hand
fact-laid = Cards laid
fact-laid_sizes = Number of cards laid
fact-aside = Set aside
fact-aside_size = Number of cards set aside
fact-deck = Draw pile

standing-points = Points if scored now
standing-on_table = Points so far
standing-taken_back = Given back
standing-tiles = Unused action tiles

why-fight = this starts a conflict in { $province }, in which you may then lay cards
why-lead = you take the lead with the { $people }
why-level = you tie for the lead with the { $people }

# ------------------------------------------------------------------ a whole move, as a hint tells it
count-franks = { $n ->
    [1] one card of the Franks
   *[other] { $n } cards of the Franks
}
count-huns = { $n ->
    [1] one card of the Huns
   *[other] { $n } cards of the Huns
}
count-goths = { $n ->
    [1] one card of the Goths
   *[other] { $n } cards of the Goths
}
count-saxons = { $n ->
    [1] one card of the Saxons
   *[other] { $n } cards of the Saxons
}
count-teutons = { $n ->
    [1] one card of the Teutons
   *[other] { $n } cards of the Teutons
}
count-vandals = { $n ->
    [1] one card of the Vandals
   *[other] { $n } cards of the Vandals
}
move-place = Place a stone of the { $people } in { $province }.
move-second = Place a second stone in { $province }.
move-influence = Take the influence.
move-tile = Use your { $tile } tile.
move-show = Show your hand: none of your cards can be played.
move-lay = Lay { $things } face down in the conflict.
move-aside = Swap { $things }.
move-raise = Move up one space with the { $people }.
move-discard = Discard { $people }: none of your cards can be played.
move-conflict = Fight the conflict in { $province } first.
move-lay_none = Lay no more cards in this conflict.
move-no_tile = Use no tile before the scoring.
move-aside_none = Swap no more cards.
move-no_influence = Forgo the influence.
move-end_turn = End your turn.

# ------------------------------------------------------------------ how the game is won, as it stands
goal-points = { $near ->
    [yes] { $last ->
        [yes] { $left ->
            [one] Most points wins: { $standing }. Game ends after one more full province or at { $top } influence ({ $people }: { $track }).
           *[other] Most points wins: { $standing }. Game ends after { $left } more full provinces or at { $top } influence ({ $people }: { $track }).
        }
       *[no] { $left ->
            [one] Most points wins: { $standing }. Scoring after one more full province, end at { $top } influence ({ $people }: { $track }).
           *[other] Most points wins: { $standing }. Scoring after { $left } more full provinces, end at { $top } influence ({ $people }: { $track }).
        }
    }
   *[no] { $last ->
        [yes] { $left ->
            [0] Most points wins: { $standing }. The final scoring comes next.
            [one] Most points wins: { $standing }. Final scoring after one more full province (5th stone).
           *[other] Most points wins: { $standing }. Final scoring after { $left } more full provinces (5th stone).
        }
       *[no] { $left ->
            [one] Most points wins: { $standing }. Next scoring after one more full province (5th stone).
           *[other] Most points wins: { $standing }. Next scoring after { $left } more full provinces (5th stone).
        }
    }
}
goal-how-first = Each people is scored in turn: most influence earns 1 point for each of its stones on the board, second most 1 point for each of its provinces.
goal-how-when = There is a scoring when the last pacification tile of a century is placed, and one at the end of the game: after the tenth, when a people has no stones left in the supply, or when a counter reaches space 22.
goal-how-now = If it were scored now:
