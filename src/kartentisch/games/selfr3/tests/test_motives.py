"""What a hint says of the set-up's figures: what each is good for where it stands."""

from __future__ import annotations

from typing import Any

import kartentisch as kt
from kartentisch.bots.whole_moves import tried
from kartentisch.games.selfr3 import motives

GAME = kt.load("selfr3")


def set_up() -> tuple[Any, int]:
    """A dealt board (R2-R39) where the first seat places its figures."""
    state, chance = GAME.new(3, options={"quick_start": True}), kt.Chance(3)
    while state.chance:
        state.apply(chance.outcome(state))
    assert state.where() == "SetUp.post"
    return state, state.seats_asked[0]


def in_turn(own: dict[str, int], **more: Any) -> dict[str, Any]:
    """What the first seat sees in its turn, with these armies and money for an officer."""
    facts = {
        "players": 3,
        "active": 0,
        "round": 1,
        "stack": [{"step": "Play.next"}, {"step": "Turn.act"}],
        "asked": [0],
        "armies": [own, {"kamtschatka": 3}, {"kongo": 2}],
        "officers": [{}, {}, {}],
        "money": [9, 0, 0],
        **more,
    }
    return GAME.view(GAME.load(facts), 0)


def test_each_figure_says_what_it_is_good_for() -> None:
    """“Units up by 2. The others answer next.” gave nobody a reason."""
    state, seat = set_up()
    view = GAME.view(state, seat)
    home, front = list(view["armies"][seat])[:2]
    row = [GAME.space.parse(step) for step in (f"station {home}", f"post land {front}", f"post taktik {home}")]
    move = tried(GAME, view, seat, row)
    assert [one.name for one in move.reasons] == ["station", "officer_taktik", "officer_land"]
    rivals = move.reasons[2].args["rivals"]
    assert rivals == motives.beside(GAME.board, view, seat, front)
    for lang, words in (("en", ("one more army each turn", "with a d8")), ("de", ("eine Armee mehr", "mit dem W8"))):
        said = kt.Language(lang, GAME, ["Anna", "Ben", "Cleo"]).why(move.reasons)
        assert all(word in said for word in words) and "→" not in said, said
        assert str(rivals) in said or rivals < 2, said


def test_later_the_numbers_speak() -> None:
    state, seat = set_up()
    view = GAME.view(state, seat)
    assert motives.of_views(GAME.board, {**view, "question": "Turn.place"}, view, seat) == []


def test_the_army_of_a_station_is_told_apart() -> None:
    """“Units: 5 more.” for four armies that were placed and one that a station brings (R2-31)."""
    state, chance = GAME.new(3, options={"quick_start": True}), kt.Chance(3)
    while state.where() != "Turn.place":
        state.apply(chance.outcome(state) if state.chance else state.legal_actions()[0])
    seat = state.seats_asked[0]
    view = GAME.view(state, seat)
    n = view["pools"][seat]
    home = next(iter(view["armies"][seat]))
    move = tried(GAME, view, seat, [GAME.space.parse(f"place {home}")] * n)
    assert (move.reasons[0].name, move.reasons[0].args) == ("recruited", {"placed": n, "more": 1})
    said = {lang: kt.Language(lang, GAME, ["Anna", "Ben", "Cleo"]).why(move.reasons) for lang in ("de", "en")}
    assert said["de"].startswith(f"Du stellst {n} Armeen auf, und von selbst kommt eine in deine Station.")
    assert said["en"].startswith(f"You place {n} armies, and one more appears at your station.")


def test_what_is_bought_says_what_it_is_good_for_and_no_price_is_a_reason() -> None:
    """“Money: 3 less.” was the reason to buy an officer."""
    view = in_turn({"alaska": 6})

    def why(step: str, lang: str = "en") -> str:
        move = tried(GAME, view, 0, [GAME.space.parse(step)])
        return kt.Language(lang, GAME, ["Anna", "Ben", "Cleo"]).why(move.reasons)

    for officer, word in (("wasser", "seas"), ("luft", "moon"), ("abc", "3 units of the others"), ("land", "d8")):
        assert word in why(f"post {officer} alaska") and why(f"post {officer} alaska", "de")
    assert "one more army each turn" in why("station alaska")
    assert all("Money" not in why(step) for step in ("post wasser alaska", "station alaska"))


def test_an_officer_opens_only_what_his_territory_reaches_and_names_his_price() -> None:
    """“You may attack the seas” was said of a territory that borders none."""
    view = in_turn({"neuguinea": 6, "japan": 4}, stations=[["japan"], [], []])

    def why(step: str, lang: str) -> str:
        return kt.Language(lang, GAME, ["Anna", "Ben", "Cleo"]).why(
            tried(GAME, view, 0, [GAME.space.parse(step)]).reasons[:1]
        )

    for officer, ground in (("wasser", "wasser"), ("luft", "luft")):
        assert not motives.opened(GAME.board, view, 0, "neuguinea", officer)
        open_there = motives.opened(GAME.board, view, 0, "japan", officer)
        assert open_there and {GAME.board.spaces[GAME.board.numbers[one]].kind for one in open_there} == {ground}
        for lang, none, price in (
            ("de", "zum Beispiel von Japan aus", "(3 Münzen)"),
            ("en", "for example from Japan", "(3 coins)"),
        ):
            assert none in why(f"post {officer} neuguinea", lang) and price in why(f"post {officer} neuguinea", lang)
            names = {space.id: getattr(space, lang) for space in GAME.board.spaces}
            assert names[open_there[0]] in why(f"post {officer} japan", lang)


def test_who_opens_the_moon_may_stand_anywhere() -> None:
    """“From Iceland you do not reach it”, as a reason to stand in Iceland, spoke against itself."""
    before = in_turn({"island": 3, "naher_osten": 5}, stations=[["naher_osten"], [], []])
    for officer in ("luft", "wasser"):
        move = tried(GAME, before, 0, [GAME.space.parse(f"post {officer} island")])
        (reason,) = (one for one in move.reasons if one.name == f"officer_{officer}")
        assert reason.args["aims"] == 0, "it opens nothing from there"
        said = kt.Language("en", GAME, ["Anna", "Ben", "Cleo"]).why([reason])
        assert "anywhere" in said and "not reach" not in said and "none borders" not in said, said
        assert "überall" in kt.Language("de", GAME, ["Anna", "Ben", "Cleo"]).why([reason])


def test_actions_say_their_places_as_people_do() -> None:
    """“Armee → Kongo” and “Angriff aus dem Gebiet Sahara” were labels of a machine; a kind names no place yet."""
    language = kt.Language("de", GAME, ["Anna", "Ben", "Cleo"])
    said = {
        "place kongo": "Armee in den Kongo",
        "attack sahara": "Angriff von der Sahara aus",
        "station ural": "Station im Ural bauen",
        "post land britannien": "Land-Offizier nach Britannien",
        "follow 1": "Eine Armee nachziehen",
        "bid 0": "Nichts bieten",
    }
    assert {action: language.action(GAME.space.parse(action)) for action in said} == said
    assert language.pattern("place", ["region"]) == "Armee nach …"
