"""PATCH officials/{id}: another name or league number, for a reason; older bodies without one stay good."""

import pytest
from uuid_utils.compat import uuid7

from tests.api.answers import details, mistakes
from tests.api.tournament import corrections
from tests.api.tournament.corrections import TYPO
from tests.api.tournament.hall import Hall
from tests.api.tournament.seasons import join


@pytest.mark.postgresql
def test_a_name_is_corrected_once_with_before_and_reason(hall: Hall) -> None:
    corrections.changes_once(hall, f"officials/{hall.officials['referee']}", {"name": "Riko"}, {"name": "referee"})


@pytest.mark.postgresql
def test_a_number_is_given_and_corrected(hall: Hall) -> None:
    path = f"officials/{hall.officials['referee']}"
    given = corrections.change(hall, path, {"league_number": "R7"}, {"league_number": None})
    assert given.get_json()["league_number"] == "R7"
    changed = corrections.change(hall, path, {"league_number": "R8"}, {"league_number": "R7"})
    assert corrections.change(hall, path, {"league_number": "R8"}, {"league_number": "R7"}).data == changed.data
    first, second = hall.journal()
    assert (first["kind"], second["kind"]) == ("official.numbered", "official.numbered")
    assert "before" not in first["body"]
    assert (second["body"]["before"], second["body"]["reason"]) == ({"number": "R7"}, TYPO)
    details(corrections.change(hall, path, {"league_number": "R9"}, {"league_number": "R7"}), 409)
    other = f"officials/{hall.officials['arbiter']}"
    problem = details(corrections.change(hall, other, {"league_number": "R8"}, {"league_number": None}), 409)
    assert problem["holder"] == {"id": str(hall.officials["referee"]), "name": "referee"}
    assert hall.findings() == []


def test_name_roles_and_number_change_together(hall: Hall) -> None:
    arbiter = hall.officials["arbiter"]
    change = {"name": "Aki", "roles": ["arbiter", "referee"], "league_number": "R1", "reason": TYPO}
    answer = hall.change_official(arbiter, **change).get_json()
    assert (answer["name"], answer["roles"], answer["league_number"]) == ("Aki", ["arbiter", "referee"], "R1")
    changed, _ = hall.journal()
    assert changed["body"]["before"] == {"name": "arbiter", "roles": ["arbiter"], "roles_since": None}
    assert hall.kinds() == ["official.changed", "official.numbered"]
    assert hall.findings() == []


def test_what_counts_in_the_season_goes_by_the_number(hall: Hall, league: Hall) -> None:
    join(hall, "24/25")
    join(league, "24/25")
    late = {"kind": "official", "id": str(league.officials["arbiter"])}
    fine = {"account": late, "unit": "SGD", "amount": 1500, "waives": False, "reason": "late"}
    league.call("PUT", f"ledger/decisions/{uuid7()}", fine, "director")
    league.change_official(league.officials["arbiter"], league_number="R7", reason=TYPO)
    body = {"league_number": "R7", "replaces": {"league_number": None}, "reason": TYPO}
    found = corrections.preview(hall, "PATCH", f"officials/{hall.officials['arbiter']}", body)
    assert [(debt["before"], debt["after"]) for debt in found["debts"]] == [(0, 1500)]


@pytest.mark.parametrize("change", [{"name": "Riko"}, {"league_number": "R7"}, {"name": "Riko", "roles": ["referee"]}])
def test_a_name_or_number_wants_a_reason(hall: Hall, change: dict[str, object]) -> None:
    assert set(mistakes(hall.change_official(hall.officials["arbiter"], **change))) == {"reason"}


def test_a_bad_body(hall: Hall) -> None:
    path = f"officials/{hall.officials['arbiter']}"
    body = {"name": " ", "league_number": None, "replaces": {"name": "arbiter"}, "reason": TYPO}
    corrections.refuses(hall, "PATCH", path, body, "name", "league_number")
