"""What the server does not take becomes a task for a person: refused, in conflict, decided otherwise."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, Page
from uuid_utils.compat import uuid7

from tests.pwa.hall import Hall
from tests.pwa.phone import call, everything_sent, outbox, reopened, rule, ruled, send, snapshot, until
from tests.pwa.screens import ANOTHER_READING, hurry


def test_a_refused_one_becomes_a_task_and_holds_up_nobody(page: Page, hall: Hall) -> None:
    wrong = rule(page, call(hall, seat="north"))  # the first player begins as East
    send(page, "withdrawal", wrong, {"reason": "wrong seat"})
    right = rule(page, call(hall, 1))
    until(page, "s.outbox.length === 2 && s.outbox[0].state === 'refused'")
    task, waits = snapshot(page, "outbox")
    assert task["problem"]["errors"][0]["field"] == "seat"
    assert (waits["state"], waits["blockedBy"], waits["tries"]) == ("waiting", wrong, 0)
    assert ruled(hall) == [right]
    assert snapshot(page, "state", "rulings", wrong, "outbox") == "refused"
    page.evaluate("([id, body]) => store.retry(id, body)", [wrong, call(hall)])
    everything_sent(page)
    assert ruled(hall) == [right, wrong]
    assert hall.call("GET", f"rulings/{wrong}")["status"] == "withdrawn"


def test_what_hangs_on_a_refused_one_hangs_on_what_replaces_it(page: Page, hall: Hall) -> None:
    wrong = rule(page, call(hall, seat="north"))
    send(page, "escalation", wrong, {"reason": "ask the director"})
    until(page, "s.outbox[0]?.state === 'refused'")
    right = send(page, "ruling", None, call(hall), replaces=wrong)["id"]
    everything_sent(page)
    assert ruled(hall) == [right]
    assert hall.call("GET", f"rulings/{right}")["escalation"]["reason"] == "ask the director"


def test_a_refused_one_is_given_up_only_by_a_person(page: Page, hall: Hall) -> None:
    wrong = rule(page, call(hall, foul="no-such-foul"))
    until(page, "s.outbox[0]?.state === 'refused'")
    reopened(page)
    assert outbox(page) == {wrong: "refused"}
    assert page.evaluate("(id) => store.discard(id)", wrong) is True
    assert outbox(page) == {}
    assert page.evaluate("(id) => store.discard(id)", wrong) is False


def test_a_conflict_keeps_both_and_is_sent_again_under_a_new_id(page: Page, hall: Hall) -> None:
    identity = hall.rule(1, "unclear-call")
    body = call(hall, 2, note="mine")
    send(page, "ruling", identity, body)
    until(page, "s.outbox[0]?.state === 'conflict'")
    problem = snapshot(page, "outbox", "0", "problem")
    assert problem["stored"]["offender"]["id"] == hall.players[1]
    assert problem["sent"]["offender"]["id"] == hall.players[2]
    new = page.evaluate("(id) => store.retry(id)", identity)
    everything_sent(page)
    assert new != identity
    assert ruled(hall) == [identity, new]
    assert hall.call("GET", f"rulings/{new}")["note"] == "mine"


def test_another_decision_than_was_shown_is_told_until_acknowledged(page: Page, hall: Hall) -> None:
    shown = {"status": "decided", "penalties": [{"kind": "chonbo", "whom": "offender", "p": 30}], "effects": []}
    identity = rule(page, call(hall), expected=shown)
    until(page, "s.outbox[0]?.state === 'differs'")
    item = snapshot(page, "outbox", "0")
    assert item["differs"] == "decision"
    assert item["answer"]["decision"]["penalties"][0]["kind"] == "warning"
    until(page, "s.state.rulings[a].seq > 0", identity)
    assert outbox(page) == {identity: "differs"}
    page.evaluate("(id) => store.discard(id)", identity)
    assert outbox(page) == {}
    assert ruled(hall) == [identity]


def test_what_breaks_the_server_holds_up_nobody_but_what_hangs_on_it(page: Page, hall: Hall) -> None:
    broken = {"status": 500, "json": {"type": "x:our-fault", "status": 500}}
    identity = str(uuid7())
    page.route(f"**/rulings/{identity}", lambda route: route.fulfill(**broken))
    send(page, "ruling", identity, call(hall))
    send(page, "withdrawal", identity, {"reason": "wrong player"})
    others = [rule(page, call(hall, player)) for player in (1, 2)]
    until(page, "s.outbox.length === 2")
    assert ruled(hall) == others
    page.unroute(f"**/rulings/{identity}")
    everything_sent(page)
    assert ruled(hall) == [*others, identity]
    assert hall.call("GET", f"rulings/{identity}")["status"] == "withdrawn"


def test_what_something_before_the_server_never_takes_lets_others_pass_after_some_tries(page: Page, hall: Hall) -> None:
    """But not what the server would decide otherwise without it: the same foul again."""
    identity = str(uuid7())
    page.route(f"**/rulings/{identity}", lambda route: route.fulfill(status=502, body="Bad gateway"))
    send(page, "ruling", identity, call(hall))
    send(page, "withdrawal", identity, {"reason": "wrong player"})
    again, other = rule(page, call(hall)), rule(page, call(hall, 1))
    until(page, "s.outbox.length === 3")
    assert snapshot(page, "outbox", "0", "tries") >= 3
    assert ruled(hall) == [other]
    page.unroute(f"**/rulings/{identity}")
    everything_sent(page)
    assert ruled(hall) == [other, identity, again]


def test_who_asks_for_it_waits_for_no_pause(page: Page, hall: Hall) -> None:
    """After three tries in vain an item rests for four seconds, later for thirty."""
    page.route("**/rulings/*", lambda route: route.abort())
    identity = rule(page, call(hall))
    until(page, "s.outbox[0].tries >= 3")
    page.unroute("**/rulings/*")
    page.evaluate("async () => { await store.sendNow(); }")
    assert ruled(hall) == [identity]


def test_a_change_of_the_rulebook_under_a_waiting_ruling_is_shown(
    page: Page, hall: Hall, telephone: BrowserContext
) -> None:
    identity = rule(page, call(hall), hold=True)
    before = snapshot(page, "state", "revision")
    hall.change(ANOTHER_READING)
    until(page, "s.state.revision !== a", before)
    change = snapshot(page, "revisionChange")
    assert (change["from"], change["items"]) == ([before], [identity])
    until(page, "s.book.revision === s.state.revision")
    hurry(page)
    everything_sent(page)
    assert hall.call("GET", f"rulings/{identity}")["revision"] == before
    assert snapshot(page, "revisionChange") is None
