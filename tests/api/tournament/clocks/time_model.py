"""What time costs at one hanchan, in whole minutes and by plain arithmetic: the model for test_time_and_money.py.

It shares no code with the server: taps, the clocks that follow from them, what each costs, and who owes how much.
"""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any, NamedTuple

STOPS = ("arrived", "replaced", "stopped", "cancelled")
OWN = {"arbiter": ("arbiter", "player"), "director": (), "referee": ()}  # the arbiter plays, too
PLAYERS = {"player", "other"}
Charges = dict[tuple[str, str], int]  # (person, unit) → amount


class Tap(NamedTuple):
    """A recorded time: `n` counts what phones made, `at` when it was made, `received` when the server had it."""

    n: int
    what: str
    person: str | None
    at: int
    by: str
    received: int
    arrived: int | None = None
    takes_back: int | None = None


class Clock(NamedTuple):
    """When it began to count, the first stop (when, which tap, how), and whether the games are off."""

    start: int
    stop: tuple[int, int, str] | None
    replaced: bool
    cancelled: bool


@dataclass
class Fine:
    """Of one cause, in cents: what is due, paid, and waived; and the minute when it was made."""

    due: int = 0
    paid: int = 0
    waived: int = 0
    made: int = 0

    @property
    def unsettled(self) -> int:
        return max(0, self.due - self.paid - self.waived)

    @property
    def balance(self) -> int:
        return self.due - self.paid - min(self.waived, max(0, self.due - self.paid))


@dataclass
class Model:
    """One hanchan of R.League (`league`) or of WRC 2025."""

    league: bool
    start: int = 0
    taps: list[Tap] = field(default_factory=list)
    rulings: dict[Any, tuple[str, Charges]] = field(default_factory=dict)
    points: dict[tuple[str, Any], int] = field(default_factory=dict)
    fines: dict[str, dict[Any, Fine]] = field(default_factory=dict)
    of_round: set[Any] = field(default_factory=set)
    off: int | None = None  # the tap that cancelled the hanchan

    def in_force(self) -> list[Tap]:
        gone = {tap.takes_back for tap in self.taps}
        return [tap for tap in self.taps if tap.what != "taken-back" and tap.n not in gone]

    def clock(self, person: str) -> Clock | None:
        taps = self.in_force()
        own = [tap for tap in taps if tap.person == person]
        if not any(tap.what == "absent" for tap in own):
            return None
        off = [(tap.at, tap.n, "cancelled") for tap in taps if tap.what == "cancelled" and tap.person != person]
        stops = [*stops_of(own, STOPS), *began(taps), *off]
        stop = min(stops, default=None)
        cancelled = any(tap.what == "cancelled" for tap in own) or (stop is not None and stop[2] == "cancelled")
        return Clock(self.start, stop, any(tap.what == "replaced" for tap in own), cancelled)

    def cost(self, person: str, minutes: int, replaced: bool = False, cancelled: bool = False) -> Charges:
        """P and cents for so many minutes."""
        if not self.league:
            return {(person, "P"): 30 if minutes > 10 or replaced else minutes}
        if person == "arbiter":
            steps = ((31, 6000), (21, 3000), (11, 2500), (1, 1000))
            return {(person, "SGD"): next((cents for least, cents in steps if minutes >= least), 0)}
        tens = [max(0, min(10, minutes - before)) for before in (0, 10, 20)]
        points = 40 if cancelled and minutes > 30 else tens[0] + 2 * tens[1] + 3 * tens[2]
        return {(person, "P"): points, (person, "SGD"): 200 * tens[2]}

    def clocks_charge(self) -> Charges:
        charges: Charges = {}
        for person in ("player", "other", "arbiter"):
            clock = self.clock(person)
            if clock is not None and clock.stop is not None:
                late = max(0, clock.stop[0] - clock.start)
                charges |= self.cost(person, late, clock.replaced, clock.cancelled)
        return {key: amount for key, amount in charges.items() if amount}

    def changes(self, after: Model) -> dict[tuple[str, str], tuple[int, int]]:
        had, has = self.clocks_charge(), after.clocks_charge()
        both = {key: (had.get(key, 0), has.get(key, 0)) for key in had.keys() | has.keys()}
        return {key: pair for key, pair in both.items() if pair[0] != pair[1]}

    def recorded(self, tap: Tap) -> Model:
        after = deepcopy(self)
        after.taps.append(tap)
        return after

    def moved(self, start: int) -> Model:
        after = deepcopy(self)
        after.start = start
        return after

    def verdict(self, tap: Tap) -> tuple[str, Model]:
        """How the server answers a tap, and what is true then."""
        after = self.recorded(tap)
        undone = next((one for one in self.taps if one.n == tap.takes_back), tap)
        if self.off is not None and tap.what in ("absent", "began"):
            return "not-in-play", self
        if tap.person == "arbiter" and not self.league:
            return "invalid-fields", self
        if any(person == tap.person for person, _ in self.rulings.values()):
            return "already-ruled", self
        if tap.what == "stopped" and tap.by != "director":
            return "not-allowed", self
        if tap.what == "cancelled" and not self.may_cancel(tap):
            return "invalid-fields", self
        if after.must_pay(tap):
            return "unpaid-fines", self
        if undone.person in OWN[tap.by]:
            return "own-clock", self
        if tap.what == "cancelled" and self.off is None and not began(self.in_force()):
            after.off = tap.n
        if undone.what == "cancelled" and tap.what == "taken-back" and undone.n == self.off:
            after.off = None
        return self.approved(tap.by, after, self.needs_director(tap, undone, after))

    def must_pay(self, tap: Tap) -> bool:
        """Whether a player sits down who has to pay first: not what this round charged, nor what came once it began."""
        taps = self.in_force()
        begun = min(began(taps), default=(None,))[0]
        replaced = {one.person for one in taps if one.what == "replaced"}
        who = {"arrived": {tap.person}, "began": PLAYERS}.get(tap.what, set())
        return any(self.owes_from_before(str(one), begun) > 0 for one in who & PLAYERS - replaced)

    def owes_from_before(self, person: str, begun: int | None) -> int:
        """What is owed but for what falls due later: fines of this round, and those made after the game began."""
        later = [
            fine
            for cause, fine in self.fines.get(person, {}).items()
            if cause in self.of_round or (begun is not None and fine.made > begun)
        ]
        return self.owes(person) - sum(fine.due for fine in later)

    def verdict_on_start(self, role: str, seen: int, start: int) -> tuple[str, Model]:
        """The same for another start of the hanchan, in place of the one that was seen."""
        after = self.moved(start)
        if self.start not in (seen, start):
            return "changed-meanwhile", self
        return self.approved(role, after, self.start != start and (self.charged() or bool(self.changes(after))))

    def approved(self, role: str, after: Model, charged: bool) -> tuple[str, Model]:
        if any(self.clock(person) != after.clock(person) for person in OWN[role]):
            return "own-clock", self
        if charged and role != "director":
            return "already-charged", self
        return "preview-first" if charged else "ok", after

    def may_cancel(self, tap: Tap) -> bool:
        clock = self.clock(str(tap.person))
        end = tap.at if clock is None or clock.stop is None else clock.stop[0]
        return self.league and clock is not None and end - clock.start >= 31

    def charged(self) -> bool:
        return bool(self.clocks_charge() or self.rulings)

    def needs_director(self, tap: Tap, undone: Tap, after: Model) -> bool:
        """What was said before changes what was charged, or what is said now lowers it; but for a slip of just now."""
        slip = tap.what == "taken-back" and undone.by == tap.by and undone is self.taps[-1]
        if slip and tap.received - undone.received <= 1:
            return False
        changes = self.changes(after).values()
        if tap.what in ("corrected", "taken-back"):
            return any(had for had, _ in changes) or (undone.person is None and self.charged())
        again = tap.what == "began" and any(one.what == "cancelled" for one in self.in_force())
        return any(has < had for had, has in changes) or (again and self.charged())

    def charge(self, cause: Any, charges: Charges) -> None:
        """Make these all that the cause charges: a clock of this round, or a ruling in it."""
        self.of_round.add(cause)
        for person in ("player", "other", "arbiter"):
            self.points[person, cause] = charges.get((person, "P"), 0)
            cents, fines = charges.get((person, "SGD"), 0), self.fines.setdefault(person, {})
            if cents or cause in fines:
                fines.setdefault(cause, Fine()).due = cents

    def owes(self, person: str) -> int:
        return sum(fine.balance for fine in self.fines.get(person, {}).values())

    def pay_or_waive(self, person: str, cents: int, how: str) -> None:
        """Pay or waive: the oldest first."""
        for fine in self.fines[person].values():
            part = min(cents, fine.unsettled)
            setattr(fine, how, getattr(fine, how) + part)
            cents -= part


def stops_of(taps: list[Tap], kinds: tuple[str, ...]) -> list[tuple[int, int, str]]:
    """The last correction, or every tap of these kinds."""
    typed = [(tap.at, tap.n, tap.arrived) for tap in taps if tap.what == "corrected" and tap.arrived is not None]
    if typed:
        _, n, arrived = max(typed)
        return [(arrived, n, "corrected")]
    return [(tap.at, tap.n, tap.what) for tap in taps if tap.what in kinds]


def began(taps: list[Tap]) -> list[tuple[int, int, str]]:
    found = stops_of([tap for tap in taps if tap.person is None], ("began",))
    return [(at, n, "began") for at, n, _ in found]
