"""What is put right of hanchans, results, hands and payments, for the page that tells what the journal holds."""

from __future__ import annotations

from typing import Any

from flask import Flask
from uuid_utils.compat import uuid7

from tests.api.tournament.clocks.match import Match
from tests.api.tournament.corrections import TYPO
from tests.api.tournament.hall import Hall, open_hall


def correct_seats(hall: Hall, hanchan: str, table: str, seats: dict[str, str]) -> None:
    """A hanchan moves, its players swap seats, one is replaced; it is cancelled, and in the end nobody played it."""
    late = {**seats, "east": str(hall.players[3])}
    swapped = {"east": late["east"], "south": late["west"], "west": late["south"], "north": seats["east"]}
    replaced = {"east": seats["east"]}
    for new, seen in (
        ({"table": str(hall.tables[1]), "round": "4"}, {"table": table, "round": "2"}),
        ({"seats": late, "substitutes": replaced}, {"seats": seats, "substitutes": {}}),
        ({"seats": swapped, "substitutes": {}}, {"seats": late, "substitutes": replaced}),
        ({"status": "cancelled"}, {"status": None}),
    ):
        body = {"hanchans": [{"id": hanchan, **new, "replaces": seen}], "reason": TYPO}
        answer = hall.call("PATCH", "hanchans", body, "director")
        assert answer.status_code == 200, answer.text
    assert hall.call("PUT", f"hanchans/{hanchan}/removal", {"reason": TYPO}, "director").status_code == 200


def allow_play(hall: Hall) -> None:
    allowed = {"players": [str(hall.players[0])], "reason": "pays tonight"}
    assert hall.call("PUT", f"hanchans/{hall.hanchan}/permission", allowed, "director").status_code == 200


def hand_back(hall: Hall) -> None:
    """A fine is paid and given back, the money handed back and counted; then neither was so."""
    account = {"account": hall.player(1), "unit": "JPY"}
    payment, refund = f"payments/{uuid7()}", f"refunds/{uuid7()}"
    for path, sent in (
        (f"ledger/decisions/{uuid7()}", {"amount": 5, "reason": "loud"}),
        (payment, {"amount": 5, "method": "cash"}),
        (f"ledger/decisions/{uuid7()}", {"amount": -5, "reason": "not that loud"}),
        (refund, {"amount": 5, "method": "cash", "reason": "not that loud"}),
    ):
        assert hall.call("PUT", path, {**account, **sent}, "director").status_code == 201
    counted = {"day": "2025-11-21", "unit": "JPY", "method": "cash", "counted": 5}
    first = uuid7()
    again = {"counted": 0, "replaces": str(first), "note": "the wrong drawer"}
    for identity, sent in ((first, counted), (uuid7(), {**counted, **again})):
        assert hall.call("PUT", f"cash-counts/{identity}", sent, "director").status_code == 201
    for path in (refund, payment):
        way = f"payments/{path.partition('/')[2]}/withdrawal"
        assert hall.call("PUT", way, {"reason": TYPO}, "director").status_code == 200


def withdraw_hand_end(hall: Hall, end: str) -> None:
    assert hall.call("PUT", f"hand-ends/{end}/withdrawal", {"reason": TYPO}, "director").status_code == 200


def withdraw_result(hall: Hall, number: int) -> None:
    """And say how they are scored, twice, the second time why."""
    body = {"number": number, "reason": "of another table"}
    assert hall.call("PUT", f"hanchans/{hall.hanchan}/result/withdrawal", body, "director").status_code == 200
    nobody = {"substitute_points": "nobody", "replaces": {"substitute_points": "team"}, "reason": TYPO}
    for sent in ({}, nobody):
        assert hall.call("PUT", "scoring", sent, "director").status_code == 200


def cancel_a_day(app: Flask) -> list[dict[str, Any]]:
    """What the journal of another evening has of hanchans that a clock cancelled."""
    match = Match(open_hall(app, {"id": "r-league-24-25"}, "another-evening"))
    match.record("absent", 1)
    match.record("cancelled", 32)
    return [entry for entry in match.hall.journal() if entry["kind"] == "hanchan.changed"]
