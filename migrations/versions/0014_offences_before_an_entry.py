"""Offences before an entry of the journal are counted in an index alone, without reading the rulings."""

from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None

OFFENCES = ["tournament_id", "offender_id", "foul", "counts", "ruled_at", "hanchan_id"]


def upgrade() -> None:
    _index([*OFFENCES, "journal_seq"])


def downgrade() -> None:
    _index(OFFENCES)


def _index(columns: list[str]) -> None:
    op.drop_index("ix_ruling_offences", "ruling")
    op.create_index("ix_ruling_offences", "ruling", columns)
