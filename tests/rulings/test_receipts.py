"""What a payment settles: the oldest fines first, whatever came in between, and never a fine twice."""

from hypothesis import given
from hypothesis import strategies as st

from rulings.scores.receipts import Allocation, allocate

LATE, LOUD = "late", "loud"


def test_the_oldest_first() -> None:
    lines = [(LATE, 2000), (LOUD, 1000)]
    assert allocate(lines, 2500) == [Allocation(LATE, 2000, 2000), Allocation(LOUD, 1000, 500)]
    assert allocate([*lines, ("payment", -2500)], 500) == [Allocation(LOUD, 1000, 500)]


def test_what_was_given_back_or_let_go_is_not_paid_for() -> None:
    assert allocate([(LATE, 2000), (LATE, -2000), (LATE, 500), (LOUD, 1000)], 1500) == [
        Allocation(LATE, 500, 500),
        Allocation(LOUD, 1000, 1000),
    ]
    assert allocate([(LATE, 2000), (LOUD, 1000), ("waiver", -2000)], 1000) == [Allocation(LOUD, 1000, 1000)]


@given(st.lists(st.integers(1, 9), min_size=1, max_size=4), st.data())
def test_payments_together_pay_every_fine_once(fines: list[int], data: st.DataObject) -> None:
    lines: list[tuple[object, int]] = list(enumerate(fines))
    paid = dict.fromkeys(range(len(fines)), 0)
    left = sum(fines)
    while left:
        amount = data.draw(st.integers(1, left))
        parts = allocate(lines, amount)
        assert sum(part.paid for part in parts) == amount
        for part in parts:
            paid[part.cause] += part.paid  # type: ignore[index]
        lines.append((f"payment {len(lines)}", -amount))
        left -= amount
    assert list(paid.values()) == fines
