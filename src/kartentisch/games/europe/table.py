"""What does not change during a game: the board as masks and distances, the material, the options.  Compiled by mypyc.

Lands come first among the spaces.  Masks of lands count from the first land, masks of sea zones from the first zone.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from kartentisch.games.europe.actions import KINDS, PICK, POWERS

# A stack, all units of one power in one space, is one number: six slots of ten bits.
SLOTS: Final = 6
SLOT_BITS: Final = 10
MOST: Final = 1023  # units of one kind and power in one space
UNIT: Final = vec[i64]([1024**_i for _i in range(SLOTS)])  # one unit in a slot
SHIFT: Final = vec[i64]([10 * _i for _i in range(SLOTS)])
SLOT: Final = vec[i64]([0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 5])  # [kind]; fighters have the same on land and on carriers
LAND_KIND: Final = vec[i64]([0, 1, 2, 3, 4, 5])  # [slot]
SEA_KIND: Final = vec[i64]([6, 7, 8, 9, 4, 10])  # [slot]
GUNS: Final = 1023 * 1024**3  # the bits of the AA guns in a stack on land
FIGHTERS: Final = 1023 * 1024**4  # the bits of the fighters in any stack
CARRIERS: Final = 1023 * 1024**3  # the bits of the carriers in a stack at sea
SUBMARINES: Final = 1023 * 1024  # the bits of the submarines in a stack at sea
FAR: Final = 99  # no way through the air

LONGEST: Final = 40  # rounds of a game without a limit (AAE-R19)


class Table:
    """Shared by all clones."""

    spaces: i64
    lands: i64
    seas: i64
    near_land: vec[i64]  # [space] mask of the lands beside it that can be entered
    near_sea: vec[i64]  # [space] mask of the zones beside it; of a zone: those to which a ship can sail (AAE-19)
    air: vec[i64]  # [space, space] steps through the air, FAR if there is no way (AAE-18)
    near_air_land: vec[i64]  # [space] mask of the lands one step away through the air
    near_air_sea: vec[i64]  # [space] mask of the zones one step away through the air
    ranges: i64  # how many ranges aircraft can have, 0 among them
    land_reach: vec[i64]  # [space, steps] mask of the lands that so many steps through the air reach
    sea_reach: vec[i64]  # [space, steps] mask of the zones
    value: vec[i64]  # [space] IPC
    home: vec[i64]  # [space] first owner: a power, MIDDLE_EAST or NEUTRAL
    capital: vec[i64]  # [power] land
    cash: vec[i64]  # [power] at the start, which is what the income chart shows, too
    setup: vec[i64]  # [space, power] stacks
    factories: i64  # mask of lands
    port: i64  # land of Archangel, or -1 (AAE-R20)
    oil: i64  # mask of the lands of the Middle East
    neutrals: i64  # mask of lands
    convoys: i64  # mask of zones
    # units
    cost: vec[i64]  # [kind]
    steps: vec[i64]
    attack: vec[i64]
    defense: vec[i64]
    axis_advance: i64
    allied_advance: i64
    # options, see `options.py`
    options: dict[str, Any]
    advance: i64
    tank_and_one: i64
    submerged_capture: i64
    raid_limit: i64
    aircraft_leave: i64
    guns_let_pass: i64
    archangel: bool
    allied_destroyer: i64
    round_limit: i64  # 0: none

    def __init__(self, lands: i64 = 0, seas: i64 = 0) -> None:
        spaces = lands + seas
        self.lands = lands
        self.seas = seas
        self.spaces = spaces
        self.near_land = vec[i64]([0] * spaces)
        self.near_sea = vec[i64]([0] * spaces)
        self.near_air_land = vec[i64]([0] * spaces)
        self.near_air_sea = vec[i64]([0] * spaces)
        self.air = vec[i64]([FAR] * (spaces * spaces))
        self.ranges = 0
        self.land_reach = vec[i64]()
        self.sea_reach = vec[i64]()
        self.value = vec[i64]([0] * spaces)
        self.home = vec[i64]([0] * spaces)
        self.capital = vec[i64]([0] * POWERS)
        self.cash = vec[i64]([0] * POWERS)
        self.setup = vec[i64]([0] * (spaces * POWERS))
        self.factories = 0
        self.port = -1
        self.oil = 0
        self.neutrals = 0
        self.convoys = 0
        self.cost = vec[i64]([0] * KINDS)
        self.steps = vec[i64]([0] * KINDS)
        self.attack = vec[i64]([0] * KINDS)
        self.defense = vec[i64]([0] * KINDS)
        self.axis_advance = 12
        self.allied_advance = 12
        self.options = {}
        self.advance = 12
        self.tank_and_one = 0
        self.submerged_capture = 0
        self.raid_limit = 0
        self.aircraft_leave = 0
        self.guns_let_pass = 0
        self.archangel = False
        self.allied_destroyer = 0
        self.round_limit = 0

    def flight(self, a: i64, b: i64) -> i64:
        """Steps through the air from one space to another."""
        return self.air[a * self.spaces + b]

    # [[[cog offsets() ]]]
    def pick(self, space: i64 = 0) -> i64:
        return PICK + space

    def battle(self, space: i64 = 0) -> i64:
        return PICK + 1 * self.spaces + space

    def retreat(self, space: i64 = 0) -> i64:
        return PICK + 2 * self.spaces + space

    def send(self, kind: i64 = 0, space: i64 = 0) -> i64:
        return PICK + (3 + kind) * self.spaces + space

    def raid(self, flyer: i64 = 0, space: i64 = 0) -> i64:
        return PICK + (14 + flyer) * self.spaces + space

    def ferry(self, fighters: i64 = 0, space: i64 = 0) -> i64:
        return PICK + (16 + fighters) * self.spaces + space

    def load(self, cargo: i64 = 0, space: i64 = 0) -> i64:
        return PICK + (18 + cargo) * self.spaces + space

    def unload(self, cargo: i64 = 0, space: i64 = 0) -> i64:
        return PICK + (22 + cargo) * self.spaces + space

    def place(self, kind: i64 = 0, space: i64 = 0) -> i64:
        return PICK + (26 + kind) * self.spaces + space

    def convert(self, ally: i64 = 0, troop: i64 = 0, space: i64 = 0) -> i64:
        return PICK + (37 + ally * 6 + troop) * self.spaces + space

    def end(self) -> i64:
        """Behind the last action."""
        return PICK + 49 * self.spaces

    # [[[end]]]


def number_in(row: i64, slot: i64) -> i64:
    """How many units stand in a slot of a stack."""
    return row >> SHIFT[slot] & MOST


def packed(row: i64, power: i64) -> i64:
    """A number by power out of one that holds all four, such as the submarines that have dived in a zone."""
    return row >> SHIFT[power] & MOST
