"""GET /api/v1/time: the server's clock, for anyone, to the microsecond, never from a cache."""

from datetime import UTC, datetime

from flask.testing import FlaskClient


def test_it_is_now(visitor: FlaskClient) -> None:
    before = datetime.now(UTC)
    response = visitor.get("/api/v1/time")
    assert before <= datetime.fromisoformat(response.get_json()["now"]) <= datetime.now(UTC)
    assert response.headers["Cache-Control"] == "no-store"


def test_it_is_written_with_microseconds_and_offset(visitor: FlaskClient) -> None:
    assert len(visitor.get("/api/v1/time").get_json()["now"]) == len("2025-11-21T14:02:00.123456+00:00")


def test_it_goes_on(visitor: FlaskClient) -> None:
    first, second = (visitor.get("/api/v1/time").get_json()["now"] for _ in range(2))
    assert first < second
