"""Tournaments of one season."""

from uuid_utils.compat import uuid7

from api.frame.store import engines
from models.database.engine import write
from models.journal.journal import Journal
from models.league import leagues
from tests.api.tournament.hall import NOON, Hall


def join(hall: Hall, season: str) -> None:
    """The tournament is played in this season of the R.League from now on, as the machine's owner says."""
    with write(engines(hall.app)) as connection:
        if leagues.find_by_slug(connection, "r-league") is None:
            leagues.create(connection, uuid7(), "r-league", "R.League")
        league = leagues.find_by_slug(connection, "r-league")
        assert league is not None
        leagues.join(Journal(connection, hall.tournament, None, NOON), league, season)
    hall.entries += 1
