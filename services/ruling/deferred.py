"""Deferred rulings: which wait at a table, how they are decided in the end, and closing them."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any, cast
from uuid import UUID

from sqlalchemy import Connection

import rulings as rules
from models.database.typed_rows import values_of
from models.journal.journal import Journal
from models.ruling import rulings
from models.ruling.hand import Hand, hand_of
from models.ruling.rulings import Ruling
from rulings.engine.consequences import DRAW, consequences, is_offence, strongest
from rulings.engine.shapes import Decision
from rulings.words.wording import Words
from services.errors import Conflict
from services.rulebook_revisions import find_rulebook
from services.ruling.charge import charge
from services.ruling.known_facts import NOTEN
from services.ruling.situation import Situation


def effects_in_list(outcome: Mapping[str, Any]) -> dict[str, list[str]]:
    """Return what a list item adds where nobody is penalised: the effects that say what was ruled."""
    effects = Words(rules.library(), "en").line_effects(outcome)
    return {"effects": effects} if effects else {}


def list_waiting(
    connection: Connection, tournament_id: UUID, table_id: UUID, hanchan_id: UUID | None, hand: Hand | None
) -> list[Ruling]:
    """List the deferred rulings of a table that may belong to this hanchan and hand, oldest first."""
    return [
        row
        for row in rulings.deferred_at_table(connection, tournament_id, table_id)
        if (hanchan_id is None or row.hanchan_id in (None, hanchan_id)) and (hand is None or hand.may_be(hand_of(row)))
    ]


def check_none_waits(situation: Situation) -> None:
    """Raise Conflict when a ruling of the same foul, offender and hand still waits: it would be judged twice."""
    call = situation.call
    if not situation.found.deferred:
        return
    place = (call["table"], call.get("hanchan"), situation.hand)
    same = (call["offender"]["id"], call["foul"])
    for row in list_waiting(situation.connection, situation.tournament_id, *place):
        if (row.offender_id, row.foul) == same and row.id != situation.amended:
            detail = f"The ruling {row.id} on this foul already waits for the end of this hand: amend or withdraw it."
            raise Conflict(detail, slug="already-waiting", ruling=row.id)


def facts_asked(connection: Connection, row: Ruling) -> list[str]:
    """List the facts that the ruling's rulebook asks about its foul."""
    return _book(connection, row).table(row.foul).used


def decide_finally(connection: Connection, row: Ruling, facts: Mapping[str, Any]) -> Decision:
    """Decide by the rulebook of the ruling, with these facts added. Raises RuleError.

    The hand may have been declared dead since: what the log knew of that is left out.
    """
    decision = row.decision
    told = {name: value for name, value in decision["facts"].items() if name != NOTEN}
    return rules.decide(_book(connection, row), row.foul, {**told, **facts}, decision["context"])


def close(journal: Journal, row: Ruling, decision: Mapping[str, Any], **cause: UUID) -> None:
    """Close a deferred ruling with its final decision; what came to nothing does not count as an offence.

    `cause`: what closed it, `hand_end` or `ruling`.
    """
    kind = strongest(decision["penalties"])
    item = {"kind": kind, "penalties": decision["penalties"], **effects_in_list(decision)}
    counts = decision.get("counts", is_offence(decision["penalties"]))  # what was stored before does not say it
    rulings.close(journal, row.id, decision, item, counts=counts, **cause)
    charge(journal, values_of(row), decision)


def close_waiting(
    journal: Journal, table_id: UUID, how: str, hanchan_id: UUID | None, hand: Hand | None, ruling_id: UUID
) -> None:
    """Close what waits at a table whose hand that ruling ended; `how` is a `hand_end` answer."""
    place = (journal.tournament_id, table_id, hanchan_id, hand)
    for row in list_waiting(journal.connection, *place):
        if row.id != ruling_id:
            close_by_ruling(journal, row, how, ruling_id)


def close_by_ruling(journal: Journal, row: Ruling, how: str, ruling_id: UUID) -> None:
    """Close a deferred ruling whose hand another ruling ended, unless a fact is missing."""
    decision = decide_finally(journal.connection, row, {"hand_end": how})
    if decision["status"] != "needs-facts":
        close(journal, row, decision, ruling=ruling_id)


def ended_by_ruling(
    connection: Connection, tournament_id: UUID, hanchan_id: UUID, hand: Hand, at: datetime
) -> tuple[str, UUID] | None:
    """Return how, and by which ruling, the deal of this hand that was played at `at` had to end; None where by none."""
    for row in rulings.in_force_in(connection, tournament_id, hanchan_id, hand):
        if row.ruled_at >= at and row.status == "issued":
            how = consequences(cast("Decision", row.decision), (row.issued or {}).get("penalties")).hand_end
            if how not in (None, DRAW):
                return how, row.id
    return None


def _book(connection: Connection, row: Ruling) -> rules.Rulebook:
    book = find_rulebook(connection, row.revision)
    assert book is not None, "a foreign key keeps it"  # noqa: S101 -- for the type checker
    return book
