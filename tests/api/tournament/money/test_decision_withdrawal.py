"""PUT ledger/decisions/{line_id}/withdrawal: what a director decided or waived counts no more."""

from typing import Any

import pytest
from uuid_utils.compat import uuid7

from tests.api.answers import details, mistakes
from tests.api.tournament import checks
from tests.api.tournament.hall import Hall
from tests.api.tournament.money.test_payments import balance
from tests.api.tournament.money.test_waivers import charge, fined, waive

WHY = {"reason": "tapped by mistake"}


def decided(hall: Hall, amount: int = 2000, unit: str = "EUR") -> str:
    sent = {"account": hall.player(0), "unit": unit, "amount": amount, "reason": "late"}
    answer = hall.call("PUT", f"ledger/decisions/{uuid7()}", sent, "director")
    assert answer.status_code == 201, answer.text
    return str(answer.get_json()["id"])


def withdraw(hall: Hall, line: str) -> dict[str, Any]:
    answer = hall.call("PUT", f"ledger/decisions/{line}/withdrawal", WHY, "director")
    assert answer.status_code == 200, answer.text
    withdrawn: dict[str, Any] = answer.get_json()
    return withdrawn


@pytest.mark.postgresql
def test_a_fine_is_owed_again_as_if_it_had_not_been_waived(hall: Hall) -> None:
    fine = fined(hall, 2000)
    waiver = waive(hall, 2000, fine)
    line = withdraw(hall, waiver)
    assert (line["what"], line["amount"], line["cause_id"], line["reason"]) == ("reversed", 2000, waiver, WHY["reason"])
    assert balance(hall) == 2000
    entry = hall.journal()[-1]
    assert (entry["kind"], entry["body"]["lines"][0]["withdrawal"]) == ("ledger.posted", True)
    before = hall.get("journal/head")
    assert withdraw(hall, waiver) == line
    assert hall.get("journal/head") == before
    fined(hall, 100)
    assert balance(hall) == 2100
    charge(hall, fine, 0)
    assert balance(hall) == 100
    assert hall.findings() == []


def test_the_waiver_of_a_fine_goes_with_it(hall: Hall) -> None:
    """What was fined and waived by hand is nothing then: no money to hand back that nobody paid."""
    fine = decided(hall)
    waive(hall, 2000)
    withdraw(hall, fine)
    assert balance(hall) == 0


def test_points_come_back(hall: Hall) -> None:
    assert withdraw(hall, decided(hall, 30, "P"))["amount"] == -30
    assert [item["amount"] for item in hall.get("ledger/points/totals")["items"]] == [0]


def test_the_preview_shows_what_is_owed_then_and_writes_nothing(hall: Hall) -> None:
    path = f"ledger/decisions/{waive(hall, 500, fined(hall, 2000))}/withdrawal?preview=true"
    before = hall.get("journal/head")
    (change,) = hall.call("PUT", path, WHY, "director").get_json()["balances"]
    assert (change["account"]["id"], change["before"], change["after"]) == (str(hall.players[0]), 1500, 2000)
    assert hall.get("journal/head") == before


def test_another_reason_and_what_is_undone_already(hall: Hall) -> None:
    line = decided(hall)
    withdraw(hall, line)
    checks.refuses_another_body(hall, f"ledger/decisions/{line}/withdrawal", {"reason": "another"}, "director")
    fine = fined(hall, 2000)
    waiver = waive(hall, 2000, fine)
    charge(hall, fine, 0)
    problem = details(hall.call("PUT", f"ledger/decisions/{waiver}/withdrawal", WHY, "director"), 409)
    assert problem["type"].endswith(":nothing-left")


def test_nobody_withdraws_what_is_on_their_own_account(hall: Hall) -> None:
    line = decided(hall)
    assert hall.change_official(str(hall.officials["director"]), player=str(hall.players[0])).status_code == 200
    problem = details(hall.call("PUT", f"ledger/decisions/{line}/withdrawal", WHY, "director"), 403)
    assert problem["type"].endswith(":own-account")
    assert balance(hall) == 2000


def test_missing_and_bad_body(hall: Hall, league: Hall) -> None:
    path = f"ledger/decisions/{decided(hall)}/withdrawal"
    for bad, field in (({"reason": " "}, "reason"), ({}, "reason"), ({**WHY, "amount": 5}, "amount")):
        assert set(mistakes(hall.call("PUT", path, bad, "director"))) == {field}
    checks.missing(hall, "ledger/decisions/{}/withdrawal", "PUT", WHY)
    details(league.call("PUT", path, WHY, "director"), 404)
    fine = hall.get("ledger/fines")["items"][0]
    assert fine["cause_id"] == path.split("/")[2]
    details(hall.call("PUT", f"ledger/decisions/{fined(hall, 500)}/withdrawal", WHY, "director"), 404)


def test_sent_again_after_texts_were_redacted(hall: Hall) -> None:
    line = decided(hall)
    withdraw(hall, line)
    erased = {"texts": True, "photos": False}
    answer = hall.call("PUT", f"erasures/{uuid7()}", erased, "director")
    assert answer.status_code in (200, 201), answer.text
    assert withdraw(hall, line)["reason"] != WHY["reason"]
    assert hall.findings() == []
