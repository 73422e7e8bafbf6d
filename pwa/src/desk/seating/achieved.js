/** What the seating of all rounds comes to: who meets whom how often, and how even winds and tables are. */

import { SEATS } from "../../store/index.js";

/** @typedef {{id: string, winds: Record<string, number>, again: [string, number][], teammates: string[]}} Share of a player; `again`: whom they meet more than once */
/** @typedef {{meetings: {times: number, pairs: number}[], teammates: any[], wind_spread: number, most_at_a_table: number}} Achieved */

/** @param {any} state @returns {{shares: Share[], achieved: Achieved}} */
export function achievedIn(state) {
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

/** @param {any} state @param {string} id @param {any[]} played @param {Map<string, number>} met @returns {Share} */
function shareOf({ players }, id, played, met) {
  const winds = SEATS.map((seat) => [seat, played.filter(({ seats }) => seats[seat] === id).length]);
  const team = players[id].team;
  return {
    ...{ id, winds: Object.fromEntries(winds) },
    again: [...met].filter(([, times]) => times > 1),
    teammates: team ? [...met.keys()].filter((other) => players[other]?.team === team) : [],
  };
}

/** Player → other player → how often they sit at one table. @param {any[]} played @returns {Map<string, Map<string, number>>} */
function countedPairs(played) {
  const met = new Map();
  for (const { seats } of played)
    for (const one of SEATS)
      for (const other of SEATS) {
        if (one === other) continue;
        const had = met.get(seats[one]) ?? new Map();
        met.set(seats[one], had.set(seats[other], (had.get(seats[other]) ?? 0) + 1));
      }
  return met;
}

/** @param {Map<string, Map<string, number>>} met @returns {{times: number, pairs: number}[]} */
function meetingsOf(met) {
  const times = [...met.values()].flatMap((others) => [...others.values()]);
  const found = [...counted(times)].map(([often, twice]) => ({ times: often, pairs: twice / 2 }));
  return found.sort((one, other) => one.times - other.times);
}

/** @param {number[]} numbers */
function spreadOf(numbers) {
  return Math.max(...numbers) - Math.min(...numbers);
}

/** @template T @param {T[]} things @returns {Map<T, number>} */
function counted(things) {
  const found = new Map();
  for (const thing of things) found.set(thing, (found.get(thing) ?? 0) + 1);
  return found;
}
