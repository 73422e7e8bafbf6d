"""Issue and withdraw rulings: from a referee's call to the log, in one transaction."""

from __future__ import annotations

from datetime import datetime
from typing import cast
from uuid import UUID

from sqlalchemy import Connection

from models.journal.journal import Journal, hold
from models.journal.salted_hashes import REDACTED
from models.people.credentials import Caller
from models.ruling import hand_ends, rulings
from models.ruling.rulings import Ruling
from services.device_time import made_at
from services.errors import NotFound
from services.escalation.state import check_not_escalated
from services.idempotency import check_same_request
from services.ruling import references, store
from services.ruling.conflict_of_interest import check_table_of
from services.ruling.deferred import close, close_by_ruling, ended_by_ruling
from services.ruling.evaluate import evaluate
from services.ruling.hand_end import HowEnded, decide_by_end
from services.ruling.help_calls import end_by_ruling
from services.ruling.request import RulingRequest
from services.ruling.situation import Situation


def issue(
    connection: Connection, caller: Caller, ruling_id: UUID, call: RulingRequest, arrived: datetime, language: str
) -> bool:
    """Decide a call and store the ruling; return whether it is new.

    Raises Invalid with the questions when facts are missing, Conflict when it contradicts what is stored, RuleError
    for facts that the rulebook does not know.
    """
    tournament_id = caller.tournament_id
    hold(connection, tournament_id)
    at = made_at(call, arrived)
    found = references.look_up(connection, caller, ruling_id, call, at)
    if found.known_ruling is not None:
        check_same_request(_stored(connection, tournament_id, ruling_id), call)
        return False
    if "amends" in call:
        check_not_escalated(connection, tournament_id, call["amends"]["ruling"])
        check_table_of(connection, caller, call["amends"]["ruling"], at)
    situation, evaluated = evaluate(connection, tournament_id, call, found, at, language)
    journal = Journal(connection, tournament_id, caller.id, arrived, found.last)
    store.store(journal, ruling_id, situation, evaluated, language)
    if found.help_calls:
        end_by_ruling(journal, caller, ruling_id, call, at)
    if evaluated.status == "deferred":
        close_if_hand_ended(journal, ruling_id, situation)
    return True


def close_if_hand_ended(journal: Journal, ruling_id: UUID, situation: Situation) -> None:
    """Close a deferred ruling whose hand has ended already: its phone had no network meanwhile.

    It goes on waiting where hanchan or hand are not named, where the end is not known, and where a fact is still
    missing: then somebody who was there has to amend it.
    """
    hanchan, connection, tournament_id = situation.call.get("hanchan"), journal.connection, journal.tournament_id
    if hanchan is None or situation.hand is None:
        return
    row = _stored(connection, tournament_id, ruling_id)
    stopped_by = ended_by_ruling(connection, tournament_id, hanchan, situation.hand, situation.at)
    if stopped_by is not None:
        close_by_ruling(journal, row, *stopped_by)
        return
    end = hand_ends.ended_after(connection, tournament_id, hanchan, situation.hand, situation.at)
    if end is not None:
        decision = decide_by_end(connection, row, cast("HowEnded", {**end.request, "answers": {}}))
        if decision["status"] != "needs-facts":
            close(journal, row, decision, hand_end=end.id)


def withdraw(journal: Journal, caller: Caller, ruling_id: UUID, reason: str) -> None:
    """Withdraw a ruling with all it brought, once.

    Raises NotFound, Conflict when it is not in force or was escalated, and NotAllowed at the caller's own table where
    the book has another referee rule there.
    """
    connection, tournament_id = journal.connection, journal.tournament_id
    row = rulings.find(connection, tournament_id, ruling_id)
    if row is None:
        raise NotFound("This tournament has no such ruling.")
    if row.status == "withdrawn" and row.ended_reason in (reason, REDACTED):
        return
    check_not_escalated(connection, tournament_id, ruling_id)
    check_table_of(connection, caller, ruling_id, journal.at)
    store.withdraw(journal, ruling_id, reason)


def _stored(connection: Connection, tournament_id: UUID, ruling_id: UUID) -> Ruling:
    row = rulings.find(connection, tournament_id, ruling_id)
    assert row is not None, "it is stored"  # noqa: S101 -- for the type checker
    return row
