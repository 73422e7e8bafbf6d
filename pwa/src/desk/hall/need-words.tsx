import { store } from "../../store/index.ts";
import { stepText } from "../../features/incident/escalations/events.tsx";
import { ago, whoOf } from "../../domain/incident/escalations.ts";
import { NewPayment } from "../../domain/money/new-payment.tsx";
import { amountIn, fines } from "../../domain/ledger/accounts.ts";
import { headOf, liesWith, namesIn, standing, whoAndWhen } from "../../domain/incident/help-calls.ts";
import { useFinesLink } from "../../domain/money/fines-link.ts";
import { clockTime, t } from "../../ui/i18n.ts";
import { StopClock } from "../../features/tables/lateness/stop.tsx";
import { say } from "../../ui/index.ts";
import { foulName, handName, tournamentName, useWords } from "../../domain/words/words.ts";
import { useStore } from "../../store/use-store.ts";
import { BeginRound } from "./begin-round.tsx";
import { HandEnd } from "../../features/tables/table/hand-end.tsx";
import type { ComponentChildren } from "preact";
import type { Need, NeedKind } from "./needs.ts";
import type { Row } from "./rows.ts";
import type { View } from "./progress.ts";
import type { Words } from "../../rules/words/wording.ts";
import type { Snapshot, Table } from "../../store/index.ts";

/** A need in words, and what is done about it: `act` at once, `opens` a dialog, or the address itself. */
interface Said {
  look: string;
  title: string;
  about: (string | false | undefined)[];
  href: string;
  yes: string;
  act?: () => Promise<void>;
  opens?: (close: () => void) => ComponentChildren;
}

/** What is said of a need. */
export function useWording<Kind extends NeedKind>(need: Need<Kind>, view: View): Said {
  const words = useWords();
  const snapshot = useStore();
  const wayThere = useFinesLink();
  return IN_WORDS[need.kind]({ need, view, words, snapshot, wayThere });
}

interface Given<Kind extends NeedKind> {
  need: Need<Kind>;
  view: View;
  words: Words;
  snapshot: Snapshot;
  wayThere: ReturnType<typeof useFinesLink>;
}

const IN_WORDS: { [Kind in NeedKind]: (given: Given<Kind>) => Said } = {
  help({ need: { of: call }, words, snapshot }) {
    const { state, official } = snapshot;
    const comes = liesWith(call, official) && !call.answered_at;
    const come = async () => {
      await store.send("help-answer", call.id, {});
      say(t("help.said"));
    };
    return {
      look: "warn",
      title: headOf(words, state, call),
      about: [
        ...namesIn(state, call),
        t("help.by", whoAndWhen(state, call.official, call.called_at)),
        standing(snapshot, call),
      ],
      href: `#/help/${call.id}`,
      ...(comes ? { yes: t("help.come"), act: come } : { yes: t("desk.open") }),
    };
  },
  escalation({ need: { of: escalation }, words, snapshot: { state } }) {
    const ruling = state.rulings[escalation.id];
    const asked = escalation.steps.at(-1); // an appeal, or opened again
    return {
      look: "warn",
      title: `${foulName(words, ruling.foul)} · ${ruling.offender.name}`,
      about: [
        asked ? stepText(asked) : t("hall-status.escalated"),
        labelOf(ruling.table),
        whoOf(state, asked ?? escalation),
        ago(asked?.made_at ?? escalation.escalated_at),
      ],
      href: `#/escalation/${escalation.id}`,
      yes: t("desk.decide"),
    };
  },
  cancel({ need: { of: shown, row }, view }) {
    return {
      look: "bad",
      title: t("desk.cancel", { name: shown.name }),
      about: [labelOf(row.table), shown.cost?.cost_line],
      href: startOf(row),
      yes: t("clock.way.cancelled"),
      opens: (close) => (
        <StopClock hanchan={row.hanchan} {...shown} due first="cancelled" zone={view.zone} onClose={close} />
      ),
    };
  },
  "not-begun"({
    need: {
      of: { round, rows, minutes },
      row,
    },
  }) {
    return {
      look: "warn",
      title: t("desk.late-round", { round, count: minutes }),
      about: [t("desk.not-begun", { count: rows.length })],
      href: startOf(row),
      yes: t("desk.begin"),
      opens: (close) => <BeginRound round={round} rows={rows} onClose={close} />,
    };
  },
  kept({ need: { of: times, row }, view: { zone } }) {
    return {
      look: "warn",
      title: t("desk.kept", { count: times.length }),
      about: [labelOf(row.table), clockTime(times[0].at, zone)],
      href: startOf(row),
      yes: t("kept.confirm"),
    };
  },
  deferred({ need: { of: hand, row }, words, snapshot: { state } }) {
    const { table, hanchan } = row;
    const ending = (close: () => void) => (
      <HandEnd table={table} hanchan={state.hanchans[hand.hanchan ?? ""] ?? hanchan} hand={hand.hand} onClose={close} />
    );
    return {
      look: "info",
      title: t("hall-ended-how", { hand: handName(hand.hand) }),
      about: [labelOf(table), ...hand.rulings.map((one) => `${one.offender.name}: ${foulName(words, one.foul)}`)],
      href: `#/table/${table.id}`,
      yes: t("desk.say"),
      opens: ending,
    };
  },
  outbox({ need: { of: tasks } }) {
    return {
      look: "bad",
      title: t("to-resolve", { count: tasks.length }),
      about: [],
      href: "#/outbox",
      yes: t("hall-resolve"),
    };
  },
  gone({ need: { of: seated, row } }) {
    const { id, round } = row.hanchan;
    return {
      look: "warn",
      title: t(`desk.gone.${seated.gone}`, { name: seated.name }),
      about: [labelOf(row.table), t("hall-round", { round })],
      href: `#/correct/hanchan/${id}`,
      yes: t("desk.open"),
    };
  },
  debt({
    need: {
      of: { name, debt },
      row,
    },
    snapshot: { state },
    wayThere,
  }) {
    const elsewhere = debt.tournament && tournamentName(state, debt.tournament);
    const balance = elsewhere
      ? undefined
      : fines(state).find(({ account, unit }) => account.id === debt.account.id && unit === debt.unit);
    const paying = (close: () => void) => balance && <NewPayment state={state} balance={balance} onClose={close} />;
    return {
      look: "money",
      title: t("desk.owes", { name, amount: amountIn(debt.unit, debt.amount) }),
      about: [labelOf(row.table), elsewhere],
      href: elsewhere ? (wayThere(debt.tournament) ?? startOf(row)) : `#/player/${debt.account.id}`,
      ...(balance ? { yes: t("desk.take-payment"), opens: paying } : { yes: t("desk.open") }),
    };
  },
  result({ need: { of: clock, row }, view: { zone } }) {
    const { table, hanchan } = row;
    return {
      look: "",
      title: t("desk.no-result", { label: table.label }),
      about: [
        t("hall-round", { round: hanchan.round }),
        t("game.was-up", { time: clockTime(new Date(clock.ends), zone) }),
      ],
      href: `#/result/${hanchan.id}`,
      yes: t("desk.enter"),
    };
  },
};

function labelOf(table: Table | undefined) {
  return t("hall-table", { label: table?.label ?? "?" });
}

function startOf({ table, hanchan }: Row) {
  return `#/start/${table.id}/${hanchan.id}`;
}
