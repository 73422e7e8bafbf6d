"""How much a child process may use."""

from __future__ import annotations

import os
import resource
from contextlib import suppress
from typing import NamedTuple

MEGABYTE = 2**20
POLITENESS = 10  # of 19: a ruling goes before somebody's file


class Limits(NamedTuple):
    """What one child may use: processor seconds, seconds on the clock, megabytes of memory and of its outcome."""

    processor: int = 5
    clock: int = 30
    memory: int = 400
    outcome: int = 8


def give_way() -> None:
    """Let the server's processes go first."""
    os.nice(POLITENESS)


def impose(limits: Limits) -> None:
    """Hold this process to its limits from now on; it writes no file and leaves no core dump."""
    _set(resource.RLIMIT_CPU, limits.processor)
    _set(resource.RLIMIT_FSIZE, 0)
    _set(resource.RLIMIT_CORE, 0)
    with suppress(ValueError, OSError):  # macOS has this limit in name only
        _set(resource.RLIMIT_AS, limits.memory * MEGABYTE)


def _set(limit: int, most: int) -> None:
    _, hard = resource.getrlimit(limit)
    resource.setrlimit(limit, (most if hard == resource.RLIM_INFINITY else min(most, hard), hard))
