"""Seeds that the seats bring, and secrets that stay until the end."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable

import msgspec
import pytest
from sqlalchemy import select

from kartentisch.fairness import log_chain
from kartentisch.fairness.dice_proof import verify_dice
from kartentisch.server import commands
from kartentisch.server.fairness import dice_chain
from kartentisch.server.fairness.log_signing import identity_of
from kartentisch.server.store.database import Store
from kartentisch.server.store.schema import SEALED
from kartentisch.server.tables import repository, timers
from kartentisch.server.tables.context import Context
from tests.server.running_server import Clock, RunningServer, Visitor, commanded
from tests.server.test_store import opened
from tests.server.trusted import ME, OPEN, both_bring, commitment, dice_log, dice_of, give, play_on, two_at_a_table


# ---------------------------------------------------------------------- seeds
def test_seeds_are_told_before_the_start_if_all_have_committed(store: Store) -> None:
    context = Context(store)
    name, anna, ben = two_at_a_table(context)
    root = dice_of(context, name)["root"]
    first, second = b"a" * 32, b"b" * 32
    assert give(context, name, anna, 0, epoch=0, seed=first.hex())[1]["error"]["code"] == "seed_early"
    assert give(context, name, anna, 0, epoch=0, commitment=commitment(name, 0, 0, first))[0] == 200
    assert give(context, name, anna, 1, epoch=0, commitment=commitment(name, 0, 1, first))[1]["error"]["code"] == (
        "foreign_seat"
    )
    assert not dice_of(context, name)["seated"]
    assert give(context, name, ben, 1, epoch=1, commitment="0" * 64)[1]["error"]["code"] == "seed_late"
    assert give(context, name, ben, 1, epoch=0, commitment=commitment(name, 0, 1, second))[0] == 200
    assert dice_of(context, name)["seated"]
    assert give(context, name, anna, 0, epoch=0, commitment="1" * 64)[1]["error"]["code"] == "seed_late"
    assert give(context, name, anna, 0, epoch=0, seed=second.hex())[1]["error"]["code"] == "dice_seed"
    assert give(context, name, anna, 0, epoch=0, seed=first.hex())[0] == 200
    assert give(context, name, ben, 1, epoch=0, seed=second.hex())[0] == 200
    dice = dice_of(context, name)
    assert dice["ready"] and dice["contributed"] == [0, 1] and dice["root"] == root
    status, _ = commands.carry_out(context, name, anna, commanded("start", "start"), "en")
    assert status == 200
    with context.look(name) as (_, table):
        assert table.status == "playing" and table.decisions
    kinds = [json.loads(line)["t"] for line in dice_log(context, name)]
    assert kinds[:3] == ["commit", "seats", "seeds"] and "sealed" in kinds
    assert verify_dice(dice_log(context, name)).seeds == [2]


def test_whoever_leaves_after_the_commitments_makes_them_void(store: Store) -> None:
    context = Context(store)
    name, anna, ben = two_at_a_table(context)
    for seat, who in ((0, anna), (1, ben)):
        give(context, name, who, seat, epoch=0, commitment=commitment(name, 0, seat, bytes([seat]) * 32))
    root = dice_of(context, name)["root"]
    assert commands.carry_out(context, name, ben, commanded("leave", "leave", 1), "en")[0] == 200
    dice = dice_of(context, name)
    assert dice["epoch"] == 1 and dice["root"] != root and not dice["seated"] and dice["committed"] == []
    assert verify_dice(dice_log(context, name)).reasons == ["start", "void"]


def test_a_seat_that_keeps_silent_holds_nobody_up(url: str) -> None:
    clock = Clock()
    store = Store(url, clock)
    context = Context(store)
    name, anna, ben = two_at_a_table(context)
    for seat, who in ((0, anna), (1, ben)):
        give(context, name, who, seat, epoch=0, commitment=commitment(name, 0, seat, bytes([seat]) * 32))
    give(context, name, anna, 0, epoch=0, seed="00" * 32)
    commands.carry_out(context, name, anna, commanded("start", "start"), "en")
    assert dice_of(context, name)["starting"]
    assert timers.sweep(context) == 0
    clock.ms += dice_chain.PATIENCE
    assert timers.sweep(context) == 1  # void; Anna, who has told hers, is asked for a fresh one
    assert dice_of(context, name)["epoch"] == 1 and dice_of(context, name)["starting"]
    give(context, name, anna, 0, epoch=1, commitment=commitment(name, 1, 0, b"x" * 32))
    assert dice_of(context, name)["seated"]
    give(context, name, anna, 0, epoch=1, seed=(b"x" * 32).hex())
    with context.look(name) as (_, table):
        assert table.status == "playing" and table.decisions
    assert dice_of(context, name)["contributed"] == [0]
    log = [json.loads(line) for line in dice_log(context, name)]
    assert "00" * 32 not in str([row for row in log if row["t"] == "seeds"])
    assert verify_dice(dice_log(context, name)).reasons == ["start", "void"]
    # and if she keeps silent as well, the game begins without any
    name, anna, ben = two_at_a_table(context)
    give(context, name, anna, 0, epoch=0, commitment=commitment(name, 0, 0, b"y" * 32))
    commands.carry_out(context, name, anna, commanded("start", "start"), "en")
    clock.ms += dice_chain.PATIENCE
    assert timers.sweep(context) == 1
    with context.look(name) as (_, table):
        assert table.status == "playing" and table.decisions
    assert dice_of(context, name)["contributed"] == []
    store.close()


def test_a_rematch_asks_for_fresh_seeds(store: Store) -> None:
    context = Context(store)
    name, anna, ben = two_at_a_table(context)
    both_bring(context, name, anna, ben)
    commands.carry_out(context, name, anna, commanded("start", "start"), "en")
    with context.change(name) as (_, table):
        table.status, table.decisions = "over", {}
        table.tell("a test ends it")
    status, body = commands.carry_out(context, name, anna, commanded("again", "rematch"), "en")
    assert status == 200
    again = body["rematch"]
    dice = dice_of(context, again)
    assert dice["starting"] and dice["due"] and not dice["seated"]
    for seat, who in ((0, anna), (1, ben)):
        assert give(context, again, who, seat, epoch=0, commitment=commitment(again, 0, seat, b"z" * 32))[0] == 200
    for seat, who in ((0, anna), (1, ben)):
        assert give(context, again, who, seat, epoch=0, seed=(b"z" * 32).hex())[0] == 200
    assert dice_of(context, again)["contributed"] == [0, 1]
    with context.look(again) as (_, table):
        assert table.status == "playing" and table.decisions


@pytest.mark.thorough
# ---------------------------------------------------------------------- secrets
def test_secrets_stay_until_the_end(build: Callable[..., RunningServer]) -> None:
    """Tip, master, veil, the private key and cards of others are in nothing that leaves the server."""
    server = build(timekeeper=False)
    owner = server.visitor().open(*({"kind": "mine", "name": name} for name in ("Anna", "Ben", "Carl")))
    owner.do(type="start")
    chooser = random.Random(8)
    for _ in range(40):
        owner.play(chooser.choice)
    with server.context.look(owner.table) as (connection, table):
        assert table.chain is not None
        chain = msgspec.json.decode(table.chain)["epochs"][0]
        signing = server.context.store.noted(connection, "signing_key")
        rows = [msgspec.json.decode(row) for row in connection.execute(select(SEALED.c.row)).scalars()]
        hidden = [chain["tip"], chain["master"], table.veil, signing, chain["near"][1]]
    assert len(rows) > 10 and all(isinstance(secret, str) and len(secret) == 64 for secret in hidden)

    def told(viewer: int) -> str:
        words = [owner.http.get(f"/api/tables/{owner.table}{path}", params={"seat": viewer}).text
                 for path in ("", "/log", "/record")]  # fmt: skip
        return "\n".join(words)

    for viewer in (-1, 0, 1, 2):
        text = told(viewer)
        assert not [secret for secret in hidden if secret in text]
        own = {row["nonce"] for row in rows if row["ctx"]["seat"] == viewer}
        assert {row["nonce"] for row in rows if row["nonce"] in text} == own
        for found in re.findall(r'\{[^{}]*"ctx":\{[^{}]*\}[^{}]*\}', text.replace('\\"', '"')):
            # chances stand beside open rolls only: those of a sealed draw tell what others hold
            assert ('"weights"' in found or '"dice"' in found) == ('"t":"roll"' in found)


def test_equal_secrets_have_different_commitments(store: Store) -> None:
    context = Context(store)
    name, shown = opened(context, 3)
    play_on(context, name, shown, 60)
    with context.look(name) as (connection, table):
        lines = [line for line in repository.log(connection, name) if line.private]
        values = [str(log_chain.split(line.body, {})[1]) for line in lines]
        veil = bytes.fromhex(table.veil)
    assert len(set(values)) < len(values)  # some say the same
    told = [pair[1] for line in lines for pair in line.private or ()]
    assert len(set(told)) == len(told)
    assert len({log_chain.nonce_of(veil, name, seq, who) for seq in range(1, 40) for who in range(-1, 4)}) == 39 * 5


def test_the_key_is_made_once_and_stays(url: str) -> None:
    first = Store(url)
    first.close()  # a file has one owner
    again = Store(url)
    assert again.identity.key == first.identity.key and again.identity.generation == first.identity.generation
    with again.read() as connection:
        assert identity_of(connection) == again.identity
    again.close()
    back = Store(url, restored=True)
    assert back.identity.key == first.identity.key and back.identity.generation != first.identity.generation
    back.close()


def test_visitors_see_the_level(server: RunningServer) -> None:
    lobby = server.visitor()
    anna: Visitor = server.visitor().open(ME, OPEN, listed=True)
    (listed,) = [t for t in lobby.http.get("/api/tables").json()["tables"] if t["id"] == anna.table]
    assert listed["dice"]["version"] == "kt-dice/1" and listed["dice"]["level"] == 1
    assert listed["dice"]["contributed"] == [] and re.fullmatch("[0-9a-f]{64}", listed["dice"]["root"])
    first = anna.look("/log")["log"]
    assert [line["kind"] for line in first] == ["opened", "dice"]
    assert json.loads(first[1]["lines"][0])["root"] == listed["dice"]["root"]
