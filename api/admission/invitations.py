"""Invitations: links and QR codes that let somebody in. The secret is shown once."""

from __future__ import annotations

from datetime import UTC, datetime
from uuid import UUID

from flask import Response

from api.access.auth import official
from api.access.command import command
from api.admission.invitations_schemas import Invitation, InvitationList, InvitationRequest, NewInvitation
from api.frame.blueprint import Blueprint
from api.frame.origin import add_link
from api.frame.responses import send, send_put
from api.frame.shapes import IN_TOURNAMENT, PageQuery
from api.frame.store import read
from services.admission import invitations
from services.pages import PageRequest

blp = Blueprint("invitations", description="Invitations", url_prefix=IN_TOURNAMENT)


@blp.put("/invitations/<uuid:invitation_id>")
@blp.arguments(InvitationRequest)
@blp.answers(201, NewInvitation)
@blp.answers(200, Invitation, description="It was made before; the secret is not shown again")
def put_invitation(sent: invitations.NewInvitation, tournament_id: UUID, invitation_id: UUID) -> Response:
    """Invite somebody by a link

    Name `roles` for new officials, who say who they are when they come; `official` for one more phone of somebody who
    is there; or `player` for a player's own page, whose link may be used any number of times. Its secret is in the
    answer, this once: only a hash is kept. An account has to have signed in within ten minutes to let in a director.
    """
    with command(tournament_id) as journal:
        answer, is_new = invitations.put_invitation(journal, official(), invitation_id, sent)
    return send_put(add_link(answer), is_new)


@blp.get("/invitations/<uuid:invitation_id>")
@blp.answers(200, Invitation)
def get_invitation(tournament_id: UUID, invitation_id: UUID) -> Response:
    """An invitation"""
    with read() as connection:
        return send(invitations.get_invitation(connection, tournament_id, invitation_id, datetime.now(UTC)))


@blp.get("/invitations")
@blp.arguments(PageQuery, location="query")
@blp.answers(200, InvitationList)
def list_invitations(asked: PageRequest, tournament_id: UUID) -> Response:
    """Invitations, by id"""
    with read() as connection:
        return send(invitations.list_invitations(connection, tournament_id, asked, datetime.now(UTC)))


@blp.put("/invitations/<uuid:invitation_id>/revocation")
@blp.answers(200, Invitation)
def revoke_invitation(tournament_id: UUID, invitation_id: UUID) -> Response:
    """Withdraw an invitation: nobody comes by it any more

    Whoever came by it stays: cut off their phones. There is no body.
    """
    with command(tournament_id) as journal:
        return send(invitations.revoke_invitation(journal, invitation_id))
