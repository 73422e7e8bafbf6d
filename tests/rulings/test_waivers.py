"""Waivers beside payments and refunds: nobody gets back what they have not paid."""

from hypothesis import given
from hypothesis import strategies as st

from rulings.scores.waivers import Line, effective_waivers

LATE, LOUD, STORM = "late", "loud", "storm"


def test_what_was_handed_back_came_from_the_fine_that_was_cancelled() -> None:
    """The first is paid for good; so the waiver is for the third, and goes with it."""
    lines = [Line(LATE, "charged", 1000), Line(LOUD, "charged", 1000), Line("p", "paid", -2000)]
    lines += [Line(LOUD, "charged", -1000), Line("r", "refunded", 1000)]
    lines += [Line("third", "charged", 500), Line(STORM, "waived", -500)]
    assert effective_waivers(lines) == {STORM: 500}
    assert effective_waivers([*lines, Line("third", "charged", -500)]) == {STORM: 0}


@given(st.data())
def test_who_is_in_credit_has_paid_as_much(data: st.DataObject) -> None:
    lines: list[Line] = []
    fines: dict[int, int] = {}
    for number in range(data.draw(st.integers(1, 12))):
        owed = sum(line.amount for line in lines if line.what != "waived") - sum(effective_waivers(lines).values())
        kinds = ["fine", *(["pay", "waive"] if owed > 0 else []), *(["refund"] if owed < 0 else [])]
        kind = data.draw(st.sampled_from([*kinds, *(["cancel"] if any(fines.values()) else [])]))
        if kind == "fine":
            fines[number] = data.draw(st.integers(1, 9))
            lines.append(Line(number, "charged", fines[number]))
        elif kind == "cancel":
            fine = data.draw(st.sampled_from([fine for fine, amount in fines.items() if amount]))
            lines.append(Line(fine, "charged", -fines[fine]))
            fines[fine] = 0
        else:
            amount = data.draw(st.integers(1, abs(owed)))
            what = {"pay": "paid", "waive": "waived", "refund": "refunded"}[kind]
            lines.append(Line(number, what, amount if kind == "refund" else -amount))
        paid = -sum(line.amount for line in lines if line.what in ("paid", "refunded"))
        now = sum(line.amount for line in lines if line.what != "waived") - sum(effective_waivers(lines).values())
        assert now >= -paid
