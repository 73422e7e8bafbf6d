"""`shinpan league`, and tournaments that are founded in a season."""

from __future__ import annotations

from tests.cli.conftest import Shinpan
from tests.cli.test_tournament import CREATE

IN_SEASON = ("--league", "r-league", "--season", "24/25")


def tournament(name: str) -> tuple[str, ...]:
    return tuple(name if argument == "Spring Cup" else argument for argument in CREATE)


def test_tournaments_are_put_into_a_season_and_listed(shinpan: Shinpan, database_url: str) -> None:
    made = shinpan("league", "create", "R.League", database=database_url)
    assert (made.returncode, made.stdout.split()) == (0, ["league", "r-league"])
    assert shinpan(*tournament("First"), *IN_SEASON, database=database_url).returncode == 0
    assert shinpan(*tournament("Second"), database=database_url).returncode == 0
    joined = shinpan("league", "join", "second", "r-league", "--season", "24/25", database=database_url)
    assert joined.stdout == "second is played in r-league, season 24/25.\n"
    assert shinpan("league", "list", database=database_url).stdout.splitlines() == [
        "r-league  R.League",
        "    24/25  first  First",
        "    24/25  second  Second",
    ]
    assert shinpan("audit", "verify", database=database_url).returncode == 0


def test_what_can_not_be_is_refused_and_leaves_nothing(shinpan: Shinpan, sqlite_url: str) -> None:
    refusals = {
        "There is no league 'r-league'": (*tournament("First"), *IN_SEASON),
        "Give --league and --season together": (*tournament("First"), "--season", "24/25"),
        "There is no tournament nobody": ("league", "join", "nobody", "r-league", "--season", "24/25"),
        "can't stand in an address": ("league", "create", "麻雀"),
    }
    shinpan("tournament", "list", database=sqlite_url)
    for said, arguments in refusals.items():
        refused = shinpan(*arguments, database=sqlite_url)
        assert refused.returncode != 0
        assert said in refused.stderr
        assert "Traceback" not in refused.stderr
    assert shinpan("tournament", "list", database=sqlite_url).stdout == ""


def test_a_tournament_stays_in_its_season(shinpan: Shinpan, sqlite_url: str) -> None:
    shinpan("league", "create", "R.League", database=sqlite_url)
    again = shinpan("league", "create", "R.League", database=sqlite_url)
    assert "A league 'r-league' exists already" in again.stderr
    shinpan(*tournament("First"), *IN_SEASON, database=sqlite_url)
    moved = shinpan("league", "join", "first", "r-league", "--season", "25/26", database=sqlite_url)
    assert moved.returncode == 2
    assert "played in a season already" in moved.stderr
    blank = shinpan(*tournament("Second"), "--league", "r-league", "--season", " ", database=sqlite_url)
    assert "season" in blank.stderr
    assert "24/25  first" in shinpan("league", "list", database=sqlite_url).stdout
