import { t } from "../../../ui/i18n.js";
import { Empty, Screen } from "../../../ui/index.js";
import { go } from "../../../ui/router.js";
import { LOCK, calls } from "./draft.js";

/**
 * A call that another tab of this phone has open: it is ruled there, or goes on here as it stands there. Where it is over,
 * its table tells what came of it.
 * @param {{args: string[], query: URLSearchParams}} props
 */
export default function Elsewhere({ args: [table = ""], query }) {
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
