"""Somebody is the same person across tables and devices."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "persons"
down_revision = "removals"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "persons",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("zone", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("digest", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("passkey", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
    )
    op.create_index("sessions_of_person", "sessions", ["person"])
    op.create_table(
        "person_seats",
        sa.Column("round", sa.Text, primary_key=True),
        sa.Column("holder", sa.Integer, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_index("person_seats_of_person", "person_seats", ["person", "round"])


def downgrade() -> None:
    for name in ("person_seats", "sessions", "persons"):
        op.drop_table(name)
