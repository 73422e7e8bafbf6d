"""Fixtures every test may ask for: fresh databases, and no test that quietly does not run.

`database_url` runs the test twice, on a fresh migrated SQLite file and a fresh migrated PostgreSQL database;
`sqlite_url` and `postgresql_url` give one of them; `empty_database_url` runs twice without any schema.
`browser` is a real Chromium, `address` a server on a fresh database.
"""

import gc
import os
import shutil
import subprocess
import sys
import tempfile
import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from flask import got_request_exception
from hypothesis import HealthCheck, settings
from playwright.sync_api import Browser

from models.database import schema
from tests.chromium import chromium
from tests.databases import ROOT, SERVING_ROLE, PostgreSQL, copy_sqlite, postgresql
from tests.databases import sqlite_url as url_of_file
from tests.examples import MOST, NIGHTLY, TIMES
from tests.server import Server, forked

TEMPLATE = "migrated"
MEMORY = Path("/dev/shm")  # noqa: S108  a disk in memory, on Linux; folders in it are made by tempfile
ROOM = 4_000_000_000
API = ROOT / "tests" / "api"
PWA = ROOT / "tests" / "pwa"
WAYS_THROUGH = ("test_it_works", "test_pages")
# How long an example takes, or is drawn, says what else the machine does. Each run draws others, in CI too. What
# fails is kept in .hypothesis, and printed as a line that repeats it, for CI keeps no files.
settings.register_profile(
    "unhurried",
    settings.get_profile("default"),
    max_examples=MOST,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    derandomize=False,
    print_blob=True,
)
settings.register_profile(
    NIGHTLY, settings.get_profile("unhurried"), max_examples=TIMES * settings.get_profile("default").max_examples
)
settings.load_profile("unhurried")
FAILED = pytest.StashKey[bool]()  # of a test: whether it failed up to now


@pytest.fixture(scope="session", autouse=True)
def tracebacks() -> Iterator[None]:
    """Show where a 500 came from: the app's own log has one escaped line of JSON for it."""

    def show(_: Any, exception: BaseException, **__: Any) -> None:
        traceback.print_exception(exception, file=sys.stdout)  # tests read the log on standard error

    with got_request_exception.connected_to(show):
        yield


@pytest.fixture(scope="session")
def postgresql_server() -> Iterator[PostgreSQL]:
    with postgresql() as server:
        yield server


@pytest.fixture(scope="session")
def postgresql_template(postgresql_server: PostgreSQL) -> str:
    schema.upgrade(postgresql_server.create(TEMPLATE), serving_role=SERVING_ROLE)
    return TEMPLATE


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("template") / "migrated.sqlite3"
    schema.upgrade(url_of_file(path))
    return path


@pytest.fixture
def sqlite_url(sqlite_template: Path, tmp_path: Path) -> str:
    path = tmp_path / "shinpan.sqlite3"
    copy_sqlite(sqlite_template, path)
    return url_of_file(path)


@pytest.fixture
def postgresql_url(postgresql_server: PostgreSQL, postgresql_template: str) -> Iterator[str]:
    with postgresql_server.database(postgresql_template) as name:
        yield postgresql_server.served_url(name)


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    return str(request.getfixturevalue(f"{request.param}_url"))


@pytest.fixture
def empty_sqlite_url(tmp_path: Path) -> str:
    return url_of_file(tmp_path / "empty.sqlite3")


@pytest.fixture
def empty_postgresql_url(postgresql_server: PostgreSQL) -> Iterator[str]:
    with postgresql_server.database() as name:
        yield postgresql_server.url(name)


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_database_url(request: pytest.FixtureRequest) -> str:
    return str(request.getfixturevalue(f"empty_{request.param}_url"))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as started:
        yield started


@pytest.fixture(scope="session")
def server(sqlite_template: Path) -> Iterator[Server]:
    """One server for all tests of a process, which get it one after another."""
    with forked(url_of_file(sqlite_template)) as running:
        yield running


@pytest.fixture
def address(server: Server, sqlite_url: str) -> str:
    """Address of a server on a fresh database."""
    server.use(sqlite_url)
    return server.address


def pytest_configure() -> None:
    """Each test has a database of its own: most of the time of many was waiting for the disk, where memory has room.

    A folder for each user, since PostgreSQL's wheel puts a lock there that nobody else could open.
    """
    if "TMPDIR" in os.environ:
        return
    roomy = MEMORY.is_dir() and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM
    folder = (MEMORY if roomy else Path(tempfile.gettempdir())) / f"shinpan-{os.getuid()}"
    folder.mkdir(mode=0o700, exist_ok=True)
    os.environ["TMPDIR"] = str(folder)
    tempfile.tempdir = None  # looked up anew


def pytest_report_header() -> str:
    """Which browser it is: some of what tests see is its own doing."""
    path = os.environ.get("CHROMIUM")
    return subprocess.run([path, "--version"], capture_output=True, check=True, text=True).stdout if path else ""


def pytest_xdist_auto_num_workers() -> int:
    """Two more than the machine has cores: a test that waits for a browser leaves its core to another."""
    return 2 + (os.cpu_count() or 1)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """What is collected stays to the end: looking through it for garbage took an eighth of the time, and went on.

    Nor is what tests make looked through as often as by default, which took a twentieth.
    """
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(50_000, 20)
        gc.enable()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Endpoints run on PostgreSQL where the SQL may differ: one way through each, and what is marked `postgresql`.

    Of the 356 different statements that 744 tests ran there, these run all.
    """
    sqlite_is_enough = {item for item in items if _of_endpoints(item) and not _needs_postgresql(item)}
    config.hook.pytest_deselected(items=sqlite_is_enough)
    items[:] = [item for item in items if item not in sqlite_is_enough]
    if config.args_source is pytest.Config.ArgsSource.TESTPATHS:
        items.sort(key=lambda item: PWA not in item.path.parents)  # the long ones first: none is left for the end


def _of_endpoints(item: pytest.Item) -> bool:
    """Whether it is a test of endpoints on the second of both databases."""
    given = getattr(item, "callspec", None)
    return bool(given) and given.params.get("database_url") == "postgresql" and API in item.path.parents


def _needs_postgresql(item: pytest.Item) -> bool:
    """Whether it is worth the second database."""
    return bool(item.get_closest_marker("postgresql")) or item.name.startswith(WAYS_THROUGH)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Iterator[None]:
    """A skipped test proves nothing, so it fails."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    if report.skipped and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"Skipped, and a test that does not run counts as failed: {report.longrepr}"
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(collector: pytest.Collector) -> Iterator[None]:
    """A file that skips itself whole fails as well."""
    report = yield
    if report.skipped:
        report.outcome = "failed"
        report.longrepr = f"Skipped whole, and tests that do not run count as failed: {report.longrepr}"
    return report


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What passing tests have to say: how much they compared, what the app weighs."""
    for report in terminalreporter.getreports("passed"):
        for name, line in report.user_properties:
            if name == "summary":
                terminalreporter.write_line(str(line))
