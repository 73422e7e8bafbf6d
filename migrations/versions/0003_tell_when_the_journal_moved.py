"""PostgreSQL tells every process that listens when a journal moved. SQLite has no such thing: its one process knows.

A trigger, so that what another program writes is told as well.
"""

from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

UP = (
    "CREATE FUNCTION tell_journal_moved() RETURNS trigger LANGUAGE plpgsql AS "
    "$$ BEGIN NOTIFY journal_moved; RETURN NULL; END $$",
    "CREATE TRIGGER journal_head_moved AFTER UPDATE ON journal_head "
    "FOR EACH STATEMENT EXECUTE FUNCTION tell_journal_moved()",
)
DOWN = ("DROP TRIGGER journal_head_moved ON journal_head", "DROP FUNCTION tell_journal_moved()")


def upgrade() -> None:
    _execute(UP)


def downgrade() -> None:
    _execute(DOWN)


def _execute(statements: tuple[str, ...]) -> None:
    if op.get_bind().dialect.name == "postgresql":
        for statement in statements:
            op.execute(statement)
