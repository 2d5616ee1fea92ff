"""Tables at which the rules cannot go on."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "standstill"
down_revision = "notices"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("stuck", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("tables", "stuck")
