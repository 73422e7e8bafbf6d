"""An index for whom an official stands for: asked for whenever somebody might decide about themselves."""

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"
branch_labels = None
depends_on = None

PERSONS = sa.text(
    "kind IN ('phone.admitted', 'session.began', 'token.issued', 'invitation.made', 'official.invited',"
    " 'official.changed')"
)


def upgrade() -> None:
    columns = ["tournament_id", "seq"]
    op.create_index(
        "ix_journal_entry_persons", "journal_entry", columns, sqlite_where=PERSONS, postgresql_where=PERSONS
    )


def downgrade() -> None:
    op.drop_index("ix_journal_entry_persons", "journal_entry")
