"""Hanchans are cancelled, void, removed, played by substitutes; results and ends of hands are withdrawn."""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True).with_variant(sa.String(32), "sqlite")
OF_HANCHANS = sa.text("kind IN ('hanchan.changed', 'fines.overlooked')")


def upgrade() -> None:
    with op.batch_alter_table("hanchan") as batch:
        batch.add_column(sa.Column("status", sa.String(10), nullable=True))
        batch.add_column(sa.Column("status_cause", sa.Uuid(), nullable=True))
        batch.add_column(sa.Column("substitutes", sa.Text(), nullable=True))
        batch.add_column(sa.Column("removed_at", MOMENT, nullable=True))
        batch.create_check_constraint("status", "status IN ('cancelled', 'void')")
    op.add_column("hand_end", sa.Column("withdrawn_at", MOMENT, nullable=True))
    op.add_column("scoring_choice", sa.Column("substitute_points", sa.String(10), nullable=True))
    op.create_table(
        "result_withdrawal",
        sa.Column("tournament_id", sa.Uuid(), sa.ForeignKey("tournament.id"), primary_key=True, nullable=False),
        sa.Column("id", sa.Uuid(), primary_key=True, nullable=False),
        sa.Column("hanchan_id", sa.Uuid(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("official_id", sa.Uuid(), nullable=False),
        sa.Column("server_at", MOMENT, nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("seals", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(
            ["tournament_id", "hanchan_id", "number"], ["result.tournament_id", "result.hanchan_id", "result.number"]
        ),
        sa.ForeignKeyConstraint(["tournament_id", "official_id"], ["official.tournament_id", "official.id"]),
        sa.UniqueConstraint("tournament_id", "hanchan_id", "number"),
    )
    columns = ["tournament_id", "subject"]
    op.create_index(
        "ix_journal_entry_hanchans", "journal_entry", columns, sqlite_where=OF_HANCHANS, postgresql_where=OF_HANCHANS
    )


def downgrade() -> None:
    op.drop_index("ix_journal_entry_hanchans", "journal_entry")
    op.drop_table("result_withdrawal")
    op.drop_column("scoring_choice", "substitute_points")
    op.drop_column("hand_end", "withdrawn_at")
    with op.batch_alter_table("hanchan") as batch:
        batch.drop_constraint("status", type_="check")
        for column in ("status", "status_cause", "substitutes", "removed_at"):
            batch.drop_column(column)
