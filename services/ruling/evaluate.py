"""Evaluate a call against the log and the rulebook, before it is stored."""

from __future__ import annotations

from datetime import datetime
from uuid import UUID

from sqlalchemy import Connection

from models.ruling.incidents import Incident
from services.clocks.double_charge import check_ruled_once
from services.ruling import references
from services.ruling.decide import Evaluated, decide
from services.ruling.deferred import check_none_waits
from services.ruling.references import name_person
from services.ruling.request import RulingRequest
from services.ruling.seat import fill_in_seat
from services.ruling.situation import Situation


def evaluate(
    connection: Connection,
    tournament_id: UUID,
    call: RulingRequest,
    found: Incident,
    at: datetime,
    language: str,
) -> tuple[Situation, Evaluated]:
    """Decide a call. Raises ServiceError or RuleError for one that can't be stored."""
    references.check(call, found)
    filled = fill_in_seat(connection, tournament_id, name_person(call, found), found)
    situation = Situation(connection, tournament_id, call, filled, found, at)
    check_none_waits(situation)
    evaluated = decide(situation, language)
    check_ruled_once(connection, tournament_id, filled, evaluated.decision, evaluated.issued)
    return situation, evaluated
