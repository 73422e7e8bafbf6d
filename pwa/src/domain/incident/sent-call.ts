import type { About } from "../../features/incident/call/offender.tsx";
import type { store } from "../../store/index.ts";

/** A call as the log is asked about it. */
export type Logged = Parameters<typeof store.knownFacts>[0];

/** What the log says of a call. */
export type Log = ReturnType<typeof store.knownFacts>;

/** The call as the log is asked about it, and as it is sent. */
export function callBody({ table, hanchan, hand, seat, offender, amends }: About, foul: string | null) {
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
