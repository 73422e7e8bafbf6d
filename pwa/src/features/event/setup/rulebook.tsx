import { useState } from "preact/hooks";
import { store } from "../../../store/index.ts";
import { t } from "../../../ui/i18n.ts";
import { Correction } from "../../../domain/event/correction.tsx";
import { useRequest } from "../../../domain/account/request.tsx";
import { Chooser } from "../../../domain/rulebook/chooser.tsx";
import { bookFor, bookName, withRules } from "../../../domain/rulebook/rules.tsx";
import { useStore } from "../../../store/use-store.ts";
import type { Choice } from "../../../domain/rulebook/rules.tsx";

function chosen({ rulebook }: any): Choice {
  return { options: {}, readings: {}, ...rulebook };
}

/** The tournament's rulebook with its options. */
export const BookName = withRules(({ rules }: any) => {
  const { tournament } = useStore();
  return (
    <p>
      <strong>{bookName(rules, bookFor(rules.library, chosen(tournament)))}</strong>
    </p>
  );
});

/** Another rulebook, or other options, for calls from now on; what follows is looked at where anything was played. */
export const ChangeBook = withRules(({ rules, state }: any) => {
  const { tournament } = useStore();
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(null as import("../../../domain/event/correction.tsx").Request | null);
  const { ask, asking, wrong } = useRequest();
  const use = (rulebook: any) => {
    setOpen(false);
    const request = { method: "PATCH", path: "", match: `"${state.settings.version}"`, body: { rulebook } };
    if (Object.keys({ ...state.results, ...state.rulings }).length > 0) return setAsked(request);
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
          request={asked}
          yes={t("setup.rules-yes")}
          onClose={() => setAsked(null)}
        >
          <p>
            {t("setup.rules-played", { name: bookName(rules, bookFor(rules.library, asked.body.rulebook as Choice)) })}
          </p>
        </Correction>
      )}
    </>
  );
});
