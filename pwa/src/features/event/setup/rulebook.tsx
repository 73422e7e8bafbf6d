import { useState } from "preact/hooks";
import { store } from "../../../store/index.ts";
import { t } from "../../../ui/i18n.ts";
import { Correction } from "../../../domain/event/correction.tsx";
import { useRequest } from "../../../domain/account/request.tsx";
import { Chooser } from "../../../domain/rulebook/chooser.tsx";
import { bookFor, bookName, plain, withRules } from "../../../domain/rulebook/rules.tsx";
import { useStore } from "../../../store/use-store.ts";
import type { Choice } from "../../../domain/rulebook/rules.tsx";
import type { Request } from "../../../domain/event/correction.tsx";
import type { Snapshot, State } from "../../../store/index.ts";

function choiceOf(tournament: Snapshot["tournament"]): Choice {
  return { ...plain(""), ...tournament?.rulebook };
}

/** Show the tournament's rulebook with its options. */
export const BookName = withRules<object>(({ rules }) => {
  const { tournament } = useStore();
  return (
    <p>
      <strong>{bookName(rules, bookFor(rules.library, choiceOf(tournament)))}</strong>
    </p>
  );
});

/** Offer another rulebook or other options for later calls; with a preview of the effects once anything was played. */
export const ChangeBook = withRules<{ state: State }>(({ rules, state }) => {
  const { tournament } = useStore();
  const [open, setOpen] = useState(false);
  const [change, setChange] = useState<{ rulebook: Choice; request: Request } | null>(null);
  const { ask, asking, wrong } = useRequest();
  const use = (rulebook: Choice) => {
    setOpen(false);
    const request = { method: "PATCH", path: "", match: `"${state.settings.version}"`, body: { rulebook } };
    if (Object.keys({ ...state.results, ...state.rulings }).length > 0) return setChange({ rulebook, request });
    ask(() => store.ask("", request));
  };
  return (
    <>
      <button class="button" type="button" disabled={asking} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t("setup.rules")}
      </button>
      {wrong}
      {open && <Chooser rules={rules} value={choiceOf(tournament)} onUse={use} onClose={() => setOpen(false)} />}
      {change && (
        <Correction
          title={t("setup.rules")}
          what="rules"
          request={change.request}
          yes={t("setup.rules-yes")}
          onClose={() => setChange(null)}
        >
          <p>{t("setup.rules-played", { name: bookName(rules, bookFor(rules.library, change.rulebook)) })}</p>
        </Correction>
      )}
    </>
  );
});
