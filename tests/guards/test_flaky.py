"""tests/flaky.yaml lists tests of screens with a race, which `.ci/run` found."""

import re
from datetime import date
from pathlib import Path

import yaml

ROOT = Path(__file__).parents[2]


def test_each_entry_names_a_test_a_day_and_perhaps_a_cause() -> None:
    entries = yaml.safe_load((ROOT / "tests" / "flaky.yaml").read_text("utf-8"))
    names = [entry["name"] for entry in entries]
    assert len(set(names)) == len(names)
    for entry in entries:
        assert [*entry] == ["name", "date", "cause"]
        file, _, test = str(entry["name"]).partition("::")
        text = (ROOT / file).read_text("utf-8")
        if file.endswith(".py"):
            function = re.sub(r"\[.*", "", test).rpartition("::")[2]
            assert re.search(rf"^ *def {function}\(", text, re.MULTILINE), entry["name"]
        else:
            titles = re.findall(r'\("([^"\n]+)", (?:async )?\(', text)
            drawn = (re.sub(r"%s|\\\$\w+", ".*", re.escape(title)) for title in titles)
            assert any(re.fullmatch(title, test) for title in drawn), entry["name"]
        assert type(entry["date"]) is date
        assert entry["cause"] is None or isinstance(entry["cause"], str)


def test_ci_runs_them_by_it() -> None:
    assert "make test RERUN=1\n" in (ROOT / ".ci" / "run").read_text("utf-8")
