"""PUT payments/{payment_id}/withdrawal: a payment, or a refund, that was entered wrongly counts no more."""

from typing import Any

import pytest
from uuid_utils.compat import uuid7

from tests.api.answers import details, mistakes
from tests.api.tournament import checks
from tests.api.tournament.hall import Hall
from tests.api.tournament.money.test_payments import balance, fine, pay
from tests.api.tournament.pdf import pages
from tests.api.tournament.spreadsheets import rows

WHY = {"reason": "another player paid"}


def withdraw(hall: Hall, payment: str, role: str = "finance") -> dict[str, Any]:
    answer = hall.call("PUT", f"payments/{payment}/withdrawal", WHY, role)
    assert answer.status_code == 200, answer.text
    withdrawn: dict[str, Any] = answer.get_json()
    return withdrawn


@pytest.mark.postgresql
@pytest.mark.parametrize("role", ["director", "finance"])
def test_it_is_owed_again_once_and_says_who_and_why(hall: Hall, role: str) -> None:
    fine(hall)
    paid = pay(hall)
    first = withdraw(hall, paid["id"], role)
    before = hall.get("journal/head")
    assert withdraw(hall, paid["id"], role) == first
    assert hall.get("journal/head") == before
    checks.refuses_another_body(hall, f"payments/{paid['id']}/withdrawal", {"reason": "another"}, role)
    assert {**first, "withdrawn": None} == paid
    assert (first["withdrawn"]["official"], first["withdrawn"]["reason"]) == (str(hall.officials[role]), WHY["reason"])
    assert hall.get(f"payments/{paid['id']}") == first
    assert balance(hall) == 2000
    entry, posted = hall.journal()[-2:]
    assert (entry["kind"], entry["subject"], posted["kind"]) == ("payment.withdrawn", paid["id"], "ledger.posted")
    assert (entry["body"]["before"], entry["body"]["balance"]) == ({"balance": 0}, 2000)
    assert [(line["what"], line["amount"]) for line in hall.get("ledger/fines")["items"]][1:] == [
        ("paid", -2000),
        ("reversed", 2000),
    ]
    assert pay(hall, 1500)["receipt"] == 2
    assert hall.findings() == []


def test_the_preview_shows_what_is_owed_then_and_writes_nothing(hall: Hall) -> None:
    fine(hall)
    path = f"payments/{pay(hall)['id']}/withdrawal?preview=true"
    before = hall.get("journal/head")
    (change,) = hall.call("PUT", path, WHY, "finance").get_json()["balances"]
    assert (change["account"]["id"], change["before"], change["after"]) == (str(hall.players[0]), 0, 2000)
    assert hall.get("journal/head") == before


def test_who_was_paid_for_owes_before_the_next_game_again(hall: Hall) -> None:
    fine(hall)
    paid = pay(hall)
    assert hall.get(f"hanchans/{hall.hanchan}")["debts"] == []
    withdraw(hall, paid["id"])
    assert [debt["name"] for debt in hall.get(f"hanchans/{hall.hanchan}")["debts"]] == ["Player 0"]


def test_what_was_waived_stays_waived(hall: Hall) -> None:
    fine(hall, 1000)
    paid = pay(hall, 600)
    body = {"account": hall.player(0), "unit": "EUR", "amount": -400, "waives": True, "reason": "a storm"}
    assert hall.call("PUT", f"ledger/decisions/{uuid7()}", body, "director").status_code == 201
    assert balance(hall) == 0
    withdraw(hall, paid["id"])
    assert balance(hall) == 600
    assert pay(hall, 600)["amount"] == 600
    assert balance(hall) == 0


def test_receipt_list_and_report_tell_of_it(hall: Hall) -> None:
    fine(hall)
    paid = pay(hall)
    withdraw(hall, paid["id"])
    receipt = " ".join(pages(hall, f"payments/{paid['id']}/receipt.pdf"))
    assert "this receipt does not count" in receipt
    (row,) = rows(hall, "payments", "finance")
    assert (row["Amount"], row["Withdrawn by"], row["Why withdrawn"]) == ("20.00", "finance", WHY["reason"])
    report = " ".join(pages(hall, "report.pdf"))
    assert "Together EUR 20.00 EUR 0.00 EUR 20.00" in report


def test_nobody_withdraws_their_own(hall: Hall) -> None:
    fine(hall)
    paid = pay(hall)
    assert hall.change_official(str(hall.officials["finance"]), player=str(hall.players[0])).status_code == 200
    problem = details(hall.call("PUT", f"payments/{paid['id']}/withdrawal", WHY, "finance"), 403)
    assert problem["type"].endswith(":own-account")
    assert balance(hall) == 0


def test_missing_and_bad_body(hall: Hall, league: Hall) -> None:
    fine(hall)
    path = f"payments/{pay(hall)['id']}/withdrawal"
    for bad, field in (({"reason": " "}, "reason"), ({}, "reason"), ({**WHY, "amount": 5}, "amount")):
        assert set(mistakes(hall.call("PUT", path, bad, "finance"))) == {field}
    checks.missing(hall, "payments/{}/withdrawal", "PUT", WHY)
    details(league.call("PUT", path, WHY, "finance"), 404)
