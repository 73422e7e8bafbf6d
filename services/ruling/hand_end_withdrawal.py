"""The end of a hand that was recorded wrongly is withdrawn: the table is as it was before."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from models.journal.journal import Journal
from models.people.credentials import Caller
from models.ruling import dead_hands, hand_ends, rulings
from models.ruling.dead_hands import DeadHand
from models.ruling.hand_ends import HandEnd
from rulings.engine.consequences import strongest
from services.errors import NotFound
from services.escalation.state import check_not_escalated
from services.ruling.charge import credit_back
from services.ruling.conflict_of_interest import check_table_of
from services.ruling.hand_end import get_hand_end


def withdraw_hand_end(
    journal: Journal, caller: Caller, hand_end_id: UUID, reason: str, language: str
) -> dict[str, Any]:
    """Withdraw the end of a hand, once; return its answer.

    What it closed waits again and charges nothing, and the dead hands that it cleared hold again. Raises NotFound,
    Conflict where what it closed was escalated, and NotAllowed at the caller's own table where the book has another
    referee rule there.
    """
    connection, tournament_id = journal.connection, journal.tournament_id
    row = hand_ends.find(connection, tournament_id, hand_end_id)
    if row is None:
        raise NotFound("This tournament has no such end of a hand.")
    if row.withdrawn_at is None:
        hand_ends.withdraw(journal, hand_end_id, reason)
        _reopen(journal, caller, hand_end_id)
        _restore(journal, row)
    return get_hand_end(connection, tournament_id, hand_end_id, language)


def _reopen(journal: Journal, caller: Caller, hand_end_id: UUID) -> None:
    """Have those rulings wait again that this end closed, but for what was withdrawn or amended since."""
    for ruling in rulings.closed_by(journal.connection, journal.tournament_id, hand_end_id):
        if ruling.status == "closed":
            check_not_escalated(journal.connection, journal.tournament_id, ruling.id)
            check_table_of(journal.connection, caller, ruling.id, journal.at)
            rulings.reopen(journal, ruling, strongest(ruling.decision["penalties"]))
            credit_back(journal, ruling.id)


def _restore(journal: Journal, end: HandEnd) -> None:
    """Have those dead hands hold again that this end cleared, but for those whose ruling is no longer in force."""
    for declared in dead_hands.cleared_by_end(journal.connection, journal.tournament_id, end.table_id, end.server_at):
        if _is_in_force(journal, declared):
            dead_hands.restore(journal, declared)


def _is_in_force(journal: Journal, declared: DeadHand) -> bool:
    if "ruling" not in declared.request:
        return True
    ruling = rulings.find(journal.connection, journal.tournament_id, declared.id)
    return ruling is not None and ruling.status in rulings.IN_FORCE
