"""Help calls: a referee calls the head referee to a table, before any ruling."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True).with_variant(sa.String(32), "sqlite")


def upgrade() -> None:
    op.create_table(
        "help_call",
        sa.Column("tournament_id", sa.Uuid(), sa.ForeignKey("tournament.id"), primary_key=True, nullable=False),
        sa.Column("id", sa.Uuid(), primary_key=True, nullable=False),
        sa.Column("table_id", sa.Uuid(), nullable=False),
        sa.Column("hanchan_id", sa.Uuid(), nullable=True),
        sa.Column("hand_wind", sa.String(5), nullable=True),
        sa.Column("hand_number", sa.Integer(), nullable=True),
        sa.Column("hand_counters", sa.Integer(), nullable=True),
        sa.Column("level", sa.String(12), nullable=False),
        sa.Column("official_id", sa.Uuid(), nullable=False),
        sa.Column("called_at", MOMENT, nullable=False),
        sa.Column("device_at", MOMENT, nullable=True),
        sa.Column("clock_offset_ms", sa.BigInteger(), nullable=True),
        sa.Column("server_at", MOMENT, nullable=False),
        sa.Column("answered_by", sa.Uuid(), nullable=True),
        sa.Column("answered_at", MOMENT, nullable=True),
        sa.Column("ended_by", sa.Uuid(), nullable=True),
        sa.Column("ended_at", MOMENT, nullable=True),
        sa.Column("ended_how", sa.String(10), nullable=True),
        sa.Column("ruling_id", sa.Uuid(), nullable=True),
        sa.Column("request", sa.Text(), nullable=False),
        _points_to("playing_table", "table_id"),
        _points_to("hanchan", "hanchan_id"),
        _points_to("official", "official_id"),
        _points_to("official", "answered_by"),
        _points_to("official", "ended_by"),
        _points_to("ruling", "ruling_id"),
        sa.CheckConstraint("level IN ('head-referee', 'director')", name="level"),
        sa.CheckConstraint("ended_how IN ('ruled', 'settled', 'taken-back')", name="ended_how"),
        sa.CheckConstraint("(answered_at IS NULL) = (answered_by IS NULL)", name="answered"),
        sa.CheckConstraint("(ended_at IS NULL) = (ended_how IS NULL)", name="ended"),
    )
    op.create_index("ix_help_call_table", "help_call", ["tournament_id", "table_id", "ended_at"])


def downgrade() -> None:
    op.drop_table("help_call")


def _points_to(table: str, column: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["tournament_id", column], [f"{table}.tournament_id", f"{table}.id"])
