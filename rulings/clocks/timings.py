"""Lateness clocks computed from recorded times: whoever reads the same timings sees the same clock.

The order in which timings are read changes nothing.

`absent` starts a person's clock, which counts from the scheduled start. `arrived`, `replaced` and `stopped` stop it;
`began` stops every clock of its hanchan (R.League 24/25, Late for game: penalties end when the game begins).
`cancelled` confirms that the day's games are off: nobody at that hanchan is awaited any more. `corrected` puts a typed
time (`arrived_at`) in the place of what was tapped; of several corrections the one made last counts, of one moment
that with the later id. `taken-back` undoes the timing that it names.

Of several stops the earliest counts, for nobody arrives after they were seen; the others are kept and shown.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypedDict

Stop = tuple[int, str, str]  # when, how, by which timing

STOPS = ("arrived", "replaced", "stopped", "cancelled")
OF_PERSON = ("absent", *STOPS, "corrected")
WHAT = (*OF_PERSON, "began", "taken-back")


class Timing(TypedDict):
    """What somebody recorded. Times in whole ms since 1970; `person` None for what is said of the whole hanchan."""

    id: str
    what: str
    hanchan: str
    person: str | None
    at: int
    arrived_at: int | None
    takes_back: str | None


@dataclass(frozen=True)
class Stopped:
    """When a clock stopped, by which timing, and which other stops were recorded but came later."""

    at: int
    how: str
    by: str
    others: tuple[str, ...]


@dataclass(frozen=True)
class PersonClock:
    """A person's clock in one round: the scheduled start it counts from, and how it stopped, if it did.

    `cancelled`: the games are off, for this person or for another who was missed there.
    """

    scheduled: int
    stopped: Stopped | None
    replaced: bool
    cancelled: bool

    def seconds(self, now: int) -> int:
        """Return the whole seconds late: until the clock stopped, or until `now`; never below 0."""
        end = now if self.stopped is None else self.stopped.at
        return max(0, end - self.scheduled) // 1000


def clock_of(person: str, timings: Sequence[Timing], scheduled: Mapping[str, int]) -> PersonClock | None:
    """Return the clock of a person in a round; None for a person who was not recorded as absent.

    `timings`: all of the round; `scheduled`: hanchan → its scheduled start, of which the earliest counts where a person
    (an arbiter with several tables) is missed at more than one.
    """
    valid = in_force(timings)
    own = [timing for timing in valid if timing["person"] == person]
    missed_at = {timing["hanchan"] for timing in own if timing["what"] == "absent"}
    starts = [scheduled[hanchan] for hanchan in missed_at if hanchan in scheduled]
    if not starts:
        return None
    began = [stop for hanchan in sorted(missed_at) if (stop := began_at(hanchan, valid)) is not None]
    off = [timing for timing in valid if timing["what"] == "cancelled" and timing["hanchan"] in missed_at]
    events = [(at, "began", by) for at, by in began]
    events += [(timing["at"], "cancelled", timing["id"]) for timing in off if timing["person"] != person]
    stopped = _first(_stops(own), events)
    return PersonClock(
        scheduled=min(starts),
        stopped=stopped,
        replaced=any(timing["what"] == "replaced" for timing in own),
        cancelled=any(timing["what"] == "cancelled" for timing in own)
        or (stopped is not None and stopped.how == "cancelled"),
    )


def began_at(hanchan: str, timings: Iterable[Timing]) -> tuple[int, str] | None:
    """Return when the game began and the timing that says so, of timings in force; None while it has not."""
    of_hanchan = [timing for timing in timings if timing["hanchan"] == hanchan and timing["person"] is None]
    corrected = _correction(of_hanchan)
    if corrected is not None:
        return corrected
    begun = [(timing["at"], timing["id"]) for timing in of_hanchan if timing["what"] == "began"]
    return min(begun, default=None)


def in_force(timings: Iterable[Timing]) -> list[Timing]:
    """Return the timings that were not taken back."""
    timings = list(timings)
    gone = {timing["takes_back"] for timing in timings if timing["what"] == "taken-back"}
    return [timing for timing in timings if timing["what"] != "taken-back" and timing["id"] not in gone]


def _stops(own: Sequence[Timing]) -> list[Stop]:
    corrected = _correction(own)
    if corrected is not None:
        at, by = corrected
        return [(at, "corrected", by)]
    return [(timing["at"], timing["what"], timing["id"]) for timing in own if timing["what"] in STOPS]


def _first(own: Sequence[Stop], events: Sequence[Stop]) -> Stopped | None:
    """Return the earliest of a person's own stops and of those of the whole hanchan; `others` are own stops alone."""
    first = min((*own, *events), key=_by_time, default=None)
    if first is None:
        return None
    at, how, by = first
    return Stopped(at, how, by, tuple(stop[2] for stop in sorted(own, key=_by_time) if stop[2] != by))


def _by_time(stop: Stop) -> tuple[int, str]:
    return stop[0], stop[2]


def _correction(timings: Iterable[Timing]) -> tuple[int, str] | None:
    """Return the typed time of the correction made last, and its timing."""
    typed = [
        (timing["at"], timing["id"], timing["arrived_at"])
        for timing in timings
        if timing["what"] == "corrected" and timing["arrived_at"] is not None
    ]
    made_last = max(typed, default=None)
    return None if made_last is None else (made_last[2], made_last[1])
