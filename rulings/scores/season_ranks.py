"""Rank the players of a season, or its teams, over its tournaments, by the league's rules.

Exact: everything is whole tenths of P, and a mean is a fraction.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple, TypeVar

SUM, MEAN = TOTALS = ("sum", "mean")
ALL, BEST, DROP = COUNTED = ("all", "best", "drop")
TOURNAMENTS, HANCHANS = OF = ("tournaments", "hanchans")
DEDUCTED, SHOWN = PENALTIES = ("deducted", "shown")
TOURNAMENT, SEASON = DISQUALIFIED = ("tournament", "season")
FIRST_PLACES, BEST_TOURNAMENT, BEST_HANCHAN, MORE_HANCHANS, FEWER_PENALTIES = TIES = (
    "first-places",
    "best-tournament",
    "best-hanchan",
    "more-hanchans",
    "fewer-penalties",
)

Key = TypeVar("Key", bound=Hashable)


@dataclass(frozen=True)
class RankingRules:
    """How a league ranks over a season.

    `total`: the sum of what counts, or its mean per hanchan. `counted`: all, the `best` so many (`number`) or all but
    the worst so many (`drop`; one always stays), `of` tournaments or hanchans. Without the minimum of hanchans and
    tournaments nobody is ranked. `penalties`: deducted, or only shown. `disqualified`: what a disqualification takes
    away, that tournament or the rank in the season. `ties`: what parts equal totals, one after another.
    """

    total: str = SUM
    counted: str = ALL
    of: str = TOURNAMENTS
    number: int = 0
    minimum_hanchans: int = 1
    minimum_tournaments: int = 1
    penalties: str = DEDUCTED
    disqualified: str = TOURNAMENT
    ties: tuple[str, ...] = ()


class Hanchan(NamedTuple):
    """What one hanchan was worth, in tenths of P, and the place at the table."""

    total: int
    place: int


@dataclass(frozen=True)
class TournamentPart:
    """What somebody did in one tournament: the ranked hanchans, and the penalties in tenths of P."""

    hanchans: tuple[Hanchan, ...] = ()
    penalties: int = 0
    disqualified: bool = False

    @property
    def score(self) -> int:
        """The sum of the hanchans."""
        return sum(one.total for one in self.hanchans)


@dataclass
class SeasonPlace:
    """Somebody's place in a season; `value` is what is ranked: `total`, or its mean per hanchan.

    `counted`: tournament → which of its hanchans count (by their order there); a tournament that is not in it was
    dropped. `score` and `hanchans` are theirs, `penalties` those of what was not dropped. `played` and `attended` also
    count what was dropped. `unranked`: why there is no rank: few-hanchans, few-tournaments, or disqualified; the last,
    too, where only a disqualification leaves too few of either.
    """

    counted: Mapping[int, tuple[int, ...]]
    score: int
    penalties: int
    total: int
    hanchans: int
    played: int
    attended: int
    value: Fraction
    ties: tuple[Fraction, ...]
    unranked: str | None
    rank: int | None = None


def rank(rules: RankingRules, tournaments: Sequence[Mapping[Key, TournamentPart]]) -> dict[Key, SeasonPlace]:
    """Rank everybody who took part; equals share a rank. `tournaments` are in the order in which they were played."""
    parts: dict[Key, dict[int, TournamentPart]] = {}
    for number, people in enumerate(tournaments):
        for key, part in people.items():
            parts.setdefault(key, {})[number] = part
    places = {key: _place(rules, own) for key, own in parts.items()}
    ranked = [(one.value, one.ties) for one in places.values() if one.unranked is None]
    first = {value: position for position, value in reversed(list(enumerate(sorted(ranked, reverse=True), 1)))}
    for one in places.values():
        one.rank = None if one.unranked else first[one.value, one.ties]
    return places


def _place(rules: RankingRules, parts: Mapping[int, TournamentPart]) -> SeasonPlace:
    valid = {
        number: part for number, part in parts.items() if not part.disqualified or rules.disqualified != TOURNAMENT
    }
    counted = _counted(rules, valid)
    score = sum(valid[number].hanchans[place].total for number, places in counted.items() for place in places)
    hanchans = sum(map(len, counted.values()))
    penalties = sum(valid[number].penalties for number in counted)
    total = score - _deducted(rules, penalties)
    played, attended = _took_part(valid.values())
    return SeasonPlace(
        *(counted, score, penalties, total, hanchans, played, attended),
        value=Fraction(total, hanchans or 1) if rules.total == MEAN else Fraction(total),
        ties=tuple(TIE_BREAKS[name](rules, list(valid.values())) for name in rules.ties),
        unranked=_unranked(rules, parts.values(), valid.values()),
    )


def _counted(rules: RankingRules, parts: Mapping[int, TournamentPart]) -> dict[int, tuple[int, ...]]:
    """Choose what counts. Penalties of a tournament without a hanchan always do: nobody drops them with it."""
    if rules.of == HANCHANS and rules.counted != ALL:
        every = [(number, place) for number, part in parts.items() for place in range(len(part.hanchans))]
        kept = {*_best(rules, every, lambda one: Fraction(parts[one[0]].hanchans[one[1]].total))}
        return {
            number: tuple(place for place in range(len(part.hanchans)) if (number, place) in kept)
            for number, part in parts.items()
        }
    played = [number for number, part in parts.items() if part.hanchans]
    dropped = {*played} - {*_best(rules, played, lambda number: _worth(rules, parts[number]))}
    return {number: tuple(range(len(part.hanchans))) for number, part in parts.items() if number not in dropped}


Chosen = TypeVar("Chosen")


def _best(rules: RankingRules, found: Sequence[Chosen], worth: Callable[[Chosen], Fraction]) -> Sequence[Chosen]:
    if rules.counted == ALL:
        return found
    left = rules.number if rules.counted == BEST else max(1, len(found) - rules.number)
    return sorted(found, key=worth, reverse=True)[:left]


def _worth(rules: RankingRules, part: TournamentPart) -> Fraction:
    """Return what a tournament comes to: with its penalties where they are deducted, by hanchan where the mean is."""
    total = part.score - _deducted(rules, part.penalties)
    return Fraction(total, len(part.hanchans)) if rules.total == MEAN else Fraction(total)


def _deducted(rules: RankingRules, penalties: int) -> int:
    return penalties if rules.penalties == DEDUCTED else 0


def _unranked(rules: RankingRules, parts: Collection[TournamentPart], valid: Collection[TournamentPart]) -> str | None:
    if rules.disqualified == SEASON and any(part.disqualified for part in parts):
        return "disqualified"
    lacking = _lacking(rules, valid)
    return "disqualified" if lacking and not _lacking(rules, parts) else lacking


def _took_part(parts: Collection[TournamentPart]) -> tuple[int, int]:
    """Return in how many hanchans, and in how many tournaments with one."""
    return sum(len(part.hanchans) for part in parts), sum(bool(part.hanchans) for part in parts)


def _lacking(rules: RankingRules, parts: Collection[TournamentPart]) -> str | None:
    played, attended = _took_part(parts)
    if played < max(1, rules.minimum_hanchans):
        return "few-hanchans"
    return "few-tournaments" if attended < rules.minimum_tournaments else None


def _highest(values: Iterable[Fraction | int]) -> Fraction:
    return Fraction(max(values, default=0))


Parts = Sequence[TournamentPart]
TIE_BREAKS: Mapping[str, Callable[[RankingRules, Parts], Fraction]] = {
    FIRST_PLACES: lambda _, parts: Fraction(sum(one.place == 1 for part in parts for one in part.hanchans)),
    BEST_TOURNAMENT: lambda rules, parts: _highest(_worth(rules, part) for part in parts if part.hanchans),
    BEST_HANCHAN: lambda _, parts: _highest(one.total for part in parts for one in part.hanchans),
    MORE_HANCHANS: lambda _, parts: Fraction(sum(len(part.hanchans) for part in parts)),
    FEWER_PENALTIES: lambda _, parts: Fraction(-sum(part.penalties for part in parts)),
}
"""The greater one goes first."""
