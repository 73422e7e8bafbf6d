"""A club's own rulebook on the phone: composed and decided as on the server."""

from __future__ import annotations

from itertools import cycle
from pathlib import Path

from playwright.sync_api import Browser

import rulings
from rulings.books.export import phone_files
from rulings.books.library import shipped
from rulings.loading.own_books import add_own_books
from tests.pwa.words_page import agree, rules_page

OWN = Path(__file__).parents[2] / "rulings" / "own"
ASKED = """async ({named, foul, facts, lang}) => {
  const book = await rules.book(named);
  return [book.revision, rules.localise(rules.libraries[lang], rules.decide(book, foul, facts, {}))];
}"""
TOLD = "({decision, lang}) => rules.localise(rules.libraries[lang], decision)"
FACTS = ({}, {"hand_shown": True}, {"hand_shown": False})


def test_both_engines_agree_on_it(browser: Browser) -> None:
    library = add_own_books(shipped(), OWN)
    languages = cycle(rulings.LANGUAGES)
    asked = [
        {"named": {"id": book, "readings": readings}, "foul": foul, "facts": facts, "lang": next(languages)}
        for book in library.books.keys() - shipped().books.keys()
        for readings in ({}, {"harbour-phones": "free"})
        for foul in library.catalogue["fouls"]
        for facts in (FACTS if "hand_shown" in library.catalogue["fouls"][foul]["asks"] else FACTS[:1])
    ]
    gone = rulings.decide(rulings.compose(library, "harbour-club"), "obstruction", {}, {})
    gone |= {
        "rulebook": {**gone["rulebook"], "id": "gone-club", "options": {"gone": {}}},
        "readings": [{"id": "gone-reading", "chosen": "either"}, {"id": "harbour-phones", "chosen": "gone"}],
    }
    told = [{"decision": gone, "lang": lang} for lang in rulings.LANGUAGES]
    with rules_page(browser, phone_files(library)) as page:
        agree(
            page, TOLD, ((each, rulings.localise(library, gone, each["lang"])) for each in told), "a book that is gone"
        )
        assert agree(page, ASKED, ((each, answer(library, **each)) for each in asked), "a club's own rulebook") > 100


def answer(
    library: rulings.Library, named: dict[str, str], foul: str, facts: dict[str, bool], lang: str
) -> list[object]:
    book = rulings.compose(library, rulebook=named["id"], readings=named["readings"])
    return [book.revision, rulings.localise(library, rulings.decide(book, foul, facts, {}), lang)]
