"""GET addresses: the address that links and codes carry, with another one and the cure where phones can't open it."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

import pytest

from services.addresses import EVERYWHERE, Listener, find_addresses, is_local
from tests.api.tournament.hall import ROLES, Hall

KEY = "shinpan.public-url"


def asked(hall: Hall, base_url: str, role: str = "director", listens_on: str = "127.0.0.1") -> dict[str, Any]:
    server = {"SERVER_NAME": listens_on, "SERVER_PORT": "8000"}
    answer = hall.call("GET", "addresses", None, role, base_url=base_url, environ_overrides=server)
    assert answer.status_code == 200
    found: dict[str, Any] = answer.get_json()
    return found


def test_it_works(hall: Hall) -> None:
    for role in ROLES:
        assert asked(hall, "https://referees.example", role) == {
            "url": "https://referees.example",
            "https": True,
            "works_for": "everybody",
            "is_local_only": False,
            "candidates": [],
            "cure": None,
        }
    assert asked(hall, "http://192.168.1.7:8000")["works_for"] == "network"


def test_what_only_the_machine_opens_is_said_with_the_cure(hall: Hall) -> None:
    for base_url in ("http://localhost:8000", "http://127.0.0.1:8000", "http://[::1]:8000"):
        found = asked(hall, base_url)
        assert (found["url"], found["works_for"], found["is_local_only"]) == (base_url, "machine", True)
        assert (found["cure"], found["candidates"]) == ("HOST=0.0.0.0", [])


def test_links_carry_an_address_that_the_machine_has_in_its_network(hall: Hall) -> None:
    """As far as it is in one; its own are whatever they are on the machine at hand."""
    found = asked(hall, "http://localhost:8000", listens_on=EVERYWHERE)
    assert found["cure"] is None
    assert found["is_local_only"] is not bool(found["candidates"])
    assert [one["url"] for one in found["candidates"]][:1] in ([], [found["url"]])
    for candidate in found["candidates"]:
        assert not is_local(candidate["url"])
        assert candidate["url"].endswith(":8000")


def test_every_link_carries_the_address_that_the_owner_has_set(hall: Hall) -> None:
    hall.app.extensions[KEY], public = "https://referees.example", "https://referees.example"
    try:
        assert asked(hall, "http://localhost:8000")["url"] == public
        invited = hall.call(
            "PUT", f"officials/{uuid4()}", {"name": "Mika", "roles": ["referee"]}, "director"
        ).get_json()
        made = hall.call("PUT", f"invitations/{uuid4()}", {"roles": ["referee"]}, "director").get_json()
    finally:
        hall.app.extensions[KEY] = ""
    for answer in (invited, made):
        assert answer["link"] == public + answer["join"]


@pytest.mark.parametrize(
    ("public", "base_url", "host", "used", "only_here"),
    [
        ("https://a.example", "http://192.168.1.7", EVERYWHERE, "https://a.example", False),
        ("http://localhost:9", "http://192.168.1.7", EVERYWHERE, "http://localhost:9", True),
        ("", "http://192.168.1.7", EVERYWHERE, "http://192.168.1.7", False),
        ("", "http://hall.localhost:8000", "127.0.0.1", "http://hall.localhost:8000", True),
        ("", "http://0.0.0.0:8000", "192.168.1.7", "http://0.0.0.0:8000", True),
    ],
)
def test_which_address_is_used(public: str, base_url: str, host: str, used: str, only_here: bool) -> None:
    found = find_addresses(public, base_url, Listener(host, 8000))
    assert found.used == used
    assert found.is_local_only is only_here
