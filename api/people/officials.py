"""Officials: who may do what. Whoever is invited by name gets a link of their own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any
from uuid import UUID

from flask import Response
from sqlalchemy import Connection, Row

from api.access.auth import official, refuse_stale_account
from api.frame import resources
from api.frame.blueprint import Blueprint
from api.frame.problems import Problem, refuse_field
from api.frame.responses import send
from api.frame.shapes import IN_TOURNAMENT, PageQuery
from api.frame.store import read, write
from api.people.officials_schemas import InvitedOfficial, Official, OfficialChange, OfficialList, OfficialRequest
from models.database import register
from models.journal.journal import Journal
from models.people import api_tokens, invitations, official_numbers, officials
from models.people.players import Player
from services import lookup
from services.idempotency import refuse_other
from services.tournament.create import invite_person, join_path

blp = Blueprint("officials", description="Officials", url_prefix=IN_TOURNAMENT)


def shape(row: Row[Any], numbers: Mapping[UUID, str]) -> dict[str, Any]:
    """An official as it is answered; `numbers` are the league's."""
    said = {"name": row.name, "roles": row.roles, "revoked_at": row.revoked_at}
    partial = {"player": row.player_id, "conflicts": row.conflicts or []}
    return {"id": row.id, **said, "league_number": numbers.get(row.id), **partial}


@blp.put("/officials/<uuid:official_id>")
@blp.arguments(OfficialRequest)
@blp.answers(201, InvitedOfficial)
@blp.answers(200, Official, description="The official was invited before; the token is not told again")
def put_official(sent: dict[str, Any], tournament_id: UUID, official_id: UUID) -> Response:
    """Invite an official by name

    The answer holds a link for one phone, this once; it is good for a week. For another phone make an invitation.
    `league_number` makes an official the same person in every tournament of the season. An account has to have
    signed in within ten minutes to make a director, here and by changing roles.
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
        _refuse_stale(body["roles"])
        if number is not None:
            _refuse_taken(connection, tournament_id, number)
        officials.add(journal, official_id, body["name"], body["roles"])
        if number is not None:
            official_numbers.assign(journal, official_id, number)
        secret = invite_person(journal, official_id, body["name"])
        row = lookup.find(connection, officials.Official, "official", tournament_id, official_id)
        told = shape(row, {official_id: number} if number is not None else {})
    return send({**told, "join": join_path(tournament_id, secret)}, 201)


@blp.patch("/officials/<uuid:official_id>")
@blp.arguments(OfficialChange)
@blp.answers(200, Official)
def change_official(sent: dict[str, Any], tournament_id: UUID, official_id: UUID) -> Response:
    """Change an official's roles, whom they play as, or about whom they are not impartial

    What a phone without network sends later is judged by the roles of the time when it was made.
    """
    with write() as connection:
        at = datetime.now(UTC)
        journal = Journal(connection, tournament_id, official().id, at)
        row = lookup.find(connection, officials.Official, "official", tournament_id, official_id)
        changes = _changes(connection, row, sent, at)
        if changes:
            register.change(journal, officials.Official, "official.changed", official_id, changes)
            row = lookup.find(connection, officials.Official, "official", tournament_id, official_id)
        return send(shape(row, official_numbers.numbers(connection, tournament_id)))


def _changes(connection: Connection, row: Row[Any], sent: Mapping[str, Any], at: datetime) -> dict[str, Any]:
    """What is different from now on. Raises a problem for strangers, and where nobody would be a director."""
    if row.revoked_at is not None:
        raise Problem(409, "This official was revoked: invite them anew.", slug="official-revoked")
    changes: dict[str, Any] = {}
    if "roles" in sent and sorted(sent["roles"]) != row.roles:
        if "director" not in sent["roles"] and officials.is_last_director(connection, row):
            raise Problem(409, "This is the last director: make another one first.", slug="last-director")
        _refuse_stale(sent["roles"])
        changes |= {"roles": sorted(sent["roles"]), "roles_since": at}
    if "player" in sent and sent["player"] != row.player_id:
        _must_play(connection, row.tournament_id, "player", sent["player"])
        changes["player_id"] = sent["player"]
    wanted = sorted(str(player) for player in sent.get("conflicts", row.conflicts or []))
    if wanted != (row.conflicts or []):
        for number, player in enumerate(sent["conflicts"]):
            _must_play(connection, row.tournament_id, f"conflicts.{number}", player)
        changes["conflicts"] = wanted
    return changes


def _refuse_stale(roles: Sequence[str]) -> None:
    """Who makes directors could come back as one."""
    if "director" in roles:
        refuse_stale_account()


def _must_play(connection: Connection, tournament_id: UUID, field: str, player: UUID | None) -> None:
    if player is not None and register.find(connection, Player, tournament_id, player) is None:
        raise refuse_field(field, "This tournament has no such player.", "Choose one of GET …/players.")


def _refuse_taken(connection: Connection, tournament_id: UUID, number: str) -> None:
    holder = official_numbers.holder(connection, tournament_id, number)
    if holder is not None:
        raise resources.taken("league number", number, holder.name, holder.id)


@blp.put("/officials/<uuid:official_id>/revocation")
@blp.answers(200, Official)
def revoke_official(tournament_id: UUID, official_id: UUID) -> Response:
    """Revoke an official, at once and for good: none of their phones and tokens opens anything any more

    Links and tokens that they made or came by are closed with them.

    What they wrote stays. The last director can't be revoked. There is no body.
    """
    with write() as connection:
        at = datetime.now(UTC)
        journal = Journal(connection, tournament_id, official().id, at)
        row = lookup.find(connection, officials.Official, "official", tournament_id, official_id)
        told = shape(row, official_numbers.numbers(connection, tournament_id))
        if row.revoked_at is not None:
            return send(told)
        if officials.is_last_director(connection, row):
            raise Problem(409, "This is the last director: invite another one first.", slug="last-director")
        register.change(journal, officials.Official, "official.revoked", official_id, {"revoked_at": at})
        invitations.revoke_for(journal, official_id)
        api_tokens.revoke_for(journal, official_id)
    return send({**told, "revoked_at": at})


@blp.get("/officials/<uuid:official_id>")
@blp.answers(200, Official)
def get_official(tournament_id: UUID, official_id: UUID) -> Response:
    """An official"""
    with read() as connection:
        row = lookup.find(connection, officials.Official, "official", tournament_id, official_id)
        return send(shape(row, official_numbers.numbers(connection, tournament_id)))


@blp.get("/officials")
@blp.arguments(PageQuery, location="query")
@blp.answers(200, OfficialList)
def list_officials(asked: dict[str, Any], tournament_id: UUID) -> Response:
    """Officials, by id"""
    with read() as connection:
        rows = register.page(connection, officials.Official, tournament_id, asked.get("after"), asked["limit"])
        numbers = official_numbers.numbers(connection, tournament_id)
    return send({"items": [shape(row, numbers) for row in rows], "next": resources.following(rows, asked["limit"])})
