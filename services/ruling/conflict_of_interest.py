"""Conflicts of interest of whoever makes or changes a ruling: an official may play too, or have declared one.

A rulebook may leave the table of a referee who plays to another one (RRC 1.5, Referee guide: Playing referees).
"""

from __future__ import annotations

from datetime import datetime
from uuid import UUID

from sqlalchemy import Connection

from models.people import players
from models.people.credentials import Caller
from models.people.own_people import own_people
from models.ruling import rulings
from rulings import Rulebook
from services.errors import NotAllowed, field_error
from services.rulebook_revisions import require_rulebook
from services.ruling import references
from services.ruling.request import parse_request
from services.ruling.situation import Situation

PLAYING_REFEREE = "playing-referee"
OTHER_TABLES = "other-tables"


def check_own_table(situation: Situation, book: Rulebook) -> None:
    """Raise NotAllowed where the book has no referee rule at the table where they play, or on themselves."""
    if book.content["rule_points"].get(PLAYING_REFEREE) == OTHER_TABLES and conflict(situation) == "plays":
        message = "You play at this table, and this rulebook leaves it to another referee."
        mistake = field_error("table", message, "Leave it to a referee who does not play here.")
        raise NotAllowed(message, slug="own-table", errors=[mistake])


def check_table_of(connection: Connection, caller: Caller, ruling_id: UUID, at: datetime) -> None:
    """Raise what `check_own_table` does, for who plays and changes a stored ruling; nothing where there is none."""
    plays = bool(own_people(connection, caller).players)
    row = rulings.find(connection, caller.tournament_id, ruling_id) if plays else None
    if row is None:
        return
    call = parse_request(row.request)
    found = references.look_up(connection, caller, ruling_id, call, at)
    call = references.name_person(call, found)
    situation = Situation(connection, caller.tournament_id, call, call, found, at)
    check_own_table(situation, require_rulebook(connection, found.revision))


def conflict(situation: Situation) -> str | None:
    """Say why the official who calls has a conflict of interest; None for nearly everybody.

    plays: at this very table, or is the offender · offender: a conflict declared with the offender · table: with
    somebody seated there. Of a team as offender its players count. Who plays or declared it is so still where they
    took that off themselves.
    """
    found, offender = situation.found, situation.call["offender"]["id"]
    own = found.own
    if own is None or not (own.players or own.conflicts):
        return None
    accused = {offender} if situation.call["offender"]["kind"] != "team" else _members(situation, offender)
    if own.players & (accused | found.seats.keys()):
        return "plays"
    if own.conflicts & accused:
        return "offender"
    return "table" if own.conflicts & found.seats.keys() else None


def _members(situation: Situation, team: UUID) -> set[UUID | None]:
    return set(players.members(situation.connection, situation.tournament_id, team))
