/** What is sent of each kind of item, as openapi.yaml has it; newItem fills in the times and the revision. */

import type { Answer as ExamAnswer } from "#api";
import type { Context } from "../../rules/engine/context.ts";
import type { Decision, IssuedPenalty } from "../../rules/engine/decision.ts";
import type { Hand } from "../journal/hand.ts";
import type { Offender, Ruling } from "../journal/incidents.ts";
import type { AccountKind, Seat } from "../journal/things.ts";

/** What a body has, whatever its kind, where it has it. */
export interface Body {
  device_at?: string;
  /** null while it is not known */
  clock_offset_ms?: number | null;
  table?: string;
  hanchan?: string | null;
  hand?: Hand | null;
  seat?: Seat | null;
  foul?: string;
  facts?: Ruling["facts"];
  context?: Partial<Context>;
  offender?: Named;
  person?: Partial<Named> | null;
  account?: Named;
  reason?: string | null;
  /** rulings that it is about */
  amends?: { ruling: string; reason: string };
  ruling?: string | null;
  /** of a hand end by ruling */
  answers?: object;
  /** the timing that it undoes */
  takes_back?: string | null;
  incident?: string;
  revision?: string;
  outcome?: string;
}

/** Who it is; the phone knows the name. */
type Named = Pick<Offender, "kind" | "id"> & { name?: string };

interface Placed extends Body {
  table: string;
}

interface Reasoned extends Body {
  reason: string;
}

/** What was called, and what was issued in place of what the book prescribes. */
export interface Call {
  foul: string;
  facts?: Ruling["facts"];
  context?: Partial<Context>;
  issued?: { penalties: IssuedPenalty[]; reason?: string };
  note?: string;
}

export interface RulingBody extends Placed, Call {
  foul: string;
  offender: Named;
  shown?: string;
}

export interface HandEndBody extends Placed {
  how: string;
  winners?: Seat[];
  riichi?: Seat[];
  tenpai?: Seat[];
  next?: Hand & { deposits?: number };
  hands?: Record<string, string>;
  quads?: Record<string, string>;
  answers?: Record<string, Ruling["facts"]>;
}

interface DeadHandBody extends Placed {
  seat: Seat;
  reason?: string;
}

interface EscalationBody extends Reasoned {
  evidence?: string;
  ruling?: undefined;
}

interface DecisionBody extends Reasoned {
  outcome: string;
  call?: Call;
}

interface TimingBody extends Body {
  hanchan: string;
  what: string;
  person?: { kind: "player" | "official"; id: string; name?: string } | null;
  arrived_at?: string | null;
  preview?: string;
}

interface ScheduleBody extends Body {
  scheduled_at: string;
  minutes: number | null;
  replaces?: { scheduled_at: string | null; minutes: number | null } | null;
  preview?: string;
}

interface PaymentBody extends Body {
  account: Named & { kind: AccountKind };
  unit: string;
  amount: number;
  method: string;
  paid_at?: string;
  note?: string;
}

interface ExtraTimeBody extends Body {
  hanchan: string;
  seconds: number;
}

interface KeptAnswerBody extends Body {
  confirmed: boolean;
  arbiter?: string;
  preview?: string;
}

interface HelpCallBody extends Placed {
  facts?: Ruling["facts"];
  context?: Partial<Context>;
  offenders?: { kind: AccountKind; id: string; seat?: Seat | null }[];
}

export interface ResultBody extends Body {
  points: Record<string, number>;
  deposits: number;
  unranked: Seat[];
  winless?: Seat[] | null;
  corrects?: { number: number; reason: string };
}

/** By the kind of item. */
export interface Bodies {
  ruling: RulingBody;
  withdrawal: Reasoned;
  "hand-end": HandEndBody;
  "dead-hand": DeadHandBody;
  /** its bytes are kept by themselves */
  photo: undefined;
  note: Body & { note: string };
  escalation: EscalationBody;
  decision: DecisionBody;
  appeal: Reasoned;
  reopening: Reasoned;
  timing: TimingBody;
  schedule: ScheduleBody;
  payment: PaymentBody;
  "extra-time": ExtraTimeBody;
  "kept-answer": KeptAnswerBody;
  "help-call": HelpCallBody;
  "help-answer": Body;
  "help-end": Body & { how: string };
  "exam-attempt": Body & { answers: ExamAnswer[] };
  result: ResultBody;
  restored: undefined;
}

/** A decision as the phone showed it. */
export type Showed = Pick<Decision, "status" | "penalties"> & Partial<Decision>;

interface Expectations {
  ruling: Showed;
  /** of the call that stands again */
  decision: Showed;
  /** of each ruling that the hand end closes */
  "hand-end": Record<string, Decision>;
  /** the level that is called */
  "help-call": string;
}

/** What the phone showed that it comes to, by the kind of item. */
export type Expected<Kind> = (Kind extends keyof Expectations ? Expectations[Kind] : never) | null;
