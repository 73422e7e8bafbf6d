"""Being let in: an invitation, from a link or a QR code, admits a browser to a tournament.

The browser makes the admission's id and a proof of its own, so that asking again, because no answer came, uses the
invitation once and gives the same answer; whoever only saw the link has no such proof.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from hmac import compare_digest
from typing import Any
from uuid import UUID

from flask import Response, request
from sqlalchemy import Connection, Row

from api.access import cookies
from api.account import sign_in_limits
from api.admission.joining_schemas import Admission, JoinRequest
from api.frame.blueprint import Blueprint
from api.frame.problems import Problem, refuse_field
from api.frame.responses import send
from api.frame.shapes import IN_TOURNAMENT
from api.frame.store import write
from api.operations.logs import note_who
from models.database import register
from models.event import tournaments
from models.journal.journal import Journal
from models.people import admissions, invitations, officials, sessions
from models.people.officials import Official
from models.people.players import Player
from services.secrets import hash_of, new_secret
from services.tournament.create import new_id

blp = Blueprint("joining", description="Being let in", url_prefix=IN_TOURNAMENT)

REPEATED_WITHIN = 600  # seconds
NONE = "There is no such invitation: ask a director for another link."
CLOSED = {
    "revoked": "This link was withdrawn: ask a director for another one.",
    "expired": "This link has expired: ask a director for another one.",
    "used": "This link was used already: each one admits as many as its director said. Ask for another one.",
}


@blp.put("/joinings/<uuid:admission_id>")
@blp.arguments(JoinRequest)
@blp.answers(201, Admission)
@blp.answers(200, Admission, description="It was sent before: the same answer")
def join(sent: dict[str, Any], tournament_id: UUID, admission_id: UUID) -> Response:
    """Be let in by an invitation

    The answer brings the session's cookie. `proof` is a secret of the browser's own: the same request with the same one
    is answered again, for ten minutes.
    """
    cookies.refuse_other_sites()
    at = datetime.now(UTC)
    with write() as connection:
        journal = _journal(connection, tournament_id, at)
        invitation = invitations.find_by_secret(connection, tournament_id, hash_of(sent["invitation"]))
        if invitation is None:
            raise Problem(404, NONE, slug="no-invitation")
        known = admissions.find(connection, tournament_id, admission_id)
        if known is not None:
            _repeat(connection, known, invitation, sent, at)
            return send(_serialise(connection, known))
        why = invitations.closed_reason(invitation, at)
        if why is not None:
            raise Problem(410, CLOSED[why], slug="invitation-closed", why=why)
        if invitation.uses is None:
            sign_in_limits.spend_joining(str(invitation.id))
        _admit(journal, admission_id, invitation, sent)
        admitted = admissions.find(connection, tournament_id, admission_id)
        assert admitted is not None, "just admitted"  # noqa: S101 -- for the type checker
        return send(_serialise(connection, admitted), 201)


def _journal(connection: Connection, tournament_id: UUID, at: datetime) -> Journal:
    """Held before the invitation is read: nobody withdraws it or uses it up meanwhile."""
    try:
        return Journal(connection, tournament_id, None, at)
    except LookupError:
        raise Problem(404, NONE, slug="no-invitation") from None


def _admit(journal: Journal, admission_id: UUID, invitation: Row[Any], sent: Mapping[str, Any]) -> None:
    official = invitation.official_id
    if official is None and invitation.player_id is None:
        official = _new_official(journal, invitation, sent)
    journal.who = official
    session, account = _session(journal.connection, journal.at)
    admission = {
        "id": admission_id,
        "official_id": official,
        "player_id": invitation.player_id,
        "session_id": session if account is None else None,
        "account_id": account,
        "invitation_id": invitation.id,
        "key_hash": hash_of(sent["proof"]),
    }
    admissions.admit(journal, admission)
    invitations.use(journal.connection, invitation)


def _new_official(journal: Journal, invitation: Row[Any], sent: Mapping[str, Any]) -> UUID:
    if "name" not in sent:
        raise refuse_field("name", "This link does not say who comes by it.", "Give your name, as players know you.")
    identity = new_id()
    officials.add(journal, identity, sent["name"].strip(), invitation.roles)
    return identity


def _session(connection: Connection, at: datetime) -> tuple[UUID, UUID | None]:
    """The browser's session and the account signed in there; a new session where it has none."""
    secret = cookies.secret()
    session = None if secret is None else sessions.find(connection, hash_of(secret), at)
    if session is not None:
        return session.id, session.account_id
    secret, identity = new_secret(), new_id()
    sessions.begin(connection, identity, hash_of(secret), request.headers.get("User-Agent", ""), at)
    cookies.give(secret)
    return identity, None


def _repeat(
    connection: Connection, known: Row[Any], invitation: Row[Any], sent: Mapping[str, Any], at: datetime
) -> None:
    """The same request again: the cookie once more, where it never arrived. Raises a problem for anybody else."""
    own = known.key_hash is not None and compare_digest(known.key_hash, hash_of(sent["proof"]))
    if not own or known.invitation_id != invitation.id or known.cut_off_at is not None:
        raise Problem(409, "This id is taken by another browser: choose a new one.", slug="other-body")
    if known.session_id is None or (at - known.admitted_at).total_seconds() > REPEATED_WITHIN:
        return
    session = sessions.find_by_id(connection, known.session_id)
    secret = cookies.secret()
    if session is None or (secret is not None and hash_of(secret) in (session.secret_hash, session.previous_hash)):
        return
    secret = new_secret()
    sessions.rotate(connection, session, None, hash_of(secret), at)
    cookies.give(secret)


def _serialise(connection: Connection, admission: Row[Any]) -> dict[str, Any]:
    kind = "official" if admission.player_id is None else "player"
    model = Official if kind == "official" else Player
    whom = admission.official_id or admission.player_id
    row = register.find(connection, model, admission.tournament_id, whom)
    note_who(whom)
    assert row is not None, "an admission is somebody's"  # noqa: S101 -- for the type checker
    roles = row.roles if kind == "official" else ["player"]
    into = tournaments.find(connection, admission.tournament_id)
    assert into is not None, "it was let into one"  # noqa: S101 -- for the type checker
    told = {"id": into.id, "slug": into.slug, "name": into.name}
    whom_told = {"id": whom, "name": row.name, "roles": roles}
    return {"id": admission.id, "kind": kind, "whom": whom_told, "tournament": told}
