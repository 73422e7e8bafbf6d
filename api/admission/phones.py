"""Phones: the browsers and accounts that were let in, and cutting one off."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any
from uuid import UUID

from flask import Response
from sqlalchemy import Row

from api.access.auth import official
from api.admission.phones_schemas import Phone, PhoneList
from api.frame import resources
from api.frame.blueprint import Blueprint
from api.frame.problems import Problem
from api.frame.responses import send
from api.frame.shapes import IN_TOURNAMENT, PageQuery
from api.frame.store import read, write
from models.journal.journal import Journal
from models.people import admissions, invitations

blp = Blueprint("phones", description="Phones that were let in", url_prefix=IN_TOURNAMENT)


@blp.get("/phones")
@blp.arguments(PageQuery, location="query")
@blp.answers(200, PhoneList)
def list_phones(asked: dict[str, Any], tournament_id: UUID) -> Response:
    """The phones that were let in, by id"""
    with read() as connection:
        rows = admissions.page(connection, tournament_id, asked.get("after"), asked["limit"])
    return send({"items": [_shape(row) for row in rows], "next": resources.following(rows, asked["limit"])})


@blp.put("/phones/<uuid:phone_id>/cut-off")
@blp.answers(200, Phone)
def cut_off_phone(tournament_id: UUID, phone_id: UUID) -> Response:
    """Cut off a phone, at once and for good

    Its next request is refused and its live feed ends. Its official stays, with other phones or by a new link; the one
    by which it came is withdrawn. There is no body.
    """
    with write() as connection:
        journal = Journal(connection, tournament_id, official().id, datetime.now(UTC))
        row = admissions.find(connection, tournament_id, phone_id)
        if row is None:
            raise Problem(404, "No such phone was let in here.")
        if row.cut_off_at is None:
            admissions.revoke(journal, row)
            _close(journal, row)
            row = admissions.find(connection, tournament_id, phone_id)
            assert row is not None, "just cut off"  # noqa: S101 -- for the type checker
        return send(_shape(row))


def _close(journal: Journal, phone: Row[Any]) -> None:
    """Nor does it come back by the link that let it in."""
    if phone.invitation_id is None:
        return
    link = invitations.find(journal.connection, journal.tournament_id, phone.invitation_id)
    if link is not None and invitations.closed_reason(link, journal.at) is None:
        invitations.revoke(journal, link.id)


def _shape(row: Row[Any]) -> dict[str, Any]:
    whom = {"official": row.official_id, "player": row.player_id, "by_account": row.account_id is not None}
    times = {"admitted_at": row.admitted_at, "seen_at": row.seen_at, "cut_off_at": row.cut_off_at}
    return {"id": row.id, **whom, "agent": row.agent, "invitation": row.invitation_id, **times}
