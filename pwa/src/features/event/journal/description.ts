import { SEATS } from "../../../store/index.ts";
import { clockTime as minutes } from "../../../rules/words/wording.ts";
import { amountIn, holderOf, lineText } from "../../../domain/ledger/accounts.ts";
import { differenceText } from "../../../domain/money/count.tsx";
import { clockTime, t } from "../../../ui/i18n.ts";
import { foulName, handName, lineOf } from "../../../domain/words/words.ts";
import { whole } from "../../../ui/numbers.ts";
import { nameOf } from "../../../domain/event/pending-results.tsx";
import type { Words } from "../../../rules/words/wording.ts";
import type { Entry, HandEnd, HelpCall, LedgerLine, Official, Ruling, State, Told } from "../../../store/index.ts";

type Part = string | false | null | undefined;
type Describer = (words: Words, state: State, entry: Entry<never>) => Part[];

/** The fields that entries of any kind may have, among many others. */
type EntryBody = Told.Written<{ reason?: string; what?: string }>;

/** Return the body of an entry, without the hashes of the rows that it wrote. */
export function textIn({ body }: Entry) {
  const { rows: _, ...text } = body as EntryBody; // its kind says what else it is
  return text;
}

/** Describe an entry, in parts; return none for an unknown format of a newer server. */
export function describe(words: Words, state: State, entry: Entry): string[] {
  const { kind } = entry;
  const describer = DESCRIBERS[kind] ?? DESCRIBERS[kind.split(".")[0]] ?? (() => []);
  try {
    const parts = describer(words, state, entry as Entry<never>);
    return [...parts, textIn(entry).reason].flatMap((part) => part || []);
  } catch {
    return [];
  }
}

/** The recipient of a link, phone or token. */
interface Recipient {
  official_id?: string | null;
  player_id?: string | null;
}

/** A team, a player or a table; `before`: the values that a correction replaced. */
interface Correctable {
  name?: string;
  before?: { name?: string; id_number?: string; label?: string };
  withdrawn_at?: string | null;
  removed_at?: string | null;
}

type Line = Pick<LedgerLine, "account_kind" | "account_id" | "unit" | "amount" | "what">;

/** The function that describes an entry, by its kind or the first part of its kind. */
const DESCRIBERS: Record<string, Describer> = {
  tournament: (_, __, { body }: Entry<Partial<Told.SettingsBody>>) => [body.name, body.rulebook?.id],
  season: (_, __, { body }: Entry<Told.SeasonBody>) => [body.league.name, body.season],
  official: (_, state, { subject, body }: Entry<Partial<Official>>) => [
    body.name ?? state.officials[subject]?.name,
    ...rolesOf(body),
    body.number,
    playerName(state, body.player_id),
  ],
  invitation: (_, state, { body }: Entry<Recipient & { label?: string; roles?: string[] }>) => [
    body.label,
    recipientName(state, body),
    ...rolesOf(body),
  ],
  phone: (_, state, { body }: Entry<Recipient>) => [recipientName(state, body)],
  token: (_, state, { body }: Entry<Recipient & { name?: string; scopes?: string[] }>) => [
    body.name,
    recipientName(state, body),
    ...(body.scopes ?? []),
  ],
  team: (_, state, { subject, body }: Entry<Correctable>) =>
    withCorrection(body, body.name ?? state.teams[subject]?.name),
  player: (_, state, { subject, body }: Entry<Correctable & Told.PlayerBody>) =>
    body.merged_into
      ? [t("journal.joined", { name: playerName(state, subject) ?? "?" })]
      : withCorrection(body, body.name ?? playerName(state, subject), body.id_number),
  table: (_, state, { subject, body }: Entry<Correctable & { label?: string }>) =>
    withCorrection(body, t("hall-table", { label: body.label ?? state.tables[subject]?.label ?? "?" })),
  hanchan: (_, state, { subject, body }: Entry<Told.HanchanBody>) => [
    placeOf(state, subject),
    ...SEATS.map((seat) => playerName(state, body[`${seat}_id`])),
    body.scheduled_at && clockTime(body.scheduled_at, state.settings.time_zone),
  ],
  ruling: (words, _, { body: { ruling } }: Entry<Partial<Told.RulingBody>>) => rulingParts(words, ruling),
  photo: (words, state, { body }: Entry<{ ruling: string }>) => rulingParts(words, state.rulings[body.ruling]),
  note: (words, state, { body }: Entry<Told.NoteBody>) => [
    ...rulingParts(words, state.rulings[body.ruling]),
    body.note,
  ],
  escalation: (words, state, { subject, body }: Entry<Partial<Told.StepBody>>) => [
    body.outcome && t(`journal.outcome.${body.outcome}`),
    ...rulingParts(words, state.rulings[subject]),
  ],
  "dead-hand": (words, state, { subject }) => {
    const { seat, ...at } = state.deadHands[subject] ?? {};
    return [seat && words.phrase(`seat-${seat}`), ...handOf(state, at)];
  },
  hand: (_, state, { subject, body }: Entry<Told.HandEndBody>) => [
    t(`hall-how.${body.how}`),
    ...handOf(state, state.handEnds[subject]),
  ],
  "help.called": (words, state, { body }: Entry<Told.HelpCallBody>) => [
    t("hall-table", { label: state.tables[body.table_id]?.label ?? "?" }),
    ...body.offenders.map((one) => holderOf(state, one)),
    body.foul && foulName(words, body.foul),
  ],
  help: (_, state, { subject, body }: Entry<Partial<HelpCall>>) => [
    body.ended_how && t(`help.over.${body.ended_how}`),
    ...handOf(state, state.helpCalls[subject]),
  ],
  exam: (_, state, { subject }) => [state.exams[subject]?.title],
  "exam-attempt": (_, state, { subject }) => {
    const { exam_id: exam, official_id: official } = state.examAttempts[subject] ?? {};
    return [state.exams[exam]?.title, state.officials[official]?.name];
  },
  timing: (_, state, { body }: Entry<Told.TimingBody>) => [
    t(`journal.what.${body.what}`),
    body.person_id && holderOf(state, { kind: body.person_kind, id: body.person_id }),
    placeOf(state, body.hanchan_id),
  ],
  "time.added": (_, state, { body }: Entry<Told.ExtraTimeBody>) => [
    `${body.seconds < 0 ? "−" : "+"}${minutes(Math.abs(body.seconds))}`,
    placeOf(state, body.hanchan_id),
  ],
  time: (_, state, { subject }) => {
    const { what, player, hanchan } = state.keptTimes[subject] ?? {};
    return [what && t(`journal.what.${what}`), playerName(state, player), placeOf(state, hanchan)];
  },
  "personal-data": (_, state, { body }: Entry<Told.RemovedBody>) => body.players.map((id) => playerName(state, id)),
  ledger: (_, state, { body }: Entry<Told.PostedBody>) => body.lines.map((line) => paid(state, line)),
  fine: (_, state, { kind, body }: Entry<Told.PaymentBody>) => [
    paid(state, { ...body, what: "paid", amount: kind === "fine.refunded" ? body.amount : -body.amount }),
    t("journal.receipt", { number: body.receipt ?? "" }),
  ],
  payment: (_, state, { body }: Entry<Told.PaymentBody & { refund?: boolean }>) => [
    paid(state, { ...body, what: "reversed", amount: body.refund ? -body.amount : body.amount }),
    t("journal.receipt", { number: body.receipt ?? "" }),
  ],
  cash: (_, __, { body: { day, method, unit, counted, expected, note } }: Entry<Told.CashCountBody>) => [
    day,
    t(`fines.method.${method}`),
    t("cash.counted", { amount: amountIn(unit, counted) }),
    differenceText(unit, counted - expected),
    note,
  ],
  fines: (_, state, { body }: Entry<Told.OverlookedBody>) => body.players.map((id) => playerName(state, id)),
  result: (words, state, { body }: Entry<Told.ResultBody>) => [
    placeOf(state, body.hanchan_id),
    ...SEATS.map((seat) => `${words.phrase(`seat-${seat}`)} ${whole(body.points[seat])}`),
  ],
};

/** Return the current values, followed by those that a correction replaced. */
function withCorrection(
  { before = {}, withdrawn_at: withdrawn, removed_at: removed }: Correctable,
  ...now: Part[]
): Part[] {
  const was = [before.name, before.id_number, before.label].filter(Boolean).join(", ");
  return [
    ...now,
    was && t("journal.was", { was }),
    withdrawn && t("journal.withdrawn"),
    removed && t("journal.removed"),
  ];
}

function rolesOf({ roles }: { roles?: string[] }) {
  return (roles ?? []).map((role) => t(`hall-role.${role}`));
}

function playerName(state: State, id?: string | null) {
  const player = id ?? "";
  return state.players[state.merged[player] ?? player]?.name;
}

/** Return the name of an official or a player. */
function recipientName(state: State, { official_id: official, player_id: player }: Recipient) {
  return state.officials[official ?? ""]?.name ?? playerName(state, player);
}

function rulingParts(words: Words, ruling?: Ruling): Part[] {
  if (!ruling) return [];
  const { foul, offender, table } = ruling;
  return [foulName(words, foul), offender.name, t("hall-table", { label: table.label }), lineOf(words, ruling)];
}

function placeOf(state: State, hanchan: string | undefined) {
  const played = state.hanchans[hanchan ?? ""];
  return played && nameOf(state, played);
}

function handOf(state: State, { table = "", hand }: Partial<Pick<HandEnd, "table" | "hand">> = {}): Part[] {
  return [state.tables[table] && t("hall-table", { label: state.tables[table].label }), handName(hand)];
}

function paid(state: State, { account_kind: kind, account_id: id, ...line }: Line) {
  return `${holderOf(state, { kind, id })} ${lineText(line)}`;
}
