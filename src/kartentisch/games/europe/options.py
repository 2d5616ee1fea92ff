"""The rulings of ours that a table may change, and the handicap that players agree on."""

from __future__ import annotations

from kartentisch.engine.options import Option

OPTIONS = (
    Option("advance", "AAE-06", 12, tuple(range(13))),
    Option("tank_and_one", "AAE-R01", "tank_alone", ("tank_alone", "tank_and_one")),
    Option("submerged_capture", "AAE-R02", "surfaced_only", ("surfaced_only", "always")),
    Option("raid_limit", "AAE-R05", "cash", ("cash", "value")),
    Option("aircraft_leave", "AAE-R07", "at_end", ("at_end", "any_round")),
    Option("guns_let_pass", "AAE-R13", "stop", ("stop", "pass")),
    Option("round_limit", "AAE-R19", "none", ("none", 3, 4, 5, 6, 8, 10, 12, 16, 20)),
    Option("archangel", "AAE-R20", False, (False, True)),
    Option("allied_destroyer", "AAE-R28", "attacker_only", ("attacker_only", "any_ally")),
)
