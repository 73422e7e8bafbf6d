import { t } from "../../../ui/i18n.js";
import { Correction } from "../../../domain/event/correction.jsx";

/** @typedef {{id: string, new: Record<string, any>, seen: Record<string, any>}} Change of one hanchan: what it is from now on, and was */

/**
 * What the server is asked for.
 * @param {Change[]} changes @param {{id: string, name: string}[]} [players] who are added with it @returns {import("../../../domain/event/correction.jsx").Request}
 */
export function requestOf(changes, players) {
  const hanchans = changes.map(({ id, new: wanted, seen: replaces }) => ({ id, ...wanted, replaces }));
  return { method: "PATCH", path: "hanchans", body: { hanchans, ...(players && { players }) } };
}

/**
 * Hanchans put right together, after a look at what follows.
 * @param {{title: string, what: string, yes: string, changes: Change[]|null, players?: {id: string, name: string}[],
 *   danger?: boolean, onDone?: () => void, onClose: () => void, children?: any}} props `changes`: null until they are chosen
 */
export function HanchanChange({ changes, players, children, ...rest }) {
  return (
    <Correction request={changes && requestOf(changes, players)} {...rest}>
      {children}
    </Correction>
  );
}

/** The hanchans of a round that are in play. @param {any} state @param {string} round @returns {any[]} */
export function inPlay(state, round) {
  return Object.values(state.hanchans).filter((one) => one.round === round && !one.status);
}

/** "Table 2 · East", a seat of a hanchan. @param {any} state @param {any} hanchan @param {string} seat @param {import("../../../rules/words/wording.js").Words} words */
export function seatName(state, hanchan, seat, words) {
  return [t("hall-table", { label: state.tables[hanchan.table]?.label ?? "?" }), words.phrase(`seat-${seat}`)].join(
    " · ",
  );
}
