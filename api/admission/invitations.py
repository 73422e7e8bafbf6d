"""Invitations: links and QR codes that let somebody in. The secret is told once."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import UUID

from flask import Response
from sqlalchemy import Connection, Row

from api.access.auth import official, refuse_stale_account
from api.admission.invitations_schemas import Invitation, InvitationList, InvitationRequest, NewInvitation
from api.frame import resources
from api.frame.blueprint import Blueprint
from api.frame.problems import Problem
from api.frame.responses import send
from api.frame.shapes import IN_TOURNAMENT, PageQuery
from api.frame.store import read, write
from models.journal.journal import Journal
from models.people import invitations
from models.people.officials import Official
from models.people.players import Player
from services import lookup
from services.idempotency import refuse_other
from services.secrets import INVITATION_PREFIX, hash_of, new_secret
from services.tournament.create import join_path

blp = Blueprint("invitations", description="Invitations", url_prefix=IN_TOURNAMENT)


@blp.put("/invitations/<uuid:invitation_id>")
@blp.arguments(InvitationRequest)
@blp.answers(201, NewInvitation)
@blp.answers(200, Invitation, description="It was made before; the secret is not told again")
def put_invitation(sent: dict[str, Any], tournament_id: UUID, invitation_id: UUID) -> Response:
    """Invite somebody by a link

    Name `roles` for new officials, who say who they are when they come; `official` for one more phone of somebody who
    is there; or `player` for a player's own page, whose link may be used any number of times. Its secret is in the
    answer, this once: only a hash is kept. An account has to have signed in within ten minutes to let in a director.
    """
    with write() as connection:
        at = datetime.now(UTC)
        journal = Journal(connection, tournament_id, official().id, at)
        row = invitations.find(connection, tournament_id, invitation_id)
        if row is not None:
            refuse_other(_request(row), _wanted(sent))
            return send(_shape(row, at))
        _check(connection, tournament_id, sent)
        secret = new_secret(INVITATION_PREFIX)
        invitations.create(journal, {**_columns(sent, at), "id": invitation_id, "secret_hash": hash_of(secret)})
        row = _find(connection, tournament_id, invitation_id)
        told = {"secret": secret, "join": join_path(tournament_id, secret)}
        return send({**_shape(row, at), **told}, 201)


@blp.get("/invitations/<uuid:invitation_id>")
@blp.answers(200, Invitation)
def get_invitation(tournament_id: UUID, invitation_id: UUID) -> Response:
    """An invitation"""
    with read() as connection:
        return send(_shape(_find(connection, tournament_id, invitation_id), datetime.now(UTC)))


@blp.get("/invitations")
@blp.arguments(PageQuery, location="query")
@blp.answers(200, InvitationList)
def list_invitations(asked: dict[str, Any], tournament_id: UUID) -> Response:
    """Invitations, by id"""
    at = datetime.now(UTC)
    with read() as connection:
        rows = invitations.page(connection, tournament_id, asked.get("after"), asked["limit"])
    return send({"items": [_shape(row, at) for row in rows], "next": resources.following(rows, asked["limit"])})


@blp.put("/invitations/<uuid:invitation_id>/revocation")
@blp.answers(200, Invitation)
def revoke_invitation(tournament_id: UUID, invitation_id: UUID) -> Response:
    """Withdraw an invitation: nobody comes by it any more

    Whoever came by it stays: cut off their phones. There is no body.
    """
    with write() as connection:
        at = datetime.now(UTC)
        journal = Journal(connection, tournament_id, official().id, at)
        if _find(connection, tournament_id, invitation_id).revoked_at is None:
            invitations.revoke(journal, invitation_id)
        return send(_shape(_find(connection, tournament_id, invitation_id), at))


def _find(connection: Connection, tournament_id: UUID, identity: UUID) -> Row[Any]:
    row = invitations.find(connection, tournament_id, identity)
    if row is None:
        raise Problem(404, "This tournament has no such invitation.")
    return row


def _check(connection: Connection, tournament_id: UUID, sent: Mapping[str, Any]) -> None:
    for field, model in (("official", Official), ("player", Player)):
        if field in sent:
            lookup.must_exist(connection, model, tournament_id, field, sent[field], field)
    sought = sent.get("official")
    known = None if sought is None else lookup.find(connection, Official, "official", tournament_id, sought)
    if "director" in (sent.get("roles", ()) if known is None else known.roles):
        refuse_stale_account()


def _columns(sent: Mapping[str, Any], at: datetime) -> dict[str, Any]:
    return {
        "label": sent.get("label", ""),
        "roles": sorted(sent.get("roles", [])),
        "official_id": sent.get("official"),
        "player_id": sent.get("player"),
        "uses": sent["uses"],
        "expires_at": None if sent["minutes"] is None else at + timedelta(minutes=sent["minutes"]),
    }


def _wanted(sent: Mapping[str, Any]) -> dict[str, Any]:
    ids = {name: sent.get(name) and str(sent[name]) for name in ("official", "player")}
    return {
        "label": sent.get("label", ""),
        "roles": sorted(sent.get("roles", [])),
        **ids,
        "uses": sent["uses"],
        "minutes": sent["minutes"],
    }


def _request(row: Row[Any]) -> dict[str, Any]:
    """What was asked for when it was made."""
    minutes = None if row.expires_at is None else int((row.expires_at - row.created_at).total_seconds() // 60)
    ids = {"official": row.official_id, "player": row.player_id}
    said = {name: identity and str(identity) for name, identity in ids.items()}
    return {"label": row.label, "roles": row.roles, **said, "uses": row.uses, "minutes": minutes}


def _shape(row: Row[Any], at: datetime) -> dict[str, Any]:
    times = {name: getattr(row, name) for name in ("created_at", "expires_at", "revoked_at")}
    return {
        "id": row.id,
        "label": row.label,
        "roles": row.roles,
        "official": row.official_id,
        "player": row.player_id,
        "uses": row.uses,
        "uses_left": row.uses_left,
        **times,
        "closed": invitations.closed_reason(row, at),
    }
