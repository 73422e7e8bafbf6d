"""docs/journal.md says what the journal holds: every kind of entry, and every field of its body."""

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from uuid import UUID

import pytest
from uuid_utils.compat import uuid7

from api.frame.store import engines
from models.database.engine import read, write
from models.journal import stamps
from models.journal.journal import Journal
from models.ruling import escalation_steps, escalations
from tests.api.account.test_accounts import create
from tests.api.tournament import corrections
from tests.api.tournament.corrections import TYPO
from tests.api.tournament.hall import NOON, Hall
from tests.api.tournament.journal import put_right
from tests.api.tournament.journal.phone import Phone
from tests.api.tournament.pictures import picture
from tests.api.tournament.seasons import join
from tests.api.tournament.training.exams import examine

ROOT = Path(__file__).resolve().parents[4]
PAGE = (ROOT / "docs" / "journal.md").read_text(encoding="utf-8")
KIND = re.compile(r"[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*")
WRITERS = {"add", "change", "correct", "append", "put", "_append"}
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
    for path in [path for folder in ("models", "services", "api") for path in ROOT.glob(f"{folder}/**/*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", getattr(node.func, "id", "")) in WRITERS:
                texts = (argument.value for argument in node.args if isinstance(argument, ast.Constant))
                yield from (text for text in texts if isinstance(text, str) and KIND.fullmatch(text))


def test_every_kind_in_the_code_is_on_the_page() -> None:
    kinds = set(written_in_code())
    assert {"team.added", "tournament.changed", "escalation.opened"} <= kinds
    assert kinds <= documented().keys()


@pytest.mark.postgresql
def test_the_page_tells_every_field_of_every_kind(hall: Hall) -> None:
    _furnish(hall)
    _play(hall)
    _end(hall)
    examine(hall)
    _rule_without_a_penalty(hall)
    add("erasures", {"players": [str(hall.players[7])]}, hall)
    bodies: dict[str, list[set[str]]] = {"the list item of a ruling": []}
    for entry in [*hall.get("journal?limit=500", "director")["items"], *put_right.cancel_a_day(hall.app)]:
        if entry["kind"] != "furnished":
            bodies.setdefault(entry["kind"], []).append(entry["body"].keys() - {"rows"})
            if entry["kind"].startswith("ruling."):
                bodies["the list item of a ruling"].append({*entry["body"]["ruling"]})
    pages = {**documented(), "the list item of a ruling": fields(sections()["The list item of a ruling"])}
    assert bodies.keys() == pages.keys()
    for kind, named in pages.items():
        assert set.union(*bodies[kind]) == named.keys(), kind
        assert set.intersection(*bodies[kind]) == {name for name, always in named.items() if always}, kind


def _furnish(hall: Hall) -> None:
    add("teams", {"name": "Sagi"}, hall)
    add("players", {"name": "Jun", "id_number": "1"}, hall)
    table = add("tables", {"label": "9"}, hall)
    for path, new, seen in (
        ("teams", {"name": "Tsuru"}, {"name": "new"}),
        ("tables", {"label": "8"}, {"label": "new"}),
        ("players", {"name": "Tsuru", "id_number": "2"}, {"name": "new", "id_number": "108"}),
        ("players", {"team": str(hall.team)}, {"team": None}),
        ("players", {"withdrawn": True}, {"withdrawn": False}),
    ):
        added = add(path, {"label" if path == "tables" else "name": "new"}, hall)
        assert corrections.change(hall, f"{path}/{added}", new, seen).status_code == 200
        assert hall.call("PUT", f"{path}/{added}/removal", {"reason": TYPO}, "director").status_code == 200
    seats = dict(zip(("east", "south", "west", "north"), map(str, hall.players[4:]), strict=True))
    twice = add("players", {"name": "Jun"}, hall)
    for seat in seats:
        add("hanchans", {"table": table, "round": f"before {seat}", "seats": {**seats, seat: twice}}, hall)
    joined = {"into": str(hall.players[2]), "reason": TYPO}
    assert hall.call("PUT", f"players/{twice}/merge", joined, "director").status_code == 200
    put_right.correct_seats(hall, add("hanchans", {"table": table, "round": "2", "seats": seats}, hall), table, seats)
    add("seatings", {"rounds": [{"label": "9", "tables": [{"table": table, "seats": seats}]}]}, hall)
    official = add("officials", {"name": "Riko", "roles": ["referee"], "league_number": "R7"}, hall)
    _admit(hall, official)
    join(hall, "24/25")
    assert hall.call("PUT", f"officials/{official}/revocation", None, "director").status_code == 200
    book = {"id": "wrc-2022", "options": {"lower-penalties": {}}}
    for change in (
        {"name": "Winter Cup"},
        {"board_open": True, "people_open": True, "reason": TYPO},
        {"rulebook": book, "currency": "JPY", "time_zone": "Asia/Tokyo"},
    ):
        tag = {"If-Match": hall.call("GET", "").headers["ETag"]}
        assert hall.call("PATCH", "", change, "director", headers=tag).status_code == 200
    _time(hall)


def _admit(hall: Hall, official: str) -> None:
    """An official changes, a phone comes and goes, a program too."""
    played = {"player": str(hall.players[0]), "conflicts": [str(hall.players[1])]}
    renamed = {"name": "Riko M.", "league_number": "R8", "reason": TYPO}
    for change in ({"roles": ["arbiter"]}, played, renamed):
        assert hall.change_official(official, **change).status_code == 200
    link = add("invitations", {"official": official}, hall)
    browser = hall.browser()
    phone = hall.admit(browser, hall.link(official=official)).get_json()["id"]
    assert create(hall.app, browser).status_code == 201
    Phone(hall).witness()
    with write(engines(hall.app)) as connection:
        stamps.save(Journal(connection, hall.tournament, None, NOON), 1, b"as the authority answers", "its roots")
    token = add("api-tokens", {"name": "Scoring", "official": official, "scopes": ["read"]}, hall)
    for path in (f"invitations/{link}/revocation", f"phones/{phone}/cut-off", f"api-tokens/{token}/revocation"):
        assert hall.call("PUT", path, None, "director").status_code == 200


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
    own = {"hanchan": str(hall.hanchan), "player": str(hall.players[1])}
    for body, answer in (({}, {"confirmed": False, "reason": "seen here"}), (clock, {"confirmed": True})):
        kept = uuid7()
        timing = {**own, "what": "absent", "who": "player", **body}
        assert hall.client.put(hall.scanned(f"kept-times/{kept}"), json=timing).status_code == 201
        add(f"kept-times/{kept}/answer", answer, hall, own_id=False)
    ruling = hall.rule("unclear-call", {})["id"]
    add("extra-times", {"hanchan": str(hall.hanchan), "seconds": 120, "ruling": ruling, **clock}, hall)
    add("extra-times", {"hanchan": str(hall.hanchan), "seconds": -60, "reason": "counted twice"}, hall)


def _fine(hall: Hall) -> None:
    """A fine, a part of it paid; and a seat."""
    money = {"account": hall.player(0), "unit": "JPY"}
    add("ledger/decisions", {**money, "amount": 20, "reason": "loud"}, hall)
    add("payments", {**money, "amount": 5, "method": "cash", "note": "the rest tomorrow"}, hall)
    put_right.hand_back(hall)
    players = map(str, [hall.players[0], *hall.players[5:]])
    seats = dict(zip(("east", "south", "west", "north"), players, strict=True))
    seated = {"table": str(hall.tables[1]), "round": "3", "seats": seats}
    add("hanchans", seated, hall)


def _play(hall: Hall) -> None:
    clock = {"device_at": "2025-11-21T14:02:00Z", "clock_offset_ms": -1500}
    instead = {"penalties": [{"kind": "warning"}], "reason": "His first tournament"}
    amended = hall.rule("unclear-call", {}, note="Whispered", issued=instead, **clock)["id"]
    hall.rule("unclear-call", {}, amends={"ruling": amended, "reason": "misheard"})
    ruling = hall.rule("unclear-call", {})["id"]
    photo = hall.call("PUT", f"rulings/{ruling}/photos/{uuid7()}", data=picture())
    assert photo.status_code == 201
    for timed in ({}, {"device_at": NOON.isoformat(), "clock_offset_ms": 0}):
        add(f"rulings/{ruling}/notes", {"note": "seen by South", **timed}, hall)
    other = hall.rule("unclear-call", {})["id"]
    assert hall.call("PUT", f"rulings/{other}/withdrawal", {"reason": "wrong player"}).status_code == 200
    _escalate(hall, ruling, clock)
    hall.rule("noten-riichi", {"hand_end": "not-yet"}, note="Looks noten", **clock)
    place = {name: hall.body()[name] for name in ("table", "hanchan", "hand")}
    waits = {"hand_end": "not-yet"}
    hall.rule("noten-riichi", waits, offender=hall.player(1))
    add("dead-hands", {**place, "seat": "west"}, hall)
    _call_for_help(hall, place)
    _rule_on_a_friend(hall)
    shown = {"east": "tenpai", "south": "tenpai"}
    end = add("hand-ends", {**place, "how": "exhaustive-draw", "hands": shown}, hall)
    put_right.withdraw_hand_end(hall, end)
    add("hand-ends", {**place, "how": "exhaustive-draw", "hands": shown}, hall)


def _call_for_help(hall: Hall, place: dict[str, Any]) -> None:
    """A director is called twice: comes, and is not needed."""
    add("help-calls", {"table": place["table"]}, hall)
    call = uuid7()
    about = {**place, "offenders": [hall.player(1)], "foul": "unclear-call"}
    assert hall.call("PUT", f"help-calls/{call}", about, "referee").status_code == 201
    add(f"help-calls/{call}/answer", {}, hall, own_id=False)
    add(f"help-calls/{call}/end", {"how": "settled"}, hall, own_id=False)


def _rule_without_a_penalty(hall: Hall) -> None:
    tag = {"If-Match": hall.call("GET", "").headers["ETag"]}
    book = {"rulebook": {"id": "wrc-2025"}}
    assert hall.call("PATCH", "", book, "director", headers=tag).status_code == 200
    hall.rule("called-tile-not-taken", {"drawn_again": False}, incident=str(uuid7()))


def _rule_on_a_friend(hall: Hall) -> None:
    referee = hall.get("officials/me")["id"]
    declared = {"conflicts": [str(hall.players[0])]}
    assert hall.change_official(referee, **declared).status_code == 200
    hall.rule("unclear-call", {})


def _escalate(hall: Hall, ruling: str, clock: dict[str, Any]) -> None:
    """A player and a referee go all the way to a director, who opens it again."""
    hall.invite("head-referee")
    other = hall.rule("unclear-call", {})["id"]
    _as_player(hall, lambda journal: escalations.open_(journal, _by_player(hall, UUID(ruling), escalated_at=NOON)))
    body = {"reason": "Unclear", "evidence": "North heard it", **clock}
    assert hall.call("PUT", f"rulings/{other}/escalation", body).status_code == 201
    for identity, more in ((ruling, {}), (other, clock)):
        steps = f"rulings/{identity}/escalation"
        upheld = {"outcome": "upheld", "reason": "Nobody heard it", **more}
        assert hall.call("PUT", f"{steps}/decisions/{uuid7()}", upheld, "head-referee").status_code == 201
        if more:
            add(f"{steps}/appeals", {"reason": "North did", **more}, hall)
        else:
            _appeal_as_player(hall, UUID(identity))
        add(f"{steps}/decisions", {"outcome": "overturned", "reason": "North did", **more}, hall)
        add(f"{steps}/reopenings", {"reason": "North is not sure", **more}, hall)


def _appeal_as_player(hall: Hall, ruling: UUID) -> None:
    with read(engines(hall.app)) as connection:
        row = escalations.find(connection, hall.tournament, ruling)
    assert row is not None
    to = {"status": "open", "level": "director", "standing_id": ruling, "made_at": NOON}
    step = _by_player(hall, uuid7(), **to)
    _as_player(hall, lambda journal: escalation_steps.record(journal, "appealed", row, step))


def _by_player(hall: Hall, identity: UUID, **more: Any) -> dict[str, Any]:
    escalation = {"id": identity, "level": "head-referee", "reason": "I said it", "request": {"reason": "I said it"}}
    return {**escalation, "player_id": hall.players[0], **more}


def _as_player(hall: Hall, write_entry: Callable[[Journal], Any]) -> None:
    """What their own page will do."""
    with write(engines(hall.app)) as connection:
        write_entry(Journal(connection, hall.tournament, None, NOON))


def _end(hall: Hall) -> None:
    """A result by who may play with a fine to pay, a better one, and none; the season goes on without this evening."""
    put_right.allow_play(hall)
    points = {"east": 42300, "south": 31200, "west": 26500, "north": 20000}
    add(f"hanchans/{hall.hanchan}/result", {"points": points}, hall, own_id=False)
    better = {
        "points": {**points, "east": 41300},
        "deposits": 1000,
        "corrects": {"number": 1, "reason": "counted again"},
    }
    add(f"hanchans/{hall.hanchan}/result", better, hall, own_id=False)
    put_right.withdraw_result(hall, 2)
    assert hall.call("PUT", "season/leaving", {"reason": TYPO}, "director").status_code == 200


def add(path: str, body: dict[str, Any], hall: Hall, own_id: bool = True) -> str:
    """PUT something new as a director, who has seen what it changes where that was charged; its id."""
    where = f"{path}/{uuid7()}" if own_id else path
    response = hall.call("PUT", where, body, "director")
    if response.status_code == 409:
        seen = {"preview": response.get_json(force=True)["digest"], "reason": "counted twice"}
        response = hall.call("PUT", where, {**body, **seen}, "director")
    assert response.status_code == 201, response.text
    answer = response.get_json()
    return str(answer.get("id", ""))
