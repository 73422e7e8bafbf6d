"""Phones that have the app and nothing else, which tests use one after another: what was kept is wiped in between.

A first visit costs more than most tests do: 0.8 s of processor, of which a service worker that is there saves half, and
a page that stays open all but 0.17 s. It stays open for the tests of one file: these run in one order, so that none
depends on the worker it runs on.

What is more than kept goes with the page: it is closed where it complained of what is not forgiven, was left, or has
other tabs, and the next test opens another. A test that changes the browser itself, or is about first
visits, updates, tabs or reloads, has a browser of its own: it is marked `fresh_browser`.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NoReturn

from playwright.sync_api import Browser, BrowserContext, Error, Page

from tests.chromium import PHONE, new_phone

# `reused.unanswered()`: how many requests are, streams apart; `reused.changed()`: whether a test has put anything of
# its own in the place of what the browser has.
WATCH = """(() => {
  if (!location.origin.startsWith("http")) return;
  const { fetch } = globalThis;
  let unanswered = 0;
  globalThis.fetch = async (...given) => {
    const counts = !String(given[0]).endsWith("/live");
    unanswered += counts;
    try {
      return await fetch(...given);
    } finally {
      unanswered -= counts;
    }
  };
  const functions = (thing) => Object.values(Object.getOwnPropertyDescriptors(thing))
    .map(({ value, get }) => get ?? (typeof value === "function" ? value : null));
  const classes = [IDBObjectStore, IDBDatabase, HTMLVideoElement, OscillatorNode, PushManager, Navigator, Notification];
  const shared = classes.map((one) => one.prototype);
  const things = [document, navigator, navigator.storage, navigator.mediaDevices, crypto, Notification, ...shared];
  // Not all that it has: what nobody asked for yet is made then, which takes long. axe only looks.
  const names = () => Object.keys(globalThis).filter((name) => name !== "axe").length;
  const own = () => [globalThis.fetch, Date, Date.now, createImageBitmap, ...classes, names()];
  const all = () => [...own(), ...things.flatMap(functions)];
  const changed = () => all().some((one, at) => one !== before[at]);
  globalThis.reused = { unanswered: () => unanswered, changed };
  const before = all();
})()"""
# Screens end first, since they keep things as they do. The app hears from another tab, as it were, that all is gone.
# What was written meanwhile goes too. False where more than that would have to be undone.
WIPE = """async () => {
  const { reused } = globalThis;
  const forgetPush = () => caches.delete("push"); // closing the page would not: it lies beside the app itself
  await forgetPush();
  if (reused.changed() || matchMedia("print").matches) return false;
  const { store, say, change } = await import("/bundle/inspect.js");
  const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const settled = async (condition) => {
    const impatient = performance.now() + 1000;
    while (!(await condition()) && performance.now() < impatient) await new Promise((done) => setTimeout(done, 5));
    return condition();
  };
  // What holds a lock may ask the server next, for an official whom the next test's database does not know.
  const unlocked = async () => Object.values(await navigator.locks.query()).every((locks) => !locks.length);
  location.replace("#/");
  await painted();
  say("");
  const chosen = JSON.parse(localStorage.getItem("shinpan.settings") ?? "null");
  if (chosen) {
    const plain = { lang: "en", theme: "auto", discreet: false, hand: "right", haptics: true, sound: false };
    if (Object.keys(chosen).some((name) => !(name in plain))) return false;
    await change(plain);
  }
  if (!(await settled(() => reused.unanswered() === 0))) return false;
  await painted();
  const database = await new Promise((resolve, reject) => {
    const opening = indexedDB.open("shinpan");
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const clear = () => new Promise((resolve, reject) => {
    const stores = [...database.objectStoreNames];
    const clearing = database.transaction(stores, "readwrite");
    for (const store of stores) clearing.objectStore(store).clear();
    clearing.oncomplete = resolve;
    clearing.onabort = () => reject(clearing.error);
  });
  await clear();
  new BroadcastChannel("shinpan").postMessage("current");
  const forgotten = ({ official, state, outbox, elsewhere }) =>
    !official && !state && !outbox.length && !elsewhere.length && reused.unanswered() === 0;
  if (!(await settled(async () => (await unlocked()) && forgotten(store.snapshot)))) return false;
  if (!store.snapshot.online || store.snapshot.superseded) return false;
  localStorage.clear();
  await forgetPush();
  await clear();
  database.close();
  return true;
}"""

_idle: dict[str, list[ReusedPhone]] = {}  # address → phones of this process that nobody uses

OWN_CLOCK = "String(Date).includes('[native code]')"
STAYS = "scripts and clocks that a test puts in stay: mark it fresh_browser"


class ReusedPhone:
    """A phone that is lent to one test after another."""

    def __init__(self, browser: Browser, address: str, *scripts: str) -> None:
        """`scripts` run in every page before its own: they belong to this phone."""
        self.page: Page | None = None
        self._address = address
        self._reusable = (f"{address}/", f"{address}/bare")  # the app, and a page without its screens
        self._context, self._complaints = new_phone(browser, address)
        for script in (*scripts, WATCH):
            self._context.add_init_script(script)
        self._context.add_init_script = _refuse  # type: ignore[method-assign]

    @contextmanager
    def lent(self, forgiven: tuple[str, ...]) -> Iterator[BrowserContext]:
        """For one test, which fails when the phone complains of anything that is not forgiven."""
        self._complaints.clear()
        yield self._context
        set_clock = [page for page in self._context.pages if not page.evaluate(OWN_CLOCK)]
        complaints = self._complaints.unforgiven(forgiven)
        self._reconnect()
        if complaints or not self._wiped() or self._complaints.unforgiven(forgiven):
            self.leave()
        self._undo()
        assert not set_clock, STAYS
        assert not complaints, complaints

    def open(self) -> Page:
        """Its page: blank at first, with the app at home from the second test on."""
        if self.page is None:
            self.page = self._context.new_page()
            self.page.add_init_script = _refuse  # type: ignore[method-assign]
        return self.page

    def leave(self) -> None:
        """Close every page, and clear what they kept but for the app itself."""
        for page in self._context.pages:
            page.close()
        self.page = None
        kept = {"origin": self._address, "storageTypes": "indexeddb,local_storage"}
        self._send_command("Storage.clearDataForOrigin", kept)

    def close(self) -> None:
        """Throw it away."""
        self._context.close()

    def _send_command(self, command: str, what: dict[str, str] | None = None) -> None:
        """By a session that ends at once: while there is one, a page that is reloaded forgets that it is offline."""
        session = self._context.new_cdp_session(self.open())
        session.send(command, what)
        session.detach()

    def _reconnect(self) -> None:
        """Nothing lies between its pages and the server any more, nor does what still does complain of that."""
        self._context.unroute_all(behavior="ignoreErrors")
        for page in self._context.pages:
            page.unroute_all(behavior="ignoreErrors")
        self._context.set_offline(False)

    def _undo(self) -> None:
        """What a test may have done to the browser around its pages, and what that has kept of the server's answers."""
        self._send_command("Network.clearBrowserCache")
        self._context.clear_cookies()
        self._context.clear_permissions()

    def _wiped(self) -> bool:
        """Whether the page goes on as one that keeps nothing."""
        page = self.page
        if page is None or self._context.pages != [page]:
            return False
        try:
            if page.viewport_size != PHONE["viewport"]:
                page.set_viewport_size(PHONE["viewport"])
            return page.url.split("#")[0] in self._reusable and bool(page.evaluate(WIPE))
        except Error:
            return False


@contextmanager
def taken(browser: Browser, address: str) -> Iterator[ReusedPhone]:
    """A phone that nobody uses, or a new one; nothing of this use but the app itself is left to the next."""
    idle = _idle.setdefault(address, [])
    phone = idle.pop() if idle else ReusedPhone(browser, address)
    try:
        yield phone
        phone.leave()
    except BaseException:
        phone.close()
        raise
    idle.append(phone)


@contextmanager
def another_phone(browser: Browser, address: str, forgiven: tuple[str, ...] = ()) -> Iterator[Page]:
    """A page of a phone besides the one that the test has. An error on it fails the test unless it is forgiven."""
    with taken(browser, address) as phone, phone.lent(forgiven):
        yield phone.open()


def _refuse(*_: object, **__: object) -> NoReturn:
    raise AssertionError(STAYS)
