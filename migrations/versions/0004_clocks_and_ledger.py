"""When hanchans are to begin, the times recorded there; the ledger of points and fines, and what was paid."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True).with_variant(sa.String(32), "sqlite")
NEVER_CHANGED = ("timing", "ledger_line", "payment")


def upgrade() -> None:
    op.create_table(
        "schedule",
        *_key(),
        sa.Column("scheduled_at", MOMENT, nullable=False),
        sa.Column("minutes", sa.Integer(), nullable=True),
        _points_to("hanchan", "id"),
        sa.CheckConstraint("minutes > 0", name="minutes"),
    )
    _timings()
    _ledger()
    _payments()
    for table in NEVER_CHANGED:
        _guard(table)


def downgrade() -> None:
    for table in ("payment", "ledger_line", "timing", "schedule"):
        op.drop_table(table)
    if _on_postgresql():
        op.execute("DROP FUNCTION refuse_change()")


def _timings() -> None:
    op.create_table(
        "timing",
        *_key(),
        sa.Column("journal_seq", sa.Integer(), nullable=False),
        sa.Column("hanchan_id", sa.Uuid(), nullable=False),
        sa.Column("what", sa.String(10), nullable=False),
        sa.Column("person_kind", sa.String(10), nullable=True),
        sa.Column("person_id", sa.Uuid(), nullable=True),
        sa.Column("at", MOMENT, nullable=False),
        sa.Column("arrived_at", MOMENT, nullable=True),
        sa.Column("takes_back", sa.Uuid(), nullable=True),
        sa.Column("official_id", sa.Uuid(), nullable=False),
        sa.Column("device_at", MOMENT, nullable=True),
        sa.Column("clock_offset_ms", sa.BigInteger(), nullable=True),
        sa.Column("server_at", MOMENT, nullable=False),
        sa.Column("revision", sa.String(64), nullable=False),
        sa.Column("reason", sa.Text(), nullable=True),
        sa.Column("request", sa.Text(), nullable=False),
        _entry(),
        _points_to("hanchan", "hanchan_id"),
        _points_to("timing", "takes_back"),
        _points_to("official", "official_id"),
        sa.ForeignKeyConstraint(["revision"], ["rulebook_revision.revision"]),
        sa.CheckConstraint("person_kind IN ('player', 'official')", name="person_kind"),
        sa.CheckConstraint("(person_kind IS NULL) = (person_id IS NULL)", name="person"),
        sa.UniqueConstraint("tournament_id", "journal_seq"),
    )
    op.create_index("ix_timing_hanchan", "timing", ["tournament_id", "hanchan_id", "journal_seq"])


def _ledger() -> None:
    op.create_table(
        "ledger_line",
        *_key(),
        sa.Column("journal_seq", sa.Integer(), nullable=False),
        sa.Column("account_kind", sa.String(10), nullable=False),
        sa.Column("account_id", sa.Uuid(), nullable=False),
        sa.Column("unit", sa.String(3), nullable=False),
        sa.Column("amount", sa.Integer(), nullable=False),
        sa.Column("what", sa.String(10), nullable=False),
        sa.Column("cause_kind", sa.String(10), nullable=False),
        sa.Column("cause_id", sa.Uuid(), nullable=False),
        sa.Column("hanchan_id", sa.Uuid(), nullable=True),
        sa.Column("round", sa.String(40), nullable=True),
        sa.Column("at", MOMENT, nullable=False),
        sa.Column("reason", sa.Text(), nullable=True),
        _entry(),
        _points_to("hanchan", "hanchan_id"),
        sa.CheckConstraint("account_kind IN ('player', 'team', 'official')", name="account_kind"),
        sa.CheckConstraint("what IN ('charged', 'reversed', 'decided', 'paid', 'waived')", name="what"),
        sa.CheckConstraint("cause_kind IN ('ruling', 'clock', 'decision', 'payment')", name="cause_kind"),
        sa.CheckConstraint("amount <> 0", name="amount"),
    )
    op.create_index("ix_ledger_line_cause", "ledger_line", ["tournament_id", "cause_id"])
    op.create_index("ix_ledger_line_account", "ledger_line", ["tournament_id", "unit", "account_id", "journal_seq"])


def _payments() -> None:
    op.create_table(
        "payment",
        *_key(),
        sa.Column("journal_seq", sa.Integer(), nullable=False),
        sa.Column("receipt", sa.Integer(), nullable=False),
        sa.Column("account_kind", sa.String(10), nullable=False),
        sa.Column("account_id", sa.Uuid(), nullable=False),
        sa.Column("unit", sa.String(3), nullable=False),
        sa.Column("amount", sa.Integer(), nullable=False),
        sa.Column("method", sa.String(10), nullable=False),
        sa.Column("paid_at", MOMENT, nullable=False),
        sa.Column("official_id", sa.Uuid(), nullable=False),
        sa.Column("server_at", MOMENT, nullable=False),
        sa.Column("note", sa.Text(), nullable=True),
        sa.Column("request", sa.Text(), nullable=False),
        _entry(),
        _points_to("official", "official_id"),
        sa.CheckConstraint("account_kind IN ('player', 'team', 'official')", name="account_kind"),
        sa.CheckConstraint("amount > 0", name="amount"),
        sa.CheckConstraint("method IN ('cash', 'card', 'transfer', 'other')", name="method"),
        sa.UniqueConstraint("tournament_id", "receipt"),
    )


def _guard(table: str) -> None:
    """What was recorded stays as it is: a mistake is put right by another line."""
    if _on_postgresql():
        op.execute(
            "CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS "
            "$$ BEGIN RAISE EXCEPTION '% is never changed or deleted', TG_TABLE_NAME; END $$"
        )
        op.execute(
            f"CREATE TRIGGER {table}_no_change BEFORE UPDATE OR DELETE OR TRUNCATE ON {table} "
            "FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()"
        )
        return
    refuse = f"BEGIN SELECT RAISE(ABORT, '{table} is never changed or deleted'); END"
    op.execute(f"CREATE TRIGGER {table}_no_update BEFORE UPDATE ON {table} {refuse}")
    op.execute(f"CREATE TRIGGER {table}_no_delete BEFORE DELETE ON {table} {refuse}")
    same = f"SELECT 1 FROM {table} WHERE tournament_id = NEW.tournament_id AND id = NEW.id"  # noqa: S608 -- our own names
    op.execute(f"CREATE TRIGGER {table}_no_replace BEFORE INSERT ON {table} WHEN EXISTS ({same}) {refuse}")


def _on_postgresql() -> bool:
    return op.get_bind().dialect.name == "postgresql"


def _key() -> tuple[sa.schema.SchemaItem, ...]:
    """The key of whatever belongs to one tournament."""
    return (
        sa.Column("tournament_id", sa.Uuid(), primary_key=True, nullable=False),
        sa.Column("id", sa.Uuid(), primary_key=True, nullable=False),
        sa.ForeignKeyConstraint(["tournament_id"], ["tournament.id"]),
    )


def _entry() -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["tournament_id", "journal_seq"], ["journal_entry.tournament_id", "journal_entry.seq"]
    )


def _points_to(table: str, column: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["tournament_id", column], [f"{table}.tournament_id", f"{table}.id"])
