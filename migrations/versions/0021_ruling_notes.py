"""Notes on rulings, written down after they were issued."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True).with_variant(sa.String(32), "sqlite")


def upgrade() -> None:
    op.create_table(
        "ruling_note",
        sa.Column("tournament_id", sa.Uuid(), sa.ForeignKey("tournament.id"), primary_key=True, nullable=False),
        sa.Column("id", sa.Uuid(), primary_key=True, nullable=False),
        sa.Column("ruling_id", sa.Uuid(), nullable=False),
        sa.Column("official_id", sa.Uuid(), nullable=False),
        sa.Column("noted_at", MOMENT, nullable=False),
        sa.Column("device_at", MOMENT, nullable=True),
        sa.Column("clock_offset_ms", sa.BigInteger(), nullable=True),
        sa.Column("server_at", MOMENT, nullable=False),
        sa.Column("note", sa.Text(), nullable=False),
        sa.Column("request", sa.Text(), nullable=False),
        sa.Column("seals", sa.Text(), nullable=True),
        _points_to("ruling"),
        _points_to("official"),
    )
    op.create_index("ix_ruling_note_ruling", "ruling_note", ["tournament_id", "ruling_id"])


def downgrade() -> None:
    op.drop_table("ruling_note")


def _points_to(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["tournament_id", f"{table}_id"], [f"{table}.tournament_id", f"{table}.id"])
