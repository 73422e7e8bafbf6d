"""The rungs that every correction climbs alike, and how tests ask for one."""

from __future__ import annotations

from typing import Any

from tests.api.answers import details, mistakes
from tests.api.tournament.hall import Hall

TYPO = "the name was misspelt"


def change(hall: Hall, path: str, new: dict[str, Any], replaces: dict[str, Any], **more: Any) -> Any:
    """The answer to a director who changes this, and saw that."""
    body = {**new, "replaces": replaces, "reason": TYPO}
    return hall.call("PATCH", path, body, "director", **more)


def preview(hall: Hall, method: str, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """What would follow of a correction; the journal stays as it is."""
    before = hall.get("journal/head")
    answer = hall.call(method, path, body, "director", query_string={"preview": "true"})
    assert answer.status_code == 200, answer.text
    assert hall.get("journal/head") == before, "a preview writes nothing"
    found: dict[str, Any] = answer.get_json()
    return found


def changes_once(hall: Hall, path: str, new: dict[str, Any], replaces: dict[str, Any]) -> dict[str, Any]:
    """One entry has before, after and reason; the same again is the same answer, a stale one a conflict."""
    body = {**new, "replaces": replaces, "reason": TYPO}
    assert preview(hall, "PATCH", path, body)["journal"] == [f"{path.split('s/')[0]}.changed"]
    first = change(hall, path, new, replaces)
    assert first.status_code == 200, first.text
    assert first.get_json() == {**hall.get(path), **new}
    entry = hall.journal()[-1]
    assert {name: value for name, value in entry["body"].items() if name != "rows"} == {
        **_columns(new, entry["at"]),
        "before": _columns(replaces, entry["at"]),
        "reason": TYPO,
    }
    assert change(hall, path, new, replaces).data == first.data
    assert hall.journal()[-1] == entry
    other = {name: "X" if isinstance(value, str) and name != "team" else replaces[name] for name, value in new.items()}
    problem = details(change(hall, path, other, replaces), 409)
    assert problem["type"].endswith(":changed-meanwhile")
    assert problem["stored"] == new
    assert hall.findings() == []
    answer: dict[str, Any] = first.get_json()
    return answer


def _columns(fields: dict[str, Any], at: str) -> dict[str, Any]:
    """The columns of these fields, written at that time."""
    found = dict(fields)
    if "team" in found:
        found["team_id"] = found.pop("team")
    if "withdrawn" in found:
        found["withdrawn_at"] = at if found.pop("withdrawn") else None
    return found


def is_removed_once(hall: Hall, path: str) -> None:
    """It leaves the list and its address by one entry; again is the same; its id is not to be used again."""
    kind = path.split("s/")[0]
    body = {"reason": "entered twice"}
    listed = hall.get(f"{kind}s?limit=500")["items"]
    stored = hall.get(path)
    assert preview(hall, "PUT", f"{path}/removal", body)["journal"] == [f"{kind}.changed"]
    first = hall.call("PUT", f"{path}/removal", body, "director")
    assert first.status_code == 200, first.text
    assert hall.call("PUT", f"{path}/removal", body, "director").data == first.data
    assert (hall.kinds()[-1], hall.journal()[-1]["body"]["before"]) == (f"{kind}.changed", {"removed_at": None})
    details(hall.call("GET", path), 404)
    assert hall.get(f"{kind}s?limit=500")["items"] == [item for item in listed if item != stored]
    sent = {name: stored[name] for name in ("name", "label", "id_number", "team") if name in stored}
    assert details(hall.call("PUT", path, sent, "director"), 409)["type"].endswith(":removed")
    assert hall.findings() == []


def is_of_its_tournament(hall: Hall, league: Hall, method: str, path: str, body: dict[str, Any]) -> None:
    """Another tournament has no such thing; a preview is asked for by true or false."""
    details(league.call(method, path, body, "director"), 404)
    assert set(mistakes(hall.call(method, f"{path}?preview=perhaps", body, "director"))) == {"preview"}


def refuses(hall: Hall, method: str, path: str, body: dict[str, Any], *fields: str) -> None:
    """The body is refused, naming exactly these fields."""
    assert set(mistakes(hall.call(method, path, body, "director"))) == set(fields)
