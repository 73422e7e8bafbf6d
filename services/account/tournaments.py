"""A tournament created by an account, whose director it is."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, NotRequired, TypedDict
from uuid import UUID

from sqlalchemy import Connection

from models.event import tournaments
from models.journal.journal import Journal
from models.people import accounts, admissions
from services.account.accounts import require_account
from services.account.sessions import AccountCaller
from services.errors import Conflict
from services.tournament.copy import CopyChoice, copied_settings, copy_tournament
from services.tournament.create import create_tournament, new_id


class NewTournament(TypedDict):
    """A tournament to create. Of one that is copied (`copy_of`) come the settings that are left out."""

    name: str
    slug: NotRequired[str]
    rulebook: NotRequired[dict[str, Any]]
    currency: NotRequired[str]
    time_zone: NotRequired[str]
    copy_of: NotRequired[CopyChoice]


def put_tournament(
    connection: Connection, caller: AccountCaller, tournament_id: UUID, sent: NewTournament
) -> tuple[dict[str, Any], bool]:
    """Create a tournament and admit the account as its director; return its answer, and whether it is new.

    Raises Conflict for an id that somebody else has taken, RuleError for settings that can't be used, NotFound for one
    to copy that the account does not direct.
    """
    accounts.hold(connection, caller.account_id)  # the same sent twice at once: the second finds what the first made
    if tournaments.find(connection, tournament_id) is not None:
        own = {row.id: row for row in admissions.of_account(connection, caller.account_id)}.get(tournament_id)
        if own is None:
            raise Conflict("This id is taken: choose a new one.", slug="other-body")
        return {"id": own.id, "slug": own.slug, "official_id": own.official_id, "links": []}, False
    at = datetime.now(UTC)
    account = require_account(connection, caller.account_id)
    choice = sent.get("copy_of")
    settings = {} if choice is None else copied_settings(connection, choice, account.id)
    settings |= {name: value for name, value in sent.items() if name != "copy_of"}
    created = create_tournament(connection, director=account.name, at=at, identity=tournament_id, **settings)
    journal = Journal(connection, tournament_id, created.official_id, at)
    admissions.admit(journal, {"id": new_id(), "official_id": created.official_id, "account_id": account.id})
    links = [] if choice is None else copy_tournament(journal, choice, account.id, created.official_id)
    return {"id": tournament_id, "slug": created.slug, "official_id": created.official_id, "links": links}, True
