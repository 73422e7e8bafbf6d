"""Name mutants of the server's rules at random, the same for the same seed: `make mutants SAMPLE=300 SEED=1`."""

import json
import sys
from pathlib import Path
from random import Random

MUTANTS = Path(__file__).parents[1] / "mutants"  # written by mutmut


def main() -> None:
    """Print the names, one a line; `sys.argv`: how many, and the seed."""
    size, seed = map(int, sys.argv[1:])
    files = (json.loads(meta.read_text(encoding="utf-8")) for meta in MUTANTS.rglob("*.py.meta"))
    names = sorted(name for file in files for name in file["exit_code_by_key"])
    sys.stdout.write("\n".join(Random(seed).sample(names, size)) + "\n")  # noqa: S311  no secret


if __name__ == "__main__":
    main()
