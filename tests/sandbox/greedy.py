"""Functions that tests call in child processes; most of them want more than they may have."""

import os
import signal
import time
from pathlib import Path
from typing import Any

from services.errors import Invalid, TooLarge, field_error
from services.sandbox.run import Outcome


def echo(content: bytes, **arguments: Any) -> Outcome:
    return {"arguments": arguments, "length": len(content)}, content[::-1]


def refuse(_: bytes) -> Outcome:
    raise Invalid("Look at it.", slug="odd", errors=[field_error("csv", "It is odd.", "Mend it.")], headings=["名"])


def refuse_as_too_large(_: bytes) -> Outcome:
    raise TooLarge("Send less.")


def spin(_: bytes) -> Outcome:
    while True:
        pass


def sleep(_: bytes) -> Outcome:
    time.sleep(60)
    return None, b""


def hoard(_: bytes) -> Outcome:
    return len(b"x" * 2**40), b""


def answer_at_length(_: bytes) -> Outcome:
    return None, bytes(2 * 2**20)


def flood(_: bytes) -> Outcome:
    while True:
        os.write(1, bytes(2**20))


def crash(_: bytes) -> Outcome:
    os.kill(os.getpid(), signal.SIGSEGV)
    return None, b""


def abort(_: bytes) -> Outcome:
    os.abort()


def stumble(content: bytes) -> Outcome:
    raise KeyError(content.decode())


def write(_: bytes, file: str) -> Outcome:
    Path(file).write_bytes(b"x")
    return None, b""


def list_settings(_: bytes) -> Outcome:
    return dict(os.environ), b""
