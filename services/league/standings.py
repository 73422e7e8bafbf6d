"""A season's standings: players and teams over its tournaments, by the league's rules, and what totals are made of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from uuid import UUID

from sqlalchemy import Connection

from models.league import leagues
from models.league.season_settings import Season
from models.money.ledger import LedgerLine
from rulings.scores.season_ranks import RankingRules, SeasonPlace, rank
from services.errors import NotFound
from services.league.contributions import Contribution, Contributor, list_contributions
from services.scoring.standings import Game, explain

KINDS = ("player", "team")


@dataclass(frozen=True)
class SeasonStanding:
    """A player or a team. `parts`: by number of the tournament; `before`: the rank before the latest one played.

    `latest`: who they are in the latest tournament that they are in; what they are called there, they are here.
    """

    kind: str
    latest: Contributor
    parts: Mapping[int, Contributor]
    place: SeasonPlace
    before: int | None

    def counted_score(self, number: int) -> int | None:
        """Return what their hanchans of a tournament add, in tenths of P; None where it was dropped whole."""
        counted = self.place.counted.get(number)
        if counted is None:
            return None
        hanchans = self.parts[number].part.hanchans
        return sum(hanchans[place].total for place in counted)


@dataclass(frozen=True)
class SeasonStandings:
    """A season's tournaments, and its players and teams, the best first, those without a rank last."""

    season: Season
    league: str
    rules: RankingRules
    tournaments: Sequence[Contribution]
    players: Sequence[SeasonStanding]
    teams: Sequence[SeasonStanding]


@dataclass(frozen=True)
class ExplainedPart:
    """What somebody did in one tournament: each hanchan with whether it counts, and the lines of the ledger."""

    contribution: Contribution
    games: Sequence[tuple[Game, bool]]
    lines: Sequence[LedgerLine]


def ranking_of(season: Season) -> RankingRules:
    """Return how the league ranks this season."""
    stored = dict(season.ranking or {})
    return RankingRules(**{**stored, "ties": tuple(stored.get("ties", ()))})


def compute_season(connection: Connection, season: Season) -> SeasonStandings:
    """Rank everybody who is in a tournament of the season."""
    found = list_contributions(connection, season)
    rules = ranking_of(season)
    players, teams = (_ranked(rules, found, kind) for kind in KINDS)
    league = leagues.find(connection, season.league_id)
    assert league is not None, "a season is of a league"  # noqa: S101 -- for the type checker
    return SeasonStandings(season, league.name, rules, found, players, teams)


def explain_season(
    connection: Connection, found: SeasonStandings, account_id: UUID
) -> tuple[SeasonStanding, list[ExplainedPart]]:
    """Return somebody's standing and what it is made of; `account_id` in any tournament. Raises NotFound."""
    one = next((one for one in [*found.players, *found.teams] if _is_of(one, account_id)), None)
    if one is None:
        raise NotFound("This season has no such player or team.")
    return one, [_explained(connection, found, one, number) for number in sorted(one.parts)]


def _explained(connection: Connection, found: SeasonStandings, one: SeasonStanding, number: int) -> ExplainedPart:
    contribution = found.tournaments[number]
    standing, lines = explain(connection, contribution.tournament.id, one.parts[number].id)
    places = iter(range(standing.hanchans))  # the ranking numbers those that are ranked
    counted = one.place.counted.get(number, ())
    games = [(game, game["ranked"] and next(places) in counted) for game in standing.games]
    return ExplainedPart(contribution, games, lines)


def _ranked(rules: RankingRules, found: Sequence[Contribution], kind: str) -> list[SeasonStanding]:
    parts = [{key: one.part for key, one in contribution.of(kind).items()} for contribution in found]
    places = rank(rules, parts)
    played = [number for number, contribution in enumerate(found) if contribution.is_played]
    before = rank(rules, parts[: played[-1]]) if len(played) > 1 else {}
    standings = [_standing(kind, found, key, place, before.get(key)) for key, place in places.items()]
    return sorted(standings, key=_order)


def _standing(
    kind: str, found: Sequence[Contribution], key: str, place: SeasonPlace, before: SeasonPlace | None
) -> SeasonStanding:
    people = enumerate(contribution.of(kind) for contribution in found)
    own = {number: taking_part[key] for number, taking_part in people if key in taking_part}
    return SeasonStanding(kind, own[max(own)], own, place, None if before is None else before.rank)


def _order(one: SeasonStanding) -> tuple[Any, ...]:
    return one.place.rank is None, one.place.rank or 0, -one.place.value, one.latest.name, one.latest.id


def _is_of(one: SeasonStanding, account_id: UUID) -> bool:
    return any(part.id == account_id for part in one.parts.values())
