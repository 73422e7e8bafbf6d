"""Who won no hand: a result carries it where yakitori is played, by the rulebook or by a director's word."""

from typing import Any

import pytest
from flask import Flask

from models.ruling.hand import SEATS
from tests.api.tournament import checks
from tests.api.tournament.hall import Hall, open_hall
from tests.api.tournament.results.test_result import POINTS, body, corrects, path
from tests.api.tournament.results.test_result_sheets import GOOD, NAMES, bring, counts, preview, sheet, wrong
from tests.api.tournament.results.test_scoring import NUMBERS
from tests.api.tournament.results.test_standings import explained
from tests.api.tournament.spreadsheets import rows

WINLESS = [*NAMES.split(","), "winless"]


@pytest.fixture
def birds(app: Flask) -> Hall:
    """WRC 2022 with Mod 4.3: 9,000 points, shared by those who have won."""
    return open_hall(app, {"id": "wrc-2022", "options": {"yakitori": {}}}, "birds")


def points(answer: dict[str, Any]) -> list[int]:
    return [answer["scores"][seat]["points"] for seat in SEATS]


def test_it_is_shared_before_the_score(birds: Hall) -> None:
    answer = checks.works_and_repeats(birds, path(birds), body(winless=["north", "north"]), "arbiter")
    assert (answer["winless"], answer["points"], answer["flags"]) == (["north"], POINTS, [])
    assert points(answer) == [45300, 34200, 29500, 11000]
    assert [answer["scores"][seat]["total"] for seat in SEATS] == [303, 92, -55, -340]
    (game,) = explained(birds, birds.players[3])["games"]
    assert (game["counted"], game["points"]) == (20000, 11000)
    entry = birds.journal()[-1]
    assert (entry["kind"], entry["body"]["winless"]) == ("result.entered", ["north"])
    assert birds.findings() == []


@pytest.mark.parametrize(
    ("winless", "after"),
    [
        ([], [42300, 31200, 26500, 20000]),
        (["west", "north"], [51300, 40200, 17500, 11000]),
        (["south", "west", "north"], [69300, 22200, 17500, 11000]),
        (list(SEATS), [42300, 31200, 26500, 20000]),
    ],
)
def test_3000_9000_27000_or_void(birds: Hall, winless: list[str], after: list[int]) -> None:
    assert points(checks.works_and_repeats(birds, path(birds), body(winless=winless), "arbiter")) == after


def test_places_are_those_after_it_and_what_is_left_of_a_share_is_nobodys(app: Flask) -> None:
    hall = open_hall(app, {"id": "wrc-2022", "options": {"yakitori": {"amount": 10000}}}, "uneven")
    near = {"east": 34000, "south": 33000, "west": 32000, "north": 21000}
    answer = checks.works_and_repeats(hall, path(hall), body(points=near, winless=["east"]), "arbiter")
    assert points(answer) == [24000, 36300, 35300, 24300]
    assert [answer["scores"][seat]["place"] for seat in SEATS] == [4, 1, 2, 3]


def test_who_won_nothing_is_not_known_unless_somebody_says_it(birds: Hall) -> None:
    assert birds.call("PUT", path(birds), body(), "arbiter").status_code == 201
    answer = birds.get(path(birds))
    assert (answer["winless"], answer["flags"], points(answer)) == (None, ["winless-not-told"], list(POINTS.values()))
    mended = checks.works_and_repeats(birds, path(birds), body(winless=["north"], corrects=corrects()), "arbiter")
    assert (mended["flags"], mended["earlier"][0]["winless"]) == ([], None)
    checks.refuses_fields(birds, path(birds), body(winless=["middle"]), "arbiter", "winless.0")


def test_rrc_takes_twice_the_step_of_the_uma_off_the_score(app: Flask) -> None:
    for options, taken in (({"yakitori": {}}, 400), ({"yakitori": {}, "uma-15-5": {}}, 200)):
        club = open_hall(app, {"id": "rrc-1-5", "options": options}, f"club-{taken}")
        answer = checks.works_and_repeats(club, path(club), body(winless=["north", "west"]), "arbiter")
        assert points(answer) == list(POINTS.values())
        assert [answer["scores"][seat]["taken"] for seat in SEATS] == [0, 0, taken, taken]
        (game,) = explained(club, club.players[3])["games"]
        assert game["taken"] == taken


def test_a_director_may_play_it_where_the_rulebook_is_silent(app: Flask) -> None:
    hall = open_hall(app, {"id": "wrc-2025"}, "silent")
    sent = {**NUMBERS, "yakitori": 9000}
    answer = hall.call("PUT", "scoring", sent, "director").get_json()
    assert (answer["yakitori"], answer["yakitori_paid"]) == (9000, "shared")
    checks.shows_both(hall.call("PUT", "scoring", NUMBERS, "director"), stored=sent, sent=NUMBERS)
    assert hall.call("PUT", path(hall), body(winless=["north"]), "director").status_code == 201
    assert points(hall.get(path(hall))) == [45300, 34200, 29500, 11000]
    assert hall.call("PUT", "scoring", {**NUMBERS, "replaces": sent}, "director").status_code == 200
    assert points(hall.get(path(hall))) == list(POINTS.values())
    checks.refuses_fields(hall, "scoring", {**NUMBERS, "yakitori": 950}, "director", "yakitori")
    stated = open_hall(app, {"id": "wrc-2022"}, "stated")
    checks.refuses_fields(stated, "scoring", {"yakitori": 9000}, "director", "yakitori")


def test_a_sheet_has_a_column_for_it(birds: Hall) -> None:
    names = ",".join(WINLESS)
    assert "winless" in wrong(birds, f"{GOOD},North nobody", names=names)
    assert counts(preview(birds, sheet(f"{GOOD},north", names=names))) == (1, 0, 0)
    bring(birds, sheet(f"{GOOD},West north", names=names))
    assert birds.get(path(birds))["winless"] == ["west", "north"]
    for row, known in ((f"{GOOD},north west", 1), (f"{GOOD},", 0)):
        assert preview(birds, sheet(row, names=names))["known"] == known
    assert preview(birds, sheet(GOOD))["known"] == 1


def test_exports_say_it(birds: Hall) -> None:
    assert birds.call("PUT", path(birds), body(winless=["north"]), "arbiter").status_code == 201
    found = [(row["Seat"], row["Won no hand"], row["Points"], row["Total"]) for row in rows(birds, "results")]
    assert found[0] == ("East", "no", "45300", "30.3")
    assert found[3] == ("North", "yes", "11000", "-34.0")
