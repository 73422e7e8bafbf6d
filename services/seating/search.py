"""Fewer repeated meetings by exchanging two players of a round: simulated annealing at a low temperature."""

from __future__ import annotations

from itertools import combinations, count
from math import exp
from random import Random

from services.seating.problem import AT_A_TABLE, Groups, MayGoOn, Problem, in_fours
from services.seating.sitting_out import count_sitting_out

WARM, COLD = 0.3, 0.15  # between them a change for the worse by one pair is taken once in 28 to once in 800 times
CYCLES, PATIENCE = 24, 8  # the last so many cycles may bring nothing
STEPS_A_PAIR, MOST_STEPS_A_SEAT = 40, 1_000  # in a cycle: for each seat, times the players
LOOK_UP = 1_000  # steps between looks whether it may go on
LOOKS_A_SECOND = 250  # of a usual computer
USUAL_SECONDS, MOST_SECONDS = 6, 15
NEVER = 1_000  # what a meeting of two who are kept apart weighs


def for_seconds(seconds: int) -> MayGoOn:
    """Return what lets a search take the steps that a usual computer takes in so many seconds.

    Steps are counted, not time, so that the same problem gives the same seating on any computer, however busy it is.
    """
    looked = count()
    return lambda: next(looked) < seconds * LOOKS_A_SECOND


def improve(problem: Problem, rounds: list[Groups], enough: int, may_go_on: MayGoOn) -> list[Groups]:
    """Return the rounds with as few repeats as are found; it stops at `enough` of them.

    Two rounds in which the same two meet are one repeat, earlier rounds counted; two kept apart weigh much more. Who
    sits out may change too.
    """
    state = _State(problem, rounds)
    costs = [state.best_cost]
    while state.best_cost > enough and may_go_on() and len(costs) <= CYCLES and costs[-1] not in costs[:-PATIENCE]:
        state.anneal(enough, may_go_on)
        costs.append(state.best_cost)
    return [in_fours(players) for players in state.best]


def count_cost(problem: Problem, rounds: list[Groups]) -> int:
    """Count the repeats of these rounds, and what meetings of those cost who are kept apart."""
    return _State(problem, rounds).cost


class _State:
    """The rounds as they are, four players after four, how often each pair meets, and the best rounds so far."""

    def __init__(self, problem: Problem, rounds: list[Groups]) -> None:
        self.problem = problem
        self.chance = Random(problem.seed).random  # noqa: S311  no secret
        self.rounds = [[player for four in groups for player in four] for groups in rounds]
        self.meet = [[0] * problem.players for _ in range(problem.players)]
        for (a, b), times in problem.met.items():
            self._add(a, b, times)
        for a, b in problem.kept_apart:
            self._add(a, b, NEVER)
        self.cost = sum(self._add(a, b, 1) for groups in rounds for four in groups for a, b in combinations(four, 2))
        self.benches = [self._bench(round_) for round_ in range(len(rounds))]
        self.sat_out = count_sitting_out(problem)
        self.sat_out.update(player for bench in self.benches for player in bench)
        self.temperature = WARM
        self.best, self.best_cost = [list(players) for players in self.rounds], self.cost
        self.steps = 4 * sum(map(len, rounds)) * min(STEPS_A_PAIR * problem.players, MOST_STEPS_A_SEAT)

    def _bench(self, round_: int) -> list[int]:
        """List who sits out a round, but for substitutes."""
        return sorted(set(self.problem.present(round_)) - set(self.rounds[round_]) - set(self.problem.substitutes))

    def _add(self, a: int, b: int, times: int) -> int:
        before = self.meet[a][b]
        self.meet[a][b] = self.meet[b][a] = before + times
        return before

    def anneal(self, enough: int, may_go_on: MayGoOn) -> None:
        """Exchange players who meet somebody again with others of their round, ever more warily, for one cycle."""
        rnd, rounds, meet = self.chance, self.rounds, self.meet
        self.temperature, cooling = WARM, (COLD / WARM) ** (LOOK_UP / self.steps)
        played = [round_ for round_, players in enumerate(rounds) if players]
        for step in range(self.steps):
            if not step % LOOK_UP:
                self.temperature *= cooling
                if not may_go_on():
                    return
            round_ = played[int(rnd() * len(played))]
            players = rounds[round_]
            i = int(rnd() * len(players))
            at = i - i % AT_A_TABLE
            a, own = players[i], players[at : at + AT_A_TABLE]
            met = meet[a]
            before = met[own[0]] + met[own[1]] + met[own[2]] + met[own[3]] - 3
            if not before:
                continue
            j = int(rnd() * (len(players) + len(self.benches[round_])))
            if j < len(players):
                self._exchange(players, i, j, before)
            else:
                self._send_to_bench(round_, i, j - len(players), before)
            if self.best_cost <= enough:
                return

    def _exchange(self, players: list[int], i: int, j: int, before: int) -> None:
        """Exchange two players of a round where that is better, or by chance; `before`: what the first one costs."""
        at, there = i - i % AT_A_TABLE, j - j % AT_A_TABLE
        if there == at:
            return
        a, b = players[i], players[j]
        own, others = players[at : at + AT_A_TABLE], players[there : there + AT_A_TABLE]
        met, known = self.meet[a], self.meet[b]
        before += known[others[0]] + known[others[1]] + known[others[2]] + known[others[3]] - 3
        after = met[others[0]] + met[others[1]] + met[others[2]] + met[others[3]] - 2 * met[b]
        after += known[own[0]] + known[own[1]] + known[own[2]] + known[own[3]]
        if self._accepts(after - before):
            players[i], players[j] = b, a
            self._replace(a, b, own)
            self._replace(b, a, others)
            self._note(after - before)

    def _send_to_bench(self, round_: int, i: int, j: int, before: int) -> None:
        """Let who sits out play for another who sat out less often, so that it stays as even as it was."""
        players, bench = self.rounds[round_], self.benches[round_]
        a, b = players[i], bench[j]
        if self.sat_out[a] != self.sat_out[b] - 1:
            return
        at = i - i % AT_A_TABLE
        own, known = players[at : at + AT_A_TABLE], self.meet[b]
        after = known[own[0]] + known[own[1]] + known[own[2]] + known[own[3]] - known[a]
        if self._accepts(after - before):
            players[i], bench[j] = b, a
            self.sat_out[a] += 1
            self.sat_out[b] -= 1
            self._replace(a, b, own)
            self._note(after - before)

    def _accepts(self, change: int) -> bool:
        return change <= 0 or self.chance() < exp(-change / self.temperature)

    def _replace(self, old: int, new: int, four: list[int]) -> None:
        """Let another meet the tablemates of a player."""
        for tablemate in four:
            if tablemate != old:
                self._add(old, tablemate, -1)
                self._add(new, tablemate, 1)

    def _note(self, change: int) -> None:
        """Note what the rounds cost now, and keep a copy of the best."""
        self.cost += change
        if self.cost < self.best_cost:
            self.best_cost, self.best = self.cost, [list(players) for players in self.rounds]
