"""API tokens: for programs that read or write in a tournament. A token is in one answer only."""

from __future__ import annotations

from datetime import timedelta
from typing import Any, TypedDict
from uuid import UUID

from sqlalchemy import Connection

from models.journal.journal import Journal
from models.people import api_tokens
from models.people.api_tokens import SCOPES, ApiToken
from models.people.credentials import Caller
from models.people.officials import Official
from services import lookup
from services.account.recent_sign_in import check_recent_sign_in
from services.errors import NotAllowed, NotFound
from services.idempotency import check_same_body
from services.pages import Page, PageRequest, page_of
from services.secrets import TOKEN_PREFIX, hash_of, new_secret

READ_ONLY = frozenset({"read"})
"""A token with other scopes than these writes, long after the browser that made it was closed."""


class NewToken(TypedDict):
    """A token to issue: as whom it acts, what it opens, for how many days."""

    name: str
    official: UUID
    scopes: list[str]
    days: int


def put_token(journal: Journal, caller: Caller, token_id: UUID, sent: NewToken) -> tuple[dict[str, Any], bool]:
    """Issue an API token; return its answer, and whether it is new: then it holds the token.

    Raises Conflict for another body under the same id and for an id taken elsewhere, Invalid for an unknown official,
    NotAllowed for a token that opens more than the caller's, and for one that writes when the caller signed in too
    long ago.
    """
    connection, tournament_id = journal.connection, journal.tournament_id
    row = api_tokens.find(connection, tournament_id, token_id)
    if row is not None:
        check_same_body(_request(row), {**sent, "official": str(sent["official"]), "scopes": sorted(sent["scopes"])})
        return _serialise(row), False
    lookup.check_free(connection, ApiToken, token_id)
    lookup.check_exists(connection, Official, tournament_id, "official", sent["official"], "official")
    if not READ_ONLY.issuperset(sent["scopes"]):
        check_recent_sign_in(caller.signed_in_at, journal.at)
    _check_scopes(caller, sent)
    token = new_secret(TOKEN_PREFIX)
    columns = {
        "id": token_id,
        "official_id": sent["official"],
        "token_hash": hash_of(token),
        "name": sent["name"],
        "scopes": sorted(sent["scopes"]),
        "expires_at": journal.at + timedelta(days=sent["days"]),
    }
    api_tokens.issue(journal, columns)
    return {**_serialise(_require(connection, tournament_id, token_id)), "token": token}, True


def revoke_token(journal: Journal, token_id: UUID) -> dict[str, Any]:
    """Revoke an API token, once; return its answer. Raises NotFound."""
    row = _require(journal.connection, journal.tournament_id, token_id)
    if row.revoked_at is None:
        api_tokens.revoke(journal, token_id)
        row = _require(journal.connection, journal.tournament_id, token_id)
    return _serialise(row)


def list_tokens(connection: Connection, tournament_id: UUID, asked: PageRequest) -> Page:
    """Return a page of API tokens, by id."""
    rows = api_tokens.page(connection, tournament_id, asked.get("after"), asked["limit"])
    return page_of(rows, asked["limit"], _serialise)


def _require(connection: Connection, tournament_id: UUID, token_id: UUID) -> ApiToken:
    row = api_tokens.find(connection, tournament_id, token_id)
    if row is None:
        raise NotFound("This tournament has no such API token.")
    return row


def _check_scopes(caller: Caller, sent: NewToken) -> None:
    """Raise NotAllowed where a token makes one that opens more than itself, or acts as somebody else."""
    if caller.scopes is None or caller.scopes.issuperset(SCOPES):
        return
    if caller.id != sent["official"] or not caller.scopes.issuperset(sent["scopes"]):
        detail = "A token can't make one that opens more than itself, or acts as somebody else: do it in the app."
        raise NotAllowed(detail, slug="scope")


def _request(row: ApiToken) -> dict[str, Any]:
    """Return the request that issued it, normalised."""
    days = (row.expires_at - row.created_at).days
    return {"name": row.name, "official": str(row.official_id), "scopes": row.scopes, "days": days}


def _serialise(row: ApiToken) -> dict[str, Any]:
    times = {name: getattr(row, name) for name in ("created_at", "expires_at", "revoked_at")}
    return {"id": row.id, "name": row.name, "official": row.official_id, "scopes": row.scopes, **times}
