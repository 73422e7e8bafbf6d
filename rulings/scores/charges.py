"""What a stopped clock charges to whom, and which lines a ledger needs for it; lines are never edited.

An amount is whole P (`unit` "P"), table points (`unit` "pts", where the book writes in them) or integer minor units of
money (`unit` the currency), charged when positive, credited when negative.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from rulings.books.rulebook import Rulebook
from rulings.clocks.lateness import LONGEST, assess
from rulings.clocks.timings import PersonClock
from rulings.engine.unit import POINTS_PER_P, TABLE_POINTS

CANCELS = "games-cancelled"
REPLACES = "replacement"


class Account(NamedTuple):
    """Who is charged: `kind` player, team or official."""

    kind: str
    id: str


class Charge(NamedTuple):
    """An amount of P, of table points or of money on an account."""

    account: Account
    unit: str
    amount: int


class Line(NamedTuple):
    """A line to write: `what` is "charged", or "reversed" with the amount that it gives back."""

    what: str
    charge: Charge


class Liable(NamedTuple):
    """On whom it falls: the offender, the team and its other members (none for who plays alone), all at the table."""

    account: Account
    team: Account | None = None
    teammates: tuple[Account, ...] = ()
    table: tuple[Account, ...] = ()


def lateness(book: Rulebook, who: str, clock: PersonClock, now: int) -> dict[str, Any]:
    """Return the cost at `now` (milliseconds) as `assess` gives it; `seconds` at most a day; `cancellation_due`.

    Nobody cancels the day's games but a person (`cancelled`): until then `cancellation_due` is True, and where that
    band charges others too (the team, its members) the cost is that of the second before. Who is replaced before the
    band of the replacement has that band's cost, for the forfeit stands in place of the minutes (WRC 2025, 12.3.9).
    Raises RuleError where the book times nobody of that name.
    """
    seconds = min(clock.seconds(now), LONGEST)
    cancels, replaces = cancels_at(book, who), _opening(book, who, REPLACES)
    due = cancels is not None and seconds >= cancels and not clock.cancelled
    counted = cancels - 1 if due and cancels is not None and _charges_others(book, who) else seconds
    if clock.replaced and replaces is not None:
        counted = max(counted, replaces)
    return {**assess(book, who, counted), "seconds": seconds, "cancellation_due": due}


def cancels_at(book: Rulebook, who: str) -> int | None:
    """Return from how many seconds on the day's games are to be cancelled; None where the book says nothing of it."""
    return _opening(book, who, CANCELS)


def _charges_others(book: Rulebook, who: str) -> bool:
    """Return whether what cancels the games falls on more than the one who is late."""
    bands = [band.get("once", {}) for band in book.clock(who).bands]
    costs = [cost for once in bands if CANCELS in once.get("effects", ()) for cost in _costs(once)]
    return any(cost["whom"] != "offender" for cost in costs)


def _costs(once: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    return [*once.get("points", ()), *once.get("fines", ())]


def _opening(book: Rulebook, who: str, effect: str) -> int | None:
    """Return the first second of the first band with this effect; None too where the book has no such clock."""
    if who not in book.lateness:
        return None
    times = book.clock(who)
    bands = [band for band in times.bands if effect in band.get("once", {}).get("effects", ())]
    return min((times.opens(band) for band in bands), default=None)


def charges(cost: Mapping[str, Any], liable: Liable) -> list[Charge]:
    """Return what the `points` and `fines` of a cost or a decision charge to which account.

    What would fall on a team falls on who plays in none; on each player of a table that nobody named, on the offender;
    on an arbiter whom nobody named, on nobody.
    """
    found = [(entry["whom"], *_off_score(entry)) for entry in cost["points"]]
    found += [(entry["whom"], entry["currency"], entry["amount"]) for entry in cost["fines"]]
    return [Charge(account, unit, amount) for whom, unit, amount in found for account in _accounts(whom, liable)]


def _off_score(entry: Mapping[str, Any]) -> tuple[str, int]:
    return (TABLE_POINTS, entry["p"] * POINTS_PER_P) if "unit" in entry else ("P", entry["p"])


def without_repeats(due: Sequence[Charge], liable: Liable, charged: Iterable[Charge]) -> list[Charge]:
    """Return what is due without what others than the late one are `charged` already, by a clock of the same team."""
    before = {(charge.account, charge.unit) for charge in charged}
    return [one for one in due if one.account == liable.account or (one.account, one.unit) not in before]


def is_once_for_team(book: Rulebook, who: str, band: str | None) -> bool:
    """Return whether a band charges others than the late one once, however many of a team are late."""
    return any(one["id"] == band and one.get("once_for_team", False) for one in book.clock(who).bands)


def _accounts(whom: str, liable: Liable) -> Sequence[Account]:
    if whom == "each-teammate":
        return liable.teammates
    if whom == "arbiter" and liable.account.kind != "official":
        return ()
    if whom == "each-player" and liable.table:
        return liable.table
    if whom == "team" and liable.team is not None:
        return [liable.team]
    return [liable.account]


def lines(standing: Iterable[Charge], due: Iterable[Charge]) -> list[Line]:
    """Return the lines that bring a cause's account from what is booked (all its lines so far) to what is due now.

    None where it stands already: however often and in whatever order a cause is looked at, it is charged once.
    """
    before, after = total(standing), total(due)
    written: list[Line] = []
    for account, unit in sorted(before.keys() | after.keys()):
        old, new = before.get((account, unit), 0), after.get((account, unit), 0)
        if old == new:
            continue
        if old:
            written.append(Line("reversed", Charge(account, unit, -old)))
        if new:
            written.append(Line("charged", Charge(account, unit, new)))
    return written


def total(found: Iterable[Charge]) -> dict[tuple[Account, str], int]:
    """Sum by account and unit; sums of zero are left out."""
    sums: dict[tuple[Account, str], int] = {}
    for account, unit, amount in found:
        sums[account, unit] = sums.get((account, unit), 0) + amount
    return {key: amount for key, amount in sums.items() if amount}
