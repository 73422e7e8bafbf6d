import { store } from "../../../store/index.ts";
import { Names } from "../../../domain/payments/payment-dialogs.tsx";
import { t } from "../../../ui/i18n.ts";
import { Choice, Dialog, Toggle } from "../../../ui/index.ts";
import { whole } from "../../../ui/numbers.ts";
import { NOTHING, changeSheet } from "./state.ts";
import type { Open } from "./use-sheet.ts";
import type { Sheet } from "./state.ts";

const START = "starting-points";
const STARTS = [25_000, 30_000];

/** Ask for the players' names, in the order in which they deal. */
export function Players({ open: { sheet, keep }, onClose }: { open: Open; onClose: () => void }) {
  return <Names typed={sheet.names} onChange={(names: string[]) => keep({ ...sheet, names })} onClose={onClose} />;
}

/** Offer the rarer actions: stop, start again, and the rules of this game. */
export function More({
  open,
  onChanged,
  onClose,
}: {
  open: Open;
  onChanged: (sheet: Sheet) => void;
  onClose: () => void;
}) {
  const { sheet, keep, rules, points, examined, hanchan } = open;
  const then = (next: Sheet) => {
    onChanged(next);
    onClose();
  };
  const stop = () => then(changeSheet(sheet, { stopped: !sheet.stopped }, store.now()));
  const again = () => then({ ...changeSheet(sheet, { hands: [], stopped: false }, store.now()), draft: NOTHING });
  const isOpen = (rules.book.content.rule_points[START] ?? "not-stated") === "not-stated";
  const starts = STARTS.map((value) => ({ value, text: whole(value) }));
  return (
    <Dialog title={t("hall-other")} onClose={onClose}>
      {(!examined.over || sheet.stopped) && (
        <button class="button" type="button" onClick={stop}>
          {t(sheet.stopped ? "sheet.play-on" : "sheet.stop")}
        </button>
      )}
      {!examined.over && sheet.draft.riichi.length > 0 && <p class="soft">{t("sheet.stop-riichi")}</p>}
      {!hanchan && isOpen && (
        <Choice
          label={rules.library.catalogue.rule_points[START].name}
          value={points[START]}
          options={starts}
          onChange={(value: number) => keep({ ...sheet, rules: { ...sheet.rules, [START]: value } })}
        />
      )}
      {!hanchan && (
        <Toggle
          label={t("sheet.casual")}
          checked={sheet.casual}
          onChange={(casual: boolean) => keep({ ...sheet, casual })}
        />
      )}
      {sheet.hands.length > 0 && (
        <button class="button danger" type="button" onClick={again}>
          {t("sheet.again")}
        </button>
      )}
    </Dialog>
  );
}
