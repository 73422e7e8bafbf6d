"""PUT players/{id}/merge: two entries of one person, of which one counts from then on, whatever changes later."""

from datetime import timedelta
from typing import Any
from uuid import UUID

import pytest
from uuid_utils.compat import uuid7

from tests.api.answers import details
from tests.api.tournament import checks, corrections
from tests.api.tournament.clocks.match import START, Match
from tests.api.tournament.corrections import TYPO
from tests.api.tournament.hall import Hall, open_hall
from tests.api.tournament.results.test_standings import TOTALS, play, seat
from tests.api.tournament.seasons import join


def merge(hall: Hall, one: int = 0, into: int = 4, status: int = 200) -> dict[str, Any]:
    """The first of these counts as the second from now on."""
    body = {"into": str(hall.players[into]), "reason": TYPO}
    answer = hall.call("PUT", f"players/{hall.players[one]}/merge", body, "director")
    assert answer.status_code == status, answer.text
    found: dict[str, Any] = answer.get_json(force=True)
    return found


def balances(hall: Hall, what: str = "points") -> dict[str, int]:
    """Account → what it owes, without those that owe nothing."""
    found = hall.get(f"ledger/{what}/totals")["items"]
    return {item["account"]["id"]: item["amount"] for item in found if item["amount"]}


@pytest.fixture
def played(hall: Hall) -> Hall:
    """The first player has a result, a chonbo and a fine in round 1; the fifth, who is the same, one in round 2."""
    play(hall, hall.hanchan, *TOTALS)
    play(hall, seat(hall, "2", *hall.players[4:]), *TOTALS)
    hall.rule("empty-win", {"hand_shown": True})
    hall.rule("unclear-call", {})
    fine = {"account": hall.player(0), "unit": "EUR", "amount": 500, "waives": False, "reason": "loud"}
    assert hall.call("PUT", f"ledger/decisions/{uuid7()}", fine, "director").status_code == 201
    return hall


@pytest.mark.postgresql
def test_one_counts_for_both(played: Hall) -> None:
    one, other = (str(played.players[number]) for number in (0, 4))
    before = {item["id"]: item for item in played.get("standings")["players"]}
    owed = balances(played) | balances(played, "fines")
    body = {"into": other, "reason": TYPO}
    found = corrections.preview(played, "PUT", f"players/{one}/merge", body)
    assert found["journal"] == ["hanchan.changed", "player.changed"]
    assert [(item["account"]["id"], item["before"], item["after"]) for item in found["balances"]] == [
        *((one, amount, 0) for amount in (30, 500)),
        *((other, 0, amount) for amount in (30, 500)),
    ]
    assert {item["account"]["id"]: (item["before"], item["after"]) for item in found["offences"]} == {
        one: (1, 0),
        other: (0, 1),
    }
    [moved] = found["seats"]
    assert (moved["before"]["seats"]["east"], moved["after"]["seats"]["east"]) == (one, other)
    answer = merge(played)
    assert answer == merge(played)
    assert answer["merged_into"] == other
    after = {item["id"]: item for item in played.get("standings")["players"]}
    assert after.keys() == before.keys() - {one}
    assert after[other]["final"] == before[one]["final"] + before[other]["final"]
    assert after[other]["hanchans"] == 2
    assert balances(played) | balances(played, "fines") == {other: owed[one]}
    assert sum(balances(played, "fines").values()) == 500
    assert played.get(f"players/{other}/offences") == played.get(f"players/{one}/offences")
    assert played.get(f"players/{other}/offences")["total"] == 2
    for player in (one, other):
        assert len(played.get(f"rulings?player={player}")["items"]) == 2
        assert [line["amount"] for line in played.get(f"ledger/points?account={player}")["items"]] == [30]
    assert played.findings() == []


def test_what_changes_later_follows(played: Hall) -> None:
    """A ruling is withdrawn, another made on the old entry by a phone that knew of nothing, and money taken for it."""
    other = str(played.players[4])
    chonbo = played.get("rulings")["items"][-1]["id"]
    merge(played)
    assert played.call("PUT", f"rulings/{chonbo}/withdrawal", {"reason": "it was South"}).status_code == 200
    assert balances(played) == {}
    again = played.rule("empty-win", {"hand_shown": True}, hand={"wind": "south", "number": 1})
    assert again["offender"]["id"] == other
    assert balances(played) == {other: 30}
    place = {name: again[name] for name in ("hand", "seat")}
    amended = {"ruling": again["id"], "reason": "only mumbled"}
    played.rule("unclear-call", {}, amends=amended, **place)
    assert balances(played) == {}
    payment = {"account": played.player(0), "unit": "EUR", "amount": 200, "method": "cash"}
    path = f"payments/{uuid7()}"
    for status in (201, 200):
        paid = played.call("PUT", path, payment, "director")
        assert (paid.status_code, paid.get_json()["account"]["id"]) == (status, other)
    waived = {"account": played.player(0), "unit": "EUR", "amount": -300, "waives": True, "reason": "enough"}
    path = f"ledger/decisions/{uuid7()}"
    for status in (201, 200):
        assert played.call("PUT", path, waived, "director").status_code == status
    assert balances(played, "fines") == {}
    assert played.findings() == []


def test_a_waiver_follows_the_fine_of_the_other_entry(hall: Hall) -> None:
    """A fine charged under one entry, waived under the other, and given back: nobody gets money that nobody paid."""
    league = open_hall(hall.app, {"id": "r-league-24-25"}, "evening")
    match = Match(league)
    match.record("absent", 1, 0)
    match.record("arrived", 25, 0)
    fined = balances(league, "fines")[str(league.players[0])]
    merge(league)
    waived = {"account": league.player(4), "unit": "SGD", "amount": -fined, "waives": True, "reason": "the train"}
    assert league.call("PUT", f"ledger/decisions/{uuid7()}", waived, "director").status_code == 201
    assert balances(league, "fines") == {}
    for minute in (3, 25):
        _correct(match, minute)
        assert balances(league, "fines") == {}
    assert league.findings() == []


def _correct(match: Match, minute: float) -> None:
    """A director says on the old entry when they came."""
    arrived = (START + timedelta(minutes=minute)).isoformat()
    match.approve(match.body("corrected", 40, 0, arrived_at=arrived))


def test_a_clock_that_ran_goes_on_for_the_other(hall: Hall) -> None:
    league = open_hall(hall.app, {"id": "r-league-24-25"}, "evening")
    match = Match(league)
    match.record("absent", 1, 0)
    merge(league)
    [clock] = match.clocks()
    assert (clock["person"]["id"], clock["stopped"]) == (str(league.players[4]), None)
    match.record("arrived", 12, 4)
    [clock] = match.clocks()
    assert clock["stopped"] is not None
    charged = balances(league) | balances(league, "fines")
    _correct(match, 12)
    assert balances(league) | balances(league, "fines") == charged
    assert charged.keys() <= {str(league.players[4]), str(league.team)}
    assert league.findings() == []


@pytest.mark.postgresql
def test_the_season_knows_them_by_both_numbers(hall: Hall) -> None:
    other = open_hall(hall.app, {"id": "wrc-2022"}, "second")
    for evening in (hall, other):
        join(evening, "24/25")
    for number in (0, 4):
        other.rule("empty-win", {"hand_shown": False}, offender=other.player(number), hanchan=None)
        fine = {"account": other.player(number), "unit": "EUR", "amount": 100, "waives": False, "reason": "loud"}
        assert other.call("PUT", f"ledger/decisions/{uuid7()}", fine, "director").status_code == 201

    def known(player: int) -> tuple[int, int]:
        season = hall.get("season")
        offences = [one for one in season["offences"] if one["offender"]["id"] == str(hall.players[player])]
        fines = [one["amount"] for one in season["fines"] if one["account"]["id"] == str(hall.players[player])]
        return len(offences), sum(fines)

    assert (known(0), known(4)) == ((1, 100), (1, 100))
    merge(hall)
    assert (known(0), known(4)) == ((0, 0), (2, 200))
    merge(other, 4, 0)
    assert (known(0), known(4)) == ((0, 0), (2, 200))
    assert hall.findings() == other.findings() == []


def test_officials_who_play_or_have_a_conflict_name_the_other(hall: Hall) -> None:
    plays = {"player": str(hall.players[0]), "conflicts": sorted(str(hall.players[number]) for number in (0, 4, 5))}
    hall.change_official(hall.officials["referee"], **plays)
    merge(hall)
    found = hall.get(f"officials/{hall.officials['referee']}")
    assert (found["player"], found["conflicts"]) == (str(hall.players[4]), sorted(map(str, hall.players[4:6])))
    for field in ("player", "conflicts"):
        named = str(hall.players[0])
        change = {field: named if field == "player" else [named]}
        assert hall.change_official(hall.officials["arbiter"], **change).status_code == 422
    fine = {"account": hall.player(0), "unit": "EUR", "amount": -500, "waives": False, "reason": "loud"}
    hall.change_official(hall.officials["director"], player=str(hall.players[4]))
    refused = details(hall.call("PUT", f"ledger/decisions/{uuid7()}", fine, "director"), 403)
    assert refused["type"].endswith(":own-account"), "whichever entry is named"


def test_three_entries_become_one(hall: Hall) -> None:
    merge(hall, 0, 4)
    merge(hall, 4, 5)
    assert hall.kinds()[-2:] == ["player.changed"] * 2
    ends = [hall.get(f"players/{hall.players[number]}")["merged_into"] for number in (0, 4, 5)]
    assert ends == [str(hall.players[5]), str(hall.players[5]), None]
    hall.rule("unclear-call", {}, offender=hall.player(4), hanchan=None)
    assert hall.get(f"players/{hall.players[0]}/offences")["total"] == 1
    assert hall.findings() == []


def test_the_links_of_both_open_one_page(played: Hall) -> None:
    phones = [played.browser() for _ in range(3)]
    for phone, number in zip(phones[:2], (0, 4), strict=True):
        assert played.admit(phone, played.link(player=str(played.players[number]))).status_code == 201
    late = played.link(player=str(played.players[0]))
    merge(played)
    assert played.admit(phones[2], late).status_code == 201
    pages = [phone.get(played.path("own")).get_json() for phone in phones]
    assert {page["player"]["id"] for page in pages} == {str(played.players[4])}
    assert {len(page["rulings"]) for page in pages} == {2}
    ruling = pages[0]["rulings"][0]["id"]
    escalated = phones[1].put(played.path(f"rulings/{ruling}/escalation"), json={"reason": "I said it"})
    assert escalated.status_code == 201, "it was ruled on the other entry"


@pytest.mark.postgresql
def test_whoever_is_taken_out_goes_by_every_entry(played: Hall) -> None:
    merge(played)
    erasure = {"players": [str(played.players[4])]}
    assert played.call("PUT", f"erasures/{uuid7()}", erasure, "director").status_code == 201
    told = played.call("GET", "journal?limit=500", None, "director").text
    assert "Player 0" not in told
    assert "Player 4" not in told
    assert "Player 5" in told
    assert played.findings() == []


def test_receipts_say_what_they_said(played: Hall) -> None:
    """A payment made before pays the fines of its own entry, one made afterwards those of both."""
    loud = {"account": played.player(4), "unit": "EUR", "amount": 300, "waives": False, "reason": "shouting"}
    assert played.call("PUT", f"ledger/decisions/{uuid7()}", loud, "director").status_code == 201
    first, second = (f"payments/{uuid7()}" for _ in range(2))
    money = {"account": played.player(4), "unit": "EUR", "method": "cash"}
    assert played.call("PUT", first, {**money, "amount": 300}, "finance").status_code == 201
    before = played.call("GET", f"{first}/receipt.pdf", None, "finance").data
    merge(played)
    assert played.call("GET", f"{first}/receipt.pdf", None, "finance").data == before
    assert played.call("PUT", second, {**money, "amount": 500}, "finance").status_code == 201
    assert balances(played, "fines") == {}


def test_nobody_is_joined_with_whom_they_play(hall: Hall) -> None:
    problem = merge(hall, 0, 1, status=409)
    assert (problem["type"].rpartition(":")[2], problem["rounds"]) == ("both-play", ["1"])
    merge(hall)
    problem = merge(hall, 0, 5, status=409)
    assert (problem["type"].rpartition(":")[2], problem["into"]["id"]) == ("merged", str(hall.players[4]))
    change = corrections.change(hall, f"players/{hall.players[0]}", {"name": "X"}, {"name": "Player 0"})
    assert details(change, 409)["type"].endswith(":merged")
    for number in (0, 6):
        body = {"into": str(hall.players[number]), "reason": TYPO}
        corrections.refuses(hall, "PUT", f"players/{hall.players[6]}/merge", body, "into")
    seats = dict(zip(("east", "south", "west", "north"), map(str, [*hall.players[5:], hall.players[0]]), strict=True))
    body = {"table": str(hall.tables[1]), "round": "2", "seats": seats}
    corrections.refuses(hall, "PUT", f"hanchans/{uuid7()}", body, "seats.north")


def test_sheets_know_both_numbers(hall: Hall) -> None:
    merge(hall)
    seating = {"csv": "round,table,east,south,west,north\n2,2,100,105,106,107\n"}
    [row] = hall.call("POST", "seating/import", seating, "director").get_json()["rows"]
    assert hall.get(f"hanchans/{row['id']}")["seats"]["east"] == str(hall.players[4])
    columns = "round,table,east_player,east,south,west,north"
    for number in ("100", "104"):
        sheet = {"csv": f"{columns}\n1,1,{number},42300,31200,26500,20000\n"}
        [row] = hall.call("POST", "results/preview", sheet, "director").get_json()["rows"]
        assert row["errors"] == []


def test_missing_and_bad_body(hall: Hall, league: Hall) -> None:
    path = f"players/{hall.players[0]}/merge"
    body = {"into": str(hall.players[4]), "reason": TYPO}
    corrections.is_of_its_tournament(hall, league, "PUT", path, body)
    corrections.refuses(hall, "PUT", path, {"into": "Ana", "reason": " "}, "into", "reason")
    corrections.refuses(hall, "PUT", path, {**body, "into": str(UUID(int=7))}, "into")
    checks.missing(hall, "players/{}/merge", "PUT", body)
