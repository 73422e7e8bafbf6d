"""Nobody is charged for one lateness twice, by a clock and by a ruling."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from uuid import UUID

from sqlalchemy import Connection

from models.database import register
from models.event.hanchans import Hanchan
from models.ruling import rulings
from rulings.engine.table import LATENESS_FACT
from services.clocks.lateness_clocks import LatenessClock, list_clocks, read_round
from services.errors import Conflict

NOT_ADDED_TO_LATENESS = "not-added-to-lateness"  # the effect of an outcome that stands in place of lateness


def check_not_timed(
    connection: Connection, tournament_id: UUID, call: Mapping[str, Any], decision: Mapping[str, Any]
) -> None:
    """Raise Conflict when a clock times what this ruling would charge, or would add to."""
    charges_lateness, in_place = LATENESS_FACT in decision["facts"], NOT_ADDED_TO_LATENESS in decision["effects"]
    if not (charges_lateness or in_place) or "hanchan" not in call:
        return
    hanchan = register.find(connection, Hanchan, tournament_id, call["hanchan"])
    if hanchan is None:
        return
    offender = str(call["offender"]["id"])
    for clock in list_clocks(connection, read_round(connection, tournament_id, hanchan.round)):
        if clock.account.id == offender and clock.clock is not None and (charges_lateness or _takes_points(clock)):
            detail = "A lateness clock of this round times them already: record the arrival or the replacement there."
            raise Conflict(detail, slug="already-timed")


def _takes_points(clock: LatenessClock) -> bool:
    """Return whether this clock takes points at all: bare minimum only warns, so a forfeit is ruled beside it."""
    bands = clock.book.clock(clock.who).bands
    return any(costs.get("points") for band in bands for costs in (band.get("per_minute"), band.get("once")) if costs)


def check_not_ruled(connection: Connection, tournament_id: UUID, hanchan: Hanchan, person: UUID) -> None:
    """Raise Conflict when a ruling has charged what this clock would."""
    for row in rulings.in_force_on(connection, tournament_id, person, hanchan.id):
        if LATENESS_FACT in row.decision["facts"]:
            detail = f"The ruling {row.id} has charged this lateness: withdraw it before you start a clock."
            raise Conflict(detail, slug="already-ruled", ruling=row.id)
