"""Seats whose browsers bring links of a chain to open rolls: what the tests of level 2 share."""

from __future__ import annotations

import itertools
import json
import random
from typing import Any

from kartentisch.fairness import dice as d
from kartentisch.server import commands
from kartentisch.server.commands.kinds import Command
from kartentisch.server.fairness import witnesses
from kartentisch.server.fairness.seeds import Seeds
from kartentisch.server.fairness.witnesses import Asked, Witnesses
from kartentisch.server.tables import new_table, seats
from kartentisch.server.tables.context import Context, Shown
from kartentisch.server.tables.new_table import NewTable
from kartentisch.server.tables.table import TableSettings
from tests.server.running_server import commanded
from tests.server.trusted import commitment, dice_log

_NUMBERS = itertools.count()


class Witnessed:
    """A table of Attack! with two people (seats 0 and 1), whose chains are the same in every run.

    Attributes:
        silent: seats that bring no link.
    """

    def __init__(self, context: Context, wish: str = "wish", **settings: Any) -> None:
        self.context, self.silent = context, set[int]()
        wishes = [{"kind": "mine", "name": "Anna"}, {"kind": "open"}]
        table, issued = new_table.open_table(
            context, NewTable("attack", wishes, TableSettings(witness=wish, **settings))
        )
        _, other, _ = seats.sit_down(context, table.id, table.invite, ["Ben"], None)
        self.name, self.keys = table.id, (Shown(issued.secret), Shown(other.secret))
        self.chooser = random.Random(3)

    def link(self, seat: int, epoch: int, number: int) -> str:
        tip = bytes([seat, epoch]) * 16
        return d.witness_back(tip, witnesses.EACH - number).hex()

    def bring(self, epoch: int = 0, who: tuple[int, ...] = (0, 1), chains: tuple[int, ...] = (0, 1)) -> None:
        """Those of `who` bring seeds, those of `chains` a chain as well."""
        self.commit(epoch, who, chains)
        for seat in who:
            self.say(seat, epoch)

    def commit(self, epoch: int = 0, who: tuple[int, ...] = (0, 1), chains: tuple[int, ...] = (0, 1)) -> None:
        for seat in who:
            root = self.link(seat, epoch, 0) if seat in chains else ""
            told = commitment(self.name, epoch, seat, self.seed(seat, epoch))
            assert self.send(seat, "seed", epoch=epoch, commitment=told, root=root)[0] == 200

    def say(self, seat: int, epoch: int = 0) -> None:
        assert self.send(seat, "seed", epoch=epoch, seed=self.seed(seat, epoch).hex())[0] == 200

    def seed(self, seat: int, epoch: int) -> bytes:
        return bytes([7, seat, epoch, 1]) * 8

    def send(self, seat: int, kind: str, own: bool = True, **more: Any) -> tuple[int, dict[str, Any]]:
        return self.carry_out(seat, commanded(f"w{next(_NUMBERS)}", kind, seat if own else None, **more))

    def carry_out(self, seat: int, command: Command) -> tuple[int, dict[str, Any]]:
        return commands.carry_out(self.context, self.name, self.keys[seat], command, "en")

    def start(self) -> None:
        assert self.send(0, "start", own=False)[0] == 200

    def seeds(self) -> Seeds:
        with self.context.look(self.name) as (_, table):
            assert table.seeds is not None
            return table.seeds

    def witnesses(self) -> Witnesses:
        found = self.seeds().witnesses
        assert found is not None
        return found

    def asked(self) -> Asked | None:
        return self.witnesses().asked

    @property
    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in dice_log(self.context, self.name)]

    def tell(self) -> tuple[int, dict[str, Any]]:
        """Whoever is asked brings the link."""
        asked, epoch = self.asked(), self.seeds().epoch
        assert asked is not None
        link = self.link(asked.seat, epoch, asked.link)
        return self.send(asked.seat, "witness", epoch=epoch, i=asked.i, link=link)

    def answer(self) -> bool:
        """The seat that is asked by the rules answers something; whether anybody was."""
        with self.context.look(self.name) as (_, table):
            if not table.decisions:
                return False
            seat, decision = min(table.decisions.items())
            action = self.chooser.choice(table.position_now().legal_actions(seat))
        assert self.send(seat, "play", decision=decision.id, actions=[action])[0] == 200
        return True

    def until_asked(self) -> Asked:
        """Play until somebody is asked for a link."""
        for _ in range(2_000):
            asked = self.asked()
            if asked is not None:
                return asked
            assert self.answer()
        raise AssertionError("no roll")
