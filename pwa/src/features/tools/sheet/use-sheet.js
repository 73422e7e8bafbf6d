import { useMemo, useState } from "preact/hooks";
import { SEATS } from "../../../store/index.js";
import { t } from "../../../ui/i18n.js";
import { save, saved } from "../../../ui/local-storage.js";
import { casualRules, ownRules, plain } from "../../../domain/rulebook/rules.jsx";
import { useStore } from "../../../store/use-store.js";
import { examine } from "./examine.js";
import { EMPTY, keyOf } from "./state.js";

/** @typedef {import("../../../domain/rulebook/rules.jsx").Rules} Rules @typedef {import("./state.js").Sheet} Sheet */
/**
 * A sheet with all that its screens need.
 * @typedef {import("./examine.js").Seen & {sheet: Sheet, keep: (sheet: Sheet) => void, rules: Rules, casual: boolean, names: string[],
 *   hanchan: any, at: (path?: string) => string}} Open `hanchan`: of a tournament, or null; `at`: an address of this sheet
 */

/** The sheet that is kept for a hanchan or for none; under the rules of the event or its own. @param {Rules} shared @param {any} hanchan @returns {Open} */
export function useSheet(shared, hanchan) {
  const { state, tournament, book } = useStore();
  const id = hanchan?.id ?? null;
  const [sheet, setSheet] = useState(() => sheetAt(id));
  const keep = (/** @type {Sheet} */ next) => {
    save(keyOf(id), next);
    setSheet(next);
  };
  const choose = (/** @type {any} */ choice) => keep({ ...sheet, choice });
  const event = hanchan && book && { ...shared, book, choice: { ...plain(book.id), ...tournament?.rulebook } };
  const rules = event || rulesOf(shared, sheet, choose);
  const casual = sheet.casual && !hanchan;
  const seen = useMemo(
    () => examine(rules, { ...sheet, casual }),
    [rules.book, rules.lang, sheet.hands, sheet.stopped, sheet.rules, casual],
  );
  const names = hanchan ? SEATS.map((seat) => state?.players[hanchan.seats[seat]]?.name ?? "?") : namesOf(sheet.names);
  const at = (path = "") => `#/sheet${path && `/${path}`}${id ? `?hanchan=${id}` : ""}`;
  return { ...seen, sheet, keep, rules, casual, names, hanchan, at };
}

/** What is kept; a new one begins with the names of casual play. @param {string|null} hanchan @returns {Sheet} */
export function sheetAt(hanchan) {
  const { names = EMPTY.names } = (!hanchan && saved("shinpan.casual")) || {};
  return { ...EMPTY, names, ...saved(keyOf(hanchan)) };
}

/** The rules that a sheet outside of a tournament goes by. @param {Rules} shared @param {{casual: boolean, choice: any}} sheet @param {(choice: any) => void} choose @returns {Rules} */
export function rulesOf(shared, { casual, choice }, choose) {
  return casual ? casualRules(shared, choice, choose) : ownRules(shared, choice, choose);
}

/** What the four are called. @param {string[]} typed */
export function namesOf(typed) {
  return typed.map((name, player) => name.trim() || t("open.player", { number: player + 1 }));
}
