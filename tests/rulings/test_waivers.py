"""Waivers beside payments and refunds: none comes undone, and nobody gets back what they have not paid."""

from collections.abc import Hashable

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


def test_a_waiver_is_of_the_fine_it_names() -> None:
    lines = [Line(LATE, "charged", 2000), Line(LOUD, "charged", 2000)]
    lines += [Line(STORM, "waived", -2000, fine=LOUD)]
    assert effective_waivers(lines) == {STORM: 2000}
    assert effective_waivers([*lines, Line(LATE, "charged", -2000)]) == {STORM: 2000}
    assert effective_waivers([*lines, Line(LOUD, "charged", -2000)]) == {STORM: 0}


def test_what_was_handed_back_and_never_paid_is_waived_like_a_fine() -> None:
    lines = [Line(LATE, "charged", 2000), Line(LATE, "charged", -2000), Line("r", "refunded", 2000)]
    lines += [Line(STORM, "waived", -2000), Line(LOUD, "charged", 1000)]
    assert effective_waivers(lines) == {STORM: 2000}
    assert effective_waivers([*lines, Line("r", "kept", -2000)]) == {STORM: 0}


def test_what_joined_entries_paid_before_was_for_their_own_fines() -> None:
    """Each had settled their own; as one person they are where both were."""
    lines = [Line(LATE, "charged", 2000, "a"), Line(LOUD, "charged", 2000, "b"), Line("p", "paid", -2000, "b")]
    lines += [Line(LOUD, "charged", -2000, "b"), Line(STORM, "waived", -2000, "a")]
    assert effective_waivers(lines) == {STORM: 2000}
    assert effective_waivers([*lines, Line("third", "charged", 100, "b")]) == {STORM: 2000}


GONE = {"paid": "unpaid", "refunded": "kept", "waived": "unwaived"}


class Person:
    """One account: everything that was done on it, in order."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.fines: dict[int, int] = {}

    def effective(self) -> dict[Hashable, int]:
        return effective_waivers(self.lines)

    def paid(self) -> int:
        """Return what was paid; less what was handed back, unless somebody got money that they had never paid."""
        counted = ("paid", "unpaid") if self.standing("paid") != self.named("paid") else ("paid", "refunded", "kept")
        return -sum(line.amount for line in self.lines if line.what in counted)

    def owes(self) -> int:
        moved = sum(line.amount for line in self.lines if line.what not in ("waived", "unwaived"))
        return moved - sum(self.effective().values())

    def named(self, what: str) -> list[Line]:
        return [line for line in self.lines if line.what == what]

    def standing(self, what: str) -> list[Line]:
        gone = {line.cause for line in self.lines if line.what == GONE[what]}
        return [line for line in self.named(what) if line.cause not in gone]

    def withdraw(self, line: Line) -> None:
        self.lines.append(Line(line.cause, GONE[line.what], -line.amount))

    def waive(self, number: int, amount: int, fine: int | None) -> bool:
        """Grant a waiver, as the server does: one that lets go all it says, or none."""
        wanted = Line(number, "waived", -amount, fine=fine)
        if effective_waivers([*self.lines, wanted])[number] < amount:
            return False
        self.lines.append(wanted)
        return True


def acts(person: Person) -> list[str]:
    owed = person.owes()
    return [
        "fine",
        *(["pay", "waive", "waive one"] if owed > 0 else []),
        *(["refund"] if owed < 0 else []),
        *(["cancel"] if any(person.fines.values()) else []),
        *(f"withdraw {what}" for what in GONE if person.standing(what)),
    ]


def act(person: Person, data: st.DataObject, number: int) -> str:
    """Do one thing that can be done; return what."""
    kind, owed = data.draw(st.sampled_from(acts(person))), person.owes()
    if kind == "fine":
        person.fines[number] = data.draw(st.integers(1, 9))
        person.lines.append(Line(number, "charged", person.fines[number]))
    elif kind == "cancel":
        fine = data.draw(st.sampled_from([fine for fine, amount in person.fines.items() if amount]))
        person.lines.append(Line(fine, "charged", -person.fines[fine]))
        person.fines[fine] = 0
    elif kind.startswith("withdraw "):
        person.withdraw(data.draw(st.sampled_from(person.standing(kind.removeprefix("withdraw ")))))
    elif kind.startswith("waive"):
        fine = data.draw(st.sampled_from(list(person.fines))) if kind == "waive one" else None
        before, amount = person.owes(), data.draw(st.integers(1, owed))
        granted = person.waive(number, amount, fine)
        assert person.owes() == before - (amount if granted else 0)
    else:
        amount = data.draw(st.integers(1, abs(owed)))
        what = {"pay": "paid", "refund": "refunded"}[kind]
        person.lines.append(Line(number, what, amount if kind == "refund" else -amount))
    return kind


@given(st.data())
def test_a_waiver_stays_until_what_it_let_go_changes_and_nobody_gets_more_than_they_paid(data: st.DataObject) -> None:
    person = Person()
    for number in range(data.draw(st.integers(1, 14))):
        before, fines = person.effective(), dict(person.fines)
        kind = act(person, data, number)
        assert person.owes() >= min(0, -person.paid())
        changed = {fine for fine, amount in fines.items() if person.fines[fine] != amount}
        for waiver in (line for line in person.standing("waived") if line.cause in before):
            if waiver.fine is None and kind in ("cancel", "withdraw refunded"):
                continue  # which of them it was for is its own affair
            if waiver.fine not in changed:
                assert person.effective()[waiver.cause] >= before[waiver.cause]
