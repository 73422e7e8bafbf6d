"""A season: the same people in several tournaments, what they did there and what they owe."""

from datetime import timedelta
from typing import Any
from uuid import UUID

import pytest
from uuid_utils.compat import uuid7

from models.database import register
from models.database.engine import Engines, read, write
from models.event import seasons
from models.journal import audit
from models.journal.journal import Journal
from models.league import leagues
from models.money import ledger
from models.money.ledger import Cause
from models.people import official_numbers
from models.people.teams import Team
from models.ruling import rulings
from tests.models.sample import NOON, Sample, furnish

LATER = NOON + timedelta(days=7)


@pytest.fixture
def evenings(engines: Engines) -> tuple[Sample, Sample, Sample]:
    """Two evenings of one season, and one of another; the same four players in each."""
    with write(engines) as connection:
        league = uuid7()
        leagues.create(connection, league, "r-league", "R.League")
        houses = tuple(furnish(connection) for _ in range(3))
        row = leagues.find_by_slug(connection, "r-league")
        assert row is not None
        for sample, season in zip(houses, ("24/25", "24/25", "25/26"), strict=True):
            leagues.join(sample.journal(connection), row, season)
    return houses  # type: ignore[return-value]


def charge(journal: Journal, kind: str, account: UUID, amount: int, unit: str = "SGD") -> None:
    line = {"id": uuid7(), "account_kind": kind, "account_id": account, "unit": unit, "amount": amount}
    ledger.post(journal, Cause("decision", uuid7()), [{**line, "what": "decided", "reason": "late"}])


def test_a_tournament_is_played_in_one_season_for_good(engines: Engines, evenings: tuple[Sample, ...]) -> None:
    first, second, _ = evenings
    with write(engines) as connection:
        row = leagues.find_by_slug(connection, "r-league")
        assert row is not None
        with pytest.raises(leagues.MemberAlreadyError):
            leagues.join(first.journal(connection), row, "25/26")
        apart = furnish(connection)
    with read(engines) as connection:
        membership = leagues.membership(connection, first.tournament)
        assert membership is not None
        assert (membership.slug, membership.name, membership.season) == ("r-league", "R.League", "24/25")
        assert leagues.membership(connection, apart.tournament) is None
        assert [row.id for row in seasons.tournaments(connection, first.tournament)] == [second.tournament]
        assert seasons.tournaments(connection, apart.tournament) == []
        assert [row.slug for row in leagues.all_leagues(connection)] == ["r-league"]
        assert audit.verify(connection, first.tournament) == []


def test_offences_count_across_the_season_if_they_were_before(engines: Engines, evenings: tuple[Sample, ...]) -> None:
    first, second, other_season = evenings
    with write(engines) as connection:
        standing = first.issue(connection)
        withdrawn = first.issue(connection)
        rulings.withdraw(first.journal(connection), withdrawn, "wrong table")
        first.issue(connection, offender_id=first.players[1])
        first.issue(connection, foul="overtime")
        other_season.issue(connection)
        furnish(connection).issue(connection)
        second.issue(connection, at=LATER)
    offender = ("player", second.players[0])
    with read(engines) as connection:
        counted = [
            seasons.count(connection, second.tournament, offender, "empty-win", at)
            for at in (NOON, NOON + timedelta(seconds=1), LATER)
        ]
        assert counted == [0, 1, 1]
        assert seasons.count(connection, first.tournament, ("player", first.players[0]), "empty-win", NOON) == 0
        whole = seasons.offences(connection, second.tournament)
        assert {row.own for row in whole} == set(second.players[:2])
        own = seasons.offences(connection, second.tournament, second.players[0])
        assert {(row.foul, row.tournament_id) for row in own} == {
            ("empty-win", first.tournament),
            ("overtime", first.tournament),
        }
        assert standing in {row.id for row in own}
        assert seasons.offences(connection, other_season.tournament) == []


def test_teams_are_known_by_name_and_officials_by_number(engines: Engines, evenings: tuple[Sample, ...]) -> None:
    first, second, _ = evenings
    teams = (uuid7(), uuid7())
    with write(engines) as connection:
        for sample, team in zip((first, second), teams, strict=True):
            register.add(sample.journal(connection), Team, "team.added", {"id": team, "name": "Kamo"})
            official_numbers.assign(sample.journal(connection), sample.director, "R7")
        charge(first.journal(connection), "team", teams[0], 1000)
        charge(first.journal(connection), "official", first.director, 500)
        first.issue(connection, offender_kind="official", offender_id=first.director, foul="late-arbiter")
    with read(engines) as connection:
        owed = {(row.account_kind, row.own): row.amount for row in seasons.fines(connection, second.tournament)}
        assert owed == {("team", teams[1]): 1000, ("official", second.director): 500}
        (offence,) = seasons.offences(connection, second.tournament)
        assert (offence.account_kind, offence.own) == ("official", second.director)
        named = official_numbers.holder(connection, second.tournament, "R7")
        assert named is not None
        assert named.id == second.director
        assert official_numbers.numbers(connection, second.tournament) == {second.director: "R7"}


def test_what_is_owed_stays_apart_by_evening_and_currency(engines: Engines, evenings: tuple[Sample, ...]) -> None:
    first, second, other_season = evenings
    with write(engines) as connection:
        for sample, amount, unit in ((first, 2000, "SGD"), (first, 300, "EUR"), (second, 500, "SGD")):
            charge(sample.journal(connection), "player", sample.players[0], amount, unit)
        charge(first.journal(connection), "player", first.players[1], 700)
        charge(first.journal(connection), "player", first.players[1], -700)
        charge(first.journal(connection), "player", first.players[2], 30, "P")
        charge(other_season.journal(connection), "player", other_season.players[0], 9)

    def plain(rows: Any) -> list[tuple[Any, ...]]:
        return [(row.tournament_id, row.unit, row.amount) for row in rows]

    here = {(first.tournament, "EUR", 300), (first.tournament, "SGD", 2000)}
    with read(engines) as connection:
        assert set(plain(seasons.fines(connection, second.tournament))) == here
        whole = seasons.balances(connection, second.tournament)
        assert set(plain(whole)) == {*here, (second.tournament, "SGD", 500)}
        assert {(row.name, row.number) for row in whole} == {("Player 0", "0")}
        assert plain(seasons.balances(connection, other_season.tournament)) == [(other_season.tournament, "SGD", 9)]


def test_a_tournament_of_no_league_knows_of_no_other(engines: Engines, evenings: tuple[Sample, ...]) -> None:
    with write(engines) as connection:
        evenings[0].issue(connection)
        alone = furnish(connection)
    with read(engines) as connection:
        assert seasons.offences(connection, alone.tournament) == []
        assert seasons.fines(connection, alone.tournament) == []
        assert seasons.count(connection, alone.tournament, ("player", alone.players[0]), "empty-win", LATER) == 0
