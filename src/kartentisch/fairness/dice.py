"""The arithmetic of verifiable dice, protocol "kt-dice/1": chains, salts, streams, dice, draws, commitments.

Pure functions of bytes; `docs/protocol/dice.md` is the specification (source: the project's study of dice fairness,
whose test vectors it reproduces); the section numbers below are its own.  Secrets come from the caller, who must take
them from the operating system (`secrets.token_bytes(32)`); nothing here draws anything at random.
"""

from __future__ import annotations

import hmac
import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from hashlib import sha256
from typing import Any, Final

import msgspec

from kartentisch.engine.arguments import careful
from kartentisch.engine.errors import EngineError

VERSION: Final = "kt-dice/1"
BLOCK: Final = 64  # bytes that SHA-256 takes at once
SIZE: Final = 32  # bytes of every secret, seed, element, nonce and hash
LINKS: Final = 4_096  # links of a chain, unless said otherwise: about 2 ms to build
MOST_LINKS: Final = 65_536
MOST_FACES: Final = 256  # a die is one byte of the stream
MOST_CARDS: Final = 65_536  # a draw is two bytes of the stream
MOST_DICE: Final = 1_000  # in one roll
MOST_TEXT: Final = 200  # bytes of a table's id
SAFE: Final = 2**53 - 1  # the largest integer that canonical JSON holds
EVERYBODY: Final = -1  # the owner of a sealed outcome whose result is told at once
STRETCH: Final = 64  # links between two remembered elements of a chain

MOST_KEYS: Final = 64  # that are remembered
KEY: Final = re.compile(r"[a-z_]+")
HEX: Final = re.compile(rf"[0-9a-f]{{{2 * SIZE}}}")

Json = Any  # objects, arrays, strings and integers only


# ---------------------------------------------------------------------- bytes (§2)
def digest(data: bytes) -> bytes:
    """SHA-256: 32 bytes."""
    return sha256(data).digest()


def mac(key: bytes, data: bytes) -> bytes:
    """HMAC-SHA-256: 32 bytes."""
    inner, outer = _pads(key)
    return sha256(outer + sha256(inner + data).digest()).digest()  # a quarter of what `hmac.digest` takes for so little


@lru_cache(maxsize=256)  # the veil and the master of each table that is played at
def _pads(key: bytes) -> tuple[bytes, bytes]:
    """The key as HMAC lays it before what it hashes, inside and outside (RFC 2104)."""
    block = sha256(key).digest() if len(key) > BLOCK else key
    block = block.ljust(BLOCK, b"\0")
    return block.translate(hmac.trans_36), block.translate(hmac.trans_5C)


def u32(number: int) -> bytes:
    """Four bytes, the highest first; EngineError `dice_value` for what does not fit."""
    if not isinstance(number, int) or not 0 <= number < 2**32:
        raise EngineError("dice_value", found=ascii(number))
    return number.to_bytes(4, "big")


def lp(data: bytes) -> bytes:
    """The data behind its length, so that no two lists of fields have the same bytes."""
    return len(data).to_bytes(4, "big") + data


def canonical(value: Json) -> bytes:
    """Canonical JSON (§2.3): keys of small letters in order, no spaces, integers only, UTF-8.

    Raises:
        EngineError: `dice_value` for anything that two languages could write differently.
    """
    _VALUES.check(value)
    return msgspec.json.encode(value, order="sorted")  # the same bytes as json.dumps, in a third of the time


class Canonical:
    """What canonical JSON may hold: objects whose members have plain names, arrays, texts and safe integers."""

    def __init__(
        self, key: re.Pattern[str], most: int, arrays: tuple[type[Iterable[Json]], ...], words: tuple[type, ...] = ()
    ) -> None:
        """`key`: a member's name, of which `most` are remembered as looked at; `words`: types that may be, too."""
        self._key, self._most, self._arrays, self._words = key, most, arrays, words
        self._keys: set[str] = set()  # protocol and games have some dozens

    def check(self, value: Json) -> None:
        """EngineError `dice_value` for anything that two languages could write differently."""
        if isinstance(value, dict):
            if not self._keys.issuperset(value):
                self._look_at(value)
            entries: Iterable[Json] = value.values()
        elif isinstance(value, self._arrays):
            entries = value
        elif isinstance(value, str):
            if not value.isascii() and any("\ud800" <= letter <= "\udfff" for letter in value):
                raise EngineError("dice_value", found=ascii(value))
            return
        elif isinstance(value, self._words):
            return
        elif isinstance(value, bool) or not isinstance(value, int) or abs(value) > SAFE:
            raise EngineError("dice_value", found=str(value))
        else:
            return
        for entry in entries:
            kind = type(entry)  # numbers and plain texts are the most: a call for each would take longer than to look
            if (kind is not int or not -SAFE <= entry <= SAFE) and (kind is not str or not entry.isascii()):
                self.check(entry)

    def _look_at(self, keys: Iterable[Json]) -> None:
        for key in keys:
            if not (isinstance(key, str) and self._key.fullmatch(key)):
                raise EngineError("dice_value", found=str(key))
            if len(self._keys) < self._most:
                self._keys.add(key)


_VALUES: Final = Canonical(KEY, MOST_KEYS, (list,))


def exactly(data: bytes, what: str) -> bytes:
    """The data, if it has 32 bytes; EngineError `dice_size`."""
    if len(data) != SIZE:
        raise EngineError("dice_size", what=what, expected=SIZE, found=len(data))
    return data


def from_hex(text: Json, what: str) -> bytes:
    """32 bytes from 64 small hexadecimal digits; EngineError `dice_size`."""
    if not isinstance(text, str) or not HEX.fullmatch(text):
        raise EngineError("dice_size", what=what, expected=SIZE, found=str(text))
    return bytes.fromhex(text)


def table_bytes(table: str) -> bytes:
    """The table's id in UTF-8, 1 to 200 bytes; EngineError `dice_table`."""
    canonical(table)
    data = table.encode()
    if not 0 < len(data) <= MOST_TEXT:
        raise EngineError("dice_table", table=table, most=MOST_TEXT)
    return data


# ---------------------------------------------------------------------- the open chain (§3)
def before(element: bytes) -> bytes:
    """The element one nearer to the root: what everybody checks when an element is told."""
    return digest(b"kt/chain/1" + element)


def root_of(tip: bytes, links: int) -> bytes:
    """The root s_0 of the chain whose last element s_links is the tip."""
    return DiceChain(tip, links).root


def witness_before(link: bytes) -> bytes:
    """The link of a seat's witness chain one nearer to its root (§9)."""
    return digest(b"kt/witness/1" + link)


def witness_back(link: bytes, links: int) -> bytes:
    """The link of the witness chain that lies so many before; from the last one to the root, its whole length."""
    for _ in range(links):
        link = witness_before(link)
    return link


@careful
class DiceChain:
    """A chain of secrets that is told from its root on: s_0 at once, then s_1, s_2 ... one for each roll.

    Attributes:
        tip: s_links, 32 bytes, secret.
        links: how many rolls it has, 1 to 65,536.
        root: s_0, told in public before any seat's seed is known.

    It keeps every 64th element and the stretch that it was asked for last, so that a long chain needs little room.  It
    is computed when it is first needed; a stored chain goes on from `near` without that.
    """

    def __init__(self, tip: bytes, links: int = LINKS, near: tuple[int, bytes] | None = None) -> None:
        """`near`: what `near` gave for the same chain.  Raises EngineError: `dice_size`, `dice_links`."""
        if isinstance(links, bool) or not 1 <= links <= MOST_LINKS:
            raise EngineError("dice_links", links=links, most=MOST_LINKS)
        self.tip = exactly(tip, "dice_tip")
        self.links = links
        self._kept = {links: tip}  # index -> element
        if near is not None:
            self._kept[near[0]] = near[1]
        self._stretch: dict[int, bytes] = {}

    @property
    def root(self) -> bytes:
        if 0 not in self._kept:
            self._build()
        return self._kept[0]

    def element(self, index: int) -> bytes:
        """The element s_index; EngineError `dice_exhausted` behind the tip."""
        if not 0 <= index <= self.links:
            raise EngineError("dice_exhausted", index=index, links=self.links)
        if index not in self._stretch:
            self._walk(index)
        return self._stretch[index]

    def near(self, index: int) -> tuple[int, bytes]:
        """The kept element at or behind the index, with its own index: for the store."""
        high = min(index - index % STRETCH + STRETCH, self.links)
        if high not in self._kept:
            self._build()
        return high, self._kept[high]

    def _build(self) -> None:
        """Compute the whole chain once."""
        element = self.tip
        for index in range(self.links - 1, -1, -1):
            element = before(element)
            if index % STRETCH == 0:
                self._kept[index] = element

    def _walk(self, index: int) -> None:
        """Compute the stretch of up to 64 elements in which the index lies."""
        high, element = self.near(index)
        self._stretch = {high: element}
        for at in range(high - 1, index - index % STRETCH - 1, -1):
            element = before(element)
            self._stretch[at] = element


# ---------------------------------------------------------------------- seeds and salt (§4)
@careful
def seed_commitment(table: str, epoch: int, seat: int, seed: bytes) -> bytes:
    """What a seat tells of its seed beforehand."""
    exactly(seed, "dice_seed_bytes")
    return digest(b"kt/seed/1" + lp(table_bytes(table)) + u32(epoch) + u32(seat) + seed)


@careful
def server_seed(table: str, root: bytes, seat: int) -> bytes:
    """The seed of a seat that brings none (bots, open seats): anybody can compute it, it adds no chance."""
    return digest(b"kt/house-seed/1" + lp(table_bytes(table)) + exactly(root, "dice_root_bytes") + u32(seat))


@careful
def salt_of(table: str, root: bytes, seeds: Sequence[bytes]) -> bytes:
    """What the seats' seeds, in order of the seats, make of every later roll."""
    parts = b"".join(lp(exactly(seed, "dice_seed_bytes")) for seed in seeds)
    return digest(b"kt/salt/1" + lp(table_bytes(table)) + exactly(root, "dice_root_bytes") + parts)


# ---------------------------------------------------------------------- streams, dice, draws (§5)
def dice_stream(element: bytes, salt: bytes, context: bytes, witness: bytes = b"") -> Stream:
    """The stream for dice."""
    return Stream(mac(element, b"kt/roll/1" + salt + lp(witness)), context)


def draw_stream(element: bytes, salt: bytes, context: bytes, witness: bytes = b"") -> Stream:
    """The stream for draws and shuffles."""
    return Stream(mac(element, b"kt/deck/1" + salt + lp(witness)), context)


class Stream:
    """Bytes without end from a key and a context, and fair numbers taken from them."""

    def __init__(self, key: bytes, context: bytes) -> None:
        self._bytes = _stream_bytes(key, b"kt/stream/1" + lp(context))

    def below(self, n: int, width: int = 2) -> int:
        """A fair number 0 .. n-1 from groups of `width` bytes; groups beyond the last multiple of n are rejected."""
        span = 256**width
        fair = span - span % n
        while True:
            number = 0
            for _ in range(width):
                number = number * 256 + next(self._bytes)
            if number < fair:
                return number % n

    def dice(self, count: int, faces: int) -> list[int]:
        """So many dice, each 1 .. faces, in the order in which the rules list them; EngineError `dice_request`."""
        if not (0 < count <= MOST_DICE and 0 < faces <= MOST_FACES):
            raise EngineError("dice_request", found=f"{count}d{faces}")
        return [self.below(faces, 1) + 1 for _ in range(count)]

    def draw(self, weights: Sequence[Sequence[int]]) -> int:
        """One of the outcomes of (outcome, weight) pairs, by weight; EngineError `dice_request`."""
        total = check_weights(weights)
        k = self.below(total)
        at = 0
        while k >= weights[at][1]:
            k -= weights[at][1]
            at += 1
        return int(weights[at][0])

    def shuffled(self, n: int) -> list[int]:
        """The numbers 0 .. n-1 in a fair order (Fisher-Yates from the end); EngineError `dice_request`."""
        if not 0 <= n <= MOST_CARDS:
            raise EngineError("dice_request", found=str(n))
        cards = list(range(n))
        for last in range(n - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]
        return cards


def _stream_bytes(key: bytes, prefix: bytes) -> Iterator[int]:
    counter = 0
    while True:
        yield from mac(key, prefix + u32(counter))
        counter += 1


def check_weights(weights: Sequence[Sequence[int]]) -> int:
    """The total of (outcome, weight) pairs: outcomes ascending, weights at least 1, together 1 to 65,536."""
    total, last = 0, -1
    for pair in weights:
        if len(pair) != 2 or not all(type(number) is int for number in pair) or pair[0] <= last or pair[1] < 1:
            raise EngineError("dice_request", found=str(list(pair)))
        last = pair[0]
        total += pair[1]
    if not 0 < total <= MOST_CARDS:
        raise EngineError("dice_request", found=str(total))
    return total


def context(table: str, seq: int, what: str, region: str = "", seat: int | None = None) -> dict[str, Json]:
    """What an outcome is for (§5.1): the table, the number of answers given before it, its name, where, whose."""
    found: dict[str, Json] = {"g": table, "seq": seq, "what": what}
    if region:
        found["reg"] = region
    if seat is not None:
        found["seat"] = seat
    return found


def answer(element: bytes, salt: bytes, ctx: Json, request: Json, witness: bytes = b"") -> Json:
    """What the element answers to a request: the dice, or the number of the outcome drawn.

    Args:
        ctx: from `context`.
        request: {"dice": count, "faces": k} or {"weights": [[outcome, weight], ...]}.
        witness: what another seat brought to this outcome (§9).

    Raises:
        EngineError: `dice_request`, `dice_value`.
    """
    if not isinstance(request, dict):
        raise EngineError("dice_request", found=str(request))
    if set(request) == {"dice", "faces"} and all(type(number) is int for number in request.values()):
        return dice_stream(element, salt, canonical(ctx), witness).dice(request["dice"], request["faces"])
    weights = request.get("weights")
    if set(request) == {"weights"} and isinstance(weights, list) and all(isinstance(pair, list) for pair in weights):
        return draw_stream(element, salt, canonical(ctx), witness).draw(weights)
    raise EngineError("dice_request", found=str(request))


# ---------------------------------------------------------------------- sealed outcomes (§6)
def master_commitment(master: bytes) -> bytes:
    """What is told of the master secret before any seat's seed is known."""
    return digest(b"kt/master/1" + exactly(master, "dice_master"))


def sealed_element(master: bytes, index: int) -> bytes:
    """The element of the sealed outcome with this index; telling one says nothing about the others."""
    return mac(exactly(master, "dice_master"), b"kt/element/1" + u32(index))


def sealed_nonce(element: bytes) -> bytes:
    """What the owner gets to open the commitment; it says nothing about the element."""
    return mac(exactly(element, "dice_element_bytes"), b"kt/nonce/1")


def sealed_commitment(ctx: Json, result: Json, nonce: bytes) -> bytes:
    """What is told in public of a sealed outcome: it binds context and result and hides the result."""
    return digest(b"kt/sealed/1" + lp(canonical(ctx)) + exactly(nonce, "dice_nonce") + lp(canonical(result)))


def owner_can_open(line: Json, private: Json) -> bool:
    """What a seat checks at once: what it was told alone is what was committed to in public.

    Args:
        line: the public `sealed` line, as data.
        private: what the seat got: `epoch`, `i`, `result`, `nonce`.
    """
    if (line["epoch"], line["i"]) != (private["epoch"], private["i"]):
        return False
    nonce = from_hex(private["nonce"], "dice_nonce")
    found = sealed_commitment(line["ctx"], private["result"], nonce).hex()
    return hmac.compare_digest(found, str(line["commitment"]))


# ---------------------------------------------------------------------- the log (§7)
NO_HEAD: Final = bytes(SIZE)  # before the first line


def next_head(line: str) -> bytes:
    """The head of the log after this line; the line holds the head before it."""
    return digest(b"kt/log/1" + lp(line.encode()))
