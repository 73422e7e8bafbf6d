/** @typedef {import("../../features/incident/call/offender.jsx").About} About */

/** The call as the log is asked about it, and as it is sent. @param {About} about @param {string|null} foul */
export function asked({ table, hanchan, hand, seat, offender, amends }, foul) {
  const where = {
    table: table.id,
    ...(hanchan && { hanchan }),
    ...(hand && { hand }),
    ...(seat && { seat }),
  };
  const whom = offender && {
    offender: { kind: offender.kind, id: offender.id },
  };
  return {
    ...where,
    ...whom,
    ...(foul && { foul }),
    ...(amends && { amends: { ruling: amends } }),
  };
}
