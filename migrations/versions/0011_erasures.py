"""Personal data can be taken out: seals beside texts about people, and guards that let an erasure pass."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True).with_variant(sa.String(32), "sqlite")
GUARDED = ("timing", "ledger_line", "payment", "result", "extra_time", "kept_time", "kept_time_answer")
SEALED = ("journal_entry", "player", "ruling", "escalation", "escalation_step", "dead_hand", "hand_end", *GUARDED)
OPEN = {"body", "seals", "reason", "note", "request"}  # what an erasure may change in a guarded table
ERASING = "SELECT 1 FROM journal_head AS head WHERE head.tournament_id = OLD.tournament_id AND head.erasing"
NEVER = {table: f"{table} is never changed or deleted" for table in GUARDED}
NEVER["journal_entry"] = "journal entries are never changed"


def upgrade() -> None:
    for table in SEALED:
        op.add_column(table, sa.Column("seals", sa.Text(), nullable=True))
    op.add_column("journal_head", sa.Column("erasing", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "erasure",
        sa.Column("tournament_id", sa.Uuid(), primary_key=True, nullable=False),
        sa.Column("id", sa.Uuid(), primary_key=True, nullable=False),
        sa.Column("journal_seq", sa.Integer(), nullable=False),
        sa.Column("official_id", sa.Uuid(), nullable=False),
        sa.Column("server_at", MOMENT, nullable=False),
        sa.Column("players", sa.Text(), nullable=True),
        sa.Column("texts", sa.Boolean(), nullable=False),
        sa.Column("photos", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["tournament_id"], ["tournament.id"]),
        sa.ForeignKeyConstraint(["tournament_id", "journal_seq"], ["journal_entry.tournament_id", "journal_entry.seq"]),
        sa.ForeignKeyConstraint(["tournament_id", "official_id"], ["official.tournament_id", "official.id"]),
    )
    for table in NEVER:
        _let_pass(table)


def downgrade() -> None:
    """Loses the seals: what was written with them proves nothing any more. Go back by a backup where that matters."""
    for table in NEVER:
        _refuse_again(table)
    op.drop_table("erasure")
    op.drop_column("journal_head", "erasing")
    for table in SEALED:
        op.drop_column(table, "seals")


def _let_pass(table: str) -> None:
    """A change of texts and their seals passes while an erasure is under way, and nothing else does."""
    kept = [column["name"] for column in sa.inspect(op.get_bind()).get_columns(table) if column["name"] not in OPEN]
    if not _on_postgresql():
        same = " AND ".join(f"NEW.{name} IS OLD.{name}" for name in kept)
        _sqlite_guard(table, f"WHEN NOT ({same} AND EXISTS ({ERASING})) ")
        return
    before, after = (", ".join(f"{row}.{name}" for name in kept) for row in ("OLD", "NEW"))
    changed = f"ROW({before}) IS DISTINCT FROM ROW({after}) OR NOT EXISTS ({ERASING})"
    op.execute(
        f"CREATE FUNCTION {table}_refuse_but_erasing() RETURNS trigger LANGUAGE plpgsql AS "
        f"$$ BEGIN IF {changed} THEN RAISE EXCEPTION '{NEVER[table]}'; END IF; RETURN NEW; END $$"
    )
    op.execute(f"DROP TRIGGER {table}_no_change ON {table}")
    _postgresql_guard(table, "DELETE OR TRUNCATE")
    op.execute(
        f"CREATE TRIGGER {table}_no_update BEFORE UPDATE ON {table} "
        f"FOR EACH ROW EXECUTE FUNCTION {table}_refuse_but_erasing()"
    )


def _refuse_again(table: str) -> None:
    if not _on_postgresql():
        _sqlite_guard(table, "")
        return
    op.execute(f"DROP TRIGGER {table}_no_update ON {table}")
    op.execute(f"DROP TRIGGER {table}_no_change ON {table}")
    op.execute(f"DROP FUNCTION {table}_refuse_but_erasing()")
    _postgresql_guard(table, "UPDATE OR DELETE OR TRUNCATE")


def _sqlite_guard(table: str, when: str) -> None:
    op.execute(f"DROP TRIGGER {table}_no_update")
    refuse = f"BEGIN SELECT RAISE(ABORT, '{NEVER[table]}'); END"
    op.execute(f"CREATE TRIGGER {table}_no_update BEFORE UPDATE ON {table} {when}{refuse}")


def _postgresql_guard(table: str, what: str) -> None:
    refuse = "refuse_journal_change" if table == "journal_entry" else "refuse_change"
    op.execute(
        f"CREATE TRIGGER {table}_no_change BEFORE {what} ON {table} FOR EACH STATEMENT EXECUTE FUNCTION {refuse}()"
    )


def _on_postgresql() -> bool:
    return op.get_bind().dialect.name == "postgresql"
