import { useMemo, useState } from "preact/hooks";
import { SEATS } from "../../../store/index.ts";
import { t } from "../../../ui/i18n.ts";
import { save, saved } from "../../../ui/local-storage.ts";
import { casualRules, ownRules, plain } from "../../../domain/rulebook/rules.tsx";
import { useStore } from "../../../store/use-store.ts";
import { examine } from "./examine.ts";
import { EMPTY, keyOf } from "./state.ts";
import type { Hanchan } from "../../../store/index.ts";
import type { Choice, Rules } from "../../../domain/rulebook/rules.tsx";
import type { Seen } from "./examine.ts";
import type { Sheet } from "./state.ts";

/** A hanchan with the label of its table. */
export interface EventHanchan extends Hanchan {
  label: string;
}

/** A sheet with all that its screens need. `hanchan`: of a tournament, or null; `at`: an address of this sheet */
export type Open = Seen & {
  sheet: Sheet;
  keep: (sheet: Sheet) => void;
  rules: Rules;
  casual: boolean;
  names: string[];
  hanchan: EventHanchan | null;
  at: (path?: string) => string;
};

/** Return the stored sheet of a hanchan or of none, kept up to date, under the rules of the tournament or its own. */
export function useSheet(shared: Rules, hanchan: EventHanchan | null): Open {
  const { state, tournament, book } = useStore();
  const id = hanchan?.id ?? null;
  const [sheet, setSheet] = useState(() => sheetAt(id));
  const keep = (next: Sheet) => {
    save(keyOf(id), next);
    setSheet(next);
  };
  const choose = (choice: Choice) => keep({ ...sheet, choice });
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

/** Return the stored sheet; a new one begins with the names of casual play. */
export function sheetAt(hanchan: string | null): Sheet {
  const { names = EMPTY.names } = (!hanchan && saved("shinpan.casual")) || {};
  return { ...EMPTY, names, ...saved(keyOf(hanchan)) };
}

/** Return the rules of a sheet outside tournaments. */
export function rulesOf(
  shared: Rules,
  { casual, choice }: Pick<Sheet, "casual" | "choice">,
  choose: (choice: Choice) => void,
): Rules {
  return casual ? casualRules(shared, choice, choose) : ownRules(shared, choice, choose);
}

/** Return the players' names. */
export function namesOf(typed: string[]) {
  return typed.map((name, player) => name.trim() || t("open.player", { number: player + 1 }));
}
