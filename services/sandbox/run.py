"""Calling a function in a child process, which starts anew for each call."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Thread, Timer
from typing import IO, Any

from services.sandbox.child import OUT_OF_MEMORY, TOO_LONG
from services.sandbox.limits import MEGABYTE, Limits
from services.sandbox.messages import pack, refusal, unpack
from services.terminal_text import visible

ROOT = Path(__file__).resolve().parents[2]
INHERITED = ("PATH", "LANG", "LC_ALL", "TZ", "TMPDIR")
"""Of the environment: no setting of ours, and so no address of a database with its password."""
OUT_OF_TIME = "It takes too long to open."
LONGEST_TRACE = 20_000  # bytes of what a child complains of
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
        watch = Timer(held.clock, child.kill)
        watch.daemon = True
        watch.start()
        try:
            answer, trace = _converse(child, pack(arguments, content), held)
        finally:
            watch.cancel()
            child.kill()
    if trace:
        sys.stderr.write(f"{visible(trace.decode(errors='replace'))}\n")
    return _outcome(TOO_LONG if len(answer) > _most(held) else child.returncode, answer)


def _most(held: Limits) -> int:
    """Return how many bytes an answer may have, with what stands around an outcome."""
    return (held.outcome + 1) * MEGABYTE


def _converse(child: subprocess.Popen[bytes], message: bytes, held: Limits) -> tuple[bytes, bytes]:
    """Send the message; return what the child answers and complains of, no more than it may say."""
    answered, complained = bytearray(), bytearray()
    assert child.stdin is not None, "a pipe"  # noqa: S101 -- for the type checker
    assert child.stdout is not None, "a pipe"  # noqa: S101
    assert child.stderr is not None, "a pipe"  # noqa: S101
    readers = [
        Thread(target=_read, args=(child, child.stdout, answered, _most(held))),
        Thread(target=_read, args=(child, child.stderr, complained, LONGEST_TRACE)),
    ]
    for reader in readers:
        reader.start()
    with suppress(BrokenPipeError):  # it may end before it has read all
        child.stdin.write(message)
    with suppress(BrokenPipeError):
        child.stdin.close()
    for reader in readers:
        reader.join()
    child.wait()
    return bytes(answered), bytes(complained)


def _read(child: subprocess.Popen[bytes], pipe: IO[bytes], into: bytearray, most: int) -> None:
    """Read to the end; a child that says more than it may is ended."""
    while piece := pipe.read(min(65536, most - len(into) + 1)):
        into += piece
        if len(into) > most:
            child.kill()
            return


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
