"""Leaving a tournament: its journal goes at once, the access once nothing waits, and who comes back finds all of it."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, Page, Route

from tests.pwa.hall import Hall
from tests.pwa.phone import bare, call, eventually, kept, rule, ruled, snapshot, until


def test_who_leaves_takes_the_journal_along_and_the_token_once_everything_is_sent(
    page: Page, telephone: BrowserContext, hall: Hall
) -> None:
    telephone.route("**/rulings/*", lambda route: route.abort())
    identity = rule(page, call(hall))
    page.evaluate("() => store.leave()")
    assert snapshot(page, "tournament") is None
    assert (kept(page, "entries"), kept(page, "tournaments"), kept(page, "outbox")) == (0, 1, 1)
    waits = snapshot(page, "elsewhere")
    assert [(one["id"], one["name"], one["count"]) for one in waits] == [(hall.tournament, "Autumn League", 1)]
    page.close()
    telephone.unroute("**/rulings/*")
    page = bare(telephone)
    until(page, "s.elsewhere.length === 0")
    assert ruled(hall) == [identity]
    eventually(lambda: [kept(page, one) for one in ("tournaments", "outbox", "sent")] == [0, 0, 0])


def test_an_answer_that_comes_after_leaving_is_not_kept(page: Page, hall: Hall) -> None:
    held: list[Route] = []
    page.route("**/season", lambda route: held.append(route))
    page.evaluate("() => { globalThis.asked = store.look('season'); }")
    eventually(lambda: len(held) == 1)
    before = kept(page, "meta")
    page.evaluate("() => store.leave()")
    held[0].fulfill(json={"offences": []})
    page.evaluate("async () => { await asked; }")
    assert kept(page, "meta") == before


def test_what_is_fetched_while_leaving_is_not_kept(page: Page, hall: Hall) -> None:
    held: list[Route] = []
    page.route("**/changes?*", lambda route: held.append(route))
    # A ruling may still come with an answer that was on its way: then the next one is fetched.
    eventually(lambda: bool(held) or not hall.rule(0, "unclear-call"))
    page.evaluate("() => store.leave()")
    held[0].continue_()
    page.evaluate("(id) => navigator.locks.request(`shinpan-sync-${id}`, () => {})", hall.tournament)
    assert (kept(page, "entries"), kept(page, "checkpoints")) == (0, 0)


def test_what_arrives_after_leaving_is_not_taken_for_the_journal_joined_again(page: Page, hall: Hall) -> None:
    later = hall.rule(0, "unclear-call")
    until(page, "s.state.rulings[a]?.seq > 0", later)
    page.evaluate(
        """async ([id, token]) => {
          const { database } = await import('/bundle/inspect.js');
          const db = await database();
          const last = (await db.getAll('entries')).at(-1);
          await store.leave();
          await db.put('entries', { ...last, seq: last.seq + 100 });
          await store.join(id, token);
        }""",
        [hall.tournament, hall.invitations["referee"]],
    )
    assert snapshot(page, "state", "seq") == len(hall.journal()) == kept(page, "entries")
