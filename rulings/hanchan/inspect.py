"""A hanchan's hands in order under a rulebook: every total, who deals next, and when it is over."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypedDict

from rulings.books.library import Library
from rulings.books.rule_point_sources import source_of
from rulings.books.rulebook import Rulebook
from rulings.draws.inspect import Assumption, Citation
from rulings.engine.shapes import BookNames
from rulings.errors import BadFact, RuleError, as_sent
from rulings.hanchan.hand import FOUR_RIICHI, PLAYERS, WIN, Hand, hand_of
from rulings.hanchan.hand_end import HandEnd, Place, end_hand
from rulings.hanchan.rules import GOAL, START, hanchan_rules
from rulings.hands.riichi import lacks_deposit
from rulings.hands.tiles import SEATS

SOUTH, WEST = 1, 2
LAST_DEALER = 3
MOST_HANDS = 100
OVER = ("last-hand", "bankruptcy", "goal-reached", "stopped")


class Now(TypedDict):
    """Where the hanchan is: `dealer` is a player, 0 to 3."""

    round: str
    number: int
    dealer: int
    counters: int
    deposits: int


class HandPlayed(Now):
    """One hand: where it was played, and what it moved, riichi `sticks` included. `bumped`: whose win did not count."""

    ends: str
    moved: list[int]
    sticks: list[int]
    points: list[int]
    bumped: list[int]
    offenders: list[int]


class HanchanExamination(TypedDict):
    """The hanchan so far. `unplayed`: how many of the hands come after its end; `may_stop`: the leading dealer may."""

    hands: list[HandPlayed]
    now: Now
    points: list[int]
    over: str | None
    may_stop: bool
    unplayed: int
    chonbos: list[int]


class HanchanInspection(HanchanExamination):
    """An examination under a rulebook. `cited` and `assumed` have only what would change it."""

    rulebook: BookNames
    cited: list[Citation]
    assumed: list[Assumption]


def inspect_hanchan(
    library: Library, book: Rulebook, given: Mapping[str, Any], chosen: Mapping[str, Any] | None = None
) -> HanchanInspection:
    """Inspect a hanchan: `hands` in order, `casual` and `stopped`. Raises what reading a hand raises."""
    rules, open_points = hanchan_rules(library, book, chosen)
    examined = examine_hanchan(book, given, rules)
    points = library.catalogue["rule_points"]
    hanging = [at for at in rules if at != GOAL and _hangs_on(book, given, rules, points[at], at, examined)]
    stated = [at for at in hanging if at not in open_points and at not in (chosen or {})]
    return HanchanInspection(
        **examined,
        rulebook=book.names(),
        cited=[Citation(point=at, answer=rules[at], source=source_of(library, book, at)) for at in stated],
        assumed=[Assumption(point=at, answer=rules[at]) for at in hanging if at in open_points],
    )


def _hangs_on(
    book: Rulebook,
    given: Mapping[str, Any],
    rules: Mapping[str, Any],
    described: Mapping[str, Any],
    point: str,
    examined: HanchanExamination,
) -> bool:
    if described["kind"] == "points":
        return True
    answers = list(described["answers"])
    others = [[], answers] if described["kind"] == "several" else answers
    try:
        return any(examine_hanchan(book, given, {**rules, point: other}) != examined for other in others)
    except RuleError:
        return True  # under the other answer a hand can't have ended so


def examine_hanchan(book: Rulebook, given: Mapping[str, Any], rules: Mapping[str, Any]) -> HanchanExamination:
    """Examine a hanchan under rule points that are all answered."""
    listed = given.get("hands") or []
    if not isinstance(listed, list) or len(listed) > MOST_HANDS:
        raise BadFact("hands", f"{as_sent(listed)[:40]} are no hands.", f"Send a list of up to {MOST_HANDS}.")
    hands = [hand_of(one, f"hands.{number}") for number, one in enumerate(listed)]
    place, points = Place(0, 0, 0, 0), [rules[START]] * len(PLAYERS)
    played: list[HandPlayed] = []
    chonbos = [0] * len(PLAYERS)
    over, may_stop = None, False
    for number, hand in enumerate(hands):
        if over:
            break
        _check_riichi(hand, points, rules, f"hands.{number}.riichi")
        end = end_hand(book, hand, place, rules, bool(given.get("casual")), f"hands.{number}")
        points = [own + moved for own, moved in zip(points, end.moved, strict=True)]
        chonbos = [count + (player in end.offenders) for player, count in enumerate(chonbos)]
        played.append(_played(place, end, points))
        over = _over(place, end, points, rules)
        may_stop = not over and _may_stop(place, end, points, rules)
        place = place_after(place, end)
    return HanchanExamination(
        hands=played,
        now=placed(place),
        points=points,
        over=over or ("stopped" if given.get("stopped") else None),
        may_stop=may_stop,
        unplayed=len(hands) - len(played),
        chonbos=chonbos,
    )


def _check_riichi(hand: Hand, points: list[int], rules: Mapping[str, Any], field: str) -> None:
    for player in PLAYERS if hand.kind == FOUR_RIICHI else sorted(hand.riichi):
        if lacks_deposit(points[player], rules):
            raise BadFact(field, f"Player {player} has {points[player]} points.", "Riichi takes 1,000.")


def _played(place: Place, end: HandEnd, points: list[int]) -> HandPlayed:
    return HandPlayed(
        **placed(place),
        ends=end.ends,
        moved=list(end.moved),
        sticks=list(end.sticks),
        points=list(points),
        bumped=list(end.bumped),
        offenders=list(end.offenders),
    )


def placed(place: Place) -> Now:
    """Return a place as it is told."""
    return Now(
        round=SEATS[min(place.round, LAST_DEALER)],
        number=place.dealer + 1,
        dealer=place.dealer,
        counters=place.counters,
        deposits=place.deposits,
    )


def place_after(place: Place, end: HandEnd) -> Place:
    """Return the place after a hand."""
    dealer = place.dealer + (not end.stays)
    return Place(place.round + dealer // len(PLAYERS), dealer % len(PLAYERS), end.counters, end.deposits)


def _over(place: Place, end: HandEnd, points: list[int], rules: Mapping[str, Any]) -> str | None:
    if rules["bankruptcy"] == "used" and min(points) < 0:
        return "bankruptcy"
    if place.round == WEST and max(points) >= rules[GOAL] and end.ends != "chonbo":
        return "goal-reached"
    if end.stays or place.dealer != LAST_DEALER or place.round < SOUTH:
        return None
    goes_west = place.round == SOUTH and rules["west-round"] == "used" and max(points) < rules[GOAL]
    return None if goes_west else "last-hand"


def _may_stop(place: Place, end: HandEnd, points: list[int], rules: Mapping[str, Any]) -> bool:
    is_last = place.round >= SOUTH and place.dealer == LAST_DEALER
    dealer_won = end.ends == WIN and end.stays
    leads = all(points[place.dealer] > own for player, own in enumerate(points) if player != place.dealer)
    return is_last and dealer_won and leads and rules["agari-yame"] == "used"
