"""GET cash-up and PUT cash-counts/{count_id}: what was taken on a day, and what was counted of it."""

from typing import Any

import pytest
from uuid_utils.compat import uuid7
from werkzeug.test import TestResponse

from tests.api.answers import details, mistakes
from tests.api.tournament import checks
from tests.api.tournament.hall import Hall
from tests.api.tournament.money.test_payment_withdrawal import withdraw
from tests.api.tournament.money.test_payments import body as payment
from tests.api.tournament.money.test_payments import fine
from tests.api.tournament.money.test_refunds import decide
from tests.api.tournament.pdf import pages
from tests.cash_cases import CASH_CASES, CashCase, sums

DAY = "2025-11-21"  # in Paris; the last payment below is of the next day there


def take(hall: Hall, amount: int, role: str = "finance", at: str = f"{DAY}T12:00:00Z", **more: Any) -> str:
    sent = payment(hall, amount, paid_at=at, **more)
    answer = hall.call("PUT", f"payments/{uuid7()}", sent, role)
    assert answer.status_code == 201, answer.text
    return str(answer.get_json()["id"])


def a_day(hall: Hall) -> None:
    """45 in cash by two people, less 5 handed back; 5 by card; one payment withdrawn, one after midnight."""
    fine(hall, 10000)
    take(hall, 2500)
    take(hall, 2000, "director")
    take(hall, 500, method="card")
    withdraw(hall, take(hall, 100))
    take(hall, 900, at=f"{DAY}T23:30:00Z")
    decide(hall, -4600)
    back = {**payment(hall, 500), "reason": "not late", "paid_at": f"{DAY}T15:00:00Z"}
    assert hall.call("PUT", f"refunds/{uuid7()}", back, "director").status_code == 201


def count(**different: Any) -> dict[str, Any]:
    return {"day": DAY, "unit": "EUR", "method": "cash", "counted": 4000, **different}


def move(hall: Hall, zone: str) -> TestResponse:
    """The tournament's time zone is changed."""
    version = hall.get("")["version"]
    return hall.call("PATCH", "", {"time_zone": zone}, "director", headers={"If-Match": f'"{version}"'})


def cash(hall: Hall, day: str = DAY) -> dict[str, Any]:
    items = hall.get(f"cash-up?day={day}", "finance")["items"]
    return next(item for item in items if item["method"] == "cash")


@pytest.mark.postgresql
def test_a_day_by_method_and_by_whom(hall: Hall) -> None:
    a_day(hall)
    answer = hall.get(f"cash-up?day={DAY}", "finance")
    assert (answer["day"], answer["time_zone"]) == (DAY, "Europe/Paris")
    card, in_cash = answer["items"]
    assert (card["method"], card["expected"], card["count"]) == ("card", 500, None)
    assert [in_cash[name] for name in ("unit", "taken", "refunded", "expected")] == ["EUR", 4500, 500, 4000]
    by = {one["official"]: one["amount"] for one in in_cash["by"]}
    assert by == {str(hall.officials["finance"]): 2500, str(hall.officials["director"]): 1500}
    assert cash(hall, "2025-11-22")["expected"] == 900
    assert hall.get("cash-up", "finance")["items"] == []


@pytest.mark.parametrize("role", ["director", "finance"])
def test_a_count_works_and_repeats(hall: Hall, role: str) -> None:
    a_day(hall)
    path = f"cash-counts/{uuid7()}"
    answer = checks.works_and_repeats(hall, path, count(counted=3950, note="a note too few"), role)
    assert [answer[name] for name in ("expected", "counted", "difference", "note", "official")] == [
        *(4000, 3950, -50, "a note too few"),
        str(hall.officials[role]),
    ]
    assert cash(hall)["count"] == answer
    assert hall.kinds()[-1] == "cash.counted"
    checks.refuses_another_body(hall, path, count(), role)
    assert hall.findings() == []


@pytest.mark.postgresql
def test_another_count_replaces_it_and_says_why(hall: Hall) -> None:
    a_day(hall)
    first, second = uuid7(), uuid7()
    assert hall.call("PUT", f"cash-counts/{first}", count(counted=3950), "finance").status_code == 201
    again = count(replaces=str(first), note="a coin under the table")
    checks.shows_both(
        hall.call("PUT", f"cash-counts/{second}", count(), "finance"), stored={"replaces": str(first)}, sent=count()
    )
    checks.refuses_fields(hall, f"cash-counts/{second}", count(replaces=str(first)), "finance", "note")
    assert checks.works_and_repeats(hall, f"cash-counts/{second}", again, "finance")["difference"] == 0
    assert cash(hall)["count"]["id"] == str(second)
    assert hall.kinds().count("cash.counted") == 2
    details(hall.call("PUT", f"cash-counts/{uuid7()}", again, "finance"), 409)
    assert hall.findings() == []


def test_the_count_stays_beside_what_is_taken_later(hall: Hall) -> None:
    a_day(hall)
    assert hall.call("PUT", f"cash-counts/{uuid7()}", count(), "finance").status_code == 201
    fine(hall, 100)
    take(hall, 100)
    assert (cash(hall)["expected"], cash(hall)["count"]["expected"]) == (4100, 4000)


def test_the_event_report_tells_of_it(hall: Hall) -> None:
    a_day(hall)
    sent = count(counted=3950, note="a note too few")
    assert hall.call("PUT", f"cash-counts/{uuid7()}", sent, "finance").status_code == 201
    report = " ".join(pages(hall, "report.pdf"))
    assert f"{DAY} cash EUR 40.00 EUR 39.50 −EUR 0.50 a note too few finance" in report
    assert "2025-11-22 cash EUR 9.00" in report


def test_another_tournaments_counts_are_none(hall: Hall, league: Hall) -> None:
    path = f"cash-counts/{uuid7()}"
    a_day(hall)
    assert league.get(f"cash-up?day={DAY}", "finance")["items"] == []
    counted = hall.call("PUT", path, count(), "finance").get_json()["id"]
    details(league.call("PUT", f"cash-counts/{uuid7()}", count(replaces=counted, note="x"), "finance"), 409)
    assert league.get(f"cash-up?day={DAY}", "finance")["items"] == []
    assert cash(hall)["count"]["id"] == counted


@pytest.mark.parametrize("case", CASH_CASES.values(), ids=CASH_CASES)
def test_the_sums_of_each_day(hall: Hall, case: CashCase) -> None:
    assert move(hall, case.zone).status_code == 200
    fine(hall, sum(moved.amount for moved in case.moved))
    for moved in (one for one in case.moved if not one.refund):
        paid = take(hall, moved.amount, at=moved.at, method=moved.method)
        if moved.withdrawn:
            withdraw(hall, paid)
    decide(hall, -2 * sum(moved.amount for moved in case.moved))
    for moved in (one for one in case.moved if one.refund):
        back = {**payment(hall, moved.amount), "reason": "not late", "paid_at": moved.at}
        answer = hall.call("PUT", f"refunds/{uuid7()}", back, "finance")
        assert answer.status_code == 201, answer.text
        if moved.withdrawn:
            withdraw(hall, answer.get_json()["id"])
    for day, expected in case.days.items():
        assert sums(hall.get(f"cash-up?day={day}", "finance")["items"]) == expected


def test_a_counted_day_keeps_its_payments(hall: Hall) -> None:
    """Half past midnight in Paris is still the day before in New York; in Rome no payment changes its day."""
    a_day(hall)
    for zone in ("America/New_York", "Europe/Paris"):
        assert move(hall, zone).status_code == 200
    assert hall.call("PUT", f"cash-counts/{uuid7()}", count(), "finance").status_code == 201
    assert set(mistakes(move(hall, "America/New_York"))) == {"time_zone"}
    assert hall.get("")["time_zone"] == "Europe/Paris"
    assert move(hall, "Europe/Rome").status_code == 200
    assert cash(hall)["expected"] == cash(hall)["count"]["expected"] == 4000


@pytest.mark.parametrize(
    ("different", "field"),
    [
        ({"day": "yesterday"}, "day"),
        ({"unit": "P"}, "unit"),
        ({"method": "kind words"}, "method"),
        ({"counted": "5"}, "counted"),
        ({"counted": -1}, "counted"),
        ({"note": " "}, "note"),
        ({"replaces": "it"}, "replaces"),
        ({"expected": 5}, "expected"),
    ],
)
def test_bad_body(hall: Hall, different: dict[str, Any], field: str) -> None:
    checks.refuses_fields(hall, f"cash-counts/{uuid7()}", count(**different), "finance", field)


def test_bad_query(hall: Hall) -> None:
    details(hall.call("GET", "cash-up?day=tomorrow", None, "finance"), 422)
