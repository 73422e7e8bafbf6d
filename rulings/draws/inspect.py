"""A draw inspected under a rulebook: how the hand ends, who pays what, and what comes after."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypedDict

from rulings.books.library import Library
from rulings.books.rule_point_sources import source_of
from rulings.books.rulebook import Rulebook
from rulings.draws import payments as paid
from rulings.draws.abortive import against_abortive, terminals_and_honours
from rulings.draws.declarations import counted, known_hand, may_say, remarks, shows
from rulings.draws.nagashi import POINT, Nagashi, nagashi_of, nagashi_seats
from rulings.draws.noten_riichi import CHONBO, NONE, NOTEN_RIICHI, OPEN, noten_facts, noten_outcome
from rulings.draws.question import EXHAUSTIVE, Asked, asked_of
from rulings.draws.rules import draw_rules
from rulings.engine.shapes import BookNames, Source
from rulings.errors import RuleError
from rulings.hands.tiles import SEATS
from rulings.hands.win.payments import DEALER

ENDS = (
    "draw", "nagashi-win", "nagashi-bonus", "abortive-draw", CHONBO, "to-rule", "several-nagashi", "waits", "goes-on",
)  # fmt: skip


class Assumption(TypedDict):
    """A rule point that the book does not state and this answer hangs on."""

    point: str
    answer: Any


class Citation(Assumption):
    """A rule point that the book states and this answer hangs on, and where it stands, if anybody wrote that down."""

    source: Source | None


class FoulOfSeat(TypedDict):
    """A foul that a referee may have to rule on, whose it is, and what is known of it."""

    seat: str
    foul: str
    facts: dict[str, Any]


class SeatAtDraw(TypedDict):
    """What one seat counts as, may still say, and must show."""

    counted: str | None
    may: list[str]
    shows: str | None
    remarks: list[str]
    nagashi: Nagashi | None


UNTOLD = SeatAtDraw(counted=None, may=[], shows=None, remarks=[], nagashi=None)


class Aftermath(TypedDict):
    """What a draw pays and leaves; `deposits` lie on the table, `returned` goes back to who paid it in this hand."""

    payments: dict[str, int]
    deposits: int
    returned: list[str]
    counters: int
    dealer: str


class DrawExamination(TypedDict):
    """How a hand ends: `ends` is a kind of end, or waits, to-rule, goes-on or several-nagashi, without `after`."""

    kind: str
    ends: str
    against: list[str]
    terminals: int | None
    seats: dict[str, SeatAtDraw]
    to_declare: str | None
    nagashi: list[str]
    after: Aftermath | None
    fouls: list[FoulOfSeat]


class DrawInspection(DrawExamination):
    """An examination under a rulebook. `cited` and `assumed` have only what would change it."""

    rulebook: BookNames
    cited: list[Citation]
    assumed: list[Assumption]


def inspect_draw(
    library: Library, book: Rulebook, said: Mapping[str, Any], chosen: Mapping[str, Any] | None = None
) -> DrawInspection:
    """Inspect a draw. `chosen` answers rule points that the book leaves open. Raises what reading the draw raises."""
    points, asked = library.catalogue["rule_points"], asked_of(said)
    rules, open_points = draw_rules(library, book, chosen)
    examined = examine_draw(book, asked, rules)
    hanging = [point for point in rules if _hangs_on(book, asked, rules, points[point], point, examined)]
    stated = [point for point in hanging if point not in open_points and point not in (chosen or {})]
    return DrawInspection(
        **examined,
        rulebook=book.names(),
        cited=[Citation(point=at, answer=rules[at], source=source_of(library, book, at)) for at in stated],
        assumed=[Assumption(point=point, answer=rules[point]) for point in hanging if point in open_points],
    )


def _hangs_on(
    book: Rulebook,
    asked: Asked,
    rules: Mapping[str, Any],
    described: Mapping[str, Any],
    point: str,
    examined: DrawExamination,
) -> bool:
    answers = list(described["answers"])
    others = [[], answers] if described["kind"] == "several" else answers
    try:
        return any(examine_draw(book, asked, {**rules, point: other}) != examined for other in others)
    except RuleError:
        return True  # the other answer brings an end that this book's fouls don't know


def examine_draw(book: Rulebook, asked: Asked, rules: Mapping[str, Any]) -> DrawExamination:
    """Examine a draw under rule points that are all answered."""
    against = [] if asked.kind == EXHAUSTIVE else against_abortive(asked, rules)
    made = nagashi_seats(asked, rules) if asked.kind == EXHAUSTIVE else []
    moment = "nagashi" if made else EXHAUSTIVE if asked.kind == EXHAUSTIVE else "abortive-draw"
    fouls = [] if against else list(_fouls(book, asked, rules, moment))
    seats = {seat: UNTOLD if against else _seat(book, asked, rules, seat, moment) for seat in SEATS}
    ends = "goes-on" if against else _ends(book, asked, rules, seats, made, fouls, moment)
    return DrawExamination(
        kind=asked.kind,
        ends=ends,
        against=against,
        terminals=terminals_and_honours(asked.tiles) if asked.kind == "nine-terminals" else None,
        seats=seats,
        to_declare=next((seat for seat in SEATS if seats[seat]["may"]), None),
        nagashi=made,
        after=_after(asked, rules, ends, seats, made),
        fouls=fouls,
    )


def _seat(book: Rulebook, asked: Asked, rules: Mapping[str, Any], seat: str, moment: str) -> SeatAtDraw:
    if asked.kind != EXHAUSTIVE:
        return {**UNTOLD, "shows": _shows_at_abortion(book, asked, seat)}
    void = moment == "nagashi" and rules[POINT] == "win"
    return SeatAtDraw(
        counted=counted(asked, rules, seat),
        may=[] if void else may_say(asked, seat),
        shows=None if void else shows(asked, seat, _riichi_must(book, asked, seat, moment)),
        remarks=list(remarks(asked, seat)),
        nagashi=nagashi_of(asked, rules, seat),
    )


def _shows_at_abortion(book: Rulebook, asked: Asked, seat: str) -> str | None:
    if asked.kind == "four-riichi" or (asked.kind == "nine-terminals" and seat == asked.seat):
        return "must"
    return "must" if seat in asked.riichi and _riichi_must(book, asked, seat, "abortive-draw") else None


def _riichi_must(book: Rulebook, asked: Asked, seat: str, moment: str) -> bool:
    """Who would be ruled on for refusing must show."""
    facts = noten_facts(asked, seat, "refused")
    return facts is not None and noten_outcome(book, facts, moment) != NONE


def _fouls(book: Rulebook, asked: Asked, rules: Mapping[str, Any], moment: str) -> Iterator[FoulOfSeat]:
    for seat in SEATS:
        held = known_hand(asked, seat)
        facts = noten_facts(asked, seat, held) if seat in asked.riichi and held else None
        if facts and book.knows(NOTEN_RIICHI) and noten_outcome(book, facts, moment) != NONE:
            yield FoulOfSeat(seat=seat, foul=NOTEN_RIICHI, facts=facts)
        if asked.kind == EXHAUSTIVE:
            yield from (
                FoulOfSeat(seat=seat, foul=foul, facts={})
                for foul in _false_words(asked, rules, seat)
                if book.covers(foul)
            )


def _false_words(asked: Asked, rules: Mapping[str, Any], seat: str) -> Iterator[str]:
    if "changed" in remarks(asked, seat):
        yield "tenpai-changed"
    was_tenpai = seat in asked.dead or seat in asked.riichi or asked.declared(seat) != "tenpai"
    if not was_tenpai and counted(asked, rules, seat) == "noten":
        yield "false-tenpai"


def _ends(
    book: Rulebook,
    asked: Asked,
    rules: Mapping[str, Any],
    seats: Mapping[str, SeatAtDraw],
    made: list[str],
    fouls: list[FoulOfSeat],
    moment: str,
) -> str:
    outcomes = {noten_outcome(book, foul["facts"], moment) for foul in fouls if foul["foul"] == NOTEN_RIICHI}
    if CHONBO in outcomes:
        return CHONBO
    if OPEN in outcomes:
        return "to-rule"
    if made and rules[POINT] == "win":
        return "nagashi-win" if len(made) == 1 else "several-nagashi"
    if any(_waits(asked, seats[seat], seat) for seat in SEATS):
        return "waits"
    if asked.kind != EXHAUSTIVE:
        return "abortive-draw"
    return "nagashi-bonus" if made else "draw"


def _waits(asked: Asked, at_draw: SeatAtDraw, seat: str) -> bool:
    """A hand whose player has not declared, and one in riichi that must still be shown."""
    undeclared = asked.kind == EXHAUSTIVE and at_draw["counted"] is None
    return undeclared or (seat in asked.riichi and at_draw["shows"] == "must" and known_hand(asked, seat) is None)


def _after(
    asked: Asked, rules: Mapping[str, Any], ends: str, seats: Mapping[str, SeatAtDraw], made: list[str]
) -> Aftermath | None:
    riichi = [seat for seat in SEATS if seat in asked.riichi]
    table = asked.deposits + len(riichi)
    if ends in {CHONBO, "abortive-draw"}:
        return Aftermath(
            payments=paid.nothing_paid(),
            deposits=asked.deposits,
            returned=riichi,
            counters=asked.counters + (ends != CHONBO),
            dealer="stays",
        )
    if ends == "nagashi-win":
        stays = made == [DEALER]
        return Aftermath(
            payments=paid.nagashi_payments(made, asked.counters, table),
            deposits=0,
            returned=[],
            counters=asked.counters + 1 if stays else 0,
            dealer="stays" if stays else "passes",
        )
    if ends not in {"draw", "nagashi-bonus"}:
        return None
    counts = {seat: at_draw["counted"] for seat, at_draw in seats.items()}
    stays = counts[DEALER] == "tenpai" and rules["dealer-continuance"] == "tenpai"
    return Aftermath(
        payments=paid.nagashi_payments(made) if made else paid.tenpai_payments(counts),
        deposits=table,
        returned=[],
        counters=asked.counters + 1,
        dealer="stays" if stays else "passes",
    )
