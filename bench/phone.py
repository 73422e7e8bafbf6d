"""How long the phone takes to show a decision, and to start without a network, on a processor 4 times slower.

python -m bench.phone        (CHROMIUM=/path/to/chromium names another than the one that is found)

From the moment when the tap's new address reaches the app to the moment when the decision stands in the document:
deciding, wording and rendering, all script. One frame is 16.7 ms. `first` is a call of a freshly opened app.

A search is the script alone, the best of three for each phrase of tests/rulings/search. The first one makes the index:
the app asks for it when it has nothing else to do.

A hand is inspected by script alone too, wins at random, with what the book leaves open tried both ways.

The log is opened with 1,000 rulings in it.

A cold start has no network, no page of the app and no running service worker; 300 rulings are in the log. It counts
from the moment when the address is opened to the frame after which tables, or a table's seats, are there to tap.

The same machine may be twice as fast an hour later: with each figure stands what a fixed loop took on the same page,
as slowed down, around the same time. Figures of two runs compare by their ratio to it.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

import tests.pwa.hall
from bench.results import Result, at_most, show
from models.database import schema
from scripts.find_chromium import find
from tests.chromium import ARGUMENTS, PHONE
from tests.databases import sqlite_url
from tests.pwa.hall import Hall, furnish
from tests.pwa.screens import go
from tests.pwa.words_page import rules_page
from tests.random_hands import RandomHands, can_lie
from tests.rulings.test_search import phrases
from tests.server import forking

SLOWER = 4
FRAME_MS = 16.7
START_MS = 1000
SEARCH_MS = 10
LOGGED = 1000  # rulings of a long tournament
MANY_RULINGS = Path(tests.pwa.hall.__file__).with_name("many_rulings.js")
# Every fact given is one that the book asks for; without any the decision follows the foul's own button.
CALLS: dict[str, dict[str, object]] = {
    "unvocalised-call": {},
    "empty-win": {},
    "noten-riichi": {"hand_end": "exhaustive-draw", "riichi_hand": "noten"},
    "exposed-tiles": {},
}
# Before the app's own listener: the stopwatch starts when the address arrives.
WATCH = "addEventListener('hashchange', () => { globalThis.arrived = performance.now(); });"
SHOWN = """([address, wanted]) => new Promise((resolve, reject) => {
  setTimeout(() => reject(new Error(`no ${wanted} at ${address}`)), 30_000);
  const look = new MutationObserver(() => {
    if (!document.querySelector(wanted)) return;
    look.disconnect();
    const shown = performance.now() - globalThis.arrived;
    requestAnimationFrame(() => setTimeout(() => resolve([shown, performance.now() - globalThis.arrived])));
  });
  look.observe(document.body, { childList: true, subtree: true });
  location.hash = address;
})"""

SEARCHES = """async (queries) => {
  const book = await rules.book({ id: "wrc-2022" });
  const search = (query) => {
    const start = performance.now();
    rules.search(rules.library, query, book);
    return performance.now() - start;
  };
  return [search(""), ...queries.map((query) => Math.min(search(query), search(query), search(query)))];
}"""

INSPECTIONS = """async (hands) => {
  const book = await rules.book({ id: "wrc-2025" });
  return hands.map((said) => {
    const start = performance.now();
    rules.inspectHand(rules.library, book, said);
    return performance.now() - start;
  });
}"""

LOOP = """() => {
  const start = performance.now();
  let sum = 0;
  for (let turn = 0; turn < 3_000_000; turn += 1) sum = (sum * 31 + turn) | 0;
  return performance.now() - start;
}"""

USABLE = """(() => {
  const look = new MutationObserver(() => {
    if (!document.querySelector(".table-card, .seats .seat")) return;
    look.disconnect();
    requestAnimationFrame(() => setTimeout(() => console.debug("usable", performance.now())));
  });
  look.observe(document, { childList: true, subtree: true });
})()"""


def measure(rounds: int = 15, starts: int = 9, rulings: int = 300) -> list[Result]:
    """Measure in about two minutes."""
    chrome = find()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        url = sqlite_url(Path(folder) / "shinpan.sqlite3")
        schema.upgrade(url)
        browser = playwright.chromium.launch(executable_path=chrome, args=["--no-sandbox", *ARGUMENTS])
        with forking(url, SHINPAN_RATE_LIMIT_OFFICIAL="1000000/second") as address:
            hall = furnish(url, address)
            context = browser.new_context(base_url=address, **PHONE)
            context.add_init_script(WATCH)
            results = decisions(context.new_page(), hall, rounds)
            context.close()
            results.append(long_log(browser.new_context(base_url=address, **PHONE), hall, starts))
            for turn in range(rulings):
                hall.rule(turn % len(hall.players), "unclear-call")
            results += cold_starts(browser.new_context(base_url=address, **PHONE), hall, starts)
        results += [searches(browser), inspections(browser)]
        browser.close()
    return results


def decisions(page: Page, hall: Hall, rounds: int) -> list[Result]:
    """Measure each call: the median, with the first, best and worst."""
    page.goto(hall.link())
    page.wait_for_url("**/#/tables")
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    results = []
    for foul, facts in CALLS.items():
        times, frames = zip(*[shown(page, hall, foul, facts) for _ in range(rounds)], strict=True)
        first, *later = times
        spread = f"first {first:.1f}, then {min(later):.1f} to {max(later):.1f}; frame ends at {median(frames):.0f} ms"
        name = f"decision shown, 4 x slower: {foul}"
        results.append(at_most(name, median(times), FRAME_MS, "ms", f"{spread}; {loop(page)}"))
    return results


def long_log(context: BrowserContext, hall: Hall, rounds: int) -> Result:
    """Measure how long the log of a long tournament takes to open: the median, with the best and worst."""
    context.add_init_script(WATCH)
    page = context.new_page()
    page.goto(hall.link())
    page.wait_for_url("**/#/tables")
    ruling = hall.rule(0, "unclear-call")
    go(page, f"#/ruling/{ruling}")
    page.wait_for_selector(".hall-verdict")
    page.evaluate(MANY_RULINGS.read_text("utf-8"), [ruling, LOGGED])
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    times = []
    for _ in range(rounds):
        go(page, "#/tables")
        page.wait_for_timeout(300)
        times.append(page.evaluate(SHOWN, ["#/log", ".rulings li"])[0])
    context.close()
    name = f"log of {LOGGED:,} rulings opened, 4 x slower"
    return at_most(name, median(times), START_MS, "ms", f"{min(times):.0f} to {max(times):.0f} ms")


def searches(browser: Browser) -> Result:
    """Measure how long a search takes, for what people say: 99 of 100, the median, the worst, the first."""
    with rules_page(browser) as page:
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        first, *times = page.evaluate(SEARCHES, [said.text for said in phrases("phrases")])
        speed = loop(page)
    spread = f"median {median(times):.1f}, worst {max(times):.1f}, first {first:.0f} ms; {speed}"
    return at_most("search, 4 x slower, 99 of 100", quantiles(times, n=100)[-1], SEARCH_MS, "ms", spread)


def inspections(browser: Browser) -> Result:
    """Measure how long a hand takes to be inspected: 99 of 100, the median, the worst, the first."""
    hands = RandomHands(3)
    with rules_page(browser) as page:
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        first, *times = page.evaluate(INSPECTIONS, [said for _ in range(400) if can_lie(said := hands.won())])
        speed = loop(page)
    spread = f"median {median(times):.1f}, worst {max(times):.1f}, first {first:.0f} ms; {speed}"
    return at_most("hand inspected, 4 x slower, 99 of 100", quantiles(times, n=100)[-1], FRAME_MS, "ms", spread)


def cold_starts(context: BrowserContext, hall: Hall, starts: int) -> list[Result]:
    """Measure the cold start of each screen: the median, with the best and worst."""
    page = context.new_page()
    page.goto(hall.link())
    page.wait_for_url("**/#/tables")
    page.locator(".status").get_by_text("Ready offline").wait_for()
    page.close()
    context.set_offline(True)
    context.add_init_script(USABLE)
    results = []
    for place in ("tables", f"table/{hall.tables[0]}"):
        times, loops = zip(*[opened(context, place) for _ in range(starts)], strict=True)
        name = f"cold start offline, 4 x slower: {place.split('/')[0]}"
        spread = f"{min(times):.0f} to {max(times):.0f} ms; {sorted(loops)[len(loops) // 2]}"
        results.append(at_most(name, median(times), START_MS, "ms", spread))
    return results


def opened(context: BrowserContext, place: str) -> tuple[float, str]:
    """Measure milliseconds from opening the address to a usable screen; and how fast the machine was."""
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("ServiceWorker.enable")
    session.send("ServiceWorker.stopAllWorkers")
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    # Whatever asks the page again and again would slow it down.
    with page.expect_console_message(lambda line: line.text.startswith("usable")) as message:
        page.goto(f"/#/{place}", wait_until="commit")
    taken = float(message.value.text.split()[1])
    speed = loop(page)
    page.close()
    return taken, speed


def loop(page: Page) -> str:
    """Measure what the fixed loop takes on this page just now."""
    return f"the loop took {float(page.evaluate(LOOP)):03.0f} ms"


def shown(page: Page, hall: Hall, foul: str, facts: dict[str, object]) -> list[float]:
    """Measure milliseconds from the last answer's arrival to its decision in the document, and to that frame's end."""
    *before, last = facts.items() or [None]
    start = f"#/call/{hall.tables[0]}/south" + (f"/{foul}?{query(page, dict(before))}" if last else "")
    go(page, start)
    page.wait_for_selector(".question" if last else ".picks")
    page.wait_for_timeout(300)
    end = f"#/call/{hall.tables[0]}/south/{foul}" + (f"?{query(page, facts)}" if last else "")
    return list(page.evaluate(SHOWN, [end, ".call-verdict"]))


def query(page: Page, facts: dict[str, object]) -> str:
    """Write the facts as an address holds them."""
    return str(page.evaluate("(facts) => `${new URLSearchParams({ facts: JSON.stringify(facts) })}`", facts))


if __name__ == "__main__":
    sys.exit(not show(measure()))
