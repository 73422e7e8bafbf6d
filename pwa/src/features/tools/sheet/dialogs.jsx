import { store } from "../../../store/index.js";
import { Names } from "../../../domain/payments/payment-dialogs.jsx";
import { t } from "../../../ui/i18n.js";
import { Choice, Dialog, Toggle } from "../../../ui/index.js";
import { whole } from "../../../ui/numbers.js";
import { NOTHING, played } from "./state.js";

/** @typedef {import("./use-sheet.js").Open} Open @typedef {import("./state.js").Sheet} Sheet */

const START = "starting-points";
const STARTS = [25_000, 30_000];

/** What the four are called, in the order in which they deal. @param {{open: Open, onClose: () => void}} props */
export function Players({ open: { sheet, keep }, onClose }) {
  return (
    <Names
      typed={sheet.names}
      onChange={(/** @type {string[]} */ names) => keep({ ...sheet, names })}
      onClose={onClose}
    />
  );
}

/** What is seldom wanted: to stop, to begin anew, and how this game is played. @param {{open: Open, onChanged: (sheet: Sheet) => void, onClose: () => void}} props */
export function More({ open, onChanged, onClose }) {
  const { sheet, keep, rules, points, examined, hanchan } = open;
  const then = (/** @type {Sheet} */ next) => {
    onChanged(next);
    onClose();
  };
  const stop = () => then(played(sheet, { stopped: !sheet.stopped }, store.now()));
  const again = () => then({ ...played(sheet, { hands: [], stopped: false }, store.now()), draft: NOTHING });
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
          onChange={(/** @type {number} */ value) => keep({ ...sheet, rules: { ...sheet.rules, [START]: value } })}
        />
      )}
      {!hanchan && (
        <Toggle
          label={t("sheet.casual")}
          checked={sheet.casual}
          onChange={(/** @type {boolean} */ casual) => keep({ ...sheet, casual })}
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
