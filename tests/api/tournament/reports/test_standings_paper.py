"""GET printables/standings.pdf: players and teams in their order, with what was taken."""

import pytest

from tests.api.answers import details
from tests.api.tournament.hall import Hall
from tests.api.tournament.pdf import in_order, pages
from tests.api.tournament.results.test_standings import TOTALS, penalise, play

PATH = "printables/standings.pdf"


def join(hall: Hall) -> None:
    """The first player joins the team."""
    change = {"team": str(hall.team), "replaces": {"team": None}, "reason": "forgotten"}
    assert hall.call("PATCH", f"players/{hall.players[0]}", change, "director").status_code == 200


@pytest.mark.postgresql
def test_players_and_teams_by_rank(hall: Hall) -> None:
    assert "None" in pages(hall, PATH)[0]
    join(hall)
    play(hall, hall.hanchan, *TOTALS)
    penalise(hall, hall.player(1), 20)
    whole = " ".join(pages(hall, PATH, "finance"))
    in_order(whole, "Standings", "Players", "Rank", "Total", "1 Player 0", "27.3 0 27.3", "2 Player 2", "-8.5")
    in_order(whole, "3 Player 1", "6.2 20 -13.8", "4 Player 3", "– Player 4", "Teams", "1 Kamo")


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("ja", ("順位表", "個人", "1 Player 0", "チーム")),
        ("fr", ("Classement", "Joueurs", "Rang", "1 Player 0", "Équipes")),
        ("ru", ("Таблица результатов", "Личный зачёт", "1 Player 0", "Командный зачёт")),
    ],
)
def test_it_speaks_four_languages(hall: Hall, lang: str, expected: tuple[str, ...]) -> None:
    join(hall)
    play(hall, hall.hanchan, *TOTALS)
    in_order(" ".join(pages(hall, PATH, lang=lang)), *expected)


def test_unknown_language(hall: Hall) -> None:
    details(hall.call("GET", f"{PATH}?lang=de"), 422)
