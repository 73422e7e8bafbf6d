"""GET receipts/{hash}: whoever holds a receipt may ask whether it is genuine, and learns nobody's name."""

from flask import Flask
from uuid_utils.compat import uuid7

from tests.api.answers import details
from tests.api.tournament.hall import Hall, open_hall

PAID = {"unit": "SGD", "amount": 2000, "method": "card", "paid_at": "2025-11-21T22:10:00+08:00"}


def paid(hall: Hall) -> list[str]:
    """A payment; the hashes of the entries that it wrote."""
    account = hall.player(0)
    body = {"account": account, "unit": "SGD", "amount": 2000, "reason": "late"}
    assert hall.call("PUT", f"ledger/decisions/{uuid7()}", body, "director").status_code == 201
    assert hall.call("PUT", f"payments/{uuid7()}", {**PAID, "account": account}, "finance").status_code == 201
    entries = hall.journal()[-2:]
    assert [entry["kind"] for entry in entries] == ["fine.paid", "ledger.posted"]
    return [entry["hash"] for entry in entries]


def test_it_works_without_an_account_and_repeats(app: Flask) -> None:
    hall = open_hall(app, {"id": "r-league-24-25"})
    genuine, _ = paid(hall)
    paid(hall)
    first, again = (hall.client.get(f"/api/v1/receipts/{genuine}") for _ in range(2))
    assert first.data == again.data
    assert first.get_json() == {
        "tournament": "Autumn Cup",
        "number": 1,
        "amount": 2000,
        "unit": "SGD",
        "method": "card",
        "paid_at": "2025-11-21T14:10:00+00:00",
        "time_zone": "Europe/Paris",
        "refund": False,
        "withdrawn_at": None,
    }


def test_of_one_that_was_withdrawn_it_says_when(app: Flask) -> None:
    hall = open_hall(app, {"id": "r-league-24-25"})
    genuine, _ = paid(hall)
    payment = hall.journal()[-2]["subject"]
    assert hall.call("PUT", f"payments/{payment}/withdrawal", {"reason": "twice"}, "finance").status_code == 200
    withdrawn = hall.client.get(f"/api/v1/receipts/{genuine}").get_json()["withdrawn_at"]
    assert withdrawn == hall.get(f"payments/{payment}")["withdrawn"]["at"]


def test_no_other_hash_confirms_anything(app: Flask) -> None:
    hall = open_hall(app, {"id": "r-league-24-25"})
    genuine, posted = paid(hall)
    for hash_ in (posted, genuine[:-1], genuine.upper(), "0" * 64, "%25", "x" * 5000):
        details(hall.client.get(f"/api/v1/receipts/{hash_}"), 404)
