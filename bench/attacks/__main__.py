"""python -m bench.attacks [NAME …] [--database postgresql] [--proxy] [--seconds 60]"""

from __future__ import annotations

import argparse
import sys

from bench.attacks.catalogue import ATTACKS
from bench.attacks.measure import Setting, measure
from bench.results import show

parser = argparse.ArgumentParser(prog="python -m bench.attacks", description=f"Attacks: {', '.join(ATTACKS)}.")
parser.add_argument("name", nargs="*")
parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite", help="PostgreSQL has two workers")
parser.add_argument("--proxy", action="store_true", help="behind Caddy, as docs/deploying.md has it")
parser.add_argument("--seconds", type=float, default=60, help="under each attack")
chosen = parser.parse_args()
setting = Setting(chosen.database, chosen.proxy, (15, chosen.seconds))
met = [show([result]) for result in measure(chosen.name, setting)]
sys.exit(not all(met))
