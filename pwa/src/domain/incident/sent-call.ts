import type { About } from "../../features/incident/call/offender.tsx";

/** The call as the log is asked about it, and as it is sent. */
export function asked({ table, hanchan, hand, seat, offender, amends }: About, foul: string | null) {
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
