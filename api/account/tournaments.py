"""A tournament founded by an account, whose director it is."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any
from uuid import UUID

from flask import Response

from api.account import schemas
from api.account.sign_in_session import account_id
from api.frame.blueprint import Blueprint
from api.frame.problems import Problem
from api.frame.responses import send
from api.frame.store import write
from models.event import tournaments
from models.journal.journal import Journal
from models.people import accounts, admissions
from services.tournament.create import create_tournament, new_id

blp = Blueprint("founding", description="Accounts")


@blp.put("/account/tournaments/<uuid:tournament_id>")
@blp.arguments(schemas.TournamentRequest)
@blp.answers(201, schemas.Founded)
@blp.answers(200, schemas.Founded, description="It was made before by this account")
def found_tournament(sent: dict[str, Any], tournament_id: UUID) -> Response:
    """Make a tournament; the account is its director in each browser where it is signed in"""
    at = datetime.now(UTC)
    with write() as connection:
        known = tournaments.find(connection, tournament_id)
        if known is not None:
            own = {row.id: row for row in admissions.of_account(connection, account_id())}.get(tournament_id)
            if own is None:
                raise Problem(409, "This id is taken: choose a new one.", slug="other-body")
            return send({"id": own.id, "slug": own.slug, "official_id": own.official_id})
        account = accounts.find(connection, account_id())
        assert account is not None, "it is signed in"  # noqa: S101 -- for the type checker
        made = create_tournament(connection, director=account.name, at=at, identity=tournament_id, **sent)
        journal = Journal(connection, tournament_id, made.official_id, at)
        admission = {"id": new_id(), "official_id": made.official_id, "account_id": account.id}
        admissions.admit(journal, admission)
    return send({"id": tournament_id, "slug": made.slug, "official_id": made.official_id}, 201)
