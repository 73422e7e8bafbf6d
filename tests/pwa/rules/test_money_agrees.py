"""Phone and server sum a day's cash-up from the same cases, and find the same open of each fine."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page

from rulings.scores.receipts import allocate
from tests.cash_cases import CASH_CASES, CashCase, sums

ROUNDS = 500
TAKINGS = """async ([state, days]) => {
  const { daysIn, takingsOf } = await import("/pwa/src/features/money/fines/cash/days.js");
  const today = Date.parse(Object.values(state.payments)[0].paid_at);
  return [daysIn(state, today), days.map((day) => takingsOf(state, day))];
}"""
OPEN = """async (accounts) => {
  const { openFines } = await import("/pwa/src/domain/ledger/open-fines.js");
  return accounts.map((lines) => Object.fromEntries(openFines(lines)));
}"""


@pytest.mark.parametrize("case", CASH_CASES.values(), ids=CASH_CASES)
def test_the_same_sums_of_each_day(phone_rules: Page, case: CashCase) -> None:
    paid: dict[str, dict[str, Any]] = {
        str(number): {**moved._asdict(), "paid_at": moved.at, "unit": "EUR", "official": "o"}
        for number, moved in enumerate(case.moved)
    }
    state = {"settings": {"time_zone": case.zone}, "payments": paid, "cashCounts": {}}
    days, found = phone_rules.evaluate(TAKINGS, [state, list(case.days)])
    assert [sums(items) for items in found] == list(case.days.values())
    assert days == sorted((day for day in case.days if case.days[day]), reverse=True)


def account(chance: Random) -> list[dict[str, Any]]:
    """Fines, some of them given back or waived, by name or not; payments and refunds."""
    lines = []
    for number in range(chance.randrange(1, 9)):
        kind = chance.choice(["ruling", "ruling", "payment", "decision"])
        amount = chance.randrange(1, 20) * (1 if kind == "ruling" else chance.choice([1, -1, -1]))
        fine = f"ruling {chance.randrange(4)}" if kind == "decision" and amount < 0 and chance.random() < 0.5 else None
        cause = f"ruling {chance.randrange(4)}" if kind == "ruling" else f"{kind} {number}"
        lines.append({"cause": kind, "cause_id": cause, "fine_id": fine, "amount": amount})
    return lines


def about(line: dict[str, Any]) -> str:
    """What a line is about, as a receipt reads it."""
    return "payment" if line["cause"] == "payment" else line["fine_id"] or line["cause_id"]


def test_the_same_is_open_of_each_fine(phone_rules: Page) -> None:
    """On the phone it is what a payment of everything would be for."""
    chance = Random(20251121)
    accounts = [account(chance) for _ in range(ROUNDS)]
    everything = 10**6
    ours = [
        {part.cause: part.paid for part in allocate([(about(line), line["amount"]) for line in lines], everything)}
        for lines in accounts
    ]
    assert sum(len(one) > 1 for one in ours) > ROUNDS / 10
    assert phone_rules.evaluate(OPEN, accounts) == ours
