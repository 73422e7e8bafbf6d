"""Admissions: an invitation, from a link or a QR code, admits a browser to a tournament.

The browser makes the admission's id and a proof of its own, so that asking again, because no answer came, uses the
invitation once and gives the same answer; whoever only saw the link has no such proof.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from hmac import compare_digest
from typing import Any, NamedTuple, NotRequired, TypedDict
from uuid import UUID

from sqlalchemy import Connection

from models.event import tournaments
from models.journal.journal import Journal
from models.people import admissions, invitations, officials, sessions
from models.people.admissions import Admission, AdmittedPhone
from models.people.invitations import Invitation
from models.people.officials import Official
from models.people.players import Player
from models.people.sessions import Session
from services import lookup
from services.account.accounts import whose_account
from services.account.recent_sign_in import check_recent_sign_in
from services.account.sessions import Browser, begin_session, find_session
from services.errors import Conflict, Gone, NotFound, invalid_field
from services.secrets import hash_of, new_secret
from services.tournament.create import new_id

REPEATED_WITHIN = 600  # seconds
NO_INVITATION = "There is no such invitation: ask a director for another link."
CLOSED = {
    "revoked": "This link was withdrawn: ask a director for another one.",
    "expired": "This link has expired: ask a director for another one.",
    "used": "This link was used already: each one admits as many as its director said. Ask for another one.",
}


class JoinRequest(TypedDict):
    """The secret of an invitation, the browser's own proof, and the name where the invitation says none.

    `account`: the one to admit, None for the browser alone; left out where nobody is signed in.
    """

    invitation: str
    proof: str
    name: NotRequired[str]
    account: NotRequired[UUID | None]


class AdmissionResult(NamedTuple):
    """The admission's answer, whether it is new, and the session's new secret where the browser has to keep one."""

    answer: dict[str, Any]
    is_new: bool
    secret: str | None


def put_admission(
    journal: Journal, browser: Browser, admission_id: UUID, sent: JoinRequest, count_use: Callable[[str], None]
) -> AdmissionResult:
    """Admit a browser by an invitation.

    `count_use` is called with the id of an invitation that admits any number, and raises after too many. Raises
    NotFound without an invitation, Gone for a closed one, Conflict for an id that another browser took and unless
    `account` is as the browser is signed in, NotAllowed for an account that signed in too long ago to become a
    director, Invalid where the name is missing.
    """
    connection, tournament_id = journal.connection, journal.tournament_id
    invitation = invitations.find_by_secret(connection, tournament_id, hash_of(sent["invitation"]))
    if invitation is None:
        raise no_invitation()
    known = admissions.find(connection, tournament_id, admission_id)
    if known is not None:
        secret = _repeat(journal, browser, known, invitation, sent)
        return AdmissionResult(_serialise(connection, known), False, secret)
    why = invitations.closed_reason(invitation, journal.at)
    if why is not None:
        raise Gone(CLOSED[why], slug="invitation-closed", why=why)
    lookup.check_free(connection, Admission, admission_id)
    session = find_session(connection, browser, journal.at)
    account = _chosen_account(connection, session, sent)
    if session is not None and account is not None and "director" in _roles(connection, invitation):
        check_recent_sign_in(session.created_at, journal.at)
    if invitation.uses is None:
        count_use(str(invitation.id))
    bearer, secret = _bearer(journal, browser, session, account)
    _admit(journal, {"id": admission_id, **bearer}, invitation, sent)
    admitted = admissions.find(connection, tournament_id, admission_id)
    assert admitted is not None, "just admitted"  # noqa: S101 -- for the type checker
    return AdmissionResult(_serialise(connection, admitted), True, secret)


def open_journal(connection: Connection, tournament_id: UUID, at: datetime) -> Journal:
    """Open the journal before the invitation is read: nobody revokes it or uses it up meanwhile. Raises NotFound."""
    try:
        return Journal(connection, tournament_id, None, at)
    except LookupError:
        raise no_invitation() from None


def no_invitation() -> NotFound:
    """Build the error of a link that admits nobody, whatever is wrong with it."""
    return NotFound(NO_INVITATION, slug="no-invitation")


def _chosen_account(connection: Connection, session: Session | None, sent: JoinRequest) -> UUID | None:
    """Return the account to admit. Raises Conflict where one is signed in and not spoken of, or another one is.

    Whoever opens a link need not be who signed in there.
    """
    here = None if session is None else session.account_id
    chosen = sent.get("account")
    if chosen == here or (chosen is None and "account" in sent):
        return chosen
    raise whose_account(connection, here)


def _roles(connection: Connection, invitation: Invitation) -> list[str]:
    """Return the roles that an invitation gives."""
    if invitation.official_id is None:
        return invitation.roles
    return lookup.require(connection, Official, "official", invitation.tournament_id, invitation.official_id).roles


def _admit(journal: Journal, admission: dict[str, Any], invitation: Invitation, sent: JoinRequest) -> None:
    """Admit the browser or the account that `admission` names, under its id."""
    official = invitation.official_id
    if official is None and invitation.player_id is None:
        official = _add_official(journal, invitation, sent)
    journal.who = official
    whom = {"official_id": official, "player_id": invitation.player_id, "invitation_id": invitation.id}
    admissions.admit(journal, {**admission, **whom, "key_hash": hash_of(sent["proof"])})
    invitations.use(journal.connection, invitation)


def _bearer(
    journal: Journal, browser: Browser, session: Session | None, account: UUID | None
) -> tuple[dict[str, UUID], str | None]:
    """Return the columns of what is admitted, account or session, and the new secret of a session.

    An admitted session gets another secret at once: whoever planted the one before knows nothing then.
    """
    if account is not None:
        return {"account_id": account}, None
    if session is None:
        new = begin_session(journal.connection, browser, journal.at)
        return {"session_id": new.id}, new.secret
    return {"session_id": session.id}, _rotate(journal, session)


def _add_official(journal: Journal, invitation: Invitation, sent: JoinRequest) -> UUID:
    if "name" not in sent:
        raise invalid_field("name", "This link does not say who comes by it.", "Give your name, as players know you.")
    identity = new_id()
    officials.add(journal, identity, sent["name"].strip(), invitation.roles)
    return identity


def _repeat(
    journal: Journal, browser: Browser, known: AdmittedPhone, invitation: Invitation, sent: JoinRequest
) -> str | None:
    """Return a new secret for the session where the first one never arrived. Raises Conflict for anybody else."""
    own = known.key_hash is not None and compare_digest(known.key_hash, hash_of(sent["proof"]))
    if not own or known.invitation_id != invitation.id or known.cut_off_at is not None:
        raise Conflict("This id is taken by another browser: choose a new one.", slug="other-body")
    if known.session_id is None or (journal.at - known.admitted_at).total_seconds() > REPEATED_WITHIN:
        return None
    session = sessions.find_by_id(journal.connection, known.session_id)
    if session is None:
        return None
    if browser.secret is not None and hash_of(browser.secret) in (session.secret_hash, session.previous_hash):
        return None
    return _rotate(journal, session)


def _rotate(journal: Journal, session: Session) -> str | None:
    """Return the session's new secret; None where another request of the browser gave it one meanwhile."""
    secret = new_secret()
    given = sessions.rotate(journal.connection, session, None, hash_of(secret), journal.at)
    return secret if given else None


def _serialise(connection: Connection, admission: AdmittedPhone) -> dict[str, Any]:
    kind, identity, name, roles = _admitted(connection, admission)
    tournament = tournaments.require(connection, admission.tournament_id)
    return {
        "id": admission.id,
        "kind": kind,
        "whom": {"id": identity, "name": name, "roles": roles},
        "tournament": {"id": tournament.id, "slug": tournament.slug, "name": tournament.name},
    }


def _admitted(connection: Connection, admission: AdmittedPhone) -> tuple[str, UUID, str, list[str]]:
    """Return the kind, id, name and roles of who was admitted."""
    if admission.official_id is not None:
        official = lookup.require(connection, Official, "official", admission.tournament_id, admission.official_id)
        return "official", official.id, official.name, official.roles
    assert admission.player_id is not None, "an admission is somebody's"  # noqa: S101 -- for the type checker
    player = lookup.require(connection, Player, "player", admission.tournament_id, admission.player_id)
    return "player", player.id, player.name, ["player"]
