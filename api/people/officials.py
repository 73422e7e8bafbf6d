"""Officials: who may do what. Whoever is invited by name gets a link of their own."""

from __future__ import annotations

from functools import partial
from uuid import UUID

from flask import Response

from api.access.auth import official
from api.access.command import command
from api.corrections.correction import PreviewRequest, correct, corrects
from api.frame.blueprint import Blueprint
from api.frame.origin import add_link
from api.frame.responses import send, send_put
from api.frame.shapes import IN_TOURNAMENT, PageQuery
from api.frame.store import read
from api.people.officials_schemas import InvitedOfficial, Official, OfficialChange, OfficialList, OfficialRequest
from services.pages import PageRequest
from services.people import officials

blp = Blueprint("officials", description="Officials", url_prefix=IN_TOURNAMENT)


@blp.put("/officials/<uuid:official_id>")
@blp.arguments(OfficialRequest)
@blp.answers(201, InvitedOfficial)
@blp.answers(200, Official, description="The official was invited before; the token is not shown again")
def put_official(sent: officials.NewOfficial, tournament_id: UUID, official_id: UUID) -> Response:
    """Invite an official by name

    The answer holds a link for one phone, this once; it is good for a week. For another phone make an invitation.
    `league_number` makes an official the same person in every tournament of the season. An account has to have
    signed in within ten minutes to make a director, here and by changing roles.
    """
    with command(tournament_id) as journal:
        answer, is_new = officials.put_official(journal, official(), official_id, sent)
    return send_put(add_link(answer), is_new)


@blp.patch("/officials/<uuid:official_id>")
@blp.arguments(OfficialChange)
@corrects(blp, Official)
def change_official(
    sent: officials.OfficialChange, asked: PreviewRequest, tournament_id: UUID, official_id: UUID
) -> Response:
    """Change an official's name, league number or roles, whom they play as, or their conflicts of interest

    What a phone without network sends later is judged by the roles of the time when it was made. Where what you change
    is no longer what you saw, `replaces`, that is a conflict, which shows both.
    """
    change = partial(officials.change_official, caller=official(), official_id=official_id, sent=sent)
    return correct(asked, tournament_id, change)


@blp.put("/officials/<uuid:official_id>/revocation")
@blp.answers(200, Official)
def revoke_official(tournament_id: UUID, official_id: UUID) -> Response:
    """Revoke an official, at once and for good: none of their phones and tokens opens anything any more

    Links and tokens that they made or came by are closed with them.

    What they wrote stays. The last director can't be revoked. There is no body.
    """
    with command(tournament_id) as journal:
        return send(officials.revoke_official(journal, official_id))


@blp.get("/officials/<uuid:official_id>")
@blp.answers(200, Official)
def get_official(tournament_id: UUID, official_id: UUID) -> Response:
    """An official"""
    with read() as connection:
        return send(officials.get_official(connection, tournament_id, official_id))


@blp.get("/officials")
@blp.arguments(PageQuery, location="query")
@blp.answers(200, OfficialList)
def list_officials(asked: PageRequest, tournament_id: UUID) -> Response:
    """Officials, by id"""
    with read() as connection:
        return send(officials.list_officials(connection, tournament_id, asked))
