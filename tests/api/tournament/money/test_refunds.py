"""PUT refunds/{refund_id}: what was paid too much is handed back, with a receipt."""

from typing import Any

import pytest
from uuid_utils.compat import uuid7

from tests.api.answers import details
from tests.api.tournament import checks
from tests.api.tournament.hall import Hall
from tests.api.tournament.money.test_payment_withdrawal import withdraw
from tests.api.tournament.money.test_payments import balance, pay
from tests.api.tournament.pdf import pages
from tests.api.tournament.spreadsheets import rows


def decide(hall: Hall, amount: int) -> None:
    body = {"account": hall.player(0), "unit": "EUR", "amount": amount, "reason": "late"}
    assert hall.call("PUT", f"ledger/decisions/{uuid7()}", body, "director").status_code == 201


def in_credit(hall: Hall) -> None:
    """Player 0 has paid 20, and 15 of it were given back."""
    decide(hall, 2000)
    pay(hall)
    decide(hall, -1500)


def body(hall: Hall, amount: int = 1500, **different: Any) -> dict[str, Any]:
    said = {"unit": "EUR", "amount": amount, "method": "cash", "reason": "not late after all"}
    return {"account": hall.player(0), **said, **different}


@pytest.mark.postgresql
@pytest.mark.parametrize("role", ["director", "finance"])
def test_it_works_and_repeats(hall: Hall, role: str) -> None:
    in_credit(hall)
    path = f"refunds/{uuid7()}"
    answer = checks.works_and_repeats(hall, path, body(hall, paid_at="2025-11-21T22:10:00+08:00"), role)
    assert (answer["receipt"], answer["refund"], answer["note"]) == (2, True, "not late after all")
    assert hall.get(f"payments/{answer['id']}") == answer
    assert hall.kinds()[-2:] == ["fine.refunded", "ledger.posted"]
    line = hall.get("ledger/fines")["items"][-1]
    assert (line["what"], line["amount"], line["cause"]) == ("paid", 1500, "payment")
    assert balance(hall) == 0
    checks.refuses_another_body(hall, path, body(hall, 1), role)
    checks.refuses_another_body(hall, f"payments/{answer['id']}", pay_body(hall), role)
    assert hall.findings() == []


def pay_body(hall: Hall) -> dict[str, Any]:
    return {"account": hall.player(0), "unit": "EUR", "amount": 1, "method": "cash"}


def test_never_more_than_is_in_credit(hall: Hall) -> None:
    path = f"refunds/{uuid7()}"
    checks.refuses_fields(hall, path, body(hall), "finance", "amount")
    in_credit(hall)
    checks.refuses_fields(hall, path, body(hall, 1501), "finance", "amount")
    checks.refuses_fields(hall, path, body(hall, 1, unit="USD"), "finance", "amount")
    assert hall.call("PUT", path, body(hall, 500), "finance").status_code == 201
    assert balance(hall) == -1000


def test_the_preview_shows_the_balance_and_writes_nothing(hall: Hall) -> None:
    in_credit(hall)
    before = hall.get("journal/head")
    (change,) = hall.call("PUT", f"refunds/{uuid7()}?preview=true", body(hall), "finance").get_json()["balances"]
    assert (change["before"], change["after"]) == (-1500, 0)
    assert hall.get("journal/head") == before


def test_what_is_fined_later_is_paid_for_itself(hall: Hall) -> None:
    """What was handed back has paid for nothing; the next receipt names the next fine."""
    in_credit(hall)
    assert hall.call("PUT", f"refunds/{uuid7()}", body(hall), "finance").status_code == 201
    decide(hall, 700)
    receipt = " ".join(pages(hall, f"payments/{pay(hall, 700)['id']}/receipt.pdf"))
    assert "Director's decision: late EUR 7.00 Still to pay EUR 0.00" in receipt


def test_receipt_list_and_report_tell_of_it(hall: Hall) -> None:
    in_credit(hall)
    refund = hall.call("PUT", f"refunds/{uuid7()}", body(hall, 1000), "finance").get_json()
    receipt = " ".join(pages(hall, f"payments/{refund['id']}/receipt.pdf"))
    for line in ("Refund 2", "Paid back to Player 0", "EUR 10.00", "Why not late after all", "in credit EUR 5.00"):
        assert line in receipt, line
    assert [row["Amount"] for row in rows(hall, "payments", "finance")] == ["20.00", "-10.00"]
    assert "Together EUR 5.00 EUR 10.00 EUR 5.00 to be paid back" in " ".join(pages(hall, "report.pdf"))
    entry = next(entry for entry in hall.journal() if entry["kind"] == "fine.refunded")
    confirmed = hall.client.get(f"/api/v1/receipts/{entry['hash']}").get_json()
    assert (confirmed["number"], confirmed["refund"]) == (2, True)


def test_one_that_was_entered_wrongly_is_withdrawn(hall: Hall) -> None:
    in_credit(hall)
    refund = hall.call("PUT", f"refunds/{uuid7()}", body(hall), "finance").get_json()
    assert withdraw(hall, refund["id"])["refund"] is True
    assert balance(hall) == -1500
    assert hall.findings() == []


def test_nobody_hands_back_to_themselves(hall: Hall) -> None:
    in_credit(hall)
    assert hall.change_official(str(hall.officials["finance"]), player=str(hall.players[0])).status_code == 200
    problem = details(hall.call("PUT", f"refunds/{uuid7()}", body(hall), "finance"), 403)
    assert problem["type"].endswith(":own-account")


def test_another_tournaments_account(hall: Hall, league: Hall) -> None:
    in_credit(hall)
    path = f"refunds/{uuid7()}"
    checks.refuses_fields(league, path, body(hall), "finance", "account.id")


@pytest.mark.parametrize(
    ("different", "field"),
    [
        ({"amount": 0}, "amount"),
        ({"amount": -5}, "amount"),
        ({"unit": "P"}, "unit"),
        ({"method": "kind words"}, "method"),
        ({"reason": " "}, "reason"),
        ({"account": {"kind": "cat", "id": "x"}}, "account.kind"),
        ({"note": "x"}, "note"),
    ],
)
def test_bad_body(hall: Hall, different: dict[str, Any], field: str) -> None:
    in_credit(hall)
    named = {field, "account.id"} if field == "account.kind" else {field}
    checks.refuses_fields(hall, f"refunds/{uuid7()}", {**body(hall), **different}, "finance", *named)
