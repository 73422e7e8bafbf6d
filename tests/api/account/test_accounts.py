"""Accounts: made by a link, signed in by password, code or passkey, each to their own."""

import re
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
import time_machine
from argon2 import Parameters, PasswordHasher, extract_parameters
from flask import Flask
from flask.testing import FlaskClient
from uuid_utils.compat import uuid7
from werkzeug.test import TestResponse

from api.frame.store import engines
from models.database.engine import read, write
from models.people.accounts import ACCOUNT, LINK
from models.people.passkeys import CODE
from models.people.sessions import SESSION
from services.account import passwords
from services.account.links import first_path, new_link
from tests.api.answers import details, mistakes
from tests.api.tournament.hall import open_hall

WORDS = "heron umbrella seventeen quilt"
OTHER_WORDS = "violin gravel october spoon"
TOURNAMENT = {"name": "Spring Cup", "rulebook": {"id": "wrc-2022"}, "currency": "EUR", "time_zone": "Europe/Paris"}


def link(app: Flask) -> str:
    with write(engines(app)) as connection:
        return new_link(connection, None, datetime.now(UTC) + timedelta(days=1))


def create(app: Flask, browser: FlaskClient, **different: Any) -> TestResponse:
    body = {
        "link": different.pop("link", None) or link(app),
        "handle": "ana@example.org",
        "name": "Ana Kaneda",
        "password": WORDS,
        **different,
    }
    return browser.put(f"/api/v1/accounts/{uuid7()}", json={name: value for name, value in body.items() if value})


def sign_in(browser: FlaskClient, password: str = WORDS, handle: str = "ana@example.org") -> TestResponse:
    return browser.post("/api/v1/account/sign-in", json={"handle": handle, "password": password})


@pytest.fixture
def ana(app: Flask) -> FlaskClient:
    """A browser in which Ana is signed in."""
    browser = app.test_client()
    assert create(app, browser).status_code == 201
    return browser


@pytest.mark.postgresql
def test_the_first_start_makes_one_link_that_makes_one_account(app: Flask, database_url: str) -> None:
    void, path = (first_path(database_url) for _ in range(2))
    assert path is not None
    assert void is not None
    browser = app.test_client()
    secrets = [one.rpartition("/")[2] for one in (void, path)]
    details(create(app, browser, link=secrets[0]), 410)
    made = create(app, browser, link=secrets[1])
    assert made.status_code == 201
    assert len(made.get_json()["recovery_codes"]) == 10
    assert first_path(database_url) is None
    details(create(app, app.test_client(), link=secrets[1], handle="eve"), 410)


def test_a_link_expires_and_an_account_makes_more(app: Flask, ana: FlaskClient) -> None:
    made = ana.post("/api/v1/account/links")
    assert made.status_code == 201
    secret = made.get_json()["join"].rpartition("/")[2]
    with time_machine.travel(datetime.now(UTC) + timedelta(days=3)):
        details(create(app, app.test_client(), link=secret, handle="ben"), 410)
    assert create(app, app.test_client(), link=secret, handle="ben").status_code == 201


@pytest.mark.parametrize(
    ("different", "field"),
    [
        ({"password": "password1"}, "password"),
        ({"password": "ana kaneda 2026"}, "password"),
        ({"password": "ShinpanRiichi"}, "password"),
        ({"password": "xQ7#vLp2"}, "password"),
        ({"password": "x" * 201}, "password"),
        ({"handle": "Ana Kaneda"}, "handle"),
        ({"name": " "}, "name"),
        ({"roles": ["director"]}, "roles"),
    ],
)
def test_bad_body(app: Flask, different: dict[str, Any], field: str) -> None:
    assert set(mistakes(create(app, app.test_client(), **different))) == {field}


def test_a_name_is_taken_once(app: Flask, ana: FlaskClient) -> None:
    assert set(mistakes(create(app, app.test_client()))) == {"handle"}


def test_signing_in_brings_a_session_that_no_script_can_read(app: Flask, ana: FlaskClient) -> None:
    browser = app.test_client()
    details(browser.get("/api/v1/account"), 401)
    answer = sign_in(browser, handle=" ANA@example.org ")
    assert answer.status_code == 200
    assert {"HttpOnly", "SameSite=Strict"} <= set(answer.headers["Set-Cookie"].split("; "))
    account = browser.get("/api/v1/account").get_json()
    assert (account["name"], account["has_password"], len(account["sessions"])) == ("Ana Kaneda", True, 2)
    assert browser.post("/api/v1/account/sign-out").status_code == 204
    details(browser.get("/api/v1/account"), 401)
    assert ana.get("/api/v1/account").status_code == 200


def test_a_planted_session_is_not_the_one_that_signs_in(app: Flask, ana: FlaskClient) -> None:
    """Whoever gave the browser its cookie before does not get in with it."""
    before = ana.get_cookie("shinpan")
    sign_in(ana)
    planted = app.test_client()
    assert before is not None
    planted.set_cookie("shinpan", before.value)
    details(planted.get("/api/v1/account"), 401)


def test_wrong_passwords_and_unknown_names_look_the_same(app: Flask, ana: FlaskClient) -> None:
    browser = app.test_client()
    answers = [sign_in(browser, "wrong"), sign_in(browser, WORDS, "nobody")]
    assert len({details(answer, 403)["detail"] for answer in answers}) == 1
    assert all("Set-Cookie" not in answer.headers for answer in answers)


def test_it_takes_as_long_for_nobody(app: Flask, ana: FlaskClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same hash is computed, and it takes all but all of the time."""
    computed: list[Parameters] = []
    verify = PasswordHasher.verify

    def noted(hasher: PasswordHasher, stored: str, password: str) -> bool:
        computed.append(extract_parameters(stored))
        return verify(hasher, stored, password)

    monkeypatch.setattr(PasswordHasher, "verify", noted)
    sign_in(app.test_client(), "wrong", "ana@example.org")
    sign_in(app.test_client(), "wrong", "nobody")
    of_ana, of_nobody = computed
    assert of_ana == of_nobody


def test_who_tries_many_has_to_wait_and_others_do_not(app: Flask, ana: FlaskClient) -> None:
    browser = app.test_client()
    tried = [sign_in(browser, f"wrong {number}") for number in range(6)]
    assert [answer.status_code for answer in tried] == [403] * 5 + [429]
    assert int(tried[-1].headers["Retry-After"]) > 0
    details(sign_in(browser), 429)
    home = {"REMOTE_ADDR": "203.0.113.7"}
    body = {"handle": "ana@example.org", "password": WORDS}
    assert browser.post("/api/v1/account/sign-in", json=body, environ_base=home).status_code == 200


@pytest.mark.postgresql
def test_a_password_hashed_more_weakly_than_today_is_hashed_anew(
    app: Flask, ana: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()  # from now on with all the effort that it really takes
    assert sign_in(app.test_client()).status_code == 200
    with read(engines(app)) as connection:
        stored = connection.execute(ACCOUNT.select()).one().password_hash
    assert passwords.HASHER.check_needs_rehash(stored) is False
    assert sign_in(app.test_client()).status_code == 200


def test_a_recovery_code_signs_in_once_and_may_bring_a_new_password(app: Flask) -> None:
    code, spare = create(app, app.test_client()).get_json()["recovery_codes"][:2]
    assert re.fullmatch(r"[0-9a-f]{4}(-[0-9a-f]{4}){7}", code), "128 bits"
    browser, body = app.test_client(), {"handle": "ana@example.org", "code": code.upper(), "password": OTHER_WORDS}
    typed = {**body, "code": f" {code.upper().replace('-', ' ')}"}
    assert browser.post("/api/v1/account/recovery", json=typed).status_code == 200
    assert browser.get("/api/v1/account").get_json()["recovery_codes_left"] == 9
    details(app.test_client().post("/api/v1/account/recovery", json=body), 403)
    assert sign_in(app.test_client(), OTHER_WORDS).status_code == 200
    details(sign_in(app.test_client()), 403)
    assert len(browser.post("/api/v1/account/recovery-codes").get_json()["recovery_codes"]) == 10
    details(app.test_client().post("/api/v1/account/recovery", json={**body, "code": spare}), 403)


def test_a_new_password_needs_the_old_one_and_ends_other_sessions(app: Flask, ana: FlaskClient) -> None:
    other = app.test_client()
    sign_in(other)
    wrong = ana.put("/api/v1/account/password", json={"password": OTHER_WORDS, "current": "guess"})
    assert set(mistakes(wrong)) == {"current"}
    changed = ana.put("/api/v1/account/password", json={"password": OTHER_WORDS, "current": WORDS})
    assert changed.status_code == 200
    assert len(changed.get_json()["sessions"]) == 1
    details(other.get("/api/v1/account"), 401)


def test_a_session_is_ended_from_another_one_and_only_ones_own(app: Flask, ana: FlaskClient) -> None:
    other, ben = app.test_client(), app.test_client()
    sign_in(other)
    create(app, ben, handle="ben")
    [elsewhere] = [one["id"] for one in ana.get("/api/v1/account").get_json()["sessions"] if not one["here"]]
    details(ben.put(f"/api/v1/account/sessions/{elsewhere}/end"), 404)
    assert len(ana.put(f"/api/v1/account/sessions/{elsewhere}/end").get_json()["sessions"]) == 1
    details(other.get("/api/v1/account"), 401)


def test_an_account_founds_a_tournament_and_directs_it_wherever_it_signs_in(app: Flask, ana: FlaskClient) -> None:
    path = f"/api/v1/account/tournaments/{uuid7()}"
    first, again = (ana.put(path, json=TOURNAMENT) for _ in range(2))
    assert (first.status_code, again.status_code, first.data) == (201, 200, again.data)
    own = first.get_json()
    laptop, ben = app.test_client(), app.test_client()
    sign_in(laptop)
    me = laptop.get(f"/api/v1/tournaments/{own['id']}/officials/me").get_json()
    assert (me["id"], me["name"], me["roles"]) == (own["official_id"], "Ana Kaneda", ["director"])
    assert [one["slug"] for one in laptop.get("/api/v1/account").get_json()["tournaments"]] == ["spring-cup"]
    create(app, ben, handle="ben")
    details(ben.get(f"/api/v1/tournaments/{own['id']}/officials/me"), 401)
    details(ben.put(path, json=TOURNAMENT), 409)
    assert set(mistakes(ben.put(f"/api/v1/account/tournaments/{uuid7()}", json=TOURNAMENT))) == {"slug"}
    bad = {**TOURNAMENT, "slug": "other", "currency": "Eur"}
    assert set(mistakes(ben.put(f"/api/v1/account/tournaments/{uuid7()}", json=bad))) == {"currency"}


@pytest.mark.postgresql
def test_no_secret_is_stored_or_logged(app: Flask, capfd: pytest.CaptureFixture[str]) -> None:
    browser = app.test_client()
    made = create(app, browser)
    codes, cookie = made.get_json()["recovery_codes"], browser.get_cookie("shinpan")
    assert cookie is not None
    with read(engines(app)) as connection:
        tables = (ACCOUNT, LINK, SESSION, CODE)
        stored = " ".join(str(connection.execute(table.select()).all()) for table in tables)
    said = capfd.readouterr()
    for secret in (WORDS, cookie.value, *codes):
        assert secret not in stored + said.out + said.err
    assert re.search(r"\$argon2id\$", stored)
    assert "ana@example.org" not in said.out + said.err


@pytest.mark.parametrize("path", ["sign-in", "recovery", "sign-in/passkey", "sign-in/passkey/options"])
def test_another_site_signs_nobody_in(app: Flask, ana: FlaskClient, path: str) -> None:
    known = {"handle": "ana@example.org"}
    bodies = {
        "sign-in": {**known, "password": WORDS},
        "recovery": {**known, "code": "x"},
        "sign-in/passkey": {"challenge": str(uuid7()), "credential": {}},
    }
    forged = {"Sec-Fetch-Site": "cross-site"}
    details(app.test_client().post(f"/api/v1/account/{path}", json=bodies.get(path), headers=forged), 403)


def test_a_passkey_nobody_has_signs_nobody_in(app: Flask) -> None:
    browser = app.test_client()
    asked = browser.post("/api/v1/account/sign-in/passkey/options").get_json()
    assert asked["options"]["userVerification"] == "required"
    for credential in ({}, {"id": "AAAA"}, {"id": 7, "response": None}):
        body = {"challenge": asked["challenge"], "credential": credential}
        details(browser.post("/api/v1/account/sign-in/passkey", json=body), 403)


def test_an_answer_that_was_lost_is_asked_for_again(app: Flask) -> None:
    body = {"link": link(app), "handle": "ana", "name": "Ana", "password": WORDS}
    path = f"/api/v1/accounts/{uuid7()}"
    assert app.test_client().put(path, json=body).status_code == 201
    browser = app.test_client()
    again = browser.put(path, json=body)
    assert (again.status_code, len(again.get_json()["recovery_codes"])) == (200, 10)
    assert browser.get("/api/v1/account").status_code == 200
    for different in ({"password": OTHER_WORDS}, {"name": "Eve"}):
        details(app.test_client().put(path, json={**body, **different}), 410)
    details(app.test_client().put(path, json={name: body[name] for name in ("link", "handle", "name")}), 410)
    with time_machine.travel(datetime.now(UTC) + timedelta(minutes=11)):
        details(app.test_client().put(path, json=body), 410)


def test_signing_in_keeps_whom_the_browser_was_let_in_as(app: Flask, ana: FlaskClient) -> None:
    hall = open_hall(app, {"id": "wrc-2022"})
    phone = app.test_client()
    assert hall.admit(phone, hall.link(official=str(hall.officials["referee"]))).status_code == 201
    before = phone.get_cookie("shinpan")
    assert before is not None
    for _ in range(2):
        assert sign_in(phone).status_code == 200
        assert phone.get(hall.path("officials/me")).get_json()["name"] == "referee"
    lost = app.test_client()  # the answer never came: the old cookie is as good as it was, and signs nobody in
    lost.set_cookie("shinpan", before.value)
    details(lost.get("/api/v1/account"), 401)


def test_one_address_uses_up_nobodys_name(app: Flask, ana: FlaskClient) -> None:
    attacker = app.test_client()
    for number in range(40):
        sign_in(attacker, f"wrong {number}")
    home = {"REMOTE_ADDR": "203.0.113.7"}
    body = {"handle": "ana@example.org", "password": WORDS}
    assert attacker.post("/api/v1/account/sign-in", json=body, environ_base=home).status_code == 200
