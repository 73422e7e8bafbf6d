import { useState } from "preact/hooks";
import { t } from "../../../ui/i18n.js";
import { Choice, Dialog, Icon, Stepper } from "../../../ui/index.js";
import { SEATS } from "./state.js";

/** @typedef {import("./state.js").Told} Told @typedef {import("./state.js").Penalty} Penalty @typedef {import("../../../domain/rulebook/rules.jsx").Rules} Rules @typedef {{rules: Rules, told: Told, set: (changed: Partial<Told>) => void}} Shown */

const MOST_P = 100;

/** Those that the points don't have yet; a tap takes one away. @param {Shown} props */
export function Penalties({ rules, told, set }) {
  const { penalties } = told;
  const without = (/** @type {number} */ gone) => set({ penalties: penalties.filter((_, at) => at !== gone) });
  return (
    <ul class="rows">
      {penalties.map((one, at) => (
        <li key={at}>
          <button
            class="row"
            type="button"
            aria-label={t("settlement.remove", { what: lineOf(rules, one) })}
            onClick={() => without(at)}
          >
            <span class="body">{lineOf(rules, one)}</span>
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** @param {Rules} rules @param {Penalty} penalty */
function lineOf(rules, { seat, kind, p, at }) {
  const worth = kind === "chonbo" ? rules.words.name("kinds", "chonbo") : `${p}P`;
  return `${windName(seat)}: ${worth} · ${t(`settlement.at.${/** @type {"score"|"table"} */ (at)}`)}`;
}

/** Whose it is, what it is worth, and how it is paid. @param {Shown & {onClose: () => void}} props */
export function NewPenalty({ rules, told, set, onClose }) {
  const [draft, setDraft] = useState(
    /** @type {Penalty} */ ({ seat: "east", kind: "chonbo", p: 1, at: "table", dealer: "east" }),
  );
  const change = (/** @type {Partial<Penalty>} */ changed) => setDraft({ ...draft, ...changed });
  const winds = SEATS.map((value) => ({ value, text: windName(value) }));
  const kinds = [
    { value: "chonbo", text: rules.words.name("kinds", "chonbo") },
    { value: "points", text: "P" },
  ];
  const places = /** @type {const} */ (["table", "score"]).map((value) => ({
    value,
    text: t(`settlement.at.${value}`),
  }));
  const isByDealer = draft.at === "table" && draft.kind === "chonbo" && "chonbo" in rules.book.casual;
  const add = () => {
    set({ penalties: [...told.penalties, draft] });
    onClose();
  };
  return (
    <Dialog title={t("settlement.add-penalty")} onClose={onClose}>
      <Choice
        label={t("settlement.whose")}
        value={draft.seat}
        options={winds}
        onChange={(/** @type {string} */ seat) => change({ seat })}
      />
      <Choice
        label={t("settlement.worth")}
        value={draft.kind}
        options={kinds}
        onChange={(/** @type {string} */ kind) => change({ kind })}
      />
      {draft.kind === "points" && (
        <Stepper
          label="P"
          value={draft.p}
          min={1}
          max={MOST_P}
          less={t("hand.less", { what: "P" })}
          more={t("hand.more", { what: "P" })}
          onChange={(/** @type {number} */ p) => change({ p })}
        />
      )}
      <Choice
        label={t("settlement.paid-how")}
        value={draft.at}
        options={places}
        onChange={(/** @type {string} */ at) => change({ at })}
      />
      {isByDealer && (
        <Choice
          label={t("settlement.dealer-then")}
          value={draft.dealer}
          options={winds}
          onChange={(/** @type {string} */ dealer) => change({ dealer })}
        />
      )}
      <button class="button main" type="button" onClick={add}>
        {t("settlement.add")}
      </button>
    </Dialog>
  );
}

/** @param {string} seat */
function windName(seat) {
  return t(`hall-wind.${/** @type {any} */ (seat)}`);
}
