"""How reliably people answer is called what it is."""

from __future__ import annotations

from alembic import op

revision = "reliability"
down_revision = "manners"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.rename_table("manners", "reliability")


def downgrade() -> None:
    op.rename_table("reliability", "manners")
