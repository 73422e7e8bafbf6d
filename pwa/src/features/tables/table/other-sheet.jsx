import { HandEndWithdrawal } from "../../../domain/event/hand-end-withdrawal.jsx";
import { t } from "../../../ui/i18n.js";
import { Dialog } from "../../../ui/index.js";
import { hasOne, mayEnter, mayRule } from "../../../domain/people/roles.js";
import { useStore } from "../../../store/use-store.js";

const TOOLS = /** @type {const} */ (["hand", "calls", "draw", "settle"]);

/**
 * What is seldom wanted at a table.
 * @param {{table: any, hanchan: any, onTurn: () => void, onClose: () => void}} props
 */
export function OtherSheet({ table, hanchan, onTurn, onClose }) {
  const { state, official } = useStore();
  const result = mayEnter(official) || state.results[hanchan.id];
  return (
    <Dialog title={t("hall-other")} onClose={onClose}>
      <a class="button" href={`#/call/${table.id}/team`}>
        {t("hall-on-team")}
      </a>
      <a class="button" href={`#/call/${table.id}/arbiter`}>
        {t("hall-on-official")}
      </a>
      <a class="button" href={`#/sheet?hanchan=${hanchan.id}`}>
        {t("open.to.sheet")}
      </a>
      {result && (
        <a class="button" href={`#/result/${hanchan.id}`}>
          {t("hall-result")}
        </a>
      )}
      {mayRule(official) && <HandEndWithdrawal hanchan={hanchan} />}
      {hasOne(official, ["director"]) && (
        <a class="button" href={`#/correct/hanchan/${hanchan.id}`}>
          {t("correct.link-hanchan")}
        </a>
      )}
      {hasOne(official, ["director"]) && (
        <a class="button" href={`#/correct/table/${table.id}`}>
          {t("correct.link-table")}
        </a>
      )}
      <button class="button" type="button" onClick={onTurn}>
        {t("hall-turn")}
      </button>
      <h3>{t("open.group.tools")}</h3>
      <div class="pair">
        {TOOLS.map((tool) => (
          <a key={tool} class="button" href={`#/${tool}`}>
            {t(`open.to.${tool}`)}
          </a>
        ))}
      </div>
    </Dialog>
  );
}
