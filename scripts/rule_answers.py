"""Write what the server's rules answer, for `make mutants` to compare mutants of the phone's rules with."""

import json
from pathlib import Path

from tests.pwa.questions import HANGS_ON, LIBRARY, LISTS, Named, composed, digests, everywhere

FILE = Path(__file__).parents[1] / "build" / "rule-answers.json"


def main() -> None:
    """Ask of every rulebook as it is, without options; what is issued instead, of one of them."""
    books: list[Named] = [{"id": book} for book in LIBRARY.books]
    asked = [one for question in HANGS_ON for one in everywhere(question, books)]
    asked.append(("issued", books[0], list(composed(books[0]).content["fouls"])))
    FILE.parent.mkdir(exist_ok=True)
    answered = [(one, digests(one)) for one in asked]
    FILE.write_text(json.dumps({"lists": LISTS, "asked": answered}), encoding="utf-8")


if __name__ == "__main__":
    main()
