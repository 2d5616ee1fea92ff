"""How reliably people answer."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "manners"
down_revision = "times"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "manners",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("answers", sa.Integer, nullable=False),
        sa.Column("missed", sa.Integer, nullable=False),
        sa.Column("spread", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("manners")
