import { useMemo } from "preact/hooks";
import { clockTime, t } from "../../../../ui/i18n.js";
import { save } from "../../../../ui/local-storage.js";
import { ago } from "../../../../domain/incident/escalations.js";
import { Empty, Screen } from "../../../../ui/index.js";
import { go } from "../../../../ui/router.js";
import { bookName, refusal } from "../../../../domain/rulebook/rules.jsx";
import { useStore } from "../../../../store/use-store.js";
import { Unreadable, decoded } from "./code.js";
import { DrawnSheet } from "../drawn.jsx";
import { examine } from "../examine.js";
import { HandList } from "../list.jsx";
import { EMPTY, NOTHING, isBegun, keyOf } from "../state.js";
import { namesOf, rulesOf, sheetAt } from "../use-sheet.js";

/** @typedef {import("../../../../domain/rulebook/rules.jsx").Rules} Rules @typedef {import("./code.js").Shared} Shared */

/** A sheet that somebody shared: looked at, and taken over if wanted. @param {{rules: Rules, code: string}} props */
export function Received({ rules, code }) {
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

/** @param {{rules: Rules, told: Shared}} props */
function Looked({ rules: shared, told }) {
  const { state } = useStore();
  const hanchan = told.hanchan && state?.hanchans[told.hanchan] ? told.hanchan : null;
  const isUnknown = Boolean(refusal(shared.library, told.choice));
  const rules = rulesOf(shared, told, () => {});
  const { riichi, ...kept } = told;
  const sheet = { ...EMPTY, ...kept, draft: { ...NOTHING, riichi } };
  const seen = useMemo(() => examine(rules, told), [rules.book, told]);
  const names = namesOf(told.names);
  const open = /** @type {any} */ ({ ...seen, sheet, rules, names });
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
      <HandList open={open} isFixed />
      <p class="soft">{bookName(rules, rules.book)}</p>
    </Screen>
  );
}

/** Whether what is kept here is the same sheet, some hands ago. @param {import("../state.js").Sheet} own @param {Shared} told @param {string|null} hanchan */
function isEarlier({ names, hands }, told, hanchan) {
  const isOf = (/** @type {any} */ one, /** @type {any} */ other) => JSON.stringify(one) === JSON.stringify(other);
  return (
    (hanchan !== null || isOf(namesOf(names), namesOf(told.names))) && isOf(hands, told.hands.slice(0, hands.length))
  );
}

/** @param {string} code */
function readable(code) {
  try {
    return decoded(code);
  } catch (error) {
    if (error instanceof Unreadable) return error;
    throw error;
  }
}
