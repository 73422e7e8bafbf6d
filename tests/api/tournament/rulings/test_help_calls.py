"""Help calls: PUT, answer, end, GET and the list; what a ruling does to them."""

from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import uuid4

import pytest
from uuid_utils.compat import uuid7

from tests.api.answers import details
from tests.api.tournament import checks
from tests.api.tournament.hall import Hall

HAND = {"wind": "east", "number": 1, "counters": 0}


def body(hall: Hall, **different: Any) -> dict[str, Any]:
    """East's win is questioned at the first table; `None` leaves a field out."""
    sent = {
        "table": str(hall.tables[0]),
        "hanchan": str(hall.hanchan),
        "hand": HAND,
        "offenders": [{"kind": "player", "id": str(hall.players[0]), "seat": "east"}],
        "foul": "empty-win",
        "facts": {"hand_shown": True},
        "context": {"simultaneous": "win"},
        **different,
    }
    return {name: value for name, value in sent.items() if value is not None}


def calling(hall: Hall, role: str = "referee", **different: Any) -> dict[str, Any]:
    """A new help call; the answer."""
    response = hall.call("PUT", f"help-calls/{uuid7()}", body(hall, **different), role)
    assert response.status_code == 201, response.text
    answer: dict[str, Any] = response.get_json()
    return answer


def end_of(hall: Hall, call: dict[str, Any]) -> tuple[str | None, str | None]:
    """How it ended, and by which ruling."""
    now = hall.get(f"help-calls/{call['id']}")
    return now["ended_how"], now["ruling"]


@pytest.mark.parametrize("role", ["director", "referee", "arbiter"])
def test_it_works_and_repeats(hall: Hall, role: str) -> None:
    hall.invite("head-referee")
    path = f"help-calls/{uuid7()}"
    sent = body(hall, device_at="2025-11-21T14:02:00+09:00", clock_offset_ms=-60_000)
    answer = checks.works_and_repeats(hall, path, sent, role)
    assert {name: answer[name] for name in body(hall)} == body(hall)
    assert (answer["level"], answer["official"]) == ("head-referee", str(hall.officials[role]))
    assert (answer["answered_by"], answer["ended_how"], answer["ruling"]) == (None, None, None)
    assert datetime.fromisoformat(answer["called_at"]) == datetime(2025, 11, 21, 5, 1, tzinfo=UTC)
    assert hall.get(path) == answer
    assert hall.get("help-calls", "finance")["items"] == [answer]
    entry = hall.journal()[-1]
    assert (entry["kind"], entry["subject"]) == ("help.called", answer["id"])
    told = {name: entry["body"][name] for name in ("offenders", "foul", "facts", "context", "level", "hand_wind")}
    assert told == {name: answer.get(name, "east") for name in told}
    checks.refuses_another_body(hall, path, {**sent, "foul": "chicken-win"}, role)
    assert hall.findings() == []


def test_as_little_as_a_table_is_enough(hall: Hall) -> None:
    answer = calling(hall, offenders=None, foul=None, facts=None, context=None, hanchan=None, hand=None)
    assert (answer["offenders"], answer["foul"], answer["facts"], answer["hand"]) == ([], None, {}, None)


@pytest.mark.postgresql
def test_it_lies_with_the_directors_where_nobody_else_is_head_referee(hall: Hall) -> None:
    assert calling(hall)["level"] == "director"
    head = hall.invite("head-referee")
    assert calling(hall)["level"] == "head-referee"
    assert calling(hall, "head-referee")["level"] == "director"
    assert hall.call("PUT", f"officials/{head}/revocation", None, "director").status_code == 200
    assert calling(hall)["level"] == "director"


@pytest.mark.postgresql
def test_whoever_is_called_says_that_they_come_once(hall: Hall) -> None:
    hall.invite("head-referee")
    path = f"help-calls/{calling(hall)['id']}"
    answer = checks.works_and_repeats(hall, f"{path}/answer", {}, "head-referee")
    assert answer["answered_by"] == str(hall.officials["head-referee"])
    assert answer == hall.get(path)
    second = hall.call("PUT", f"{path}/answer", {}, "director")
    assert (second.status_code, second.get_json()) == (200, answer), "whoever said it first comes"
    assert hall.kinds()[-1] == "help.answered"
    assert hall.journal()[-1]["body"]["answered_by"] == answer["answered_by"]
    assert hall.findings() == []


def test_nobody_answers_whom_it_does_not_lie_with(hall: Hall) -> None:
    hall.invite("head-referee")
    own = calling(hall, "head-referee")["id"]
    assert (
        "lies with somebody else"
        in details(hall.call("PUT", f"help-calls/{own}/answer", {}, "head-referee"), 403)["detail"]
    )
    assert "help.answered" not in hall.kinds()


@pytest.mark.postgresql
def test_it_is_taken_back_by_whoever_called_and_settled_by_anybody_once(hall: Hall) -> None:
    first, second = calling(hall), calling(hall)
    path = f"help-calls/{first['id']}/end"
    details(hall.call("PUT", path, {"how": "taken-back"}, "director"), 403)
    answer = checks.works_and_repeats(hall, path, {"how": "taken-back"}, "referee")
    assert (answer["ended_how"], answer["ended_by"]) == ("taken-back", str(hall.officials["referee"]))
    late = hall.call("PUT", path, {"how": "settled"}, "director")
    assert (late.status_code, late.get_json()) == (200, answer)
    assert hall.get("help-calls")["items"] == [second]
    coming = hall.call("PUT", f"help-calls/{first['id']}/answer", {}, "director")
    assert (coming.status_code, coming.get_json()) == (200, answer), "nobody comes any more"
    settled = checks.works_and_repeats(hall, f"help-calls/{second['id']}/end", {"how": "settled"}, "arbiter")
    assert settled["ended_how"] == "settled"
    assert hall.get("help-calls")["items"] == []
    assert [entry["body"]["ended_how"] for entry in hall.journal()[-2:]] == ["taken-back", "settled"]
    assert hall.findings() == []


@pytest.mark.postgresql
def test_the_ruling_that_follows_ends_it(hall: Hall) -> None:
    hall.invite("head-referee")
    by_player, by_head, other_table = (
        calling(hall),
        calling(hall, offenders=None),
        calling(hall, table=str(hall.tables[1]), hanchan=None, hand=None),
    )
    hall.rule(offender={"kind": "player", "id": str(hall.players[1])})
    assert end_of(hall, by_player) == end_of(hall, by_head) == (None, None), "another matter"
    ruling = hall.rule()["id"]
    assert end_of(hall, by_player) == ("ruled", ruling)
    assert end_of(hall, by_head) == (None, None)
    second = hall.rule(offender={"kind": "player", "id": str(hall.players[2])}, role="head-referee")["id"]
    assert end_of(hall, by_head) == ("ruled", second)
    assert end_of(hall, other_table) == (None, None)
    assert hall.findings() == []


def test_a_ruling_made_before_does_not_end_it(hall: Hall) -> None:
    call = calling(hall)
    before = (datetime.now(UTC) - timedelta(minutes=5)).isoformat()
    hall.rule(device_at=before)
    assert end_of(hall, call) == (None, None)


@pytest.mark.postgresql
def test_a_deferred_ruling_ends_it_too(hall: Hall) -> None:
    call = calling(hall, foul="noten-riichi", facts={})
    ruling = hall.rule("noten-riichi", {"hand_end": "not-yet"})
    assert ruling["status"] == "deferred"
    assert end_of(hall, call) == ("ruled", ruling["id"])


def test_missing(hall: Hall, league: Hall) -> None:
    path = f"help-calls/{uuid4()}"
    hall.call("PUT", path, body(hall))
    checks.missing(hall, "help-calls/{}")
    checks.missing(hall, "help-calls/{}/answer", "PUT", {})
    checks.missing(hall, "help-calls/{}/end", "PUT", {"how": "settled"})
    details(league.call("GET", path), 404)
    assert league.get("help-calls")["items"] == []


@pytest.mark.parametrize(
    ("different", "field"),
    [
        ({"table": str(uuid4())}, "table"),
        ({"hanchan": str(uuid4())}, "hanchan"),
        ({"hand": {"wind": "east"}}, "hand.number"),
        ({"offenders": [{"kind": "player", "id": str(uuid4())}]}, "offenders.0.id"),
        ({"offenders": [{"kind": "cat", "id": str(uuid4())}]}, "offenders.0.kind"),
        ({"foul": "rudeness-of-mine"}, "foul"),
        ({"facts": {"what_i_saw": "North cheated"}}, "facts.what_i_saw"),
        ({"facts": {"hand_shown": "North cheated"}}, "facts.hand_shown"),
        ({"context": {"seat": "North cheated"}}, "context.seat"),
        ({"note": "North cheated"}, "note"),
    ],
)
def test_bad_body(hall: Hall, different: dict[str, Any], field: str) -> None:
    checks.refuses_fields(hall, f"help-calls/{uuid4()}", body(hall, **different), "referee", field)


@pytest.mark.parametrize(
    ("rest", "sent", "field"),
    [("answer", {"colour": 1}, "colour"), ("end", {}, "how"), ("end", {"how": "ruled"}, "how")],
)
def test_bad_answer_or_end(hall: Hall, rest: str, sent: dict[str, Any], field: str) -> None:
    path = f"help-calls/{calling(hall)['id']}/{rest}"
    checks.refuses_fields(hall, path, sent, "director", field)
