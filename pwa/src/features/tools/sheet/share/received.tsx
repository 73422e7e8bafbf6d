import { useMemo } from "preact/hooks";
import { clockTime, t } from "../../../../ui/i18n.ts";
import { save } from "../../../../ui/local-storage.ts";
import { ago } from "../../../../domain/incident/escalations.ts";
import { Empty, Screen } from "../../../../ui/index.ts";
import { go } from "../../../../ui/router.ts";
import { bookName, refusal } from "../../../../domain/rulebook/rules.tsx";
import { useStore } from "../../../../store/use-store.ts";
import { Unreadable, decode } from "./code.ts";
import { DrawnSheet } from "../drawn.tsx";
import { examine } from "../examine.ts";
import { HandList } from "../list.tsx";
import { EMPTY, NOTHING, isBegun, keyOf } from "../state.ts";
import { namesOf, rulesOf, sheetAt } from "../use-sheet.ts";
import type { Rules } from "../../../../domain/rulebook/rules.tsx";
import type { Shared } from "./code.ts";
import type { Sheet } from "../state.ts";

/** Show a sheet that somebody shared, and offer to take it over. */
export function Received({ rules, code }: { rules: Rules; code: string }) {
  const read = useMemo(() => decodeOrError(code), [code]);
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
  return <SharedSheet rules={rules} received={read} />;
}

function SharedSheet({ rules: shared, received }: { rules: Rules; received: Shared }) {
  const { state } = useStore();
  const hanchan = received.hanchan && state?.hanchans[received.hanchan] ? received.hanchan : null;
  const isUnknown = Boolean(refusal(shared.library, received.choice));
  const rules = rulesOf(shared, received, () => {});
  const { riichi, ...rest } = received;
  const sheet = { ...EMPTY, ...rest, draft: { ...NOTHING, riichi } };
  const seen = useMemo(() => examine(rules, received), [rules.book, received]);
  const names = namesOf(received.names);
  const open = { ...seen, sheet, rules, names };
  const own = sheetAt(hanchan);
  const isOther = isBegun(own) && !isEarlier(own, received, hanchan);
  const take = () => {
    save(keyOf(hanchan), { ...sheet, names: hanchan ? EMPTY.names : received.names });
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
        {t("sheet.as-of", {
          time: clockTime(new Date(received.changed)),
          ago: ago(new Date(received.changed).toISOString()),
        })}
      </p>
      {isUnknown && <p class="note warn">{t("sheet.unknown-book", { id: received.choice.id })}</p>}
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

/** Return whether the stored sheet is an earlier state of the shared one. */
function isEarlier({ names, hands }: Sheet, received: Shared, hanchan: string | null) {
  const isOf = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  return (
    (hanchan !== null || isOf(namesOf(names), namesOf(received.names))) &&
    isOf(hands, received.hands.slice(0, hands.length))
  );
}

function decodeOrError(code: string) {
  try {
    return decode(code);
  } catch (error) {
    if (error instanceof Unreadable) return error;
    throw error;
  }
}
