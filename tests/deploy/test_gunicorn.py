"""The app as deploy/gunicorn.py serves it."""

import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from time import sleep

import httpx
import psutil
import pytest

from api.access.heavy_requests import AT_ONCE, MOST_WAITING
from deploy.worker import MOST_AT_ONCE
from models.database.replace import InUseError, check_unused
from services.addresses import EVERYWHERE, Listener, find_addresses
from tests.databases import ROOT, sqlite_url
from tests.server import GUNICORN, Copy, environment, forking, serving

PATIENCE = 60  # seconds, for a machine that runs other tests beside


def start(database_url: str, command: list[str], **settings: str) -> subprocess.CompletedProcess[str]:
    """Run a command that is to end by itself."""
    return subprocess.run(
        [sys.executable, "-m", *command],
        cwd=ROOT,
        env=environment(database_url, **settings),
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


def refused(database_url: str, log: Path, **settings: str) -> str:
    """What a server says that does not start with these settings."""
    copy = Copy(database_url, log, **settings)
    try:
        with pytest.raises(RuntimeError, match="did not start"):
            copy.address()
        assert copy.exit_code()
    finally:
        copy.kill()
    return log.read_text("utf-8")


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the server that is only sent bytes has logged."""
    return tmp_path_factory.mktemp("bytes") / "log"


@pytest.fixture(scope="module")
def server(sqlite_template: Path, log: Path) -> Iterator[str]:
    """The address of one server for all who only send it bytes."""
    with log.open("wb") as written, serving(sqlite_url(sqlite_template), written) as address:
        yield address


def test_says_what_is_wrong_with_a_database_that_is_not_migrated(empty_database_url: str) -> None:
    with forking(empty_database_url) as address:
        answer = httpx.get(f"{address}/readyz", timeout=PATIENCE)
    assert answer.status_code == 503
    assert "alembic upgrade head" in answer.text


def test_serves_a_migrated_database_to_many_at_once(server: str) -> None:
    is_ready_for_many(server)


def test_a_server_that_nobody_asked_yet_has_its_database_open(sqlite_url: str) -> None:
    """So that nobody puts a backup in its place."""
    file = Path(sqlite_url.removeprefix("sqlite:///"))
    check_unused(file)
    with forking(sqlite_url) as address:
        httpx.get(f"{address}/healthz", timeout=PATIENCE)  # its process has begun
        with pytest.raises(InUseError):
            check_unused(file)


def test_serves_a_migrated_postgresql_database_to_many_at_once(postgresql_url: str) -> None:
    with serving(postgresql_url) as address:
        is_ready_for_many(address)


def is_ready_for_many(address: str) -> None:
    """Whoever asks is told so."""
    with httpx.Client(timeout=PATIENCE) as client, ThreadPoolExecutor(16) as pool:
        answers = list(pool.map(lambda _: client.get(f"{address}/readyz"), range(64)))
    assert [answer.status_code for answer in answers] == [200] * 64
    assert {answer.json()["status"] for answer in answers} == {"ready"}


def test_listens_on_the_loopback_alone(server: str) -> None:
    port = int(server.rsplit(":", 1)[1])
    hosts = {
        connection.laddr.ip
        for process in psutil.Process().children(recursive=True)
        for connection in process.net_connections(kind="inet")
        if connection.status == psutil.CONN_LISTEN and connection.laddr.port == port
    }
    assert hosts == {"127.0.0.1"}


def test_listens_to_the_network_when_told_and_says_how_phones_open_it(sqlite_url: str, tmp_path: Path) -> None:
    printed = start_and_stop(sqlite_url, HOST="0.0.0.0")  # noqa: S104
    port = int(printed[0].split("http://localhost:")[1].split()[0])
    found = find_addresses("", f"http://localhost:{port}", Listener(EVERYWHERE, port))
    expected = "this machine is in no network" if found.is_local_only else f"Phones open {found.used}. That is without"
    assert expected in printed[1]
    printed = start_and_stop(sqlite_url)
    assert "Phones can't open that" in printed[1]
    assert "HOST=0.0.0.0" in printed[1]
    printed = start_and_stop(sqlite_url, SHINPAN_PUBLIC_URL="https://referees.example")
    assert printed[1] == "Phones open https://referees.example.\n"
    assert "once: https://referees.example/#/account/" in printed[2]


def start_and_stop(database_url: str, **settings: str) -> list[str]:
    """What a server says until it has named the link of the first account."""
    command = [sys.executable, "-m", *GUNICORN]
    given = environment(database_url, **settings)
    with subprocess.Popen(command, cwd=ROOT, env=given, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        printed = [server.stdout.readline() for _ in range(3)]
        server.kill()
    return printed


@pytest.mark.parametrize(
    "sent",
    [
        b"GET /readyz HTTP/1.1\r\nHost: x\r\nAuthorization Bearer spt_secret\r\n\r\n",
        b"GET /readyz spt_secret\r\n\r\n",
    ],
)
def test_a_malformed_request_leaves_no_token_in_the_log(server: str, log: Path, sent: bytes) -> None:
    before = log.stat().st_size
    with connected(server) as connection:
        connection.sendall(sent)
        assert connection.recv(1000).startswith(b"HTTP/1.1 400")
    assert httpx.get(f"{server}/healthz", timeout=PATIENCE).status_code == 200
    logged = log.read_bytes()[before:].decode()
    assert "/healthz" in logged
    assert "spt_secret" not in logged


def connected(server: str) -> socket.socket:
    """A connection to it."""
    host, port = server.removeprefix("http://").split(":")
    return socket.create_connection((host, int(port)), timeout=PATIENCE)


@pytest.mark.parametrize("name", ["SCRIPT_NAME", "PATH_INFO", "REMOTE_USER"])
def test_a_client_does_not_say_what_a_proxy_may(server: str, name: str) -> None:
    answer = httpx.get(f"{server}/api/v1/rulebooks", headers={name: "/api"}, timeout=PATIENCE)
    assert (answer.status_code, answer.headers["Content-Type"]) == (200, "application/json")


SMUGGLED = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"


@pytest.mark.parametrize(
    "framing",
    [
        b"Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        b"Content-Length: 0\r\nContent-Length: 37\r\n\r\n",
        b"Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n",
        b"Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n",
    ],
)
def test_a_body_of_two_lengths_is_no_request(server: str, framing: bytes) -> None:
    """Else a proxy and we would not agree where the next one begins."""
    sent = b"POST /api/v1/decisions HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n" + framing + SMUGGLED
    with connected(server) as connection:
        connection.sendall(sent)
        answers = b"".join(iter(lambda: connection.recv(65536), b""))
    assert answers.startswith(b"HTTP/1.1 400")
    assert answers.count(b"HTTP/1.1 ") == 1


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("PORT", "eighty", "PORT is 'eighty': give a whole number from 0 to 65535."),
        ("PORT", "70000", "PORT is '70000'"),
        ("HOST", "hall.example", "HOST is 'hall.example': give an IPv4 address"),
        ("WORKERS", "0", "WORKERS is '0': give a whole number from 1 to 64."),
        ("THREADS", "-1", "THREADS is '-1'"),
        ("SHINPAN_DATABASE_URL", "mysql://localhost/x", "SHINPAN_DATABASE_URL"),
    ],
)
def test_refuses_a_wrong_setting(sqlite_url: str, tmp_path: Path, name: str, value: str, said: str) -> None:
    # WORKERS and THREADS are read on PostgreSQL and SQLite alike, so that a mistake shows before the move to the other.
    error = refused(sqlite_url, tmp_path / "log", **{name: value})
    assert said in error
    assert "Traceback" not in error


@pytest.mark.parametrize("command", [["alembic", "upgrade", "head"], ["gunicorn", "--config", "deploy/gunicorn.py"]])
@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"SHINPAN_DATABSE_URL": "x"}, "Did you mean SHINPAN_DATABASE_URL?"),
        ({"SHINPAN_DATABASE_URL": "postgresql://me:secret@127.0.0.1:1/x"}, "refused"),
    ],
)
def test_what_cannot_start_says_so_in_one_line(
    sqlite_url: str, command: list[str], wrong: dict[str, str], said: str
) -> None:
    result = start(sqlite_url, command, **wrong)
    assert result.returncode != 0
    printed = result.stdout + result.stderr
    assert said in printed
    assert "secret" not in printed
    assert printed.count("\n") == 1


def test_starts_on_a_locked_database_says_so_and_answers_503_until_it_is_free(sqlite_url: str) -> None:
    with closing(sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with forking(sqlite_url) as address:
            assert httpx.get(f"{address}/readyz", timeout=PATIENCE).status_code == 503
            other.execute("ROLLBACK")
            sleep(1.1)
            assert httpx.get(f"{address}/readyz", timeout=PATIENCE).status_code == 200


def test_starts_on_a_read_only_postgresql_and_says_so(postgresql_url: str) -> None:
    command = ["gunicorn", "--config", "deploy/gunicorn.py"]
    settings = environment(postgresql_url, PGOPTIONS="-c default_transaction_read_only=on", PYTHONUNBUFFERED="1")
    with subprocess.Popen(
        [sys.executable, "-m", *command], cwd=ROOT, env=settings, stdout=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        try:
            assert "http://localhost:" in server.stdout.readline()
            assert "PostgreSQL is read-only" in server.stdout.readline()
        finally:
            server.terminate()


def test_a_port_that_is_taken_is_named_with_the_cure(sqlite_url: str, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        error = refused(sqlite_url, tmp_path / "log", PORT=str(port))
    assert error.startswith(f"Port {port} can't be used: ")
    assert error.endswith("make run PORT=8001\n")
    assert error.count("\n") == 1


def test_heavy_requests_of_one_address_leave_it_turns_for_rulings() -> None:
    """Those that wait for a place keep the turn of their address: a whole hall may have one."""
    assert sum(AT_ONCE.values()) + MOST_WAITING * len(AT_ONCE) < MOST_AT_ONCE


def test_what_a_worker_has_loaded_is_not_looked_through_for_garbage_again() -> None:
    """A full collection of the rulebooks stops all threads for 0.3 s."""
    begin = (
        "import gc, types, deploy.gunicorn as settings;"
        "app = types.SimpleNamespace(extensions={});"
        "settings.post_worker_init(types.SimpleNamespace(wsgi=app, alive=True));"
        "print(gc.get_freeze_count(), len(gc.get_objects()))"
    )
    told = subprocess.run([sys.executable, "-c", begin], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    frozen, others = map(int, told.split())
    assert frozen > 50_000 > others
