"""What was handed over or counted of a day's payments."""

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True).with_variant(sa.String(32), "sqlite")


def upgrade() -> None:
    op.create_table(
        "cash_count",
        sa.Column("tournament_id", sa.Uuid(), sa.ForeignKey("tournament.id"), primary_key=True, nullable=False),
        sa.Column("id", sa.Uuid(), primary_key=True, nullable=False),
        sa.Column("journal_seq", sa.Integer(), nullable=False),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("unit", sa.String(3), nullable=False),
        sa.Column("method", sa.String(10), nullable=False),
        sa.Column("expected", sa.Integer(), nullable=False),
        sa.Column("counted", sa.Integer(), nullable=False),
        sa.Column("replaces", sa.Uuid(), nullable=True),
        sa.Column("official_id", sa.Uuid(), nullable=False),
        sa.Column("server_at", MOMENT, nullable=False),
        sa.Column("note", sa.Text(), nullable=True),
        sa.Column("request", sa.Text(), nullable=False),
        sa.Column("seals", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["tournament_id", "journal_seq"], ["journal_entry.tournament_id", "journal_entry.seq"]),
        sa.ForeignKeyConstraint(["tournament_id", "official_id"], ["official.tournament_id", "official.id"]),
        sa.ForeignKeyConstraint(["tournament_id", "replaces"], ["cash_count.tournament_id", "cash_count.id"]),
        sa.CheckConstraint("method IN ('cash', 'card', 'transfer', 'other')", name="method"),
    )
    op.create_index("ix_cash_count_day", "cash_count", ["tournament_id", "day"])


def downgrade() -> None:
    op.drop_table("cash_count")
