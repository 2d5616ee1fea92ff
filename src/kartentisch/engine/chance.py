"""Chance from a seed: answers what a state rolls or draws, plays games on, and deals hidden things anew.

Compiled by mypyc.
"""

from __future__ import annotations

from operator import index
from typing import Any, Final, SupportsIndex

from librt.vecs import append, vec
from mypy_extensions import i64

from kartentisch.engine.bits import BIT, HALF, OTHER_HALF, lowest_bit, mix
from kartentisch.engine.errors import EngineError
from kartentisch.engine.kernel import CHANCE, NOBODY, State
from kartentisch.engine.listing import UNLISTED
from kartentisch.engine.piles import Pile
from kartentisch.engine.reading import kind_of
from kartentisch.engine.sealed import NO_PASS

WORD: Final = 0xFFFFFFFF
WORDS: Final = 0x100000000
SEED: Final = 0x1FFFFFFFFFFFFFFF  # the bits of a seed that are read at once

# what a seed is used for: streams of one seed have nothing to do with each other
PLAY: Final = 0
DEAL: Final = 1
SPLIT: Final = 2
WORLDS: Final = 3

MOST_ANSWERS: Final = 1000  # of one seat in one round, and
MOST_TRIES: Final = 200  # to give exactly as many as were seen: so that imagining comes to an end
SHARES: Final = 1_000_000  # into which a share of random answers is divided
MOST_BELOW: Final = 0x4000000000000000
ENDLESS: Final = 1_000_000_000  # a turn that no game comes to


class Chance:
    """Answers rolls and draws from a seed: the same seed and stream give the same outcomes, on every machine.

    The generator is Marsaglia's KISS of 1999 (a congruential, a shift-register and a multiply-with-carry generator,
    added up), seeded through `bits.mix`.  It can be saved, copied, pickled and split.
    """

    line: i64  # congruential
    shift: i64  # shift register, never 0
    upper: i64  # two multiply-with-carry generators
    lower: i64

    def __init__(self, seed: SupportsIndex = 0, stream: i64 = PLAY) -> None:
        """`seed`: any whole number; `stream`: of the independent ones that a seed has.

        Raises:
            TypeError: the seed is no whole number.
        """
        try:
            number: int = index(seed)
        except TypeError:
            raise TypeError("Chance(): a seed is a whole number, not " + kind_of(seed)) from None
        key: i64 = mix(7, stream)
        rest = -number * 2 + 1 if number < 0 else number * 2
        while rest > SEED:
            key = mix(key, i64(rest & SEED))
            rest >>= 61
        key = mix(mix(mix(key, i64(rest)), 11), 13)
        self.line = key & HALF
        self.shift = (key >> 31 & HALF) + 1
        key = mix(mix(key, 17), 19)
        self.upper = (key & HALF) + 1
        self.lower = (key >> 31 & HALF) + 1

    def word(self) -> i64:
        """The next 32 random bits."""
        self.line = (69069 * self.line + 1234567) & WORD
        x = self.shift
        x ^= x * 0x2000 & WORD
        x ^= x >> 17
        x ^= x * 0x20 & WORD
        self.shift = x
        self.upper = 36969 * (self.upper & 0xFFFF) + (self.upper >> 16)
        self.lower = 18000 * (self.lower & 0xFFFF) + (self.lower >> 16)
        return ((self.upper * 0x10000 + self.lower & WORD) ^ self.line) + x & WORD

    def below(self, n: i64) -> i64:
        """A random number 0 .. n-1, each equally likely.

        Raises:
            EngineError: `bad_below` for n below 1 or above 2**62.
        """
        if n <= 0 or n > MOST_BELOW:
            raise EngineError("bad_below", found=int(n))
        return self.under(n)

    def under(self, n: i64) -> i64:
        """As `below`, for whoever knows that n is one of those numbers."""
        if n < HALF:  # Lemire, "Fast random integer generation in an interval" (2019)
            m = self.word() * n
            if m & WORD < n:
                least = WORDS % n
                while m & WORD < least:
                    m = self.word() * n
            return m >> 32
        while True:
            x = (self.word() & HALF) * OTHER_HALF + (self.word() & HALF)
            if x - x % n <= 0x3FFFFFFFFFFFFFFF - (n - 1):
                return x % n

    def outcome(self, s: State) -> i64:
        """A random outcome of what the state asks chance for, by its probabilities.

        Raises:
            EngineError: `not_chance` if a seat must answer.
        """
        if s.seat != CHANCE:
            raise EngineError("not_chance")
        return self.fallen(s)

    def fallen(self, s: State) -> i64:
        """As `outcome`, for whoever knows that chance must answer."""
        if s.dice > 0:
            return self.under(s.dice_outcomes())
        top = s.top
        pile = top.pile(s) if top is not None else None
        if pile is not None:
            return pile.card(self.under(pile.size))
        n = s.list_choices(CHANCE)
        weights = s.weights
        total: i64 = 0
        for i in range(n):
            total += weights[i]
        k = self.under(total)
        j: i64 = 0
        while k >= weights[j]:
            k -= weights[j]
            j += 1
        return s.legal[j]

    def settle(self, s: State) -> None:
        """Answer every roll and draw until a seat must answer or the game is over."""
        while s.seat == CHANCE:
            s.run(self.fallen(s))

    def play_out(self, s: State) -> i64:
        """Play on to the end with random legal actions, in the state itself; how many decisions were taken."""
        decisions: i64 = 0
        while s.seat != NOBODY:
            if s.seat == CHANCE:
                s.run(self.fallen(s))
                continue
            decisions += 1
            if s.passing != NO_PASS:
                react(s, self)
                continue
            n = s.list_choices(s.seat)
            s.run(s.legal[0] if n == 1 else s.legal[self.under(n)])
        return decisions

    def roll_out(self, s: State, policy: Any, turns: i64, wild: float) -> i64:
        """Play on in the state itself, every seat as the policy rates its actions; see `State.rollout`."""
        if not callable(policy):
            raise TypeError("rollout(): policy is a function (state, action, seat) -> number, not " + kind_of(policy))
        if not 0.0 <= wild <= 1.0:  # nor what is no number
            raise EngineError("bad_share", found=str(wild))
        rates = s.game.rates if policy == s.game.rate else OneByOne(policy)
        return self.roll_to(s, rates, s.turn + turns if turns > 0 else ENDLESS, i64(wild * SHARES))

    def roll_to(self, s: State, policy: Any, until: i64, wild: i64) -> i64:
        """Play on in the state itself until turn `until` begins; how many decisions were taken.

        Args:
            policy: (state, actions, seat) -> what each of the actions is worth, such as `Game.rates`.
            wild: of SHARES decisions so many are taken at random.
        """
        decisions: i64 = 0
        while s.seat != NOBODY and s.turn < until:
            if s.seat == CHANCE:
                s.run(self.fallen(s))
                continue
            decisions += 1
            n = s.list_choices(s.seat)
            if n == 1:
                s.run(s.legal[0])
            elif wild > 0 and self.under(SHARES) < wild:
                s.run(s.legal[self.under(n)])
            else:
                s.run(self.best(s, policy, s.legal[:n]))
        return decisions

    def best(self, s: State, policy: Any, actions: vec[i64]) -> i64:
        """The action that the policy rates highest for the seat that must answer; one of them where several are."""
        worths: vec[float] = policy(s, actions, int(s.seat))
        most: float = 0.0
        alike: i64 = 0
        found: i64 = actions[0]
        for i in range(i64(len(actions))):
            worth = worths[i]
            if alike == 0 or worth > most:
                most = worth
                alike = 1
                found = actions[i]
            elif worth == most:
                alike += 1
                if self.under(alike) == 0:
                    found = actions[i]
        return found

    # ------------------------------------------------------------------ what a seat cannot know
    def take_from(self, pile: Pile) -> i64:
        """A random card leaves the pile; its kind."""
        kind = pile.card(self.under(pile.size))
        pile.take(kind)
        return kind

    def deal_again(self, pile: Pile, hands: vec[i64], viewer: i64) -> None:
        """Everybody but the viewer gives all cards back to the pile, and gets as many again.

        Args:
            hands: [seat, kind of card].
        """
        kinds = pile.kinds
        sizes = vec[i64]()
        for seat in range(i64(len(hands)) // kinds):
            size: i64 = 0
            if seat != viewer:
                for kind in range(kinds):
                    size += hands[seat * kinds + kind]
                    pile.put(kind, hands[seat * kinds + kind])
                    hands[seat * kinds + kind] = 0
            sizes = append(sizes, size)
        for seat in range(i64(len(sizes))):
            for _ in range(sizes[seat]):
                hands[seat * kinds + self.take_from(pile)] += 1

    def determinize(self, s: State, viewer: i64) -> None:
        """Deal anew, in the state itself, what the viewer cannot know; see `State.determinize`."""
        is_open, asked = s.answering != 0, s.asked
        counts = vec[i64]()
        if is_open and s.counted:
            counts = vec[i64]([0] * s.players)
            for seat in range(s.players):
                counts[seat] = s.answers(seat)
        self.imagine(s, viewer)
        if is_open:
            self.answer_again(s, viewer, asked, counts)

    def imagine(self, s: State, viewer: i64) -> None:
        """As `determinize`, but in an open round everybody else has yet to answer, the viewer first if it must.

        What they may have answered is better asked of a policy than of chance, by whoever plays on.
        """
        s.heard = None
        s.listed = UNLISTED
        if s.answering != 0:
            reopen(s, viewer)
        s.game.redeal(s, int(viewer), self)

    def answer_again(self, s: State, viewer: i64, asked: i64, given: Any) -> None:
        """Random answers in the open round, where only the viewer has answered yet.

        Args:
            asked: mask of the seats that have not finished.
            given: a `vec[i64]`, by seat how many answers it has given; empty: that is not known.

        Raises:
            EngineError: `bad_position` if a seat cannot have given as many.
        """
        counts: vec[i64] = given  # as an argument it would never be freed
        nobody = BIT[s.players]  # a seat that never answers: so the round stays open
        s.asked |= nobody
        for seat in range(s.players):
            if seat == viewer or s.answering & BIT[seat] == 0:
                continue
            done = asked & BIT[seat] == 0
            count: i64 = counts[seat] if len(counts) > 0 else -1
            if not done and count <= 0:
                continue
            sealed, unanswered = s.sealed[:], s.asked
            tries: i64 = 0
            while not self.answers_like(s, seat, done, count):
                s.sealed = sealed[:]
                s.asked = unanswered
                tries += 1
                if tries == MOST_TRIES:
                    raise EngineError("bad_position", what="answers", found=str(int(count)))
        s.asked = asked
        s.seat = lowest_bit(asked)
        s.listed = UNLISTED

    def answers_like(self, s: State, seat: i64, done: bool, count: i64) -> bool:
        """Random answers of the seat, until it has finished or given so many; whether it could be so."""
        given: i64 = 0
        most: i64 = count if count >= 0 else MOST_ANSWERS
        while s.asked & BIT[seat] and given < most:
            given += 1
            if not self.answers_once(s, seat, count < 0, done and given == count):
                return False
        return (s.asked & BIT[seat] == 0) == done and (count < 0 or given == count)

    def answers_once(self, s: State, seat: i64, either: bool, last: bool) -> bool:
        """One more random answer of the seat, with which it has finished, or has not; whether there is one."""
        s.seat = seat
        s.listed = UNLISTED
        n = s.list_choices(seat)
        actions = s.legal[:n]
        sealed, asked = s.sealed[:], s.asked
        while n > 0:
            i = self.under(n)
            s.seat = seat
            s.run(actions[i])
            if either or (s.asked & BIT[seat] == 0) == last:
                return True
            s.sealed = sealed[:]
            s.asked = asked
            n -= 1
            actions[i] = actions[n]
        return False

    # ------------------------------------------------------------------ as data
    def save(self) -> list[int]:
        """Where the generator stands, as four numbers; `Chance.restored` gives it back."""
        return [int(self.line), int(self.shift), int(self.upper), int(self.lower)]

    @staticmethod
    def restored(saved: Any) -> Chance:
        """A generator that goes on where `save` was called.

        Raises:
            EngineError: `bad_chance` for anything else.
        """
        numbers = saved if isinstance(saved, list | tuple) else []
        if len(numbers) != 4 or not all(type(n) is int and 0 <= n <= WORD for n in numbers) or 0 in numbers[1:]:
            raise EngineError("bad_chance", found=str(saved))
        chance = Chance()
        chance.line = saved[0]
        chance.shift = saved[1]
        chance.upper = saved[2]
        chance.lower = saved[3]
        return chance

    def split(self) -> Chance:
        """Another generator, independent of this one; this one goes on behind what it took from it."""
        return Chance(int(self.word() & HALF) * OTHER_HALF + int(self.word() & HALF), SPLIT)

    def __repr__(self) -> str:
        return "Chance.restored(" + str(self.save()) + ")"

    def __copy__(self) -> Chance:
        return Chance.restored(self.save())

    def __deepcopy__(self, memo: dict[int, Any]) -> Chance:
        return Chance.restored(self.save())

    def __reduce__(self) -> Any:
        return restored, (self.save(),)


def restored(saved: Any) -> Chance:
    """For pickle."""
    return Chance.restored(saved)


class OneByOne:
    """A policy that rates one action, as one that rates several."""

    rate: Any

    def __init__(self, rate: Any) -> None:
        self.rate = rate

    def __call__(self, s: State, actions: Any, seat: int) -> vec[float]:
        found = vec[float]()
        every: vec[i64] = actions  # as an argument it would never be freed
        for action in every:
            worth: float = self.rate(s, int(action), seat)
            found = append(found, worth)
        return found


def reopen(s: State, viewer: i64) -> None:
    """Take back all answers of the open round but the viewer's own: everybody else has yet to answer."""
    own = vec[i64]()
    for i in range(0, i64(len(s.sealed)), 2):
        if s.sealed[i] == viewer:
            own = append(append(own, viewer), s.sealed[i + 1])
    s.sealed = own
    mine = s.asked & BIT[viewer] if viewer >= 0 else 0
    s.asked = s.answering & ~BIT[viewer] | mine if viewer >= 0 else s.answering
    s.seat = viewer if mine else lowest_bit(s.asked)


def play_out(s: State, seed: int) -> i64:
    """Play the state to its end with random legal actions; the number of decisions taken."""
    return Chance(seed).play_out(s)


def react(s: State, chance: Chance) -> None:
    """A window as one decision: nobody reacts, or one seat with one of its actions, each equally likely."""
    reactions: i64 = 0
    for seat in range(s.players):
        if s.asked & BIT[seat]:
            n = s.list_choices(seat)
            if not s.is_legal(s.passing, seat):  # has begun to react and goes on
                s.seat = seat
                s.run(s.legal[chance.under(n)])
                return
            reactions += n - 1
    k = chance.under(reactions + 1)
    if k == reactions:
        s.pass_all()
        return
    for seat in range(s.players):
        if s.asked & BIT[seat]:
            n = s.list_choices(seat)
            if k < n - 1:
                s.seat = seat
                s.run(reaction(s, k, n))
                return
            k -= n - 1


def reaction(s: State, k: i64, n: i64) -> i64:
    """The k-th of the n listed actions, passing left out."""
    for i in range(n):
        if s.legal[i] != s.passing:
            if k == 0:
                return s.legal[i]
            k -= 1
    return s.passing


__all__ = ["DEAL", "PLAY", "WORLDS", "Chance", "play_out"]
