"""A process without visitors: it lets bots answer and reviews games, for the servers of the same database.

The queues are the tables `timers` and `reviews`: rows are claimed for a while, past those that others have.  So there
may be as many helpers as one likes, on any machine, and one that is killed is missed for some seconds.
"""

from __future__ import annotations

import logging
import threading
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from kartentisch.server.store.presence import Presence
from kartentisch.server.tables import bot_claims, timers
from kartentisch.server.tables.context import Context
from kartentisch.server.views.reviewer import Reviewer

LOGGER: Final = logging.getLogger("kartentisch.server")


class Helper:
    """Of one process."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._reviewer = Reviewer(context)
        self._presence = Presence(context.store, context.wakeups)
        self._ending = threading.Event()

    def stop(self) -> None:
        """From any thread, or a signal: what is begun is finished, or left to others."""
        self._ending.set()
        self._context.wakeups.work.set()

    def run(self) -> None:
        """Until it is stopped."""
        context, work = self._context, self._context.wakeups.work
        self._reviewer.start()
        try:
            while not self._ending.is_set():
                work.clear()
                try:
                    self._presence.exchange()  # a bot's roll asks those for a link who are there
                    if not timers.help_out(context):
                        work.wait(context.thoughts.wait(timers.TICK_OF_SEVERAL))
                except Exception:  # whatever it was: the database may be there again soon
                    LOGGER.exception("helper")
                    self._ending.wait(timers.BACK_OFF)
        finally:
            self._reviewer.stop()
            try:
                bot_claims.leave(context)
            except SQLAlchemyError as error:  # others take them over a little later
                LOGGER.warning("bots are left behind", extra={"facts": {"problem": type(error).__name__}})
            context.bot_pool.close()
