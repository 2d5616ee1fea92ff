"""What a hand of Attacke may hold, against all hands one by one."""

from __future__ import annotations

import itertools
import math
import random
import tomllib
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path

import pytest

import kartentisch
from kartentisch.engine.errors import EngineError
from kartentisch.engine.language import LANGUAGES, Language
from kartentisch.odds import attacke_kernel as kernel
from kartentisch.odds.attacke import DECK, Cards, Hand, hand, parse, strength, text, without
from tests.odds.pace import pace

BOARD = Path(kartentisch.__file__).parent / "games/attacke/board.toml"


# ------------------------------------------------------------------ once more, by hand
def laid_out(cards: Cards) -> list[str]:
    return [card for card, count in cards.items() for _ in range(count)]


def best_set(cards: Sequence[str], joker: int = 4) -> int:
    """Every three cards in every order of the arms."""
    best = 0
    for three in itertools.permutations(cards, 3):
        if all(card == "J" or (card[0] == arm and card != "CR") for card, arm in zip(three, "AIC", strict=True)):
            best = max(best, sum(joker if card == "J" else int(card[1:]) for card in three))
    return best


def all_hands(
    heaps: Sequence[tuple[str, int]], known: str = "", joker: int = 4
) -> tuple[dict[int, Fraction], Fraction]:
    """Strengths and the chance of a counter-revolution, every hand one by one."""
    counted: Counter[int] = Counter()
    counters = total = 0
    ways = [list(itertools.combinations(laid_out(parse(cards)), drawn)) for cards, drawn in heaps]
    for parts in itertools.product(*ways):
        cards = [*laid_out(parse(known)), *itertools.chain(*parts)]
        counted[best_set(cards, joker)] += 1
        counters += "CR" in cards
        total += 1
    return {best: Fraction(count, total) for best, count in counted.items()}, Fraction(counters, total)


def check(told: Hand, exact: dict[int, Fraction], counter: Fraction) -> None:
    assert set(told.strengths) == set(exact)
    for best, chance in exact.items():
        assert told.strengths[best] == pytest.approx(float(chance), abs=1e-12)
    assert told.counter == pytest.approx(float(counter), abs=1e-12)
    assert sum(told.strengths.values()) == pytest.approx(1, abs=1e-12)


@pytest.mark.rule("SCH-13", "SCH-14", "SCH-23", "SCH-53")
@pytest.mark.parametrize(
    ("heaps", "known"),
    [
        ([("A1 A3 I2 I7 C4 C5 J CR", 4)], ""),
        ([("A1 A3 I2 I7 C4 C5 2J R", 3)], "A2"),
        ([("2A1 I2 I7 C4 J D T", 5), ("A7 2J", 1)], "C1 CR"),
        ([("A1 I1 C1", 3)], "J J"),
        ([("3CR R", 2), ("J I7", 1), ("A3 C6", 2)], ""),
        ([], "A5 J"),
        ([("R T", 1)], "3J"),
    ],
)
@pytest.mark.parametrize("joker", [1, 4, 9])
def test_every_hand_there_may_be(heaps: list[tuple[str, int]], known: str, joker: int) -> None:
    told = hand([(parse(cards), drawn) for cards, drawn in heaps], parse(known), joker=joker)
    check(told, *all_hands(heaps, known, joker))


def test_random_heaps() -> None:
    numbers = random.Random(3)
    deck = laid_out(DECK)
    for _ in range(25):
        cards = numbers.sample(deck, 12)
        heaps = [(" ".join(cards[:7]), numbers.randint(0, 4)), (" ".join(cards[7:10]), numbers.randint(0, 2))]
        known = " ".join(cards[10 : 10 + numbers.randint(0, 2)])
        told = hand([(parse(heap), drawn) for heap, drawn in heaps], parse(known))
        check(told, *all_hands(heaps, known))


@pytest.mark.rule("SCH-02")
def test_the_deck_is_that_of_the_board() -> None:
    kinds = {"artillerie": "A", "infanterie": "I", "kavallerie": "C", "joker": "J", "revolution": "R"}
    kinds |= {"verrat": "T", "gegenrevolution": "CR", "ueberlaeufer": "D"}
    found: Counter[str] = Counter()
    for card in tomllib.loads(BOARD.read_text(encoding="utf-8"))["card"]:
        kind = kinds[card["type"]]
        found[f"{kind}{card['value']}" if kind in ("A", "I", "C") else kind] += card["count"]
    assert found == Counter(DECK) and found.total() == 63


def test_how_often_a_hand_has_a_set() -> None:
    """Figures of the design of the deck, found by simulation."""
    for cards, chance in ((5, 0.46), (6, 0.60), (7, 0.71), (9, 0.86)):
        assert hand([(DECK, cards)]).has_set == pytest.approx(chance, abs=0.005)


@pytest.mark.rule("SCH-19", "SCH-16")
def test_a_tie_is_the_defenders() -> None:
    told = hand([], parse("A5 I5 C5"))
    assert told.beaten_by(15) == 0 and told.beaten_by(16) == 1 and told.reaches(15) == 1
    assert hand([], parse("A5 I5")).beaten_by(1) == 1, "without a set there is no defence"
    assert hand([(DECK, 0)]).beaten_by(3) == 1


def test_a_hand_that_has_a_set_for_certain() -> None:
    told = hand([(without(DECK, parse("A7 I7 C7")), 6)])
    below = sum(chance for best, chance in told.strengths.items() if 0 < best < 15)
    assert told.shown(15) == pytest.approx(below / told.has_set)
    assert told.shown(22) == pytest.approx(1) and told.shown(3) == 0
    assert hand([], parse("R")).shown(9) == 0


def test_stronger_sets_win_more_often_and_larger_hands_hold_better() -> None:
    hands = [hand([(DECK, size)]) for size in range(3, 15)]
    for told in hands:
        wins = [told.beaten_by(attack) for attack in range(3, 23)]
        assert wins == sorted(wins) and wins[-1] == pytest.approx(1)
    for smaller, larger in itertools.pairwise(hands):
        assert all(smaller.beaten_by(attack) > larger.beaten_by(attack) for attack in range(3, 22))


@pytest.mark.rule("SCH-26", "SCH-30")
def test_counter_revolutions() -> None:
    pool = without(DECK, parse("CR"))
    assert hand([(pool, 5)]).counter == pytest.approx(1 - math.comb(59, 5) / math.comb(62, 5))
    assert hand([(pool, 5)], parse("CR")).counter == 1
    assert hand([(without(DECK, parse("4CR")), 9)]).counter == 0


def test_arms_are_alike() -> None:
    told = hand([(parse("2A1 A7 I3 I4 2C2 C5 J"), 4)])
    turned = hand([(parse("2C1 C7 A3 A4 2I2 I5 J"), 4)])
    assert told.strengths == pytest.approx(turned.strengths)


@pytest.mark.skipif(str(kernel.__file__).endswith(".py"), reason="how fast the compiled odds are")
def test_fast_enough() -> None:
    heaps = [(without(DECK, parse("A7 I5 C2 J R")), 12), (parse("A1 A2 I3"), 1)]
    assert pace(lambda: hand(heaps), 20) < 2  # 0.7


@pytest.mark.parametrize("cards", ["A7 2I5 C2 J CR", "2a7,i5 + j", "", "D D4 2T"])
def test_notation(cards: str) -> None:
    assert parse(text(parse(cards))) == parse(cards)
    german = ("A", "I", "K", "J", "R", "V", "GR", "U")
    assert parse(text(parse(cards), german), german) == parse(cards)
    assert parse("K7 2GR V R", german) == {"C7": 1, "CR": 2, "T": 1, "R": 1}
    assert strength(parse("A7 I5 C2 J R")) == 16 and strength(parse("A7 I5 R")) == 0


@pytest.mark.parametrize(
    ("call", "code"),
    [
        (lambda: parse("X7"), "cards_word"),
        (lambda: parse("A"), "cards_word"),
        (lambda: parse("A16"), "cards_word"),
        (lambda: parse("J4"), "cards_word"),
        (lambda: parse("A0"), "cards_word"),
        (lambda: parse("60A1 4J"), "cards_size"),
        (lambda: without(DECK, parse("3A7")), "cards_many"),
        (lambda: without(DECK, parse("2J"), parse("2J")), "cards_many"),
        (lambda: hand([(parse("A1 A2"), 3)]), "cards_drawn"),
        (lambda: hand([(parse("A1 A2"), -1)]), "cards_drawn"),
        (lambda: hand([(dict.fromkeys(["J"], 64), 1)]), "cards_size"),
        (lambda: hand([], {}, joker=0), "bad_amount"),
    ],
)
def test_what_cannot_be_computed(call: object, code: str) -> None:
    assert callable(call)
    with pytest.raises(EngineError) as error:
        call()
    assert error.value.code == code
    for lang in LANGUAGES:
        assert "{" not in Language(lang).rejection(error.value.rejection)
