"""Two tabs of one phone at the same moment: what one of them writes or tidies does nothing to the other's call."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.pwa.call.test_call_photos import HOLD, extras, take
from tests.pwa.call.test_two_tabs import NOTE, another, at_the_table, go_on_here, is_elsewhere, issued
from tests.pwa.calls import ISSUE, TAKE_BACK, issue, open_call, outbox
from tests.pwa.hall import Hall
from tests.pwa.phone import eventually
from tests.pwa.screens import at_the_tables, go

# Nobody else gets at the outbox until `letWrite()`.
HOLD_OUTBOX = """() => new Promise((held) => {
  const opening = indexedDB.open('shinpan');
  opening.onsuccess = () => {
    const store = opening.result.transaction('outbox', 'readwrite').objectStore('outbox');
    let over = false;
    window.letWrite = () => { over = true; };
    const hold = () => { if (!over) store.count().onsuccess = hold; };
    store.count().onsuccess = () => { held(); hold(); };
  };
})"""
# The ruling is written, but then the phone can't read it.
WRITTEN_ONLY = """() => {
  let written = 0;
  const { add, getAll } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.add = function (...given) { written += 1; return add.apply(this, given); };
  IDBObjectStore.prototype.getAll = function (...given) {
    if (this.name !== 'outbox' || written !== 1) return getAll.apply(this, given);
    written += 1;
    throw new DOMException('no', 'UnknownError');
  };
}"""
TIDY = "async () => (await import('/bundle/inspect.js')).tidy()"
CALLS = "Object.keys(localStorage).filter((name) => name.startsWith('shinpan.call.'))"

pytestmark = pytest.mark.fresh_browser


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    """What the phone can't read just then."""
    return ("UnknownError",)


def noted(page: Page, hall: Hall, note: str = NOTE) -> None:
    """An open call with a note."""
    open_call(page, hall, "empty-win")
    extras(page).get_by_label("Note").fill(note)


def has_note(page: Page, note: str) -> None:
    fold = page.locator("details", has_text="Note or photo")
    if fold.get_attribute("open") is None:
        fold.locator("summary").click()
    expect(fold.get_by_label("Note")).to_have_value(note)


def test_a_call_taken_over_while_it_is_being_issued_is_issued_once(referee: Page, hall: Hall) -> None:
    noted(referee, hall)
    other = another(referee, "")
    is_elsewhere(other)
    other.evaluate(HOLD_OUTBOX)
    referee.get_by_role("button", name=ISSUE).click()
    go_on_here(other)
    other.get_by_role("button", name=ISSUE).click()
    is_elsewhere(referee)
    other.evaluate("letWrite()")
    expect(other.get_by_role("heading", name="Issued")).to_be_visible()
    expect(other.locator(".call-verdict")).to_contain_text("Chonbo (30P)")
    is_elsewhere(referee)
    assert issued(other) == [NOTE]


def test_a_photo_still_made_smaller_goes_along_with_the_call(referee: Page, hall: Hall) -> None:
    open_call(referee, hall, "empty-win")
    referee.evaluate(HOLD)
    fold = extras(referee)
    take(fold)
    expect(fold.get_by_text("Keeping the photo…")).to_be_visible()
    other = another(referee, "")
    go_on_here(other)
    expect(other.get_by_role("button", name=ISSUE)).to_be_visible()
    is_elsewhere(referee)
    referee.evaluate("letRead()")
    expect(extras(other).get_by_role("img", name="Photo 1")).to_be_visible()
    issue(other)
    assert [one["kind"] for one in outbox(other)] == ["ruling", "photo"]


def test_a_duplicated_tab_leaves_the_call_of_the_first_alone(referee: Page, hall: Hall) -> None:
    """It has the same name, for what names a tab is copied with it."""
    with referee.expect_popup() as opened:
        referee.evaluate("void window.open('/#/tables')")
    duplicate = opened.value
    at_the_tables(duplicate)
    noted(referee, hall)
    duplicate.reload()
    at_the_tables(duplicate)
    duplicate.evaluate(TIDY)
    referee.goto("about:blank")
    referee.go_back()
    has_note(referee, NOTE)
    referee.goto("about:blank")
    referee.goto("/#/tables")
    at_the_tables(referee)
    eventually(lambda: referee.evaluate(CALLS) == [])


def test_a_call_taken_back_is_another_than_the_one_begun_meanwhile(referee: Page, hall: Hall) -> None:
    noted(referee, hall)
    issue(referee)
    other = another(referee)
    at_the_tables(other)
    noted(other, hall, "A second one")
    referee.get_by_role("button", name=TAKE_BACK).click()
    expect(referee.get_by_role("button", name=ISSUE)).to_be_visible()
    has_note(referee, NOTE)
    referee.reload()
    has_note(referee, NOTE)
    has_note(other, "A second one")
    issue(other)
    issue(referee)
    assert sorted(map(str, issued(referee))) == ["A second one", NOTE]


def test_what_is_kept_but_can_not_be_read_at_once_is_issued_once(referee: Page, hall: Hall) -> None:
    noted(referee, hall)
    referee.evaluate(WRITTEN_ONLY)
    issue(referee)
    assert issued(referee) == [NOTE]
    go(referee, f"#/table/{hall.tables[0]}")
    at_the_table(referee)
