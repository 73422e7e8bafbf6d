"""Payments: whoever holds a receipt finds its payment without reading the whole journal."""

from typing import Any

from models.money import payments


def test_a_receipt_is_found_by_an_index(plan_of: Any) -> None:
    plan = plan_of(payments.receipt_query("0" * 64))
    assert "USING INDEX ix_journal_entry_payments" in plan
    assert "SCAN" not in plan
