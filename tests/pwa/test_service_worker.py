"""The service worker in a real Chromium: whole or not at all, and never anew before it is told."""

from collections.abc import Iterator
from contextlib import ExitStack
from hashlib import sha256

import pytest
from playwright.sync_api import Browser, Page, expect

from api.access.headers import ALWAYS
from api.phone_app.files import HEADERS, PAGE, PWA
from api.phone_app.pack import kept, light, pack
from tests.chromium import phone
from tests.pwa.phone import eventually
from tests.pwa.wire import Wire
from tests.pwa.worker import SETTLED, STATES, STATUS, WAITS, give_way, status, until
from tests.server import serving

HASHES = """async (paths) => Object.fromEntries(await Promise.all(paths.map(async (path) => {
  const content = await (await fetch(path)).arrayBuffer();
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return [path, Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("")];
})))"""
UPDATE = "async () => void (await (await navigator.serviceWorker.ready).update())"
ACTIVATE = """async () => {
  const { waiting } = await navigator.serviceWorker.ready;
  globalThis.taken = false;
  navigator.serviceWorker.addEventListener("controllerchange", () => (globalThis.taken = true));
  waiting.postMessage({ type: "activate" });
}"""
CONTROLLED = "navigator.serviceWorker.controller !== null"
STORED = """async () => {
  const cache = await caches.open((await caches.keys())[0]);
  return (await cache.keys()).map(({ url }) => new URL(url).pathname);
}"""
STYLE = "/css/base.css"
FORGIVEN = ("Failed to load resource", "Failed to find a valid digest", "A bad HTTP response code")


@pytest.fixture
def page(browser: Browser, wire: Wire) -> Iterator[Page]:
    with phone(browser, wire.address, forgiven=FORGIVEN) as context:
        yield context.new_page()


def activate(page: Page) -> None:
    """The version that waits takes over; the page stays."""
    page.evaluate(ACTIVATE)
    give_way(page)
    until(page, "globalThis.taken")


def hashes() -> dict[str, str]:
    return {address: sha256(light(path).encode()).hexdigest() for address, path in kept(PWA).items()}


def pack_path() -> str:
    return f"/pack/{pack(PWA).version}"


def update_in_vain(page: Page, wire: Wire) -> None:
    """The phone looks for an update, whose pack does not arrive."""
    wire.cut.add("/pack/")
    asked = len(wire.asked)
    page.evaluate(f"({UPDATE})().catch(() => undefined)")
    until(page, SETTLED)
    assert any(path.startswith("/pack/") for path in wire.asked[asked:])


def opens_without_a_network(page: Page, wire: Wire, version: str) -> None:
    wire.cut.add("/")
    page.goto("/#/fouls")
    page.reload()
    expect(page).to_have_title("Fouls · Shinpan")
    said = status(page)
    assert (said["version"], said["complete"]) == (version, True)


def test_the_first_visit_keeps_everything(page: Page) -> None:
    page.goto("/")
    said = status(page)
    assert said["complete"]
    assert page.evaluate("caches.keys()") == [f"shinpan-{said['version']}"]
    until(page, CONTROLLED)


def test_with_the_server_gone_it_opens_with_every_file_as_it_was(browser: Browser, sqlite_url: str) -> None:
    forgiven = ("Failed to load resource",)
    with ExitStack() as stack:
        server = stack.enter_context(ExitStack())
        address = server.enter_context(serving(sqlite_url))
        context = stack.enter_context(phone(browser, address, forgiven=forgiven))
        first = context.new_page()
        first.goto("/")
        assert status(first)["complete"]
        first.close()
        server.close()
        page = context.new_page()
        page.goto("/#/fouls")
        expect(page).to_have_title("Fouls · Shinpan")
        assert page.evaluate(HASHES, list(kept(PWA))) == hashes()
        assert status(page)["complete"]
        headers = page.evaluate("async () => Object.fromEntries((await fetch('/')).headers)")
        expected = {name.lower(): value for name, value in {**HEADERS[PAGE], **dict(ALWAYS)}.items()}
        assert expected.items() <= headers.items()
        assert page.evaluate("fetch('/api/v1/rulebooks').catch(() => 'nothing')") == "nothing"


def test_a_pack_damaged_on_its_way_is_not_kept_and_nothing_claims_to_be_complete(page: Page, wire: Wire) -> None:
    wire.changed[pack_path()] = pack(PWA).content.replace(b"color", b"colour", 1)
    page.goto("/")
    expect(page.locator(".status")).to_contain_text("Not ready offline")
    until(page, SETTLED)
    assert page.evaluate(STATES) == []
    assert page.evaluate("caches.keys()") == []
    wire.changed.clear()
    page.reload()
    assert status(page)["complete"]
    until(page, CONTROLLED)
    assert page.evaluate(HASHES, [STYLE]) == {STYLE: hashes()[STYLE]}


def test_an_installation_that_was_cut_off_begins_again(page: Page, wire: Wire) -> None:
    wire.cut.add(pack_path())
    page.goto("/")
    page.get_by_role("heading").first.wait_for()  # the app opens all the same, from the network
    until(page, SETTLED)
    eventually(lambda: page.evaluate(STATES) == [])
    wire.cut.clear()
    page.reload()
    assert status(page)["complete"]


def test_where_the_worker_can_not_be_registered_the_app_opens_and_says_so(page: Page, wire: Wire) -> None:
    wire.stopped["/sw.js"] = 403
    page.goto("/")
    expect(page.locator(".status")).to_contain_text("Not ready offline")
    page.wait_for_timeout(100)  # what is rejected and not heard would be told by now


def test_the_first_visit_fetches_nothing_twice(page: Page, wire: Wire) -> None:
    page.goto("/")
    assert status(page)["complete"]
    page.get_by_role("heading", name="Shinpan").wait_for()
    asked = [path for path in wire.asked if path.startswith(("/js", "/vendor", "/rulebooks"))]
    assert set(asked) == {"/js/app/boot.js", "/js/app/offline.js"}
    assert wire.asked.count(pack_path()) == 1


def test_an_update_waits_until_it_is_told(page: Page, wire: Wire) -> None:
    page.goto("/")
    old = status(page)["version"]
    content = b"body { color: green }"
    new = wire.release({STYLE: content})
    page.evaluate(UPDATE)
    until(page, WAITS)
    page.reload()
    assert status(page)["version"] == old
    assert page.evaluate(HASHES, [STYLE]) == {STYLE: hashes()[STYLE]}
    activate(page)
    said = status(page)
    assert (said["version"], said["complete"]) == (new, True)
    assert page.evaluate(HASHES, [STYLE]) == {STYLE: sha256(content).hexdigest()}
    until(page, "async (name) => String(await caches.keys()) === name", f"shinpan-{new}")


def test_an_update_that_does_not_arrive_whole_leaves_the_old_version(page: Page, wire: Wire) -> None:
    page.goto("/")
    old = status(page)["version"]
    wire.release({STYLE: b"body { color: green }"})
    update_in_vain(page, wire)
    assert page.evaluate(STATES) == ["active"]
    said = status(page)
    assert (said["version"], said["complete"]) == (old, True)
    assert page.evaluate(HASHES, [STYLE]) == {STYLE: hashes()[STYLE]}


def test_an_update_of_the_headers_alone_that_does_not_arrive_leaves_the_old_version(page: Page, wire: Wire) -> None:
    page.goto("/")
    old = status(page)["version"]
    assert wire.release_headers() != old
    update_in_vain(page, wire)
    assert page.evaluate(STATES) == ["active"]
    opens_without_a_network(page, wire, old)


def test_a_server_that_goes_back_to_the_version_in_use_leaves_it_whole(page: Page, wire: Wire) -> None:
    page.goto("/")
    old = status(page)["version"]
    wire.release({STYLE: b"body { color: green }"})
    page.evaluate(UPDATE)
    until(page, WAITS)
    wire.changed.clear()
    update_in_vain(page, wire)
    opens_without_a_network(page, wire, old)


def test_what_the_browser_threw_away_is_missed_and_fetched_again(page: Page, wire: Wire) -> None:
    page.goto("/")
    name = f"shinpan-{status(page)['version']}"
    drop = "async ([name, path]) => void (await (await caches.open(name)).delete(path))"
    wire.cut.add(pack_path())
    page.evaluate(drop, [name, pack_path()])
    until(page, f"async () => !(await ({STATUS})()).complete")  # the app asks too: an older answer may come first
    wire.cut.clear()
    until(page, f"async () => (await ({STATUS})()).complete")
    assert page.evaluate(HASHES, [STYLE]) == {STYLE: hashes()[STYLE]}


def test_the_kept_page_asks_at_once_for_what_the_first_screen_needs(page: Page) -> None:
    page.goto("/")
    assert status(page)["complete"]
    page.reload()
    asked = set(page.evaluate("performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)"))
    assert {"/css/base.css", "/js/app/main.js", "/js/app/table/tables.js", "/js/data/core.js"} <= asked
    assert not {"/js/app/open/casual.js", "/js/app/table/seats.js"} & asked


def test_what_is_not_of_the_app_is_never_kept(page: Page) -> None:
    page.goto("/")
    assert status(page)["complete"]
    page.evaluate("Promise.all(['/api/v1/rulebooks', '/docs', '/healthz'].map((path) => fetch(path)))")
    page.goto("/docs")
    assert page.title() != "Shinpan"
    assert page.evaluate(STORED) == [pack_path()]
