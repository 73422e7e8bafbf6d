import { t } from "../../../ui/i18n.ts";
import { Empty, Screen } from "../../../ui/index.ts";
import { go } from "../../../ui/router.ts";
import { LOCK, calls } from "./draft.ts";

/**
 * A call that another tab of this phone has open: it is ruled there, or goes on here as it stands there. Where it is over,
 * its table tells what came of it.
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
