"""PUT rulings/{ruling_id}/notes/{note_id}: what is written down after a ruling."""

from datetime import UTC, datetime
from typing import Any

import pytest
from uuid_utils.compat import uuid7

from tests.api.answers import details
from tests.api.tournament import checks
from tests.api.tournament.hall import Hall
from tests.api.tournament.pdf import pages

NOTE: dict[str, Any] = {"note": "South heard it too"}


def path_of(hall: Hall) -> str:
    """Of a new note on a new ruling."""
    return f"rulings/{hall.rule('unclear-call')['id']}/notes/{uuid7()}"


def test_it_works_and_repeats(hall: Hall) -> None:
    path = path_of(hall)
    sent = {**NOTE, "device_at": "2025-11-21T14:02:00+09:00", "clock_offset_ms": -60_000}
    answer = checks.works_and_repeats(hall, path, sent, "referee")
    assert datetime.fromisoformat(answer["noted_at"]) == datetime(2025, 11, 21, 5, 1, tzinfo=UTC)
    assert (answer["note"], answer["official"]) == (NOTE["note"], str(hall.officials["referee"]))
    assert hall.get(path.partition("/notes")[0])["notes"] == [answer]
    entry = hall.journal()[-1]
    assert (entry["kind"], entry["subject"]) == ("note.added", answer["id"])
    assert (entry["body"]["ruling"], entry["body"]["note"]) == (answer["ruling"], NOTE["note"])
    checks.refuses_another_body(hall, path, {**sent, "note": "Nobody heard it"}, "referee")
    assert hall.findings() == []


def test_the_same_id_on_another_ruling_is_refused(hall: Hall) -> None:
    path = path_of(hall)
    assert hall.call("PUT", path, NOTE).status_code == 201
    other = f"rulings/{hall.rule('unclear-call')['id']}/notes/{path.rpartition('/')[2]}"
    checks.refuses_another_body(hall, other, NOTE, "referee")


@pytest.mark.postgresql
def test_a_withdrawn_ruling_gets_notes_too_in_their_order(hall: Hall) -> None:
    ruling = hall.rule("unclear-call")["id"]
    hall.call("PUT", f"rulings/{ruling}/withdrawal", {"reason": "wrong player"})
    for note in ("first", "second"):
        assert hall.call("PUT", f"rulings/{ruling}/notes/{uuid7()}", {"note": note}, "director").status_code == 201
    assert [note["note"] for note in hall.get(f"rulings/{ruling}")["notes"]] == ["first", "second"]
    assert hall.findings() == []


def test_missing(hall: Hall, league: Hall) -> None:
    path = path_of(hall)
    details(league.call("PUT", path, NOTE), 404)
    checks.missing(hall, f"rulings/{{}}/notes/{uuid7()}", "PUT", NOTE)


@pytest.mark.parametrize("body", [{}, {"note": ""}, {"note": "  "}, {"note": None}, {"note": "x" * 5000}])
def test_bad_body(hall: Hall, body: dict[str, Any]) -> None:
    checks.refuses_fields(hall, path_of(hall), body, "referee", "note")


def test_the_incident_report_tells_all_of_it_with_who_and_when(league: Hall) -> None:
    path = path_of(league)
    league.call("PUT", path, {"note": "South heard it too.\n" + "Each said so. " * 280 + "Then West agreed."})
    report = " ".join(pages(league, f"{path.partition('/notes')[0]}/report.pdf", lang="en"))
    assert "Added later" in report
    assert "· referee" in report.partition("Added later")[2].partition("South heard it too")[0]
    assert "Then West agreed." in report


@pytest.mark.postgresql
def test_it_is_redacted_with_other_texts(hall: Hall) -> None:
    path = path_of(hall)
    hall.call("PUT", path, NOTE)
    erasure = {"texts": True}
    answer = hall.call("PUT", f"erasures/{uuid7()}", erasure, "director")
    assert answer.status_code == 201, answer.text
    assert [note["note"] for note in hall.get(path.partition("/notes")[0])["notes"]] == ["…"]
    assert hall.call("PUT", path, NOTE).status_code == 200
    assert "South heard" not in str(hall.journal())
    assert hall.findings() == []
