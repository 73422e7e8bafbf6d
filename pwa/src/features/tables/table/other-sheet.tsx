import { HandEndWithdrawal } from "../../../domain/event/hand-end-withdrawal.tsx";
import { t } from "../../../ui/i18n.ts";
import { Dialog } from "../../../ui/index.ts";
import { hasOne, mayEnter, mayRule } from "../../../domain/people/roles.ts";
import { useStore } from "../../../store/use-store.ts";
import type { Hanchan, Table } from "../../../store/index.ts";

const TOOLS = ["hand", "calls", "draw", "settle"] as const;

interface OtherSheetProps {
  table: Table;
  hanchan: Hanchan;
  onTurn: () => void;
  onClose: () => void;
}

/** Show the rarer actions at a table. */
export function OtherSheet({ table, hanchan, onTurn, onClose }: OtherSheetProps) {
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
