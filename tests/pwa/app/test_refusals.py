"""A refusal in the referee's own language: why, which field, and beneath it the server's own words."""

import pytest
from playwright.sync_api import Page, expect

from tests.pwa.hall import Hall
from tests.pwa.phone import CUT_OFF, call
from tests.pwa.screens import go, send

LANGUAGE = "async (lang) => (await import('/bundle/inspect.js')).change({ lang })"


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    return CUT_OFF


@pytest.mark.parametrize(
    ("lang", "why", "foul", "asked", "question"),
    [
        ("fr", "Le serveur ne peut pas s'en servir", "Faute", "Pour décider", "Était-ce avant la première défausse ?"),
        ("ru", "Сервер не может это принять", "Нарушение", "Чтобы решить", "Это было до первого сброса?"),
        ("ja", "サーバーが受け付けない項目があります", "反則", "次の確認が必要です", "第一打の前ですか？"),
    ],
)
def test_it_is_told_in_the_language_of_the_app(
    referee: Page, hall: Hall, lang: str, why: str, foul: str, asked: str, question: str
) -> None:
    send(referee, "ruling", None, call(hall, 0, "swap-caling"))
    send(referee, "ruling", None, call(hall, 1, "exposed-tiles"))
    referee.evaluate(LANGUAGE, lang)
    go(referee, "#/outbox")
    misnamed, unanswered = referee.get_by_role("article").nth(0), referee.get_by_role("article").nth(1)
    expect(misnamed).to_contain_text(why)
    expect(misnamed.get_by_role("term")).to_have_text(foul)
    own = misnamed.get_by_role("definition")
    expect(own).to_contain_text("swap-calling")
    expect(own).to_have_attribute("lang", "en")
    expect(unanswered).to_contain_text(asked)
    expect(unanswered.get_by_role("term").first).to_have_text(question)
    expect(referee.get_by_role("main")).not_to_contain_text("See errors")
