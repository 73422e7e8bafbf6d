"""What `make lint` says of commits' subjects."""

import pytest

from scripts.check_commits import MOST_LETTERS, main, problem


@pytest.mark.parametrize("subject", ["Let children give way before they import", "Bring it back", 'Revert "added"'])
def test_an_imperative_will_do(subject: str) -> None:
    assert problem(subject) is None


@pytest.mark.parametrize(
    ("subject", "said"),
    [
        ("x" * (MOST_LETTERS + 1), "73 letters"),
        ("add a table", "small letter"),
        ("Add a table.", "full stop"),
        ("Added a table", "'Added'"),
        ("Adding a table", "'Adding'"),
        ("Adds a table", "'Adds'"),
    ],
)
def test_anything_else_is_named(subject: str, said: str) -> None:
    assert said in str(problem(subject))


def test_every_commit_since_is_as_it_should_be() -> None:
    assert main() == 0
