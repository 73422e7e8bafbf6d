"""Officials: invited once, told their token once, revoked at once."""

from typing import Any
from uuid import uuid4

import pytest
from uuid_utils.compat import uuid7

from tests.api.answers import details
from tests.api.tournament import ladder
from tests.api.tournament.hall import Hall

RIKO = {"name": "Riko", "roles": ["referee", "arbiter"]}


def test_the_token_is_told_once_and_works(hall: Hall) -> None:
    path = f"officials/{uuid7()}"
    first = hall.call("PUT", path, RIKO, "director")
    assert first.status_code == 201
    invited = first.get_json()
    token = invited.pop("token")
    assert token.startswith("spt_")
    assert invited.pop("join") == f"/#/join/{hall.tournament}/{token}"
    again = hall.call("PUT", path, {"name": "Riko", "roles": ["arbiter", "referee"]}, "director")
    assert (again.status_code, again.get_json()) == (200, invited)
    hall.tokens["Riko"] = token
    assert hall.get(path, "Riko") == invited
    assert hall.rule("unclear-call", {}, role="Riko")["official"] == invited["id"]
    ladder.refuses_another_body(hall, path, {**RIKO, "name": "Rika"}, "director")
    everything = hall.call("GET", "journal?limit=500").data + hall.call("GET", "officials").data
    assert token.encode() not in everything
    assert b"token" not in everything


def test_revoking_is_at_once_and_for_good(hall: Hall) -> None:
    path = f"officials/{hall.officials['referee']}/revocation"
    assert hall.call("GET", "teams").status_code == 200
    first, again = (hall.call("PUT", path, None, "director") for _ in range(2))
    assert (first.status_code, first.data) == (200, again.data)
    assert first.get_json()["revoked_at"]
    details(hall.call("GET", "teams"), 401)
    assert [entry["kind"] for entry in hall.get(f"journal?after={hall.entries}", "director")["items"]] == [
        "official.revoked"
    ]


def test_the_last_director_stays(hall: Hall) -> None:
    founder = next(one["id"] for one in hall.get("officials")["items"] if one["name"] == "Dora")
    assert hall.call("PUT", f"officials/{founder}/revocation", None, "director").status_code == 200
    last = hall.call("PUT", f"officials/{hall.officials['director']}/revocation", None, "director")
    assert details(last, 409)["type"].endswith(":last-director")


def test_wrong_role_other_tournament_missing(hall: Hall, league: Hall) -> None:
    path = f"officials/{uuid4()}"
    ladder.only_for(hall, "PUT", path, RIKO, "director")
    ladder.only_for(hall, "PUT", f"officials/{hall.officials['finance']}/revocation", None, "director")
    ladder.closed_to_others(hall, league, "PUT", path, RIKO)
    details(league.call("PUT", f"officials/{hall.officials['finance']}/revocation", None, "director"), 404)
    details(league.call("GET", f"officials/{hall.officials['finance']}"), 404)
    ladder.missing(hall, "officials/{}")
    ladder.missing(hall, "officials/{}/revocation", "PUT")


@pytest.mark.parametrize(
    ("different", "field"),
    [
        ({"name": ""}, "name"),
        ({"roles": []}, "roles"),
        ({"roles": ["referee", "referee"]}, "roles"),
        ({"roles": ["umpire"]}, "roles.0"),
        ({"roles": "referee"}, "roles"),
        ({"token": "spt_mine"}, "token"),
        ({"revoked_at": None}, "revoked_at"),
    ],
)
def test_bad_body(hall: Hall, different: dict[str, Any], field: str) -> None:
    ladder.refuses_fields(hall, f"officials/{uuid4()}", {**RIKO, **different}, "director", field)


def test_pages(hall: Hall) -> None:
    ladder.pages(hall, "officials", 5)
