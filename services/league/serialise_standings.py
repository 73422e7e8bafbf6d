"""A season's standings, serialised."""

from __future__ import annotations

from dataclasses import asdict
from fractions import Fraction
from typing import Any

from models.league.season_settings import Season
from rulings.scores.season_ranks import MEAN, RankingRules
from services.league.contributions import Contribution, Contributor
from services.league.standings import ExplainedPart, SeasonStanding, SeasonStandings, ranking_of
from services.ledger.serialise import serialise_line


def serialise_season(season: Season) -> dict[str, Any]:
    """Serialise a season with how it is ranked."""
    named = ("id", "name", "starts_on", "ends_on", "standings_open")
    return {**{name: getattr(season, name) for name in named}, "ranking": serialise_ranking(ranking_of(season))}


def serialise_ranking(rules: RankingRules) -> dict[str, Any]:
    """Serialise how a season is ranked."""
    return {**asdict(rules), "ties": list(rules.ties)}


def serialise_standings(found: SeasonStandings) -> dict[str, Any]:
    """Serialise the standings of a season: its tournaments once, and of everybody what they did in each."""
    return {
        "season": serialise_season(found.season),
        "league": found.league,
        "tournaments": [_tournament(one) for one in found.tournaments],
        "players": [serialise_standing(found, one) for one in found.players],
        "teams": [serialise_standing(found, one) for one in found.teams],
    }


def serialise_standing(found: SeasonStandings, one: SeasonStanding) -> dict[str, Any]:
    """Serialise a place in the season."""
    place = one.place
    return {
        "kind": one.kind,
        **{name: getattr(one.latest, name) for name in ("id", "name", "id_number", "team", "withdrawn")},
        **{name: getattr(place, name) for name in ("rank", "unranked", "played", "attended", "hanchans")},
        "rank_before": one.before,
        **{name: getattr(place, name) for name in ("score", "penalties", "total")},
        "mean": mean_of(found.rules, one),
        "tournaments": [_part(found, one, number, part) for number, part in sorted(one.parts.items())],
    }


def serialise_explained(
    found: SeasonStandings, one: SeasonStanding, parts: list[ExplainedPart], *, with_reasons: bool
) -> dict[str, Any]:
    """Serialise how a total came about, tournament by tournament; what a director wrote only `with_reasons`."""
    hidden = {} if with_reasons else {"reason": None}
    made_of = [
        {
            **_tournament(part.contribution),
            "games": [{**game, "in_season": counted} for game, counted in part.games],
            "ledger": [{**serialise_line(row), **hidden} for row in part.lines],
        }
        for part in parts
    ]
    return {"season": serialise_season(found.season), **serialise_standing(found, one), "parts": made_of}


def mean_of(rules: RankingRules, one: SeasonStanding) -> int | None:
    """Return the mean per hanchan in hundredths of P, rounded half away from zero; None where it is not ranked by."""
    if rules.total != MEAN or not one.place.hanchans:
        return None
    hundredths = one.place.value * 10
    rounded = int(abs(hundredths) + Fraction(1, 2))
    return rounded if hundredths > 0 else -rounded


def _part(found: SeasonStandings, one: SeasonStanding, number: int, part: Contributor) -> dict[str, Any]:
    return {
        "tournament": found.tournaments[number].tournament.id,
        "id": part.id,
        "hanchans": len(part.part.hanchans),
        "counted": len(one.place.counted.get(number, ())),
        "counted_score": one.counted_score(number) or 0,
        "is_counted": number in one.place.counted,
        **{name: getattr(part.part, name) for name in ("score", "penalties", "disqualified")},
    }


def _tournament(one: Contribution) -> dict[str, Any]:
    row = one.tournament
    named = {name: getattr(row, name) for name in ("id", "slug", "name", "created_at")}
    return {**named, "rulebook": row.rulebook["id"], "is_scored": one.is_scored, "is_played": one.is_played}
