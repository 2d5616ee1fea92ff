"""What a forecast promises: it is what the rules then really give, and nothing in it is a secret."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import kartentisch as kt
from kartentisch.engine.forecast import Forecast, Goal, Part, Row, compared
from kartentisch.engine.game import Game, to_bytes
from kartentisch.engine.language import LANGUAGES, Language
from kartentisch.engine.starts import start

pytestmark = pytest.mark.once

GAMES = ("attack", "attila", "selfr3", "europe")


def steps(game: Game, seed: int, **options: Any) -> Iterator[tuple[Any, Any]]:
    """Every step of a random game: the state before it, and after it."""
    dice, chance = random.Random(seed), kt.Chance(seed)
    state = game.new(dice.choice(game.seats), options={**game.series, **options})
    state.listen()
    while not state.over:
        before = state.clone()
        state.apply(chance.outcome(state) if state.chance else dice.choice(state.legal_actions()))
        yield before, state


def of(game: Game, state: Any, viewer: int = kt.SPECTATOR) -> Forecast:
    forecast = game.forecast(game.view(state, viewer))
    assert forecast is not None
    return forecast


def test_attila_gives_what_was_forecast_in_every_century() -> None:
    """No stone and no counter moves in a scoring, so a forecast right behind it is what it has given once more."""
    game, scorings = kt.load("attila"), 0
    for seed in range(12):
        for _, state in steps(game, seed):
            events = game.events(state)
            if state.over or not any(event.kind.name == "scoring" for event in events):
                continue
            given: list[dict[str, int]] = [{} for _ in range(state.players)]
            for event in events:
                if event.kind.name == "scored":
                    given[event.args["seat"]][event.args["people"]] = event.args["points"]
            if state.ending:
                continue  # the last scoring may come with the next step: the test below
            seats = of(game, state).seats
            assert [{p.id: p.amount for p in seat.parts if p.field == "people"} for seat in seats] == given
            assert [seat.points - sum(g.values()) for seat, g in zip(seats, given, strict=True)] == game.scores(state)
            scorings += 1
    assert scorings > 12


@pytest.mark.parametrize("options", [{}, {"double_final_scoring": False}, {"final_tie": "unused_tiles"}])
def test_attila_gives_what_was_forecast_at_the_end(options: dict[str, Any]) -> None:
    game, ends = kt.load("attila"), 0
    for seed in range(40):
        for before, state in steps(game, seed, **options):
            events = {event.kind.name for event in game.events(state)}
            if "final_scoring" in events and before.ending and not events & {"scoring", "placed", "influence"}:
                forecast = of(game, before)
                assert [seat.points for seat in forecast.seats] == game.scores(state)
                assert [i for i, seat in enumerate(forecast.seats) if seat.place == 1] == game.winners(state)
                ends += 1
        assert [seat.points for seat in of(game, state).seats] == game.scores(state)
    assert ends > 5


@pytest.mark.parametrize(
    ("name", "seed"), [*(("attack", seed) for seed in range(8)), *(("europe", i) for i in range(3))]
)
def test_the_end_is_what_was_forecast(name: str, seed: int) -> None:
    game = kt.load(name)
    state = [after for _, after in steps(game, seed, round_limit=4)][-1]
    forecast = of(game, state)
    assert [seat.points for seat in forecast.seats] == game.scores(state)
    assert [i for i, seat in enumerate(forecast.seats) if seat.place == 1] == game.winners(state)


@pytest.mark.parametrize("name", GAMES)
def test_nobody_sees_more_than_everybody_but_for_the_own_hand(name: str) -> None:
    """Another hand changes nothing, and a spectator is told the same of every seat as the others are."""
    game, dice, looked = kt.load(name), random.Random(4), 0
    for before, _ in steps(game, 3):
        if dice.random() > 0.05:
            continue
        looked += 1
        public = of(game, before)
        for viewer in range(before.players):
            view = msgspec.json.decode(to_bytes(game.view(before, viewer)))
            mine = game.forecast(view)
            assert mine is not None
            other = game.view(game.imagine(view, dice.randrange(1000)), viewer)
            assert game.forecast(other) == mine
            for seat in range(before.players):
                hidden = [part for part in mine.seats[seat].more if part.id == "economy"]
                assert bool(hidden) == (name == "attack" and seat == viewer)
                rest = tuple(part for part in mine.seats[seat].more if part.id != "economy")
                theirs, ours = public.seats[seat], mine.seats[seat]
                assert (ours.points, ours.place, rest) == (theirs.points, theirs.place, theirs.more)
    assert looked > 10


@pytest.mark.thorough
@pytest.mark.parametrize("name", GAMES)
def test_every_part_has_a_name(name: str) -> None:
    game = kt.load(name)
    found: set[tuple[str, str]] = set()
    for before, _ in steps(game, 5):
        forecast = of(game, before, 0)
        found |= {(part.field, part.id) for seat in forecast.seats for part in (*seat.parts, *seat.ties, *seat.more)}
        found.add(("standing", forecast.by))
        assert all(seat.points == sum(part.amount for part in seat.parts) for seat in forecast.seats)
    for lang in LANGUAGES:
        words = Language(lang, game)
        assert all(words.name(field, id) != id for field, id in found)
        assert {id for field, id in found if field == "standing"} <= words.standings().keys()


def test_equal_seats_share_a_place() -> None:
    def row(points: int, units: int) -> Row:
        return Row((Part("standing", "regions", points),), (Part("standing", "units", units),))

    forecast = compared("regions", [row(3, 9), row(4, 1), row(3, 9), row(3, 8), row(4, 2)])
    assert [seat.place for seat in forecast.seats] == [3, 2, 3, 5, 1]


# ------------------------------------------------------------------ how the game is won, as it stands
PEOPLE = ("Anna", "Boris", "Clara", "David", "Eva", "Franz")
LINE = 125  # characters that fit on two lines of a phone


def goal(game: Game, state: Any, viewer: int = kt.SPECTATOR) -> Goal:
    found = of(game, state, viewer).goal
    assert found is not None
    return found


def line(game: Game, state: Any, viewer: int, lang: str) -> str:
    return Language(lang, game, PEOPLE[: state.players]).goal(goal(game, state, viewer), viewer)[0]


AGREED: list[tuple[str, dict[str, Any]]] = [
    ("attila", {}), ("attack", {"round_limit": "none"}), ("attack", {"round_limit": 4}), ("attack", {"clock": True}),
    ("attack", {"last_survivor": True, "round_limit": "none"}), ("attack", {"final_tie": "economy"}),
    ("attacke", {"round_limit": "none"}), ("attacke", {"round_limit": 6}), ("selfr3", {}),
    ("selfr3", {"final_tie": "money"}), ("europe", {"round_limit": "none"}), ("europe", {"round_limit": 3}),
]  # fmt: skip


@pytest.mark.parametrize(("name", "options"), AGREED)
def test_every_moment_says_in_a_line_how_the_game_is_won(name: str, options: dict[str, Any]) -> None:
    game, dice = kt.load(name), random.Random(7)
    words = {lang: Language(lang, game, PEOPLE) for lang in LANGUAGES}
    seen = 0
    for number, (state, _) in enumerate(steps(game, 11, **options)):
        if number > 1200:
            break
        if number and dice.random() > 0.02:
            continue
        for viewer in range(-1, state.players):
            for lang, say in words.items():
                said, how = say.goal(goal(game, state, viewer), viewer)
                assert 20 < len(said) <= LINE and said[-1] in ".:", said
                assert how and all(one[-1] in ".:" for one in how)
                assert viewer >= 0 or not {"you", "du"} & set(said.lower().replace(",", "").split()), (lang, said)
                seen += 1
    assert seen > 20


@pytest.mark.parametrize("name", ["attila", "attack", "attacke", "selfr3"])
def test_the_line_counts_what_decides(name: str) -> None:
    """Whoever leads by the line at the end has won, or shares the lead with who has."""
    game = kt.load(name)
    for seed in range(3):
        end = [after for _, after in steps(game, seed)][-1]
        worth = goal(game, end).worth
        assert list(worth) == game.scores(end)
        assert {seat for seat, n in enumerate(worth) if n == max(worth)} >= set(game.winners(end))


def test_who_leads_is_told_to_everybody_as_it_concerns_them() -> None:
    words = {lang: Language(lang, kt.load("attacke"), PEOPLE[:3]) for lang in LANGUAGES}

    def said(worth: tuple[int, ...], viewer: int) -> list[str]:
        one = Goal("world", {"lands": 42, "limit": 0}, "SCH-11", (), worth)
        return [words[lang].goal(one, viewer)[0].partition(": ")[2] for lang in LANGUAGES]

    assert said((3, 9, 5), 1) == ["du führst mit 9, Clara hat 5.", "you lead with 9, Clara has 5."]
    assert said((3, 9, 5), 0) == ["Boris führt mit 9, du hast 3.", "Boris leads with 9, you have 3."]
    assert said((9, 9, 5), 0) == ["du liegst mit 9 vorn, gleichauf mit Boris.", "you and Boris lead with 9."]
    assert said((9, 9, 5), 2) == ["Anna und Boris führen mit 9, du hast 5.", "Anna and Boris lead with 9, you have 5."]
    assert said((3, 3, 9), 2) == ["du führst mit 9, Anna und Boris haben 3.", "you lead with 9, Anna and Boris have 3."]
    assert said((3, 9, 5), -1) == ["Boris führt mit 9.", "Boris leads with 9."]
    assert said((4, 4, 4), 0) == ["alle haben 4.", "all have 4."]
    assert said((21, 21), 0) == ["beide haben 21.", "both have 21."]


def test_attila_announces_the_early_end_while_somebody_is_near_the_top_field() -> None:
    """Three fields below it, and no sooner; once it is reached, the final scoring comes next (ATT-62)."""
    game = kt.load("attila")
    said = {}
    for field in (18, 19, 21):
        view = game.view(game.new(3), 0)
        view["influence"][1]["goths"] = field
        view["stack"] = [{"procedure": "Turn"}]
        found = game.forecast(view)
        assert found is not None and found.goal is not None
        said[field] = [Language(lang, game, PEOPLE[:3]).goal(found.goal, 0)[0] for lang in LANGUAGES]
    assert all("22" not in one for one in said[18])
    assert said[19][0].endswith("Ende bei 22 Einfluss (Goten: 19).")
    assert said[21][1].endswith("end at 22 influence (Goths: 21).")
    assert max(len(one) for one in said[21]) <= LINE


def first_battle(owners: dict[str, str] | None = None, left: tuple[str, ...] = (), **changed: Any) -> Any:
    game = kt.load("europe")
    one = start(game, "eastern_front")
    found = one.position
    assert found is not None
    owners = {**found["owners"], **(owners or {})}
    units = {place: army for place, army in found["units"].items() if place not in left}
    position = {**found, "owners": owners, "units": units, **changed}
    return game.load({"format": 1, "game": "europe", "players": 2, "options": one.options, **position})


def test_europe_says_what_the_axis_still_needs() -> None:
    game = kt.load("europe")
    even = first_battle()
    assert line(game, even, 0, "en") == (
        "You (Axis) need +1 IPC of income by the end of round 3; as it stands, a draw."
    )
    assert line(game, even, 1, "de") == (
        "Ihr (Alliierte) müsst der Achse bis zum Ende von Runde 3 noch 1 IPC Einkommen abnehmen; "
        "jetzt wäre es ein Unentschieden."
    )
    assert (
        line(game, even, -1, "en") == "The Axis must gain at least 1 IPC by the end of round 3; as it stands, a draw."
    )
    worse = first_battle(owners={"poland": "ussr"}, left=("poland",))
    need = 1 - int(game.scores(worse)[0])
    assert need > 1
    assert line(game, worse, 0, "en").startswith(f"You (Axis) need +{need} IPC of income by the end of round 3")
    assert line(game, worse, 0, "de").startswith(
        f"Du (Achse) brauchst bis zum Ende von Runde 3 noch +{need} IPC Einkommen"
    )
    assert line(game, worse, 1, "en") == (
        f"You (Allies) are {need - 1} IPC ahead and win if you still are after round 3."
    )
    better = first_battle(owners={"ukraine": "germany"}, left=("ukraine",))
    ahead = int(game.scores(better)[0])
    assert line(game, better, 0, "en") == (
        f"You (Axis) are {ahead} IPC ahead and win if you still are after the Allies’ turn in round 3."
    )
    assert ahead > 0 and line(game, better, 1, "en") == (
        f"You (Allies) must take {ahead + 1} IPC of income from the Axis by the end of round 3; as it stands, you lose."
    )


@pytest.mark.parametrize("lang", ["de", "en"])
def test_europe_in_the_last_round_fits_two_lines_of_a_phone(lang: str) -> None:
    """“… gewinnst, wenn am Ende mindestens 1…” was cut."""
    game = kt.load("europe")
    lost = first_battle(owners={"poland": "ussr", "ukraine": "ussr"}, left=("poland",), round=3)
    for state in (first_battle(round=3), lost, first_battle(owners={"ukraine": "germany"}, left=("ukraine",), round=3)):
        for seat in (0, 1, -1):
            said = line(game, state, seat, lang)
            assert said.startswith(("Letzte Runde", "Last round")) and len(said) <= 98, said


def test_europe_says_what_a_capital_that_fell_means() -> None:
    game = kt.load("europe")
    moscow = first_battle(owners={"moscow": "germany"}, left=("moscow",))
    assert line(game, moscow, 0, "en") == "You win if you still hold Moscow when your next turn begins."
    london = first_battle(owners={"united_kingdom": "germany"}, left=("united_kingdom",))
    assert line(game, london, 0, "de") == (
        "Du gewinnst, wenn dein nächster Zug beginnt und du das Vereinigte Königreich noch hältst."
    )
    for state in (moscow, london):
        for seat in (0, 1, -1):
            for lang in ("de", "en"):
                assert len(line(game, state, seat, lang)) <= 98, "its end was cut on a phone"
    berlin = first_battle(owners={"germany": "ussr"}, left=("germany",), captor="ussr")
    assert line(game, berlin, 0, "de") == (
        "Die Alliierten gewinnen, wenn sie Deutschland bis zum nächsten Zug der Sowjetunion halten."
    )
    both = first_battle(owners={"germany": "ussr", "moscow": "germany"}, left=("germany", "moscow"), captor="ussr")
    assert line(game, both, 0, "en").startswith("Both sides have lost a capital: nobody wins")
    full = game.new(2)
    assert line(game, full, 0, "en") == "Take an enemy capital and hold it until your next turn begins."
    _, how = Language("en", game).goal(goal(game, full, 0), 0)
    assert how[0] == (
        "Capitals are whole territories: Moscow, United Kingdom, United States for the Allies; Germany for the Axis."
    )
    assert line(game, full, 1, "en").startswith("Take Germany")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_europe_explains_of_what_counts_only_what_is_there(lang: str) -> None:
    game = kt.load("europe")
    sea = {"de": ("Nahe", "Konvoi"), "en": ("Middle East", "convoys")}[lang]

    def explained(state: Any) -> str:
        return " ".join(Language(lang, game).goal(goal(game, state, 0), 0)[1])

    front = explained(first_battle())
    assert not any(one in front for one in sea), "no fleets, and no convoys but on paper"
    assert "Moscow" in front or "Moskau" in front
    assert "Berlin" not in front, "the map calls the capital Germany"
    assert all(one in explained(first_battle(owners={"iraq": "germany"})) for one in sea), "what was gained is named"
    assert all(one in explained(game.new(2, options={"round_limit": 3})) for one in sea)


@pytest.mark.parametrize("seed", range(3))
def test_europe_ends_as_its_line_has_said(seed: int) -> None:
    game = kt.load("europe")
    for before, after in steps(game, seed, round_limit=3):
        if after.over:
            stands = goal(game, before)
            expected = {"ahead": [0], "level": list(range(after.players))}.get(str(stands.args["stands"]))
            if stands.name == "gain":
                assert game.winners(after) == (expected or list(range(1, after.players)))


LIMITED: list[tuple[str, dict[str, Any]]] = [
    ("attila", {}), ("attack", {"round_limit": 4}), ("attacke", {"round_limit": 6}), ("selfr3", {}),
    ("europe", {"round_limit": 3}),
]  # fmt: skip


@pytest.mark.parametrize(("name", "options"), LIMITED)
def test_the_line_says_when_the_last_round_has_begun(name: str, options: dict[str, Any]) -> None:
    """From then on to the end, and not before; whoever looks on is told so in the sentence itself."""
    game, dice = kt.load(name), random.Random(3)
    said = {False: 0, True: 0}
    for seed in range(2):
        rounds = game.new(3 if name != "europe" else 2, options={**game.series, **options})
        assert not goal(game, rounds).last
        for before, after in steps(game, seed, **options):
            if dice.random() > 0.05 and not after.over:
                continue
            now = goal(game, before)
            if name != "attila" and now.worth:
                assert now.last == (int(before.round) >= int(now.args["limit"])), (name, before.round)
            sentence = Language("en", game, PEOPLE[: before.players]).goal(now, -1)[0]
            if name != "attila" and now.name in ("rounds", "gain"):
                assert sentence.startswith("Last round") == now.last
            said[now.last] += 1
    assert said[False] > 5 and said[True] > 0
