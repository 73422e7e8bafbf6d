/** Which players were disqualified by a ruling that counts. @param {any} state @returns {Set<string>} */
export function disqualified({ rulings }) {
  const out = Object.values(rulings).filter(({ kind, counts }) => counts && kind === "disqualification");
  return new Set(out.map(({ offender }) => offender.id));
}

/** Tells why somebody plays no more, if so. @param {any} state @returns {(player: string) => "withdrawn"|"disqualified"|null} */
export function whyOut(state) {
  const out = disqualified(state);
  return (id) => (out.has(id) ? "disqualified" : state.players[id]?.withdrawn_at ? "withdrawn" : null);
}
