"""Steps of escalations, as several tests take them."""

from typing import Any

from uuid_utils.compat import uuid7
from werkzeug.test import TestResponse

from tests.api.tournament.hall import Hall

CALL = ("unclear-call", {})
OTHER = {"foul": "swap-calling", "facts": {}}


def escalate(hall: Hall, *call: Any, role: str = "referee", **different: Any) -> dict[str, Any]:
    """A new ruling, escalated; the ruling as it was issued."""
    ruling = hall.rule(*(call or CALL), **different)
    assert hall.call("PUT", f"rulings/{ruling['id']}/escalation", {"reason": "Unclear"}, role).status_code == 201
    return ruling


def take(hall: Hall, ruling: dict[str, Any], what: str, role: str = "director", **body: Any) -> TestResponse:
    """A step: appeals, decisions or reopenings."""
    path = f"rulings/{ruling['id']}/escalation/{what}/{uuid7()}"
    return hall.call("PUT", path, {"reason": "Heard both sides", **body}, role)


def decide(hall: Hall, ruling: dict[str, Any], outcome: str, role: str = "director", **body: Any) -> dict[str, Any]:
    """A decision; the escalation after it."""
    response = take(hall, ruling, "decisions", role, outcome=outcome, **body)
    assert response.status_code == 201, response.text
    answer: dict[str, Any] = response.get_json()
    return answer
