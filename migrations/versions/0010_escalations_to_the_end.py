"""Escalations lie at a level, may be a player's, and end with a decision; every step of them is a row of its own."""

from collections.abc import Iterator
from contextlib import contextmanager

import sqlalchemy as sa
from alembic import op
from alembic.operations import BatchOperations

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True).with_variant(sa.String(32), "sqlite")
WIDE = {
    "status": "status IN ('open', 'decided', 'final')",
    "level": "level IN ('head-referee', 'director')",
    "by": "(official_id IS NULL) <> (player_id IS NULL)",
}
NARROW = {"status": "status IN ('open', 'decided')"}


def upgrade() -> None:
    with _rebuilt(NARROW, WIDE) as escalation:
        escalation.alter_column("official_id", existing_type=sa.Uuid(), nullable=True)
        escalation.add_column(sa.Column("level", sa.String(12), nullable=True))
        escalation.add_column(sa.Column("player_id", sa.Uuid(), nullable=True))
        key = ["tournament_id", "player_id"]
        escalation.create_foreign_key(
            op.f("fk_escalation_tournament_id_player_id"), "player", key, ["tournament_id", "id"]
        )
    op.create_table(
        "escalation_step",
        sa.Column("tournament_id", sa.Uuid(), primary_key=True, nullable=False),
        sa.Column("id", sa.Uuid(), primary_key=True, nullable=False),
        sa.Column("escalation_id", sa.Uuid(), nullable=False),
        sa.Column("journal_seq", sa.Integer(), nullable=False),
        sa.Column("what", sa.String(10), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("level", sa.String(12), nullable=False),
        sa.Column("outcome", sa.String(10), nullable=True),
        sa.Column("standing_id", sa.Uuid(), nullable=True),
        sa.Column("official_id", sa.Uuid(), nullable=True),
        sa.Column("player_id", sa.Uuid(), nullable=True),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("made_at", MOMENT, nullable=False),
        sa.Column("device_at", MOMENT, nullable=True),
        sa.Column("clock_offset_ms", sa.BigInteger(), nullable=True),
        sa.Column("server_at", MOMENT, nullable=False),
        sa.Column("request", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["tournament_id"], ["tournament.id"]),
        sa.ForeignKeyConstraint(["tournament_id", "journal_seq"], ["journal_entry.tournament_id", "journal_entry.seq"]),
        _points_to("escalation", "escalation_id"),
        _points_to("ruling", "standing_id"),
        _points_to("official", "official_id"),
        _points_to("player", "player_id"),
        sa.CheckConstraint("what IN ('appealed', 'decided', 'reopened')", name="what"),
        sa.CheckConstraint("outcome IN ('upheld', 'amended', 'overturned')", name="outcome"),
        sa.CheckConstraint("(what = 'decided') = (outcome IS NOT NULL)", name="decided"),
        *(sa.CheckConstraint(rule, name=name) for name, rule in WIDE.items()),
        sa.UniqueConstraint("tournament_id", "journal_seq"),
    )
    op.create_index(
        "ix_escalation_step_escalation", "escalation_step", ["tournament_id", "escalation_id", "journal_seq"]
    )
    op.create_index("ix_escalation_step_standing", "escalation_step", ["tournament_id", "standing_id"])


def downgrade() -> None:
    op.drop_table("escalation_step")
    with _rebuilt(WIDE, NARROW) as escalation:
        escalation.drop_constraint(op.f("fk_escalation_tournament_id_player_id"), type_="foreignkey")
        escalation.drop_column("player_id")
        escalation.drop_column("level")
        escalation.alter_column("official_id", existing_type=sa.Uuid(), nullable=False)


@contextmanager
def _rebuilt(old: dict[str, str], new: dict[str, str]) -> Iterator[BatchOperations]:
    """The table of escalations with other rules; SQLite copies it into a new one."""
    with op.batch_alter_table("escalation") as escalation:
        for name in old:
            escalation.drop_constraint(op.f(f"ck_escalation_{name}"), type_="check")
        yield escalation
        for name, rule in new.items():
            escalation.create_check_constraint(name, rule)


def _points_to(table: str, column: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["tournament_id", column], [f"{table}.tournament_id", f"{table}.id"])
