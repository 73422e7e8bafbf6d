"""Calling a function in a child process, which starts anew for each call."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from services.sandbox.child import OUT_OF_MEMORY, TOO_LONG
from services.sandbox.limits import Limits
from services.sandbox.messages import pack, refusal, unpack

ROOT = Path(__file__).resolve().parents[2]
INHERITED = ("PATH", "LANG", "LC_ALL", "TZ", "TMPDIR")
"""Of the environment: no setting of ours, and so no address of a database with its password."""
OUT_OF_TIME = "It takes too long to open."
LONGEST_TRACE = 4_000  # characters of what a child complains of
Outcome = tuple[Any, bytes]
"""What a function that is called so returns: something JSON can hold, and bytes."""


class LimitExceeded(Exception):
    """The child needed more than it may use, or died. The message says which in a sentence."""


def run(function: Callable[..., Outcome], content: bytes, limits: Limits | None = None, /, **arguments: Any) -> Outcome:
    """Call `function(content, **arguments)` of a module in a child process, and return its outcome.

    Raises what it raises of Invalid and TooLarge, and LimitExceeded.
    """
    held = limits or Limits()
    command = [sys.executable, "-m", "services.sandbox.child", function.__module__, function.__name__]
    environment = {name: os.environ[name] for name in INHERITED if name in os.environ}
    with subprocess.Popen(  # noqa: S603 -- our own module, in our own Python
        [*command, *map(str, held)],
        cwd=ROOT,
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as child:
        try:
            answer, trace = child.communicate(pack(arguments, content), timeout=held.clock)
        except subprocess.TimeoutExpired:
            raise LimitExceeded(OUT_OF_TIME) from None
        finally:
            child.kill()
    if trace:
        sys.stderr.write(trace.decode(errors="replace")[-LONGEST_TRACE:])
    return _outcome(child.returncode, answer)


def _outcome(status: int, answer: bytes) -> Outcome:
    if status in (-signal.SIGXCPU, -signal.SIGKILL):
        raise LimitExceeded(OUT_OF_TIME)
    if status in (OUT_OF_MEMORY, -signal.SIGABRT):  # compiled libraries abort where Python raises MemoryError
        raise LimitExceeded("It takes too much memory to open.")
    if status == TOO_LONG:
        raise LimitExceeded("It holds more than can be taken at once.")
    try:
        said, content = unpack(answer)
    except ValueError:
        raise LimitExceeded("The program that opens it crashes.") from None
    if "refused" in said:
        raise refusal(said["refused"])
    return said["outcome"], content
