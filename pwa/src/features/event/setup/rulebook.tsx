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

function chosen(tournament: Snapshot["tournament"]): Choice {
  return { ...plain(""), ...tournament?.rulebook };
}

/** The tournament's rulebook with its options. */
export const BookName = withRules<object>(({ rules }) => {
  const { tournament } = useStore();
  return (
    <p>
      <strong>{bookName(rules, bookFor(rules.library, chosen(tournament)))}</strong>
    </p>
  );
});

/** Another rulebook, or other options, for calls from now on; what follows is looked at where anything was played. */
export const ChangeBook = withRules<{ state: State }>(({ rules, state }) => {
  const { tournament } = useStore();
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState<{ rulebook: Choice; request: Request } | null>(null);
  const { ask, asking, wrong } = useRequest();
  const use = (rulebook: Choice) => {
    setOpen(false);
    const request = { method: "PATCH", path: "", match: `"${state.settings.version}"`, body: { rulebook } };
    if (Object.keys({ ...state.results, ...state.rulings }).length > 0) return setAsked({ rulebook, request });
    ask(() => store.ask("", request));
  };
  return (
    <>
      <button class="button" type="button" disabled={asking} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t("setup.rules")}
      </button>
      {wrong}
      {open && <Chooser rules={rules} value={chosen(tournament)} onUse={use} onClose={() => setOpen(false)} />}
      {asked && (
        <Correction
          title={t("setup.rules")}
          what="rules"
          request={asked.request}
          yes={t("setup.rules-yes")}
          onClose={() => setAsked(null)}
        >
          <p>{t("setup.rules-played", { name: bookName(rules, bookFor(rules.library, asked.rulebook)) })}</p>
        </Correction>
      )}
    </>
  );
});
