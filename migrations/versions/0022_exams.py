"""Exams of an event's officials, and what each answered."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True).with_variant(sa.String(32), "sqlite")
IN_FORCE = sa.text("withdrawn_at IS NULL")


def upgrade() -> None:
    op.create_table(
        "exam",
        *_key(),
        sa.Column("title", sa.String(200), nullable=False),
        sa.Column("cards", sa.Text(), nullable=False),
        sa.Column("answer_key", sa.Text(), nullable=False),
        sa.Column("seconds", sa.Integer(), nullable=True),
        sa.Column("until", MOMENT, nullable=True),
        sa.Column("revision", sa.String(64), sa.ForeignKey("rulebook_revision.revision"), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("closed_at", MOMENT, nullable=True),
        sa.Column("reason", sa.Text(), nullable=True),
        sa.Column("official_id", sa.Uuid(), nullable=False),
        sa.Column("server_at", MOMENT, nullable=False),
        sa.Column("request", sa.Text(), nullable=False),
        sa.Column("seals", sa.Text(), nullable=True),
        _points_to("official", "official_id"),
        sa.CheckConstraint("status IN ('open', 'closed', 'withdrawn')", name="status"),
        sa.CheckConstraint("(status = 'open') = (closed_at IS NULL)", name="closed"),
        sa.CheckConstraint("seconds > 0", name="seconds"),
    )
    op.create_table(
        "exam_attempt",
        *_key(),
        sa.Column("exam_id", sa.Uuid(), nullable=False),
        sa.Column("official_id", sa.Uuid(), nullable=False),
        sa.Column("answers", sa.Text(), nullable=False),
        sa.Column("salt", sa.String(22), nullable=False),
        sa.Column("finished_at", MOMENT, nullable=False),
        sa.Column("device_at", MOMENT, nullable=True),
        sa.Column("clock_offset_ms", sa.BigInteger(), nullable=True),
        sa.Column("server_at", MOMENT, nullable=False),
        sa.Column("withdrawn_at", MOMENT, nullable=True),
        sa.Column("withdrawn_by", sa.Uuid(), nullable=True),
        sa.Column("reason", sa.Text(), nullable=True),
        sa.Column("request", sa.Text(), nullable=False),
        sa.Column("seals", sa.Text(), nullable=True),
        _points_to("exam", "exam_id"),
        _points_to("official", "official_id"),
        _points_to("official", "withdrawn_by"),
        sa.CheckConstraint("(withdrawn_at IS NULL) = (withdrawn_by IS NULL)", name="withdrawn"),
    )
    op.create_index(
        "ix_exam_attempt_in_force",
        "exam_attempt",
        ["tournament_id", "exam_id", "official_id"],
        unique=True,
        sqlite_where=IN_FORCE,
        postgresql_where=IN_FORCE,
    )


def downgrade() -> None:
    op.drop_table("exam_attempt")
    op.drop_table("exam")


def _key() -> tuple[sa.Column[object], ...]:
    return (
        sa.Column("tournament_id", sa.Uuid(), sa.ForeignKey("tournament.id"), primary_key=True, nullable=False),
        sa.Column("id", sa.Uuid(), primary_key=True, nullable=False),
    )


def _points_to(table: str, column: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["tournament_id", column], [f"{table}.tournament_id", f"{table}.id"])
