"""Casual play: no tournament score, so penalties are paid at the table, at once and before uma.

Source of the payments: WRC Optional Rules 2022, Mod 6.1; EMA RCR 2008/2012 and 2025, 3.4.6 (reverse mangan).
A book that says nothing borrows a table, and the answer says so; so does a value that no table lists.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rulings.books.content import CasualRules, ChonboPayment
from rulings.books.rulebook import Rulebook
from rulings.engine.context import SEATS
from rulings.engine.shapes import Transfer
from rulings.errors import BadFact, UnknownName

MOST_P = 100


def pay(rules: CasualRules, kind: str, p: int, seat: str | None) -> tuple[list[Transfer], bool]:
    """Return the transfers in table points for a penalty of `p` P, and whether the amount was extrapolated.

    Without a seat they run from "offender" to "each-opponent"; a payment that depends on who is East then says `if`.
    """
    if kind == "chonbo" and "chonbo" in rules:
        return _by_dealer(rules["chonbo"], seat), False
    if str(p) in rules["to_table"]:
        return [_transfer(seat or "offender", "table", rules["to_table"][str(p)])], False
    listed = rules["each"].get(str(p))
    each = listed if listed is not None else p * rules["extrapolated_each_per_p"]
    return _to_each(seat, each), listed is None


def _to_each(seat: str | None, points: int) -> list[Transfer]:
    if seat is None:
        return [_transfer("offender", "each-opponent", points)]
    return [_transfer(seat, other, points) for other in SEATS if other != seat]


def _by_dealer(amounts: ChonboPayment, seat: str | None) -> list[Transfer]:
    if seat is None:
        return [
            {**_transfer("offender", "each-opponent", amounts["from_dealer"]), "if": "offender-is-dealer"},
            {**_transfer("offender", "east", amounts["to_dealer"]), "if": "offender-is-not-dealer"},
            {**_transfer("offender", "each-other-opponent", amounts["to_others"]), "if": "offender-is-not-dealer"},
        ]
    if seat == "east":
        return _to_each(seat, amounts["from_dealer"])
    return [
        _transfer(seat, other, amounts["to_dealer"] if other == "east" else amounts["to_others"])
        for other in SEATS
        if other != seat
    ]


def _transfer(from_: str, to: str, points: int) -> Transfer:
    return {"from": from_, "to": to, "points": points}


def table_payments(book: Rulebook, offences: Iterable[Mapping[str, Any]]) -> dict[str, Any]:
    """Work out several penalties at one table: every transfer, and what each seat and the table gain or lose.

    Each offence is {"seat": seat, "kind": "chonbo" or "points", "p": whole P; a chonbo's by default}.
    Raises BadFact or UnknownName naming the offence and the field.
    """
    transfers: list[Transfer] = []
    net = dict.fromkeys((*SEATS, "table"), 0)
    extrapolated = False
    for number, offence in enumerate(_listed(offences)):
        paid, guessed = pay(book.casual, *check_offence(book, offence, f"offences.{number}"))
        transfers += paid
        extrapolated = extrapolated or guessed
    for transfer in transfers:
        net[transfer["from"]] -= transfer["points"]
        net[transfer["to"]] += transfer["points"]
    return {
        "rulebook": book.names(),
        "transfers": transfers,
        "net": net,
        "extrapolated": extrapolated,
        "borrowed": book.casual["borrowed"],
        "source": book.casual["source"],
    }


def _listed(offences: Any) -> list[Any]:
    if isinstance(offences, str | Mapping) or not isinstance(offences, Iterable):
        raise BadFact("offences", "The offences are not a list.", 'Send [{"seat": "east", "kind": "chonbo"}].')
    return list(offences)


def check_offence(book: Rulebook, offence: Mapping[str, Any], field: str) -> tuple[str, int, str]:
    """Return a penalty's kind, P and seat. Raises BadFact or UnknownName naming the field."""
    if not isinstance(offence, Mapping):
        raise BadFact(field, "The offence is not an object.", 'Send {"seat": "east", "kind": "chonbo"}.')
    kind, seat = offence.get("kind", "points"), offence.get("seat")
    if kind not in ("chonbo", "points"):
        raise UnknownName(f"{field}.kind", "payment for", kind, ("chonbo", "points"))
    if seat not in SEATS:
        raise UnknownName(f"{field}.seat", "seat", seat, SEATS)
    usual = book.content["values"].get("chonbo") if kind == "chonbo" else None
    p = offence.get("p", usual)
    if isinstance(p, bool) or not isinstance(p, int) or not 1 <= p <= MOST_P:
        raise BadFact(f"{field}.p", f"{p!r} is no penalty in P.", f"Give whole P from 1 to {MOST_P}.")
    return kind, p, seat
