"""GET live ends by itself once the same request would be refused, or come from other roles; for nobody else."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
import time_machine
from flask import Flask
from flask.testing import FlaskClient
from uuid_utils.compat import uuid7

from models.journal import live
from tests.api.account.test_accounts import OTHER_WORDS, TOURNAMENT, WORDS, create, sign_in
from tests.api.streams import followed
from tests.api.tournament.hall import Hall, open_hall

SIGN_OF_LIFE = b":\n\n"

pytestmark = pytest.mark.postgresql


class Stage:
    """A tournament with streams open, each with a client that reads it as it comes."""

    def __init__(self, hall: Hall, streams: ExitStack) -> None:
        self.hall = hall
        self._streams = streams
        self.ana = hall.browser()  # who founded a tournament of her own
        create(hall.app, self.ana)
        self.own = self.ana.put(f"/api/v1/account/tournaments/{uuid7()}", json=TOURNAMENT).get_json()
        self.phone = hall.browser()
        hall.admit(self.phone, hall.link(official=str(hall.officials["referee"])))

    def follow(self, client: FlaskClient, tournament: Any = None, token: str = "") -> Iterator[bytes]:
        """What comes, after the first event."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        path = f"/api/v1/tournaments/{tournament or self.hall.tournament}/live"
        response, events = self._streams.enter_context(followed(client, path, headers=headers))
        assert response.status_code == 200, response.text
        assert next(events).startswith(b"id: ")
        return events

    def direct(self, path: str, body: Any = None, method: str = "PUT") -> Any:
        answer = self.hall.call(method, path, body, "director")
        assert answer.status_code in (200, 201), answer.text
        return answer.get_json()


@pytest.fixture
def stage(app: Flask, monkeypatch: pytest.MonkeyPatch) -> Iterator[Stage]:
    monkeypatch.setattr(live, "HEARTBEAT", 4.0)
    app.test_client_class = None  # which does not read answers by itself
    with ExitStack() as streams:
        yield Stage(open_hall(app, {"id": "wrc-2022"}), streams)


def ends(events: Iterator[bytes]) -> bool:
    """Whether it is over before there is a sign of life."""
    return all(event != SIGN_OF_LIFE for event in events)


def signed_out(stage: Stage) -> Iterator[bytes]:
    events = stage.follow(stage.ana, stage.own["id"])
    assert stage.ana.post("/api/v1/account/sign-out").status_code == 204
    return events


def signed_in_anew(stage: Stage) -> Iterator[bytes]:
    """The session before, whose cookie somebody may have kept."""
    events = stage.follow(stage.ana, stage.own["id"])
    assert sign_in(stage.ana).status_code == 200
    return events


def session_ended(stage: Stage) -> Iterator[bytes]:
    laptop = stage.hall.browser()
    sign_in(laptop)
    events = stage.follow(laptop, stage.own["id"])
    [there] = [one["id"] for one in stage.ana.get("/api/v1/account").get_json()["sessions"] if not one["here"]]
    assert stage.ana.put(f"/api/v1/account/sessions/{there}/end").status_code == 200
    return events


def password_changed(stage: Stage) -> Iterator[bytes]:
    laptop = stage.hall.browser()
    sign_in(laptop)
    events = stage.follow(laptop, stage.own["id"])
    body = {"password": OTHER_WORDS, "current": WORDS}
    assert stage.ana.put("/api/v1/account/password", json=body).status_code == 200
    return events


def official_revoked(stage: Stage) -> Iterator[bytes]:
    events = stage.follow(stage.phone)
    stage.direct(f"officials/{stage.hall.officials['referee']}/revocation")
    return events


def roles_changed(stage: Stage) -> Iterator[bytes]:
    events = stage.follow(stage.phone)
    stage.direct(
        f"officials/{stage.hall.officials['referee']}",
        {"roles": ["arbiter"], "replaces": {"roles": ["referee"]}},
        "PATCH",
    )
    return events


def phone_cut_off(stage: Stage) -> Iterator[bytes]:
    events = stage.follow(stage.phone)
    stage.direct(f"phones/{stage.hall.get('phones', 'director')['items'][0]['id']}/cut-off")
    return events


def player_cut_off(stage: Stage) -> Iterator[bytes]:
    player = stage.hall.browser()
    secret = stage.hall.link(player=str(stage.hall.players[0]), uses=None, minutes=None)
    stage.hall.admit(player, secret)
    events = stage.follow(player)
    stage.direct(f"phones/{stage.hall.get('phones', 'director')['items'][-1]['id']}/cut-off")
    return events


def make_token(stage: Stage) -> tuple[str, str]:
    path = f"api-tokens/{uuid7()}"
    asked = {"name": "Board", "official": str(stage.hall.officials["referee"]), "scopes": ["read"], "days": 1}
    return path, stage.direct(path, asked)["token"]


def token_withdrawn(stage: Stage) -> Iterator[bytes]:
    path, token = make_token(stage)
    events = stage.follow(stage.hall.browser(), token=token)
    stage.direct(f"{path}/revocation")
    return events


@pytest.mark.parametrize(
    "happened",
    [
        *(signed_out, signed_in_anew, session_ended, password_changed),
        *(official_revoked, roles_changed, phone_cut_off, player_cut_off, token_withdrawn),
    ],
)
def test_it_ends_at_once_and_others_go_on(stage: Stage, happened: Callable[[Stage], Iterator[bytes]]) -> None:
    arbiter = stage.follow(stage.hall.browser(), token=stage.hall.tokens["arbiter"])
    assert ends(happened(stage))
    stage.hall.rule("unclear-call", role="director")
    assert next(event for event in arbiter if event != SIGN_OF_LIFE).startswith(b"id: ")


def test_it_ends_with_the_last_day_of_a_token(stage: Stage) -> None:
    events = stage.follow(stage.hall.browser(), token=make_token(stage)[1])
    with time_machine.travel(datetime.now(UTC) + timedelta(days=1, minutes=1)):
        assert ends(events)


def test_who_signs_in_stays_whom_the_browser_was_let_in_as(stage: Stage) -> None:
    """By the session before: a new cookie closes nothing that the old one opened as an official of a hall."""
    assert sign_in(stage.phone).status_code == 200
    events = stage.follow(stage.phone)
    stage.hall.rule("unclear-call", role="director")
    assert next(events).startswith(b"id: ")
