"""GET live: every official hears that the journal moved, on a real server, whoever wrote, until it is over."""

import json
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from datetime import UTC, datetime
from uuid import UUID

import httpx
import pytest
from sqlalchemy import text, update
from uuid_utils.compat import uuid7
from werkzeug.test import TestResponse

from api.frame.store import LIVE, engines
from models.database import register
from models.database.engine import make_engine, read, write
from models.event.tables import PlayingTable
from models.journal import live as feed_of_models
from models.journal.journal import HEAD, Journal, head
from models.journal.live import Live
from tests.api.answers import details
from tests.api.streams import followed
from tests.api.tournament.hall import Hall
from tests.pwa.hall import Hall as ServedHall
from tests.pwa.hall import furnish
from tests.server import Copy, forking

SOON = 3.0  # seconds: an event takes a tenth of one, a look every second finds the rest

pytestmark = pytest.mark.postgresql


class Feed:
    """An open stream."""

    def __init__(self, response: httpx.Response) -> None:
        self.response = response
        self.hash = ""
        self._lines = response.iter_lines()

    def seq(self) -> int:
        """The number of the next event."""
        for line in self._lines:
            if line.startswith("id: "):
                seq = int(line.removeprefix("id: "))
                data = json.loads(next(self._lines).removeprefix("data: "))
                assert (data.keys(), data["seq"]) == ({"seq", "hash"}, seq)
                self.hash = data["hash"]
                assert next(self._lines) == ""
                return seq
        raise AssertionError("the stream ended")

    def until(self, seq: int) -> list[int]:
        """Every number up to this one."""
        heard = [self.seq()]
        while heard[-1] < seq:
            heard.append(self.seq())
        return heard

    def end(self) -> None:
        """Read to the end, which has to come."""
        for _ in self._lines:
            pass


@contextmanager
def listening(hall: ServedHall, role: str = "referee") -> Iterator[Feed]:
    url = f"{hall.address}/api/v1/tournaments/{hall.tournament}/live"
    headers = {"Authorization": f"Bearer {hall.tokens[role]}"}
    with httpx.stream("GET", url, headers=headers, timeout=SOON, verify=False) as response:  # noqa: S501 -- no TLS here
        assert response.status_code == 200
        yield Feed(response)


@pytest.fixture
def served(database_url: str) -> Iterator[ServedHall]:
    with forking(database_url) as address:
        yield furnish(database_url, address)


def newest(hall: ServedHall) -> int:
    return int(hall.journal()[-1]["seq"])


def test_it_says_at_once_how_far_the_journal_is(served: ServedHall) -> None:
    with listening(served) as feed:
        assert feed.response.headers["Content-Type"].startswith("text/event-stream")
        assert feed.response.headers["Cache-Control"] == "no-store"
        assert "Content-Encoding" not in feed.response.headers
        assert feed.seq() == newest(served)


def test_everybody_hears_of_a_ruling(served: ServedHall) -> None:
    with ExitStack() as stack:
        feeds = [stack.enter_context(listening(served, role)) for role in ("director", "referee", "arbiter") * 3]
        before = [feed.seq() for feed in feeds]
        served.rule(0, "unclear-call")
        assert [feed.seq() for feed in feeds] == [newest(served)] * len(feeds) != before


def test_many_commits_are_told_in_order_up_to_the_last(served: ServedHall) -> None:
    with listening(served) as feed:
        feed.seq()
        for _ in range(20):
            served.rule(0, "unclear-call")
        heard = feed.until(newest(served))
    assert heard == sorted(set(heard))


def test_what_another_program_writes_is_heard(served: ServedHall, database_url: str) -> None:
    store = make_engine(database_url)
    tournament = UUID(served.tournament)
    with listening(served) as feed:
        first = feed.seq()
        with write(store) as connection:
            journal = Journal(connection, tournament, None, datetime.now(UTC))
            register.add(journal, PlayingTable, "table.added", {"id": uuid7(), "label": "9"})
        assert feed.seq() == first + 1
    with read(store) as connection:
        assert head(connection, tournament).seq == first + 1  # type: ignore[union-attr]
    store.dispose()


def test_it_ends_when_the_official_is_revoked(served: ServedHall) -> None:
    officials = served.call("GET", "officials")["items"]
    (official,) = [item["id"] for item in officials if item["roles"] == ["referee"]]
    with listening(served) as gone, listening(served, "arbiter") as stays:
        gone.seq()
        stays.seq()
        served.call("PUT", f"officials/{official}/revocation")
        gone.end()
        assert stays.seq() == newest(served)


def test_it_ends_when_the_server_stops_which_does_not_wait_for_it(database_url: str) -> None:
    with ExitStack() as stack:
        patient = Copy(database_url, GUNICORN_CMD_ARGS="--graceful-timeout 60")
        stack.callback(patient.kill)
        hall = furnish(database_url, patient.address())
        with listening(hall) as feed:
            feed.seq()
            patient.end()
            feed.end()


def test_a_lost_connection_to_postgresql_ends_it_and_the_next_one_hears_again(postgresql_url: str) -> None:
    kill = text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
    with forking(postgresql_url, WORKERS="1") as address:
        hall = furnish(postgresql_url, address)
        store = make_engine(postgresql_url)
        with listening(hall) as feed:
            feed.seq()
            with write(store) as connection:
                assert connection.execute(kill).scalars().all() == [True]
            feed.end()
        store.dispose()
        with listening(hall) as feed:
            feed.seq()
            hall.rule(0, "unclear-call")
            assert feed.seq() == newest(hall)


@pytest.mark.parametrize("moved", [0, -1])
def test_a_head_that_is_forged_is_told_though_its_number_is_not_higher(
    served: ServedHall, database_url: str, moved: int
) -> None:
    store = make_engine(database_url)
    with listening(served) as feed:
        seq = feed.seq()
        with write(store) as connection:
            connection.execute(update(HEAD).values(seq=seq + moved, hash="f" * 64))
        assert (feed.seq(), feed.hash) == (seq + moved, "f" * 64)
    store.dispose()


def test_every_official_may_listen_and_nobody_else(hall: Hall) -> None:
    for role in hall.tokens:
        with following(hall, role) as (answer, events):
            assert answer.status_code == 200
            assert next(events) == event(hall)
    details(hall.call("GET", "live", role=None), 401)


def following(hall: Hall, role: str = "referee") -> AbstractContextManager[tuple[TestResponse, Iterator[bytes]]]:
    token = {"Authorization": f"Bearer {hall.tokens[role]}"}
    return followed(hall.app.test_client(), hall.path("live"), headers=token)


def event(hall: Hall) -> bytes:
    """What is told of the journal as it is now."""
    newest = hall.get("journal?limit=500")["head"]
    return f'id: {newest["seq"]}\ndata: {{"seq": {newest["seq"]}, "hash": "{newest["hash"]}"}}\n\n'.encode()


def test_another_tournament_is_not_heard(plain: Hall, league: Hall) -> None:
    with following(plain) as (_, events):
        next(events)
        league.rule("unclear-call", {})
        time.sleep(0.3)
        plain.rule("unclear-call", {})
        assert next(events) == event(plain)


@pytest.fixture
def plain(hall: Hall) -> Hall:
    """The hall with a client that does not read answers by itself."""
    hall.app.test_client_class = None
    hall.client = hall.app.test_client()
    return hall


def test_a_silent_journal_still_gives_a_sign_of_life(plain: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(feed_of_models, "HEARTBEAT", 0.05)
    with following(plain) as (_, events):
        next(events)
        assert [next(events), next(events)] == [b":\n\n"] * 2


@pytest.mark.parametrize("bounds", [(1, 9), (9, 1)])
def test_too_many_are_told_to_ask_instead_and_room_is_made_by_leaving(plain: Hall, bounds: tuple[int, int]) -> None:
    plain.app.extensions[LIVE] = Live(engines(plain.app), *bounds)
    with following(plain), following(plain, "director") as (refused, _):
        problem = details(refused, 503)
        assert problem["type"].endswith(":too-many-listen")
        assert int(refused.headers["Retry-After"]) > 0
        assert plain.call("HEAD", "live").status_code == 200
    with following(plain) as (answer, _):
        assert answer.status_code == 200


def test_one_official_cannot_take_every_place(plain: Hall) -> None:
    with ExitStack() as stack:
        streams = [stack.enter_context(following(plain))[1] for _ in range(5)]
        for stream in streams[1:]:
            next(stream)
        assert list(streams[0])[1:] == []


def test_a_server_that_keeps_no_connection_open_answers_with_the_first_event(hall: Hall) -> None:
    assert hall.call("GET", "live").data == event(hall)


def test_nobody_watches_when_nobody_listens(plain: Hall) -> None:
    live = plain.app.extensions[LIVE]
    with following(plain):
        assert live._watched
    for _ in range(40):
        if not live._watched:
            return
        time.sleep(0.1)
    pytest.fail("the watch goes on")
