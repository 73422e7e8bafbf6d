"""A season's standings as a table, with a column for each tournament."""

from __future__ import annotations

from decimal import Decimal

from rulings.scores.season_ranks import MEAN
from services.exports.sheet import Cell, Sheet
from services.exports.words import WORDS
from services.league.serialise_standings import mean_of
from services.league.standings import SeasonStanding, SeasonStandings

NAMED = ("rank", "rank_before", "name", "id_number", "team", "tournaments", "hanchans")
SUMMED = ("score", "penalties_p", "final")


def season_standings(found: SeasonStandings, of: str, language: str) -> Sheet:
    """Make the sheet, the best first; `of` is "players" or "teams".

    The tournaments' columns add up to the score: what does not count is not in them.
    """
    labels = WORDS[language]
    head = [
        *(labels[name] for name in NAMED),
        *_columns(found),
        *(labels[name] for name in SUMMED),
        *([labels["mean"]] if found.rules.total == MEAN else []),
    ]
    rows = (_row(found, one) for one in (found.players if of == "players" else found.teams))
    return Sheet(labels["title.standings"], head, rows)


def _columns(found: SeasonStandings) -> list[str]:
    """Name the tournaments; those of one name also by their slugs."""
    names = [one.tournament.name for one in found.tournaments]
    slugs = [one.tournament.slug for one in found.tournaments]
    return [name if names.count(name) == 1 else f"{name} ({slug})" for name, slug in zip(names, slugs, strict=True)]


def _row(found: SeasonStandings, one: SeasonStanding) -> list[Cell]:
    place, mean = one.place, mean_of(found.rules, one)
    return [
        *(
            place.rank,
            one.before,
            one.latest.name,
            one.latest.id_number,
            one.latest.team,
            place.attended,
            place.hanchans,
        ),
        *(_of_tournament(one, number) for number in range(len(found.tournaments))),
        *map(_tenths, (place.score, place.penalties, place.total)),
        *([None if mean is None else Decimal(mean).scaleb(-2)] if found.rules.total == MEAN else []),
    ]


def _of_tournament(one: SeasonStanding, number: int) -> Decimal | None:
    score = one.counted_score(number)
    return None if score is None else _tenths(score)


def _tenths(value: int) -> Decimal:
    return Decimal(value).scaleb(-1)
