"""What is stored, the same in SQLite and PostgreSQL.  Times are milliseconds since 1970, JSON is text.

The stored state of a table is the truth; the log tells beside it how it came about, and never shrinks.
`migrations/` creates and changes these tables; a test compares the two.  A table that was named by a word of ours
keeps that name in the store, where other programs may read it; the constant says what it is, and `key` of a column.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Column, Float, Index, Integer, LargeBinary, MetaData, Table, Text

METADATA: Final = MetaData()

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("round", Text, nullable=False),  # the first table of a chain of rematches: keys and cookies go by it
    Column("game", Text, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("customs", Text, key="settings", nullable=False),  # agreed besides the rules: clocks, spectators, chat
    Column("status", Text, nullable=False),  # waiting | playing | over
    Column("owner", Integer, nullable=False),
    Column("invite", Text, nullable=False),
    Column("listed", Integer, nullable=False),
    Column("seq", BigInteger, nullable=False),  # of the last line of the log
    Column("entries", Integer, nullable=False),  # of the record, without what was taken back
    Column("state", Text),
    Column("position", Text),  # of an imported record that did not begin at the set-up
    Column("decisions", Text, nullable=False),
    Column("undo", Text, nullable=False),
    Column("moves", Text),  # the last ones of people that stand: what one command has answered
    Column("plea", Text),  # somebody asks the others to go back
    Column("lead", Text),  # before the game: when its owner was last heard of, and who asks to lead instead
    Column("removals", Text),  # who is to leave in the game, and seats whose person was sent away
    Column("times", Text),  # time banks, pauses, vacations
    Column("successor", Text),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("chain", Text),  # the dice with their secrets
    Column("seeds", Text),  # what the seats bring to them, and who is waited for
    Column("veil", Text),  # secret: hides the private parts of the log until the end
    Column("head", Text),  # of the log, with its signature
    Column("signature", Text),
    Column("time_left", BigInteger),  # ms that a game with a time limit begins or goes on with
    Column("ends", BigInteger),  # when its time is up, while the clock runs
    Column("branch", Text),  # of a "What if?": where it branched off
    Column("moved", Text),  # where it was before, and where it went
    Column("stuck", Integer, nullable=False, server_default="0"),  # the rules cannot go on from there
    Column("origin", Text, nullable=False, server_default=""),  # the network it was opened from, as a keyed hash
    Column("likeness", Text),  # of what everybody sees, see `tables.fingerprint`; NULL: not worked out yet
    Index("tables_alike", "likeness"),
    Index("tables_listed", "listed", "status", "touched"),
    Index("tables_of_origin", "origin", "status"),
    Index("tables_touched", "status", "touched"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),  # open | person | bot
    Column("name", Text, nullable=False),
    Column("holder", Integer),  # several seats of one holder share a screen
    Column("bot", Text, nullable=False),
    Column("autopilot", Text, nullable=False),
    Column("orders", Text, nullable=False, server_default=""),  # standing orders, secret
    Column("held", Text, nullable=False, server_default=""),  # an answer that counts in a moment, secret
    Column("invite", Text, nullable=False, server_default=""),  # for whoever takes this seat over
)

KEYS: Final = Table(
    "keys",
    METADATA,
    Column("digest", Text, primary_key=True),
    Column("round", Text, primary_key=True),
    Column("holder", Integer, nullable=False),
    Column("purpose", Text, nullable=False),  # seat | recovery | revoked
    Column("created", BigInteger, nullable=False),
    Index("keys_of_holder", "round", "holder", "created"),
)

LOG: Final = Table(
    "log",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("seq", BigInteger, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("hash", Text),  # the head after this line; lines older than the chain have none
    Column("signature", Text),
    Column("private", Text),  # commitments to what not everybody may know
)

SEALED: Final = Table(
    "sealed",  # outcomes of the dice that not everybody may know before the end
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("epoch", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("row", Text, nullable=False),
)

BY_ORDER: Final = Table(
    "by_order",  # which lines of the log came from standing orders: only the seat may know, so it stands beside the log
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("seq", BigInteger, primary_key=True),
)

COMMANDS: Final = Table(
    "commands",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("holder", Integer, primary_key=True),
    Column("command", Text, primary_key=True),
    Column("digest", Text, nullable=False),  # of what was asked: the same id for something else is refused
    Column("answer", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

TIMERS: Final = Table(
    "timers",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("due", BigInteger, nullable=False),  # a moment: of a clock, a held answer, a question; NEVER without one
    Column("lane", Integer, nullable=False),  # whether bots are to move, and whether a person waits for them: see LANES
    Column("queued", BigInteger, nullable=False),  # since when, in that lane
    Index("timers_due", "due"),
    Index("timers_lane", "lane", "queued"),
)
NEVER: Final = 2**62
STILL, BESIDE, ALONE = LANES = (0, 1, 2)  # no bot is to move; one is, beside people; bots are among themselves

PACKED: Final = Table(
    "packed",  # pieces of logs that came in one go, or are old: rows of `log`, see `logbook`
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("first", BigInteger, primary_key=True),  # seq of its lines
    Column("last", BigInteger, nullable=False),
    Column("lines", LargeBinary, nullable=False),
)

REVIEWS: Final = Table(
    "reviews",  # of games that are over: what has been reviewed, and what is still to be
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("state", Text, nullable=False),  # waiting | ready | failed
    Column("wished", Integer, nullable=False),  # 1: somebody has asked for it; these come first
    Column("asked", BigInteger, nullable=False),  # since when it waits
    Column("claimed", BigInteger, nullable=False),  # when the process that makes it was last heard of; 0: none does
    Column("tries", Integer, nullable=False),  # how often it was begun
    Column("done", Integer, nullable=False),  # entries of the record
    Column("total", Integer, nullable=False),
    Column("review", LargeBinary),  # JSON as docs/develop/review.md says, compressed
    Index("reviews_waiting", "state", "wished", "asked"),
)

OUTBOX: Final = Table(
    "outbox",  # wake-ups: changes of which other processes and open streams have to hear
    METADATA,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table_id", Text, nullable=False),
    Column("seq", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("ears", Text, key="recipients", nullable=False, server_default=""),  # holders, if it concerns them alone
    Index("outbox_at", "at"),
)

NOTEBOOK: Final = Table(
    "asides",  # what a seat notes for itself, and what a side says among itself: beside the log, see `notebook`
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("circle", Text, primary_key=True),  # who may know: a seat of one holder, or a side
    Column("name", Text, primary_key=True),  # chosen by the client; empty: only counts `revision` on
    Column("revision", BigInteger, nullable=False),  # of its circle, when it was changed last
    Column("kind", Text, nullable=False),  # note | plan | said | gone
    Column("holder", Integer, nullable=False),  # who wrote it
    Column("seat", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("ears", Text, key="recipients", nullable=False),  # of what was said: the holders who were there
    Column("line", BigInteger, nullable=False),  # the last of the log when it was made
    Column("at", BigInteger, nullable=False),
    Index("asides_revision", "table_id", "circle", "revision"),
)

REPORTS: Final = Table(
    "reports",  # what people were told that they did not want to hear
    METADATA,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table_id", Text, nullable=False),
    Column("circle", Text, nullable=False),  # empty: said to all, and a matter of who leads the table, too
    Column("seat", Integer, nullable=False),  # who reports it
    Column("line", Text, nullable=False),  # of the log, or the name in its circle
    Column("name", Text, nullable=False),  # who said it
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("closed", BigInteger, nullable=False),  # when whoever runs the server was done with it; 0: open
    Index("reports_of_table", "table_id"),
    Index("reports_open", "closed"),
)

PERSONS: Final = Table(
    "persons",  # somebody across tables and devices, made when something needs one
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),  # a nickname; may be empty, and others may have it, too
    Column("language", Text, nullable=False),  # de | en | empty: what the browser says
    Column("zone", Text, nullable=False),  # of time, as "Europe/Berlin"; empty: not known
    Column("created", BigInteger, nullable=False),
)

SESSIONS: Final = Table(
    "sessions",  # the browsers that a person is known by
    METADATA,
    Column("digest", Text, primary_key=True),  # of the secret in the cookie
    Column("person", Text, nullable=False),
    Column("label", Text, nullable=False),  # "Firefox, Linux"
    Column("passkey", Text, nullable=False),  # by which this browser came in; empty: it was here before, or by e-mail
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),  # to the hour
    Index("sessions_of_person", "person"),
)

PERSON_SEATS: Final = Table(
    "person_seats",  # whose person a holder is; one for each holder, for good
    METADATA,
    Column("round", Text, primary_key=True),
    Column("holder", Integer, primary_key=True),
    Column("person", Text, nullable=False),
    Column("since", BigInteger, nullable=False),
    Index("person_seats_of_person", "person", "round"),
)

OUTGOING: Final = Table(
    "outgoing",  # what leaves the server: e-mails, and notices to a target, each told once
    METADATA,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("kind", Text, nullable=False),  # mail | push | other | untried
    Column("target", Text, nullable=False),  # of a notice; empty for an e-mail
    Column("subject", Text, nullable=False),
    Column("table_id", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("due", BigInteger, nullable=False),  # NEVER when it is settled
    Column("locked", BigInteger, nullable=False),  # a process sends it until then
    Column("tries", Integer, nullable=False),
    Column("broken", Integer, nullable=False),  # how often a process ended while it sent this
    Column("state", Text, nullable=False),  # waiting | sent | dropped | failed
    Column("created", BigInteger, nullable=False),
    Index("outgoing_due", "kind", "due"),
    Index("outgoing_about", "target", "subject", unique=True),
)

NOTIFICATION_TARGETS: Final = Table(
    "notice_targets",  # where a person wants to be told, and channels that they have given to a table
    METADATA,
    Column("id", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Column("kind", Text, nullable=False),  # push | mail | other
    Column("address", Text, nullable=False),  # what is needed to send there
    Column("digest", Text, nullable=False),  # of what tells one address from another
    Column("shown", Text, nullable=False),  # without what is secret in it
    Column("lang", Text, nullable=False),
    Column("confirmed", BigInteger, nullable=False),  # since when its owner has said yes; 0: not yet
    Column("token", Text, nullable=False),  # digest of what says yes
    Column("off", Text, nullable=False),  # what ends it, in each e-mail
    Column("told", BigInteger, nullable=False),  # when something was sent there last
    Column("failing", Text, nullable=False),  # why nothing gets there; empty: all is well
    Column("created", BigInteger, nullable=False),
    Column("table_id", Text, nullable=False, server_default=""),  # whose channel it is; empty: the person's own
    Index("notice_targets_of_person", "person"),
    Index("notice_targets_of_table", "table_id"),
    Index("notice_targets_by_digest", "digest"),
    Index("notice_targets_by_off", "off"),
)

NOTIFICATION_PREFERENCES: Final = Table(
    "notice_wishes",  # when a person wants to be told, and what about
    METADATA,
    Column("person", Text, primary_key=True),
    Column("quiet_from", Integer, nullable=False),  # minutes of the day; -1: never quiet
    Column("quiet_to", Integer, nullable=False),
    Column("leads", Text, nullable=False),  # minutes before a deadline
    Column("muted", Text, nullable=False),  # rounds that are not told about
    Column("calendar", Text, nullable=False),  # digest of the secret in its address; empty: none
    Column("daily", Integer, nullable=False, server_default="-1"),  # minute of the day of one message; -1: none
    Index("notice_wishes_calendar", "calendar"),
)

UNSUBSCRIBED: Final = Table(
    "notice_refusals",  # addresses whose owners never want to hear from this server
    METADATA,
    Column("digest", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
)

SERVICE_PACES: Final = Table(
    "notice_paces",  # addresses of services, whoever gave them, also those that nobody has any more
    METADATA,
    Column("digest", Text, primary_key=True),
    Column("tried", BigInteger, nullable=False),  # when something was sent there last, whatever came of it
    Column("quick", Integer, nullable=False),  # answers since it was slow; below 0: so many more until it counts again
)

NOTIFICATION_JOBS: Final = Table(
    "errands",  # tables where somebody may have to be told something, and when to look
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("due", BigInteger, nullable=False),
    Index("errands_due", "due"),
)

PASSKEYS: Final = Table(
    "passkeys",
    METADATA,
    Column("id", Text, primary_key=True),  # of the credential, base64url
    Column("person", Text, nullable=False),
    Column("key", Text, nullable=False),  # the public one, base64url
    Column("counter", BigInteger, nullable=False),
    Column("label", Text, nullable=False),
    Column("site", Text, nullable=False),  # the name of this server for which it was made
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Index("passkeys_of_person", "person"),
)

RELIABILITY: Final = Table(
    "reliability",  # how reliably a person answers, at tables with others
    METADATA,
    Column("person", Text, primary_key=True),
    Column("answers", Integer, nullable=False),  # in time
    Column("missed", Integer, nullable=False),  # the autopilot had to answer
    Column("spread", Text, nullable=False),  # how many of them took 2**n seconds and more, by n
)

DAYS_OFF: Final = Table(
    "days_off",  # of a person, at all their tables
    METADATA,
    Column("person", Text, primary_key=True),
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("year", Integer, nullable=False),
    Column("taken", Integer, nullable=False),  # days in that year
    Column("fresh", Integer, nullable=False),  # 1: not all their tables know yet
    Index("days_off_fresh", "fresh"),
)

RATINGS: Final = Table(
    "ratings",  # how strong a person is, in one game with so many seats
    METADATA,
    Column("person", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("players", Integer, primary_key=True),
    Column("mean", Float, nullable=False),
    Column("spread", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

RATED_GAMES: Final = Table(
    "rated_games",  # who sat at a rated table when its game began, and what its end changed
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", Text, nullable=False),  # empty for a bot
    Column("holder", Integer),
    Column("bot", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("begun", BigInteger, nullable=False),
    Column("ended", BigInteger, nullable=False),  # 0: it is played
    Column("place", Integer, nullable=False),  # 0: not yet, or the game did not count for them
    Column("mean", Float, nullable=False),  # before it
    Column("spread", Float, nullable=False),
    Column("new_mean", Float),  # after it; null while it is played, and where it did not count
    Column("new_spread", Float),
    Index("rated_games_of_person", "person", "begun"),
)

TICKETS: Final = Table(
    "tickets",  # good once and for a short time: challenges of passkeys, links by e-mail
    METADATA,
    Column("digest", Text, primary_key=True),
    Column("kind", Text, nullable=False),  # register | signin | mail
    Column("browser", Text, nullable=False),  # digest of a cookie: only the browser that asked may use it
    Column("person", Text, nullable=False),  # who asked; empty: nobody yet
    Column("address", Text, nullable=False),  # of the e-mail
    Column("code", Text, nullable=False),  # digest of what can be typed in place of the link
    Column("tries", Integer, nullable=False),  # of the code, that are left
    Column("until", BigInteger, nullable=False),
    Index("tickets_until", "until"),
    Index("tickets_of_browser", "browser"),
)

MAILS: Final = Table(
    "mails",  # addresses that are confirmed: each one person's
    METADATA,
    Column("address", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Column("since", BigInteger, nullable=False),
    Index("mails_of_person", "person"),
)

PRESENCE: Final = Table(
    "presence",  # whose streams each process has open, where several serve one store; see `presence`
    METADATA,
    Column("process", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("holder", Integer, primary_key=True),  # of a key; NOBODY: spectators
    Column("streams", Integer, nullable=False),
    Column("until", BigInteger, nullable=False),
)

SERVER_NOTES: Final = Table(
    "house",  # what the server notes about itself: its key, secrets, the last heartbeat
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
