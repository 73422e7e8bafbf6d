"""The day's games, which a lateness clock cancels for everybody at its table (R.League 24/25, Late for game)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from uuid import UUID
from zoneinfo import ZoneInfo

from sqlalchemy import Connection

from models.database import register
from models.event import hanchans, results, schedules, tournaments
from models.event.hanchans import CANCELLED, Hanchan, seats_of
from models.journal.journal import Journal
from models.people.credentials import Caller
from rulings.clocks.timings import began_at
from services.clocks.lateness_clocks import read_round
from services.clocks.recharge import read_clocks, recharge
from services.errors import Conflict


def cancel_games(
    journal: Journal, caller: Caller, timing: UUID, hanchan: Hanchan, reason: str | None
) -> Sequence[Hanchan]:
    """Cancel what those at this hanchan's table play that day: it, and all else that has not begun and has no result.

    Return these hanchans as they were. Raises NotAllowed where a clock of the caller changes.
    """
    games = list_games(journal.connection, hanchan)
    _set(journal, caller, games, {"status": CANCELLED, "status_cause": timing}, reason)
    return games


def restore_games(journal: Journal, caller: Caller, timing: UUID, reason: str | None) -> Sequence[Hanchan]:
    """Bring those back into play that this timing cancelled, unless a director did so; return them as they were.

    Raises Conflict where somebody sits elsewhere in that round by now, NotAllowed where a clock of the caller changes.
    """
    connection, tournament_id = journal.connection, journal.tournament_id
    games = hanchans.caused_by(connection, tournament_id, timing)
    for row in games:
        others = hanchans.with_players(connection, tournament_id, row.round, list(seats_of(row).values()))
        if others:
            detail = (
                f"Somebody of round {row.round} sits at table {others[0].label} by now: correct that seating first."
            )
            raise Conflict(detail, slug="seats-taken", hanchan=others[0].id)
    _set(journal, caller, games, {"status": None, "status_cause": None}, reason)
    return games


def list_games(connection: Connection, hanchan: Hanchan) -> list[Hanchan]:
    """List the hanchans of that day, by the tournament's clock, in which somebody of this one sits, itself too.

    Only those in play that have a schedule, have not begun and have no result.
    """
    tournament_id = hanchan.tournament_id
    zone = ZoneInfo(tournaments.require(connection, tournament_id).time_zone)
    days = {
        identity: row.scheduled_at.astimezone(zone).date()
        for identity, row in schedules.all_of(connection, tournament_id).items()
    }
    people = set(seats_of(hanchan).values())
    over = results.hanchans_with_result(connection, tournament_id)
    same_day = [
        row
        for row in hanchans.list_all(connection, tournament_id)
        if days.get(row.id) == days[hanchan.id] and people & set(seats_of(row).values()) and row.id not in over
    ]
    rounds = {row.round: read_round(connection, tournament_id, row.round).in_force for row in same_day}
    return [row for row in same_day if began_at(str(row.id), rounds[row.round]) is None]


def _set(
    journal: Journal, caller: Caller, games: Sequence[Hanchan], columns: dict[str, Any], reason: str | None
) -> None:
    clocks = read_clocks(journal, [row.round for row in games])
    for row in games:
        register.correct(journal, Hanchan, "hanchan.changed", row.id, columns, reason)
    recharge(journal, caller, clocks, reason)
