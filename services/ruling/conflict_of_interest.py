"""Conflicts of interest of whoever issues a ruling: an official may play too, or have declared one with a player."""

from __future__ import annotations

from uuid import UUID

from models.people import players
from services.ruling.known_facts import Situation


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
