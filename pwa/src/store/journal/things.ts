/** What a tournament is, and what happens in it but for incidents, as the state holds it by id. */

import type { Stage } from "../outbox/items.ts";

/** Things of one kind by their ids. */
export type ById<Thing> = Record<string, Thing>;

export type Seat = "east" | "south" | "west" | "north";

/** Set on what this phone made and the server has not acknowledged: where its item of the outbox stands, and the item. */
export interface Unsent {
  unsent?: boolean;
  outbox?: Stage;
  item?: string;
}

export interface Settings {
  id?: string;
  slug: string;
  name: string;
  rulebook: { id: string; options: Record<string, Record<string, unknown>>; readings: Record<string, string> };
  revision: string;
  /** the entry that chose this revision */
  revision_since?: { seq: number; who: string | null };
  /** ISO 4217 */
  currency: string;
  /** IANA */
  time_zone: string;
  version: number;
  created_at: string;
  board_open?: boolean;
  people_open?: boolean | null;
}

export interface Team {
  id: string;
  name: string;
}

export interface Player {
  id: string;
  name: string;
  id_number: string;
  team?: string | null;
  withdrawn_at?: string | null;
}

export interface Official {
  id: string;
  name: string;
  roles: string[];
  /** in the league */
  number?: string | null;
  revoked_at?: string | null;
  /** who the official is among the players */
  player_id?: string | null;
  /** players and teams whom the official does not rule on */
  conflicts?: string[];
}

export interface Table {
  id: string;
  label: string;
}

export interface Hanchan extends Unsent {
  id: string;
  table: string;
  round: string;
  /** seat → who began there */
  seats: Record<string, string>;
  started_at?: string | null;
  status?: string | null;
  /** the timing by which a lateness clock cancelled it */
  status_cause?: string | null;
  /** seat → whom the one who sits there replaced */
  substitutes?: Record<string, string> | null;
  scheduled_at?: string | null;
  minutes?: number | null;
  /** players whose unpaid fines a director overlooked */
  allowed?: string[];
}

/** Who can commit a foul, and so has an account. */
export type AccountKind = "player" | "team" | "official";

export interface Timing extends Unsent {
  id: string;
  hanchan: string;
  what: string;
  person: { kind: "player" | "official"; id: string } | null;
  at: string;
  arrived_at?: string | null;
  takes_back?: string | null;
  official: string | null;
  server_at?: string;
  revision: string;
  reason?: string | null;
}

/** `amount` in tenths of P or in minor units of the currency. */
export interface LedgerLine extends Unsent {
  id: string;
  account_kind: AccountKind;
  account_id: string;
  unit: string;
  amount: number;
  what: string;
  cause: string;
  cause_id: string;
  hanchan?: string | null;
  round?: string | null;
  at: string;
  reason?: string | null;
  fine_id?: string | null;
}

export interface Payment extends Unsent {
  id: string;
  account_kind: AccountKind;
  account_id: string;
  unit: string;
  /** minor units */
  amount: number;
  method: string;
  paid_at: string;
  receipt?: number;
  note?: string | null;
  official?: string | null;
  /** of its entry */
  hash?: string;
  refund?: boolean;
  withdrawn?: { at: string; by: string | null; reason: string };
}

export interface CashCount extends Unsent {
  id: string;
  /** local date */
  day: string;
  unit: string;
  method: string;
  /** minor units */
  expected: number;
  counted: number;
  note?: string | null;
  official: string | null;
  at: string;
  earlier: Omit<CashCount, "earlier">[];
}

export interface ExtraTime extends Unsent {
  id: string;
  hanchan: string;
  ruling?: string | null;
  seconds: number;
  reason?: string | null;
}

/** What a player kept for a director to confirm. */
export interface KeptTime extends Unsent {
  id: string;
  hanchan: string;
  player: string | null;
  what: string;
  who?: string | null;
  at: string;
  device_at?: string;
  server_at: string;
  state?: "confirmed" | "dismissed";
  reason?: string;
}

export interface Exam extends Unsent {
  id: string;
  title: string;
  cards: string[];
  seconds?: number | null;
  until?: string | null;
  revision: string;
  status: string;
  closed_at?: string | null;
  reason?: string | null;
}

export interface ExamAttempt extends Unsent {
  id: string;
  exam_id: string;
  official_id: string;
  finished_at: string;
  withdrawn_at?: string | null;
  withdrawn_by?: string | null;
  reason?: string | null;
}

/** A hanchan's result. */
export interface Result extends Unsent {
  /** its entry gives it */
  id?: string;
  hanchan_id: string;
  number: number;
  /** by seat */
  points: Record<string, number>;
  /** points that nobody holds in the end */
  deposits: number;
  unranked: Seat[];
  winless?: Seat[] | null;
  official: string | null;
  at: string;
  reason?: string | null;
  /** the one it corrects */
  before: Result | null;
  /** why it was withdrawn */
  withdrawn?: string;
}

export interface WithdrawnResult extends Result {
  withdrawn: string;
}

/** What a director chose to score by; null is what the rulebook states. */
export interface ScoringChoice {
  starting_points?: number | null;
  goal?: number | null;
  oka?: number | null;
  /** whole P, first to fourth */
  uma?: number[] | null;
  yakitori?: number | null;
  /** for whom the points of a substitute count */
  substitute_points?: "team" | "nobody" | null;
}
