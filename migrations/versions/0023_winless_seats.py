"""Who won no hand, of a result; and yakitori among what a director chooses."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("result", sa.Column("winless", sa.Text(), nullable=True))
    op.add_column("scoring_choice", sa.Column("yakitori", sa.Integer(), nullable=True))


def downgrade() -> None:
    op.drop_column("scoring_choice", "yakitori")
    op.drop_column("result", "winless")
