"""The phone's database: cleared, upgraded by a newer app, or closed by the browser, it loses nothing unsent."""

from playwright.sync_api import BrowserContext, Page

from tests.pwa.hall import Hall
from tests.pwa.phone import call, everything_sent, join, reopened, rule, ruled, snapshot, until


def test_a_cleared_store_is_found_and_joined_again(page: Page, telephone: BrowserContext, hall: Hall) -> None:
    identity = hall.rule(0, "unclear-call")
    until(page, "s.state.rulings[a]", identity)
    session = telephone.new_cdp_session(page)
    page.goto("about:blank")
    session.send("Storage.clearDataForOrigin", {"origin": hall.address, "storageTypes": "all"})
    reopened(page)
    assert snapshot(page, "tournament") is None
    until(page, "s.library?.catalogue.fouls")
    join(page, hall)
    assert snapshot(page, "state", "rulings", identity, "seq") > 0


def test_a_store_cleared_under_the_running_app_loses_nothing(page: Page, telephone: BrowserContext, hall: Hall) -> None:
    telephone.set_offline(True)
    identity = rule(page, call(hall))
    session = telephone.new_cdp_session(page)
    session.send("Storage.clearDataForOrigin", {"origin": hall.address, "storageTypes": "indexeddb"})
    page.wait_for_timeout(500)
    second = rule(page, call(hall, 1))
    telephone.set_offline(False)
    everything_sent(page)
    assert sorted(ruled(hall)) == sorted([identity, second])
    reopened(page)
    assert snapshot(page, "tournament", "name") == "Autumn League"


def test_an_old_page_gives_way_to_a_newer_app(page: Page, hall: Hall) -> None:
    page.evaluate("() => new Promise((done) => { indexedDB.open('shinpan', 99).onsuccess = done; })")
    until(page, "s.superseded && !s.outdated")
    sending = "(call) => store.send('ruling', null, call).catch((error) => error.name)"
    assert page.evaluate(sending, call(hall)) == "Superseded"
    reopened(page)
    assert [snapshot(page, name) for name in ("superseded", "outdated", "trouble")] == [True, True, None]


def test_a_connection_that_ends_overwrites_nothing_with_what_is_in_memory(
    page: Page, telephone: BrowserContext, hall: Hall
) -> None:
    telephone.set_offline(True)
    identity = rule(page, call(hall))
    page.evaluate(
        """async (id) => {
          const db = await (await import('/bundle/inspect.js')).database();
          const { body, ...item } = await db.getFromIndex('outbox', 'id', id);
          await db.put('outbox', { ...item, body: { ...body, note: 'newer' } });
          db.dispatchEvent(new Event('close'));
        }""",
        identity,
    )
    rule(page, call(hall, 1))
    assert [item["body"].get("note") for item in snapshot(page, "outbox")] == ["newer", None]
