"""How much is tried: at most `MOST` examples of a property, of long lists a sample.

In `make nightly`: twenty times what a property's test says, and all of a list.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from random import randrange
from typing import TypeVar

from hypothesis import settings

MOST = 40
NIGHTLY, TIMES = "nightly", 20
Case = TypeVar("Case")


def examples(number: int) -> int:
    """Return how many examples to draw: a profile's own number counts only for tests that name none."""
    return number * TIMES if settings.get_current_profile_name() == NIGHTLY else min(number, MOST)


def one_in(number: int) -> int:
    """Return how many of a long list one stands for: itself alone in `make nightly`."""
    return 1 if settings.get_current_profile_name() == NIGHTLY else number


def sample(cases: Iterable[Case], number: int) -> Iterator[Case]:
    """Draw one in `number` of the cases, others in each run; all of them in `make nightly`."""
    every = one_in(number)
    return islice(cases, randrange(every), None, every)
