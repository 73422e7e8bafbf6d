import type { Escalation, Ruling, State } from "../../../store/index.ts";

/** `escalation`: where it stands and what its last step decided; empty where there is none. */
export interface Ruled extends Ruling {
  escalation: string;
  round: string | undefined;
}

/** Every ruling, with its round and how its escalation stands. */
export function ruledIn({ rulings, escalations, hanchans }: State): Ruled[] {
  return Object.values(rulings).map((ruling) => ({
    ...ruling,
    escalation: escalationOf(escalations[ruling.id]),
    round: hanchans[ruling.hanchan ?? ""]?.round,
  }));
}

/** Where it stands and what its last step decided, as a link asks for it; empty where there is none. */
function escalationOf(escalation?: Escalation) {
  return [escalation?.status, escalation?.steps.at(-1)?.outcome].filter(Boolean).join(" ");
}
