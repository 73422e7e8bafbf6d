"""Conflicts of interest of whoever issues a ruling: an official may play too, or have declared one with a player.

A rulebook may leave the table of a referee who plays to another one (RRC 1.5, Referee guide: Playing referees).
"""

from __future__ import annotations

from uuid import UUID

from models.people import players
from rulings import Rulebook
from services.errors import NotAllowed, field_error
from services.ruling.known_facts import Situation

PLAYING_REFEREE = "playing-referee"
OTHER_TABLES = "other-tables"


def check_own_table(situation: Situation, book: Rulebook) -> None:
    """Raise NotAllowed where the book has no referee rule at the table where they play, or on themselves."""
    if book.content["rule_points"].get(PLAYING_REFEREE) == OTHER_TABLES and conflict(situation) == "plays":
        message = "You play at this table, and this rulebook leaves it to another referee."
        mistake = field_error("table", message, "Have a referee issue it who does not play here.")
        raise NotAllowed(message, slug="own-table", errors=[mistake])


def conflict(situation: Situation) -> str | None:
    """Say why the official who calls has a conflict of interest; None for nearly everybody.

    plays: at this very table, or is the offender · offender: a conflict declared with the offender · table: with
    somebody seated there. Of a team as offender its players count.
    """
    found, offender = situation.found, situation.call["offender"]["id"]
    if found.plays_as is None and not found.conflicts:
        return None
    accused = {offender} if situation.call["offender"]["kind"] != "team" else _members(situation, offender)
    declared = {UUID(player) for player in found.conflicts or ()}
    if found.plays_as is not None and found.plays_as in accused | found.seats.keys():
        return "plays"
    if declared & accused:
        return "offender"
    return "table" if declared & found.seats.keys() else None


def _members(situation: Situation, team: UUID) -> set[UUID | None]:
    return set(players.members(situation.connection, situation.tournament_id, team))
