"""GET rulings: newest first, filtered, page by page."""

import pytest

from tests.api.answers import mistakes
from tests.api.tournament import checks
from tests.api.tournament.hall import Hall

WARNED = ("unclear-call", {})
CHONBO = ("empty-win", {"hand_shown": True})


def listed(hall: Hall, query: str = "") -> list[str]:
    return [item["id"] for item in hall.get(f"rulings?{query}")["items"]]


def test_it_shows_what_was_ruled_newest_first(hall: Hall) -> None:
    first, second = hall.rule(*WARNED), hall.rule(*CHONBO, offender=hall.player(1), seat="south")
    items = hall.get("rulings")["items"]
    assert [item["id"] for item in items] == [second["id"], first["id"]]
    assert items[1] == {
        "id": first["id"],
        "seq": first["journal"]["seq"],
        "status": "issued",
        "kind": "warning",
        "table": {"id": first["table"], "label": "1"},
        "hanchan": first["hanchan"],
        "hand": first["hand"],
        "seat": "east",
        "offender": {**hall.player(0), "name": "Player 0"},
        "foul": "unclear-call",
        "penalties": first["decision"]["penalties"],
        "prescribed_followed": True,
        "ruled_at": first["times"]["ruled_at"],
        "official": str(hall.officials["referee"]),
        "amends": None,
    }


def test_it_says_what_was_settled_without_a_penalty(league: Hall) -> None:
    verdict = league.rule("claim-after-wall-touched")["decision"]
    league.rule(*WARNED)
    warned, settled = league.get("rulings")["items"]
    assert (settled["kind"], settled["effects"]) == ("none", ["draw-has-priority"])
    assert (verdict["line"], verdict["steps"]) == ("The draw stands; the late call is void.", [])
    assert "effects" not in warned


@pytest.mark.postgresql
def test_each_filter_narrows(hall: Hall) -> None:
    warned = hall.rule(*WARNED, device_at="2025-11-20T10:00:00Z")["id"]
    south = {"offender": hall.player(1), "role": "director"}
    chonbo = hall.rule(*CHONBO, **south, device_at="2025-11-21T10:00:00Z")["id"]
    away = hall.rule(*WARNED, table=str(hall.tables[1]), hanchan=None, device_at="2025-11-22T10:00:00+02:00")["id"]
    hall.call("PUT", f"rulings/{away}/withdrawal", {"reason": "wrong table"})
    for query, expected in {
        f"table={hall.tables[0]}": [chonbo, warned],
        f"player={hall.players[0]}": [away, warned],
        f"official={hall.officials['referee']}": [away, warned],
        f"official={hall.officials['director']}": [chonbo],
        f"hanchan={hall.hanchan}": [chonbo, warned],
        f"hanchan={hall.hanchan}&table={hall.tables[1]}": [],
        f"hanchan={hall.players[0]}": [],
        "foul=empty-win": [chonbo],
        "kind=warning": [away, warned],
        "status=withdrawn": [away],
        "status=issued": [chonbo, warned],
        "since=2025-11-21T10:00:00Z": [away, chonbo],
        "until=2025-11-21T10:00:00Z": [warned],
        "since=2025-11-21T00:00:00%2B01:00&until=2025-11-22T08:00:00Z": [chonbo],
        f"table={hall.tables[0]}&kind=warning&player={hall.players[0]}": [warned],
        "foul=deal-error": [],
    }.items():
        assert listed(hall, query) == expected, query


def test_pages(hall: Hall) -> None:
    for _ in range(3):
        hall.rule(*WARNED)
    checks.pages(hall, "rulings", 3)


def test_every_official_reads_and_nobody_else(hall: Hall, league: Hall) -> None:
    hall.rule(*WARNED)
    for role in hall.tokens:
        assert len(hall.get("rulings", role)["items"]) == 1
    assert hall.call("GET", "rulings", role=None).status_code == 401
    assert league.get("rulings")["items"] == []


@pytest.mark.parametrize(
    ("query", "field"),
    [
        ("table=7", "table"),
        ("kind=slap", "kind"),
        ("status=lost", "status"),
        ("foul=empty-wim", "foul"),
        ("official=me", "official"),
        ("hanchan=3", "hanchan"),
        ("since=yesterday", "since"),
        ("since=2025-11-21T10:00:00", "since"),
        ("limit=0", "limit"),
        ("limit=501", "limit"),
        ("after=-1", "after"),
        ("after=9999999999", "after"),
        ("colour=red", "colour"),
    ],
)
def test_bad_query(hall: Hall, query: str, field: str) -> None:
    assert set(mistakes(hall.call("GET", f"rulings?{query}"))) == {field}


def test_a_misspelt_foul_is_guessed(hall: Hall) -> None:
    assert "empty-win" in mistakes(hall.call("GET", "rulings?foul=empty-wim"))["foul"][1]
