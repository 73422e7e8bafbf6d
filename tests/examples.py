"""How many examples a property is tried with: what a test says, and twenty times as many in `make nightly`."""

from hypothesis import settings

NIGHTLY, TIMES = "nightly", 20


def examples(number: int) -> int:
    """Multiply by what the profile says: a profile's own number counts only for tests that name none."""
    return number * TIMES if settings.get_current_profile_name() == NIGHTLY else number
