"""Channels of tables among the places to be told, and one message a day for who wishes it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "channels"
down_revision = "moved"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("notice_targets", sa.Column("table_id", sa.Text, nullable=False, server_default=""))
    op.create_index("notice_targets_of_table", "notice_targets", ["table_id"])
    op.add_column("notice_wishes", sa.Column("daily", sa.Integer, nullable=False, server_default="-1"))


def downgrade() -> None:
    op.drop_column("notice_wishes", "daily")
    op.drop_index("notice_targets_of_table", "notice_targets")
    op.drop_column("notice_targets", "table_id")
