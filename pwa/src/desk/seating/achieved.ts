/** What the seating of all rounds comes to: who meets whom how often, and how even winds and tables are. */

import { SEATS } from "../../store/index.ts";
import type { Hanchan, State } from "../../store/index.ts";

/** What a player gets; `again`: whom they meet more than once. */
export interface Share {
  id: string;
  winds: Record<string, number>;
  again: [string, number][];
  teammates: string[];
}

export interface Achieved {
  meetings: { times: number; pairs: number }[];
  teammates: string[];
  wind_spread: number;
  most_at_a_table: number;
}

export function achievedIn(state: State): { shares: Share[]; achieved: Achieved } {
  const played = Object.values(state.hanchans).filter(({ status }) => !status);
  const met = countedPairs(played);
  const shares = Object.values(state.players)
    .map(({ id }) => shareOf(state, id, played, met.get(id) ?? new Map()))
    .filter(({ winds }) => SEATS.some((seat) => winds[seat] > 0));
  const spreads = shares.map(({ winds }) => spreadOf(Object.values(winds)));
  const tables = [...counted(played.flatMap(({ table, seats }) => SEATS.map((seat) => `${seats[seat]} ${table}`)))];
  return {
    shares,
    achieved: {
      meetings: meetingsOf(met),
      teammates: shares.flatMap(({ id, teammates }) => teammates.filter((other) => id < other)),
      wind_spread: Math.max(0, ...spreads),
      most_at_a_table: Math.max(0, ...tables.map(([, times]) => times)),
    },
  };
}

function shareOf({ players }: State, id: string, played: Hanchan[], met: Map<string, number>): Share {
  const winds = SEATS.map((seat): [string, number] => [seat, played.filter(({ seats }) => seats[seat] === id).length]);
  const team = players[id].team;
  return {
    ...{ id, winds: Object.fromEntries(winds) },
    again: [...met].filter(([, times]) => times > 1),
    teammates: team ? [...met.keys()].filter((other) => players[other]?.team === team) : [],
  };
}

/** Player → other player → how often they sit at one table. */
function countedPairs(played: Hanchan[]): Map<string, Map<string, number>> {
  const met = new Map<string, Map<string, number>>();
  for (const { seats } of played)
    for (const one of SEATS)
      for (const other of SEATS) {
        if (one === other) continue;
        const had = met.get(seats[one]) ?? new Map<string, number>();
        met.set(seats[one], had.set(seats[other], (had.get(seats[other]) ?? 0) + 1));
      }
  return met;
}

function meetingsOf(met: Map<string, Map<string, number>>): { times: number; pairs: number }[] {
  const times = [...met.values()].flatMap((others) => [...others.values()]);
  const found = [...counted(times)].map(([often, twice]) => ({ times: often, pairs: twice / 2 }));
  return found.sort((one, other) => one.times - other.times);
}

function spreadOf(numbers: number[]) {
  return Math.max(...numbers) - Math.min(...numbers);
}

function counted<T>(things: T[]): Map<T, number> {
  const found = new Map<T, number>();
  for (const thing of things) found.set(thing, (found.get(thing) ?? 0) + 1);
  return found;
}
