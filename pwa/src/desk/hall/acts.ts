/** What can be done with a hanchan now, the likeliest first. */

import { isOwn } from "../../domain/money/charged.tsx";
import { t } from "../../ui/i18n.ts";
import { mayEnter, mayRule, mayTime } from "../../domain/people/roles.ts";
import type { Progress } from "./progress.ts";
import type { Row } from "./rows.ts";
import type { Hanchan, Snapshot } from "../../store/index.ts";

/** `href`: where it is done; `timing`: what is recorded; `opens`: what asks first; `minutes`: extra time. */
export interface Act {
  key: string;
  text: string;
  look?: string;
  href?: string;
  timing?: string;
  opens?: string;
  minutes?: number;
}

export function actsOf(row: Row, progress: Progress, official: Snapshot["official"]): Act[] {
  const { hanchan, table, status } = row;
  const rule = { key: "rule", text: t("desk.rule"), href: `#/table/${table.id}` };
  return [
    ...(mayTime(official) ? timed(row, progress, official) : []),
    ...(mayEnter(official) ? results(hanchan, progress) : []),
    ...(mayRule(official) && status && isPlayed(progress) ? [rule] : []),
  ];
}

function timed({ hanchan, table, game, seats }: Row, progress: Progress, official: Snapshot["official"]): Act[] {
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

function results({ id }: Hanchan, progress: Progress): Act[] {
  const { phase } = progress;
  if (!isPlayed(progress) && phase !== "finished") return [];
  return [{ key: "result", text: t("hall-result"), look: phase === "up" ? "main" : "", href: `#/result/${id}` }];
}

function isPlayed({ phase }: Progress) {
  return phase === "playing" || phase === "up";
}
