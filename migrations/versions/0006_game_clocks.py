"""Extra time for hanchans, and times that players keep until a director confirms them."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True).with_variant(sa.String(32), "sqlite")
NEVER_CHANGED = ("extra_time", "kept_time", "kept_time_answer")


def upgrade() -> None:
    _extra_times()
    _kept_times()
    for table in NEVER_CHANGED:
        _guard(table)


def downgrade() -> None:
    for table in reversed(NEVER_CHANGED):
        op.drop_table(table)


def _extra_times() -> None:
    op.create_table(
        "extra_time",
        *_key(),
        _column("journal_seq", sa.Integer()),
        _column("hanchan_id", sa.Uuid()),
        _column("seconds", sa.Integer()),
        _maybe("ruling_id", sa.Uuid()),
        _column("official_id", sa.Uuid()),
        _maybe("device_at", MOMENT),
        _maybe("clock_offset_ms", sa.BigInteger()),
        _column("server_at", MOMENT),
        _maybe("reason", sa.Text()),
        _column("request", sa.Text()),
        _entry(),
        _points_to("hanchan", "hanchan_id"),
        _points_to("ruling", "ruling_id"),
        _points_to("official", "official_id"),
        sa.CheckConstraint("seconds <> 0", name="seconds"),
    )
    op.create_index("ix_extra_time_hanchan", "extra_time", ["tournament_id", "hanchan_id"])


def _kept_times() -> None:
    op.create_table(
        "kept_time",
        *_key(),
        _column("journal_seq", sa.Integer()),
        _column("hanchan_id", sa.Uuid()),
        _column("what", sa.String(10)),
        _maybe("who", sa.String(10)),
        _maybe("player_id", sa.Uuid()),
        _column("at", MOMENT),
        _maybe("device_at", MOMENT),
        _maybe("clock_offset_ms", sa.BigInteger()),
        _column("server_at", MOMENT),
        _column("request", sa.Text()),
        _entry(),
        _points_to("hanchan", "hanchan_id"),
        _points_to("player", "player_id"),
        sa.CheckConstraint("what IN ('absent', 'arrived', 'began')", name="what"),
        sa.CheckConstraint("(what = 'began') = (who IS NULL)", name="who"),
        sa.CheckConstraint("(player_id IS NULL) = (who IS NULL OR who = 'arbiter')", name="player"),
    )
    op.create_index("ix_kept_time_hanchan", "kept_time", ["tournament_id", "hanchan_id"])
    op.create_table(
        "kept_time_answer",
        *_key(),
        _column("journal_seq", sa.Integer()),
        _maybe("timing_id", sa.Uuid()),
        _column("official_id", sa.Uuid()),
        _column("server_at", MOMENT),
        _maybe("reason", sa.Text()),
        _column("request", sa.Text()),
        _entry(),
        _points_to("kept_time", "id"),
        _points_to("timing", "timing_id"),
        _points_to("official", "official_id"),
        sa.CheckConstraint("timing_id IS NOT NULL OR reason IS NOT NULL", name="answered"),
    )


def _guard(table: str) -> None:
    """What was recorded stays as it is."""
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
        _column("tournament_id", sa.Uuid(), primary_key=True),
        _column("id", sa.Uuid(), primary_key=True),
        sa.ForeignKeyConstraint(["tournament_id"], ["tournament.id"]),
    )


def _column(name: str, kind: sa.types.TypeEngine[object], *, primary_key: bool = False) -> sa.Column[object]:
    return sa.Column(name, kind, primary_key=primary_key, nullable=False)


def _maybe(name: str, kind: sa.types.TypeEngine[object]) -> sa.Column[object]:
    return sa.Column(name, kind, nullable=True)


def _entry() -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["tournament_id", "journal_seq"], ["journal_entry.tournament_id", "journal_entry.seq"]
    )


def _points_to(table: str, column: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["tournament_id", column], [f"{table}.tournament_id", f"{table}.id"])
