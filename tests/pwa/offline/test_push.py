"""Being told while the app is closed, on a real server, with a push service on the loopback.

The headless browser has neither a push service nor leave to show notifications. So the page's push manager answers what
a browser would (MANAGER), what is pushed is delivered to the real worker by the developer tools, and the worker's
showNotification is listened to; the tap is an event made in the worker, since there is nothing to tap.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, Worker, expect
from sqlalchemy import select
from uuid_utils.compat import uuid7

from models.database.engine import make_engine, read
from models.people.push_subscriptions import SUBSCRIPTION
from tests.api.push_service import PushService, push_service
from tests.chromium import phone
from tests.databases import sqlite_url as url_of_file
from tests.pwa.hall import Hall
from tests.pwa.phone import CUT_OFF, eventually
from tests.pwa.reused_phone import ReusedPhone
from tests.pwa.screens import take_part
from tests.server import Server, forked, forking

MANAGER = """(sent) => {
  const made = (kept) => kept && ({ endpoint: kept.endpoint, toJSON: () => ({ ...kept, expirationTime: null }),
    unsubscribe: async () => (localStorage.removeItem("test.push"), true) });
  const kept = () => JSON.parse(localStorage.getItem("test.push"));
  PushManager.prototype.getSubscription = async () => made(kept());
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    if (!applicationServerKey) throw new DOMException("no key", "NotSupportedError");
    localStorage.setItem("test.push", JSON.stringify(sent));
    return made(sent);
  };
}"""
LISTEN = """() => {
  self.shown = [];
  self.registration.showNotification = async (title, said) => void self.shown.push({ title, ...said });
}"""
EVENT = """async ([type, given]) => {
  let work = null;
  const event = new ExtendableEvent(type);
  const waitUntil = (promise) => { work = promise; };
  if (given.notification) given.notification.close = () => { given.closed = true; };
  if (given.newSubscription) given.newSubscription.toJSON = () => given.newSubscription.said;
  const properties = Object.entries({ ...given, waitUntil }).map(([name, value]) => [name, { value }]);
  self.dispatchEvent(Object.defineProperties(event, Object.fromEntries(properties)));
  await work;
  return given.closed ?? null;
}"""
UNUSABLE = (
    *("", "no JSON", "null", '{"title": "T"}', '{"place": "https://example.org/#/own"}'),
    *('{"place": "//example.org"}', '{"place": "#/settings"}', '{"place": "#/escalation/x?y"}'),
    *('{"place": ["#/own"]}', '{"place": "javascript:0"}'),
)
SWITCH = "Notify me while the app is closed"


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    return CUT_OFF


@pytest.fixture(scope="module")
def listening() -> Iterator[PushService]:
    with push_service() as service:
        yield service


@pytest.fixture
def service(listening: PushService) -> PushService:
    """It has delivered nothing yet."""
    listening.delivered.clear()
    return listening


@pytest.fixture(scope="module")
def server(sqlite_template: Path, listening: PushService) -> Iterator[Server]:
    settings = {"SHINPAN_PUSH_CONTACT": "mailto:dora@example.org", "SHINPAN_PUSH_SERVICES": listening.origin}
    with forked(url_of_file(sqlite_template), **settings) as server:
        yield server


@pytest.fixture(scope="module")
def reused(browser: Browser, server: Server, listening: PushService) -> Iterator[ReusedPhone]:
    sent = {name: part for name, part in listening.subscription("phone").items() if name != "language"}
    shared = ReusedPhone(browser, server.address, f"({MANAGER})({json.dumps(sent)})")
    yield shared
    shared.close()


@pytest.fixture
def telephone(telephone: BrowserContext, address: str) -> BrowserContext:
    """A phone whose user allows notifications."""
    telephone.grant_permissions(["notifications"], origin=address)
    return telephone


@pytest.fixture
def director(director: Page) -> Page:
    """A director's phone, at its settings."""
    director.goto("/#/settings")
    return director


def switch(page: Page) -> Any:
    return page.get_by_role("switch", name=SWITCH)


def subscriptions(hall: Hall) -> list[tuple[str, str]]:
    """Name at the service, and language."""
    store = make_engine(hall.database_url)
    with read(store) as connection:
        rows = connection.execute(select(SUBSCRIPTION.c.endpoint, SUBSCRIPTION.c.language)).all()
    store.dispose()
    return [(endpoint.rpartition("/")[2], language) for endpoint, language in rows]


def switch_on(page: Page, hall: Hall) -> None:
    """Ask to be notified; done when the server knows, and the phone knows that it does."""
    expect(switch(page)).to_be_enabled()  # until then the phone does not know whether it is on
    switch(page).check()
    stored = "caches.match('/subscriptions', { cacheName: 'push' }).then(Boolean)"
    eventually(lambda: subscriptions(hall) == [("phone", "en")] and page.evaluate(stored))


def worker(page: Page) -> Worker:
    """The page's service worker, that tells what it would show."""
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    found = page.context.service_workers[0]
    found.evaluate(LISTEN)
    return found


def deliver(page: Page, said: str) -> dict[str, Any]:
    """As if the browser's push service had brought it; what the phone shows."""
    devtools = page.context.new_cdp_session(page)
    registrations: list[dict[str, Any]] = []
    devtools.on("ServiceWorker.workerRegistrationUpdated", lambda event: registrations.extend(event["registrations"]))
    devtools.send("ServiceWorker.enable")
    listening = worker(page)
    eventually(lambda: bool(page.evaluate("true") and registrations))  # the browser tells of them when it gets to it
    pushed = {"origin": page.evaluate("location.origin"), "registrationId": registrations[0]["registrationId"]}
    devtools.send("ServiceWorker.deliverPushMessage", {**pushed, "data": said})
    devtools.detach()
    eventually(lambda: bool(listening.evaluate("self.shown.length")))
    shown: dict[str, Any] = listening.evaluate("self.shown.pop()")
    return shown


def refuse(page: Page) -> None:
    """As if this phone's user had blocked notifications in the browser's settings."""
    devtools = page.context.new_cdp_session(page)
    own = devtools.send("Target.getTargetInfo")["targetInfo"]["browserContextId"]
    denied = {"permission": {"name": "notifications"}, "setting": "denied", "origin": page.evaluate("location.origin")}
    devtools.send("Browser.setPermission", {**denied, "browserContextId": own})


def tap(page: Page, shown: dict[str, Any]) -> None:
    assert worker(page).evaluate(EVENT, ["notificationclick", {"notification": {"data": shown["data"]}}])


def escalate(hall: Hall) -> str:
    ruling = hall.rule(0, "unclear-call")
    hall.call("PUT", f"rulings/{ruling}/escalation", {"reason": "Nobody heard it"}, "referee")
    return ruling


def test_what_is_pushed_is_shown_and_a_tap_opens_it(director: Page, hall: Hall, service: PushService) -> None:
    expect(switch(director)).not_to_be_checked()
    switch_on(director, hall)
    ruling = escalate(hall)
    [message] = service.wait(1)
    shown = deliver(director, json.dumps(message.said))
    assert (shown["title"], shown["tag"], shown["renotify"]) == ("Table 7", f"escalation-{ruling}", True)
    assert shown["body"] == "Escalated, to be decided: Unclear or non-standard call"
    tap(director, shown)
    director.wait_for_url(f"**/#/escalation/{ruling}")
    expect(director.get_by_role("heading", level=1)).to_have_text("Unclear or non-standard call")


def test_whatever_is_pushed_nothing_but_our_own_screens_opens(director: Page) -> None:
    expect(switch(director)).to_be_visible()
    before = director.url
    for said in UNUSABLE:
        shown = deliver(director, said)
        assert shown["title"] in ("Shinpan", "T"), said
        tap(director, shown)
        assert (director.url, len(director.context.pages)) == (before, 1), said


def test_it_is_switched_off_and_follows_the_language_and_ends_with_leaving(director: Page, hall: Hall) -> None:
    switch_on(director, hall)
    director.get_by_text("Français", exact=True).click()
    eventually(lambda: subscriptions(hall) == [("phone", "fr")])
    director.get_by_text("English", exact=True).click()
    eventually(lambda: subscriptions(hall) == [("phone", "en")])
    director.reload()
    expect(switch(director)).to_be_checked()
    switch(director).uncheck()
    eventually(lambda: subscriptions(hall) == [])
    eventually(lambda: director.evaluate("localStorage.getItem('test.push')") is None)
    switch_on(director, hall)
    director.get_by_role("button", name="Leave the tournament").click()
    director.get_by_role("dialog").get_by_role("button", name="Leave the tournament").click()
    eventually(lambda: subscriptions(hall) == [])


def test_of_two_languages_chosen_in_a_row_the_second_stays(director: Page, hall: Hall) -> None:
    switch_on(director, hall)
    held: list[Route] = []
    director.route("**/push-subscriptions/*", lambda route: held.append(route), times=1)
    director.get_by_text("Français", exact=True).click()
    eventually(lambda: len(held) == 1)
    director.get_by_text("English", exact=True).click()
    director.wait_for_timeout(200)
    with director.expect_response(held[0].request.url):
        held[0].continue_()
    eventually(lambda: subscriptions(hall) == [("phone", "en")])


def test_the_browser_may_move_and_the_server_may_forget(director: Page, hall: Hall, service: PushService) -> None:
    switch_on(director, hall)
    moved = {name: part for name, part in service.subscription("moved").items() if name != "language"}
    worker(director).evaluate(EVENT, ["pushsubscriptionchange", {"newSubscription": {"said": moved}}])
    eventually(lambda: subscriptions(hall) == [("moved", "en")])
    [own] = hall.call("GET", "phones")["items"][-1:]
    director.evaluate(
        """async ([tournament, as]) => {
          const { store } = await import('/bundle/inspect.js');
          await (await store.push()).status({ tournament, as }, 'en');
        }""",
        [hall.tournament, own["official"]],
    )
    eventually(lambda: subscriptions(hall) == [("phone", "en")])


def test_a_player_is_told_on_the_phone_with_their_page(page: Page, hall: Hall, service: PushService) -> None:
    asked = {"player": hall.players[0], "uses": None, "minutes": None}
    secret = hall.call("PUT", f"invitations/{uuid7()}", asked)["secret"]
    page.goto(f"/#/join/{hall.tournament}/{secret}")
    switch_on(page, hall)
    ruling = escalate(hall)
    decision = {"outcome": "upheld", "reason": "It was unclear"}
    hall.call("PUT", f"rulings/{ruling}/escalation/decisions/{uuid7()}", decision)
    [message] = service.wait(1)
    page.goto("/#/")
    tap(page, deliver(page, json.dumps(message.said)))
    page.wait_for_url("**/#/own")


@pytest.mark.parametrize("when", ["before", "now"])
def test_who_said_no_is_told_where_to_allow_it(director: Page, hall: Hall, when: str) -> None:
    if when == "now":
        director.evaluate("() => { Notification.requestPermission = async () => 'denied'; }")
        switch(director).click()
    else:
        refuse(director)
        director.reload()
    expect(director.get_by_role("status").filter(has_text="Notifications are blocked on this phone")).to_be_visible()
    assert subscriptions(hall) == []


def test_who_did_not_answer_may_be_asked_again(director: Page, hall: Hall) -> None:
    director.evaluate("() => { Notification.requestPermission = async () => 'default'; }")
    switch(director).click()
    expect(switch(director)).not_to_be_checked()
    assert subscriptions(hall) == []


def test_a_browser_without_a_push_service_says_so_and_may_try_again(director: Page, hall: Hall) -> None:
    failing = "PushManager.prototype.subscribe = () => Promise.reject(new DOMException('gone', 'AbortError'))"
    director.evaluate(f"() => {{ {failing}; }}")
    switch(director).click()
    expect(director.get_by_text("can't reach its notification service")).to_be_visible()
    expect(switch(director)).not_to_be_checked()


@pytest.mark.fresh_browser
def test_a_browser_that_can_not_says_so(director: Page) -> None:
    director.add_init_script("delete window.PushManager")
    director.reload()
    expect(director.get_by_text("add the app to the home screen")).to_be_visible()
    expect(switch(director)).to_have_count(0)


def test_a_server_that_pushes_nothing_says_so(browser: Browser, hall: Hall) -> None:
    with forking(hall.database_url) as silent, phone(browser, silent, forgiven=CUT_OFF) as context:
        context.grant_permissions(["notifications"], origin=silent)
        page = context.new_page()
        take_part(page, hall)
        page.goto("/#/settings")
        expect(page.get_by_text("This server sends no notifications")).to_be_visible()
