"""What is pushed of a help call: to those called, then to the caller, then that nobody need come."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from flask import Flask
from uuid_utils.compat import uuid7

from tests.api.push_service import PushService, phone_of, push_service
from tests.api.shared_app import app_at
from tests.api.tournament.hall import Hall


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as service:
        yield service


@pytest.fixture
def app(database_url: str, service: PushService) -> Iterator[Flask]:
    with app_at(database_url, push_contact="mailto:director@example.org", push_services=(service.origin,)) as app:
        yield app


def put(hall: Hall, path: str, body: dict[str, Any], role: str) -> None:
    assert hall.call("PUT", f"help-calls/{path}", body, role).status_code == 201


@pytest.mark.postgresql
def test_those_called_then_the_caller_then_that_nobody_need_come(hall: Hall, service: PushService) -> None:
    hall.invite("head-referee")
    for who in (*hall.officials, "0"):
        phone_of(hall, service, who)
    call, table = str(uuid7()), str(hall.tables[0])
    put(hall, call, {"table": table, "foul": "unclear-call"}, "referee")
    arrived = service.wait(2)
    assert {one.said["body"] for one in arrived} == {"You are called: Unclear or non-standard call"}
    assert {(one.said["title"], one.said["place"]) for one in arrived} == {("Table 1", f"#/help/{call}")}
    assert {(one.headers["urgency"], one.headers["ttl"]) for one in arrived} == {("high", "1800")}
    service.delivered.clear()
    put(hall, f"{call}/answer", {}, "head-referee")
    assert service.received(1) == {"referee": "The head referee is coming"}
    put(hall, f"{call}/end", {"how": "taken-back"}, "referee")
    over = "You are not needed any more"
    assert service.received(2) == {"director": over, "head-referee": over}


def test_directors_are_called_by_a_head_referee_in_their_language(hall: Hall, service: PushService) -> None:
    hall.invite("head-referee")
    phone_of(hall, service, "head-referee")
    phone_of(hall, service, "director", language="fr")
    put(hall, str(uuid7()), {"table": str(hall.tables[0])}, "head-referee")
    assert service.received(1) == {"director": "On vous appelle à cette table"}
