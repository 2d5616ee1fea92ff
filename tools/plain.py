"""What mypy is told while it checks and compiles the rules: procedures are generic for checkers of types only.

mypyc gives a class below `Generic` a dictionary for attributes, and looks at each attribute whether it is there at all:
much of the time of a step.  Without that base it is as plain as a state.
"""

from __future__ import annotations

from collections.abc import Callable

from mypy.plugin import ClassDefContext, Plugin

PLAIN = "kartentisch.engine.procedure.Procedure"


class Plain(Plugin):
    """Takes `Generic` away from what mypyc makes of a class; its parameters and their check stay."""

    def get_customize_class_mro_hook(self, fullname: str) -> Callable[[ClassDefContext], None] | None:
        return _without_generic if fullname == PLAIN else None


def _without_generic(found: ClassDefContext) -> None:
    found.cls.removed_base_type_exprs.clear()


def plugin(version: str) -> type[Plugin]:
    """For mypy, which asks for this name."""
    return Plain
