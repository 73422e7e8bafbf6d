"""Officials: who may write what. A token is told once, when its official is invited."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any
from uuid import UUID

from flask import Response
from sqlalchemy import Row

from api.auth import ROLES, official, require
from api.blueprint import Blueprint
from api.founding import hash_of, join_path, new_token
from api.problems import Problem
from api.ruling.answers import send
from api.store import write
from api.tournament import members
from api.tournament.officials_schemas import InvitedOfficial, Official, OfficialList, OfficialRequest
from api.tournament.replays import refuse_other
from api.tournament.shapes import IN_TOURNAMENT, PageQuery
from models import officials, register
from models.journal import Journal

blp = Blueprint("officials", description="Officials", url_prefix=IN_TOURNAMENT)


def _shape(row: Row[Any]) -> dict[str, Any]:
    return {"name": row.name, "roles": row.roles, "revoked_at": row.revoked_at}


@blp.put("/officials/<uuid:official_id>")
@require("director")
@blp.arguments(OfficialRequest)
@blp.answers(201, InvitedOfficial)
@blp.answers(200, Official, description="The official was invited before; the token is not told again")
def put_official(sent: dict[str, Any], tournament_id: UUID, official_id: UUID) -> Response:
    """Invite an official

    The answer holds the token, this once: only its hash is kept. Whose token is lost is revoked and invited anew.
    """
    body = {"name": sent["name"], "roles": sorted(sent["roles"])}
    with write() as connection:
        journal = Journal(connection, tournament_id, official().id, datetime.now(UTC))
        row = register.find(connection, officials.Official, tournament_id, official_id)
        if row is not None:
            refuse_other({"name": row.name, "roles": row.roles}, body)
            return send({"id": official_id, **_shape(row)})
        token = new_token()
        added = {"id": official_id, **body, "token_hash": hash_of(token)}
        register.add(journal, officials.Official, "official.invited", added)
    told = {"token": token, "join": join_path(tournament_id, token)}
    return send({"id": official_id, **body, "revoked_at": None, **told}, 201)


@blp.put("/officials/<uuid:official_id>/revocation")
@require("director")
@blp.answers(200, Official)
def revoke_official(tournament_id: UUID, official_id: UUID) -> Response:
    """Revoke an official's token, at once and for good

    What they wrote stays. The last director can't be revoked. There is no body.
    """
    with write() as connection:
        at = datetime.now(UTC)
        journal = Journal(connection, tournament_id, official().id, at)
        row = members.find(connection, officials.Official, "official", tournament_id, official_id)
        if row.revoked_at is not None:
            return send({"id": official_id, **_shape(row)})
        if officials.is_last_director(connection, row):
            raise Problem(409, "This is the last director: invite another one first.", slug="last-director")
        register.change(journal, officials.Official, "official.revoked", official_id, {"revoked_at": at})
    return send({"id": official_id, **_shape(row), "revoked_at": at})


@blp.get("/officials/<uuid:official_id>")
@require(*ROLES)
@blp.answers(200, Official)
def get_official(tournament_id: UUID, official_id: UUID) -> Response:
    """An official"""
    return members.get(officials.Official, "official", tournament_id, official_id, _shape)


@blp.get("/officials")
@require(*ROLES)
@blp.arguments(PageQuery, location="query")
@blp.answers(200, OfficialList)
def list_officials(asked: dict[str, Any], tournament_id: UUID) -> Response:
    """Officials, by id"""
    return members.page(officials.Official, tournament_id, asked, _shape)
