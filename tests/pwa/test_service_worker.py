"""The service worker in a real Chromium: whole or not at all, and never anew before it is told."""

from collections.abc import Iterator
from contextlib import ExitStack
from hashlib import sha256
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from scripts.precache import kept
from tests.chromium import phone
from tests.pwa.wire import Wire, wired
from tests.server import serving

STATUS = """() => new Promise((resolve, reject) => {
  setTimeout(() => reject(new Error("no worker answers: are the hashes fresh? make precache")), 10_000);
  navigator.serviceWorker.addEventListener("message", ({ data }) => data.type === "status" && resolve(data));
  navigator.serviceWorker.ready.then(({ active }) => active.postMessage({ type: "status" }));
})"""
HASHES = """async (paths) => Object.fromEntries(await Promise.all(paths.map(async (path) => {
  const content = await (await fetch(path)).arrayBuffer();
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return [path, Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("")];
})))"""
STATES = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  return ["installing", "waiting", "active"].filter((state) => registration?.[state]);
}"""
UPDATE = "async () => void (await (await navigator.serviceWorker.ready).update())"
ACTIVATE = """async () => {
  const { waiting } = await navigator.serviceWorker.ready;
  const taken = new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve));
  waiting.postMessage({ type: "activate" });
  await taken;
}"""
SETTLED = f"async () => !(await ({STATES})()).includes('installing')"
WAITS = f"async () => (await ({STATES})()).includes('waiting')"
STORED = """async () => {
  const cache = await caches.open((await caches.keys())[0]);
  return (await cache.keys()).map(({ url }) => new URL(url).pathname);
}"""
STYLE = "/css/base.css"


@pytest.fixture
def wire(address: str) -> Iterator[Wire]:
    with wired(address) as wire:
        yield wire


@pytest.fixture
def page(browser: Browser, wire: Wire) -> Iterator[Page]:
    with phone(browser, wire.address, forgiven=("Failed to load resource", "Failed to find a valid digest")) as context:
        yield context.new_page()


def status(page: Page) -> dict[str, Any]:
    answer: dict[str, Any] = page.evaluate(STATUS)
    return answer


def until(page: Page, expression: str, arg: object = None) -> None:
    """Wait until it is true; `wait_for_function` takes a promise for true."""
    for _ in range(200):
        if page.evaluate(expression, arg):
            return
        page.wait_for_timeout(50)
    pytest.fail(f"never true: {expression}")


def settle(page: Page) -> None:
    """Wait until no worker is being installed."""
    until(page, "async () => (await caches.keys()).length > 0")
    until(page, SETTLED)


def hashes() -> dict[str, str]:
    return {address: sha256(path.read_bytes()).hexdigest() for address, path in kept().items()}


def test_the_first_visit_keeps_everything(page: Page) -> None:
    page.goto("/")
    said = status(page)
    assert (said["complete"], said["missing"]) == (True, [])
    assert said["files"].keys() == kept().keys()
    assert page.evaluate("caches.keys()") == [f"shinpan-{said['version']}"]
    until(page, "navigator.serviceWorker.controller !== null")


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
        assert page.title() == "Shinpan"
        assert page.evaluate(HASHES, list(kept())) == hashes()
        assert status(page)["complete"]
        assert page.evaluate("fetch('/api/v1/rulebooks').catch(() => 'nothing')") == "nothing"


def test_a_file_damaged_on_its_way_is_not_kept_and_nothing_claims_to_be_complete(page: Page, wire: Wire) -> None:
    wire.changed[STYLE] = b"body { color: red }"
    page.goto("/")
    settle(page)
    assert page.evaluate(STATES) == []
    wire.changed.clear()
    wire.asked.clear()
    page.reload()
    assert status(page)["complete"]
    assert page.evaluate(HASHES, [STYLE]) == {STYLE: hashes()[STYLE]}


def test_an_installation_that_was_cut_off_goes_on_where_it_stopped(page: Page, wire: Wire) -> None:
    wire.cut.add("/manifest.webmanifest")
    page.goto("/")
    settle(page)
    assert page.evaluate(STATES) == []
    wire.cut.clear()
    page.goto("/docs")  # a page that fetches none of these files itself
    wire.asked.clear()
    page.evaluate("navigator.serviceWorker.register('/sw.js')")
    assert status(page)["complete"]
    assert set(wire.asked) & kept().keys() == {"/manifest.webmanifest"}


def test_an_update_waits_until_it_is_told(page: Page, wire: Wire) -> None:
    page.goto("/")
    old = status(page)["version"]
    content = b"body { color: green }"
    new = wire.release(STYLE, content)
    page.evaluate(UPDATE)
    until(page, WAITS)
    page.reload()
    assert status(page)["version"] == old
    assert page.evaluate(HASHES, [STYLE]) == {STYLE: hashes()[STYLE]}
    page.evaluate(ACTIVATE)
    said = status(page)
    assert (said["version"], said["complete"]) == (new, True)
    assert page.evaluate(HASHES, [STYLE]) == {STYLE: sha256(content).hexdigest()}
    until(page, "async (name) => String(await caches.keys()) === name", f"shinpan-{new}")


def test_an_update_that_does_not_arrive_whole_leaves_the_old_version(page: Page, wire: Wire) -> None:
    page.goto("/")
    old = status(page)["version"]
    wire.release(STYLE, b"body { color: green }")
    wire.cut.add(STYLE)
    page.evaluate(f"({UPDATE})().catch(() => undefined)")
    until(page, "async () => (await caches.keys()).length === 2")
    settle(page)
    assert page.evaluate(STATES) == ["active"]
    said = status(page)
    assert (said["version"], said["complete"]) == (old, True)
    assert page.evaluate(HASHES, [STYLE]) == {STYLE: hashes()[STYLE]}


def test_what_the_browser_threw_away_is_missed_and_fetched_again(page: Page, wire: Wire) -> None:
    page.goto("/")
    name = f"shinpan-{status(page)['version']}"
    drop = "async ([name, path]) => void (await (await caches.open(name)).delete(path))"
    wire.cut.add(STYLE)
    page.evaluate(drop, [name, STYLE])
    until(page, f"async () => !(await ({STATUS})()).complete")  # the app asks too: an older answer may come first
    assert status(page)["missing"] == [STYLE]
    wire.cut.clear()
    until(page, f"async () => (await ({STATUS})()).complete")
    assert page.evaluate(HASHES, [STYLE]) == {STYLE: hashes()[STYLE]}


def test_what_is_not_of_the_app_is_never_kept(page: Page) -> None:
    page.goto("/")
    assert status(page)["complete"]
    page.evaluate("Promise.all(['/api/v1/rulebooks', '/docs', '/healthz'].map((path) => fetch(path)))")
    page.goto("/docs")
    assert page.title() != "Shinpan"
    assert set(page.evaluate(STORED)) == kept().keys()
