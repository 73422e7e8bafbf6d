"""The child process: reads one message, calls one function, writes its outcome, and ends.

python -m services.sandbox.child MODULE FUNCTION PROCESSOR CLOCK MEMORY OUTCOME
"""

from __future__ import annotations

import os
import sys
import traceback
from importlib import import_module

from services.sandbox.limits import MEGABYTE, Limits, give_way, impose
from services.sandbox.messages import REFUSALS, describe, pack, unpack

OUT_OF_MEMORY, TOO_LONG, BROKEN = 3, 4, 5
"""How it ends where memory was short, where the outcome is longer than it may be, and by a mistake of ours."""


def main(module: str, function: str, *limits: str) -> int:
    """Answer the message on standard input; return the exit status."""
    give_way()  # before the imports, which take most of the time
    called = getattr(import_module(module), function)
    held = Limits(*map(int, limits))
    impose(held)
    try:
        arguments, content = unpack(sys.stdin.buffer.read())
        try:
            said, made = called(content, **arguments)
            answer = pack({"outcome": said}, made)
        except REFUSALS as error:
            answer = pack({"refused": describe(error)})
    except MemoryError:
        return OUT_OF_MEMORY
    except Exception as error:  # noqa: BLE001 -- a mistake of ours; its message may quote what was sent
        frames = "".join(traceback.format_tb(error.__traceback__))
        sys.stderr.write(f"{type(error).__qualname__} in a child process:\n{frames}")
        sys.stderr.flush()
        return BROKEN
    if len(answer) > held.outcome * MEGABYTE:
        return TOO_LONG
    sys.stdout.buffer.write(answer)
    sys.stdout.buffer.flush()
    return 0


if __name__ == "__main__":
    status = main(*sys.argv[1:])
    os._exit(status)  # nothing is left to be tidied up, and that would take its time
