"""GET printables/score-slips.pdf: a slip for each table and round, four to a page."""

from uuid_utils.compat import uuid7

from models.ruling.hand import SEATS
from tests.api.answers import mistakes
from tests.api.tournament.hall import Hall
from tests.api.tournament.pdf import in_order, pages

PATH = "printables/score-slips.pdf"


def test_a_slip_for_each_table_of_a_round_or_of_all(hall: Hall) -> None:
    seats = dict(zip(SEATS, map(str, hall.players[4:]), strict=True))
    for round_ in ("2", "3", "4", "5"):
        sent = {"table": str(hall.tables[1]), "round": round_, "seats": seats}
        assert hall.call("PUT", f"hanchans/{uuid7()}", sent, "director").status_code == 201
    first, last = pages(hall, PATH, "arbiter")
    in_order(first, "Round 1 · Table 1", "Points", "Signature", "E", "Player 0", "100", "N", "Player 3", "Round 4")
    in_order(last, "Round 5 · Table 2", "Player 4", "Riichi sticks left", "Penalties", "Table arbiter")
    (one,) = pages(hall, f"{PATH}?round=3", "arbiter")
    assert ("Round 3" in one, "Round 1" in one) == (True, False)
    assert "None" in pages(hall, f"{PATH}?round=8")[0]
    in_order(" ".join(pages(hall, PATH, lang="ja")), "1回戦 · 1卓", "持ち点", "東", "残ったリーチ棒")
    in_order(" ".join(pages(hall, PATH, lang="ru")), "Раунд 1 · Стол 1", "Очки", "Подпись")
    in_order(" ".join(pages(hall, PATH, lang="fr")), "Ronde 1 · Table 1", "Points", "Arbitre de table")


def test_bad_round(hall: Hall) -> None:
    assert set(mistakes(hall.call("GET", f"{PATH}?round={'1' * 41}"))) == {"round"}
