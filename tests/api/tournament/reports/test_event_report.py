"""GET report.pdf: the event in numbers, fines, escalations, every ruling."""

import pytest
from uuid_utils.compat import uuid7

from tests.api.answers import details
from tests.api.tournament.hall import Hall
from tests.api.tournament.money.test_receipt import fine, pay
from tests.api.tournament.pdf import codes, in_order, pages
from tests.api.tournament.reports.test_export_escalations import climb

PATH = "report.pdf"


@pytest.mark.postgresql
def test_it_counts_what_stands_and_lists_everything(league: Hall) -> None:
    for number in range(3):
        league.rule("unclear-call", offender=league.player(number))
    withdrawn = league.rule("swap-calling")
    league.call("PUT", f"rulings/{withdrawn['id']}/withdrawal", {"reason": "another player"})
    issued = {"penalties": [{"kind": "warning"}], "reason": "a first game"}
    other = league.rule("empty-win", issued=issued, role="director")
    league.call("PUT", f"rulings/{other['id']}/escalation", {"reason": "too mild, says West"})
    fine(league, league.player(0), 2000)
    pay(league, league.player(0), 500)
    head = league.get("journal?limit=1")["head"]
    whole = " ".join(pages(league, PATH))
    in_order(
        whole,
        *("Autumn Cup", "Event report", "R.League 24/25", "Options", "None", "From the official text", "SGD"),
        *("Players 8", "Teams 1", "Hanchans 1", "Rulings 5", "Rulings that stand 4", "than prescribed 1"),
        *("by penalty", "Warning", "4", "By foul", "Unclear or non-standard call", "3", "Empty win declaration", "1"),
        *("By referee", "referee", "3", "director", "1", "By table", "1", "4"),
        *("Fines", "Player 0 (100)", "SGD 20.00", "SGD 5.00", "SGD 15.00", "Together", "SGD 15.00"),
        *("Escalations", "Escalated to the director: referee", "Player 0", "too mild, says West", "Warning, entry"),
        *("Every ruling", "Player 1", "withdrawn", "director", "issued", "Interpretations used", "What becomes of"),
        f"{head['seq']}:{head['hash']}",
    )
    assert "swap" not in whole[: whole.index("Every ruling")].lower()
    codes(league, PATH, f"{head['seq']}:{head['hash']}")


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        (
            "en",
            (
                *(
                    "Escalations",
                    "head referee: Player 0 (player)",
                    "I said nothing Evidence: South heard it",
                    "Chonbo",
                ),
                *("(overturned)", "South is right", "no ruling in force", "Appealed", "(upheld)", "two heard it"),
                *("Reopened", "a film came up", "(amended)", "it was another call", "Every ruling"),
            ),
        ),
        (
            "ja",
            ("審議", "審判長の審議へ", "裁定なし", "異議申立て", "（維持）", "審議を再開", "（変更）", "すべての裁定"),
        ),
        (
            "fr",
            (
                "Recours",
                "Portée devant",
                "aucune décision en vigueur",
                "Portée plus haut",
                "Rouverte",
                "(modifiée)",
                "Toutes",
            ),
        ),
    ],
)
def test_it_tells_every_step_of_an_escalation(league: Hall, lang: str, expected: tuple[str, ...]) -> None:
    climb(league)
    in_order(" ".join(pages(league, PATH, lang=lang)), *expected)


@pytest.mark.parametrize(("lang", "expected"), [("en", "SGD 10.00 to be paid back"), ("ru", "SGD 10.00 вернуть")])
def test_what_was_paid_for_a_withdrawn_ruling_is_to_be_paid_back(league: Hall, lang: str, expected: str) -> None:
    late = league.rule("late", {"seconds_late": 25 * 60})
    pay(league, league.player(0), 1000)
    league.call("PUT", f"rulings/{late['id']}/withdrawal", {"reason": "another player"})
    assert expected in " ".join(pages(league, PATH, lang=lang))


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        (
            "en",
            (
                *(
                    "Decided by the director: points and fines",
                    "Player 1 (101)",
                    "SGD 20.00 fined",
                    "late",
                    "SGD 15.00 waived",
                    "a first evening",
                ),
                *("director", "Player 2 (102)", "SGD 10.00 waived, of which SGD 0.00 counts now", "the bus was late"),
                *("director", "Player 3 (103)", "5P given back", "it was not the player", "director"),
                *("Kamo", "2,500 points taken", "the banner fell", "Escalations"),
            ),
        ),
        ("ja", ("ディレクターの決定", "SGD 15.00 免除", "現在有効なのは SGD 0.00", "5P 返還", "2,500点 減点")),
        (
            "fr",
            (
                "Décidé par le directeur",
                "Remise de SGD 15.00",
                "dont SGD 0.00 compte encore",
                "5P rendus",
                "points retirés",
            ),
        ),
        ("ru", ("Решения директора", "SGD 15.00 прощено", "сейчас действует SGD 0.00", "5P возвращено", "очков снято")),
    ],
)
def test_it_shows_what_was_waived_and_given_back_for_whom_why_and_by_whom(
    league: Hall, lang: str, expected: tuple[str, ...]
) -> None:
    fine(league, league.player(1), 2000)
    decide(league, league.player(1), "SGD", -1500, "a first evening", waives=True)
    late = league.rule("late", {"seconds_late": 25 * 60}, offender=league.player(2))
    decide(league, league.player(2), "SGD", -1000, "the bus was late", waives=True)
    league.call("PUT", f"rulings/{late['id']}/withdrawal", {"reason": "another player"})
    decide(league, league.player(3), "P", -5, "it was not the player")
    decide(league, {"kind": "team", "id": str(league.team)}, "pts", 2500, "the banner fell")
    pay(league, league.player(1), 500)
    in_order(" ".join(pages(league, PATH, lang=lang)), *expected)


def decide(hall: Hall, account: dict[str, str], unit: str, amount: int, reason: str, **more: bool) -> None:
    body = {"account": account, "unit": unit, "amount": amount, "reason": reason, **more}
    assert hall.call("PUT", f"ledger/decisions/{uuid7()}", body, "director").status_code == 201


def test_an_event_where_nothing_happened_says_so(hall: Hall) -> None:
    in_order(" ".join(pages(hall, PATH)), "Rulings 0", "Fines", "None", "Escalations", "None", "Every ruling", "None")


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("ja", ("大会報告書", "有効な裁定", "ペナルティー別", "警告", "すべての裁定", "不明瞭・規定外の発声")),
        ("fr", ("Rapport du tournoi", "Décisions en vigueur", "Avertissement", "Toutes les décisions")),
    ],
)
def test_it_speaks_three_languages(league: Hall, lang: str, expected: tuple[str, ...]) -> None:
    league.rule("unclear-call")
    in_order(" ".join(pages(league, PATH, lang=lang)), *expected)


def test_many_rulings_go_on_over_pages(hall: Hall) -> None:
    for _ in range(120):
        hall.rule("empty-win", hanchan=None, hand=None, seat=None)
    found = pages(hall, PATH)
    whole = " ".join(found)
    assert len(found) > 2
    assert all(f"{number} of {len(found)}" in page for number, page in enumerate(found, 1))
    assert whole[whole.index("Every ruling") :].count("Empty win declaration") == 120


def test_unknown_language(hall: Hall) -> None:
    details(hall.call("GET", f"{PATH}?lang=de", None, "director"), 422)
