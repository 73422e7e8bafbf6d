"""Calls of Pantheon's services: Twirp, JSON over HTTP."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import orjson
import urllib3

from services.sandbox.run import LimitExceeded, Outcome, run
from services.web_requests import post

SECONDS = 20.0  # for a whole answer
LARGEST = 4_000_000  # bytes of an answer
DEEPEST = 32  # lists and objects in one another


class PantheonError(Exception):
    """What Pantheon refused, or that it can't be reached."""


class Pantheon:
    """One event there, as the person who signed in. `mimir` keeps games, `frey` accounts."""

    def __init__(self, mimir: str, frey: str, event: int, seconds: float = SECONDS) -> None:
        self.event = event
        self._seconds = seconds
        self._addresses = {"Mimir": mimir.rstrip("/"), "Frey": frey.rstrip("/")}
        self._headers = {"Content-Type": "application/json", "X-Current-Event-Id": str(event)}

    def sign_in(self, email: str, password: str) -> None:
        """Sign in. Raises PantheonError."""
        answer = self.call("Frey", "Authorize", {"email": email, "password": password})
        if not {"auth_token", "person_id"} <= answer.keys():
            raise PantheonError("Authorize: it answered without a token.")
        self._headers |= {"X-Auth-Token": str(answer["auth_token"]), "X-Current-Person-Id": str(answer["person_id"])}

    def ask(self, method: str, **sent: Any) -> dict[str, Any]:
        """Call a method about the event. Raises PantheonError."""
        return self.call("Mimir", method, {"event_id": self.event, **sent})

    def call(self, service: str, method: str, sent: Mapping[str, Any]) -> dict[str, Any]:
        """Call a method of a service; names in the answer are those of its definitions. Raises PantheonError."""
        address = f"{self._addresses[service]}/v2/common.{service}/{method}"
        try:
            body = orjson.dumps(sent)
            status, content = post(address, body, self._headers, seconds=self._seconds, largest=LARGEST)
            parsed = read_answer(content)
        except (OSError, ValueError, LimitExceeded, urllib3.exceptions.HTTPError) as error:
            raise PantheonError(f"{address}: {str(error) or type(error).__name__}.") from error
        if status != 200:
            raise PantheonError(f"{method}: {' '.join(str(parsed.get('msg', status)).split())}.")
        return parsed


def read_answer(content: bytes) -> dict[str, Any]:
    """Return the object that an answer is, read in a child process. Raises ValueError and LimitExceeded."""
    found, _ = run(read_in_child, content)
    if "wrong" in found:
        raise ValueError(found["wrong"])
    return dict(found["answer"])


def read_in_child(content: bytes) -> Outcome:
    """Return what `read_answer` is to return, or what is wrong with it."""
    try:
        return {"answer": parse_answer(content)}, b""
    except ValueError as error:
        return {"wrong": str(error)}, b""


def parse_answer(content: bytes) -> dict[str, Any]:
    """Return the object that an answer is; names in it are those of the definitions. Raises ValueError."""
    parsed = orjson.loads(content)
    if not isinstance(parsed, dict):
        raise ValueError("its answer is no object of JSON")
    return dict(_named(parsed, DEEPEST))


def _named(value: Any, depth: int) -> Any:
    """Write names as the definitions have them: JSON of protocol buffers says localId for local_id."""
    if depth == 0:
        raise ValueError(f"more than {DEEPEST} lists and objects lie in one another in its answer")
    if isinstance(value, list):
        return [_named(one, depth - 1) for one in value]
    if isinstance(value, dict):
        return {_snake_case(key): _named(one, depth - 1) for key, one in value.items()}
    return value


def _snake_case(name: str) -> str:
    return "".join(f"_{c.lower()}" if c.isupper() else c for c in name)
