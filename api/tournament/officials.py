"""Officials: who may write what. A token is told once, when its official is invited."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any
from uuid import UUID

from flask import Response
from sqlalchemy import Connection, Row

from api.auth import ROLES, official, require
from api.blueprint import Blueprint
from api.founding import hash_of, join_path, new_token
from api.problems import Problem
from api.ruling.answers import send
from api.store import read, write
from api.tournament import members
from api.tournament.officials_schemas import InvitedOfficial, Official, OfficialList, OfficialRequest
from api.tournament.replays import refuse_other
from api.tournament.shapes import IN_TOURNAMENT, PageQuery
from models import official_numbers, officials, register
from models.journal import Journal

blp = Blueprint("officials", description="Officials", url_prefix=IN_TOURNAMENT)


def shape(row: Row[Any], numbers: Mapping[UUID, str]) -> dict[str, Any]:
    """An official as it is answered; `numbers` are the league's."""
    said = {"name": row.name, "roles": row.roles, "revoked_at": row.revoked_at}
    return {"id": row.id, **said, "league_number": numbers.get(row.id)}


@blp.put("/officials/<uuid:official_id>")
@require("director")
@blp.arguments(OfficialRequest)
@blp.answers(201, InvitedOfficial)
@blp.answers(200, Official, description="The official was invited before; the token is not told again")
def put_official(sent: dict[str, Any], tournament_id: UUID, official_id: UUID) -> Response:
    """Invite an official

    The answer holds the token, this once: only its hash is kept. Whose token is lost is revoked and invited anew.
    `league_number` makes an official the same person in every tournament of the season.
    """
    number = sent.get("league_number")
    body = {"name": sent["name"], "roles": sorted(sent["roles"]), "league_number": number}
    with write() as connection:
        journal = Journal(connection, tournament_id, official().id, datetime.now(UTC))
        row = register.find(connection, officials.Official, tournament_id, official_id)
        if row is not None:
            stored = shape(row, official_numbers.numbers(connection, tournament_id))
            refuse_other({name: stored[name] for name in body}, body)
            return send(stored)
        if number is not None:
            _refuse_taken(connection, tournament_id, number)
        token = new_token()
        added = {"id": official_id, "name": body["name"], "roles": body["roles"], "token_hash": hash_of(token)}
        register.add(journal, officials.Official, "official.invited", added)
        if number is not None:
            official_numbers.give(journal, official_id, number)
    told = {"token": token, "join": join_path(tournament_id, token)}
    return send({"id": official_id, **body, "revoked_at": None, **told}, 201)


def _refuse_taken(connection: Connection, tournament_id: UUID, number: str) -> None:
    holder = official_numbers.holder(connection, tournament_id, number)
    if holder is not None:
        raise members.taken("league number", number, holder.name, holder.id)


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
        told = shape(row, official_numbers.numbers(connection, tournament_id))
        if row.revoked_at is not None:
            return send(told)
        if officials.is_last_director(connection, row):
            raise Problem(409, "This is the last director: invite another one first.", slug="last-director")
        register.change(journal, officials.Official, "official.revoked", official_id, {"revoked_at": at})
    return send({**told, "revoked_at": at})


@blp.get("/officials/<uuid:official_id>")
@require(*ROLES)
@blp.answers(200, Official)
def get_official(tournament_id: UUID, official_id: UUID) -> Response:
    """An official"""
    with read() as connection:
        row = members.find(connection, officials.Official, "official", tournament_id, official_id)
        return send(shape(row, official_numbers.numbers(connection, tournament_id)))


@blp.get("/officials")
@require(*ROLES)
@blp.arguments(PageQuery, location="query")
@blp.answers(200, OfficialList)
def list_officials(asked: dict[str, Any], tournament_id: UUID) -> Response:
    """Officials, by id"""
    with read() as connection:
        rows = register.page(connection, officials.Official, tournament_id, asked.get("after"), asked["limit"])
        numbers = official_numbers.numbers(connection, tournament_id)
    return send({"items": [shape(row, numbers) for row in rows], "next": members.following(rows, asked["limit"])})
