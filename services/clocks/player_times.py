"""Times that players keep: what may be kept at a table, and by whom.

When the arbiter is absent the player with the lowest id number keeps time and informs the director (R.League 24/25,
Late for game). What is kept counts for nothing until a director confirms it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any
from uuid import UUID

from sqlalchemy import Connection, Row

from models.database import register
from models.event import kept_times, schedules, tournaments
from models.event.hanchans import Hanchan
from models.people.players import Player
from models.ruling.hand import SEATS
from rulings.books.rulebook import Rulebook
from rulings.clocks.timekeeper import lowest_id_keeps_time, timekeeper
from services.device_time import made_at
from services.errors import Conflict, invalid_field
from services.rulebook_revisions import revision

EARLIEST = timedelta(hours=6)  # before the scheduled start: a phone whose clock is that wrong tells nothing
MOST_WAITING = 40  # unanswered at one hanchan: whoever has the code can send, so a director must not drown in them


def players(connection: Connection, tournament_id: UUID, hanchan: Row[Any]) -> list[dict[str, Any]]:
    """Who sits there: id, name, id_number, seat."""
    found = []
    for seat in SEATS:
        row = register.find(connection, Player, tournament_id, hanchan._mapping[f"{seat}_id"])
        assert row is not None, "the database refuses hanchans without players"  # noqa: S101 -- for the type checker
        found.append({"id": row.id, "name": row.name, "id_number": row.id_number, "seat": seat})
    return found


def keeper(book: Rulebook, seated: Sequence[Mapping[str, Any]], kept: Sequence[Row[Any]]) -> UUID | None:
    """Who of those there keeps time while the arbiter is absent; None where the book names nobody."""
    there = [one for one in seated if not _is_absent(one["id"], kept)]
    if not there or not lowest_id_keeps_time(book):
        return None
    lowest = timekeeper([one["id_number"] for one in there])
    return next(one["id"] for one in there if one["id_number"] == lowest)


def _is_absent(player: UUID, kept: Sequence[Row[Any]]) -> bool:
    """Whether what was kept of a player, and not dismissed, says that they are awaited."""
    told = [row.what for row in kept if row.player_id == player and (row.answered_seq is None or row.timing_id)]
    return "absent" in told and "arrived" not in told


def timed(book: Rulebook) -> list[str]:
    """Whose lateness the book speaks of: player, arbiter, both or none."""
    return [who for who in kept_times.WHO if who in book.lateness]


def refuse(connection: Connection, table: Row[Any], sent: Mapping[str, Any], arrived: datetime) -> None:
    """Raise ServiceError for a time that can't be kept at this table."""
    tournament_id = table.tournament_id
    hanchan = register.find(connection, Hanchan, tournament_id, sent["hanchan"])
    if hanchan is None or hanchan.table_id != table.id:
        raise invalid_field("hanchan", "It is not played at this table.", "Open the table's code again.")
    schedule = schedules.find(connection, tournament_id, hanchan.id)
    if schedule is None:
        raise invalid_field("hanchan", "Nobody said when it is to begin.", "Ask the director to say so first.")
    if made_at(sent, arrived) < schedule.scheduled_at - EARLIEST:
        raise invalid_field("device_at", "That is long before the game was to begin.", "Set the phone's clock right.")
    if "player" in sent and sent["player"] not in {hanchan._mapping[f"{seat}_id"] for seat in SEATS}:
        raise invalid_field("player", "Nobody of that id sits in this hanchan.", "Name one of its four players.")
    _refuse_untimed(connection, tournament_id, sent)
    waiting = [one for one in kept_times.of_hanchan(connection, tournament_id, hanchan.id) if one.answered_seq is None]
    if len(waiting) >= MOST_WAITING:
        detail = "More times wait here than a director can look at: call the director to the table."
        raise Conflict(detail, slug="too-many-kept")


def _refuse_untimed(connection: Connection, tournament_id: UUID, sent: Mapping[str, Any]) -> None:
    tournament = tournaments.find(connection, tournament_id)
    assert tournament is not None, "a table belongs to one"  # noqa: S101 -- for the type checker
    book = revision(connection, tournament.revision)
    assert book is not None, "a tournament plays under a revision that is kept"  # noqa: S101 -- for the type checker
    if "who" in sent and sent["who"] not in timed(book):
        message = f"The tournament's rulebook says nothing of a late {sent['who']}."
        raise invalid_field("who", message, "Call the director to the table.")


def told(row: Row[Any]) -> dict[str, Any]:
    """A kept time as it is answered."""
    state = "waiting" if row.answered_seq is None else "dismissed" if row.timing_id is None else "confirmed"
    return {
        "id": row.id,
        "hanchan": row.hanchan_id,
        "what": row.what,
        "who": row.who,
        "player": row.player_id,
        "at": row.at,
        "server_at": row.server_at,
        "state": state,
        "reason": row.reason,
    }
