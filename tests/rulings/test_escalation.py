"""Where an escalation stands, and who may move it where."""

from datetime import date
from itertools import product

import pytest

import rulings
from rulings.escalation import (
    STATES,
    State,
    WrongStep,
    appealed,
    change,
    decided,
    months_to_appeal,
    names_no_call,
    opened,
    reopened,
)
from services.escalation.panel import last_day

WITH_HEAD, WITH_DIRECTOR = State("open", "head-referee"), State("open", "director")
DECIDED, FINAL = State("decided", "head-referee"), State("final", "director")
PLAYER: tuple[str, ...] = ()
CALLERS = (PLAYER, ("referee",), ("head-referee",), ("director",), ("head-referee", "referee"), ("director", "finance"))
# From where, by what and whom, to where: all else is refused.
MOVES = {
    (WITH_HEAD, "decided", ("head-referee",)): DECIDED,
    (WITH_HEAD, "decided", ("head-referee", "referee")): DECIDED,
    **{
        (state, "decided", roles): FINAL
        for state in (WITH_HEAD, WITH_DIRECTOR)
        for roles in (("director",), ("director", "finance"))
    },
    **{(DECIDED, "appealed", roles): WITH_DIRECTOR for roles in CALLERS},
    (FINAL, "reopened", ("director",)): WITH_DIRECTOR,
    (FINAL, "reopened", ("director", "finance")): WITH_DIRECTOR,
}


@pytest.mark.parametrize(
    ("state", "what", "roles"), list(product(STATES, ("decided", "appealed", "reopened"), CALLERS))
)
def test_every_step_from_everywhere_by_everybody(state: State, what: str, roles: tuple[str, ...]) -> None:
    steps = {
        "decided": lambda: decided(state, roles),
        "appealed": lambda: appealed(state),
        "reopened": lambda: reopened(state, roles),
    }
    after = MOVES.get((state, what, roles))
    if after is None:
        with pytest.raises(WrongStep) as refused:
            steps[what]()
        assert refused.value.state == state
        assert str(refused.value) == state.in_words
    else:
        assert steps[what]() == after


@pytest.mark.parametrize("roles", CALLERS)
def test_where_it_begins(roles: tuple[str, ...]) -> None:
    below = not {"head-referee", "director"} & set(roles)
    assert opened(roles, head_referee=True) == (WITH_HEAD if below else WITH_DIRECTOR)
    assert opened(roles, head_referee=False) == WITH_DIRECTOR


@pytest.mark.parametrize(
    ("outcome", "stands", "new_call", "what"),
    [
        ("upheld", "original", False, "nothing"),
        ("upheld", "another", False, "restore"),
        ("upheld", "none", False, "restore"),
        ("overturned", "original", False, "withdraw"),
        ("overturned", "another", False, "withdraw"),
        ("overturned", "none", False, "nothing"),
        ("amended", "original", True, "issue"),
        ("amended", "none", True, "issue"),
        ("amended", "another", False, "nothing"),
    ],
)
def test_what_a_decision_changes(outcome: str, stands: str, new_call: bool, what: str) -> None:
    assert change(outcome, stands == "original", stands != "none", new_call) == what


def test_only_who_confirms_an_amendment_names_no_call() -> None:
    refused = [
        before for before in (None, "upheld", "amended", "overturned") if names_no_call("amended", False, before)
    ]
    assert refused == [None, "upheld", "overturned"]
    assert not names_no_call("amended", True, None)
    assert not names_no_call("upheld", False, None)


@pytest.mark.parametrize(
    ("book", "ended", "until"),
    [
        ("rrc-1-5", date(2026, 4, 20), date(2026, 6, 20)),
        ("rrc-1-5", date(2026, 11, 30), date(2027, 1, 30)),
        ("rrc-1-5", date(2026, 12, 31), date(2027, 2, 28)),
        ("r-league-24-25", date(2026, 4, 20), None),
    ],
)
def test_appeals_are_taken_for_two_months_where_the_book_says_so(book: str, ended: date, until: date | None) -> None:
    months = months_to_appeal(rulings.compose(rulings.library(), book))
    assert (None if months is None else last_day(ended, months)) == until
