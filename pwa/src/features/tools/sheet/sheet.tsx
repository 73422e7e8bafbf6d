import { store } from "../../../store/index.ts";
import { MOST_HANDS } from "../../../rules/hanchan/inspect.ts";
import { t } from "../../../ui/i18n.ts";
import { withRules } from "../../../domain/rulebook/rules.tsx";
import { useCommand } from "../../../domain/requests/command.tsx";
import { Missing } from "../../../domain/people/not-joined.tsx";
import { useStore } from "../../../store/use-store.ts";
import { deferredAt } from "../../../domain/incident/deferred-at.ts";
import { align, recordEnd } from "./at-table.ts";
import { Entry } from "./entry/entry.tsx";
import { examine } from "./examine.ts";
import { Overview } from "./overview.tsx";
import { Recorded } from "./recorded.tsx";
import { Received } from "./share/received.tsx";
import { useSheet } from "./use-sheet.ts";
import type { Rules } from "../../../domain/rulebook/rules.tsx";
import type { EventHanchan } from "./use-sheet.ts";
import type { Sheet } from "./state.ts";

/**
 * Show the score sheet: `#/sheet`, `?hanchan=…` of a tournament's hanchan, `?s=…` a shared one; with `/next` or `/3`
 * one of its hands.
 */
export default withRules(({ rules, args: [hand], query }) => {
  const { state } = useStore();
  const code = query.get("s");
  if (code !== null) return <Received key={code} rules={rules} code={code} />;
  const id = query.get("hanchan");
  const hanchan = id ? state?.hanchans[id] : undefined;
  if (id && !hanchan) return <Missing title={t("sheet.title")} text={t("result.no-hanchan")} up="#/sheet" />;
  const table = hanchan && state?.tables[hanchan.table];
  return (
    <OwnSheet
      key={id}
      rules={rules}
      hanchan={hanchan ? { ...hanchan, label: table?.label ?? "?" } : null}
      hand={hand}
    />
  );
});

function OwnSheet({
  rules: shared,
  hanchan,
  hand,
}: {
  rules: Rules;
  hanchan: EventHanchan | null;
  hand: string | undefined;
}) {
  const open = useSheet(shared, hanchan);
  const { sheet, keep, rules, casual } = open;
  const { run, error } = useCommand();
  /** Save the sheet. In a tournament the table follows: the end of an added hand is recorded there too. */
  const change = (next: Sheet) =>
    run(async () => {
      const { examined } = examine(rules, { ...next, casual }, true);
      const more = next.hands.length - sheet.hands.length;
      const isTakenBack = hanchan && sheet.sent && more <= 0 && (await store.undo(sheet.sent));
      const sent =
        hanchan && (more === 1 || (isTakenBack && more === 0))
          ? await recordEnd(hanchan, next.hands[next.hands.length - 1], examined)
          : "";
      keep({ ...next, sent, choice: next.choice ?? (hanchan ? null : rules.choice) });
      if (hanchan) align(hanchan, examined);
    });
  const { length } = sheet.hands;
  const begun = hanchan && (length > 0 || sheet.future.length > 0);
  const at = hand === "next" ? length : Number(hand ?? NaN);
  if (at >= 0 && at <= Math.min(length, MOST_HANDS - 1)) {
    return <Entry key={hand} open={open} at={at} onKept={change} error={error} />;
  }
  return (
    <Overview
      open={open}
      onChanged={change}
      waits={
        <>
          {error}
          {hanchan && <Waiting hanchan={hanchan} />}
          {begun && <Recorded open={open} />}
        </>
      }
    />
  );
}

/** Show deferred rulings that wait for the end of a hand, with a link to the table, whose dialog asks about them. */
function Waiting({ hanchan }: { hanchan: EventHanchan }) {
  const { state } = useStore();
  const waiting = state ? deferredAt(state, hanchan.table).filter((one) => one.hanchan === hanchan.id) : [];
  if (!waiting.length) return null;
  return (
    <p class="note warn">
      {t("sheet.waits", { count: waiting.length })}{" "}
      <a class="reach" href={`#/table/${hanchan.table}`}>
        {t("hall-table", { label: hanchan.label })}
      </a>
    </p>
  );
}
