"""A time limit for the whole game, by a clock."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "time"
down_revision = "dice"
branch_labels = None
depends_on = None

NEW = ("time_left", "ends")


def upgrade() -> None:
    for name in NEW:
        op.add_column("tables", sa.Column(name, sa.BigInteger, nullable=True))


def downgrade() -> None:
    for name in NEW:
        op.drop_column("tables", name)
