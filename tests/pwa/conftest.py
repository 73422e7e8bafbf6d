"""A furnished hall on a real server, and phones in it."""

from collections.abc import Iterator
from copy import deepcopy
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.chromium import phone
from tests.conftest import FAILED
from tests.databases import copy_sqlite
from tests.databases import sqlite_url as url_of_file
from tests.pwa.hall import Hall, furnish
from tests.pwa.phone import CUT_OFF
from tests.pwa.proxy import Proxy, proxied
from tests.pwa.reused_phone import ReusedPhone, another_phone, taken
from tests.pwa.screens import take_part
from tests.pwa.words_page import rules_page
from tests.server import Server, forking

REUSED = pytest.StashKey[ReusedPhone]()  # of a test: the phone that it has after others


@pytest.fixture(scope="session")
def furnished(sqlite_template: Path, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Hall]:
    """A database with a tournament under the R.League's rules; every test gets a copy."""
    path = tmp_path_factory.mktemp("furnished") / "furnished.sqlite3"
    copy_sqlite(sqlite_template, path)
    with forking(url_of_file(path)) as address:
        return path, furnish(url_of_file(path), address)


@pytest.fixture
def sqlite_url(furnished: tuple[Path, Hall], tmp_path: Path) -> str:
    path = tmp_path / "shinpan.sqlite3"
    copy_sqlite(furnished[0], path)
    return url_of_file(path)


@pytest.fixture
def hall(furnished: tuple[Path, Hall], address: str, sqlite_url: str) -> Hall:
    """The furnished tournament on this test's server."""
    return replace(deepcopy(furnished[1]), address=address, database_url=sqlite_url)


@pytest.fixture(scope="session")
def phone_rules(browser: Browser) -> Iterator[Page]:
    """A page that knows the phone's rules and nothing else, for whatever asks them: to load it takes longest."""
    with rules_page(browser) as page:
        yield page


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    """What a page's console may complain of: nothing, unless a file of tests cuts the network."""
    return ()


@pytest.fixture(scope="module")
def reused(browser: Browser, server: Server) -> Iterator[ReusedPhone]:
    """The phone that a file's tests share."""
    with taken(browser, server.address) as shared:
        yield shared


@pytest.fixture
def telephone(
    request: pytest.FixtureRequest, browser: Browser, address: str, forgiven: tuple[str, ...]
) -> Iterator[BrowserContext]:
    """A phone without an account: a test that is marked `fresh_browser` is its first, else it keeps the app alone."""
    if request.node.get_closest_marker("fresh_browser"):
        with phone(browser, address, forgiven=forgiven) as context:
            yield context
        return
    reused: ReusedPhone = request.getfixturevalue("reused")
    if "page" not in request.fixturenames:
        reused.leave()
    request.node.stash[REUSED] = reused
    yield from lent(reused, request, forgiven)


def lent(reused: ReusedPhone, request: pytest.FixtureRequest, forgiven: tuple[str, ...]) -> Iterator[BrowserContext]:
    """To one test; what a failed one left behind goes with its pages."""
    with reused.lent(forgiven) as context:
        yield context
        if request.node.stash[FAILED]:
            reused.leave()


@pytest.fixture
def page(request: pytest.FixtureRequest, telephone: BrowserContext) -> Page:
    """A page on a phone without an account."""
    reused = request.node.stash.get(REUSED, None)
    return reused.open() if reused else telephone.new_page()


@pytest.fixture
def referee(page: Page, hall: Hall) -> Page:
    """A page on the phone of a referee who joined the tournament and sees the tables."""
    take_part(page, hall, "referee")
    return page


@pytest.fixture
def arbiter(page: Page, hall: Hall) -> Page:
    """A page on the phone of a table arbiter who joined the tournament and sees the tables."""
    take_part(page, hall, "arbiter")
    return page


@pytest.fixture
def director(page: Page, hall: Hall) -> Page:
    """A page on the phone of a director who joined the tournament and sees the tables."""
    take_part(page, hall)
    return page


@pytest.fixture(scope="module")
def reused_second(browser: Browser, server: Server) -> Iterator[ReusedPhone]:
    """Another one that a file's tests share."""
    with taken(browser, server.address) as shared:
        yield shared


@pytest.fixture
def second(request: pytest.FixtureRequest, reused_second: ReusedPhone, address: str) -> Iterator[Page]:
    """A page on another phone, which may be cut off."""
    for _ in lent(reused_second, request, CUT_OFF):
        yield reused_second.open()


@pytest.fixture
def proxy(address: str) -> Iterator[Proxy]:
    """What lies between a phone and the server, for a phone that goes to its address."""
    with proxied(address) as proxy:
        yield proxy


@pytest.fixture
def named(address: str) -> str:
    """The server by a name: passkeys are bound to one."""
    return address.replace("127.0.0.1", "localhost")


@pytest.fixture
def laptop(browser: Browser, named: str) -> Iterator[Page]:
    """A director's browser, which goes to the server by its name."""
    with another_phone(browser, named, CUT_OFF) as page:
        yield page


@pytest.fixture
def other(browser: Browser, named: str) -> Iterator[Page]:
    """Another browser."""
    with another_phone(browser, named, CUT_OFF) as page:
        yield page
