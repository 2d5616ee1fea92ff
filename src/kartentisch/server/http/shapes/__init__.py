"""The shapes of what is answered, for the description of the interface; what is asked stands in `requests`.

Here stand those that are named elsewhere.
"""

from kartentisch.server.http.shapes.common import Health, Refused
from kartentisch.server.http.shapes.courses import History
from kartentisch.server.http.shapes.games import Games, Rules, Short, Told
from kartentisch.server.http.shapes.lessons import Learnt, Lesson
from kartentisch.server.http.shapes.persons import Me
from kartentisch.server.http.shapes.positions import Ahead, Hint, Moment
from kartentisch.server.http.shapes.tables import Done, Invitation, Keys, Lobby, LogPart, Mine, Snapshot

__all__ = [
    "Ahead",
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
    "Me",
    "Mine",
    "Moment",
    "Refused",
    "Rules",
    "Short",
    "Snapshot",
    "Told",
]
