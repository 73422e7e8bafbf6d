"""A waiver names its fine, and a decision can be withdrawn."""

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("ledger_line", sa.Column("fine_id", sa.Uuid(), nullable=True))
    op.add_column("ledger_line", sa.Column("withdrawal", sa.Boolean(), nullable=True))


def downgrade() -> None:
    op.drop_column("ledger_line", "withdrawal")
    op.drop_column("ledger_line", "fine_id")
