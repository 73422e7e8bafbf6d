import { store } from "../../../store/index.js";
import { MOST_HANDS } from "../../../rules/hanchan/inspect.js";
import { t } from "../../../ui/i18n.js";
import { withRules } from "../../../domain/rulebook/rules.jsx";
import { useCommand } from "../../../domain/requests/command.jsx";
import { Missing } from "../../../domain/people/not-joined.jsx";
import { useStore } from "../../../store/use-store.js";
import { deferredAt } from "../../../domain/incident/deferred-at.js";
import { align, recordEnd } from "./at-table.js";
import { Entry } from "./entry/entry.jsx";
import { examine } from "./examine.js";
import { Overview } from "./overview.jsx";
import { Recorded } from "./recorded.jsx";
import { Received } from "./share/received.jsx";
import { useSheet } from "./use-sheet.js";

/** @typedef {import("../../../domain/rulebook/rules.jsx").Rules} Rules @typedef {import("./state.js").Sheet} Sheet */

/** The score sheet: `#/sheet`, `?hanchan=…` of a tournament's hanchan, `?s=…` one that somebody shared; with `/next` or `/3` a hand of it. */
export default withRules(({ rules, args: [hand], query }) => {
  const { state } = useStore();
  const code = query.get("s");
  if (code !== null) return <Received key={code} rules={rules} code={code} />;
  const id = query.get("hanchan");
  const hanchan = id && state?.hanchans[id];
  if (id && !hanchan) return <Missing title={t("sheet.title")} text={t("result.no-hanchan")} up="#/sheet" />;
  const table = hanchan && state?.tables[hanchan.table];
  return (
    <Kept key={id} rules={rules} hanchan={hanchan ? { ...hanchan, label: table?.label ?? "?" } : null} hand={hand} />
  );
});

/** @param {{rules: Rules, hanchan: any, hand: string|undefined}} props */
function Kept({ rules: shared, hanchan, hand }) {
  const open = useSheet(shared, hanchan);
  const { sheet, keep, rules, casual } = open;
  const { does, wrong } = useCommand();
  /** The table of a tournament's hanchan follows: a hand that was added ends there, too. @param {Sheet} next */
  const change = (next) =>
    does(async () => {
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
    return <Entry key={hand} open={open} at={at} onKept={change} wrong={wrong} />;
  }
  return (
    <Overview
      open={open}
      onChanged={change}
      waits={
        <>
          {wrong}
          {hanchan && <Waiting hanchan={hanchan} />}
          {begun && <Recorded open={open} />}
        </>
      }
    />
  );
}

/** Rulings that wait for the end of a hand: the table's own dialog asks what they need. @param {{hanchan: any}} props */
function Waiting({ hanchan }) {
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
