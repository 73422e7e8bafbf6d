"""`make quick` finds the tests of what was changed."""

import pytest

from tests.quick import ROOT, changed, touched


@pytest.mark.parametrize(
    ("changed", "test"),
    [
        ("api/rulings/rulings.py", "tests/api/tournament/rulings/test_rulings.py"),  # asks its address
        ("pwa/src/features/money/fines/fines.tsx", "tests/pwa/event/test_receipts.py"),  # opens its screen
        ("tests/pwa/calls.py", "tests/pwa/call/test_call_issue.py"),  # imports it
        ("tests/cases/ema-2016.yaml", "tests/rulings/test_cases.py"),  # reads its folder, through another file
        ("pwa/sw.js", "tests/pwa/offline/test_service_worker.py"),  # names it
    ],
)
def test_the_nearest_tests_of_a_change_come_first(changed: str, test: str) -> None:
    assert test in touched({changed})[:25]


def test_what_is_not_committed_counts_as_changed() -> None:
    new = ROOT / "tests" / "guards" / "quick_probe.py"
    new.write_text("", encoding="utf-8")
    try:
        assert new.relative_to(ROOT).as_posix() in changed("HEAD")
    finally:
        new.unlink()
