/** What each kind of entry says (docs/journal.md), as far as the state is made of it. */

import type { Hand } from "./hand.ts";
import type { Decision } from "../../rules/engine/decision.ts";
import type { EscalationStep, HelpCall, Note, Ruling } from "./incidents.ts";
import type {
  CashCount,
  ExtraTime,
  Hanchan,
  KeptTime,
  LedgerLine,
  Payment,
  Player,
  Result,
  ScoringChoice,
  Seat,
  Settings,
  Timing,
} from "./things.ts";
import type { League } from "#api";

/** With the rows that the entry wrote, and how what it changes was before. */
export type Written<Body> = Body & { rows?: unknown; before?: unknown; removed_at?: string | null };

export type SettingsBody = Written<Partial<Settings>> & {
  revision: string;
  rulebook_content?: unknown;
  reason?: string;
};

export interface SeasonBody {
  league: League;
  season: string;
  /** why it was left */
  reason?: string;
}

/** `merged_into`: another entry of the same player. */
export type PlayerBody = Partial<Player> & { team_id?: string | null; merged_into?: string };

/** With the table and who sits on each seat, as in `east_id`. */
export type HanchanBody = Partial<Omit<Hanchan, "id" | "table" | "seats">> & Record<`${string}_id`, string | undefined>;

export interface OverlookedBody {
  players: string[];
}

/** Where and when it happened. */
export interface PlaceBody {
  table_id: string;
  hanchan_id: string | null;
  hand_wind?: string | null;
  hand_number: number;
  hand_counters?: number | null;
  official_id: string | null;
  server_at: string;
  device_at: string;
}

export interface DeadHandBody extends PlaceBody {
  seat: Seat;
  cleared_at: string | null;
  cleared_by: string | null;
  request?: { reason?: string; ruling?: string };
}

export interface HandEndBody extends PlaceBody {
  how: string;
  winners: Seat[];
  hands: Record<string, string>;
  request?: {
    quads?: Record<string, string>;
    riichi?: Seat[];
    tenpai?: Seat[];
    next?: Hand & { deposits?: number };
  };
}

export type HelpCallBody = PlaceBody & Omit<HelpCall, "id" | "table" | "hanchan" | "hand">;

export type TimingBody = Written<Omit<Timing, "id" | "hanchan" | "person" | "official" | "server_at">> & {
  hanchan_id: string;
  person_kind: "player" | "official";
  person_id: string | null;
};

export type ExtraTimeBody = Omit<ExtraTime, "id" | "hanchan" | "ruling"> & {
  hanchan_id: string;
  ruling_id: string | null;
};

export type KeptTimeBody = Written<Omit<KeptTime, "id" | "hanchan" | "player" | "server_at">> & {
  hanchan_id: string;
  player_id: string | null;
};

export interface PostedBody {
  cause: string;
  hanchan_id: string | null;
  round: string | null;
  lines: Omit<LedgerLine, "cause" | "cause_id" | "hanchan" | "round" | "at">[];
}

export type PaymentBody = Written<Omit<Payment, "id" | "official" | "hash" | "refund">> & { reason?: string };

export type CashCountBody = Written<Omit<CashCount, "id" | "official" | "at" | "earlier">>;

export type ResultBody = Written<Omit<Result, "id" | "hanchan_id" | "at" | "official" | "before">> & {
  hanchan_id: string;
};

export type ScoringBody = Written<ScoringChoice> & { reason?: string };

export type RulingBody = Written<{ ruling: Ruling }>;

/** Withdrawn or amended; `ruling` is how it is now. */
export interface EndedBody {
  ruling: Partial<Ruling>;
  reason: string;
  amended_by?: string | null;
}

export interface ClosedBody {
  ruling: Partial<Ruling>;
  final_decision: Decision;
  counts?: boolean;
  hand_end: string | null;
  closing_ruling: string;
}

export type NoteBody = Written<Omit<Note, "id" | "official" | "server_at">>;

export interface RemovedBody {
  photos?: boolean;
  /** whether texts were taken out */
  texts?: boolean;
  /** whose names were */
  players: string[];
}

export type EscalationBody = Written<{ reason: string; evidence?: string; escalated_at: string }>;

export type StepBody = Written<Omit<EscalationStep, "what" | "official" | "server_at" | "seq">>;
