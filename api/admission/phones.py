"""Phones: the browsers and accounts that were let in, and cutting one off."""

from __future__ import annotations

from uuid import UUID

from flask import Response

from api.access.command import command
from api.admission.phones_schemas import Phone, PhoneList
from api.frame.blueprint import Blueprint
from api.frame.responses import send
from api.frame.shapes import IN_TOURNAMENT, PageQuery
from api.frame.store import read
from services.admission import phones
from services.pages import PageRequest

blp = Blueprint("phones", description="Phones that were let in", url_prefix=IN_TOURNAMENT)


@blp.get("/phones")
@blp.arguments(PageQuery, location="query")
@blp.answers(200, PhoneList)
def list_phones(asked: PageRequest, tournament_id: UUID) -> Response:
    """The phones that were let in, by id"""
    with read() as connection:
        return send(phones.list_phones(connection, tournament_id, asked))


@blp.put("/phones/<uuid:phone_id>/cut-off")
@blp.answers(200, Phone)
def cut_off_phone(tournament_id: UUID, phone_id: UUID) -> Response:
    """Cut off a phone, at once and for good

    Its next request is refused and its live feed ends. Its official stays, with other phones or by a new link; the one
    by which it came is withdrawn. There is no body.
    """
    with command(tournament_id) as journal:
        return send(phones.cut_off_phone(journal, phone_id))
