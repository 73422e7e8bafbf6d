"""docs/journal.md says what the journal holds: every kind of entry, and every field of its body."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from uuid_utils.compat import uuid7

from tests.api.tournament.evenings import join
from tests.api.tournament.hall import Hall
from tests.api.tournament.pictures import picture

ROOT = Path(__file__).resolve().parents[3]
PAGE = (ROOT / "docs" / "journal.md").read_text(encoding="utf-8")
KIND = re.compile(r"[a-z]+(-[a-z]+)*\.[a-z]+")
WRITERS = {"add", "change", "append", "put", "_append"}
FIELD = re.compile(r"`(\w+)(\??)`")


def sections() -> dict[str, str]:
    """Heading → text."""
    parts = re.split(r"^#{2,3} (.+)$", PAGE, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def fields(text: str) -> dict[str, bool]:
    """Field → whether it is always there, from the part of each list line before its colon."""
    lines = re.findall(r"^- ([^:\n]+)", text, re.MULTILINE)
    return {name: not maybe for line in lines for name, maybe in FIELD.findall(line)}


def documented() -> dict[str, dict[str, bool]]:
    """Kind → its fields."""
    return {title.strip("`"): fields(text) for title, text in sections().items() if KIND.fullmatch(title.strip("`"))}


def written_in_code() -> Iterator[str]:
    """The kinds that models/ and api/ name when they write an entry."""
    for path in [*ROOT.glob("models/*.py"), *ROOT.glob("api/**/*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", getattr(node.func, "id", "")) in WRITERS:
                texts = (argument.value for argument in node.args if isinstance(argument, ast.Constant))
                yield from (text for text in texts if isinstance(text, str) and KIND.fullmatch(text))


def test_every_kind_in_the_code_is_on_the_page() -> None:
    kinds = set(written_in_code())
    assert {"team.added", "tournament.changed", "escalation.opened"} <= kinds
    assert kinds <= documented().keys()


def test_the_page_tells_every_field_of_every_kind(hall: Hall) -> None:
    _furnish(hall)
    _play(hall)
    _end(hall)
    bodies: dict[str, list[set[str]]] = {}
    for entry in hall.get("journal?limit=500", "director")["items"]:
        if entry["kind"] != "furnished":
            bodies.setdefault(entry["kind"], []).append(entry["body"].keys() - {"rows"})
            if entry["kind"].startswith("ruling."):
                assert entry["body"]["ruling"].keys() == fields(sections()["The list item of a ruling"]).keys()
    assert bodies.keys() == documented().keys()
    for kind, named in documented().items():
        assert set.union(*bodies[kind]) == named.keys(), kind
        assert set.intersection(*bodies[kind]) == {name for name, always in named.items() if always}, kind


def _furnish(hall: Hall) -> None:
    add("teams", {"name": "Sagi"}, hall)
    add("players", {"name": "Jun", "id_number": "1"}, hall)
    table = add("tables", {"label": "9"}, hall)
    seats = dict(zip(("east", "south", "west", "north"), map(str, hall.players[4:]), strict=True))
    add("hanchans", {"table": table, "round": "2", "seats": seats}, hall)
    official = add("officials", {"name": "Riko", "roles": ["referee"], "league_number": "R7"}, hall)
    join(hall, "24/25")
    assert hall.call("PUT", f"officials/{official}/revocation", None, "director").status_code == 200
    book = {"id": "wrc-2022", "options": {"lower-penalties": {}}}
    for change in ({"name": "Winter Cup"}, {"rulebook": book, "currency": "JPY", "time_zone": "Asia/Tokyo"}):
        tag = {"If-Match": hall.call("GET", "").headers["ETag"]}
        assert hall.call("PATCH", "", change, "director", headers=tag).status_code == 200
    _time(hall)


def _time(hall: Hall) -> None:
    """Somebody is late; two minutes later it is put right."""
    path = f"hanchans/{hall.hanchan}/schedule"
    body = {"scheduled_at": "2025-11-21T14:00:00Z", "minutes": 90}
    assert hall.call("PUT", path, body, "director").status_code == 200
    own = {"hanchan": str(hall.hanchan), "person": hall.player(0)}
    clock = {"device_at": "2025-11-21T14:02:00Z", "clock_offset_ms": -1500}
    add("timings", {**own, "what": "absent"}, hall)
    arrived = add("timings", {**own, "what": "arrived", **clock}, hall)
    typed = {"what": "corrected", "arrived_at": "2025-11-21T14:03:00Z", "reason": "seen at the door"}
    add("timings", {**own, **typed}, hall)
    undone = {"hanchan": str(hall.hanchan), "what": "taken-back", "takes_back": arrived, "reason": "another player"}
    add("timings", undone, hall)
    _keep_time(hall)
    _fine(hall)


def _keep_time(hall: Hall) -> None:
    """A player keeps two times; a director confirms one. The table is given time for a ruling."""
    clock = {"device_at": "2025-11-21T14:02:00Z", "clock_offset_ms": -1500}
    for body, answer in (({}, {"confirmed": False, "reason": "seen here"}), (clock, {"confirmed": True})):
        kept = uuid7()
        told = {"hanchan": str(hall.hanchan), "what": "absent", "who": "player", "player": str(hall.players[1]), **body}
        assert hall.client.put(f"/api/v1/tables/{hall.tables[0]}/kept-times/{kept}", json=told).status_code == 201
        add(f"kept-times/{kept}/answer", answer, hall, own_id=False)
    ruling = hall.rule("unclear-call", {})["id"]
    add("extra-times", {"hanchan": str(hall.hanchan), "seconds": 120, "ruling": ruling, **clock}, hall)
    add("extra-times", {"hanchan": str(hall.hanchan), "seconds": -60, "reason": "counted twice"}, hall)


def _fine(hall: Hall) -> None:
    """A fine, half of it paid; and a seat all the same."""
    money = {"account": hall.player(0), "unit": "JPY"}
    add("ledger/decisions", {**money, "amount": 20, "reason": "loud"}, hall)
    add("payments", {**money, "amount": 5, "method": "cash", "note": "the rest tomorrow"}, hall)
    add("payments", {**money, "amount": 5, "method": "cash"}, hall)
    players = map(str, [hall.players[0], *hall.players[5:]])
    seats = dict(zip(("east", "south", "west", "north"), players, strict=True))
    seated = {"table": str(hall.tables[1]), "round": "3", "seats": seats, "despite_fines": "pays tonight"}
    add("hanchans", seated, hall)


def _play(hall: Hall) -> None:
    clock = {"device_at": "2025-11-21T14:02:00Z", "clock_offset_ms": -1500}
    instead = {"penalties": [{"kind": "warning"}], "reason": "His first tournament"}
    amended = hall.rule("unclear-call", {}, note="Whispered", issued=instead, **clock)["id"]
    hall.rule("unclear-call", {}, amends={"ruling": amended, "reason": "misheard"})
    ruling = hall.rule("unclear-call", {})["id"]
    photo = hall.call("PUT", f"rulings/{ruling}/photos/{uuid7()}", data=picture())
    assert photo.status_code == 201
    add(f"rulings/{ruling}/escalation", {"reason": "Unclear", **clock}, hall, own_id=False)
    other = hall.rule("unclear-call", {})["id"]
    add(f"rulings/{other}/escalation", {"reason": "Unclear"}, hall, own_id=False)
    assert hall.call("PUT", f"rulings/{other}/withdrawal", {"reason": "wrong player"}).status_code == 200
    hall.rule("noten-riichi", {"hand_end": "not-yet"}, note="Looks noten", **clock)
    place = {name: hall.body()[name] for name in ("table", "hanchan", "hand")}
    waits = {"hand_end": "not-yet"}
    hall.rule("noten-riichi", waits, offender=hall.player(1))
    add("dead-hands", {**place, "seat": "west"}, hall)
    shown = {"east": "tenpai", "south": "tenpai"}
    add("hand-ends", {**place, "how": "exhaustive-draw", "hands": shown}, hall)


def _end(hall: Hall) -> None:
    """A result, and a better one."""
    points = {"east": 42300, "south": 31200, "west": 26500, "north": 20000}
    add(f"hanchans/{hall.hanchan}/result", {"points": points}, hall, own_id=False)
    better = {
        "points": {**points, "east": 41300},
        "deposits": 1000,
        "corrects": {"number": 1, "reason": "counted again"},
    }
    add(f"hanchans/{hall.hanchan}/result", better, hall, own_id=False)
    assert hall.call("PUT", "scoring", {}, "director").status_code == 200


def add(path: str, body: dict[str, Any], hall: Hall, own_id: bool = True) -> str:
    """PUT something new as a director; its id."""
    response = hall.call("PUT", f"{path}/{uuid7()}" if own_id else path, body, "director")
    assert response.status_code == 201, response.text
    answer = response.get_json()
    return str(answer.get("id", ""))
