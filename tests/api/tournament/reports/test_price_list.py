"""GET printables/penalties.pdf: what each foul costs, for everybody to see."""

import json

import pytest

import rulings
from services.reports.rulebook_rows import Rows
from tests.api.answers import details
from tests.api.tournament.hall import Hall
from tests.api.tournament.pdf import in_order, pages

PATH = "printables/penalties.pdf"


def test_each_foul_with_its_costs_and_nobodys_name(league: Hall) -> None:
    league.rule("empty-win")
    whole = " ".join(pages(league, PATH, "arbiter"))
    in_order(
        whole,
        *("Autumn Cup", "What each foul costs", "R.League 24/25", "Shuffling", "Error during the deal", "No penalty"),
        *("Re-deal", "Empty win declaration", "Chonbo (30P)", "Breach of etiquette", "Warning", "3P"),
        *("Late player", "From 1:00: 1P", "From 21:00: 33P + SGD 2.00 fine", "Late arbiter", "From 11:00: SGD 25.00"),
    )
    assert "Player 0" not in whole
    assert "?" not in whole, "cases belong on the foul card"


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("ja", ("反則ごとのペナルティー", "誤ロン・誤ツモ", "チョンボ（30P）", "1:00から: 1P、以後1分ごとに1P追加")),
        ("fr", ("Ce que coûte chaque faute", "Annonce à vide d'une victoire", "Chonbo (30P)", "À partir de 1:00")),
        ("ru", ("Сколько стоит нарушение", "Пустое объявление победы", "Чомбо (30P)", "С 1:00")),
    ],
)
def test_it_speaks_three_languages(league: Hall, lang: str, expected: tuple[str, ...]) -> None:
    in_order(" ".join(pages(league, PATH, "finance", lang)), *expected)


@pytest.mark.parametrize(
    ("lang", "cost"),
    [
        ("en", "3P + 1P - the team, 2 times as much each time"),
        ("ja", "3P + 1P（チーム）、繰り返すごとに2倍"),
        ("fr", "3P + 1P - l'équipe, multiplié par 2 à chaque fois"),
    ],
)
def test_a_row_in_which_two_penalties_grow(lang: str, cost: str) -> None:
    league = rulings.compose(rulings.library(), "r-league-24-25")
    book = rulings.Rulebook(json.loads(json.dumps(league.content)))
    book.content["fouls"]["etiquette"]["rows"][-1]["then"] += [
        {"kind": "points", "whom": "team", "p": {"first": 1, "times": 2}}
    ]
    assert [line.cost for line in Rows(book, lang).costs("etiquette")][-1] == cost


def test_unknown_language(hall: Hall) -> None:
    details(hall.call("GET", f"{PATH}?lang=de"), 422)
