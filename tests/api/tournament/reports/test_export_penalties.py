"""GET exports/penalties.{csv|xlsx}: what a federation's penalty report needs, with totals that add up."""

from decimal import Decimal

import pytest
from uuid_utils.compat import uuid7

from tests.api.answers import details
from tests.api.tournament.hall import Hall
from tests.api.tournament.spreadsheets import cells, rows

PATHS = ("exports/penalties.csv", "exports/penalties.xlsx")


def decide(hall: Hall, account: dict[str, str], unit: str, amount: int, **more: object) -> None:
    sent = {"account": account, "unit": unit, "amount": amount, "reason": "phone at the table", **more}
    answer = hall.call("PUT", f"ledger/decisions/{uuid7()}", sent, "director")
    assert answer.status_code == 201, answer.text


def brief(row: dict[str, str]) -> tuple[str, ...]:
    return tuple(row[name] for name in ("ID", "Foul or cause", "Penalty", "P", "P so far", "Fine", "Fines so far"))


def test_each_cause_with_running_totals(league: Hall) -> None:
    league.rule("unclear-call")
    league.rule("empty-win")
    league.rule("late", {"seconds_late": 25 * 60}, role="director")
    decide(league, league.player(0), "SGD", 550)
    decide(league, league.player(0), "SGD", -150, waives=True)
    decide(league, {"kind": "team", "id": str(league.team)}, "P", 40)
    found = rows(league, "penalties", "finance")
    assert [brief(row) for row in found] == [
        ("100", "Unclear or non-standard call", "Warning", "0", "0", "", ""),
        ("100", "Empty win declaration", "Chonbo (30P)", "30", "30", "", ""),
        ("100", "Late player", "45P + SGD 10.00 fine", "45", "75", "10.00", "10.00"),
        ("100", "Director's decision", "", "0", "75", "5.50", "15.50"),
        ("100", "Fine waived by the director", "", "0", "75", "-1.50", "14.00"),
        ("", "Director's decision", "", "40", "40", "", ""),
    ]
    ruled, last = found[1], found[-1]
    assert (ruled["Round"], ruled["Table"], ruled["Hand"], ruled["Seat"]) == ("1", "1", "East 1", "East")
    assert ruled["Time"].endswith("+01:00")
    assert (last["Who"], last["Name"], last["Reason"]) == ("team", "Kamo", "phone at the table")


def test_what_was_given_back_or_paid_or_withdrawn_is_none_of_it(league: Hall) -> None:
    withdrawn = league.rule("empty-win")
    league.call("PUT", f"rulings/{withdrawn['id']}/withdrawal", {"reason": "another player"})
    decide(league, league.player(1), "SGD", 1000)
    paid = {"account": league.player(1), "unit": "SGD", "amount": 400, "method": "cash"}
    payment = f"payments/{uuid7()}"
    assert league.call("PUT", payment, paid, "finance").status_code == 201
    assert league.call("PUT", f"{payment}/withdrawal", {"reason": "twice"}, "finance").status_code == 200
    (row,) = rows(league, "penalties")
    assert (row["Name"], row["Fine"], row["Fines so far"], row["Currency"]) == ("Player 1", "10.00", "10.00", "SGD")


def test_a_clock_charges_who_was_late(league: Hall) -> None:
    start = {"scheduled_at": "2025-11-21T19:30:00+08:00"}
    assert league.call("PUT", f"hanchans/{league.hanchan}/schedule", start, "director").status_code == 200
    arbiter = {"kind": "official", "id": str(league.officials["arbiter"])}
    for what, at in (("absent", "19:31"), ("arrived", "19:45")):
        timing = {"hanchan": str(league.hanchan), "what": what, "device_at": f"2025-11-21T{at}:00+08:00"}
        assert league.call("PUT", f"timings/{uuid7()}", {**timing, "person": arbiter}, "referee").status_code == 201
    (row,) = rows(league, "penalties")
    assert (row["Who"], row["Name"], row["Foul or cause"]) == ("official", "arbiter", "Late arbiter")
    assert (row["Fine"], row["Currency"], row["Round"], row["Table"]) == ("25.00", "SGD", "1", "1")


def test_the_workbooks_amounts_are_exact_numbers(league: Hall) -> None:
    for amount in (10, 20, 99999999):
        decide(league, league.player(2), "SGD", amount)
    head, *found = cells(league, "penalties", "finance", lang="ja")
    names = [cell.text for cell in head]
    fines = [row[names.index("罰金")] for row in found]
    totals = [row[names.index("罰金累計")] for row in found]
    assert all(cell.number for cell in (*fines, *totals))
    assert [Decimal(cell.text) for cell in fines] == [Decimal("0.10"), Decimal("0.20"), Decimal("999999.99")]
    assert Decimal(totals[-1].text) == Decimal("1000000.29")


@pytest.mark.parametrize("path", PATHS)
def test_missing(hall: Hall, path: str) -> None:
    details(hall.call("GET", "exports/penalties.txt", None, "director"), 404)
    details(hall.call("GET", f"{path}?lang=de", None, "director"), 422)
