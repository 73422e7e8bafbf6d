import { useMemo } from "preact/hooks";
import { clockTime, t } from "../../../../ui/i18n.ts";
import { save } from "../../../../ui/local-storage.ts";
import { ago } from "../../../../domain/incident/escalations.ts";
import { Empty, Screen } from "../../../../ui/index.ts";
import { go } from "../../../../ui/router.ts";
import { bookName, refusal } from "../../../../domain/rulebook/rules.tsx";
import { useStore } from "../../../../store/use-store.ts";
import { Unreadable, decoded } from "./code.ts";
import { DrawnSheet } from "../drawn.tsx";
import { examine } from "../examine.ts";
import { HandList } from "../list.tsx";
import { EMPTY, NOTHING, isBegun, keyOf } from "../state.ts";
import { namesOf, rulesOf, sheetAt } from "../use-sheet.ts";
import type { Rules } from "../../../../domain/rulebook/rules.tsx";
import type { Shared } from "./code.ts";
import type { Sheet } from "../state.ts";

/** A sheet that somebody shared: looked at, and taken over if wanted. */
export function Received({ rules, code }: { rules: Rules; code: string }) {
  const read = useMemo(() => readable(code), [code]);
  if (read instanceof Unreadable) {
    return (
      <Screen title={t("sheet.title")}>
        <Empty text={t(`sheet.unreadable.${read.why}`)}>
          <a class="button main" href="#/scan">
            {t("sheet.scan-again")}
          </a>
          <a class="button" href="#/sheet">
            {t("sheet.own")}
          </a>
        </Empty>
      </Screen>
    );
  }
  return <Looked rules={rules} told={read} />;
}

function Looked({ rules: shared, told }: { rules: Rules; told: Shared }) {
  const { state } = useStore();
  const hanchan = told.hanchan && state?.hanchans[told.hanchan] ? told.hanchan : null;
  const isUnknown = Boolean(refusal(shared.library, told.choice));
  const rules = rulesOf(shared, told, () => {});
  const { riichi, ...kept } = told;
  const sheet = { ...EMPTY, ...kept, draft: { ...NOTHING, riichi } };
  const seen = useMemo(() => examine(rules, told), [rules.book, told]);
  const names = namesOf(told.names);
  const open = { ...seen, sheet, rules, names };
  const own = sheetAt(hanchan);
  const isOther = isBegun(own) && !isEarlier(own, told, hanchan);
  const take = () => {
    save(keyOf(hanchan), { ...sheet, names: hanchan ? EMPTY.names : told.names });
    go(hanchan ? `#/sheet?hanchan=${hanchan}` : "#/sheet", { replace: true });
  };
  const actions = (
    <>
      <a class="button" href={hanchan ? `#/sheet?hanchan=${hanchan}` : "#/sheet"}>
        {t("sheet.own")}
      </a>
      <button class="button main" type="button" onClick={take}>
        {t(isOther ? "sheet.replace" : "sheet.take-over")}
      </button>
    </>
  );
  return (
    <Screen title={t("sheet.shared")} actions={actions}>
      <p class="note info">
        {t("sheet.as-of", { time: clockTime(new Date(told.changed)), ago: ago(new Date(told.changed).toISOString()) })}
      </p>
      {isUnknown && <p class="note warn">{t("sheet.unknown-book", { id: told.choice.id })}</p>}
      {isOther && (
        <p class="note warn">
          {t("sheet.other-here", { names: namesOf(own.names).join(", "), count: own.hands.length })}
        </p>
      )}
      <DrawnSheet names={names} examined={seen.examined} riichi={seen.examined.over ? [] : riichi} onRiichi={null} />
      {seen.examined.over && <p class="note none">{rules.library.catalogue.hanchan.over[seen.examined.over]}</p>}
      <HandList open={open} />
      <p class="soft">{bookName(rules, rules.book)}</p>
    </Screen>
  );
}

/** Whether what is kept here is the same sheet, some hands ago. */
function isEarlier({ names, hands }: Sheet, told: Shared, hanchan: string | null) {
  const isOf = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  return (
    (hanchan !== null || isOf(namesOf(names), namesOf(told.names))) && isOf(hands, told.hands.slice(0, hands.length))
  );
}

function readable(code: string) {
  try {
    return decoded(code);
  } catch (error) {
    if (error instanceof Unreadable) return error;
    throw error;
  }
}
