/** What can be done with a hanchan now, the likeliest first. */

import { isOwn } from "../../domain/money/charged.jsx";
import { t } from "../../ui/i18n.js";
import { mayEnter, mayRule, mayTime } from "../../domain/people/roles.js";

/**
 * `href`: where it is done; `timing`: what is recorded; `opens`: what asks first; `minutes`: extra time.
 * @typedef {{key: string, text: string, look?: string, href?: string, timing?: string, opens?: string, minutes?: number}} Act
 */

/** @param {import("./rows.js").Row} row @param {import("./progress.js").Progress} progress @param {any} official @returns {Act[]} */
export function actsOf(row, progress, official) {
  const { hanchan, table, status } = row;
  const rule = { key: "rule", text: t("desk.rule"), href: `#/table/${table.id}` };
  return [
    ...(mayTime(official) ? timed(row, progress, official) : []),
    ...(mayEnter(official) ? results(hanchan, progress) : []),
    ...(mayRule(official) && status && isPlayed(progress) ? [rule] : []),
  ];
}

/** @param {import("./rows.js").Row} row @param {import("./progress.js").Progress} progress @param {any} official @returns {Act[]} */
function timed({ hanchan, table, game, seats }, progress, official) {
  const { phase, missing } = progress;
  if (phase === "unscheduled")
    return [{ key: "time", text: t("desk.set-time"), href: `#/start/${table.id}/${hanchan.id}` }];
  if (isPlayed(progress) && game.clock) return [{ key: "extra", text: t("game.more", { count: 1 }), minutes: 1 }];
  if (phase !== "late" && phase !== "waiting") return [];
  const own = missing.some(({ late }) => isOwn(official, late.person.id)); // whose clock it would stop
  const began = { key: "began", text: t("clock.begins"), look: phase === "late" ? "" : "main", timing: "began" };
  const owing = { key: "owing", text: t("desk.fine-first"), look: began.look, opens: "owing" };
  const isOwed = seats.some(({ debts }) => debts.length > 0);
  return [...(own ? [] : [isOwed ? owing : began]), { key: "absent", text: t("desk.late"), opens: "absent" }];
}

/** @param {any} hanchan @param {import("./progress.js").Progress} progress @returns {Act[]} */
function results({ id }, progress) {
  const { phase } = progress;
  if (!isPlayed(progress) && phase !== "finished") return [];
  return [{ key: "result", text: t("hall-result"), look: phase === "up" ? "main" : "", href: `#/result/${id}` }];
}

/** @param {import("./progress.js").Progress} progress */
function isPlayed({ phase }) {
  return phase === "playing" || phase === "up";
}
