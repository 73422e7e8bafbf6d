"""The results of hanchans, and what they are scored by where the rulebook is silent."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True).with_variant(sa.String(32), "sqlite")
SEATS = ("east", "south", "west", "north")


def upgrade() -> None:
    op.create_table(
        "scoring_choice",
        *_key(),
        sa.Column("starting_points", sa.Integer(), nullable=True),
        sa.Column("goal", sa.Integer(), nullable=True),
        sa.Column("oka", sa.Integer(), nullable=True),
        sa.Column("uma", sa.Text(), nullable=True),
        sa.CheckConstraint("id = tournament_id", name="one"),
    )
    op.create_table(
        "result",
        *_key(),
        sa.Column("journal_seq", sa.Integer(), nullable=False),
        sa.Column("hanchan_id", sa.Uuid(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        *(sa.Column(seat, sa.Integer(), nullable=False) for seat in SEATS),
        sa.Column("deposits", sa.Integer(), nullable=False),
        sa.Column("unranked", sa.Text(), nullable=False),
        sa.Column("official_id", sa.Uuid(), nullable=False),
        sa.Column("server_at", MOMENT, nullable=False),
        sa.Column("reason", sa.Text(), nullable=True),
        sa.Column("request", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["tournament_id", "journal_seq"], ["journal_entry.tournament_id", "journal_entry.seq"]),
        _points_to("hanchan", "hanchan_id"),
        _points_to("official", "official_id"),
        sa.CheckConstraint("deposits >= 0", name="deposits"),
        sa.CheckConstraint("(number = 1) = (reason IS NULL)", name="reason"),
        sa.UniqueConstraint("tournament_id", "hanchan_id", "number"),
    )
    _never_changed("result")


def downgrade() -> None:
    op.drop_table("result")
    op.drop_table("scoring_choice")


def _never_changed(table: str) -> None:
    """What was entered stays as it is: a mistake is put right by another entry."""
    if op.get_bind().dialect.name == "postgresql":
        op.execute(
            f"CREATE TRIGGER {table}_no_change BEFORE UPDATE OR DELETE OR TRUNCATE ON {table} "
            "FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()"  # made by 0004
        )
        return
    refuse = f"BEGIN SELECT RAISE(ABORT, '{table} is never changed or deleted'); END"
    op.execute(f"CREATE TRIGGER {table}_no_update BEFORE UPDATE ON {table} {refuse}")
    op.execute(f"CREATE TRIGGER {table}_no_delete BEFORE DELETE ON {table} {refuse}")
    same = f"SELECT 1 FROM {table} WHERE tournament_id = NEW.tournament_id AND id = NEW.id"  # noqa: S608 -- our own names
    op.execute(f"CREATE TRIGGER {table}_no_replace BEFORE INSERT ON {table} WHEN EXISTS ({same}) {refuse}")


def _key() -> tuple[sa.schema.SchemaItem, ...]:
    """The key of whatever belongs to one tournament."""
    return (
        sa.Column("tournament_id", sa.Uuid(), primary_key=True, nullable=False),
        sa.Column("id", sa.Uuid(), primary_key=True, nullable=False),
        sa.ForeignKeyConstraint(["tournament_id"], ["tournament.id"]),
    )


def _points_to(table: str, column: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["tournament_id", column], [f"{table}.tournament_id", f"{table}.id"])
