import { useState } from "preact/hooks";
import { t } from "../../../ui/i18n.js";
import { Choice, Disclosure, Field, Toggle } from "../../../ui/index.js";
import { Counter } from "./counter.jsx";
import { SEATS, WITH_DRAW, size } from "./state.js";
import { lineOf, read } from "./text.js";

/** @typedef {import("./state.js").Laid} Laid */

const WALL = /** @type {const} */ ([null, 3, 0]);
const BY = /** @type {const} */ (["", "ron", "tsumo"]);
const SITUATIONS = /** @type {const} */ ([
  ...["riichi", "double-riichi", "revealed-riichi", "ippatsu"],
  ...["last-tile", "after-quad", "robbing-quad", "first-turn"],
]);

/**
 * How it was won, by whom, and what was around it.
 * @param {{laid: Laid, set: (changed: Partial<Laid>) => void, book: import("../../../domain/rulebook/rules.jsx").Rulebook}} props
 */
export function Circumstances({ laid, set, book }) {
  const revealed = book.content.rule_points["revealed-riichi"] === "used";
  const offered = SITUATIONS.filter((one) => one !== "revealed-riichi" || revealed);
  const seats = SEATS.map((value) => ({ value, text: t(`hall-wind.${/** @type {any} */ (value)}`) }));
  const turn = (/** @type {string} */ one) => {
    const { situations } = laid;
    set({ situations: situations.includes(one) ? situations.filter((other) => other !== one) : [...situations, one] });
  };
  return (
    <section class="stack">
      <Choice
        label={t("hand.won-by")}
        value={laid.by}
        onChange={(/** @type {any} */ by) => set({ by })}
        options={BY.map((value) => ({ value, text: t(`hand.by.${value || "none"}`) }))}
      />
      {laid.by === "ron" && (
        <Choice
          label={t("hand.from")}
          value={laid.source}
          onChange={(/** @type {string} */ source) => set({ source })}
          options={seats.filter(({ value }) => value !== laid.seat)}
        />
      )}
      {laid.by && (
        <Toggle
          label={t("hand.mixed")}
          hint={t("hand.mixed-hint")}
          checked={laid.mixed}
          onChange={(/** @type {boolean} */ mixed) => set({ mixed })}
        />
      )}
      {!laid.by && size(laid) === WITH_DRAW && <BeforeDiscard laid={laid} set={set} />}
      <fieldset>
        <legend>{t("hand.around")}</legend>
        <div class="choices">
          {offered.map((one) => (
            <label class="choice" key={one}>
              <input type="checkbox" checked={laid.situations.includes(one)} onChange={() => turn(one)} />
              {t(`hand.situation.${one}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <Choice
        label={t("hand.seat")}
        value={laid.seat}
        options={seats}
        onChange={(/** @type {string} */ seat) => set({ seat, source: null })}
      />
      <Choice
        label={t("hand.round")}
        value={laid.round}
        options={seats}
        onChange={(/** @type {string} */ round) => set({ round })}
      />
      <Counter
        label={t("hand.honba")}
        value={laid.counters}
        onChange={(/** @type {number} */ counters) => set({ counters })}
      />
      <Counter
        label={t("hand.sticks")}
        value={laid.deposits}
        onChange={(/** @type {number} */ deposits) => set({ deposits })}
      />
      <Disclosure title={t("hand.as-text")}>{() => <AsText laid={laid} set={set} />}</Disclosure>
    </section>
  );
}

/** What riichi and quads may hang on. @param {{laid: Laid, set: (changed: Partial<Laid>) => void}} props */
function BeforeDiscard({ laid, set }) {
  return (
    <>
      <Choice
        label={t("hand.wall")}
        value={laid.wall}
        onChange={(/** @type {number|null} */ wall) => set({ wall })}
        options={WALL.map((value) => ({ value, text: t(`hand.wall.${value ?? "enough"}`) }))}
      />
      <Toggle label={t("hand.poor")} checked={laid.poor} onChange={(/** @type {boolean} */ poor) => set({ poor })} />
    </>
  );
}

/** The hand in one line, as it is typed or pasted. @param {{laid: Laid, set: (changed: Partial<Laid>) => void}} props */
function AsText({ laid, set }) {
  const [typed, setTyped] = useState(/** @type {string|null} */ (null));
  const type = (/** @type {string} */ line) => {
    setTyped(line);
    set(read(line));
  };
  return (
    <Field
      label={t("hand.text")}
      hint={t("hand.text-hint")}
      value={typed ?? lineOf(laid)}
      autocapitalize="off"
      autocomplete="off"
      spellcheck="false"
      onInput={type}
      onBlur={() => setTyped(null)}
    />
  );
}
