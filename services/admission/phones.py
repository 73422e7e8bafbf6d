"""Phones: the browsers and accounts that were admitted, and cutting one off."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from sqlalchemy import Connection

from models.journal.journal import Journal
from models.people import admissions, invitations
from models.people.admissions import AdmittedPhone
from services.errors import NotFound
from services.pages import Page, PageRequest, page_of


def cut_off_phone(journal: Journal, phone_id: UUID) -> dict[str, Any]:
    """Cut off a phone, once, and revoke the link by which it came; return its answer. Raises NotFound."""
    row = _require(journal.connection, journal.tournament_id, phone_id)
    if row.cut_off_at is None:
        admissions.revoke(journal, row)
        _revoke_invitation(journal, row)
        row = _require(journal.connection, journal.tournament_id, phone_id)
    return _serialise(row)


def list_phones(connection: Connection, tournament_id: UUID, asked: PageRequest) -> Page:
    """Return a page of phones, by id."""
    rows = admissions.page(connection, tournament_id, asked.get("after"), asked["limit"])
    return page_of(rows, asked["limit"], _serialise)


def _require(connection: Connection, tournament_id: UUID, phone_id: UUID) -> AdmittedPhone:
    row = admissions.find(connection, tournament_id, phone_id)
    if row is None:
        raise NotFound("No such phone was let in here.")
    return row


def _revoke_invitation(journal: Journal, phone: AdmittedPhone) -> None:
    if phone.invitation_id is None:
        return
    link = invitations.find(journal.connection, journal.tournament_id, phone.invitation_id)
    if link is not None and invitations.closed_reason(link, journal.at) is None:
        invitations.revoke(journal, link.id)


def _serialise(row: AdmittedPhone) -> dict[str, Any]:
    whom = {"official": row.official_id, "player": row.player_id, "by_account": row.account_id is not None}
    times = {"admitted_at": row.admitted_at, "seen_at": row.seen_at, "cut_off_at": row.cut_off_at}
    return {"id": row.id, **whom, "agent": row.agent, "invitation": row.invitation_id, **times}
