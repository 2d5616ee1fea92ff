"""Seats whose person is asked to leave in the game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "removals"
down_revision = "strangers"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("removals", sa.Text, nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "removals")
