"""Sessions, accounts, invitations, admissions, API tokens; when roles changed, conflicts, and who sees the board."""

import sqlalchemy as sa
from alembic import op

from models.database.types import JsonText, UtcDateTime

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

MOMENT = UtcDateTime()
ADDED = ("roles_since", MOMENT), ("player_id", sa.Uuid()), ("conflicts", JsonText())


def upgrade() -> None:
    op.add_column("tournament", sa.Column("board_open", sa.Boolean(), nullable=True))
    for name, kind in ADDED:
        op.add_column("official", sa.Column(name, kind, nullable=True))
    _accounts()
    _passkeys()
    _invitations()
    _admissions()
    _tokens()


def downgrade() -> None:
    of_accounts = ("recovery_code", "passkey_challenge", "passkey", "account_link")
    for table in ("api_token", "admission", "invitation", *of_accounts, "session", "account"):
        op.drop_table(table)
    for name, _ in ADDED:
        op.execute(f"ALTER TABLE official DROP COLUMN {name}")
    op.execute("ALTER TABLE tournament DROP COLUMN board_open")


def _accounts() -> None:
    op.create_table(
        "account",
        _id(),
        _column("handle", sa.String(80)),
        _column("name", sa.String(200)),
        _maybe("password_hash", sa.String(200)),
        _column("created_at", MOMENT),
        sa.UniqueConstraint("handle"),
    )
    op.create_table(
        "session",
        _id(),
        _column("secret_hash", sa.String(64)),
        _maybe("previous_hash", sa.String(64)),
        _column("rotated_at", MOMENT),
        _maybe("account_id", sa.Uuid()),
        _maybe("before_id", sa.Uuid()),
        _column("agent", sa.String(200)),
        _column("created_at", MOMENT),
        _column("seen_at", MOMENT),
        _maybe("ended_at", MOMENT),
        sa.UniqueConstraint("secret_hash"),
        sa.UniqueConstraint("previous_hash"),
        sa.ForeignKeyConstraint(["account_id"], ["account.id"]),
    )
    op.create_index("ix_session_account_id", "session", ["account_id"])


def _passkeys() -> None:
    op.create_table(
        "account_link",
        _id(),
        _column("secret_hash", sa.String(64)),
        _maybe("maker_id", sa.Uuid()),
        _column("expires_at", MOMENT),
        _maybe("account_id", sa.Uuid()),
        sa.UniqueConstraint("secret_hash"),
        *(sa.ForeignKeyConstraint([column], ["account.id"]) for column in ("maker_id", "account_id")),
    )
    op.create_table(
        "passkey",
        _id(),
        _column("account_id", sa.Uuid()),
        _column("credential", sa.String(1400)),
        _column("public_key", sa.LargeBinary()),
        _column("sign_count", sa.Integer()),
        _column("label", sa.String(200)),
        _column("created_at", MOMENT),
        _maybe("used_at", MOMENT),
        sa.UniqueConstraint("credential"),
        sa.ForeignKeyConstraint(["account_id"], ["account.id"]),
    )
    op.create_index("ix_passkey_account_id", "passkey", ["account_id"])
    op.create_table(
        "passkey_challenge",
        _id(),
        _column("challenge", sa.LargeBinary()),
        _maybe("account_id", sa.Uuid()),
        _column("expires_at", MOMENT),
        sa.ForeignKeyConstraint(["account_id"], ["account.id"]),
    )
    op.create_index("ix_passkey_challenge_expires_at", "passkey_challenge", ["expires_at"])
    op.create_table(
        "recovery_code",
        sa.Column("account_id", sa.Uuid(), primary_key=True, nullable=False),
        sa.Column("code_hash", sa.String(64), primary_key=True, nullable=False),
        sa.ForeignKeyConstraint(["account_id"], ["account.id"]),
    )


def _invitations() -> None:
    op.create_table(
        "invitation",
        _id(),
        _column("tournament_id", sa.Uuid()),
        _column("secret_hash", sa.String(64)),
        _column("label", sa.String(200)),
        _column("roles", JsonText()),
        _maybe("made_by", sa.Uuid()),
        *_whom(),
        _maybe("uses", sa.Integer()),
        _maybe("uses_left", sa.Integer()),
        _column("created_at", MOMENT),
        _maybe("expires_at", MOMENT),
        _maybe("revoked_at", MOMENT),
        sa.CheckConstraint("uses_left >= 0", name="uses_left"),
        sa.UniqueConstraint("secret_hash"),
        *_in_tournament(),
    )
    op.create_index("ix_invitation_tournament", "invitation", ["tournament_id", "id"])


def _admissions() -> None:
    op.create_table(
        "admission",
        _id(),
        _column("tournament_id", sa.Uuid()),
        *_whom(),
        _maybe("session_id", sa.Uuid()),
        _maybe("account_id", sa.Uuid()),
        _maybe("invitation_id", sa.Uuid()),
        _maybe("key_hash", sa.String(64)),
        _column("admitted_at", MOMENT),
        _maybe("cut_off_at", MOMENT),
        sa.CheckConstraint("(official_id IS NULL) <> (player_id IS NULL)", name="whom"),
        sa.CheckConstraint("(session_id IS NULL) <> (account_id IS NULL)", name="bearer"),
        *(sa.ForeignKeyConstraint([f"{what}_id"], [f"{what}.id"]) for what in ("session", "account", "invitation")),
        *_in_tournament(),
    )
    op.create_index("ix_admission_tournament", "admission", ["tournament_id", "id"])
    for column in ("session_id", "account_id"):
        op.create_index(f"ix_admission_{column}", "admission", [column])


def _tokens() -> None:
    op.create_table(
        "api_token",
        _id(),
        _column("tournament_id", sa.Uuid()),
        _column("official_id", sa.Uuid()),
        _maybe("made_by", sa.Uuid()),
        _column("token_hash", sa.String(64)),
        _column("name", sa.String(200)),
        _column("scopes", JsonText()),
        _column("created_at", MOMENT),
        _column("expires_at", MOMENT),
        _maybe("revoked_at", MOMENT),
        sa.UniqueConstraint("token_hash"),
        sa.ForeignKeyConstraint(["tournament_id"], ["tournament.id"]),
        sa.ForeignKeyConstraint(["tournament_id", "official_id"], ["official.tournament_id", "official.id"]),
    )
    op.create_index("ix_api_token_tournament", "api_token", ["tournament_id", "id"])


def _id() -> sa.Column[object]:
    return sa.Column("id", sa.Uuid(), primary_key=True, nullable=False)


def _column(name: str, kind: object) -> sa.Column[object]:
    return sa.Column(name, kind, nullable=False)  # type: ignore[call-overload]


def _maybe(name: str, kind: object) -> sa.Column[object]:
    return sa.Column(name, kind, nullable=True)  # type: ignore[call-overload]


def _whom() -> tuple[sa.Column[object], ...]:
    return _maybe("official_id", sa.Uuid()), _maybe("player_id", sa.Uuid())


def _in_tournament() -> tuple[sa.ForeignKeyConstraint, ...]:
    members = (
        sa.ForeignKeyConstraint(["tournament_id", f"{what}_id"], [f"{what}.tournament_id", f"{what}.id"])
        for what in ("official", "player")
    )
    return (sa.ForeignKeyConstraint(["tournament_id"], ["tournament.id"]), *members)
