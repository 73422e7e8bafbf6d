"""Every bench, one after the other, and a line per target: measured, target, met or not.

python -m bench        (needs npx: apt-get install npm); ends with 1 when a target is missed
"""

from __future__ import annotations

import os
import sys

from bench import decisions, engine, lighthouse, listing, live, phone, rulings, seating
from bench.results import show

if __name__ == "__main__":
    print(f"{os.cpu_count()} cores, Python {sys.version.split()[0]}; ours and bare in one run, in turns\n", flush=True)
    met = [show(bench.measure()) for bench in (engine, decisions, listing, seating, rulings, live, phone, lighthouse)]
    sys.exit(not all(met))
