"""Connections as deploy/worker.py keeps them: none that is slow, idle or endless takes a thread from the others."""

import json
import socket
import struct
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from uuid import UUID

import httpx
import pytest
from gunicorn.config import Config
from gunicorn.workers.gthread import PollableMethodQueue, ThreadWorker

from api.access.headers import ALWAYS
from deploy.connection import Connection
from deploy.held import Held
from deploy.loop import Turns
from models.database.engine import write
from models.journal.journal import Journal
from services.tournament.create import issue_token
from tests.engines import engines_at
from tests.pwa.hall import Hall, furnish
from tests.server import Copy, forking

PATIENCE = 30
DECISION = b"POST /api/v1/decisions HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
ONE_BYTE = DECISION + b"Content-Length: 9\r\n\r\n{"
HALF_HEADER = b"GET /readyz HTTP/1.1\r\nHost: x\r\nX-Half: "
# Far more than the kernel takes for a reader with a small buffer.
UNREAD = b"GET /bundle/app.js HTTP/1.1\r\nHost: x\r\n\r\n" * 50
HURRIED = """
import deploy.limits as limits
import deploy.worker as ours
exec(compile(open("deploy/gunicorn.py").read(), "deploy/gunicorn.py", "exec"))
ours.HEAD_SECONDS = ours.BODY_SECONDS = ours.READER_SECONDS = 0.5
limits.MOST_OF_ONE_ADDRESS = 100 * limits.WEIGHT
"""


def connected(server: str, *, small: bool = False) -> socket.socket:
    """A connection to it; with a `small` buffer for what it reads."""
    host, port = server.removeprefix("http://").split(":")
    connection = socket.socket()
    if small:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    connection.settimeout(PATIENCE)
    connection.connect((host, int(port)))
    return connection


def rest(connection: socket.socket) -> bytes:
    """All that still comes."""
    with connection:
        try:
            return b"".join(iter(partial(connection.recv, 65536), b""))
        except ConnectionResetError:
            return b""


@contextmanager
def hurried(database_url: str, folder: Path) -> Iterator[str]:
    """Serve with little patience, and room for 100 connections of one address."""
    config = folder / "hurried.py"
    config.write_text(HURRIED)
    copy = Copy(database_url, config=str(config))
    try:
        yield copy.address()
    finally:
        copy.kill()


def test_slow_half_idle_and_unread_connections_keep_nobody_out(sqlite_url: str) -> None:
    with forking(sqlite_url) as address, ExitStack() as stack:
        hall = furnish(sqlite_url, address)
        for sent in (ONE_BYTE, HALF_HEADER, b"", UNREAD[: len(UNREAD) // 5]):
            for _ in range(75):
                stack.enter_context(connected(address, small=True)).sendall(sent)
        started = time.monotonic()
        hall.rule(0, "unclear-call")
        assert time.monotonic() - started < 5, "they are cut off after ten seconds"


def test_three_hundred_listen_and_a_ruling_is_answered_and_told(sqlite_url: str) -> None:
    with forking(sqlite_url) as address, ExitStack() as stack:
        hall = furnish(sqlite_url, address)
        tokens = tokens_of(hall, 75)
        streams = [stack.enter_context(connected(address)) for _ in range(300)]
        for number, stream in enumerate(streams):
            path = f"/api/v1/tournaments/{hall.tournament}/live"
            head = f"GET {path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {tokens[number // 4]}\r\n\r\n"
            stream.sendall(head.encode())
            assert stream.recv(65536).startswith(b"HTTP/1.1 200")
        hall.rule(0, "unclear-call")
        seq = hall.journal()[-1]["seq"]
        told = f"id: {seq}\n".encode()
        assert all(any(told in part for part in iter(partial(stream.recv, 65536), b"")) for stream in streams)


def tokens_of(hall: Hall, number: int) -> list[str]:
    """As many tokens of the director, each good for four streams."""
    [official] = [one["id"] for one in hall.call("GET", "officials")["items"] if "director" in one["roles"]]
    with engines_at(hall.database_url) as store, write(store) as connection:
        journal = Journal(connection, UUID(hall.tournament), None, datetime.now(UTC))
        return [issue_token(journal, UUID(official), f"{one}") for one in range(number)]


def test_what_does_not_come_in_time_is_told_so(sqlite_url: str, tmp_path: Path) -> None:
    with hurried(sqlite_url, tmp_path) as address:
        slow = [connected(address) for _ in range(3)]
        for connection, sent in zip(slow, (ONE_BYTE, HALF_HEADER, b""), strict=True):
            connection.sendall(sent)
        assert [rest(connection)[:12] for connection in slow] == [b"HTTP/1.1 408", b"HTTP/1.1 408", b""]


def test_an_answer_that_is_not_read_ends(sqlite_url: str, tmp_path: Path) -> None:
    with hurried(sqlite_url, tmp_path) as address:
        reader = connected(address, small=True)
        reader.sendall(UNREAD)
        time.sleep(2)
        whole = httpx.get(f"{address}/bundle/app.js", headers={"Accept-Encoding": "identity"}).content
        assert rest(reader).count(b"HTTP/1.1 200") < 50
        assert len(whole) > 65536


def test_an_address_has_room_for_so_many_and_the_oldest_goes(sqlite_url: str, tmp_path: Path) -> None:
    with hurried(sqlite_url, tmp_path) as address, ExitStack() as stack:
        waiting = [stack.enter_context(connected(address)) for _ in range(150)]
        assert httpx.get(f"{address}/healthz").status_code == 200
        ended = [rest(connection) for connection in waiting[:40]]
        assert ended == [b""] * 40


@pytest.mark.parametrize(
    ("sent", "status", "kind"),
    [
        (b"nonsense\r\n\r\n", 400, "bad-request"),
        (b"\r\n\r\n", 400, "bad-request"),
        (DECISION + b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 411, "no-length"),
        (DECISION + b"Content-Length: 1000001\r\n\r\n", 413, "too-large"),
        (b"GET /" + b"x" * 5000 + b" HTTP/1.1\r\n\r\n", 414, "address-too-long"),
        (b"GET /" + b"x" * 40_000, 414, "address-too-long"),
        (b"GET / HTTP/1.1\r\nX: " + b"x" * 9000 + b"\r\n\r\n", 431, "headers-too-large"),
        (b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 10_000, 431, "headers-too-large"),
    ],
)
def test_what_is_no_request_is_answered_like_every_mistake(address: str, sent: bytes, status: int, kind: str) -> None:
    connection = connected(address)
    connection.sendall(sent)
    head, _, body = rest(connection).partition(b"\r\n\r\n")
    problem = json.loads(body)
    assert (problem["status"], problem["type"]) == (status, f"urn:shinpan:problem:{kind}")
    lines = dict(line.split(": ", 1) for line in head.decode().splitlines()[1:])
    usual = httpx.get(f"{address}/nothing").headers
    for name in ("Content-Type", "Content-Security-Policy", "Cache-Control", *(name for name, _ in ALWAYS)):
        assert lines[name] == usual[name]


@pytest.fixture(scope="module")
def address(sqlite_template: Path) -> Iterator[str]:
    """One server for all who only send it bytes."""
    with forking(f"sqlite:///{sqlite_template}") as served:
        yield served


def test_requests_in_one_packet_are_each_answered(address: str) -> None:
    last = b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
    body = b'{"rulebook": {"id": "wrc-2022"}, "foul": "nothing", "facts": {}}'
    with_body = DECISION + b"Content-Length: %d\r\n\r\n" % len(body) + body
    connection = connected(address)
    connection.sendall(with_body + last[:20])
    connection.sendall(last[20:])
    answers = rest(connection)
    assert Counter(part[:3] for part in answers.split(b"HTTP/1.1 ")[1:]) == {b"422": 1, b"200": 1}


def test_who_waits_to_be_told_to_go_on_is_told(address: str) -> None:
    connection = connected(address)
    connection.sendall(DECISION + b"Content-Length: 2\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n")
    assert connection.recv(100) == b"HTTP/1.1 100 Continue\r\n\r\n"
    connection.sendall(b"{}")
    assert rest(connection).startswith(b"HTTP/1.1 422")


def test_whoever_hangs_up_ends_nobody_elses_connection(address: str) -> None:
    """Also while they are told to go on: it ended the worker."""
    with connected(address) as other:
        for _ in range(3):
            other.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            assert any(b"alive" in part for part in iter(partial(other.recv, 65536), b""))
            for number in range(60):
                gone = connected(address)
                gone.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                gone.sendall(DECISION + b"Content-Length: 2\r\nExpect: 100-continue\r\n\r\n")
                time.sleep(number % 6 / 5000)
                gone.close()


def test_a_body_counts_until_it_was_answered_and_no_longer() -> None:
    ours, theirs = socket.socketpair()
    with theirs, Connection(ours, Config(), "", "") as connection:
        theirs.sendall(DECISION + b"Content-Length: 50000\r\n\r\n" + b"x" * 50_000)
        while connection.weight < 50_000:
            connection.receive()
        assert connection.has_request(0)
        assert connection.weight == 50_000
        connection.end_request()
        assert connection.weight == 0


def test_one_address_is_served_by_turns() -> None:
    turns: Turns[str] = Turns(most_of_one=2)
    assert [turns.begin("hall") for _ in range(3)] == [True, True, False]
    turns.wait("hall", "third")
    assert turns.begin("elsewhere")
    assert turns.end("hall").popleft() == "third"
    assert turns.begin("hall")
    assert not turns.end("hall")
    assert [turns.begin("hall") for _ in range(2)] == [True, False]


def test_what_we_override_is_there_to_override() -> None:
    """A new gunicorn may name it otherwise, and then nothing would be bounded."""
    named = {
        "accept",
        "handle",
        "finish_request",
        "murder_keepalived",
        "murder_pending",
        "_cap_keepalive",
        "enqueue_req",
    }
    assert named <= vars(ThreadWorker).keys()
    assert {"close", "defer"} <= vars(PollableMethodQueue).keys()


def test_a_listener_who_does_not_read_is_cut_off() -> None:
    ours, theirs = socket.socketpair()
    with theirs, Connection(ours, Config(), ("127.0.0.1", 1), ("127.0.0.1", 2)) as listener:
        listener.begin_stream(lambda: None)
        with pytest.raises(BlockingIOError):
            all(listener.sendall(b"x" * 100) is None for _ in range(10_000))


@pytest.mark.parametrize(("proxies", "address"), [(0, "127.0.0.1"), (1, "198.51.100.2"), (2, "198.51.100.1")])
def test_a_trusted_proxy_says_whose_connection_it_is(proxies: int, address: str) -> None:
    ours, theirs = socket.socketpair()
    with theirs, Connection(ours, Config(), ("127.0.0.1", 1), ("127.0.0.1", 2)) as connection:
        theirs.sendall(ONE_BYTE.replace(b"Host: x", b"Host: x\r\nX-Forwarded-For: 198.51.100.1, 198.51.100.2"))
        connection.receive()
        assert not connection.has_request(proxies)
        assert connection.address == address


def test_the_address_that_holds_most_makes_room() -> None:
    held: Held[str] = Held(most_of_one=50, most=80)
    assert [held.put(name, "hall", 20) for name in ("first", "second", "third")] == [None, None, "first"]
    held.remove("first")
    assert held.put("fourth", "elsewhere", 20) is None
    assert held.put("fourth", "elsewhere", 45) == "fourth"
    held.remove("fourth")
    assert held.put("second", "hall", 20, served=True) is None
    assert held.put("third", "hall", 31) == "third", "who is served stays"
