import { useRef, useState } from "preact/hooks";
import { decide } from "../../../rules/engine/decide.ts";
import { tablePayments } from "../../../rules/scores/casual.ts";
import { spokenDecision, tried } from "../../../domain/incident/decision.ts";
import { Decision } from "../foul/decision.tsx";
import { without } from "../foul/foul.tsx";
import { FoulPicker } from "../foul/picker.tsx";
import { Answered, Around, Questions } from "../foul/questions.tsx";
import { t } from "../../../ui/i18n.ts";
import { Choice, Screen, say } from "../../../ui/index.ts";
import { go } from "../../../ui/router.ts";
import { buzz } from "../../../ui/settings.ts";
import { Table } from "../../../domain/payments/arrows.tsx";
import { placeOf, seatOf } from "../../../domain/payments/tally.ts";
import type { Payment } from "../../../domain/payments/tally.ts";
import type { Context } from "../../../rules/engine/context.ts";
import type { FactValue, Facts } from "../../../rules/engine/facts.ts";
import type { Spoken } from "../../../domain/incident/decision.ts";
import type { Penalty } from "../../../rules/engine/consequences.ts";
import type { Play } from "./casual.tsx";
import type { Rules } from "../../../domain/rulebook/rules.tsx";

type Turn = Play & { person: number };

const CASUAL = { casual: true };

/** Ask which foul the player committed. */
export function WhichFoul({ rules, evening, names, person }: Turn) {
  return (
    <Screen title={t("open.foul-of", { name: names[person] ?? "" })} up="#/casual">
      <FoulPicker
        rules={rules}
        occasion={`${person} ${evening.events.length}`}
        address={(foul) => `#/casual/${person}/${foul}`}
        leaveOut={rules.book.casual.not_applied}
      />
    </Screen>
  );
}

/** Decide a foul in casual play, with its payments at the table. */
export function CasualFoul(turn: Turn & { foul: string }) {
  const { rules, evening, names, person, foul } = turn;
  const [facts, setFacts] = useState<Facts>({});
  const [around, setAround] = useState<Partial<Context>>(CASUAL);
  const [chosen, setChosen] = useState(0);
  const seat = seatOf(person, evening.east);
  const context = { ...around, seat };
  const spoken = spokenOf(rules, foul, facts, context);
  const picked = spoken.range?.[chosen] ? chosen : 0; // another answer may have brought a shorter range
  const { line, payments } = outcomeOf(turn, spoken, picked, seat);
  const record = useRecord(turn, line, payments);
  const actions = !["needs-facts", "not-covered"].includes(spoken.status) && (
    <button class="button main" onClick={record}>
      {t("open.note")}
    </button>
  );
  const answer = (fact: string, value: FactValue) => setFacts({ ...facts, [fact]: value });
  const forget = (fact: string) => setFacts(without(facts, fact));
  const seats = names.map((_, each) => rules.words.phrase(`seat-${seatOf(each, evening.east)}`));
  const number = (points: number) => rules.words.number(points);
  return (
    <Screen title={`${names[person]}: ${spoken.foul.name}`} up={`#/casual/${person}`} actions={actions}>
      <Questions spoken={spoken} onAnswer={answer} />
      <Answered rules={rules} facts={facts} onForget={forget} />
      {spoken.range && (
        <Choice
          label={t("open.you-choose")}
          value={picked}
          onChange={setChosen}
          options={rangeOf(rules, spoken.range)}
        />
      )}
      {payments.length > 0 && <Table names={names} notes={seats} pot="" payments={payments} number={number} />}
      <Decision rules={rules} spoken={{ ...spoken, say: "" }} />
      <Around rules={rules} foul={foul} facts={facts} context={context} onChange={setAround} fixed />
    </Screen>
  );
}

/** Decide the foul and put it into words; without the context if it contradicts the facts. */
function spokenOf({ book, library }: Rules, foul: string, facts: Facts, context: Partial<Context>): Spoken {
  const decision = tried(book, foul, facts, context) ?? decide(book, foul, facts, { ...CASUAL, seat: context.seat });
  return spokenDecision(library, decision);
}

/** Return the penalty's line and the payments between players. */
function outcomeOf(
  { rules, evening: { east } }: Turn,
  spoken: Spoken,
  picked: number,
  seat: string,
): { line: string; payments: Payment[] } {
  const { line, transfers } = spoken.range ? fromRange(rules, spoken.range[picked], seat) : spoken;
  const payments = transfers.map(({ from, to, points }) => ({
    from: placeOf(from, east),
    to: placeOf(to, east),
    points,
  }));
  return { line, payments };
}

/** Return a function that records the foul in the evening, only once however often it is tapped. */
function useRecord({ evening, set, person, foul }: Turn & { foul: string }, line: string, payments: Payment[]) {
  const recorded = useRef(false);
  return () => {
    if (recorded.current) return;
    recorded.current = true;
    set({ events: [...evening.events, { kind: "foul", by: person, foul, line, payments }] });
    buzz();
    say(t("open.recorded"));
    go("#/casual", { replace: true });
  };
}

function rangeOf({ words }: Rules, range: Penalty[]) {
  return range.map((penalty, value) => ({
    value,
    text: words.penalty(penalty),
  }));
}

/** Return the penalty that the host chose from the range, with its payments by the rulebook. */
function fromRange(rules: Rules, penalty: Penalty, seat: string) {
  const { kind, p } = penalty;
  const transfers = p
    ? tablePayments(rules.book, [{ seat, kind: kind === "chonbo" ? kind : "points", p }]).transfers
    : [];
  return { transfers, line: rules.words.penalty(penalty) };
}
