"""A whole R.League whole: two tables, a clock that the test moves on, and a server that dies in the middle.

At table 7 the arbiter comes 35 minutes late, Aoki 25, Bernard not before minute 31; a player keeps the time. Table 8
plays. A fine is paid, a seat refused, a fine overruled; nothing is lost and nothing charged twice.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from urllib.request import urlopen
from uuid import UUID

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect
from uuid_utils.compat import uuid7

from models.database.engine import make_engine, read
from models.journal import audit
from tests.chromium import phone
from tests.databases import copy_sqlite
from tests.databases import sqlite_url as url_of_file
from tests.pwa.hall import SEATS, Hall, furnish
from tests.pwa.killable_server import KillableServer, killable_server
from tests.pwa.phone import CUT_OFF, eventually
from tests.pwa.screens import at_the_tables, go

TIME = "**/api/v1/time"
AOKI, BERNARD, CHEN = 0, 1, 2


@dataclass
class WholeTournament:
    """The hall, its server, and the phones in it; all clocks move together."""

    server: KillableServer
    hall: Hall
    url: str
    shift: Path
    browser: Browser
    open: ExitStack
    phones: list[BrowserContext] = field(default_factory=list)
    start: datetime = field(default_factory=lambda: datetime.now(UTC) + timedelta(seconds=90))
    moved: float = 0

    def phone(self, place: str) -> Page:
        """Another phone, opened here."""
        context = self.open.enter_context(phone(self.browser, self.hall.address, forgiven=CUT_OFF))
        context.clock.install(time=self.now())
        self.phones.append(context)
        page = context.new_page()
        page.goto(place)
        return page

    def official(self, role: str) -> Page:
        """The phone of an official, at the tables."""
        page = self.phone(self.hall.link(role))
        at_the_tables(page)
        return page

    def now(self) -> datetime:
        return datetime.now(UTC) + timedelta(seconds=self.moved)

    def until(self, minute: float) -> None:
        """On to this minute after the scheduled start, on the server and on every phone."""
        ahead = (self.start + timedelta(minutes=minute) - self.now()).total_seconds()
        assert ahead > 0, f"it is past minute {minute}: the evening ran slower than its clock"
        for one in self.phones:
            one.route(TIME, lambda route: route.abort())  # none measures its clock while they move one after another
        self.moved += ahead
        self.shift.write_text(str(self.moved))
        if self.server.lives:
            eventually(lambda: abs((self.server_time() - self.now()).total_seconds()) < 1)
        for one in self.phones:
            one.clock.fast_forward(int(ahead * 1000))
            one.unroute(TIME)

    def server_time(self) -> datetime:
        with urlopen(f"{self.hall.address}/api/v1/time", timeout=5) as answer:  # noqa: S310 -- our own server
            return datetime.fromisoformat(json.load(answer)["now"])

    def seated(self, *players: int) -> dict[str, object]:
        """A hanchan of the second round."""
        seats = {seat: self.hall.players[player] for seat, player in zip(SEATS, players, strict=True)}
        return {"table": self.hall.tables[1], "round": "2", "seats": seats}

    def owed(self) -> dict[str, int]:
        """Name → what is still to be paid."""
        return self._by_name("ledger/fines/totals?owing=true")

    def points(self) -> dict[str, int]:
        """Name → the P on the account."""
        return self._by_name("ledger/points/totals")

    def _by_name(self, path: str) -> dict[str, int]:
        totals = {total["account"]["id"]: total for total in self.hall.call("GET", path)["items"] if total["amount"]}
        kinds = {total["account"]["kind"] for total in totals.values()}
        people = [one for kind in kinds for one in self.hall.call("GET", f"{kind}s?limit=100")["items"]]
        return {one["name"]: totals[one["id"]]["amount"] for one in people if one["id"] in totals}


@pytest.fixture
def whole(sqlite_template: Path, tmp_path: Path, browser: Browser) -> Iterator[WholeTournament]:
    database, shift = tmp_path / "whole.sqlite3", tmp_path / "shift"
    copy_sqlite(sqlite_template, database)
    shift.write_text("0")
    url, log = url_of_file(database), tmp_path / "server.log"
    with (
        killable_server(url, log, config="tests/shifted_clock.py", CLOCK_SHIFT=str(shift)) as server,
        ExitStack() as phones,
    ):
        hall = furnish(url, server.address, teams=("Cranes", "Herons", "Plovers", "Terns"))
        hall.add_official("finance", "Fumi")
        made = WholeTournament(server, hall, url, shift, browser, phones)
        for hanchan in hall.hanchans:
            body = {"scheduled_at": made.start.isoformat(), "minutes": 75}
            hall.call("PUT", f"hanchans/{hanchan}/schedule", body)
        yield made


def test_a_whole_tournament(whole: WholeTournament) -> None:
    hall, server = whole.hall, whole.server
    director, player = whole.official("director"), whole.phone(f"/#/keep/{hall.scanned()}")
    board = whole.phone("/t/autumn-league/board")
    begin_at_the_other_table(whole)
    go(director, f"#/start/{hall.tables[0]}")
    three_are_absent(whole, player, board)

    whole.until(20)
    confirm(director, 3)
    expect(clock(director, "Aoki")).to_contain_text("30P")
    expect(board.get_by_role("listitem", name="Table 7")).to_have_text(re.compile("Awaited: .*East"))

    whole.until(25.5)
    player.get_by_role("button", name="Aoki Arrives now").click()
    expect(to_confirm(director)).to_have_count(1)
    server.kill()
    confirm(director, 1)  # into the outbox: the server is dead
    whole.until(28)
    server.start()
    expect(clock(director, "Aoki")).to_contain_text("45P", timeout=30_000)
    eventually(lambda: whole.points() == {"Aoki": 45}, 30)
    assert whole.owed() == {"Aoki": 1000}

    whole.until(31.2)
    expect(clock(director, "Bernard")).to_contain_text("The day's games can be cancelled now. The cost stays as it is")
    expect(clock(director, "Arbiter")).to_contain_text("60.00")
    expect(clock(director, "Arbiter")).to_contain_text("The cost is charged in any case.")

    whole.until(35.3)
    player.get_by_role("button", name="Arbiter Arrives now").click()
    confirm(director, 1)
    expect(clock(director, "Arbiter")).to_contain_text("Arrived at")
    eventually(lambda: whole.owed() == {"Aoki": 1000, "Arbiter": 6000})  # as the text's own example has it
    cancel(director, "Bernard")
    expect(clock(director, "Bernard")).to_contain_text("Games cancelled at")
    eventually(lambda: whole.points() == {"Aoki": 45, "Herons": 40})
    assert whole.owed() == {"Aoki": 1000, "Bernard": 2000, "Fabre": 1000, "Arbiter": 6000}
    expect(board.get_by_role("listitem", name="Table 7")).to_contain_text("Cancelled")
    expect(player.get_by_text("The day's games are cancelled.")).to_be_visible()

    pay(whole, "Aoki", "SGD 10.00")
    refuse_a_seat_and_overrule_a_fine(whole)
    finish_the_other_table(whole, board)
    nothing_is_lost_or_counted_twice(whole)


def three_are_absent(whole: WholeTournament, player: Page, board: Page) -> None:
    whole.until(2)
    for name in ("Arbiter", "Aoki", "Bernard"):
        player.get_by_role("button", name=f"{name} Mark absent").click()
    expect(player.get_by_text("The director was told")).to_have_count(3)
    expect(board.get_by_role("listitem", name="Table 8").get_by_role("timer")).to_have_text(re.compile("^7[0-3]:"))


def begin_at_the_other_table(whole: WholeTournament) -> None:
    arbiter = whole.official("arbiter")
    go(arbiter, f"#/start/{whole.hall.tables[1]}")
    whole.until(0.02)
    arbiter.get_by_role("button", name="The game begins").click()
    expect(arbiter.get_by_role("region", name="Time left").get_by_role("timer")).to_contain_text("74:")


def clock(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name=name, exact=True)


def to_confirm(director: Page) -> Locator:
    return director.get_by_role("button", name="Confirm", exact=True)


def confirm(director: Page, times: int) -> None:
    """Every time that waits, and it is that many."""
    buttons = to_confirm(director)
    for left in range(times, 0, -1):
        expect(buttons).to_have_count(left, timeout=30_000)
        buttons.first.click()
    expect(buttons).to_have_count(0)


def cancel(director: Page, name: str) -> None:
    """Confirm what the book says of minute 31."""
    clock(director, name).get_by_role("button", name="More…").click()
    sheet = director.get_by_role("dialog")
    expect(sheet.get_by_role("heading", name=name)).to_be_visible()
    sheet.get_by_text("Cancel the day's games", exact=True).click()
    sheet.get_by_role("button", name="Record").click()
    expect(sheet).to_have_count(0)


def pay(whole: WholeTournament, name: str, amount: str) -> None:
    finance = whole.official("finance")
    finance.get_by_role("link", name="Fines").click()
    finance.get_by_role("button", name=name).click()
    finance.get_by_role("button", name=f"Take {amount}").click()
    expect(finance.get_by_role("region", name="Payments")).to_contain_text("Receipt 1")


def refuse_a_seat_and_overrule_a_fine(whole: WholeTournament) -> None:
    """Bernard owes: seated and marked, not to play until he paid, or the director overrules the fine."""
    hall = whole.hall
    later = hall.add("hanchans", whole.seated(AOKI, BERNARD, CHEN, 3))
    (debt,) = hall.call("GET", f"hanchans/{later}")["debts"]
    assert (debt["player"], debt["fines"][0]["amount"]) == (hall.players[BERNARD], 2000)
    fine = {"account": {"kind": "player", "id": hall.players[BERNARD]}, "unit": "SGD", "amount": -2000}
    hall.call("PUT", f"ledger/decisions/{uuid7()}", {**fine, "waives": True, "reason": "the train stood still"})
    at = whole.start + timedelta(minutes=100)
    hall.call("PUT", f"hanchans/{later}/schedule", {"scheduled_at": at.isoformat(), "minutes": 75})
    assert whole.owed() == {"Fabre": 1000, "Arbiter": 6000}


def finish_the_other_table(whole: WholeTournament, board: Page) -> None:
    """Time is up at table 8; its result; the standings with what the ledger takes off."""
    hall = whole.hall
    whole.until(76)
    expect(board.get_by_role("listitem", name="Table 8")).to_contain_text("Time is up")
    result = {"east": 42000, "south": 28000, "west": 20000, "north": 10000}
    hall.call("PUT", f"hanchans/{hall.hanchans[1]}/result", {"points": result, "deposits": 0})
    totals = {row["name"]: row for row in hall.call("GET", "standings")["players"]}
    assert (totals["Aoki"]["final"], totals["Endo"]["final"]) == (-450, totals["Endo"]["score"]), "in tenths of P"


def nothing_is_lost_or_counted_twice(whole: WholeTournament) -> None:
    kinds = [entry["kind"] for entry in whole.hall.journal()]
    counts = {kind: kinds.count(kind) for kind in ("time.kept", "time.confirmed", "timing.recorded", "fine.paid")}
    assert counts == {"time.kept": 5, "time.confirmed": 5, "timing.recorded": 7, "fine.paid": 1}
    store = make_engine(whole.url)
    with read(store) as connection:
        assert audit.verify(connection, UUID(whole.hall.tournament)) == []
    store.dispose()
