"""Who manages a league, and codes by which tournaments join its seasons."""

from __future__ import annotations

from uuid import UUID

from flask import Response

from api.access.auth import account_caller
from api.frame.blueprint import Blueprint
from api.frame.origin import add_link
from api.frame.responses import send, send_put
from api.frame.store import write
from api.league import leagues_schemas as schemas
from services.league import managers

blp = Blueprint("league managers", description="Leagues")


@blp.put("/account/leagues/<uuid:league_id>/invitations/<uuid:invitation_id>")
@blp.arguments(schemas.LeagueInvitationRequest)
@blp.answers(201, schemas.NewLeagueInvitation)
@blp.answers(200, schemas.LeagueInvitation, description="It was made before; the secret was in that answer alone")
def put_invitation(sent: managers.NewLeagueInvitation, league_id: UUID, invitation_id: UUID) -> Response:
    """A link for one more manager, within a week; or with a season a code by which tournaments join it, for 90 days"""
    with write() as connection:
        answer, is_new = managers.put_invitation(connection, account_caller(), league_id, invitation_id, sent)
    return send_put(add_link(answer), is_new)


@blp.put("/account/leagues/<uuid:league_id>/invitations/<uuid:invitation_id>/revocation")
@blp.answers(200, schemas.ManagedLeague)
def revoke_invitation(league_id: UUID, invitation_id: UUID) -> Response:
    """Revoke a link or a code

    There is no body.
    """
    with write() as connection:
        return send(managers.revoke_invitation(connection, account_caller(), league_id, invitation_id))


@blp.post("/account/leagues/admissions")
@blp.arguments(schemas.LeagueAdmission)
@blp.answers(200, schemas.ManagedLeague)
def accept_invitation(sent: managers.LeagueAdmission) -> Response:
    """Become a league's manager by a link, which is good once; again for the same account it changes nothing

    Whoever opens the link need not be who signed in in that browser: `account` says which account is meant.
    """
    with write() as connection:
        return send(managers.accept_invitation(connection, account_caller(), sent))


@blp.put("/account/leagues/<uuid:league_id>/managers/<uuid:account_id>/removal")
@blp.answers(200, schemas.ManagersLeft)
def remove_manager(league_id: UUID, account_id: UUID) -> Response:
    """Remove a manager, or oneself; the last one stays

    There is no body.
    """
    with write() as connection:
        return send({"managers": managers.remove_manager(connection, account_caller(), league_id, account_id)})
