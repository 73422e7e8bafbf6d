/** What is ruled, ended, escalated, noted or asked about incidents at the tables, as the state holds it by id. */

import type { Context } from "../../rules/engine/context.ts";
import type { Decision, IssuedPenalty } from "../../rules/engine/decision.ts";
import type { Hand } from "./hand.ts";
import type { AccountKind, Seat, Table, Unsent } from "./things.ts";

/** Where it happened at the tables. */
export interface Place {
  hanchan: string | null;
  hand: Hand | null;
}

export interface Offender {
  kind: AccountKind;
  id: string;
  name: string;
}

export interface Ruling extends Place, Unsent {
  id: string;
  seq: number | null;
  status: string;
  /** of the heaviest penalty */
  kind: string;
  /** as an offence on the offender's record */
  counts: boolean;
  penalties: IssuedPenalty[];
  effects?: string[];
  table: Table;
  seat: Seat | null;
  foul: string;
  facts: Record<string, string | number | boolean>;
  context: Partial<Context>;
  revision: string;
  note?: string;
  offender: Offender;
  prescribed_followed: boolean;
  reason?: string;
  amends: string | null;
  amended_by?: string | null;
  incident?: string;
  ruled_at: string;
  device_at?: string;
  server_at?: string;
  official: string | null;
  final_decision?: Decision;
  closed_by?: { kind: "hand-end" | "ruling"; id: string };
  ended?: { at: string; by: string | null; reason: string };
  /** of interest, as the server found it */
  conflict?: "plays" | "offender" | "table";
}

export interface DeadHand extends Place, Unsent {
  id: string;
  table: string;
  seat: Seat;
  official: string | null;
  server_at: string | null;
  device_at: string;
  cleared_at: string | null;
  cleared_by: string | null;
  reason: string | null;
  ruling: string | null;
}

export interface HandEnd extends Place, Unsent {
  id: string;
  table: string;
  how: string;
  official: string | null;
  server_at: string;
  device_at: string | null;
  winners: Seat[];
  /** by seat, as it was shown: tenpai, noten or refused */
  hands: Record<string, string>;
  /** by seat: valid or invalid */
  quads: Record<string, string>;
  riichi: Seat[];
  tenpai?: Seat[];
  /** `deposits`: riichi sticks on the table before it */
  next?: Hand & { deposits?: number };
}

/** A step of an escalation: what the next level decided. */
export interface EscalationStep extends Unsent {
  id: string;
  what: string;
  official: string | null;
  server_at?: string;
  seq?: number;
  status: string;
  level: string;
  standing_id: string | null;
  outcome?: string | null;
  reason: string;
  made_at: string;
  player_id?: string | null;
}

export interface Escalation extends Unsent {
  id: string;
  ruling: string;
  status: string;
  level: string;
  /** the ruling that stands after it */
  standing_id: string | null;
  official: string | null;
  player_id?: string | null;
  reason: string;
  /** what a player has to show for it */
  evidence?: string;
  escalated_at: string;
  server_at?: string;
  seq?: number;
  steps: EscalationStep[];
}

export interface Photo extends Unsent {
  id: string;
  ruling: string;
  type: string;
}

export interface Note extends Unsent {
  id: string;
  ruling: string;
  note: string;
  official: string | null;
  noted_at: string;
  server_at?: string;
}

export interface HelpCall extends Place, Unsent {
  id: string;
  table: string;
  level: string;
  official: string | null;
  called_at: string;
  offenders: { kind: AccountKind; id: string; seat?: Seat | null }[];
  foul?: string;
  facts?: Record<string, string | number | boolean>;
  context?: Partial<Context>;
  answered_by?: string | null;
  answered_at?: string | null;
  ended_by?: string | null;
  ended_at?: string | null;
  ended_how?: string | null;
  ruling_id?: string | null;
}
