"""A furnished hall on a real server, and phones in it."""

from collections.abc import Iterator
from copy import deepcopy
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.chromium import phone
from tests.databases import copy_sqlite
from tests.databases import sqlite_url as url_of_file
from tests.pwa.hall import Hall, furnish
from tests.pwa.phone import CUT_OFF
from tests.pwa.screens import at_the_tables
from tests.pwa.wire import Wire, wired
from tests.server import forking


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


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    """What a page's console may complain of: nothing, unless a file of tests cuts the network."""
    return ()


@pytest.fixture
def telephone(browser: Browser, address: str, forgiven: tuple[str, ...]) -> Iterator[BrowserContext]:
    """A phone without an account."""
    with phone(browser, address, forgiven=forgiven) as context:
        yield context


@pytest.fixture
def page(telephone: BrowserContext) -> Page:
    """A page on a phone without an account."""
    return telephone.new_page()


@pytest.fixture(scope="module")
def reading(browser: Browser, sqlite_template: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    """A page on a phone without an account, which a file's tests have one after another."""
    path = tmp_path_factory.mktemp("reading") / "shinpan.sqlite3"
    copy_sqlite(sqlite_template, path)
    with forking(url_of_file(path)) as address, phone(browser, address) as context:
        yield context.new_page()


@pytest.fixture
def reader(reading: Page) -> Iterator[Page]:
    """As `page`, for who only reads: without a first visit each time. What was chosen is forgotten afterwards."""
    yield reading
    reading.evaluate("localStorage.clear(); sessionStorage.clear()")
    reading.goto("about:blank")


@pytest.fixture
def referee(page: Page, hall: Hall) -> Page:
    """A page on the phone of a referee who joined the tournament and sees the tables."""
    page.goto(hall.link("referee"))
    at_the_tables(page)
    return page


@pytest.fixture
def wire(address: str) -> Iterator[Wire]:
    """What lies between a phone and the server, for a phone that goes to its address."""
    with wired(address) as wire:
        yield wire


@pytest.fixture
def named(address: str) -> str:
    """The server by a name: passkeys are bound to one."""
    return address.replace("127.0.0.1", "localhost")


@pytest.fixture
def laptop(browser: Browser, named: str) -> Iterator[Page]:
    """A director's browser, which goes to the server by its name."""
    with phone(browser, named, forgiven=CUT_OFF) as context:
        yield context.new_page()


@pytest.fixture
def other(browser: Browser, named: str) -> Iterator[Page]:
    """Another browser."""
    with phone(browser, named, forgiven=CUT_OFF) as context:
        yield context.new_page()
