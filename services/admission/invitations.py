"""Invitations: links and QR codes that admit somebody. The secret is in one answer only."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any, NotRequired, TypedDict
from uuid import UUID

from sqlalchemy import Connection

from models.journal.journal import Journal
from models.people import invitations
from models.people.credentials import Caller
from models.people.invitations import Invitation
from models.people.officials import Official
from models.people.players import Player
from services import lookup
from services.account.recent_sign_in import check_recent_sign_in
from services.errors import NotFound
from services.idempotency import check_same_body
from services.pages import Page, PageRequest, page_of
from services.secrets import INVITATION_PREFIX, hash_of, new_secret
from services.tournament.create import join_path


class NewInvitation(TypedDict):
    """Whom a link admits: new officials with `roles`, an `official` who is there, or a `player`."""

    label: NotRequired[str]
    roles: NotRequired[list[str]]
    official: NotRequired[UUID]
    player: NotRequired[UUID]
    uses: int | None
    minutes: int | None


def put_invitation(
    journal: Journal, caller: Caller, invitation_id: UUID, sent: NewInvitation
) -> tuple[dict[str, Any], bool]:
    """Create an invitation; return its answer, and whether it is new: then it holds the secret.

    Raises Conflict for another body under the same id and for an id taken elsewhere, Invalid for an unknown person,
    NotAllowed for a director's invitation when the caller signed in too long ago.
    """
    connection, tournament_id = journal.connection, journal.tournament_id
    row = invitations.find(connection, tournament_id, invitation_id)
    if row is not None:
        check_same_body(_request(row), _normalise(sent))
        return _serialise(row, journal.at), False
    lookup.check_free(connection, Invitation, invitation_id)
    _check(journal, caller, sent)
    secret = new_secret(INVITATION_PREFIX)
    columns = {
        "id": invitation_id,
        "secret_hash": hash_of(secret),
        "label": sent.get("label", ""),
        "roles": sorted(sent.get("roles", [])),
        "official_id": sent.get("official"),
        "player_id": sent.get("player"),
        "uses": sent["uses"],
        "expires_at": None if sent["minutes"] is None else journal.at + timedelta(minutes=sent["minutes"]),
    }
    invitations.create(journal, columns)
    answer = get_invitation(connection, tournament_id, invitation_id, journal.at)
    return {**answer, "secret": secret, "join": join_path(tournament_id, secret)}, True


def revoke_invitation(journal: Journal, invitation_id: UUID) -> dict[str, Any]:
    """Revoke an invitation, once; return its answer. Raises NotFound."""
    if _require(journal.connection, journal.tournament_id, invitation_id).revoked_at is None:
        invitations.revoke(journal, invitation_id)
    return get_invitation(journal.connection, journal.tournament_id, invitation_id, journal.at)


def get_invitation(connection: Connection, tournament_id: UUID, invitation_id: UUID, now: datetime) -> dict[str, Any]:
    """Return an invitation's answer. Raises NotFound."""
    return _serialise(_require(connection, tournament_id, invitation_id), now)


def list_invitations(connection: Connection, tournament_id: UUID, asked: PageRequest, now: datetime) -> Page:
    """Return a page of invitations, by id."""
    rows = invitations.page(connection, tournament_id, asked.get("after"), asked["limit"])
    return page_of(rows, asked["limit"], lambda row: _serialise(row, now))


def _require(connection: Connection, tournament_id: UUID, identity: UUID) -> Invitation:
    row = invitations.find(connection, tournament_id, identity)
    if row is None:
        raise NotFound("This tournament has no such invitation.")
    return row


def _check(journal: Journal, caller: Caller, sent: NewInvitation) -> None:
    connection, tournament_id = journal.connection, journal.tournament_id
    roles = sent.get("roles", [])
    if "official" in sent:
        lookup.check_exists(connection, Official, tournament_id, "official", sent["official"], "official")
        roles = lookup.require(connection, Official, "official", tournament_id, sent["official"]).roles
    if "player" in sent:
        lookup.check_exists(connection, Player, tournament_id, "player", sent["player"], "player")
    if "director" in roles:
        check_recent_sign_in(caller.signed_in_at, journal.at)


def _normalise(sent: NewInvitation) -> dict[str, Any]:
    return {
        "label": sent.get("label", ""),
        "roles": sorted(sent.get("roles", [])),
        "official": str(sent["official"]) if "official" in sent else None,
        "player": str(sent["player"]) if "player" in sent else None,
        "uses": sent["uses"],
        "minutes": sent["minutes"],
    }


def _request(row: Invitation) -> dict[str, Any]:
    """Return the request that created it, normalised."""
    minutes = None if row.expires_at is None else int((row.expires_at - row.created_at).total_seconds() // 60)
    return {
        "label": row.label,
        "roles": row.roles,
        "official": row.official_id and str(row.official_id),
        "player": row.player_id and str(row.player_id),
        "uses": row.uses,
        "minutes": minutes,
    }


def _serialise(row: Invitation, now: datetime) -> dict[str, Any]:
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
        "closed": invitations.closed_reason(row, now),
    }
