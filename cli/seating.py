"""`shinpan seating`: rounds for so many players in which nobody meets twice where that is possible."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import click

from cli.terminal import say_answer
from rulings.errors import RuleError
from services.seating.answer import SEATS, Names, serialise_proposal
from services.seating.generate import generate
from services.seating.problem import AT_A_TABLE, Problem
from services.seating.search import MOST_SECONDS, USUAL_SECONDS, for_seconds
from services.seating.sitting_out import CannotDivide


@click.command()
@click.option("--players", type=click.IntRange(4, 1000), required=True, help="How many: 1, 2, 3, …")
@click.option("--rounds", type=click.IntRange(1, 50), required=True)
@click.option("--teams", type=click.IntRange(1, 500), help="How many: players next to each other are a team.")
@click.option("--tables", type=click.IntRange(1, 250), help="How many; by default as many as the players fill.")
@click.option("--byes", is_flag=True, help="Let players sit out in turns where they do not fill the tables.")
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True, help="Another one gives another seating.")
@click.option(
    "--seconds",
    type=click.IntRange(1, MOST_SECONDS),
    default=USUAL_SECONDS,
    show_default=True,
    help="How long a usual computer may search.",
)
@click.option("--json", "as_json", is_flag=True, help="The same JSON as the API, with numbers for ids.")
def seating(
    players: int, rounds: int, teams: int | None, tables: int | None, byes: bool, as_json: bool, **search: int
) -> None:
    """Seat players for some rounds: nobody meets twice where that is possible, teams apart, winds even."""
    tables = tables or -(-players // AT_A_TABLE)
    team_of = [player * teams // players for player in range(players)] if teams else []
    names = Names(range(1, players + 1), [(table, str(table)) for table in range(1, tables + 1)], _labels(rounds))
    asked = Problem(players, rounds, tables, team_of, seed=search["seed"])
    try:
        made = generate(asked, byes, for_seconds(search["seconds"]))
    except CannotDivide as error:
        message = f"{players} players do not fill {tables} tables."
        cure = f"Say --byes to let some sit out in turns, or seat {players + error.missing} players at enough tables."
        raise RuleError("players", message, cure) from None
    answer = serialise_proposal(names, made)
    say_answer(answer, _plain(answer), as_json=as_json)


def _labels(rounds: int) -> list[str]:
    return [str(round_) for round_ in range(1, rounds + 1)]


def _plain(answer: Mapping[str, Any]) -> Iterator[str]:
    """Yield a line for each table (East, South, West, North), and what is achieved."""
    for round_ in answer["rounds"]:
        yield f"Round {round_['label']}"
        for at in round_["tables"]:
            yield f"  {at['label']:>3}:  " + " ".join(f"{at['seats'][seat]:>3}" for seat in SEATS)
        if round_["sitting_out"]:
            yield "  out:  " + " ".join(f"{player:>3}" for player in round_["sitting_out"])
    achieved = answer["achieved"]
    yield ""
    for meetings in achieved["meetings"]:
        yield f"{meetings['pairs']} pairs meet {_times(meetings['times'])}."
    if achieved["fewest_repeats"]:
        yield "No seating has fewer repeats." if achieved["repeats"] else "Nobody meets twice."
    yield f"Everybody begins each wind alike, give or take {achieved['wind_spread']}."
    yield f"Nobody sits at one table more than {_times(achieved['most_at_a_table'])}."
    for warning in answer["warnings"]:
        yield f"! {warning['message']} {warning['cure']}"


def _times(times: int) -> str:
    return {1: "once", 2: "twice"}.get(times, f"{times} times")
