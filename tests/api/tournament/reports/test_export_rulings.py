"""GET exports/rulings.{csv|xlsx}: every ruling as it stands, safe in any spreadsheet, in four languages."""

from urllib.parse import unquote

import pytest
from flask import Flask
from uuid_utils.compat import uuid7

from tests.api.answers import details
from tests.api.tournament.hall import Hall, open_hall
from tests.api.tournament.spreadsheets import cells, rows

HOSTILE = ('=HYPERLINK("http://x","y")', "+1", "-1+1", "@SUM(A1)", "\t=1", "\r=1", "＝1", "<b>&amp;", "鈴木, 花子")
PATHS = ("exports/rulings.csv", "exports/rulings.xlsx")


def test_it_says_who_was_not_impartial(league: Hall) -> None:
    referee = league.get("officials/me")["id"]
    declared = {"conflicts": [str(league.players[0])]}
    assert league.change_official(referee, **declared).status_code == 200
    league.rule("unclear-call")
    assert [row["Conflict of interest"] for row in rows(league, "rulings")] == ["with the offender"]


def test_a_row_tells_the_whole_ruling(league: Hall) -> None:
    issued = {"penalties": [{"kind": "warning"}], "reason": "a first game, and nobody was misled"}
    ruling = league.rule("empty-win", issued=issued, device_at="2025-11-21T20:15:30+08:00", note="third hand")
    (row,) = rows(league, "rulings")
    assert row == {
        "Entry": str(ruling["journal"]["seq"]),
        "Time": "2025-11-21 13:15:30+01:00",
        "Round": "1",
        "Table": "1",
        "Hand": "East 1",
        "Seat": "East",
        "Who": "player",
        "ID": "100",
        "Name": "Player 0",
        "Team": "",
        "Foul": "Empty win declaration",
        "Penalty": "Warning",
        "P": "0",
        "Prescribed": "Chonbo (30P)",
        "As prescribed": "no",
        "Reason": "a first game, and nobody was misled",
        "Status": "issued",
        "Counts": "yes",
        "Official": "referee",
        "Conflict of interest": "",
        "Note": "third hand",
        "Escalated": "",
        "Replaces": "",
        "Incident": "",
        "Ended": "",
        "Ended by": "",
        "Why ended": "",
        "Received": row["Received"],
        "Rulebook revision": ruling["revision"],
        "Ruling": ruling["id"],
        "Hash": ruling["journal"]["hash"],
    }
    assert row["Received"].endswith("+01:00")


def test_what_ended_stays_with_its_reason_and_what_waited_says_what_it_came_to(league: Hall) -> None:
    first = league.rule("empty-win")
    second = league.rule("unclear-call", amends={"ruling": first["id"], "reason": "it was no win call"})
    league.call("PUT", f"rulings/{second['id']}/withdrawal", {"reason": "another player"})
    waiting = league.rule("noten-riichi", {"hand_end": "not-yet"}, offender=league.player(1))
    league.call("PUT", f"rulings/{waiting['id']}/escalation", {"reason": "he shows his hand"})
    ended, withdrawn, deferred = rows(league, "rulings")
    assert (ended["Status"], ended["Why ended"], ended["Counts"]) == ("amended", "it was no win call", "no")
    assert (withdrawn["Status"], withdrawn["Ended by"], withdrawn["Replaces"]) == ("withdrawn", "referee", first["id"])
    assert (deferred["Status"], deferred["Escalated"], deferred["P"]) == ("judged later", "open", "0")
    end = {"table": str(league.tables[0]), "hanchan": str(league.hanchan), "how": "exhaustive-draw"}
    end |= {"hand": {"wind": "east", "number": 1, "counters": 0}, "hands": {"south": "noten"}}
    assert league.call("PUT", f"hand-ends/{uuid7()}", end).status_code == 201
    closed = rows(league, "rulings")[2]
    assert (closed["Status"], closed["Penalty"], closed["P"]) == ("judged at the hand's end", "Chonbo (30P)", "30")


def named(hall: Hall, name: str) -> str:
    player = str(uuid7())
    assert hall.call("PUT", f"players/{player}", {"name": name, "id_number": player}, "director").status_code == 201
    return player


def test_names_are_no_formulas_and_numbers_are_numbers(hall: Hall) -> None:
    for name in HOSTILE:
        offender = {"kind": "player", "id": named(hall, name)}
        hall.rule("empty-win", offender=offender, hanchan=None, hand=None, seat=None, note=name)
    listed = rows(hall, "rulings")
    begun = [row["Name"].removeprefix("'") for row in listed]
    assert begun == list(HOSTILE)
    assert [row["Name"].startswith("'") for row in listed] == [True] * 7 + [False] * 2
    head, *found = cells(hall, "rulings")
    place = {cell.text: column for column, cell in enumerate(head)}
    for row, name in zip(found, HOSTILE, strict=True):
        for column in ("Name", "Note"):
            cell = row[place[column]]
            assert not cell.number
            assert cell.text.replace("_x000D_", "\r") == name
            assert cell.quoted == (name not in HOSTILE[-2:])
        assert row[place["Entry"]].number
        assert row[place["P"]] == ("30", True, False)
        assert not row[place["ID"]].number


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("ja", {"反則": "ノーテンリーチ", "席": "南家", "状態": "後で判定", "局": "東1局"}),
        ("fr", {"Faute": "Riichi noten", "Place": "Sud", "État": "à juger plus tard", "Donne": "Est 1"}),
    ],
)
def test_it_speaks_three_languages(league: Hall, lang: str, expected: dict[str, str]) -> None:
    league.rule("noten-riichi", {"hand_end": "not-yet"}, offender=league.player(1))
    (row,) = rows(league, "rulings", lang=lang)
    assert {name: row[name] for name in expected} == expected


def test_any_system_can_write_its_name(app: Flask) -> None:
    hall = open_hall(app, {"id": "wrc-2022"}, "aki", 'Åkerö "秋"/杯\r\nX-Evil: 1')
    named = hall.call("GET", "exports/rulings.xlsx?lang=ja", None, "director").headers["Content-Disposition"]
    plain, _, spoken = named.partition("; filename*=UTF-8''")
    assert plain == 'attachment; filename="aki-rulings.xlsx"'
    assert spoken.isascii()
    assert unquote(spoken) == "Åkerö _秋__杯X-Evil_ 1 - 裁定.xlsx"


def test_an_event_without_rulings_has_its_headings(hall: Hall) -> None:
    assert rows(hall, "rulings") == []
    (head,) = cells(hall, "rulings")
    assert [cell.text for cell in head[:3]] == ["Entry", "Time", "Round"]


def test_bad_form_and_bad_language(hall: Hall) -> None:
    assert "csv or xlsx" in details(hall.call("GET", "exports/rulings.ods", None, "director"), 404)["detail"]
    details(hall.call("GET", "exports/rulings.csv?lang=de", None, "director"), 422)
    details(hall.call("GET", "exports/rulings.csv?of=all", None, "director"), 422)
