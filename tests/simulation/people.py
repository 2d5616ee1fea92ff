"""People at a table: they ask until they are answered, remember what they were told, and look where they must not."""

from __future__ import annotations

import asyncio
import json
import random
from dataclasses import dataclass, field
from typing import Any, Final

from tests.simulation.network import Answer, Network
from tests.simulation.violation import demand

NAMES: Final = ("Anna", "Ben", "Cleo")
PATIENCE: Final = (0.2, 1.0, 4.0)  # seconds until somebody who got no answer asks again


@dataclass
class Sent:
    """A command, and what became of it: `answer` is None until the server has said so for good."""

    who: Person
    body: dict[str, Any]
    answer: Answer | None = None

    @property
    def held(self) -> bool:
        """It counts later, and may be replaced till then."""
        return self.answer is not None and self.answer.status == 200 and self.answer.json["held"] is not None

    @property
    def done(self) -> bool:
        return self.answer is not None and self.answer.status == 200


@dataclass
class Person:
    """Attributes:
    lines: of the log, by number, as they were told; a line never changes, and never goes.
    acknowledged: the last line that an answer was about.
    removed: whoever leads the table has let somebody else have the seat.
    links: the invitation, and the personal link, by which they came in.
    """

    name: str
    seat: int
    network: Network
    table: str = ""
    key: str = ""
    sent: list[Sent] = field(default_factory=list)
    lines: dict[int, str] = field(default_factory=dict)
    acknowledged: int = 0
    listening: int = 0
    numbers: int = 0
    removed: bool = False
    links: dict[str, str] = field(default_factory=dict)

    # ------------------------------------------------------------------ asking
    async def insist(self, chance: random.Random, method: str, path: str, body: Any = None, **query: Any) -> Answer:
        """Ask again until there is an answer that is not the server's own trouble."""
        while True:
            answer = await self.network.ask(self.name, chance, method, path, body, self.key, **query)
            if answer is not None and answer.status < 500 and not answer.code.startswith("store_"):
                return answer
            await asyncio.sleep(chance.choice(PATIENCE))

    async def do(self, chance: random.Random, **command: Any) -> Sent:
        self.numbers += 1
        sent = Sent(self, {"id": f"{self.name}-{self.numbers}", **command})
        self.sent.append(sent)
        await self._send(chance, sent)
        return sent

    async def _send(self, chance: random.Random, sent: Sent) -> None:
        answer = await self.insist(chance, "POST", f"/api/tables/{self.table}/commands", sent.body)
        if sent.answer is not None:
            if answer.code == "unknown_key":
                self.removed = True
                return
            demand(answer == sent.answer, f"{sent.body['id']} was answered in two ways")
        sent.answer = answer
        if answer.status == 200:
            told = answer.json
            for line in told["log"]:
                self.remember(line)
            self.acknowledged = max(self.acknowledged, told["seq"])

    async def look(self, chance: random.Random) -> dict[str, Any] | None:
        known = self.acknowledged
        answer = await self.insist(chance, "GET", f"/api/tables/{self.table}")
        if answer.status != 200:
            demand(
                answer.code in ("unknown_key", "not_for_spectators"), f"{self.name} sees the table no more: {answer}"
            )
            self.removed = True
            return None
        seen: dict[str, Any] = answer.json
        demand(
            seen["table"]["seq"] >= known, f"{self.name} was told of line {known}, and looks at {seen['table']['seq']}"
        )
        self._looked(seen)
        return seen

    def _looked(self, seen: dict[str, Any]) -> None:
        decision = seen["decision"]
        demand(decision is None or decision["seat"] == self.seat, f"{self.name} is shown another seat's question")

    def remember(self, line: dict[str, Any]) -> None:
        text = json.dumps(line, sort_keys=True)
        known = self.lines.setdefault(line["seq"], text)
        demand(known == text, f"{self.name} was told line {line['seq']} in two ways:\n{known}\n{text}")

    def knows(self, sent: Sent) -> bool:
        """Whether the line of what somebody has said was told."""
        assert sent.answer is not None
        return all(line["seq"] in self.lines for line in sent.answer.json["log"])

    # ------------------------------------------------------------------ deeds
    async def deed(self, what: str, chance: random.Random) -> None:
        if not self.removed:
            await getattr(self, f"_{what}")(chance)

    async def _play(self, chance: random.Random) -> None:
        for _ in range(chance.choice((1, 1, 2, 5))):
            seen = await self.look(chance)
            if seen is None or seen["decision"] is None or not seen["decision"]["legal"]:
                return
            decision = seen["decision"]
            action = chance.choice(decision["legal"])["number"]
            await self.do(chance, type="play", seat=decision["seat"], decision=decision["id"], actions=[action])

    async def _chat(self, chance: random.Random) -> None:
        await self.do(chance, type="chat", text=f"{self.name} {self.numbers + 1} says hello")

    async def _crowd(self, chance: random.Random) -> None:
        """From several windows at the very same moment."""
        lot = chance.getrandbits(32)
        says = [f"{self.name} {self.numbers + number} says hello" for number in range(1, 5)]
        await asyncio.gather(*(self.do(random.Random(lot), type="chat", text=text) for text in says))

    async def _undo(self, chance: random.Random) -> None:
        await self.do(chance, type="undo")

    async def _ask_undo(self, chance: random.Random) -> None:
        await self.do(chance, type="ask_undo")

    async def _answer_undo(self, chance: random.Random) -> None:
        await self._agree(chance, "undo_asked", "answer_undo")

    async def _answer_kick(self, chance: random.Random) -> None:
        await self._agree(chance, "kick_asked", "answer_kick")

    async def _answer_pause(self, chance: random.Random) -> None:
        await self._agree(chance, "pause_asked", "answer_pause")

    async def _agree(self, chance: random.Random, question: str, kind: str) -> None:
        seen = await self.look(chance)
        asked = None if seen is None else seen["table"][question]
        if asked is not None:
            await self.do(chance, type=kind, decision=asked["id"], yes=chance.random() < 0.7)

    async def _leave(self, chance: random.Random) -> None:
        await self.do(chance, type="leave", autopilot=chance.choice(("pass", "random")))

    async def _take_over(self, chance: random.Random) -> None:
        await self.do(chance, type="take_over")

    async def _pause(self, chance: random.Random) -> None:
        await self.do(chance, type="pause", minutes=5, alone=chance.random() < 0.3)

    async def _resume(self, chance: random.Random) -> None:
        await self.do(chance, type="resume")

    async def _orders(self, chance: random.Random) -> None:
        order = {"question": "*", "otherwise": chance.choice(("pass", "ask"))}
        await self.do(chance, type="set_orders", orders=[order] if chance.random() < 0.7 else [])

    async def _nudge(self, chance: random.Random) -> None:
        await self.do(chance, type="nudge", target=chance.randrange(len(NAMES)))

    async def _kick(self, chance: random.Random) -> None:
        await self.do(chance, type="kick", target=chance.choice((1, 2)))

    async def _seed(self, chance: random.Random) -> None:
        await self.do(chance, type="seed", epoch=0, commitment=chance.randbytes(32).hex())

    async def _report(self, chance: random.Random) -> None:
        await self.do(chance, type="report", line=chance.randint(1, 12))

    async def _settings(self, chance: random.Random) -> None:
        await self.do(chance, type="settings", chat=chance.choice(("free", "phrases")))

    async def _look(self, chance: random.Random) -> None:
        await self.look(chance)

    async def _watch(self, chance: random.Random) -> None:
        await self.listen(chance.choice((1.0, 8.0, 40.0)))

    async def listen(self, seconds: float) -> None:
        """For a while, from the last line that is known without a gap."""
        after = 0
        while after + 1 in self.lines:
            after += 1
        rest = b""

        def hear(portion: bytes) -> None:
            nonlocal after, rest
            *messages, rest = (rest + portion).split(b"\n\n")
            for message in messages:
                fields = dict(row.split(": ", 1) for row in message.decode().split("\n") if ": " in row)
                if fields.get("event") == "line":
                    line = json.loads(fields["data"])
                    demand(line["seq"] == after + 1, f"line {line['seq']} came after line {after}")
                    after += 1
                    self.remember(line)
                elif fields.get("event") == "table":
                    seen = json.loads(fields["data"])
                    demand(
                        seen["table"]["seq"] == after, f"the table of line {seen['table']['seq']} after line {after}"
                    )
                    self._looked(seen)

        self.listening += 1
        await self.network.listen(self.name, f"/api/tables/{self.table}/stream", self.key, seconds, hear, after=after)
        self.listening -= 1

    # ------------------------------------------------------------------ what must not be
    async def _again(self, chance: random.Random) -> None:
        """A command that was answered is sent once more."""
        answered = [sent for sent in self.sent if sent.answer is not None]
        if answered:
            await self._send(chance, chance.choice(answered))

    async def _reuse(self, chance: random.Random) -> None:
        """Its id is used for something else."""
        done = [sent for sent in self.sent if sent.done]
        if done:
            body = {"id": chance.choice(done).body["id"], "type": "chat", "text": "something else"}
            answer = await self.insist(chance, "POST", f"/api/tables/{self.table}/commands", body)
            demand(answer.code in ("command_reused", "unknown_key"), f"an id was used twice: {answer}")

    async def _stale(self, chance: random.Random) -> None:
        """A question that was answered is answered again, by what would answer the one that is open now."""
        played = [one for one in self.sent if one.done and one.body["type"] == "play" and not one.held]
        seen = await self.look(chance)
        now = None if seen is None else seen["decision"]
        if not played or now is None or not now["legal"]:
            return
        old = chance.choice(played).body
        self.numbers += 1
        actions = [chance.choice(now["legal"])["number"]]
        body = {**old, "id": f"{self.name}-{self.numbers}", "actions": actions}
        answer = await self.insist(chance, "POST", f"/api/tables/{self.table}/commands", body)
        demand(answer.status >= 400, f"a question was answered twice: {old['decision']}")

    async def _steal(self, chance: random.Random) -> None:
        """As somebody who wants more than their key opens."""
        other = (self.seat + chance.randrange(1, len(NAMES))) % len(NAMES)
        path, commands = f"/api/tables/{self.table}", f"/api/tables/{self.table}/commands"
        way = chance.randrange(9)
        body: dict[str, Any] = {"id": f"x{chance.getrandbits(40)}", "type": "chat", "text": "nobody says this"}
        if way == 0:
            answer = await self.network.ask("nobody", chance, "POST", commands, body)
        elif way == 1:
            answer = await self.network.ask("nobody", chance, "POST", commands, body, "0" * 48)
        elif way == 2:
            answer = await self.network.ask(self.name, chance, "GET", path, None, self.key, seat=other)
        elif way == 3:
            answer = await self.network.ask(self.name, chance, "GET", f"{path}/log", None, self.key, seat=other)
        elif way == 4:
            body = {"id": body["id"], "type": chance.choice(("undo", "leave", "take_over")), "seat": other}
            answer = await self.network.ask(self.name, chance, "POST", commands, body, self.key)
        elif way in (5, 6):  # nobody sits down by an invitation once the game has begun
            body = {"invite": "0" * 20 if way == 5 else self.links["invite"], "names": ["Mallory"]}
            answer = await self.network.ask("nobody", chance, "POST", f"{path}/seats", body)
        elif way == 7:  # a personal link is no key, and opens nobody else's seat
            answer = await self.network.ask("nobody", chance, "GET", path, None, self.links["recovery"], seat=other)
        else:
            answer = await self.network.ask(self.name, chance, "GET", f"{path}/record", None, self.key, seat=other)
        demand(answer is None or answer.status >= 400, f"way {way} into another's seat is open: {answer}")
