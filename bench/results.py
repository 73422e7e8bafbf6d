"""What a bench found, as one line per target: measured, target, met or not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Result(NamedTuple):
    """One target. `details`: the figures behind it."""

    name: str
    measured: str
    target: str
    met: bool
    details: str = ""


def at_most(name: str, measured: float, limit: float, unit: str = "×", details: str = "") -> Result:
    """Make a target that is met below a limit."""
    return Result(name, f"{measured:.2f} {unit}", f"at most {limit:g} {unit}", measured <= limit, details)


def at_least(name: str, measured: float, limit: float, unit: str = "×", details: str = "") -> Result:
    """Make a target that is met above a limit."""
    return Result(name, f"{measured:.2f} {unit}", f"at least {limit:g} {unit}", measured >= limit, details)


def show(results: Sequence[Result]) -> bool:
    """Print the results; return whether every target was met."""
    for result in results:
        verdict = "met    " if result.met else "NOT MET"
        print(f"{verdict}  {result.name:<52} {result.measured:>12}  ({result.target})", flush=True)
        if result.details:
            print(f"         {result.details}", flush=True)
    return all(result.met for result in results)
