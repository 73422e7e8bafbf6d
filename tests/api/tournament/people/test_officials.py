"""Officials: invited once, told their link once, changed, revoked at once."""

from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import uuid4

import pytest
from uuid_utils.compat import uuid7

from tests.api.answers import details, mistakes
from tests.api.tournament import checks
from tests.api.tournament.hall import Hall

RIKO = {"name": "Riko", "roles": ["referee", "arbiter"]}


def test_the_link_is_told_once_and_lets_one_phone_in(hall: Hall) -> None:
    path = f"officials/{uuid7()}"
    first = hall.call("PUT", path, RIKO, "director")
    assert first.status_code == 201
    invited = first.get_json()
    path_of_link = invited.pop("join")
    assert invited.pop("link") == f"http://localhost{path_of_link}"
    *_, tournament, secret = path_of_link.split("/")
    assert (tournament, secret[:4]) == (str(hall.tournament), "spi_")
    again = hall.call("PUT", path, {"name": "Riko", "roles": ["arbiter", "referee"]}, "director")
    assert (again.status_code, again.get_json()) == (200, invited)
    phone = hall.browser()
    assert hall.admit(phone, secret).status_code == 201
    assert phone.get(hall.path("officials/me")).get_json() == invited
    issued = phone.put(hall.path(f"rulings/{uuid7()}"), json=hall.body("unclear-call"))
    assert issued.get_json()["official"] == invited["id"]
    assert details(hall.admit(hall.browser(), secret), 410)["why"] == "used"
    checks.refuses_another_body(hall, path, {**RIKO, "name": "Rika"}, "director")
    everything = hall.call("GET", "journal?limit=500").data + hall.call("GET", "officials").data
    assert secret.encode() not in everything


def test_revoking_is_at_once_and_for_good(hall: Hall) -> None:
    path = f"officials/{hall.officials['referee']}/revocation"
    assert hall.call("GET", "teams").status_code == 200
    first, again = (hall.call("PUT", path, None, "director") for _ in range(2))
    assert (first.status_code, first.data) == (200, again.data)
    assert first.get_json()["revoked_at"]
    details(hall.call("GET", "teams"), 401)
    kinds = [entry["kind"] for entry in hall.get(f"journal?after={hall.entries}", "director")["items"]]
    assert kinds == ["official.revoked", "token.revoked"]


@pytest.mark.postgresql
def test_the_last_director_stays(hall: Hall) -> None:
    founder = next(one["id"] for one in hall.get("officials")["items"] if one["name"] == "Dora")
    assert hall.call("PUT", f"officials/{founder}/revocation", None, "director").status_code == 200
    last = hall.call("PUT", f"officials/{hall.officials['director']}/revocation", None, "director")
    assert details(last, 409)["type"].endswith(":last-director")


def test_missing(hall: Hall, league: Hall) -> None:
    details(league.call("PUT", f"officials/{hall.officials['finance']}/revocation", None, "director"), 404)
    details(league.call("GET", f"officials/{hall.officials['finance']}"), 404)
    checks.missing(hall, "officials/{}")
    checks.missing(hall, "officials/{}/revocation", "PUT")


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
    checks.refuses_fields(hall, f"officials/{uuid4()}", {**RIKO, **different}, "director", field)


def test_pages(hall: Hall) -> None:
    checks.pages(hall, "officials", 5)


CHANGES: list[tuple[dict[str, Any], str]] = [
    ({"roles": []}, "roles"),
    ({"roles": ["umpire"]}, "roles.0"),
    ({"player": str(uuid4())}, "player"),
    ({"conflicts": [str(uuid4())]}, "conflicts.0"),
    ({"name": "Rika"}, "reason"),
]


@pytest.mark.postgresql
def test_roles_and_conflicts_change_and_the_journal_tells(hall: Hall) -> None:
    path = f"officials/{hall.officials['arbiter']}"
    players = sorted(str(player) for player in hall.players[:2])
    change = {"roles": ["referee", "arbiter"], "player": str(hall.players[4]), "conflicts": players}
    seen = hall.seen(path, change)
    first, again = (hall.call("PATCH", path, {**change, "replaces": seen}, "director") for _ in range(2))
    assert (first.status_code, first.data) == (200, again.data)
    assert first.get_json()["roles"] == ["arbiter", "referee"]
    assert first.get_json()["conflicts"] == players
    [entry] = hall.get(f"journal?after={hall.entries}")["items"]
    assert (entry["kind"], entry["body"]["roles"]) == ("official.changed", ["arbiter", "referee"])
    assert hall.rule("unclear-call", {}, role="arbiter")["official"] == str(hall.officials["arbiter"])
    assert hall.change_official(hall.officials["arbiter"], player=None, conflicts=[]).get_json()["player"] is None


def test_what_somebody_changed_meanwhile_is_not_changed_unseen(hall: Hall) -> None:
    official = hall.officials["arbiter"]
    assert hall.change_official(official, roles=["finance"]).status_code == 200
    stale = {"roles": ["referee"], "replaces": {"roles": ["arbiter"]}}
    refused = hall.call("PATCH", f"officials/{official}", stale, "director")
    checks.shows_both(refused, stored={"roles": ["finance"]}, sent={"roles": ["referee"]})
    assert hall.get(f"officials/{official}")["roles"] == ["finance"]
    assert hall.change_official(official, conflicts=[str(hall.players[0])]).status_code == 200  # another field


@pytest.mark.parametrize(("change", "field"), CHANGES)
def test_bad_change(hall: Hall, change: dict[str, Any], field: str) -> None:
    assert set(mistakes(hall.change_official(hall.officials["arbiter"], **change))) == {field}
    assert hall.get(f"journal?after={hall.entries}")["items"] == []


def test_who_may_change_and_whom(hall: Hall) -> None:
    _path, change = f"officials/{hall.officials['arbiter']}", {"roles": ["referee"], "replaces": {"roles": ["arbiter"]}}
    checks.missing(hall, "officials/{}", "PATCH", change)
    founder = next(one["id"] for one in hall.get("officials")["items"] if one["name"] == "Dora")
    hall.call("PUT", f"officials/{founder}/revocation", None, "director")
    details(hall.change_official(founder, roles=["referee"]), 409)
    last = hall.change_official(hall.officials["director"], roles=["referee"])
    assert details(last, 409)["type"].endswith(":last-director")


@pytest.mark.postgresql
def test_what_arrives_late_is_judged_by_the_roles_of_its_time(hall: Hall) -> None:
    """A referee without network rules at two, is made an arbiter at three, and is back at four."""
    made = {"device_at": (datetime.now(UTC) - timedelta(seconds=1)).isoformat()}
    assert hall.change_official(hall.officials["referee"], roles=["arbiter"]).status_code == 200
    assert hall.change_official(hall.officials["arbiter"], roles=["referee"]).status_code == 200
    late = hall.body("unclear-call", **made)
    assert hall.call("PUT", f"rulings/{uuid7()}", late, "referee").status_code == 201
    details(hall.call("PUT", f"rulings/{uuid7()}", hall.body("unclear-call"), "referee"), 403)
    details(hall.call("PUT", f"rulings/{uuid7()}", late, "arbiter"), 403)
    assert hall.call("PUT", f"rulings/{uuid7()}", hall.body("unclear-call"), "arbiter").status_code == 201


def test_nobody_gets_a_lost_role_back_by_saying_that_it_was_earlier(hall: Hall) -> None:
    """Only what is done at tables may arrive late, and two days late at most."""
    token = hall.tokens["director"]
    founder = next(one["id"] for one in hall.get("officials")["items"] if one["name"] == "Dora")
    secret = hall.link(official=founder)
    browser = hall.browser()
    hall.admit(browser, secret)
    lost = {"roles": ["referee"], "replaces": {"roles": ["director"]}}
    assert browser.patch(hall.path(f"officials/{hall.officials['director']}"), json=lost).status_code == 200
    sent = {"headers": {"Authorization": f"Bearer {token}"}, "json": {"device_at": "2000-01-01T00:00:00+00:00"}}
    for method, path in (("PUT", f"officials/{founder}/revocation"), ("GET", "phones"), ("GET", "invitations")):
        details(hall.client.open(hall.path(path), method=method, **sent), 403)
    changed = browser.patch(
        hall.path(f"officials/{hall.officials['referee']}"),
        json={"roles": ["finance"], "replaces": {"roles": ["referee"]}},
    )
    assert changed.status_code == 200
    long_ago = (datetime.now(UTC) - timedelta(days=3)).isoformat()
    details(hall.call("PUT", f"rulings/{uuid7()}", hall.body("unclear-call", device_at=long_ago), "referee"), 403)


def test_who_is_revoked_leaves_no_way_back(hall: Hall) -> None:
    """Neither by a link or a token that they made, nor by the link that they came by."""
    shared, phone = hall.link(roles=["director"], uses=5), hall.browser()
    eve = hall.admit(phone, shared, name="Eve").get_json()["whom"]["id"]
    made = phone.put(hall.path(f"invitations/{uuid7()}"), json={"roles": ["director"], "uses": 9}).get_json()["secret"]
    asked = {"name": "x", "official": str(hall.officials["director"]), "scopes": ["read"], "days": 300}
    token = phone.put(hall.path(f"api-tokens/{uuid7()}"), json=asked).get_json()["token"]
    assert hall.call("PUT", f"officials/{eve}/revocation", None, "director").status_code == 200
    details(phone.get(hall.path("officials/me")), 401)
    for secret in (shared, made):
        assert details(hall.admit(hall.browser(), secret, name="Eve"), 410)["why"] == "revoked"
    details(hall.client.get(hall.path("officials/me"), headers={"Authorization": f"Bearer {token}"}), 401)
