"""GET printables/seating.pdf: who sits where, by table and by name."""

import pytest
from uuid_utils.compat import uuid7

from models.ruling.hand import SEATS
from tests.api.answers import mistakes
from tests.api.tournament.hall import Hall
from tests.api.tournament.pdf import in_order, pages

PATH = "printables/seating.pdf"
BY_NAME = f"{PATH}?by=name"


def seat_round(hall: Hall, round_: str) -> str:
    """The other four at the other table."""
    seats = dict(zip(SEATS, map(str, hall.players[4:]), strict=True))
    sent = {"table": str(hall.tables[1]), "round": round_, "seats": seats}
    identity = str(uuid7())
    assert hall.call("PUT", f"hanchans/{identity}", sent, "director").status_code == 201
    return identity


@pytest.mark.postgresql
def test_a_page_for_each_round_and_a_line_for_each_player(hall: Hall) -> None:
    seat_round(hall, "10")
    cancelled = seat_round(hall, "2")
    change = {"id": cancelled, "replaces": {"status": None}, "status": "cancelled"}
    asked = {"reason": "no time left", "hanchans": [change]}
    assert hall.call("PATCH", "hanchans", asked, "director").status_code == 200
    assert hall.schedule("2025-11-21T19:30:00+01:00").status_code == 200
    first, second = pages(hall, PATH, "arbiter")
    in_order(first, "Autumn Cup", "Round 1 · 2025-11-21 19:30", "East", "North", "1", "Player 0", "Player 3")
    in_order(second, "Round 10", "2", "Player 4", "Player 7")
    assert "Player 0" not in second
    (names,) = pages(hall, BY_NAME, "finance")
    in_order(names, "Seating by name", "E East", "1 10", "Player 0", "1 E –", "Player 5", "– 2 S")


@pytest.mark.parametrize(
    ("lang", "table", "name"),
    [
        ("ja", ("1回戦", "東", "北"), ("対局表（名前順）", "東 · 南 · 西 · 北", "1 東")),
        ("fr", ("Ronde 1", "Est", "Nord"), ("Placement par nom", "O Ouest", "1 E")),
        ("ru", ("Раунд 1", "Восток", "Север"), ("Рассадка по именам", "В Восток", "1 В")),
    ],
)
def test_it_speaks_four_languages(hall: Hall, lang: str, table: tuple[str, ...], name: tuple[str, ...]) -> None:
    in_order(" ".join(pages(hall, PATH, lang=lang)), *table)
    in_order(" ".join(pages(hall, BY_NAME, lang=lang)), *name)


def test_a_code_leads_to_the_page_for_everybody_once_it_is_open(hall: Hall) -> None:
    (closed,) = pages(hall, PATH, "arbiter")
    assert "/t/" not in closed
    tag = {"If-Match": hall.call("GET", "").headers["ETag"]}
    assert hall.call("PATCH", "", {"people_open": True}, "director", headers=tag).status_code == 200
    (opened,) = pages(hall, PATH, "arbiter")
    in_order(opened, "Player 0", "Seating and standings for your phone", "/t/autumn-cup")


def test_unknown_order(hall: Hall) -> None:
    assert set(mistakes(hall.call("GET", f"{PATH}?by=height"))) == {"by"}
