"""GET live: every official hears that the journal moved, on a real server, whoever wrote, until it is over."""

import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime
from uuid import UUID

import httpx
import pytest
from flask import Flask
from sqlalchemy import text
from uuid_utils.compat import uuid7

from api.frame.store import LIVE, engines
from api.journal import live as endpoint
from models.database import register
from models.database.engine import make_engine, read, write
from models.event.tables import PlayingTable
from models.journal.journal import Journal, head
from models.journal.live import Live
from tests.api.answers import details
from tests.api.tournament import checks
from tests.api.tournament.hall import Hall
from tests.pwa.hall import Hall as ServedHall
from tests.pwa.hall import furnish
from tests.server import forking, serving

SOON = 3.0  # seconds: an event takes a tenth of one, a look every second finds the rest

pytestmark = pytest.mark.postgresql


class Feed:
    """An open stream."""

    def __init__(self, response: httpx.Response) -> None:
        self.response = response
        self._lines = response.iter_lines()

    def seq(self) -> int:
        """The number of the next event."""
        for line in self._lines:
            if line.startswith("id: "):
                seq = int(line.removeprefix("id: "))
                assert next(self._lines) == f'data: {{"seq": {seq}}}'
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
    with ExitStack() as server:
        hall = furnish(database_url, server.enter_context(serving(database_url)))
        with listening(hall) as feed:
            feed.seq()
            started = time.monotonic()
            server.close()
            feed.end()
        assert time.monotonic() - started < 9, "it waited as long as graceful_timeout lets it"


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


def test_every_official_may_listen_and_nobody_else(hall: Hall, league: Hall) -> None:
    hall.client = hall.app.test_client()
    for role in hall.tokens:
        with hall.call("GET", "live", role=role) as response:
            seq = head_of(hall)
            assert next(response.response) == f'id: {seq}\ndata: {{"seq": {seq}}}\n\n'.encode()
    details(hall.call("GET", "live", role=None), 401)
    checks.closed_to_others(hall, league, "GET", "live", None)


def head_of(hall: Hall) -> int:
    return int(hall.get("journal?limit=500")["head"]["seq"])


def test_another_tournament_is_not_heard(plain: Hall, league: Hall) -> None:
    with plain.call("GET", "live") as response:
        events = iter(response.response)
        next(events)
        league.rule("unclear-call", {})
        time.sleep(0.3)
        plain.rule("unclear-call", {})
        seq = head_of(plain)
        assert next(events) == f'id: {seq}\ndata: {{"seq": {seq}}}\n\n'.encode()


@pytest.fixture
def plain(app: Flask, hall: Hall) -> Hall:
    """The hall with a client that does not read answers by itself."""
    app.test_client_class = None
    hall.client = app.test_client()
    return hall


def test_a_silent_journal_still_gives_a_sign_of_life(plain: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endpoint, "HEARTBEAT", 0.05)
    with plain.call("GET", "live") as response:
        events = iter(response.response)
        next(events)
        assert [next(events), next(events)] == [b":\n\n"] * 2


def test_too_many_are_told_to_ask_instead_and_room_is_made_by_leaving(plain: Hall) -> None:
    plain.app.extensions[LIVE] = Live(engines(plain.app), most=1)
    with plain.call("GET", "live"):
        refused = plain.call("GET", "live", role="director")
        problem = details(refused, 503)
        assert problem["type"].endswith(":too-many-listen")
        assert int(refused.headers["Retry-After"]) > 0
        assert plain.call("HEAD", "live").status_code == 200
    with plain.call("GET", "live") as response:
        assert response.status_code == 200


def test_one_official_cannot_take_every_place(plain: Hall) -> None:
    with ExitStack() as stack:
        streams = [iter(stack.enter_context(plain.call("GET", "live")).response) for _ in range(5)]
        for stream in streams[1:]:
            next(stream)
        assert list(streams[0])[1:] == []


def test_nobody_watches_when_nobody_listens(plain: Hall) -> None:
    live = plain.app.extensions[LIVE]
    with plain.call("GET", "live"):
        assert live._watched
    for _ in range(40):
        if not live._watched:
            return
        time.sleep(0.1)
    pytest.fail("the watch goes on")
