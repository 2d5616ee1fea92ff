"""Attack! in the terminal: whole games by scripted lines, the screen in several widths, secrets at a shared device."""

from __future__ import annotations

import io
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from typer.testing import Result

from kartentisch.bots import Decision, make
from kartentisch.cli import play as command
from kartentisch.cli.event_log import EventLog
from kartentisch.cli.phrases import numbers, phrases
from kartentisch.cli.prompt import Menu
from kartentisch.cli.screens import AttackScreen, PlainScreen, screen_of
from kartentisch.cli.session import HUMAN, Session
from kartentisch.engine.chance import Chance
from kartentisch.engine.clock import MINUTE, Clocked, Countdown
from kartentisch.engine.language import Language
from kartentisch.engine.match import Match
from kartentisch.games import load
from kartentisch.odds.attack import Army, Force, resume
from tests.cli.terminal import CURTAIN, good, saved, type_in

GAME = load("attack")
NAMES = ["Anna", "Ben", "Cleo"]
LONG = ["1"] * 25 + ["finish", "1"] * 600  # set-up by first choices; then turns that end soon, and reactions


def play(lines: Iterable[str], *arguments: str, lang: str = "en", columns: int = 120) -> Result:
    given = ["attack", "--seed", "7", "--lang", lang, "--option", "round_limit=4", *arguments]
    if "--resume" in arguments:
        given = ["attack", "--lang", lang, *arguments]
    return type_in(lines, given, columns)


def positions(seed: int = 3, players: int = 3, bot: str = "greedy", most: int = 4000) -> Iterator[tuple[Match, int]]:
    """Every decision of a game between bots."""
    match = Match(GAME, NAMES[:players], Chance(seed), {"round_limit": 4})
    bots = [make(bot, seat) for seat in range(players)]
    for _ in range(most):
        if match.state.over:
            return
        seat = match.state.seats_asked[0]
        yield match, seat
        action = bots[seat].answer(Decision.of(match.state, seat))
        assert action is not None
        match.play(seat, action)


def screen(lang: str = "en") -> AttackScreen:
    found = screen_of(GAME, Language(lang, GAME, NAMES, "kartentisch.cli"), ["human"] * 3)
    assert isinstance(found, AttackScreen)
    return found


# ------------------------------------------------------------------ whole games
@pytest.mark.thorough
@pytest.mark.parametrize(
    ("lang", "over"),
    [("en", "The game is over"), pytest.param("de", "Die Partie ist zu Ende", marks=pytest.mark.thorough)],
)
def test_a_whole_game_with_first_choices(lang: str, over: str, tmp_path: Path) -> None:
    file = tmp_path / "g.ktj"
    output = good(play(LONG, "--seats", "human,greedy,greedy", "--save", str(file), lang=lang))
    assert over in output
    record = saved(file, GAME)
    assert record.ended
    course = output.split(over)[1]
    last = next(line for line in course.splitlines() if line.startswith(("At the end", "Am Ende")))
    assert [int(word) for word in re.findall(r"\d+", last)] == record.entries[-1]["scores"]
    assert len(re.findall(r"^(?:Round|Runde) \d", course, re.MULTILINE)) == 3  # the fourth is the end


@pytest.mark.thorough
def test_end_of_input_saves_and_resume_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "g.ktj"
    good(play(["1"] * 30, "--names", "Anna", "--save", str(file)))
    first = saved(file, GAME)
    output = good(play(LONG, "--resume", str(file), "--save", str(file)))
    assert "The game is over" in output
    assert saved(file, GAME).entries[: len(first.entries)] == first.entries


# ------------------------------------------------------------------ the screen
@pytest.mark.thorough
@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("columns", [60, 80, 100, 130])
def test_every_screen_fits_the_terminal(lang: str, columns: int) -> None:
    shown = screen(lang)
    questions = set()
    for count, (match, seat) in enumerate(
        positions(bot="random" if columns == 80 else "greedy", most=700 if columns == 80 else 450)
    ):
        view = GAME.view(match.state, seat)
        if view["question"] in questions and count % 60:
            continue
        questions.add(view["question"])
        menu = Menu(GAME, shown.language, view["legal"], lambda a: shown.note(view, a), {}, shown.part)  # noqa: B023
        lines = [
            *shown.board(view, columns).plain.splitlines(),
            *(line.plain for line in shown.moment(view, columns)),
            *menu.lines(columns),
        ]
        assert max(map(len, lines)) <= columns, max(lines, key=len)
    assert len(questions) > 8


def test_an_answer_that_tells_nothing_has_no_line() -> None:
    """Whoever abstains first is one entry of the record, and no news."""
    match, seat = next((m, s) for m, s in positions() if m.state.where() == "Garrison.answered")
    news = EventLog(GAME, Language("en", GAME, NAMES, "kartentisch.cli"), screen())
    first = len(match.record.entries)
    match.play(seat, GAME.space.parse("abstain"))
    assert len(match.record.entries) == first + 1 and news.told(match.record, first) == []
    match.play(match.state.seats_asked[0], GAME.space.parse("volunteer"))
    assert list(news.tell(news.told(match.record, first), 0, 80))


def test_the_board_shows_owner_units_capital_and_neutral_regions() -> None:
    state = GAME.load(
        {
            "format": 1, "game": "attack", "players": 3, "armies": [
                {"chile": {"infantry": 3, "tank": 1, "artillery": 2, "aircraft": 1}}, {"peru_ecuador": {"tank": 2}},
                {"france": {"infantry": 1}},
            ], "capitals": ["chile", "", "france"], "fleets": [{"submarine": 2}, {}, {}], "holder": 0,
            "hands": [
                {"oil_3": 1, "minerals_2": 1, "factories_1": 1, "rail_transport_4": 1, "population_4": 1}, {}, {},
            ],
        }
    )  # fmt: skip
    view = GAME.view(state, 0)
    text = screen().board(view, 100).plain
    assert re.search(r"A Chile +3I 1T 2A 1P★", text)
    assert re.search(r"B Peru and Ecuador +2T", text)
    assert re.search(r"A Anna +1 +7 +5 +34 2S ⚓ +Chile", text)  # 10 + 14 + a set of 10
    assert "0+?" not in text and re.search(r"C Cleo +1 +1 +0 +10 ", text)
    assert "Patagonia" in text.split("South America")[1].split("Africa")[0].split("neutral:")[1]
    assert "3I 1P 2A 1F★" in screen("de").board(view, 100).plain
    hand = screen().hand(view).plain
    assert "Oil 3" in hand and "34 = capitals 10 + cards 14 + one set 10" in hand
    near = screen().near(view, "chile").plain
    assert "Peru and Ecuador" in near and "2T" in near and "France" not in near


@pytest.mark.thorough
def test_the_odds_of_a_battle_are_those_of_the_odds_room() -> None:
    shown, found = screen(), 0
    for match, seat in positions(most=1500):
        view = GAME.view(match.state, seat)
        if view["question"] != "LandBattle.reinforce":
            continue
        entry = view["stack"][-1]
        forces = [
            Force(*(Army(*(view["battle"].get(side, {}).get(row, {}).get(u, 0) for u in shown.units)) for row in rows))
            for side in ("attacker", "defender")
            for rows in [("active", "reserve")]
        ]
        acting = ("attacker", "defender")[entry.get("side", 0)]
        odds = resume(forces[0], forces[1], round=entry.get("round", 1), acting=acting).attacker.wins
        text = " ".join(line.plain for line in shown.moment(view, 120))
        percent = re.search(r"Chance to win ([<>]?\d+)%", text)
        assert percent is not None
        if percent[1].isdigit():
            assert abs(int(percent[1]) - 100 * odds) <= 0.51
        found += 1
    assert found > 5


@pytest.mark.parametrize("game", ["attila", "attack"])
@pytest.mark.parametrize("columns", [40, 100])
def test_the_plain_screen_shows_the_facts_of_any_game(game: str, columns: int) -> None:
    rules = load(game)
    plain = PlainScreen(rules, Language("en", rules, NAMES, "kartentisch.cli"), ["human"] * 3)
    state = Match(rules, NAMES, Chance(1)).state
    text = plain.board(rules.view(state, 0), columns).plain
    assert max(map(len, text.splitlines())) <= columns
    assert "Cards in hand" in text and "Turn " in text
    assert plain.spaces[0] in plain.find(plain.spaces[0])


# ------------------------------------------------------------------ secrets
CARD = r"(?:population|oil|minerals|factories|rail transport) \d"


@pytest.mark.thorough
def test_the_curtain_hides_every_hand(tmp_path: Path) -> None:
    """Between two curtains nothing names a card of another seat, and every hand shown is the looker's own."""
    file = tmp_path / "g.ktj"
    lines = [str(1 + (7 * i + i // 3) % 5) if i % 4 else "" for i in range(700)]
    output = good(play(lines, "--seats", "human,human,human", "--names", ",".join(NAMES), "--save", str(file)))
    shown, real = screen(), set()
    for _, state, _ in saved(file, GAME).states(GAME):
        for seat in state.seats_asked:
            real.add((NAMES[seat], shown.hand(GAME.view(state, seat)).plain.splitlines()[0]))
    parts = CURTAIN.split(output)
    assert len(parts) > 40 and saved(file, GAME).answers > 100
    for seat, text in zip(parts[1::2], parts[2::2], strict=True):
        for hand in re.findall(r"^Hand: .*$", text, re.MULTILINE):
            assert (seat, hand.rstrip()) in real
        for other in set(NAMES) - {seat}:
            assert not re.search(rf"^ +{other} (?!keeps|commits|places|moves|buys)[^.\n]*\b{CARD}", text, re.MULTILINE)
            assert f"\n{other}: W" not in text


FLEET = {"destroyer": 1, "submarine": 1, "battleship": 1}
REST = {
    "format": 1, "game": "attack", "players": 3, "fleets": [FLEET, FLEET, FLEET],
    "armies": [{"chile": {"tank": 2}}, {"france": {"tank": 2}}, {"libya": {"tank": 2}}],
}  # fmt: skip


def scene(facts: dict[str, Any], lines: Iterable[str], monkeypatch: pytest.MonkeyPatch) -> str:
    """The output of a session of three people from Anna's turn on."""
    state = GAME.load(REST | facts)
    typed = iter(lines)

    def line(reader: object, prompt: str, complete: object = None) -> str:
        try:
            text = next(typed)
        except StopIteration:
            raise EOFError from None
        console.print(f"{prompt}{text}", markup=False)
        return text

    monkeypatch.setattr("kartentisch.cli.prompt.Reader.line", line)
    console = Console(width=120, highlight=False, record=True, file=io.StringIO())
    match = Match.restored(GAME, state, NAMES, Chance(1))
    Session(match, Language("en", GAME, NAMES, "kartentisch.cli"), [HUMAN] * 3, console).run()
    return console.export_text()


def test_a_naval_row_is_hidden_until_it_is_revealed(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = ["", "sea", "", "fight", "", "lay sub", "lay destroyer", "lay battle", "", "board", "hint"]
    text = scene({"holder": 1}, lines, monkeypatch)
    parts = CURTAIN.split(text)
    assert parts[1::2] == ["Anna", "Ben", "Anna", "Ben"]
    anna, ben = parts[6], parts[8]
    assert "row S D" in anna and "Anna lays a ship face down: submarine." in anna
    assert "Anna: fleet 1D 1S 1B; row ? ? ?" in ben
    assert "submarine" not in ben.split("Lay: ")[0]
    assert "Row of Anna" not in text
    opened = scene({"holder": 1}, [*lines, "lay sub", "lay des", "lay bat"], monkeypatch)
    assert "Row of Anna: S D B" in opened and "Row of Ben: S D B" in opened


def test_an_offer_is_shown_to_its_partners_only(monkeypatch: pytest.MonkeyPatch) -> None:
    hands = {"hands": [{"oil_3": 1}, {"minerals_2": 1}, {"population_1": 1}], "holder": 2}
    offer = ["trade", "trade with Ben", "give oil 3", "want minerals 2", "propose: Poland is yours"]
    lines = ["", *offer, "", "accept", "", "log all"]
    parts = CURTAIN.split(scene(hands, lines, monkeypatch))
    assert parts[1::2] == ["Anna", "Ben", "Cleo"]
    ben, cleo = parts[4], parts[6]
    assert re.search(r"Trade with … +\d\) Ben +\d\) Cleo", parts[2])
    assert "Offer Anna → Ben: gives Oil 3; wants Minerals 2" in ben
    assert "Offer Anna → Ben: cards given: 1; cards wanted: 1" in cleo
    assert not re.search("oil 3|minerals 2", cleo, re.IGNORECASE)
    for part in (ben, cleo):
        assert "Anna promises: “Poland is yours”" in part


@pytest.mark.rule("ATK-112", "ATK-R20")
def test_a_promise_is_traded_for_a_promise(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = ["", "trade", "trade with Ben", "propose: I keep out of Poland", "", "accept", "", "log all"]
    told = CURTAIN.split(scene({}, lines, monkeypatch))[-1]
    assert "gives no card, wants no card" in told
    assert "Anna promises: “I keep out of Poland”" in told and "Deal no. 1 is made: Anna gives no card" in told


@pytest.mark.rule("ATK-R24")
@pytest.mark.parametrize(("options", "en", "de"), [
    ({"round_limit": 8}, "· Round 4 of 8 ·", "· Runde 4 von 8 ·"),
    ({}, "· Round 4 ·", "· Runde 4 ·"),
])  # fmt: skip
def test_the_last_round_is_named_where_one_is_agreed(options: dict[str, int], en: str, de: str) -> None:
    armies = [{"germany": {"infantry": 1}}, {"poland": {"infantry": 1}}]
    view = GAME.view(GAME.load({"players": 2, "round": 4, "armies": armies, "options": options}), 0)
    assert en in screen().header(view).plain and de in screen("de").header(view).plain


# ------------------------------------------------------------------ what is typed
@pytest.mark.thorough
def test_numbers_and_phrases() -> None:
    assert numbers("4 4 5") == [4, 4, 5] and numbers("12x3") == [12] * 3 and numbers("2 tanks") == []
    for match, seat in positions(most=400):
        view = GAME.view(match.state, seat)
        if view["question"] == "Movement.order" and "picked" in view["stack"][-1]:
            break
    match.undo(seat)
    for lang in ("de", "en"):
        language = Language(lang, GAME, NAMES, "kartentisch.cli")
        view = GAME.view(match.state, seat)
        menu = Menu(GAME, language, view["legal"])
        pick = next(action for action in view["legal"] if GAME.space.action(action).name == "pick")
        after = match.preview(seat, pick).view["legal"]
        send = next(action for action in after if GAME.space.action(action).name == "send")
        origin, fields = GAME.space.action(pick).fields["region"], GAME.space.action(send).fields

        def foresee(action: int) -> list[int]:
            legal: list[int] = match.preview(seat, action).view.get("legal", [])
            return legal

        def meant(line: str) -> list[list[int]]:
            return phrases(line, menu, "pick", None, foresee)  # noqa: B023

        names = [language.name("region", region) for region in (origin, fields["region"])]
        unit = language.name("unit", fields["unit"])
        for line in (
            f"send 2 {fields['unit']} {origin} {fields['region']}",
            f"send 2 {unit} {names[0]} {names[1]}",
            f"2 {unit} from {names[0]} to {names[1]}",
        ):
            assert [pick, send, send] in meant(line), line
        assert meant("frobnicate 3 of them") == []


def test_mistakes_are_sentences_and_change_nothing(tmp_path: Path) -> None:
    file, untouched = tmp_path / "g.ktj", tmp_path / "u.ktj"
    wrong = ["99", "0", "1 99", "1x99x", "foo", "send 3 tank chile peru", "near", "near xy", "? ATK-999", "claim",
             "act move", "3 tank", "undo"]  # fmt: skip
    output = good(play(wrong, "--names", "Anna", "--save", str(file)))
    assert "There is no choice 99" in output and "“foo” is not known here" in output
    assert "Which region?" in output
    good(play([], "--names", "Anna", "--save", str(untouched)))
    assert file.read_text() == untouched.read_text()


def test_help_rules_hint_and_near_speak_of_this_game() -> None:
    output = good(play(["help", "?", "? ATK-27", "hint", "near chile", "quit", ""]))
    assert "3 tank peru chile" in output and "ATK-15" in output and "ATK-27" in output
    assert re.search(r"The bot “greedy” suggests: Claim \w+", output)
    assert "La Plata" in output.partition("> near chile")[2].partition(">")[0]


# ------------------------------------------------------------------ a time limit by the clock
class Hand:
    """A clock that goes on by a minute whenever it is looked at, and says so."""

    def __init__(self) -> None:
        self.begun: list[int] = []
        self.now = 0

    def started(self, left: int) -> Countdown:
        self.begun.append(left)
        return Countdown(left, self.look)

    def look(self) -> int:
        self.now += MINUTE
        return self.now


@pytest.fixture
def hand(monkeypatch: pytest.MonkeyPatch) -> Hand:
    hand = Hand()
    monkeypatch.setattr(command, "started", hand.started)
    return hand


@pytest.mark.parametrize(("lang", "soon", "up"), [
    ("en", "Time left: 2 h 4 min", "Time is up: this round is the last."),
    ("de", "Noch 2 Std. 4 Min.", "Die Zeit ist um: Diese Runde ist die letzte."),
])  # fmt: skip
@pytest.mark.thorough
def test_a_game_by_the_clock(lang: str, soon: str, up: str, hand: Hand, tmp_path: Path) -> None:
    file = tmp_path / "game.ktj"
    limit = ("--option", "clock=true", "--option", "round_limit=none", "--minutes", "128", "--save", str(file))
    output = good(type_in(LONG, ["attack", "--seed", "7", "--lang", lang, *limit]))
    assert soon in output and output.index(soon) < output.index(up)
    assert output.index("30 min" if lang == "en" else "30 Min.") < output.index(up)
    record = saved(file, GAME)
    assert record.entries[-1]["end"] == ["time"] and "left_ms" not in record.header
    said = [entry["outcome"] for entry in record.entries if entry.get("chance") == "clock"]
    assert said == sorted(said, key=("running", "late", "up").index) and set(said) == {"running", "late", "up"}


def test_a_saved_game_keeps_the_time_that_was_left(hand: Hand, tmp_path: Path) -> None:
    file = tmp_path / "game.ktj"
    limit = ("--option", "clock=true", "--minutes", "70", "--save", str(file))
    good(play(["1"] * 30, *limit))
    left = saved(file, GAME).header["left_ms"]
    assert hand.begun == [70 * MINUTE] and 0 < left < 60 * MINUTE
    good(play([], "--resume", str(file), "--save", str(file)))
    assert hand.begun[1] == left > saved(file, GAME).header["left_ms"] > 0
    refused = play([], "--resume", str(file), "--minutes", "60")
    assert refused.exit_code == 2 and "--minutes" in refused.output


def test_a_game_that_was_saved_elsewhere_gets_the_time_its_state_allows(hand: Hand, tmp_path: Path) -> None:
    file = tmp_path / "game.ktj"
    armies = [{"germany": {"infantry": 1}}, {"poland": {"infantry": 1}}]
    for time, left in (("running", 120), ("late", 30), ("up", 0)):
        position = {"active": 0, "armies": armies, "time": time}
        match = Match(GAME, NAMES[:2], Clocked(Chance(1), lambda: 10**8), {"clock": True}, position)
        file.write_text(match.record.text(), encoding="utf-8")
        good(play([], "--resume", str(file)))
        assert hand.begun[-1] == left * MINUTE


@pytest.mark.parametrize(("arguments", "sentence"), [
    (("--minutes", "60"), "60 minutes were given"),
    (("--option", "clock=true", "--minutes", "29"), "30 to 100,000 minutes, not 29"),
])  # fmt: skip
def test_minutes_that_cannot_be(arguments: tuple[str, ...], sentence: str) -> None:
    refused = play([], *arguments)
    assert refused.exit_code == 2 and sentence in refused.output.replace("\n", " ")


def test_without_a_clock_no_time_is_shown() -> None:
    assert "Time left" not in good(play(["1"] * 30))


def test_time_runs_with_the_program() -> None:
    first = command.started(10_000)
    assert 9_000 < first() <= 10_000
