"""Discreet mode: whoever looks at the referee's phone reads nothing of rulings, until a finger holds it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect
from uuid_utils.compat import uuid7

from tests.pwa.clocks.test_start import late, record_time
from tests.pwa.hall import Hall
from tests.pwa.phone import CUT_OFF, call
from tests.pwa.screens import go, send

CHANGE = "async (changed) => (await import('/bundle/inspect.js')).change(changed)"
# Every text that can be seen in the screen, and every colour: of texts, grounds and frames that are there.
SEEN = """() => {
  const shades = [];
  const clear = (element) => {
    for (let at = element; at; at = at.parentElement) if (Number(getComputedStyle(at).opacity) < 0.05) return false;
    return element.getClientRects().length > 0;
  };
  const see = (shade, what) => { if (!/, 0\\)$|transparent/.test(shade)) shades.push([shade, what.className]); };
  const texts = [];
  for (const element of document.querySelectorAll("main *, footer *")) {
    if (!clear(element)) continue;
    const style = getComputedStyle(element);
    see(style.backgroundColor, element);
    for (const side of ["Top", "Left", "Bottom", "Right"])
      if (parseFloat(style[`border${side}Width`]) > 0) see(style[`border${side}Color`], element);
    const own = [...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data.trim());
    if (own.join("")) { texts.push(own.join(" ")); see(style.color, element); }
  }
  return { texts, shades };
}"""
# What each meaning's colours come to here.
SHADES = """() => {
  const probe = document.body.appendChild(document.createElement("i"));
  const all = {};
  for (const look of ["chonbo", "dead-hand", "warning", "points", "waits", "money"])
    for (const part of ["", "-tint", "-band"]) {
      probe.style.color = `var(--${look}${part})`;
      all[getComputedStyle(probe).color] = look + part;
    }
  probe.remove();
  return all;
}"""
TELLING = re.compile(
    r"chonbo|\d+P\b|warning|dead|judged later|no penalty|× ?\d|withdrawn|escalated|SGD|asks|you decide|off the|"
    r"^\d/\d$|show the|deal again|dealt again|must pay|cancelled now|nothing before",
    re.IGNORECASE,
)


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    return CUT_OFF


@pytest.fixture
def discreet(referee: Page, hall: Hall) -> Iterator[Page]:
    """A referee's phone in discreet mode, where there is much to tell of every player."""
    for player, foul, facts, seat in (
        (0, "empty-win", {}, "east"),
        (0, "unvocalised-call", {}, "east"),
        (2, "swap-calling", {}, "west"),
        (3, "noten-riichi", {"hand_end": "not-yet"}, "north"),
    ):
        hall.rule(player, foul, facts, seat=seat)
    hall.call("PUT", f"rulings/{hall.rule(1, 'empty-win')}/withdrawal", {"reason": "another player"})
    hall.call("PUT", f"dead-hands/{uuid7()}", {"table": hall.tables[0], "seat": "north"})
    fine = {"account": {"kind": "player", "id": hall.players[4]}, "unit": "SGD", "amount": 2000}
    hall.call("PUT", f"ledger/decisions/{uuid7()}", {**fine, "reason": "phone"})
    late(hall, 31 * 60 + 20)
    late(hall, -600, 1)
    record_time(hall, "absent", 60)
    referee.evaluate(CHANGE, {"discreet": True})
    yield referee
    referee.context.set_offline(False)
    referee.evaluate(CHANGE, {"discreet": False})


def table(page: Page, hall: Hall) -> None:
    go(page, f"#/table/{hall.tables[0]}")
    expect(page.locator(".rulings > li")).to_have_count(5)


def picks(page: Page, hall: Hall) -> None:
    go(page, f"#/call/{hall.tables[0]}/east")
    expect(page.locator(".pick")).to_have_count(8)


def question(page: Page, hall: Hall) -> None:
    go(page, f"#/call/{hall.tables[0]}/east/obstruction")
    page.locator(".answer").first.wait_for()


def decision(page: Page, hall: Hall) -> None:
    go(page, f'#/call/{hall.tables[0]}/north/empty-win?facts={{"hand_shown":true}}')
    page.locator(".call-steps li").first.wait_for(state="attached")


def log(page: Page, hall: Hall) -> None:
    go(page, "#/log")
    expect(page.locator(".rulings > li")).to_have_count(5)


def outbox(page: Page, hall: Hall) -> None:
    page.context.set_offline(True)
    send(page, "ruling", None, call(hall))
    go(page, "#/outbox")
    expect(page.get_by_role("article")).to_be_visible()


def lateness(page: Page, hall: Hall) -> None:
    go(page, f"#/start/{hall.tables[0]}")
    expect(page.get_by_role("timer")).to_contain_text("31:")


def unpaid(page: Page, hall: Hall) -> None:
    go(page, f"#/start/{hall.tables[1]}")
    expect(page.get_by_text("Endo must pay SGD 20.00")).to_be_attached()


SCREENS: dict[str, tuple[Callable[[Page, Hall], None], str]] = {
    "table": (table, ".rulings .penalty"),
    "picks": (picks, ".pick .badge"),
    "question": (question, ".answer .penalty"),
    "decision": (decision, ".call-verdict .call-line"),
    "log": (log, ".rulings .penalty"),
    "outbox": (outbox, ".item .badge"),
    "lateness": (lateness, ".late-cost"),
    "unpaid": (unpaid, ".owes"),
}


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_telling_is_seen_until_a_finger_holds_it(discreet: Page, hall: Hall, screen: str, theme: str) -> None:
    discreet.evaluate(CHANGE, {"theme": theme})
    show, held = SCREENS[screen]
    show(discreet, hall)
    seen = discreet.evaluate(SEEN)
    assert len(seen["texts"]) > 2
    assert [text for text in seen["texts"] if TELLING.search(text)] == []
    looks = discreet.evaluate(SHADES)
    assert [(looks[shade], where) for shade, where in seen["shades"] if shade in looks] == []
    found = discreet.locator(held).first
    found.hover(force=True)
    discreet.mouse.down()
    expect(found).to_have_css("opacity", "1")
    discreet.mouse.move(0, 0)
    discreet.mouse.up()
