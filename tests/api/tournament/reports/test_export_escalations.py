"""GET exports/escalations.{csv|xlsx}: every escalation with its ruling."""

import pytest

from tests.api.answers import details
from tests.api.tournament.escalation_steps import OTHER, decide, take
from tests.api.tournament.hall import Hall
from tests.api.tournament.spreadsheets import cells, rows

PATHS = ("exports/escalations.csv", "exports/escalations.xlsx")


def escalated(hall: Hall) -> dict[str, str]:
    ruling = hall.rule("empty-win")
    sent = {"reason": "=the wall was bumped", "device_at": "2025-11-21T20:20:00+08:00"}
    assert hall.call("PUT", f"rulings/{ruling['id']}/escalation", sent).status_code == 201
    return {"id": ruling["id"]}


def test_each_with_its_ruling_oldest_first(league: Hall) -> None:
    first, second = escalated(league), escalated(league)
    row, other = rows(league, "escalations")
    assert (row["Ruling"], other["Ruling"]) == (first["id"], second["id"])
    assert (row["Time"], row["Status"], row["By"]) == ("2025-11-21 13:20:00+01:00", "open", "referee")
    assert (row["Step"], row["Level"], row["Outcome"]) == ("escalated", "director", "")
    assert row["Reason"] == "'=the wall was bumped"
    assert (row["Name"], row["Foul"], row["Penalty"]) == ("Player 0", "Empty win declaration", "Chonbo (30P)")
    assert (row["Round"], row["Table"]) == ("1", "1")
    head, cell, _ = cells(league, "escalations", lang="fr")
    assert head[7].text == "Motif"
    assert cell[7] == ("=the wall was bumped", False, True)
    assert [cell[place].text for place in (2, 3, 5)] == ["recours formé", "directeur", "en cours"]


def climb(hall: Hall) -> tuple[dict[str, str], dict[str, str]]:
    """A ruling that a player had judged by both levels, and twice by the second one; and what stands."""
    hall.invite("head-referee")
    ruling = hall.rule("empty-win")
    phone = hall.browser()
    hall.admit(phone, hall.link(player=str(hall.players[0]), uses=None, minutes=None))
    sent = {"reason": "I said nothing", "evidence": "South heard it"}
    assert phone.put(hall.path(f"rulings/{ruling['id']}/escalation"), json=sent).status_code == 201
    decide(hall, ruling, "overturned", "head-referee", reason="South is right")
    assert take(hall, ruling, "appeals", "referee", reason="I heard it").status_code == 201
    decide(hall, ruling, "upheld", reason="two heard it")
    assert take(hall, ruling, "reopenings", reason="a film came up").status_code == 201
    last = decide(hall, ruling, "amended", reason="it was another call", call=OTHER)
    return ruling, last


def test_every_step_has_its_row(league: Hall) -> None:
    ruling, last = climb(league)
    exported = rows(league, "escalations")
    columns = ("Step", "Level", "Outcome", "Status", "By", "Reason", "Evidence")
    assert [tuple(row[name] for name in columns) for row in exported] == [
        ("escalated", "head referee", "", "open", "Player 0 (player)", "I said nothing", "South heard it"),
        ("decided", "head referee", "overturned", "decided", "head-referee", "South is right", ""),
        ("taken on", "director", "", "open", "referee", "I heard it", ""),
        ("decided", "director", "upheld", "final", "director", "two heard it", ""),
        ("reopened", "director", "", "open", "director", "a film came up", ""),
        ("decided", "director", "amended", "final", "director", "it was another call", ""),
    ]
    assert {row["Ruling"] for row in exported} == {ruling["id"]}
    assert [row["Ruling that stands"] for row in exported[:3]] == [ruling["id"], "", ""]
    assert exported[-1]["Ruling that stands"] == last["standing"]
    assert exported[1]["Stands since"] == "no ruling in force"
    assert exported[3]["Stands since"].startswith("Chonbo (30P), entry ")
    for lang, words in (
        ("ja", ("異議申立て", "ディレクター", "最終決定", "変更", "Player 0（選手）")),
        ("fr", ("porté plus haut", "directeur", "définitif", "modifiée", "aucune décision en vigueur")),
    ):
        text = league.call("GET", f"exports/escalations.csv?lang={lang}", None, "director").text
        assert all(word in text for word in words)


@pytest.mark.parametrize("path", PATHS)
def test_missing(hall: Hall, path: str) -> None:
    details(hall.call("GET", "exports/escalations.pdf", None, "director"), 404)
    details(hall.call("GET", f"{path}?lang=de", None, "director"), 422)
