"""A call held against the log before it is stored, whoever makes it: what it names, where it was, what it comes to."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import Connection

from api.clocks.once import refuse_timed
from api.ruling import naming
from api.ruling.closing import refuse_waiting
from api.ruling.deciding import Decided, decide
from api.ruling.knowing import Situation
from api.ruling.seating import seated
from models.calls import Named


def weigh(
    connection: Connection,
    tournament_id: UUID,
    call: Mapping[str, Any],
    found: Named,
    at: datetime,
    language: str,
) -> tuple[Situation, Decided]:
    """The situation and what is decided in it. Raises the problem, or RuleError, of a call that can't be stored."""
    naming.check(call, found)
    filled = seated(connection, tournament_id, call, found)
    situation = Situation(connection, tournament_id, call, filled, found, at)
    refuse_waiting(situation)
    decided = decide(situation, language)
    refuse_timed(connection, tournament_id, call, decided.decision)
    return situation, decided
