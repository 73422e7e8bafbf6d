"""PUT and GET payments/{payment_id}: fines are paid, the whole or a part; who has not pays before they play."""

from typing import Any
from uuid import uuid4

import pytest
from uuid_utils.compat import uuid7

from models.ruling.hand import SEATS
from tests.api.answers import details
from tests.api.tournament import checks
from tests.api.tournament.hall import Hall


def fine(hall: Hall, amount: int = 2000, player: int = 0) -> None:
    """By a director's decision."""
    body = {"account": hall.player(player), "unit": "EUR", "amount": amount, "reason": "late"}
    assert hall.call("PUT", f"ledger/decisions/{uuid7()}", body, "director").status_code == 201


def body(hall: Hall, amount: int = 2000, **different: Any) -> dict[str, Any]:
    return {"account": hall.player(0), "unit": "EUR", "amount": amount, "method": "cash", **different}


def pay(hall: Hall, amount: int = 2000) -> dict[str, Any]:
    answer = hall.call("PUT", f"payments/{uuid7()}", body(hall, amount), "finance")
    assert answer.status_code == 201, answer.text
    paid: dict[str, Any] = answer.get_json()
    return paid


def balance(hall: Hall) -> int:
    (item,) = hall.get("ledger/fines/totals")["items"]
    return int(item["amount"])


@pytest.mark.parametrize("role", ["director", "finance"])
def test_it_works_and_repeats(hall: Hall, role: str) -> None:
    fine(hall)
    path, sent = f"payments/{uuid7()}", body(hall, paid_at="2025-11-21T22:10:00+08:00", note="the rest tomorrow")
    answer = checks.works_and_repeats(hall, path, sent, role)
    assert answer["receipt"] == 1
    assert answer["paid_at"] == "2025-11-21T14:10:00+00:00"
    assert answer["official"] == str(hall.officials[role])
    assert hall.get(path, "arbiter") == answer
    assert hall.kinds()[-2:] == ["fine.paid", "ledger.posted"]
    assert balance(hall) == 0
    checks.refuses_another_body(hall, path, body(hall, 1), role)
    assert hall.findings() == []


@pytest.mark.postgresql
def test_in_parts_with_a_receipt_for_each(hall: Hall) -> None:
    fine(hall)
    assert [pay(hall, part)["receipt"] for part in (500, 1500)] == [1, 2]
    assert balance(hall) == 0
    lines = [(line["what"], line["amount"]) for line in hall.get("ledger/fines")["items"]]
    assert lines == [("decided", 2000), ("paid", -500), ("paid", -1500)]


def test_never_more_than_is_owed(hall: Hall) -> None:
    path = f"payments/{uuid7()}"
    checks.refuses_fields(hall, path, body(hall), "finance", "amount")
    fine(hall, 1999)
    checks.refuses_fields(hall, path, body(hall), "finance", "amount")
    checks.refuses_fields(hall, path, body(hall, 1, unit="USD"), "finance", "amount")


def seating(hall: Hall, **more: Any) -> dict[str, Any]:
    players = [hall.players[0], *hall.players[5:]]
    seats = {seat: str(player) for seat, player in zip(SEATS, players, strict=True)}
    return {"table": str(hall.tables[1]), "round": "2", "seats": seats, **more}


def test_nobody_takes_or_waives_their_own(hall: Hall) -> None:
    """The director plays, and is the finance coordinator's debtor like everybody else."""
    fine(hall)
    own = {"account": hall.player(0), "unit": "EUR", "reason": "it was not that late"}
    assert hall.change_official(str(hall.officials["director"]), player=str(hall.players[0])).status_code == 200
    for path, sent in (
        ("payments", body(hall)),
        ("ledger/decisions", {**own, "amount": -2000, "waives": True}),
        ("ledger/decisions", {**own, "amount": -5, "unit": "P"}),
    ):
        problem = details(hall.call("PUT", f"{path}/{uuid7()}", sent, "director"), 403)
        assert problem["type"].endswith(":own-account")
    assert balance(hall) == 2000
    fine(hall, 500)  # more is no favour
    assert pay(hall, 2500)["amount"] == 2500


def test_who_owes_is_seated_and_named_until_it_is_paid(hall: Hall) -> None:
    fine(hall)
    path = f"hanchans/{uuid7()}"
    (debt,) = hall.call("PUT", path, seating(hall), "director").get_json()["debts"]
    assert (debt["player"], debt["fines"]) == (
        str(hall.players[0]),
        [{"unit": "EUR", "amount": 2000, "tournament": None}],
    )
    pay(hall, 1999)
    assert hall.get(path)["debts"][0]["fines"][0]["amount"] == 1
    pay(hall, 1)
    assert hall.get(path)["debts"] == []


def test_nobody_lets_a_debtor_play_by_seating_them(hall: Hall) -> None:
    sent = seating(hall, despite_fines="whatever")
    checks.refuses_fields(hall, f"hanchans/{uuid7()}", sent, "director", "despite_fines")


def test_nothing_is_paid_later_than_now(hall: Hall) -> None:
    fine(hall)
    sent = body(hall, 500, paid_at="2100-01-01T00:00:00Z")
    answer = checks.works_and_repeats(hall, f"payments/{uuid7()}", sent, "finance")
    assert answer["paid_at"] == answer["server_at"]


def test_missing(hall: Hall, league: Hall) -> None:
    fine(hall)
    path = f"payments/{uuid7()}"
    checks.refuses_fields(league, path, body(hall), "finance", "account.id")
    checks.missing(hall, "payments/{}")


@pytest.mark.parametrize(
    ("different", "field"),
    [
        ({"amount": 0}, "amount"),
        ({"amount": 10.5}, "amount"),
        ({"unit": "P"}, "unit"),
        ({"method": "kind words"}, "method"),
        ({"paid_at": "noon"}, "paid_at"),
        ({"account": {"kind": "player", "id": str(uuid4())}}, "account.id"),
        ({"account": {"kind": "cat", "id": str(uuid4())}}, "account.kind"),
        ({"receipt": 7}, "receipt"),
        ({"note": " "}, "note"),
    ],
)
def test_bad_body(hall: Hall, different: dict[str, Any], field: str) -> None:
    fine(hall)
    checks.refuses_fields(hall, f"payments/{uuid7()}", {**body(hall), **different}, "finance", field)
