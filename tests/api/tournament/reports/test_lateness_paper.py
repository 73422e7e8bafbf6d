"""GET printables/lateness.pdf: who was late, how it ended and what it costs."""

import pytest

from tests.api.answers import details
from tests.api.tournament.clocks.match import Match
from tests.api.tournament.hall import Hall
from tests.api.tournament.pdf import in_order, pages

PATH = "printables/lateness.pdf"


@pytest.mark.postgresql
def test_a_line_for_each_clock(league: Hall) -> None:
    assert "Nobody was late." in pages(league, PATH)[0]
    match = Match(league)
    for player, minutes in ((0, 14), (1, 25)):
        match.record("absent", 0, player)
        match.record("arrived", minutes, player)
    (whole,) = pages(league, PATH)
    in_order(whole, "Lateness", "How it ended", "1 1 Player 0", "2025-11-21 12:30", "arrived", "14 min", "18P")
    in_order(whole, "Player 1", "arrived", "25 min", "45P", "SGD 10.00")


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("ja", ("遅刻一覧", "到着", "18P")),
        ("fr", ("Retards", "arrivé", "18P")),
        ("ru", ("Опоздания", "пришёл", "18P")),
    ],
)
def test_it_speaks_four_languages(league: Hall, lang: str, expected: tuple[str, ...]) -> None:
    match = Match(league)
    match.record("absent", 0)
    match.record("arrived", 14)
    in_order(" ".join(pages(league, PATH, lang=lang)), *expected)


def test_unknown_language(hall: Hall) -> None:
    details(hall.call("GET", f"{PATH}?lang=de", None, "director"), 422)
