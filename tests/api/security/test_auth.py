"""Tokens, roles and tournaments: who gets in, who does not, and what they learn from it (nothing)."""

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any
from uuid import UUID, uuid4

import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from api.access.access import ROLES, allow
from api.access.auth import official
from api.frame.blueprint import Blueprint
from api.frame.store import engines
from app import create_app
from config import Config
from models.database import register
from models.database.engine import Engines, write
from models.event import rulebook_revisions, tournaments
from models.journal.journal import Journal
from models.people import api_tokens, officials
from models.people.api_tokens import SCOPES
from models.people.officials import Official
from services.secrets import hash_of
from tests.api.probe import PAGES

FAR = datetime(2199, 1, 1, tzinfo=UTC)
AT = datetime(2025, 11, 21, 5, 2, tzinfo=UTC)
REVISION = "0" * 64
PERMISSIONS = {
    **PAGES,
    **allow(("director", "referee"), "rulings", "guarded.rule"),
    **allow(ROLES, "read", "guarded.look"),
}
TOKENS = {role: f"spt_of_the_{role}" for role in ROLES}

guarded = Blueprint("guarded", description="Needs a role", url_prefix="/t")


@guarded.get("/<uuid:tournament_id>/rule")
@guarded.answers(200)
def rule(tournament_id: UUID) -> dict[str, object]:
    """For those who rule"""
    return {"tournament": tournament_id, "by": official().name}


@guarded.get("/<uuid:tournament_id>/look")
@guarded.answers(200)
def look(tournament_id: UUID) -> dict[str, object]:
    """For every official"""
    return {"roles": official().roles}


def nothing() -> dict[str, str]:
    """Does not say who may call it"""
    return {}


def make_token(journal: Journal, official: UUID, token: str, **different: Any) -> None:
    row = {"id": uuid4(), "official_id": official, "name": "a program", "scopes": sorted(SCOPES), "expires_at": FAR}
    api_tokens.issue(journal, {**row, "token_hash": hash_of(token), **different})


def make_tournament(opened: Engines, slug: str, tokens: dict[str, str]) -> UUID:
    """A tournament with one official per role, named after the role."""
    tournament = {"id": uuid4(), "slug": slug, "name": slug, "rulebook": {}, "revision": REVISION}
    with write(opened) as connection:
        rulebook_revisions.save(connection, REVISION, "wrc-2022", {}, AT)
        journal = tournaments.create(connection, {**tournament, "currency": "EUR", "time_zone": "Europe/Paris"}, AT)
        for role, token in tokens.items():
            identity = uuid4()
            officials.add(journal, identity, role, [role])
            make_token(journal, identity, token)
    return tournament["id"]  # type: ignore[return-value]


@pytest.fixture
def app(database_url: str) -> Iterator[Flask]:
    config = Config(database_url=database_url, rate_limit="20/minute", rate_limit_official="5/minute")
    app = create_app(config, blueprints=[guarded], permissions=PERMISSIONS)
    yield app
    engines(app).dispose()


@pytest.fixture
def tournament(app: Flask) -> UUID:
    return make_tournament(engines(app), "spring", TOKENS)


@pytest.fixture
def client(app: Flask) -> FlaskClient:
    return app.test_client()


def call(client: FlaskClient, tournament: object, what: str, token: str | None) -> TestResponse:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    return client.get(f"/t/{tournament}/{what}", headers=headers)


def test_the_right_role_gets_in_and_the_view_knows_who_calls(client: FlaskClient, tournament: UUID) -> None:
    for role in ("director", "referee"):
        response = call(client, tournament, "rule", TOKENS[role])
        assert response.get_json() == {"tournament": str(tournament), "by": role}


def test_every_official_gets_in_where_all_may(client: FlaskClient, tournament: UUID) -> None:
    for role in ROLES:
        assert call(client, tournament, "look", TOKENS[role]).get_json() == {"roles": [role]}


def test_without_a_token_the_answer_asks_for_one(client: FlaskClient, tournament: UUID) -> None:
    response = call(client, tournament, "look", None)
    assert response.status_code == 401
    assert response.headers["WWW-Authenticate"] == 'Bearer realm="shinpan"'


@pytest.mark.parametrize("header", ["Bearer spt_nobody", "Bearer", "Basic cmVm", "bearer ", "Bearer \xff", "x" * 5000])
def test_a_wrong_token_is_a_401(client: FlaskClient, tournament: UUID, header: str) -> None:
    response = client.get(f"/t/{tournament}/look", headers={"Authorization": header})
    assert response.status_code == 401
    assert response.content_type == "application/problem+json"
    assert 'error="invalid_token"' in response.headers["WWW-Authenticate"]
    is_token = header in ("Bearer spt_nobody", "Bearer \xff")
    assert ("unknown, or it was revoked" in response.get_json()["detail"]) is is_token


@pytest.mark.postgresql
def test_a_revoked_token_is_a_401_at_once(app: Flask, client: FlaskClient, tournament: UUID) -> None:
    assert call(client, tournament, "look", TOKENS["referee"]).status_code == 200
    with write(engines(app)) as connection:
        connection.exec_driver_sql(
            "UPDATE official SET revoked_at = '2025-11-21 06:00:00+00:00' WHERE name = 'referee'"
        )
    assert call(client, tournament, "look", TOKENS["referee"]).status_code == 401


def test_the_wrong_role_is_a_403_that_names_the_right_ones(client: FlaskClient, tournament: UUID) -> None:
    for role in ("arbiter", "finance"):
        response = call(client, tournament, "rule", TOKENS[role])
        assert response.status_code == 403
        assert "director or referee" in response.get_json(force=True)["detail"]


def test_another_tournament_and_none_at_all_look_the_same(app: Flask, client: FlaskClient, tournament: UUID) -> None:
    other = make_tournament(engines(app), "autumn", {"director": "spt_of_another"})
    answers = [call(client, where, "rule", TOKENS["director"]) for where in (other, uuid4())]
    answers.append(call(client, tournament, "rule", "spt_of_another"))
    assert {answer.status_code for answer in answers} == {403}
    bodies = [answer.get_json(force=True) for answer in answers]
    assert len({body["detail"] for body in bodies}) == 1
    assert b"autumn" not in b"".join(answer.data for answer in answers)


def test_an_official_has_an_allowance_of_their_own(client: FlaskClient, tournament: UUID) -> None:
    """A phone that floods the hall's one address can't keep the referee from ruling."""
    for _ in range(21):
        call(client, tournament, "rule", "spt_guessed")
    assert call(client, tournament, "rule", "spt_guessed").status_code == 429
    assert [call(client, tournament, "rule", TOKENS["referee"]).status_code for _ in range(6)] == [200] * 5 + [429]
    assert call(client, tournament, "rule", TOKENS["director"]).status_code == 200


def test_a_token_opens_its_scopes_until_it_expires(app: Flask, client: FlaskClient, tournament: UUID) -> None:
    with write(engines(app)) as connection:
        [director] = [row.id for row in register.page(connection, Official, tournament) if row.name == "director"]
        journal = Journal(connection, tournament, director, AT)
        make_token(journal, director, "spt_reads", scopes=["read"])
        make_token(journal, director, "spt_expired", expires_at=AT)
    assert call(client, tournament, "look", "spt_reads").status_code == 200
    refused = call(client, tournament, "rule", "spt_reads")
    assert refused.status_code == 403
    assert "scope rulings" in refused.get_json(force=True)["detail"]
    assert call(client, tournament, "look", "spt_expired").status_code == 401


def test_a_view_that_is_not_in_the_table_keeps_the_app_from_starting() -> None:
    silent = Blueprint("silent", description="Forgot", url_prefix="/silent")
    silent.get("/")(nothing)
    with pytest.raises(LookupError, match=r"silent\.nothing: .* does not say who may call it"):
        create_app(Config(), blueprints=[silent], permissions=PAGES)


def test_what_the_table_names_must_be_there() -> None:
    with pytest.raises(LookupError, match=r"guarded\.look: no endpoint"):
        create_app(Config(), blueprints=[], permissions=PERMISSIONS)


def test_a_role_needs_a_tournament_in_the_address() -> None:
    lost = Blueprint("lost", description="Forgot", url_prefix="/lost")
    lost.get("/")(nothing)
    with pytest.raises(LookupError, match="tournament_id"):
        create_app(Config(), blueprints=[lost], permissions={**PAGES, **allow(ROLES, "read", "lost.nothing")})


@pytest.mark.parametrize(("roles", "scope"), [((), "read"), (("umpire",), "read"), (("director",), "everything")])
def test_only_real_roles_and_scopes_can_be_required(roles: tuple[str, ...], scope: str) -> None:
    with pytest.raises(ValueError, match="there is no"):
        allow(roles, scope, "some.endpoint")
