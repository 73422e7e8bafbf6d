"""A hanchan, and times recorded at it."""

from datetime import datetime, timedelta
from typing import Any

from uuid_utils.compat import uuid7

from tests.api.tournament.hall import Hall

START = datetime.fromisoformat("2025-11-21T19:30:00+08:00")


class Match:
    """A hanchan that was to begin at `START`, and times recorded so many minutes after it."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.schedule(0)

    def schedule(self, minute: float) -> None:
        assert self.hall.schedule(START + timedelta(minutes=minute)).status_code == 200

    def move(self, minute: float) -> None:
        """Move the start of which the clocks were charged."""
        path = f"hanchans/{self.hall.hanchan}/schedule"
        present = self.hall.get(path)
        at = (START + timedelta(minutes=minute)).isoformat()
        self.approve(
            {"scheduled_at": at, "replaces": {name: present[name] for name in ("scheduled_at", "minutes")}}, path
        )

    def body(self, what: str, minute: float, player: int | None = 0, **more: Any) -> dict[str, Any]:
        at = START + timedelta(minutes=minute)
        who = {} if player is None else {"person": self.hall.player(player)}
        return {"hanchan": str(self.hall.hanchan), "what": what, "device_at": at.isoformat(), **who, **more}

    def record(self, *timing: Any, role: str = "arbiter", **more: Any) -> str:
        """Its id."""
        return self.send(self.body(*timing, **more), role)

    def send(self, body: dict[str, Any], role: str = "arbiter") -> str:
        identity = str(uuid7())
        answer = self.hall.call("PUT", f"timings/{identity}", body, role)
        assert answer.status_code == 201, answer.text
        return identity

    def approve(self, body: dict[str, Any], path: str = "timings", reason: str = "seen by two") -> None:
        """Change what was charged as a director, who looks at a preview of it first."""
        body = {"reason": reason, **body}
        seen = self.hall.call("POST", f"{path}/preview", body, "director")
        assert seen.status_code == 200, seen.text
        path = f"{path}/{uuid7()}" if path == "timings" else path
        answer = self.hall.call("PUT", path, {**body, "preview": seen.get_json()["digest"]}, "director")
        assert answer.status_code in (200, 201), answer.text

    def clocks(self, **query: str) -> list[dict[str, Any]]:
        items: list[dict[str, Any]] = self.hall.get("clocks", query_string={"round": "1", **query})["items"]
        return items

    def charged(self) -> dict[tuple[str, str], int]:
        """(account's id, unit) → the sum of the lines that the journal tells of."""
        sums: dict[tuple[str, str], int] = {}
        for line in self.lines():
            key = (line["account_id"], line["unit"])
            sums[key] = sums.get(key, 0) + line["amount"]
        return {key: amount for key, amount in sums.items() if amount}

    def lines(self) -> list[dict[str, Any]]:
        posted = [entry["body"] for entry in self.hall.journal() if entry["kind"] == "ledger.posted"]
        return [line for body in posted for line in body["lines"]]

    def of(self, player: int) -> str:
        return str(self.hall.players[player])
