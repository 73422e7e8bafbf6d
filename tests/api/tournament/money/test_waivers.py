"""Waivers beside what becomes of fines and payments: none comes undone by itself."""

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any
from uuid import UUID

from uuid_utils.compat import uuid7

from api.frame.store import engines
from models.database.engine import write
from models.journal.journal import Journal
from models.money.ledger import Cause
from rulings.scores.charges import Account, Charge
from services.ledger.post import post
from tests.api.tournament import checks
from tests.api.tournament.hall import Hall
from tests.api.tournament.money.test_payment_withdrawal import withdraw
from tests.api.tournament.money.test_payments import balance, pay
from tests.api.tournament.money.test_refunds import body as refund
from tests.api.tournament.money.test_refunds import decide
from tests.api.tournament.pdf import pages


def charge(hall: Hall, cause: UUID, amount: int, player: int = 0) -> None:
    """What the cause charges is this much now."""
    due = [Charge(Account("player", str(hall.players[player])), "EUR", amount)] if amount else []
    with write(engines(hall.app)) as connection:
        post(
            Journal(connection, hall.tournament, hall.officials["referee"], datetime.now(UTC)),
            Cause("clock", cause),
            due,
        )


def fined(hall: Hall, amount: int, player: int = 0) -> UUID:
    cause = uuid7()
    charge(hall, cause, amount, player)
    return cause


def waiver(hall: Hall, amount: int, fine: object = None, player: int = 0) -> dict[str, Any]:
    named = {} if fine is None else {"fine": str(fine)}
    return {
        "account": hall.player(player),
        "unit": "EUR",
        "amount": -amount,
        "waives": True,
        "reason": "storm",
        **named,
    }


def waive(hall: Hall, amount: int, fine: object = None, player: int = 0) -> str:
    answer = hall.call("PUT", f"ledger/decisions/{uuid7()}", waiver(hall, amount, fine, player), "director")
    assert answer.status_code == 201, answer.text
    return str(answer.get_json()["id"])


def balances(hall: Hall) -> Mapping[str, int]:
    return {item["account"]["id"]: item["amount"] for item in hall.get("ledger/fines/totals")["items"]}


def test_what_was_handed_back_and_is_owed_again_is_waived_for_good(hall: Hall) -> None:
    """The payment was none after all, and the refund of it has been handed out."""
    fine = fined(hall, 2000)
    paid = pay(hall)
    charge(hall, fine, 0)
    assert hall.call("PUT", f"refunds/{uuid7()}", refund(hall, 2000), "finance").status_code == 201
    withdraw(hall, paid["id"])
    assert balance(hall) == 2000
    waive(hall, 2000)
    assert balance(hall) == 0
    fined(hall, 1000)
    assert balance(hall) == 1000
    assert hall.findings() == []


def test_a_waiver_stays_with_the_fine_it_names(hall: Hall) -> None:
    first, second = fined(hall, 2000), fined(hall, 2000)
    answer = checks.works_and_repeats(hall, f"ledger/decisions/{uuid7()}", waiver(hall, 2000, second), "director")
    assert answer["fine"] == str(second)
    assert hall.journal()[-1]["body"]["lines"][0]["fine_id"] == str(second)
    checks.refuses_another_body(hall, f"ledger/decisions/{answer['id']}", waiver(hall, 2000, first), "director")
    charge(hall, first, 0)
    assert balance(hall) == 0
    charge(hall, first, 2000)
    charge(hall, second, 0)
    assert balance(hall) == 2000
    charge(hall, second, 1500)
    assert balance(hall) == 2000
    assert hall.findings() == []


def test_no_more_is_waived_than_is_open_of_the_fine(hall: Hall) -> None:
    """One was cancelled, one is paid in part; of the account much more is owed."""
    cancelled, part_paid, _ = fined(hall, 1000), fined(hall, 2000), fined(hall, 5000)
    charge(hall, cancelled, 0)
    pay(hall, 500)
    path = f"ledger/decisions/{uuid7()}"
    for bad in (waiver(hall, 1, cancelled), waiver(hall, 1501, part_paid), waiver(hall, 1, uuid7())):
        checks.refuses_fields(hall, path, bad, "director", "amount")
    checks.refuses_fields(hall, path, {**waiver(hall, 1, part_paid), "waives": False}, "director", "fine")
    waive(hall, 1500, part_paid)
    assert balance(hall) == 5000


def test_a_receipt_is_for_what_was_not_waived(hall: Hall) -> None:
    """Of two the later one is waived: the payment is for the whole of the first."""
    decide(hall, 2000)
    decide(hall, 700)
    later = hall.get("ledger/fines")["items"][-1]["cause_id"]
    waive(hall, 700, later)
    receipt = " ".join(pages(hall, f"payments/{pay(hall, 2000)['id']}/receipt.pdf"))
    assert "For Director's decision: late EUR 20.00 Still to pay EUR 0.00" in receipt


def test_joining_entries_leaves_waivers_what_they_are(hall: Hall) -> None:
    """What each paid was for fines of their own: nobody's credit is eaten by the other's waiver."""
    waived, paid = fined(hall, 2000, 6), fined(hall, 2000, 7)
    sent = {"account": hall.player(7), "unit": "EUR", "amount": 2000, "method": "cash"}
    assert hall.call("PUT", f"payments/{uuid7()}", sent, "finance").status_code == 201
    charge(hall, paid, 0, 7)
    waive(hall, 2000, player=6)
    path, joined = f"players/{hall.players[6]}/merge", {"into": str(hall.players[7]), "reason": "one person"}
    seen = hall.call("PUT", f"{path}?preview=true", joined, "director").get_json()
    assert hall.call("PUT", path, joined, "director").status_code == 200
    assert balances(hall) == {str(hall.players[7]): -2000}
    assert seen["balances"] == []
    fined(hall, 100, 7)
    assert balances(hall) == {str(hall.players[7]): -1900}
    charge(hall, waived, 0, 6)
    assert balances(hall) == {str(hall.players[7]): -1900}
    assert hall.findings() == []
