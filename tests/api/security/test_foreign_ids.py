"""An id that is another tournament's, or a guess, leads nowhere in one's own, and nobody can tell the two apart."""

from typing import Any
from uuid import UUID

import pytest
from uuid_utils.compat import uuid7

from tests.api.answers import details
from tests.api.tournament.escalation_steps import decide, escalate, take
from tests.api.tournament.hall import Hall
from tests.api.tournament.pictures import TYPES, picture

FINE = {"unit": "SGD", "amount": 2000, "reason": "late"}
ENDINGS = ("revocation", "cut-off", "withdrawal")
WITHOUT_IDS = {"form", "tournament_id"}


@pytest.fixture(scope="module")
def played(other: Hall) -> Hall:
    """The other tournament with something of everything in it."""
    ruling = escalate(other)
    decide(other, ruling, "upheld")
    assert take(other, ruling, "reopenings").status_code == 201
    photo = {"data": picture(), "content_type": TYPES["JPEG"]}
    assert other.call("PUT", f"rulings/{ruling['id']}/photos/{ruling['id']}", None, **photo).status_code == 201
    account = {"account": other.player(0)}
    answers = [
        other.call("PUT", f"ledger/decisions/{uuid7()}", {**account, **FINE}, "director"),
        other.call(
            "PUT", f"payments/{uuid7()}", {**account, "unit": "SGD", "amount": 500, "method": "cash"}, "finance"
        ),
        other.admit(other.browser(), other.link(roles=["referee"]), name="Kim"),
    ]
    assert [answer.status_code for answer in answers] == [201] * 3
    return other


def ids(hall: Hall) -> list[str]:
    """Whatever its journal says of."""
    with_all = hall.get("journal?limit=500", "director")["items"]
    return sorted({entry["subject"] for entry in with_all} - {str(hall.tournament)})


def addresses(hall: Hall, identity: str | UUID) -> list[tuple[str, str]]:
    """Every address in this tournament that reads, ends or withdraws one thing, with that id in each place for one."""
    app, found = hall.app, []
    for rule in app.url_map.iter_rules():
        if "tournament_id" not in rule.arguments or not rule.arguments - WITHOUT_IDS:
            continue
        values = {name: str(identity) for name in rule.arguments} | {"tournament_id": str(hall.tournament)}
        path = app.url_map.bind("localhost").build(rule.endpoint, values)
        if "GET" in (rule.methods or ()):
            found.append(("GET", path))
        elif path.endswith(ENDINGS):
            found.append(("PUT", path))
    return found


def answered(hall: Hall, method: str, path: str) -> dict[str, Any]:
    said = {"number": 1, "reason": "x"} if path.endswith("result/withdrawal") else {"reason": "x"}
    body = {"json": said} if path.endswith("withdrawal") else {}
    headers = {"Authorization": f"Bearer {hall.tokens['director']}"}
    problem = details(hall.client.open(path, method=method, headers=headers, **body), 404)
    return {name: text for name, text in problem.items() if name != "instance"}


def test_what_is_anothers_looks_like_a_guess(own: Hall, played: Hall) -> None:
    before = played.get("journal/head", "director")
    guessed = {
        (method, path.replace(str(guess), "")): answered(own, method, path)
        for guess in [uuid7()]
        for method, path in addresses(own, guess)
    }
    assert len(guessed) > 20
    theirs = ids(played)
    assert len(theirs) > 25
    for identity in theirs:
        for method, path in addresses(own, identity):
            assert answered(own, method, path) == guessed[method, path.replace(identity, "")], f"{method} {path}"
    assert played.get("journal/head", "director") == before


def test_the_same_ids_are_something_at_home(played: Hall) -> None:
    """Else the test above would find nothing whatever happened."""
    director = {"Authorization": f"Bearer {played.tokens['director']}"}
    found = {
        path.split(str(identity))[0] + path.split(str(identity))[-1]
        for identity in ids(played)
        for method, path in addresses(played, identity)
        if method == "GET" and played.client.get(path, headers=director, buffered=True).status_code == 200
    }
    assert len(found) > 10


def test_a_revision_of_another_tournament_is_none_here(own: Hall, played: Hall) -> None:
    revision = played.get("", "director")["revision"]
    assert played.call("GET", f"revisions/{revision}").status_code == 200
    details(own.call("GET", f"revisions/{revision}"), 404)


def test_a_body_that_names_anothers_things_is_refused(own: Hall, played: Hall) -> None:
    """Their table, their player, their hanchan, their official."""
    call = own.body("empty-win", {"hand_shown": True})
    named: list[dict[str, Any]] = [
        {"table": str(played.tables[0])},
        {"hanchan": str(played.hanchan)},
        {"offender": {"kind": "player", "id": str(played.players[0])}},
        {"offender": {"kind": "official", "id": str(played.officials["arbiter"])}},
    ]
    for different in named:
        details(own.call("PUT", f"rulings/{uuid7()}", {**call, **different}), 422)
    invitation = {"official": str(played.officials["referee"]), "uses": 1, "minutes": 60}
    details(own.call("PUT", f"invitations/{uuid7()}", invitation, "director"), 422)
    token = {"name": "x", "official": str(played.officials["director"]), "scopes": ["read"], "days": 1}
    details(own.call("PUT", f"api-tokens/{uuid7()}", token, "director"), 422)


@pytest.mark.postgresql
def test_an_id_that_has_to_be_unique_everywhere_is_refused_where_anothers_has_it(own: Hall, other: Hall) -> None:
    token = {"official": str(own.officials["referee"]), "name": "scores", "scopes": ["read"]}
    theirs = {**token, "official": str(other.officials["referee"])}
    link, identity = {"roles": ["referee"]}, uuid7()
    assert other.call("PUT", f"api-tokens/{identity}", theirs, "director").status_code == 201
    made = other.call("PUT", f"invitations/{identity}", link, "director")
    assert made.status_code == 201
    joining = {"proof": "k" * 43, "name": "Kim"}
    path = f"joinings/{identity}"
    admitted = other.browser().put(other.path(path), json={**joining, "invitation": made.get_json()["secret"]})
    assert admitted.status_code == 201
    for refused in (
        own.call("PUT", f"api-tokens/{identity}", token, "director"),
        own.call("PUT", f"invitations/{identity}", link, "director"),
        own.browser().put(own.path(path), json={**joining, "invitation": own.link(roles=["referee"])}),
    ):
        assert details(refused, 409)["detail"] == "This id is taken: choose a new one."
