"""What others wrote is read in a child process: its outcome comes back, and it can't take more than it may."""

from collections.abc import Callable
from pathlib import Path

import psutil
import pytest

from services.errors import Invalid, TooLarge
from services.sandbox.limits import Limits
from services.sandbox.run import LimitExceeded, Outcome, run
from tests.sandbox import greedy

SMALL = Limits(processor=1, clock=60, memory=300, outcome=1)
HASTY = SMALL._replace(clock=1)


def test_outcome_and_bytes_come_back() -> None:
    content = "é\n".encode() + bytes(range(256))
    said, made = run(greedy.echo, content, text=True, columns=["name", None], players=None)
    assert said == {"arguments": {"text": True, "columns": ["name", None], "players": None}, "length": len(content)}
    assert made == content[::-1]


def test_what_the_function_refuses_is_refused_here() -> None:
    with pytest.raises(Invalid) as refused:
        run(greedy.refuse, b"")
    error = refused.value
    assert (error.detail, error.slug, error.members) == ("Look at it.", "odd", {"headings": ["名"]})
    assert error.errors == [{"field": "csv", "message": "It is odd.", "cure": "Mend it."}]
    with pytest.raises(TooLarge, match=r"Send less\."):
        run(greedy.refuse_as_too_large, b"")


@pytest.mark.parametrize(
    ("function", "said"),
    [
        (greedy.spin, "takes too long"),
        (greedy.sleep, "takes too long"),
        (greedy.hoard, "too much memory"),
        (greedy.abort, "too much memory"),
        (greedy.flood, "more than can be taken"),
        (greedy.answer_at_length, "more than can be taken"),
        (greedy.crash, "crashes"),
        (greedy.stumble, "crashes"),
    ],
)
def test_it_ends_where_it_wants_more_than_it_may_have(function: Callable[..., Outcome], said: str) -> None:
    with pytest.raises(LimitExceeded, match=said):
        run(function, b"SECRET", HASTY if function is greedy.sleep else SMALL)
    commands = [child.cmdline() for child in psutil.Process().children(recursive=True)]
    assert not any("services.sandbox.child" in command for command in commands)


def test_a_mistake_of_ours_is_logged_without_what_was_sent(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(LimitExceeded):
        run(greedy.stumble, b"SECRET")
    logged = capsys.readouterr().err
    assert logged.startswith("KeyError in a child process")
    assert logged.count("\n") == 1, "a line of the log, like all others"
    assert logged.endswith("\n")
    assert "greedy.py" in logged
    assert "SECRET" not in logged


def test_it_writes_no_file(tmp_path: Path) -> None:
    file = tmp_path / "written"
    with pytest.raises(LimitExceeded):
        run(greedy.write, b"", file=str(file))
    assert not file.exists() or file.read_bytes() == b""


def test_it_knows_no_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHINPAN_DATABASE_URL", "postgresql://somebody:password@localhost/shinpan")
    listed, _ = run(greedy.list_settings, b"")
    assert not [name for name in listed if name.startswith("SHINPAN_")]
