"""What waits in a tournament that the phone is no longer in, and under the name of somebody who is no longer on it."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, Page
from uuid_utils.compat import uuid7

from tests.pwa.hall import Hall, furnish
from tests.pwa.phone import (
    bare,
    call,
    eventually,
    everything_sent,
    join,
    kept,
    outbox,
    rule,
    ruled,
    snapshot,
    until,
)


def held_up(page: Page, hall: Hall) -> str:
    """How the addresses of a tournament's rulings begin, none of which arrives."""
    addresses = f"**/tournaments/{hall.tournament}/rulings/*"
    page.route(addresses, lambda route: route.abort())
    return addresses


def test_every_tournament_sends_on_its_own(page: Page, hall: Hall, sqlite_url: str) -> None:
    cup = furnish(sqlite_url, hall.address, name="Spring Cup")
    league = held_up(page, hall)
    first = rule(page, call(hall))
    join(page, cup)
    second = rule(page, call(cup))
    everything_sent(page)
    assert (ruled(hall), ruled(cup)) == ([], [second])
    [waits] = snapshot(page, "elsewhere")
    assert (waits["id"], waits["name"], waits["count"]) == (hall.tournament, "Autumn League", 1)
    assert (waits["items"][0]["id"], waits["items"][0]["about"]["who"]) == (first, "Aoki")
    page.unroute(league)
    until(page, "s.elsewhere.length === 0")
    assert ruled(hall) == [first]
    assert snapshot(page, "tournament", "name") == "Spring Cup"


def test_what_was_refused_in_a_tournament_that_was_left_keeps_its_token_until_it_is_discarded(
    page: Page, hall: Hall
) -> None:
    wrong = rule(page, call(hall, foul="no-such-foul"))
    until(page, "s.outbox[0]?.state === 'refused'")
    page.evaluate("() => store.leave()")
    assert snapshot(page, "elsewhere", "0", "items", "0", "state") == "refused"
    assert page.evaluate("(id) => store.retry(id)", wrong) == wrong
    until(page, "s.elsewhere[0].items[0].state === 'refused'")
    assert kept(page, "tournaments") == 1
    assert page.evaluate("(id) => store.discard(id)", wrong) is True
    assert snapshot(page, "elsewhere") == []
    eventually(lambda: kept(page, "tournaments") == 0)


def test_each_ones_rulings_go_under_the_own_name(page: Page, hall: Hall) -> None:
    cut = held_up(page, hall)
    referee = rule(page, call(hall))
    join(page, hall, "director")
    director = rule(page, call(hall, 1))
    page.unroute(cut)
    everything_sent(page)
    names = {one["id"]: one["name"] for one in hall.call("GET", "officials")["items"]}
    assert [names[hall.call("GET", f"rulings/{one}")["official"]] for one in (referee, director)] == ["Referee", "Dora"]
    kept_here = "async () => (await import('/bundle/inspect.js')).accesses()"
    assert page.evaluate(kept_here)[0]["official"]["name"] == "Dora"
    eventually(lambda: page.evaluate(kept_here)[0]["earlier"] == [])


def test_who_was_revoked_waits_until_a_person_sends_it_under_another_name(page: Page, hall: Hall) -> None:
    hall.call("PUT", f"officials/{snapshot(page, 'official', 'id')}/revocation")
    revoked = rule(page, call(hall))
    until(page, "s.signedOut && s.outbox[0]?.trouble?.status === 401")
    riko = hall.call("PUT", f"officials/{uuid7()}", {"name": "Riko", "roles": ["referee"]})
    hall.invitations["riko"] = riko["join"].rpartition("/")[2]
    join(page, hall, "riko")
    own = rule(page, call(hall))
    until(page, "s.state.rulings[a]?.seq > 0", own)
    assert outbox(page) == {revoked: "waiting"}
    assert snapshot(page, "outbox", "0", "official", "name") == "Referee"
    assert (snapshot(page, "official", "name"), snapshot(page, "signedOut")) == ("Riko", False)
    page.evaluate("(id) => store.sendAsMe(id)", revoked)
    everything_sent(page)
    assert ruled(hall) == [own, revoked]
    assert hall.call("GET", f"rulings/{revoked}")["official"] == riko["id"]


def test_two_tabs_leave_the_server_alone_once_the_token_is_refused(
    page: Page, telephone: BrowserContext, hall: Hall
) -> None:
    other = bare(telephone)
    asked: list[str] = []
    telephone.on("request", lambda request: asked.append(request.url) if request.method == "PUT" else None)
    hall.call("PUT", f"officials/{snapshot(page, 'official', 'id')}/revocation")
    for count in (1, 2):
        rule(page, call(hall, count))
        for tab in (page, other):
            until(tab, "s.outbox.length === a && s.outbox.every((item) => item.trouble?.status === 401)", count)
    page.wait_for_timeout(1000)
    assert 1 <= len(asked) <= 2  # each tab finds out for itself
    asked.clear()
    page.evaluate("() => store.sendNow()")
    page.wait_for_timeout(500)
    assert 1 <= len(asked) <= 2
