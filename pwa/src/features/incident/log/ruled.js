/** Every ruling, with its round and how its escalation stands. @param {any} state @returns {any[]} */
export function ruledIn({ rulings, escalations, hanchans }) {
  return Object.values(rulings).map((ruling) => ({
    ...ruling,
    escalation: escalationOf(escalations[ruling.id]),
    round: hanchans[ruling.hanchan]?.round,
  }));
}

/** Where it stands and what its last step decided, as a link asks for it; empty where there is none. @param {any} [escalation] */
function escalationOf({ status, steps = [] } = /** @type {any} */ ({})) {
  return [status, steps.at(-1)?.outcome].filter(Boolean).join(" ");
}
