"""One lateness for each person and hanchan, whether a clock times it, a ruling charges it, or a forfeit replaces it.

A forfeit is never added to lateness (WRC 2025, 12.3.9), unless that only warns (WRC Rules 2022, Mod 6.3).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple
from uuid import UUID

from sqlalchemy import Connection

from models.event import hanchans
from models.event.hanchans import Hanchan
from models.ruling import rulings
from models.ruling.rulings import Ruling
from rulings.books.rulebook import Rulebook
from rulings.engine.table import LATENESS_FACT
from services.clocks.lateness_clocks import LatenessClock, list_clocks, read_round
from services.errors import Conflict

NOT_ADDED_TO_LATENESS = "not-added-to-lateness"  # the effect of an outcome that stands in place of lateness


class Lateness(NamedTuple):
    """Somebody's lateness: whether it is a forfeit in place of minutes, and whether it takes points."""

    forfeit: bool
    points: bool

    def excludes(self, other: Lateness) -> bool:
        """Return whether both would charge the same lateness."""
        return self.forfeit == other.forfeit or (self.points and other.points)


def of_decision(decision: Mapping[str, Any], issued: Mapping[str, Any] | None) -> Lateness | None:
    """Return the lateness that a ruling is about, or None."""
    points = bool((issued or decision)["points"])
    if LATENESS_FACT in decision["facts"]:
        return Lateness(forfeit=False, points=points)
    return Lateness(forfeit=True, points=points) if NOT_ADDED_TO_LATENESS in decision["effects"] else None


def check_ruled_once(
    connection: Connection,
    tournament_id: UUID,
    call: Mapping[str, Any],
    decision: Mapping[str, Any],
    issued: Mapping[str, Any] | None,
) -> None:
    """Raise Conflict when a clock, or a ruling that this one does not amend, charges the same lateness."""
    lateness = of_decision(decision, issued)
    hanchan = hanchans.find(connection, tournament_id, call["hanchan"]) if lateness and "hanchan" in call else None
    if lateness is None or hanchan is None:
        return
    offender = call["offender"]["id"]
    for clock in list_clocks(connection, read_round(connection, tournament_id, hanchan.round)):
        if clock.account.id == str(offender) and clock.clock is not None and lateness.excludes(_of_clock(clock)):
            detail = "A lateness clock of this round times them already: record the arrival or the replacement there."
            raise Conflict(detail, slug="already-timed")
    amended = call.get("amends", {}).get("ruling")
    row = _charging_ruling(connection, tournament_id, hanchan, offender, lateness, amended)
    if row is not None:
        detail = f"The ruling {row.id} has charged this lateness: amend or withdraw it."
        raise Conflict(detail, slug="already-ruled", ruling=row.id)


def check_not_ruled(
    connection: Connection, tournament_id: UUID, hanchan: Hanchan, person: UUID, book: Rulebook, who: str
) -> None:
    """Raise Conflict when a ruling has charged what this person's clock would. `who`: in the rulebook's words."""
    clock = Lateness(forfeit=False, points=_takes_points(book, who))
    row = _charging_ruling(connection, tournament_id, hanchan, person, clock)
    if row is not None:
        detail = f"The ruling {row.id} has charged this lateness: withdraw it before you start a clock."
        raise Conflict(detail, slug="already-ruled", ruling=row.id)


def is_ruled(connection: Connection, tournament_id: UUID, hanchan: UUID) -> bool:
    """Return whether a ruling in force at this hanchan is about lateness, or a forfeit in its place."""
    rows = rulings.in_force_at(connection, tournament_id, hanchan)
    return any(of_decision(row.decision, row.issued) is not None for row in rows)


def _charging_ruling(
    connection: Connection,
    tournament_id: UUID,
    hanchan: Hanchan,
    person: UUID,
    lateness: Lateness,
    amended: UUID | None = None,
) -> Ruling | None:
    for row in rulings.in_force_on(connection, tournament_id, person, hanchan.id):
        other = of_decision(row.decision, row.issued)
        if other is not None and row.id != amended and lateness.excludes(other):
            return row
    return None


def _of_clock(clock: LatenessClock) -> Lateness:
    return Lateness(forfeit=False, points=_takes_points(clock.book, clock.who))


def _takes_points(book: Rulebook, who: str) -> bool:
    """Return whether this clock takes points at all: bare minimum only warns, so a forfeit is ruled beside it."""
    bands = book.clock(who).bands
    return any(costs.get("points") for band in bands for costs in (band.get("per_minute"), band.get("once")) if costs)
