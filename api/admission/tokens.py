"""API tokens: for programs that read or write here. A token is told once."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import UUID

from flask import Response
from sqlalchemy import Row

from api.access.auth import official, refuse_stale_account
from api.access.permissions import NARROW
from api.admission.tokens_schemas import ApiToken, ApiTokenList, ApiTokenRequest, NewApiToken
from api.frame import resources
from api.frame.blueprint import Blueprint
from api.frame.problems import Problem
from api.frame.responses import send
from api.frame.shapes import IN_TOURNAMENT, PageQuery
from api.frame.store import read, write
from models.journal.journal import Journal
from models.people import api_tokens
from models.people.api_tokens import SCOPES
from models.people.officials import Official
from services import lookup
from services.idempotency import refuse_other
from services.secrets import TOKEN_PREFIX, hash_of, new_secret

blp = Blueprint("tokens", description="API tokens", url_prefix=IN_TOURNAMENT)


@blp.put("/api-tokens/<uuid:token_id>")
@blp.arguments(ApiTokenRequest)
@blp.answers(201, NewApiToken)
@blp.answers(200, ApiToken, description="It was made before; the token is not told again")
def put_token(sent: dict[str, Any], tournament_id: UUID, token_id: UUID) -> Response:
    """Make an API token

    It acts as the official it names, within its scopes, until it expires. The answer holds it, this once: only its hash
    is kept. An account has to have signed in within ten minutes for a token that may do more than read.
    """
    with write() as connection:
        journal = Journal(connection, tournament_id, official().id, datetime.now(UTC))
        row = api_tokens.find(connection, tournament_id, token_id)
        if row is not None:
            refuse_other(_request(row), _wanted(sent))
            return send(_shape(row))
        lookup.must_exist(connection, Official, tournament_id, "official", sent["official"], "official")
        _refuse_wider(sent)
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
        row = api_tokens.find(connection, tournament_id, token_id)
        assert row is not None, "just made"  # noqa: S101 -- for the type checker
        return send({**_shape(row), "token": token}, 201)


@blp.get("/api-tokens")
@blp.arguments(PageQuery, location="query")
@blp.answers(200, ApiTokenList)
def list_tokens(asked: dict[str, Any], tournament_id: UUID) -> Response:
    """API tokens, by id"""
    with read() as connection:
        rows = api_tokens.page(connection, tournament_id, asked.get("after"), asked["limit"])
    return send({"items": [_shape(row) for row in rows], "next": resources.following(rows, asked["limit"])})


@blp.put("/api-tokens/<uuid:token_id>/revocation")
@blp.answers(200, ApiToken)
def revoke_token(tournament_id: UUID, token_id: UUID) -> Response:
    """Revoke an API token, at once and for good

    There is no body.
    """
    with write() as connection:
        journal = Journal(connection, tournament_id, official().id, datetime.now(UTC))
        row = api_tokens.find(connection, tournament_id, token_id)
        if row is None:
            raise Problem(404, "This tournament has no such API token.")
        if row.revoked_at is None:
            api_tokens.revoke(journal, token_id)
            row = api_tokens.find(connection, tournament_id, token_id)
            assert row is not None, "just revoked"  # noqa: S101 -- for the type checker
        return send(_shape(row))


def _refuse_wider(sent: Mapping[str, Any]) -> None:
    """A token makes no token that opens more, or acts as somebody else; an account left open none that writes."""
    caller = official()
    if not NARROW.issuperset(sent["scopes"]):
        refuse_stale_account()
    if caller.scopes is None or caller.scopes.issuperset(SCOPES):
        return
    if caller.id != sent["official"] or not caller.scopes.issuperset(sent["scopes"]):
        detail = "A token can't make one that opens more than itself, or acts as somebody else: do it in the app."
        raise Problem(403, detail, slug="scope")


def _wanted(sent: Mapping[str, Any]) -> dict[str, Any]:
    return {**sent, "official": str(sent["official"]), "scopes": sorted(sent["scopes"])}


def _request(row: Row[Any]) -> dict[str, Any]:
    """What was asked for when it was made."""
    days = (row.expires_at - row.created_at).days
    return {"name": row.name, "official": str(row.official_id), "scopes": row.scopes, "days": days}


def _shape(row: Row[Any]) -> dict[str, Any]:
    times = {name: getattr(row, name) for name in ("created_at", "expires_at", "revoked_at")}
    return {"id": row.id, "name": row.name, "official": row.official_id, "scopes": row.scopes, **times}
