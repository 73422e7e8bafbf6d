"""What the server refuses, the phone explains in its own language: every type of problem, every field."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from api.admission.invitations_schemas import InvitationRequest
from api.admission.tokens_schemas import ApiTokenRequest
from api.clocks.extra_times_schemas import ExtraTimeRequest
from api.clocks.schedules_schemas import ScheduleRequest
from api.clocks.timings_schemas import TimingRequest
from api.escalations.escalations_schemas import (
    AppealRequest,
    EscalationDecisionRequest,
    EscalationRequest,
    ReopeningRequest,
)
from api.frame.problems import STATUSES
from api.money.cash_up_schemas import CashCountRequest
from api.money.ledger_schemas import PaymentRequest, RefundRequest
from api.people.officials_schemas import OfficialChange, OfficialRequest
from api.results.results_schemas import ResultRequest
from api.rulings.dead_hands_schemas import DeadHandRequest
from api.rulings.hand_ends_schemas import HandEndRequest
from api.rulings.help_calls_schemas import HelpCallAnswer, HelpCallEnd, HelpCallRequest
from api.rulings.rulings_schemas import RulingRequest, WithdrawalRequest
from api.training.exams_schemas import AttemptRequest, ExamChange, ExamRequest, RetakeRequest
from tests.chromium import phone

ROOT = Path(__file__).parents[2]
# A phone in the hall says what it edits, names nobody, and asks now and then where it may not listen.
ELSEWHERE = {"read-it-first", "removed", "too-many-listen"}
# Who comes by a link is told why not there and then; programs read the details.
ELSEWHERE |= {"no-link", "not-signed-in", "last-way-in"}
ELSEWHERE |= {"gone", "no-invitation", "invitation-closed", "scope", "bad-header", "cross-site", "erased"}
# Push is asked for where the phone knows that it can be had.
ELSEWHERE |= {"push-off", "no-phone"}
# A witness says itself what it saw, and programs are none.
ELSEWHERE |= {"another-log", "journal-damaged", "not-a-phone", "too-many-witnesses"}
SENT = (
    *(RulingRequest, WithdrawalRequest, HandEndRequest, DeadHandRequest, EscalationRequest),
    *(AppealRequest, EscalationDecisionRequest, ReopeningRequest),
    *(HelpCallRequest, HelpCallAnswer, HelpCallEnd),
    *(ScheduleRequest, TimingRequest, ExtraTimeRequest, PaymentRequest, ResultRequest),
    *(RefundRequest, CashCountRequest),
    *(OfficialRequest, OfficialChange, InvitationRequest, ApiTokenRequest),
    *(ExamRequest, ExamChange, AttemptRequest, RetakeRequest),
)
EXPLAINED = """async () => {
  const { loadTexts, why } = await import("/bundle/inspect.js");
  await loadTexts("others");
  return (slugs) => slugs.filter((slug) => why({ type: `urn:${slug}` }) === why(null));
}"""


def _python() -> list[Path]:
    return [path for folder in ("api", "services") for path in (ROOT / folder).rglob("*.py")]


def slugs() -> set[str]:
    """Every type of problem that the API can answer with."""
    trees = (ast.parse(path.read_text("utf-8")) for path in _python())
    words = (word for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call) for word in node.keywords)
    named = [word.value for word in words if word.arg == "slug"]
    assert all(isinstance(value, ast.Constant) for value in named), "a slug that no test can read"
    return {usual for usual, _, _ in STATUSES.values()} | {str(ast.literal_eval(value)) for value in named}


@pytest.fixture
def page(browser: Browser, address: str) -> Iterator[Page]:
    with phone(browser, address) as context:
        page = context.new_page()
        page.goto("/")
        yield page


def test_every_problem_that_a_phone_can_meet_is_explained(page: Page) -> None:
    assert slugs() >= ELSEWHERE, "no longer a problem"
    unexplained = page.evaluate(f"async (slugs) => (await ({EXPLAINED})())(slugs)", sorted(slugs()))
    assert set(unexplained) == ELSEWHERE


def test_every_field_that_a_phone_sends_has_a_name(page: Page) -> None:
    fields = {name for schema in SENT for name in schema().fields} | {"body"}
    texts = page.evaluate("fetch('/bundle/others.en.json').then((answer) => answer.json()).then(Object.keys)")
    assert {key.removeprefix("refusal.field.") for key in texts if key.startswith("refusal.field.")} == fields
