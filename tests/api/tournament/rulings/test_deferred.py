"""GET deferred: what waits at a table."""

from tests.api.answers import mistakes
from tests.api.tournament.hall import Hall

WAITS = ("noten-riichi", {"hand_end": "not-yet"})


def test_it_shows_what_waits_at_this_table(hall: Hall) -> None:
    path = f"deferred?table={hall.tables[0]}"
    assert hall.get(path) == {"items": []}
    first = hall.rule(*WAITS)
    hall.rule("unclear-call", {})
    second = hall.rule(*WAITS, offender=hall.player(1), seat="south")
    hall.rule(*WAITS, table=str(hall.tables[1]), hanchan=None)
    items = hall.get(path, "finance")["items"]
    assert [item["id"] for item in items] == [first["id"], second["id"]]
    assert items[0]["deferred"] == first["decision"]["deferred"]
    hall.call("PUT", f"rulings/{first['id']}/withdrawal", {"reason": "tenpai after all"})
    assert [item["id"] for item in hall.get(path)["items"]] == [second["id"]]


def test_bad_query(hall: Hall, league: Hall) -> None:
    hall.rule(*WAITS)
    path = f"deferred?table={hall.tables[0]}"
    assert hall.call("GET", path, role=None).status_code == 401
    assert league.get(path)["items"] == []
    assert set(mistakes(hall.call("GET", "deferred"))) == {"table"}
    assert set(mistakes(hall.call("GET", "deferred?table=1"))) == {"table"}
