"""Times that players keep: what may be kept at a table, and by whom.

When the arbiter is absent the player with the lowest id number keeps time and informs the director (R.League 24/25,
Late for game). What is kept counts for nothing until a director confirms it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any
from uuid import UUID

from sqlalchemy import Connection, Row

from api.problems import Problem, refuse_field
from models import kept_times, register
from models.hand import SEATS
from models.players import Player
from rulings.rulebook import Rulebook
from rulings.timekeeper import lowest_id_keeps_time, timekeeper

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


def refuse(connection: Connection, tournament_id: UUID, hanchan: Row[Any], sent: Mapping[str, Any]) -> None:
    """Raise a problem for a time that can't be kept at this hanchan."""
    if "player" in sent and sent["player"] not in {hanchan._mapping[f"{seat}_id"] for seat in SEATS}:
        raise refuse_field("player", "Nobody of that id sits in this hanchan.", "Name one of its four players.")
    waiting = [one for one in kept_times.of_hanchan(connection, tournament_id, hanchan.id) if one.answered_seq is None]
    if len(waiting) >= MOST_WAITING:
        detail = "More times wait here than a director can look at: call the director to the table."
        raise Problem(409, detail, slug="too-many-kept")


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
        "state": state,
        "reason": row.reason,
    }
