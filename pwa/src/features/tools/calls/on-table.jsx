import { DISCARD, PLACES, SELF_DRAW, SINCE } from "../../../rules/calls/asked.js";
import { t } from "../../../ui/i18n.js";
import { Choice } from "../../../ui/index.js";
import { FLAGS } from "./state.js";

/** @typedef {import("./state.js").Told} Told */

/** What lies on the table and what has happened since. @param {{told: Told, keep: (told: Told) => void}} props */
export function OnTable({ told, keep }) {
  const { tile, since, place, taker = null, calls } = told;
  const isSilent = tile === SELF_DRAW;
  const happened =
    tile === DISCARD ? SINCE : isSilent ? SINCE.filter((one) => one !== "taken") : ["nothing", "discarded"];
  const places = [
    ["", t("calls.place.undisputed")],
    ...PLACES.slice(1).map((one) => [one, t(`calls.place.${/** @type {any} */ (one)}`)]),
  ];
  const takers = calls.map(({ seat }) => ({ value: seat, text: t(`hall-wind.${/** @type {any} */ (seat)}`) }));
  const flags = FLAGS[tile];
  return (
    <section class="stack">
      <h2>{t("calls.on-table")}</h2>
      <Choice
        label={t("calls.since")}
        value={since}
        onChange={(/** @type {string} */ next) =>
          keep({ ...told, since: next, taker: next === "taken" ? (calls[0]?.seat ?? null) : null, too_fast: null })
        }
        options={happened.map((value) => ({ value, text: t(`calls.since.${/** @type {any} */ (value)}`) }))}
      />
      {since === "taken" && takers.length > 0 && (
        <Choice
          label={t("calls.taker")}
          value={taker}
          options={takers}
          onChange={(/** @type {string} */ next) => keep({ ...told, taker: next })}
        />
      )}
      {(tile === DISCARD || isSilent) && (
        <Choice
          label={t("calls.place")}
          value={place ?? ""}
          options={places.map(([value, text]) => ({ value, text }))}
          onChange={(/** @type {string} */ next) => keep({ ...told, place: next || null })}
        />
      )}
      {flags.length > 0 && (
        <fieldset>
          <legend>{t("hand.around")}</legend>
          <div class="choices">
            {flags.map((one) => (
              <label class="choice" key={one}>
                <input
                  type="checkbox"
                  checked={told[one] === true}
                  onChange={() => keep({ ...told, [one]: !told[one] })}
                />{" "}
                {t(`calls.flag.${/** @type {any} */ (one)}`)}
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </section>
  );
}
