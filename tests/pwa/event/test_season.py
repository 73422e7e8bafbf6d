"""A season's other evenings on a phone: what counts from there, with or without a network, and what is owed there."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from uuid_utils.compat import UUID, uuid7

from models.database.engine import make_engine, write
from models.journal.journal import Journal
from models.league import leagues, season_settings
from tests.pwa.calls import ISSUE
from tests.pwa.desk.desk import desk_of, row
from tests.pwa.event.test_fines import fine
from tests.pwa.hall import Hall, furnish
from tests.pwa.log_agreement import agree
from tests.pwa.phone import CUT_OFF, bare, call, eventually, join, joined, snapshot, until
from tests.pwa.random_journal import RandomJournal
from tests.pwa.screens import go, hurry, second_phone, take_part

READINGS = {"r-league-repeat-scope": "season"}
CHOICE = {"id": "r-league-24-25", "options": {}, "readings": READINGS}
REPEATED = "unvocalised-call"


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    return CUT_OFF


def into_season(database_url: str, *halls: Hall) -> None:
    """As the machine's owner does."""
    store = make_engine(database_url)
    with write(store) as connection:
        if leagues.find_by_slug(connection, "r-league") is None:
            leagues.create(connection, uuid7(), "r-league", "R.League")
        league = leagues.find_by_slug(connection, "r-league")
        assert league is not None
        for hall in halls:
            leagues.join(Journal(connection, UUID(hall.tournament), None, datetime.now(UTC)), league, "24/25")
    store.dispose()


@pytest.fixture
def evenings(sqlite_url: str, address: str) -> tuple[Hall, Hall]:
    """Two evenings of one season with the same players, under rules that count by the season."""
    names = ("First night", "Second night")
    halls = tuple(furnish(sqlite_url, address, name=name, readings=READINGS) for name in names)
    into_season(sqlite_url, *halls)
    return halls  # type: ignore[return-value]


@pytest.fixture
def second(page: Page, evenings: tuple[Hall, Hall]) -> Page:
    """At the tables of the second evening, on a phone that knows what happened to Aoki on the first."""
    first, hall = evenings
    first.rule(0, REPEATED)
    take_part(page, hall, "referee")
    knows(page, 1)
    return page


def knows(page: Page, offences: int) -> None:
    script = "import('/bundle/inspect.js').then(({ store }) => store.snapshot.state.others.offences.length)"
    eventually(lambda: page.evaluate(script) == offences)


def ruling(hall: Hall) -> dict[str, Any]:
    """The only one."""
    eventually(lambda: len(hall.rulings()) == 1)
    (item,) = hall.rulings()
    answer: dict[str, Any] = hall.call("GET", f"rulings/{item['id']}")
    return answer


def test_an_earlier_evening_counts_without_a_network_and_is_named(second: Page, evenings: tuple[Hall, Hall]) -> None:
    hall = evenings[1]
    second.context.set_offline(True)
    second.reload()
    go(second, f"#/call/{hall.tables[0]}/east/{REPEATED}")
    about = second.get_by_role("region", name="Player")
    expect(about).to_contain_text("other tournaments: 1")
    about.locator("summary").click()
    expect(about).to_contain_text("First night")
    expect(second.locator(".call-verdict")).to_contain_text("2nd")
    second.get_by_role("button", name=ISSUE).click()
    hurry(second)
    second.context.set_offline(False)
    made = ruling(hall)
    assert made["decision"]["facts"]["offence_number"] == made["known"]["offence_number"] == 2


def test_where_it_knew_less_than_the_server_both_answers_are_kept(second: Page, evenings: tuple[Hall, Hall]) -> None:
    first, hall = evenings
    second.context.set_offline(True)
    first.rule(0, REPEATED)
    go(second, f"#/call/{hall.tables[0]}/east/{REPEATED}")
    second.get_by_role("button", name=ISSUE).click()
    hurry(second)
    second.context.set_offline(False)
    made = ruling(hall)
    assert made["known"]["offence_number"] == 3
    assert made["shown"]["text"]
    expect(second.locator(".status")).to_contain_text("1 to resolve", timeout=15_000)


def test_a_players_page_and_the_page_of_fines_tell_of_the_other_evenings(
    browser: Browser, evenings: tuple[Hall, Hall]
) -> None:
    first, hall = evenings
    first.rule(0, REPEATED)
    fine = {"account": {"kind": "player", "id": first.players[0]}, "unit": "SGD", "amount": 2000}
    first.call("PUT", f"ledger/decisions/{uuid7()}", {**fine, "reason": "late"})
    with second_phone(browser, hall) as page:
        knows(page, 1)
        go(page, f"#/player/{hall.players[0]}")
        expect(page.get_by_role("region", name="In other tournaments of the season (24/25)")).to_contain_text(
            "First night"
        )
        go(page, f"#/start/{hall.tables[0]}")
        expect(page.get_by_text("Aoki must pay SGD 20.00 (First night) before playing.")).to_be_visible()
        go(page, "#/tables")
        page.get_by_role("link", name="Fines").click()
        owed = page.get_by_role("region", name="From other tournaments")
        expect(owed).to_contain_text("Aoki")
        expect(owed).to_contain_text("First night")
        expect(owed).to_contain_text("SGD 20.00")
        expect(page.get_by_role("region", name="To be paid")).to_contain_text("Nobody owes a fine of this tournament.")
        expect(owed.get_by_role("link")).to_have_attribute("href", f"#/fines/player/{hall.players[0]}")
        first.call("PUT", f"payments/{uuid7()}", {**fine, "method": "cash"})
        go(page, "#/tables")
        go(page, "#/fines")
        expect(owed).to_have_count(0)


def test_a_debt_of_another_evening_leads_there(browser: Browser, evenings: tuple[Hall, Hall]) -> None:
    first, hall = evenings
    account = {"kind": "player", "id": first.players[0]}
    first.call("PUT", f"ledger/decisions/{uuid7()}", {"account": account, "unit": "SGD", "amount": 2000, "reason": "x"})
    with desk_of(browser, first, "director") as page:
        expect(page.locator(".rail-status")).to_contain_text("Live")  # with the session that ends next
        page.goto(hall.link("director"))
        expect(page.locator(".rail-name")).to_contain_text("Second night")
        go(page, "#/fines")
        expect(page.get_by_text("Nobody owes a fine of this tournament.")).to_be_visible()
        expect(page.get_by_text("Nobody owes a fine. Those")).to_have_count(0)
        expect(page.get_by_role("navigation").get_by_role("link", name="Fines")).to_contain_text("1")

        page.get_by_role("region", name="From other tournaments").get_by_role("link", name="Open").click()

        at_the_fines_of_the_first_night(page)


def at_the_fines_of_the_first_night(page: Page) -> None:
    expect(page.locator(".rail-name")).to_contain_text("First night")
    expect(page).to_have_url(re.compile("#/fines"))
    expect(row(page, "Aoki")).to_contain_text("SGD 20.00")


def test_a_game_that_waits_for_a_debt_of_another_evening_leads_there(
    browser: Browser, evenings: tuple[Hall, Hall]
) -> None:
    first, hall = evenings
    fine(first, 0, 2000)
    start = (datetime.now(UTC) - timedelta(minutes=1)).isoformat()
    hall.call("PUT", f"hanchans/{hall.hanchans[0]}/schedule", {"scheduled_at": start, "minutes": 90})
    with desk_of(browser, first, "director") as page:
        expect(page.locator(".rail-status")).to_contain_text("Live")
        page.goto(hall.link("director"))
        expect(page.locator(".rail-name")).to_contain_text("Second night")
        waiting = page.locator(".need").filter(has_text="Aoki owes SGD 20.00")
        expect(waiting.get_by_role("link", name="Open")).to_have_attribute("href", re.compile("/fines$"))
        row(page, "Aoki").get_by_role("button", name="Fine to pay…").click()
        page.get_by_role("dialog").get_by_role("link", name="Open the fines of First night").click()
        at_the_fines_of_the_first_night(page)


def test_who_takes_the_money_sees_the_whole_season(
    browser: Browser, evenings: tuple[Hall, Hall], sqlite_url: str
) -> None:
    first, hall = evenings
    abroad = furnish(sqlite_url, hall.address, "wrc-2022", "Night abroad")
    into_season(sqlite_url, abroad)
    for evening, amount, unit in ((first, 2000, "SGD"), (hall, 500, "SGD"), (abroad, 300, "EUR")):
        account = {"kind": "player", "id": evening.players[0]}
        fine = {"account": account, "unit": unit, "amount": amount, "reason": "late"}
        evening.call("PUT", f"ledger/decisions/{uuid7()}", fine)
    with second_phone(browser, hall) as page:
        go(page, "#/fines")
        whole = page.get_by_role("group").filter(has_text="The whole season (24/25)")
        whole.locator("summary").click()
        expect(whole.get_by_role("listitem").first).to_contain_text("First night SGD 20.00 · Second night SGD 5.00")
        expect(whole.get_by_role("listitem").first).to_contain_text("SGD 25.00")
        expect(whole.get_by_role("listitem").nth(1)).to_contain_text("Night abroad")
        expect(whole.get_by_role("listitem").nth(1)).to_contain_text("EUR 3.00")
        page.context.set_offline(True)
        page.reload()
        whole.locator("summary").click()
        expect(whole).to_contain_text("As it stood at")
        expect(whole.get_by_role("listitem")).to_have_count(2)


def test_a_season_goes_by_its_newest_name(browser: Browser, evenings: tuple[Hall, Hall], sqlite_url: str) -> None:
    first, hall = evenings
    first.rule(0, REPEATED)
    store = make_engine(sqlite_url)
    with write(store) as connection:
        played = leagues.membership(connection, UUID(hall.tournament))
        assert played is not None
        season_settings.change(connection, played.season_id, {"name": "2024/25"})
    store.dispose()
    with second_phone(browser, hall) as page:
        go(page, "#/fines")
        expect(page.get_by_text("The whole season (2024/25)")).to_be_visible()
        go(page, f"#/player/{hall.players[0]}")
        expect(page.get_by_role("region", name="In other tournaments of the season (2024/25)")).to_be_visible()


def test_another_tournament_is_told_nothing_and_leaving_forgets(page: Page, evenings: tuple[Hall, Hall]) -> None:
    first, hall = evenings
    first.rule(0, REPEATED)
    phone = joined(page.context, hall)
    until(phone, "s.state.others.offences.length === 1")
    phone.evaluate("store.leave()")
    join(phone, first)
    until(phone, "s.state?.season?.season === '24/25'")
    assert snapshot(phone, "state", "others", "offences") == []
    kept = "(id) => import('/bundle/inspect.js').then(({ storedSeason }) => storedSeason(id))"
    assert phone.evaluate(kept, hall.tournament) is None


def test_the_phone_counts_a_season_as_the_server_does(page: Page, evenings: tuple[Hall, Hall]) -> None:
    first, hall = evenings
    RandomJournal(first, seed=5, renumbers=False).pass_by(60)
    evening = RandomJournal(hall, seed=6)
    evening.pass_by(60)
    phone = bare(page.context)
    agree(phone, evening, CHOICE, hall.call("GET", "season"))
    with pytest.raises(AssertionError, match="offence_number"):
        agree(phone, evening, CHOICE)


def test_a_call_is_asked_of_its_own_player(second: Page, evenings: tuple[Hall, Hall]) -> None:
    known = "(call) => import('/bundle/inspect.js').then(({ store }) => store.knownFacts(call).earlier.season.length)"
    assert [second.evaluate(known, call(evenings[1], player, REPEATED)) for player in (0, 1)] == [1, 0]
