"""PUT joinings: an invitation lets a browser in, once, as whom it says; a session follows, in a cookie."""

from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import uuid4

import pytest
import time_machine
from flask.testing import FlaskClient
from sqlalchemy import event
from uuid_utils.compat import uuid7

from api.frame.store import engines
from models.database.engine import write
from models.people import sessions
from services.secrets import hash_of
from tests.api.account.test_accounts import create
from tests.api.answers import details, mistakes
from tests.api.tournament.hall import Hall

PROOF = "k" * 43


def ask(hall: Hall, browser: FlaskClient, identity: object, secret: str, **more: Any) -> Any:
    body = {"invitation": secret, "proof": PROOF, **more}
    return browser.put(hall.path(f"joinings/{identity}"), json=body)


def test_a_role_lets_in_who_says_their_name(hall: Hall) -> None:
    secret, phone = hall.link(roles=["referee"], uses=2), hall.browser()
    assert set(mistakes(hall.admit(phone, secret))) == {"name"}
    answer = hall.admit(phone, secret, name=" Riko ")
    assert answer.status_code == 201
    assert answer.get_json()["whom"]["name"] == "Riko"
    assert answer.get_json()["whom"]["roles"] == ["referee"]
    cookie = answer.headers["Set-Cookie"]
    assert {"HttpOnly", "SameSite=Strict", "Path=/"} <= set(cookie.split("; "))
    assert phone.get(hall.path("officials/me")).get_json()["name"] == "Riko"
    assert hall.admit(hall.browser(), secret, name="Rika").status_code == 201
    assert details(hall.admit(hall.browser(), secret, name="Rita"), 410)["why"] == "used"
    kinds = [entry["kind"] for entry in hall.get(f"journal?after={hall.entries}")["items"]]
    assert kinds == ["invitation.made", *(["official.invited", "phone.admitted"] * 2)]


def test_over_tls_the_cookie_is_bound_to_this_very_server(hall: Hall) -> None:
    secret = hall.link(official=str(hall.officials["referee"]))
    body = {"invitation": secret, "proof": PROOF}
    answer = hall.browser().put(hall.path(f"joinings/{uuid7()}"), json=body, base_url="https://localhost")
    assert answer.headers["Set-Cookie"].startswith("__Host-shinpan=")
    assert "Secure" in answer.headers["Set-Cookie"]


@pytest.mark.postgresql
def test_asking_again_uses_it_once_and_brings_the_cookie_that_was_lost(hall: Hall) -> None:
    secret, identity = hall.link(official=str(hall.officials["referee"])), uuid7()
    first = ask(hall, hall.browser(), identity, secret)
    entries = len(hall.get("journal?limit=500")["items"])
    phone = hall.browser()  # the answer was lost, and the cookie with it
    again = ask(hall, phone, identity, secret)
    assert (first.status_code, again.status_code, first.data) == (201, 200, again.data)
    assert phone.get(hall.path("officials/me")).status_code == 200
    assert "Set-Cookie" not in ask(hall, phone, identity, secret).headers
    assert len(hall.get("journal?limit=500")["items"]) == entries


def test_a_replayed_request_without_the_proof_opens_nothing(hall: Hall) -> None:
    secret, identity = hall.link(official=str(hall.officials["referee"])), uuid7()
    assert ask(hall, hall.browser(), identity, secret).status_code == 201
    thief = hall.browser()
    stolen = ask(hall, thief, identity, secret, proof="t" * 43)
    assert details(stolen, 409)["type"].endswith(":other-body")
    assert "Set-Cookie" not in stolen.headers
    with time_machine.travel(datetime.now(UTC) + timedelta(minutes=11)):
        late = ask(hall, thief, identity, secret)
    assert (late.status_code, "Set-Cookie" in late.headers) == (200, False)
    details(thief.get(hall.path("officials/me")), 401)


def test_what_is_withdrawn_or_over_lets_nobody_in(hall: Hall) -> None:
    identity = uuid7()
    made = hall.call("PUT", f"invitations/{identity}", {"roles": ["referee"], "minutes": 5}, "director").get_json()
    with time_machine.travel(datetime.now(UTC) + timedelta(minutes=6)):
        assert details(hall.admit(hall.browser(), made["secret"], name="Riko"), 410)["why"] == "expired"
    hall.call("PUT", f"invitations/{identity}/revocation", None, "director")
    assert details(hall.admit(hall.browser(), made["secret"], name="Riko"), 410)["why"] == "revoked"


def test_another_tournaments_and_guessed_invitations_are_none(hall: Hall, league: Hall) -> None:
    secret = league.link(official=str(league.officials["referee"]))
    for guessed in (secret, "spi_" + "A" * 43):
        assert details(hall.admit(hall.browser(), guessed), 404)["type"].endswith(":no-invitation")
    assert league.admit(league.browser(), secret).status_code == 201


@pytest.mark.postgresql
def test_one_browser_can_be_several_and_says_who_acts(hall: Hall) -> None:
    phone = hall.browser()
    for role in ("referee", "arbiter"):
        assert hall.admit(phone, hall.link(official=str(hall.officials[role]))).status_code == 201
    assert phone.get(hall.path("officials/me")).get_json()["name"] == "arbiter"  # who came last
    for role in ("referee", "arbiter"):
        whom = {"Shinpan-Official": str(hall.officials[role])}
        assert phone.get(hall.path("officials/me"), headers=whom).get_json()["name"] == role
    other = {"Shinpan-Official": str(hall.officials["director"])}
    details(phone.get(hall.path("officials/me"), headers=other), 401)
    details(phone.get(hall.path("officials/me"), headers={"Shinpan-Official": "riko"}), 400)


@pytest.mark.postgresql
def test_a_planted_session_is_not_the_one_that_is_let_in(hall: Hall) -> None:
    """Whoever gave the browser its cookie before does not come in with it."""
    somebody, phone = hall.browser(), hall.browser()
    assert hall.admit(somebody, hall.link(player=str(hall.players[0]))).status_code == 201
    planted = somebody.get_cookie("shinpan")
    assert planted is not None
    phone.set_cookie("shinpan", planted.value)
    assert hall.admit(phone, hall.link(official=str(hall.officials["director"]))).status_code == 201
    assert phone.get(hall.path("officials/me")).status_code == 200
    details(somebody.get(hall.path("officials/me")), 401)


@pytest.mark.postgresql
def test_the_session_before_signing_in_ends_once_the_new_one_is_seen(hall: Hall) -> None:
    phone, thief = hall.browser(), hall.browser()
    assert hall.admit(phone, hall.link(official=str(hall.officials["referee"]))).status_code == 201
    stolen = phone.get_cookie("shinpan")
    assert stolen is not None
    thief.set_cookie("shinpan", stolen.value)
    assert create(hall.app, phone).status_code == 201
    assert thief.get(hall.path("officials/me")).status_code == 200
    with time_machine.travel(datetime.now(UTC) + timedelta(minutes=2)):
        for _ in range(2):
            assert phone.get(hall.path("officials/me")).status_code == 200
        details(thief.get(hall.path("officials/me")), 401)
    assert hall.get("audit", "director")["found"] == 0


def test_a_session_opens_no_other_tournament(hall: Hall, league: Hall) -> None:
    phone = hall.browser()
    hall.admit(phone, hall.link(official=str(hall.officials["director"])))
    details(phone.get(league.path("officials/me")), 401)
    details(phone.get(f"/api/v1/tournaments/{uuid4()}/officials/me"), 401)


@pytest.mark.postgresql
def test_the_secret_is_renewed_every_day_and_the_old_one_dies_once_the_new_one_is_seen(hall: Hall) -> None:
    phone, thief = hall.browser(), hall.browser()
    hall.admit(phone, hall.link(official=str(hall.officials["referee"])))
    old = phone.get_cookie("shinpan")
    assert old is not None
    thief.set_cookie("shinpan", old.value)
    tomorrow = datetime.now(UTC) + timedelta(days=1, minutes=1)
    with time_machine.travel(tomorrow, tick=False):
        assert "Set-Cookie" in phone.get(hall.path("officials/me")).headers
        assert phone.get(hall.path("officials/me")).status_code == 200
        assert thief.get(hall.path("officials/me")).status_code == 200  # a request with the old one may be under way
    with time_machine.travel(tomorrow + timedelta(minutes=2), tick=False):
        assert phone.get(hall.path("officials/me")).status_code == 200
        details(thief.get(hall.path("officials/me")), 401)
        assert phone.get(hall.path("officials/me")).status_code == 200


def test_a_lost_answer_does_not_lock_the_browser_out(hall: Hall) -> None:
    phone = hall.browser()
    hall.admit(phone, hall.link(official=str(hall.officials["referee"])))
    old = phone.get_cookie("shinpan")
    assert old is not None
    now = datetime.now(UTC) + timedelta(days=2)
    with time_machine.travel(now, tick=False):
        phone.get(hall.path("officials/me"))
        phone.set_cookie("shinpan", old.value)  # the new one never came
        assert "Set-Cookie" not in phone.get(hall.path("officials/me")).headers  # it may still be on its way
    with time_machine.travel(now + timedelta(minutes=2), tick=False):
        assert "Set-Cookie" in phone.get(hall.path("officials/me")).headers
        assert phone.get(hall.path("officials/me")).status_code == 200


@pytest.mark.postgresql
def test_an_ended_session_opens_nothing(hall: Hall) -> None:
    phone = hall.browser()
    hall.admit(phone, hall.link(official=str(hall.officials["referee"])))
    with write(engines(hall.app)) as connection:
        connection.exec_driver_sql("UPDATE session SET ended_at = created_at")
    details(phone.get(hall.path("officials/me")), 401)
    details(phone.put(hall.path(f"rulings/{uuid7()}"), json=hall.body("unclear-call")), 401)


@pytest.mark.parametrize(
    "headers", [{"Sec-Fetch-Site": "cross-site"}, {"Sec-Fetch-Site": "same-site"}, {"Origin": "https://evil.example"}]
)
def test_another_site_makes_no_browser_write(hall: Hall, headers: dict[str, str]) -> None:
    phone = hall.browser()
    hall.admit(phone, hall.link(official=str(hall.officials["referee"])))
    path, before = hall.path(f"rulings/{uuid7()}"), len(hall.get("journal?limit=500")["items"])
    forged = phone.put(path, json=hall.body("unclear-call"), headers=headers)
    assert details(forged, 403)["type"].endswith(":cross-site")
    assert len(hall.get("journal?limit=500")["items"]) == before
    same = {"Sec-Fetch-Site": "same-origin", "Origin": "http://localhost"}
    assert phone.put(path, json=hall.body("unclear-call"), headers=same).status_code == 201
    joining = hall.browser().put(
        hall.path(f"joinings/{uuid7()}"), json={"invitation": "x", "proof": PROOF}, headers=headers
    )
    details(joining, 403)


@pytest.mark.parametrize(
    ("different", "field"),
    [
        ({"invitation": ""}, "invitation"),
        ({"proof": "short"}, "proof"),
        ({"name": " "}, "name"),
        ({"roles": ["director"]}, "roles"),
        ({"official": str(uuid4())}, "official"),
    ],
)
def test_bad_body(hall: Hall, different: dict[str, Any], field: str) -> None:
    secret = hall.link(roles=["referee"])
    body = {"invitation": secret, "proof": PROOF, "name": "Riko", **different}
    assert set(mistakes(hall.browser().put(hall.path(f"joinings/{uuid7()}"), json=body))) == {field}


def test_two_answers_that_cross_bring_one_new_secret(hall: Hall) -> None:
    """Both requests find that it is time; only one of them changes the lock."""
    phone = hall.browser()
    hall.admit(phone, hall.link(official=str(hall.officials["referee"])))
    cookie = phone.get_cookie("shinpan")
    assert cookie is not None
    at = datetime.now(UTC) + timedelta(days=2)
    with write(engines(hall.app)) as connection:
        row = sessions.find(connection, hash_of(cookie.value), datetime.now(UTC))
        assert row is not None
        given = [sessions.rotate(connection, row, row.secret_hash, digit * 64, at) for digit in "12"]
    assert given == [True, False]


@pytest.mark.parametrize("repeated", [False, True])
def test_a_secret_that_another_request_overtook_is_not_handed_out(hall: Hall, repeated: bool) -> None:
    official, phone, identity = str(hall.officials["referee"]), hall.browser(), uuid7()
    secret = hall.link(official=official)
    assert ask(hall, phone, identity, secret).status_code == 201
    again = (hall.browser(), identity, secret) if repeated else (phone, uuid7(), hall.link(official=official))

    def overtake(_connection: object, cursor: Any, statement: str, *_: object) -> None:
        if statement.startswith("UPDATE session SET secret_hash"):
            cursor.execute("UPDATE session SET secret_hash = 'of the other request'")

    event.listen(engines(hall.app).writer, "before_cursor_execute", overtake)
    answer = ask(hall, *again)
    event.remove(engines(hall.app).writer, "before_cursor_execute", overtake)
    assert answer.status_code == (200 if repeated else 201)
    assert "Set-Cookie" not in answer.headers


def test_whoever_was_cut_off_does_not_come_back_by_the_link(hall: Hall) -> None:
    roles, player = (
        hall.link(roles=["referee"], uses=9),
        hall.link(player=str(hall.players[0]), uses=None, minutes=None),
    )
    for secret, more in ((roles, {"name": "Riko"}), (player, {})):
        phone = hall.admit(hall.browser(), secret, **more).get_json()["id"]
        assert hall.call("PUT", f"phones/{phone}/cut-off", None, "director").status_code == 200
        assert details(hall.admit(hall.browser(), secret, **more), 410)["why"] == "revoked"


def test_a_personal_link_is_no_flood(hall: Hall) -> None:
    secret = hall.link(player=str(hall.players[0]), uses=None, minutes=None)
    answers = [hall.admit(hall.browser(), secret).status_code for _ in range(61)]
    assert answers == [201] * 60 + [429]
