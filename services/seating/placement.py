"""Who stands at which point of a design, so that those who are to be kept apart never meet."""

from __future__ import annotations

from collections.abc import Sequence, Set
from random import Random

from services.seating.designs import Design, list_designs
from services.seating.problem import Groups, as_four, pairs_of

SWAPS_A_PLAYER = 100
MOST_LOOKS = 1_000_000  # whether two meet, for all exchanges


def place(players: Sequence[int], rounds: int, kept_apart: Set[tuple[int, int]], seed: int) -> list[Groups]:
    """Return rounds by a design, as many as it has up to `rounds`; who is kept apart meets as little as it finds."""
    order = Random(seed).sample(players, len(players))  # noqa: S311  no secret
    clusters = _clusters(order, kept_apart)
    designs = list_designs(len(players), rounds)
    for design in designs:
        for cells in design.cells(rounds):
            placed = _pack(order, clusters, cells)
            if placed is not None:
                return _seat(design, placed, rounds)
    return _swap(_seat(designs[0], dict(enumerate(order)), rounds), kept_apart, seed)


def _clusters(players: Sequence[int], kept_apart: Set[tuple[int, int]]) -> list[list[int]]:
    """Join who is kept apart from each other, directly or by others; the largest cluster first, else in this order."""
    cluster = {player: {player} for player in players}
    for a, b in kept_apart:
        if a in cluster and b in cluster and cluster[a] is not cluster[b]:
            joined = cluster[a] | cluster[b]
            cluster |= dict.fromkeys(joined, joined)
    members: dict[int, list[int]] = {}
    for player in players:
        members.setdefault(id(cluster[player]), []).append(player)
    return sorted((them for them in members.values() if len(them) > 1), key=len, reverse=True)


def _pack(
    order: Sequence[int], clusters: Sequence[Sequence[int]], cells: Sequence[Sequence[int]]
) -> dict[int, int] | None:
    """Return point → player, each cluster within a cell; None where one fits nowhere."""
    free = sorted((list(cell) for cell in cells), key=len, reverse=True)
    placed: dict[int, int] = {}
    for cluster in clusters:
        cell = max(free, key=len)
        if len(cell) < len(cluster):
            return None
        placed |= {cell.pop(): player for player in cluster}
    gone = set(placed.values())
    points = [point for cell in free for point in cell]
    return placed | dict(zip(points, (player for player in order if player not in gone), strict=True))


def _seat(design: Design, placed: dict[int, int], rounds: int) -> list[Groups]:
    return [[as_four(placed[point] for point in four) for four in groups] for groups in design.rounds[:rounds]]


def _swap(rounds: list[Groups], kept_apart: Set[tuple[int, int]], seed: int) -> list[Groups]:
    """Exchange players throughout all rounds, while fewer are together who are to be kept apart."""
    players = sorted(player for four in rounds[0] for player in four)
    meets: dict[int, set[int]] = {player: set() for player in players}
    for a, b in (pair for groups in rounds for pair in pairs_of(groups)):
        meets[a].add(b)
        meets[b].add(a)
    apart: dict[int, list[int]] = {player: [] for player in players}
    for a, b in kept_apart:
        if a in apart and b in apart:
            apart[a].append(b)
            apart[b].append(a)
    at = {player: player for player in players}
    chance = Random(seed)  # noqa: S311  no secret

    def broken(player: int) -> int:
        met = meets[at[player]]
        return sum(at[other] in met for other in apart[player])

    looks = 1 + sum(map(len, apart.values())) // len(players)
    for _ in range(min(SWAPS_A_PLAYER * len(players), MOST_LOOKS // looks)):
        one, other = chance.sample(players, 2)
        before = broken(one) + broken(other)
        if before:
            at[one], at[other] = at[other], at[one]
            if broken(one) + broken(other) > before:
                at[one], at[other] = at[other], at[one]
    by_point = {point: player for player, point in at.items()}
    return [[as_four(by_point[point] for point in four) for four in groups] for groups in rounds]
