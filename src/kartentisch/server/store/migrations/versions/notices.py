"""What leaves the house: letters and notices, where to, when, and which tables are to be looked at."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "notices"
down_revision = "reviews"
branch_labels = None
depends_on = None


def upgrade() -> None:
    number = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    op.create_table(
        "outgoing",
        sa.Column("id", number, primary_key=True, autoincrement=True),
        *(sa.Column(name, sa.Text, nullable=False) for name in ("kind", "target", "subject", "table_id", "body")),
        *(sa.Column(name, sa.BigInteger, nullable=False) for name in ("due", "locked")),
        *(sa.Column(name, sa.Integer, nullable=False) for name in ("tries", "broken")),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("outgoing_due", "outgoing", ["kind", "due"])
    op.create_index("outgoing_about", "outgoing", ["target", "subject"], unique=True)
    texts = ("person", "kind", "address", "digest", "shown", "lang")
    op.create_table(
        "notice_targets",
        sa.Column("id", sa.Text, primary_key=True),
        *(sa.Column(name, sa.Text, nullable=False) for name in texts),
        sa.Column("confirmed", sa.BigInteger, nullable=False),
        *(sa.Column(name, sa.Text, nullable=False) for name in ("token", "off")),
        sa.Column("told", sa.BigInteger, nullable=False),
        sa.Column("failing", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("notice_targets_of_person", "notice_targets", ["person"])
    op.create_index("notice_targets_by_digest", "notice_targets", ["digest"])
    op.create_index("notice_targets_by_off", "notice_targets", ["off"])
    op.create_table(
        "notice_wishes",
        sa.Column("person", sa.Text, primary_key=True),
        *(sa.Column(name, sa.Integer, nullable=False) for name in ("quiet_from", "quiet_to")),
        *(sa.Column(name, sa.Text, nullable=False) for name in ("leads", "muted", "calendar")),
    )
    op.create_index("notice_wishes_calendar", "notice_wishes", ["calendar"])
    op.create_table(
        "notice_refusals",
        sa.Column("digest", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "errands",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("due", sa.BigInteger, nullable=False),
    )
    op.create_index("errands_due", "errands", ["due"])


def downgrade() -> None:
    for name in ("errands", "notice_refusals", "notice_wishes", "notice_targets", "outgoing"):
        op.drop_table(name)
