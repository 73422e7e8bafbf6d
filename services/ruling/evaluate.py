"""A call held against the log before it is stored, whoever makes it: what it names, where it was, what it comes to."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import Connection

from models.ruling.calls import Named
from services.clocks.double_charge import refuse_timed
from services.ruling import references
from services.ruling.decide import Decided, decide
from services.ruling.deferred import refuse_waiting
from services.ruling.known_facts import Situation
from services.ruling.seat import seated


def weigh(
    connection: Connection,
    tournament_id: UUID,
    call: Mapping[str, Any],
    found: Named,
    at: datetime,
    language: str,
) -> tuple[Situation, Decided]:
    """The situation and what is decided in it. Raises the problem, or RuleError, of a call that can't be stored."""
    references.check(call, found)
    filled = seated(connection, tournament_id, call, found)
    situation = Situation(connection, tournament_id, call, filled, found, at)
    refuse_waiting(situation)
    decided = decide(situation, language)
    refuse_timed(connection, tournament_id, call, decided.decision)
    return situation, decided
