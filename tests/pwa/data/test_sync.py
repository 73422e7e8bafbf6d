"""What the phone knows is the journal: fetched page by page, kept, folded; fetched anew when it is another."""

from __future__ import annotations

import json
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route
from uuid_utils.compat import uuid7

from tests.pwa.hall import Hall
from tests.pwa.phone import (
    bare,
    call,
    everything_sent,
    joined,
    kept,
    reopened,
    rule,
    send,
    snapshot,
    until,
)

SECOND = 1000


def change_entry(page: Page, seq: int, changes: str) -> None:
    """Somebody, or a failing disk, changes what the phone keeps of one entry."""
    page.evaluate(
        """async ([seq, changes]) => {
          const { database } = await import('/bundle/inspect.js');
          const db = await database();
          const entries = await db.getAll('entries');
          const entry = entries.find((one) => one.seq === seq);
          await db.put('entries', { ...entry, ...JSON.parse(changes) });
        }""",
        [seq, changes],
    )


def test_a_joined_phone_knows_the_whole_hall(page: Page, hall: Hall) -> None:
    state = snapshot(page, "state")
    assert [player["name"] for player in state["players"].values()][:2] == ["Aoki", "Bernard"]
    assert sorted(table["label"] for table in state["tables"].values()) == ["7", "8"]
    assert state["hanchans"][hall.hanchans[0]]["seats"]["south"] == hall.players[1]
    assert state["hanchans"][hall.hanchans[0]]["table"] == hall.tables[0]
    assert snapshot(page, "tournament", "time_zone") == "Europe/Paris"
    assert snapshot(page, "official", "roles") == ["referee"]
    assert snapshot(page, "book", "revision") == state["revision"]
    assert state["seq"] == len(hall.journal()) == kept(page, "entries")


def test_every_kind_of_entry_comes_to_what_the_server_says(page: Page, hall: Hall) -> None:
    """Rulings issued, amended, withdrawn, deferred and closed; a hand declared dead and its end."""
    first = hall.rule(0, "unclear-call")
    amends = {"ruling": first, "reason": "it was South"}
    second = hall.rule(1, "unclear-call", amends=amends, note="called late")
    third = hall.rule(2, "unclear-call")
    hall.call("PUT", f"rulings/{third}/withdrawal", {"reason": "nothing happened"})
    waits = hall.rule(3, "noten-riichi", {"hand_end": "not-yet"})
    dead = str(uuid7())
    hand = {"wind": "east", "number": 1, "counters": 0}
    place = {"table": hall.tables[0], "hanchan": hall.hanchans[0], "hand": hand}
    hall.call("PUT", f"dead-hands/{dead}", {**place, "seat": "south", "reason": "declared"})
    until(page, "s.state.deferred[a[0]] && s.state.deadHands[a[1]]?.cleared_at === null", [waits, dead])
    end = str(uuid7())
    hall.call("PUT", f"hand-ends/{end}", {**place, "how": "exhaustive-draw", "hands": {"north": "noten"}})
    until(page, "s.state.handEnds[a]", end)
    until(page, "s.state.seq === a", len(hall.journal()))
    state = snapshot(page, "state")
    assert state["deferred"] == {}
    assert state["deadHands"][dead]["cleared_by"] == "hand-end"
    for listed in hall.rulings():
        synced = state["rulings"][listed["id"]]
        assert {name: synced[name] for name in listed} == listed
    answer = hall.call("GET", f"rulings/{first}")
    assert state["rulings"][first]["ended"] == answer["ended"]
    assert state["rulings"][first]["amended_by"] == second == answer["amended_by"]
    assert state["rulings"][waits]["closed_by"] == hall.call("GET", f"rulings/{waits}")["closed_by"]
    assert [state["rulings"][one]["counts"] for one in (first, second, third, waits)] == [False, True, False, True]


def test_what_is_kept_opens_without_any_network(page: Page, telephone: BrowserContext, hall: Hall) -> None:
    before = snapshot(page, "state")
    telephone.set_offline(True)
    again = page.evaluate(
        """async (id) => {
          const { storedState } = await import('/bundle/inspect.js');
          return storedState(id);
        }""",
        hall.tournament,
    )
    assert {name: again[name] for name in again} == {name: before[name] for name in again}


def test_many_entries_come_in_pages_and_only_once(page: Page, telephone: BrowserContext, hall: Hall) -> None:
    before = snapshot(page, "state", "seq")
    page.close()
    for _ in range(520):
        hall.call("PUT", f"players/{uuid7()}", {"name": "N", "id_number": str(uuid7())})
    asked: list[str] = []
    telephone.on("request", lambda request: asked.append(request.url) if "/changes" in request.url else None)
    page = bare(telephone)
    until(page, "s.state.seq === a", before + 520)
    assert kept(page, "entries") == snapshot(page, "state", "seq")
    assert [url for url in asked if "since=0&" in url] == []
    asked.clear()
    reopened(page)
    seq = snapshot(page, "state", "seq")
    until(page, "s.live !== 'offline'")
    assert all(f"since={seq}&" in url for url in asked)


def test_a_gap_or_a_broken_chain_makes_it_fetch_everything_again(page: Page, hall: Hall) -> None:
    whole = snapshot(page, "state")
    change_entry(page, whole["seq"], json.dumps({"hash": "0" * 64}))
    reopened(page)
    hall.rule(0, "unclear-call")
    until(page, "s.state.seq === a", whole["seq"] + 1)
    change_entry(page, 3, json.dumps({"seq": 3000}))
    reopened(page)
    until(page, "s.state?.seq === a && Object.keys(s.state.players).length === 8", whole["seq"] + 1)
    assert snapshot(page, "state", "players") == whole["players"]


def test_an_entry_that_does_not_follow_the_one_before_is_believed_no_more(page: Page, hall: Hall) -> None:
    """Its number is right: the hash of the entry before alone tells."""
    whole = snapshot(page, "state")
    table = next(entry for entry in hall.journal() if entry["kind"] == "table.added")
    another = {"prev_hash": "f" * 64, "body": {**table["body"], "label": "99"}}
    change_entry(page, table["seq"], json.dumps(another))
    reopened(page)
    until(page, "s.state?.seq === a", whole["seq"])
    assert snapshot(page, "state", "tables") == whole["tables"]


def test_what_the_server_sends_must_follow_what_is_kept(page: Page, hall: Hall) -> None:
    identity = hall.rule(0, "unclear-call")
    until(page, "s.state.rulings[a]", identity)
    last = hall.journal()[-1]
    change_entry(page, last["seq"], json.dumps({"hash": "f" * 64, "body": {**last["body"], "ruling": {"id": "lie"}}}))
    page.goto("about:blank")
    second = hall.rule(1, "unclear-call")
    reopened(page)
    until(page, "s.state.rulings[a]", second)
    assert snapshot(page, "state", "rulings", identity, "foul") == "unclear-call"


def test_another_journal_under_the_same_address_is_taken_whole(page: Page, hall: Hall) -> None:
    """The server came back from a backup and lost what came after."""
    items = [entry for entry in hall.journal() if entry["kind"] != "phone.admitted"]
    lost = len(items)
    head = {"seq": items[-2]["seq"], "hash": items[-2]["hash"]}

    def older(route: Route) -> None:
        since = int(route.request.url.split("since=")[1].split("&")[0])
        route.fulfill(json={"items": [one for one in items[:-1] if one["seq"] > since], "next": None, "head": head})

    page.route("**/changes?*", older)
    page.evaluate("() => void store.sendNow()")
    until(page, "s.state.seq === a", lost - 1)
    assert list(snapshot(page, "state", "hanchans")) == [hall.hanchans[0]]


def test_a_wrong_link_joins_nothing(telephone: BrowserContext, hall: Hall) -> None:
    page = bare(telephone)
    script = "async ([id, token]) => store.join(id, token).catch((error) => [error.name, error.status])"
    assert page.evaluate(script, [hall.tournament, "spi_wrong"]) == ["ApiError", 404]
    assert page.evaluate(script, [str(uuid7()), hall.invitations["referee"]]) == ["ApiError", 404]
    telephone.set_offline(True)
    assert page.evaluate(script, [hall.tournament, hall.invitations["referee"]])[0] == "Unreachable"
    assert snapshot(page, "tournament") is None


@pytest.mark.fresh_browser
def test_a_revision_that_the_app_cannot_compose_is_fetched_and_kept(
    telephone: BrowserContext, hall: Hall, browser: Browser, address: str
) -> None:
    """An older app: its book says something else, so the hash is another."""

    def older(route: Route) -> None:
        rules = json.loads(urlopen(Request(route.request.url), timeout=30).read())  # noqa: S310 -- our own server
        rules["values"]["chonbo"] = 99
        route.fulfill(json=rules)

    telephone.route("**/rulebooks/r-league-24-25.json", older)
    page = joined(telephone, hall)
    until(page, "s.book?.revision === s.state.revision")
    assert page.evaluate("() => store.snapshot.book.content.values.chonbo") != 99
    assert page.evaluate("async () => (await store.bookOf({ id: 'r-league-24-25' })).revision") != snapshot(
        page, "state", "revision"
    )
    telephone.route("**/revisions/*", lambda route: route.abort())
    reopened(page)
    assert snapshot(page, "book", "revision") == snapshot(page, "state", "revision")


def test_what_hangs_on_an_unsent_ruling_is_seen_at_once(page: Page, telephone: BrowserContext, hall: Hall) -> None:
    telephone.set_offline(True)
    dead = rule(
        page, call(hall, 1, foul="dead-hand-call", issued={"penalties": [{"kind": "dead-hand"}], "reason": "x"})
    )
    assert snapshot(page, "state", "deadHands", dead, "ruling") == dead
    assert page.evaluate("(call) => store.knownFacts(call).facts", call(hall, 1, foul="dead-hand-call")) == {
        "formally_declared": True
    }
    waits = rule(page, call(hall, 3, foul="noten-riichi", facts={"hand_end": "not-yet"}))
    assert list(snapshot(page, "state", "deferred")) == [waits]
    body = {"table": hall.tables[0], "hanchan": hall.hanchans[0], "hand": {"wind": "east", "number": 1, "counters": 0}}
    send(page, "hand-end", None, {**body, "how": "exhaustive-draw", "hands": {"north": "tenpai"}})
    assert snapshot(page, "state", "deferred") == {}
    assert snapshot(page, "state", "rulings", waits, "status") == "closed"
    assert snapshot(page, "state", "deadHands", dead, "cleared_by") == "hand-end"
    telephone.set_offline(False)
    everything_sent(page)
    assert [entry["kind"] for entry in hall.journal()[-6:]] == [
        "ruling.issued",
        "dead-hand.declared",
        "ruling.deferred",
        "hand.ended",
        "ruling.closed",
        "dead-hand.cleared",
    ]
