"""GET exports/payments.{csv|xlsx}: every payment, by its receipt."""

import pytest
from uuid_utils.compat import uuid7

from tests.api.answers import details
from tests.api.tournament.hall import Hall
from tests.api.tournament.money.test_receipt import fine, pay
from tests.api.tournament.spreadsheets import cells, rows

PATHS = ("exports/payments.csv", "exports/payments.xlsx")


@pytest.mark.postgresql
def test_each_with_its_receipt_and_in_its_currency(league: Hall) -> None:
    fine(league, league.player(0), 2000)
    pay(league, league.player(0), 1500, paid_at="2025-11-21T22:10:00+08:00", note="-the rest tomorrow")
    pay(league, league.player(0), 500, method="card")
    first, second = rows(league, "payments", "finance")
    assert (first["Receipt"], first["Time"], first["ID"]) == ("1", "2025-11-21 15:10:00+01:00", "100")
    assert (first["Amount"], first["Currency"], first["How"], first["Official"]) == ("15.00", "SGD", "cash", "finance")
    assert first["Note"] == "'-the rest tomorrow"
    assert (second["Receipt"], second["How"]) == ("2", "card")
    _, row, _ = cells(league, "payments", "finance", lang="ja")
    assert (row[6], row[8].text) == (("15.00", True, False), "現金")


@pytest.mark.parametrize("path", PATHS)
def test_missing(hall: Hall, path: str) -> None:
    details(hall.call("GET", f"exports/payments.{uuid7()}", None, "director"), 404)
    details(hall.call("GET", f"{path}?lang=de", None, "director"), 422)
