"""`python -m scripts.check_commits`: name the commits since this check came whose subject CONTRIBUTING.md refuses."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
MOST_LETTERS = 72
OURS = "scripts/check_commits.py"
BY_GIT = re.compile(r'(?:Merge|Revert "|fixup! |squash! )')
NO_IMPERATIVE = re.compile(r"\w+(?:ing|ed|(?<![su])s)")
"""Of a first word. What only looks so is listed below."""
IMPERATIVES = frozenset({"Bring", "Embed", "Feed", "Need", "Ring", "Seed", "Shed", "Speed", "String", "Swing"})


def problem(subject: str) -> str | None:
    """Return what is wrong with a subject."""
    if BY_GIT.match(subject):
        return None
    first = subject.split(" ")[0]
    if len(subject) > MOST_LETTERS:
        return f"it has {len(subject)} letters, {MOST_LETTERS} are the most"
    if not first[:1].isupper():
        return "it begins with a small letter"
    if subject.endswith("."):
        return "it ends with a full stop"
    if first not in IMPERATIVES and NO_IMPERATIVE.fullmatch(first):
        return f"it says '{first}' where an imperative belongs: what the commit is to do"
    return None


def _git(*command: str) -> list[str]:
    answered = subprocess.run(  # noqa: S603 -- our own arguments
        ["git", *command],  # noqa: S607 -- of this machine
        cwd=ROOT,
        capture_output=True,
        check=True,
        text=True,
    )
    return answered.stdout.splitlines()


def main() -> int:
    """Print what is wrong; return how many commits that is."""
    began = _git("log", "--diff-filter=A", "--format=%H", "--", OURS)
    known = f"{began[-1]}..HEAD" if began else "HEAD..HEAD"
    found = [line.split(" ", 1) for line in _git("log", "--no-merges", "--format=%h %s", known)]
    wrong = [(commit, subject, said) for commit, subject in found if (said := problem(subject))]
    for commit, subject, said in wrong:
        sys.stderr.write(f"{commit} {subject!r}: {said}\n")
    return len(wrong)


if __name__ == "__main__":
    sys.exit(min(main(), 1))
