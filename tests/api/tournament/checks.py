"""The rungs that every endpoint of a tournament climbs alike."""

from typing import Any
from uuid import uuid4

from werkzeug.test import TestResponse

from tests.api.answers import details, mistakes
from tests.api.tournament.hall import Hall


def works_and_repeats(hall: Hall, path: str, body: Any, role: str) -> dict[str, Any]:
    """Adds (201), repeats (200, the same bytes), refuses another body (409 that shows both); the answer."""
    before = len(hall.get("journal?limit=500")["items"])
    first = hall.call("PUT", path, body, role)
    assert first.status_code == 201, first.text
    after = len(hall.get("journal?limit=500")["items"])
    assert after > before
    again = hall.call("PUT", path, body, role)
    assert again.status_code == 200
    assert again.data == first.data
    assert len(hall.get("journal?limit=500")["items"]) == after
    answer: dict[str, Any] = first.get_json()
    return answer


def refuses_another_body(hall: Hall, path: str, other: Any, role: str) -> None:
    problem = details(hall.call("PUT", path, other, role), 409)
    assert problem["type"].endswith(":other-body")
    assert problem["stored"] != problem["sent"]


def missing(hall: Hall, path: str, method: str = "GET", body: Any = None, role: str = "director") -> None:
    details(hall.call(method, path.format(uuid4()), body, role), 404)


def refuses_fields(hall: Hall, path: str, body: dict[str, Any], role: str, *fields: str) -> None:
    """The body is refused, and exactly these fields are named; nothing is written."""
    before = len(hall.get("journal?limit=500")["items"])
    assert set(mistakes(hall.call("PUT", path, body, role))) == set(fields)
    assert len(hall.get("journal?limit=500")["items"]) == before


def pages(hall: Hall, path: str, expected: int) -> None:
    """Reading page by page gives every item once."""
    whole = hall.get(f"{path}?limit=500")
    assert whole["next"] is None
    seen: list[Any] = []
    cursor = ""
    while cursor is not None:
        part = hall.get(f"{path}?limit=1{cursor and '&after=' + str(cursor)}")
        seen += part["items"]
        cursor = part["next"]
    assert [item["id"] for item in seen] == [item["id"] for item in whole["items"]]
    assert len(seen) == expected


def shows_both(response: TestResponse, **bodies: Any) -> None:
    """A conflict with what somebody else stored meanwhile, that shows it and what was sent."""
    problem = details(response, 409)
    assert problem["type"].endswith(":changed-meanwhile")
    assert {name: problem[name] for name in ("stored", "sent")} == bodies
