"""Erasures: removing personal data from a tournament when it is over."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict
from uuid import UUID

from sqlalchemy import Connection

from models.database import register
from models.journal import erasures
from models.journal import journal as journals
from models.journal.erasures import Erasure
from models.journal.journal import Journal
from models.people.players import Player
from services import lookup
from services.errors import Conflict
from services.idempotency import check_same_body
from services.pages import Page, PageRequest, page_of

NOTHING_THERE = "All of that was taken out before, or was never there: nothing would change, so nothing was done."


class NewErasure(TypedDict):
    """Whose data to remove (None: all players'), and whether free texts and photos go too."""

    players: NotRequired[list[UUID] | None]
    texts: bool
    photos: bool


def put_erasure(journal: Journal, erasure_id: UUID, sent: NewErasure) -> tuple[dict[str, Any], bool]:
    """Remove personal data; return the erasure's answer, and whether it is new.

    Raises Conflict for another body under the same id and where it would take nothing out, Invalid for an unknown
    player.
    """
    connection, tournament_id = journal.connection, journal.tournament_id
    players = sent.get("players")
    wanted = {**sent, "players": players and sorted({str(player) for player in players})}
    row = register.find(connection, erasures.Erasure, tournament_id, erasure_id)
    if row is not None:
        check_same_body({name: getattr(row, name) for name in wanted}, wanted)
        return _serialise(connection, row), False
    for number, player in enumerate(players or ()):
        lookup.check_exists(connection, Player, tournament_id, f"players.{number}", player, "player")
    if not erasures.erase(journal, erasure_id, wanted):
        raise Conflict(NOTHING_THERE, slug="nothing-to-erase")
    row = lookup.require(connection, erasures.Erasure, "erasure", tournament_id, erasure_id)
    return _serialise(connection, row), True


def list_erasures(connection: Connection, tournament_id: UUID, asked: PageRequest) -> Page:
    """Return a page of erasures, by id."""
    rows = register.page(connection, erasures.Erasure, tournament_id, asked.get("after"), asked["limit"])
    return page_of(rows, asked["limit"], lambda row: _serialise(connection, row))


def _serialise(connection: Connection, row: Erasure) -> dict[str, Any]:
    columns = {name: getattr(row, name) for name in ("id", "players", "texts", "photos", "server_at")}
    place = {"seq": row.journal_seq, "hash": journals.hash_of(connection, row.tournament_id, row.journal_seq)}
    return {**columns, "official": row.official_id, "journal": place}
