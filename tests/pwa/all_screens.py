"""Every screen of the app, as pwa/src/shell/routes.ts lists them: a new one is looked at by itself."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any
from uuid import UUID

from playwright.sync_api import Browser, Page
from uuid_utils.compat import uuid7

from models.database.engine import write
from models.journal.journal import Journal
from models.league import leagues
from tests.chromium import phone
from tests.engines import engines_at
from tests.pwa.accounts import found, sign_up
from tests.pwa.hall import Hall
from tests.pwa.phone import CUT_OFF

SRC = Path(__file__).parents[2] / "pwa" / "src"
ROUTES = SRC / "shell" / "routes.ts"
RAIL = SRC / "desk" / "places.ts"
# Where it matters whether the phone has joined a tournament: what is not of a tournament is the same for everyone.
UNJOINED = ["#/", "#/join", "#/own", "#/account", "#/tables", "#/outbox", "#/casual"]
# Five hands of a casual game.
SHARED_SHEET = (
    "#/sheet?s=1XVtbIkFubmEiLCJCZW4iLCJDaHJpc3RvcGhlciIsIkRhbiJdLCJ3cmMtMjAyMiIsMSwyOTY2NjY2Nix7Im5vLXRvdXJuYW1lbnQt"
    "c2NvcmUiOnt9fSx7fSx7fSwwXQJkAwQRMAD8BQAMiAIDYgFNqQ"
)
ACCOUNT_PAGES = ("spa_AAAAAAAAAAAAAAAAAAAA", "enter/nowhere/nobody", "again/x")
# What the app says of an address that leads nowhere, of a screen that did not load, and of one that failed.
NOWHERE = {
    *("Nothing here", "ページがありません", "Rien ici"),
    *("Not loaded", "読み込めません", "Non chargé"),
    *("This screen failed", "表示できません", "Cet écran a échoué"),
}
# The title of the screen at the address, once it is there.
SHOWN = """async (address) => {
  if (address && location.hash !== address) {
    const moved = new Promise((done) => addEventListener("hashchange", () => setTimeout(done), { once: true }));
    location.hash = address;
    await moved; // until then the screen before is there
  }
  const title = () => document.querySelector(":is(.screen, .board, .desk-list) h1")?.innerText;
  const impatient = performance.now() + 15000;
  while (!title() || document.querySelector(".waiting progress")) {
    if (performance.now() > impatient) throw new Error(`no screen at ${location.hash}`);
    await new Promise(requestAnimationFrame);
  }
  return title();
}"""
OPEN = "document.querySelectorAll('details').forEach((part) => { part.open = true; })"
POINTS = {"east": 42300, "south": 30200, "west": 30200, "north": -3700}
CHANGE = "async (changed) => (await import('/bundle/inspect.js')).change(changed)"


def addresses(hall: Hall, ruling: str, payment: dict[str, Any]) -> dict[str, list[str]]:
    """Route → addresses to look at, where the bare name is not enough."""
    table, player = hall.tables[0], hall.players[0]
    official = hall.call("GET", "officials")["items"][0]["id"]
    return {
        "join": [f"#/join/{hall.tournament}/spt_nobody"],
        "account": ["#/account", *(f"#/account/{page}" for page in ACCOUNT_PAGES)],
        "table": [f"#/table/{table}"],
        "keep": [f"#/keep/{hall.scanned()}"],
        "board": ["#/board/autumn-league"],
        "public": ["#/public/autumn-league"],
        "start": [f"#/start/{table}", f"#/start/{hall.tables[1]}"],
        "season": [f"#/season/{season(hall)}", f"#/season/{season(hall)}/{player}"],
        "standings": ["#/standings", f"#/standings/{player}"],
        "result": [f"#/result/{hanchan}" for hanchan in hall.hanchans],
        "rounds": ["#/rounds", "#/rounds/times"],
        "import": ["#/import", "#/import/players", "#/import/seating"],
        "call": [f"#/call/{table}{step}" for step in ("", "/east", "/east/empty-win", "/south/late")],
        "ruling": [f"#/ruling/{ruling}"],
        "escalation": [f"#/escalation/{escalated(hall)}"],
        "help": [f"#/help/{help_call(hall)}"],
        "exams": ["#/exams", "#/exams/new", f"#/exams/{exam(hall)}"],
        "people": people(hall),
        "player": [f"#/player/{player}"],
        "correct": [
            f"#/correct/hanchan/{hall.hanchans[0]}",
            *[f"#/correct/player/{player}", f"#/correct/table/{table}", f"#/correct/official/{official}"],
        ],
        "foul": ["#/foul/exposed-tiles", "#/foul/empty-win"],
        "book": ["#/book/r-league-24-25"],
        "fines": ["#/fines", "#/fines/cash", f"#/fines/player/{player}"],
        "paid": [f"#/paid/{payment['subject']}"],
        "receipt": [f"#/receipt/{payment['hash']}"],
        "casual": ["#/casual", "#/casual/1", "#/casual/1/empty-win"],
        "sheet": ["#/sheet", "#/sheet/next", f"#/sheet?hanchan={hall.hanchans[0]}", SHARED_SHEET, "#/sheet?s=1cut"],
    }


def people(hall: Hall) -> list[str]:
    """A director's pages of who is let in; the arbiter plays too."""
    official = next(one["id"] for one in hall.call("GET", "officials")["items"] if one["name"] == "Arbiter")
    partial = {"player": hall.players[4], "conflicts": hall.players[5:7]}
    partial["replaces"] = {"player": None, "conflicts": []}
    hall.call("PATCH", f"officials/{official}", partial)
    hall.call("PUT", f"invitations/{uuid7()}", {"player": hall.players[0], "uses": None, "minutes": None})
    pages = (
        "invite",
        f"invite?official={official}",
        "links",
        "more",
        "new",
        "new-team",
        "sheet",
        "players",
        f"player/{hall.players[0]}",
        "tokens",
        "erase",
        official,
    )
    return ["#/people", *(f"#/people/{page}" for page in pages)]


def routes() -> list[str]:
    """Each route's name as routes.ts writes it; the first is home's."""
    return re.findall(r'^  "?(\w*)"?: (?:async |screen|reading)\(', ROUTES.read_text("utf-8"), re.MULTILINE)


def parts_of_a_desk(hall: Hall) -> list[str]:
    """Every item of a desk's rail, as places.ts writes them, and something open beside each list."""
    items = re.findall(r'href: "(#/[^"]*)"', RAIL.read_text("utf-8"))
    ruling = hall.rule(5, "unvocalised-call", note="said too late")
    fines = ["#/fines/payments", "#/fines/cash", f"#/fines/player/{hall.players[0]}"]
    beside = [f"#/table/{hall.tables[0]}", f"#/start/{hall.tables[0]}", f"#/ruling/{ruling}"]
    people = ["#/people", "#/people/teams", "#/people/new", f"#/player/{hall.players[0]}"]
    results = ["#/standings", "#/standings/teams", f"#/standings/{hall.players[0]}", f"#/result/{hall.hanchans[1]}"]
    seating = ["#/seating/achieved", "#/rounds/times", f"#/correct/hanchan/{hall.hanchans[0]}"]
    others = [f"#/escalation/{escalated(hall)}", "#/dashboard", "#/journal"]
    return [*items, *beside, *people, *results, *seating, *fines, *others]


def screens(hall: Hall) -> list[str]:
    """Every address to look at, with something to see behind it."""
    hall.rule(1, "noten-riichi", {"hand_end": "not-yet"})
    late(hall)
    hall.call("PUT", f"hanchans/{hall.hanchans[0]}/result", {"points": POINTS, "deposits": 1000})
    special = addresses(hall, hall.rule(0, "empty-win"), paid(hall))
    return [address for name in routes() for address in special.get(name, [f"#/{name}"])]


def season(hall: Hall) -> UUID:
    """The season that the tournament is played in; its id."""
    with engines_at(hall.database_url) as store, write(store) as connection:
        played = leagues.membership(connection, UUID(hall.tournament))
        if played is None:
            leagues.create(connection, uuid7(), "autumn", "Autumn")
            league = leagues.find_by_slug(connection, "autumn")
            assert league is not None
            leagues.join(Journal(connection, UUID(hall.tournament), None, datetime.now(UTC)), league, "26/27")
            played = leagues.membership(connection, UUID(hall.tournament))
    assert played is not None
    return played.season_id


def help_call(hall: Hall) -> str:
    """A call for the head referee that nobody has answered; its id."""
    offender = {"kind": "player", "id": hall.players[0], "seat": "east"}
    sent = {"table": hall.tables[0], "offenders": [offender], "foul": "empty-win", "facts": {"hand_shown": True}}
    return hall.add("help-calls", sent)


def exam(hall: Hall) -> str:
    """An exam that the referee has taken, a card of it missed; its id."""
    cards = ["ron-voice-only", "furiten-two-sided"]
    identity = hall.add("exams", {"title": "Before round 1", "cards": cards, "seconds": 20})
    answers = [{"card": card, "choice": "no", "ms": 4000} for card in cards]
    hall.call("PUT", f"exams/{identity}/attempts/{uuid7()}", {"answers": answers}, "referee")
    return identity


def escalated(hall: Hall) -> str:
    """A ruling that was escalated, amended, and waits for the director's decision; its id."""
    ruling = hall.rule(3, "empty-win")
    way = f"rulings/{ruling}/escalation"
    why = {"reason": "The player does not agree", "evidence": "The neighbour heard it"}
    hall.call("PUT", way, why, "referee")
    amended = {"outcome": "amended", "reason": "No win call", "call": {"foul": "unvocalised-call", "facts": {}}}
    hall.call("PUT", f"{way}/decisions/{uuid7()}", amended)
    hall.call("PUT", f"{way}/reopenings/{uuid7()}", {"reason": "Another witness"})
    return ruling


def paid(hall: Hall) -> dict[str, Any]:
    """A part of a fine is paid; the journal's entry."""
    fine = {"account": {"kind": "player", "id": hall.players[2]}, "unit": "SGD", "amount": 2000}
    hall.call("PUT", f"ledger/decisions/{uuid7()}", {**fine, "reason": "phone at the table"})
    hall.call("PUT", f"payments/{uuid7()}", {**fine, "amount": 500, "method": "cash"})
    return next(entry for entry in hall.journal() if entry["kind"] == "fine.paid")


def late(hall: Hall) -> None:
    """At the first table one player has come late, one is missing; the other table has no schedule."""
    start = datetime.now(UTC) - timedelta(minutes=25)
    hall.call("PUT", f"hanchans/{hall.hanchans[0]}/schedule", {"scheduled_at": start.isoformat()})
    for player, what in ((0, "absent"), (1, "absent"), (1, "arrived")):
        body = {"hanchan": hall.hanchans[0], "what": what, "person": {"kind": "player", "id": hall.players[player]}}
        hall.call("PUT", f"timings/{uuid7()}", body)


@contextmanager
def phone_in(browser: Browser, hall: Hall, joined: bool, **different: Any) -> Iterator[Page]:
    """The phone of a director with an account, who may do all that the app offers; or one that has joined nothing."""
    with phone(browser, hall.address, forgiven=CUT_OFF, **different) as context:
        if joined:
            sign_up(context, hall.database_url)
            found(context)
        page = context.new_page()
        page.goto(hall.link("director") if joined else "/")
        if joined:
            page.locator(".button.main").click()  # join as the account, in whatever language
        page.wait_for_url("**/#/tables" if joined else "**/")
        yield page


def shown(page: Page, address: str = "") -> str:
    """Wait until the screen is there, of this address where one is given; its title."""
    return str(page.evaluate(SHOWN, address))


def show(page: Page, address: str) -> None:
    """The screen, with whatever can be opened on it open."""
    assert shown(page, address) not in NOWHERE, address
    page.evaluate(OPEN)
