"""PUT ledger/decisions/{line_id}: what a director takes, gives back or waives by hand."""

from typing import Any
from uuid import uuid4

import pytest
from uuid_utils.compat import uuid7

from tests.api.tournament import checks
from tests.api.tournament.hall import Hall


def body(hall: Hall, amount: int = 5, unit: str = "P", **more: Any) -> dict[str, Any]:
    return {"account": hall.player(0), "unit": unit, "amount": amount, "reason": "after the appeal", **more}


def test_it_works_and_repeats(hall: Hall) -> None:
    path = f"ledger/decisions/{uuid7()}"
    answer = checks.works_and_repeats(hall, path, body(hall, -5), "director")
    assert (answer["what"], answer["amount"], answer["cause"], answer["cause_id"]) == (
        *("decided", -5, "decision"),
        answer["id"],
    )
    assert hall.get("ledger/points")["items"] == [answer]
    assert hall.kinds() == ["ledger.posted"]
    checks.refuses_another_body(hall, path, body(hall, 5), "director")
    checks.refuses_another_body(hall, path, body(hall, -5, reason="another"), "director")
    assert hall.findings() == []


@pytest.mark.parametrize("kind", ["team", "official"])
def test_teams_and_officials_have_accounts_too(hall: Hall, kind: str) -> None:
    identity = hall.team if kind == "team" else hall.officials["arbiter"]
    sent = body(hall, 1000, "EUR", account={"kind": kind, "id": str(identity)})
    checks.works_and_repeats(hall, f"ledger/decisions/{uuid7()}", sent, "director")


def test_a_fine_is_waived_the_whole_or_a_part_never_more(hall: Hall) -> None:
    hall.call("PUT", f"ledger/decisions/{uuid7()}", body(hall, 2000, "EUR"), "director")
    path = f"ledger/decisions/{uuid7()}"
    checks.refuses_fields(hall, path, body(hall, -2001, "EUR", waives=True), "director", "amount")
    assert checks.works_and_repeats(hall, path, body(hall, -1500, "EUR", waives=True), "director")["what"] == "waived"
    checks.refuses_another_body(hall, path, body(hall, -1500, "EUR"), "director")
    (item,) = hall.get("ledger/fines/totals?owing=true")["items"]
    assert (item["account"], item["unit"], item["amount"]) == (hall.player(0), "EUR", 500)


def test_another_tournaments_account(hall: Hall, league: Hall) -> None:
    path = f"ledger/decisions/{uuid7()}"
    checks.refuses_fields(league, path, body(hall), "director", "account.id")


@pytest.mark.parametrize(
    ("different", "field"),
    [
        ({"amount": 0}, "amount"),
        ({"amount": "5"}, "amount"),
        ({"unit": "yen"}, "unit"),
        ({"reason": " "}, "reason"),
        ({"waives": True}, "waives"),
        ({"unit": "EUR", "waives": True}, "waives"),
        ({"account": {"kind": "player", "id": str(uuid4())}}, "account.id"),
        ({"at": "noon"}, "at"),
    ],
)
def test_bad_body(hall: Hall, different: dict[str, Any], field: str) -> None:
    checks.refuses_fields(hall, f"ledger/decisions/{uuid7()}", {**body(hall), **different}, "director", field)


def test_the_preview_shows_what_follows_and_writes_nothing(hall: Hall) -> None:
    path = f"ledger/decisions/{uuid7()}"
    before = hall.get("journal/head")
    (change,) = hall.call("PUT", f"{path}?preview=true", body(hall), "director").get_json()["balances"]
    assert (change["account"], change["unit"], change["before"], change["after"]) == (
        {**hall.player(0), "name": "Player 0"},
        *("P", 0, 5),
    )
    assert hall.get("journal/head") == before
    assert hall.call("PUT", path, body(hall), "director").status_code == 201
