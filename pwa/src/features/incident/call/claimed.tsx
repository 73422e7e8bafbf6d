import { t } from "../../../ui/i18n.ts";
import { Empty, Screen } from "../../../ui/index.ts";
import { go } from "../../../ui/router.ts";
import { LOCK, calls } from "./draft.ts";

/**
 * Show that another tab of this phone has this call open, and offer to continue it here from its current state. If the
 * call has ended, go to its table.
 */
export default function Elsewhere({ args: [table = ""], query }: { args: string[]; query: URLSearchParams }) {
  const path = query.get("call") ?? "";
  const up = `#/table/${table}`;
  const take = async () => {
    await navigator.locks?.request(LOCK + path, { steal: true }, () => {});
    go(calls()[path]?.place ?? up, { replace: true });
  };
  const actions = (
    <button class="button main" type="button" onClick={take}>
      {t("elsewhere.take")}
    </button>
  );
  return (
    <Screen title={t("elsewhere.title")} up={up} actions={actions}>
      <Empty text={t("elsewhere.text")} />
    </Screen>
  );
}
