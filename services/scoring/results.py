"""Results of hanchans: what is checked before one is stored, and whether it may take the place of another."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from typing import Any
from uuid import UUID

from sqlalchemy import Connection
from uuid_utils.compat import uuid7

from models.event import results
from models.event.hanchans import Hanchan, seats_of
from models.event.results import Result
from models.journal.journal import Journal
from models.journal.salted_hashes import same_but_redacted
from models.ruling.hand import SEATS
from rulings.scores.scoring import Scoring, unaccounted
from services import lookup
from services.clocks.lateness_clocks import read_round
from services.errors import FieldError, Invalid, NotFound, field_error
from services.idempotency import check_replaces
from services.ledger.debts import check_may_play
from services.scoring.scoring_rules import require_scoring
from services.scoring.serialise import serialise_result
from services.spreadsheets.row_errors import RowError, row_error
from services.tournament.in_play import check_in_play

Sent = Mapping[str, Any]


def put_result(journal: Journal, hanchan_id: UUID, sent: Sent) -> tuple[dict[str, Any], bool]:
    """Enter the result of a hanchan, or correct it; return its answer, and whether it is new.

    Raises NotFound, Conflict where nobody said how hanchans are scored, for a hanchan that is not in play and for who
    has a fine to pay first, Invalid naming everything that is wrong.
    """
    connection, tournament_id = journal.connection, journal.tournament_id
    hanchan = lookup.require(connection, Hanchan, "hanchan", tournament_id, hanchan_id)
    scoring = require_scoring(connection, tournament_id)
    before = results.of_hanchan(connection, tournament_id, hanchan_id)
    withdrawn = results.withdrawals_of(connection, tournament_id, [hanchan_id])
    valid = (row for row in before if (hanchan_id, row.number) not in withdrawn)
    same = next((row for row in valid if same_but_redacted(row.request, sent)), None)
    if same is not None:
        return serialise_result(connection, scoring, hanchan, same), False
    check_in_play(hanchan)
    times = read_round(connection, tournament_id, hanchan.round)
    replaced = times.replaced_at(hanchan.id)
    errors = list_errors(scoring, hanchan, before, sent, replaced)
    if errors:
        raise Invalid(errors=errors)
    if not before:
        seated = [one for one in seats_of(hanchan).values() if one not in replaced]
        check_may_play(connection, hanchan, seated, times.played_since(hanchan.id))
    enter_result(journal, hanchan, before, sent)
    after = results.of_hanchan(connection, tournament_id, hanchan_id)
    return serialise_result(connection, scoring, hanchan, after[-1]), True


def withdraw_result(journal: Journal, hanchan_id: UUID, number: int, reason: str) -> dict[str, Any]:
    """Withdraw the result of a hanchan, once: it has none until another is entered. Return what was withdrawn.

    Raises NotFound, and Conflict where another result is in force by now.
    """
    connection, tournament_id = journal.connection, journal.tournament_id
    lookup.require(connection, Hanchan, "hanchan", tournament_id, hanchan_id)
    rows = results.of_hanchan(connection, tournament_id, hanchan_id)
    if not any(row.number == number for row in rows):
        raise NotFound("This hanchan has no such result.")
    if (hanchan_id, number) not in results.withdrawals_of(connection, tournament_id, [hanchan_id]):
        if rows[-1].number != number:
            check_replaces({"number": rows[-1].number}, {"number": number}, {"number": None})
        results.withdraw(journal, uuid7(), hanchan_id, number, reason)
    row = results.withdrawals_of(connection, tournament_id, [hanchan_id])[hanchan_id, number]
    return {"hanchan": hanchan_id, "number": number, "withdrawn_at": row.server_at}


def get_result(connection: Connection, tournament_id: UUID, hanchan_id: UUID) -> dict[str, Any]:
    """Return the answer of a hanchan's result, with those that it replaced. Raises NotFound, and Conflict as above."""
    hanchan = lookup.require(connection, Hanchan, "hanchan", tournament_id, hanchan_id)
    rows = results.of_hanchan(connection, tournament_id, hanchan_id)
    if not rows:
        raise NotFound("Nobody has entered the result of this hanchan.")
    if (hanchan_id, rows[-1].number) in results.withdrawals_of(connection, tournament_id, [hanchan_id]):
        raise NotFound(f"The result of this hanchan, number {rows[-1].number}, was withdrawn.")
    return serialise_result(connection, require_scoring(connection, tournament_id), hanchan, rows[-1])


def list_errors(
    scoring: Scoring, hanchan: Hanchan, before: Sequence[Result], sent: Sent, replaced: Set[UUID]
) -> list[FieldError]:
    """List everything that keeps this from being the hanchan's result now; `replaced`: the players who forfeited it."""
    return [*_sum(scoring, sent), *_place(before, sent.get("corrects")), *_unranked(hanchan, sent, replaced)]


def enter_result(journal: Journal, hanchan: Hanchan, before: Sequence[Result], sent: Sent) -> None:
    """Store a result; `before` are those that it replaces."""
    values = {
        "id": uuid7(),
        "hanchan_id": hanchan.id,
        "number": len(before) + 1,
        **sent["points"],
        "deposits": sent["deposits"],
        "unranked": [seat for seat in SEATS if seat in sent["unranked"]],
        "winless": [seat for seat in SEATS if seat in sent["winless"]] if "winless" in sent else None,
        "reason": sent.get("corrects", {}).get("reason"),
        "request": sent,
    }
    results.enter(journal, values)


def _sum(rules: Scoring, sent: Sent) -> list[RowError]:
    left = unaccounted(rules, sent["points"], sent["deposits"])
    if left == 0:
        return []
    sums = {"found": sum(sent["points"].values()), "deposits": sent["deposits"], "whole": 4 * rules.starting_points}
    return [row_error("points", "too-many" if left < 0 else "missing", **sums, left=abs(left))]


def _place(before: Sequence[Result], corrects: Sent | None) -> list[FieldError]:
    if not before:
        missing = "This hanchan had no result yet, so there is none to correct."
        return [] if corrects is None else [field_error("corrects", missing, "Leave corrects out.")]
    message = f"This hanchan has had a result, number {before[-1].number}."
    if corrects is None:
        return [field_error("corrects", message, "To replace it, say which one you correct, and why.")]
    if corrects["number"] != before[-1].number:
        return [field_error("corrects.number", message, "Look at it first: somebody may have corrected it already.")]
    return []


def _unranked(hanchan: Hanchan, sent: Sent, replaced: Set[UUID]) -> list[RowError]:
    """Return the errors of ranks: who forfeits gets nothing, and the substitute isn't ranked (WRC 2025, 12.3.9)."""
    return [
        row_error("unranked", "substituted", seat=seat, cell=seat)
        for seat in SEATS
        if getattr(hanchan, f"{seat}_id") in replaced and seat not in sent["unranked"]
    ]
