"""Invitations: made, listed, withdrawn; the secret is told once."""

from typing import Any
from uuid import uuid4

import pytest
from uuid_utils.compat import uuid7

from tests.api.answers import details
from tests.api.tournament import checks
from tests.api.tournament.hall import Hall

REFEREES: dict[str, Any] = {"label": "Referees of the evening", "roles": ["referee"], "uses": 3, "minutes": 600}


def test_the_secret_is_told_once(hall: Hall) -> None:
    path = f"invitations/{uuid7()}"
    first = hall.call("PUT", path, REFEREES, "director")
    assert first.status_code == 201
    made = first.get_json()
    secret = made.pop("secret")
    assert made.pop("join") == f"/#/join/{hall.tournament}/{secret}"
    assert made.pop("link") == f"http://localhost/#/join/{hall.tournament}/{secret}"
    assert (made["uses_left"], made["closed"]) == (3, None)
    again = hall.call("PUT", path, REFEREES, "director")
    assert (again.status_code, again.get_json()) == (200, made)
    assert hall.get(path, "director") == made
    checks.refuses_another_body(hall, path, {**REFEREES, "uses": 4}, "director")
    everything = hall.call("GET", "journal?limit=500").data + hall.call("GET", "invitations", None, "director").data
    assert secret.encode() not in everything


def test_withdrawing_is_for_good_and_leaves_those_who_came(hall: Hall) -> None:
    path, phone = f"invitations/{uuid7()}", hall.browser()
    secret = hall.call("PUT", path, REFEREES, "director").get_json()["secret"]
    assert hall.admit(phone, secret, name="Riko").status_code == 201
    first, again = (hall.call("PUT", f"{path}/revocation", None, "director") for _ in range(2))
    assert (first.status_code, first.data) == (200, again.data)
    assert (first.get_json()["closed"], first.get_json()["uses_left"]) == ("revoked", 2)
    assert phone.get(hall.path("officials/me")).status_code == 200


def test_who_may_and_whose(hall: Hall, league: Hall) -> None:
    path = f"invitations/{uuid7()}"
    hall.call("PUT", path, REFEREES, "director")
    details(league.call("GET", path, None, "director"), 404)
    checks.missing(hall, "invitations/{}")
    checks.missing(hall, "invitations/{}/revocation", "PUT")


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({}, "roles"),
        ({"roles": []}, "roles"),
        ({"roles": ["player"]}, "roles.0"),
        ({"roles": ["referee", "referee"]}, "roles"),
        ({"roles": ["referee"], "official": str(uuid4())}, "roles"),
        ({"official": str(uuid4())}, "official"),
        ({"player": str(uuid4())}, "player"),
        ({"roles": ["referee"], "uses": 0}, "uses"),
        ({"roles": ["referee"], "uses": None}, "uses"),
        ({"roles": ["referee"], "minutes": None}, "minutes"),
        ({"roles": ["referee"], "minutes": 10**9}, "minutes"),
        ({"roles": ["referee"], "secret": "spi_mine"}, "secret"),
    ],
)
def test_bad_body(hall: Hall, body: dict[str, Any], field: str) -> None:
    checks.refuses_fields(hall, f"invitations/{uuid4()}", body, "director", field)


def test_pages(hall: Hall) -> None:
    for _ in range(3):
        hall.link(roles=["arbiter"])
    listed = hall.get("invitations?limit=2", "director")
    rest = hall.get(f"invitations?after={listed['next']}", "director")
    assert [len(listed["items"]), len(rest["items"])] == [2, 1]
