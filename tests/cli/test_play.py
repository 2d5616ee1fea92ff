"""`kartentisch play`: whole games by scripted lines, secrets at a shared device, mistakes, saving."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import pytest
from typer.testing import Result

from kartentisch.bots import Decision, GreedyBot
from kartentisch.cli import play as command
from kartentisch.cli.prompt import Menu
from kartentisch.engine.chance import Chance
from kartentisch.engine.language import Language
from kartentisch.engine.match import Match
from kartentisch.games import load
from tests.cli.terminal import CURTAIN, good, saved, type_in

GAME = load("attila")
LONG = ["1"] * 400


def play(lines: Iterable[str], *arguments: str, lang: str = "en", columns: int = 120) -> Result:
    """Run the command with these lines typed, seed 7 and no pauses."""
    given = ["attila", "--seed", "7", "--lang", lang, *arguments]
    return type_in(lines, given, columns)


# ------------------------------------------------------------------ whole games
@pytest.mark.thorough
@pytest.mark.parametrize(
    ("lang", "over", "hand"),
    [
        ("en", "The game is over", "Hand: "),
        pytest.param("de", "Die Partie ist zu Ende", "Hand: ", marks=pytest.mark.thorough),
    ],
)
def test_a_whole_game_against_bots(lang: str, over: str, hand: str, tmp_path: Path) -> None:
    output = good(play(LONG, "--seats", "human,greedy,random", "--save", str(tmp_path / "g.ktj"), lang=lang))
    assert over in output
    assert hand in output
    record = saved(tmp_path / "g.ktj", GAME)
    assert record.ended
    assert record.header["agents"] == ["human", "greedy", "random"]
    for score in record.entries[-1]["scores"]:
        assert re.search(rf"(Total|Summe) .*\b{score}\b", output)


def test_bots_alone_are_saved_while_they_play(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file, seen = tmp_path / "g.ktj", []
    monkeypatch.setattr("kartentisch.cli.session.BETWEEN", 0.0)
    answer = GreedyBot.answer

    def looking(self: GreedyBot, decision: Decision) -> int | None:
        seen.append(len(saved(file, GAME).entries) if file.exists() else 0)
        return answer(self, decision)

    monkeypatch.setattr(GreedyBot, "answer", looking)
    good(play([], "--seats", "greedy,random", "--save", str(file)))
    assert seen[0] == 0 and seen[1] > 0 and seen == sorted(set(seen)), "each finds what was played before it"


def test_bots_alone_play_to_the_end() -> None:
    assert "The game is over" in good(play([], "--seats", "random,random"))


@pytest.mark.parametrize("columns", [40, 60, 80, 100, 140])
def test_the_board_fits_the_terminal(columns: int) -> None:
    output = good(play(["1", "1", "quit", ""], "--players", "5", columns=columns))
    board = output[output.rindex("Attila · Turn") :].split("Hand:")[0]
    assert max(len(line.rstrip()) for line in board.splitlines()) <= columns


# ------------------------------------------------------------------ secrets
@pytest.mark.thorough
def test_the_curtain_hides_every_hand(tmp_path: Path) -> None:
    """Between two curtains only the seat that looks may learn of its cards."""
    file = tmp_path / "g.ktj"
    names = ["Anna", "Ben", "Cleo"]
    output = good(
        play(["", *LONG] * 2, "--seats", "human,human,human", "--names", ",".join(names), "--save", str(file))
    )
    parts = CURTAIN.split(output)
    assert parts[0].strip() == ""
    hands = 0
    for seat, text in zip(parts[1::2], parts[2::2], strict=True):
        hands += "Hand: " in text
        for other in set(names) - {seat}:
            assert not re.search(rf"{other} (draws|is dealt|lays) .*card of the", text)
            assert f"{other}: Which card" not in text
    assert hands > 20
    assert saved(file, GAME).answers > 50


@pytest.mark.thorough
def test_every_hand_shown_is_the_hand_of_the_seat_that_looks(tmp_path: Path) -> None:
    file = tmp_path / "g.ktj"
    output = good(play(["", *LONG], "--seats", "human,human", "--names", "Anna,Ben", "--save", str(file), columns=200))
    shown = re.findall(r"Hand: (.*?)  (?:to swap.*?)?Action tiles.*\n(\w+): ", output)
    record = saved(file, GAME)
    states = iter(record.states(GAME))
    real = []
    asked = {"Anna": 0, "Ben": 1}
    for _, state, _ in states:
        if state.seat >= 0:
            real.append((state.seat, GAME.view(state, state.seat)["hand"]))
    language = Language("en", GAME)
    written = [(seat, ", ".join(f"{n} {language.name('people', p)}" for p, n in hand.items())) for seat, hand in real]
    for hand, name in shown:
        assert (asked[name], hand if hand != "none" else "") in written


def test_a_drawn_card_is_told_to_its_owner_only() -> None:
    output = good(play(["1", "1", "1", "log all", "quit", ""], "--names", "Anna"))
    assert re.search(r"Anna draws a card of the \w+\.", output)
    assert "Livia draws a card." in output
    assert not re.search(r"Livia draws a card of the \w+\.", output)


# ------------------------------------------------------------------ what is typed
def test_names_may_be_cut_short_in_both_languages() -> None:
    match = Match(GAME, ["A", "B", "C"], Chance(7))
    legal = match.state.legal_actions()
    people = GAME.space.action(next(a for a in legal if GAME.space.action(a).name == "place")).fields["people"]
    wanted = GAME.space.parse(f"place {people} moesia")
    for lang in ("de", "en"):
        language = Language(lang, GAME, room="kartentisch.cli")
        menu = Menu(GAME, language, legal)
        name = language.name("people", people)[:4]
        for typed in (f"pl {people[:3]} moe", f"{name} moesia", f"{name} mös" if lang == "de" else f"{name} Moe"):
            assert menu.legal(typed) == [wanted], typed
        assert len(menu.legal(name)) > 1
        assert "moesia" in menu.complete(f"place {people} mo")
        assert menu.legal("tile sw") == [GAME.space.parse("tile swap")]


def test_mistakes_are_sentences_and_change_nothing(tmp_path: Path) -> None:
    file = tmp_path / "g.ktj"
    wrong = ["99", "0", "foo", "-3", "place", "[red]x[/]", "finish", "second moesia", "undo", "near", "near xy", "save",
             "? ATT-999", "lay goths", "place goths asia", "influence", "save " + str(file),
             "save " + "x" * 300]  # fmt: skip
    output = good(play(wrong, "--names", "Anna", "--save", str(file)))
    assert "There is no choice 99" in output
    assert "“foo” is not known here" in output
    assert "“[red]x[/]” is not known here" in output
    assert "nothing to take back" in output or "There is nothing" in output
    assert "“place” is ambiguous" in output
    assert re.search(r"\[ATT-\w+\]", output)
    untouched = tmp_path / "u.ktj"
    good(play([], "--names", "Anna", "--save", str(untouched)))
    assert file.read_text() == untouched.read_text()


def test_question_mark_explains_the_rules() -> None:
    output = good(play(["?", "? ATT-29", "? 29", "help", "quit", ""]))
    assert output.count("ATT-29") >= 2
    assert "ATT-15" in output
    assert "Tab key" in output


def test_undo_takes_back_until_something_is_revealed(tmp_path: Path) -> None:
    file = tmp_path / "g.ktj"
    output = good(play(["1", "undo", "undo"], "--save", str(file)))
    assert output.count("Undone.") == 1
    untouched = tmp_path / "u.ktj"
    good(play([], "--save", str(untouched)))
    assert file.read_text() == untouched.read_text()


def test_hint_is_a_legal_action() -> None:
    output = good(play(["hint", "quit", ""], lang="de"))
    hint = re.search(r"Der Bot „greedy“ schlägt vor: (.*)", output)
    assert hint is not None
    action = hint[1].strip().replace("Plättchen", "")
    assert action.partition(" → ")[2] in output.partition("Der Bot")[0]


def test_near_shows_a_province_and_its_neighbours() -> None:
    output = good(play(["near moe", "quit", ""]))
    near = output.partition("> near moe")[2].partition(">")[0]
    assert all(name in near for name in ("Moesia", "Pannonia", "Thracia", "Dalmatia"))
    assert "Britannia" not in near


# ------------------------------------------------------------------ saving and leaving
def test_standing_tells_what_a_scoring_would_give() -> None:
    output = good(play(["1", "standing", "quit", ""]))
    told = output.partition("> standing")[2].partition(">")[0]
    assert re.search(r"Points so far +0 +0", told) and re.search(r"Points if scored now +\d", told) and "Place" in told
    attack = good(type_in(["standing", "quit", ""], ["attack", "--seed", "7", "--lang", "en"]))
    assert "Regions" in attack and "Sea power" in attack and "Production points" in attack


@pytest.mark.thorough
def test_end_of_input_saves_and_resume_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "g.ktj"
    good(play(["1"] * 10, "--names", "Anna", "--save", str(file)))
    first = saved(file, GAME)
    copy = tmp_path / "copy.ktj"
    good(play(["save " + str(copy), "quit"], "--resume", str(file)))
    assert copy.read_text() == file.read_text()
    assert saved(copy, GAME).replay(GAME) == first.replay(GAME)
    output = good(play(LONG, "--resume", str(file), "--save", str(file)))
    assert "The game is over" in output
    assert saved(file, GAME).entries[: len(first.entries)] == first.entries
    assert "The game is over" in good(play([], "--resume", str(file)))


def test_quit_offers_to_save(tmp_path: Path) -> None:
    file = tmp_path / "g.ktj"
    assert "Goodbye" in good(play(["1", "quit", "back", "1", "quit", "1", str(file)]))
    assert saved(file, GAME).answers >= 2
    output = good(play(["quit", str(file), ""]))
    assert "exists already" in output


def test_an_interrupt_asks_before_it_leaves(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = iter(["<Ctrl-C>", "back", "1", "<Ctrl-C>", "<Ctrl-C>"])

    def line(*_: object) -> str:
        typed = next(lines)
        if typed == "<Ctrl-C>":
            raise KeyboardInterrupt
        return typed

    monkeypatch.setattr("kartentisch.cli.prompt.Reader.line", line)
    assert "Goodbye" in good(play([]))


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--players", "3", "--seats", "human,greedy"), "must agree"),
        (("--players", "9"), "9"),
        (("--seats", "human,alien"), "alien"),
        (("--names", "Anna,Ben"), "2 names"),
        (("--names", "Livia,Livia,Titus"), "same name"),
        (("--names", " "), "empty"),
        (("--option", "conflict_order=maybe"), "maybe"),
        (("--option", "nonsense"), "nonsense"),
        (("--resume", "missing.ktj"), "missing.ktj"),
        (("--resume", ".", "--option", "conflict_order=chosen"), "--option"),
        (("--resume", ".", "--start", "eastern_front"), "--start"),
        (("--start", "eastern_front"), "eastern_front"),
        (("--lang", "xx"), "xx"),
    ],
)
def test_wrong_arguments_are_explained(arguments: tuple[str, ...], sentence: str) -> None:
    result = play([], *arguments)
    assert result.exit_code == 2
    assert sentence in result.stderr
    assert "Traceback" not in result.output


def test_a_saved_game_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "g.ktj"
    file.write_text("precious")
    result = play([], "--save", str(file))
    assert result.exit_code == 2
    assert file.read_text() == "precious"


def test_options_and_names_reach_the_record(tmp_path: Path) -> None:
    file = tmp_path / "g.ktj"
    seats = "human,greedy,random,human"
    good(play([""], "--seats", seats, "--names", "Anna,Ben", "--option", "conflict_order=chosen", "--save", str(file)))
    header = saved(file, GAME).header
    assert header["players"] == ["Anna", "Livia", "Titus", "Ben"]
    assert header["options"] == {"conflict_order": "chosen"}


def test_both_languages_have_the_same_texts() -> None:
    keys = []
    for lang in ("de", "en"):
        text = (Path(command.__file__).parent / "texts" / f"{lang}.ftl").read_text(encoding="utf-8")
        keys.append(re.findall(r"^(play-[\w-]+) =", text, re.MULTILINE))
    assert keys[0] == keys[1]
    used = set()
    screens = (Path(command.__file__).parent / "screens").glob("*.py")
    for module in ("play", "session", "autosave", *(f"screens/{path.stem}" for path in screens)):
        source = (Path(command.__file__).parent / f"{module}.py").read_text(encoding="utf-8")
        used |= set(re.findall(r'"(play-[a-z]+(?:-[a-z]+)*)"', source))
    assert used <= set(keys[0])
