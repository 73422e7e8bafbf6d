"""PUT rulings/{ruling_id}/escalation/reopenings/{step_id}: a director's second thoughts."""

from typing import Any

import pytest
from uuid_utils.compat import uuid7

from tests.api.answers import details
from tests.api.tournament import checks
from tests.api.tournament.escalation_steps import decide, escalate, take
from tests.api.tournament.hall import Hall

BODY = {"reason": "A photo turned up"}


@pytest.fixture
def final(hall: Hall) -> dict[str, Any]:
    """A ruling that the director overturned."""
    ruling = escalate(hall)
    decide(hall, ruling, "overturned")
    return ruling


def path_of(ruling: dict[str, Any]) -> str:
    return f"rulings/{ruling['id']}/escalation/reopenings/{uuid7()}"


def test_it_works_and_repeats(hall: Hall, final: dict[str, Any]) -> None:
    path = path_of(final)
    answer = checks.works_and_repeats(hall, path, BODY, "director")
    assert (answer["status"], answer["level"], answer["standing"]) == ("open", "director", None)
    assert hall.journal()[-1]["kind"] == "escalation.reopened"
    checks.refuses_another_body(hall, path, {"reason": "Another"}, "director")
    assert decide(hall, final, "upheld")["status"] == "final"
    assert hall.findings() == []


def test_only_what_is_final(hall: Hall) -> None:
    hall.invite("head-referee")
    ruling = escalate(hall)
    assert details(take(hall, ruling, "reopenings"), 409)["type"].endswith(":escalation-elsewhere")
    decide(hall, ruling, "upheld", "head-referee")
    assert "takes it on to the director" in details(take(hall, ruling, "reopenings"), 409)["detail"]


def test_nobody_below_a_director(hall: Hall, final: dict[str, Any]) -> None:
    hall.invite("head-referee")
    path = path_of(final)
    details(hall.call("PUT", path, BODY, "head-referee"), 403)
    checks.missing(hall, f"rulings/{{}}/escalation/reopenings/{uuid7()}", "PUT", BODY)


@pytest.mark.parametrize(("body", "field"), [({}, "reason"), ({**BODY, "status": "open"}, "status")])
def test_bad_body(hall: Hall, final: dict[str, Any], body: dict[str, Any], field: str) -> None:
    checks.refuses_fields(hall, path_of(final), body, "director", field)
