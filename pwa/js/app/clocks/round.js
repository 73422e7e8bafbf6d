/** Every timing of a round, oldest first. @param {any} state @param {string} round @returns {any[]} */
export function ofRound(state, round) {
  return Object.values(state.timings ?? {})
    .filter(({ hanchan }) => state.hanchans[hanchan]?.round === round)
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

/** A timing as the rules read it. @param {any} timing */
export function asRule({ id, what, hanchan, person, at, arrived_at, takes_back }) {
  return {
    ...{ id, what, hanchan, takes_back },
    person: person?.id ?? null,
    at: Date.parse(at),
    arrived_at: arrived_at ? Date.parse(arrived_at) : null,
  };
}
