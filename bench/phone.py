"""How long the phone takes to show a decision, on a processor 4 times slower than this one.

    CHROME_PATH=$(.venv/bin/python scripts/find_chromium.py) .venv/bin/python -m bench.phone

From the moment when the tap's new address reaches the app to the moment when the decision stands in the document:
deciding, wording and rendering, all script. One frame is 16.7 ms. `first` is a call of a freshly opened app.
"""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import Page, sync_playwright

from tests.chromium import ARGUMENTS, PHONE
from tests.databases import migrate, sqlite_url
from tests.pwa.hall import Hall, furnish
from tests.pwa.screens import go
from tests.server import serving

SLOWER = 4
FRAME_MS = 16.7
ROUNDS = 15
# Every fact given is one that the book asks for; without any the decision follows the foul's own button.
CALLS: dict[str, dict[str, object]] = {
    "unvocalised-call": {},
    "empty-win": {},
    "noten-riichi": {"hand_end": "exhaustive-draw", "riichi_hand": "noten"},
    "exposed-tiles": {"during_deal": False, "wall_repairable": True, "whose_tiles": "dead-wall", "tiles": 3},
}
# Before the app's own listener: the stopwatch starts when the address arrives.
WATCH = "addEventListener('hashchange', () => { globalThis.arrived = performance.now(); });"
SHOWN = """(address) => new Promise((resolve) => {
  const look = new MutationObserver(() => {
    if (!document.querySelector(".call-verdict")) return;
    look.disconnect();
    resolve(performance.now() - globalThis.arrived);
  });
  look.observe(document.body, { childList: true, subtree: true });
  location.hash = address;
})"""


def main() -> None:
    """Measure every call and print a line for each."""
    chrome = os.environ.get("CHROME_PATH")
    if not chrome:
        raise SystemExit("Set CHROME_PATH to a Chromium.")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        url = sqlite_url(Path(folder) / "shinpan.sqlite3")
        migrate(url)
        browser = playwright.chromium.launch(executable_path=chrome, args=["--no-sandbox", *ARGUMENTS])
        with serving(url) as address:
            hall = furnish(url, address)
            context = browser.new_context(base_url=address, **PHONE)
            context.add_init_script(WATCH)
            measure(context.new_page(), hall)
        browser.close()


def measure(page: Page, hall: Hall) -> None:
    """Print first, best, median and worst time of each call."""
    page.goto(hall.link())
    page.wait_for_url("**/#/tables")
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    for foul, facts in CALLS.items():
        times = [shown(page, hall, foul, facts) for _ in range(ROUNDS)]
        later = times[1:]
        verdict = "within a frame" if median(times) <= FRAME_MS else "MORE THAN A FRAME"
        told = f"first {times[0]:5.1f}  best {min(later):5.1f}  median {median(times):5.1f}  worst {max(later):5.1f} ms"
        print(f"{foul:<18} {told}  {verdict}", flush=True)


def shown(page: Page, hall: Hall, foul: str, facts: dict[str, object]) -> float:
    """Milliseconds from the last answer's arrival to its decision in the document."""
    *before, last = facts.items() or [None]
    start = f"#/call/{hall.tables[0]}/south" + (f"/{foul}?{query(page, dict(before))}" if last else "")
    go(page, start)
    page.wait_for_selector(".question" if last else ".call-common")
    page.wait_for_timeout(300)
    end = f"#/call/{hall.tables[0]}/south/{foul}" + (f"?{query(page, facts)}" if last else "")
    return float(page.evaluate(SHOWN, end))


def query(page: Page, facts: dict[str, object]) -> str:
    """The facts as an address holds them."""
    return str(page.evaluate("(facts) => `${new URLSearchParams({ facts: JSON.stringify(facts) })}`", facts))


if __name__ == "__main__":
    main()
