"""GET payments/{payment_id}/receipt.pdf: what was paid for what, in any script, with a code that proves it."""

from typing import Any

import pytest
from uuid_utils.compat import uuid7

from tests.api.answers import details
from tests.api.tournament import checks
from tests.api.tournament.hall import Hall
from tests.api.tournament.pdf import ORIGIN, codes, pages


def fine(hall: Hall, account: dict[str, str], amount: int, reason: str = "late") -> None:
    body = {"account": account, "unit": "SGD", "amount": amount, "reason": reason}
    assert hall.call("PUT", f"ledger/decisions/{uuid7()}", body, "director").status_code == 201


def pay(hall: Hall, account: dict[str, str], amount: int, **more: Any) -> str:
    body = {"account": account, "unit": "SGD", "amount": amount, "method": "cash", **more}
    path = f"payments/{uuid7()}"
    answer = hall.call("PUT", path, body, "finance")
    assert answer.status_code == 201, answer.text
    return path


def named(hall: Hall, name: str) -> dict[str, str]:
    """A player of that name."""
    player = str(uuid7())
    body = {"name": name, "id_number": player[-6:]}
    assert hall.call("PUT", f"players/{player}", body, "director").status_code == 201
    return {"kind": "player", "id": player}


def words_of(hall: Hall, payment: str, lang: str = "en") -> str:
    """The words of the receipt in their order, however its lines are broken."""
    return " ".join(pages(hall, f"{payment}/receipt.pdf", lang=lang))


@pytest.mark.postgresql
def test_it_tells_who_paid_what_for_what_and_what_remains(league: Hall) -> None:
    account = league.player(0)
    league.rule("late", {"seconds_late": 25 * 60}, role="director")
    fine(league, account, 1000, "phone at the table")
    payment = pay(league, account, 1500, paid_at="2025-11-21T22:10:00+08:00", note="the rest tomorrow")
    fine(league, account, 700, "after it was paid")
    whole = words_of(league, payment)
    assert whole.startswith("Autumn Cup Receipt 1 ")
    for line in (
        "Paid by Player 0 (100)",
        "Amount SGD 15.00",
        "Paid on 2025-11-21 15:10 (Europe/Paris)",
        "How Cash",
        "Taken by finance",
        "Note the rest tomorrow",
        "For Late player, round 1 SGD 10.00",
        "Director's decision: phone at the table SGD 5.00 of SGD 10.00",
        "Still to pay SGD 5.00",
    ):
        assert line in whole, line


NAMES = (
    "佐藤 花子",
    "髙橋 ﾊﾅｺ",
    "Élodie Lefèvre-Œuvray",
    "陈伟",
    "陳麗華",
    "김철수",
    "Łukasz Čapek",
    "Владимир",
    "<b>&amp;",
)


def test_names_come_out_right_in_every_script(league: Hall) -> None:
    for name in NAMES:
        account = named(league, name)
        fine(league, account, 2000)
        assert f"Paid by {name} (" in words_of(league, pay(league, account, 2000))


def test_a_letter_that_no_font_has_is_seen_to_be_missing(league: Hall) -> None:
    account = named(league, "𠮷田 \u200b🫠")
    fine(league, account, 2000)
    assert "Paid by 〓田 〓 (" in words_of(league, pay(league, account, 2000))


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("ja", ("領収書 1", "ディレクターの決定：late SGD 20.00", "方法 現金", "残額 SGD 0.00")),
        ("fr", ("Reçu 1", "Décision du directeur : late SGD 20.00", "Comment Espèces", "Reste à payer SGD 0.00")),
        ("ru", ("Квитанция 1", "Решение директора: late SGD 20.00", "Как Наличные", "Осталось заплатить SGD 0.00")),
    ],
)
def test_it_speaks_three_languages(league: Hall, lang: str, expected: tuple[str, ...]) -> None:
    fine(league, league.player(0), 2000)
    whole = words_of(league, pay(league, league.player(0), 2000), lang)
    assert [part for part in expected if part not in whole] == []


def test_a_clock_a_team_and_an_official_have_receipts_too(league: Hall) -> None:
    hanchan = {"scheduled_at": "2025-11-21T19:30:00+08:00"}
    assert league.call("PUT", f"hanchans/{league.hanchan}/schedule", hanchan, "director").status_code == 200
    arbiter = {"kind": "official", "id": str(league.officials["arbiter"])}
    for what, at in (("absent", "19:31"), ("arrived", "19:45")):
        timing = {"hanchan": str(league.hanchan), "what": what, "device_at": f"2025-11-21T{at}:00+08:00"}
        assert league.call("PUT", f"timings/{uuid7()}", {**timing, "person": arbiter}, "referee").status_code == 201
    assert "Late in round 1 SGD 25.00" in words_of(league, pay(league, arbiter, 2500))
    team = {"kind": "team", "id": str(league.team)}
    fine(league, team, 100)
    assert "Paid by Kamo Amount" in words_of(league, pay(league, team, 100))


def test_many_fines_take_more_pages_and_a_long_reason_ends(league: Hall) -> None:
    account = league.player(0)
    for number in range(30):
        fine(league, account, 100, f"{number} " + "あ" * 3000)
    printed = pages(league, f"{pay(league, account, 3000)}/receipt.pdf")
    assert len(printed) > 1
    whole = " ".join(printed)
    assert whole.count("SGD 1.00") == 30
    assert whole.count("あ") < 30 * 250
    assert "Still to pay SGD 0.00" in whole


def test_its_code_leads_to_the_page_that_confirms_it(league: Hall) -> None:
    fine(league, league.player(0), 2000)
    payment = pay(league, league.player(0), 2000)
    (entry,) = [entry for entry in league.journal() if entry["kind"] == "fine.paid"]
    codes(league, f"{payment}/receipt.pdf", f"{ORIGIN}/#/receipt/{entry['hash']}")


@pytest.mark.parametrize("role", ["director", "finance"])
def test_who_takes_payments_gives_receipts(league: Hall, role: str) -> None:
    fine(league, league.player(0), 2000)
    assert len(pages(league, f"{pay(league, league.player(0), 2000)}/receipt.pdf", role)) == 1


def test_missing(hall: Hall, league: Hall) -> None:
    fine(league, league.player(0), 2000)
    path = f"{pay(league, league.player(0), 2000)}/receipt.pdf"
    details(hall.call("GET", path, None, "finance"), 404)
    checks.missing(league, "payments/{}/receipt.pdf")
    details(league.call("GET", f"{path}?lang=de", None, "finance"), 422)
