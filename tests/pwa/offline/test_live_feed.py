"""The link of a phone to the live feed: one at a time, and none once it was given up."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.pwa.hall import Hall
from tests.pwa.phone import bare, eventually, joined, until

GIVEN_UP = """async () => {
  const { Live } = await import("/bundle/inspect.js");
  const fetched = globalThis.fetch;
  const streams = [];
  globalThis.fetch = async (_, { signal }) => {
    streams.push(signal);
    return new Response(new ReadableStream());
  };
  const waiting = [];
  const live = new Live({
    tournament: () => ({ id: "t", official: { id: "x" } }),
    pull: () => new Promise((resolve) => waiting.push(resolve)),
    status() {},
  });
  for (let time = 0; time < 5; time++) live.restart(); // the screen was locked and unlocked
  for (const resolve of waiting) resolve();
  await new Promise((resolve) => setTimeout(resolve, 200));
  globalThis.fetch = fetched;
  return streams.filter(({ aborted }) => !aborted).length;
}"""
HELD_BACK = """async (event) => {
  const { Live } = await import("/bundle/inspect.js");
  const told = [];
  const body = new ReadableStream({ start: (stream) => event && stream.enqueue(new TextEncoder().encode(event)) });
  const fetched = globalThis.fetch;
  globalThis.fetch = async () => new Response(body);
  const tournament = () => ({ id: "t", official: { id: "x" } });
  new Live({ tournament, pull: async () => undefined, status: (link) => told.push(link) }).restart();
  await new Promise((resolve) => setTimeout(resolve, 300));
  globalThis.fetch = fetched;
  return told;
}"""
# Nothing on the way lets a stream through; the second time, the server does not answer at all.
WITHOUT_STREAM = """async () => {
  const { Live, Unreachable } = await import("/bundle/inspect.js");
  globalThis.told = [];
  globalThis.pulls = 0;
  globalThis.fetch = async () => new Response("", { status: 404 });
  const pull = async () => {
    pulls += 1;
    if (pulls === 2) throw new Unreachable();
  };
  const tournament = () => ({ id: "t", official: { id: "x" } });
  globalThis.live = new Live({ tournament, pull, status: (link) => told.push(link) });
  live.restart();
}"""
TOURNAMENTS = """async () => {
  const open = indexedDB.open("shinpan");
  const db = await new Promise((resolve) => (open.onsuccess = () => resolve(open.result)));
  const all = db.transaction("tournaments").objectStore("tournaments").getAll();
  const found = await new Promise((resolve) => (all.onsuccess = () => resolve(all.result)));
  db.close();
  return found.map(({ id }) => id);
}"""


def test_a_stream_that_was_given_up_before_it_began_is_never_opened(telephone: BrowserContext) -> None:
    assert bare(telephone).evaluate(GIVEN_UP) == 1


def test_a_stream_that_something_on_the_way_keeps_back_is_not_called_live(telephone: BrowserContext) -> None:
    page = bare(telephone)
    assert page.evaluate(HELD_BACK, "") == []
    assert page.evaluate(HELD_BACK, "id: 4\ndata: {}\n\n") == ["live"]


@pytest.mark.fresh_browser
def test_a_poll_that_succeeds_again_is_said_though_the_stream_is_not_tried_yet(telephone: BrowserContext) -> None:
    page = bare(telephone)
    page.clock.install()
    page.evaluate(WITHOUT_STREAM)
    for pulls, pause in ((1, "00:03"), (2, "00:06"), (3, "00:00")):
        eventually(lambda pulls=pulls: page.evaluate("[pulls, told.length]") == [pulls, pulls])  # type: ignore[misc]
        page.clock.run_for(pause)
    assert page.evaluate("told") == ["polling", "unreached", "polling"]


@pytest.mark.fresh_browser
def test_a_server_that_answers_something_else_is_asked_at_once(telephone: BrowserContext) -> None:
    page = bare(telephone)
    page.clock.install(time=0)
    page.evaluate(WITHOUT_STREAM)
    eventually(lambda: page.evaluate("told.length") == 1)
    page.clock.pause_at(3600)  # the second try, and no pause ends any more
    eventually(lambda: page.evaluate("told") == ["polling", "unreached"])
    page.evaluate("live.reached()")
    eventually(lambda: page.evaluate("told") == ["polling", "unreached", "polling"])


@pytest.mark.fresh_browser
def test_a_tab_that_goes_on_does_not_bring_back_the_token_of_a_tournament_that_was_left(
    telephone: BrowserContext, hall: Hall
) -> None:
    page = joined(telephone, hall)
    assert page.evaluate(TOURNAMENTS) == [hall.tournament]
    deaf = _deaf(telephone)
    page.evaluate("() => store.leave()")
    late = hall.rule(0, "unclear-call")
    until(deaf, "s.state?.rulings[a]", late)
    deaf.wait_for_timeout(300)
    assert page.evaluate(TOURNAMENTS) == []


def _deaf(telephone: BrowserContext) -> Page:
    """A tab that does not hear what others do."""
    telephone.add_init_script("delete globalThis.BroadcastChannel")
    return bare(telephone)
