"""Money is handed back, and such a receipt is found by its hash too."""

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"
branch_labels = None
depends_on = None

BEFORE = sa.text("kind = 'fine.paid'")
NOW = sa.text("kind IN ('fine.paid', 'fine.refunded')")


def upgrade() -> None:
    op.add_column("payment", sa.Column("refund", sa.Boolean(), nullable=True))
    _index(NOW)


def downgrade() -> None:
    _index(BEFORE)
    op.drop_column("payment", "refund")


def _index(of: sa.TextClause) -> None:
    op.drop_index("ix_journal_entry_payments", "journal_entry")
    op.create_index("ix_journal_entry_payments", "journal_entry", ["hash"], sqlite_where=of, postgresql_where=of)
