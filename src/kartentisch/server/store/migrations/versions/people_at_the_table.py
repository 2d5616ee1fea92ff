"""Undo by consent, standing orders, seats that change hands; chat is a mode."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "people"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("plea", sa.Text, nullable=True))
    for name in ("orders", "held", "invite"):
        op.add_column("seats", sa.Column(name, sa.Text, nullable=False, server_default=""))
    op.create_table(
        "by_order",
        sa.Column("table_id", sa.Text, primary_key=True, nullable=False),
        sa.Column("seat", sa.Integer, primary_key=True, nullable=False),
        sa.Column("seq", sa.BigInteger, primary_key=True, nullable=False),
    )
    for old, new in (("true", "free"), ("false", "off")):
        op.execute(rf"""UPDATE tables SET customs = REPLACE(customs, '"chat"\:{old}', '"chat"\:"{new}"')""")


def downgrade() -> None:
    op.drop_table("by_order")
    for name in ("orders", "held", "invite"):
        op.drop_column("seats", name)
    op.drop_column("tables", "plea")
