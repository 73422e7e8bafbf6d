"""GET players/{id}/rulings.pdf: everything that was ruled on a player, for an appeal."""

from io import BytesIO

import pytest
from pypdf import PdfReader

from tests.api.answers import details
from tests.api.tournament import checks
from tests.api.tournament.hall import Hall
from tests.api.tournament.pdf import in_order, pages, printed


def path_of(hall: Hall, number: int = 0) -> str:
    return f"players/{hall.players[number]}/rulings.pdf"


@pytest.mark.postgresql
def test_the_list_the_account_and_each_report_with_its_proof(league: Hall) -> None:
    first, other = league.rule("empty-win"), league.rule("unclear-call")
    league.rule("etiquette", offender=league.player(1))
    league.call("PUT", f"rulings/{first['id']}/escalation", {"reason": "I said nothing"})
    whole = pages(league, path_of(league))
    in_order(
        whole[0],
        *("Autumn Cup", "Rulings on Player 0", "Player 0 (ID 100)", "On the account 30P"),
        *("Where appeals go", "league director", "Empty win declaration", "Chonbo", "Unclear", "Warning"),
    )
    reports = " ".join(whole[1:])
    in_order(reports, f"Incident report {first['journal']['seq']}", "I said nothing", "The journal's entry")
    in_order(reports, f"Incident report {other['journal']['seq']}", "Unclear")
    assert "etiquette" not in " ".join(whole).lower()
    attached = PdfReader(BytesIO(printed(league, path_of(league)))).attachments
    assert sorted(attached) == sorted(f"ruling-{one['journal']['seq']}.tlog-proof" for one in (first, other))


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("en", ("Rulings on Player 1", "On the account None", "No ruling was made")),
        ("ja", ("Player 1への裁定", "累計 なし", "裁定はありません")),
        ("fr", ("Décisions concernant Player 1", "Au compte Aucun", "Aucune décision")),
        ("ru", ("Решения: Player 1", "На счету Нет", "Решений")),
    ],
)
def test_nothing_was_ruled(league: Hall, lang: str, expected: tuple[str, ...]) -> None:
    in_order(" ".join(pages(league, path_of(league, 1), lang=lang)), *expected)


def test_missing(hall: Hall) -> None:
    checks.missing(hall, "players/{}/rulings.pdf")
    details(hall.call("GET", f"{path_of(hall)}?lang=de", None, "director"), 422)
