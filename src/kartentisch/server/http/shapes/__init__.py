"""The shapes of what is answered, for the description of the interface; what is asked stands in `requests`.

Here stand those that are named elsewhere.
"""

from kartentisch.server.http.shapes.common import Health, Refused
from kartentisch.server.http.shapes.courses import History, ReviewState
from kartentisch.server.http.shapes.games import Games, Glossary, Rules, Short, Told
from kartentisch.server.http.shapes.lessons import Learnt, Lesson
from kartentisch.server.http.shapes.notebook import NotebookEntries, NotebookEntry, NotebookRevisions
from kartentisch.server.http.shapes.notifications import Agreed, CalendarTold, Channels, Notifications
from kartentisch.server.http.shapes.persons import Asked, Me, Options, OwnRatings
from kartentisch.server.http.shapes.position_editor import Begun, Drawn, Outline
from kartentisch.server.http.shapes.positions import Ahead, Hint, Moment, Routes
from kartentisch.server.http.shapes.tables import (
    Done,
    Invitation,
    Keys,
    Lobby,
    LogPart,
    Mine,
    Reliability,
    Snapshot,
    TableRatings,
    WaitingTables,
)

__all__ = [
    "Agreed",
    "Ahead",
    "Asked",
    "Begun",
    "CalendarTold",
    "Channels",
    "Done",
    "Drawn",
    "Games",
    "Glossary",
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
    "NotebookEntries",
    "NotebookEntry",
    "NotebookRevisions",
    "Notifications",
    "Options",
    "Outline",
    "OwnRatings",
    "Refused",
    "Reliability",
    "ReviewState",
    "Routes",
    "Rules",
    "Short",
    "Snapshot",
    "TableRatings",
    "Told",
    "WaitingTables",
]
