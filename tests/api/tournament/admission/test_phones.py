"""Phones: listed, and cut off at once."""

from flask.testing import FlaskClient
from uuid_utils.compat import uuid7

from tests.api.answers import details
from tests.api.tournament import checks
from tests.api.tournament.hall import Hall


def two_phones(hall: Hall) -> tuple[FlaskClient, FlaskClient, str]:
    """Two phones of the referee, and the id of the first."""
    phones = hall.browser(), hall.browser()
    secret = hall.link(official=str(hall.officials["referee"]), uses=2)
    first, _ = (hall.admit(phone, secret) for phone in phones)
    return *phones, first.get_json()["id"]


def test_a_lost_phone_is_cut_off_at_once_and_its_official_stays(hall: Hall) -> None:
    lost, kept, identity = two_phones(hall)
    ruling = hall.path(f"rulings/{uuid7()}")
    assert lost.put(ruling, json=hall.body("unclear-call")).status_code == 201  # it is remembered now
    first, again = (hall.call("PUT", f"phones/{identity}/cut-off", None, "director") for _ in range(2))
    assert (first.status_code, first.data) == (200, again.data)
    details(lost.get(hall.path("officials/me")), 401)
    details(lost.put(hall.path(f"rulings/{uuid7()}"), json=hall.body("unclear-call")), 401)
    assert kept.put(hall.path(f"rulings/{uuid7()}"), json=hall.body("unclear-call")).status_code == 201
    entries = hall.get(f"journal?after={hall.entries}")["items"]
    [revoked] = [entry["body"] for entry in entries if entry["kind"] == "phone.revoked"]
    assert (revoked["official_id"], revoked["player_id"]) == (str(hall.officials["referee"]), None)


def test_a_phone_that_was_cut_off_does_not_come_back_by_the_old_request(hall: Hall) -> None:
    phone, identity = hall.browser(), uuid7()
    body = {"invitation": hall.link(official=str(hall.officials["referee"])), "proof": "k" * 43}
    assert phone.put(hall.path(f"joinings/{identity}"), json=body).status_code == 201
    hall.call("PUT", f"phones/{identity}/cut-off", None, "director")
    details(phone.put(hall.path(f"joinings/{identity}"), json=body), 409)


def test_the_list_says_who_by_what_and_when(hall: Hall) -> None:
    _, _, identity = two_phones(hall)
    phones = hall.get("phones", "director")["items"]
    assert [phone["official"] for phone in phones] == [str(hall.officials["referee"])] * 2
    assert phones[0]["id"] == identity
    assert phones[0]["agent"].startswith("Werkzeug")
    assert phones[0]["seen_at"]


def test_who_may_and_whose(hall: Hall, league: Hall) -> None:
    _, _, identity = two_phones(hall)
    details(league.call("PUT", f"phones/{identity}/cut-off", None, "director"), 404)
    checks.missing(hall, "phones/{}/cut-off", "PUT")
