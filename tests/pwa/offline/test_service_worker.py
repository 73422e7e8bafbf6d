"""The service worker in a real Chromium: whole or not at all, and never anew before it is told."""

from collections.abc import Iterator
from contextlib import ExitStack
from hashlib import sha256

import pytest
from playwright.sync_api import Browser, Page, expect

from api.access.headers import ALWAYS
from api.phone_app.files import HEADERS, PAGE, kept
from tests.chromium import phone
from tests.pwa.phone import eventually
from tests.pwa.proxy import Proxy
from tests.pwa.service_worker import SETTLED, STATES, STATUS, WAITS, give_way, status, until
from tests.server import forking

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
STORED_IN = """async (name) => {
  const cache = await caches.open(name);
  return (await cache.keys()).map(({ url }) => new URL(url).pathname);
}"""
STORED = f"async () => ({STORED_IN})((await caches.keys())[0])"
STYLE = "/bundle/app.css"
OTHERS = (".ja.json", ".fr.json", ".ru.json")  # other languages than this phone reads
FORGIVEN = ("Failed to load resource", "Failed to find a valid digest", "A bad HTTP response code")


@pytest.fixture
def page(browser: Browser, proxy: Proxy) -> Iterator[Page]:
    with phone(browser, proxy.address, forgiven=FORGIVEN) as context:
        yield context.new_page()


def activate(page: Page) -> None:
    """The version that waits takes over; the page stays."""
    page.evaluate(ACTIVATE)
    give_way(page)
    until(page, "globalThis.taken")


def hashes() -> dict[str, str]:
    return {address: sha256(content).hexdigest() for address, content in kept().items() if not address.endswith(OTHERS)}


def update_in_vain(page: Page, proxy: Proxy) -> None:
    """The phone looks for an update, of which not every file arrives."""
    proxy.cut.add("/rulebooks/")
    asked = len(proxy.asked)
    page.evaluate(f"({UPDATE})().catch(() => undefined)")
    until(page, SETTLED)
    assert any(path.startswith("/rulebooks/") for path in proxy.asked[asked:])


def opens_without_a_network(page: Page, proxy: Proxy, version: str) -> None:
    proxy.cut.add("/")
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
    assert set(page.evaluate(STORED)) == hashes().keys()
    until(page, CONTROLLED)


def test_with_the_server_gone_it_opens_with_every_file_as_it_was(browser: Browser, sqlite_url: str) -> None:
    forgiven = ("Failed to load resource",)
    with ExitStack() as stack:
        server = stack.enter_context(ExitStack())
        address = server.enter_context(forking(sqlite_url))
        context = stack.enter_context(phone(browser, address, forgiven=forgiven))
        first = context.new_page()
        first.goto("/")
        assert status(first)["complete"]
        first.close()
        server.close()
        page = context.new_page()
        page.goto("/#/fouls")
        expect(page).to_have_title("Fouls · Shinpan")
        assert page.evaluate(HASHES, list(hashes())) == hashes()
        assert status(page)["complete"]
        headers = page.evaluate("async () => Object.fromEntries((await fetch('/')).headers)")
        expected = {name.lower(): value for name, value in {**HEADERS[PAGE], **dict(ALWAYS)}.items()}
        assert expected.items() <= headers.items()
        assert page.evaluate("fetch('/api/v1/rulebooks').catch(() => 'nothing')") == "nothing"


def test_a_file_damaged_on_its_way_is_not_kept_and_nothing_claims_to_be_complete(page: Page, proxy: Proxy) -> None:
    proxy.changed[STYLE] = kept()[STYLE].replace(b"color", b"colour", 1)
    page.goto("/")
    expect(page.locator(".status")).to_contain_text("Not ready offline")
    until(page, SETTLED)
    assert page.evaluate(STATES) == []
    assert page.evaluate("caches.keys()") == []
    proxy.changed.clear()
    page.reload()
    assert status(page)["complete"]
    until(page, CONTROLLED)
    assert page.evaluate(HASHES, [STYLE]) == {STYLE: hashes()[STYLE]}


def test_an_installation_that_was_cut_off_begins_again(page: Page, proxy: Proxy) -> None:
    proxy.cut.add("/rulebooks/terms")
    page.goto("/")
    page.get_by_role("heading").first.wait_for()  # the app opens all the same, from the network
    until(page, SETTLED)
    eventually(lambda: page.evaluate(STATES) == [])
    proxy.cut.clear()
    page.reload()
    assert status(page)["complete"]


def test_where_the_worker_can_not_be_registered_the_app_opens_and_says_so(page: Page, proxy: Proxy) -> None:
    proxy.stopped["/sw.js"] = 403
    page.goto("/")
    expect(page.locator(".status")).to_contain_text("Not ready offline")
    page.wait_for_timeout(100)  # what is rejected and not heard would be told by now


def test_the_first_visit_fetches_nothing_twice(page: Page, proxy: Proxy) -> None:
    page.goto("/")
    assert status(page)["complete"]
    page.get_by_role("heading", name="Shinpan").wait_for()
    before = ["/", "/bundle/app.css", "/bundle/large.css", "/bundle/boot.js"]  # the page's own, ahead of the worker
    asked = [path for path in proxy.asked if path in kept() and path not in before]
    assert sorted(asked) == sorted(hashes().keys() - set(before))


def test_an_update_waits_until_it_is_told(page: Page, proxy: Proxy) -> None:
    page.goto("/")
    old = status(page)["version"]
    content = b"body { color: green }"
    new = proxy.release({STYLE: content})
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


def test_an_update_that_does_not_arrive_whole_leaves_the_old_version(page: Page, proxy: Proxy) -> None:
    page.goto("/")
    old = status(page)["version"]
    proxy.release({STYLE: b"body { color: green }"})
    update_in_vain(page, proxy)
    assert page.evaluate(STATES) == ["active"]
    said = status(page)
    assert (said["version"], said["complete"]) == (old, True)
    assert page.evaluate(HASHES, [STYLE]) == {STYLE: hashes()[STYLE]}


def test_an_update_of_the_headers_alone_that_does_not_arrive_leaves_the_old_version(page: Page, proxy: Proxy) -> None:
    page.goto("/")
    old = status(page)["version"]
    assert proxy.release_headers() != old
    update_in_vain(page, proxy)
    assert page.evaluate(STATES) == ["active"]
    opens_without_a_network(page, proxy, old)


def test_a_server_that_goes_back_to_the_version_in_use_leaves_it_whole(page: Page, proxy: Proxy) -> None:
    page.goto("/")
    old = status(page)["version"]
    proxy.release({STYLE: b"body { color: green }"})
    page.evaluate(UPDATE)
    until(page, WAITS)
    proxy.changed.clear()
    proxy.cut.add("/rulebooks/")
    page.evaluate(UPDATE)
    until(page, SETTLED)
    opens_without_a_network(page, proxy, old)


def test_what_the_browser_threw_away_is_missed_and_fetched_again(page: Page, proxy: Proxy) -> None:
    page.goto("/")
    name = f"shinpan-{status(page)['version']}"
    drop = "async ([name, path]) => void (await (await caches.open(name)).delete(path))"
    proxy.cut.add(STYLE)
    page.evaluate(drop, [name, STYLE])
    until(page, f"async () => !(await ({STATUS})()).complete")  # the app asks too: an older answer may come first
    proxy.cut.clear()
    until(page, f"async () => (await ({STATUS})()).complete")
    assert page.evaluate(HASHES, [STYLE]) == {STYLE: hashes()[STYLE]}


def french_is_kept() -> str:
    """The question whether all of French is on the phone."""
    french = sorted(path for path in kept() if path.endswith(".fr.json"))
    return f"async () => new Set(await ({STORED})()).isSupersetOf(new Set({french}))"


def test_another_language_is_kept_from_its_first_use_on(page: Page, proxy: Proxy) -> None:
    page.goto("/")
    assert status(page)["complete"]
    assert not [path for path in proxy.asked if path.endswith(OTHERS)]
    page.goto("/#/settings")
    page.get_by_text("Français", exact=True).click()
    expect(page).to_have_title("Réglages · Shinpan")
    until(page, french_is_kept())
    proxy.cut.add("/")
    page.reload()
    expect(page).to_have_title("Réglages · Shinpan")
    page.get_by_text("日本語", exact=True).click()
    expect(page.get_by_text("Cette langue n'est pas encore sur ce téléphone")).to_be_visible()
    expect(page).to_have_title("Réglages · Shinpan")


def test_an_update_brings_the_languages_that_are_read_here(page: Page, proxy: Proxy) -> None:
    page.goto("/#/settings")
    page.get_by_text("Français", exact=True).click()
    until(page, french_is_kept())
    new = proxy.release({STYLE: b"body { color: green }"})
    page.evaluate(UPDATE)
    until(page, WAITS)
    there = page.evaluate(STORED_IN, f"shinpan-{new}")
    assert {path for path in there if path.endswith(".json")} == {
        path for path in kept() if path.endswith(".json") and not path.endswith((".ja.json", ".ru.json"))
    }


def test_a_language_of_another_version_is_not_taken(page: Page, proxy: Proxy) -> None:
    page.goto("/#/settings")
    assert status(page)["complete"]
    proxy.changed["/bundle/ruling.fr.json"] = b"{}"
    page.get_by_text("Français", exact=True).click()
    expect(page.get_by_text("This language is not on this phone yet")).to_be_visible()
    expect(page).to_have_title("Settings · Shinpan")


def test_what_is_not_of_the_app_is_never_kept(page: Page, proxy: Proxy) -> None:
    page.goto("/")
    assert status(page)["complete"]
    page.evaluate("Promise.all(['/api/v1/rulebooks', '/docs', '/openapi.yaml', '/healthz'].map((path) => fetch(path)))")
    proxy.cut.add("/openapi.yaml")  # drawn on that page it takes seconds
    page.goto("/docs")
    assert page.title() != "Shinpan"
    assert set(page.evaluate(STORED)) == hashes().keys()
