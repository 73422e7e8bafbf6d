"""A result before it is stored: do the points add up, and may it take the place of another?"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Row
from uuid_utils.compat import uuid7

from models.event import results, timings
from models.journal.journal import Journal
from models.journal.seals import same_but_erased
from models.ruling.hand import SEATS
from rulings.clocks.timings import standing
from rulings.scores.scoring import Scoring, unaccounted
from services.errors import FieldError, field_error
from services.spreadsheets.row_errors import RowMistake, row_mistake

Sent = Mapping[str, Any]


def sent_before(before: Sequence[Row[Any]], sent: Sent) -> Row[Any] | None:
    """The result of this hanchan that came from the same body, or None."""
    return next((row for row in before if same_but_erased(row.request, sent)), None)


def mistakes(
    connection: Connection, rules: Scoring, hanchan: Row[Any], before: Sequence[Row[Any]], sent: Sent
) -> list[FieldError]:
    """Everything that keeps this from being the hanchan's result now; empty when it may be entered."""
    return [*_sum(rules, sent), *_place(before, sent.get("corrects")), *_replaced(connection, hanchan, sent)]


def enter(journal: Journal, hanchan: Row[Any], before: Sequence[Row[Any]], sent: Sent) -> None:
    """Store it as the result that holds."""
    values = {
        "id": uuid7(),
        "hanchan_id": hanchan.id,
        "number": len(before) + 1,
        **sent["points"],
        "deposits": sent["deposits"],
        "unranked": [seat for seat in SEATS if seat in sent["unranked"]],
        "reason": sent.get("corrects", {}).get("reason"),
        "request": sent,
    }
    results.enter(journal, values)


def _sum(rules: Scoring, sent: Sent) -> list[RowMistake]:
    left = unaccounted(rules, sent["points"], sent["deposits"])
    if left == 0:
        return []
    sums = {"found": sum(sent["points"].values()), "deposits": sent["deposits"], "whole": 4 * rules.starting_points}
    return [row_mistake("points", "too-many" if left < 0 else "missing", **sums, left=abs(left))]


def _place(before: Sequence[Row[Any]], corrects: Sent | None) -> list[FieldError]:
    if not before:
        missing = "This hanchan has no result yet, so there is none to correct."
        return [] if corrects is None else [field_error("corrects", missing, "Leave corrects out.")]
    message = f"This hanchan has a result, number {before[-1].number}."
    if corrects is None:
        return [field_error("corrects", message, "To replace it, say which one you correct, and why.")]
    if corrects["number"] != before[-1].number:
        return [field_error("corrects.number", message, "Look at it first: somebody may have corrected it already.")]
    return []


def _replaced(connection: Connection, hanchan: Row[Any], sent: Sent) -> list[RowMistake]:
    """Who forfeits a hanchan gets nothing for it, and the substitute isn't ranked (WRC 2025, 12.3.9)."""
    told = timings.of_round(connection, hanchan.tournament_id, hanchan.round)
    stand = standing([row._mapping for row in told])
    gone = {one["person_id"] for one in stand if one["what"] == "replaced" and one["hanchan_id"] == hanchan.id}
    return [
        row_mistake("unranked", "substituted", seat=seat, cell=seat)
        for seat in SEATS
        if hanchan._mapping[f"{seat}_id"] in gone and seat not in sent["unranked"]
    ]
