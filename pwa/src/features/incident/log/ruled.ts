import type { Escalation, Ruling, State } from "../../../store/index.ts";

/** A ruling with its round. `escalation`: the status and last outcome of its escalation; empty if there is none. */
export interface Ruled extends Ruling {
  escalation: string;
  round: string | undefined;
}

/** Return every ruling with its round and the status of its escalation. */
export function ruledIn({ rulings, escalations, hanchans }: State): Ruled[] {
  return Object.values(rulings).map((ruling) => ({
    ...ruling,
    escalation: escalationOf(escalations[ruling.id]),
    round: hanchans[ruling.hanchan ?? ""]?.round,
  }));
}

/** Return an escalation's status and last outcome, in the form that links use; empty if there is none. */
function escalationOf(escalation?: Escalation) {
  return [escalation?.status, escalation?.steps.at(-1)?.outcome].filter(Boolean).join(" ");
}
