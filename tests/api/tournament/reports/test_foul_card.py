"""GET printables/foul-card.pdf: the tournament's rulebook on one page."""

import pytest
from flask import Flask

import rulings
from tests.api.answers import details
from tests.api.shared_app import app_at
from tests.api.tournament.hall import Hall, open_hall
from tests.api.tournament.pdf import in_order, pages, printed, words

PATH = "printables/foul-card.pdf"


def squeezed(text: str) -> str:
    """Without spaces, however lines are broken."""
    return "".join(text.split())


@pytest.mark.parametrize("book", sorted(rulings.library().books))
def test_every_foul_of_every_book_is_on_one_page(sqlite_url: str, book: str) -> None:
    with app_at(sqlite_url) as app:
        hall = open_hall(app, {"id": book})
        composed = rulings.compose(rulings.library(), book, {})
        for lang in rulings.LANGUAGES:
            (page,) = words(printed(hall, PATH, "referee", lang))
            named, said = rulings.Words(rulings.library(), lang), squeezed(page)
            for foul in composed.content["fouls"]:
                assert squeezed(named.name("fouls", foul)) in said, foul
                kinds = {penalty["kind"] for row in composed.table(foul).rows for penalty in row["then"]} - {"points"}
                assert [kind for kind in kinds if squeezed(named.name("kinds", kind)) not in said] == []


def test_it_tells_when_what_costs_what(league: Hall) -> None:
    (page,) = pages(league, PATH)
    in_order(
        page,
        *("Fouls and penalties", "R.League 24/25", "the first that fits counts"),
        *("Error during the deal", "Can it be put right without dealing again? Yes → No penalty", "No → Re-deal"),
        *("Too many or too few tiles", "Chonbo (30P)", "Call not said aloud", "1P, 2P more each time"),
        *("Breach of etiquette", "1 → Warning", "2 or more → 3P, 2 times as much each time"),
        *("Late player", "From 1:00 → 1P, then 1P more for each minute", "From 31:00 → 40P - the team"),
        *("The book does not cover", "1 of 1"),
    )


def test_options_change_it_and_are_named(app: Flask) -> None:
    plain = open_hall(app, {"id": "wrc-2022"}, "plain")
    milder = open_hall(app, {"id": "wrc-2022", "options": {"lower-penalties": {}}}, "milder")
    assert "Lower penalties" not in pages(plain, PATH)[0]
    in_order(pages(milder, PATH)[0], "WRC 2022 + ", "ower penalties", "Chonbo (20P)")


@pytest.mark.parametrize("role", ["director", "head-referee"])
def test_unknown_language(hall: Hall, role: str) -> None:
    hall.invite("head-referee")
    assert pages(hall, PATH, role)
    details(hall.call("GET", f"{PATH}?lang=de", None, role), 422)
