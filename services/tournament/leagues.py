"""Create leagues and put tournaments into their seasons: only the owner does, on the command line.

The officials of a tournament see what others of the same season know of the same people.
"""

from __future__ import annotations

from sqlalchemy import Connection

from models.event import leagues
from models.journal.journal import Journal
from rulings.errors import RuleError
from services.tournament.create import check_slug, check_text, new_id, slug_of

LONGEST_SEASON = 40


def create_league(connection: Connection, name: str, slug: str | None = None) -> str:
    """Create a league in this transaction. Return its slug. Raises RuleError naming the field and the cure."""
    slug = slug or slug_of(name)
    check_slug(slug, leagues.find_by_slug(connection, slug), "league")
    leagues.create(connection, new_id(), slug, check_text("name", name))
    return slug


def join_season(journal: Journal, slug: str, season: str) -> None:
    """Put the journal's tournament into that season of the league. Raises RuleError naming the field and the cure."""
    league = leagues.find_by_slug(journal.connection, slug)
    if league is None:
        raise RuleError("league", f"There is no league {slug!r}.", "See `shinpan league list`, or create it.")
    try:
        leagues.join(journal, league, check_text("season", season, LONGEST_SEASON))
    except leagues.MemberAlreadyError:
        message = "This tournament is played in a season already."
        raise RuleError("league", message, "It stays there: offences were counted by it.") from None
