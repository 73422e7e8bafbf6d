"""The whole command, and how it ends."""

from __future__ import annotations

import sys

import click

from cli import auditor, backups, owner, pantheon, rulebooks, rules, seating, tools, train
from cli.terminal import SafeGroup, say
from config import Config, ConfigError
from rulings.errors import RuleError
from services.rulebook_folder import use_folder

COMMANDS = (
    *(rules.decide, rules.lateness, rules.fouls, rulebooks.rulebook),
    *(tools.hand, tools.calls, tools.draw, tools.sheet, tools.settlement, train.train, seating.seating),
    *(owner.tournament, owner.league, owner.account, backups.backup_, backups.restore_, auditor.audit_),
    pantheon.pantheon,
)


@click.group(cls=SafeGroup)
@click.version_option(package_name="shinpan")
def shinpan() -> None:
    """Shinpan, the referee's assistant for riichi mahjong."""
    use_folder(Config.from_environment().rulebooks)


for command in COMMANDS:
    shinpan.add_command(command)


def main() -> None:
    """Run the command; what the rules or settings refuse ends with one line and exit code 2."""
    try:
        shinpan()
    except (RuleError, ConfigError) as error:
        say(str(error), err=True)
        sys.exit(2)


if __name__ == "__main__":
    main()
