"""Calls of Pantheon's services: Twirp, JSON over HTTP."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import orjson
import urllib3

SECONDS = 20
LARGEST = 4_000_000  # bytes of an answer


class PantheonError(Exception):
    """What Pantheon refused, or that it can't be reached."""


class Pantheon:
    """One event there, as the person who signed in. `mimir` keeps games, `frey` accounts."""

    def __init__(self, mimir: str, frey: str, event: int) -> None:
        self.event = event
        self._addresses = {"Mimir": mimir.rstrip("/"), "Frey": frey.rstrip("/")}
        self._headers = {"Content-Type": "application/json", "X-Current-Event-Id": str(event)}

    def sign_in(self, email: str, password: str) -> None:
        """Sign in. Raises PantheonError."""
        answer = self.call("Frey", "Authorize", {"email": email, "password": password})
        self._headers |= {"X-Auth-Token": str(answer["auth_token"]), "X-Current-Person-Id": str(answer["person_id"])}

    def ask(self, method: str, **sent: Any) -> dict[str, Any]:
        """Call a method about the event. Raises PantheonError."""
        return self.call("Mimir", method, {"event_id": self.event, **sent})

    def call(self, service: str, method: str, sent: Mapping[str, Any]) -> dict[str, Any]:
        """Call a method of a service; names in the answer are those of its definitions. Raises PantheonError."""
        address = f"{self._addresses[service]}/v2/common.{service}/{method}"
        try:
            with urllib3.PoolManager(retries=False, timeout=SECONDS) as pool:
                answer = pool.request(
                    "POST",
                    address,
                    body=orjson.dumps(sent),
                    headers=self._headers,
                    redirect=False,
                    preload_content=False,
                )
                body = answer.read(LARGEST)
                answer.release_conn()
            parsed = orjson.loads(body)
        except (OSError, ValueError, urllib3.exceptions.HTTPError) as error:
            raise PantheonError(f"{address}: {str(error) or type(error).__name__}.") from error
        if answer.status != 200 or not isinstance(parsed, dict):
            message = parsed.get("msg", answer.status) if isinstance(parsed, dict) else answer.status
            raise PantheonError(f"{method}: {message}.")
        return dict(_named(parsed))


def _named(value: Any) -> Any:
    """Write names as the definitions have them: JSON of protocol buffers says localId for local_id."""
    if isinstance(value, list):
        return [_named(one) for one in value]
    if isinstance(value, dict):
        return {"".join(f"_{c.lower()}" if c.isupper() else c for c in key): _named(one) for key, one in value.items()}
    return value
