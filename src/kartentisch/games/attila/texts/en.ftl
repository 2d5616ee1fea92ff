# Attila in English.  Names of peoples are plural nouns without an article ("Goths"), provinces stand alone ("Moesia").

game-title = Attila
game-attila = Attila
game-summary = Six peoples press into the Roman Empire; two to five players play cards, place stones and vie for the greatest influence with every people.

# ------------------------------------------------------------------ events
event-first_player = { $seat } opens the game.
event-dealt = { $seat } is dealt a card of the { $people }.
event-dealt-hidden = { $seat } is dealt a hidden card.
event-drew = { $seat } draws a card of the { $people }.
event-drew-hidden = { $seat } draws a card.
event-turn = Turn { $turn }: { $seat } to play.
event-played = { $seat } plays a card of the { $people }.
event-placed = { $seat } places a stone of the { $people } in { $province }.
event-second = { $seat } waives the influence and places a second stone of the { $people } in { $province }.
event-influence = { $seat } gains { $fields } influence with the { $people } and stands on field { $track } there.
event-no_card = { $seat } has no cards in hand and plays none.
event-showed = { $seat } shows unplayable cards: { $cards ->
        [one] one card
       *[other] { $cards } cards
    } of the { $people }.
event-discarded = { $seat } discards a card of the { $people }.
event-tile = { $seat } uses the action tile “{ $tile }”.
event-set_aside = { $seat } puts a card of the { $people } aside for the swap.
event-set_aside-hidden = { $seat } puts a card aside for the swap.
event-swapped_out = { $seat } discards { $cards ->
        [one] one card
       *[other] { $cards } cards
    } of the { $people } in the swap.
event-raised = { $seat } moves up to field { $track } with the { $people }.
event-conflict = { $seat } has placed the fifth stone: a conflict begins in { $province }.
event-laid = { $seat } lays a card of the { $people } face down.
event-laid-hidden = { $seat } lays a card face down.
event-laid_out = { $cards ->
        [0] { $seat } lays no card.
        [one] { $seat } has laid one card.
       *[other] { $seat } has laid { $cards } cards.
    }
event-revealed = { $seat } reveals { $cards ->
        [one] one card
       *[other] { $cards } cards
    } of the { $people }.
event-strength = { $province }: the { $people } fight with { $stones ->
        [one] one stone
       *[other] { $stones } stones
    } and { $cards ->
        [0] no card
        [one] one card
       *[other] { $cards } cards
    }.
event-left = The { $people } leave { $province }: { $stones ->
        [one] one stone returns
       *[other] { $stones } stones return
    } to the supply.
event-pacified = { $province } is pacified; the tile comes from the { $century }.
event-closed = { $province } is closed; no pacification tile is left for it.
event-scoring = The { $century } is empty: all peoples are scored.
event-final_scoring = Final scoring: all peoples are scored one last time.
event-scored = { $seat } scores { $points ->
        [0] no points
        [one] one point
       *[other] { $points } points
    } for the { $people } ({ $case }).
event-lapsed = { $seat } is too far behind with the { $people }: { $points ->
        [one] one point lapses.
       *[other] { $points } points lapse.
    }
event-taken_back = { $seat } gives back { $points ->
        [one] one point
       *[other] { $points } points
    } of this turn's century scoring, which the final scoring replaces.
event-reshuffled = The draw pile is empty: the discards are shuffled into a new one of { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
event-end_tiles = The last pacification tile is down: the game ends with this turn.
event-end_supply = No stone of the { $people } is left in the supply: the game ends with this turn.
event-end_track = { $seat } reaches the top field with the { $people }: the game ends with this turn.
event-end_stuck = No stone of any people can be placed any more: the game ends with this turn.
event-end_pile = The draw pile is used up: the game ends with this turn.
event-won = { $seat } wins with { $points ->
        [one] one point
       *[other] { $points } points
    }.

# ------------------------------------------------------------------ rejections
rejection-not_now = “{ $action }” cannot be chosen now; choose what is being asked for.
rejection-no_such_card = “{ $action }” needs a card of that people, and there is none in hand; choose a people of which there is a card.
rejection-no_supply = “{ $action }” needs a stone of that people in the supply, and there is none left; choose a people that still has stones there.
rejection-not_upper = “{ $action }” is not possible because that people is nowhere on the board yet; its first stone goes into one of the upper provinces.
rejection-not_reached = “{ $action }” is out of reach; a stone may enter an upper province, a province that holds its people, or a neighbour of such a province.
rejection-province_closed = “{ $action }” is not possible because that province has been fought over and is closed; stones go into open provinces only.
rejection-province_full = “{ $action }” would be the sixth stone in that province; more than five are never allowed, so choose another one.
rejection-no_tiles_left = “{ $action }” is not possible because no fifth stone is placed after the last pacification tile; choose a province with three stones at most.
rejection-must_play = The turn is not done yet: at least one card in hand can be played, so one has to be.
rejection-tile_spent = “{ $action }” is spent already; each action tile works only once a game.
rejection-tile_this_turn = An action tile has been used in this turn already; the next one may be used in your next turn at the earliest.
rejection-tile_needs_card = “{ $action }” needs at least one card in hand, and the hand is empty.
rejection-not_in_province = “{ $action }” is not possible because that people is not in the contested province; lay only cards of peoples that are present there.
rejection-own_turn_only = Action tiles may be used in your own turn only; now cards are laid face down.
rejection-laying_begun = No action tile may be used between laying and revealing; use it before your first card or after the conflict.
rejection-swap_empty = No card has been put aside for the swap yet; at least one is needed.
rejection-swap_pile = That many cards cannot be drawn; swap at most as many as there are to draw.
rejection-both_steps = One step is still to be taken; with the tile “2 Influence” both steps are taken, with one people or with two.
rejection-not_pending = “{ $action }” is not possible because there is no conflict pending in that province; choose one of the two provinces with a fifth stone.
rejection-must_choose = First choose which of the two conflicts is to begin.
rejection-can_play = Only a hand without a playable card is shown; this one has one, so play it.
rejection-must_show = No card in hand can be played; show the hand instead of simply ending the turn.
rejection-hand_was_shown = Whoever has shown a hand without a playable card plays no further card this turn, so a double turn would bring nothing.

# ------------------------------------------------------------------ questions
question-Turn-play = Which card is played, and into which province does the stone go?
    .waits = { $count ->
        [one] { $names } plays a card.
       *[other] { $names } play a card.
    }
question-Turn-take = Take the influence, or waive it and place a second stone?
    .waits = { $count ->
        [one] { $names } takes influence or places a second stone.
       *[other] { $names } take influence or place a second stone.
    }
question-Turn-order = Which conflict is fought first?
    .waits = { $count ->
        [one] { $names } chooses which conflict is fought first.
       *[other] { $names } choose which conflict is fought first.
    }
question-Turn-last = One more action tile, or is the turn over?
    .waits = { $count ->
        [one] { $names } may play one more action tile.
       *[other] { $names } may play one more action tile.
    }
question-Conflict-lay = Conflict: lay a card face down, or done?
    .waits = { $count ->
        [one] { $names } lays cards face down for the conflict.
       *[other] { $names } lay cards face down for the conflict.
    }
question-Conflict-before_scoring = The scoring is next: an action tile before it, or done?
    .waits = { $count ->
        [one] { $names } may play an action tile before the scoring.
       *[other] { $names } may play an action tile before the scoring.
    }
question-DeadHand-discard = No card can be played: which one is discarded?
    .waits = { $count ->
        [one] { $names } has no card to play and discards one.
       *[other] { $names } have no card to play and discard one.
    }
question-Swap-put = Which card goes into the swap? Done when all are put aside.
    .waits = { $count ->
        [one] { $names } swaps cards.
       *[other] { $names } swap cards.
    }
question-TwoInfluence-up = With which people does the counter move up one field?
    .waits = { $count ->
        [one] { $names } takes influence twice.
       *[other] { $names } take influence twice.
    }

# ------------------------------------------------------------------ actions
action-influence = Take influence
action-finish = Done
action-finish-Conflict-before_scoring = Score now, use no tile
action-finish-Conflict-lay = Lay no more cards
action-finish-Swap-put = Swap no more cards
action-finish-Turn-last = End turn
action-tile = Tile: { $tile }
action-show = Show the hand
action-lay = Lay face down: { $people }
action-aside = Swap: { $people }
action-raise = One field up: { $people }
action-discard = Discard: { $people }
action-place = { $people } → { $province }
action-second = Second stone → { $province }
action-conflict = First: { $province }

kind-tile = Action tile
kind-lay = Lay a card face down
kind-aside = Put a card into the swap
kind-raise = One field up
kind-discard = Discard a card
kind-place = Play a card and place a stone
kind-second = Place a second stone
kind-conflict = First conflict

# ------------------------------------------------------------------ options
option-first_seat = Who begins
    .help = The youngest person at the table should begin (ATT-09); here the lot decides, or a seat is named.
option-first_seat-lot = The lot decides
option-first_seat-1 = Seat 1 begins
option-first_seat-2 = Seat 2 begins
option-first_seat-3 = Seat 3 begins
option-first_seat-4 = Seat 4 begins
option-first_seat-5 = Seat 5 begins
option-empty_pile = Empty draw pile
    .help = What happens when a card is to be drawn and there is none; the rulebook is silent, this is our ruling ATT-R01.
option-empty_pile-reshuffle = Shuffle the discards and play on
option-empty_pile-end = The game ends with this turn
option-swap_order = Order of a swap
    .help = Whether the swapped cards go to the discards only after drawing or already before; it matters only if a shuffle comes in between (ruling ATT-R02).
option-swap_order-draw_first = Draw first, then discard
option-swap_order-discard_first = Discard first, then draw
option-dead_hand = Hand without a playable card
    .help = What happens when no card in the hand can be played; the rulebook is silent, this is our ruling ATT-R03.
option-dead_hand-discard_one = Show it and discard one card
option-dead_hand-redraw = Show it and discard all cards
option-conflict_order = Two conflicts
    .help = In which order two provinces are fought over when both stones of a card are fifth stones (ruling ATT-R04).
option-conflict_order-as_placed = In the order of placing
option-conflict_order-chosen = The active player chooses
option-tenth_tile_scoring = Scoring at the tenth tile
    .help = Whether the tenth pacification tile brings an immediate scoring of its own besides the final one (ruling ATT-R05).
option-tenth_tile_scoring-once = Only the final scoring after the turn
option-tenth_tile_scoring-twice = A scoring at once, then the final one
option-double_final_scoring = Century scoring in the last turn
    .help = Whether a century scoring counts even if the game ends in the same turn; if not, the final scoring replaces the last scoring of that turn (ruling ATT-R06).
option-double_final_scoring-true = Both scorings count
option-double_final_scoring-false = Only the final scoring counts
option-supply_end = End by an empty supply
    .help = When to look whether some people has no stone left in the supply (ruling ATT-R07).
option-supply_end-after_each_card = After the consequences of each card
option-supply_end-at_turn_end = Only at the end of the turn
option-two_player_gap = Gap with two players
    .help = From which lead on the second place goes empty-handed in a game of two (ruling ATT-R08).
option-two_player_gap-2 = A lead of two fields or more
option-two_player_gap-3 = A lead of three fields or more
option-final_tie = Tie at the end
    .help = Who wins if several players have equally many points; the rulebook is silent, this is our ruling ATT-R14.
option-final_tie-shared = The victory is shared
option-final_tie-unused_tiles = More unused action tiles decide
option-after_last_tile = After the last pacification tile
    .help = Whether a fifth stone may still be placed in the last turn once all ten tiles are down (ruling ATT-R17).
option-after_last_tile-conflict = Yes: a conflict without a tile
option-after_last_tile-no_fifth_stone = No: four stones a province at most

# ------------------------------------------------------------------ why the game ended, scoring cases, names
end-tiles = The last pacification tile was laid.
end-supply = Some people has no stone left in the supply.
end-track = A counter has reached the top field.
end-stuck = No stone of any people can be placed any more.
end-pile = The draw pile is used up.

case-a = greatest influence
case-b = second greatest influence
case-c = greatest influence, shared
case-d = second greatest influence, shared
case-e = the only one with influence

tile-double = Double Turn
tile-swap = Swap
tile-two = 2 Influence

century-4 = 4th century
century-5 = 5th century
century-6 = 6th century
century-7 = 7th century

chance-first_player = lot for the first turn
chance-draw = drawing a card

what-people = people
what-province = province
what-tile = action tile

# ------------------------------------------------------------------ labels on the screen
label-province = Province
label-stones = Stones
label-state = State
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
fact-ending = The game ends
fact-gained = Gained
fact-hands = Hands
fact-hand = Own hand
fact-hand_sizes = Cards in hand
fact-laid = Cards laid
fact-laid_sizes = Cards laid
fact-aside = Laid aside
fact-aside_size = Laid aside
fact-deck = Draw pile

standing-points = Points if scored now
standing-on_table = Points so far
standing-taken_back = Taken back
standing-tiles = Unused action tiles

why-chance-here = cards that you do not see come next
why-lead = you take the lead with the { $people }
why-level = you draw level with the first at the { $people }

# ------------------------------------------------------------------ a whole move, as a hint tells it
move-place = Place { $people } in { $province }.
move-second = Place a second stone in { $province }.
move-influence = Take influence with them.
move-tile = Use your tile { $tile }.
move-show = Show your hand: none of your cards can be played.
move-lay = Lay { $things } face down in the conflict.
move-aside = Swap { $things }.
move-raise = Move your counter up one field with the { $people }.
move-discard = Discard { $people }: none of your cards can be played.
move-conflict = Fight the conflict in { $province } first.
move-lay_none = Lay no more cards in this conflict.
move-no_tile = Use no tile before the scoring.
move-aside_none = Swap no more cards.
move-no_influence = Waive the influence.
move-end_turn = End your turn.

# ------------------------------------------------------------------ how the game is won, as it stands
goal-points = { $last ->
    [yes] { $left ->
        [0] Most points win: { $standing }. The final scoring comes next.
        [one] Most points win: { $standing }. Final scoring after one more conflict.
       *[other] Most points win: { $standing }. Final scoring after { $left } more conflicts.
    }
   *[no] { $left ->
        [one] Most points win: { $standing }. Next scoring after one more conflict.
       *[other] Most points win: { $standing }. Next scoring after { $left } more conflicts.
    }
}
goal-how-first = A scoring, people by people: whoever has the most influence gets 1 point for each of its stones on the board, whoever has the second most 1 point for each of its provinces.
goal-how-when = It is scored when the last tile of a century is laid, and at the end: after the tenth tile, when a people has no stone left in the supply, or when a counter reaches field 22.
goal-how-now = If it were scored now:
