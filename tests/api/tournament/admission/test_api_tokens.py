"""API tokens: made, limited, revoked."""

from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import uuid4

import pytest
import time_machine
from uuid_utils.compat import uuid7

from tests.api.answers import details
from tests.api.tournament import checks
from tests.api.tournament.hall import Hall


def wanted(hall: Hall, **different: Any) -> dict[str, Any]:
    body = {"name": "Scoring", "official": str(hall.officials["referee"]), "scopes": ["read", "clocks"], "days": 30}
    return {**body, **different}


@pytest.mark.postgresql
def test_it_is_told_once_acts_as_its_official_within_its_scopes_and_expires(hall: Hall) -> None:
    path = f"api-tokens/{uuid7()}"
    first = hall.call("PUT", path, wanted(hall), "director")
    assert first.status_code == 201
    made = first.get_json()
    hall.tokens["program"] = made.pop("token")
    again = hall.call("PUT", path, wanted(hall, scopes=["clocks", "read"]), "director")
    assert (again.status_code, again.get_json()) == (200, made)
    checks.refuses_another_body(hall, path, wanted(hall, days=31), "director")
    assert hall.get("officials/me", "program")["name"] == "referee"
    ruled = hall.call("PUT", f"rulings/{uuid7()}", hall.body("unclear-call"), "program")
    assert details(ruled, 403)["type"].endswith(":scope")
    everything = hall.call("GET", "journal?limit=500").data + hall.call("GET", "api-tokens", None, "director").data
    assert hall.tokens["program"].encode() not in everything
    with time_machine.travel(datetime.now(UTC) + timedelta(days=31)):
        details(hall.call("GET", "officials/me", None, "program"), 401)


def test_revoking_is_at_once_and_for_good(hall: Hall) -> None:
    path = f"api-tokens/{uuid7()}"
    asked = wanted(hall, scopes=["read", "rulings"])
    hall.tokens["program"] = hall.call("PUT", path, asked, "director").get_json()["token"]
    hall.rule("unclear-call", {}, role="program")
    first, again = (hall.call("PUT", f"{path}/revocation", None, "director") for _ in range(2))
    assert (first.status_code, first.data) == (200, again.data)
    details(hall.call("GET", "officials/me", None, "program"), 401)
    details(hall.call("PUT", f"rulings/{uuid7()}", hall.body("unclear-call"), "program"), 401)
    assert hall.get("officials/me")["name"] == "referee"  # by another token


def test_who_may_and_whose(hall: Hall, league: Hall) -> None:
    path = f"api-tokens/{uuid7()}"
    hall.call("PUT", path, wanted(hall), "director")
    details(league.call("PUT", f"{path}/revocation", None, "director"), 404)
    checks.missing(hall, "api-tokens/{}/revocation", "PUT")


@pytest.mark.parametrize(
    ("different", "field"),
    [
        ({"name": ""}, "name"),
        ({"official": str(uuid4())}, "official"),
        ({"scopes": []}, "scopes"),
        ({"scopes": ["everything"]}, "scopes.0"),
        ({"scopes": ["read", "read"]}, "scopes"),
        ({"days": 0}, "days"),
        ({"days": 4000}, "days"),
        ({"token": "spt_mine"}, "token"),
    ],
)
def test_bad_body(hall: Hall, different: dict[str, Any], field: str) -> None:
    checks.refuses_fields(hall, f"api-tokens/{uuid4()}", wanted(hall, **different), "director", field)


def test_a_token_lets_nobody_in_and_makes_none_that_opens_more(hall: Hall) -> None:
    own = {"official": str(hall.officials["director"]), "scopes": ["people", "read"]}
    made = hall.call("PUT", f"api-tokens/{uuid7()}", wanted(hall, **own), "director")
    hall.tokens["program"] = made.get_json()["token"]
    refused = {
        f"invitations/{uuid7()}": {"roles": ["director"]},
        f"officials/{uuid7()}": {"name": "Eve", "roles": ["director"]},
        f"api-tokens/{uuid7()}": wanted(hall, **{**own, "scopes": ["rulings"]}),
        f"api-tokens/{uuid4()}": wanted(hall, scopes=["read"]),
    }
    for path, body in refused.items():
        assert details(hall.call("PUT", path, body, "program"), 403)["type"].endswith(":scope")
    narrower = wanted(hall, **{**own, "scopes": ["read"]})
    assert hall.call("PUT", f"api-tokens/{uuid7()}", narrower, "program").status_code == 201
