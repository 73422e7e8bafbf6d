"""Sixteen phones write at once: no error, nothing lost, nothing twice."""

import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from uuid_utils.compat import uuid7
from werkzeug.test import TestResponse

from tests.api.tournament.hall import Hall

PHONES = 16
CALLS = 5

pytestmark = pytest.mark.postgresql


def at_once(hall: Hall, calls: list[list[tuple[Any, dict[str, Any]]]]) -> list[TestResponse]:
    """Each list of (id, body) is one phone's outbox; all phones begin together."""
    begin = threading.Barrier(len(calls))

    def send(outbox: list[tuple[Any, dict[str, Any]]]) -> list[TestResponse]:
        begin.wait()
        phone = Hall(hall.app.test_client(), hall.app, {}, hall.tournament, hall.tokens)
        return [phone.call("PUT", f"rulings/{identity}", body) for identity, body in outbox]

    with ThreadPoolExecutor(len(calls)) as phones:
        return [answer for answers in phones.map(send, calls) for answer in answers]


def test_nothing_is_lost_and_nothing_twice(league: Hall) -> None:
    outboxes = [
        [(uuid7(), league.body("unvocalised-call", {}, offender=league.player(phone % 4))) for _ in range(CALLS)]
        for phone in range(PHONES)
    ]
    answers = at_once(league, outboxes)
    assert {answer.status_code for answer in answers} == {201}
    entries = [entry for entry in league.journal() if entry["kind"] == "ruling.issued"]
    posted = [entry["subject"] for entry in league.journal() if entry["kind"] == "ledger.posted"]
    assert [entry["seq"] for entry in league.journal()] == list(
        range(league.entries + 1, league.entries + 1 + 2 * PHONES * CALLS)
    )
    sent = sorted(str(identity) for outbox in outboxes for identity, _ in outbox)
    assert sorted(entry["subject"] for entry in entries) == sorted(posted) == sent
    assert sorted(item["id"] for item in league.get("rulings?limit=500")["items"]) == sent
    for number in range(4):
        mine = [answer.get_json() for answer in answers if answer.get_json()["offender"] == league.player(number)]
        offences = sorted(ruling["decision"]["facts"]["offence_number"] for ruling in mine)
        assert offences == list(range(1, PHONES // 4 * CALLS + 1))  # each saw all that came before
    assert league.findings() == []


def test_the_same_call_sixteen_times_is_one(hall: Hall) -> None:
    call = (uuid7(), hall.body("unclear-call", {}))
    answers = at_once(hall, [[call]] * PHONES)
    assert sorted(answer.status_code for answer in answers) == [200] * (PHONES - 1) + [201]
    assert len({answer.data for answer in answers}) == 1
    assert hall.kinds() == ["ruling.issued"]
