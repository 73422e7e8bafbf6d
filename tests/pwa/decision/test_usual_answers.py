"""What a call takes for granted: never what would be heavier for a player than another answer, and a tap changes it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

import rulings
from rulings.engine.consequences import SEVERITY, strongest
from tests.examples import sample
from tests.pwa.calls import open_call
from tests.pwa.hall import Hall
from tests.pwa.questions import LIBRARY, composed, compositions

LINE = ".call-verdict .call-line"
TAKEN = """async ([all, contexts, known]) => {
  const { isUsual, defaultFacts } = await import("/pwa/src/features/incident/decision/usual.js");
  const found = [];
  for (const named of all) {
    const book = await rules.book(named).catch(() => null);
    for (const foul of book ? Object.keys(rules.library.catalogue.fouls) : []) {
      const asks = book.table(foul).used;
      if (!asks.some((fact) => isUsual(rules.library, fact))) continue;
      for (const facts of known.filter((one) => Object.keys(one).every((name) => asks.includes(name)))) {
        for (const context of contexts) {
          const taken = defaultFacts(rules.library, book, foul, facts, context);
          if (Object.keys(taken).length > 0) found.push({ named, foul, facts, context, taken });
        }
      }
    }
  }
  return found;
}"""
KNOWN: list[dict[str, Any]] = [
    {},
    *({"offence_number": number} for number in (1, 2, 3, 6)),
    {"formally_declared": True},
    {"whose_tiles": "live-wall"},
    {"during_deal": False, "offence_number": 1},
]
CONTEXTS: list[dict[str, Any]] = [{}, {"simultaneous": "win"}, {"offenders": 2}]
PLAIN: list[dict[str, Any]] = [{"id": book} for book in LIBRARY.books]


def weight(outcome: dict[str, Any]) -> tuple[int, int]:
    """What it comes to at the least."""
    if "questions" in outcome:
        answers = [answer for each in outcome["questions"] for answer in each["answers"]]
        return min(weight(one) for answer in answers for one in answer["outcomes"])
    if "range" in outcome:
        return min(weight({"penalties": [one]}) for one in outcome["range"])
    return SEVERITY.index(strongest(outcome["penalties"])), sum(one.get("p", 0) for one in outcome["penalties"])


def test_nothing_is_taken_for_granted_that_is_heavier_than_another_answer(
    phone_rules: Page, record_property: Callable[[str, object], None]
) -> None:
    found = phone_rules.evaluate(TAKEN, [[*PLAIN, *sample(compositions(), 10)], CONTEXTS, KNOWN])
    compared = 0
    for one in found:
        book = composed(one["named"])
        facts = one["facts"] | one["taken"]
        ruled = rulings.decide(book, one["foul"], facts, one["context"])
        assert "questions" not in ruled, one
        for name, answer in one["taken"].items():
            for cell in book.table(one["foul"]).cells[name]:
                if not cell.low <= answer <= cell.high:
                    other = rulings.decide(book, one["foul"], facts | {name: cell.low}, one["context"])
                    assert weight(ruled) <= weight(other), (one, name, cell.low)
                    compared += 1
    record_property("summary", f"{compared:,} other answers, none of them milder than what is taken for granted")
    assert {one["named"]["id"] for one in found} >= {"r-league-24-25", "rrc-1-5", "wrc-2025", "wrr-2015"}


def test_every_usual_answer_is_taken_for_granted_somewhere(phone_rules: Page) -> None:
    found = phone_rules.evaluate(TAKEN, [PLAIN, CONTEXTS[:1], KNOWN])
    usual = {name for name, fact in LIBRARY.catalogue["facts"].items() if "usual" in fact}
    assert {name for one in found for name in one["taken"]} == usual


REPEATED = """async () => {
  const { withAnswer } = await import("/pwa/src/features/incident/decision/usual.js");
  const { Rulebook } = await import("/pwa/src/rules/books/rulebook.js");
  const { content } = await rules.book({ id: "r-league-24-25" });
  const given = content.fouls["exposed-tiles"];
  const then = [{ kind: "warning", whom: "offender" }];
  const again = { ...given.rows.at(-1), id: "again", when: { offence_number: { min: 2 } }, then };
  const rows = [{ ...again, reading: {} }, ...given.rows];
  const book = new Rulebook({ ...content, fouls: { ...content.fouls, "exposed-tiles": { ...given, rows } } });
  const said = (log) => {
    const call = { foul: "exposed-tiles", own: { tiles: 1 }, facts: { ...log, tiles: 1 }, context: {} };
    return withAnswer(rules.library, book, call, { whose_tiles: "live-wall" });
  };
  return [said({}), said({ offence_number: 2 })];
}"""


def test_an_answer_that_the_logs_facts_make_idle_is_not_kept(phone_rules: Page) -> None:
    first, again = phone_rules.evaluate(REPEATED)
    assert first["whose_tiles"] == "live-wall"
    assert again == {}


def chosen(page: Page) -> list[str]:
    """The answers that stand, of what was taken for granted."""
    region = page.get_by_role("region", name="Taken for granted")
    return region.get_by_role("button", pressed=True).all_inner_texts()


def test_the_usual_answers_stand_below_the_ruling_and_a_tap_changes_it(referee: Page, hall: Hall) -> None:
    open_call(referee, hall, "exposed-tiles")
    expect(referee.locator(LINE)).to_have_text("Referee's discretion: No penalty to Dead hand")
    assert chosen(referee) == ["No", "The player's own hand", "1 to 2"]
    whose = referee.get_by_role("group", name="Whose tiles?")
    place = whose.bounding_box()
    whose.get_by_role("button", name="Live wall", exact=True).click()
    expect(referee.get_by_role("group", name="Can the wall be rebuilt?")).to_be_visible()
    assert chosen(referee) == ["No", "Live wall", "1 to 2", "Yes"]
    assert whose.bounding_box() == place
    referee.get_by_role("group", name="Can the wall be rebuilt?").get_by_role("button", name="No").click()
    expect(referee.locator(LINE)).to_have_text("Chonbo (30P)")
    expect(referee.locator(".call-verdict").get_by_role("status")).to_contain_text("Now: Chonbo")
    referee.reload()
    expect(referee.locator(LINE)).to_have_text("Chonbo (30P)")
    whose.get_by_role("button", name="The player's own hand").click()
    expect(referee.locator(LINE)).to_have_text("Referee's discretion: No penalty to Dead hand")
    expect(referee.get_by_role("group", name="Can the wall be rebuilt?")).to_have_count(0)
