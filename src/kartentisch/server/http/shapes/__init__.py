"""The shapes of what is answered, for the description of the interface; what is asked stands in `requests`.

Here stand those that are named elsewhere.
"""

from kartentisch.server.http.shapes.common import Health, Refused
from kartentisch.server.http.shapes.courses import History, ReviewState
from kartentisch.server.http.shapes.games import Games, Rules, Short, Told
from kartentisch.server.http.shapes.lessons import Learnt, Lesson
from kartentisch.server.http.shapes.notices import Agreed, CalendarTold, Notices
from kartentisch.server.http.shapes.persons import Asked, Me, Options
from kartentisch.server.http.shapes.positions import Ahead, Hint, Moment
from kartentisch.server.http.shapes.tables import Calls, Done, Invitation, Keys, Lobby, LogPart, Manners, Mine, Snapshot

__all__ = [
    "Agreed",
    "Ahead",
    "Asked",
    "CalendarTold",
    "Calls",
    "Done",
    "Games",
    "Health",
    "Hint",
    "History",
    "Invitation",
    "Keys",
    "Learnt",
    "Lesson",
    "Lobby",
    "LogPart",
    "Manners",
    "Me",
    "Mine",
    "Moment",
    "Notices",
    "Options",
    "Refused",
    "ReviewState",
    "Rules",
    "Short",
    "Snapshot",
    "Told",
]
