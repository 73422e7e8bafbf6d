"""A small Pantheon: its services of accounts and games, JSON of protocol buffers over HTTP, by its definitions."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler
from threading import Thread
from typing import Any

from tests.server import StandIn

EVENT, REFEREE, TOKEN, WRITTEN = 17, 9, "let-me-in", "right"


@dataclass
class Event:
    """What it holds. `calls`: the methods that were called, with what was sent."""

    players: list[dict[str, Any]]
    rules: dict[str, Any]
    prescript: str = ""
    seating: list[dict[str, Any]] = field(default_factory=list)
    penalties: list[dict[str, Any]] = field(default_factory=list)
    calls: list[tuple[str, dict[str, Any]]] = field(default_factory=list)

    def answer(self, method: str, sent: dict[str, Any]) -> dict[str, Any]:
        """As its JSON has it: names in camelCase, zeros and falsehoods left out."""
        if method == "AddPenalty":
            assert set(sent) == {"event_id", "player_id", "amount", "reason"}
            new = {"id": len(self.penalties) + 1, "who": sent["player_id"], "reason": sent["reason"]}
            self.penalties.append({**new, **({"amount": sent["amount"]} if sent["amount"] else {})})
        elif method == "CancelPenalty":
            self.penalties[sent["penalty_id"] - 1]["isCancelled"] = True
        known: dict[str, dict[str, Any]] = {
            "GetAllRegisteredPlayers": {"players": self.players},
            "GetPrescriptedEventConfig": {
                "eventId": EVENT,
                **({"prescript": self.prescript} if self.prescript else {}),
            },
            "GetCurrentSeating": {"seating": self.seating},
            "ListPenalties": {"penalties": self.penalties},
            "GetGameConfig": {"rulesetConfig": self.rules},
        }
        return known.get(method, {"success": True})


@contextmanager
def pantheon(event: Event) -> Iterator[str]:
    """Serve the event; gives the address of both services."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            sent = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            _, version, service, method = self.path.split("/")
            assert version == "v2"
            if service == "common.Frey":
                good = sent["password"] == WRITTEN
                self._send(200 if good else 403, {"personId": REFEREE, "authToken": TOKEN} if good else {"msg": "no"})
                return
            if self.headers["X-Auth-Token"] != TOKEN or self.headers["X-Current-Person-Id"] != str(REFEREE):
                self._send(403, {"code": "permission_denied", "msg": "who are you"})
                return
            event.calls.append((method, sent))
            self._send(200, event.answer(method, sent))

        def _send(self, status: int, answer: dict[str, Any]) -> None:
            body = json.dumps(answer).encode()
            self.send_response(status)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    server = StandIn(("127.0.0.1", 0), Handler)
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()
        server.server_close()
