"""GET players/{player_id}/offences: what a referee sees before deciding."""

import pytest

from tests.api.answers import details, mistakes
from tests.api.tournament import checks
from tests.api.tournament.hall import Hall


def test_it_shows_what_counts(hall: Hall) -> None:
    path = f"players/{hall.players[0]}/offences"
    assert hall.get(path) == {"counts": {}, "total": 0, "items": [], "season": []}
    first, second = hall.rule("unclear-call", {}), hall.rule("open-hand-riichi", {})
    gone = hall.rule("unclear-call", {})
    hall.call("PUT", f"rulings/{gone['id']}/withdrawal", {"reason": "not said"})
    hall.rule("unclear-call", {}, offender=hall.player(1), seat="south")
    answer = hall.get(path, "arbiter")
    assert (answer["counts"], answer["total"]) == ({"open-hand-riichi": 1, "unclear-call": 1}, 2)
    assert [item["id"] for item in answer["items"]] == [second["id"], first["id"]]
    assert len(hall.get(f"{path}?limit=1")["items"]) == 1
    assert hall.get(f"{path}?limit=1")["total"] == 2


def test_missing(hall: Hall, league: Hall) -> None:
    path = f"players/{hall.players[0]}/offences"
    details(league.call("GET", path), 404)
    checks.missing(hall, "players/{}/offences")
    assert hall.call("GET", path, role=None).status_code == 401


@pytest.mark.parametrize("limit", ["0", "501", "many"])
def test_bad_query(hall: Hall, limit: str) -> None:
    assert set(mistakes(hall.call("GET", f"players/{hall.players[0]}/offences?limit={limit}"))) == {"limit"}
