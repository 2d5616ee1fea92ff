"""Where the server cannot go on: a bot or an autopilot for which the rules have no way, or a fault of ours.

The table is looked at again after longer and longer.  Then the first legal answer counts that can be carried out; where
there is none, bots and clocks stand still there.  Both are lines of the log: nobody waits without knowing.
A table goes on as soon as something is asked anew: somebody answers by hand, goes back, or exchanges a bot.
"""

from __future__ import annotations

import logging
from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError

from kartentisch.server.tables import play
from kartentisch.server.tables.context import Context

AGAIN: Final = (1_000, 5_000, 30_000)  # ms until the next try
LATER: Final = 3_600_000  # ms, where not even that can be told
CHOICES: Final = 32  # legal answers that are tried

LOGGER: Final = logging.getLogger("kartentisch.server")


def failed(context: Context, name: str) -> int:
    """The timekeeper could not go on at the table: in how many ms it is to try again; 0: it has been dealt with."""
    tries = context.failures[name] = context.failures.get(name, 0) + 1
    if tries <= len(AGAIN):
        return AGAIN[tries - 1]
    context.failures.pop(name)
    return 0 if _answered(context, name) or _stopped(context, name) else LATER


def _answered(context: Context, name: str) -> bool:
    """The first legal answer of whom the server answers for; whether there is one."""
    try:
        with context.look(name) as (_, table):
            asked = [] if table.paused else [seat for seat in sorted(table.decisions) if table.seats[seat].agent]
            state: Any = table.position_now() if asked else None
            choices = [(seat, int(action)) for seat in asked for action in state.legal_actions(seat)]
    except SQLAlchemyError:
        raise
    except Exception:
        LOGGER.exception("table %s cannot be read", name)
        return False
    for seat, action in choices[:CHOICES]:
        try:
            with context.change(name) as (_, table):
                auto = "" if table.seats[seat].bot else "autopilot"
                table.tell("forced", seat=seat)
                play.play(table, seat, [action], context.chance, context.present(), auto=auto)
        except SQLAlchemyError:
            raise
        except Exception as fault:  # the next one, then
            LOGGER.info("seat %s of table %s cannot answer %s: %r", seat, name, action, fault)
            continue
        return True
    return False


def _stopped(context: Context, name: str) -> bool:
    """Whether all could be told that the table stands still."""
    try:
        with context.change(name) as (_, table):
            if not table.stuck:
                table.stuck = True
                table.tell("stuck")
    except SQLAlchemyError:
        raise
    except Exception:
        LOGGER.exception("table %s cannot be told that it stands still", name)
        return False
    LOGGER.error("table %s stands still: the rules cannot go on from its position", name)
    return True
